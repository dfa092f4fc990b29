/** A row of a mat: an icon, a title, what the faces of a die do, a paragraph. */
import { rounded } from '../../../ui/art';
import type { Box } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { heightOf } from '../../../ui/lines';
import type { Block, Page, Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';

export const PAD = 12;
const STRIP = 26;

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
/** The eight faces of the die: filled where it is grave, outlined where it is bad, plain where nothing happens. */
export function printStrip(page: Page, { label, faces }: Strip, x: number, y: number, width: number): void {
  const left = 50 * page.scale;
  const box = Math.min((width - left) / faces.length, 30 * page.scale);
  const high = 20 * page.scale;
  page.text(label, x, y + 15 * page.scale, { size: 13, tint: colour.soft });
  faces.forEach((face, n) => {
    const look = FACE_LOOK[face];
    const at = x + left + n * box;
    page.draw({ d: rounded(at + 1, y, box - 2, high, 4), ...look });
    page.text(String(n + 1), at + box / 2, y + 15 * page.scale, {
      size: Math.min(14, (box * 0.62) / page.scale),
      tint: face === 'none' ? colour.muted : colour.paper,
      from: 'middle',
    });
  });
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
    ...(spot === undefined ? {} : { spots: (at: Box) => [{ ...spot, ...at }] }),
    print(page) {
      const isLit = spot === undefined ? false : page.spot(spot.id, box, colour.panel);
      if (spot === undefined) page.panel(box, colour.panel, colour.line, 1, 9);
      page.icon(icon, PAD, 7 * scale, 22, tint ?? colour.soft);
      page.text(title, left, 23.5 * scale, { size: 17, tint: isLit ? colour.lamp : colour.paper });
      if (right !== '')
        page.text(right, width - PAD, 23.5 * scale, { size: 16, tint: colour.soft, from: 'right' });
      strips.forEach((strip, n) => printStrip(page, strip, left, (33 + n * STRIP) * scale, room));
      if (words !== '') page.paragraph(words, left, 32 * scale + tables, room, 13.5, colour.sub);
    },
  };
}
