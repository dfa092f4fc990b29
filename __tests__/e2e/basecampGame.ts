/**
 * A short solo game of Unknown, found by playing the rules themselves: its seed, every choice up to the end, and where a
 * combat asks something. The browser test clicks its way through the same choices and must come to the same end.
 */
import { applyInPlace, start } from '../../src/core/engine';
import type { Decision } from '../../src/core/game';
import type { Option } from '../../src/core/procedure';
import { basecamp } from '../../src/games/basecamp';
import type { BasecampState } from '../../src/games/basecamp/state';

export interface PlannedGame {
  readonly seed: number;
  readonly choices: readonly string[];
  /** The number of the first question inside a combat. */
  readonly combat: number;
  readonly rounds: number;
  /** The title of the last screen. */
  readonly ending: string;
}

const COMBAT = new Set(['whichCombat', 'strikeEnemy', 'takeBlow']);
const NEVER = new Set(['giveUp', 'concede', 'trade', 'layElsewhere', 'bury']);
const SEEDS = 120;

/** Explores while it can, and otherwise hurries: a whole game has to fit into a browser test. */
function pick({ kind, options }: Decision, state: BasecampState): Option {
  const sensible = options.filter(({ facets }) => !NEVER.has(String(facets.verb ?? facets.answer ?? '')));
  const verb = (wanted: string) => sensible.find(({ facets }) => facets.verb === wanted);
  const fallback = sensible[state.choices % sensible.length] ?? options[0];
  const found =
    kind !== 'act'
      ? fallback
      : (state.turn?.actions ?? 0) > 0
        ? verb('endTurn')
        : (verb('explore') ?? verb('move') ?? verb('endTurn'));
  if (!found) throw new Error(`There is nothing to choose for "${kind}".`);
  return found;
}

function play(seed: number): PlannedGame | null {
  const { state, decision: first } = start(basecamp, basecamp.defaults(1), seed);
  const choices: string[] = [];
  let combat = -1;
  for (let decision = first; decision !== null;) {
    if (combat < 0 && COMBAT.has(decision.kind)) combat = choices.length;
    const { id } = pick(decision, state);
    choices.push(id);
    decision = applyInPlace(basecamp, state, decision, { decision: decision.id, option: id });
  }
  const outcome = basecamp.outcome(state);
  if (combat < 0 || outcome === null) return null;
  return { seed, choices, combat, rounds: state.round, ending: basecamp.text.outcome(state, outcome).title };
}

/** The shortest of many games that has a combat with a question in it. */
export function plannedGame(): PlannedGame {
  let best: PlannedGame | null = null;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const game = play(seed);
    if (game && (best === null || game.choices.length < best.choices.length)) best = game;
  }
  if (best === null) throw new Error('No short game with a combat was found.');
  return best;
}
