/**
 * The floor plan in figures: where every room lies, where walls stand, where one walks through them. Pure geometry of a house,
 * computed once for each; what is locked, burnt or lit at the moment is drawn on top of it.
 */
import type { Box, Point } from '../../../ui/gameView';
import type { TileId } from '../data/tiles';
import {
  beside,
  CELLS,
  cellOf,
  columnOf,
  COLUMNS,
  edgeOf,
  opposite,
  planOf,
  rowOf,
  ROWS,
  SIDES,
  type Cell,
  type LockId,
  type Placed,
  type Room,
} from '../geometry';

export const TILE = 120;
export const WALL = 8;
export const OUTER_WALL = 11;
export const HOUSE: Box = { x: 0, y: 0, width: COLUMNS * TILE, height: ROWS * TILE };

/** The way through a wall. */
export interface Gap {
  /** North or west of the wall, then south or east of it; one of them is missing where no tile lies yet. */
  readonly rooms: readonly [Room | null, Room | null];
  /** The wall runs east to west, so one walks through it north or south. */
  readonly level: boolean;
  /** Where the wall stands: y of a level one, x of an upright one. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'open' | 'door' | 'lab';
  readonly lock: LockId | null;
}

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

export interface Wall extends Segment {
  readonly outer: boolean;
}

export interface Floor {
  readonly walls: readonly Wall[];
  readonly gaps: readonly Gap[];
  /** Middle of each window, on the outer wall. */
  readonly windows: readonly (Point & { readonly level: boolean })[];
  /** Where people stand in a room. */
  readonly boxes: Readonly<Record<Room, Box>>;
  /** The outline of a room: a box, or an angle around the enwalled room. */
  readonly outlines: Readonly<Record<Room, readonly Point[]>>;
}

/** West, north, east and south edge as shares of the tile. */
type Share = readonly [number, number, number, number];

/** The enwalled room of each two-room tile in base orientation, beside the edges that are open. */
const ENWALLED: Readonly<Partial<Record<TileId, Share>>> = {
  O4: [0, 0, 1, 0.39],
  O5: [0.61, 0, 1, 1],
  I4: [0, 0.57, 0.61, 1],
  I5: [0.61, 0, 1, 1],
  I6: [0, 0.61, 1, 1],
};

/** Widths of openings as shares of a tile. */
const WIDE = { open: 0.5, door: 0.26, lab: 0.36 } as const;
const STUB = 0.07;

function turned([west, north, east, south]: Share, quarters: number): Share {
  return quarters === 0
    ? [west, north, east, south]
    : turned([1 - south, west, 1 - north, east], quarters - 1);
}

