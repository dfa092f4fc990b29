/** Recording: a picture that does not change is drawn once and replayed, and a path is parsed once. */
import {
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  type SkCanvas,
  type SkPaint,
  type SkPath,
  type SkPicture,
} from '@shopify/react-native-skia';

import type { Art, Layer } from '../art';

const paths = new Map<string, SkPath>();
const pictures = new Map<string, SkPicture>();

/** A path from SVG text. Texts of our own only: they are kept for good. */
export function pathOf(d: string): SkPath {
  const known = paths.get(d);
  if (known) return known;
  const path = Skia.Path.MakeFromSVGString(d);
  if (!path) throw new Error(`This is not a path: ${d.slice(0, 80)}`);
  paths.set(d, path);
  return path;
}

/** Without bounds a picture counts as lying right of and below its origin, and vanishes as soon as that is out of sight. */
const EVERYWHERE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

/** The picture of that name, drawn when it is first asked for. Whatever changes the drawing must be in the name. */
export function recorded(name: string, draw: (canvas: SkCanvas) => void): SkPicture {
  const known = pictures.get(name);
  if (known) return known;
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(EVERYWHERE));
  const picture = recorder.finishRecordingAsPicture();
  pictures.set(name, picture);
  return picture;
}

export function artPicture(art: Art): SkPicture {
  return recorded(`art ${art.name}`, (canvas) => drawLayers(canvas, art.layers));
}

export function fillPaint(colour: string, opacity = 1): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  if (opacity < 1) paint.setAlphaf(opacity);
  return paint;
}

export function strokePaint(colour: string, width: number, opacity = 1): SkPaint {
  const paint = fillPaint(colour, opacity);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeJoin(StrokeJoin.Round);
  return paint;
}

export function drawLayers(canvas: SkCanvas, layers: readonly Layer[]): void {
  for (const { d, fill, stroke, width = 1, cap, opacity = 1, at } of layers) {
    canvas.save();
    if (at) {
      canvas.translate(at.x, at.y);
      canvas.scale(at.flip ? -at.scale : at.scale, at.scale);
    }
    const path = pathOf(d);
    if (fill !== undefined) canvas.drawPath(path, fillPaint(fill, opacity));
    if (stroke !== undefined) {
      const paint = strokePaint(stroke, width, opacity);
      if (cap === 'round') paint.setStrokeCap(StrokeCap.Round);
      canvas.drawPath(path, paint);
    }
    canvas.restore();
  }
}
