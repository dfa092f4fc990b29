/**
 * Patterns beside colours. Each shape that stands for an owner has a weave of its own, so that pieces can be told apart at a
 * glance without any colour. The app switches them on, as it brings the typefaces; pictures ask for them by shape.
 */
import type { ShapeName } from '../shapes';

/** The room of a standee's window. */
const BOX = { left: -16, right: 16, top: -48, bottom: 0 };
const TALL = BOX.bottom - BOX.top;

function rows(step: number, row: (y: number, n: number) => string): string {
  return Array.from({ length: Math.ceil(TALL / step) }, (_, n) => row(BOX.top + n * step, n)).join('');
}
function columns(step: number): string {
  const count = Math.ceil((BOX.right - BOX.left) / step);
  return Array.from({ length: count }, (_, n) => `M${BOX.left + n * step} ${BOX.top}V${BOX.bottom}`).join('');
}
/** Lines from one long side to the other: 1 falls to the right, -1 to the left. */
function slants(step: number, way: 1 | -1): string {
  const first = way === 1 ? BOX.left - TALL : BOX.left;
  const count = Math.ceil((BOX.right - BOX.left + TALL) / step);
  const lines = Array.from(
    { length: count },
    (_, n) => `M${first + n * step} ${BOX.top}l${way * TALL} ${TALL}`,
  );
  return lines.join('');
}
/** A short stroke every so often, in every other row moved by half. */
function strewn(step: number, stroke: string): string {
  return rows(step, (y, n) => {
    const from = BOX.left + (n % 2) * (step / 2);
    const count = Math.ceil((BOX.right - BOX.left) / step) + 1;
    return Array.from({ length: count }, (_, m) => `M${from + m * step} ${y}${stroke}`).join('');
  });
}
const along = (step: number, stroke: string, times: number) =>
  rows(step, (y) => `M${BOX.left} ${y}${stroke.repeat(times)}`);

const WEAVES: Readonly<Record<ShapeName, string>> = {
  circle: strewn(5, 'h1'),
  ring: strewn(9, 'a2 2 0 1 0 4 0a2 2 0 1 0 -4 0'),
  triangle: slants(6, 1),
  square: rows(5, (y) => `M${BOX.left} ${y}H${BOX.right}`),
  diamond: slants(7, 1) + slants(7, -1),
  hexagon: slants(6, -1),
  star: columns(5),
  cross: columns(7) + rows(7, (y) => `M${BOX.left} ${y}H${BOX.right}`),
  drop: along(6, 'q2 -4 4 0t4 0', 4),
  leaf: strewn(7, 'l3 -3'),
  crescent: along(6, 'l4 -4l4 4', 4),
  pill: strewn(8, 'h4'),
};

let areShown = false;

export function showPatterns(shown: boolean): void {
  areShown = shown;
}

/** The pattern of that shape as lines to be drawn; null while patterns are off. */
export function weaveOf(shape: ShapeName): string | null {
  return areShown ? WEAVES[shape] : null;
}
