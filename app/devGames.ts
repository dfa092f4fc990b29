/**
 * Games that only exist in development. This is what a production build gets: none. The dev server, and builds that ask for it,
 * get `__tests__/kit/devGames.ts` in its place (see metro.config.js), so that no test code can come into a production bundle.
 */
import type { AnyGame } from '../src/core/game';
import type { AnyGameView } from '../src/ui/gameView';

export const devGames: readonly AnyGame[] = [];

/** The view of such a game; null for every other one. */
export const loadDevView: (id: string) => Promise<AnyGameView> | null = () => null;
