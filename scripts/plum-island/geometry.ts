/** From the lie of the land to shapes that can be drawn: coast lines, area outlines, roads, bridges, woods and roofs. */
import { contours } from 'd3-contour';

import { centres, coarse, distanceToSegment, fine, seededRandom, water, type Point } from './terrain';

export interface Site {
  readonly id: string;
  readonly terrain: 'clear' | 'forest' | 'building';
  readonly orchard: boolean;
  /** Stands out by one or two large roofs. */
  readonly landmark: boolean;
}
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly kind: 'black' | 'white';
  readonly bridge: number;
}

export const WORLD = { x: -160, y: -150, width: 1160, height: 1630 };
const STEP = 4;

function levelLine(
  value: (x: number, y: number) => number,
  box: typeof WORLD,
  step: number,
  level: number,
): Point[][] {
  const columns = Math.floor(box.width / step);
  const rows = Math.floor(box.height / step);
  const values: number[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) values.push(value(box.x + (i + 0.5) * step, box.y + (j + 0.5) * step));
  }
  return contours()
    .size([columns, rows])
    .contour(values, level)
    .coordinates.flat()
    .map((ring) => ring.map(([i, j]): Point => [box.x + (i as number) * step, box.y + (j as number) * step]));
}

/** Leaves out points that a straight line would pass within `tolerance` (Ramer, Douglas, Peucker). */
export function simplify(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  const last = ring[ring.length - 1];
  if (!first || !last || ring.length < 3) return [...ring];
  let far = 0;
  let at = 0;
  for (let i = 1; i < ring.length - 1; i++) {
    const [x, y] = ring[i] as Point;
    const distance = distanceToSegment(x, y, first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far <= tolerance) return [first, last];
  return [...simplify(ring.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(ring.slice(at), tolerance)];
}

/** The coast and the lines of shallow water round it, by distance from the shore (negative: inland). */
export function coastLine(distance: number): Point[][] {
  return levelLine((x, y) => -water(x, y), WORLD, STEP, -distance)
    .map((ring) => simplify(ring, 1))
    .filter((ring) => ring.length > 4);
}

export function areaOutline(id: string, sites: readonly string[]): Point[] {
  const [cx, cy] = centres[id] as Point;
  const near = sites.filter((other) => other !== id).map((other) => centres[other] as Point);
  const box = { x: cx - 75, y: cy - 65, width: 150, height: 130 };
  const inside = (x: number, y: number) => {
    const wx = x + (coarse(x / 24 + 3, y / 24) - 0.5) * 13;
    const wy = y + (fine(x / 24, y / 24 + 7) - 0.5) * 13;
    const own = Math.hypot((wx - cx) / 1.06, wy - cy);
    const other = Math.min(...near.map(([ox, oy]) => Math.hypot((wx - ox) / 1.06, wy - oy)));
    const border = (own - other) / 2 + 3.4;
    const plot = (((Math.abs(wx - cx) / 52) ** 3 + (Math.abs(wy - cy) / 45) ** 3) ** (1 / 3) - 1) * 46;
    return -Math.max(border, plot, water(x, y) + 6);
  };
  const rings = levelLine(inside, box, 2.5, 0).sort((a, b) => b.length - a.length);
  return simplify(rings[0] ?? [], 0.7);
}

export type Curve = readonly [Point, Point, Point, Point];

export function roadCurve({ from, to, kind }: Link): Curve {
  const [x1, y1] = centres[from] as Point;
  const [x2, y2] = centres[to] as Point;
  if (kind === 'white') {
    const bend: Point = [(x1 + x2) / 2, (y1 + y2) / 2 + 10];
    const towards = (a: number, b: number) => a + ((b - a) * 2) / 3;
    return [
      [x1, y1],
      [towards(x1, bend[0]), towards(y1, bend[1])],
      [towards(x2, bend[0]), towards(y2, bend[1])],
      [x2, y2],
    ];
  }
  const dy = (y2 - y1) * 0.4;
  const sway = (coarse(x1 / 30, y2 / 30) - 0.5) * 26;
  return [
    [x1, y1],
    [x1 + sway, y1 + dy],
    [x2 + sway * 0.6, y2 - dy],
    [x2, y2],
  ];
}

export function onCurve([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const at = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return [at(0), at(1)];
}

/** A bridge spans the stretch of its road that is over water. */
export function bridgeSpan(curve: Curve): readonly [Point, Point] {
  const wet: number[] = [];
  for (let t = 0; t <= 1; t += 0.01) if (water(...onCurve(curve, t)) > -2.5) wet.push(t);
  return [onCurve(curve, wet[0] ?? 0.45), onCurve(curve, wet[wet.length - 1] ?? 0.55)];
}

export function contains(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i] as Point;
    const [xj, yj] = ring[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function distanceToEdge(ring: readonly Point[], x: number, y: number): number {
  let best = Infinity;
  for (let i = 1; i < ring.length; i++)
    best = Math.min(best, distanceToSegment(x, y, ring[i - 1] as Point, ring[i] as Point));
  return best;
}

export interface Decor {
  /** x, y, size in percent, kind 0-2 (shade), sorted from north to south. */
  trees: number[][];
  fruitTrees: number[][];
  /** x, y, width, height, angle in degrees, colour 0-4. */
  roofs: number[][];
  /** Short strokes of dry grass: x, y, dx, dy. */
  tufts: number[][];
  /** Strokes on open ground: x, y, length. */
  furrows: number[][];
  /** Small waves at sea: x, y, width, strength in percent. */
  waves: number[][];
}

/** Woods, orchards, houses and grass, scattered by a fixed seed; roads, pieces and names keep their room. */
export function scatter(
  sites: readonly Site[],
  outlines: Readonly<Record<string, readonly Point[]>>,
  curves: readonly { curve: Curve; width: number }[],
): Decor {
  const random = seededRandom(77);
  const decor: Decor = { trees: [], fruitTrees: [], roofs: [], tufts: [], furrows: [], waves: [] };
  const roadPoints = curves.flatMap(({ curve, width }) =>
    Array.from({ length: 17 }, (_, i) => [...onCurve(curve, i / 16), width] as const),
  );
  const nearRoad = (x: number, y: number, pad: number) =>
    roadPoints.some(
      ([rx, ry, width]) => Math.abs(rx - x) < width + pad && Math.hypot(rx - x, ry - y) < width + pad,
    );
  const crowded = (items: readonly number[][], x: number, y: number, gap: number) =>
    items.some(([tx, ty]) => Math.hypot((tx as number) - x, (ty as number) - y) < gap);
  const tree = (x: number, y: number, size: number, kind: number) =>
    decor.trees.push([x, y, size * 100, kind % 3]);
  const anywhere = (): Point => [WORLD.x + random() * WORLD.width, WORLD.y + random() * WORLD.height];

  for (let k = 0; k < 2600; k++) {
    const [x, y] = anywhere();
    if (water(x, y) <= -12) decor.tufts.push([x, y, 1 + random() * 2, -2 - random() * 2]);
  }
  for (const site of sites) {
    const ring = outlines[site.id] as readonly Point[];
    const [cx, cy] = centres[site.id] as Point;
    const bottom = Math.max(...ring.map((p) => p[1]));
    // Room for the pieces in the middle and for the name along the southern edge.
    const kept = (x: number, y: number) =>
      Math.hypot((x - cx) / 1.5, y - cy + 2) < 16 || (Math.abs(x - cx) < 40 && y > bottom - 27);
    const free = (x: number, y: number, edge: number, road: number) =>
      contains(ring, x, y) && distanceToEdge(ring, x, y) >= edge && !nearRoad(x, y, road) && !kept(x, y);
    const somewhere = (): Point => [cx + (random() - 0.5) * 108, cy + (random() - 0.5) * 94];
    if (site.orchard) {
      for (let gx = -48; gx <= 48; gx += 11) {
        for (let gy = -42; gy <= 42; gy += 10) {
          const x = cx + gx + ((gy / 10) % 2) * 5;
          if (free(x, cy + gy, 6, 3)) decor.fruitTrees.push([x, cy + gy]);
        }
      }
    } else if (site.terrain === 'forest') {
      for (let k = 0; k < 700; k++) {
        const [x, y] = somewhere();
        if (free(x, y, 3, 3) && !crowded(decor.trees, x, y, 5.6)) tree(x, y, 0.85 + random() * 0.35, k);
      }
    } else if (site.terrain === 'building') {
      houses(site, free, somewhere, random, decor);
    } else {
      for (let k = 0; k < 34; k++) {
        const [x, y] = somewhere();
        if (contains(ring, x, y) && distanceToEdge(ring, x, y) >= 3)
          decor.furrows.push([x, y, 4 + random() * 7]);
      }
      for (let k = 0; k < 7; k++) {
        const [x, y] = somewhere();
        if (free(x, y, 5, 4)) tree(x, y, 0.7, k);
      }
    }
  }
  for (let k = 0; k < 3000; k++) {
    const [x, y] = anywhere();
    if (water(x, y) > -9 || nearRoad(x, y, 4) || fine(x / 70 + 4, y / 70) < 0.42) continue;
    const inArea = Object.values(outlines).some(
      (ring) => contains(ring, x, y) || distanceToEdge(ring, x, y) < 4,
    );
    if (!inArea && !crowded(decor.trees, x, y, 6.5)) tree(x, y, 0.75 + random() * 0.35, k);
  }
  for (let k = 0; k < 420; k++) {
    const x = WORLD.x - 200 + random() * (WORLD.width + 400);
    const y = WORLD.y - 100 + random() * (WORLD.height + 300);
    if (water(x, y) >= 40) decor.waves.push([x, y, 5 + random() * 6, 20 + random() * 25]);
  }
  for (const list of [decor.trees, decor.fruitTrees, decor.roofs])
    list.sort((a, b) => (a[1] as number) - (b[1] as number));
  return decor;
}

function houses(
  site: Site,
  free: (x: number, y: number, edge: number, road: number) => boolean,
  somewhere: () => Point,
  random: () => number,
  decor: Decor,
): void {
  const angle = (random() - 0.5) * 22;
  const built: number[][] = [];
  const wanted = site.landmark ? 9 : 13;
  for (let k = 0; k < 600 && built.length < wanted; k++) {
    const large = site.landmark && built.length < 2;
    const width = large ? 24 + random() * 8 : 11 + random() * 6;
    const height = large ? 15 + random() * 4 : 9 + random() * 3;
    const [x, y] = somewhere();
    const touches = built.some(
      ([bx, by, bw, bh]) =>
        Math.abs((bx as number) - x) < ((bw as number) + width) / 2 + 3 &&
        Math.abs((by as number) - y) < ((bh as number) + height) / 2 + 4,
    );
    if (touches || !free(x, y, height * 0.75, height * 0.5)) continue;
    built.push([x, y, width, height, angle, Math.floor(random() * 5)]);
  }
  decor.roofs.push(...built);
}
