/** The games that the app offers: the registry, and in development the test game. */
import type { AnyGame } from '../src/core/game';
import { games as registry } from '../src/games';
import { loadView as loadRegistered } from '../src/games/views';
import type { AnyGameView } from '../src/ui/gameView';
import { devGames, loadDevView } from './devGames';

export const games: readonly AnyGame[] = [...registry, ...devGames];

export function loadView(id: string): Promise<AnyGameView> {
  return loadDevView(id) ?? loadRegistered(id);
}
