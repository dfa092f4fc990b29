/** What never changes on a mission's floor plan, recorded once: quay and rock, floors, water, furniture, walls. */
import {
  BlendMode,
  ClipOp,
  PaintStyle,
  Skia,
  type SkCanvas,
  type SkPicture,
} from '@shopify/react-native-skia';

import { rectangle, rounded, type Layer } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { drawFromLeft } from '../../../ui/skia/lettering';
import { drawLayers, fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { marks, NO_SQUARE, type Board, type Square } from '../plan';
import { boxOf, CELL, chance, floorOrigin, groundOf, isWater, wallsOf, WALL, type EdgeLine } from './floor';
import { markings } from './markings';
import { drawFurniture } from './props';

const ROCK = '#10171A';
const OUTSIDE = '#141C20';

/** Floors: poured concrete in the corridors, and one of five coverings in each room. */
export const CONCRETE = '#48545A';
interface Covering {
  readonly base: string;
  readonly line: string;
  readonly pattern: 'planks' | 'tiles' | 'slabs' | 'checks' | 'grating';
}
const COVERINGS: readonly Covering[] = [
  { base: '#5A6C5F', line: '#46564B', pattern: 'tiles' },
  { base: '#6E5A45', line: '#554533', pattern: 'planks' },
  { base: '#50606E', line: '#3F4D59', pattern: 'checks' },
  { base: '#5E5867', line: '#4A4552', pattern: 'slabs' },
  { base: '#4C5F60', line: '#3A4A4B', pattern: 'grating' },
];
const CORRIDOR: Covering = { base: CONCRETE, line: '#3B464B', pattern: 'slabs' };

export function coveringOf(room: string): Covering {
  if (room === '') return CORRIDOR;
  return COVERINGS[(room.charCodeAt(0) - 97) % COVERINGS.length] ?? CORRIDOR;
}

export function groundPicture(board: Board): SkPicture {
  return recorded(`exodus ground ${board.id}`, (canvas) => {
    drawOutside(canvas, board);
    for (let square = 0; square < board.size; square++)
      if (!board.solid[square]) drawSquare(canvas, board, square);
    drawGrime(canvas, board);
    drawLayers(canvas, markings(board));
    drawFurniture(canvas, board);
    drawWallShade(canvas, board);
  });
}

function drawOutside(canvas: SkCanvas, board: Board): void {
  const { x: left, y: top, width, height } = groundOf(board);
  drawLayers(canvas, [{ d: rectangle(left, top, width, height), fill: OUTSIDE }]);
  const hatch: string[] = [];
  for (let x = left - height; x < left + width; x += 22)
    hatch.push(`M${x} ${top + height}l${height} ${-height}`);
  drawLayers(canvas, [{ d: hatch.join(''), stroke: '#192327', width: 5 }]);
  for (let floor = 0; floor < board.floors; floor++) {
    const { x, y } = floorOrigin(board, floor);
    const w = board.width * CELL;
    const h = board.height * CELL;
    drawLayers(canvas, [
      { d: rounded(x - 22, y - 22, w + 44, h + 44, 16), fill: '#000000', opacity: 0.34 },
      { d: rounded(x - 16, y - 16, w + 32, h + 32, 12), fill: ROCK, stroke: '#263338', width: 2 },
    ]);
    drawRubble(canvas, board, floor);
  }
}

/** Solid rock is not a hole: stones and hatching say that nobody goes there. */
function drawRubble(canvas: SkCanvas, board: Board, floor: number): void {
  const stones: string[] = [];
  const size = board.width * board.height;
  for (let n = 0; n < size; n++) {
    const square = floor * size + n;
    if (!board.solid[square]) continue;
    const { x, y } = boxOf(board, square);
    for (let k = 0; k < 5; k++) {
      const sx = x + 6 + chance(square, k) * (CELL - 16);
      const sy = y + 6 + chance(square, k + 9) * (CELL - 16);
      const r = 3 + chance(square, k + 17) * 6;
      stones.push(`M${sx} ${sy}l${r} ${-r * 0.6}l${r} ${r * 0.5}l${-r * 0.4} ${r}l${-r * 1.2} ${r * 0.1}Z`);
    }
  }
  if (stones.length > 0)
    drawLayers(canvas, [{ d: stones.join(''), fill: '#192327', stroke: '#223036', width: 1 }]);
}

function drawSquare(canvas: SkCanvas, board: Board, square: Square): void {
  const { x, y } = boxOf(board, square);
  if (isWater(board, square)) return drawWater(canvas, board, square);
  const room = board.room[square] ?? '';
  const { base, line, pattern } = coveringOf(room);
  const tone = chance(square, 3) < 0.5 ? '#FFFFFF' : '#000000';
  const layers: Layer[] = [
    { d: rectangle(x, y, CELL, CELL), fill: base },
    { d: rectangle(x, y, CELL, CELL), fill: tone, opacity: 0.02 + chance(square, 4) * 0.035 },
  ];
  if (pattern === 'planks') {
    const cuts = [16, 32, 48].map((d) => `M${x} ${y + d}h${CELL}`);
    const ends = [0, 1, 2, 3].map((n) => `M${x + 8 + chance(square, n + 20) * 48} ${y + n * 16}v16`);
    layers.push({ d: [...cuts, ...ends].join(''), stroke: line, width: 1.2 });
  } else if (pattern === 'tiles') {
    layers.push({ d: `M${x + 32} ${y}v${CELL}M${x} ${y + 32}h${CELL}`, stroke: line, width: 1 });
    if (chance(square, 5) > 0.7)
      layers.push({ d: rectangle(x + 33, y + 33, 30, 30), fill: line, opacity: 0.4 });
  } else if (pattern === 'checks') {
    layers.push({ d: rectangle(x, y, 32, 32) + rectangle(x + 32, y + 32, 32, 32), fill: line, opacity: 0.5 });
  } else if (pattern === 'grating') {
    const bars = [8, 16, 24, 32, 40, 48, 56].map((d) => `M${x + d} ${y + 2}v${CELL - 4}`);
    layers.push({ d: bars.join(''), stroke: line, width: 2, opacity: 0.65 });
  } else if (chance(square, 6) > 0.72) {
    const cx = x + 8 + chance(square, 7) * 30;
    const cy = y + 10 + chance(square, 8) * 36;
    layers.push({ d: `M${cx} ${cy}l9 4l5 -3l8 6l4 -1`, stroke: line, width: 1.2 });
  }
  layers.push({
    d: `M${x + CELL} ${y}v${CELL}M${x} ${y + CELL}h${CELL}`,
    stroke: '#20292D',
    width: 1.4,
    opacity: 0.75,
  });
  drawLayers(canvas, layers);
}

const WATER = '#163F4C';

function drawWater(canvas: SkCanvas, board: Board, square: Square): void {
  const { x, y } = boxOf(board, square);
  const waves: string[] = [];
  for (let n = 0; n < 3; n++) {
    const wx = x + 4 + chance(square, n) * 30;
    const wy = y + 10 + n * 19 + chance(square, n + 5) * 9;
    waves.push(`M${wx} ${wy}q5 -4 10 0t10 0`);
  }
  const foam: string[] = [];
  const land = (other: Square, inside: boolean) => inside && !isWater(board, other);
  const column = square % board.width;
  if (land(square - 1, column > 0)) foam.push(`M${x + 3} ${y}q5 16 0 32t0 32`);
  if (land(square + 1, column < board.width - 1)) foam.push(`M${x + CELL - 3} ${y}q-5 16 0 32t0 32`);
  if (land(square - board.width, square >= board.width)) foam.push(`M${x} ${y + 3}q16 5 32 0t32 0`);
  if (land(square + board.width, square + board.width < board.size))
    foam.push(`M${x} ${y + CELL - 3}q16 -5 32 0t32 0`);
  drawLayers(canvas, [
    { d: rectangle(x, y, CELL, CELL), fill: WATER },
    { d: rectangle(x, y, CELL, CELL), fill: '#0B2630', opacity: 0.15 + chance(square, 11) * 0.2 },
    { d: waves.join(''), stroke: '#3E7F8C', width: 1.5, cap: 'round', opacity: 0.8 },
    { d: `M${x + CELL} ${y}v${CELL}M${x} ${y + CELL}h${CELL}`, stroke: '#0D2A34', width: 1, opacity: 0.8 },
    ...(foam.length > 0 ? [{ d: foam.join(''), stroke: '#8FC7C9', width: 2.4, opacity: 0.8 } as const] : []),
  ]);
}

/** Dried blood, oil and drag marks: the place has a past. */
function drawGrime(canvas: SkCanvas, board: Board): void {
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || isWater(board, square)) continue;
    const roll = chance(square, 41);
    if (roll > 0.11) continue;
    const { x, y } = boxOf(board, square);
    const cx = x + 14 + chance(square, 42) * 34;
    const cy = y + 14 + chance(square, 43) * 34;
    const tint = roll < 0.045 ? '#5A1A20' : '#232B2D';
    const drops = [0, 1, 2, 3, 4].map((n) => {
      const r = n === 0 ? 9 : 1.6 + chance(square, 50 + n) * 3;
      const dx = n === 0 ? 0 : (chance(square, 60 + n) - 0.5) * 40;
      const dy = n === 0 ? 0 : (chance(square, 70 + n) - 0.5) * 34;
      return `M${cx + dx - r} ${cy + dy}a${r} ${r * 0.8} 0 1 0 ${2 * r} 0a${r} ${r * 0.8} 0 1 0 ${-2 * r} 0Z`;
    });
    drawLayers(canvas, [{ d: drops.join(''), fill: tint, opacity: 0.5 }]);
  }
}

