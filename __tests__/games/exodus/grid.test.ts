/** The maps, distances, lines of sight, doors, rooms, smell, stairs and water. */
import { MISSION_IDS, missionOf } from '../../../src/games/exodus/data/missions';
import { spawns } from '../../../src/games/exodus/data/mission';
import { areTouching, facingTowards, fieldOf, isClear, rangeOf } from '../../../src/games/exodus/geometry';
import { detects, goalsOf } from '../../../src/games/exodus/paths';
import { drawBoard, isTransition, marks, readBoard } from '../../../src/games/exodus/plan';
import { rowSquares } from '../../../src/games/exodus/procedures/rooms';
import {
  boardFor,
  boardOf,
  ground,
  heroSees,
  isActive,
  namedSquare,
  neighbours,
  openGround,
  pathField,
  range,
  seesPastUnits,
  smellField,
  squareName,
  touching,
  usableFor,
} from '../../../src/games/exodus/queries';
import type { ExodusState } from '../../../src/games/exodus/state';
import { blastArea } from '../../../src/games/exodus/targets';
import { HALL, hero, heroSquare, JETTY, ROOMS, scene, squares, STAIRS, unit, unitAt } from './scenario';

const at = (state: ExodusState, name: string) => namedSquare(state, name);
const touches = (state: ExodusState, a: string, b: string) => touching(state, at(state, a), at(state, b));
const loose = (state: ExodusState, a: string, b: string) =>
  ground(state).loose[at(state, a)]?.includes(at(state, b)) ?? false;
const sees = (state: ExodusState, a: string, b: string) => heroSees(state, at(state, a), at(state, b));
const clear = (state: ExodusState, a: string, b: string) =>
  isClear(ground(state), at(state, a), at(state, b));

const CORNER = `
+--+--+--+
|.  .  . |
+  +--+  +
|.  .  . |
+  +  +::+
|.  .  . |
+--+--+--+`;

describe('maps', () => {
  it.each(MISSION_IDS)('[EX-SETUP-01] the map of %s reads back as it was drawn', (id) => {
    const { floors } = missionOf(id);
    const solid = (lines: readonly string[]) =>
      lines.map((line) => line.replace(/[+|-]/g, ' ').replace(/ +/g, ' '));
    expect(drawBoard(boardFor(id)).map(solid)).toEqual(floors.map(solid));
  });
  it.each(MISSION_IDS)(
    '[EX-SETUP-02] [EX-SPAWN-02] [EX-ITEM-01] the page of %s agrees with its map',
    (id) => {
      const mission = missionOf(id);
      const board = boardFor(id);
      const square = (name: string) => board.byName.get(name) ?? -1;
      for (const [point, { at: name, water }] of Object.entries(mission.points))
        expect([board.feature[square(name)], board.water[square(name)]]).toEqual([point, water]);
      for (const { kind, at: name } of mission.items)
        expect(board.feature[square(name)]).toMatch(kind === 'fuelCan' ? /F/ : /\d/);
      for (const { kind, at: name } of mission.infected)
        expect(board.water[square(name)] === true).toBe(
          kind === 'reaver' && board.water[square(name)] === true,
        );
      for (const spawn of mission.turnSpawn)
        if (spawn.what === 'units') expect(Object.keys(mission.points)).toContain(spawn.where);
      expect(mission.turnSpawn).toHaveLength(8);
      expect(marks(board, 'H').length).toBeGreaterThanOrEqual(4);
    },
  );
  it.each(MISSION_IDS)('every square of %s can be reached over land or with the rib', (id) => {
    const board = boardFor(id);
    const field = fieldOf(openGround(board).touch, marks(board, 'H'), usableFor(board, null, 'reaver'));
    board.names.forEach((_, square) => {
      if (!board.solid[square]) expect(field[square]).toBeGreaterThanOrEqual(0);
      if (isTransition(board, square))
        expect((openGround(board).touch[square] ?? []).some((near) => board.water[near])).toBe(true);
    });
  });
  it('[EX-M2] [EX-STAIRS-01] the stairs of the loft are linked', () => {
    const board = boardFor('M2');
    const linked = board.link.flatMap((other, square) => (other > square ? [board.names[square]] : []));
    expect(linked.sort()).toEqual(['0,8', '12,0']);
  });
});

