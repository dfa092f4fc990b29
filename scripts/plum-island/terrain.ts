/**
 * The lie of the land: where each area stands, and one scalar field that is negative on land and positive in water. Coast,
 * sand, surf and the outline of every area are level lines of such fields.
 */
export type Point = readonly [x: number, y: number];

const COLUMN = 100;
const ROW = 92;

/** Column and row of every area, after the grid of the content file; forks and their siblings stand aside. */
const GRID_ROWS: readonly string[] = [
  'S1 S2 S3 S4 S5 S6',
  '1A - 3A 4A - -',
  '1B 2A - - - -',
  '1C 2B 3B 4B 5A 6A',
  '- 2C 3C - 5B 6B',
  '1F 2D 3D 4C 5C -',
  '1G - 3E 4D - -',
  '- 2E 3F 4E - -',
  '1H 2F 3G 4F 5F 6D',
  '1i 2G 3H 4G 5G 6E',
  '1J 2H 3i 4H - -',
  '1K 2i 3J 4i 5H 6F',
  '- - - - - 6G',
  '1L 2J 3K 4J 5i 6H',
];
const ASIDE: Readonly<Record<string, Point>> = {
  '1E': [0.62, 4],
  '1D': [1.3, 4],
  '5D': [4.78, 6],
  '5E': [5.5, 6.12],
  '6C': [6.34, 6.02],
  GSB: [7.35, 12],
};

/** A small seeded generator: the island looks the same after every build. */
export function seededRandom(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth value noise, 0 to 1. */
export function valueNoise(seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed);
  const table = Array.from({ length: 256 }, random);
  const lattice = (x: number, y: number) =>
    table[((Math.imul(x, 73856093) ^ Math.imul(y, 19349663)) >>> 0) % 256] as number;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const u = ease(x - xi);
    const v = ease(y - yi);
    const top = lattice(xi, yi) + (lattice(xi + 1, yi) - lattice(xi, yi)) * u;
    const bottom = lattice(xi, yi + 1) + (lattice(xi + 1, yi + 1) - lattice(xi, yi + 1)) * u;
    return top + (bottom - top) * v;
  };
}

export const coarse = valueNoise(5);
export const fine = valueNoise(9);

/** Grid to world: the island leans and bulges a little, so that nothing stands in rank and file. */
function warp(column: number, row: number): Point {
  const spread = 1 + 0.05 * Math.sin(row * 0.55 + 0.6) - (0.04 * Math.max(0, 3 - row)) / 3;
  const x = 3.5 + (column - 3.5) * spread + 0.34 * Math.sin((row / 13) * 4.1 - 0.9);
  const south = row > 11 ? (0.32 * ((column - 3.4) / 2.6) ** 2 * (row - 11)) / 2 : 0;
  const north = row < 2 ? (0.22 * ((column - 3.6) / 2.6) ** 2 * (2 - row)) / 2 : 0;
  return [x * COLUMN, (row - south + north) * ROW];
}

function placeAreas(): Record<string, Point> {
  const random = seededRandom(11);
  const cells: [string, Point][] = GRID_ROWS.flatMap((line, row) =>
    line.split(' ').flatMap((id, column): [string, Point][] => (id === '-' ? [] : [[id, [column + 1, row]]])),
  );
  cells.push(...Object.entries(ASIDE));
  return Object.fromEntries(
    cells.map(([id, [column, row]]) => {
      const [x, y] = warp(column, row);
      const sway = 6 * Math.sin(row * 0.8 + column * 1.7);
      return [id, [x + (random() - 0.5) * 10 + sway, y + (random() - 0.5) * 12]];
    }),
  );
}

export const centres: Readonly<Record<string, Point>> = placeAreas();

