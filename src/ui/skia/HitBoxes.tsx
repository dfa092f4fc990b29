/** Boxes for the hits that somebody can take; a taken one is red and crossed. Ends at x on the right, its top is y. */
import { Group, Picture } from '@shopify/react-native-skia';

import { rounded } from '../art';
import { colour } from '../theme';
import { drawLayers, recorded } from './record';

export interface HitBoxesProps {
  readonly x: number;
  readonly y: number;
  readonly boxes: number;
  readonly hits: number;
  readonly size?: number;
}

const STEP = 15;

export function hitBoxesWidth(boxes: number, size = 12): number {
  return (boxes * STEP * size) / 12;
}

export function HitBoxes({ x, y, boxes, hits, size = 12 }: HitBoxesProps) {
  const picture = recorded(`hit boxes ${boxes} ${hits}`, (canvas) => {
    for (let i = 0; i < boxes; i++) {
      const left = i * STEP + 1;
      const taken = i < hits;
      drawLayers(canvas, [
        {
          d: rounded(left, 0.8, 12, 12, 2.8),
          ...(taken ? { fill: colour.hit } : {}),
          stroke: taken ? colour.hit : '#6A7A80',
          width: 1.5,
        },
      ]);
      if (taken) {
        drawLayers(canvas, [
          {
            d: `M${left + 3.6} 4.4l4.8 4.8M${left + 8.4} 4.4l-4.8 4.8`,
            stroke: colour.white,
            width: 1.8,
            cap: 'round',
          },
        ]);
      }
    }
  });
  return (
    <Group
      transform={[{ translateX: x - hitBoxesWidth(boxes, size) }, { translateY: y }, { scale: size / 12 }]}
    >
      <Picture picture={picture} />
    </Group>
  );
}