describe('touching and loosely adjacent', () => {
  it('[EX-RULING-01] [EX-GRID-03] walls, wall ends and doorways cut diagonals', () => {
    const { state } = scene(CORNER);
    expect(touches(state, '0,0', '1,0')).toBe(true);
    expect(touches(state, '1,0', '1,1')).toBe(false);
    expect(touches(state, '0,0', '1,1')).toBe(false);
    expect(touches(state, '0,1', '1,2')).toBe(true);
    expect(touches(state, '2,1', '2,2')).toBe(true);
    expect(touches(state, '1,1', '2,2')).toBe(false);
  });
  it('[EX-RULING-02] [EX-GRID-04] [EX-GRID-05] [EX-SMELL-02] one free way round a corner is enough for smell and blasts', () => {
    const { state } = scene(CORNER);
    expect(loose(state, '0,0', '1,1')).toBe(true);
    expect(loose(state, '1,0', '1,1')).toBe(false);
    expect(loose(state, '1,1', '2,2')).toBe(true);
    expect(
      blastArea(state, at(state, '0,0'))
        .map((square) => squareName(state, square))
        .sort(),
    ).toEqual(['0,0', '0,1', '1,0', '1,1']);
  });
  it('[EX-GRID-01] [EX-GRID-02] [EX-RULING-03] [EX-RULING-05] a diagonal counts as one, for steps and for range', () => {
    const { state } = scene(HALL);
    expect(pathField(state, [at(state, '0,0')], 'land')[at(state, '4,2')]).toBe(4);
    expect([range(state, at(state, '0,0'), at(state, '4,2')), rangeOf(boardOf(state), 0, 2)]).toEqual([4, 2]);
    expect(scene(HALL).act(0).offers({ verb: 'move', square: '1,1' })).toBe(true);
  });
  it('[EX-RULING-03] units and crates are ignored when paths are measured, closed doors are not', () => {
    const crowded = scene(HALL).unit('zombie', '1,0').unit('zombie', '1,1').unit('zombie', '0,1');
    expect(pathField(crowded.state, [0], 'land')[at(crowded.state, '4,0')]).toBe(4);
    const { state } = scene(ROOMS).rooms('a', 'b');
    expect(pathField(state, [at(state, '1,3')], 'land')[at(state, '1,2')]).toBe(-1);
  });
  it('[EX-RULING-04] [EX-SMELL-04] [EX-DOOR-02] smell ignores units and water, walls and closed doors stop it', () => {
    const { state } = scene(ROOMS).rooms('a', 'b');
    expect(smellField(state, [at(state, '1,3')])[at(state, '1,2')]).toBe(-1);
    const water = scene(JETTY).state;
    expect(smellField(water, [at(water, '0,0')])[at(water, '0,2')]).toBe(2);
  });
  it('[EX-RULING-06] [EX-RULING-23] [EX-RULING-24] [EX-MOVE-04] one unit or crate a square, and nobody walks through another', () => {
    const table = scene(HALL)
      .put(1, '1,0')
      .unit('zombie', '1,1', { prone: true })
      .with((state) => {
        state.crates.push(at(state, '0,1'));
      });
    expect(squares(table.act(0), 'move')).toEqual([]);
  });
  it('[EX-RULING-07] the edge of the board is a wall', () => {
    const { state } = scene(HALL);
    expect(neighbours(state, at(state, '8,2'))).toHaveLength(3);
  });
  it('[EX-RULING-139] [EX-RULING-86] a shore is crossed at transition squares only; sight and smell take no notice', () => {
    const { state } = scene(JETTY);
    expect([
      touches(state, '1,0', '1,1'),
      touches(state, '2,0', '2,1'),
      touches(state, '1,0', '2,1'),
    ]).toEqual([true, false, true]);
    expect([loose(state, '2,0', '2,1'), clear(state, '2,0', '2,2')]).toEqual([true, true]);
  });
});

