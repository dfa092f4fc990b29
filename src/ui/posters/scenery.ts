/** What several posters have in common. A poster's box is 177 by 122; its sky and ground run on far beyond, for wide headers. */
import { rectangle, type Layer } from '../art';

export const POSTER_BOX = { x: 0, y: 0, width: 177, height: 122 } as const;

/** How far the scenery runs on to the left and right of the box. */
export const BLEED = 480;

export function sky(colour: string): Layer {
  return { d: rectangle(-BLEED, -120, 177 + 2 * BLEED, 420), fill: colour };
}

/** A spruce, its foot at (x, y). */
export function spruce(x: number, y: number, scale: number, fill: string): Layer {
  return {
    d: 'M0 -46L8 -30L5 -30L13 -15L8 -15L16 0H1.6V4H-1.6V0H-16L-8 -15L-13 -15L-5 -30L-8 -30Z',
    fill,
    at: { x, y, scale },
  };
}

/** A row of spruces of uneven height along a line, left and right of the box: the same every time. */
export function wood(
  from: number,
  to: number,
  y: number,
  scale: number,
  fill: string,
  seed: number,
): Layer[] {
  const random = scatter(seed);
  const trees: Layer[] = [];
  for (let x = from; x < to; x += 13 * scale + random() * 22 * scale) {
    trees.push(spruce(Math.round(x), y + Math.round(random() * 4), scale * (0.65 + random() * 0.6), fill));
  }
  return trees;
}

/** Numbers from 0 to 1 that look thrown but never change. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A person seen from behind, the weapon low: 72 high, feet at (18, 72). */
export const FIGURE =
  'M18 0C21.6 0 23.6 2.6 23.4 6.4C23.2 10 21 12.6 20.6 14.4C25 15.4 28.4 16.6 29.4 21C30.6 27 31.6 34 32 40L28.6 41' +
  'L26.4 30L27.6 50L25 50.6L24 72H19.4L18 52L16.6 72H12L11 50.6L8.4 50L9.6 30L5 42L1.6 44L.4 41.6L5.6 25' +
  'C7 17.6 10.6 15.6 15.4 14.4C15 12.6 12.8 10 12.6 6.4C12.4 2.6 14.4 0 18 0Z';
