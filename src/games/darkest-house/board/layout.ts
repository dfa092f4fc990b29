/** Where everything stands in the house, and what a finger finds there. Pure; the board draws it, the playback moves along it. */
import type { Facets } from '../../../core/procedure';
import type { Box, Layout, Point, Shape, Target } from '../../../ui/gameView';
import { CREATURES, NEMESES } from '../data/enemies';
import { SURVIVORS, type SurvivorId } from '../data/survivors';
import { CELLS, cellOf, columnOf, planOf, rowOf, type Cell, type Room } from '../geometry';
import { cornerAt } from '../geometry';
import { FUNCTIONS, plan, type DarkestState, type RoomFunction } from '../state';
import { functionWords, lockWords, many, roomWords, tileWords } from '../words';
import { building, buildingTargets, YARD } from './building';
import { boxOfRoom, cellBox, floorOf, gapMiddle, HOUSE, middle } from './floor';
import { cameraPlace } from './sight';
import { DIE, diePlace, trayBox, trayOf } from './tray';

export type PieceKind = 'survivor' | 'horde' | 'token' | 'creature' | 'nemesis';

/** One standing piece with the ground under its base. */
export interface Spot extends Point {
  readonly id: string;
  readonly kind: PieceKind;
  readonly name: string;
  readonly room: Room;
  readonly scale: number;
}

const MARGIN = 26;
const PIECE_WIDTH = 34;

type Piece = Pick<Spot, 'id' | 'kind' | 'name'>;

function piecesIn(state: DarkestState, room: Room): { back: Piece[]; front: Piece[] } {
  const back: Piece[] = [];
  const { creature, nemesis } = state;
  if ((state.tokens[room] ?? 0) > 0) back.push({ id: `token:${room}`, kind: 'token', name: room });
  if ((state.hordes[room] ?? 0) > 0) back.push({ id: `horde:${room}`, kind: 'horde', name: room });
  if (creature?.room === room) back.push({ id: 'enemy:creature', kind: 'creature', name: creature.id });
  if (nemesis?.room === room) back.push({ id: 'enemy:nemesis', kind: 'nemesis', name: nemesis.id });
  const front = state.survivors
    .filter((survivor) => survivor.room === room)
    .map(({ id }): Piece => ({ id: `survivor:${id}`, kind: 'survivor', name: id }));
  return { back, front };
}

/** All pieces, from north to south, so that what stands in front is drawn last. */
export function spots(state: DarkestState): Spot[] {
  const rooms = planOf(state.house).rooms;
  return rooms.flatMap((room) => inRoom(state, room)).sort((a, b) => a.y - b.y);
}

export const spotOf = (state: DarkestState, id: string): Spot | undefined =>
  spots(state).find((spot) => spot.id === id);

/** One row where that fits, else the enemies behind the survivors. */
function inRoom(state: DarkestState, room: Room): Spot[] {
  const { back, front } = piecesIn(state, room);
  const all = [...back, ...front];
  if (all.length === 0) return [];
  const box = boxOfRoom(state.house, room);
  const columns = Math.max(1, Math.floor((box.width - 12) / PIECE_WIDTH));
  const low = box.height < 80;
  const floor = box.y + box.height - (low ? 9 : 13);
  // In a low room the name stands in the west and the pieces in the east.
  const part = low ? { ...box, x: box.x + box.width * 0.3, width: box.width * 0.62 } : box;
  if (all.length <= columns || low) return row(all, part, low ? floor : floor - 14, room, low ? 0.8 : 1);
  if (columns === 1) {
    const step = Math.min(44, (box.height - 60) / (all.length - 1));
    return all.map((piece, at) => ({
      ...piece,
      room,
      scale: 0.8,
      x: box.x + box.width / 2,
      y: floor - (all.length - 1 - at) * step,
    }));
  }
  if (back.length === 0 || front.length === 0) {
    const half = Math.ceil(all.length / 2);
    return [
      ...row(all.slice(0, half), box, floor - 40, room, 0.86),
      ...row(all.slice(half), box, floor, room, 0.86),
    ];
  }
  return [...row(back, box, floor - 40, room, 0.9), ...row(front, box, floor, room, 0.9)];
}