describe('line of sight', () => {
  const BLOCK = `
+--+--+--+--+--+
|.  .  .  .  . |
+  +  +--+  +  +
|.  . |##|.  . |
+  +  +--+  +  +
|.  .  .  .  . |
+--+--+--+--+--+`;
  it('[EX-RULING-44] walls, closed doors and rock block; the test is symmetric and exact at corners', () => {
    const { state } = scene(BLOCK);
    expect([clear(state, '0,1', '4,1'), clear(state, '0,0', '4,0'), clear(state, '0,0', '4,2')]).toEqual([
      false,
      true,
      false,
    ]);
    const board = boardOf(state);
    for (let a = 0; a < board.size; a++)
      for (let b = 0; b < board.size; b++)
        if (!board.solid[a] && !board.solid[b])
          expect(isClear(ground(state), a, b)).toBe(isClear(ground(state), b, a));
  });
  it('[EX-LOS-07] [EX-DOOR-06] lines pass over wall ends and through open doorways, not closed ones', () => {
    const { state } = scene(CORNER);
    expect([clear(state, '0,0', '1,1'), clear(state, '1,1', '2,2')]).toEqual([true, true]);
    state.doors[0] = false;
    expect(clear(state, '2,1', '2,2')).toBe(false);
  });
  it('[EX-LOS-02] [EX-LOS-03] [EX-RULING-45] standing units block hero lines, seekers do not', () => {
    const blocked = scene(HALL).unit('zombie', '2,0');
    expect(sees(blocked.state, '0,0', '4,0')).toBe(false);
    expect(sees(scene(HALL).put(1, '2,0').state, '0,0', '4,0')).toBe(false);
    expect(sees(scene(HALL).unit('seeker', '2,0').state, '0,0', '4,0')).toBe(true);
  });
  it('[EX-LOS-01] [EX-PRONE-06] [EX-DIVE-05] prone units of either side are seen past', () => {
    expect(sees(scene(HALL).unit('zombie', '2,0', { prone: true }).state, '0,0', '4,0')).toBe(true);
    expect(sees(scene(HALL).put(1, '2,0', { prone: true }).state, '0,0', '4,0')).toBe(true);
  });
  it('[EX-RULING-45] a square that the line only touches at a corner is not looked at', () => {
    expect(sees(scene(HALL).unit('zombie', '1,0').state, '0,0', '2,2')).toBe(true);
    expect(sees(scene(HALL).unit('zombie', '1,1').state, '0,0', '2,2')).toBe(false);
  });
  it('[EX-RULING-46] [EX-RULING-48] infected and roamers look past units, in all directions', () => {
    const { state } = scene(HALL).unit('zombie', '2,0').unit('zombie', '4,0', { facing: 1 });
    expect(seesPastUnits(state, at(state, '4,0'), at(state, '0,0'))).toBe(true);
    expect(detects(state, { kind: 'zombie' }, at(state, '8,0'))).toBe(true);
  });
  it('[EX-RULING-47] crates, items, open doors and water block nothing', () => {
    const { state } = scene(HALL).item('fuelCan9', 'fuelCan', '1,0');
    state.crates.push(at(state, '2,0'));
    expect(sees(state, '0,0', '4,0')).toBe(true);
    const water = scene(JETTY).state;
    expect(sees(water, '0,0', '7,2')).toBe(true);
  });
  it('[EX-LOS-06] [EX-STAIRS-05] [EX-GRID-06] [EX-FIRE-08] between floors one sees only along the stairway', () => {
    const { state } = scene(STAIRS).put(0, '3,0');
    expect([clear(state, '3,0', '3,0^'), clear(state, '2,0', '2,0^'), clear(state, '2,0', '3,0^')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([range(state, at(state, '3,0'), at(state, '3,0^')), range(state, 0, at(state, '3,0^'))]).toEqual([
      1,
      Infinity,
    ]);
    const shot = scene(STAIRS).put(0, '3,0').unit('zombie', '3,0^').arm(0, 'EQ01').act(0);
    expect(shot.offers({ verb: 'quickFire', target: 'u1' })).toBe(true);
  });
});

describe('doors and rooms', () => {
  const SPAWN = { roomSpawn: spawns(...Array.from({ length: 8 }, () => '2 zombie 2')) };
  it('[EX-RULING-43] [EX-DOOR-04] [EX-RULING-57] [EX-ROOM-02] [EX-ROOM-03] opening a door costs 1 AP, wakes the room and rolls once', () => {
    const table = scene(ROOMS, { mission: SPAWN, ties: 'auto' }).act(0);
    expect(isActive(table.state, at(table.state, '0,0'))).toBe(false);
    table.pick({ verb: 'door' }, 4);
    expect([hero(table).ap, table.state.rooms, table.state.infected.length]).toEqual([3, ['a'], 2]);
    expect(table.told('roomRolled')[0]?.roll).toBe(4);
    table.pick({ verb: 'door' });
    expect([hero(table).ap, table.state.rooms]).toEqual([2, ['a']]);
  });
  it('[EX-DOOR-03] [EX-RULING-60] a closed door opened again rolls no more', () => {
    const table = scene(ROOMS, { mission: SPAWN, ties: 'auto' }).rooms('a').act(0).pick({ verb: 'door' });
    expect(table.state.infected).toEqual([]);
    table.pick({ verb: 'door' });
    expect(table.state.doors[0]).toBe(false);
  });
  it('[EX-RULING-43] only standing, from the two squares of the door', () => {
    expect(scene(ROOMS).set(0, { prone: true }).act(0).offers({ verb: 'door' })).toBe(false);
    expect(scene(ROOMS).put(0, '2,3').act(0).offers({ verb: 'door' })).toBe(false);
  });
  it('[EX-RULING-58] [EX-ROOM-04] [EX-CM06] rows are counted from the opened door; a full row gives way, the farther one first', () => {
    const { state } = scene(ROOMS).rooms('a');
    const entry = { room: 'a', square: at(state, '1,2') };
    const names = (row: number) => rowSquares(state, entry, row).map((square) => squareName(state, square));
    expect([names(1), names(2), names(9)]).toEqual([
      ['1,2'],
      ['0,1', '1,1', '2,1', '0,2', '2,2'],
      ['0,0', '1,0', '2,0'],
    ]);
    const full = scene(ROOMS).rooms('a');
    for (const name of ['0,1', '1,1', '2,1', '0,2', '2,2']) full.unit('zombie', name);
    expect(rowSquares(full.state, entry, 2).map((square) => squareName(full.state, square))).toEqual([
      '0,0',
      '1,0',
      '2,0',
    ]);
  });
  it('[EX-RULING-58] the players choose the squares of the row, one unit after the other', () => {
    const table = scene(ROOMS, { mission: SPAWN }).act(0).pick({ verb: 'door' }, 1);
    expect([table.decision?.kind, squares(table)]).toEqual([
      'roomSquare',
      ['0,1', '0,2', '1,1', '2,1', '2,2'],
    ]);
    table.pick({ square: '0,1' }).pick({ square: '2,2' });
    expect(unitAt(table, 2)).toBe('2,2');
  });
  it('[EX-RULING-59] they stand, face the hero and do nothing; the hero goes on', () => {
    const table = scene(ROOMS, { mission: SPAWN, ties: 'auto' }).act(0).pick({ verb: 'door' }, 1);
    expect([table.decision?.kind, unit(table, 1)?.prone, unit(table, 1)?.facing]).toEqual([
      'heroAction',
      false,
      2,
    ]);
    expect(table.told('grabTested')).toEqual([]);
  });
  it('[EX-ROOM-01] [EX-INFMOVE-05] nobody uses a room that sleeps', () => {
    const sleeping = scene(ROOMS).with((state) => {
      state.doors[0] = true;
    });
    expect(squares(sleeping.act(0), 'move')).toEqual(['0,3', '2,3']);
    expect(sleeping.unit('zombie', '0,3').state.rooms).toEqual([]);
  });
  it('[EX-RULING-161] a door between two sleeping rooms wakes both; a stairway into one is opened from its other end', () => {
    const both = scene(ROOMS).rooms('a').put(0, '2,2').act(0).pick({ verb: 'door' }, 1);
    expect(both.state.rooms).toEqual(['a', 'b']);
    const loft = scene(STAIRS.replace('> |', '>a|')).put(0, '3,0').act(0);
    expect(loft.offers({ verb: 'move', square: '3,0^' })).toBe(false);
    loft.pick({ verb: 'stairDoor' }, 1);
    expect([loft.state.rooms, loft.offers({ verb: 'move', square: '3,0^' })]).toEqual([['a'], true]);
  });
  it('[EX-RULING-49] [EX-DOOR-05] [EX-RULING-64] no infected opens a door: it walks up to it and stays', () => {
    const table = scene(`
+--+--+--+--+--+--+
|Z  .  . D.  .  M |
+--+--+--+--+--+--+`).acts(1);
    expect([unitAt(table, 1), table.told('unitCharges'), table.state.doors[0]]).toEqual(['2,0', [], false]);
    const seeker = scene(`
+--+--+--+--+--+--+--+--+
|Y  .  .  .  .  S D.  M |
+--+--+--+--+--+--+--+--+`);
    expect(unitAt(seeker.acts(2), 2)).toBe('4,0');
  });
  it('[EX-DOOR-01] a doorway cuts diagonal melee, open or not', () => {
    const table = scene(ROOMS)
      .rooms('a')
      .with((state) => {
        state.doors[0] = true;
      });
    expect(table.unit('zombie', '0,2').act(0).offers({ verb: 'melee' })).toBe(false);
    expect(table.unit('zombie', '1,2').act(0).offers({ verb: 'melee', target: 'u2' })).toBe(true);
  });
});

describe('smell and stairs', () => {
  it('[EX-SMELL-01] [EX-SMELL-05] [EX-CHARGE-01] a zombie smells 4 squares far, not 5', () => {
    const bend = (x: string) =>
      scene(`
+--+--+--+--+--+--+--+
|.  .  .  .  .  .  . |
+  +--+--+--+--+--+--+
|. |## ## ## ## ## ##|
+--+--+--+--+--+--+--+`)
        .put(0, x)
        .unit('zombie', '0,1');
    expect(detects(bend('4,0').state, { kind: 'zombie' }, 7)).toBe(true);
    expect(detects(bend('5,0').state, { kind: 'zombie' }, 7)).toBe(false);
  });
  it('[EX-SMELL-03] [EX-STAIRS-04] smell climbs stairs', () => {
    const { state } = scene(STAIRS).put(0, '1,0^');
    expect(smellField(state, [at(state, '1,0^')])[at(state, '2,0')]).toBe(4);
    expect(detects(state, { kind: 'zombie' }, at(state, '2,0'))).toBe(true);
  });
  it('[EX-STAIRS-02] [EX-RULING-84] on a floor without heroes the stairway is the goal, then the other floor', () => {
    const table = scene(STAIRS).put(0, '0,0^').unit('zombie', '1,0').acts(1);
    expect(table.told('unitMoved').map(({ to, how }) => [to, how])).toEqual([
      ['2,0', 'walk'],
      ['3,0', 'walk'],
      ['3,0^', 'charge'],
      ['2,0^', 'charge'],
    ]);
    const up = scene(STAIRS).put(0, '0,0^').unit('zombie', '3,0').acts(1, 8);
    expect(unitAt(up, 1)).toBe('1,0^');
  });
  it('[EX-STAIRS-03] with heroes on both floors the nearest counts', () => {
    const { state } = scene(STAIRS).put(0, '0,0').put(1, '3,0^').unit('zombie', '3,0');
    expect(goalsOf(state, { kind: 'zombie' }, at(state, '3,0'), false).goals[0]?.hero).toBe(1);
  });
  it('[EX-STAIRS-06] [EX-STAIRS-07] [EX-RULING-85] [EX-MELEE-04] [EX-MOVE-05] the two ends of a stairway touch', () => {
    const table = scene(STAIRS).put(0, '3,0').unit('zombie', '3,0^').act(0);
    expect(table.offers({ verb: 'melee', target: 'u1' })).toBe(true);
    expect(scene(STAIRS).put(0, '3,0').act(0).offers({ verb: 'move', square: '3,0^' })).toBe(true);
    const grabbed = scene(STAIRS).put(0, '3,0').unit('zombie', '3,0^', { facing: 3 }).acts(1, 8);
    expect(grabbed.told('grabTested')).toHaveLength(1);
  });
});

describe('open water and the rib', () => {
  it('[EX-WATER-01] [EX-RULING-87] only reavers swim', () => {
    const board = boardFor('M3');
    expect(usableFor(board, [], 'land')[board.byName.get('0,8') ?? 0]).toBe(0);
    expect(usableFor(board, [], 'reaver')[board.byName.get('0,8') ?? 0]).toBe(1);
    expect(scene(JETTY).put(0, '0,0').act(0).offers({ verb: 'move', square: '0,1' })).toBe(false);
  });
  it('[EX-WATER-02] [EX-WATER-03] [EX-RULING-91] [EX-WATER-04] [EX-CHARGE-07] cut off by water, infected walk to the shore nearest to a hero and wait', () => {
    const sound = (x: string) =>
      scene(`
+--+--+--+--+--+--+--+--+
|T  .  Z  .  .  .  .  T |
+  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ R~ ~~ ~~|
+--+--+--+--+--+--+--+--+`)
        .with((state) => {
          state.rib = at(state, x);
        })
        .put(0, x);
    expect(unitAt(sound('5,2').acts(1), 1)).toBe('4,0');
    const wait = sound('1,2').acts(1);
    expect([unitAt(wait, 1), wait.told('unitCharges')]).toEqual(['0,0', []]);
    expect(
      unitAt(
        sound('1,2')
          .with((s) => (s.infected = []))
          .unit('zombie', '0,0')
          .acts(2),
        2,
      ),
    ).toBe('0,0');
  });
  it('[EX-WATER-05] reachable heroes come first', () => {
    const { state } = scene(JETTY)
      .put(0, '4,2')
      .with((s) => {
        s.rib = at(s, '4,2');
        (s.heroes[0] as { aboard: boolean }).aboard = true;
      });
    Object.assign(state.heroes[1] as object, { status: 'in', square: at(state, '7,0') });
    expect(goalsOf(state, { kind: 'zombie' }, at(state, '3,0'), false).goals[0]?.hero).toBe(1);
  });
  it('[EX-RULING-140] the way to a hero aboard ends at a landing, plus one', () => {
    const { state } = scene(JETTY).put(0, '1,1');
    const field = pathField(state, [at(state, '1,1')], 'land');
    expect([field[at(state, '1,0')], field[at(state, '4,0')], field[at(state, '1,2')]]).toEqual([1, 4, -1]);
    expect(pathField(state, [at(state, '1,1')], 'reaver')[at(state, '4,2')]).toBe(3);
  });
  it('[EX-WATER-06] [EX-WATER-07] [EX-TIES-03] a zombie on the landing grabs one of those aboard, by lot', () => {
    const table = scene(JETTY).put(0, '1,1').put(1, '1,1').unit('zombie', '1,0').acts(1, 3, 3, 1, 7, 8);
    expect(table.told('lotsCast')).toHaveLength(2);
    expect(table.told('grabTested')[0]?.hero).toBe(0);
  });
  it('[EX-RULING-88] [EX-RULING-87] boarding and leaving are moves over a touching transition square, four seats', () => {
    const table = scene(JETTY).put(0, '1,0').act(0).pick({ verb: 'move', square: '1,1' });
    expect([hero(table).aboard, hero(table).ap]).toEqual([true, 3]);
    table.pick({ verb: 'move', square: '1,0' });
    expect(hero(table).aboard).toBe(false);
    expect(scene(JETTY).put(0, '2,0').act(0).offers({ verb: 'move', square: '1,1' })).toBe(false);
    const full = scene(JETTY, { heroes: ['mike', 'kira', 'isla', 'odhran'] });
    for (const who of [0, 1, 2, 3]) full.put(who, who === 3 ? '1,0' : '1,1');
    expect(full.act(3).offers({ verb: 'move', square: '1,1' })).toBe(true);
  });
  it('[EX-RULING-73] [EX-ACTIONS-14] driving costs 1 AP for up to 2 water squares, four times a turn, not through reavers', () => {
    const table = scene(JETTY)
      .put(0, '1,1')
      .put(1, '1,1')
      .unit('reaver', '2,2')
      .act(0)
      .pick({ verb: 'drive' });
    expect(table.offers({ square: '2,2' })).toBe(false);
    table.pick({ square: '2,1' }).pick({ square: '3,1' });
    expect([hero(table).ap, heroSquare(table), heroSquare(table, 1), table.state.drives]).toEqual([
      3,
      '3,1',
      '3,1',
      1,
    ]);
    const often = scene(JETTY)
      .put(0, '1,1')
      .with((state) => {
        state.drives = 4;
      });
    expect(often.act(0).refusal({ verb: 'drive' })).toBe('EX-RULING-73');
  });
  it('[EX-RULING-89] [EX-RULING-149] aboard there is no sprint ashore beyond the landing, no search; heroes aboard touch and never block', () => {
    const table = scene(JETTY)
      .put(0, '1,1')
      .put(1, '1,1')
      .cards(0, 'SC01')
      .arm(0, 'EQ01')
      .unit('zombie', '5,0')
      .act(0);
    expect([table.offers({ verb: 'dive' }), table.offers({ verb: 'search' })]).toEqual([false, false]);
    expect(squares(table, 'move')).toEqual(['1,0']);
    expect(table.offers({ verb: 'exchange', hero: 1 })).toBe(true);
    expect(table.offers({ verb: 'quickFire', target: 'u1' })).toBe(true);
  });
  it('[EX-RULING-90] [EX-RULING-74] a zombie that takes a hero down aboard lies on its board; a sweep needs land', () => {
    const table = scene(JETTY).put(0, '1,1').unit('zombie', '1,0').acts(1, 1, 8);
    expect([hero(table).grapple, hero(table).aboard]).toEqual([[1], true]);
    const swept = scene(JETTY).put(0, '1,1').grapple(0, 'zombie').act(0).pick({ verb: 'sweep' });
    expect(unitAt(swept, 1)).toBe('1,0');
  });
  it('[EX-RULING-92] [EX-WATER-08] [EX-REAVER-01] a reaver in the water grabs on a touching transition square: a normal grapple', () => {
    const table = scene(JETTY)
      .put(0, '1,0')
      .with((s) => (s.rib = null))
      .unit('reaver', '2,1')
      .acts(1, 1, 8, 8);
    expect([hero(table).grapple, hero(table).status]).toEqual([[1], 'in']);
  });
});

describe('facing', () => {
  it('[EX-ZONE-01] [EX-ZONE-02] [EX-RULING-80] a flat side towards the next square; diagonals keep the old side or take the farther one', () => {
    const board = boardOf(scene(HALL).state);
    const towards = (to: string, old: 0 | 1 | 2 | 3, far = to) =>
      facingTowards(
        board,
        board.byName.get('4,1') ?? 0,
        board.byName.get(to) ?? 0,
        old,
        board.byName.get(far) ?? 0,
      );
    expect([towards('5,1', 0), towards('4,0', 1), towards('3,1', 0), towards('4,2', 0)]).toEqual([
      1, 0, 3, 2,
    ]);
    expect([towards('5,2', 1), towards('5,2', 2), towards('5,2', 3, '8,2'), towards('5,2', 0)]).toEqual([
      1, 2, 1, 2,
    ]);
  });
  it('areas that touch are the same from both sides', () => {
    const { state } = scene(CORNER);
    const board = boardOf(state);
    for (let a = 0; a < board.size; a++)
      for (const b of neighbours(state, a)) expect(areTouching(ground(state), b, a)).toBe(true);
    expect(readBoard('again', missionOf(state.mission).floors).doors).toEqual(board.doors);
  });
});
