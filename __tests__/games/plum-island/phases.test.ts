/** Setup, First Contact, Rounds, Hunger, End Phase, Overrun, victory and defeat, numbers of players. */
import { start } from '../../../src/core/engine';
import { plumIsland } from '../../../src/games/plum-island';
import { resolveEvent } from '../../../src/games/plum-island/cards/events';
import { resolveSearch } from '../../../src/games/plum-island/cards/searches';
import { REGULAR_IDS, VIP_IDS } from '../../../src/games/plum-island/data/civilians';
import { FATE, type FateNumber } from '../../../src/games/plum-island/data/fateCards';
import { BRIDGES, type BridgeId } from '../../../src/games/plum-island/data/map';
import { ROUNDS } from '../../../src/games/plum-island/data/tables';
import { AREA, AREA_IDS, OVERRUN_AREAS } from '../../../src/games/plum-island/data/topology';
import {
  COMPOUND_OF,
  FACTION_IDS,
  FACTIONS,
  UNIT,
  UNIT_IDS,
  UNITS_OF,
  type FactionId,
} from '../../../src/games/plum-island/data/units';
import { activateTrack, fateToken, spawnSection } from '../../../src/games/plum-island/procedures/activation';
import { endPhase } from '../../../src/games/plum-island/procedures/endPhase';
import { hunger } from '../../../src/games/plum-island/procedures/hunger';
import { activity, plumGame } from '../../../src/games/plum-island/procedures/round';
import {
  at,
  bridge,
  cubes,
  damageOf,
  DRAW_EVENT,
  fate,
  hits,
  island,
  NO_EVENT,
  QUIET,
  round,
  setUpGame,
  stacks,
  suppliesOf,
  tilesAt,
  tokens,
  whereIs,
  type Island,
  type Table,
} from './scenario';

/** A setup whose storm draws that number, and whose First Contact is on Track 1. */
const storm = (number: FateNumber, ...more: string[]) =>
  setUpGame(['GT', 'NW', 'PIC', 'PIRLSS'], fate(number, number === 3 ? 0 : 0), ...more, 'F27');
const damaged = (table: Table): BridgeId[] => BRIDGES.filter((each) => table.state.bridgeDamage[each] > 0);
const fresh = (players: number, seed = 7) => start(plumIsland, plumIsland.defaults(players), seed).state;

