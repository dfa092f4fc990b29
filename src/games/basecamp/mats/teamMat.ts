/** The team at a glance. */
import type { Block } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { RESOURCES } from '../data/goods';
import { SURVIVORS } from '../data/survivors';
import { held, standing, type BasecampState } from '../state';
import { placeOf } from '../words';
import { bustOf, FIGURE, GOOD } from '../board/looks';
import { apWords, HEALTH_WORD } from '../board/inspector';
import { foodClock } from './baseMat';

function teamCard(state: BasecampState, index: number, width: number, s: number): Block {
  const survivor = state.survivors[index];
  const height = 96 * s;
  const side = 66;
  if (!survivor) return { height: 0, print: () => undefined };
  const card = SURVIVORS[survivor.card];
  const livery = FIGURE[survivor.colour];
  const id = `survivor:${index}`;
  return {
    height,
    spots: (at) => [{ id, label: card.name, facets: { survivor: index, from: index }, ...at }],
    print(page) {
      const acting = state.turn?.survivor === index;
      const edge = page.isLit(id) ? colour.lamp : acting || page.isSelected(id) ? livery.light : colour.line;
      page.panel(
        { x: 0, y: 0, width, height },
        acting ? '#1D2A33' : colour.panel,
        edge,
        edge === colour.line ? 1 : 2,
      );
      page.portrait(bustOf(survivor.card), livery, { x: 1.5, y: 1.5, width: side, height: height - 3 });
      const left = side + 12;
      const able = standing(survivor);
      page.text(card.name, left, 24 * s, { size: 19, tint: able ? colour.paper : colour.muted });
      page.text(card.calling, width - 12, 24 * s, { size: 14, tint: livery.light, from: 'right' });
      const bad = survivor.health !== 'healthy';
      page.text(
        bad ? `${HEALTH_WORD[survivor.health]}. ${apWords(state, index)}` : apWords(state, index),
        left,
        44 * s,
        { size: 13.5, tint: bad ? colour.danger : acting ? colour.lamp : colour.soft, font: 'reading600' },
      );
      page.text(survivor.cell === null ? 'Gone' : placeOf(state, survivor.cell), left, 63 * s, {
        size: 13.5,
        tint: colour.soft,
        font: 'reading400',
      });
      let x = left;
      for (const good of [...RESOURCES, 'armor'] as const) {
        const amount = held(survivor.goods, good);
        page.icon(GOOD[good].icon, x, 72 * s, 15, amount > 0 ? GOOD[good].colour : '#47555B');
        page.text(String(amount), x + 18 * s, 85 * s, {
          size: 16,
          tint: amount > 0 ? colour.paper : colour.muted,
        });
        x += 40 * s;
      }
    },
  };
}

export function teamBlocks(state: BasecampState, width: number, scale: number): Block[] {
  return [
    foodClock(state, width, scale),
    ...state.survivors.map((_, index) => teamCard(state, index, width, scale)),
  ];
}
