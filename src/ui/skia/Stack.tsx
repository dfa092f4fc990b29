/** A pile of tiles with its count: up to six are seen, the number says the rest. Stands with its lowest tile on (x, y). */
import { Group, Picture, PaintStyle, Skia } from '@shopify/react-native-skia';

import { rounded } from '../art';
import { ICON_BOX, ICONS, type IconName } from '../icons';
import { colour } from '../theme';
import { drawCentred } from './lettering';
import { drawLayers, pathOf, recorded, strokePaint } from './record';
import type { Fonts } from '../gameView';

export interface StackProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly count: number;
  readonly icon?: IconName;
  /** The colour of its kind: toxic green for horrors. */
  readonly tint: string;
  /** The edge of the tiles below. */
  readonly shade?: string;
  /** It threatens us now. */
  readonly danger?: boolean;
  readonly dim?: boolean;
  readonly fonts: Fonts;
}

const SEEN = 6;
const RISE = 2.6;

export function Stack(props: StackProps) {
  const {
    x,
    y,
    scale = 1,
    count,
    icon = 'shambling-zombie',
    tint,
    shade = '#4A5A2E',
    danger,
    dim,
    fonts,
  } = props;
  const seen = Math.max(1, Math.min(count, SEEN));
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]} opacity={dim ? 0.6 : 1}>
      {danger ? <Picture picture={dangerPicture(seen)} /> : null}
      <Picture picture={stackPicture(seen, icon, tint, shade)} />
      <Group transform={[{ translateX: 13 }, { translateY: -24 - (seen - 1) * RISE }]}>
        <Picture picture={countPicture(count, tint, fonts)} />
      </Group>
    </Group>
  );
}

function stackPicture(seen: number, icon: IconName, tint: string, shade: string) {
  return recorded(`stack ${seen} ${icon} ${tint} ${shade}`, (canvas) => {
    drawLayers(canvas, [{ d: 'M-15 3a19 6 0 1 0 38 0a19 6 0 1 0 -38 0Z', fill: '#000000', opacity: 0.4 }]);
    for (let i = 0; i < seen; i++) {
      const top = i === seen - 1;
      const sway = (((i * 37) % 3) - 1) * 0.8;
      drawLayers(canvas, [
        {
          d: rounded(-14 + (top ? 0 : sway), -26 - i * RISE, 28, 28, 4),
          fill: top ? '#161D1A' : '#0A0E0C',
          stroke: top ? tint : shade,
          width: top ? 1.5 : 1,
        },
      ]);
    }
    const at = { x: -11, y: -23.5 - (seen - 1) * RISE, scale: 22 / ICON_BOX };
    drawLayers(canvas, [{ d: ICONS[icon], fill: tint, at }]);
  });
}

function countPicture(count: number, tint: string, fonts: Fonts) {
  return recorded(`count ${count} ${tint}`, (canvas) => {
    drawLayers(canvas, [
      {
        d: 'M-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z',
        fill: tint,
        stroke: colour.ink,
        width: 1.6,
      },
    ]);
    const size = count > 9 ? 12 : 14;
    drawCentred(canvas, fonts, {
      text: String(count),
      x: 0,
      y: size * 0.35,
      font: 'display800',
      size,
      colour: colour.ink,
    });
  });
}

function dangerPicture(seen: number) {
  return recorded(`stack danger ${seen}`, (canvas) => {
    const rise = (seen - 1) * RISE;
    const paint = strokePaint(colour.danger, 2);
    paint.setStyle(PaintStyle.Stroke);
    paint.setPathEffect(Skia.PathEffect.MakeDash([5, 3], 0));
    canvas.drawPath(pathOf(rounded(-18, -30 - rise, 36, 36 + rise, 7)), paint);
  });
}
