/** What the infected do: moving, charging, grabbing, biting, spawning, the five classes, the end phase. */
import { spawns } from '../../../src/games/exodus/data/mission';
import { INFECTED } from '../../../src/games/exodus/data/infected';
import { nextMarker, stageOf } from '../../../src/games/exodus/data/tables';
import { goalsOf } from '../../../src/games/exodus/paths';
import { damage } from '../../../src/games/exodus/pieces';
import { nextToAct } from '../../../src/games/exodus/procedures/infectedMove';
import { hidingPlaces, roamer, seeker } from '../../../src/games/exodus/procedures/roamer';
import { spawnPhase } from '../../../src/games/exodus/procedures/spawning';
import { namedSquare, squareName, supplyOf } from '../../../src/games/exodus/queries';
import type { ExodusState } from '../../../src/games/exodus/state';
import {
  HALL,
  hero,
  heroSquare,
  JETTY,
  ROOMS,
  scene,
  squares,
  unit,
  unitAt,
  unitSquares,
  type Scene,
} from './scenario';

const auto = (made: Scene) => made.with((state) => (state.options = { ...state.options, ties: 'auto' }));
const LONG = `
+--+--+--+--+--+--+--+--+--+--+--+--+
|M  .  .  .  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+--+--+--+`;
const BEND = `
+--+--+--+--+--+--+--+--+--+--+--+--+
|.  .  .  .  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+--+--+  +
|## ## ## ## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ## ## ## ##|M |
+--+--+--+--+--+--+--+--+--+--+--+--+`;
const line = (text: string) => ({ turnSpawn: spawns(...Array.from({ length: 8 }, () => text)) });

