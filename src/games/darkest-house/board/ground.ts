/** What never changes in a house: the garden in the rain, floors and furniture, and the walls. Each is recorded once. */
import {
  BlendMode,
  ClipOp,
  Skia,
  type SkCanvas,
  type SkPath,
  type SkPicture,
} from '@shopify/react-native-skia';

import { circle, polygon, rectangle, rounded, type Layer } from '../../../ui/art';
import type { Box, Point } from '../../../ui/gameView';
import { drawLayers, fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { CELLS, ENTRANCE, planOf, type Room } from '../geometry';
import { cellBox, floorOf, HOUSE, middle, OUTER_WALL, TILE, WALL, type Wall } from './floor';
import { ROOMS, type FloorLook } from './rooms';

const INK = '#15111D';
/** Shown around the house, however far the camera is. */
const GARDEN: Box = { x: -1400, y: -1400, width: 3400, height: 3280 };

export function outline(house: string, room: Room): SkPath {
  const points = floorOf(house).outlines[room] ?? [];
  return pathOf(polygon(points.map(({ x, y }) => [x, y] as const)));
}

export function gardenPicture(): SkPicture {
  return recorded('house garden', drawGarden);
}

export function floorsPicture(house: string): SkPicture {
  return recorded(`house floors ${house}`, (canvas) => {
    for (const cell of CELLS) drawTile(canvas, house, cell);
  });
}

/** The same scatter on every machine. */
function scatter(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 1103515245 + 12345) % 2147483648;
    return value / 2147483648;
  };
}

function drawGarden(canvas: SkCanvas): void {
  const { x, y, width, height } = GARDEN;
  canvas.drawRect(Skia.XYWHRect(x, y, width, height), fillPaint('#11132A'));
  const random = scatter(11);
  const spot = () => ({ x: x + random() * width, y: y + random() * height });
  const inside = ({ x: px, y: py }: Point, margin: number) =>
    px > -margin && py > -margin && px < HOUSE.width + margin && py < HOUSE.height + margin;
  const tufts: string[] = [];
  for (let i = 0; i < 2600; i++) {
    const at = spot();
    if (!inside(at, 6)) tufts.push(`M${at.x.toFixed(0)} ${at.y.toFixed(0)}l1.5 -4l1.6 4`);
  }
  drawLayers(canvas, [{ d: tufts.join(''), stroke: '#22284C', width: 1 }]);
  const path = cellBox(ENTRANCE);
  const walk = middle(path).x;
  drawLayers(canvas, [
    { d: rectangle(walk - 26, HOUSE.height, 52, 1400), fill: '#23243F' },
    {
      d: `M${walk - 26} ${HOUSE.height}v1400M${walk + 26} ${HOUSE.height}v1400`,
      stroke: '#343661',
      width: 2,
    },
    { d: rounded(walk - 34, HOUSE.height - 2, 68, 15, 3), fill: '#4A4767', stroke: INK, width: 1.4 },
    { d: rounded(walk - 27, HOUSE.height + 11, 54, 9, 3), fill: '#3B3958', stroke: INK, width: 1.4 },
  ]);
  const near = () => ({
    x: -280 + random() * (HOUSE.width + 560),
    y: -280 + random() * (HOUSE.height + 560),
  });
  for (let i = 0; i < 420; i++) {
    const at = i < 130 ? near() : spot();
    const r = 15 + random() * 22;
    if (inside(at, r + 22) || Math.abs(at.x - walk) < r + 34) continue;
    drawLayers(canvas, [
      { d: circle(at.x + 4, at.y + 7, r), fill: '#080A18', opacity: 0.6 },
      { d: circle(at.x, at.y, r), fill: '#171C38', stroke: '#0B0D1D', width: 1.6 },
      { d: circle(at.x - r * 0.25, at.y - r * 0.28, r * 0.55), fill: '#20274C' },
    ]);
  }
  const rain: string[] = [];
  for (let i = 0; i < 1500; i++) {
    const at = spot();
    if (!inside(at, 4)) rain.push(`M${at.x.toFixed(0)} ${at.y.toFixed(0)}l-4 13`);
  }
  drawLayers(canvas, [{ d: rain.join(''), stroke: '#5A66A8', width: 1, opacity: 0.42 }]);
}

function drawTile(canvas: SkCanvas, house: string, cell: string): void {
  const placed = planOf(house).tiles[cell];
  const box = cellBox(cell);
  if (!placed) {
    drawPlot(canvas, box);
    return;
  }
  const { floor, side, furniture } = ROOMS[placed.tile.id];
  drawFloor(canvas, outline(house, cell), box, floor);
  if (side) drawFloor(canvas, outline(house, `${cell}b`), box, side);
  const { x, y } = middle(box);
  canvas.save();
  canvas.clipRect(Skia.XYWHRect(box.x, box.y, box.width, box.height), ClipOp.Intersect, true);
  canvas.translate(x, y);
  canvas.rotate(placed.rotation, 0, 0);
  drawLayers(canvas, furniture);
  canvas.restore();
}

