/** Tiles, presets and the rules of building. (Chapters Building the house, Cameras; content, chapter 4.) */
import { seedRandom, sfc32 } from '../../../src/core/random';
import {
  PRESETS,
  TILE,
  TILES,
  type PresetId,
  type TileId,
} from '../../../src/games/darkest-house/data/tiles';
import {
  CELLS,
  classAt,
  drawPlan,
  edgeOf,
  parseHouse,
  type Placed,
  type Rotation,
} from '../../../src/games/darkest-house/geometry';
import {
  faultsOf,
  fillHouse,
  isRoomy,
  reachable,
  whenOpen,
  whileLocked,
} from '../../../src/games/darkest-house/house';
import { cameraView, lookAlong, sees, waysOut, zombieWays } from '../../../src/games/darkest-house/passages';
import { bestDirections, prepareHouse } from '../../../src/games/darkest-house/procedures/building';
import { enterRoom } from '../../../src/games/darkest-house/procedures/entering';
import { spreadFire } from '../../../src/games/darkest-house/procedures/fire';
import { upkeep } from '../../../src/games/darkest-house/procedures/upkeep';
import { scenario } from './scenario';

const P1 = PRESETS.P1.house;

/** The preset with some positions replaced: `changed('P1', { 24: 'I9@90' })`. */
function changed(preset: PresetId, tiles: Record<string, string>): (Placed | null)[] {
  return parseHouse(housed(preset, tiles));
}
function housed(preset: PresetId, tiles: Record<string, string>): string {
  return PRESETS[preset].house
    .split(' ')
    .map((word, at) => tiles[CELLS[at] ?? ''] ?? word)
    .join(' ');
}

// id, name, class, edges north to west, other room and side of its doorway, camera, advanced icon
const TABLE = `
LAB Laboratory lab XXLX
C1 Sprinkler Control corner XXDX
C2 Medical Supplies corner XXDX
C3 Ammo Reserve corner XXDX
ENT Entrance Hall entrance OOVO
O1 Portrait Gallery outer VOOO
O2 Conservatory outer VOXO
O3 Dining Room outer VOOO camera
O4 Reading Room outer VOOO /Map Closet/S
O5 Kitchen outer VXOO /Pantry/W
O6 Laundry outer VOOX camera lurking
O7 Guest Bedroom outer VXDX
O8 Scullery outer VOOO gas
O9 Trophy Room outer VOOO camera lurking
O10 Washroom outer VXXD
O11 Smoking Room outer VOXO camera secure
O12 Boiler Room outer VOOO gas
I1 Great Hall inner OOOO camera
I2 Round Salon inner OOOO secure
I3 Servants Corridor inner OXOX lurking
I4 Stair Hall inner OOXO /Cellar/E camera
I5 Passageway inner OXOO /Storage Room/W
I6 Cross Passage inner OOXO /Linen Room/N
I7 Strong Room inner DXDX secure
I8 Records Room inner DXXX
I9 Landing inner OOOX camera
I10 Atrium inner OOOO camera gas
`;

describe('tiles', () => {
  it.each(
    TABLE.trim()
      .split('\n')
      .map((row) => [row.split(' ')[0] ?? '', row] as const),
  )('[DD-TILE-%s] is as the content table says', (id, row) => {
    const tile = TILE[id as TileId];
    const side = tile.side ? [`/${tile.side.name}/${'NESW'[tile.side.facing] ?? ''}`] : [];
    const words = [
      tile.id,
      tile.name,
      tile.class,
      tile.edges,
      ...side,
      ...(tile.camera ? ['camera'] : []),
      ...(tile.icon ? [tile.icon] : []),
    ];
    expect(words.join(' ')).toBe(row);
  });

  it('[DD-CHECK-01] 27 tiles, 8 cameras, 13 lock icons', () => {
    const locks = TILES.reduce(
      (sum, tile) => sum + [...tile.edges].filter((edge) => edge === 'D').length + (tile.side ? 1 : 0),
      0,
    );
    expect([TILES.length, TILES.filter((tile) => tile.camera).length, locks]).toEqual([27, 8, 13]);
  });

  it('[DD-HOUSE-09] a tile has one or two rooms', () => {
    expect(drawPlan(parseHouse(P1)).roomsAt['24']).toEqual(['24', '24b']);
    expect(drawPlan(parseHouse(P1)).roomsAt['22']).toEqual(['22']);
  });
});

