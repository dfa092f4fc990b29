/**
 * A page to print a mat on: words, icons and boxes at places, blocks one below the other. Lengths of words and signs are given
 * at text size 1 and grow with the reader's; places are where they are.
 */
import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { circle, rectangle, rounded, type Layer } from '../art';
import { BUSTS, type BustName } from '../busts';
import type { Box, Fonts, Target } from '../gameView';
import { ICON_BOX, ICONS, type IconName } from '../icons';
import { broken, LEADING } from '../lines';
import { SHAPES, type Livery, type ShapeName } from '../shapes';
import { colour, type FontName } from '../theme';
import { drawFromLeft, widthOf } from './lettering';
import { drawLayers, fillPaint, pathOf, strokePaint } from './record';

export const GAP = 8;
const EMPTY = '#35434A';
const EMPTY_EDGE = '#6A7A80';

/** What can be picked on the mat now, and what has been. */
export interface Lights {
  readonly lit: ReadonlySet<string>;
  readonly selected: ReadonlySet<string>;
}

export interface TextLook {
  readonly size?: number;
  readonly tint?: string;
  readonly font?: FontName;
  /** Where x is: the left edge, the middle or the right edge of the words. */
  readonly from?: 'left' | 'middle' | 'right';
}

/** What can be tapped in a block, in the block's own coordinates. */
export interface Spot extends Pick<Target, 'id' | 'label' | 'facets'>, Box {}

/** One block of a mat, in coordinates of its own: `at` begins at the origin and is as wide as the mat has room. */
export interface Block {
  readonly height: number;
  spots?(at: Box): readonly Spot[];
  print(page: Page, at: Box): void;
}

export class Page {
  constructor(
    readonly canvas: SkCanvas,
    private readonly fonts: Fonts,
    /** The reader's text size. */
    readonly scale: number,
    private readonly lights: Lights,
    /** The colour of what has been picked. */
    private readonly accent: string,
  ) {}

  isLit(id: string): boolean {
    return this.lights.lit.has(id);
  }

  isSelected(id: string): boolean {
    return this.lights.selected.has(id);
  }