/** A position where no tile has been laid yet: staked out with string. */
function drawPlot(canvas: SkCanvas, { x, y, width, height }: Box): void {
  const paint = strokePaint('#6F78C0', 1.6, 0.75);
  paint.setPathEffect(Skia.PathEffect.MakeDash([7, 6], 0));
  const plot = pathOf(rounded(x + 9, y + 9, width - 18, height - 18, 8));
  canvas.drawPath(plot, fillPaint('#191C3C', 0.8));
  canvas.drawPath(plot, paint);
  const pegs = [
    [9, 9],
    [width - 9, 9],
    [9, height - 9],
    [width - 9, height - 9],
  ] as const;
  drawLayers(canvas, [{ d: pegs.map(([dx, dy]) => circle(x + dx, y + dy, 3)).join(''), fill: '#A9B2EC' }]);
}

function drawFloor(canvas: SkCanvas, area: SkPath, { x, y }: Box, { pattern, light, dark }: FloorLook): void {
  canvas.save();
  canvas.clipPath(area, ClipOp.Intersect, true);
  drawLayers(canvas, [{ d: rectangle(x, y, TILE, TILE), fill: light }, ...PATTERNS[pattern](x, y, dark)]);
  canvas.restore();
}

const rows = (step: number) => Array.from({ length: Math.ceil(TILE / step) }, (_, i) => i * step);

const PATTERNS: Readonly<Record<FloorLook['pattern'], (x: number, y: number, dark: string) => Layer[]>> = {
  planks: (x, y, dark) => [
    {
      d: rows(12)
        .map((dy) => `M${x} ${y + dy}h${TILE}`)
        .join(''),
      stroke: dark,
      width: 1.1,
    },
    {
      d: rows(12)
        .flatMap((dy, i) => [18, 62, 98].map((dx) => `M${x + ((dx + i * 29) % TILE)} ${y + dy}v12`))
        .join(''),
      stroke: dark,
      width: 1,
    },
  ],
  parquet: (x, y, dark) => [
    {
      d: rows(15)
        .flatMap((dy, i) =>
          rows(15).map((dx, j) =>
            (i + j) % 2 === 0
              ? `M${x + dx} ${y + dy + 5}h15M${x + dx} ${y + dy + 10}h15`
              : `M${x + dx + 5} ${y + dy}v15M${x + dx + 10} ${y + dy}v15`,
          ),
        )
        .join(''),
      stroke: dark,
      width: 0.9,
      opacity: 0.8,
    },
  ],
  checker: (x, y, dark) => [
    {
      d: rows(20)
        .flatMap((dy, i) =>
          rows(20).flatMap((dx, j) => ((i + j) % 2 === 0 ? [rectangle(x + dx, y + dy, 20, 20)] : [])),
        )
        .join(''),
      fill: dark,
    },
  ],
  tiles: (x, y, dark) => [
    {
      d: rows(15)
        .map((at) => `M${x} ${y + at}h${TILE}M${x + at} ${y}v${TILE}`)
        .join(''),
      stroke: dark,
      width: 1,
      opacity: 0.8,
    },
  ],
  carpet: (x, y, dark) => [
    {
      d: rows(10)
        .flatMap((dy, i) => rows(20).map((dx) => `M${x + dx + (i % 2) * 10 + 2} ${y + dy + 3}l3 3l3 -3`))
        .join(''),
      stroke: dark,
      width: 1,
      opacity: 0.55,
    },
  ],
  concrete: (x, y, dark) => [
    { d: `M${x} ${y + 58}H${x + TILE}M${x + 64} ${y}V${y + TILE}`, stroke: dark, width: 1.2 },
    {
      d: `M${x + 22} ${y + 74}l14 9l-4 12l11 7M${x + 84} ${y + 18}l9 11l-3 9`,
      stroke: dark,
      width: 0.9,
      opacity: 0.8,
    },
  ],
};

// Walls

export function wallBox({ a, b, outer }: Wall): Box {
  const half = (outer ? OUTER_WALL : WALL) / 2;
  const level = a.y === b.y;
  // Walls overlap at the corners; a stub beside a doorway ends square with it.
  return level
    ? { x: Math.min(a.x, b.x) - half, y: a.y - half, width: Math.abs(b.x - a.x) + 2 * half, height: 2 * half }
    : {
        x: a.x - half,
        y: Math.min(a.y, b.y) - half,
        width: 2 * half,
        height: Math.abs(b.y - a.y) + 2 * half,
      };
}

