/** The stock that the mats are printed on: words, signs and boxes at the reader's text size, and blocks one below the other. */
import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { rounded, type Layer } from '../../../ui/art';
import { portrait, type BustName } from '../../../ui/busts';
import type { Box, Fonts, Target } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { SHAPES, type Livery, type ShapeName } from '../../../ui/shapes';
import { drawFromLeft, widthOf } from '../../../ui/skia/lettering';
import { drawLayers } from '../../../ui/skia/record';
import { colour, type FontName } from '../../../ui/theme';
import type { Colour } from '../data/chips';
import { drawCode } from '../board/doors';

/** An average letter as a part of its size: generous, so that a line broken without a font at hand is never cut off. */
const LETTER = 0.47;

export function broken(text: string, room: number, size: number): string[] {
  const most = Math.max(6, Math.floor(room / (size * LETTER)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length + 1 <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export interface TextLook {
  readonly size?: number;
  readonly tint?: string;
  readonly font?: FontName;
  /** Where x is: the left edge, the middle or the right edge of the words. */
  readonly from?: 'left' | 'middle' | 'right';
}

/** What can be picked on the mat now, and what has been. */
export interface Lights {
  lit(id: string): boolean;
  selected(id: string): boolean;
}

/** Lengths given to it are in points at text size 1; it scales words and signs, and leaves places alone. */
export class Paper {
  constructor(
    private readonly canvas: SkCanvas,
    private readonly fonts: Fonts,
    readonly scale: number,
    readonly lights: Lights,
  ) {}

  draw(...layers: readonly Layer[]): void {
    drawLayers(this.canvas, layers);
  }

  text(text: string, x: number, y: number, look: TextLook = {}): void {
    const { size = 15, tint = colour.paper, font = 'display700', from = 'left' } = look;
    const real = size * this.scale;
    const width = from === 'left' ? 0 : widthOf(this.fonts, font, real, text);
    const left = from === 'left' ? x : from === 'right' ? x - width : x - width / 2;
    drawFromLeft(this.canvas, this.fonts, { text, x: left, y, font, size: real, colour: tint });
  }

  lines(lines: readonly string[], x: number, y: number, size: number, tint: string): void {
    lines.forEach((line, at) =>
      this.text(line, x, y + at * size * 1.3 * this.scale, { size, tint, font: 'reading400' }),
    );
  }

  icon(icon: IconName, x: number, y: number, size: number, tint: string = colour.soft): void {
    this.draw({ d: ICONS[icon], fill: tint, at: { x, y, scale: (size * this.scale) / ICON_BOX } });
  }

  shape(shape: ShapeName, x: number, y: number, size: number, tint: string): void {
    this.draw({ d: SHAPES[shape], fill: tint, at: { x, y, scale: (size * this.scale) / 20 } });
  }

  code(code: Colour, x: number, y: number, size: number): void {
    drawCode(this.canvas, code, x, y, size * this.scale);
  }

  box({ x, y, width, height }: Box, fill: string, edge: string = colour.line, thick = 1, r = 10): void {
    this.draw({ d: rounded(x, y, width, height, r), fill, stroke: edge, width: thick });
  }

  /** A box that can be picked: lamp when it can, ember when it has been. */
  panel(id: string, box: Box, fill: string = colour.panel): void {
    const lit = this.lights.lit(id);
    const selected = this.lights.selected(id);
    this.box(
      box,
      lit && !selected ? colour.lampGround : fill,
      selected ? '#F58B4C' : lit ? colour.lamp : colour.line,
      lit || selected ? 2 : 1,
    );
  }

  bust(bust: BustName, { light, dark }: Livery, { x, y, width, height }: Box): void {
    const art = portrait(bust, light, dark);
    this.canvas.save();
    const clip = Skia.Path.MakeFromSVGString(rounded(x, y, width, height, 9));
    if (clip) this.canvas.clipPath(clip, ClipOp.Intersect, true);
    const scale = Math.max(width / art.box.width, height / art.box.height);
    this.canvas.translate(x + width / 2, y + height);
    this.canvas.scale(scale, scale);
    drawLayers(this.canvas, art.layers);
    this.canvas.restore();
  }
}

/** One block of a mat: its height, what can be tapped in it, and how it is printed at its place. */
export interface Block {
  readonly height: number;
  readonly spots?: (at: Box) => readonly Spot[];
  readonly print: (paper: Paper, at: Box) => void;
}

export type Spot = Pick<Target, 'id' | 'label' | 'facets'> & { readonly box: Box };

export const GAP = 8;

export function stacked(blocks: readonly Block[], width: number): { block: Block; at: Box }[] {
  let y = GAP;
  return blocks.map((block) => {
    const at = { x: GAP, y, width: width - 2 * GAP, height: block.height };
    y += block.height + GAP;
    return { block, at };
  });
}

export function targetOf({ id, label, facets, box }: Spot): Target {
  return {
    id,
    label,
    facets,
    kind: 'piece',
    shape: { kind: 'box', ...box },
    at: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    z: 1,
  };
}

export function printed(
  fonts: Fonts,
  scale: number,
  lights: Lights,
  print: (paper: Paper) => void,
): SkPicture {
  const recorder = Skia.PictureRecorder();
  print(new Paper(recorder.beginRecording(), fonts, scale, lights));
  return recorder.finishRecordingAsPicture();
}

/** A caption over a row: 'SKILLS'. */
export function caption(text: string, scale: number, note = ''): Block {
  return {
    height: 18 * scale,
    print(paper, { x, y, width }) {
      paper.text(text.toUpperCase(), x + 2, y + 15 * scale, { size: 12.5, tint: colour.muted });
      if (note !== '')
        paper.text(note, x + width - 2, y + 15 * scale, { size: 13, tint: colour.soft, from: 'right' });
    },
  };
}
