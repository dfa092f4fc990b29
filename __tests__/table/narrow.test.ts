/** From a list of options to one, by any facet in any order. */
import type { Decision } from '../../src/core/game';
import { option } from '../../src/core/procedure';
import { begin, chosen, litTargets, narrow, refusedSteps, remaining, steps } from '../../src/table/narrow';
import type { Target } from '../../src/ui/gameView';

const decision: Decision = {
  id: 0,
  seat: 0,
  kind: 'action',
  about: { procedure: 'turn', step: 'action' },
  options: [
    option({ verb: 'move', unit: 'a', area: '1' }),
    option({ verb: 'move', unit: 'a', area: '2' }),
    option({ verb: 'move', unit: 'b', area: '2' }),
    option({ verb: 'fight', unit: 'a' }),
    option({ verb: 'done' }),
  ],
};

function target(id: string, facets: Target['facets']): Target {
  return {
    id,
    kind: 'place',
    shape: { kind: 'circle', x: 0, y: 0, r: 1 },
    at: { x: 0, y: 0 },
    z: 0,
    label: id,
    facets,
  };
}
const one = target('area:1', { area: '1' });
const two = target('area:2', { area: '2' });
const b = target('unit:b', { unit: 'b' });

it('offers the values of the first facet that the options disagree on', () => {
  const offered = steps(begin(decision)).map((step) => (step.kind === 'value' ? step.value : step.option.id));
  expect(offered).toEqual(['move', 'fight', 'done']);
});

it('comes to the same option in every order', () => {
  const orders = [
    ['verb', 'unit', 'area'],
    ['area', 'unit', 'verb'],
    ['unit', 'area', 'verb'],
  ] as const;
  const wanted = { verb: 'move', unit: 'a', area: '2' };
  for (const order of orders) {
    let at = begin(decision);
    for (const facet of order) at = narrow(at, { type: 'pick', facet, value: wanted[facet] });
    expect(chosen(at)?.id).toBe('move/a/2');
  }
});

it('needs no more picks than it takes to tell the options apart', () => {
  expect(chosen(narrow(begin(decision), { type: 'target', target: b }))?.id).toBe('move/b/2');
});

it('lights what a tap would pick, and nothing else', () => {
  const moving = narrow(begin(decision), { type: 'pick', facet: 'verb', value: 'move' });
  expect([...litTargets(moving, [one, two, b])]).toEqual(['area:1', 'area:2', 'unit:b']);
  const fighting = narrow(begin(decision), { type: 'pick', facet: 'verb', value: 'fight' });
  expect(litTargets(fighting, [one, two, b]).size).toBe(0);
});

it('lets a last pick be changed by a tap on another one of its kind', () => {
  let at = narrow(begin(decision), { type: 'pick', facet: 'verb', value: 'move' });
  at = narrow(at, { type: 'pick', facet: 'unit', value: 'a' });
  at = narrow(at, { type: 'target', target: one });
  expect(chosen(at)?.id).toBe('move/a/1');
  expect(litTargets(at, [one, two, b])).toEqual(new Set(['area:2']));
  expect(chosen(narrow(at, { type: 'target', target: two }))?.id).toBe('move/a/2');
});

it('drops what no longer agrees when a facet is picked anew', () => {
  let at = narrow(begin(decision), { type: 'pick', facet: 'area', value: '1' });
  at = narrow(at, { type: 'pick', facet: 'unit', value: 'b' });
  expect(remaining(at).map(({ id }) => id)).toEqual(['move/b/2']);
});

it('goes back pick by pick, and ignores what is not on offer', () => {
  const moving = narrow(begin(decision), { type: 'pick', facet: 'verb', value: 'move' });
  const whole = narrow(moving, { type: 'option', id: 'done' });
  expect(chosen(whole)?.id).toBe('done');
  expect(remaining(narrow(whole, { type: 'back' }))).toHaveLength(3);
  expect(narrow(moving, { type: 'option', id: 'fly' })).toBe(moving);
  expect(narrow(moving, { type: 'pick', facet: 'area', value: '9' })).toBe(moving);
});

it('shows a refused verb beside the others, but only once and only where it belongs', () => {
  const refusals = [
    { facets: { verb: 'repair' }, rule: 'R-1' },
    { facets: { verb: 'repair' }, rule: 'R-2' },
    { facets: { verb: 'move', area: '3' }, rule: 'R-3' },
  ];
  expect(refusedSteps(begin(decision), refusals).map(({ value, refusal }) => [value, refusal.rule])).toEqual([
    ['repair', 'R-1'],
  ]);
  let moving = narrow(begin(decision), { type: 'pick', facet: 'verb', value: 'move' });
  moving = narrow(moving, { type: 'pick', facet: 'unit', value: 'a' });
  expect(refusedSteps(moving, refusals).map(({ value }) => value)).toEqual(['3']);
});