describe('positions', () => {
  it('[DD-HOUSE-01, DD-HOUSE-02] twenty positions in four rows, each of one class', () => {
    const classes = CELLS.map(classAt);
    const count = (wanted: string) => classes.filter((one) => one === wanted).length;
    expect([CELLS.length, count('cornerOrLab'), count('entrance'), count('outer'), count('inner')]).toEqual([
      20, 4, 1, 9, 6,
    ]);
    expect(faultsOf(changed('P1', { 22: 'O3@0' }))).toEqual(['DD-VALID-H1']);
  });
  it('[DD-HOUSE-03] corners take the laboratory and the three function corners', () => {
    for (const cell of ['11', '15', '41', '45']) expect(classAt(cell)).toBe('cornerOrLab');
    expect(faultsOf(changed('P1', { 11: 'O3@270' }))).toContain('DD-VALID-H1');
  });
  it('[DD-HOUSE-04] the entrance hall lies in the middle of the bottom edge', () => {
    expect(CELLS.filter((cell) => classAt(cell) === 'entrance')).toEqual(['43']);
    expect(faultsOf(changed('P1', { 43: 'O3@180' }))).toContain('DD-VALID-H1');
  });
  it('[DD-HOUSE-05] nine outer tiles fill the rest of the edge', () => {
    expect(CELLS.filter((cell) => classAt(cell) === 'outer')).toEqual([
      '12',
      '13',
      '14',
      '21',
      '25',
      '31',
      '35',
      '42',
      '44',
    ]);
  });
  it('[DD-HOUSE-07] six inner tiles fill the middle', () => {
    expect(CELLS.filter((cell) => classAt(cell) === 'inner')).toEqual(['22', '23', '24', '32', '33', '34']);
  });
  it('[DD-HOUSE-06, DD-VALID-H2] windows of outer tiles face away from the house', () => {
    const layout = parseHouse(P1);
    const outward: Record<string, number> = { 13: 0, 25: 1, 44: 2, 31: 3 };
    for (const [cell, direction] of Object.entries(outward)) {
      expect(edgeOf(layout[CELLS.indexOf(cell)] as Placed, direction)).toBe('V');
    }
    expect(faultsOf(changed('P1', { 31: 'O9@90' }))).toContain('DD-VALID-H2');
  });
});

