/** Takes the place of app/devGames.ts in development: the test game, to work on the shell with. */
import type { AnyGame } from '../../src/core/game';
import type { AnyGameView } from '../../src/ui/gameView';
import { vigil } from './vigil';

export const devGames: readonly AnyGame[] = [vigil];

export function loadDevView(id: string): Promise<AnyGameView> | null {
  return id === vigil.id ? import('./vigil/view').then(({ vigilView }) => vigilView) : null;
}
