/**
 * Exact geometry on whole numbers (EX-GRID, EX-LOS): touching, loosely adjacent, distances, range, lines of sight. All of it
 * depends on the board and on which doors are open, so it is worked out once for each such pair and kept.
 */
import { columnOf, floorOf, isTransition, rowOf, type Board, type Edge, type Square } from './plan';

export interface Ground {
  readonly board: Board;
  /** Touching squares (EX-RULING-01): orthogonal ones first, then diagonal ones, then the other end of a stairway. */
  readonly touch: readonly (readonly Square[])[];
  /** Loosely adjacent squares (EX-RULING-02). */
  readonly loose: readonly (readonly Square[])[];
  /** Lines of sight past walls and doors, filled in when asked: 0 unknown, 1 clear, 2 blocked. */
  readonly sight: Uint8Array;
  /** Doors that count as open. */
  readonly open: readonly boolean[];
}

const KEPT = 400;
const grounds = new Map<string, Ground>();

let latest: Ground | null = null;

export function groundOf(board: Board, open: readonly boolean[]): Ground {
  // Nearly always the doors are as they were a moment ago: comparing them is cheaper than naming them.
  if (latest !== null && latest.board === board && isSame(latest.open, open)) return latest;
  return (latest = groundNamed(board, open));
}

export function isSame<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return false;
  return true;
}

function groundNamed(board: Board, open: readonly boolean[]): Ground {
  let key = board.id;
  for (const each of open) key += each ? 'o' : 'c';
  const known = grounds.get(key);
  if (known !== undefined && known.board === board) return known;
  if (grounds.size >= KEPT) grounds.clear();
  const ground = layOut(board, [...open]);
  grounds.set(key, ground);
  return ground;
}

function layOut(board: Board, open: readonly boolean[]): Ground {
  const touch: Square[][] = Array.from({ length: board.size }, () => []);
  const loose: Square[][] = Array.from({ length: board.size }, () => []);
  const passable = (edge: Edge | undefined) =>
    edge === 'open' || (typeof edge === 'number' && open[edge] === true);
  const join = (list: Square[][], a: Square, b: Square) => {
    list[a]?.push(b);
    list[b]?.push(a);
  };
  const joinTouching = (a: Square, b: Square) => {
    if (board.water[a] === board.water[b] || isTransition(board, board.water[a] ? b : a)) join(touch, a, b);
  };
  const { width, height } = board;
  for (let square = 0; square < board.size; square++) {
    if (passable(board.right[square])) {
      joinTouching(square, square + 1);
      join(loose, square, square + 1);
    }
    if (passable(board.below[square])) {
      joinTouching(square, square + width);
      join(loose, square, square + width);
    }
  }
  for (let square = 0; square < board.size; square++) {
    if (square % width === width - 1 || Math.floor(square / width) % height === height - 1) continue;
    const [nw, ne, sw, se] = [square, square + 1, square + width, square + width + 1];
    // The four edges that end in the corner.
    const north = board.right[nw];
    const south = board.right[sw];
    const west = board.below[nw];
    const east = board.below[ne];
    if ([north, south, west, east].every((edge) => edge === 'open')) {
      joinTouching(nw, se);
      joinTouching(ne, sw);
    }
    const past = { n: passable(north), s: passable(south), w: passable(west), e: passable(east) };
    if ((past.n && past.e) || (past.w && past.s)) join(loose, nw, se);
    if ((past.n && past.w) || (past.e && past.s)) join(loose, ne, sw);
  }
  board.link.forEach((other, square) => {
    if (other > square) {
      join(touch, square, other);
      join(loose, square, other);
    }
  });
  return { board, touch, loose, sight: new Uint8Array(board.size * board.size), open };
}

export const areTouching = (ground: Ground, a: Square, b: Square): boolean =>
  ground.touch[a]?.includes(b) ?? false;

/** EX-RULING-05; infinite between floors, except over a stairway. */
export function rangeOf(board: Board, a: Square, b: Square): number {
  if (floorOf(board, a) !== floorOf(board, b)) return board.link[a] === b ? 1 : Infinity;
  return Math.max(
    Math.abs(columnOf(board, a) - columnOf(board, b)),
    Math.abs(rowOf(board, a) - rowOf(board, b)),
  );
}

/** Steps from the nearest of `sources` to every square, -1 where there is no way. Sources are always usable. */
export type Field = Int16Array;

const queue = new Int32Array(4096);

type Neighbours = readonly (readonly Square[])[];
type Usable = ArrayLike<boolean | number>;

const EVERYWHERE: Usable = [];
const known = new WeakMap<Neighbours, WeakMap<Usable, Field[]>>();

/**
 * The field of one source is kept as long as its ground and its usable squares: in an infected move everybody measures the
 * way to the same few heroes, step after step. Nobody may write into a field.
 */
export function fieldOf(neighbours: Neighbours, sources: readonly Square[], usable: Usable | null): Field {
  const [source] = sources;
  if (source === undefined || sources.length > 1) return spread(neighbours, sources, usable);
  let grounds = known.get(neighbours);
  if (grounds === undefined) known.set(neighbours, (grounds = new WeakMap()));
  let fields = grounds.get(usable ?? EVERYWHERE);
  if (fields === undefined) grounds.set(usable ?? EVERYWHERE, (fields = []));
  return (fields[source] ??= spread(neighbours, sources, usable));
}

