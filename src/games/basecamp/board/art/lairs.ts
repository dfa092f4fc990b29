/** Illustrations of the ENEMY tiles: where something lives. */
import { circle, ellipse, polygon, rectangle, rounded, type Layer } from '../../../../ui/art';
import {
  bone,
  brick,
  cave,
  eyes,
  flame,
  flat,
  glow,
  ground,
  line,
  rock,
  scatter,
  sign,
  slab,
  solid,
  tent,
  tree,
} from './scenery';

/** Teeth along the rim of a hole. */
function fangs(
  x: number,
  y: number,
  a: number,
  b: number,
  count: number,
  length: number,
  fill: string,
): Layer {
  const points = Array.from({ length: count }, (_, n) => {
    const at = (n * 2 * Math.PI) / count;
    const [c, s] = [Math.cos(at), Math.sin(at)];
    const [l, r] = [at - 0.12, at + 0.12];
    return polygon([
      [x + a * Math.cos(l), y + b * Math.sin(l)],
      [x + (a - length) * c, y + (b - length * 0.75) * s],
      [x + a * Math.cos(r), y + b * Math.sin(r)],
    ]);
  });
  return flat(points.join(''), fill);
}

const spawnPit: Layer[] = [
  ground('#3A3236'),
  solid(ellipse(47, 48, 38, 29), '#241A1F', 2),
  flat(ellipse(47, 52, 29, 20), '#0A0608'),
  line(
    Array.from({ length: 18 }, (_, n) => {
      const a = (n * Math.PI) / 9;
      return `M${47 + 38 * Math.cos(a)} ${48 + 29 * Math.sin(a)}L${47 + 29 * Math.cos(a + 0.1)} ${51 + 21 * Math.sin(a + 0.1)}`;
    }).join(''),
    '#6A565C',
    2.4,
  ),
  ...glow(47, 56, 18, '#C9253A', 0.2),
  eyes(40, 50, 1.2, '#FF8A70'),
  eyes(56, 56, 1, '#FF8A70'),
];

/** A hut with one lit window, and a barrel in it. */
const strangersDen: Layer[] = [
  ground('#34372F'),
  ...tree(10, 36, 1.6, '#22331F'),
  ...tree(84, 60, 1.4, '#22331F'),
  solid('M18 72V36L46 16L76 36V72Z', '#5A4A38'),
  line('M20 46H74M20 56H74M20 66H74', '#43372A', 2),
  ...glow(58, 48, 18, '#FFD36B', 0.18),
  solid(rectangle(50, 40, 17, 15), '#FFD98A'),
  line('M58 40V55', '#3A2E22', 2),
  line('M50 50L26 58', '#15130F', 3.4),
  solid(rectangle(26, 50, 13, 22), '#2A2119', 1.2),
  solid('M12 38L46 12L82 38L78 42L46 20L16 42Z', '#3B3128'),
];

const animalDen: Layer[] = [
  ground('#4A4636'),
  ...scatter(20, 4, (x, y) => [line(`M${x} ${y}l${(x % 5) - 2} -5`, '#5F5A43', 1.6)]),
  flat('M4 70C10 30 34 20 50 22C74 24 88 46 90 70Z', '#5D5540'),
  ...cave(46, 68, 42, 34, '#3A3326'),
  eyes(46, 54, 1.5),
  bone(20, 80, 1),
  bone(74, 78, -1),
  ...rock(70, 58, 16, 12, '#6A6660'),
];

const beastHollow: Layer[] = [
  ground('#3F3A36'),
  ...rock(0, 8, 40, 64, '#57514B'),
  ...rock(54, 4, 42, 68, '#4D4843'),
  ...cave(47, 74, 50, 56, '#2D2825'),
  eyes(47, 46, 2.1, '#FF8A5A'),
  flat(
    polygon([
      [40, 60],
      [43, 66],
      [46, 60],
      [49, 66],
      [52, 60],
      [54, 60],
      [47, 72],
      [38, 60],
    ]),
    '#D8CFB8',
  ),
  line('M12 30L20 52M18 26L26 48M24 24L31 44', '#1B1715', 2.4),
];

/** Bars that did not hold. */
const brutesCell: Layer[] = [
  ground('#484A4B'),
  brick([16, 34, 52, 70], '#3A3C3D'),
  solid(rounded(12, 12, 70, 62, 3), '#15171A'),
  line('M22 12V74M34 12V74M70 12V74', '#8E9B9D', 4),
  line('M46 12C46 30 34 40 38 54C40 64 44 66 44 74M58 12C58 28 74 36 70 50C66 62 62 64 60 74', '#8E9B9D', 4),
  eyes(54, 36, 1.6, '#FF8A5A'),
  ...rock(30, 70, 14, 10, '#6A6660'),
  ...rock(56, 72, 16, 10, '#5B5751'),
];

const devourersGullet: Layer[] = [
  ground('#4A2F2E'),
  ...glow(47, 50, 44, '#C9253A', 0.1),
  solid(ellipse(47, 50, 41, 32), '#7A3A37', 2),
  flat(ellipse(47, 51, 33, 25), '#3A1214'),
  fangs(47, 50, 37, 28, 14, 12, '#E8DFC9'),
  flat(ellipse(47, 54, 19, 13), '#12060A'),
  line('M14 22q6 6 2 12M80 24q-6 4 -2 12M24 84q4 -4 10 -2', '#A8554E', 2.2),
];

