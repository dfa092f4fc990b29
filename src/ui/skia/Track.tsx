/** A track: boxes in a row, filled up to where it stands, with marks on single boxes. Its top left is (x, y). */
import { Group, Path, RoundedRect } from '@shopify/react-native-skia';

import { ICON_BOX, ICONS, type IconName } from '../icons';
import { colour } from '../theme';
import { pathOf } from './record';

export interface TrackProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly length: number;
  readonly value: number;
  readonly tint: string;
  readonly gap?: number;
  readonly empty?: string;
  /** Icons on boxes, by number from 1. */
  readonly marks?: Readonly<Record<number, IconName>>;
}

export function Track({
  x,
  y,
  width,
  height = 7,
  length,
  value,
  tint,
  gap = 1.5,
  empty = '#35434A',
  marks = {},
}: TrackProps) {
  const box = (width - gap * (length - 1)) / length;
  const icon = Math.min(box, height) * 0.8;
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      {Array.from({ length }, (_, i) => {
        const left = i * (box + gap);
        const mark = marks[i + 1];
        const filled = i < value;
        return (
          <Group key={i}>
            <RoundedRect
              x={left}
              y={0}
              width={box}
              height={height}
              r={Math.min(4, height / 5)}
              color={filled ? tint : empty}
            />
            {mark ? (
              <Path
                path={pathOf(ICONS[mark])}
                color={filled ? colour.ink : colour.soft}
                transform={[
                  { translateX: left + (box - icon) / 2 },
                  { translateY: (height - icon) / 2 },
                  { scale: icon / ICON_BOX },
                ]}
              />
            ) : null}
          </Group>
        );
      })}
    </Group>
  );
}
