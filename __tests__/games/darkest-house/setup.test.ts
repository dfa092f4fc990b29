/** Before the first round: options, survivors, code and chips, and the difficulty tweaks. */
import { apply, start } from '../../../src/core/engine';
import { sfc32 } from '../../../src/core/random';
import { darkestHouse } from '../../../src/games/darkest-house';
import { readChip } from '../../../src/games/darkest-house/houseChanges';
import { iconsOf, coloursOf } from '../../../src/games/darkest-house/data/chips';
import { PRESETS } from '../../../src/games/darkest-house/data/tiles';
import { drawPlan, parseHouse } from '../../../src/games/darkest-house/geometry';
import {
  advisedThree,
  prepareHouse,
  threeLimits,
} from '../../../src/games/darkest-house/procedures/building';
import { spawnZombies } from '../../../src/games/darkest-house/procedures/spawning';
import { upkeep, zombification } from '../../../src/games/darkest-house/procedures/upkeep';
import { setup } from '../../../src/games/darkest-house/setup';
import {
  boardSide,
  hasSkill,
  inventoryLimit,
  skullAt,
  zoneAp,
  type DarkestOptions,
  type DarkestState,
  type Play,
} from '../../../src/games/darkest-house/state';
import { of, scenario } from './scenario';

const ALL: DarkestOptions['survivors'] = ['bruce', 'lucy', 'leo', 'jack', 'nina'];
const options = (changes: Partial<DarkestOptions> = {}): DarkestOptions => ({
  ...darkestHouse.defaults(1),
  ...changes,
});
const opened = (changes: Partial<DarkestOptions>, seed = 7) =>
  start(darkestHouse, options(changes), seed).state;
/** Round 1 has begun; whatever had to be chosen before was answered with the first option. */
function begun(changes: Partial<DarkestOptions>): DarkestState {
  let { state, decision } = start(darkestHouse, options(changes), 7);
  while (decision !== null && state.round === 0)
    ({ state, decision } = apply(darkestHouse, state, {
      decision: decision.id,
      option: decision.options[0]?.id ?? '',
    }));
  return state;
}
const team = (size: number) => ALL.slice(0, size);

describe('the table at the start', () => {
  const state = setup(options({ survivors: team(3) }));
  it('[DD-SETUP-01] starting cards are not in the deck', () => {
    expect(state.deck.length).toBe(52);
    expect(state.deck.some((card) => card.startsWith('S'))).toBe(false);
  });
  it('[DD-SETUP-02] nothing burns', () => {
    expect(state.fire).toEqual({ token: null, burns: {}, destroyed: [] });
  });
  it('[DD-SETUP-03] nobody has the cure', () => {
    expect(state.cure).toBeNull();
  });
  it('[DD-SETUP-04, DD-SETUP-05] all spawn tokens and creatures are still to come', () => {
    expect([state.spawn.length, Object.keys(state.tokens).length]).toEqual([23, 0]);
    expect([state.creatures.length, state.creature]).toEqual([3, null]);
  });
  it('[DD-SETUP-06, DD-TRACK-02, DD-TRACK-03, DD-TRACK-04] the event marker starts on the clock, which does not strike; then it spawns', () => {
    expect([state.event, state.darkness]).toEqual([2, 0]);
    const table = scenario().with({ round: 0 }).play();
    table.run(upkeep, {}, 1, 2, 1, 2);
    expect(table.told('eventMoved').map(({ event }) => event)).toEqual(['zombies']);
    expect([table.state.round, table.state.darkness]).toEqual([1, 0]);
  });
  it('[DD-SETUP-07] the darkness marker is on the first space', () => {
    expect(state.darkness).toBe(0);
  });
  it('[DD-SETUP-08, DD-SETUP-09] everybody is in the entrance hall and in one team box', () => {
    expect(state.groups).toEqual([[0, 1, 2]]);
    expect(state.survivors.map(({ room }) => room)).toEqual(['43', '43', '43']);
  });
  it('[DD-SETUP-10] in P1 the chip of the washroom is readable before round 1', () => {
    const { locks } = begun({ house: 'P1' });
    expect(locks['42E']?.chip).not.toBeNull();
    expect(Object.values(locks).filter(({ chip }) => chip !== null).length).toBe(1);
  });
  it('[DD-COMP-02] entrapment, virus and the cure are kept by survivor, so their tokens cannot run out', () => {
    expect(state.survivors.map(({ entrapped, virus }) => [entrapped, virus])).toEqual(
      Array.from({ length: 3 }, () => [false, []]),
    );
  });
});

