/** Dark, Darker, Darkest: a house in the rain with one lit window, and somebody in the door. */
import { circle, rectangle, type Art, type Layer } from '../art';
import { BLEED, FIGURE, POSTER_BOX, scatter, sky, spruce, wood } from './scenery';

const NIGHT = '#232A5C';
const DARK = '#0C0E22';
const EMBER = '#F2762E';

function rain(): Layer[] {
  const random = scatter(5);
  return Array.from({ length: 190 }, () => {
    const x = Math.round(random() * 1000 - 420);
    const y = Math.round(random() * 130 - 30);
    return { d: `M${x} ${y}l-4 11`, stroke: '#4A56A0', width: 1.1, opacity: 0.8 };
  });
}

const panes = (x: number, y: number, w: number, h: number): Layer => ({
  d: `M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`,
  stroke: DARK,
  width: 1.6,
});

function fence(): Layer {
  const posts = Array.from({ length: 150 }, (_, i) => i * 7 - 470).filter((x) => x < 42 || x > 136);
  const rails = `M${-BLEED} 106H42M136 106H657`;
  return {
    d: `${posts.map((x) => `M${x} 114V101l1.4 -2l1.4 2V114`).join('')}${rails}`,
    stroke: DARK,
    width: 1.6,
  };
}

export const darkestHouse: Art = {
  name: 'poster darkest-house',
  box: POSTER_BOX,
  layers: [
    sky(NIGHT),
    { d: circle(38, 24, 30), fill: '#E6DDF5', opacity: 0.07 },
    // The moon is one crescent, so that no disc of the sky's colour covers the rain.
    { d: 'M46.6 5.9A19.5 19.5 0 1 0 55.6 34.4A17.5 17.5 0 0 1 46.6 5.9Z', fill: '#DCD3EE' },
    ...rain(),
    {
      d: `M${-BLEED} 118C-300 96 -160 110 -40 104C40 97 130 97 200 104C320 114 480 96 657 112V300H${-BLEED}Z`,
      fill: DARK,
    },
    ...wood(-470, -6, 112, 0.7, DARK, 4),
    ...wood(186, 650, 112, 0.7, DARK, 8),
    fence(),
    {
      d: 'M46 110V58L62 40L78 58V48H96V32L110 16L124 32V52H142V110Z M55.6 46L62 22L68.4 46Z M103.6 26L110 0L116.4 26Z M129 36h8v18h-8Z M127.6 33h10.8v4h-10.8Z M61.4 16h1.2v8h-1.2Z M109.4 -8h1.2v10h-1.2Z',
      fill: DARK,
    },
    { d: 'M78 60H142M46 72H78M84 52H96', stroke: '#1B1F45', width: 1.2 },
    { d: rectangle(104, 42, 12, 17), fill: EMBER },
    panes(104, 42, 12, 17),
    ...[
      [56, 66],
      [126, 70],
      [60, 46],
    ].flatMap(([x = 0, y = 0]) => [{ d: rectangle(x, y, 8, 11), fill: '#39407F' }, panes(x, y, 8, 11)]),
    { d: 'M84 110V84A8 8 0 0 1 100 84V110Z', fill: '#F7B27A' },
    { d: 'M84 109L54 140H130L100 109Z', fill: EMBER, opacity: 0.5 },
    { d: 'M88 109L72 140H112L96 109Z', fill: '#F7B27A', opacity: 0.3 },
    { d: FIGURE, fill: DARK, at: { x: 86.4, y: 88.6, scale: 0.3 } },
    spruce(16, 112, 0.95, DARK),
    spruce(34, 111, 0.6, DARK),
    spruce(166, 114, 1.05, DARK),
    spruce(148, 112, 0.6, DARK),
  ],
};
