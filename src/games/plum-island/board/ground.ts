/**
 * The island itself: sea, surf, land, woods, roofs, roads and bridges. It never changes, so it is recorded once as a picture.
 * Things of one colour are one path: a few dozen strokes of the brush instead of thousands.
 */
import { Skia, StrokeCap, type SkCanvas, type SkPath, type SkPicture } from '@shopify/react-native-skia';

import { fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { AREA } from '../data/topology';
import type { AreaId } from '../data/map';
import { bridgePlace } from './bridges';
import { ISLAND } from './island.generated';
import { drawBayBridge, drawDocks, drawLandmarks, drawSpawnZones } from './landmarks';
import { alongCubic, cubic, smoothRing } from './paths';

const SEA = '#1D4C58';
const INK = '#231F1B';
export const TERRAIN_COLOR = { clear: '#DACDA0', forest: '#93A468', building: '#D3BE98' } as const;
const ROOFS = [
  ['#8A4436', '#A6594A'],
  ['#6B5670', '#836C88'],
  ['#4E626B', '#657B84'],
  ['#9C6A35', '#B98248'],
  ['#75503C', '#8E654E'],
] as const;
const WOODS = ['#3E5A3C', '#4B6B42', '#57784A'] as const;

export function groundPicture(): SkPicture {
  return recorded('plum ground', drawGround);
}

function drawGround(canvas: SkCanvas): void {
  canvas.drawColor(Skia.Color(SEA));
  drawSea(canvas);
  drawDocks(canvas);
  drawLand(canvas);
  drawAreas(canvas);
  drawRoads(canvas);
  drawBridges(canvas);
  drawBayBridge(canvas);
  drawOrchards(canvas);
  drawRoofs(canvas);
  drawTrees(canvas);
  drawLandmarks(canvas);
  drawSpawnZones(canvas);
}

export function fill(canvas: SkCanvas, path: SkPath | string, color: string, opacity = 1): void {
  canvas.drawPath(toPath(path), fillPaint(color, opacity));
}

export function stroke(
  canvas: SkCanvas,
  path: SkPath | string,
  color: string,
  width: number,
  { opacity = 1, dash, round = false }: { opacity?: number; dash?: number[]; round?: boolean } = {},
): void {
  const paint = strokePaint(color, width, opacity);
  if (round) paint.setStrokeCap(StrokeCap.Round);
  if (dash) paint.setPathEffect(Skia.PathEffect.MakeDash(dash, 0));
  canvas.drawPath(toPath(path), paint);
}

const toPath = (path: SkPath | string) => (typeof path === 'string' ? pathOf(path) : path);

const coast = (level: keyof typeof ISLAND.coast) => ISLAND.coast[level].map(smoothRing).join('');

function drawSea(canvas: SkCanvas): void {
  fill(canvas, coast('deep'), '#255B66');
  fill(canvas, coast('shelf'), '#2C6872');
  fill(canvas, coast('shallow'), '#357781');
  fill(canvas, coast('surf'), '#4A8F93');
  stroke(canvas, coast('shelf'), '#EDE6D6', 1.1, { dash: [26, 34, 8, 22], opacity: 0.3 });
  stroke(canvas, coast('shallow'), '#EDE6D6', 1.5, { dash: [40, 16, 14, 22], opacity: 0.5 });
  stroke(canvas, coast('surf'), '#F6F0E0', 2, { dash: [52, 8, 20, 10], opacity: 0.8 });
  const waves = ISLAND.decor.waves
    .map(([x, y, w = 8]) => `M${x} ${y}q${w / 2} -4 ${w} 0q${w / 2} -4 ${w} 0`)
    .join('');
  stroke(canvas, waves, '#8FC0BF', 1.1, { opacity: 0.32 });
}

function drawLand(canvas: SkCanvas): void {
  fill(canvas, coast('land'), '#E6D8AA');
  stroke(canvas, coast('land'), '#1B2322', 2);
  fill(canvas, coast('inland'), '#BDB583');
  const tufts = ISLAND.decor.tufts.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');
  stroke(canvas, tufts, '#8B8A5A', 0.9, { opacity: 0.7 });
}

/** The shape of an area: for the ground, for light and for shade. */
export function areaPath(id: AreaId): SkPath {
  const ring = ISLAND.outlines[id] ?? [];
  return pathOf(id === 'GSB' ? polygon(ring) : smoothRing(ring));
}

function polygon(ring: readonly (readonly [number, number])[]): string {
  return `M${ring.map((p) => p.join(' ')).join('L')}Z`;
}

function drawAreas(canvas: SkCanvas): void {
  for (const area of Object.values(AREA)) {
    if (area.id === 'GSB') continue;
    fill(canvas, areaPath(area.id), TERRAIN_COLOR[area.terrain]);
    stroke(canvas, areaPath(area.id), '#3A382C', 1.5);
  }
  stroke(canvas, ISLAND.decor.furrows.map(([x, y, w]) => `M${x} ${y}h${w}`).join(''), '#A7996A', 1, {
    opacity: 0.75,
  });
}

function drawRoads(canvas: SkCanvas): void {
  const join = (kind: 'black' | 'white') =>
    ISLAND.roads
      .filter((road) => road.kind === kind && road.to !== 'GSB')
      .map((road) => cubic(road.curve))
      .join('');
  const paths = join('white');
  stroke(canvas, paths, '#6E6848', 5.4, { opacity: 0.55 });
  stroke(canvas, paths, '#F4ECD2', 3.2, { dash: [7, 4] });
  const roads = join('black');
  stroke(canvas, roads, '#2B2A26', 13, { round: true });
  stroke(canvas, roads, '#65605A', 10.4, { round: true });
  stroke(canvas, roads, '#EADFBF', 1.2, { dash: [6, 6], opacity: 0.8 });
  for (const road of ISLAND.roads) {
    if (road.kind === 'black' && road.bridge === 0 && road.to !== 'GSB') drawArrow(canvas, road.curve);
  }
}

/** The circle with an arrow that says which way Horrors go. */
function drawArrow(canvas: SkCanvas, curve: readonly (readonly [number, number])[]): void {
  const { x, y, angle } = alongCubic(curve, 0.5);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(angle, 0, 0);
  fill(canvas, 'M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1 -6.6 0Z', '#F4ECD2');
  stroke(canvas, 'M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1 -6.6 0Z', '#2B2A26', 1.3);
  fill(canvas, 'M-2.4 -3.6L2.8 0L-2.4 3.6Z', '#2B2A26');
  canvas.restore();
}

function drawBridges(canvas: SkCanvas): void {
  for (const { bridge } of ISLAND.bridges) {
    const { x, y, angle, length } = bridgePlace(bridge);
    const half = length / 2;
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle, 0, 0);
    fill(canvas, `M${-half} -5h${length}v16h${-length}Z`, '#10272C', 0.45);
    fill(canvas, `M${-half} -8h${length}v16h${-length}Z`, '#B79B6C');
    stroke(canvas, `M${-half} -8h${length}v16h${-length}Z`, INK, 1.4);
    let planks = '';
    for (let at = -half + 2; at < half; at += 4) planks += `M${at} -7v14`;
    stroke(canvas, planks, '#7A6140', 0.9);
    stroke(canvas, `M${-half} -8.4h${length}M${-half} 8.4h${length}`, '#3A2D1C', 2.6);
    canvas.restore();
  }
}

