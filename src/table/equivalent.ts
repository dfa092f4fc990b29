/** Whether it does not matter which of several options is taken: the table then offers "any" first. */
import { apply } from '../core/engine';
import type { AnyGame } from '../core/game';
import { hash } from '../core/plain';
import type { CoreState, Option } from '../core/procedure';

/** Comparing more than this many states would be felt, and so many equal options do not come up. */
const MOST = 12;

/**
 * True when all lead to the same state. Never true when one of them draws or rolls: two attacks that happen to roll the same
 * would otherwise tell what the dice are about to show.
 */
export function allTheSame(game: AnyGame, state: CoreState, options: readonly Option[]): boolean {
  if (options.length < 2 || options.length > MOST) return false;
  let common: string | null = null;
  for (const option of options) {
    const next = apply(game, state, { decision: state.choices, option: option.id });
    if (next.revealed) return false;
    const print = hash(next.state);
    if (common !== null && print !== common) return false;
    common = print;
  }
  return true;
}