const monsterCleft: Layer[] = [
  ground('#413C42'),
  ...rock(2, 20, 30, 24, '#57525A'),
  ...rock(64, 52, 28, 22, '#57525A'),
  ...glow(48, 46, 36, '#B5533E', 0.12),
  solid('M40 0L52 18L42 34L58 50L46 66L60 94H40L34 70L44 54L30 38L42 20L32 0Z', '#160D10', 1.8),
  flat('M44 20L38 36L50 52L41 68L46 94H52L46 68L56 52L44 36L50 20Z', '#C9413A', 0.7),
  eyes(47, 44, 1.1, '#FFD36B'),
];

/** A crag under the moon. */
const predatorsPerch: Layer[] = [
  ground('#2E3946'),
  flat(circle(70, 24, 13), '#D9DCC8', 0.9),
  flat(circle(76, 21, 12), '#2E3946'),
  flat('M0 94V58L18 40L30 44L46 26L60 30L66 52L94 66V94Z', '#1B2129'),
  flat('M46 26L60 30L66 52L58 94H40Z', '#11161C'),
  sign('saber-toothed-cat-head', 46, 26, 22, '#0B0F13'),
  eyes(49, 25, 0.8),
  line('M24 62l6 10M30 60l6 10M36 58l6 10', '#3C4855', 2),
];

const savageCamp: Layer[] = [
  ground('#4D3D2C'),
  ...glow(47, 62, 40, '#F2902E', 0.13),
  ...tent(22, 62, 32, 34, '#7A5236', '#2A1A10'),
  line('M60 74V22M76 78V30', '#2E2118', 3),
  sign('death-skull', 60, 22, 16, '#E8DFC9'),
  sign('death-skull', 76, 32, 14, '#D8CFB8'),
  line('M36 82L56 77M36 77L56 82', '#2E1D0E', 4),
  ...flame(46, 80, 0.8),
  line('M12 30l8 10M14 26l8 10', '#B5533E', 2.4),
];

const answeringHowl: Layer[] = [
  ground('#2B3844'),
  flat(circle(30, 28, 16), '#E3E0CC', 0.95),
  flat(`${circle(25, 24, 3)}${circle(35, 33, 2.4)}`, '#C5C3B0'),
  flat('M0 94V70C20 54 40 60 54 50C70 40 84 50 94 46V94Z', '#151B21'),
  sign('wolf-head', 58, 40, 30, '#0C1014'),
  line('M70 24q5 4 4 10M77 18q8 7 6 18M84 13q10 9 8 24', '#C6CFCE', 2, 0.8),
  ...tree(14, 78, 1.3, '#101820'),
  ...tree(84, 78, 1.2, '#101820'),
];

/** A crossing watched from two sides. */
const pincerCrossing: Layer[] = [
  ground('#3C3F36'),
  flat('M38 0H56V94H38ZM0 38H94V56H0Z', '#5B574A'),
  line('M47 2V36M47 58V92M2 47H36M58 47H92', '#7A7564', 1.8, 0.8),
  flat(circle(18, 20, 15), '#191A16'),
  flat(circle(76, 74, 15), '#191A16'),
  eyes(18, 20, 1.5, '#FF8A5A'),
  eyes(76, 74, 1.5, '#FF8A5A'),
  ...rock(62, 12, 22, 18, '#57554F'),
  ...rock(8, 64, 22, 18, '#57554F'),
  line('M28 30L38 38M66 64L57 57', '#F08A7C', 2.6),
];

/** A crack with a hoard in it. */
const impCrevice: Layer[] = [
  ground('#443C4A'),
  ...rock(0, 14, 36, 60, '#544B5C'),
  ...rock(58, 10, 36, 64, '#4C4354'),
  solid('M36 78L42 20L50 12L56 22L60 78Z', '#120D16', 1.8),
  eyes(47, 40, 1.2, '#B6E04A'),
  sign('backpack', 47, 66, 20, '#A8824F'),
  flat(`${circle(28, 82, 3.4)}${circle(36, 85, 2.6)}${circle(66, 83, 3)}`, '#C9A93F'),
];

const stalkersLedge: Layer[] = [
  ground('#39424A'),
  flat('M0 0H94V28L60 34L40 26L0 36Z', '#28303A'),
  flat('M0 62L30 54L58 60L94 50V94H0Z', '#20272E'),
  flat('M0 62L30 54L58 60L94 50V58L58 68L30 62L0 70Z', '#4A5560'),
  sign('hooded-assassin', 62, 40, 36, '#0E1216'),
  eyes(62, 33, 0.8, '#B6E04A'),
  line('M8 78q10 -4 18 0M40 82q10 -4 18 0M70 76q8 -4 16 0', '#39424A', 2),
];

const verminNest: Layer[] = [
  ground('#4B4235'),
  ...[
    [26, 36, 15],
    [62, 30, 12],
    [48, 58, 17],
    [20, 68, 10],
    [78, 60, 11],
  ].flatMap(([x = 0, y = 0, r = 10]) => [
    solid(ellipse(x, y, r, r * 0.72), '#382F25', 1.4),
    flat(ellipse(x, y + r * 0.12, r * 0.72, r * 0.48), '#0F0C08'),
  ]),
  eyes(26, 37, 1, '#FF8A5A'),
  eyes(48, 60, 1.2, '#FF8A5A'),
  eyes(62, 31, 0.8, '#FF8A5A'),
  sign('rat', 72, 76, 22, '#1E1812'),
  slab(6, 84, 16, 3, -10, '#8A7550'),
  slab(34, 82, 14, 3, 14, '#8A7550'),
];

export const LAIRS = {
  spawnPit,
  strangersDen,
  animalDen,
  beastHollow,
  brutesCell,
  devourersGullet,
  monsterCleft,
  predatorsPerch,
  savageCamp,
  answeringHowl,
  pincerCrossing,
  impCrevice,
  stalkersLedge,
  verminNest,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
