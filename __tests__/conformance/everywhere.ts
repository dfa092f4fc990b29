/**
 * What runs on every engine: the golden games once more, each with one line of hashes. It is bundled for Chromium and for
 * Hermes, so it may use nothing but the language.
 */
import { apply, start } from '../../src/core/engine';
import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { games } from '../../src/games';
import { vigil } from '../kit/vigil';

/** A golden game without its hashes. */
export interface Script {
  readonly game: string;
  readonly seed: number;
  readonly options: { readonly players: number };
  readonly choices: readonly string[];
}

/** The hash of the state after the set-up and after each decision. */
export function hashesOf({ game: id, seed, options, choices }: Script): string[] {
  const game = [...games, vigil as AnyGame].find((one) => one.id === id);
  if (!game) return [`There is no game ${id}.`];
  let { state } = start(game, options, seed);
  const hashes = [hash(state)];
  for (const option of choices) {
    ({ state } = apply(game, state, { decision: state.choices, option }));
    hashes.push(hash(state));
  }
  return hashes;
}

(globalThis as { hashesOf?: typeof hashesOf }).hashesOf = hashesOf;
