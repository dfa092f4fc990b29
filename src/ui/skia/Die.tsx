/** A die that has come to rest: a thick tile with pips, a number or an icon. Centred on (x, y). */
import { Group, Picture } from '@shopify/react-native-skia';

import { circle, rounded } from '../art';
import { ICON_BOX, ICONS, type IconName } from '../icons';
import { colour } from '../theme';
import { drawCentred } from './lettering';
import { drawLayers, recorded } from './record';
import type { Fonts } from '../gameView';

export type DieFace =
  | { readonly pips: number }
  | { readonly number: number | string }
  | { readonly icon: IconName }
  /** A path of a game's own, in a box of 512. */
  | { readonly path: string }
  | { readonly blank: true };

export interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** Radians. */
  readonly turn?: number;
  readonly face: DieFace;
  readonly ground?: string;
  readonly side?: string;
  readonly tint?: string;
  readonly dim?: boolean;
  readonly fonts: Fonts;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function Die({ x, y, size = 56, turn = 0, dim, ...rest }: DieProps) {
  return (
    <Group
      transform={[{ translateX: x }, { translateY: y }, { rotate: turn }, { scale: size / 56 }]}
      opacity={dim ? 0.5 : 1}
    >
      <Picture picture={diePicture(rest)} />
    </Group>
  );
}

type DieLook = Omit<DieProps, 'x' | 'y' | 'size' | 'turn' | 'dim'>;

function diePicture({ face, ground = colour.paper, side = '#B9AF98', tint = colour.ink, fonts }: DieLook) {
  return recorded(`die ${JSON.stringify(face)} ${ground} ${side} ${tint}`, (canvas) => {
    drawLayers(canvas, [
      { d: rounded(-26, -20, 56, 56, 12), fill: '#000000', opacity: 0.3 },
      { d: rounded(-28, -24, 56, 56, 11), fill: side, stroke: colour.ink, width: 2 },
      { d: rounded(-28, -28, 56, 54, 11), fill: ground, stroke: colour.ink, width: 2 },
    ]);
    if ('pips' in face) {
      const at = PIPS[face.pips] ?? [];
      drawLayers(canvas, [{ d: at.map(([px, py]) => circle(px * 13, py * 13 - 1, 5)).join(''), fill: tint }]);
    } else if ('number' in face) {
      const text = String(face.number);
      drawCentred(canvas, fonts, { text, x: 0, y: 11, font: 'display800', size: 36, colour: tint });
    } else if ('icon' in face || 'path' in face) {
      const d = 'icon' in face ? ICONS[face.icon] : face.path;
      drawLayers(canvas, [{ d, fill: tint, at: { x: -19, y: -20, scale: 38 / ICON_BOX } }]);
    }
  });
}
