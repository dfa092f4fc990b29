/** A policy answers decisions. All of them work on the decision API alone, so every game gets every policy. */
import type { AnyGame, Decision } from '../core/game';
import type { CoreState, Option } from '../core/procedure';
import { seedRandom, uniform, type RandomState } from '../core/random';

export interface Policy {
  readonly name: string;
  /** One of the options of `decision`, the open decision of `state`. Never changes `state`. */
  choose(game: AnyGame, state: CoreState, decision: Decision): Option;
}

/** The policy's own chance. A game is often seeded with the same number, and the two must not run in step. */
export function ownChance(seed: number): RandomState {
  return seedRandom(~seed);
}

/** One of `items`, with the policy's own chance: never the game's, which no player can look into. */
export function anyOf<T>(items: readonly T[], chance: RandomState): T {
  return items[uniform(chance, items.length)] as T;
}

/** At most `limit` of `items`, evenly spread over their order, which keeps like options (a verb, a unit) together. */
export function spread<T>(items: readonly T[], limit: number, chance: RandomState): readonly T[] {
  if (items.length <= limit) return items;
  const offset = uniform(chance, items.length);
  return Array.from(
    { length: limit },
    (_, n) => items[(offset + Math.floor((n * items.length) / limit)) % items.length] as T,
  );
}
