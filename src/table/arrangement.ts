/** Where things stand on which screen. */
import type { Size } from '../ui/gameView';

export interface Arrangement {
  /** `below`: a sheet over the lower part of the board. `beside`: a column. `floating`: a bar over the board. */
  readonly sheet: 'below' | 'beside' | 'floating';
  /** Always open beside the board; elsewhere they are drawers. */
  readonly panels: { readonly log: boolean; readonly mats: boolean };
  readonly sheetWidth: number;
  readonly sheetMaxHeight: number;
  readonly panelWidth: { readonly log: number; readonly mats: number };
  /** The strip on one line. */
  readonly isStripLow: boolean;
  /** A phone on its side: what can be read elsewhere is left out. */
  readonly isShort: boolean;
  /** Tiles in a row. */
  readonly columns: number;
}

/** `textScale` is the reader's text size: wide letters need wide columns, so a large text gets the layout of a smaller screen. */
export function arrange({ width, height }: Size, textScale: number): Arrangement {
  const room = width / Math.max(1, textScale);
  const isLow = height < 560;
  const isWide = room >= 1000 && !isLow;
  if (isWide) {
    const log = width >= 1300 ? 300 : 240;
    const mats = width >= 1300 ? 360 : 306;
    const middle = width - log - mats;
    return {
      sheet: 'floating',
      panels: { log: true, mats: true },
      sheetWidth: Math.min(720, middle - 28),
      sheetMaxHeight: Math.round(height * 0.4),
      panelWidth: { log, mats },
      isStripLow: true,
      isShort: false,
      columns: Math.max(2, Math.min(5, Math.floor(Math.min(720, middle - 28) / (158 * textScale)))),
    };
  }
  const drawer = Math.min(width, Math.max(360, Math.round(width * 0.4)));
  const panelWidth = { log: drawer, mats: drawer };
  const panels = { log: false, mats: false };
  if (width > height || room >= 700) {
    const sheetWidth = Math.round(Math.min(width * 0.5, 330 * Math.min(textScale, 1.4)));
    return {
      sheet: 'beside',
      panels,
      sheetWidth,
      sheetMaxHeight: height,
      panelWidth,
      isStripLow: isLow || width >= 720,
      isShort: isLow,
      columns: sheetWidth / textScale >= 290 ? 2 : 1,
    };
  }
  return {
    sheet: 'below',
    panels,
    sheetWidth: width,
    // With large letters forty per cent would hold next to nothing; the sheet scrolls in any case.
    sheetMaxHeight: Math.round(height * (textScale > 1.4 ? 0.52 : 0.4)),
    panelWidth: { log: width, mats: width },
    isStripLow: false,
    isShort: false,
    columns: width / textScale >= 320 ? 2 : 1,
  };
}