export function cellBox(cell: Cell): Box {
  return { x: (columnOf(cell) - 1) * TILE, y: (rowOf(cell) - 1) * TILE, width: TILE, height: TILE };
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function enwalled({ tile, rotation }: Placed): Share | null {
  const share = ENWALLED[tile.id];
  return share ? turned(share, rotation / 90) : null;
}

/** The part of an edge that is not taken by the enwalled room. */
function free(placed: Placed | undefined, direction: number): readonly [number, number] {
  const share = placed ? enwalled(placed) : null;
  if (!share) return [0, 1];
  const [west, north, east, south] = share;
  const touches = [north === 0, east === 1, south === 1, west === 0][direction];
  if (touches !== true) return [0, 1];
  const [low, high] = direction % 2 === 0 ? [west, east] : [north, south];
  return low === 0 ? [high, 1] : [0, low];
}

const FLOORS = new Map<string, Floor>();
const KEPT = 32;

export function floorOf(house: string): Floor {
  let floor = FLOORS.get(house);
  if (!floor) {
    if (FLOORS.size >= KEPT) FLOORS.clear();
    floor = survey(house);
    FLOORS.set(house, floor);
  }
  return floor;
}

interface Survey {
  readonly walls: Wall[];
  readonly gaps: Gap[];
  readonly windows: (Point & { level: boolean })[];
}

function survey(house: string): Floor {
  const { tiles } = planOf(house);
  const out: Survey = { walls: [], gaps: [], windows: [] };
  const boxes: Record<Room, Box> = {};
  const outlines: Record<Room, Point[]> = {};
  for (const cell of CELLS) {
    const here = tiles[cell];
    // Every edge once: the southern and eastern ones, and what bounds the house in the north and west.
    for (const direction of [1, 2]) boundary(out, tiles, cell, direction);
    for (const direction of [0, 3])
      if (beside(cell, direction) === null) boundary(out, tiles, cell, direction);
    if (!here) continue;
    divide(out, cell, here, boxes, outlines);
  }
  return { ...out, boxes, outlines };
}

function boundary(out: Survey, tiles: Readonly<Record<Cell, Placed>>, cell: Cell, direction: number): void {
  const next = beside(cell, direction);
  const here = tiles[cell];
  const other = next === null ? undefined : tiles[next];
  if (!here && !other) return;
  const { x, y } = cellBox(cell);
  const level = direction % 2 === 0;
  const line = level ? y + (direction === 2 ? TILE : 0) : x + (direction === 1 ? TILE : 0);
  const start = level ? x : y;
  const edges = [
    here && edgeOf(here, direction),
    other && next !== null ? edgeOf(other, opposite(direction)) : undefined,
  ];
  const outer = next === null;
  if (outer && edges.includes('V')) out.windows.push({ ...on(level, line, start + TILE / 2), level });
  if (outer || edges.includes('X') || edges.includes('V')) {
    out.walls.push({ a: on(level, line, start), b: on(level, line, start + TILE), outer });
    return;
  }
  const kind = edges.includes('L') ? 'lab' : edges.includes('D') ? 'door' : 'open';
  const [low, high] = clear(free(here, direction), free(other, opposite(direction)));
  const room = high - low;
  const width = Math.min(WIDE[kind], Math.max(room - 2 * STUB, room * 0.8));
  const centre = (low + high) / 2;
  const [from, to] = [start + (centre - width / 2) * TILE, start + (centre + width / 2) * TILE];
  out.walls.push({ a: on(level, line, start), b: on(level, line, from), outer });
  out.walls.push({ a: on(level, line, to), b: on(level, line, start + TILE), outer });
  const lock =
    kind !== 'door'
      ? null
      : edges[0] === 'D'
        ? cell + (SIDES[direction] ?? '')
        : (next ?? '') + (SIDES[opposite(direction)] ?? '');
  out.gaps.push({ rooms: [here ? cell : null, other ? next : null], level, line, from, to, kind, lock });
}

const on = (level: boolean, line: number, along: number): Point =>
  level ? { x: along, y: line } : { x: line, y: along };

/** What both neighbours leave free. Two enwalled rooms can never leave nothing: together they are narrower than the edge. */
function clear(a: readonly [number, number], b: readonly [number, number]): readonly [number, number] {
  return [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
}

/** Walls, doorway and outlines inside a tile. */
function divide(
  out: Survey,
  cell: Cell,
  placed: Placed,
  boxes: Record<Room, Box>,
  outlines: Record<Room, readonly Point[]>,
): void {
  const whole = cellBox(cell);
  const share = enwalled(placed);
  if (!share) {
    boxes[cell] = whole;
    outlines[cell] = corners(whole);
    return;
  }
  const [west, north, east, south] = share;
  const room: Room = `${cell}b`;
  const inner: Box = {
    x: whole.x + west * TILE,
    y: whole.y + north * TILE,
    width: (east - west) * TILE,
    height: (south - north) * TILE,
  };
  boxes[room] = inner;
  outlines[room] = corners(inner);
  boxes[cell] = remainder(whole, share);
  outlines[cell] = around(whole, share);
  const facing = ((placed.tile.side?.facing ?? 0) + placed.rotation / 90) % 4;
  for (let direction = 0; direction < 4; direction++) {
    const touches = [north === 0, east === 1, south === 1, west === 0][direction];
    if (touches === true) continue;
    const level = direction % 2 === 0;
    const line = level
      ? inner.y + (direction === 2 ? inner.height : 0)
      : inner.x + (direction === 1 ? inner.width : 0);
    const start = level ? inner.x : inner.y;
    const end = start + (level ? inner.width : inner.height);
    if (direction !== facing) {
      out.walls.push({ a: on(level, line, start), b: on(level, line, end), outer: false });
      continue;
    }
    const half = (WIDE.door * TILE) / 2;
    const [from, to] = [(start + end) / 2 - half, (start + end) / 2 + half];
    out.walls.push({ a: on(level, line, start), b: on(level, line, from), outer: false });
    out.walls.push({ a: on(level, line, to), b: on(level, line, end), outer: false });
    const rooms = direction === 1 || direction === 2 ? ([room, cell] as const) : ([cell, room] as const);
    out.gaps.push({ rooms, level, line, from, to, kind: 'door', lock: `${cell}i` });
  }
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The largest box that the enwalled room leaves. */
function remainder({ x, y }: Box, [west, north, east, south]: Share): Box {
  const boxes: Share[] = [
    [0, 0, west, 1],
    [east, 0, 1, 1],
    [0, 0, 1, north],
    [0, south, 1, 1],
  ];
  const size = ([w, n, e, s]: Share) => (e - w) * (s - n);
  const [w, n, e, s] = boxes.reduce((best, box) => (size(box) > size(best) ? box : best));
  return { x: x + w * TILE, y: y + n * TILE, width: (e - w) * TILE, height: (s - n) * TILE };
}

/** The outline of what is left of a tile; an enwalled room in a corner leaves an angle. */
function around(whole: Box, share: Share): Point[] {
  const [west, north, east, south] = share;
  const touching = [west === 0, north === 0, east === 1, south === 1].filter(Boolean).length;
  if (touching === 3) return corners(remainder(whole, share));
  const at = (x: number, y: number): Point => ({ x: whole.x + x * TILE, y: whole.y + y * TILE });
  const innerX = west === 0 ? east : west;
  const innerY = north === 0 ? south : north;
  const cornerX = west === 0 ? 0 : 1;
  const cornerY = north === 0 ? 0 : 1;
  return [
    at(innerX, innerY),
    at(cornerX, innerY),
    at(cornerX, 1 - cornerY),
    at(1 - cornerX, 1 - cornerY),
    at(1 - cornerX, cornerY),
    at(innerX, cornerY),
  ];
}

export function boxOfRoom(house: string, room: Room): Box {
  return floorOf(house).boxes[room] ?? cellBox(cellOf(room));
}

export const centreOf = (house: string, room: Room): Point => middle(boxOfRoom(house, room));

export function gapBetween(house: string, a: Room, b: Room): Gap | undefined {
  return floorOf(house).gaps.find(({ rooms }) => rooms.includes(a) && rooms.includes(b));
}

export const gapMiddle = ({ level, line, from, to }: Gap): Point => on(level, line, (from + to) / 2);

/** From the middle of a room to that of a neighbour, through the doorway between them. */
export function way(house: string, from: Room, to: Room): Point[] {
  const gap = gapBetween(house, from, to);
  return [centreOf(house, from), ...(gap ? [gapMiddle(gap)] : []), centreOf(house, to)];
}
