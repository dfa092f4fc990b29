/** Spawn, Activate, movement of Horrors, Forks, Bridges, Forced Crossing and Stun. */
import {
  activateSection,
  activateTrack,
  fateToken,
  spawnSection,
} from '../../../src/games/plum-island/procedures/activation';
import { spawn } from '../../../src/games/plum-island/procedures/horrors';
import { resolveEvent } from '../../../src/games/plum-island/cards/events';
import type { FateNumber } from '../../../src/games/plum-island/data/fateCards';
import { TRACKS, type AreaId } from '../../../src/games/plum-island/data/map';
import {
  EXITS,
  LINKS,
  NEIGHBOURS,
  SPACE_IDS,
  TRACK_SPACES,
} from '../../../src/games/plum-island/data/topology';
import {
  at,
  bridge,
  cubes,
  damageOf,
  fate,
  hits,
  island,
  round,
  stacks,
  tilesAt,
  type Island,
} from './scenario';

const night = (scene: Island) => round(scene, 3);
const level = (scene: Island, biohazard: number) =>
  scene.with((state) => {
    state.biohazard = biohazard;
  });
const activate = (scene: Island, track: number, ...rolls: string[]) =>
  scene.table().run(activateTrack, { track }, ...rolls);
const mutationAt = (table: ReturnType<typeof activate>, id: 'rats' | 'custodian' | 'choir' | 'payroll') =>
  table.state.mutations[id].at;