describe('the order and the goal', () => {
  it('[EX-INFMOVE-02] [EX-RULING-61] the closest first, measured afresh; ties are chosen, units without a way last', () => {
    const { state } = scene(LONG).unit('zombie', '9,0').unit('zombie', '4,0').unit('zombie', '6,0');
    expect(nextToAct(state)).toEqual([2]);
    const tie = scene(HALL).put(0, '4,1').unit('zombie', '8,1').unit('zombie', '0,1').infectedMove();
    expect([tie.decision?.kind, tie.options().map(({ facets }) => facets.unit)]).toEqual(['whoActs', [2, 1]]);
    const shut = scene(ROOMS).rooms('a').unit('zombie', '0,0').unit('zombie', '7,3');
    expect(nextToAct(shut.state)).toEqual([2]);
  });
  it('[EX-INFMOVE-01] [EX-BITE-06] [EX-RULING-72] bites come before any move, hero by hero, in joining order', () => {
    const table = scene(HALL)
      .put(1, '8,2')
      .grapple(0, 'zombie', 'newborn')
      .grapple(1, 'zombie')
      .infectedMove();
    expect([table.decision?.kind, table.options().map(({ facets }) => facets.hero)]).toEqual([
      'whoIsBitten',
      [0, 1],
    ]);
    table.pick({ hero: 0 }, 8, 8, 8);
    expect(table.told('biteTested').map(({ unit: id }) => id)).toEqual([1, 2, 3]);
  });
  it('[EX-INFMOVE-03] [EX-INFMOVE-04] [EX-RULING-63] [EX-ZOMBIE-01] [EX-ZOMBIE-02] a zombie walks 2 squares on the shortest way', () => {
    const table = scene(BEND).unit('zombie', '0,0').acts(1);
    expect(unitAt(table, 1)).toBe('2,0');
  });
  it('[EX-INFMOVE-06] [EX-TIES-01] equal squares are asked, or the first in reading order', () => {
    const open = () => scene(HALL).put(0, '8,1').unit('zombie', '0,1');
    const asked = open().acts(1);
    expect([asked.decision?.kind, asked.decision?.seat, squares(asked)]).toEqual([
      'chargeTo',
      'team',
      ['4,0', '4,1', '4,2'],
    ]);
    expect(unitAt(auto(open()).acts(1), 1)).toBe('4,0');
  });
  it('[EX-INFMOVE-07] [EX-RULING-62] [EX-TIES-02] equal heroes: lots, the lowest is the target', () => {
    const table = auto(scene(HALL).put(0, '0,1').put(1, '8,1').unit('zombie', '4,1')).acts(1, 5, 3, 8);
    expect(table.told('lotsCast')[0]?.lowest).toBe(1);
    expect(unitAt(table, 1)).toBe('7,0');
  });
  it('[EX-INFMOVE-08] [EX-GRAB-01] [EX-GRAB-03] it stops where it can grab and grabs at once', () => {
    const table = scene(LONG).unit('zombie', '3,0').acts(1, 8);
    expect([unitAt(table, 1), table.told('grabTested').length]).toEqual(['1,0', 1]);
  });
  it('[EX-INFMOVE-09] [EX-PUSH-02] [EX-CRATE-01] [EX-CRATE-02] walking units pass nobody and no crate', () => {
    const table = scene(BEND).unit('zombie', '0,0').unit('zombie', '1,0', { prone: true }).acts(1);
    expect(unitAt(table, 1)).toBe('0,0');
    expect(table.told('unitStays')).toHaveLength(1);
  });
  it('[EX-INFMOVE-10] [EX-FIRE-07] prone infected do nothing', () => {
    const table = scene(LONG).unit('zombie', '1,0', { prone: true }).infectedMove();
    expect([table.told('grabTested'), unitAt(table, 1)]).toEqual([[], '1,0']);
  });
  it('[EX-RULING-65] [EX-GRAB-06] a grab attempt ends the activation', () => {
    const table = scene(LONG).put(1, '5,0').unit('zombie', '1,0').acts(1, 8);
    expect([unitAt(table, 1), table.decision]).toEqual(['1,0', null]);
  });
  it('[EX-RULING-66] infected never enter or cross a hero', () => {
    const table = scene(LONG).put(0, '3,0').put(1, '0,0').unit('zombie', '5,0').acts(1, 8);
    expect(unitAt(table, 1)).toBe('4,0');
  });
  it('[EX-RULING-150] it grabs any hero it touches, not only its target', () => {
    const table = scene(LONG).put(0, '2,0').put(1, '9,0').unit('zombie', '3,0').acts(1, 8);
    expect(table.told('grabTested')[0]?.hero).toBe(0);
  });
  it('[EX-RULING-151] a target that is gone is replaced', () => {
    const { state } = scene(LONG)
      .put(1, '11,0')
      .set(0, { status: 'left', square: null })
      .unit('zombie', '2,0');
    expect(goalsOf(state, { kind: 'zombie' }, 2, false).goals[0]?.hero).toBe(1);
  });
});

describe('charging', () => {
  it('[EX-CHARGE-02] [EX-CHARGE-03] [EX-RULING-69] a charge begun in mid walk has the squares left, and lasts', () => {
    const table = scene(BEND).unit('zombie', '6,0').acts(1);
    expect(table.told('unitMoved').map(({ how }) => how)).toEqual(['walk', 'walk', 'charge', 'charge']);
  });
  it('[EX-CHARGE-04] [EX-CHARGE-05] [EX-RULING-67] through others if a free square beyond is in reach, else it stops before', () => {
    const row = (...xs: number[]) => {
      const made = scene(LONG).unit('zombie', '9,0');
      for (const x of xs) made.unit('zombie', `${x},0`);
      return unitAt(made.acts(1), 1);
    };
    expect([row(8), row(8, 7), row(8, 7, 6, 5), row(6, 5)]).toEqual(['5,0', '5,0', '9,0', '7,0']);
  });
  it('[EX-CHARGE-06] [EX-CRATE-03] crates are crossed like units', () => {
    const made = scene(LONG)
      .unit('zombie', '9,0')
      .with((s) => s.crates.push(namedSquare(s, '8,0')));
    expect(unitAt(made.acts(1), 1)).toBe('5,0');
  });
  it('[EX-RULING-68] it stops at the first free square from which it can grab', () => {
    const table = auto(scene(HALL).put(0, '0,0').put(1, '4,2').unit('zombie', '6,0')).acts(1, 8);
    expect(table.told('grabTested')[0]?.hero).toBe(1);
  });
});

