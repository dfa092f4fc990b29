/** Furniture, drawn: flat, dark, against the wall. */
import type { SkCanvas } from '@shopify/react-native-skia';

import { circle, rectangle, rounded, type Layer } from '../../../ui/art';
import { drawLayers } from '../../../ui/skia/record';
import type { Board } from '../plan';
import { boxAround, boxOf, CELL, squaresOf } from './floor';
import { furnishing } from './furnishing';

const WOOD = '#7B6242';
const WOOD_DARK = '#4E3D28';
const STEEL = '#7F8D92';
const STEEL_DARK = '#414C51';
const CLOTH = '#7D8F8B';
const RUGS = ['#5D3B3F', '#3E5560', '#5A5238', '#46563F'];

/** Every prop is drawn as if the wall were in the north of a box of 64, and not deeper than 24. */
const KINDS: Readonly<Record<string, () => Layer[]>> = {
  shelf: () => [
    { d: rounded(5, 6, 54, 16, 2), fill: WOOD_DARK, stroke: '#241C12', width: 1.4 },
    { d: rectangle(8, 9, 12, 10) + rectangle(37, 9, 9, 10), fill: '#8C6E46' },
    { d: rectangle(22, 8, 7, 11) + rectangle(48, 10, 8, 9), fill: '#5C7A74' },
    { d: circle(33, 14, 3.6), fill: '#9A4A3F' },
  ],
  lockers: () => [
    { d: rounded(4, 6, 56, 15, 2), fill: '#4F6A70', stroke: '#1F2A2D', width: 1.4 },
    { d: 'M18 6v15M32 6v15M46 6v15', stroke: '#1F2A2D', width: 1.4 },
    { d: rectangle(13, 13, 2, 4) + rectangle(27, 13, 2, 4) + rectangle(41, 13, 2, 4), fill: '#A9B7B8' },
  ],
  desk: () => [
    { d: rounded(6, 6, 52, 19, 2), fill: WOOD, stroke: '#2C2013', width: 1.4 },
    { d: rounded(12, 9, 16, 11, 1), fill: '#22302F', stroke: STEEL, width: 1.4 },
    { d: rectangle(34, 10, 10, 12), fill: '#C9C2AC' },
    { d: rectangle(46, 9, 8, 10), fill: '#A9A18A' },
  ],
  bunk: () => [
    { d: rounded(5, 6, 54, 20, 3), fill: STEEL_DARK, stroke: '#20282B', width: 1.4 },
    { d: rounded(8, 8, 48, 16, 3), fill: CLOTH },
    { d: rounded(9, 9, 12, 14, 3), fill: '#C6CBBF' },
    { d: 'M34 8v16', stroke: '#5F706C', width: 1.4 },
  ],
  pipes: () => [
    { d: 'M0 9h64M0 16h64', stroke: '#20282B', width: 6 },
    { d: 'M0 9h64M0 16h64', stroke: '#8A6A4A', width: 3.4 },
    { d: circle(32, 12, 6.4), fill: '#9A4A3F', stroke: '#20282B', width: 1.4 },
  ],
  nets: () => [
    { d: 'M6 7C18 5 46 5 58 7C62 14 54 24 44 22C34 26 18 25 12 21C4 19 3 12 6 7Z', fill: '#3F5B57' },
    {
      d: 'M8 12l48 8M8 18l44 -10M14 6l12 18M28 6l12 18M42 6l10 15M24 6l-12 15M40 6l-14 18M54 7l-14 16',
      stroke: '#6E8B82',
      width: 1,
    },
    { d: circle(14, 21, 3.4) + circle(50, 19, 3.4), fill: '#B97B35' },
  ],
  barrels: () => [
    { d: circle(15, 16, 9) + circle(36, 15, 9), fill: '#7D4A32', stroke: '#281A12', width: 1.6 },
    { d: circle(15, 16, 5.4) + circle(36, 15, 5.4), stroke: '#A86C4A', width: 1.4 },
    { d: circle(53, 14, 5.4), fill: STEEL_DARK, stroke: '#20282B', width: 1.4 },
  ],
  console: () => [
    { d: rounded(5, 6, 54, 18, 3), fill: '#3C4A50', stroke: '#1C2427', width: 1.4 },
    { d: rounded(10, 9, 16, 9, 1) + rounded(38, 9, 16, 9, 1), fill: '#1B3A38', stroke: '#5FA79F', width: 1 },
    { d: circle(31, 11, 1.8), fill: '#E0364A' },
    { d: circle(34.6, 16, 1.8), fill: '#E6A93A' },
  ],
  sacks: () => [
    { d: 'M7 20C4 10 14 5 20 8C28 6 30 16 27 21Z', fill: '#8B7A58', stroke: '#3A3223', width: 1.4 },
    { d: 'M28 21C25 11 36 6 42 9C50 8 51 17 48 22Z', fill: '#7A6A4B', stroke: '#3A3223', width: 1.4 },
    { d: 'M16 8l3 -3l3 3M38 9l3 -3l3 3', stroke: '#3A3223', width: 1.6 },
  ],
  sofa: () => [
    { d: rounded(6, 6, 52, 20, 5), fill: '#5A3F49', stroke: '#21171B', width: 1.4 },
    { d: rounded(11, 12, 20, 12, 3) + rounded(33, 12, 20, 12, 3), fill: '#76525F' },
  ],
  sink: () => [
    { d: rounded(5, 6, 54, 17, 2), fill: '#A9B3AF', stroke: '#3A4446', width: 1.4 },
    { d: rounded(10, 9, 18, 11, 4), fill: '#5F6E70' },
    { d: circle(42, 12, 3) + circle(51, 12, 3) + circle(42, 19, 2.4), fill: '#3A4446' },
  ],
};

/** A worn mat in the middle of a room that has the space for one. */
function drawRug(canvas: SkCanvas, board: Board, room: string): void {
  const box = boxAround(board, squaresOf(board, room));
  if (box.width < 3 * CELL || box.height < 3 * CELL) return;
  const x = box.x + CELL * 1.1;
  const y = box.y + CELL * 1.1;
  const width = box.width - 2.2 * CELL;
  const height = box.height - 2.2 * CELL;
  const tint = RUGS[room.charCodeAt(0) % RUGS.length] ?? CLOTH;
  drawLayers(canvas, [
    { d: rounded(x, y, width, height, 4), fill: tint, stroke: '#1D2426', width: 1.4, opacity: 0.62 },
    { d: rounded(x + 6, y + 6, width - 12, height - 12, 2), stroke: '#C9C2AC', width: 1.4, opacity: 0.3 },
  ]);
}

export function drawFurniture(canvas: SkCanvas, board: Board): void {
  for (const room of board.rooms) drawRug(canvas, board, room);
  for (const { square, side, kind } of furnishing(board)) {
    const { x, y } = boxOf(board, square);
    canvas.save();
    canvas.translate(x + CELL / 2, y + CELL / 2);
    canvas.rotate(side * 90, 0, 0);
    canvas.translate(-CELL / 2, -CELL / 2);
    drawLayers(canvas, [
      { d: rounded(7, 9, 54, 20, 4), fill: '#000000', opacity: 0.28 },
      ...(KINDS[kind]?.() ?? []),
    ]);
    canvas.restore();
  }
}