function drawTrees(canvas: SkCanvas): void {
  const shadow: string[] = [];
  WOODS.forEach((_, shade) => {
    for (const [x = 0, y = 0, size = 100, kind] of ISLAND.decor.trees) {
      if (kind === shade)
        shadow.push(ellipse(x + (2.4 * size) / 100, y + size / 100, (4.6 * size) / 100, (1.7 * size) / 100));
    }
  });
  fill(canvas, shadow.join(''), '#1B2318', 0.35);
  const rows = ISLAND.decor.trees;
  // Bands from north to south, so that a tree in front covers the one behind it.
  for (let from = 0; from < rows.length; from += 40) {
    const band = rows.slice(from, from + 40);
    WOODS.forEach((color, shade) => {
      const own = band.filter(([, , , kind]) => kind === shade);
      fill(canvas, own.map(treeBody).join(''), color);
      fill(canvas, own.map(treeLight).join(''), '#FFFFFF', 0.13);
    });
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;

function scaled(points: readonly number[], x: number, y: number, size: number): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2) {
    path += `${i === 0 ? 'M' : 'L'}${x + ((points[i] ?? 0) * size) / 100} ${y + ((points[i + 1] ?? 0) * size) / 100}`;
  }
  return `${path}Z`;
}
const FIR = [
  0, -14, 2.6, -9.4, 1.6, -9.2, 4, -4.8, 2.6, -4.6, 5.2, 0, -5.2, 0, -2.6, -4.6, -4, -4.8, -1.6, -9.2, -2.6,
  -9.4,
];
const FIR_LIGHT = [0, -14, 0, 0, -5.2, 0, -2.6, -4.6, -4, -4.8, -1.6, -9.2, -2.6, -9.4];
const treeBody = ([x = 0, y = 0, size = 100]: readonly number[]) => scaled(FIR, x, y, size);
const treeLight = ([x = 0, y = 0, size = 100]: readonly number[]) => scaled(FIR_LIGHT, x, y, size);

function drawOrchards(canvas: SkCanvas): void {
  const rows = ISLAND.decor.fruitTrees;
  fill(canvas, rows.map(([x = 0, y = 0]) => ellipse(x + 1.5, y + 1.6, 4.4, 3)).join(''), '#1B2318', 0.3);
  fill(canvas, rows.map(([x = 0, y = 0]) => ellipse(x, y - 1.5, 4.2, 4.2)).join(''), '#56773F');
  stroke(
    canvas,
    rows.map(([x = 0, y = 0]) => `M${x - 3} ${y - 3.5}A4.2 4.2 0 0 1 ${x + 2.4} ${y - 4.9}`).join(''),
    '#9DB56C',
    1.2,
  );
  fill(
    canvas,
    rows
      .map(([x = 0, y = 0]) => ellipse(x + 1.6, y - 0.6, 0.9, 0.9) + ellipse(x - 1.6, y - 1, 0.9, 0.9))
      .join(''),
    '#B0405C',
  );
}

function drawRoofs(canvas: SkCanvas): void {
  for (const [x = 0, y = 0, w = 0, h = 0, angle = 0, colour = 0] of ISLAND.decor.roofs) {
    const [dark, light] = ROOFS[colour] ?? ROOFS[0];
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(angle, 0, 0);
    fill(canvas, `M${-w / 2 + 2} ${-h / 2 + 2.4}h${w}v${h}h${-w}Z`, '#1D1A16', 0.38);
    fill(canvas, `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, dark);
    fill(canvas, `M${-w / 2} ${-h / 2}h${w}v${h / 2}h${-w}Z`, light);
    stroke(canvas, `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}ZM${-w / 2} 0h${w}`, INK, 0.9);
    canvas.restore();
  }
}