export function wallsPicture(house: string): SkPicture {
  return recorded(`house walls ${house}`, (canvas) => {
    const { walls, windows } = floorOf(house);
    const boxes = walls.map(wallBox);
    const all = boxes.map((box) => rounded(box.x, box.y, box.width, box.height, 1.6)).join('');
    const shade = fillPaint('#05040C', 0.5);
    shade.setMaskFilter(Skia.MaskFilter.MakeBlur(0, 3, true));
    canvas.save();
    canvas.translate(3, 5);
    canvas.drawPath(pathOf(all), shade);
    canvas.restore();
    canvas.drawPath(pathOf(all), strokePaint(INK, 3));
    drawLayers(canvas, [
      { d: all, fill: '#7A6D92' },
      {
        d: boxes.map((box) => rectangle(box.x + 1, box.y + 1, box.width - 2, box.height - 3.4)).join(''),
        fill: '#B0A3C6',
      },
      {
        d: boxes.map((box) => rectangle(box.x + 1, box.y + 1, box.width - 2, 1.5)).join(''),
        fill: '#D5CBE4',
      },
    ]);
    for (const window of windows) drawWindow(canvas, window, window.level);
  });
}

function drawWindow(canvas: SkCanvas, { x, y }: Point, level: boolean): void {
  canvas.save();
  canvas.translate(x, y);
  if (!level) canvas.rotate(90, 0, 0);
  drawLayers(canvas, [
    { d: rectangle(-24, -4.6, 48, 9.2), fill: '#9DB7EE', stroke: INK, width: 1.6 },
    { d: rectangle(-22, -2.8, 44, 2), fill: '#DCE8FF' },
    { d: 'M0 -4.6V4.6', stroke: INK, width: 2.4 },
  ]);
  canvas.restore();
}

/** Soot around the burns of a tile: the more there are, the blacker it is; a destroyed tile is a ruin. */
export function charPicture(burns: number, destroyed: boolean): SkPicture {
  return recorded(`house char ${burns} ${destroyed}`, (canvas) => {
    const soot = fillPaint(destroyed ? '#0B0809' : '#140C0A', destroyed ? 0.86 : 0.3 + burns * 0.14);
    soot.setMaskFilter(Skia.MaskFilter.MakeBlur(0, destroyed ? 5 : 13, true));
    canvas.drawPath(pathOf(destroyed ? rectangle(-58, -58, 116, 116) : circle(0, 4, 30 + burns * 8)), soot);
    if (!destroyed) return;
    drawLayers(canvas, [
      {
        d: 'M-50 -34L18 22M-38 48L34 -44M-8 -52L46 30M-54 6L8 44',
        stroke: '#2A211F',
        width: 7,
      },
      { d: 'M-50 -34L18 22M-38 48L34 -44M-8 -52L46 30M-54 6L8 44', stroke: '#463833', width: 2 },
      {
        d: circle(-28, 14, 5) + circle(20, -10, 4) + circle(34, 38, 6) + circle(-12, -30, 3.4),
        fill: '#6E2A12',
      },
      { d: circle(-28, 14, 2.4) + circle(20, -10, 2) + circle(34, 38, 2.8), fill: '#F2762E' },
    ]);
  });
}

/** Moonlight that falls in through the windows: cold, and only on the floor below them. */
export function moonPicture(house: string): SkPicture {
  return recorded(`house moon ${house}`, (canvas) => {
    const { windows } = floorOf(house);
    for (const { x, y, level } of windows) {
      const inward = level ? { x: 0, y: y === 0 ? 1 : -1 } : { x: x === 0 ? 1 : -1, y: 0 };
      const reach = 58;
      const end = { x: x + inward.x * reach, y: y + inward.y * reach };
      const across = level ? { x: 1, y: 0 } : { x: 0, y: 1 };
      const shape = polygon([
        [x - across.x * 22, y - across.y * 22],
        [x + across.x * 22, y + across.y * 22],
        [end.x + across.x * 30, end.y + across.y * 30],
        [end.x - across.x * 14, end.y - across.y * 14],
      ]);
      const paint = fillPaint('#FFFFFF');
      paint.setBlendMode(BlendMode.Screen);
      paint.setShader(
        Skia.Shader.MakeLinearGradient(
          { x, y },
          end,
          [Skia.Color('rgba(120,140,230,0.34)'), Skia.Color('rgba(120,140,230,0)')],
          null,
          0,
        ),
      );
      canvas.drawPath(pathOf(shape), paint);
    }
  });
}
