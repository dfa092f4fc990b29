/** The games that the tools know: the registry, and the small test game so that a tool can be tried on its own. */
import { vigil } from '../../__tests__/kit/vigil';
import type { AnyGame, BaseOptions } from '../core/game';
import { games } from '../games';
import { UsageError } from './cli';

export const toolGames: readonly AnyGame[] = [...games, vigil];

export function findGame(id: string): AnyGame {
  const game = toolGames.find((one) => one.id === id);
  if (!game)
    throw new UsageError(`There is no game "${id}". There is ${toolGames.map((one) => one.id).join(', ')}.`);
  return game;
}

/** The game's defaults for that many people, with `changes` on top, checked by the game's own schema. */
export function checkedOptions(game: AnyGame, players: number, changes: object): BaseOptions {
  const parsed = game.optionsSchema.safeParse({ ...game.defaults(players), ...changes });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'options'}: ${issue.message}`,
  );
  throw new UsageError(`These options are not valid for ${game.title}:\n${faults.join('\n')}`);
}

export function checkedPlayers(game: AnyGame, players: number): number {
  const { min, max } = game.players;
  if (players < min || players > max) {
    throw new UsageError(`${game.title} takes ${min} to ${max} players, not ${players}.`);
  }
  return players;
}