describe('spawning', () => {
  it('[PI-FATE-01] a Fate token spawns, then activates, then the card is discarded', () => {
    // F27: spawn Track 2, activate Track 1.
    const table = island().stack('S1', 4).table().run(fateToken, {}, 'F27');
    expect(stacks(table)).toEqual([
      ['1B', 4],
      ['S2', 3],
    ]);
    expect(
      table.events.map((e) => e.type).filter((type) => type === 'spawned' || type === 'trackActivated'),
    ).toEqual(['spawned', 'trackActivated']);
    expect(table.state.fate.discards).toEqual(['F27']);
    expect(table.told('followCheck')).toEqual([]);
  });
  it('[PI-FATE-02] cards drawn for Chaos! are read for their number only: the first card activates', () => {
    // F02: Chaos, activate 3. Numbers from cards that would activate 1 and 6.
    const table = island().stack('S3', 4).table().run(fateToken, {}, 'F02', 'F27', 'F10');
    expect(table.told('trackActivated').map((e) => e.track)).toEqual([3]);
  });
  it.each([
    ['PI-SPAWN-01', 'F27', [['S2', 3]], []],
    [
      'PI-SPAWN-03',
      'F34',
      [
        ['S1', 3],
        ['S4', 3],
      ],
      [],
    ],
    [
      'PI-SPAWN-04',
      'F02',
      [
        ['S2', 3],
        ['S5', 3],
      ],
      [fate(5), fate(2)],
    ],
    ['PI-SPAWN-05', 'F02', [['S4', 6]], [fate(4, 1), fate(4, 2)]],
  ] as const)('[%s] card %s spawns %j', (_, card, expected, drawn) => {
    const table = island()
      .table()
      .run(spawnSection, { card }, ...drawn);
    expect(stacks(table)).toEqual(expected);
  });
  it('[PI-SPAWN-03] listed Tracks are served in the listed order', () => {
    const table = island().table().run(spawnSection, { card: 'F34' });
    expect(table.told('spawned').map((e) => e.area)).toEqual(['S1', 'S4']);
  });
  it.each([
    ['PI-SPAWN-02', 8, 3],
    ['PI-SPAWN-02', 9, 4],
    ['PI-SPAWN-02', 16, 4],
  ])('[%s] at Level %i a spawn has %i tiles', (_, biohazard, tiles) => {
    expect(stacks(level(island(), biohazard).table().run(spawnSection, { card: 'F27' }))).toEqual([
      ['S2', tiles],
    ]);
  });
  it('[PI-EX-16] Level 8, Spawn Track 3: three tiles', () => {
    const table = level(island().stack('S3', 4), 8).table().run(spawnSection, { card: 'F03' });
    expect(stacks(table)).toEqual([['S3', 7]]);
  });
  it('[PI-EX-17] Level 9, Spawn Tracks 1 and 4: four tiles each, Track 1 first', () => {
    const table = level(island(), 9).table().run(spawnSection, { card: 'F34' });
    expect(table.told('spawned').map((e) => [e.area, e.tiles])).toEqual([
      ['S1', 4],
      ['S4', 4],
    ]);
  });
  it('[PI-EX-18] Level 5, Chaos! 2 and 2: one Stack of six', () => {
    const table = level(island(), 5).table().run(spawnSection, { card: 'F02' }, fate(2, 0), fate(2, 1));
    expect(stacks(table)).toEqual([['S2', 6]]);
  });
  it('[PI-EX-19] Level 12, Chaos! 6 and 6: eight tiles', () => {
    const table = level(island(), 12).table().run(spawnSection, { card: 'F02' }, fate(6, 0), fate(6, 1));
    expect(stacks(table)).toEqual([['S6', 8]]);
  });
  it('[PI-SPAWN-06] [PI-EX-20] Reanimated! adds two tiles to each Stack of the Track, the Spawn Zone included', () => {
    const scene = island().stack('S3', 4).stack('3D', 2).stack('3H', 6).stack('4A', 2);
    const table = scene.table().run(spawnSection, { card: 'F16' }, fate(3));
    expect(stacks(table)).toEqual([
      ['3D', 4],
      ['3H', 8],
      ['4A', 2],
      ['S3', 6],
    ]);
  });
  it('[PI-SPAWN-07] Reanimated! makes no Stack and leaves Mutations alone', () => {
    const table = island().mutation('rats', '3C', 1).table().run(spawnSection, { card: 'F16' }, fate(3));
    expect(stacks(table)).toEqual([]);
    expect(table.state.mutations.rats).toEqual({ at: '3C', hits: 1, stunned: false });
  });
  const poor = (pool: number) =>
    island().with((state) => {
      state.lostTiles += state.pool - pool;
      state.pool = pool;
    });
  it('[PI-SPAWN-08] [PI-EX-21] a short pool gives what it has and one Overrun Point', () => {
    const table = poor(1).table().run(spawnSection, { card: 'F12' });
    expect(stacks(table)).toEqual([['S1', 1]]);
    expect(table.state.overrun).toBe(1);
  });
  it('[PI-SPAWN-08] [PI-OVERRUN-08] Reanimated! with a short pool serves the Stack furthest down and costs one point', () => {
    const scene = island().stack('3D', 2).stack('3H', 2);
    scene.state.lostTiles = scene.state.pool - 3;
    scene.state.pool = 3;
    const table = scene.table().run(spawnSection, { card: 'F16' }, fate(3));
    expect(stacks(table)).toEqual([
      ['3D', 3],
      ['3H', 4],
    ]);
    expect(table.state.overrun).toBe(1);
  });
  it('[PI-RULING-56] two short spawns of one card cost one point each, a Chaos double one', () => {
    expect(poor(0).table().run(spawnSection, { card: 'F34' }).state.overrun).toBe(2);
    expect(poor(0).table().run(spawnSection, { card: 'F02' }, fate(2, 0), fate(2, 1)).state.overrun).toBe(1);
  });
  it('[PI-EX-22] pool 0 and 7 Overrun Points: the next spawn loses the game', () => {
    const scene = poor(0).with((state) => {
      state.overrun = 7;
    });
    const table = scene.table().run(spawnSection, { card: 'F12' });
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'overrun' });
  });
  it('[PI-SPAWN-09] [PI-TERM-05] spawned tiles join the Stack in the Area: one Horrors unit', () => {
    const table = island().stack('3D', 2).table().run(spawn, { space: '3D', tiles: 2, rule: 'PI-ECARD-19' });
    expect(stacks(table)).toEqual([['3D', 4]]);
  });
  it('[PI-SPAWN-10] a Stack spawned among units attacks at once', () => {
    const table = island().put('gt4', '3D').table();
    table.run(spawn, { space: '3D', tiles: 2, rule: 'PI-ECARD-19' }, 'miss', 'miss');
    expect(hits(table, 'gt4')).toBe(1);
    expect(cubes(table)).toBe(1);
  });
  it('[PI-SPAWN-11] a Mutation that enters an occupied Area attacks at once', () => {
    const table = island().put('gt4', '2A').table();
    table.run(resolveEvent, { card: 'E02', seat: 0 }, fate(1), 'miss', 'miss');
    expect(hits(table, 'gt4')).toBe(2);
  });
  it('[PI-SPAWN-12] only a Boat there: no combat', () => {
    const table = island()
      .craft('texas', '1J')
      .table()
      .run(spawn, { space: '1J', tiles: 2, rule: 'PI-ECARD-20' });
    expect(cubes(table)).toBe(0);
    expect(tilesAt(table, '1J')).toBe(2);
  });
  it('[PI-EX-63] [PI-RULING-67] growth by Reanimated! starts no combat and a Stun stays', () => {
    const scene = island('GT', 'NW').put('nw2', '3i').stack('3i', 5, true);
    const table = scene.table().run(spawnSection, { card: 'F16' }, fate(3));
    expect(stacks(table)).toEqual([['3i', 7]]);
    expect(cubes(table)).toBe(0);
    expect(table.state.stacks[0]?.stunned).toBe(true);
  });
  it('[PI-EX-64] [PI-RULING-68] only the spawned Stack attacks, not the Mutation that was there', () => {
    const table = island('GT', 'NW').put('nw2', '3D').mutation('custodian', '3D').table();
    table.run(resolveEvent, { card: 'E19', seat: 0 }, 'hit', 'hit', 'hit');
    expect(hits(table, 'nw2')).toBe(1);
    expect(cubes(table)).toBe(1);
  });
  it('[PI-RULING-67] a spawn that joins a Stack takes its Stun away', () => {
    const table = island()
      .stack('3D', 2, true)
      .table()
      .run(spawn, { space: '3D', tiles: 2, rule: 'PI-ECARD-19' });
    expect(table.state.stacks).toMatchObject([{ tiles: 4, stunned: false }]);
  });
});