describe('setup', () => {
  it('[PI-SETUP-01] thirteen steps in order', () => {
    expect(
      storm(5)
        .told('setupStep')
        .map((e) => [e.step, e.name]),
    ).toEqual(
      [
        'board',
        'factions',
        'npcs',
        'civilians',
        'tokens',
        'cubes',
        'decks',
        'stacks',
        'mutations',
        'tracks',
        'markers',
        'stormDamage',
        'firstContact',
      ].map((name, i) => [i + 1, name]),
    );
  });
  it('[PI-SETUP-02] chosen or dealt, nobody has a Faction of another', () => {
    for (let seed = 0; seed < 20; seed++) {
      const factions = fresh(4, seed).seats.map((seat) => seat.faction);
      expect(new Set(factions).size).toBe(4);
    }
    const chosen = start(plumIsland, { ...plumIsland.defaults(3), factions: ['IAC'] }, 3).state.seats.map(
      (seat) => seat.faction,
    );
    expect(chosen[0]).toBe('IAC');
    const twice = plumIsland.optionsSchema.safeParse({ ...plumIsland.defaults(2), factions: ['GT', 'GT'] });
    expect(twice.error?.issues[0]?.path).toEqual(['factions']);
  });
  it('[PI-SETUP-03] the six Factions and their colours', () => {
    expect(FACTION_IDS.map((id) => [id, FACTIONS[id].colour])).toEqual([
      ['GT', 'purple'],
      ['NW', 'green'],
      ['PIC', 'blue'],
      ['PIRLSS', 'brown'],
      ['NG', 'olive'],
      ['IAC', 'orange'],
    ]);
  });
  it('[PI-SETUP-04] [PI-SETUP-05] [PI-SETUP-07] two Supplies, units on their start Areas, the Compound on the mat', () => {
    const table = storm(5);
    expect(table.state.seats.map((seat) => seat.supplies)).toEqual([2, 2, 2, 2]);
    expect([
      at(table, 'gt1'),
      at(table, 'nw2'),
      at(table, 'pic5'),
      at(table, 'pir3'),
      at(table, 'gtc'),
    ]).toEqual(['3J', '3i', '6D', '4H', 'reserve']);
  });
  it('[PI-SETUP-06] the National Guard begins with two units', () => {
    const table = setUpGame(['NG', 'GT'], fate(5), 'F27');
    expect(UNITS_OF.NG.filter((unit) => at(table, unit) in AREA)).toEqual(['ng1', 'ng2']);
    expect(table.state.craft.hog.at).toBe('reserve');
  });
  it('[PI-SETUP-08] [PI-SETUP-09] [PI-SETUP-10] [PI-SETUP-11] NPCs and craft', () => {
    const { units, craft } = storm(5).state;
    expect([craft.ferry.at, units.shore.at, craft.cutter.at, craft.cgheli.at, craft.medheli.at]).toEqual([
      '3K',
      '2J',
      '2J',
      '2i',
      '2G',
    ]);
    expect([units.hero.at, units.wolverine.at, craft.texas.at]).toEqual(['box', 'box', 'box']);
  });
  it('[PI-SETUP-12] [PI-SETUP-13] thirty Regular Civilians by pips, eight aside', () => {
    const { civilians } = fresh(4);
    expect(REGULAR_IDS.filter((id) => civilians[id].at === 'aside')).toHaveLength(8);
    const table = storm(5);
    const counts = AREA_IDS.map((area) => [
      area,
      table.told('civilianPlaced').filter((e) => e.area === area).length,
    ]);
    expect(counts).toEqual(AREA_IDS.map((area) => [area, AREA[area].pips]));
  });
  it('[PI-SETUP-14] [PI-MODES-06] eight tokens: four players, three Fate, one Doom', () => {
    expect([...storm(5).state.bag].sort()).toEqual([
      'GT',
      'NW',
      'PIC',
      'PIRLSS',
      'doom',
      'fate',
      'fate',
      'fate',
    ]);
  });
  it('[PI-SETUP-15] [PI-TERM-13] five green cubes in the bag, pools of 14, 70 tiles', () => {
    const state = plumIsland.setup(plumIsland.defaults(2), { die: () => 1, index: () => 0 });
    expect([state.cubeBag, state.cubePool, state.pool]).toEqual([
      ['green', 'green', 'green', 'green', 'green'],
      { yellow: 14, red: 14 },
      70,
    ]);
  });
  it('[PI-SETUP-16] three decks of 36, 40 and 48 cards, none of them ordered', () => {
    const state = plumIsland.setup(plumIsland.defaults(2), { die: () => 1, index: () => 0 });
    expect([state.fate.middle.length, state.event.middle.length, state.search.middle.length]).toEqual([
      36, 40, 48,
    ]);
    expect([state.fate.top, state.event.top, state.search.top]).toEqual([[], [], []]);
  });
  it('[PI-SETUP-17] [PI-RULING-18] an empty deck takes its discards back; cards of the running effect only at the last', () => {
    const scene = island()
      .stack('2A', 7)
      .with((s) => {
        s.fate.discards = s.fate.middle.splice(0);
      });
    const table = scene.table().run(fateToken, {}, 'F33');
    expect(table.told('reshuffled')).toMatchObject([{ deck: 'fate' }]);
    // Chaos! with one card left: the second number needs the discards, not the card that is being carried out.
    const chaos = island().with((s) => {
      s.fate.middle = s.fate.middle.filter((card) => card === 'F02' || card === 'F27');
      s.fate.discards = plumIsland
        .setup(plumIsland.defaults(2), { die: () => 1, index: () => 0 })
        .fate.middle.filter((card) => card !== 'F02' && card !== 'F27');
    });
    const numbers = chaos.table().run(fateToken, {}, 'F02', 'F27', 'F10');
    expect(numbers.told('fateNumber').map((e) => e.number)).toEqual([3, 6]);
  });
  it('[PI-SETUP-18] four tiles in each Spawn Zone, 46 in the pool', () => {
    const spawned = storm(5).told('spawned');
    expect(spawned.map((e) => [e.area, e.tiles])).toEqual(
      ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((zone) => [zone, 4]),
    );
    const { pool, stacks: on } = fresh(2);
    expect(pool + on.reduce((sum, stack) => sum + stack.tiles, 0)).toBe(70);
  });
  it('[PI-SETUP-21] [PI-SETUP-22] Mutations off the map, tracks at their start', () => {
    const { state } = storm(5);
    expect(Object.values(state.mutations).every(({ at: place }) => place === 'box')).toBe(true);
    expect([state.round, state.biohazard, state.overrun, state.evacuation]).toEqual([1, 0, 0, 0]);
  });
  it('[PI-SETUP-23] [PI-SETUP-24] power outage and Area Damage', () => {
    const table = storm(5);
    expect(table.state.powerOut).toBe(true);
    expect(table.state.areaDamage).toEqual({ '3H': 3, '3K': 2, '2J': 2, '6E': 2, '2G': 2, '2C': 2, GSB: 2 });
  });
  it.each([
    ['PI-TBRIDGE-01', 1, [1, 3, 5, 7, 9], 4],
    ['PI-TBRIDGE-02', 2, [4, 5, 7], 4],
    ['PI-TBRIDGE-03', 3, [1, 2, 3, 6, 9], 2],
    ['PI-TBRIDGE-05', 5, [6, 8, 9], 2],
    ['PI-TBRIDGE-06', 6, [2, 4, 6, 8], 4],
  ] as const)('[%s] [PI-RULING-03] storm %i damages Bridges %j', (_, number, expected, bay) => {
    const table = storm(number);
    expect([damaged(table), damageOf(table, 'GSB')]).toEqual([expected, bay]);
    expect(expected.every((each) => table.state.bridgeDamage[each] === 2)).toBe(true);
  });
  it('[PI-TBRIDGE-04] a Tornado draws a second number and hits its neighbours', () => {
    expect(damaged(storm(4, fate(3, 1)))).toEqual([2, 3, 4]);
  });
  it('[PI-EX-26] Tornado 1: only Bridges 1 and 2', () => {
    expect(damaged(storm(4, fate(1)))).toEqual([1, 2]);
  });
  it('[PI-EX-27] [PI-RULING-17] Tornado 6: Bridges 5, 6, 7', () => {
    expect(damaged(storm(4, fate(6)))).toEqual([5, 6, 7]);
  });
  it('[PI-EX-01] storm 5: Bridges 6, 8, 9 have 2; the Great South Bay Bridge stays at 2', () => {
    const table = storm(5);
    expect(BRIDGES.map((each) => table.state.bridgeDamage[each])).toEqual([0, 0, 0, 0, 0, 2, 0, 2, 2]);
    expect(damageOf(table, 'GSB')).toBe(2);
  });
  it('[PI-EX-28] [PI-SETUP-25] storm 2: Bridges 4, 5, 7 have 2, the Great South Bay Bridge 4', () => {
    const table = storm(2);
    expect([damaged(table), damageOf(table, 'GSB')]).toEqual([[4, 5, 7], 4]);
  });
  it('[PI-SETUP-26] nine Bridges; the Great South Bay Bridge is an Area', () => {
    expect([BRIDGES.length, 'GSB' in AREA]).toEqual([9, true]);
  });
  it('[PI-SETUP-27] [PI-RULING-65] all Fate Cards drawn in setup go back into the deck', () => {
    const { fate: deck } = storm(4, fate(3, 1)).state;
    expect([deck.middle.length, deck.discards]).toEqual([36, []]);
  });
  it('[PI-SETUP-28] then the Activity Phase of Round 1, without Hunger', () => {
    const begun = start(plumIsland, plumIsland.defaults(2), 5);
    expect(
      begun.events.filter((e) => e.type === 'phaseBegan').map((e) => ('phase' in e ? e.phase : ''))[0],
    ).toBe('activity');
    expect(begun.state.round).toBe(1);
  });
  it('[PI-SETUP-29] VIPs and markers start off the map', () => {
    const { state } = storm(5);
    expect(VIP_IDS.every((id) => state.civilians[id].at === 'box')).toBe(true);
    expect([state.looseMarkers, state.looseSupplies, state.exhausted, state.overrunAreas]).toEqual([
      [],
      {},
      [],
      [],
    ]);
    expect(UNIT_IDS.every((unit) => state.units[unit].hits === 0)).toBe(true);
  });
  it('[PI-SETUP-30] Factions not chosen are not in the game', () => {
    const { state } = storm(5);
    expect([...UNITS_OF.NG, ...UNITS_OF.IAC].every((unit) => state.units[unit].at === 'box')).toBe(true);
    expect([state.craft.hog.at, state.bag.includes('NG')]).toEqual(['box', false]);
  });
});