describe('people and survivors', () => {
  it('[DD-COMP-09, DD-RULING-61] one person may run two to five survivors; everybody needs one of its own', () => {
    const legal = (players: number, survivors: number) =>
      darkestHouse.optionsSchema.safeParse(options({ players, survivors: team(survivors) })).success;
    expect([legal(1, 2), legal(1, 5), legal(3, 3), legal(5, 5), legal(1, 1)]).toEqual(Array(5).fill(true));
    expect(legal(3, 2)).toBe(false);
    const state = setup(options({ players: 2, survivors: team(4) }));
    expect([0, 1, 2, 3].map((seat) => darkestHouse.person?.(state, seat))).toEqual([0, 1, 0, 1]);
  });
  it('[DD-SURV-01] no survivor twice', () => {
    expect(darkestHouse.optionsSchema.safeParse(options({ survivors: ['leo', 'leo'] })).success).toBe(false);
  });
  it.each([
    [1, 'four', 4, 5],
    [2, 'four', 4, 5],
    [3, 'four', 4, 5],
    [4, 'three', 3, 5],
    [5, 'three', 3, 4],
  ] as const)(
    '[DD-SURV-T1, DD-SURV-02, DD-SURV-03, DD-SURV-05, DD-EQUIP-01] %i survivors: side, AP and inventory',
    (size, side, ap, limit) => {
      const state = setup(options({ survivors: team(size) }));
      expect([boardSide(state.options), inventoryLimit(state)]).toEqual([side, limit]);
      for (const survivor of state.survivors)
        expect([survivor.ap, survivor.wounds, survivor.xp]).toEqual([ap, 0, 0]);
    },
  );
  it('[DD-SURV-17] the scale does not change when somebody is eliminated', () => {
    const here = scenario({ survivors: team(4) });
    here.survivor('jack', '43', { status: 'waiting', room: null });
    expect([boardSide(here.state.options), inventoryLimit(here.state)]).toEqual(['three', 5]);
  });
  it('[DD-SURV-04] each starts with its own weapon on the right; the others leave the game', () => {
    const state = setup(options({ survivors: ['leo', 'nina'] }));
    expect(state.survivors.map(({ right, left }) => [right, left])).toEqual([
      [['S03'], []],
      [['S05'], []],
    ]);
    expect(state.aside).toEqual(['S01', 'S02', 'S04']);
  });
  it.each([[1], [2], [3], [5]])(
    '[DD-SURV-04] in a team of %i everybody begins with the own weapon alone and no XP',
    (size) => {
      const { survivors, deck } = begun({ survivors: team(size) });
      for (const { xp, left, right } of survivors) expect([xp, left.length + right.length]).toEqual([0, 1]);
      expect(deck.length).toBe(52);
    },
  );
});

