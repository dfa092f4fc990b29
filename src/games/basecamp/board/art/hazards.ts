/** Illustrations of the HAZARD tiles. */
import { circle, ellipse, polygon, rectangle, regular, rounded, type Layer } from '../../../../ui/art';
import { brick, flame, flat, glow, ground, line, rock, scatter, sign, slab, solid, tree } from './scenery';

const blaze: Layer[] = [
  ground('#3A1C12'),
  ...glow(47, 60, 62, '#F2762E', 0.17),
  ...tree(16, 44, 1.7, '#1C120D'),
  ...tree(80, 42, 1.8, '#1C120D'),
  ...tree(48, 30, 1.4, '#1C120D'),
  ...flame(18, 84, 1.5),
  ...flame(47, 88, 2.2),
  ...flame(76, 84, 1.6),
  ...flame(34, 60, 0.9),
  ...flame(62, 58, 1),
];

const blockedPath: Layer[] = [
  ground('#3F423F'),
  flat('M30 94L40 0H58L66 94Z', '#55534A'),
  ...rock(2, 40, 40, 36, '#6E6C66'),
  ...rock(50, 36, 42, 40, '#62605B'),
  ...rock(26, 22, 42, 42, '#7B7972'),
  ...rock(14, 62, 34, 26, '#57554F'),
  ...rock(46, 64, 38, 26, '#6A6862'),
];

const brokenBridge: Layer[] = [
  ground('#3C4A45'),
  flat('M0 30C30 24 60 40 94 32V66C60 74 30 58 0 64Z', '#244C57'),
  line('M6 44q8 -4 16 0M64 50q8 -4 16 0M14 56q6 -3 12 0M72 40q6 -3 12 0', '#5E939B', 1.6),
  solid('M34 0H60V32L51 40L44 34L34 41Z', '#8B6B48'),
  solid('M34 94H60V68L53 60L45 67L34 58Z', '#8B6B48'),
  line('M34 8H60M34 18H60M34 28H56M34 76H60M34 86H60', '#5E4528', 2),
  slab(42, 46, 14, 5, 28, '#7B5D3C'),
];

const brokenStairs: Layer[] = [
  ground('#45403C'),
  brick([20, 44, 68], '#383430'),
  ...[0, 1, 2].flatMap((n) => [
    solid(rectangle(10 + n * 9, 72 - n * 12, 34, 12), n % 2 ? '#857A69' : '#918672', 1.4),
  ]),
  ...[0, 1].flatMap((n) => [solid(rectangle(52 + n * 10, 30 - n * 12, 30, 12), '#918672', 1.4)]),
  flat(
    polygon([
      [40, 46],
      [52, 42],
      [58, 60],
      [46, 66],
    ]),
    '#0F0C0A',
  ),
  ...rock(48, 70, 14, 10, '#6B6153'),
  ...rock(64, 74, 12, 8, '#7A6F5F'),
  line('M52 42L46 48L52 54', '#1A1613', 2),
];

const collapsedPassage: Layer[] = [
  ground('#41403E'),
  brick([14, 30, 46, 62, 78], '#343331'),
  solid('M18 94V42C18 14 76 14 76 42V94Z', '#262523', 2),
  ...rock(18, 60, 28, 30, '#6A6660'),
  ...rock(46, 58, 30, 32, '#5B5751'),
  ...rock(28, 38, 28, 26, '#77726A'),
  ...rock(48, 34, 20, 22, '#66615A'),
  slab(30, 28, 32, 6, 18, '#6A5136'),
  slab(64, 20, 8, 34, 14, '#7A5E3E'),
];

const flood: Layer[] = [
  ground('#1F4C5A'),
  flat('M0 26C20 18 40 34 60 26S86 20 94 26V94H0Z', '#2A6272'),
  flat('M0 52C20 44 40 60 60 52S86 46 94 52V94H0Z', '#34798A'),
  line('M4 36q9 -6 18 0t18 0M52 40q9 -6 18 0t18 0M12 64q9 -6 18 0t18 0M58 70q8 -5 16 0t16 0', '#A9D6DC', 2),
  solid('M30 58V30L42 22L54 30V56C46 60 38 54 30 58Z', '#7B6A4E'),
  flat(rectangle(37, 34, 10, 9), '#1A1712'),
  ...tree(76, 34, 1.2, '#2C5346'),
  slab(8, 70, 22, 6, -12, '#7B5D3C'),
];

const drum = (x: number, y: number, fill: string): Layer[] => [
  solid(`M${x} ${y}v-24c0 -5 20 -5 20 0v24c0 5 -20 5 -20 0Z`, fill),
  flat(ellipse(x + 10, y - 24, 10, 3.6), '#FFFFFF', 0.16),
  line(`M${x} ${y - 15}c0 4 20 4 20 0`, '#15130F', 1.2),
];
const irradiated: Layer[] = [
  ground('#3C4231'),
  ...glow(46, 56, 48, '#B6E04A', 0.12),
  ...drum(10, 66, '#C2A33A'),
  ...drum(40, 60, '#A98E30'),
  ...drum(62, 74, '#C2A33A'),
  sign('radioactive', 20, 55, 14, '#15130F'),
  sign('radioactive', 72, 63, 14, '#15130F'),
  flat('M30 78C40 72 58 76 60 84C56 92 34 92 30 84Z', '#B6E04A', 0.85),
  flat(`${circle(40, 82, 3)}${circle(50, 85, 2)}`, '#E5F7A8'),
];