describe('activation', () => {
  it('[PI-ACTIV-01] [PI-ACTIV-06] listed Tracks are handled in order, each completely', () => {
    // F33: spawn 1, activate 2. F01: activate 2+5.
    const scene = island().stack('2A', 4).stack('5E', 4).people('2B', 'c01').people('5F', 'c02');
    const table = scene.table().run(fateToken, {}, 'F01');
    const order = table.events.flatMap((e) =>
      e.type === 'trackActivated' ? [String(e.track)] : e.type === 'civiliansAttacked' ? [e.area] : [],
    );
    expect(order).toEqual(['2', '2B', '5', '5F']);
  });
  it('[PI-RULING-52] the second Track moves only after the combats of the first', () => {
    const scene = island().stack('2A', 4).stack('5E', 4).people('2B', 'c01');
    const table = scene.table().run(fateToken, {}, 'F01');
    const types = table.events
      .map((e) => (e.type === 'horrorMoved' ? e.to : e.type))
      .filter((t) => t === '5F' || t === 'civiliansAttacked');
    expect(types).toEqual(['civiliansAttacked', '5F']);
  });
  it('[PI-ACTIV-02] [PI-TERM-04] Stacks and Mutations of the Track move, those of others do not', () => {
    const table = activate(island().stack('4A', 4).mutation('choir', '4C').stack('5E', 4), 4);
    expect(stacks(table)).toEqual([
      ['4C', 4],
      ['5E', 4],
    ]);
    expect(mutationAt(table, 'choir')).toBe('4E');
  });
  it('[PI-ACTIV-03] Surge! draws a Track and activates it twice', () => {
    const table = island().stack('2A', 4).table().run(activateSection, { card: 'F07' }, fate(2, 2));
    expect(table.told('surge')).toMatchObject([{ track: 2 }]);
    expect(tilesAt(table, '2E')).toBe(4);
  });
  it('[PI-ACTIV-04] the first activation of a Surge ends with its combats before the second begins', () => {
    const scene = island().stack('2A', 4).people('2B', 'c01');
    const table = scene.table().run(activateSection, { card: 'F07' }, fate(2, 2));
    const order = table.events.flatMap((e) =>
      e.type === 'trackActivated' || e.type === 'civiliansAttacked' ? [e.type] : [],
    );
    expect(order).toEqual(['trackActivated', 'civiliansAttacked', 'trackActivated']);
    expect(tilesAt(table, '2D')).toBe(5);
  });
  it('[PI-ACTIV-05] nothing happens on an empty Track', () => {
    const table = activate(island().stack('2A', 4), 3);
    expect(stacks(table)).toEqual([['2A', 4]]);
    expect(table.told('horrorMoved')).toEqual([]);
  });
});