describe('security board and chips', () => {
  const seeds = Array.from({ length: 12 }, (_, n) => n + 1);
  it('[DD-CODE-01, DD-CODE-T1, DD-CODE-02] Dark: seven tokens, the icons of one 3-icon and two 2-icon chips', () => {
    for (const seed of seeds) {
      const { security, chips } = opened({ mode: 'dark' }, seed);
      expect(chips.code.map(iconsOf).sort()).toEqual([2, 2, 3]);
      expect([...security.tokens].sort()).toEqual(chips.code.flatMap((chip) => [...coloursOf(chip)]).sort());
    }
  });
  it('[DD-CODE-03, DD-CODE-07] the three chips of the code lie in the house, among others', () => {
    for (const seed of seeds) {
      const state = opened({ mode: 'dark' }, seed);
      const code = [...state.chips.code];
      const play: Play = { state, random: sfc32(state.random), emit: () => undefined, mark: () => undefined };
      const found = Object.keys(state.locks).map((lock) => readChip(play, lock));
      expect(new Set(found).size).toBe(9);
      expect(found).toEqual(expect.arrayContaining(code));
      const two = code.filter((chip) => iconsOf(chip) === 2);
      const corners = ['15S', '41N', '45W'].map((lock) => state.locks[lock]?.chip);
      expect(corners.some((chip) => two.includes(chip ?? ''))).toBe(false);
    }
  });
  it('[DD-CODE-04] Darker: an eighth token from the pool', () => {
    for (const seed of seeds) expect(opened({ mode: 'darker' }, seed).security.tokens.length).toBe(8);
  });
  it('[DD-CODE-05, DD-RULING-05] Darkest: seven tokens drawn blindly, no chip of the code among those in the house', () => {
    for (const seed of seeds) {
      const { security, chips } = opened({ mode: 'darkest' }, seed);
      expect([security.tokens.length, chips.code.length]).toEqual([7, 0]);
    }
  });
  it('[DD-CODE-06, DD-CODE-13, DD-RULING-06] every lock icon has one chip; the laboratory has none', () => {
    for (const house of ['P1', 'P2', 'P3'] as const) {
      const plan = drawPlan(parseHouse(PRESETS[house].house));
      expect(Object.keys(opened({ house }).locks).sort()).toEqual(plan.locks.map(({ id }) => id).sort());
      expect(plan.locks.some(({ cell }) => cell === plan.where.LAB)).toBe(false);
    }
  });
  it('[DD-CODE-08, DD-RULING-59] of a face-down chip only the number of icons exists in the state', () => {
    const { locks } = opened({ house: 'P1' });
    for (const lock of Object.values(locks)) {
      expect(lock).toEqual({ icons: lock.icons, chip: null });
    }
  });
  it('[DD-CODE-09] corner rooms always carry 3-icon chips', () => {
    for (const seed of seeds) {
      const { locks } = opened({ house: 'P1', chips: 'moreTwo' }, seed);
      expect(['15S', '41N', '45W'].map((id) => locks[id]?.icons)).toEqual([3, 3, 3]);
    }
  });
  it('[DD-CODE-10, DD-RULING-62] the players may choose how many 3-icon chips there are, within limits', () => {
    const choosing = scenario({ chips: 'choose' }).with({ stage: 'setup' }).play().run(prepareHouse, {});
    expect(choosing.options().map(({ facets }) => facets.three)).toEqual([3, 4, 5, 6, 7]);
    const { state } = scenario({ mode: 'darkest' });
    expect([threeLimits(state), threeLimits(scenario().state)]).toEqual([
      { least: 3, most: 9 },
      { least: 3, most: 7 },
    ]);
  });
  it('[DD-CHECK-13, DD-CODE-11] the advised mix keeps the limits', () => {
    const advised = (size: number, house: 'P1' | 'P3') =>
      advisedThree(scenario({ survivors: team(size), house }).state);
    expect([2, 3, 4, 5].map((size) => advised(size, 'P1'))).toEqual([3, 3, 4, 4]);
    expect([2, 3, 4, 5].map((size) => advised(size, 'P3'))).toEqual([3, 3, 5, 5]);
  });
  it('[DD-CODE-12] a gentle code has no colour more than twice', () => {
    const most = (gentleCode: boolean, seed: number) => {
      const { tokens } = opened({ mode: 'darkest', gentleCode }, seed).security;
      return Math.max(...tokens.map((colour) => tokens.filter((other) => other === colour).length));
    };
    const many = Array.from({ length: 60 }, (_, n) => n + 1);
    expect(Math.max(...many.map((seed) => most(true, seed)))).toBe(2);
    expect(Math.max(...many.map((seed) => most(false, seed)))).toBe(3);
  });
  it('[DD-EX-66] P1, Dark, four survivors: 9 chips, four of them with three icons', () => {
    const { locks, chips } = opened({ house: 'P1', survivors: team(4) });
    const icons = Object.values(locks).map((lock) => lock.icons);
    expect([icons.length, icons.filter((one) => one === 3).length]).toEqual([9, 4]);
    expect(['15S', '41N', '45W'].map((lock) => locks[lock]?.icons)).toEqual([3, 3, 3]);
    expect(chips.code.map(iconsOf).sort()).toEqual([2, 2, 3]);
  });
  it('[DD-EX-67] P1, Dark, two survivors: three 3-icon chips, all on the corners', () => {
    const { locks } = opened({ house: 'P1', survivors: team(2) });
    const three = Object.entries(locks).filter(([, lock]) => lock.icons === 3);
    expect(three.map(([id]) => id).sort()).toEqual(['15S', '41N', '45W']);
    expect(Object.keys(locks).length).toBe(9);
  });
});

describe('advice that is only given', () => {
  it('[DD-HOUSE-12] the first preset has two enwalled rooms in the centre, and more are allowed', () => {
    const enwalled = (house: string) =>
      ['22', '23', '24', '32', '33', '34'].filter(
        (cell) => drawPlan(parseHouse(house)).tiles[cell]?.tile.side,
      );
    expect(enwalled(PRESETS.P1.house).length).toBe(2);
    expect(enwalled(PRESETS.P3.house).length).toBeGreaterThan(2);
  });
  it('[DD-HOUSE-13] the laboratory of every preset lies in the top row, but any corner will do', () => {
    for (const { house } of Object.values(PRESETS))
      expect(drawPlan(parseHouse(house)).where.LAB?.startsWith('1')).toBe(true);
    const low =
      'C1@270 O1@0 O9@0 O10@0 C2@0 O7@270 I6@0 I1@270 I4@180 O8@90 O12@270 I5@270 I2@0 I10@180 O4@90 C3@180 O5@180 ENT@0 O6@180 LAB@180';
    expect(scenario({}, low).play().state.house).toBe(low);
  });
});

