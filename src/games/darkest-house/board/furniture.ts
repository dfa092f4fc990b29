/** Furniture seen from above, as flat ink pictures: what a room is, it shows. Every piece stands with its middle on (x, y). */
import { circle, rectangle, rounded, type Layer } from '../../../ui/art';

const INK = '#17131F';
const WOOD = '#8A5A34';
const DARK_WOOD = '#5E3B26';
const LIGHT_WOOD = '#B07C48';
const LINEN = '#D9D2C4';
const STEEL = '#8C97A3';

export type Furniture = readonly Layer[];

function block(x: number, y: number, w: number, h: number, fill: string, r = 2): Layer[] {
  return [
    { d: rounded(x - w / 2 + 1.6, y - h / 2 + 2.2, w, h, r), fill: '#000000', opacity: 0.34 },
    { d: rounded(x - w / 2, y - h / 2, w, h, r), fill, stroke: INK, width: 1.1 },
  ];
}

function disc(x: number, y: number, r: number, fill: string): Layer[] {
  return [
    { d: circle(x + 1.4, y + 2, r), fill: '#000000', opacity: 0.34 },
    { d: circle(x, y, r), fill, stroke: INK, width: 1.1 },
  ];
}

const line = (d: string, stroke: string = INK, width = 1, opacity = 1): Layer => ({
  d,
  stroke,
  width,
  opacity,
});
const dab = (d: string, fill: string, opacity = 1): Layer => ({ d, fill, opacity });

export function rug(x: number, y: number, w: number, h: number, fill: string, border: string): Furniture {
  return [
    { d: rectangle(x - w / 2, y - h / 2, w, h), fill },
    line(rectangle(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6), border, 1.4),
    line(
      Array.from({ length: Math.floor(w / 4) }, (_, i) => {
        const at = x - w / 2 + 2 + i * 4;
        return `M${at} ${y - h / 2}v-3M${at} ${y + h / 2}v3`;
      }).join(''),
      border,
      0.8,
    ),
  ];
}

export function roundRug(x: number, y: number, r: number, fill: string, border: string): Furniture {
  return [
    { d: circle(x, y, r), fill },
    line(circle(x, y, r - 4), border, 1.4),
    line(circle(x, y, r * 0.45), border, 1.1),
  ];
}

export function table(x: number, y: number, w: number, h: number): Furniture {
  return [
    ...block(x, y, w, h, WOOD),
    line(rectangle(x - w / 2 + 3, y - h / 2 + 3, w - 6, h - 6), LIGHT_WOOD),
  ];
}

export const roundTable = (x: number, y: number, r: number): Furniture => [
  ...disc(x, y, r, WOOD),
  line(circle(x, y, r - 3), LIGHT_WOOD),
];

export const chair = (x: number, y: number): Furniture => block(x, y, 9, 9, DARK_WOOD, 2.5);

/** With its back to the north; `turn` counts quarters. */
export function armchair(x: number, y: number, fill: string, back: 'n' | 's' | 'e' | 'w' = 'n'): Furniture {
  const side = { n: [0, -7], s: [0, 7], e: [7, 0], w: [-7, 0] }[back] as [number, number];
  const upright = side[0] !== 0;
  return [
    ...block(x, y, 19, 19, fill, 5),
    dab(
      rounded(
        x + side[0] - (upright ? 2.5 : 8),
        y + side[1] - (upright ? 8 : 2.5),
        upright ? 5 : 16,
        upright ? 16 : 5,
        2.4,
      ),
      '#000000',
      0.3,
    ),
  ];
}

export const sofa = (x: number, y: number, w: number, fill: string): Furniture => [
  ...block(x, y, w, 17, fill, 5),
  dab(rounded(x - w / 2 + 2, y - 7.5, w - 4, 5, 2.4), '#000000', 0.3),
  line(`M${x} ${y - 2}V${y + 7}`, INK, 0.9, 0.6),
];

export function shelf(x: number, y: number, w: number, h: number, fill = DARK_WOOD): Furniture {
  const long = w >= h;
  const books = Array.from({ length: Math.floor((long ? w : h) / 5) - 1 }, (_, i) => i);
  const tints = ['#8C3B3B', '#3F5F7A', '#4E6B43', '#9A7A3C', '#6B4A7A'];
  return [
    ...block(x, y, w, h, fill),
    ...books.map((i): Layer => {
      const at = i * 5 + 3;
      const d = long
        ? rectangle(x - w / 2 + at, y - h / 2 + 2, 3.4, h - 4)
        : rectangle(x - w / 2 + 2, y - h / 2 + at, w - 4, 3.4);
      return dab(d, tints[i % tints.length] as string, 0.85);
    }),
  ];
}

