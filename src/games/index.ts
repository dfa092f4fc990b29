/** The registry: the only list of games in the app. A game that stands here is simulated, tested, saved and offered. */
import type { AnyGame } from '../core/game';
import { basecamp } from './basecamp';
import { darkestHouse } from './darkest-house';
import { exodus } from './exodus';
import { plumIsland } from './plum-island';

export const games: readonly AnyGame[] = [plumIsland, darkestHouse, basecamp, exodus];

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id);
}