describe('movement of Horrors', () => {
  it('[PI-HMOVE-01] [PI-CONN-02] [PI-CONN-04] Horrors go down Black Arrows only', () => {
    const table = activate(island().stack('2B', 4), 2);
    expect(table.told('horrorMoved').map((e) => e.to)).toEqual(['2C', '2D']);
    for (const space of SPACE_IDS)
      for (const exit of EXITS[space])
        expect(TRACK_SPACES[TRACKS.find((t) => TRACK_SPACES[t].includes(space)) ?? 1]).toContain(exit.to);
  });
  it.each([
    ['PI-HMOVE-02', 3, '2E'],
    ['PI-HMOVE-02', 4, '2D'],
    ['PI-HMOVE-02', 6, '2D'],
    ['PI-EX-23', 7, '2C'],
  ] as const)('[%s] by day %i tiles move to %s', (_, tiles, to) => {
    expect(stacks(activate(island().stack('2B', tiles), 2))).toEqual([[to, tiles]]);
  });
  it.each([
    ['PI-HMOVE-04', 4, '2E'],
    ['PI-EX-24', 7, '2D'],
    ['PI-EX-25', 3, '2F'],
  ] as const)('[%s] by night %i tiles move to %s', (_, tiles, to) => {
    expect(stacks(activate(night(island().stack('2B', tiles)), 2))).toEqual([[to, tiles]]);
  });
  it('[PI-HMOVE-03] a Mutation moves by its mat', () => {
    expect(mutationAt(activate(island().mutation('rats', '2A'), 2), 'rats')).toBe('2D');
    expect(mutationAt(activate(island().mutation('custodian', '2A'), 2), 'custodian')).toBe('2B');
    expect(mutationAt(activate(night(island().mutation('custodian', '2A')), 2), 'custodian')).toBe('2C');
  });
  it('[PI-RULING-07] leaving a Spawn Zone costs one of the allowance', () => {
    expect(stacks(activate(island().stack('S2', 4), 2))).toEqual([['2B', 4]]);
  });
  it('[PI-RULING-08] a Stack has no size limit', () => {
    expect(stacks(activate(island().stack('S2', 40), 2))).toEqual([['2A', 40]]);
  });
  it('[PI-HMOVE-05] nobody moves on from the end of a Track', () => {
    const table = activate(island().stack('2J', 4).put('gt4', '2J'), 2, 'shielded', 'shielded');
    expect(tilesAt(table, '2J')).toBe(4);
    expect(table.told('horrorMoved')).toEqual([]);
  });
  it('[PI-HMOVE-06] [PI-RULING-73] furthest down first, each finishes its move', () => {
    const table = activate(island().stack('2A', 4).stack('2C', 4), 2);
    expect(table.told('horrorMoved').map((e) => e.from)).toEqual(['2C', '2D', '2A', '2B']);
  });
  it('[PI-RULING-55] [PI-RULING-73] of fork siblings the later letter comes first', () => {
    const table = activate(island().stack('5D', 4).stack('5E', 4), 5);
    expect(table.told('horrorMoved').map((e) => e.from)[0]).toBe('5E');
  });
  it('[PI-HMOVE-07] in one Area the faster goes first, on a tie a Mutation before the Stack', () => {
    const first = (scene: Island) => activate(scene, 2).told('horrorMoved')[0]?.horror;
    expect(first(island().stack('2A', 3).mutation('choir', '2A'))).toBe('stack-1');
    expect(first(island().stack('2A', 4).mutation('choir', '2A'))).toBe('choir');
    expect(first(island().stack('2A', 7).mutation('choir', '2A'))).toBe('choir');
  });
  it('[PI-RULING-53] two Mutations of one speed: mat order', () => {
    const table = activate(island().mutation('choir', '2A').mutation('payroll', '2A'), 2);
    expect(table.told('horrorMoved')[0]?.horror).toBe('payroll');
  });
  it('[PI-HMOVE-08] Stacks that meet amalgamate after all movement, before combats', () => {
    const scene = island().stack('2B', 4).stack('2A', 3).people('2D', 'c01');
    const table = activate(scene, 2);
    expect(
      table.events
        .map((e) => e.type)
        .filter((t) => ['horrorMoved', 'amalgamated', 'civiliansAttacked'].includes(t)),
    ).toEqual([
      'horrorMoved',
      'horrorMoved',
      'horrorMoved',
      'horrorMoved',
      'horrorMoved',
      'amalgamated',
      'civiliansAttacked',
    ]);
    expect(tilesAt(table, '2D')).toBe(8);
  });
  it('[PI-HMOVE-09] Horrors stop where a unit or Civilians stand, and attack', () => {
    const unit = activate(island().stack('2A', 3).put('gt4', '2B'), 2, 'miss', 'miss');
    expect(tilesAt(unit, '2B')).toBe(3);
    expect(hits(unit, 'gt4')).toBe(1);
    const begin = activate(island().stack('2B', 3).people('2B', 'c01'), 2);
    expect(stacks(begin)).toEqual([['2B', 4]]);
    expect(begin.state.civilians.c01.at).toBe('out');
  });
  it('[PI-HMOVE-10] Boats and Helicopters neither stop nor attract them', () => {
    const table = activate(island().stack('2F', 4).craft('medheli', '2G'), 2);
    expect(stacks(table)).toEqual([['2H', 4]]);
    expect(table.state.craft.medheli).toEqual({ at: '2G', disabled: false });
    expect(cubes(table)).toBe(0);
  });
  it('[PI-HMOVE-11] combats come after all moves, furthest down first', () => {
    const scene = island().stack('2A', 4).stack('2E', 4).people('2B', 'c01').people('2F', 'c02');
    const table = activate(scene, 2);
    const order = table.events.flatMap((e) =>
      e.type === 'horrorMoved' ? [e.to] : e.type === 'civiliansAttacked' ? [`!${e.area}`] : [],
    );
    expect(order).toEqual(['2F', '2B', '!2F', '!2B']);
  });
  it('[PI-HMOVE-12] other Horrors do not stop them', () => {
    const table = activate(island().stack('2A', 3).stack('2B', 7, true), 2);
    expect(stacks(table)).toEqual([
      ['2B', 7],
      ['2D', 3],
    ]);
  });
  it('[PI-HMOVE-13] entering an empty Overrun Area overruns it at that moment', () => {
    const table = activate(island().stack('2i', 4).stack('2H', 4), 2);
    expect(table.state.overrunAreas).toEqual(['2J']);
    expect(table.state.overrun).toBe(4);
    expect(
      table.events
        .map((e) => e.type)
        .filter((t) => t === 'overran' || t === 'piledOn' || t === 'horrorMoved'),
    ).toEqual(['horrorMoved', 'overran', 'horrorMoved', 'horrorMoved', 'piledOn']);
  });
  it('[PI-RULING-54] the Great South Bay Bridge belongs to Track 6 and is its furthest Area', () => {
    const table = activate(
      island().mutation('rats', 'GSB').damage('GSB', 2).stack('6H', 2, true).stack('6A', 4),
      6,
    );
    expect(table.told('trackActivated')).toMatchObject([{ horrors: 3 }]);
    expect(table.events.map((e) => e.type).filter((t) => t === 'unstunned' || t === 'horrorMoved')[0]).toBe(
      'unstunned',
    );
  });
});

