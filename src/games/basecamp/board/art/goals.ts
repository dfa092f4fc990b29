/** Illustrations of the Objective tiles. */
import { circle, ellipse, rectangle, rounded, type Layer } from '../../../../ui/art';
import type { IconName } from '../../../../ui/icons';
import {
  bottle,
  brick,
  crate,
  eyes,
  flat,
  glow,
  ground,
  line,
  sign,
  slab,
  solid,
  tent,
  tree,
} from './scenery';

const valveRoom: Layer[] = [
  ground('#3B4A50'),
  brick([18, 40, 62, 84], '#313E43'),
  solid('M0 20H30V44H64V20H94V34H78V58H16V34H0Z', '#6F8A92'),
  line('M4 25H26M68 25H90M22 52H72', '#A9C2C8', 2),
  solid(circle(47, 52, 19), '#B5443A'),
  flat(circle(47, 52, 13), '#3B4A50'),
  line('M47 36V68M33 44L61 60M61 44L33 60', '#B5443A', 4.4),
  solid(circle(47, 52, 5), '#7A2C26', 1.2),
  line('M14 70v8M20 72v5M78 68v9', '#8FD3E6', 2.2),
];

/** A torn tent and a lamp that somebody left burning. */
const lostCamp: Layer[] = [
  ground('#364439'),
  ...tree(12, 34, 1.5, '#26402F'),
  ...tree(84, 36, 1.6, '#26402F'),
  ...tree(66, 24, 1.2, '#26402F'),
  ...tent(38, 68, 46, 36, '#8C7F5C', '#241F14'),
  flat('M40 34L52 46L46 50L58 60L62 68H50Z', '#241F14'),
  ...glow(72, 66, 22, '#FFD98A', 0.18),
  solid(rounded(67, 60, 10, 14, 2), '#FFE2A0', 1.4),
  line('M68 60C68 52 76 52 76 60', '#15130F', 1.8),
  sign('footsteps', 26, 82, 16, '#1E2A20'),
];

const egg = (x: number, y: number, r: number): Layer[] => [
  solid(
    `M${x - r} ${y}C${x - r} ${y - r * 1.2} ${x - r * 0.5} ${y - r * 2} ${x} ${y - r * 2}C${x + r * 0.5} ${y - r * 2} ${x + r} ${y - r * 1.2} ${x + r} ${y}C${x + r} ${y + r * 0.8} ${x - r} ${y + r * 0.8} ${x - r} ${y}Z`,
    '#CBBE9E',
    1.4,
  ),
  flat(ellipse(x - r * 0.3, y - r * 0.9, r * 0.24, r * 0.4), '#F6EFDD', 0.9),
  flat(
    `${circle(x + r * 0.3, y - r * 0.2, r * 0.2)}${circle(x - r * 0.1, y + r * 0.2, r * 0.14)}`,
    '#8A7B5C',
  ),
];
const web = (tint: string): Layer =>
  line('M0 0L40 34M94 0L56 32M0 40L34 44M94 44L60 44M14 12Q20 26 6 34M80 12Q74 26 88 36', tint, 1.3, 0.7);

const eggCache: Layer[] = [
  ground('#43384A'),
  web('#B9AEC4'),
  flat(ellipse(47, 72, 40, 14), '#2B2331'),
  ...egg(24, 62, 10),
  ...egg(70, 60, 11),
  ...egg(46, 54, 13),
  ...egg(34, 76, 10),
  ...egg(60, 78, 10),
];

const broodHall: Layer[] = [
  ground('#352A3A'),
  solid('M6 94V38C6 6 88 6 88 38V94Z', '#241B29', 2),
  web('#A89CB4'),
  ...glow(47, 50, 34, '#C9253A', 0.12),
  flat(ellipse(47, 50, 22, 18), '#120B15'),
  eyes(47, 44, 2.2, '#FF8A5A'),
  eyes(47, 54, 1.2, '#FF8A5A'),
  ...egg(18, 74, 9),
  ...egg(76, 74, 10),
  ...egg(34, 82, 7),
  ...egg(60, 82, 7),
];

const fuseLocker: Layer[] = [
  ground('#3A4346'),
  brick([18, 40, 62, 84], '#30383B'),
  solid(rounded(22, 12, 50, 62, 3), '#6B7F86'),
  solid(rounded(28, 18, 38, 50, 2), '#2A3235', 1.2),
  ...[0, 1, 2].flatMap((n) => [
    solid(rounded(34 + n * 10, 26, 7, 18, 2), n === 1 ? '#8FD3E6' : '#C9B45A', 1),
    line(`M${37.5 + n * 10} 22V26M${37.5 + n * 10} 44V52`, '#C6CFCE', 1.6),
  ]),
  sign('power-lightning', 47, 60, 13, '#F2D24B'),
  line('M72 60q10 6 8 18M22 64q-10 4 -8 16', '#15130F', 2.4),
];

