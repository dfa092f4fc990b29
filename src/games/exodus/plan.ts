/**
 * Reads the drawings of the maps. One format for missions and for the examples of the rules:
 * a board of W x H squares is 2H+1 lines; odd lines hold squares (edge on the left, then feature and area), even lines hold
 * the edges above them. '|' and '--' are walls, 'D' and '==' closed doors, 'O' and '::' open doors, '##' is solid rock,
 * '~' in the area is open water, a letter there is a room. Two floors lie one above the other; '<' and '>' are linked.
 *
 * A square is a number here and in the state: floor by floor, row by row. Its name is 'x,y', with '^' upstairs.
 */
import type { SquareName } from './data/mission';

export type Square = number;
export const NO_SQUARE = -1;

/** What lies between two squares: nothing, a wall, or the door of that number. */
export type Edge = 'open' | 'wall' | number;

export interface Door {
  readonly a: Square;
  readonly b: Square;
  readonly open: boolean;
}

export interface Board {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly size: number;
  readonly solid: readonly boolean[];
  readonly water: readonly boolean[];
  /** Room id, '' in corridors and on the water. */
  readonly room: readonly string[];
  /** The feature character, '.' for a plain square. */
  readonly feature: readonly string[];
  /** The edge to the right of a square and the one below it. */
  readonly right: readonly Edge[];
  readonly below: readonly Edge[];
  readonly doors: readonly Door[];
  /** The other end of a stairway, or NO_SQUARE. */
  readonly link: readonly Square[];
  readonly rooms: readonly string[];
  /** Squares with that feature. */
  readonly marked: ReadonlyMap<string, readonly Square[]>;
  readonly names: readonly SquareName[];
  readonly byName: ReadonlyMap<SquareName, Square>;
}

interface Draft {
  right: Edge[];
  below: Edge[];
  doors: Door[];
}

export function readBoard(id: string, floors: readonly (readonly string[])[]): Board {
  const [first = []] = floors;
  const width = ((first[0]?.length ?? 1) - 1) / 3;
  const height = (first.length - 1) / 2;
  const size = width * height * floors.length;
  const contents = floors.flatMap((lines) =>
    Array.from({ length: width * height }, (_, n) => {
      const x = n % width;
      return (lines[2 * Math.floor(n / width) + 1] ?? '').slice(3 * x + 1, 3 * x + 3);
    }),
  );
  const solid = contents.map((content) => content === '##');
  const draft: Draft = { right: [], below: [], doors: [] };
  for (let square = 0; square < size; square++) {
    const x = square % width;
    const y = Math.floor(square / width) % height;
    const lines = floors[Math.floor(square / (width * height))] ?? [];
    const isEdgeX = x === width - 1 || solid[square] || solid[square + 1];
    const isEdgeY = y === height - 1 || solid[square] || solid[square + width];
    draft.right.push(isEdgeX ? 'wall' : edgeOf(draft, lines[2 * y + 1]?.[3 * x + 3], square, square + 1));
    draft.below.push(isEdgeY ? 'wall' : edgeOf(draft, lines[2 * y + 2]?.[3 * x + 1], square, square + width));
  }
  const area = contents.map((content, n) => (solid[n] ? ' ' : (content[1] ?? ' ')));
  const feature = contents.map((content, n) => (solid[n] || content === '~~' ? '.' : (content[0] ?? '.')));
  const room = area.map((letter) => (/[a-z]/.test(letter) ? letter : ''));
  const names = contents.map((_, n) => {
    const floor = Math.floor(n / (width * height));
    return `${n % width},${Math.floor(n / width) % height}${'^'.repeat(floor)}`;
  });
  const marked = new Map<string, Square[]>();
  feature.forEach((letter, square) => {
    if (letter !== '.') marked.set(letter, [...(marked.get(letter) ?? []), square]);
  });
  return {
    id,
    width,
    height,
    floors: floors.length,
    size,
    solid,
    water: area.map((letter) => letter === '~'),
    room,
    feature,
    ...draft,
    link: linksOf(feature, width * height),
    rooms: [...new Set(room)].filter((letter) => letter !== '').sort(),
    marked,
    names,
    byName: new Map(names.map((name, square) => [name, square])),
  };
}

function edgeOf(draft: Draft, letter: string | undefined, a: Square, b: Square): Edge {
  if (letter === '|' || letter === '-') return 'wall';
  if (letter !== 'D' && letter !== 'O' && letter !== '=' && letter !== ':') return 'open';
  draft.doors.push({ a, b, open: letter === 'O' || letter === ':' });
  return draft.doors.length - 1;
}

/** A '<' and the '>' in the same place one floor up are the two ends of a stairway. */
function linksOf(feature: readonly string[], floor: number): Square[] {
  return feature.map((letter, square) => {
    if (letter === '<' && feature[square + floor] === '>') return square + floor;
    if (letter === '>' && feature[square - floor] === '<') return square - floor;
    return NO_SQUARE;
  });
}

export const columnOf = (board: Board, square: Square): number => square % board.width;
export const rowOf = (board: Board, square: Square): number =>
  Math.floor(square / board.width) % board.height;
export const floorOf = (board: Board, square: Square): number =>
  Math.floor(square / (board.width * board.height));

export function squareNamed(board: Board, name: SquareName | number): Square {
  const square = board.byName.get(String(name));
  if (square === undefined) throw new Error(`There is no square ${name} on ${board.id}.`);
  return square;
}

export const nameOf = (board: Board, square: Square): SquareName => board.names[square] ?? '';

export const marks = (board: Board, letter: string): readonly Square[] => board.marked.get(letter) ?? [];
export const isTransition = (board: Board, square: Square): boolean => board.feature[square] === 'T';

/** Drawings back from a board, for checks: doors as they stand at the start. */
export function drawBoard(board: Board): string[][] {
  const { width, height } = board;
  const vertical = (edge: Edge | undefined) =>
    edge === 'wall' ? '|' : typeof edge === 'number' ? (board.doors[edge]?.open ? 'O' : 'D') : ' ';
  const horizontal = (edge: Edge | undefined) =>
    edge === 'wall' ? '--' : typeof edge === 'number' ? (board.doors[edge]?.open ? '::' : '==') : '  ';
  return Array.from({ length: board.floors }, (_, floor) => {
    const at = (x: number, y: number) => (floor * height + y) * width + x;
    const lines = [`+${'--+'.repeat(width)}`];
    for (let y = 0; y < height; y++) {
      let squares = '|';
      let edges = '+';
      for (let x = 0; x < width; x++) {
        const square = at(x, y);
        squares += contentOf(board, square) + vertical(board.right[square]);
        edges += `${horizontal(board.below[square])}+`;
      }
      lines.push(squares, edges);
    }
    return lines;
  });
}

function contentOf(board: Board, square: Square): string {
  if (board.solid[square]) return '##';
  const feature = board.feature[square] ?? '.';
  if (board.water[square]) return `${feature === '.' ? '~' : feature}~`;
  return feature + (board.room[square] || ' ');
}
