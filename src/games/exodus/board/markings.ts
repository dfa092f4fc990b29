/** Paint on the floor that the rules know: landing zone, exits, stairs, shore squares, the workbench. */
import { rectangle, rounded, type Layer } from '../../../ui/art';
import { marks, type Board, type Square } from '../plan';
import { boxOf, CELL } from './floor';

export const PAINT_EXIT = '#E5B33C';
const PAINT_START = '#6FC9BE';
const STEPS = ['#77868A', '#6D7B7F', '#627074', '#586569', '#4D595D', '#424E52'];

export function markings(board: Board): Layer[] {
  const each = (letter: string, draw: (board: Board, square: Square) => Layer[]) =>
    marks(board, letter).flatMap((square) => draw(board, square));
  return [
    ...each('H', startPaint),
    ...each('X', exitPaint),
    ...each('x', waterExit),
    ...each('T', landing),
    ...each('<', stairs),
    ...each('>', stairs),
    ...each('W', bench),
  ];
}

function startPaint(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  return [
    { d: rectangle(x + 4, y + 4, CELL - 8, CELL - 8), fill: PAINT_START, opacity: 0.1 },
    { d: corners(x + 7, y + 7, CELL - 14, 12), stroke: PAINT_START, width: 2.4, opacity: 0.75 },
  ];
}

function corners(x: number, y: number, size: number, arm: number): string {
  const far = size - arm;
  return (
    `M${x} ${y + arm}v${-arm}h${arm}M${x + far} ${y}h${arm}v${arm}` +
    `M${x + size} ${y + far}v${arm}h${-arm}M${x + arm} ${y + size}h${-arm}v${-arm}`
  );
}

/** Hazard stripes round the square, so that it is seen under a piece too. */
function exitPaint(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  const teeth: string[] = [];
  for (let d = 0; d < CELL; d += 16) {
    teeth.push(`M${x + d} ${y + 2}h8l-6 8h-8Z`, `M${x + d} ${y + CELL - 10}h8l-6 8h-8Z`);
  }
  return [
    { d: rectangle(x + 2, y + 2, CELL - 4, CELL - 4), fill: PAINT_EXIT, opacity: 0.1 },
    {
      d: rectangle(x + 2, y + 2, CELL - 4, 8) + rectangle(x + 2, y + CELL - 10, CELL - 4, 8),
      fill: '#1B1A17',
    },
    { d: teeth.join(''), fill: PAINT_EXIT, opacity: 0.9 },
    {
      d: `M${x + 20} ${y + 22}l12 10l-12 10M${x + 32} ${y + 22}l12 10l-12 10`,
      stroke: PAINT_EXIT,
      width: 4,
      opacity: 0.8,
    },
  ];
}

function waterExit(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  return [
    { d: rectangle(x + 3, y + 3, CELL - 6, CELL - 6), fill: PAINT_EXIT, opacity: 0.12 },
    { d: corners(x + 5, y + 5, CELL - 10, 14), stroke: PAINT_EXIT, width: 3 },
    { d: `M${x + 18} ${y + 20}l14 12l-14 12M${x + 32} ${y + 20}l14 12l-14 12`, stroke: PAINT_EXIT, width: 4 },
  ];
}

/** A wet landing of boards, half floor, half water. */
function landing(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  const gaps = [13, 26, 39, 52].map((d) => `M${x + 4} ${y + d}h${CELL - 8}`).join('');
  return [
    { d: rounded(x + 2, y + 2, CELL - 4, CELL - 4, 5), fill: '#6B5A41', stroke: '#2C2519', width: 2 },
    { d: gaps, stroke: '#46392A', width: 2 },
    {
      d: `M${x + 4} ${y + 52}q7 -5 14 0t14 0t14 0t14 0v10H${x + 4}Z`,
      fill: '#2F7480',
      opacity: 0.75,
    },
    { d: [10, CELL - 10].map((d) => `M${x + d - 3} ${y + 8}h6v6h-6Z`).join(''), fill: '#2C2519' },
  ];
}

function stairs(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  const steps: Layer[] = [0, 1, 2, 3, 4, 5].map((n) => ({
    d: rectangle(x + 6, y + 5 + n * 9, CELL - 12, 9),
    fill: STEPS[n] ?? '#45535A',
    stroke: '#20292D',
    width: 1.2,
  }));
  return [
    { d: rectangle(x + 2, y + 2, CELL - 4, CELL - 4), fill: '#2A3438' },
    ...steps,
    { d: `M${x + 5} ${y + 4}v${CELL - 8}M${x + CELL - 5} ${y + 4}v${CELL - 8}`, stroke: '#C9D2CD', width: 3 },
  ];
}

function bench(board: Board, square: Square): Layer[] {
  const { x, y } = boxOf(board, square);
  return [
    { d: rounded(x + 4, y + 4, CELL - 8, 22, 3), fill: '#7A5B34', stroke: '#2C2013', width: 2 },
    {
      d: rectangle(x + 10, y + 9, 18, 5) + rectangle(x + 34, y + 8, 6, 13) + rectangle(x + 44, y + 10, 10, 9),
      fill: '#AEB7B5',
    },
  ];
}
