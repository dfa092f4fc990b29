/** What the tiles lie on: a wooden table, a field cloth that grows with the map, and the light of the fire at Base. */
import {
  BlendMode,
  FilterMode,
  Group,
  Image,
  MipmapMode,
  Picture,
  Skia,
  TileMode,
  type SkCanvas,
  type SkImage,
  type SkPaint,
  type SkPath,
  type SkPicture,
} from '@shopify/react-native-skia';

import type { Box } from '../../../ui/gameView';
import { fillPaint, recorded, strokePaint } from '../../../ui/skia/record';
import { BASE } from '../geometry';
import { standing, type BasecampState } from '../state';
import { boundsOf, centreOf, PITCH } from './layout';

/** The table goes on beyond anything that the camera can show. */
const FAR_OUT = 2600;
const WOOD = { width: 640, height: 480 };
const PLANKS = ['#3F2E20', '#392A1D', '#45331F', '#3C2B1E', '#402F22', '#372819'];
const CLOTH = '#273833';
/** A soft edge out of strokes: a blur of this size would be computed for every frame. */
const SHADOW = [6, 12, 18, 24];

const images = new Map<string, SkImage>();

/** A texture, drawn once. */
function texture(name: string, width: number, height: number, draw: (canvas: SkCanvas) => void): SkImage {
  const known = images.get(name);
  if (known) return known;
  const surface = Skia.Surface.Make(width, height);
  if (!surface) throw new Error(`The ${name} of the table cannot be drawn.`);
  draw(surface.getCanvas());
  surface.flush();
  const image = surface.makeImageSnapshot();
  images.set(name, image);
  return image;
}

