/** One poster a game, by the game's id. */
import type { Art } from '../art';
import { basecamp } from './basecamp';
import { darkestHouse } from './darkestHouse';
import { exodus } from './exodus';
import { neutral } from './neutral';
import { plumIsland } from './plumIsland';

const POSTERS: Readonly<Record<string, Art>> = {
  'plum-island': plumIsland,
  'darkest-house': darkestHouse,
  exodus,
  basecamp,
};

export function posterOf(game: string): Art {
  return POSTERS[game] ?? neutral;
}