/** Rivers as [column, row, half width]: Plum River with its loop round the precinct, its tributary, a pond, two inlets. */
const RIVERS = [
  [
    [2.5, 14.8, 22],
    [2.5, 13.6, 17],
    [2.52, 13, 13],
    [2.48, 12, 10.5],
    [2.55, 11, 10],
    [2.5, 10, 9.5],
    [2.54, 9, 9.5],
    [2.47, 8.2, 9],
    [2.6, 7.52, 9],
    [3.05, 7.5, 8.5],
    [3.42, 7.58, 8.5],
    [3.53, 8.2, 8],
    [3.5, 8.9, 8],
    [3.49, 9.35, 13],
  ],
  [
    [0, 4.5, 12],
    [0.5, 4.55, 9],
    [1, 4.53, 8],
    [1.42, 4.56, 8],
    [1.58, 4.9, 8],
    [1.54, 5.5, 8],
    [1.56, 6.2, 8],
    [1.54, 6.7, 15],
  ],
  [
    [3.52, 6.52, 12],
    [4, 6.53, 9],
    [4.45, 6.6, 15],
  ],
  [
    [4.5, 14.8, 20],
    [4.52, 13.6, 14],
    [4.5, 12.9, 11],
    [4.47, 12.3, 12],
  ],
  [
    [5.5, 14.8, 20],
    [5.53, 13.6, 14],
    [5.5, 12.9, 11],
    [5.47, 12.35, 12],
  ],
].map((river) =>
  river.map(([c, r, width]) => [...warp(c as number, Math.min(r as number, 14)), width as number] as const),
);

type Reach = readonly [x: number, y: number, halfWidth: number];

/** How far along the segment a-b the point nearest to (x, y) lies, 0 to 1. */
function nearestOnSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length));
}

export function distanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const t = nearestOnSegment(x, y, a, b);
  return Math.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1]));
}

function distanceToBank(x: number, y: number, a: Reach, b: Reach): number {
  const from: Point = [a[0], a[1]];
  const to: Point = [b[0], b[1]];
  return distanceToSegment(x, y, from, to) - (a[2] + (b[2] - a[2]) * nearestOnSegment(x, y, from, to));
}

/** The western and eastern shore at each row from -1 to 15, with a few bays and heads. */
const shores = Array.from({ length: 17 }, (_, at) => {
  const row = at - 1;
  const west = warp(row === 4 || row === 5 ? 0.62 : 1, row)[0];
  const east = warp(6.04, row)[0];
  return {
    west: west - 62 - 14 * coarse(row * 1.3, 3) + (row === 7 || row === 12 ? 26 : 0) + (row === 1 ? 10 : 0),
    east: east + 60 + 16 * coarse(row * 1.7, 9) - (row === 2 || row === 7 ? 24 : 0) - (row === 10 ? 10 : 0),
  };
});

function shoreAt(side: 'west' | 'east', row: number): number {
  const at = Math.max(0, Math.min(15.99, row + 1));
  const i = Math.floor(at);
  const t = at - i;
  const ease = t * t * (3 - 2 * t);
  const here = shores[i] ?? shores[0];
  const next = shores[Math.min(16, i + 1)] ?? here;
  return (here?.[side] ?? 0) * (1 - ease) + (next?.[side] ?? 0) * ease;
}

/** Negative on land, positive in water, roughly in units of distance from the shore. */
export function water(x: number, y: number): number {
  const row = y / ROW;
  const south = (13 - 0.32 * ((x / COLUMN - 3.4) / 2.6) ** 2) * ROW + 58;
  // A soft maximum of the four shores rounds the corners of the island.
  const shore = [shoreAt('west', row) - x, x - shoreAt('east', row), -58 - y, y - south];
  let outside = 16 * Math.log(shore.reduce((sum, d) => sum + Math.exp(d / 16), 0));
  outside += (coarse(x / 52, y / 52) - 0.5) * 26 + (fine(x / 15, y / 15) - 0.5) * 7;
  const ripple = (coarse(x / 20 + 9, y / 20) - 0.5) * 6;
  let bank = Infinity;
  for (const river of RIVERS) {
    for (let i = 0; i + 1 < river.length; i++) {
      bank = Math.min(bank, distanceToBank(x, y, river[i] as Reach, river[i + 1] as Reach));
    }
  }
  return Math.max(outside, -(bank + ripple));
}
