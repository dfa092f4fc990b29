/** The geometry of the house: every room has its place, every doorway joins its two rooms, light and cameras stop at walls. */
import { start } from '../../../src/core/engine';
import { seedRandom, sfc32 } from '../../../src/core/random';
import { darkestHouse } from '../../../src/games/darkest-house';
import { lawnTiles, nextPlot } from '../../../src/games/darkest-house/board/building';
import {
  boxOfRoom,
  cellBox,
  floorOf,
  gapBetween,
  HOUSE,
  middle,
  way,
} from '../../../src/games/darkest-house/board/floor';
import { layout, spots } from '../../../src/games/darkest-house/board/layout';
import { bestHits, chance, hitChance } from '../../../src/games/darkest-house/board/odds';
import { coneOf, litFrom } from '../../../src/games/darkest-house/board/sight';
import { focus, tile } from '../../../src/games/darkest-house/board/tiles';
import { trayOf } from '../../../src/games/darkest-house/board/tray';
import { describe as describeTarget } from '../../../src/games/darkest-house/board/words';
import { SKILLS } from '../../../src/games/darkest-house/data/survivors';
import { PRESET_IDS, PRESETS } from '../../../src/games/darkest-house/data/tiles';
import { EMPTY_HOUSE, parseHouse, planOf, writeHouse } from '../../../src/games/darkest-house/geometry';
import { fillHouse } from '../../../src/games/darkest-house/house';
import { enemyAttack } from '../../../src/games/darkest-house/procedures/enemyAttack';
import { groupTurn } from '../../../src/games/darkest-house/procedures/round';
import { skullAt, type DarkestState } from '../../../src/games/darkest-house/state';
import { litTargets, begin } from '../../../src/table/narrow';
import type { Point } from '../../../src/ui/gameView';
import { scenario } from './scenario';

const random = Array.from({ length: 12 }, (_, seed) =>
  writeHouse(fillHouse(parseHouse(EMPTY_HOUSE), sfc32(seedRandom(seed + 1)))),
);
const HOUSES = [...PRESET_IDS.map((id) => PRESETS[id].house), ...random];

function inside(points: readonly Point[], x: number, y: number): boolean {
  let found = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) found = !found;
  });
  return found;
}

describe('the floor plan', () => {
  it.each(HOUSES)('gives every room its own ground: %s', (house) => {
    const { rooms } = planOf(house);
    const { outlines } = floorOf(house);
    for (const room of rooms) {
      const { x, y } = middle(boxOfRoom(house, room));
      expect(rooms.filter((other) => inside(outlines[other] ?? [], x, y))).toEqual([room]);
    }
  });

  it.each(HOUSES)('has a doorway for every passage, on the wall between its two rooms: %s', (house) => {
    const { rooms, passages } = planOf(house);
    for (const room of rooms) {
      for (const passage of passages[room] ?? []) {
        const gap = gapBetween(house, room, passage.to);
        expect(gap).toBeDefined();
        if (!gap) continue;
        expect(gap.lock).toBe(passage.lock);
        expect(gap.kind === 'lab').toBe(passage.lab);
        expect(gap.to - gap.from).toBeGreaterThan(8);
        expect(gap.level).toBe(passage.direction % 2 === 0);
        // One side of the doorway, at both of its ends, is in the one room, the other side in the other.
        for (const along of [gap.from + 0.5, gap.to - 0.5]) {
          const beside = [-1, 1].map((step) =>
            [room, passage.to].find((side) =>
              gap.level
                ? inside(floorOf(house).outlines[side] ?? [], along, gap.line + step)
                : inside(floorOf(house).outlines[side] ?? [], gap.line + step, along),
            ),
          );
          expect(beside.sort()).toEqual([room, passage.to].sort());
        }
      }
    }
    expect(floorOf(house).gaps).toHaveLength(
      rooms.reduce((sum, room) => sum + (passages[room] ?? []).length, 0) / 2,
    );
  });

  it('leads through the doorway from room to room', () => {
    const { house } = PRESETS.P1;
    expect(way(house, '43', '33')).toHaveLength(3);
    expect(way(house, '43', '33')[1]).toEqual({ x: 300, y: 360 });
  });

  it('puts windows on the outer walls only', () => {
    for (const house of HOUSES) {
      for (const { x, y, level } of floorOf(house).windows) {
        expect(level ? [0, HOUSE.height] : [0, HOUSE.width]).toContain(level ? y : x);
      }
    }
  });
});

describe('light and cameras', () => {
  const open = scenario({ house: 'P1' }).survivor('bruce', '33').state;
  const centre = (state: DarkestState, room: string) => middle(boxOfRoom(state.house, room));

  it('light falls through open doorways and stops at walls', () => {
    const area = litFrom(open, centre(open, '33'));
    const hall = centre(open, '43');
    expect(inside(area, hall.x, hall.y)).toBe(true);
    const scullery = centre(open, '35');
    expect(inside(area, scullery.x, scullery.y)).toBe(false);
  });

  it('a closed door keeps the light out', () => {
    const locked = scenario({ house: 'P1' }).survivor('bruce', '43').hidden('42E', 2).state;
    const free = scenario({ house: 'P1' }).survivor('bruce', '43').state;
    const near = { x: 230, y: 425 };
    expect(inside(litFrom(free, centre(free, '43')), near.x, near.y)).toBe(true);
    expect(inside(litFrom(locked, centre(locked, '43')), near.x, near.y)).toBe(false);
  });

  it('a cone has one piece for each room that the rules let the camera see', () => {
    const { house } = PRESETS.P1;
    const state = scenario({}, house).with({ cameras: { '22': 1 } }).state;
    const pieces = coneOf(state, '22', 1);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) for (const { x } of piece) expect(x).toBeGreaterThanOrEqual(120);
    const shut = coneOf(state, '22', 3);
    expect(shut[0]?.length).toBe(4);
  });
});