export const bed = (x: number, y: number): Furniture => [
  ...block(x, y, 34, 46, '#54678F', 3),
  ...block(x, y - 16, 26, 11, LINEN, 3),
  dab(rectangle(x - 17, y - 4, 34, 4), '#FFFFFF', 0.25),
];

export const cot = (x: number, y: number): Furniture => [
  ...block(x, y, 40, 20, LINEN, 3),
  ...block(x - 14, y, 9, 14, '#FFFFFF', 2),
  dab(rectangle(x - 4, y - 10, 24, 20), '#7FA7A0', 0.75),
];

export const tub = (x: number, y: number): Furniture => [
  ...block(x, y, 24, 48, '#CFD6DA', 11),
  { d: rounded(x - 9, y - 20, 18, 40, 8), fill: '#7FA1B5', stroke: INK, width: 0.9 },
];

export const basin = (x: number, y: number): Furniture => [
  ...block(x, y, 22, 14, '#CFD6DA', 4),
  { d: rounded(x - 7, y - 4, 14, 8, 4), fill: '#7FA1B5', stroke: INK, width: 0.8 },
];

export const stove = (x: number, y: number): Furniture => [
  ...block(x, y, 24, 26, '#4A4F57', 2),
  ...[-6, 6].flatMap((dx) => [-6, 6].map((dy) => line(circle(x + dx, y + dy, 4), '#C9CED4', 1.2))),
];

export const counter = (x: number, y: number, w: number, h: number): Furniture => [
  ...block(x, y, w, h, '#B9A585'),
  line(rectangle(x - w / 2 + 2, y - h / 2 + 2, w - 4, h - 4), '#8C7A5C', 0.8),
];

export const washer = (x: number, y: number): Furniture => [
  ...block(x, y, 20, 20, '#C3CAD0', 3),
  { d: circle(x, y, 6.5), fill: '#4E6675', stroke: INK, width: 1 },
];

export const crate = (x: number, y: number, size = 20): Furniture => [
  ...block(x, y, size, size, LIGHT_WOOD, 1),
  line(
    `M${x - size / 2} ${y - size / 2}L${x + size / 2} ${y + size / 2}M${x + size / 2} ${y - size / 2}L${x - size / 2} ${y + size / 2}`,
    DARK_WOOD,
    1.3,
  ),
];

export const barrel = (x: number, y: number, r = 9): Furniture => [
  ...disc(x, y, r, WOOD),
  line(circle(x, y, r - 3), DARK_WOOD, 1.2),
];

export const boiler = (x: number, y: number): Furniture => [
  ...disc(x, y, 19, '#7A5A48'),
  line(circle(x, y, 14), '#A5826B', 2),
  ...disc(x, y, 6, '#3A2A24'),
];

export const pipes = (d: string): Furniture => [line(d, INK, 6), line(d, STEEL, 4), line(d, '#C5CDD4', 1.1)];

export const valve = (x: number, y: number): Furniture => [
  ...disc(x, y, 6, '#B0403C'),
  line(`M${x - 6} ${y}h12M${x} ${y - 6}v12`, INK, 1.3),
];

export const desk = (x: number, y: number, w = 38): Furniture => [
  ...block(x, y, w, 16, '#525C6E', 2),
  ...block(x, y - 2, 14, 8, '#1C2530', 1),
  dab(rectangle(x - 5, y - 4.4, 10, 4.8), '#7FE0C4', 0.9),
];

export const cabinet = (x: number, y: number, w: number, h: number, fill = '#5C6A72'): Furniture => {
  const drawers = Math.max(2, Math.round(Math.max(w, h) / 12));
  const step = (w >= h ? w : h) / drawers;
  const lines = Array.from({ length: drawers - 1 }, (_, i) =>
    w >= h
      ? `M${x - w / 2 + (i + 1) * step} ${y - h / 2}v${h}`
      : `M${x - w / 2} ${y - h / 2 + (i + 1) * step}h${w}`,
  );
  return [...block(x, y, w, h, fill), line(lines.join(''), INK, 0.9)];
};

export const bench = (x: number, y: number, w = 44): Furniture => [
  ...block(x, y, w, 18, '#9FB2B8', 2),
  ...([-13, 0, 12] as const).flatMap((dx, i): Layer[] => [
    {
      d: circle(x + dx, y - 1, 4),
      fill: ['#6FBF73', '#5B8BD8', '#D8564F'][i] as string,
      stroke: INK,
      width: 0.9,
    },
    dab(circle(x + dx - 1.2, y - 2.2, 1.2), '#FFFFFF', 0.8),
  ]),
];