const puddle = (x: number, y: number, a: number, b: number): Layer[] => [
  solid(ellipse(x, y, a, b), '#33291F', 1.2),
  line(`M${x - a * 0.5} ${y - b * 0.2}q${a * 0.5} ${-b * 0.5} ${a} 0`, '#7A6852', 1.5),
];
const muddyPassage: Layer[] = [
  ground('#55463A'),
  flat('M26 94C20 60 40 40 34 0H64C68 34 56 62 70 94Z', '#463A2F'),
  ...puddle(24, 34, 17, 8),
  ...puddle(64, 52, 21, 9),
  ...puddle(32, 70, 18, 8),
  ...puddle(72, 24, 12, 6),
  sign('footsteps', 48, 40, 22, '#2C231B', 0.8),
];

const rubbleSlide: Layer[] = [
  ground('#4B4740'),
  flat('M0 0H60L94 70V94H0Z', '#5D574D'),
  flat('M0 0H30L76 94H0Z', '#6C655A'),
  ...rock(14, 14, 22, 18, '#857E71'),
  ...rock(34, 34, 24, 20, '#7A7366'),
  ...rock(52, 54, 28, 24, '#8E8677'),
  ...rock(26, 62, 20, 16, '#6F685C'),
  ...rock(6, 44, 16, 13, '#7A7366'),
  line('M44 14L54 26M52 10L60 20M66 38L74 48M72 34L80 42', '#D8CFB8', 2, 0.8),
];

/** Posts, planks and wire. */
const barrierTile: Layer[] = [
  ground('#4A473D'),
  flat('M0 74C30 66 60 78 94 70V94H0Z', '#3C3931'),
  ...[10, 34, 58, 80].flatMap((x) => [slab(x, 24, 7, 48, x % 20 ? 4 : -5, '#8B6B48')]),
  slab(2, 32, 90, 8, 3, '#A58159'),
  slab(4, 54, 88, 8, -4, '#96754F'),
  line('M4 46q6 -8 12 0t12 0t12 0t12 0t12 0t12 0t12 0', '#C6CFCE', 1.4),
  line('M10 42l4 6M34 42l4 6M58 42l4 6M80 42l4 6', '#C6CFCE', 1.2),
];

const explosion: Layer[] = [
  ground('#3E3530'),
  flat(ellipse(47, 56, 40, 26), '#2A221E'),
  ...glow(47, 48, 40, '#F2902E', 0.16),
  { d: regular(12, 36, 0.2, 19), fill: '#E5641E', at: { x: 47, y: 46, scale: 1 } },
  { d: regular(12, 25, 0.4, 13), fill: '#F7B34A', at: { x: 47, y: 46, scale: 1 } },
  flat(circle(47, 46, 9), '#FFF0B8'),
  ...rock(10, 72, 16, 12, '#6B6153'),
  ...rock(68, 74, 18, 12, '#7A6F5F'),
  slab(8, 20, 14, 5, 30, '#7A5E3E'),
  slab(72, 14, 12, 5, -36, '#7A5E3E'),
];

const gasLeak: Layer[] = [
  ground('#3E4441'),
  brick([18, 40, 62, 84], '#343937'),
  solid('M0 30H38V22H46V30H94V44H46V50H38V44H0Z', '#7F8C8B'),
  line('M4 34H36M50 34H92', '#B4C0C0', 2),
  solid(circle(42, 37, 9), '#C9553F', 1.4),
  flat(circle(42, 37, 3.4), '#15130F'),
  ...scatter(9, 9, (x, y, n) => [
    flat(circle(16 + x * 0.64, 54 + y * 0.3, 9 + (n % 3) * 4), n % 2 ? '#B9C94E' : '#9DB040', 0.34),
  ]),
  sign('gas-mask', 66, 64, 24, '#20251C', 0.75),
];

const sealedVault: Layer[] = [
  ground('#3B4146'),
  brick([16, 34, 52, 70], '#31363A'),
  solid(rounded(12, 10, 70, 68, 8), '#5B666D'),
  solid(circle(47, 44, 29), '#8C999F'),
  { d: circle(47, 44, 22), stroke: '#4A555B', width: 3 },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
    flat(
      circle(47 + 25.4 * Math.cos((n * Math.PI) / 4), 44 + 25.4 * Math.sin((n * Math.PI) / 4), 2.2),
      '#3B4146',
    ),
  ),
  line('M47 30V58M33 44H61M37 34L57 54M57 34L37 54', '#2A3135', 4),
  solid(circle(47, 44, 6), '#C9A93F'),
];

const jawTrap: Layer[] = [
  ground('#4A4434'),
  ...scatter(26, 3, (x, y) => [line(`M${x} ${y}l${(x % 7) - 3} 6`, '#5E573F', 1.6)]),
  flat(ellipse(47, 56, 34, 12), '#000000', 0.3),
  sign('wolf-trap', 47, 44, 58, '#C6CFCE'),
  line('M74 70q8 6 14 2', '#8E9B9D', 2.4),
];

export const HAZARDS = {
  blaze,
  blockedPath,
  brokenBridge,
  brokenStairs,
  collapsedPassage,
  flood,
  irradiated,
  muddyPassage,
  rubbleSlide,
  barrierTile,
  explosion,
  gasLeak,
  sealedVault,
  jawTrap,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