describe('First Contact', () => {
  it('[PI-EX-02] [PI-CONTACT-02] [PI-CONTACT-03] [PI-CONTACT-04] Track 1: contact in 1B, the Civilians die, 5 tiles, one yellow cube', () => {
    const table = storm(5);
    expect([tilesAt(table, '1B'), cubes(table), table.told('fateCard').length]).toEqual([5, 1, 1]);
    const victim = table.told('civilianPlaced').find((e) => e.area === '1B')?.civilian ?? 'c01';
    expect(whereIs(table, victim)).toBe('out');
    expect(table.told('firstContactOver')).toMatchObject([{ cards: 1 }]);
  });
  it('[PI-CONTACT-01] [PI-CONTACT-08] only Activate counts: no spawn, no Event, no Biohazard draw, daylight', () => {
    const table = storm(5);
    // F27 would spawn on Track 2.
    expect([
      tilesAt(table, 'S2'),
      table.told('eventCard'),
      table.told('cubesDrawn'),
      table.state.round,
    ]).toEqual([4, [], [], 1]);
  });
  it('[PI-CONTACT-05] [PI-CONTACT-07] a Surge draws its Track; contact in the first activation skips the second', () => {
    const table = setUpGame(['GT', 'NW'], fate(5), 'F07', fate(1));
    expect(table.told('trackActivated').map((e) => e.track)).toEqual([1]);
    expect(tilesAt(table, '1B')).toBe(5);
  });
  it('[PI-CONTACT-02] without contact the next card is flipped', () => {
    // Track 6: S6 - 6A - 6B, nobody there.
    const table = setUpGame(['GT', 'NW'], fate(5), 'F10', 'F27');
    expect(table.told('firstContactOver')).toMatchObject([{ cards: 2 }]);
    expect(tilesAt(table, '6B')).toBe(4);
  });
  it('[PI-CONTACT-06] several Tracks of one card: all their combats, then it stops', () => {
    // F04 activates 1 and 2; a unit of the Constabulary does not stand north, so move on with Track 2 first.
    const table = setUpGame(['GT', 'NW'], fate(5), 'F33', 'F05');
    expect(table.told('civiliansAttacked').map((e) => e.area)).toEqual(['1B', '2C']);
    expect(table.told('firstContactOver')).toMatchObject([{ cards: 2 }]);
  });
  it('[PI-RULING-19] no Overrun check during First Contact', () => {
    const scene = island()
      .stack('2i', 4)
      .with((s) => {
        s.phase = 'setup';
      });
    expect(scene.table().run(activateTrack, { track: 2 }).state.overrun).toBe(0);
  });
});