function row(pieces: readonly Piece[], box: Box, y: number, room: Room, size: number): Spot[] {
  const space = box.width - 16 - PIECE_WIDTH;
  const gap = pieces.length < 2 ? 0 : Math.min(PIECE_WIDTH + 3, space / (pieces.length - 1));
  const scale = gap > 0 && gap < 26 ? size * 0.82 : size;
  return pieces.map((piece, at) => ({
    ...piece,
    room,
    scale,
    x: box.x + box.width / 2 + (at - (pieces.length - 1) / 2) * gap,
    y,
  }));
}

// What a finger finds

function pieceTarget(state: DarkestState, { id, kind, name, room, x, y, scale }: Spot, z: number): Target {
  const height = kind === 'token' ? 30 : kind === 'horde' ? 36 : kind === 'nemesis' ? 62 : 50;
  return {
    id,
    kind: 'piece',
    shape: {
      kind: 'box',
      x: x - 16 * scale,
      y: y - height * scale,
      width: 32 * scale,
      height: (height + 6) * scale,
    },
    at: { x, y },
    z: 10 + z,
    label: pieceName(state, kind, name),
    facets: pieceFacets(kind, name, room),
  };
}

export function pieceName(state: DarkestState, kind: PieceKind, name: string): string {
  switch (kind) {
    case 'survivor':
      return SURVIVORS[name as SurvivorId].name;
    case 'horde':
      return `Horde of ${state.hordes[name] ?? 0}`;
    case 'token':
      return many(state.tokens[name] ?? 0, 'spawn token');
    case 'creature':
      return CREATURES[name as keyof typeof CREATURES].name;
    case 'nemesis':
      return NEMESES[name as keyof typeof NEMESES].name;
  }
}

function pieceFacets(kind: PieceKind, name: string, room: Room): Facets {
  switch (kind) {
    case 'survivor':
      return { survivor: name, target: name };
    case 'horde':
      return { target: 'zombie', room };
    case 'token':
      return { body: 'token', room };
    default:
      return { target: kind };
  }
}

function placeTargets(state: DarkestState): Target[] {
  const { rooms, roomsAt } = planOf(state.house);
  const { outlines } = floorOf(state.house);
  const found: Target[] = [];
  for (const cell of CELLS) {
    const single = (roomsAt[cell] ?? []).length < 2;
    found.push({
      id: `tile:${cell}`,
      kind: 'place',
      shape: { kind: 'box', ...cellBox(cell) },
      at: middle(cellBox(cell)),
      z: 0,
      label: planOf(state.house).tiles[cell]
        ? tileWords(state, cell)
        : `Row ${rowOf(cell)}, column ${columnOf(cell)}, empty`,
      // The one room of a tile stands for it.
      facets: single && rooms.includes(cell) ? {} : { tile: cell, cell },
    });
  }
  for (const room of rooms) {
    const cell = cellOf(room);
    const single = (roomsAt[cell] ?? []).length < 2;
    found.push({
      id: `room:${room}`,
      kind: 'place',
      shape: roomShape(outlines[room] ?? []),
      at: middle(boxOfRoom(state.house, room)),
      z: 1,
      label: roomWords(state, room),
      facets: single ? { room, tile: cell, cell } : { room },
    });
  }
  return found;
}

function roomShape(points: readonly Point[]): Shape {
  const [first, , third] = points;
  if (points.length !== 4 || !first || !third) return { kind: 'polygon', points };
  return { kind: 'box', x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y };
}

function lockTargets(state: DarkestState): Target[] {
  return floorOf(state.house).gaps.flatMap((gap): Target[] => {
    if (gap.lock === null || state.locks[gap.lock] === undefined) return [];
    const at = gapMiddle(gap);
    const words = lockWords(state, gap.lock);
    return [
      {
        id: `lock:${gap.lock}`,
        kind: 'place',
        shape: { kind: 'box', x: at.x - 24, y: at.y - 12, width: 48, height: 24 },
        at,
        z: 4,
        label: words.charAt(0).toUpperCase() + words.slice(1),
        facets: { lock: gap.lock },
      },
    ];
  });
}

