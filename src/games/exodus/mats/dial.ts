/** The infection dial: sixteen segments round a number. Each third one begins a stage, and the last one is death. */
import { DEATH, STAGE_SQUARES, stageOf } from '../data/tables';
import type { Page } from '../../../ui/skia/page';

export const dialWords = (dial: number): string =>
  dial === 0 ? 'Safe' : dial >= DEATH ? 'Dead' : `Stage ${stageOf(dial)} of 5`;

export function drawDial(page: Page, dial: number, cx: number, cy: number, r: number): void {
  for (let n = 1; n <= DEATH; n++) {
    const from = ((n - 1) / DEATH) * 2 * Math.PI - Math.PI / 2 + 0.04;
    const to = (n / DEATH) * 2 * Math.PI - Math.PI / 2 - 0.04;
    const stage = (n - 1) % STAGE_SQUARES === 0;
    const fill = n <= dial ? '#E0364A' : n === DEATH ? '#5A1A20' : stage ? '#4A5B62' : '#323F45';
    page.draw({ d: segment(cx, cy, r * (stage ? 0.66 : 0.72), r, from, to), fill });
  }
  const size = (r * 0.73) / page.scale;
  page.text(String(dial), cx, cy + r * 0.25, { size, font: 'display800', from: 'middle' });
}

function segment(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, angle: number) =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
