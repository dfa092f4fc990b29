/** Shapes that stand for factions, survivors and codes: colour is never the only sign. Drawn about the origin, radius 10. */
import { circle, ellipse, regular, rectangle, type Art } from './art';

const up = -Math.PI / 2;

export const SHAPES = {
  circle: circle(0, 0, 8.8),
  ring: `${circle(0, 0, 9)}M-5 0a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`,
  triangle: 'M0 -9.8L9.7 7L-9.7 7Z',
  square: rectangle(-8, -8, 16, 16),
  diamond: 'M0 -11L9 0L0 11L-9 0Z',
  hexagon: regular(6, 10, 0),
  star: regular(5, 11.5, up, 5),
  cross: 'M-3.4 -10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z',
  drop: 'M0 -12C7 -2 9 2 9 4A9 9 0 0 1 -9 4C-9 2 -7 -2 0 -12Z',
  leaf: 'M-10 8C-10 -10 2 -11 10 -9C10 4 2 10 -10 8Z',
  crescent: 'M3.4 -9.6A9.6 9.6 0 1 0 9.6 6A8.4 8.4 0 0 1 3.4 -9.6Z',
  pill: `${ellipse(0, 0, 10, 5.6)}`,
} as const;
export type ShapeName = keyof typeof SHAPES;

/** A shape as a picture of its own, for rows of text. */
export function shapeArt(shape: ShapeName, fill: string): Art {
  return {
    name: `shape ${shape} ${fill}`,
    box: { x: -12, y: -12, width: 24, height: 24 },
    layers: [{ d: SHAPES[shape], fill }],
  };
}

/** The two colours and the shape of whoever a piece belongs to. */
export interface Livery {
  readonly light: string;
  readonly dark: string;
  readonly shape: ShapeName;
}