function cameraTargets(state: DarkestState): Target[] {
  return planOf(state.house).cameras.map((cell): Target => {
    const at = cameraPlace(state, cell, state.cameras[cell]);
    return {
      id: `camera:${cell}`,
      kind: 'place',
      shape: { kind: 'circle', ...at, r: 13 },
      at,
      z: 3,
      label: `Camera, ${roomWords(state, cell)}`,
      facets: { camera: cell },
    };
  });
}

/** While a camera is being aimed: one spot on each side of its room. */
function aimTargets(state: DarkestState): Target[] {
  const frame = state.frames[state.frames.length - 1];
  if (frame?.step !== 'cameraDirection') return [];
  const [cell] = (frame as { cameras?: readonly Cell[] }).cameras ?? [];
  if (cell === undefined) return [];
  const box = boxOfRoom(state.house, cell);
  const { x, y } = middle(box);
  const sides = [
    ['north', 0, -box.height / 2],
    ['east', box.width / 2, 0],
    ['south', 0, box.height / 2],
    ['west', -box.width / 2, 0],
  ] as const;
  return sides.map(([name, dx, dy], direction) => {
    const at = { x: x + dx * 0.66, y: y + dy * 0.66 };
    return {
      id: `aim:${direction}`,
      kind: 'place',
      shape: { kind: 'circle', ...at, r: 15 },
      at,
      z: 6,
      label: `Look ${name}`,
      facets: { direction },
    };
  });
}

const AT_CORNER: Readonly<Record<string, readonly RoomFunction[]>> = {
  C1: ['sprinkler', 'terminal-C1'],
  C2: ['medical', 'terminal-C2'],
  C3: ['ammo', 'terminal-C3'],
};

/** The functions of a corner room or the laboratory, and where their tokens lie. */
export function functionPlaces(state: DarkestState): (Point & { name: RoomFunction; cell: Cell })[] {
  const own = plan(state);
  return CELLS.flatMap((cell) => {
    const corner = cornerAt(own, cell);
    const names: readonly RoomFunction[] =
      corner !== null
        ? (AT_CORNER[corner] ?? [])
        : own.tiles[cell]?.tile.kind === 'lab'
          ? FUNCTIONS.filter((name) => name === 'antidote')
          : [];
    const { x, y } = cellBox(cell);
    return names.map((name, at) => ({ name, cell, x: x + 24 + at * 26, y: y + 62 }));
  });
}

function functionTargets(state: DarkestState): Target[] {
  return functionPlaces(state).map(({ name, x, y }) => ({
    id: `function:${name}`,
    kind: 'place',
    shape: { kind: 'circle', x, y, r: 12 },
    at: { x, y },
    z: 3,
    label: functionWords(name)
      .replace(/^the /, '')
      .replace(/^./, (letter) => letter.toUpperCase()),
    facets: { function: name },
  }));
}

function dieTargets(state: DarkestState): Target[] {
  const tray = trayOf(state);
  if (!tray) return [];
  const box = trayBox(state.house, tray);
  return tray.dice.map(({ label, facets }, at) => {
    const place = diePlace(box, at);
    return {
      id: `die:${at}`,
      kind: 'place',
      shape: { kind: 'box', x: place.x - DIE / 2, y: place.y - DIE / 2, width: DIE, height: DIE },
      at: place,
      z: 60,
      label: `Die: ${label}`,
      facets,
    };
  });
}

export function layout(state: DarkestState): Layout {
  const under = building(state) ? YARD : 0;
  return {
    bounds: {
      x: HOUSE.x - MARGIN,
      y: HOUSE.y - MARGIN,
      width: HOUSE.width + 2 * MARGIN,
      height: HOUSE.height + 2 * MARGIN + under,
    },
    targets: [
      ...placeTargets(state),
      ...lockTargets(state),
      ...cameraTargets(state),
      ...functionTargets(state),
      ...aimTargets(state),
      ...buildingTargets(state),
      ...spots(state).map((spot, z) => pieceTarget(state, spot, z)),
      ...dieTargets(state),
    ],
  };
}