  at(x: number, y: number, print: () => void): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    print();
    this.canvas.restore();
  }

  within(d: string, print: () => void): void {
    this.canvas.save();
    this.canvas.clipPath(pathOf(d), ClipOp.Intersect, true);
    print();
    this.canvas.restore();
  }

  draw(...layers: readonly Layer[]): void {
    drawLayers(this.canvas, layers);
  }

  path(d: string, fill: string, opacity = 1): void {
    this.canvas.drawPath(pathOf(d), fillPaint(fill, opacity));
  }

  /** Returns where the words end. */
  text(words: string, x: number, y: number, look: TextLook = {}): number {
    const { size = 15, tint = colour.paper, font = 'display700', from = 'left' } = look;
    const real = size * this.scale;
    const width = widthOf(this.fonts, font, real, words);
    const left = from === 'left' ? x : from === 'right' ? x - width : x - width / 2;
    drawFromLeft(this.canvas, this.fonts, { text: words, x: left, y, font, size: real, colour: tint });
    return left + width;
  }

  /** `y` is the top of the first line. */
  paragraph(
    words: string,
    x: number,
    y: number,
    room: number,
    size: number,
    tint: string = colour.soft,
  ): void {
    const real = size * this.scale;
    broken(words, room, real).forEach((line, n) =>
      this.text(line, x, y + real * (0.98 + n * LEADING), { size, tint, font: 'reading400' }),
    );
  }

  icon(icon: IconName, x: number, y: number, size: number, tint: string = colour.soft): void {
    this.draw({ d: ICONS[icon], fill: tint, at: { x, y, scale: (size * this.scale) / ICON_BOX } });
  }

  shape(shape: ShapeName, x: number, y: number, size: number, tint: string): void {
    this.draw({ d: SHAPES[shape], fill: tint, at: { x, y, scale: (size * this.scale) / 20 } });
  }

  panel(box: Box, fill: string = colour.panel, edge: string = colour.line, thick = 1, r = 12): void {
    this.draw({ d: rounded(box.x, box.y, box.width, box.height, r), fill, stroke: edge, width: thick });
  }

  outline(box: Box, edge: string): void {
    this.draw({ d: rounded(box.x, box.y, box.width, box.height, 10), stroke: edge, width: 2 });
  }

  dashed({ x, y, width, height }: Box): void {
    const paint = strokePaint(colour.lineStrong, 1.4);
    paint.setPathEffect(Skia.PathEffect.MakeDash([5, 4], 0));
    this.canvas.drawPath(pathOf(rounded(x, y, width, height, 12)), paint);
  }

  /** A panel that can be picked: lamp when it can be, in the accent when it has been. Says whether it can be. */
  spot(id: string, box: Box, fill: string = colour.panel): boolean {
    const isLit = this.isLit(id);
    const isSelected = this.isSelected(id);
    const edge = isSelected ? this.accent : isLit ? colour.lamp : colour.line;
    const ground = isLit && !isSelected ? colour.lampGround : fill;
    this.panel(box, ground, edge, isLit || isSelected ? 2 : 1, 9);
    return isLit;
  }

  /** A short word in a dark tag with a light edge: an address. Ends at x. */
  tag(words: string, x: number, y: number, tint: string = colour.paper): void {
    const size = 13.5 * this.scale;
    const width = widthOf(this.fonts, 'display700', size, words) + 10;
    const box = { x: x - width, y: y - size * 0.72, width, height: size * 1.44 };
    this.panel(box, colour.ink, tint, 1, 4);
    this.text(words, x - width + 5, y + size * 0.36, { size: 13.5, tint });
  }

  /** A button that is drawn: the table lays a real one over it. */
  button(words: string, { x, y, width, height }: Box): void {
    this.draw({ d: rounded(x, y, width, height, 10), fill: colour.lamp });
    const base = y + height / 2 + 17 * this.scale * 0.36;
    this.text(words, x + width / 2, base, { size: 17, tint: colour.ink, from: 'middle' });
  }

  /** A token: a disc with a shape or an icon, in its colour. */
  token(x: number, y: number, r: number, tint: string, look: { icon?: IconName; shape?: ShapeName }): void {
    this.draw({ d: circle(x, y, r), fill: colour.ink, stroke: tint, width: 2 });
    if (look.shape) this.draw({ d: SHAPES[look.shape], fill: tint, at: { x, y, scale: r / 20 } });
    if (look.icon)
      this.draw({
        d: ICONS[look.icon],
        fill: tint,
        at: { x: x - r * 0.62, y: y - r * 0.62, scale: (r * 1.24) / ICON_BOX },
      });
  }

  bust(bust: BustName, x: number, y: number, scale: number): void {
    this.at(x, y, () => {
      this.canvas.scale(scale, scale);
      drawLayers(this.canvas, BUSTS[bust]);
    });
  }

  /** A bust, or a sign in its place, on the colours of its side. */
  portrait(
    bust: BustName,
    { light, dark }: Livery,
    { x, y, width, height }: Box,
    { icon = null, isDim = false }: { icon?: IconName | null; isDim?: boolean } = {},
  ): void {
    this.within(rounded(x, y, width, height, 10), () => {
      this.path(rectangle(x, y, width, height), light);
      this.path(`M${x + width * 0.62} ${y}H${x + width}V${y + height}H${x + width * 0.3}Z`, dark, 0.38);
      if (icon) {
        const size = width * 0.72;
        const at = { x: x + (width - size) / 2, y: y + 14, scale: size / ICON_BOX };
        this.draw({ d: ICONS[icon], fill: colour.ink, at });
      } else
        this.bust(bust, x + width / 2, y + height, Math.max(width / 38, Math.min(height / 44, width / 30)));
      if (isDim) this.path(rectangle(x, y, width, height), colour.ink, 0.55);
    });
  }

  /** A banner in the colours of a figure, with its bust at the right. */
  banner(bust: BustName, { light, dark }: Livery, width: number, height: number): void {
    const edge = rounded(0, 0, width, height, 14);
    const rays = [0, 1, 2, 3, 4, 5]
      .map((n) => `M${width * 0.42 + n * 31} 0h12l${-height * 0.6} ${height}h-12Z`)
      .join('');
    this.within(edge, () => {
      this.draw(
        { d: rectangle(0, 0, width, height), fill: dark },
        { d: rays, fill: light, opacity: 0.22 },
        { d: `M0 0H${width * 0.72}L${width * 0.56} ${height}H0Z`, fill: colour.ink, opacity: 0.34 },
      );
      this.bust(bust, width - 60, height + 3, Math.min(1.9, height / 42));
    });
    this.draw({ d: edge, stroke: light, width: 2 });
  }

  /** A track as boxes over the whole width, the first `filled` of them taken. */
  track(x: number, y: number, width: number, count: number, filled: number, tint: string, height = 10): void {
    const gap = count > 16 ? 2 : 3;
    const box = (width - gap * (count - 1)) / count;
    for (let n = 0; n < count; n++)
      this.draw({
        d: rounded(x + n * (box + gap), y, box, height, Math.min(3, height / 3)),
        fill: n < filled ? tint : EMPTY,
      });
  }

  /** Hits as small boxes in a row, the first `filled` of them crossed out; ends at x. */
  hits(count: number, filled: number, x: number, y: number): void {
    for (let n = 0; n < count; n++) {
      const left = x - (count - n) * HIT_BOX;
      const edge = rounded(left, y, 12, 12, 2.8);
      if (n >= filled) this.draw({ d: edge, stroke: EMPTY_EDGE, width: 1.5 });
      else
        this.draw(
          { d: edge, fill: colour.hit, stroke: colour.hit, width: 1.5 },
          {
            d: `M${left + 3.6} ${y + 3.6}l4.8 4.8M${left + 8.4} ${y + 3.6}l-4.8 4.8`,
            stroke: colour.white,
            width: 1.8,
          },
        );
    }
  }
}

