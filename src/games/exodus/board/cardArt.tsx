/** Pictures for cards and the last screen, in a box of 320 by 180: ink on a coloured ground, as on a poster. */
import { Picture } from '@shopify/react-native-skia';

import { circle, rectangle } from '../../../ui/art';
import type { Playback } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { drawLayers, recorded } from '../../../ui/skia/record';

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

/** The boat that got away at first light, or the quay that nobody left. */
export function endingArt(isWon: boolean) {
  const picture = recorded(`exodus ending ${isWon}`, (canvas) =>
    drawLayers(canvas, [
      { d: rectangle(0, 0, 320, 180), fill: isWon ? '#C9683F' : '#3A151B' },
      { d: circle(226, 104, isWon ? 44 : 26), fill: isWon ? '#FFD98A' : '#7A1E2A' },
      { d: 'M0 104L40 82L70 92L104 66L150 104Z', fill: '#1B2A2D' },
      { d: rectangle(0, 104, 320, 76), fill: isWon ? '#2C5A64' : '#1A2428' },
      {
        d: 'M20 124q8 -5 16 0t16 0M110 150q8 -5 16 0t16 0M236 128q8 -5 16 0t16 0M60 166q8 -5 16 0t16 0',
        stroke: '#8FC7C9',
        width: 2,
      },
      isWon
        ? {
            d: 'M176 128h76l-12 18h-52ZM196 128v-14h10v14M214 128v-18h10v18M232 128v-14h8v14',
            fill: '#12181B',
          }
        : { d: 'M0 180V140H120V180ZM24 140v-26h8v26M56 140v-30h9v30M90 140v-24h8v24', fill: '#0B1012' },
    ]),
  );
  return <Picture picture={picture} />;
}