/** Floors lie in the shade of the walls above and left of them. */
function drawWallShade(canvas: SkCanvas, board: Board): void {
  canvas.save();
  let inside = '';
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || isWater(board, square)) continue;
    const { x, y } = boxOf(board, square);
    inside += rectangle(x, y, CELL, CELL);
  }
  canvas.clipPath(pathOf(inside), ClipOp.Intersect, true);
  const paint = fillPaint('#000000', 0.34);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(20);
  paint.setMaskFilter(Skia.MaskFilter.MakeBlur(0, 7, true));
  paint.setBlendMode(BlendMode.Multiply);
  for (const { a, b } of wallsOf(board)) canvas.drawLine(a.x + 3, a.y + 4, b.x + 3, b.y + 4, paint);
  canvas.restore();
}

export function wallsPicture(board: Board): SkPicture {
  return recorded(`exodus walls ${board.id}`, (canvas) => {
    const lines = wallsOf(board).filter((line) => !isShore(board, line));
    const bar =
      (grow: number) =>
      ({ a, b, level }: EdgeLine) =>
        level
          ? rectangle(a.x - grow, a.y - grow, b.x - a.x + 2 * grow, 2 * grow)
          : rectangle(a.x - grow, a.y - grow, 2 * grow, b.y - a.y + 2 * grow);
    drawLayers(canvas, [
      { d: lines.map(bar(WALL + 1.8)).join(''), fill: '#0B1012' },
      { d: lines.map(bar(WALL)).join(''), fill: '#8E9C9C' },
      { d: lines.map(bar(WALL - 1.6)).join(''), fill: '#C9D2CD' },
    ]);
    const seams = lines
      .filter((_, n) => n % 3 === 0)
      .map(({ a, b, level }) =>
        level ? `M${(a.x + b.x) / 2} ${a.y - 3.2}v6.4` : `M${a.x - 3.2} ${(a.y + b.y) / 2}h6.4`,
      );
    if (seams.length > 0) drawLayers(canvas, [{ d: seams.join(''), stroke: '#8E9C9C', width: 1.2 }]);
  });
}

