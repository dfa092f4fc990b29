/** Plays whole games without a screen, with the invariants checked after every decision. */
import type { Coverage, Policy } from '../bots';
import { applyInPlace, BrokenRules, start } from '../core/engine';
import type { AnyGame, BaseOptions, Decision } from '../core/game';
import type { CoreState } from '../core/procedure';

/** More decisions than any game takes: past it the game never ends. */
export const DECISION_CAP = 20_000;

export interface Fault {
  readonly code: 'invariant' | 'error' | BrokenRules['code'];
  readonly message: string;
}

export interface Played {
  /** The state at the end, or where it broke. */
  readonly state: CoreState | null;
  readonly choices: readonly string[];
  readonly fault: Fault | null;
  /** The longest list of options that was offered. */
  readonly largest: { readonly options: number; readonly kind: string };
  readonly ms: number;
}

export function playGame(
  game: AnyGame,
  options: BaseOptions,
  seed: number,
  policy: Policy,
  coverage: Coverage,
  cap = DECISION_CAP,
): Played {
  const began = performance.now();
  const run = { trace: coverage };
  const choices: string[] = [];
  let state: CoreState | null = null;
  let fault: Fault | null = null;
  let largest = { options: 0, kind: '' };
  try {
    const first = start(game, options, seed, run);
    state = first.state;
    let decision: Decision | null = first.decision;
    fault = broken(game, state);
    while (decision !== null && fault === null) {
      if (choices.length >= cap) {
        fault = { code: 'runaway', message: `The game is not over after ${cap} decisions.` };
        break;
      }
      if (decision.options.length > largest.options) {
        largest = { options: decision.options.length, kind: decision.kind };
      }
      const option = policy.choose(game, state, decision);
      choices.push(option.id);
      decision = applyInPlace(game, state, decision, { decision: decision.id, option: option.id }, run);
      fault = broken(game, state);
    }
  } catch (error) {
    fault = { code: error instanceof BrokenRules ? error.code : 'error', message: String(error) };
  }
  return { state, choices, fault, largest, ms: performance.now() - began };
}

function broken(game: AnyGame, state: CoreState): Fault | null {
  const problems = game.invariants(state);
  return problems.length > 0 ? { code: 'invariant', message: problems.join(' ') } : null;
}