describe('grabs and bites', () => {
  const grab = (roll: number, ...more: number[]) =>
    scene(LONG)
      .unit('zombie', '1,0')
      .acts(1, roll, ...more);
  it('[EX-GRAB-02] [EX-GRAB-04] [EX-GRAB-05] [EX-RULING-70] taken down, knockdown, safe, by class', () => {
    expect(hero(grab(2, 8)).grapple).toEqual([1]);
    const floored = grab(3);
    expect([hero(floored).prone, hero(floored).grapple, unitAt(floored, 1)]).toEqual([true, [], '1,0']);
    expect(hero(grab(4)).prone).toBe(false);
    expect(hero(scene(LONG).unit('siren', '1,0').acts(1, 3, 8, 8, 8)).grapple).toEqual([1]);
  });
  it('[EX-GRAB-07] [EX-GRAB-08] [EX-BITE-01] [EX-BITE-04] [EX-BITE-07] taken down: prone, the infected on the board, a bite at once', () => {
    const table = grab(1, 4);
    expect([hero(table).prone, unit(table, 1)?.square, hero(table).dial]).toEqual([true, null, 1]);
  });
  it('[EX-BITE-03] a safe bite test ends its turn', () => {
    const table = grab(1, 5);
    expect([hero(table).dial, table.decision]).toEqual([0, null]);
  });
  it('[EX-GRAB-09] [EX-GRAB-10] a prone hero gets no grab test; any number may lie on one', () => {
    const table = scene(LONG).grapple(0, 'zombie', 'zombie', 'zombie').unit('zombie', '1,0').acts(4, 8);
    expect([table.told('grabTested'), hero(table).grapple]).toEqual([[], [1, 2, 3, 4]]);
  });
  it('[EX-RULING-71] several heroes in reach: the lowest die', () => {
    const table = scene(HALL).put(1, '0,2').unit('zombie', '0,1').acts(1, 6, 2, 8);
    expect(table.told('grabTested')[0]?.hero).toBe(1);
  });
  it('[EX-BITE-02] [EX-BITE-05] [EX-RULING-102] [EX-RULING-103] [EX-INFECT-04] every bite turns the dial to the next of five markers', () => {
    expect([0, 1, 3, 4, 6, 7, 10, 13, 15].map(nextMarker)).toEqual([1, 4, 4, 7, 7, 10, 13, 16, 16]);
    expect([0, 1, 4, 7, 10, 13, 15].map(stageOf)).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(hero(scene(LONG).set(0, { prone: true }).unit('newborn', '1,0').acts(1, 5)).dial).toBe(1);
  });
  it('[EX-END-01] [EX-END-02] [EX-RULING-104] [EX-INFECT-02] [EX-TURN-03] bitten heroes move one square each end phase', () => {
    const dial = (from: number) => hero(scene(LONG).set(0, { dial: from }).endPhase()).dial;
    expect([dial(0), dial(1), dial(3)]).toEqual([0, 2, 4]);
  });
  it('[EX-END-04] [EX-ZONE-03] [EX-RULING-81] the knocked down stand up facing the closest hero', () => {
    const table = scene(LONG).unit('zombie', '4,0', { prone: true, facing: 1 }).endPhase();
    expect([unit(table, 1)?.prone, unit(table, 1)?.facing]).toEqual([false, 3]);
    const moved = scene(BEND).unit('zombie', '0,0', { facing: 3 }).acts(1);
    expect(unit(moved, 1)?.facing).toBe(1);
  });
  it('[EX-INFECT-01] [EX-INFECT-03] [EX-RULING-105] [EX-CAMPAIGN-06] [EX-CM04] death fails a campaign mission at once, in quick play the hero waits for the end phase', () => {
    const lost = scene(LONG).set(0, { dial: 13, prone: true }).unit('zombie', '1,0').acts(1, 1);
    expect(lost.state.outcome).toMatchObject({ result: 'loss', reason: 'heroDied' });
    const quick = scene('Q1')
      .put(0, '6,7', { dial: 13, prone: true })
      .put(1, '0,0')
      .unit('zombie', '6,8')
      .acts(1, 1);
    expect([quick.state.outcome, hero(quick).dial, hero(quick).status]).toEqual([null, 16, 'in']);
  });
});

