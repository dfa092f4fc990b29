/** Starting games. */
import type { AnyGame } from '../../src/core/game';
import type { Session } from '../../src/core/session';
import type { Services } from '../services';
import type { Options } from './form';

/** A seed that nobody can foresee. */
function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/** Writes a new game down and returns the name of its save. */
export function beginGame(
  { saves }: Services,
  game: AnyGame,
  options: Options,
  names: readonly string[],
): string {
  return saves.begin(game, { options: game.optionsSchema.parse(options), seed: newSeed(), names: [...names] })
    .id;
}

/** The same people and options, other luck. */
export function beginAgain({ saves }: Services, { game, beginning }: Session): string {
  return saves.begin(game, { ...beginning, seed: newSeed() }).id;
}
