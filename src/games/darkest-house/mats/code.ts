/** A colour of the code on a mat: its symbol in its colour. */
import type { Page } from '../../../ui/skia/page';
import { drawCode } from '../board/doors';
import type { Colour } from '../data/chips';

export function printCode(page: Page, code: Colour, x: number, y: number, size: number): void {
  drawCode(page.canvas, code, x, y, size * page.scale);
}
