/** What the table shows of a game in play: everything has a place, words and odds, whatever happens. */
import { apply, refusals, start } from '../../../src/core/engine';
import type { Decision } from '../../../src/core/game';
import { copy } from '../../../src/core/plain';
import type { Facets } from '../../../src/core/procedure';
import { exodus } from '../../../src/games/exodus';
import { boxOf, CELL } from '../../../src/games/exodus/board/floor';
import { goalOf } from '../../../src/games/exodus/board/goals';
import { guide } from '../../../src/games/exodus/board/guide';
import { intentOf, reachOf, sightOf, smellOf } from '../../../src/games/exodus/board/intent';
import { layout, pieceInQuestion, spots } from '../../../src/games/exodus/board/layout';
import { chancesOf, outcomes, stepOdds } from '../../../src/games/exodus/board/odds';
import { preview } from '../../../src/games/exodus/board/preview';
import { heading, status } from '../../../src/games/exodus/board/status';
import { animate, mark } from '../../../src/games/exodus/board/telling';
import { focus, refused, tile } from '../../../src/games/exodus/board/tiles';
import { describe as words } from '../../../src/games/exodus/board/words';
import { furnishing } from '../../../src/games/exodus/board/furnishing';
import { WEAPONS } from '../../../src/games/exodus/data/weapons';
import { MISSION_IDS } from '../../../src/games/exodus/data/missions';
import { boardFor, boardOf, heroesIn, heroSees, squareOf } from '../../../src/games/exodus/queries';
import { heroAt, type ExodusState, type Infected } from '../../../src/games/exodus/state';

/** Facets that have a place on the board; the others are cards, verbs and perks. */
const PLACED = ['square', 'target', 'unit', 'door', 'hero', 'point'];
const hasPlace = (name: string, value: string | number): boolean =>
  PLACED.includes(name) &&
  value !== 'here' &&
  value !== 'stop' &&
  !(name === 'hero' && value === -1) &&
  !(name === 'unit' && value === 0);

function placesOf(state: ExodusState): Set<string> {
  const found = new Set<string>();
  for (const { facets } of layout(state).targets)
    for (const [name, value] of Object.entries(facets)) found.add(`${name} ${value}`);
  // Infected in a grapple lie on the hero's board: its mat shows them.
  for (const { grapple } of state.heroes)
    for (const id of grapple) found.add(`target u${id}`).add(`unit ${id}`);
  // Before and between missions the heroes are on their mats.
  state.heroes.forEach(({ square }, who) => square === null && found.add(`hero ${who}`));
  return found;
}

function unplaced(state: ExodusState, { options }: Decision): string[] {
  const places = placesOf(state);
  const names = (facets: Facets) => Object.entries(facets).filter(([name, value]) => hasPlace(name, value));
  return options
    .flatMap(({ facets }) => names(facets).map(([name, value]) => `${name} ${value}`))
    .filter((name) => !places.has(name));
}

/** One game by chance, with the table looking on at every step. */
function watch(mission: string, seed: number, steps: number): number {
  const options = { ...exodus.defaults(3), mission, director: seed % 2 === 1 };
  let applied = start(exodus, options, seed);
  let seen = 0;
  for (; seen < steps && applied.decision !== null; seen++) {
    const { state, decision } = applied;
    expect(unplaced(state, decision)).toEqual([]);
    expect(status(state).title).not.toBe('');
    expect(heading(state, decision, 'What now?').title).not.toBe('');
    for (const id of focus(state, decision))
      expect(layout(state).targets.some((target) => target.id === id)).toBe(true);
    for (const option of decision.options.slice(0, 12)) {
      const odds = preview(state, decision, option)?.odds ?? [];
      if (odds.length > 0) expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      for (const [name, value] of Object.entries(option.facets)) tile(state, name, value, decision.options);
    }
    for (const refusal of refusals(exodus, state)) expect(refused(state, refusal).length).toBeLessThan(30);
    for (const tip of guide) tip.when(state, decision);
    const pick = decision.options[(seen * 7 + seed) % decision.options.length];
    if (pick === undefined) throw new Error('A decision without options.');
    applied = apply(exodus, state, { decision: decision.id, option: pick.id });
    for (const event of applied.events) {
      if (event.type !== 'onlyOption') expect(exodus.rulebook).toHaveProperty([event.rule ?? event.type]);
      for (const step of animate(event, state, applied.state))
        if (step.do === 'move') expect(step.path.length).toBeGreaterThan(1);
      mark(event, applied.state);
    }
  }
  for (const { id } of layout(applied.state).targets) expect(words(applied.state, id)?.title).toBeTruthy();
  return seen;
}

