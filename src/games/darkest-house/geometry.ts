/**
 * The floor plan of a house: which rooms there are, which passages join them, where locks and cameras are. Pure geometry
 * of the placed tiles (chapter "Building the house"); what is locked, burnt or open at the moment is in `passages.ts`.
 *
 * A house is a line of twenty words, row by row: 'LAB@270 O12@0 ...', '-' where nothing has been placed yet.
 */
import { TILE, type Edge, type FunctionCorner, type Tile, type TileClass, type TileId } from './data/tiles';

/** A position of the grid: row 1 (north) to 4, column 1 (west) to 5, as '23'. */
export type Cell = string;
/** A room: the cell for the (passage) room of a tile, '23b' for its enwalled room. */
export type Room = string;
/** A lock icon: its cell and side '14S', or '13i' for the doorway inside a two-room tile. */
export type LockId = string;
/** 0 north, 1 east, 2 south, 3 west. */
export type Direction = 0 | 1 | 2 | 3;

export const ROWS = 4;
export const COLUMNS = 5;
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export const DIRECTION_NAMES = ['north', 'east', 'south', 'west'] as const;
export const ENTRANCE: Cell = '43';
export const EMPTY = '-';

export const CELLS: readonly Cell[] = Array.from(
  { length: ROWS * COLUMNS },
  (_, at) => `${Math.floor(at / COLUMNS) + 1}${(at % COLUMNS) + 1}`,
);

const DELTA = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export const cellAt = (row: number, column: number): Cell => `${row}${column}`;
export const rowOf = (cell: Cell): number => cell.charCodeAt(0) - 48;
export const columnOf = (cell: Cell): number => cell.charCodeAt(1) - 48;
export const cellOf = (room: Room): Cell => (room.length === 2 ? room : room.slice(0, 2));
export const opposite = (direction: number): number => (direction + 2) % 4;

/** The neighbouring cell, or null outside the house. */
export function beside(cell: Cell, direction: number): Cell | null {
  const [dRow, dColumn] = DELTA[direction as Direction];
  const row = rowOf(cell) + dRow;
  const column = columnOf(cell) + dColumn;
  return row < 1 || row > ROWS || column < 1 || column > COLUMNS ? null : cellAt(row, column);
}

/** Steps of a chess king between two tiles. */
export function kingDistance(a: Cell, b: Cell): number {
  return Math.max(Math.abs(rowOf(a) - rowOf(b)), Math.abs(columnOf(a) - columnOf(b)));
}

/** The tile and the up to eight around it. */
export function around(cell: Cell): Cell[] {
  return CELLS.filter((other) => kingDistance(cell, other) <= 1);
}

export function classAt(cell: Cell): TileClass | 'cornerOrLab' {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const edgeRow = row === 1 || row === ROWS;
  const edgeColumn = column === 1 || column === COLUMNS;
  if (edgeRow && edgeColumn) return 'cornerOrLab';
  if (cell === ENTRANCE) return 'entrance';
  return edgeRow || edgeColumn ? 'outer' : 'inner';
}

export type Rotation = 0 | 90 | 180 | 270;
export const ROTATIONS: readonly Rotation[] = [0, 90, 180, 270];

/** How an outer tile at that cell must lie so that its windows face away from the house. */
export function windowsOut(cell: Cell): Rotation {
  if (rowOf(cell) === 1) return 0;
  if (columnOf(cell) === COLUMNS) return 90;
  return rowOf(cell) === ROWS ? 180 : 270;
}

export interface Placed {
  readonly tile: Tile;
  readonly rotation: Rotation;
}

export function parseHouse(house: string): (Placed | null)[] {
  return house.split(' ').map((word) => {
    if (word === EMPTY) return null;
    const [id, rotation] = word.split('@');
    return { tile: TILE[id as TileId], rotation: Number(rotation) as Rotation };
  });
}

export function writeHouse(placed: readonly (Placed | null)[]): string {
  return placed.map((at) => (at ? `${at.tile.id}@${at.rotation}` : EMPTY)).join(' ');
}

export const EMPTY_HOUSE = CELLS.map(() => EMPTY).join(' ');

/** The edge of a placed tile in a direction. */
export function edgeOf({ tile, rotation }: Placed, direction: number): Edge {
  return tile.edges[(direction - rotation / 90 + 4) % 4] as Edge;
}

export interface Passage {
  readonly to: Room;
  readonly direction: number;
  /** Closed while this lock carries a chip. */
  readonly lock: LockId | null;
  /** The laboratory's door: closed until the last code token is gone. */
  readonly lab: boolean;
}

