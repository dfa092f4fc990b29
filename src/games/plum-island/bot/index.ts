/**
 * How the greedy bot sees the game. In the Follow part the bag goes on right after the action, and what it
 * brings is no merit of the action: there an option is tried by itself, and that decides.
 */
import { applyInPlace } from '../../../core/engine';
import type { Decision, Game } from '../../../core/game';
import { copy } from '../../../core/plain';
import type { Option } from '../../../core/procedure';
import { sameRandom, seedRandom } from '../../../core/random';
import type { PlumEvent } from '../events';
import type { PlumOptions, PlumState } from '../state';
import { nudge } from './nudges';
import { score } from './worth';

type PlumGame = Game<PlumState, PlumEvent, PlumOptions>;

/** More than any game won or lost in what follows. */
const DECISIVE = 1e11;
/** No action wins the game: what ends it here is a loss. */
const LOST = 1e4;
/** Tries of an action that depends on dice or cards. */
const TRIES = 4;

export function botOf(game: () => PlumGame) {
  return {
    score,
    hint(state: PlumState, decision: Decision, option: Option): number {
      const promised = nudge(state, decision, option);
      if (state.turn?.part !== 'follow') return promised;
      return DECISIVE * (promised + actionWorth(game(), state, decision, option));
    },
  };
}

/** How good the position is when the action is over, before its event check. */
function actionWorth(game: PlumGame, state: PlumState, decision: Decision, option: Option): number {
  if (option.facets.verb === 'pass') return score(state);
  const turn = state.frames.findIndex((frame) => frame.procedure === 'playerTurn');
  let total = 0;
  for (let tries = 1; ; tries++) {
    const next = copy(state);
    next.random = seedRandom(decision.id * TRIES + tries);
    const before = copy(next.random);
    const choice = { decision: decision.id, option: option.id };
    applyInPlace(game, next, decision, choice, { untilFrames: turn + 1 });
    total += next.outcome === null ? score(next) : -LOST;
    if (tries === TRIES || sameRandom(before, next.random)) return total / tries;
  }
}