describe('Rounds', () => {
  it('[PI-ROUND-01] [PI-ROUND-02] nine Rounds, three days of morning, afternoon and night', () => {
    expect(ROUNDS.map(({ day, time }) => `${day.slice(-2)} ${time}`)).toEqual(
      ['25', '26', '27'].flatMap((day) => ['morning', 'afternoon', 'night'].map((time) => `${day} ${time}`)),
    );
  });
  const bare = (scene: Island) => tokens(scene);
  const runGame = (number: number) => {
    const table = bare(round(island().supplies(0, 0), number)).table();
    table.state.frames = [{ procedure: plumGame.name, step: 'hungerPhase' }];
    return table;
  };
  it('[PI-ROUND-03] [PI-HUNGER-01] Hunger only at night, then Activity, then End', () => {
    const phases = (number: number) => {
      const table = runGame(number).go('green', 'green', 'doom', QUIET, 'GT');
      return table
        .told('phaseBegan')
        .filter((e) => e.round === number)
        .map((e) => e.phase);
    };
    expect(phases(2)).toEqual(['activity', 'end']);
    expect(phases(4)).toEqual(['activity', 'end']);
    const night = runGame(3).go('green', 'green', 'doom', QUIET, 'GT');
    expect(
      night
        .told('phaseBegan')
        .filter((e) => e.round === 3)
        .map((e) => e.phase),
    ).toEqual(['hunger', 'activity', 'end']);
    expect(hits(night, 'gt1')).toBe(1);
  });
  it('[PI-ROUND-04] [PI-ROUND-05] [PI-ROUND-06] tokens are drawn one by one until the bag is empty, and stay out', () => {
    const table = tokens(island(), 'fate', 'doom', 'GT')
      .table()
      .run(activity, {}, 'fate', 'F27', 'doom', QUIET, 'GT');
    expect([table.told('fateCard').length, table.told('eventCard').length, table.state.turn?.seat]).toEqual([
      1, 1, 0,
    ]);
    expect([table.state.bag, table.state.drawn.length]).toEqual([[], 8]);
    table.pick({ verb: 'done' }).pick({ verb: 'done' }).pick({ verb: 'pass' });
    expect(table.decision).toBeNull();
  });
  it('[PI-EVENT-01] the Impending Doom token draws one Event, carried out at once', () => {
    const table = tokens(island(), 'doom').table().run(activity, {}, 'doom', 'E11');
    expect([table.state.bridgeDamage[4], table.state.event.discards]).toEqual([1, ['E11']]);
  });
  it('[PI-EVENT-02] [PI-RULING-61] an impossible Event is void, without a replacement', () => {
    const table = tokens(island(), 'doom').table().run(activity, {}, 'doom', 'E24');
    expect([table.told('eventVoid').length, table.told('eventCard').length]).toEqual([1, 1]);
    // Part of it can be done: the players that have something lose it.
    const part = island().supplies(1, 0).table().run(resolveEvent, { card: 'E14', seat: 0 });
    expect([suppliesOf(part, 0), suppliesOf(part, 1)]).toEqual([0, 0]);
  });
  it('[PI-EVENT-04] Events move Horrors across White Arrows', () => {
    const table = island().stack('2E', 2).table().run(resolveEvent, { card: 'E15', seat: 0 }, fate(2));
    expect(stacks(table)).toEqual([['3F', 2]]);
  });
  it('[PI-RULING-62] Horrors moved by an Event fight at once, lowest Track first', () => {
    const scene = island().stack('2E', 2).stack('1H', 2).people('2F', 'c01').people('1i', 'c02');
    const table = scene.table().run(resolveEvent, { card: 'E17', seat: 0 });
    expect(table.told('civiliansAttacked').map((e) => e.area)).toEqual(['1i', '2F']);
  });
  it('[PI-RULING-81] "each player" goes by seats, from the drawer on; the Doom token counts as seat 1', () => {
    const scene = () =>
      island('GT', 'NW', 'PIC')
        .put('gt1', '2E', 1)
        .put('nw1', '2F', 1)
        .put('pic1', '2G', 1)
        .put('gt4', '2E', 1)
        .put('nw2', '2F', 1)
        .put('pic2', '2G', 1);
    const order = (table: Table) => {
      const seats = [table.decision?.seat];
      for (let i = 0; i < 2; i++) seats.push(table.pick(table.options()[0]?.id ?? '').decision?.seat);
      return seats;
    };
    expect(order(scene().table().run(resolveEvent, { card: 'E27', seat: 1 }))).toEqual([1, 2, 0]);
    expect(order(tokens(scene(), 'doom').table().run(activity, {}, 'doom', 'E27'))).toEqual([0, 1, 2]);
  });
  it('[PI-TERM-16] what the players decide together belongs to no seat', () => {
    const scene = island().people('2E', 'c01', 'c02', 'c03').stack('2E', 2);
    expect(scene.table().run(activateTrack, { track: 2 }).decision?.seat).toBe('team');
  });
});

