/** The drawing board: where each square of a floor plan lies, the upper floor above the ground floor. Pure numbers; everything else draws on them. */
import type { Box, Point } from '../../../ui/gameView';
import { columnOf, floorOf, rowOf, type Board, type Square } from '../plan';

export const CELL = 64;
/** Half the thickness of a wall. */
export const WALL = 5;
const MARGIN = 46;
/** Above a floor stands its name. */
const HEAD = 34;
const BETWEEN = 52;
/** The ground goes on around the plan, so far that no screen shows where it ends. */
const AROUND = 1600;

export const floorWidth = (board: Board): number => board.width * CELL;
export const floorHeight = (board: Board): number => board.height * CELL;

/** As in a section through the house: stairs lie straight above each other, and on a phone both floors are twice as large. */
export const floorOrigin = (board: Board, floor: number): Point => ({
  x: MARGIN,
  y: MARGIN + HEAD + (board.floors - 1 - floor) * (floorHeight(board) + BETWEEN + HEAD),
});

export function boundsOf(board: Board): Box {
  const lowest = floorOrigin(board, 0);
  return {
    x: 0,
    y: 0,
    width: lowest.x + floorWidth(board) + MARGIN,
    height: lowest.y + floorHeight(board) + MARGIN,
  };
}

/** The plan and the ground around it. */
export function groundOf(board: Board): Box {
  const { width, height } = boundsOf(board);
  return { x: -AROUND, y: -AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

export function boxOf(board: Board, square: Square): Box {
  const { x, y } = floorOrigin(board, floorOf(board, square));
  return {
    x: x + columnOf(board, square) * CELL,
    y: y + rowOf(board, square) * CELL,
    width: CELL,
    height: CELL,
  };
}

export function centreOf(board: Board, square: Square): Point {
  const { x, y } = boxOf(board, square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** A wall or door as a line on the edge between two squares. */
export interface EdgeLine {
  readonly a: Point;
  readonly b: Point;
  /** Lies flat: the squares are above and below it. */
  readonly level: boolean;
}

export function edgeRight(board: Board, square: Square): EdgeLine {
  const { x, y } = boxOf(board, square);
  return { a: { x: x + CELL, y }, b: { x: x + CELL, y: y + CELL }, level: false };
}

export function edgeBelow(board: Board, square: Square): EdgeLine {
  const { x, y } = boxOf(board, square);
  return { a: { x, y: y + CELL }, b: { x: x + CELL, y: y + CELL }, level: true };
}

export function doorLine(board: Board, door: number): EdgeLine {
  const found = board.doors[door];
  if (found === undefined) throw new Error(`There is no door ${door} on ${board.id}.`);
  return found.b === found.a + 1 ? edgeRight(board, found.a) : edgeBelow(board, found.a);
}

export const middleOf = ({ a, b }: EdgeLine): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function isWater(board: Board, square: Square): boolean {
  return board.water[square] === true;
}

/** The outer walls of the plan: sides of floor squares that have rock or nothing beside them. */
export function wallsOf(board: Board): EdgeLine[] {
  const lines: EdgeLine[] = [];
  const solid = (square: Square) => board.solid[square] === true;
  for (let square = 0; square < board.size; square++) {
    const x = columnOf(board, square);
    const y = rowOf(board, square);
    const last = x === board.width - 1;
    const lowest = y === board.height - 1;
    const { x: left, y: top } = boxOf(board, square);
    if (x === 0 && !solid(square))
      lines.push({ a: { x: left, y: top }, b: { x: left, y: top + CELL }, level: false });
    if (y === 0 && !solid(square))
      lines.push({ a: { x: left, y: top }, b: { x: left + CELL, y: top }, level: true });
    if (board.right[square] === 'wall' && !(solid(square) && (last || solid(square + 1))))
      lines.push(edgeRight(board, square));
    if (board.below[square] === 'wall' && !(solid(square) && (lowest || solid(square + board.width))))
      lines.push(edgeBelow(board, square));
  }
  return lines;
}

/** The squares of a room, in reading order. */
export function squaresOf(board: Board, room: string): Square[] {
  const found: Square[] = [];
  for (let square = 0; square < board.size; square++) if (board.room[square] === room) found.push(square);
  return found;
}

export function boxAround(board: Board, squares: readonly Square[]): Box {
  const boxes = squares.map((square) => boxOf(board, square));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x)) + CELL - x,
    height: Math.max(...boxes.map((box) => box.y)) + CELL - y,
  };
}

/** A number from 0 to 1 that is always the same for the same place: for scatter. */
export function chance(square: number, salt: number): number {
  const wild = Math.sin(square * 127.1 + salt * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
}
