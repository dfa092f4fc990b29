/** Pictures for cards and the last screen, in a box of 320 by 180: ink on a coloured ground, as on a poster. */
import { Picture, type SkCanvas } from '@shopify/react-native-skia';

import { circle, rectangle } from '../../../ui/art';
import { BUSTS } from '../../../ui/busts';
import type { Playback } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { drawLayers, recorded } from '../../../ui/skia/record';
import type { HeroId } from '../data/heroes';
import { HERO_BUST } from './looks';

const GROUNDS: Readonly<Record<string, { sky: string; ray: string; icon: IconName }>> = {
  SEARCH: { sky: '#2C6E68', ray: '#3B8A82', icon: 'binoculars' },
  DIRECTOR: { sky: '#7A1E2A', ray: '#96303C', icon: 'clapperboard' },
  MISSION: { sky: '#31515A', ray: '#3F6671', icon: 'flying-flag' },
};
const PLAIN = { sky: '#3E5560', ray: '#4C6672', icon: 'card-draw' } as const;

/** A sign before rays of light. */
function signArt(kind: string, icon: IconName | undefined) {
  const ground = GROUNDS[kind] ?? PLAIN;
  const sign = icon ?? ground.icon;
  const rays = [0, 1, 2, 3, 4, 5, 6].map((n) => `M160 196L${n * 56 - 24} 0h26Z`).join('');
  const picture = recorded(`exodus card art ${kind} ${sign}`, (canvas) =>
    drawLayers(canvas, [
      { d: rectangle(0, 0, 320, 180), fill: ground.sky },
      { d: rays, fill: ground.ray },
      { d: circle(160, 90, 66), fill: '#12181B', opacity: 0.85 },
      { d: ICONS[sign], fill: '#EDE6D6', at: { x: 112, y: 42, scale: 96 / ICON_BOX } },
    ]),
  );
  return <Picture picture={picture} />;
}

/** Gives a card that is turned over its picture. */
export function withArt(step: Playback): Playback {
  if (step.do !== 'card') return step;
  const { kind, note } = step.card;
  return { ...step, card: { ...step.card, Art: () => signArt(kind, note?.icon) } };
}

const RAYS = [-70, -46, -22, 2, 26, 50, 74].map((n) => `M214 112L${214 + n * 3 - 12} -10h24Z`).join('');
const SWELL =
  'M6 126q9 -5 18 0t18 0M70 146q9 -5 18 0t18 0M22 166q9 -5 18 0t18 0M112 168q9 -5 18 0t18 0M282 172q9 -5 18 0t18 0';

/** Those who got away, in the boat before the rising sun; or the quay that nobody left. */
export function endingArt(isWon: boolean, away: readonly HeroId[]) {
  const picture = recorded(`exodus ending ${isWon} ${away.join()}`, (canvas) =>
    isWon ? drawEscape(canvas, away) : drawQuay(canvas),
  );
  return <Picture picture={picture} />;
}

function drawEscape(canvas: SkCanvas, away: readonly HeroId[]): void {
  drawLayers(canvas, [
    { d: rectangle(0, 0, 320, 180), fill: '#C9683F' },
    { d: RAYS, fill: '#DA8148' },
    { d: circle(214, 108, 50), fill: '#FFD98A' },
    { d: 'M0 108V84L22 72L40 80L66 52L84 62L96 50L118 82L150 108Z', fill: '#1B2A2D' },
    { d: 'M96 50q-10 -16 0 -24q12 -8 2 -24q22 12 12 28q-8 12 -4 20Z', fill: '#5A2E24', opacity: 0.8 },
    { d: rectangle(0, 108, 320, 72), fill: '#2C5A64' },
    { d: rectangle(170, 112, 88, 3) + rectangle(182, 119, 66, 3), fill: '#FFD98A', opacity: 0.7 },
    { d: SWELL, stroke: '#8FC7C9', width: 2, cap: 'round' },
  ]);
  away.forEach((hero, n) => {
    canvas.save();
    canvas.translate(214 + (n - (away.length - 1) / 2) * 32, 140 - (n % 2) * 4);
    canvas.scale(1.15, 1.15);
    drawLayers(canvas, BUSTS[HERO_BUST[hero]]);
    canvas.restore();
  });
  drawLayers(canvas, [
    {
      d: 'M122 136c-6 -2 -4 -8 2 -8l170 2c10 0 14 4 10 10l-9 16c-3 5 -7 7 -13 7H166c-8 0 -13 -3 -18 -8Z',
      fill: '#12181B',
    },
    { d: 'M128 134l168 2M150 152h134', stroke: '#E0364A', width: 2.4, cap: 'round' },
    { d: 'M136 168q12 -6 24 0t24 0t24 0t24 0t24 0t24 0', stroke: '#CFE8E6', width: 2.4, cap: 'round' },
  ]);
}

const CROWD = [
  { x: 6, y: 84, size: 58, tint: '#1F0B0F' },
  { x: 70, y: 94, size: 46, tint: '#32121A' },
  { x: 146, y: 66, size: 82, tint: '#0B0507' },
  { x: 226, y: 92, size: 48, tint: '#32121A' },
  { x: 262, y: 78, size: 66, tint: '#14080A' },
];

function drawQuay(canvas: SkCanvas): void {
  drawLayers(canvas, [
    { d: rectangle(0, 0, 320, 180), fill: '#5A1F27' },
    { d: circle(172, 84, 66), fill: '#7A1E2A' },
    { d: circle(172, 84, 54), fill: '#A8303C' },
    { d: rectangle(0, 128, 320, 52), fill: '#1A1012' },
    ...CROWD.map(({ x, y, size, tint }) => ({
      d: ICONS['shambling-zombie'],
      fill: tint,
      at: { x, y, scale: size / ICON_BOX },
    })),
    { d: 'M0 146H320V180H0ZM18 146v-14h12v14M150 146v-10h12v10M286 146v-14h12v14', fill: '#0B0708' },
    { d: 'M0 152h320M0 166h320', stroke: '#2B1A1D', width: 2 },
  ]);
}
