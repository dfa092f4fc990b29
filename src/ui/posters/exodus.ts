/** Exodus: a corridor, a lit door, somebody with a weapon in it, and what waits in the dark on both sides. */
import { rectangle, type Art, type Layer } from '../art';
import { ICONS } from '../icons';
import { BLEED, FIGURE, POSTER_BOX, sky } from './scenery';

const DARK = '#0A2525';
const BLACK = '#040E0E';
const BLOOD = '#E0364A';

function infected(x: number, y: number, size: number, flip = false, fill = BLACK): Layer {
  const at = { x: flip ? x + size : x, y, scale: size / 512, ...(flip ? { flip: true as const } : {}) };
  return { d: ICONS['shambling-zombie'], fill, at };
}

/** Ribs of the corridor, ever wider apart towards us. */
const ribs: Layer = {
  d: [14, 34, 66, 118, 200, 330]
    .map((r) => `M${70 - r} ${20 - r * 0.9}V${98 + r * 1.2}M${107 + r} ${20 - r * 0.9}V${98 + r * 1.2}`)
    .join(''),
  stroke: '#0F3533',
  width: 2,
};

export const exodus: Art = {
  name: 'poster exodus',
  box: POSTER_BOX,
  layers: [
    sky(DARK),
    { d: `M70 20L${70 - BLEED} ${20 - BLEED * 0.9}H${107 + BLEED}L107 20Z`, fill: '#123B3A' },
    { d: `M70 98L${70 - BLEED} ${98 + BLEED * 1.1}H${107 + BLEED}L107 98Z`, fill: '#195350' },
    ribs,
    { d: rectangle(64, 14, 49, 84), fill: '#071615' },
    { d: rectangle(70, 20, 37, 78), fill: '#C6F0E8' },
    { d: rectangle(88.5, 20, 18.5, 78), fill: '#8FD6CC' },
    { d: 'M70 98H107L150 170H27Z', fill: '#BFEDE4', opacity: 0.3 },
    { d: 'M78 98H99L118 170H59Z', fill: '#071615', opacity: 0.35 },
    { d: 'M64 14h49M64 17h49', stroke: BLOOD, width: 1.6 },
    { d: rectangle(84, 8, 9, 4), fill: BLOOD },
    { d: FIGURE, fill: '#071615', at: { x: 70.5, y: 31, scale: 1 } },
    { d: 'M74 72.5l-6.4 10.4', stroke: '#071615', width: 2.8 },
    { d: 'M14 10l20 5M13 20l20 4M160 6l-22 7M161 16l-21 6', stroke: BLOOD, width: 3.4 },
    {
      d: 'M-120 -22l44 10M-122 -6l44 8M300 -30l-50 16M302 -12l-48 13',
      stroke: BLOOD,
      width: 6,
      opacity: 0.8,
    },
    infected(9, 58, 50),
    infected(126, 56, 54, true),
    infected(-86, 40, 92, false, '#061A19'),
    infected(-210, 46, 84, true, '#07201F'),
    infected(190, 42, 90, true, '#061A19'),
    infected(318, 48, 82, false, '#07201F'),
    infected(-330, 40, 96, false, '#08211F'),
    infected(430, 40, 96, true, '#08211F'),
  ],
};
