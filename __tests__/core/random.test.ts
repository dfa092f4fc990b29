import { draw, pick, pile, remaining, remove, shuffleBack, take } from '../../src/core/bag';
import { nextUint32, sameRandom, seedRandom, sfc32, uniform, type RandomState } from '../../src/core/random';
import { ScriptedRandom } from '../kit/scripted';

/** The first numbers of some seeds. Frozen: a saved game must go on with the same dice for ever. */
const FROZEN: Readonly<Record<number, readonly number[]>> = {
  0: [4270301181, 3717780726, 2919608142, 3745158266, 1496335361, 736232191],
  1: [4064752930, 1169703512, 1317941441, 2551256358, 1943867441, 2876148994],
  42: [4144396390, 3569536208, 2879541286, 1768279649, 711354134, 1980969610],
  4294967295: [1136427174, 1916388865, 1301959096, 4012368761, 1415566983, 477856049],
};

const first = (seed: number, count: number) => {
  const state = seedRandom(seed);
  return Array.from({ length: count }, () => nextUint32(state));
};

describe('sfc32', () => {
  it.each(Object.entries(FROZEN))('gives seed %s the same numbers for ever', (seed, numbers) => {
    expect(first(Number(seed), numbers.length)).toEqual(numbers);
  });

  it('is the published algorithm', () => {
    // Written out from its definition, with unsigned arithmetic instead of ours.
    let [a, b, c, counter] = [1, 2, 3, 1];
    const state: RandomState = [a, b, c, counter];
    for (let n = 0; n < 1000; n++) {
      const out = (a + b + counter) % 2 ** 32;
      counter = (counter + 1) % 2 ** 32;
      a = (b ^ (b >>> 9)) >>> 0;
      b = (c + ((c << 3) >>> 0)) % 2 ** 32;
      c = ((((c << 21) | (c >>> 11)) >>> 0) + out) % 2 ** 32;
      expect(nextUint32(state)).toBe(out);
    }
  });

  it('goes on from its four integers alone', () => {
    const state = seedRandom(9);
    nextUint32(state);
    const restored = JSON.parse(JSON.stringify(state)) as RandomState;
    expect(nextUint32(restored)).toBe(nextUint32(state));
    expect(sameRandom(restored, state)).toBe(true);
    nextUint32(state);
    expect(sameRandom(restored, state)).toBe(false);
  });

  it.each([2, 3, 6, 7, 10, 36, 100])('chooses one of %i evenly', (n) => {
    const random = sfc32(seedRandom(n));
    const counts = new Array<number>(n).fill(0);
    const rolls = 2000 * n;
    for (let i = 0; i < rolls; i++) {
      const die = random.die(n) - 1;
      counts[die] = (counts[die] ?? NaN) + 1;
    }
    const expected = rolls / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Five standard deviations of the chi-squared distribution: the seeds are fixed, so this never flickers.
    expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  it('gives neighbouring seeds nothing in common', () => {
    const starts = new Set(Array.from({ length: 5000 }, (_, seed) => first(seed, 1)[0]));
    expect(starts.size).toBeGreaterThan(4990);
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 33])('refuses to choose one of %p', (n) => {
    expect(() => uniform(seedRandom(1), n)).toThrow(RangeError);
  });

  it('rejects what would make a remainder unfair', () => {
    // Right below 2^32 almost every second word is thrown away for n = 2^31 + 1.
    const n = 2 ** 31 + 1;
    const state = seedRandom(4);
    const before = state[3];
    for (let i = 0; i < 200; i++) expect(uniform(state, n)).toBeLessThan(n);
    expect(state[3] - before).toBeGreaterThan(300);
  });
});

describe('a bag', () => {
  it('gives every piece once', () => {
    const bag = ['a', 'b', 'c', 'd'];
    const random = sfc32(seedRandom(1));
    const drawn = [take(bag, random), take(bag, random), take(bag, random), take(bag, random)];
    expect(drawn.sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(bag).toEqual([]);
  });

  it('shows a piece without taking it', () => {
    const bag = ['a', 'b'];
    expect(bag).toContain(pick(bag, sfc32(seedRandom(1))));
    expect(bag).toHaveLength(2);
  });

  it('gives up a known piece, and says when it is not there', () => {
    const bag = ['a', 'b'];
    remove(bag, 'a');
    expect(bag).toEqual(['b']);
    expect(() => remove(bag, 'z')).toThrow('z is not in [b].');
  });
});

describe('a pile', () => {
  const scripted = (...names: string[]) => {
    const random = new ScriptedRandom();
    random.queue(names);
    return random;
  };

  it('gives the known top first, then the middle at random, then the known bottom', () => {
    const deck = { ...pile(['m']), top: ['t1', 't2'], bottom: ['b1', 'b2'] };
    const random = scripted('m');
    expect(Array.from({ length: 5 }, () => draw(deck, random))).toEqual(['t1', 't2', 'm', 'b1', 'b2']);
  });

  it('takes its discards back when it is empty, and is null when there is nothing at all', () => {
    const deck = { ...pile<string>([]), discards: ['x'] };
    expect(draw(deck, scripted('x'))).toBe('x');
    expect(draw(deck, scripted())).toBeNull();
  });

  it('forgets its order when it is shuffled', () => {
    const deck = { top: ['t'], middle: ['m'], bottom: ['b'], discards: ['d'] };
    shuffleBack(deck);
    expect(remaining(deck)).toBe(4);
    expect(deck).toEqual({ top: [], middle: ['m', 't', 'b', 'd'], bottom: [], discards: [] });
  });
});

describe('scripted dice', () => {
  it('fail when the script is at its end or says what cannot be', () => {
    const random = new ScriptedRandom();
    expect(() => random.die(6)).toThrow('The script is at its end, but a d6 is asked for.');
    random.queue([7, 'x']);
    expect(() => random.die(6)).toThrow('The script says 7, but a d6 is rolled.');
    expect(() => random.index(['a'])).toThrow('there is only [a]');
  });
});