export interface Lock {
  readonly id: LockId;
  /** The tile that carries the icon. */
  readonly cell: Cell;
  /** Tiles from which its chip can be read. */
  readonly cells: readonly Cell[];
  /** The two rooms that the doorway joins. */
  readonly rooms: readonly [Room, Room];
  readonly corner: boolean;
}

export interface Plan {
  readonly tiles: Readonly<Record<Cell, Placed>>;
  readonly rooms: readonly Room[];
  readonly roomsAt: Readonly<Record<Cell, readonly Room[]>>;
  readonly passages: Readonly<Record<Room, readonly Passage[]>>;
  readonly locks: readonly Lock[];
  readonly lock: Readonly<Record<LockId, Lock>>;
  readonly cameras: readonly Cell[];
  /** Where a tile lies. */
  readonly where: Readonly<Partial<Record<TileId, Cell>>>;
}

const PLANS = new Map<string, Plan>();
const KEPT_PLANS = 64;

/** The plan of a house; plans are kept, because every query of a game asks for the same one. */
export function planOf(house: string): Plan {
  let plan = PLANS.get(house);
  if (!plan) {
    if (PLANS.size >= KEPT_PLANS) PLANS.clear();
    plan = drawPlan(parseHouse(house));
    PLANS.set(house, plan);
  }
  return plan;
}

export function drawPlan(placed: readonly (Placed | null)[]): Plan {
  const tiles: Record<Cell, Placed> = {};
  const rooms: Room[] = [];
  const roomsAt: Record<Cell, Room[]> = {};
  const passages: Record<Room, Passage[]> = {};
  const locks: Lock[] = [];
  const cameras: Cell[] = [];
  const where: Partial<Record<TileId, Cell>> = {};
  CELLS.forEach((cell, at) => {
    const here = placed[at];
    if (!here) return;
    tiles[cell] = here;
    where[here.tile.id] = cell;
    roomsAt[cell] = here.tile.side ? [cell, `${cell}b`] : [cell];
    for (const room of roomsAt[cell]) {
      rooms.push(room);
      passages[room] = [];
    }
    if (here.tile.camera) cameras.push(cell);
  });
  for (const cell of CELLS) {
    const here = tiles[cell];
    if (!here) continue;
    for (let direction = 0; direction < 4; direction++) {
      const edge = edgeOf(here, direction);
      const next = beside(cell, direction);
      if (edge === 'D') {
        const id = cell + (SIDES[direction] as string);
        locks.push({
          id,
          cell,
          cells: next === null ? [cell] : [cell, next],
          rooms: [cell, next ?? cell],
          corner: here.tile.kind === 'corner',
        });
      }
      const other = next === null ? undefined : tiles[next];
      if (next === null || !other) continue;
      const facing = edgeOf(other, opposite(direction));
      if (isWall(edge) || isWall(facing)) continue;
      passages[cell]?.push({
        to: next,
        direction,
        lock:
          edge === 'D'
            ? cell + SIDES[direction]
            : facing === 'D'
              ? next + SIDES[opposite(direction) as Direction]
              : null,
        lab: edge === 'L' || facing === 'L',
      });
    }
    const { side } = here.tile;
    if (side) {
      const inner: LockId = `${cell}i`;
      const out = (side.facing + here.rotation / 90) % 4;
      locks.push({ id: inner, cell, cells: [cell], rooms: [cell, `${cell}b`], corner: false });
      passages[cell]?.push({ to: `${cell}b`, direction: opposite(out), lock: inner, lab: false });
      passages[`${cell}b`]?.push({ to: cell, direction: out, lock: inner, lab: false });
    }
  }
  return {
    tiles,
    rooms,
    roomsAt,
    passages,
    locks,
    lock: Object.fromEntries(locks.map((lock) => [lock.id, lock])),
    cameras,
    where,
  };
}

const isWall = (edge: Edge): boolean => edge === 'X' || edge === 'V';

/** The name of a room as its tile prints it. */
export function roomName(plan: Plan, room: Room): string {
  const tile = plan.tiles[cellOf(room)]?.tile;
  return (room.length > 2 ? tile?.side?.name : tile?.name) ?? room;
}

export function cornerAt(plan: Plan, cell: Cell): FunctionCorner | null {
  const tile = plan.tiles[cell]?.tile;
  return tile?.kind === 'corner' ? (tile.id as FunctionCorner) : null;
}