const liftShaft: Layer[] = [
  ground('#3B3F42'),
  brick([16, 34, 52, 70], '#313538'),
  solid(rectangle(20, 0, 54, 84), '#15181A', 2),
  line('M28 0V84M66 0V84', '#57636A', 3),
  line('M42 0V34M52 0V34', '#8E9B9D', 2),
  solid(rectangle(30, 34, 34, 38), '#8A7442'),
  line('M36 34V72M42 34V72M52 34V72M58 34V72', '#3A3018', 1.8),
  ...glow(47, 42, 14, '#FFD98A', 0.16),
  sign('upgrade', 47, 14, 16, '#8FD3E6'),
];

const bed = (x: number, y: number): Layer[] => [
  solid(rounded(x, y, 34, 15, 2), '#D9DED6', 1.3),
  solid(rounded(x + 2, y + 2, 9, 11, 3), '#F6F1E4', 1),
  flat(rectangle(x + 14, y + 1, 19, 13), '#7FA08F'),
  line(`M${x} ${y - 4}V${y + 20}M${x + 34} ${y + 2}V${y + 20}`, '#2B3432', 2.2),
];
const sickWard: Layer[] = [
  ground('#4C5A58'),
  line('M0 30H94M0 60H94M31 0V94M63 0V94', '#445150', 1.6),
  ...bed(8, 22),
  ...bed(50, 26),
  ...bed(10, 56),
  ...bed(52, 58),
  line('M88 14V44', '#C6CFCE', 2),
  ...bottle(84.5, 24, '#B9D98A', 9),
  sign('virus', 47, 47, 12, '#B6E04A', 0.9),
];

const locker = (icon: IconName): Layer[] => [
  ground('#3D4348'),
  brick([18, 40, 62, 84], '#33383C'),
  ...[10, 36, 62].map((x) => solid(rounded(x, 12, 23, 60, 2), x === 36 ? '#7E949C' : '#5E6E75', 1.5)),
  line('M15 20h13M15 24h13M41 20h13M41 24h13M67 20h13M67 24h13', '#2A3135', 1.6),
  ...glow(47.5, 46, 15, '#8FD3E6', 0.16),
  sign('key', 47.5, 47, 21, '#FFE2A0'),
  sign(icon, 21.5, 52, 17, '#20262A'),
  sign(icon, 73.5, 52, 17, '#20262A'),
  line('M12 78l8 8M18 77l7 8M72 78l7 8', '#20262A', 2),
];

const greatGate: Layer[] = [
  ground('#38342F'),
  solid('M8 94V34C8 4 86 4 86 34V94Z', '#5C564D', 2),
  solid('M16 94V38C16 14 46 14 46 14V94Z', '#6B4D2E', 1.6),
  solid('M78 94V38C78 14 48 14 48 14V94Z', '#60442A', 1.6),
  line('M16 40H46M48 40H78M16 76H46M48 76H78', '#2B2620', 4),
  ...[30, 52, 68].flatMap((y) => [
    solid(circle(47, y, 6.4), '#C9A93F', 1.4),
    flat(`${circle(47, y - 1, 1.7)}M${46} ${y}h2v3.4h-2Z`, '#15130F'),
  ]),
];

const pharmacy: Layer[] = [
  ground('#45605A'),
  solid(rectangle(8, 26, 78, 48), '#B9C7BC'),
  solid('M4 26L12 12H82L90 26Z', '#3E7A58'),
  line('M20 12L16 26M36 12L34 26M58 12L60 26M74 12L78 26', '#F1EADB', 3),
  solid(rectangle(14, 34, 40, 24), '#26383A', 1.3),
  line('M14 46H54', '#8FA5A0', 2),
  ...[17, 27, 37].flatMap((x, n) => bottle(x, 45, ['#E9E4D6', '#C9553F', '#5C8FBF'][n] ?? '#E9E4D6', 8)),
  ...[20, 32, 43].flatMap((x, n) => bottle(x, 57, n % 2 ? '#7FAE6C' : '#E9E4D6', 8)),
  solid(rectangle(60, 36, 19, 38), '#7A5B3C', 1.3),
  sign('hospital-cross', 69.5, 46, 12, '#F1EADB'),
  ...crate(18, 74, 22, 14),
  slab(52, 84, 14, 4, -8, '#8C8F90'),
];

export const GOALS = {
  valveRoom,
  lostCamp,
  eggCache,
  broodHall,
  fuseLocker,
  liftShaft,
  sickWard,
  keyLockerBeast: locker('bear-head'),
  keyLockerMonster: locker('gooey-daemon'),
  keyLockerAnimal: locker('wolf-head'),
  greatGate,
  pharmacy,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
