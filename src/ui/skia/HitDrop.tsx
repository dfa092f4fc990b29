/** Hits on a piece: a drop with their number. */
import { Group, Picture } from '@shopify/react-native-skia';

import { colour } from '../theme';
import { drawCentred } from './lettering';
import { drawLayers, recorded } from './record';
import type { Fonts } from '../gameView';

const DROP = 'M0 -11C4 -6 7.4 -3 7.4 1.4A7.4 7.4 0 0 1 -7.4 1.4C-7.4 -3 -4 -6 0 -11Z';

export function HitDrop({ x, y, hits, fonts }: { x: number; y: number; hits: number; fonts: Fonts }) {
  const picture = recorded(`hits ${hits}`, (canvas) => {
    drawLayers(canvas, [{ d: DROP, fill: colour.hit, stroke: colour.ink, width: 1.3 }]);
    drawCentred(canvas, fonts, {
      text: String(hits),
      x: 0,
      y: 5.4,
      font: 'display700',
      size: 12,
      colour: colour.white,
    });
  });
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture picture={picture} />
    </Group>
  );
}
