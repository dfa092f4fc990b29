/** Whole games at the table: every question has its places, everything that happens can be told, and every word is there. */
import { apply, start } from '../../../src/core/engine';
import type { Decision } from '../../../src/core/game';
import type { GameEvent } from '../../../src/core/procedure';
import { darkestHouse } from '../../../src/games/darkest-house';
import type { DarkestOptions, DarkestState } from '../../../src/games/darkest-house/state';
import { layout } from '../../../src/games/darkest-house/board/layout';
import { mark } from '../../../src/games/darkest-house/board/logMarks';
import { preview } from '../../../src/games/darkest-house/board/preview';
import { heading, status } from '../../../src/games/darkest-house/board/status';
import { animate } from '../../../src/games/darkest-house/board/telling';
import { tile } from '../../../src/games/darkest-house/board/tiles';
import { matLayout, mats } from '../../../src/games/darkest-house/mats';
import { bite } from '../../../src/games/darkest-house/procedures/harm';
import { text } from '../../../src/games/darkest-house/text';
import { begin, litTargets } from '../../../src/table/narrow';
import { scenario } from './scenario';

jest.setTimeout(60_000);

/** Questions that are about nothing on a board, or ask first what to do and only then with which card: the sheet answers them. */
const PLACELESS = new Set([
  'chipMix',
  'forceDoor',
  'notYet',
  'beforeZombification',
  'defense',
  'convertIcon',
  'rerollFailure',
]);

/** Everything that can be tapped on the board and on the mats. */
const targetsOf = (state: DarkestState) => [
  ...layout(state).targets,
  ...mats(state).flatMap(({ id }) => matLayout(state, id, 320, 1).targets),
];

interface Turn {
  readonly before: DarkestState;
  readonly after: DarkestState;
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
}

/** A game by a fixed rule of thumb: no chance but the game's own. */
function play(options: DarkestOptions, seed: number, most: number): Turn[] {
  const turns: Turn[] = [];
  let { state, decision } = start(darkestHouse, options, seed);
  while (decision && turns.length < most) {
    const option = decision.options[(turns.length * 7 + seed) % decision.options.length];
    const events: GameEvent[] = [];
    const next = apply(
      darkestHouse,
      state,
      { decision: decision.id, option: option?.id ?? '' },
      { events: events as never },
    );
    turns.push({ before: state, after: next.state, decision, events });
    ({ state, decision } = next);
  }
  return turns;
}

const GAMES: readonly (readonly [string, Partial<DarkestOptions>, number])[] = [
  ['a first night alone', {}, 11],
  [
    'five in the dark, with everything',
    {
      players: 5,
      survivors: ['bruce', 'lucy', 'leo', 'jack', 'nina'],
      advanced: true,
      mode: 'darker',
      house: 'random',
    },
    23,
  ],
  ['a house built by hand', { house: 'build', chips: 'choose' }, 5],
];

describe.each(GAMES)('%s', (_, changes, seed) => {
  const turns = play({ ...darkestHouse.defaults(changes.players ?? 1), ...changes }, seed, 350);

  it('lights something on the board or on a mat for every question that has a place', () => {
    const dark = new Set<string>();
    for (const { before, decision } of turns) {
      if (litTargets(begin(decision), targetsOf(before)).size === 0 && decision.options.length > 1)
        dark.add(decision.kind);
    }
    expect([...dark].filter((kind) => !PLACELESS.has(kind))).toEqual([]);
  });

  it('tells what happened with pieces and places that are on the board', () => {
    let told = 0;
    for (const { before, after, events } of turns) {
      const known = new Set([...layout(before).targets, ...layout(after).targets].map(({ id }) => id));
      for (const event of events) {
        for (const step of animate(event as never, before, after)) {
          told++;
          if (step.do === 'flash')
            expect(
              step.targets.some((id) => known.has(id)) ||
                step.targets[0]?.startsWith('survivor:') ||
                step.targets[0]?.startsWith('enemy:') ||
                step.targets[0]?.startsWith('lock:'),
            ).toBe(true);
          if (step.do === 'move') expect(step.path.length).toBeGreaterThan(1);
        }
        mark(event as never);
      }
    }
    expect(told).toBeGreaterThan(20);
  });

  it('has a heading, a tile for every step and words for every preview', () => {
    for (const { before, decision } of turns) {
      expect(
        heading(before, decision, {}, text.prompts[decision.kind]?.(before, decision) ?? '').title,
      ).not.toBe('');
      expect(status(before).title).not.toBe('');
      for (const option of decision.options) {
        for (const [facet, value] of Object.entries(option.facets)) tile(before, facet, value, [option]);
        const words = preview(before, decision, option);
        if (words) expect(words.text).not.toMatch(/undefined|NaN/);
        for (const { chance } of words?.odds ?? []) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

describe('what does not fit into the inventory any more', () => {
  function lit(cards: string, side: 'left' | 'right'): string[] {
    const { state, decision } = scenario()
      .unarmed('bruce')
      .cards('bruce', cards)
      .play()
      .run(bite, { who: 0 })
      .pick({ side });
    if (!decision) throw new Error('Nothing is asked.');
    return [...litTargets(begin(decision), targetsOf(state))].sort();
  }

  it('can be touched on the mat: the cards, and the side that a card is put away to', () => {
    expect(lit('E01 E20', 'right')).toEqual(['card:E01', 'card:E20', 'side:left']);
    expect(lit('E30 E31 E46 E47 E48', 'left')).toEqual([
      'card:E30',
      'card:E31',
      'card:E46',
      'card:E47',
      'card:E48',
    ]);
  });
  it('has a place on the mat even when there is but one card to choose', () => {
    expect(lit('E05', 'right')).toEqual(['side:left']);
  });
});