describe('spawning', () => {
  const point = (text: string, grid = LONG.replace('.  . |', '.  A |')) =>
    scene(grid, { mission: line(text) });
  it('[EX-SPAWN-01] [EX-SPAWN-03] [EX-TURN-02] [EX-CM05] one roll names point, class and number', () => {
    const made = point('2 newborn A').with((s) => (s.phase = 'spawn'));
    const table = auto(made).table().run(spawnPhase, { rolls: 0 }, 5);
    expect(table.told('spawnRolled')).toHaveLength(1);
    expect(table.state.infected.map(({ kind }) => kind)).toEqual(['newborn', 'newborn']);
  });
  it('[EX-SPAWN-04] [EX-SPAWN-05] [EX-SPAWN-06] [EX-RULING-95] the point is their first square; in sight they charge at once and grab', () => {
    const table = point('1 zombie A').spawn(1);
    expect(unitAt(table, 1)).toBe('8,0');
    const grabbed = point('1 zombie A').put(0, '9,0').spawn(1, 1, 8);
    expect(hero(grabbed).grapple).toEqual([1]);
  });
  it('[EX-SPAWN-07] otherwise they walk, the point being the first square', () => {
    const table = scene(BEND.replace('|.  .', '|A  .'), { mission: line('1 zombie A') }).spawn(1);
    expect(unitAt(table, 1)).toBe('1,0');
  });
  it('[EX-RULING-94] one after the other; [EX-RULING-162] nobody comes when no hero is left', () => {
    const table = point('2 zombie A').spawn(1);
    expect(unitSquares(table)).toEqual(['8,0', '9,0']);
    const gone = point('2 zombie A').set(0, { status: 'left', square: null }).put(1, '5,0');
    expect(auto(gone).spawn(1).state.infected).toHaveLength(2);
  });
  it('[EX-RULING-96] a hero on the point: they enter on the nearest free square', () => {
    const table = point('1 zombie A').put(0, '11,0').spawn(1, 8);
    expect(unitAt(table, 1)).toBe('10,0');
  });
  it('[EX-RULING-97] water points bring reavers', () => {
    const table = scene(JETTY.replace('~~ ~~|\n+--', '~~ E~|\n+--'), { mission: line('1 reaver E') }).put(
      0,
      '0,0',
    );
    expect(unit(auto(table).spawn(1), 1)?.kind).toBe('reaver');
  });
  it('[EX-PUSH-01] [EX-RULING-98] no room: those in the way are pushed on, prone ones stay prone; a hero stops the chain', () => {
    const corridor = () => scene(BEND.replace('|.  .', '|A  .'), { mission: line('1 zombie A') });
    const table = corridor().unit('zombie', '0,0', { prone: true }).spawn(1);
    expect([unitSquares(table), unit(table, 1)?.prone]).toEqual([['1,0', '0,0'], true]);
    const stuck = corridor().put(1, '1,0').unit('zombie', '0,0').spawn(1);
    expect([unitSquares(stuck), stuck.told('notPlaced')[0]?.rule]).toEqual([['0,0'], 'EX-RULING-98']);
  });
  it('[EX-DROPOFF-01] [EX-RULING-101] [EX-DROPOFF-03] a spawn takes what miniatures are left; the killed come back', () => {
    const made = point('3 newborn A');
    for (let x = 3; x < 8; x++) made.unit('newborn', `${x},0`, { prone: true });
    const table = auto(made).spawn(1);
    expect([table.state.infected.length, table.told('notPlaced')[0]?.why]).toEqual([6, 'miniatures']);
    const { state } = made;
    const play = { state, emit: () => {}, mark: () => {} } as never;
    const before = supplyOf(state, 'newborn');
    damage(play, state.infected[0] as never, 1, false);
    expect(supplyOf(state, 'newborn')).toBe(before + 1);
  });
  it('[EX-RULING-13] [EX-HERO-08] two zombies are three against three heroes; single ones, roamers and seekers never grow', () => {
    const trio = (text: string) =>
      auto(
        scene(LONG.replace('.  . |', '.  A |'), { heroes: ['mike', 'kira', 'isla'], mission: line(text) }),
      ).spawn(1).state.infected.length;
    expect([trio('2 zombie A'), trio('1 zombie A'), trio('2 newborn A')]).toEqual([3, 1, 2]);
  });
});

