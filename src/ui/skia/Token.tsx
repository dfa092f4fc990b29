/** A round or cut-out counter with an icon or a number: damage, doors, civilians, addresses. Centred on (x, y). */
import { Group, Picture } from '@shopify/react-native-skia';

import { circle, rounded } from '../art';
import { ICON_BOX, ICONS, type IconName } from '../icons';
import { SHAPES, type ShapeName } from '../shapes';
import { colour } from '../theme';
import { drawCentred } from './lettering';
import { drawLayers, recorded } from './record';
import type { Fonts } from '../gameView';

export interface TokenProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly icon?: IconName;
  readonly text?: string;
  readonly shape?: ShapeName | 'disc' | 'tile' | 'warning';
  readonly ground?: string;
  readonly edge?: string;
  readonly tint?: string;
  readonly dim?: boolean;
  readonly fonts: Fonts;
}

const OUTLINES = {
  disc: circle(0, 0, 11),
  tile: rounded(-11, -11, 22, 22, 4),
  warning: 'M0 -11.5L12 9H-12Z',
} as const;

export function Token(props: TokenProps) {
  const { x, y, scale = 1, dim } = props;
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]} opacity={dim ? 0.6 : 1}>
      <Picture picture={tokenPicture(props)} />
    </Group>
  );
}

function tokenPicture({
  icon,
  text,
  shape = 'disc',
  ground = colour.ink,
  edge = colour.ink,
  tint = colour.paper,
  fonts,
}: TokenProps) {
  return recorded(`token ${icon} ${text} ${shape} ${ground} ${edge} ${tint}`, (canvas) => {
    const own = shape in OUTLINES;
    const d = own ? OUTLINES[shape as keyof typeof OUTLINES] : SHAPES[shape as ShapeName];
    drawLayers(canvas, [
      { d: circle(1.4, 1.8, 10.6), fill: '#000000', opacity: own && shape === 'disc' ? 0.32 : 0 },
      { d, fill: ground, stroke: edge, width: 1.6 },
    ]);
    if (icon)
      drawLayers(canvas, [{ d: ICONS[icon], fill: tint, at: { x: -7.5, y: -7.5, scale: 15 / ICON_BOX } }]);
    if (text !== undefined) {
      const size = text.length > 2 ? 10 : 13;
      const y = shape === 'warning' ? 6.6 : size * 0.36;
      drawCentred(canvas, fonts, { text, x: 0, y, font: 'display800', size, colour: tint });
    }
  });
}
