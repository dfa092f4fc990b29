/** A page to print a mat on, block below block: panels, words, icons. Lengths of words grow with the reader's text size. */
import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import type { Facets } from '../../../core/procedure';
import { rectangle, rounded, type Layer } from '../../../ui/art';
import { BUSTS, type BustName } from '../../../ui/busts';
import type { Box, Fonts, Target } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import type { Livery } from '../../../ui/shapes';
import { drawFromLeft, widthOf } from '../../../ui/skia/lettering';
import { drawLayers, pathOf } from '../../../ui/skia/record';
import { colour, type FontName } from '../../../ui/theme';

export const GAP = 8;
export const PAD = 12;
export const LEADING = 1.32;
/** An average letter as a part of its size: generous, so that a line broken without a font at hand is never cut off. */
const LETTER = 0.46;

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

export const heightOf = (words: string, room: number, size: number): number =>
  broken(words, room, size).length * size * LEADING;

/** What can be tapped in a block, in the block's own coordinates. */
export interface Spot extends Box {
  readonly id: string;
  readonly label: string;
  readonly facets: Facets;
}

export interface Block {
  readonly height: number;
  readonly spots?: readonly Spot[];
  print(page: Page): void;
}

export interface TextLook {
  readonly size?: number;
  readonly tint?: string;
  readonly font?: FontName;
  readonly from?: 'left' | 'middle' | 'right';
}

export type Face = 'none' | 'bad' | 'grave';

/** A die table: what each of the eight faces does. */
export interface Strip {
  readonly label: string;
  readonly faces: readonly Face[];
}

const FACE_LOOK: Readonly<Record<Face, { fill: string; stroke: string; width: number }>> = {
  none: { fill: '#1F2A30', stroke: '#2B373D', width: 1 },
  bad: { fill: '#3A2A12', stroke: '#E0A24A', width: 1.8 },
  grave: { fill: '#A8202F', stroke: '#FF7B86', width: 1 },
};
const STRIP = 26;

export class Page {
  constructor(
    private readonly canvas: SkCanvas,
    private readonly fonts: Fonts,
    readonly scale: number,
    private readonly lit: ReadonlySet<string>,
    private readonly selected: ReadonlySet<string>,
  ) {}

  at(x: number, y: number, print: () => void): void {
    this.canvas.save();
    this.canvas.translate(x, y);
    print();
    this.canvas.restore();
  }

  draw(...layers: readonly Layer[]): void {
    drawLayers(this.canvas, layers);
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
    tint: string = colour.sub,
  ): void {
    const real = size * this.scale;
    broken(words, room, real).forEach((line, n) =>
      this.text(line, x, y + real * (0.98 + n * LEADING), { size, tint, font: 'reading400' }),
    );
  }

  icon(icon: IconName, x: number, y: number, size: number, tint: string = colour.soft): void {
    this.draw({ d: ICONS[icon], fill: tint, at: { x, y, scale: (size * this.scale) / ICON_BOX } });
  }

  panel(box: Box, fill: string = colour.panel, edge: string = colour.line, thick = 1, r = 12): void {
    this.draw({ d: rounded(box.x, box.y, box.width, box.height, r), fill, stroke: edge, width: thick });
  }

  /** A panel that can be picked: lamp when it can be, brighter when it has been. */
  spot(id: string, box: Box, fill: string = colour.raise): boolean {
    const isLit = this.lit.has(id);
    const isSelected = this.selected.has(id);
    const edge = isSelected ? '#FF7B86' : isLit ? colour.lamp : colour.line;
    this.panel(box, isLit ? colour.lampGround : fill, edge, isLit || isSelected ? 2 : 1, 9);
    return isLit;
  }

  /** A banner in the colours of a figure with its bust at the right. */
  banner(bust: BustName, { light, dark }: Livery, width: number, height: number): void {
    this.canvas.save();
    this.canvas.clipPath(pathOf(rounded(0, 0, width, height, 14)), ClipOp.Intersect, true);
    const rays = [0, 1, 2, 3, 4, 5]
      .map((n) => `M${width * 0.4 + n * 32} 0h12l${-height * 0.6} ${height}h-12Z`)
      .join('');
    this.draw(
      { d: rectangle(0, 0, width, height), fill: dark },
      { d: rays, fill: light, opacity: 0.22 },
      { d: `M0 0H${width * 0.72}L${width * 0.56} ${height}H0Z`, fill: colour.ink, opacity: 0.34 },
    );
    const size = height / 42;
    this.canvas.translate(width - 62, height + 3);
    this.canvas.scale(size, size);
    drawLayers(this.canvas, BUSTS[bust]);
    this.canvas.restore();
    this.draw({ d: rounded(0, 0, width, height, 14), stroke: light, width: 2 });
  }

