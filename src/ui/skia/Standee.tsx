/** A standee: an arch of card with a silhouette, in a base of its owner's colour and shape. Stands with its base on (x, y). */
import { ClipOp, Group, Picture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { BUSTS, type BustName } from '../busts';
import { SHAPES, type Livery } from '../shapes';
import { colour } from '../theme';
import { HitDrop } from './HitDrop';
import { weaveOf } from './patterns';
import { drawLayers, fillPaint, pathOf, recorded, strokePaint } from './record';
import type { Fonts } from '../gameView';

export interface StandeeProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly bust: BustName;
  readonly livery: Livery;
  readonly hits?: number;
  /** It can act: a ring of light round its base. */
  readonly glow?: boolean;
  /** It acts now: a mark above it. */
  readonly active?: boolean;
  readonly dim?: boolean;
  readonly fonts: Fonts;
}

/** Width and height of a standee of scale 1, from its base line up: for hit testing and layout. */
export const STANDEE_SIZE = { width: 36, height: 50 } as const;

export function Standee({ x, y, scale = 1, bust, livery, hits = 0, glow, active, dim, fonts }: StandeeProps) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]} opacity={dim ? 0.6 : 1}>
      {glow ? <Picture picture={glowPicture()} /> : null}
      <Picture picture={standeePicture(bust, livery)} />
      {hits > 0 ? <HitDrop x={15} y={-9} hits={hits} fonts={fonts} /> : null}
      {active ? <Picture picture={activePicture()} /> : null}
    </Group>
  );
}

const ARCH = 'M-15 -4V-30C-15 -41 -8 -46 0 -46C8 -46 15 -41 15 -30V-4Z';
const WINDOW = 'M-12.8 -4V-30C-12.8 -39.4 -7 -43.8 0 -43.8C7 -43.8 12.8 -39.4 12.8 -30V-4Z';
const SHADE = 'M0 -46H14V-2H4Z';
const BASE = 'M-17 -3v4a17 6.4 0 0 0 34 0v-4z';
const BASE_TOP = 'M-17 -3a17 6.4 0 1 0 34 0a17 6.4 0 1 0 -34 0Z';
const SHADOW = 'M-17 2a20 7 0 1 0 40 0a20 7 0 1 0 -40 0Z';
const RING = 'M-26 -1a26 12 0 1 0 52 0a26 12 0 1 0 -52 0Z';

function standeePicture(bust: BustName, { light, dark, shape }: Livery): SkPicture {
  const weave = weaveOf(shape);
  return recorded(`standee ${bust} ${light} ${dark} ${shape} ${weave === null ? '' : 'woven'}`, (canvas) => {
    drawLayers(canvas, [
      { d: SHADOW, fill: '#000000', opacity: 0.38 },
      { d: BASE, fill: dark, stroke: colour.ink, width: 1.2 },
      { d: BASE_TOP, fill: light, stroke: colour.ink, width: 1.2 },
      { d: ARCH, fill: colour.paper, stroke: colour.ink, width: 1.5 },
    ]);
    drawWindow(canvas, bust, light, dark, weave);
    drawLayers(canvas, [
      { d: SHAPES[shape], fill: colour.ink, at: { x: 0, y: 0.6, scale: 0.52 } },
      { d: SHAPES[shape], fill: colour.paper, at: { x: 0, y: 0.6, scale: 0.36 } },
    ]);
  });
}

function drawWindow(
  canvas: SkCanvas,
  bust: BustName,
  light: string,
  dark: string,
  weave: string | null,
): void {
  canvas.save();
  canvas.clipPath(pathOf(WINDOW), ClipOp.Intersect, true);
  drawLayers(canvas, [
    { d: 'M-14 -46H14V-2H-14Z', fill: light },
    { d: SHADE, fill: dark, opacity: 0.38 },
    ...(weave === null
      ? []
      : [{ d: weave, stroke: colour.ink, width: 1.5, cap: 'round' as const, opacity: 0.6 }]),
  ]);
  canvas.translate(0, -4);
  canvas.scale(0.92, 0.92);
  drawLayers(canvas, BUSTS[bust]);
  canvas.restore();
}

function glowPicture(): SkPicture {
  return recorded('standee glow', (canvas) => {
    canvas.drawPath(pathOf(RING), fillPaint(colour.lamp, 0.28));
    canvas.drawPath(pathOf(RING), strokePaint(colour.lamp, 2.4));
  });
}

function activePicture(): SkPicture {
  return recorded('standee active', (canvas) =>
    drawLayers(canvas, [{ d: 'M-7 -61H7L0 -51Z', fill: colour.lamp, stroke: colour.ink, width: 1.2 }]),
  );
}