/** The same scatter every time. */
function chances(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

function wood(): SkImage {
  return texture('wood', WOOD.width, WOOD.height, (canvas) => {
    const chance = chances(31);
    const plank = WOOD.height / PLANKS.length;
    PLANKS.forEach((tint, n) => {
      canvas.drawRect(Skia.XYWHRect(0, n * plank, WOOD.width, plank), fillPaint(tint));
      canvas.drawRect(Skia.XYWHRect(0, n * plank, WOOD.width, 1.6), fillPaint('#1B120B', 0.8));
      canvas.drawRect(Skia.XYWHRect(0, n * plank + 1.6, WOOD.width, 1), fillPaint('#6B5138', 0.35));
      for (let i = 0; i < 26; i++) {
        const x = chance() * WOOD.width * 0.8;
        const y = n * plank + 6 + chance() * (plank - 12);
        const length = 60 + chance() * 120;
        const grain = Skia.PathBuilder.Make()
          .moveTo(x, y)
          .quadTo(x + length * 0.5, y + chance() * 5 - 2.5, Math.min(WOOD.width, x + length), y)
          .build();
        canvas.drawPath(grain, strokePaint('#2A1D13', 1, 0.55));
      }
    });
  });
}

function weave(): SkImage {
  return texture('weave', 64, 64, (canvas) => {
    canvas.drawRect(Skia.XYWHRect(0, 0, 64, 64), fillPaint(CLOTH));
    const chance = chances(77);
    for (let y = 0; y < 64; y += 2) {
      for (let x = 0; x < 64; x += 2) {
        const over = (x + y) % 4 === 0;
        canvas.drawRect(
          Skia.XYWHRect(x, y, 2, 1),
          fillPaint(over ? '#41544A' : '#1E2A24', 0.16 + chance() * 0.3),
        );
      }
    }
  });
}

const GLOW = 256;

/** A soft disc of light, drawn once: as a gradient it would be computed for every frame. */
function glow(): SkImage {
  return texture('glow', GLOW, GLOW, (canvas) => {
    const rings = 48;
    for (let n = 0; n < rings; n++)
      canvas.drawCircle(GLOW / 2, GLOW / 2, (GLOW / 2) * (1 - n / rings), fillPaint('#FFB552', 0.034));
  });
}

/** Nothing in the middle, dusk at the rim; its last pixels go on for ever. */
function dusk(): SkImage {
  return texture('dusk', GLOW, GLOW, (canvas) => {
    const rings = 64;
    for (let n = rings; n >= 0; n--) {
      const t = n / rings;
      const ring = strokePaint('#04080A', (GLOW * 0.75) / rings + 0.6, 0.6 * t * t);
      canvas.drawCircle(GLOW / 2, GLOW / 2, t * GLOW * 0.75, ring);
    }
  });
}

/** `scale` and `offset` say where the image lies. */
function paved(image: SkImage, mode: TileMode, scale = 1, offset = 0): SkPaint {
  const paint = Skia.Paint();
  const place = Skia.Matrix().translate(offset, offset).scale(scale, scale);
  paint.setShader(image.makeShaderOptions(mode, mode, FilterMode.Linear, MipmapMode.None, place));
  return paint;
}

/** The edge of the cloth: a little uneven, and inside the room that the camera shows. */
function clothPath({ x, y, width, height }: Box): SkPath {
  const inset = PITCH * 0.34;
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  const bow = PITCH * 0.05;
  return Skia.PathBuilder.Make()
    .moveTo(left + 6, top + 4)
    .quadTo((left + right) / 2, top - bow, right - 4, top + 2)
    .quadTo(right + bow * 0.6, (top + bottom) / 2, right - 2, bottom - 5)
    .quadTo((left + right) / 2, bottom + bow, left + 3, bottom - 2)
    .quadTo(left - bow * 0.6, (top + bottom) / 2, left + 6, top + 4)
    .close()
    .build();
}

/** Where the cloth was folded: every third tile. */
function drawFolds(canvas: SkCanvas, { x, y, width, height }: Box): void {
  const inset = PITCH * 0.38;
  const step = 3 * PITCH;
  const fold = (x1: number, y1: number, x2: number, y2: number) => {
    canvas.drawLine(x1, y1, x2, y2, strokePaint('#16201B', 2.4, 0.5));
    canvas.drawLine(x1 + 2, y1 + 2, x2 + 2, y2 + 2, strokePaint('#5A6E62', 1.4, 0.3));
  };
  const half = PITCH / 2;
  for (let at = Math.ceil((x + PITCH) / step) * step; at < x + width - PITCH; at += step)
    fold(at + half, y + inset, at + half, y + height - inset);
  for (let at = Math.ceil((y + PITCH) / step) * step; at < y + height - PITCH; at += step)
    fold(x + inset, at + half, x + width - inset, at + half);
}

function drawTable(canvas: SkCanvas, bounds: Box): void {
  const wide = Skia.XYWHRect(
    bounds.x - FAR_OUT,
    bounds.y - FAR_OUT,
    bounds.width + 2 * FAR_OUT,
    bounds.height + 2 * FAR_OUT,
  );
  const cloth = clothPath(bounds);
  canvas.drawRect(wide, paved(wood(), TileMode.Repeat));
  canvas.save();
  canvas.translate(4, 9);
  for (const width of SHADOW) canvas.drawPath(cloth, strokePaint('#000000', width, 0.16));
  canvas.restore();
  canvas.drawPath(cloth, paved(weave(), TileMode.Repeat));
  drawFolds(canvas, bounds);
  canvas.drawPath(cloth, strokePaint('#1D2822', 13, 0.75));
  const stitches = strokePaint('#8A8262', 1.6, 0.75);
  stitches.setPathEffect(Skia.PathEffect.MakeDash([9, 7], 0));
  canvas.drawPath(cloth, stitches);
  // Warm and bright round Base, dusk towards the edge of the table.
  const reach = Math.max(620, Math.hypot(bounds.width, bounds.height) * 0.6);
  const light = paved(glow(), TileMode.Decal, (2 * reach) / GLOW, -reach);
  light.setBlendMode(BlendMode.SoftLight);
  light.setAlphaf(0.7);
  canvas.drawRect(Skia.XYWHRect(-reach, -reach, 2 * reach, 2 * reach), light);
  canvas.drawRect(wide, paved(dusk(), TileMode.Clamp, (reach * 2.4) / GLOW, -reach * 1.2));
}

function tablePicture(bounds: Box): SkPicture {
  const { x, y, width, height } = bounds;
  return recorded(`unknown table ${x} ${y} ${width} ${height}`, (canvas) => drawTable(canvas, bounds));
}

export function Tabletop({ state }: { state: BasecampState }) {
  return <Picture picture={tablePicture(boundsOf(state))} />;
}

const LAMP = 80;

/** Over the tiles: the fire and lit beacons, and a small lamp with everybody who stands. */
export function Lamps({ state }: { state: BasecampState }) {
  const lamps = new Map<string, { strength: number; r: number }>([[BASE, { strength: 0.3, r: 130 }]]);
  for (const cell in state.tiles)
    if (state.tiles[cell]?.tokens.beacon !== undefined) lamps.set(cell, { strength: 0.5, r: 115 });
  for (const survivor of state.survivors)
    if (survivor.cell !== null && standing(survivor) && !lamps.has(survivor.cell))
      lamps.set(survivor.cell, { strength: 0.2, r: LAMP });
  return (
    <Group>
      {[...lamps].map(([cell, { strength, r }]) => {
        const { x, y } = centreOf(cell);
        return (
          <Image
            key={cell}
            image={glow()}
            x={x - r}
            y={y - r}
            width={2 * r}
            height={2 * r}
            fit="fill"
            blendMode="screen"
            opacity={strength}
          />
        );
      })}
    </Group>
  );
}