  /** The eight faces of the die: filled where it is grave, outlined where it is bad, plain where nothing happens. */
  strip({ label, faces }: Strip, x: number, y: number, width: number): void {
    const left = 50 * this.scale;
    const box = Math.min((width - left) / faces.length, 30 * this.scale);
    const high = 20 * this.scale;
    this.text(label, x, y + 15 * this.scale, { size: 13, tint: colour.soft });
    faces.forEach((face, n) => {
      const look = FACE_LOOK[face];
      const at = x + left + n * box;
      this.draw({ d: rounded(at + 1, y, box - 2, high, 4), ...look });
      this.text(String(n + 1), at + box / 2, y + 15 * this.scale, {
        size: Math.min(14, (box * 0.62) / this.scale),
        tint: face === 'none' ? colour.muted : colour.paper,
        from: 'middle',
      });
    });
  }

  boxes(x: number, y: number, width: number, count: number, filled: number, tint: string, height = 10): void {
    const box = (width - 3 * (count - 1)) / count;
    for (let n = 0; n < count; n++)
      this.draw({
        d: rounded(x + n * (box + 3), y, box, height, Math.min(3, height / 3)),
        fill: n < filled ? tint : '#35434A',
      });
  }
}

export interface Placed {
  readonly block: Block;
  readonly y: number;
}

/** Blocks one below the other: the same walk for layout and drawing. */
export function stacked(blocks: readonly Block[]): { placed: Placed[]; height: number } {
  let y = GAP;
  const placed = blocks.map((block) => {
    const at = { block, y };
    y += block.height + GAP;
    return at;
  });
  return { placed, height: Math.ceil(y) };
}

export function targetsOf(placed: readonly Placed[]): Target[] {
  return placed.flatMap(({ block, y }) =>
    (block.spots ?? []).map(({ id, label, facets, x, y: top, width, height }): Target => ({
      id,
      label,
      facets,
      kind: 'piece',
      shape: { kind: 'box', x: GAP + x, y: y + top, width, height },
      at: { x: GAP + x + width / 2, y: y + top + height / 2 },
      z: 1,
    })),
  );
}

export function printed(
  fonts: Fonts,
  scale: number,
  lights: { lit: ReadonlySet<string>; selected: ReadonlySet<string> },
  placed: readonly Placed[],
): SkPicture {
  const recorder = Skia.PictureRecorder();
  const page = new Page(recorder.beginRecording(), fonts, scale, lights.lit, lights.selected);
  for (const { block, y } of placed) page.at(GAP, y, () => block.print(page));
  return recorder.finishRecordingAsPicture();
}

/** A caption over rows: 'IN HAND', with a note at the right. */
export function caption(words: string, width: number, scale: number, note = ''): Block {
  return {
    height: 18 * scale,
    print(page) {
      page.text(words.toUpperCase(), 2, 15 * scale, { size: 13, tint: colour.muted });
      if (note !== '')
        page.text(note, width - 2, 15 * scale, { size: 13.5, tint: colour.soft, from: 'right' });
    },
  };
}

export interface Row {
  readonly icon: IconName;
  readonly tint?: string;
  readonly title: string;
  readonly words?: string;
  /** At the right end: rounds, uses. */
  readonly right?: string;
  readonly strips?: readonly Strip[];
  readonly spot?: Omit<Spot, keyof Box>;
}

/** A panel with an icon, a title, die tables, a paragraph, and a number at the right. */
export function row(
  { icon, tint, title, words = '', right = '', strips = [], spot }: Row,
  width: number,
  scale: number,
): Block {
  const left = PAD + 34 * scale;
  const room = width - left - PAD;
  const text = words === '' ? 0 : heightOf(words, room, 13.5 * scale);
  const tables = strips.length * STRIP * scale;
  const height = 36 * scale + tables + text + (words === '' ? 0 : 8);
  const box = { x: 0, y: 0, width, height };
  return {
    height,
    ...(spot === undefined ? {} : { spots: [{ ...spot, ...box }] }),
    print(page) {
      const isLit = spot === undefined ? false : page.spot(spot.id, box, colour.panel);
      if (spot === undefined) page.panel(box, colour.panel, colour.line, 1, 9);
      page.icon(icon, PAD, 7 * scale, 22, tint ?? colour.soft);
      page.text(title, left, 23.5 * scale, { size: 17, tint: isLit ? colour.lamp : colour.paper });
      if (right !== '')
        page.text(right, width - PAD, 23.5 * scale, { size: 16, tint: colour.soft, from: 'right' });
      strips.forEach((strip, n) => page.strip(strip, left, (33 + n * STRIP) * scale, room));
      if (words !== '') page.paragraph(words, left, 32 * scale + tables, room, 13.5);
    },
  };
}