describe('roamers and drop offs', () => {
  const names = (state: ExodusState, list: number[]) => list.map((square) => squareName(state, square));
  const NOOK = `
+--+--+--+--+--+--+
|M  .  .  .  .  . |
+  +--+--+  +--+  +
|. |.  . |. |. |. |
+--+--+--+--+--+--+`;
  it('[EX-ROAMER-01] [EX-ROAMER-02] [EX-ROAMER-04] [EX-RULING-99] one zombie on the nearest hidden square, which waits and faces the hero', () => {
    const table = scene(NOOK).table().run(roamer, { hero: null });
    expect(hidingPlaces(scene(NOOK).state)).not.toContain(0);
    expect([unit(table, 1)?.kind, table.told('unitMoved'), unit(table, 1)?.acted]).toEqual([
      'zombie',
      [],
      false,
    ]);
    expect(unitAt(table, 1)).toBe('3,1');
  });
  it('[EX-ROAMER-03] only corridors and rooms that are awake', () => {
    const { state } = scene(ROOMS).put(0, '0,3');
    expect(names(state, hidingPlaces(state)).some((name) => name === '0,0')).toBe(false);
    state.rooms = ['a'];
    expect(names(state, hidingPlaces(state))).toContain('0,0');
  });
  it('[EX-ROAMER-05] [EX-TIES-04] heroes equally far: the lowest die gets it', () => {
    const table = scene(`
+--+--+--+--+--+--+--+
|M  .  .  .  .  .  K |
+  +--+--+--+--+--+  +
|.  .  . |## .  .  . |
+--+--+--+--+--+--+--+`)
      .table()
      .run(roamer, { hero: null }, 6, 2);
    expect(table.told('lotsCast')[0]?.lowest).toBe(1);
    expect(unitAt(table, 1)?.startsWith('5') || unitAt(table, 1)?.startsWith('4')).toBe(true);
  });
  it('[EX-ROOM-05] [EX-DROPOFF-02] [EX-RULING-100] rooms and roamers take the farthest of the class, never from a grapple', () => {
    const made = scene(LONG.replace('|M  .', '|M |.'));
    for (let x = 2; x < 8; x++) made.unit('newborn', `${x},0`);
    made.grapple(0, 'zombie');
    const room = auto(
      scene(ROOMS, { mission: { roomSpawn: spawns(...Array.from({ length: 8 }, () => '1 newborn 1')) } }),
    );
    for (const [n, name] of ['7,0', '7,1', '7,2', '6,0', '6,1', '6,2'].entries())
      room.unit('newborn', name, { prone: n > 0 });
    const table = room.act(0).pick({ verb: 'door' }, 1);
    expect([table.told('droppedOff')[0]?.unit, table.state.infected.length]).toEqual([1, 6]);
  });
});