describe('validity', () => {
  it('[DD-VALID-H1] no tile twice, none missing', () => {
    expect(faultsOf(changed('P1', { 22: 'I2@0' }))).toEqual(['DD-VALID-H1']);
    expect(faultsOf(changed('P1', { 22: '-' }))).toEqual(['DD-VALID-H1']);
  });
  it('[DD-HOUSE-11, DD-VALID-H3] a doorway against a wall is refused', () => {
    expect(faultsOf(changed('P1', { 41: 'C3@270' }))).toContain('DD-VALID-H3');
  });
  it('[DD-HOUSE-10, DD-RULING-02, DD-VALID-H4] with all locks closed the top row must be reachable', () => {
    const shut =
      'C1@270 O4@0 O6@0 O3@0 C2@90 O5@270 I1@90 I9@180 I2@180 O9@90 O7@270 I6@270 I7@0 I8@180 O1@90 C3@270 O2@180 ENT@0 O8@180 LAB@180';
    expect(faultsOf(parseHouse(shut))).toEqual(['DD-VALID-H4']);
  });
  it('[DD-VALID-H5] every room must be reachable with all locks open', () => {
    const split =
      'C1@270 O3@0 O9@0 O12@0 C3@0 O11@270 I2@270 I4@180 I10@0 O8@90 O5@270 I1@180 I7@0 I3@180 O6@90 LAB@270 O1@180 ENT@0 O7@180 C2@180';
    expect(faultsOf(parseHouse(split))).toEqual(['DD-VALID-H5']);
  });
  it('[DD-VALID-H6] no choice of tiles has fewer than five lock icons or more than thirteen', () => {
    const free = (wanted: string) =>
      TILES.filter((tile) => tile.class === wanted && !tile.edges.includes('D') && !tile.side).length;
    expect([free('outer'), free('inner')]).toEqual([8, 5]);
    expect(drawPlan(parseHouse(P1)).locks.length).toBe(9);
  });
  it('[DD-VALID-H7, DD-VALID-H8, DD-CHECK-10] presets keep the limits and are roomy', () => {
    for (const { house } of Object.values(PRESETS)) {
      expect(faultsOf(parseHouse(house))).toEqual([]);
      expect(isRoomy(parseHouse(house))).toBe(true);
      expect(drawPlan(parseHouse(house)).cameras.length).toBeLessThanOrEqual(8);
    }
  });

  const facts: Record<PresetId, [number, number, number, number, number, number]> = {
    P1: [24, 9, 14, 16, 26, 5],
    P2: [25, 9, 15, 18, 28, 5],
    P3: [25, 10, 14, 18, 29, 5],
  };
  it.each(Object.keys(facts) as PresetId[])(
    '[DD-PRESET-%s] has the rooms, locks, links and distance of its table',
    (id) => {
      const plan = drawPlan(parseHouse(PRESETS[id].house));
      const passages = plan.rooms.flatMap((room) => plan.passages[room] ?? []);
      expect([
        plan.rooms.length,
        plan.locks.length,
        reachable(plan, whileLocked).size,
        passages.filter(whileLocked).length / 2,
        passages.length / 2,
        reachable(plan, whenOpen).get(plan.where.LAB ?? ''),
      ]).toEqual(facts[id]);
    },
  );
  it('the random builder gives a valid house for every seed', () => {
    const start = CELLS.map((cell) => (cell === '43' ? { tile: TILE.ENT, rotation: 0 as Rotation } : null));
    for (let seed = 0; seed < 200; seed++) {
      const house = fillHouse(start, sfc32(seedRandom(seed)));
      expect(faultsOf(house)).toEqual([]);
    }
  });
});

describe('building by hand', () => {
  it('[DD-HOUSE-08] corners first, then the edge, then the middle: players choose tile and rotation, and may take one back', () => {
    const here = scenario({ house: 'build' }, 'LAB@0 - - - - - - - - - - - - - - - - ENT@0 - -');
    const table = here.with({ stage: 'setup' }).play();
    table.run(prepareHouse, {});
    expect(table.decision?.kind).toBe('placeTile');
    expect(
      table.options({ verb: 'place', cell: '15', tile: 'C2' }).map(({ facets }) => facets.rotation),
    ).toEqual([0, 90]);
    table.pick({ verb: 'place', tile: 'C2', rotation: 0 }).pick({ verb: 'place', tile: 'C3', rotation: 180 });
    table.pick({ verb: 'place', tile: 'C1', rotation: 90 });
    expect(table.offers({ verb: 'place', cell: '12', tile: 'O1' })).toBe(true);
    table.pick({ verb: 'place', cell: '12', tile: 'O1' });
    expect(table.state.house.split(' ')[1]).toBe('O1@0');
    table.pick({ verb: 'takeBack' });
    expect(table.state.house.split(' ')[1]).toBe('-');
  });
  it('[DD-HOUSE-11] what does not fit is not offered: a doorway against a wall', () => {
    // The laboratory's door looks south: a tile with a wall to the north cannot lie there, nor one with a window.
    const here = scenario(
      { house: 'build' },
      'LAB@0 O1@0 O3@0 O8@0 C2@90 - - - - - - - - - - C3@180 - ENT@0 - C1@90',
    );
    const table = here.with({ stage: 'setup' }).play().run(prepareHouse, {});
    const tiles = new Set(table.options({ verb: 'place', cell: '21' }).map(({ facets }) => facets.tile));
    expect([tiles.has('O9'), tiles.has('O7'), tiles.has('O6')]).toEqual([true, false, true]);
  });
});

