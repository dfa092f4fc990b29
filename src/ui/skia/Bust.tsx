/** A bust without a standee: for mats and sheets. Its shoulders end on (x, y). */
import { Group, Picture } from '@shopify/react-native-skia';

import { BUSTS, type BustName } from '../busts';
import { drawLayers, recorded } from './record';

export function Bust({ x, y, scale = 1, bust }: { x: number; y: number; scale?: number; bust: BustName }) {
  const picture = recorded(`bust ${bust}`, (canvas) => drawLayers(canvas, BUSTS[bust]));
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      <Picture picture={picture} />
    </Group>
  );
}
