/** Whatever can be asked, the sheet has words for it: headings, tiles, previews, reasons, and where to look. */
import { Coverage, policies } from '../../../src/bots';
import { applyInPlace, refusals, start } from '../../../src/core/engine';
import type { Decision } from '../../../src/core/game';
import { plumIsland } from '../../../src/games/plum-island';
import { layout } from '../../../src/games/plum-island/board/layout';
import { preview } from '../../../src/games/plum-island/board/preview';
import { focus, heading, refused, tile } from '../../../src/games/plum-island/board/tiles';
import { describe as describeTarget, status } from '../../../src/games/plum-island/board/words';
import type { PlumState } from '../../../src/games/plum-island/state';
import { island } from './island';

function check(state: PlumState, decision: Decision): void {
  const ids = new Set(layout(state).targets.map(({ id }) => id));
  expect(heading(state, decision, {}, 'What now?').title).not.toBe('');
  for (const target of focus(state, decision)) expect(ids).toContain(target);
  for (const option of decision.options) {
    for (const [facet, value] of Object.entries(option.facets))
      expect(tile(state, decision, facet, value, [option]).note).not.toBe('');
    const seen = preview(state, decision, option);
    for (const { label, chance } of seen?.odds ?? []) {
      expect([label, chance >= 0 && chance <= 1 + 1e-9]).toEqual([label, true]);
    }
    for (const target of seen?.line ?? []) expect(ids).toContain(target);
  }
  for (const refusal of refusals(plumIsland, state))
    expect([refusal.rule, refused(state, refusal)]).not.toEqual([refusal.rule, 'Not now']);
}

it('has words for every question of whole games', () => {
  const coverage = new Coverage();
  const policy = policies.leastSeen(3, coverage);
  for (const [players, seed] of [
    [2, 4],
    [4, 9],
  ] as const) {
    const run = { trace: coverage };
    const first = start(plumIsland, plumIsland.defaults(players), seed, run);
    const { state } = first;
    let decision: Decision | null = first.decision;
    for (let n = 0; decision !== null; n++) {
      if (n % 3 === 0) check(state, decision);
      const { id } = policy.choose(plumIsland, state, decision);
      decision = applyInPlace(plumIsland, state, decision, { decision: decision.id, option: id }, run);
    }
  }
});

it('describes an area with everything in it', () => {
  const { state } = island('GT', 'PIC')
    .put('pic1', '2G', 2)
    .people('2G', 'c01')
    .damage('2G', 2)
    .stack('2G', 3);
  const found = describeTarget(state, 'area:2G');
  expect(found?.title).toMatch(/^2G Good Samaritan Hospital/);
  expect(found?.lines).toEqual(
    expect.arrayContaining([
      'Damaged, 2',
      'Stack of 3 tiles',
      '1 Civilians unit',
      'Chief Walt Brannigan, 2 of 5 hits',
    ]),
  );
});

it('shows both sides of a Civilians counter', () => {
  const { state } = island('GT', 'PIC').people('2G', 'c33', 'c01');
  expect(describeTarget(state, 'civilians:2G')?.lines).toEqual([
    'Line for the Restroom: 1 point',
    'Maternity Ward: 3 points',
  ]);
});

it('names the foremost Horrors of each Track', () => {
  const { state } = island('GT', 'PIC').stack('2B', 4).stack('2G', 6).people('2G', 'c01');
  const notes = status(state).notes?.map(({ text }) => text);
  expect(notes).toHaveLength(6);
  expect(notes?.[1]).toBe('T2  6 in 2G');
  expect(notes?.[0]).toBe('T1 clear');
});