describe('the targets of the board', () => {
  const state = scenario({ survivors: ['bruce', 'lucy', 'leo', 'jack', 'nina'], house: 'P1' })
    .survivor('bruce', '32')
    .survivor('lucy', '13b')
    .horde('32', 3)
    .token('24b', 2)
    .creature('CR3', '43').state;

  it('has one for every room, tile, camera and piece, each only once', () => {
    const ids = layout(state).targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const room of planOf(state.house).rooms) expect(ids).toContain(`room:${room}`);
    for (const id of ['survivor:bruce', 'horde:32', 'token:24b', 'enemy:creature', 'camera:22', 'tile:45'])
      expect(ids).toContain(id);
  });

  it('stands every piece inside its room', () => {
    for (const { room, x, y } of spots(state)) {
      const box = boxOfRoom(state.house, room);
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
      expect(y).toBeGreaterThan(box.y);
      expect(y).toBeLessThan(box.y + box.height);
    }
  });

  it('describes every one of them', () => {
    const silent = layout(state).targets.filter(({ id }) => !describeTarget(state, id)?.title);
    expect(silent.map(({ id }) => id)).toEqual([]);
    expect(describeTarget(state, 'room:32')?.lines).toContain(`Bruce Romero, 0 of ${skullAt(state)} wounds`);
  });

  it('lights rooms, doors and people of a turn, and looks at the rooms of the group', () => {
    const table = scenario({ survivors: ['bruce', 'lucy'], house: 'P1' })
      .lock('42E', 'A03')
      .groups(['bruce', 'lucy'])
      .play()
      .run(groupTurn, { box: 0 });
    const { decision, state: now } = table;
    if (!decision) throw new Error('Nobody is asked.');
    const lit = litTargets(begin(decision), layout(now).targets);
    for (const id of ['room:33', 'lock:42E', 'survivor:bruce', 'survivor:lucy']) expect(lit).toContain(id);
    expect(lit).not.toContain('room:11');
    expect(focus(now, decision)).toEqual(expect.arrayContaining(['room:43', 'room:33']));
  });

  it('says where somebody is, and of a newcomer what it is good at', () => {
    const { state: now } = scenario({ survivors: ['bruce'], house: 'P1' }).play();
    const note = (survivor: string) =>
      tile(now, 'survivor', survivor, [{ id: survivor, facets: { survivor } }]).note;
    expect(note('bruce')).toMatch(/\w/);
    expect(note('nina')).toBe(SKILLS.NI0.text);
  });

  it('lays the dice of an attack out to be picked, and lights who may take them', () => {
    const table = scenario({ survivors: ['bruce', 'lucy'], house: 'P1' })
      .horde('43', 2)
      .play()
      .run(enemyAttack, { by: 'horde', room: '43', count: 2 }, 'damage', 'bite')
      .pick('endure');
    const { decision, state: now } = table;
    if (!decision) throw new Error('Nobody is asked.');
    expect(decision.kind).toBe('allocateDie');
    expect(trayOf(now)?.dice.map(({ label }) => label)).toEqual(['damage', 'bite']);
    const lit = litTargets(begin(decision), layout(now).targets);
    for (const id of ['die:0', 'die:1', 'survivor:bruce', 'survivor:lucy']) expect(lit).toContain(id);
    expect(focus(now, decision)).toEqual(['room:43', 'die:0', 'die:1']);
  });
});

describe('building by hand', () => {
  const { state, decision } = start(darkestHouse, { ...darkestHouse.defaults(1), house: 'build' }, 5);

  it('lays all tiles but the entrance hall on the lawn, and lights those that fit the next plot', () => {
    if (!decision) throw new Error('Nobody is asked.');
    const { targets, bounds } = layout(state);
    expect(lawnTiles(state)).toHaveLength(26);
    const plot = nextPlot(state);
    expect(plot).toBe('11');
    const lit = [...litTargets(begin(decision), targets)].filter((id) => id.startsWith('lawn:'));
    expect(lit.sort()).toEqual(['lawn:C1', 'lawn:C2', 'lawn:C3', 'lawn:LAB']);
    for (const { box } of lawnTiles(state)) {
      expect(box.y).toBeGreaterThan(cellBox('41').y + cellBox('41').height);
      expect(box.y + box.height).toBeLessThan(bounds.y + bounds.height);
    }
  });
});

describe('the odds of the survivor dice', () => {
  it('counts every throw', () => {
    expect(chance(1, (faces) => faces[0] === 'success')).toBeCloseTo(1 / 3);
    expect(chance(2, (faces) => faces.includes('success'))).toBeCloseTo(1 - 4 / 9);
  });

  it('lets an odd failure cancel what is not needed, and two failures each other', () => {
    expect(bestHits(['success', 'failure'], [])).toBe(0);
    expect(bestHits(['success', 'failure', 'aim'], [])).toBe(1);
    expect(bestHits(['success', 'failure', 'failure'], [])).toBe(1);
    expect(bestHits(['success', 'knockback'], ['knockback'])).toBe(2);
  });

  it('gives one die a third, and more with a second chance', () => {
    const roll = { dice: 1, converts: [], rerolls: false };
    expect(hitChance(roll, 1)).toBeCloseTo(1 / 3);
    expect(hitChance({ ...roll, rerolls: true }, 1)).toBeCloseTo(1 / 3 + (1 / 6) * (1 / 3));
    expect(hitChance({ ...roll, converts: ['knockback'] }, 1)).toBeCloseTo(1 / 2);
  });
});