describe('classes', () => {
  it('[EX-NEWBORN-01] [EX-NEWBORN-02] [EX-ZOMBIE-03] newborns are faster and worse; zombies have 1 kill point', () => {
    const { zombie, newborn } = INFECTED;
    expect(newborn.charge > zombie.charge && newborn.grab.takenDown > zombie.grab.takenDown).toBe(true);
    expect(zombie.killPoints).toBe(1);
    expect(unitAt(scene(LONG).unit('newborn', '11,0').acts(1), 1)).toBe('5,0');
  });
  it('[EX-REAVER-02] [EX-REAVER-03] [EX-REAVER-12] [EX-RULING-152] in water it moves 6 squares, past other fins', () => {
    const sea = scene(`
+--+--+--+--+--+--+--+--+--+--+--+
|T  .  .  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +  +  +
|R~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+--+--+--+--+--+--+--+--+--+--+--+`).put(0, '0,1');
    expect(unitAt(sea.unit('reaver', '10,1').unit('reaver', '9,1').acts(1), 1)).toBe('4,1');
  });
  it('[EX-REAVER-04] [EX-REAVER-05] [EX-REAVER-06] [EX-RULING-119] a transition square ends its move; from there it goes by land or water', () => {
    const made = auto(
      scene(JETTY)
        .with((s) => (s.rib = null))
        .put(0, '7,0')
        .unit('reaver', '1,2'),
    );
    expect(unitAt(made.acts(1), 1)).toBe('1,0');
    const land = auto(
      scene(JETTY)
        .with((s) => (s.rib = null))
        .put(0, '7,0')
        .unit('reaver', '1,0'),
    );
    expect(unitAt(land.acts(1, 8), 1)).toBe('6,0');
  });
  it('[EX-REAVER-07] [EX-SIREN-02] [EX-SIREN-01] reavers bite twice, sirens three times', () => {
    const bitten = (kind: 'reaver' | 'siren', ...rolls: number[]) =>
      scene(LONG)
        .set(0, { prone: true })
        .unit(kind, '1,0')
        .acts(1, ...rolls);
    expect(hero(bitten('reaver', 1, 1)).dial).toBe(4);
    expect(hero(bitten('siren', 1, 1, 1)).dial).toBe(7);
  });
  it('[EX-REAVER-08] [EX-REAVER-09] [EX-SIREN-03] [EX-SIREN-04] [EX-SEEKER-09] kill points add up; knockdowns do nothing', () => {
    const shot = (kind: 'reaver' | 'siren' | 'seeker', roll: number) => {
      const made = scene(LONG).unit(kind, '4,0').arm(0, 'EQ01');
      if (kind === 'seeker') made.unit('siren', '9,0');
      return made.act(0).pick({ verb: 'quickFire', target: 'u1' }, roll);
    };
    expect([unit(shot('reaver', 8), 1)?.damage, unit(shot('siren', 8), 1)?.damage]).toEqual([1, 1]);
    for (const kind of ['reaver', 'siren', 'seeker'] as const)
      expect(unit(shot(kind, 5), 1)?.prone).toBe(false);
  });
  it('[EX-REAVER-10] [EX-PERK-08] double tap still turns a knockdown into a kill', () => {
    const table = scene(LONG).unit('reaver', '4,0', { damage: 1 }).arm(0, 'EQ01').perks(0, 'BA3').act(0);
    table.pick({ verb: 'quickFire' }, 5).pick({ verb: 'tap' });
    expect(table.state.infected).toEqual([]);
  });
  it('[EX-REAVER-11] [EX-SIREN-05] [EX-SEEKER-11] they cannot be swept off', () => {
    for (const kind of ['reaver', 'siren', 'seeker'] as const) {
      const made = scene(LONG).grapple(0, kind);
      if (kind === 'seeker') made.unit('siren', '9,0');
      expect(made.act(0).offers({ verb: 'sweep' })).toBe(false);
    }
  });
  it('[EX-REAVER-13] [EX-REAVER-14] [EX-RULING-117] at the rib it grabs by lot; taken down is death, a knockdown leaves the hero prone', () => {
    const rib = () => scene(JETTY).put(0, '1,1').put(1, '1,1').unit('reaver', '2,1');
    expect(rib().acts(1, 5, 2, 1).state.heroes[1]?.status).toBe('gone');
    const floored = rib().acts(1, 5, 2, 3);
    expect([floored.state.heroes[1]?.status, hero(floored, 1).prone]).toEqual(['in', true]);
  });
  it('[EX-REAVER-15] [EX-REAVER-16] [EX-REAVER-17] [EX-REAVER-18] [EX-RULING-118] a hurt fin dives, comes up where it grabs or lands, or a move later', () => {
    const made = auto(scene(JETTY).put(0, '1,1').unit('reaver', '6,2', { damage: 1 }));
    const table = made.acts(1, 8);
    expect([table.told('dived').length, table.told('surfaced').length, unit(table, 1)?.dived]).toEqual([
      1,
      1,
      false,
    ]);
    const land = scene(JETTY).put(0, '7,0').unit('reaver', '1,0', { damage: 1 });
    expect(auto(land).acts(1, 8).told('dived')).toEqual([]);
  });
  it('[EX-SIREN-06] [EX-RULING-120] a siren on a hero board heals before it bites', () => {
    const table = scene(LONG)
      .grapple(0, 'siren')
      .with((s) => ((s.infected[0] as { damage: number }).damage = 2))
      .infectedMove(8, 8, 8);
    expect(table.events.map(({ type }) => type).slice(1, 3)).toEqual(['regenerated', 'biteTested']);
  });
  it('[EX-SEEKER-01] [EX-SEEKER-02] [EX-SEEKER-08] [EX-CHARGE-01] a seeker always charges, through others', () => {
    const table = scene(BEND).unit('seeker', '0,0').unit('zombie', '1,0').unit('siren', '2,0').acts(1);
    expect([unitAt(table, 1), table.told('unitMoved')[0]?.how]).toEqual(['5,0', 'charge']);
  });
  it('[EX-SEEKER-03] [EX-SEEKER-04] [EX-SEEKER-05] [EX-SEEKER-06] [EX-SEEKER-07] [EX-RULING-121] a drag of 3 or 2 squares towards the siren, through others, with all that lies on the hero', () => {
    const far = auto(
      scene(LONG)
        .put(0, '6,0')
        .unit('siren', '0,0')
        .unit('zombie', '5,0', { prone: true })
        .grapple(0, 'seeker'),
    ).infectedMove(4, 8, 8, 8);
    expect(far.told('dragged')[0]?.to).toBe('3,0');
    const near = auto(scene(LONG).put(0, '6,0').unit('siren', '0,0').grapple(0, 'seeker')).infectedMove(
      5,
      8,
      8,
      8,
    );
    expect(near.told('dragged')[0]?.to).toBe('4,0');
    const beside = auto(scene(LONG).put(0, '2,0').unit('siren', '0,0').grapple(0, 'seeker')).infectedMove(
      1,
      8,
      8,
      8,
    );
    expect(beside.told('dragged')[0]?.to).toBe('1,0');
  });
  it('[EX-RULING-153] no way to a siren, or aboard a rib: the test is rolled and nothing moves', () => {
    const table = scene(JETTY)
      .put(0, '1,1')
      .unit('siren', '7,0', { prone: false })
      .grapple(0, 'seeker')
      .infectedMove(1);
    expect([table.told('dragTested').length, table.told('dragged')]).toEqual([1, []]);
  });
  it('[EX-SEEKER-10] heroes shoot past seekers', () => {
    const table = scene(LONG).unit('seeker', '2,0').unit('siren', '5,0').arm(0, 'EQ01').act(0);
    expect(table.offers({ verb: 'quickFire', target: 'u2' })).toBe(true);
  });
  it('[EX-SEEKER-12] [EX-SEEKER-13] [EX-RULING-122] a seeker stands before the farthest siren, as long as there are fewer of them', () => {
    const table = scene(LONG)
      .unit('siren', '4,0', { facing: 3 })
      .unit('siren', '9,0', { facing: 3 })
      .table()
      .run(seeker, { siren: null });
    expect([unit(table, 3)?.kind, unitAt(table, 3)]).toEqual(['seeker', '8,0']);
    const enough = scene(BEND)
      .unit('siren', '4,0')
      .unit('seeker', '6,0')
      .table()
      .run(seeker, { siren: null });
    expect(enough.told('unitPlaced')[0]?.how ?? enough.decision?.kind).toMatch(/roamer/);
  });
  it('[EX-SEEKER-14] [EX-RULING-153] with the last siren the seekers go, also from hero boards', () => {
    const table = scene(LONG)
      .unit('siren', '1,0', { damage: 4, facing: 1 })
      .put(1, '8,0')
      .grapple(1, 'seeker')
      .arm(0, 'EQ01')
      .act(0);
    table.pick({ verb: 'assassinate' });
    expect([table.state.infected, hero(table, 1).grapple]).toEqual([[], []]);
    expect(heroSquare(table, 1)).toBe('8,0');
  });
});