describe('the table in play', () => {
  it.each(MISSION_IDS)('shows every decision of %s where it has a place', (mission) => {
    expect(watch(mission, MISSION_IDS.indexOf(mission) + 1, 120)).toBeGreaterThan(20);
  });

  it('shows the campaign from its first question on', () => {
    expect(watch('campaign', 4, 150)).toBeGreaterThan(20);
  });
});

describe('the layout of a floor plan', () => {
  const { state } = start(exodus, { ...exodus.defaults(2), mission: 'M2' }, 7);

  it('gives each square its own ground, on both floors', () => {
    const board = boardOf(state);
    const corners = new Set(
      board.names.map((_, square) => `${boxOf(board, square).x} ${boxOf(board, square).y}`),
    );
    expect(corners.size).toBe(board.size);
    const ids = layout(state).targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('stands every piece on its square, from north to south', () => {
    const board = boardOf(state);
    const standing = spots(state);
    for (const { square, x, y } of standing) {
      const box = boxOf(board, square);
      expect(x >= box.x && x <= box.x + CELL && y >= box.y && y <= box.y + CELL).toBe(true);
    }
    expect(standing.map(({ y }) => y)).toEqual(standing.map(({ y }) => y).sort((a, b) => a - b));
  });

  it('puts furniture only on plain squares without a door', () => {
    for (const mission of MISSION_IDS) {
      const board = boardFor(mission);
      for (const { square } of furnishing(board)) {
        expect(board.feature[square]).toBe('.');
        expect(board.doors.some(({ a, b }) => a === square || b === square)).toBe(false);
      }
    }
  });
});

describe('odds before the shot', () => {
  it('counts the faces of a table', () => {
    expect(chancesOf(WEAPONS.pistol.aimed)).toEqual({ miss: 0.25, knockdown: 0.25, kill: 0.5 });
    expect(chancesOf(WEAPONS.pistol.aimed, { bonus: 1 }).kill).toBe(0.625);
    expect(chancesOf(WEAPONS.pistol.aimed, { again: true }).kill).toBeCloseTo(0.5 + 0.5 / 8);
    expect(chancesOf(WEAPONS.crowbar.quick, { best: true }).kill).toBeCloseTo(1 - (6 / 8) ** 2);
  });

  it('adds the kill points of two guns, and knocks nobody down who stands firm', () => {
    const unit: Infected = {
      id: 1,
      kind: 'reaver',
      square: 0,
      facing: 0,
      prone: false,
      damage: 0,
      flame: false,
      dived: false,
      control: false,
      acted: false,
      fresh: false,
      hero: null,
    };
    const die = { chances: { miss: 0.25, knockdown: 0.25, kill: 0.5 }, points: 1 };
    const odds = outcomes(unit, [die, die]);
    expect(odds.find(({ label }) => label === 'Killed')?.chance).toBeCloseTo(0.25);
    expect(odds.some(({ label }) => label === 'Knocked down')).toBe(false);
  });
});

describe('what the strip, the sheet and the telling say', () => {
  const { state: begun } = start(exodus, { ...exodus.defaults(2), mission: 'M1' }, 7);
  const board = boardOf(begun);

  it('says who has what the mission is about, and where it goes', () => {
    const state = copy(begun);
    expect(goalOf(state).text).toBe('Find the gate key and open the gate.');
    heroAt(state, 1).item = 'gateKey';
    expect(goalOf(state).text).toBe('Kira has the gate key. Bring it to the gate.');
    state.progress.exitOpen = true;
    expect(goalOf(state).text).toBe('The gate is open: everybody leaves by it.');
  });

  it('gives the infection a row of boxes only when somebody was bitten', () => {
    const state = copy(begun);
    const dials = () =>
      status(state)
        .tracks.slice(1)
        .map(({ max }) => max);
    expect(dials()).toEqual([undefined, undefined]);
    heroAt(state, 1).dial = 2;
    expect(dials()).toEqual([undefined, 16]);
  });

  it('tells each step of a long move by itself', () => {
    const state = copy(begun);
    heroAt(state, 0).square = board.byName.get('0,3') ?? 0;
    const step = (from: string, to: string) =>
      animate({ type: 'moved', hero: 0, from, to, how: 'sprint' }, state, state)[0];
    const [first, second] = [step('0,3', '1,3'), step('1,3', '2,3')];
    if (first?.do !== 'move' || second?.do !== 'move') throw new Error('A move is told as a move.');
    expect(first.path[1]).toEqual(second.path[0]);
    expect(second.path[1]?.x).toBe((first.path[0]?.x ?? 0) + 2 * CELL);
  });

  it('has nothing to tell of a step on a plan that is not there', () => {
    const event = { type: 'moved', hero: 0, from: '90,90', to: '91,90', how: 'move' } as const;
    expect(animate(event, begun, begun)).toEqual([]);
  });

  it('marks the infected that is fired at, before the hero who acts', () => {
    const state = copy(begun);
    state.acting = 1;
    state.frames = [{ procedure: 'turns', step: 'infected' }];
    expect(pieceInQuestion(state)).toBe('hero:1');
    const frame = { procedure: 'alertFire', step: 'alertFire', unit: 2, left: [1, 1] };
    state.frames.push(frame);
    expect(pieceInQuestion(state)).toBe('unit:2');
  });

  it('puts attacks and the task before all the ways to walk', () => {
    const options = [{ id: 'quickFire', facets: { verb: 'quickFire', guns: 'EQ01-1' }, cost: { ap: 1 } }];
    expect(tile(begun, 'verb', 'quickFire', options)).toMatchObject({
      order: 'first',
      note: '1 AP, kills on 7 or 8',
    });
    expect(tile(begun, 'verb', 'move', []).order).toBeUndefined();
    expect(tile(begun, 'verb', 'end', []).order).toBe('last');
  });

  it('greys the cards of a director with their moment', () => {
    const refusal = { facets: { verb: 'play', card: 'D17-1' }, rule: 'EX-RULING-132' };
    expect(refused(begun, refusal)).toMatch(/^(Before|When|After|In) the |^When a /);
    expect(refused(begun, { facets: { verb: 'play' }, rule: 'EX-RULING-132' })).toBe(
      'No card fits this moment',
    );
  });
});

describe('the overlays', () => {
  const { state } = start(exodus, { ...exodus.defaults(2), mission: 'M1' }, 7);
  const board = boardOf(state);
  state.heroes.forEach((hero, who) => {
    hero.square = board.byName.get(who === 0 ? '6,4' : '0,4') ?? 0;
    hero.ap = 4;
  });

  it('shows as sight what the rules call a line of sight', () => {
    const [who = 0] = heroesIn(state);
    const from = squareOf(state, who);
    for (const square of sightOf(state, who))
      expect(square === from || heroSees(state, from, square)).toBe(true);
  });

  it('reaches six squares with four AP, and never through a closed door', () => {
    const reach = reachOf(state, 1);
    expect(Math.max(...reach.values())).toBe(4);
    expect([...reach.keys()].every((square) => board.room[square] === '')).toBe(true);
  });

  it('foretells a charge at a hero who stands beside', () => {
    const near = state.infected.find(({ square }) => square === board.byName.get('7,4'));
    if (near === undefined) throw new Error('Nobody stands there.');
    expect(intentOf(state, near)?.charges).toBe(true);
    expect(smellOf(state, near).some(({ square }) => square === squareOf(state, 0))).toBe(true);
    expect(stepOdds(state, 0, board.byName.get('6,5') ?? 0).odds.length).toBeGreaterThan(0);
  });
});