describe('Forks and connections', () => {
  it.each([
    [1, '1E'],
    [2, '1D'],
    [3, '1D'],
    [5, '1D'],
    [6, '1E'],
  ] as [FateNumber, AreaId][])(
    '[PI-FORK-02] [PI-EX-57] Fate Number %i sends Horrors from 1C to %s',
    (number, to) => {
      expect(stacks(activate(island().stack('1C', 7), 1, fate(number)))).toEqual([[to, 7]]);
    },
  );
  it('[PI-FORK-01] the Forks have two exits, everything else one or none', () => {
    expect(SPACE_IDS.filter((space) => EXITS[space].length === 2)).toEqual(['1C', '5C', '6G']);
    expect(EXITS['1C'].map(({ to, route }) => [to, route])).toEqual([
      ['1D', 'main'],
      ['1E', 'detour'],
    ]);
  });
  it('[PI-FORK-03] every Horrors unit draws for itself', () => {
    const table = activate(island().stack('1C', 7).mutation('custodian', '1C'), 1, fate(1), fate(3));
    expect(stacks(table)).toEqual([['1D', 7]]);
    expect(mutationAt(table, 'custodian')).toBe('1E');
  });
  it('[PI-FORK-04] players choose their way freely at a Fork', () => {
    const table = island().put('gt4', '1C').turn().pick({ verb: 'move', unit: 'gt4', mode: 'foot' });
    expect(table.offers({ verb: 'go', area: '1D' })).toBe(true);
    expect(table.offers({ verb: 'go', area: '1E' })).toBe(true);
  });
  it('[PI-CONN-01] Areas touch only where a connection joins them', () => {
    expect(NEIGHBOURS['3G']).toEqual(['3F', '3H']);
    expect(NEIGHBOURS['2i'].includes('3J')).toBe(false);
  });
  it('[PI-CONN-03] a Black Arrow leads from 6G to the Great South Bay Bridge', () => {
    expect(EXITS['6G'].map((exit) => exit.to)).toContain('GSB');
    expect(LINKS.GSB).toMatchObject([{ to: '6G', kind: 'black', north: true }]);
  });
  it('[PI-RULING-75] at a Fork the route is drawn first, then its Bridge is forced', () => {
    // 6G: the detour leads to the damaged Great South Bay Bridge.
    const main = activate(island().stack('6G', 4).damage('GSB', 2), 6, fate(3));
    expect(main.state.overrunAreas).toEqual(['6H']);
    expect(damageOf(main, 'GSB')).toBe(2);
  });
  it('[PI-RULING-09] without allowance left it waits before the Bridge, and nothing is drawn', () => {
    const table = activate(bridge(island().stack('4C', 7), 8, 2), 4);
    expect(stacks(table)).toEqual([['4D', 7]]);
    expect(table.state.bridgeDamage[8]).toBe(2);
    expect(stacks(activate(island().stack('1B', 7), 1))).toEqual([['1C', 7]]);
  });
});