/** The edge of the board over open water is a line of buoys, not a wall. */
function isShore(board: Board, { a, level }: EdgeLine): boolean {
  for (let floor = 0; floor < board.floors; floor++) {
    const origin = floorOrigin(board, floor);
    const column = Math.round((a.x - origin.x) / CELL);
    const row = Math.round((a.y - origin.y) / CELL);
    if (column < 0 || column > board.width || row < 0 || row > board.height) continue;
    const base = floor * board.width * board.height;
    const at = (c: number, r: number) =>
      c < 0 || r < 0 || c >= board.width || r >= board.height ? NO_SQUARE : base + r * board.width + c;
    const sides = level ? [at(column, row - 1), at(column, row)] : [at(column - 1, row), at(column, row)];
    return sides.every((square) => square === NO_SQUARE || isWater(board, square));
  }
  return false;
}

const FLOOR_NAMES = ['Ground floor', 'Upper floor'] as const;

export function namesPicture(board: Board, title: string, fonts: Fonts): SkPicture {
  return recorded(`exodus names ${board.id} ${title}`, (canvas) => {
    for (let floor = 0; floor < board.floors; floor++) {
      const { x, y } = floorOrigin(board, floor);
      const words = board.floors === 1 ? title : `${title}: ${FLOOR_NAMES[floor] ?? ''}`;
      drawFromLeft(canvas, fonts, {
        text: words.toUpperCase(),
        x: x - 8,
        y: y - 28,
        font: 'display700',
        size: 24,
        colour: colour.soft,
      });
    }
    for (const [letter, squares] of board.marked) {
      if (letter !== '<' && letter !== '>') continue;
      squares.forEach((square) => drawStairName(canvas, board, square, letter, fonts));
    }
    const seams = strokePaint('#8FC7C9', 2, 0.7);
    for (const square of marks(board, 'x')) {
      const { x, y } = boxOf(board, square);
      canvas.drawCircle(x + CELL - 8, y + CELL / 2, 4, seams);
    }
  });
}

function drawStairName(canvas: SkCanvas, board: Board, square: Square, letter: string, fonts: Fonts): void {
  const { x, y } = boxOf(board, square);
  const size = board.width * board.height;
  const number = marks(board, letter).indexOf(square) + 1;
  if (board.link[square] === NO_SQUARE || size === 0) return;
  drawFromLeft(canvas, fonts, {
    text: `${letter === '<' ? 'UP' : 'DOWN'} ${number}`,
    x: x + 7,
    y: y + CELL - 7,
    font: 'display700',
    size: 14,
    colour: colour.paper,
    halo: { colour: '#20292D', width: 3 },
  });
}
