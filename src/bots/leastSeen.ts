/**
 * A fuzzer: goes where a run has been least. It tries the options that were picked least often and takes the one that
 * leads to the rarest steps, events and pieces of content. Give it the coverage that traces the run, and it learns from it.
 */
import type { Decision } from '../core/game';
import type { Option } from '../core/procedure';
import { Coverage } from './coverage';
import { newDice, tryOption } from './lookahead';
import { anyOf, ownChance, type Policy } from './policy';

/** Trying every option of a long list would cost more than playing on. */
const TRIED = 6;
/** One choice in so many is made blindly, so that long detours without anything new in sight happen too. */
const BLIND_ONE_IN = 8;

export function leastSeenPolicy(seed: number, coverage: Coverage): Policy {
  const chance = ownChance(seed);
  const picked = new Coverage();
  return {
    name: 'leastSeen',
    choose(game, state, decision) {
      const dice = newDice(chance);
      const candidates =
        dice % BLIND_ONE_IN === 0 ? [anyOf(decision.options, chance)] : leastPicked(decision);
      let best = candidates[0] as Option;
      let bestNovelty = -1;
      for (const option of candidates.length > 1 ? candidates : []) {
        const reached = new Coverage();
        const { failed, state: after } = tryOption(game, state, decision, option, dice, reached);
        // Broken rules are the find of a fuzzer: walk right into them. A lost game has nothing more to show.
        const lost = !failed && game.outcome(after)?.result === 'loss';
        const novelty = failed ? Infinity : lost ? 0 : noveltyOf(reached);
        if (novelty > bestNovelty) [best, bestNovelty] = [option, novelty];
      }
      for (const key of namesOf(decision, best)) picked.add(key);
      return best;
    },
  };

  function leastPicked(decision: Decision): Option[] {
    return decision.options
      .map((option) => {
        const times = namesOf(decision, option).map((name) => picked.count(name));
        return { option, times: Math.min(...times), order: newDice(chance) };
      })
      .sort((a, b) => a.times - b.times || a.order - b.order)
      .slice(0, TRIED)
      .map(({ option }) => option);
  }

  function noveltyOf(reached: Coverage): number {
    let novelty = 0;
    for (const key of reached.keys()) novelty += 1 / (1 + coverage.count(key)) ** 2;
    return novelty;
  }
}

/** What makes an option new: any value of any facet that its question has not been answered with. */
function namesOf(decision: Decision, option: Option): string[] {
  const names = Object.entries(option.facets).map(([facet, value]) => `${decision.kind} ${facet} ${value}`);
  return names.length > 0 ? names : [`${decision.kind} ${option.id}`];
}