function spread(neighbours: Neighbours, sources: readonly Square[], usable: Usable | null): Field {
  const field = new Int16Array(neighbours.length).fill(-1);
  let last = 0;
  for (const source of sources) {
    if (field[source] !== -1) continue;
    field[source] = 0;
    queue[last++] = source;
  }
  for (let first = 0; first < last; first++) {
    const square = queue[first] as number;
    const next = (field[square] as number) + 1;
    for (const near of neighbours[square] as readonly Square[]) {
      if (field[near] !== -1 || (usable !== null && !usable[near])) continue;
      field[near] = next;
      queue[last++] = near;
    }
  }
  return field;
}

/**
 * The squares between two others whose inside the straight line crosses, in order, and where it passes a corner. Null when a
 * wall, a closed door or solid rock is in the way (EX-RULING-44).
 */
function walk(ground: Ground, from: Square, to: Square, visit: (square: Square) => boolean): boolean {
  const { board } = ground;
  const { width } = board;
  const dx = columnOf(board, to) - columnOf(board, from);
  const dy = rowOf(board, to) - rowOf(board, from);
  const nx = Math.abs(dx);
  const ny = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * width;
  let square = from;
  for (let ix = 0, iy = 0; ix < nx || iy < ny;) {
    // Which grid line comes first: compared as whole numbers.
    const ahead = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx;
    let next: Square;
    if (ahead === 0) {
      next = square + stepX + stepY;
      if (!(ground.loose[square] as readonly Square[]).includes(next)) return false;
      ix++;
      iy++;
    } else if (ahead < 0) {
      next = square + stepX;
      if (!isOpen(ground, board.right[Math.min(square, next)])) return false;
      ix++;
    } else {
      next = square + stepY;
      if (!isOpen(ground, board.below[Math.min(square, next)])) return false;
      iy++;
    }
    square = next;
    if (square !== to && !visit(square)) return false;
  }
  return true;
}

const isOpen = (ground: Ground, edge: Edge | undefined): boolean =>
  edge === 'open' || (typeof edge === 'number' && ground.open[edge] === true);

const anySquare = () => true;

/** A line past walls, closed doors and rock; units are not looked at. */
export function isClear(ground: Ground, from: Square, to: Square): boolean {
  const { board, sight } = ground;
  const place = from * board.size + to;
  if (sight[place] === 0) {
    const clear =
      floorOf(board, from) === floorOf(board, to)
        ? walk(ground, from, to, anySquare)
        : board.link[from] === to;
    sight[place] = clear ? 1 : 2;
    sight[to * board.size + from] = sight[place];
  }
  return sight[place] === 1;
}

/** The same, and nothing that `blocks` says stands on a square that the line crosses (EX-RULING-45). */
export function isClearPast(
  ground: Ground,
  from: Square,
  to: Square,
  blocks: (square: Square) => boolean,
): boolean {
  if (!isClear(ground, from, to)) return false;
  if (floorOf(ground.board, from) !== floorOf(ground.board, to)) return true;
  return walk(ground, from, to, (square) => !blocks(square));
}

/** 0 up, 1 right, 2 down, 3 left: infected face a flat side of their square, never a corner (EX-ZONE-01). */
export type Facing = 0 | 1 | 2 | 3;

/**
 * The facing towards a square (EX-RULING-80): straight ahead, or on a diagonal the old facing if it is one of its two
 * directions, else the side on which the square is farther away, vertical when equal.
 */
export function facingTowards(board: Board, from: Square, to: Square, old: Facing, far: Square = to): Facing {
  if (from === to || floorOf(board, from) !== floorOf(board, to)) return old;
  const dx = columnOf(board, to) - columnOf(board, from);
  const dy = rowOf(board, to) - rowOf(board, from);
  const horizontal: Facing = dx > 0 ? 1 : 3;
  const vertical: Facing = dy > 0 ? 2 : 0;
  if (dx === 0) return vertical;
  if (dy === 0) return horizontal;
  if (old === horizontal || old === vertical) return old;
  const sameFloor = floorOf(board, from) === floorOf(board, far);
  const farX = sameFloor ? Math.abs(columnOf(board, far) - columnOf(board, from)) : Math.abs(dx);
  const farY = sameFloor ? Math.abs(rowOf(board, far) - rowOf(board, from)) : Math.abs(dy);
  return farX > farY ? horizontal : vertical;
}

/** The touching squares in front, at the two front corners and at both sides, and the other end of a stairway (EX-ZONE-04). */
export function grabZone(ground: Ground, square: Square, facing: Facing): Square[] {
  const { board } = ground;
  return (ground.touch[square] as readonly Square[]).filter((near) => {
    if (near === board.link[square]) return true;
    const dx = columnOf(board, near) - columnOf(board, square);
    const dy = rowOf(board, near) - rowOf(board, square);
    return facing === 0 ? dy <= 0 : facing === 1 ? dx >= 0 : facing === 2 ? dy >= 0 : dx <= 0;
  });
}
