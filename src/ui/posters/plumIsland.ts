/** The Plum Island Horror: a lighthouse, a toxic moon, and a crowd that comes over the hill. */
import { circle, rectangle, type Art, type Layer } from '../art';
import { ICONS } from '../icons';
import { BLEED, POSTER_BOX, scatter, sky, spruce, wood } from './scenery';

const NIGHT = '#3B2148';
const DARK = '#150D1A';

function horror(x: number, y: number, size: number): Layer {
  return { d: ICONS['shambling-zombie'], fill: DARK, at: { x, y, scale: size / 512 } };
}

function stars(): Layer[] {
  const random = scatter(11);
  return Array.from({ length: 90 }, () => ({
    d: circle(Math.round(random() * 900 - 380), Math.round(random() * 86 - 30), random() > 0.8 ? 0.9 : 0.5),
    fill: '#E9D7F2',
    opacity: 0.5,
  }));
}

const wave = (y: number, opacity: number): Layer => ({
  d: `M${-BLEED} ${y}${'q12 -6 24 0t24 0'.repeat(24)}`,
  stroke: '#A66BBE',
  width: 2.2,
  opacity,
});

export const plumIsland: Art = {
  name: 'poster plum-island',
  box: POSTER_BOX,
  layers: [
    sky(NIGHT),
    { d: circle(122, 44, 60), fill: '#9BD14B', opacity: 0.08 },
    ...stars(),
    { d: circle(122, 44, 40), fill: '#8FC247' },
    {
      d: `${circle(108, 30, 6)}${circle(134, 58, 9)}${circle(141, 32, 3.6)}${circle(112, 54, 3)}`,
      fill: '#7FB03D',
    },
    { d: 'M44 33L760 -178V36L44 40Z', fill: '#F4E7B0', opacity: 0.46 },
    { d: 'M44 33L-480 -46V100L44 40Z', fill: '#F4E7B0', opacity: 0.26 },
    {
      d: `M${-BLEED} 112C-300 84 -180 118 -60 108C-20 104 -6 106 8 100C20 94 30 92 46 90C66 86 80 96 98 94C124 90 150 82 177 90C240 106 300 78 380 94C460 108 560 92 657 104V300H${-BLEED}Z`,
      fill: DARK,
    },
    ...wood(-470, -20, 110, 0.52, DARK, 3),
    ...wood(186, 650, 96, 0.5, DARK, 9),
    { d: 'M36.4 92L40 42H48L51.6 92Z', fill: '#EDE6D6' },
    { d: 'M44 42H48L51.6 92H44Z', fill: '#150D1A', opacity: 0.16 },
    { d: 'M39.2 53L48.6 48.6L49.4 60L38.4 64.6Z M37.6 75L50.2 70L51 81L36.8 86Z', fill: '#A66BBE' },
    { d: rectangle(37.4, 40.6, 13.2, 2.2), fill: DARK },
    { d: rectangle(38.8, 31, 10.4, 9.8), fill: '#FFE9A8' },
    { d: 'M41.6 31v9.8M46.4 31v9.8', stroke: DARK, width: 1 },
    { d: 'M36.2 31.4L44 22.4L51.8 31.4Z M43.4 18h1.2v6h-1.2Z', fill: DARK },
    spruce(66, 97, 0.44, DARK),
    spruce(75, 98, 0.58, DARK),
    spruce(148, 91, 0.5, DARK),
    spruce(160, 92, 0.68, DARK),
    spruce(172, 93, 0.5, DARK),
    spruce(14, 101, 0.5, DARK),
    horror(77, 75, 20),
    horror(91, 73, 22),
    horror(107, 71, 24),
    horror(124, 72, 20),
    horror(137, 72, 18),
    wave(113, 0.8),
    wave(120, 0.45),
    wave(127, 0.3),
  ],
};