export const cage = (x: number, y: number): Furniture => [
  ...block(x, y, 30, 24, '#39404A', 2),
  line(Array.from({ length: 6 }, (_, i) => `M${x - 12.5 + i * 5} ${y - 12}v24`).join(''), '#AEB8C2', 1.1),
];

export const plant = (x: number, y: number, r = 10): Furniture => [
  ...disc(x, y, r * 0.55, '#8A5A3C'),
  ...Array.from({ length: 7 }, (_, i): Layer => {
    const a = (i * 2 * Math.PI) / 7;
    const [px, py] = [x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62];
    return {
      d: circle(px, py, r * 0.46),
      fill: i % 2 ? '#4E8A52' : '#3C6E45',
      stroke: '#1E3324',
      width: 0.7,
    };
  }),
];

export const fountain = (x: number, y: number): Furniture => [
  ...disc(x, y, 21, '#A9ABB0'),
  { d: circle(x, y, 16), fill: '#5E8FA8', stroke: INK, width: 1 },
  line(circle(x, y, 10), '#A9D3E0', 1, 0.7),
  ...disc(x, y, 4.5, '#A9ABB0'),
];

export function stairs(x: number, y: number, w: number, h: number): Furniture {
  const upright = h >= w;
  const steps = Math.floor((upright ? h : w) / 6);
  return [
    ...block(x, y, w, h, '#7C5A3C', 1),
    line(
      Array.from({ length: steps - 1 }, (_, i) =>
        upright
          ? `M${x - w / 2} ${y - h / 2 + (i + 1) * 6}h${w}`
          : `M${x - w / 2 + (i + 1) * 6} ${y - h / 2}v${h}`,
      ).join(''),
      '#3A2617',
      1.2,
    ),
  ];
}

export function portraits(x: number, y: number, count: number, upright = false): Furniture {
  return Array.from({ length: count }, (_, i): Layer[] => {
    const [dx, dy] = upright ? [0, i * 18] : [i * 18, 0];
    return [
      { d: rectangle(x + dx - 6.5, y + dy - 5, 13, 10), fill: '#C79A3F', stroke: INK, width: 1 },
      dab(rectangle(x + dx - 4.2, y + dy - 2.8, 8.4, 5.6), i % 2 ? '#4A3A52' : '#3C4A3A'),
    ];
  }).flat();
}

export const bearskin = (x: number, y: number): Furniture => [
  {
    d: `M${x} ${y - 20}l5 5 12 -4 5 7 -9 8 3 14 8 8 -6 6 -9 -6 -9 4 -9 -4 -9 6 -6 -6 8 -8 3 -14 -9 -8 5 -7 12 4z`,
    fill: '#6A4A34',
    stroke: INK,
    width: 1,
  },
  dab(circle(x, y - 15, 4), '#3E2A1E'),
];

export const hearth = (x: number, y: number, w = 40): Furniture => [
  ...block(x, y, w, 13, '#6E6470', 1),
  { d: rounded(x - w / 4, y - 3, w / 2, 8, 2), fill: '#1B1418', stroke: INK, width: 0.9 },
  dab(`M${x - 6} ${y + 4}q2 -6 4 -3q2 -6 4 0q3 -2 3 3z`, '#F2762E', 0.9),
];

export const pillar = (x: number, y: number): Furniture => [
  ...disc(x, y, 7, '#B5AEBE'),
  line(circle(x, y, 4.4), '#8C8496', 1),
];

export const safe = (x: number, y: number): Furniture => [
  ...block(x, y, 30, 24, '#56606B', 3),
  line(circle(x + 3, y, 6.5), '#C5CDD4', 1.6),
  line(`M${x + 3} ${y - 6.5}v13M${x - 3.5} ${y}h13`, '#C5CDD4', 1.1),
];

export const rack = (x: number, y: number, w = 44): Furniture => [
  ...block(x, y, w, 11, DARK_WOOD, 1),
  line(
    Array.from({ length: Math.floor(w / 9) }, (_, i) => `M${x - w / 2 + 5 + i * 9} ${y - 3}v7`).join(''),
    '#C5CDD4',
    2.2,
  ),
];

export const sacks = (x: number, y: number): Furniture =>
  (
    [
      [-7, -4],
      [6, -5],
      [0, 5],
    ] as const
  ).flatMap(([dx, dy]) => disc(x + dx, y + dy, 7, '#A58F6B'));

export const cross = (x: number, y: number): Furniture => [
  ...block(x, y, 22, 16, LINEN, 2),
  dab(`M${x - 2} ${y - 6}h4v4h4v4h-4v4h-4v-4h-4v-4h4z`, '#C9453F'),
];