describe('cameras', () => {
  const best: Record<PresetId, Record<string, { rooms: number; directions: number[] }>> = {
    P1: {
      22: { rooms: 3, directions: [1] },
      31: { rooms: 2, directions: [0, 1] },
      34: { rooms: 2, directions: [0, 1, 2] },
    },
    P2: {
      14: { rooms: 4, directions: [2] },
      24: { rooms: 4, directions: [3] },
      31: { rooms: 2, directions: [0, 1] },
      34: { rooms: 3, directions: [0] },
    },
    P3: {
      13: { rooms: 4, directions: [2] },
      23: { rooms: 3, directions: [1, 2] },
      24: { rooms: 3, directions: [2, 3] },
      34: { rooms: 4, directions: [3] },
      44: { rooms: 3, directions: [0, 3] },
    },
  };
  /** A preset with a face-down chip on every lock. */
  function lockedHouse(id: PresetId) {
    const here = scenario({ house: id });
    for (const lock of drawPlan(parseHouse(PRESETS[id].house)).locks)
      here.hidden(lock.id, lock.corner ? 3 : 2);
    return here.state;
  }
  it('[DD-CAMERA-01, DD-CAMERA-02, DD-CAMERA-03] each camera looks where it sees most; ties are listed', () => {
    for (const id of Object.keys(best) as PresetId[]) {
      const state = lockedHouse(id);
      const found = Object.fromEntries(
        drawPlan(parseHouse(PRESETS[id].house)).cameras.map((camera) => {
          const directions = bestDirections(state, camera);
          return [camera, { rooms: cameraView(state, camera, directions[0] ?? 0).length, directions }];
        }),
      );
      expect(found).toEqual(best[id]);
    }
  });
  it('[DD-CAMERA-04, DD-CAMERA-05] a camera sees its own room and one straight line', () => {
    expect(cameraView(lockedHouse('P1'), '22', 1)).toEqual(['22', '23', '24']);
  });
  it('[DD-CAMERA-06] a destroyed tile ends the view', () => {
    const state = lockedHouse('P1');
    state.fire.destroyed.push('23');
    expect(cameraView(state, '22', 1)).toEqual(['22']);
  });
  const cellar = () => scenario({}, housed('P1', { 24: 'I4@0', 34: 'I5@0' }));
  it('[DD-EX-01, DD-CAMERA-07] a camera sees through an open doorway into the cellar', () => {
    expect(cameraView(cellar().state, '24', 3)).toEqual(expect.arrayContaining(['24', '24b']));
  });
  it('[DD-EX-02] a camera does not see through the wall of the cellar', () => {
    expect(cameraView(cellar().state, '24', 2)).toEqual(['24']);
  });
  it('[DD-EX-03] a locked doorway hides the cellar', () => {
    expect(cameraView(cellar().hidden('24i', 2).state, '24', 3)).not.toContain('24b');
  });
  it('[DD-EX-04] the view runs along the row up to the wall', () => {
    const here = scenario(
      {},
      housed('P1', { 24: 'I1@0', 23: 'I2@0', 22: 'I9@0', 21: 'O1@270', 34: 'I5@0' }),
    ).state;
    expect(cameraView(here, '24', 3)).toEqual(['24', '23', '22']);
  });
  it('[DD-EX-05, DD-CAMERA-08] an enwalled room beside the line stays hidden', () => {
    const here = scenario({}, housed('P1', { 24: 'I1@0', 23: 'I5@90', 22: 'I9@0', 34: 'I4@0' })).state;
    expect(cameraView(here, '24', 3)).toEqual(['24', '23', '22']);
  });
  it('[DD-EX-06] a corner room is seen through its doorway without a chip', () => {
    const here = scenario({}, housed('P1', { 11: 'C1@270', 12: 'O3@0', 45: 'LAB@90' })).state;
    expect(cameraView(here, '12', 3)).toContain('11');
    here.locks['11E'] = { icons: 3, chip: null };
    expect(cameraView(here, '12', 3)).not.toContain('11');
  });
  it('[DD-EX-07] the first house: view sizes 2, 2 and 3, and nobody watches the entrance hall', () => {
    const state = lockedHouse('P1');
    const plan = drawPlan(parseHouse(P1));
    const views = plan.cameras.map((camera) =>
      cameraView(state, camera, bestDirections(state, camera)[0] ?? 0),
    );
    expect(views.map((view) => view.length).sort()).toEqual([2, 2, 3]);
    for (const camera of plan.cameras)
      for (const direction of bestDirections(state, camera))
        expect(cameraView(state, camera, direction)).not.toContain('43');
    expect(faultsOf(parseHouse(P1))).toEqual([]);
    const quiet = scenario()
      .with({ cameras: { '22': 1, '31': 0, '34': 2 }, event: 0 })
      .play();
    expect(quiet.run(upkeep, {}, 1, 2).told('cameraChecked')).toEqual([]);
  });
  it('[DD-EX-08] the hard house: a camera with three rooms in each row, and the entrance hall is watched in round 1', () => {
    const state = lockedHouse('P3');
    const plan = drawPlan(parseHouse(PRESETS.P3.house));
    const wide = plan.cameras.filter(
      (camera) => cameraView(state, camera, bestDirections(state, camera)[0] ?? 0).length >= 3,
    );
    expect([...new Set(wide.map((camera) => camera[0]))]).toEqual(['1', '2', '3', '4']);
    expect(lookAlong(state, '43', 0)).toEqual(['33', '23', '13']);
    expect(plan.where.C3).toBe('41');
    const here = scenario({ house: 'P3', survivors: ['bruce', 'leo', 'jack'] });
    const table = here
      .with({ cameras: { '13': 2 }, event: 0 })
      .play()
      .run(upkeep, {}, 'aim', 'aim', 'success', 'fire', 2, 1);
    expect(table.told('cameraChecked').map(({ dice }) => dice.length)).toEqual([3]);
  });
  it('[DD-RULING-63, DD-EX-73] a burnt two-room tile: chip gone, both rooms stand, joined by a free doorway, without sight; entering costs 3', () => {
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '34')
      .lock('44i', 'A01')
      .burning('44', 2)
      .fireToken('34');
    const table = here.groups(['bruce']).play().run(spreadFire, {}, 3);
    expect([table.state.locks, table.state.chips.lost]).toEqual([{}, ['A01']]);
    expect(waysOut(table.state, '44')).toContain('44b');
    expect([
      sees(table.state, '34', '44'),
      sees(table.state, '44', '44b'),
      sees(table.state, '44', '43'),
    ]).toEqual([false, false, false]);
    table
      .run(enterRoom, { who: [0], to: '44', by: 'move' })
      .run(enterRoom, { who: [0], to: '44b', by: 'move' });
    expect(table.state.survivors[0]).toMatchObject({ room: '44b', wounds: 3 });
    const ruin = scenario().destroyed('44').horde('44', 1).state;
    expect(zombieWays(ruin, '44', null)).toEqual(['34', '45', '43']);
  });
  it('[DD-LOS-01, DD-LOS-08] sight is straight and has no limit', () => {
    const state = lockedHouse('P3');
    expect(lookAlong(state, '43', 0)).toEqual(['33', '23', '13']);
  });
});
