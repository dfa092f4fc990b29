import * as fc from 'fast-check';

import { nearest, reach } from '../../src/core/graph';
import { copy, hash } from '../../src/core/plain';

describe('plain data', () => {
  it('is copied deeply', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(copy(value)).toEqual(value);
        expect(hash(copy(value))).toBe(hash(value));
      }),
      { seed: 1 },
    );
    const inner = { a: [1] };
    const outer = copy({ inner });
    outer.inner.a.push(2);
    expect(inner.a).toEqual([1]);
  });

  it('has a fingerprint that does not depend on the order of keys', () => {
    expect(hash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hash({ b: [{ d: 3, c: 2 }], a: 1 }));
  });

  it('has another fingerprint for anything else', () => {
    const others = [
      null,
      0,
      '',
      '0',
      [],
      {},
      [[]],
      [0],
      ['0'],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      [1, 2],
      [2, 1],
      [12],
    ];
    expect(new Set(others.map(hash)).size).toBe(others.length);
  });

  // Frozen: golden games and exported journals hold such fingerprints.
  it('has the same fingerprint for ever', () => {
    expect(hash({ fire: 4, seats: [{ wood: 0 }], name: 'Zoë' })).toBe('22e920748a4d4bcb');
  });
});

describe('a graph', () => {
  const roads: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: ['e'], e: [], x: [] };
  const next = (node: string) => roads[node] ?? [];

  it('knows how far everything is', () => {
    expect(Object.fromEntries(reach(['a'], next))).toEqual({ a: 0, b: 1, c: 1, d: 2, e: 3 });
    expect([...reach(['b', 'x'], next).keys()].sort()).toEqual(['b', 'd', 'e', 'x']);
  });

  it('finds all of the nearest, and none where there are none', () => {
    expect(nearest('a', next, (node) => node > 'a').sort()).toEqual(['b', 'c']);
    expect(nearest('a', next, (node) => node === 'a')).toEqual(['a']);
    expect(nearest('a', next, (node) => node === 'x')).toEqual([]);
  });
});