describe('difficulty tweaks', () => {
  it('[DD-TWEAK-01] without the small tokens the stack has only values from 3', () => {
    const { spawn } = setup(options({ spawnTokens: 'noSmall' }));
    expect([spawn.length, Math.min(...spawn)]).toEqual([5, 3]);
  });
  it('[DD-TWEAK-02] without the large tokens the stack has only values up to 4', () => {
    const { spawn } = setup(options({ spawnTokens: 'noLarge' }));
    expect([spawn.length, Math.max(...spawn)]).toEqual([21, 4]);
  });
  it('[DD-TWEAK-03] a small team on the 3-AP side: shorter track, same inventory', () => {
    const { state } = scenario({ survivors: team(3), otherBoards: true });
    expect([zoneAp(state, 0), skullAt(state), inventoryLimit(state)]).toEqual([3, 14, 5]);
  });
  it('[DD-TWEAK-04] a large team on the 4-AP side: longer track, same inventory', () => {
    const { state } = scenario({ survivors: team(5), otherBoards: true });
    expect([zoneAp(state, 0), skullAt(state), inventoryLimit(state)]).toEqual([4, 15, 4]);
  });
  it('[DD-TWEAK-05] bare corners have only their terminals', () => {
    const table = scenario({ bareCorners: true })
      .survivor('bruce', '15', { wounds: 2 })
      .chips('bruce', 'A01')
      .code('RO')
      .turn('bruce');
    expect(table.offers({ function: 'medical' })).toBe(false);
    expect(table.offers({ function: 'terminal-C2' })).toBe(true);
    expect(table.offers({ verb: 'bypass' })).toBe(true);
  });
  it('[DD-TWEAK-07, DD-TWEAK-08, DD-TWEAK-T1] two more or two fewer 3-icon chips, within the limits', () => {
    const three = (chips: DarkestOptions['chips'], size: number) =>
      advisedThree(scenario({ chips, survivors: team(size), house: 'P3' }).state);
    expect([three('advised', 4), three('moreThree', 4), three('moreTwo', 4)]).toEqual([5, 7, 3]);
    expect(three('moreTwo', 2)).toBe(3);
  });
  it('[DD-TWEAK-09] a 6 on the column die of a spawn is rolled again', () => {
    const table = scenario({ rerollSix: true }).play();
    table.run(spawnZombies, {}, 1, 6, 6, 2);
    expect(table.state.tokens).toEqual({ '12': 1 });
  });
  it('[DD-TWEAK-10, DD-TWEAK-11] a watched house and an open one are presets to choose', () => {
    const house = darkestHouse.setupFields(options()).find(({ key }) => key === 'house');
    expect(house?.choices.map(({ value }) => value)).toEqual(['P1', 'P2', 'P3', 'random', 'build']);
    const cameras = (id: 'P1' | 'P3') => drawPlan(parseHouse(PRESETS[id].house)).cameras.length;
    expect(cameras('P3')).toBeGreaterThan(cameras('P1'));
  });
  it('every tweak is a field of the new-game screen and off by default', () => {
    const keys = darkestHouse.setupFields(options()).map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'chips',
        'spawnTokens',
        'otherBoards',
        'bareCorners',
        'graceRound',
        'rerollSix',
      ]),
    );
    expect(options()).toMatchObject({
      chips: 'advised',
      spawnTokens: 'all',
      otherBoards: false,
      bareCorners: false,
      graceRound: false,
      rerollSix: false,
    });
  });
});

describe('other openings', () => {
  it('veterans begin with 10 XP and three more cards, within the inventory limit', () => {
    const { survivors, deck } = begun({ veterans: true, survivors: team(5) });
    for (const { xp, left, right } of survivors) expect([xp, left.length + right.length]).toEqual([10, 4]);
    expect(deck.length).toBe(52 - 15);
  });
  it('a practice game begins with the showdown: one has the cure in the laboratory, the others stand at its door', () => {
    let { state, decision } = start(darkestHouse, options({ opening: 'showdown', survivors: team(3) }), 7);
    while (decision !== null && decision.kind !== 'showdownAction')
      ({ state, decision } = apply(darkestHouse, state, {
        decision: decision.id,
        option: decision.options[0]?.id ?? '',
      }));
    expect([state.stage, state.survivors.map(({ room }) => room)]).toEqual(['showdown', ['11', '12', '12']]);
    expect([state.cure, state.security.tokens, state.nemesis?.room]).toEqual([0, [], '11']);
  });
});

it('[DD-SURV-13] the starting skill is there from the start and zombification never takes it', () => {
  const table = scenario()
    .survivor('lucy', '12', { virus: ['left', 'left'], curse: 3 })
    .play();
  expect(of(table, 'lucy').skills).toEqual([]);
  table.run(zombification, {});
  expect(hasSkill(of(table, 'lucy'), 'LU0')).toBe(true);
  expect(of(table, 'lucy').curse).toBe(2);
});
