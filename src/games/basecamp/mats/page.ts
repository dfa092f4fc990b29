/** A page to draw a mat on, from top to bottom: panels, words, icons, pips. All sizes grow with the reader's text size. */
import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Facets } from '../../../core/procedure';
import { circle, rectangle, rounded } from '../../../ui/art';
import { BUSTS, type BustName } from '../../../ui/busts';
import type { Fonts, Target } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { SHAPES, type Livery } from '../../../ui/shapes';
import { drawCentred, drawFromLeft, widthOf } from '../../../ui/skia/lettering';
import { drawLayers, fillPaint, pathOf } from '../../../ui/skia/record';
import { colour, type FontName } from '../../../ui/theme';

export const GAP = 8;
export const PAD = 14;
const LEADING = 1.32;
/** An average letter of the reading face, as a part of its size: generous, so that no line is cut. */
const LETTER = 0.455;

/** Breaks words into lines without a font at hand, so that layout and drawing agree. */
export function broken(words: string, room: number, size: number): string[] {
  const most = Math.max(8, Math.floor(room / (size * LETTER)));
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function heightOf(words: string, room: number, size: number): number {
  return broken(words, room, size).length * size * LEADING;
}

/** What can be tapped in a block: its place is relative to the block. */
export interface Spot {
  readonly id: string;
  readonly label: string;
  readonly facets: Facets;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Look {
  lit(id: string): boolean;
  selected(id: string): boolean;
}

/** One block of a mat; `draw` has its own left upper corner as origin. */
export interface Block {
  readonly height: number;
  readonly spots?: readonly Spot[];
  draw(page: Page, look: Look): void;
}

export interface Placed {
  readonly block: Block;
  readonly x: number;
  readonly y: number;
}

/** Blocks one below the other: the same walk for layout and drawing. */
export function stacked(blocks: readonly Block[]): { placed: Placed[]; height: number } {
  let y = GAP;
  const placed = blocks.map((block) => {
    const at = { block, x: GAP, y };
    y += block.height + GAP;
    return at;
  });
  return { placed, height: y };
}

export function targetsOf(placed: readonly Placed[]): Target[] {
  return placed.flatMap(({ block, x, y }) =>
    (block.spots ?? []).map((spot): Target => ({
      id: spot.id,
      kind: 'piece',
      shape: { kind: 'box', x: x + spot.x, y: y + spot.y, width: spot.width, height: spot.height },
      at: { x: x + spot.x + spot.width / 2, y: y + spot.y + spot.height / 2 },
      z: 1,
      label: spot.label,
      facets: spot.facets,
    })),
  );
}

export class Page {
  constructor(
    private readonly canvas: SkCanvas,
    private readonly fonts: Fonts,
    readonly scale: number,
  ) {}

  at(x: number, y: number, draw: () => void): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    draw();
    this.canvas.restore();
  }

  /** Returns where the words end. */
  text(
    words: string,
    x: number,
    y: number,
    size: number,
    tint: string = colour.paper,
    font: FontName = 'display700',
  ): number {
    const real = size * this.scale;
    drawFromLeft(this.canvas, this.fonts, { text: words, x, y, font, size: real, colour: tint });
    return x + widthOf(this.fonts, font, real, words);
  }

  right(
    words: string,
    x: number,
    y: number,
    size: number,
    tint: string = colour.paper,
    font: FontName = 'display700',
  ): void {
    const width = widthOf(this.fonts, font, size * this.scale, words);
    this.text(words, x - width, y, size, tint, font);
  }

  centred(
    words: string,
    x: number,
    y: number,
    size: number,
    tint: string = colour.paper,
    font: FontName = 'display700',
  ): void {
    drawCentred(this.canvas, this.fonts, { text: words, x, y, font, size: size * this.scale, colour: tint });
  }

  /** `y` is the top of the first line. */
  paragraph(words: string, x: number, y: number, room: number, size: number, tint: string): void {
    const real = size * this.scale;
    broken(words, room, real).forEach((line, n) =>
      this.text(line, x, y + real * (0.98 + n * LEADING), size, tint, 'reading400'),
    );
  }

  caption(words: string, x: number, y: number, tint: string = colour.muted): void {
    this.text(words.toUpperCase(), x, y, 13, tint);
  }

  icon(icon: IconName, x: number, y: number, size: number, tint: string): void {
    drawLayers(this.canvas, [{ d: ICONS[icon], fill: tint, at: { x, y, scale: size / ICON_BOX } }]);
  }

  panel(
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

  bar(x: number, y: number, width: number, height: number, fill: string): void {
    if (width > 0) this.canvas.drawPath(pathOf(rectangle(x, y, width, height)), fillPaint(fill));
  }

  disc(x: number, y: number, r: number, fill: string | null, edge: string): void {
    drawLayers(this.canvas, [{ d: circle(x, y, r), ...(fill ? { fill } : {}), stroke: edge, width: 1.6 }]);
  }

  shape(livery: Livery, x: number, y: number, size: number): void {
    drawLayers(this.canvas, [
      { d: SHAPES[livery.shape], fill: livery.light, at: { x, y, scale: size / 20 } },
    ]);
  }

  /** A bust on its colour, inside a rounded box. */
  portrait(
    bust: BustName,
    { light, dark }: Livery,
    x: number,
    y: number,
    width: number,
    height: number,
    corner = 10,
  ): void {
    this.canvas.save();
    this.canvas.clipPath(pathOf(rounded(x, y, width, height, corner)), ClipOp.Intersect, true);
    drawLayers(this.canvas, [
      { d: rectangle(x, y, width, height), fill: light },
      { d: `M${x + width * 0.5} ${y}h${width * 0.5}v${height}h${-width * 0.34}Z`, fill: dark, opacity: 0.38 },
    ]);
    const size = Math.min(width / 38, height / 42);
    this.canvas.translate(x + width / 2, y + height);
    this.canvas.scale(size, size);
    drawLayers(this.canvas, BUSTS[bust]);
    this.canvas.restore();
  }

  /** A wide banner in the colours of a figure, with its bust at the right. */
  banner(bust: BustName, { light, dark }: Livery, width: number, height: number): void {
    this.canvas.save();
    this.canvas.clipPath(pathOf(rounded(0, 0, width, height, 14)), ClipOp.Intersect, true);
    drawLayers(this.canvas, [{ d: rectangle(0, 0, width, height), fill: dark }]);
    const rays = [0, 1, 2, 3, 4, 5]
      .map((n) => {
        const x = width * 0.42 + n * 30;
        return `M${x} 0h12l${-height * 0.6} ${height}h-12Z`;
      })
      .join('');
    drawLayers(this.canvas, [
      { d: rays, fill: light, opacity: 0.22 },
      { d: rectangle(0, height * 0.58, width, height * 0.42), fill: colour.ink, opacity: 0.34 },
    ]);
    const size = height / 40;
    this.canvas.translate(width - 60, height + 4);
    this.canvas.scale(size, size);
    drawLayers(this.canvas, BUSTS[bust]);
    this.canvas.restore();
    drawLayers(this.canvas, [{ d: rounded(0, 0, width, height, 14), stroke: light, width: 2 }]);
  }

  /** Boxes in a row, the first `filled` of them taken. */
  boxes(x: number, y: number, width: number, count: number, filled: number, tint: string, height = 10): void {
    const gap = 3;
    const box = (width - gap * (count - 1)) / count;
    for (let n = 0; n < count; n++)
      drawLayers(this.canvas, [
        {
          d: rounded(x + n * (box + gap), y, box, height, Math.min(3, height / 3)),
          fill: n < filled ? tint : '#35434A',
        },
      ]);
  }

  tick(x: number, y: number, done: boolean): void {
    const s = this.scale;
    drawLayers(this.canvas, [
      {
        d: rounded(x, y, 15 * s, 15 * s, 3),
        ...(done ? { fill: '#8FD08A' } : {}),
        stroke: done ? '#8FD08A' : '#6A7A80',
        width: 1.6,
      },
    ]);
    if (done)
      drawLayers(this.canvas, [
        {
          d: `M${x + 3.6 * s} ${y + 7.6 * s}l${3 * s} ${3.2 * s}l${5 * s} ${-6.4 * s}`,
          stroke: colour.ink,
          width: 2.2,
          cap: 'round',
        },
      ]);
  }
}

export function painted(fonts: Fonts, scale: number, draw: (page: Page) => void): SkPicture {
  const recorder = Skia.PictureRecorder();
  draw(new Page(recorder.beginRecording(), fonts, scale));
  return recorder.finishRecordingAsPicture();
}