describe('Forced Crossing', () => {
  it('[PI-EX-13] [PI-FORCED-05] the front Stack forces the Bridge, the next one walks over and they amalgamate', () => {
    const table = activate(bridge(island().stack('3F', 6).stack('3E', 5), 6, 2), 3);
    expect(stacks(table)).toEqual([['3G', 9]]);
    expect(table.state.bridgeDamage[6]).toBe(0);
    expect(table.state.pool).toBe(70 - 9);
  });
  it('[PI-FORCED-01] each Hit removes one Damage', () => {
    const table = activate(bridge(island().stack('3F', 4), 6, 3), 3);
    expect(stacks(table)).toEqual([['3G', 1]]);
  });
  it('[PI-FORCED-03] the crossing ends its move', () => {
    expect(stacks(activate(bridge(island().stack('3F', 5), 6, 2), 3))).toEqual([['3G', 3]]);
  });
  it('[PI-EX-42] two tiles against Damage 2: Stack gone, Damage 0', () => {
    const table = activate(bridge(island().stack('3F', 2), 6, 2), 3);
    expect([stacks(table), table.state.bridgeDamage[6]]).toEqual([[], 0]);
  });
  it('[PI-EX-43] [PI-FORCED-02] two tiles against Damage 3: Stack gone, Damage 1', () => {
    const table = activate(bridge(island().stack('3F', 2), 6, 3), 3);
    expect([stacks(table), table.state.bridgeDamage[6]]).toEqual([[], 1]);
  });
  it('[PI-FORCED-06] a Mutation dies at its Toughness, tiles go back to the pool', () => {
    const table = activate(bridge(island().mutation('choir', '3F', 3), 6, 2), 3);
    expect([mutationAt(table, 'choir'), table.state.bridgeDamage[6]]).toEqual(['out', 1]);
    expect(activate(bridge(island().stack('3F', 2), 6, 3), 3).state.pool).toBe(70);
  });
  it('[PI-EX-68] Toughness 4 with 1 Hit before Damage 2: three Hits, it crosses and stops', () => {
    const table = activate(bridge(island().mutation('choir', '3F', 1), 6, 2), 3);
    expect(table.state.mutations.choir).toEqual({ at: '3G', hits: 3, stunned: false });
    expect(table.state.bridgeDamage[6]).toBe(0);
  });
  it('[PI-FORCED-04] [PI-EX-69] the damaged Great South Bay Bridge is forced and overrun', () => {
    const table = activate(island().stack('6G', 4).damage('GSB', 2), 6, fate(1));
    expect(damageOf(table, 'GSB')).toBe(0);
    expect(table.state.overrunAreas).toEqual(['GSB']);
    expect([table.state.overrun, table.state.lostTiles, table.state.pool]).toEqual([6, 2, 68]);
  });
  it('[PI-BRIDGE-01] an undamaged Bridge is an ordinary connection of its colour', () => {
    expect(stacks(activate(island().stack('3F', 4), 3))).toEqual([['3H', 4]]);
  });
});

