/** Unknown: a tent and a fire, the light they make, and eyes beyond it. */
import { circle, type Art, type Layer } from '../art';
import { BLEED, POSTER_BOX, sky, spruce, wood } from './scenery';

const PINE = '#1C3A33';
const DARK = '#0C1E1A';

const eyes = (x: number, y: number): Layer => ({
  d: `${circle(x, y, 1.5)}${circle(x + 5.4, y, 1.5)}`,
  fill: '#FFD36B',
});

export const basecamp: Art = {
  name: 'poster basecamp',
  box: POSTER_BOX,
  layers: [
    sky(PINE),
    {
      d: `M${-BLEED} 70L-400 30L-330 66L-260 20L-190 70L-120 36L-60 68L0 62L30 30L52 52L88 14L124 56L146 36L177 66L240 28L300 70L370 24L440 66L520 30L657 74V300H${-BLEED}Z`,
      fill: '#16302A',
    },
    {
      d: 'M88 14L98 26L90 24L84 28L80 22Z M30 30L38 38L30 37L24 37Z M146 36L153 42L146 42L141 41Z',
      fill: '#274A42',
    },
    { d: circle(92, 98, 62), fill: '#E6A93A', opacity: 0.24 },
    { d: circle(92, 98, 38), fill: '#E6A93A', opacity: 0.34 },
    ...wood(-470, 0, 106, 1, DARK, 21),
    ...wood(186, 650, 106, 1, DARK, 23),
    spruce(13, 106, 1.3, DARK),
    spruce(36, 104, 0.95, DARK),
    spruce(132, 100, 0.7, DARK),
    spruce(150, 102, 1.05, DARK),
    spruce(169, 108, 1.4, DARK),
    {
      d: `M${-BLEED} 116C-260 94 -120 104 0 104C50 95 120 95 177 104C320 108 480 96 657 112V300H${-BLEED}Z`,
      fill: DARK,
    },
    { d: 'M45 111L76 62L107 111Z', fill: '#CF9143' },
    { d: 'M76 62L107 111H86Z', fill: '#8C5A20' },
    { d: 'M76 72L83.4 111H68.6Z', fill: '#1A1108' },
    { d: 'M76 72L68.6 111H64Z', fill: '#E3AE68' },
    { d: 'M74 65L78 58M78 65L74 58', stroke: '#4A2E16', width: 1.6 },
    { d: 'M46 110l-7 4M106 110l7 4', stroke: '#4A2E16', width: 1.2 },
    { d: circle(124, 104, 16), fill: '#F2902E', opacity: 0.22 },
    { d: 'M110 116L137 110M110 110L137 116', stroke: '#5A3A1E', width: 4.2, cap: 'round' },
    {
      d: 'M124 112C112.4 112 110.6 102 115.6 94C117.6 98 119.6 98 119.6 95C119.6 87 125 85 126 76C131 86 136 91 134 102C134 108 129 112 124 112Z',
      fill: '#F2902E',
    },
    {
      d: 'M124 112C119 112 118 106 120 102C122 104 124 101 125 95C129 101 130 104 129 107C128 111 126 112 124 112Z',
      fill: '#FFE9A8',
    },
    eyes(24, 84),
    eyes(158, 78),
    eyes(141, 66),
    eyes(-60, 88),
    eyes(-190, 80),
    eyes(240, 84),
    eyes(360, 78),
  ],
};
