/** For a game that has no poster of its own: a lit house on a hill. */
import { circle, type Art } from '../art';
import { MARK_DOOR, MARK_PLANKS } from '../mark';
import { BLEED, POSTER_BOX, scatter, sky, wood } from './scenery';

const DARK = '#0B1114';

function stars() {
  const random = scatter(17);
  return Array.from({ length: 110 }, () => ({
    d: circle(Math.round(random() * 960 - 400), Math.round(random() * 80 - 20), random() > 0.8 ? 0.9 : 0.5),
    fill: '#C6CFCE',
    opacity: 0.5,
  }));
}

export const neutral: Art = {
  name: 'poster neutral',
  box: POSTER_BOX,
  layers: [
    sky('#26353C'),
    ...stars(),
    { d: circle(88, 84, 58), fill: '#F2A13E', opacity: 0.12 },
    { d: circle(88, 84, 36), fill: '#F2A13E', opacity: 0.16 },
    {
      d: `M${-BLEED} 118C-260 92 -100 116 0 108C50 96 120 96 177 106C320 116 480 96 657 114V300H${-BLEED}Z`,
      fill: DARK,
    },
    ...wood(-470, 50, 110, 0.7, DARK, 31),
    ...wood(126, 650, 110, 0.7, DARK, 37),
    { d: MARK_PLANKS, fill: '#EDE6D6', at: { x: 66, y: 52, scale: 1.5 } },
    { d: MARK_DOOR, fill: '#F2A13E', at: { x: 66, y: 52, scale: 1.5 } },
  ],
};
