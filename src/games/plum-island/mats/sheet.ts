/** A sheet of paper to draw a mat on: words, icons and boxes at places, and words broken into lines without a font at hand. */
import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { circle, rounded } from '../../../ui/art';
import { BUSTS, type BustName } from '../../../ui/busts';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { SHAPES, type Livery } from '../../../ui/shapes';
import { drawFromLeft, widthOf } from '../../../ui/skia/lettering';
import { drawLayers, fillPaint, pathOf, strokePaint } from '../../../ui/skia/record';
import { colour, type FontName } from '../../../ui/theme';

/** An average letter of the reading face, as a part of its size: generous, so that a line is never cut. */
const LETTER = 0.46;

/** Breaks a text into lines that fit `room`; the same for layout and drawing, and free of fonts, so that both agree. */
export function lines(text: string, room: number, size: number): string[] {
  const most = Math.max(8, Math.floor(room / (size * LETTER)));
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found[found.length - 1];
    if (last !== undefined && last.length + word.length + 1 <= most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

export class Sheet {
  constructor(
    private readonly canvas: SkCanvas,
    private readonly fonts: Fonts,
    /** The reader's text size. */
    readonly scale: number,
  ) {}

  text(
    text: string,
    x: number,
    y: number,
    size: number,
    tint: string = colour.paper,
    font: FontName = 'display700',
  ): number {
    const real = size * this.scale;
    drawFromLeft(this.canvas, this.fonts, { text, x, y, font, size: real, colour: tint });
    return widthOf(this.fonts, font, real, text);
  }

  /** Ends at x. */
  textTo(
    text: string,
    x: number,
    y: number,
    size: number,
    tint: string = colour.paper,
    font: FontName = 'display700',
  ): void {
    const real = size * this.scale;
    drawFromLeft(this.canvas, this.fonts, {
      text,
      x: x - widthOf(this.fonts, font, real, text),
      y,
      font,
      size: real,
      colour: tint,
    });
  }

  paragraph(text: readonly string[], x: number, y: number, size: number, tint: string): void {
    text.forEach((line, at) =>
      this.text(line, x, y + at * size * 1.32 * this.scale, size, tint, 'reading400'),
    );
  }

  icon(icon: IconName, x: number, y: number, size: number, tint: string = colour.soft): void {
    drawLayers(this.canvas, [
      { d: ICONS[icon], fill: tint, at: { x, y, scale: (size * this.scale) / ICON_BOX } },
    ]);
  }

  box(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    edge: string = colour.line,
    thick = 1,
  ): void {
    drawLayers(this.canvas, [{ d: rounded(x, y, width, height, 12), fill, stroke: edge, width: thick }]);
  }

  portrait(
    bust: BustName,
    { light, dark }: Livery,
    x: number,
    y: number,
    width: number,
    height: number,
    { icon = null, isDim = false }: { icon?: IconName | null; isDim?: boolean } = {},
  ): void {
    this.within(rounded(x, y, width, height, 10), () => {
      this.path(`M${x} ${y}h${width}v${height}h${-width}Z`, light);
      this.path(`M${x + width * 0.62} ${y}H${x + width}V${y + height}H${x + width * 0.3}Z`, dark, 0.38);
      if (icon) {
        const size = width * 0.72;
        drawLayers(this.canvas, [
          {
            d: ICONS[icon],
            fill: colour.ink,
            at: { x: x + (width - size) / 2, y: y + 14, scale: size / ICON_BOX },
          },
        ]);
      } else this.bust(bust, x + width / 2, y + height, width / 36);
      if (isDim) this.path(`M${x} ${y}h${width}v${height}h${-width}Z`, colour.ink, 0.55);
    });
  }

  shape(shape: Livery['shape'], x: number, y: number, size: number, tint: string): void {
    drawLayers(this.canvas, [{ d: SHAPES[shape], fill: tint, at: { x, y, scale: size / 20 } }]);
  }

  /** A short word in a dark tag with a light edge: an address. Ends at x. */
  tag(text: string, x: number, y: number, tint: string = colour.paper): void {
    const size = 13.5 * this.scale;
    const width = widthOf(this.fonts, 'display700', size, text) + 10;
    drawLayers(this.canvas, [
      {
        d: rounded(x - width, y - size * 0.72, width, size * 1.44, 4),
        fill: colour.ink,
        stroke: tint,
        width: 1,
      },
    ]);
    this.text(text, x - width + 5, y + size * 0.36, 13.5, tint);
  }

  /** A button that is drawn: the table lays a real one over it. */
  button(text: string, x: number, y: number, width: number, height: number): void {
    drawLayers(this.canvas, [{ d: rounded(x, y, width, height, 10), fill: colour.lamp }]);
    const size = 17 * this.scale;
    const left = x + (width - widthOf(this.fonts, 'display700', size, text)) / 2;
    this.text(text, left, y + height / 2 + size * 0.36, 17, colour.ink);
  }

  /** A token out of a bag: a disc with a shape or an icon, in its colour. */
  disc(
    x: number,
    y: number,
    r: number,
    tint: string,
    look: { icon?: IconName; shape?: Livery['shape'] },
  ): void {
    drawLayers(this.canvas, [{ d: circle(x, y, r), fill: colour.ink, stroke: tint, width: 2 }]);
    if (look.shape) this.shape(look.shape, x, y, r, tint);
    if (look.icon)
      drawLayers(this.canvas, [
        {
          d: ICONS[look.icon],
          fill: tint,
          at: { x: x - r * 0.62, y: y - r * 0.62, scale: (r * 1.24) / ICON_BOX },
        },
      ]);
  }

  path(d: string, fill: string, opacity = 1): void {
    this.canvas.drawPath(pathOf(d), fillPaint(fill, opacity));
  }

  dashed(x: number, y: number, width: number, height: number): void {
    const paint = strokePaint(colour.lineStrong, 1.4);
    paint.setPathEffect(Skia.PathEffect.MakeDash([5, 4], 0));
    this.canvas.drawPath(pathOf(rounded(x, y, width, height, 12)), paint);
  }

  within(d: string, draw: () => void): void {
    this.canvas.save();
    this.canvas.clipPath(pathOf(d), ClipOp.Intersect, true);
    draw();
    this.canvas.restore();
  }

  bust(bust: BustName, x: number, y: number, scale: number): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    this.canvas.scale(scale, scale);
    drawLayers(this.canvas, BUSTS[bust]);
    this.canvas.restore();
  }

  /** Small boxes in a row, the first `filled` of them taken; ends at x. */
  boxes(count: number, filled: number, x: number, y: number): void {
    const step = 15;
    for (let i = 0; i < count; i++) {
      const left = x - (count - i) * step;
      const taken = i < filled;
      drawLayers(this.canvas, [
        {
          d: rounded(left, y, 12, 12, 2.8),
          ...(taken ? { fill: colour.hit } : {}),
          stroke: taken ? colour.hit : '#6A7A80',
          width: 1.5,
        },
      ]);
      if (taken)
        drawLayers(this.canvas, [
          {
            d: `M${left + 3.6} ${y + 3.6}l4.8 4.8M${left + 8.4} ${y + 3.6}l-4.8 4.8`,
            stroke: colour.white,
            width: 1.8,
          },
        ]);
    }
  }

  outline(x: number, y: number, width: number, height: number, edge: string): void {
    drawLayers(this.canvas, [{ d: rounded(x, y, width, height, 10), stroke: edge, width: 2 }]);
  }

  /** A track as boxes with the value reached filled, over the whole width. */
  track(x: number, y: number, width: number, length: number, value: number, tint: string, height = 9): void {
    const gap = 2;
    const box = (width - gap * (length - 1)) / length;
    for (let i = 0; i < length; i++) {
      drawLayers(this.canvas, [
        { d: rounded(x + i * (box + gap), y, box, height, 2), fill: i < value ? tint : '#35434A' },
      ]);
    }
  }
}

/** A picture of a mat as it stands now. */
export function painted(fonts: Fonts, scale: number, draw: (sheet: Sheet) => void): SkPicture {
  const recorder = Skia.PictureRecorder();
  draw(new Sheet(recorder.beginRecording(), fonts, scale));
  return recorder.finishRecordingAsPicture();
}