describe('Hunger', () => {
  const hungry = (scene: Island) => round(scene, 3).table().run(hunger, { seat: 0 });
  const four = () => island().put('gt2', '2E').put('gt4', '2F').put('gt5', '2G').supplies(2, 9);
  it('[PI-EX-03] [PI-HUNGER-06] [PI-HUNGER-07] four units, two Supplies: two are fed, two take a Hit', () => {
    const table = hungry(four()).pick({ verb: 'feed', unit: 'gt1' }).pick({ verb: 'feed', unit: 'gt5' });
    expect([
      suppliesOf(table),
      hits(table, 'gt1'),
      hits(table, 'gt2'),
      hits(table, 'gt4'),
      hits(table, 'gt5'),
    ]).toEqual([0, 0, 1, 1, 0]);
  });
  it('[PI-EX-04] [PI-HUNGER-08] she keeps both: every unit takes a Hit', () => {
    const table = hungry(four()).pick({ verb: 'done' });
    expect([
      suppliesOf(table),
      ...(['gt1', 'gt2', 'gt4', 'gt5'] as const).map((unit) => hits(table, unit)),
    ]).toEqual([2, 1, 1, 1, 1]);
  });
  it('[PI-HUNGER-02] units on the map eat, the built Compound too; those elsewhere do not', () => {
    const table = hungry(island().compound('GT', '2E').supplies(1, 0));
    expect(table.options({ verb: 'feed' }).map((o) => o.facets.unit)).toEqual(['gt1', 'gtc']);
  });
  it('[PI-HUNGER-03] all housed Civilians are one mouth', () => {
    const table = hungry(island().compound('GT', '2E', 'c01', 'c02', 'c03').supplies(2, 0)).pick({
      verb: 'feedHoused',
    });
    expect(suppliesOf(table)).toBe(1);
    expect(table.offers({ verb: 'feedHoused' })).toBe(false);
  });
  it('[PI-HUNGER-04] the Army Helicopter does not eat', () => {
    const table = hungry(island('NG', 'GT').craft('hog', '2i').supplies(5, 0));
    expect(table.options({ verb: 'feed' }).map((o) => o.facets.unit)).toEqual(['ng1']);
  });
  it('[PI-HUNGER-05] wounds do not change the need', () => {
    const table = hungry(island().put('gt4', '2E', 4).supplies(2, 0)).pick({ verb: 'feedAll' });
    expect([suppliesOf(table), hits(table, 'gt4')]).toEqual([0, 4]);
  });
  it('[PI-HUNGER-09] [PI-EX-59] nobody is fed: one Civilians unit of the owner’s choice dies, everybody takes a Hit', () => {
    const table = hungry(island().compound('GT', '2E', 'c01', 'c02', 'c03').put('gt4', '2F').supplies(0, 0));
    expect(table.decision).toMatchObject({ kind: 'whoStarves', seat: 0 });
    table.pick({ civilian: 'c02' });
    expect([whereIs(table, 'c02'), hits(table, 'gtc'), hits(table, 'gt1'), hits(table, 'gt4')]).toEqual([
      'out',
      1,
      1,
      1,
    ]);
    expect([whereIs(table, 'c01'), whereIs(table, 'c03')]).toEqual(['2E', '2E']);
  });
  it('[PI-HUNGER-10] NPCs and Civilians outside suffer nothing', () => {
    const table = hungry(island().put('shore', '2E').people('2E', 'c01').supplies(0, 0));
    expect([hits(table, 'shore'), whereIs(table, 'c01')]).toEqual([0, '2E']);
  });
  it('[PI-HUNGER-11] no Last Stand, no Possession', () => {
    const table = hungry(island().put('gt4', '2E', 4).stack('2E', 2).supplies(0, 0));
    expect([at(table, 'gt4'), tilesAt(table, '2E'), table.told('lastStand')]).toEqual(['out', 2, []]);
  });
  it('[PI-HUNGER-12] no trade in the Hunger Phase', () => {
    expect(hungry(island().put('gt4', '1K').supplies(1, 5)).offers({ verb: 'trade' })).toBe(false);
  });
});

describe('End Phase', () => {
  const end = (scene: Island, ...drawn: string[]) =>
    scene.table().run(endPhase, {}, ...(drawn.length > 0 ? drawn : ['green', 'green']));
  it('[PI-END-01] five steps in order', () => {
    const table = end(
      round(
        island()
          .mutation('rats', '2A', 2)
          .cubes(1, 0)
          .with((s) => {
            s.exhausted.push('2B');
          }),
        3,
      ),
      'yellow',
      'green',
    );
    const order = ['replenished', 'regenerated', 'cubesDrawn', 'bagRefilled', 'roundBegan'];
    expect(table.events.map((e) => e.type).filter((type) => order.includes(type))).toEqual(order);
  });
  it('[PI-END-03] each Mutation loses one Hit Cube', () => {
    const table = end(island().mutation('rats', '2A', 2).mutation('choir', '3A').stack('4A', 3));
    expect([table.state.mutations.rats.hits, table.state.mutations.choir.hits, tilesAt(table, '4A')]).toEqual(
      [1, 0, 3],
    );
  });
  it('[PI-END-04] [PI-END-05] [PI-END-06] [PI-EX-05] yellow and red: Level +3, both back in the bag', () => {
    const table = end(
      island()
        .cubes(1, 1)
        .with((s) => {
          s.biohazard = 4;
        }),
      'yellow',
      'red',
    );
    expect([table.state.biohazard, cubes(table)]).toEqual([7, 2]);
    expect(end(island().cubes(1, 0)).state.biohazard).toBe(0);
  });
  it('[PI-END-07] a card’s Biohazard draw works the same', () => {
    const table = island().cubes(1, 1).table().run(resolveEvent, { card: 'E10', seat: 0 }, 'red', 'yellow');
    expect([table.state.biohazard, table.state.cubeBag.length]).toEqual([3, 7]);
  });
  it('[PI-END-08] [PI-VICTORY-01] 17 is defeat at once', () => {
    const table = end(
      island()
        .cubes(1, 1)
        .with((s) => {
          s.biohazard = 14;
        }),
      'yellow',
      'red',
    );
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'biohazard' });
    expect(table.told('bagRefilled')).toEqual([]);
  });
  it('[PI-END-09] all eight tokens return', () => {
    const table = end(tokens(island()));
    expect([table.state.bag.length, table.state.drawn]).toEqual([8, []]);
  });
  it('[PI-END-10] the Round marker advances; after Round 9 the game ends', () => {
    expect(end(round(island(), 4)).state.round).toBe(5);
    expect(end(round(island(), 9)).state.outcome).not.toBeNull();
  });
});

