/** What the illustrations of the tiles are made of. All of it in a box of 94 by 94, as flat ink shapes. */
import { circle, ellipse, polygon, rectangle, rounded, type Layer } from '../../../../ui/art';
import { ICON_BOX, ICONS, type IconName } from '../../../../ui/icons';

export const BOX = 94;
const INK = '#15130F';

export const ground = (fill: string): Layer => ({ d: rectangle(0, 0, BOX, BOX), fill });
export const solid = (d: string, fill: string, width = 1.6): Layer => ({ d, fill, stroke: INK, width });
export const flat = (d: string, fill: string, opacity = 1): Layer => ({ d, fill, opacity });
export const line = (d: string, stroke: string, width = 1.6, opacity = 1): Layer => ({
  d,
  stroke,
  width,
  cap: 'round',
  opacity,
});

/** Light without a gradient: rings that add up towards the middle. */
export function glow(x: number, y: number, r: number, fill: string, strength = 0.16): Layer[] {
  return [1, 0.74, 0.5, 0.28].map((share) => flat(circle(x, y, r * share), fill, strength));
}

export function sign(icon: IconName, x: number, y: number, size: number, fill: string, opacity = 1): Layer {
  return { d: ICONS[icon], fill, opacity, at: { x: x - size / 2, y: y - size / 2, scale: size / ICON_BOX } };
}

export function tree(x: number, y: number, s: number, fill = '#2F5A45'): Layer[] {
  const at = { x, y, scale: s };
  return [
    { d: 'M-1.4 -3H1.4V1H-1.4Z', fill: '#2A1D12', at },
    { d: 'M0 -17L4.4 -10L2.8 -10L6.4 -3H-6.4L-2.8 -10L-4.4 -10Z', fill, at },
    { d: 'M0 -17L4.4 -10L2.8 -10L6.4 -3H0Z', fill: '#10241A', opacity: 0.5, at },
  ];
}

/** An angular stone with a lit top. */
export function rock(x: number, y: number, w: number, h: number, fill = '#6A6660'): Layer[] {
  return [
    solid(
      polygon([
        [x, y + h],
        [x + w * 0.08, y + h * 0.42],
        [x + w * 0.36, y],
        [x + w * 0.74, y + h * 0.1],
        [x + w, y + h * 0.56],
        [x + w * 0.94, y + h],
      ]),
      fill,
    ),
    flat(
      polygon([
        [x + w * 0.12, y + h * 0.46],
        [x + w * 0.38, y + h * 0.06],
        [x + w * 0.7, y + h * 0.16],
        [x + w * 0.42, y + h * 0.46],
      ]),
      '#FFFFFF',
      0.14,
    ),
  ];
}

export function crate(x: number, y: number, w = 30, h = 22, fill = '#7C7246'): Layer[] {
  return [
    solid(rounded(x, y, w, h, 2), fill),
    line(`M${x} ${y + h * 0.36}h${w}`, INK, 1.3),
    solid(rectangle(x + w / 2 - 4, y + h * 0.2, 8, 8), '#C9B45A', 1),
  ];
}

export function tent(x: number, y: number, w: number, h: number, light: string, dark: string): Layer[] {
  return [
    solid(
      polygon([
        [x - w / 2, y],
        [x, y - h],
        [x + w / 2, y],
      ]),
      light,
    ),
    flat(
      polygon([
        [x, y - h],
        [x + w / 2, y],
        [x + w * 0.14, y],
      ]),
      '#000000',
      0.22,
    ),
    flat(
      polygon([
        [x, y - h * 0.86],
        [x + w * 0.14, y],
        [x - w * 0.14, y],
      ]),
      dark,
    ),
  ];
}

export function flame(x: number, y: number, s: number): Layer[] {
  const at = { x, y, scale: s };
  return [
    {
      d: 'M0 0C-9 0 -10 -9 -6 -15C-5 -12 -3 -12 -3 -14C-3 -20 1 -22 1 -28C5 -21 9 -17 8 -8C8 -3 4 0 0 0Z',
      fill: '#E5641E',
      at,
    },
    {
      d: 'M0 0C-6 0 -7 -6 -4.6 -11C-3.4 -9 -1.6 -9.6 -1.4 -12C-1 -16 1.6 -17 2 -21C4.6 -16 7 -12 6 -6C5.6 -2 3 0 0 0Z',
      fill: '#F7A034',
      at,
    },
    { d: 'M0 0C-4 0 -5 -5 -3 -8C-1 -7 0 -9 1 -14C4 -9 5 -7 4 -4C3 -1 2 0 0 0Z', fill: '#FFE08A', at },
  ];
}

export function bush(x: number, y: number, r: number, berry: string): Layer[] {
  return [
    solid(circle(x, y, r), '#3D5A32', 1.2),
    flat(circle(x - r * 0.3, y - r * 0.35, r * 0.5), '#FFFFFF', 0.1),
    flat(
      `${circle(x - r * 0.3, y - r * 0.2, r * 0.27)}${circle(x + r * 0.35, y + r * 0.2, r * 0.27)}${circle(x + r * 0.1, y - r * 0.5, r * 0.22)}`,
      berry,
    ),
  ];
}

export function bottle(x: number, y: number, fill: string, h = 11): Layer[] {
  return [
    solid(`${rounded(x, y - h, 7, h, 1.6)}M${x + 2} ${y - h}h3v-2.4h-3Z`, fill, 1),
    flat(rectangle(x + 1.2, y - h * 0.62, 4.6, h * 0.3), '#F4EEE0', 0.8),
  ];
}

/** Two points of light in the dark. */
export function eyes(x: number, y: number, s: number, fill = '#FFD36B'): Layer {
  return flat(
    `${ellipse(x - 3.4 * s, y, 1.7 * s, 1.1 * s)}${ellipse(x + 3.4 * s, y, 1.7 * s, 1.1 * s)}`,
    fill,
  );
}

export function cave(x: number, y: number, w: number, h: number, rim: string): Layer[] {
  const mouth = (a: number, b: number) =>
    `M${x - a / 2} ${y}C${x - a / 2} ${y - b * 0.9} ${x - a * 0.2} ${y - b} ${x} ${y - b}C${x + a * 0.24} ${y - b} ${x + a / 2} ${y - b * 0.8} ${x + a / 2} ${y}Z`;
  return [solid(mouth(w, h), rim), flat(mouth(w * 0.8, h * 0.82), '#0B080A')];
}

export function bone(x: number, y: number, turned: 1 | -1): Layer {
  const dx = 7 * turned;
  return line(`M${x - 7} ${y - dx / 2}L${x + 7} ${y + dx / 2}`, '#D8CFB8', 2.6);
}

export function brick(rows: readonly number[], stroke: string): Layer {
  return line(rows.map((y) => `M0 ${y}H${BOX}`).join(''), stroke, 1.6, 0.8);
}

export function scatter(
  count: number,
  seed: number,
  draw: (x: number, y: number, n: number, chance: () => number) => Layer[],
): Layer[] {
  let at = seed * 7919 + 17;
  const chance = () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
  return Array.from({ length: count }, (_, n) => draw(chance() * BOX, chance() * BOX, n, chance)).flat();
}

/** Turned about its own corner. */
export function slab(x: number, y: number, w: number, h: number, degrees: number, fill: string): Layer {
  const a = (degrees * Math.PI) / 180;
  const corner = (dx: number, dy: number) =>
    [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)] as const;
  return solid(polygon([corner(0, 0), corner(w, 0), corner(w, h), corner(0, h)]), fill, 1.1);
}
