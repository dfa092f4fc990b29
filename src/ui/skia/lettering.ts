/** Words on recorded pictures. */
import type { SkCanvas } from '@shopify/react-native-skia';

import type { Fonts } from '../gameView';
import type { FontName } from '../theme';
import { fillPaint, strokePaint } from './record';

export interface Lettering {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly font: FontName;
  readonly size: number;
  readonly colour: string;
  /** A halo in the colour of the ground, so that a name can be read over roads and roofs. */
  readonly halo?: { readonly colour: string; readonly width: number };
}

export function drawCentred(canvas: SkCanvas, fonts: Fonts, lettering: Lettering): void {
  const width = widthOf(fonts, lettering.font, lettering.size, lettering.text);
  drawFromLeft(canvas, fonts, { ...lettering, x: lettering.x - width / 2 });
}

export function drawFromLeft(
  canvas: SkCanvas,
  fonts: Fonts,
  { text, x, y, font, size, colour, halo }: Lettering,
): void {
  const skFont = fonts(font, size);
  if (halo) canvas.drawText(text, x, y, strokePaint(halo.colour, halo.width), skFont);
  canvas.drawText(text, x, y, fillPaint(colour), skFont);
}

export function widthOf(fonts: Fonts, font: FontName, size: number, text: string): number {
  const skFont = fonts(font, size);
  return skFont.getGlyphWidths(skFont.getGlyphIDs(text)).reduce((sum, width) => sum + width, 0);
}

/** Breaks words into lines no wider than `room`; a single longer word stays whole. */
export function wrap(fonts: Fonts, font: FontName, size: number, text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(fonts, font, size, longer) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