describe('Overrun', () => {
  const overrun = (scene: Island) =>
    scene.with((s) => {
      s.overrunAreas.push('1L');
    });
  const activate = (scene: Island, track = 1) => scene.table().run(activateTrack, { track });
  it('[PI-OVERRUN-01] [PI-OVERRUN-06] [PI-RULING-02] seven Areas: 6, 4, 3 and four times 2', () => {
    expect(OVERRUN_AREAS.map((area) => [area, AREA[area].overrun])).toEqual([
      ['1L', 2],
      ['2J', 3],
      ['3K', 4],
      ['4J', 2],
      ['5i', 2],
      ['6H', 2],
      ['GSB', 6],
    ]);
    expect(activate(island().stack('3J', 3).put('gt1', '2E'), 3).state.overrun).toBe(4);
  });
  it('[PI-OVERRUN-02] [PI-EX-51] the last defender moves out: Overrun at that moment', () => {
    const table = island()
      .put('gt4', '1L')
      .stack('1L', 3)
      .supplies(0, 0)
      .turn()
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'go', area: '1K' });
    expect([table.state.overrunAreas, table.state.overrun]).toEqual([['1L'], 2]);
  });
  it('[PI-OVERRUN-02] Civilians hold an Area too', () => {
    expect(activate(island().stack('1L', 2, true).people('1L', 'c01', 'c02', 'c03'), 2).state.overrun).toBe(
      0,
    );
  });
  it('[PI-OVERRUN-03] [PI-EX-52] [PI-TERM-03] a Boat does not prevent it, a Stun does', () => {
    expect(activate(island().stack('1K', 3).put('nw1', '2E').craft('ferry', '1L')).state.overrun).toBe(2);
    expect(activate(island().stack('1L', 3, true), 2).state.overrun).toBe(0);
  });
  it('[PI-OVERRUN-04] [PI-OVERRUN-05] [PI-EX-49] five tiles leave the game, a marker stays, the Area is Compromised', () => {
    const table = activate(island().stack('1K', 5).put('nw1', '2E').craft('ferry', '1L').people('2E', 'c01'));
    expect([table.state.lostTiles, table.state.pool, table.state.overrunAreas, table.state.overrun]).toEqual([
      5,
      65,
      ['1L'],
      2,
    ]);
    const later = overrun(island().people('1L', 'c01').craft('ferry', '1L')).turn();
    expect(later.refusal({ verb: 'evacuate', craft: 'ferry' })).toBe('PI-EVAC-03');
  });
  it('[PI-OVERRUN-07] the Great South Bay Bridge not while it has Damage', () => {
    expect(activate(island().mutation('rats', 'GSB').damage('GSB', 1), 2).state.overrun).toBe(0);
    expect(activate(island().mutation('rats', 'GSB'), 2).state.overrun).toBe(6);
  });
  it('[PI-OVERRUN-09] [PI-EX-50] Piling On: +1, the Mutation is out of the game', () => {
    const table = activate(overrun(island().mutation('rats', '1K').put('nw1', '2E')));
    expect([table.state.overrun, table.state.mutations.rats.at]).toEqual([1, 'out']);
  });
  it('[PI-OVERRUN-10] units may hold it again: Horrors then fight them', () => {
    const scene = overrun(island().mutation('rats', '1K').put('nw1', '2E').put('gt4', '1L'));
    const table = scene.table().run(activateTrack, { track: 1 }, 'miss', 'miss');
    expect([table.state.overrun, hits(table, 'gt4'), table.state.mutations.rats.at]).toEqual([0, 2, '1L']);
  });
  it('[PI-RULING-15] one after another: the first overruns, the next pile on; together they count once', () => {
    const arriving = activate(island().stack('1K', 3).mutation('rats', '1J').put('nw1', '2E'));
    expect(arriving.state.overrun).toBe(3);
    const table = island()
      .put('gt4', '1L')
      .stack('1L', 3)
      .mutation('rats', '1L')
      .supplies(0, 0)
      .turn()
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'go', area: '1K' });
    expect([table.state.overrun, table.state.mutations.rats.at]).toEqual([2, 'out']);
  });
  it('[PI-RULING-16] defenders of a marked Area are gone: +1 for each Horrors unit', () => {
    const table = overrun(island().put('gt4', '1L').stack('1L', 3).mutation('rats', '1L').supplies(0, 0))
      .turn()
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'go', area: '1K' });
    expect([table.state.overrun, stacks(table)]).toEqual([2, []]);
  });
  it('[PI-OVERRUN-08] an incomplete spawn is +1', () => {
    const scene = island().with((s) => {
      s.lostTiles = 70;
      s.pool = 0;
    });
    expect(scene.table().run(spawnSection, { card: 'F27' }).state.overrun).toBe(1);
  });
});

