/** Setup and options (BC-SETUP, BC-OP, BC-PR). */
import { start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import {
  MINOR_IDS,
  MISSION_IDS,
  MISSIONS,
  type MinorId,
  type MissionId,
} from '../../../src/games/basecamp/data/objectives';
import { SURVIVORS } from '../../../src/games/basecamp/data/survivors';
import { TILES, type TileKind } from '../../../src/games/basecamp/data/tiles';
import {
  defaults,
  optionsSchema,
  setupFields,
  type BasecampOptions,
} from '../../../src/games/basecamp/options';
import { supplyOf } from '../../../src/games/basecamp/setup';

const begin = (changes: Partial<BasecampOptions> = {}, seed = 1, players = 3) =>
  start(basecamp, { ...defaults(players), ...changes }, seed).state;
const kinds = (state: ReturnType<typeof begin>) => state.pile.middle as TileKind[];
const count = (state: ReturnType<typeof begin>, ...wanted: TileKind[]) =>
  kinds(state).filter((kind) => wanted.includes(kind)).length;
const ofCategory = (state: ReturnType<typeof begin>, category: string) =>
  kinds(state).filter((kind) => TILES[kind].category === category);
const seeds = (n: number) => Array.from({ length: n }, (_, seed) => seed + 1);

describe('objectives and survivors', () => {
  it('[BC-SETUP-01] [BC-SETUP-02] the mission and the minor objective come at random', () => {
    const games = seeds(120).map((seed) => begin({}, seed));
    expect(new Set(games.map(({ mission }) => mission))).toEqual(new Set(MISSION_IDS));
    expect(new Set(games.map(({ minor }) => minor))).toEqual(new Set(MINOR_IDS));
    expect(begin({ minor: 'none' }).minor).toBeNull();
  });

  it('[BC-SETUP-03] [BC-SETUP-04] every player gets a random card, and more until there are three survivors', () => {
    expect(new Set(seeds(60).map((seed) => begin({}, seed).survivors[0]?.card)).size).toBe(12);
    const alone = begin({}, 1, 1);
    expect(alone.survivors.map(({ seat }) => seat)).toEqual([0, 0, 0]);
    expect(new Set(alone.survivors.map(({ card }) => card)).size).toBe(3);
  });

  it('[BC-SETUP-05] [BC-OP05] [BC-RULING-02] [BC-CHOICE-17] totals from 3 to 6 that are enough for the players', () => {
    const valid = (players: number, survivors: number) =>
      optionsSchema.safeParse({ ...defaults(players), survivors }).success;
    expect([2, 3, 6, 7].map((total) => valid(2, total))).toEqual([false, true, true, false]);
    expect(valid(5, 4)).toBe(false);
    const field = setupFields(defaults(5)).find(({ key }) => key === 'survivors');
    expect(field?.choices.map(({ value }) => value)).toEqual([5, 6]);
    expect(begin({ survivors: 3 }, 1, 2).survivors.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    expect(defaults(2).survivors).toBe(4);
  });

  it('[BC-SETUP-06] everybody begins with what the card shows', () => {
    for (const { card, goods } of begin({ survivors: 6 }).survivors)
      expect(goods).toEqual(SURVIVORS[card].goods);
  });

  it('[BC-SETUP-07] [BC-SETUP-08] [BC-SETUP-21] all start on Base, not having acted, each in a colour of its own', () => {
    const { survivors } = begin({
      survivors: 6,
      colours: ['violet', 'red', 'blue', 'green', 'yellow', 'orange'],
    });
    expect(survivors.map(({ colour }) => colour)).toEqual([
      'violet',
      'red',
      'blue',
      'green',
      'yellow',
      'orange',
    ]);
    expect(survivors.every(({ cell, acted }) => cell === '0,0' && !acted)).toBe(true);
    const twice = { ...defaults(3), colours: ['red', 'red', 'blue', 'green', 'yellow', 'orange'] };
    expect(optionsSchema.safeParse(twice).success).toBe(false);
  });

  it('[BC-SETUP-17] survivors, food and ENEMY tiles follow the number of survivors', () => {
    expect([1, 2, 3, 4, 5, 6].map((players) => defaults(players).survivors)).toEqual([3, 4, 3, 4, 5, 6]);
    const two = begin({ survivors: 6 }, 1, 2);
    expect([two.stock.food, ofCategory(two, 'enemy').length]).toEqual([4, 8]);
  });

  it('[BC-SETUP-18] cards go round the seats', () => {
    expect(begin({ survivors: 5 }, 1, 2).survivors.map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0]);
  });

  it('[BC-SETUP-22] [BC-OP01] [BC-TURN-02] the first game: Beacon Line, nothing else, clockwise from a random survivor', () => {
    const games = seeds(30).map((seed) => start(basecamp, { ...defaults(4), firstGame: true }, seed));
    expect(games.every(({ state }) => state.mission === 'beaconLine' && state.minor === null)).toBe(true);
    expect(new Set(games.map(({ state }) => state.first))).toEqual(new Set([0, 1, 2, 3]));
    // The only survivor who may begin is taken by the engine.
    for (const { state } of games) expect(state.turn?.survivor).toBe(state.first);
    expect(defaults(3).firstGame).toBe(false);
  });
});

describe('the board and the pile', () => {
  it('[BC-SETUP-09] [BC-RULING-03] [BC-B01] Base with the four basic tiles around it, on random sides', () => {
    const sides = ['0,-1', '1,0', '0,1', '-1,0'];
    const crosses = seeds(40).map((seed) => {
      const { tiles } = begin({}, seed);
      expect(tiles['0,0']?.kind).toBe('base');
      expect(Object.keys(tiles)).toHaveLength(5);
      return sides.map((cell) => tiles[cell]?.kind);
    });
    for (const cross of crosses) expect([...cross].sort()).toEqual(['ammo', 'food', 'medicine', 'scrap']);
    expect(new Set(crosses.map((cross) => cross.join())).size).toBeGreaterThan(10);
  });

  it('[BC-SETUP-10] [BC-OP04] food in Base by the table, more or less by choice', () => {
    const food = (survivors: number, provisions: BasecampOptions['provisions']) =>
      begin({ survivors, provisions }).stock.food;
    expect([3, 4, 5, 6].map((total) => food(total, 'standard'))).toEqual([10, 8, 6, 4]);
    expect([food(3, 'gentle'), food(6, 'harsh')]).toEqual([13, 2]);
  });

  it('[BC-SETUP-11] every other Starting tile is in the pile: 46 of 50', () => {
    const state = begin({ minor: 'none' });
    expect(supplyOf('starting', false)).toHaveLength(50);
    expect(ofCategory(state, 'starting')).toHaveLength(46);
    expect([
      count(state, 'ammo'),
      count(state, 'food'),
      count(state, 'medicine'),
      count(state, 'scrap'),
    ]).toEqual([5, 9, 5, 7]);
  });

  it('[BC-SETUP-12] [BC-SETUP-13] 13 HAZARD tiles and the ENEMY tiles of the table, at random', () => {
    const games = seeds(40).map((seed) => begin({ minor: 'none' }, seed));
    for (const state of games) {
      expect(ofCategory(state, 'hazard')).toHaveLength(13);
      expect(ofCategory(state, 'enemy')).toHaveLength(5);
    }
    expect(new Set(games.map((state) => ofCategory(state, 'hazard').sort().join())).size).toBeGreaterThan(20);
  });

  it('[BC-SETUP-14] the Objective tiles of both objectives, and no others', () => {
    for (const mission of MISSION_IDS) {
      const state = begin({ mission, minor: 'aidPost' });
      const wanted = Object.entries({ ...MISSIONS[mission].tiles, pharmacy: 2 });
      expect(ofCategory(state, 'objective')).toHaveLength(wanted.reduce((sum, [, n]) => sum + n, 0));
      for (const [kind, n] of wanted) expect(count(state, kind as TileKind)).toBe(n);
    }
  });

  it('[BC-SETUP-15] one pile without an order: a draw picks at random', () => {
    const state = begin();
    expect([state.pile.top, state.pile.bottom, state.pile.discards]).toEqual([[], [], []]);
  });

  it('[BC-SETUP-16] nobody sees which HAZARD and ENEMY tiles were drawn', () => {
    const seen = (seed: number) => basecamp.view(begin({ minor: 'none', mission: 'beaconLine' }, seed), 0);
    const backs = seen(1).pile.middle;
    expect(backs.filter((kind) => kind === 'hazardBack')).toHaveLength(13);
    expect(backs.filter((kind) => kind === 'enemyBack')).toHaveLength(5);
    expect([seen(1).pile, seen(1).supply]).toEqual([seen(2).pile, seen(2).supply]);
  });

  it('[BC-SETUP-19] [BC-OP02] without a minor objective nothing of it exists and the mission alone wins', () => {
    const state = begin({ minor: 'none', mission: 'missingCrew' });
    expect(count(state, 'pharmacy')).toBe(0);
    state.stock.crew = 3;
    basecamp.check?.({
      state,
      random: { die: () => 1, index: () => 0 },
      emit: () => undefined,
      mark: () => undefined,
    });
    expect(state.outcome?.result).toBe('win');
    expect(defaults(3).minor).toBe('random');
  });

  it('[BC-SETUP-20] [BC-OP03] the expansion enlarges the supplies, not the numbers drawn', () => {
    const expansion = (kind: TileKind) => TILES[kind].set === 'expansion';
    for (const seed of seeds(30)) expect(kinds(begin({}, seed)).some(expansion)).toBe(false);
    const games = seeds(60).map((seed) => begin({ expansion: true, minor: 'none' }, seed));
    for (const state of games) {
      expect([ofCategory(state, 'hazard').length, ofCategory(state, 'enemy').length]).toEqual([13, 5]);
    }
    expect(new Set(games.flatMap((state) => kinds(state).filter(expansion))).size).toBe(8);
    expect(
      ['hazard', 'enemy'].map((c) => [
        supplyOf(c as 'hazard', false).length,
        supplyOf(c as 'hazard', true).length,
      ]),
    ).toEqual([
      [20, 28],
      [16, 20],
    ]);
    expect(defaults(3).expansion).toBe(false);
  });

  const prepared = (minor: MinorId, mission: MissionId = 'beaconLine') =>
    seeds(60).map((seed) => begin({ minor, mission }, seed));

  it('[BC-PR01] Wire Drill always has a Spawn Pit', () => {
    for (const state of prepared('wireDrill')) expect(count(state, 'spawnPit')).toBeGreaterThanOrEqual(1);
    expect(prepared('fieldKitchen').some((state) => count(state, 'spawnPit') === 0)).toBe(true);
  });

  it('[BC-PR02] Salvage Crew always has three tiles to clear', () => {
    for (const state of prepared('salvageCrew'))
      expect(count(state, 'brokenBridge', 'irradiated')).toBeGreaterThanOrEqual(3);
    expect(prepared('fieldKitchen').some((state) => count(state, 'brokenBridge', 'irradiated') < 3)).toBe(
      true,
    );
  });

  it('[BC-PR03] Route Markers always have four tiles to mark', () => {
    const passable = ['brokenStairs', 'flood', 'muddyPassage', 'rubbleSlide'] as const;
    for (const state of prepared('routeMarkers')) expect(count(state, ...passable)).toBeGreaterThanOrEqual(4);
  });

  it('[BC-PR04] preparing changes no numbers', () => {
    for (const minor of ['wireDrill', 'salvageCrew', 'routeMarkers'] as const) {
      for (const state of prepared(minor).slice(0, 10)) {
        expect([ofCategory(state, 'hazard').length, ofCategory(state, 'enemy').length]).toEqual([13, 5]);
      }
    }
  });
});