describe('Stun', () => {
  it('[PI-STUN-01] a Stunned unit only loses its marker', () => {
    const table = activate(island().stack('2B', 4, true).put('gt4', '2B'), 2);
    expect(table.state.stacks).toMatchObject([{ at: '2B', stunned: false }]);
    expect(hits(table, 'gt4')).toBe(0);
    expect(cubes(table)).toBe(0);
  });
  it('[PI-EX-48] [PI-RULING-50] a Surge: the first activation takes the Stun, the second moves it', () => {
    const table = island().stack('2A', 4, true).table().run(activateSection, { card: 'F07' }, fate(2, 2));
    expect(stacks(table)).toEqual([['2C', 4]]);
  });
  it('[PI-STUN-02] a Stunned unit is no target of another Stun', () => {
    const table = island('GT', 'NW').put('gt5', '2F').stack('2F', 4, true).turn();
    expect(table.offers({ verb: 'special', unit: 'gt5' })).toBe(false);
  });
  it('[PI-STUN-03] [PI-EX-65] [PI-RULING-72] a Stunned Stack overruns only when the marker goes', () => {
    const scene = island().stack('1L', 4, true);
    const before = scene.table().run(activateTrack, { track: 3 });
    expect(before.state.overrun).toBe(0);
    const table = activate(scene, 1);
    expect([table.state.overrun, table.state.lostTiles, table.state.overrunAreas]).toEqual([2, 4, ['1L']]);
  });
  it('[PI-RULING-72] the un-Stunned one overruns, the Stunned one piles on later', () => {
    const table = activate(island().mutation('choir', '1L').stack('1L', 2, true), 3);
    expect([table.state.overrun, tilesAt(table, '1L')]).toEqual([2, 2]);
    table.run(activateTrack, { track: 1 });
    expect([table.state.overrun, tilesAt(table, '1L')]).toEqual([3, 0]);
  });
  it('[PI-RULING-71] a Stack that lost its Stun attacks when an active one joins it', () => {
    const alone = activate(island().stack('2D', 2, true).put('gt4', '2D'), 2);
    expect(hits(alone, 'gt4')).toBe(0);
    const joined = activate(island().stack('2D', 2, true).stack('2B', 4).put('gt4', '2D'), 2, 'miss', 'miss');
    expect(tilesAt(joined, '2D')).toBe(6);
    expect(hits(joined, 'gt4')).toBe(2);
  });
  it('[PI-RULING-51] a Stunned Stack strikes back when attacked; a merged Stack is not Stunned', () => {
    const table = island().stack('2D', 2, true).put('gt4', '2D').turn();
    table.pick({ verb: 'closeCombat', unit: 'gt4' }, 'miss', 'miss');
    expect(hits(table, 'gt4')).toBe(1);
    const merged = activate(island().stack('3F', 7, true).stack('3E', 4), 3);
    expect(merged.state.stacks.every((stack) => !stack.stunned)).toBe(true);
  });
  it('[PI-RULING-74] swimming Rats wait in the damaged Great South Bay Bridge until it is repaired', () => {
    const scene = island().mutation('rats', '6G').damage('GSB', 2);
    const table = activate(scene, 6, fate(1));
    expect([mutationAt(table, 'rats'), table.state.overrun]).toEqual(['GSB', 0]);
    const repaired = island().mutation('rats', 'GSB').table().run(activateTrack, { track: 2 });
    expect(repaired.state.overrun).toBe(6);
  });
});

describe('setup limits', () => {
  it('[PI-SETUP-20] [PI-RANGED-08] Horrors in a Spawn Zone are no target', () => {
    const table = island('GT', 'PIRLSS').put('pir5', '4A').stack('S4', 4).turn(1);
    expect(table.offers({ verb: 'rangedCombat' })).toBe(false);
    expect(at(table, 'pir5')).toBe('4A');
  });
});