describe('victory and defeat', () => {
  const last = (evacuation: number, scene = island()) =>
    round(
      scene.with((s) => {
        s.evacuation = evacuation;
      }),
      9,
    )
      .table()
      .run(endPhase, {}, 'green', 'green').state.outcome;
  it('[PI-VICTORY-02] 8 Overrun Points: defeat at once', () => {
    const table = island()
      .stack('1K', 3)
      .put('nw1', '2E')
      .with((s) => {
        s.overrun = 6;
      })
      .table()
      .run(activateTrack, { track: 1 });
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'overrun' });
  });
  it('[PI-VICTORY-03] [PI-EX-53] EP 24 and a Compound with 2 EP: victory', () => {
    expect(last(24, island().compound('GT', '2E', 'c19'))).toMatchObject({ result: 'win' });
    expect(last(24, island().people('2E', 'c19'))).toMatchObject({ result: 'loss' });
  });
  it('[PI-EX-54] EP 25, nothing housed: defeat', () => {
    expect(last(25)).toMatchObject({ result: 'loss', reason: 'evacuation' });
  });
  it('[PI-VICTORY-04] [PI-RULING-59] a Faction without a unit on the map has lost, whatever waits in reserve', () => {
    const scene = island('NG', 'GT').put('ng1', '2E', 4).stack('2E', 2).craft('hog', '2i');
    const table = round(scene.supplies(0, 0), 3).table().run(hunger, { seat: 0 });
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'faction' });
    const built = round(island().put('gt1', '2E', 3).compound('GT', '2F').supplies(0, 0), 3)
      .table()
      .run(hunger, { seat: 0 });
    expect(built.state.outcome).toBeNull();
  });
  it('[PI-VICTORY-05] the win comes after the End Phase of Round 9, its infection included', () => {
    expect(last(26)).toMatchObject({ result: 'win', reason: 'saved' });
    const sick = round(
      island()
        .cubes(0, 2)
        .with((s) => {
          s.evacuation = 26;
          s.biohazard = 13;
        }),
      9,
    )
      .table()
      .run(endPhase, {}, 'red', 'red');
    expect(sick.state.outcome?.result).toBe('loss');
  });
  it('[PI-VICTORY-06] 26 EP in Round 5 do not end the game', () => {
    const table = round(
      island().with((s) => {
        s.evacuation = 26;
      }),
      5,
    )
      .table()
      .run(endPhase, {}, 'green', 'green');
    expect([table.state.outcome, table.state.round]).toEqual([null, 6]);
  });
  it('[PI-RULING-34] a game lost early does not count housed EP', () => {
    const table = island()
      .compound('GT', '2E', 'c33')
      .cubes(0, 2)
      .with((s) => {
        s.biohazard = 15;
      })
      .table()
      .run(endPhase, {}, 'red', 'red');
    expect([table.state.evacuation, table.told('gameOver')[0]?.housed]).toEqual([0, 0]);
  });
  it('[PI-RULING-58] several defeats at once are all told', () => {
    const table = island()
      .with((s) => {
        s.biohazard = 17;
        s.overrun = 8;
      })
      .table()
      .run(activateTrack, { track: 1 });
    expect(table.state.outcome?.reason).toBe('biohazard+overrun');
  });
  it('[PI-RULING-66] a Faction without units never has a turn: the game is over', () => {
    const table = tokens(
      island().with((s) => {
        s.units.gt1.at = 'out';
      }),
      'doom',
    )
      .table()
      .run(activity, {}, 'doom');
    expect([table.state.outcome?.reason, table.told('eventCard')]).toEqual(['faction', []]);
  });
});

describe('numbers of players', () => {
  const bag = (...factions: FactionId[]) => [...island(...factions).state.bag].sort();
  it('[PI-MODES-01] [PI-MODES-09] one player runs two, three or four Factions, in the order chosen', () => {
    for (const factionCount of [2, 3, 4]) {
      const options = {
        ...plumIsland.defaults(1),
        factionCount,
        factions: (['IAC', 'GT', 'NW', 'PIC'] as const).slice(0, factionCount),
      };
      const { state } = start(plumIsland, options, 4);
      expect(state.seats.map((seat) => seat.faction)).toEqual(options.factions);
      expect(state.seats.map((_, seat) => plumIsland.person?.(state, seat))).toEqual(
        state.seats.map(() => 0),
      );
      expect(state.bag.length + state.drawn.length).toBe(8);
      expect([...state.bag, ...state.drawn].includes('wild')).toBe(factionCount === 3);
    }
  });
  it('[PI-MODES-02] [PI-EX-61] two Factions have two tokens each', () => {
    expect(bag('GT', 'NW')).toEqual(['GT', 'GT', 'NW', 'NW', 'doom', 'fate', 'fate', 'fate']);
  });
  it('[PI-MODES-10] eight tokens in every mode', () => {
    expect(bag('GT', 'NW', 'PIC')).toEqual(['GT', 'NW', 'PIC', 'doom', 'fate', 'fate', 'fate', 'wild']);
    expect(bag('GT', 'NW', 'PIC', 'IAC')).toHaveLength(8);
  });
  it('[PI-MODES-05] [PI-EX-62] [PI-RULING-22] [PI-RULING-89] Wild: the group picks any Faction for a full turn; its own token still comes', () => {
    const table = tokens(island('GT', 'NW', 'PIC'), 'wild', 'GT')
      .table()
      .run(activity, {}, 'wild');
    expect(table.decision).toMatchObject({ kind: 'wildActivation', seat: 'team' });
    table.pick({ seat: 0 });
    expect([table.decision?.kind, table.state.turn?.actions, table.state.bag]).toEqual([
      'crisisAdrenaline',
      3,
      ['GT'],
    ]);
    table.pick({ verb: 'done' }).pick({ verb: 'done' });
    expect(table.decision).toMatchObject({ kind: 'followAction', seat: 1 });
    table.pick({ verb: 'pass' }).pick({ verb: 'pass' }, 'GT');
    expect([table.decision?.kind, table.state.turn?.seat]).toEqual(['crisisAdrenaline', 0]);
  });
  it('[PI-MODES-12] three players: each of the two others follows once; an Event closes the part', () => {
    const table = island('GT', 'NW', 'PIC')
      .follow()
      .pick({ verb: 'move', unit: 'nw1', mode: 'foot' })
      .pick({ verb: 'stop' }, NO_EVENT);
    expect(table.decision?.seat).toBe(2);
    const closed = island('GT', 'NW', 'PIC')
      .follow()
      .pick({ verb: 'move', unit: 'nw1', mode: 'foot' })
      .pick({ verb: 'stop' }, DRAW_EVENT, QUIET);
    expect(closed.decision).toBeNull();
  });
  it('[PI-MODES-07] everything else is the same in every mode', () => {
    for (const factions of [
      ['GT', 'NW'],
      ['GT', 'NW', 'PIC'],
      ['GT', 'NW', 'PIC', 'IAC'],
    ] as FactionId[][]) {
      const table = setUpGame(factions, fate(5), 'F27');
      expect(table.told('civilianPlaced')).toHaveLength(30);
      expect(table.told('spawned')).toHaveLength(6);
      expect(table.state.seats.every((seat) => seat.supplies === 2)).toBe(true);
      expect([damageOf(table, '2J'), table.state.options.evacuationNeeded]).toEqual([2, 26]);
    }
  });
  it('[PI-MODES-08] one person’s Factions keep their own Supplies, Hunger and Follow Actions', () => {
    const solo = island()
      .put('gt4', '1K')
      .supplies(2, 0)
      .with((s) => {
        s.options = { ...s.options, players: 1 };
      });
    const table = solo.turn().pick({ verb: 'trade', seat: 1 }).pick({ verb: 'give', amount: 1 });
    expect([suppliesOf(table, 0), suppliesOf(table, 1), table.decision?.kind]).toEqual([
      1,
      1,
      'playerAction',
    ]);
    expect(table.pick({ verb: 'done' }).decision).toMatchObject({ kind: 'followAction', seat: 1 });
  });
});

