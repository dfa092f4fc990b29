/** Pieces of scenery for the pictures of Plum Island, as layers in a box of 320 x 180. */
import { circle, rectangle, type Layer } from '../../../ui/art';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';

export function sky(dark: string, light: string): Layer[] {
  return [
    { d: rectangle(0, 0, 320, 180), fill: dark },
    { d: 'M0 180V92C80 70 210 112 320 76V180Z', fill: light },
  ];
}

export function sea(deep: string, foam: string, level: number): Layer[] {
  return [
    { d: rectangle(0, level, 320, 180 - level), fill: deep },
    { d: waves(level + 12, 46), stroke: foam, width: 3, opacity: 0.8 },
    { d: waves(level + 30, 64), stroke: foam, width: 2.4, opacity: 0.5 },
    { d: waves(level + 48, 54), stroke: foam, width: 2, opacity: 0.35 },
  ];
}

function waves(y: number, step: number): string {
  let d = '';
  for (let x = (y * 7) % step; x < 320; x += step) d += `M${x} ${y}q8 -7 16 0q8 -7 16 0`;
  return d;
}

export function hill(fill: string, y: number): Layer[] {
  return [
    {
      d: `M0 ${y}C50 ${y - 22} 90 ${y + 6} 150 ${y - 8}C220 ${y - 24} 260 ${y + 4} 320 ${y - 12}V180H0Z`,
      fill,
    },
  ];
}

export function bridge(steel: string, y: number): Layer[] {
  const tower = (x: number) =>
    `M${x} ${y + 40}V${y - 44}M${x + 16} ${y + 40}V${y - 44}M${x} ${y - 38}h16M${x} ${y - 14}h16`;
  return [
    { d: `${tower(150)}${tower(268)}`, stroke: steel, width: 7 },
    {
      d: `M60 ${y - 2}Q140 ${y - 12} 158 ${y - 42}Q216 ${y + 18} 276 ${y - 42}Q300 ${y - 10} 330 ${y - 4}`,
      stroke: '#14100F',
      width: 3,
    },
    { d: rectangle(40, y + 2, 290, 10), fill: steel },
  ];
}

export function horrors(fill: string, places: readonly (readonly [number, number, number])[]): Layer[] {
  return places.map(([x, y, size]) => icon('shambling-zombie', x, y, size, fill));
}

export function icon(name: IconName, x: number, y: number, size: number, fill: string): Layer {
  return { d: ICONS[name], fill, at: { x, y, scale: size / ICON_BOX } };
}

export function fir(x: number, y: number, scale: number, fill: string): Layer {
  return { d: 'M0 -22L5 -13H3L8 -5H5L10 4H-10L-5 -5H-8L-3 -13H-5Z', fill, at: { x, y, scale } };
}

export function stars(): Layer[] {
  return [
    [24, 20],
    [62, 44],
    [104, 16],
    [150, 38],
    [190, 14],
    [300, 22],
    [284, 74],
    [40, 70],
  ].map(([x = 0, y = 0], n) => ({ d: circle(x, y, n % 3 === 0 ? 1.8 : 1.1), fill: '#E9EEF8', opacity: 0.8 }));
}

/** A boat from the side, heading out. */
export function boat(x: number, y: number, scale: number): Layer[] {
  const at = { x, y, scale };
  return [
    { d: 'M-44 0H46L34 18H-32Z', fill: '#EDE6D6', at },
    { d: 'M-38 8H40L36 14H-35Z', fill: '#C4433F', at },
    { d: 'M-22 0V-16H12L20 0Z', fill: '#C9BE9C', at },
    { d: 'M-16 -12h7v7h-7ZM-5 -12h7v7h-7Z', fill: '#3F5A63', at },
    { d: 'M-2 -16V-32M-2 -32L10 -27L-2 -23', stroke: '#231F1B', width: 2, at },
  ];
}