/** How wide one box of `hits` is, with its gap. */
export const HIT_BOX = 15;

export interface Placed {
  readonly block: Block;
  /** In the block's own coordinates. */
  readonly at: Box;
  readonly y: number;
}

/** Blocks one below the other on a mat of that width: the same walk for layout and drawing. */
export function stacked(blocks: readonly Block[], width: number): { placed: Placed[]; height: number } {
  let y = GAP;
  const placed = blocks.map((block) => {
    const put = { block, at: { x: 0, y: 0, width: width - 2 * GAP, height: block.height }, y };
    y += block.height + GAP;
    return put;
  });
  return { placed, height: Math.ceil(y) };
}

/** A later spot of a block lies over the earlier ones. */
export function targetsOf(placed: readonly Placed[]): Target[] {
  return placed.flatMap(({ block, at, y }) =>
    (block.spots?.(at) ?? []).map(({ id, label, facets, x, y: top, width, height }, z): Target => ({
      id,
      label,
      facets,
      kind: 'piece',
      shape: { kind: 'box', x: GAP + x, y: y + top, width, height },
      at: { x: GAP + x + width / 2, y: y + top + height / 2 },
      z,
    })),
  );
}

export function printed(
  fonts: Fonts,
  scale: number,
  lights: Lights,
  accent: string,
  placed: readonly Placed[],
): SkPicture {
  const recorder = Skia.PictureRecorder();
  const page = new Page(recorder.beginRecording(), fonts, scale, lights, accent);
  for (const { block, at, y } of placed) page.at(GAP, y, () => block.print(page, at));
  return recorder.finishRecordingAsPicture();
}

/** A caption over rows: 'SKILLS', with a note at the right. */
export function caption(words: string, scale: number, note = ''): Block {
  return {
    height: 18 * scale,
    print(page, { width }) {
      page.text(words.toUpperCase(), 2, 15 * scale, { size: 13, tint: colour.muted });
      if (note !== '')
        page.text(note, width - 2, 15 * scale, { size: 13.5, tint: colour.soft, from: 'right' });
    },
  };
}
