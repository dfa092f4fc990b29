/**
 * The option with the best position behind it, as the game's own `bot.score` sees it. Option lists are long, so every
 * option is tried once and only the most promising few are tried again with other dice.
 */
import type { AnyGame, Decision } from '../core/game';
import type { CoreState, Option } from '../core/procedure';
import { newDice, tryOption } from './lookahead';
import { ownChance, type Policy, spread } from './policy';

export interface GreedySettings {
  /** Options tried at all; a longer list is thinned out evenly. */
  readonly options: number;
  /** Options that get more than one try. */
  readonly finalists: number;
  /** Tries for each finalist, the first one included. */
  readonly samples: number;
}

const QUICK: GreedySettings = { options: 60, finalists: 4, samples: 4 };

/** Above every score that a game gives: a game won or lost outweighs any position. */
const END = 1e9;

export function greedyPolicy(seed: number, settings: GreedySettings = QUICK): Policy {
  const chance = ownChance(seed);
  return {
    name: 'greedy',
    choose(game, state, decision) {
      const [only] = decision.options;
      if (only !== undefined && decision.options.length === 1) return only;
      const dice = newDice(chance);
      const tried = spread(decision.options, settings.options, chance).map((option) => ({
        option,
        nudge: game.bot?.hint?.(state, decision, option) ?? 0,
        total: worth(game, state, decision, option, dice),
        samples: 1,
        lot: newDice(chance),
      }));
      const finalists = tried.sort(better).slice(0, settings.finalists);
      for (let sample = 1; sample < settings.samples; sample++) {
        const otherDice = newDice(chance);
        for (const finalist of finalists) {
          finalist.total += worth(game, state, decision, finalist.option, otherDice);
          finalist.samples++;
        }
      }
      return (finalists.sort(better)[0] as Tried).option;
    },
  };
}

interface Tried {
  readonly option: Option;
  readonly nudge: number;
  total: number;
  samples: number;
  /** Drawn for each option: settles ties without favouring what is listed first. */
  readonly lot: number;
}

function better(a: Tried, b: Tried): number {
  return mean(b) - mean(a) || a.lot - b.lot;
}

function mean({ nudge, total, samples }: Tried): number {
  return nudge + total / samples;
}

/** How good the position after `option` is; an option that breaks the rules code is no option for a player. */
function worth(game: AnyGame, state: CoreState, decision: Decision, option: Option, dice: number): number {
  const tried = tryOption(game, state, decision, option, dice);
  if (tried.failed) return -2 * END;
  const side = game.bot?.opposes?.(state, decision.seat) ? -1 : 1;
  const outcome = game.outcome(tried.state);
  if (outcome !== null) return outcome.result === 'win' ? side * END : -side * END;
  return side * (game.bot?.score(tried.state) ?? 0);
}
