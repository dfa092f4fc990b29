/** The picture on an equipment card and on the last screen: one thing in the beam of a torch. In a box of 320 by 180. */
import { Group, Picture } from '@shopify/react-native-skia';

import { circle, polygon, rectangle, type Layer } from '../../../ui/art';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { cardIcon } from './looks';

function beam(ground: string, light: string): Layer[] {
  return [
    { d: rectangle(0, 0, 320, 180), fill: ground },
    {
      d: polygon([
        [-20, 200],
        [96, -30],
        [250, -30],
        [360, 200],
      ]),
      fill: light,
      opacity: 0.16,
    },
    { d: circle(160, 92, 86), fill: light, opacity: 0.2 },
    { d: circle(160, 92, 62), fill: light, opacity: 0.34 },
  ];
}

function drawn(name: string, icon: IconName, ground: string, light: string) {
  return (
    <Group>
      <Picture
        picture={recorded(`house art ${name}`, (canvas) =>
          drawLayers(canvas, [
            ...beam(ground, light),
            { d: ICONS[icon], fill: '#000000', opacity: 0.4, at: { x: 103, y: 41, scale: 120 / ICON_BOX } },
            { d: ICONS[icon], fill: '#F6F0E2', at: { x: 100, y: 34, scale: 120 / ICON_BOX } },
          ]),
        )}
      />
    </Group>
  );
}

export const cardArt = (id: string) => drawn(`card ${cardIcon(id)}`, cardIcon(id), '#1B1E4C', '#FFB05A');

export function endingArt(isWin: boolean) {
  return isWin
    ? drawn('win', 'vial', '#123A3C', '#7FE0D4')
    : drawn('loss', 'night-sky', '#0C0D26', '#6A76D8');
}
