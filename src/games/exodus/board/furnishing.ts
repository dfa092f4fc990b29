/**
 * Which furniture stands where, so that rooms look lived in. It has no part in the rules: it stands against walls, and a crate
 * or a marker that counts always stands out against it.
 */
import { columnOf, floorOf, rowOf, type Board, type Edge, type Square } from '../plan';
import { chance, isWater } from './floor';

/** North, east, south, west. */
type Side = 0 | 1 | 2 | 3;
const SIDES: readonly Side[] = [0, 1, 2, 3];

/** What stands in a room of each kind, by its letter: a galley, a bunk room, a store, an office, a workshop. */
const SETS: readonly (readonly string[])[] = [
  ['bunk', 'lockers', 'bunk', 'desk'],
  ['shelf', 'sacks', 'shelf', 'nets'],
  ['console', 'desk', 'lockers', 'shelf'],
  ['sofa', 'desk', 'shelf', 'bunk'],
  ['pipes', 'barrels', 'lockers', 'console'],
  ['sink', 'shelf', 'desk', 'sacks'],
];
const YARD = ['barrels', 'nets', 'sacks', 'pipes'];

function edgeAt(board: Board, square: Square, side: Side): Edge | 'rim' {
  const x = columnOf(board, square);
  const y = rowOf(board, square);
  if (side === 0) return y === 0 ? 'rim' : (board.below[square - board.width] ?? 'rim');
  if (side === 3) return x === 0 ? 'rim' : (board.right[square - 1] ?? 'rim');
  return (side === 1 ? board.right[square] : board.below[square]) ?? 'rim';
}

export interface Placed {
  readonly square: Square;
  readonly side: Side;
  readonly kind: string;
}

/** Which prop stands where: along walls, never before a door, on a marked square or on a stairway. */
export function furnishing(board: Board): Placed[] {
  const placed: Placed[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || isWater(board, square) || board.feature[square] !== '.') continue;
    const room = board.room[square] ?? '';
    const edges = SIDES.map((side) => edgeAt(board, square, side));
    if (edges.some((edge) => typeof edge === 'number')) continue;
    const walls = SIDES.filter((side) => edges[side] === 'wall' || edges[side] === 'rim');
    const side = walls[Math.floor(chance(square, 81) * walls.length)];
    if (side === undefined || chance(square, 82) > (room === '' ? 0.24 : 0.72)) continue;
    const set =
      room === ''
        ? YARD
        : (SETS[(room.charCodeAt(0) + board.id.length + floorOf(board, square)) % SETS.length] ?? YARD);
    const kind = set[Math.floor(chance(square, 83) * set.length)] ?? 'shelf';
    placed.push({ square, side, kind });
  }
  return placed;
}