describe('vocabulary', () => {
  it('[PI-TERM-01] [PI-TERM-12] each Faction: a Leader, four others, a Compound', () => {
    for (const faction of FACTION_IDS) {
      expect(UNITS_OF[faction].map((unit) => UNIT[unit].kind)).toEqual([
        'leader',
        'unit',
        'unit',
        'unit',
        'unit',
        'compound',
      ]);
      expect(COMPOUND_OF[faction]).toBe(UNITS_OF[faction][5]);
    }
    // The Army Helicopter is the Guard's: it fires for nobody else.
    expect(
      island('GT', 'NG')
        .craft('hog', '2i')
        .mutation('rats', '2i')
        .turn()
        .offers({ craft: 'hog', verb: 'gunship' }),
    ).toBe(false);
  });
  it('[PI-TERM-02] NPC standees and craft may be used by any player', () => {
    for (const seat of [0, 1]) {
      const table = island().put('shore', '2E').craft('ferry', '3K').people('3K', 'c01').turn(seat);
      expect([
        table.offers({ verb: 'move', unit: 'shore' }),
        table.offers({ verb: 'evacuate', craft: 'ferry' }),
      ]).toEqual([true, true]);
    }
  });
  it('[PI-TERM-06] Civilians are no Player units: they cannot hold Horrors off or act', () => {
    const table = island().people('2F', 'c01').turn();
    expect(table.options().some((o) => o.facets.civilian !== undefined)).toBe(false);
  });
  it('[PI-TERM-07] a Fate Number is read from one card, which is then discarded', () => {
    const table = island()
      .put('gt4', '2C')
      .damage('2C', 2)
      .turn()
      .pick({ verb: 'repair', unit: 'gt4' }, 'F13');
    expect(table.told('fateNumber')).toMatchObject([{ card: 'F13', number: FATE.F13.fate }]);
    expect(table.state.fate.discards).toEqual(['F13']);
    expect(table.told('trackActivated')).toEqual([]);
  });
  it('[PI-TERM-14] an Address is the Track and a letter from north to south, i in lower case', () => {
    for (const area of AREA_IDS) if (area !== 'GSB') expect(area).toMatch(/^[1-6]([A-H]|i|[J-L])$/);
    expect(AREA['2i'].track).toBe(2);
  });
  it('[PI-RULING-25] a full Area: the nearest legal one, the players break ties', () => {
    const table = island()
      .put('gt4', '2B')
      .put('gt5', '2B')
      .stack('2C', 1)
      .table()
      .run(resolveSearch, { card: 'Q06', seat: 0, unit: 'gt4' });
    expect(table.decision?.seat).toBe('team');
    expect(table.options().map((o) => o.facets.area)).toEqual(['2A', '1C', '3B']);
  });
  it('[PI-SETUP-02] bad options are refused with the field named', () => {
    const issue = (change: object) =>
      plumIsland.optionsSchema.safeParse({ ...plumIsland.defaults(2), ...change }).error?.issues[0]?.path[0];
    expect([
      issue({ factions: ['XX'] }),
      issue({ players: 5, factionCount: 4 }),
      issue({ players: 3 }),
      issue({ factions: ['GT', 'NW', 'PIC'] }),
    ]).toEqual(['factions', 'players', 'factionCount', 'factions']);
  });
  it('[PI-TERM-13] impossible saves are refused by schema or invariants', () => {
    const good = fresh(2);
    expect(plumIsland.stateSchema.safeParse(good).success).toBe(true);
    const broken = (change: (state: typeof good) => void) => {
      const state = JSON.parse(JSON.stringify(good)) as typeof good;
      change(state);
      return !plumIsland.stateSchema.safeParse(state).success || plumIsland.invariants(state).length > 0;
    };
    expect(
      broken((s) => {
        s.units.shore.at = '9Z' as '2A';
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.seats.forEach((seat) => {
          seat.supplies = -1;
        });
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.pool++;
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.cubeBag.push('red');
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.bag.push('fate');
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.units.shore.hits = 4;
      }),
    ).toBe(true);
    expect(
      broken((s) => {
        s.civilians.c01.housed = 'gtc';
      }),
    ).toBe(true);
    expect(broken(() => undefined)).toBe(false);
    expect(bridge(island(), 4, 1).state.bridgeDamage[4]).toBe(1);
  });
});
