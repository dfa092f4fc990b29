/** Over a long run everything a game has is seen, or nearly so: steps, decisions, events, cards, abilities, enemies. */
import { Coverage, greedyPolicy, leastSeenPolicy, type Policy } from '../../src/bots';
import type { AnyGame } from '../../src/core/game';
import { playGame } from '../../src/tools/play';
import { anySetup, setups } from '../../src/tools/setups';
import { everyGame } from './kit';

jest.setTimeout(400_000);

/** The run stops as soon as it has seen enough; a game that needs more decisions than this hides something. */
const DECISIONS = 40_000;
/** What so short a run may miss: moments that need a rare chain of others. Longer runs of `npm run sim` list them. */
const MISSED = 0.02;
/** Games in which more of them are rare: what only a mission far into the campaign has, for example. */
const MISSED_IN: Readonly<Record<string, number>> = { basecamp: 0.05, exodus: 0.1 };
/** One game in so many has a single option changed, the others any combination. */
const PLAIN = 4;
/** A fuzzer alone seldom gets far. In every other game a hasty bot plays for the win, in some of them with a fuzzer's moods. */
const HASTY = { options: 16, finalists: 2, samples: 2 };
const FUZZED_ONE_IN = 5;

/** From the fewest people to the most, over and over. */
function peopleOf({ players: { min, max } }: AnyGame, n: number): number {
  return min + (n % (max - min + 1));
}

function moody(seed: number, fuzzer: Policy): Policy {
  const bot = greedyPolicy(seed, HASTY);
  return {
    name: 'moody',
    choose: (game, state, decision) =>
      (decision.id % FUZZED_ONE_IN === 0 ? fuzzer : bot).choose(game, state, decision),
  };
}

it.each(everyGame)('%s shows what it has', (_id, game) => {
  const ways = setups(game);
  const coverage = new Coverage();
  const fuzzer = leastSeenPolicy(1, coverage);
  const unseen = () => Object.values(coverage.neverSeen(game)).flat();
  const allowance = Math.floor(unseen().length * (MISSED_IN[game.id] ?? MISSED));
  let decisions = 0;
  for (let n = 0; decisions < DECISIONS && unseen().length > allowance; n++) {
    const options =
      (n % PLAIN === 0 ? ways[(n * 7) % ways.length] : undefined) ?? anySetup(game, peopleOf(game, n), n);
    const policy = [fuzzer, greedyPolicy(n, HASTY), fuzzer, moody(n, fuzzer)][n % 4] ?? fuzzer;
    const { choices, fault } = playGame(game, options, n + 1, policy, coverage);
    expect(fault).toBeNull();
    decisions += choices.length;
  }
  expect(unseen().slice(allowance)).toEqual([]);
});
