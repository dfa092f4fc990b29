/** What an option would lead to, tried on a copy of the state with other dice than the real ones. */
import { applyInPlace, type Trace } from '../core/engine';
import type { AnyGame, Decision } from '../core/game';
import { copy } from '../core/plain';
import type { CoreState, Option } from '../core/procedure';
import { nextUint32, seedRandom, type RandomState } from '../core/random';

export interface Tried {
  readonly state: CoreState;
  /** The rules broke on the way: `state` is not at rest. */
  readonly failed: boolean;
}

/** `dice` seeds the future of the copy: the same for all options of a comparison, so that luck favours none. */
export function tryOption(
  game: AnyGame,
  state: CoreState,
  decision: Decision,
  option: Option,
  dice: number,
  trace?: Trace,
): Tried {
  const next = copy(state);
  next.random = seedRandom(dice);
  try {
    applyInPlace(game, next, decision, { decision: decision.id, option: option.id }, trace ? { trace } : {});
    return { state: next, failed: false };
  } catch {
    return { state: next, failed: true };
  }
}

export function newDice(chance: RandomState): number {
  return nextUint32(chance);
}
