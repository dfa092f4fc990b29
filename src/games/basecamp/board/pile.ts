/** What is left in the draw pile, by kind, as far as anybody may know. */
import { remaining } from '../../../core/bag';
import { TILES, type Category } from '../data/tiles';
import type { BasecampState, PileTile } from '../state';

export type PileCategory = Exclude<Category, 'base'>;
export const PILE_CATEGORIES: readonly PileCategory[] = ['starting', 'hazard', 'enemy', 'objective'];

export function categoryOf(tile: PileTile): PileCategory {
  if (tile === 'hazardBack') return 'hazard';
  if (tile === 'enemyBack') return 'enemy';
  const { category } = TILES[tile];
  return category === 'base' ? 'starting' : category;
}

/** The whole pile, with what is known of its top and bottom. */
export function pileCounts(state: BasecampState): Readonly<Record<PileCategory, number>> {
  return countOf([...state.pile.top, ...state.pile.middle, ...state.pile.bottom]);
}

function countOf(tiles: readonly PileTile[]): Record<PileCategory, number> {
  const counts: Record<PileCategory, number> = { starting: 0, hazard: 0, enemy: 0, objective: 0 };
  for (const tile of tiles) counts[categoryOf(tile)]++;
  return counts;
}

/** The exact chance of each kind for the next tile: what lies on top is known, then it is as likely as any of the rest. */
export function nextTileOdds(state: BasecampState): { category: PileCategory; chance: number }[] {
  const { top, middle, bottom } = state.pile;
  const next = top.length > 0 ? top.slice(0, 1) : middle.length > 0 ? middle : bottom.slice(0, 1);
  const counts = countOf(next);
  return PILE_CATEGORIES.filter((category) => counts[category] > 0).map((category) => ({
    category,
    chance: counts[category] / next.length,
  }));
}

export function pileLeft(state: BasecampState): number {
  return remaining(state.pile);
}
