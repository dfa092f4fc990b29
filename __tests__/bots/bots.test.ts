import { Coverage, greedyPolicy, leastSeenPolicy, policies, randomPolicy, type Policy } from '../../src/bots';
import { spread } from '../../src/bots/policy';
import { applyInPlace, start } from '../../src/core/engine';
import { hash } from '../../src/core/plain';
import type { CoreState } from '../../src/core/procedure';
import { seedRandom } from '../../src/core/random';
import { vigil, type VigilState } from '../kit/vigil';

interface Played {
  picks: string[];
  state: VigilState;
}

function play(
  policy: Policy,
  seed: number,
  trace = new Coverage(),
  options = vigil.defaults(3),
  rules = vigil,
): Played {
  const game = start(rules, options, seed, { trace });
  const picks: string[] = [];
  for (let { decision } = game; decision !== null;) {
    const before = hash(game.state);
    const option = policy.choose(rules, game.state, decision);
    expect(hash(game.state)).toBe(before);
    picks.push(option.id);
    decision = applyInPlace(
      rules,
      game.state,
      decision,
      { decision: decision.id, option: option.id },
      { trace },
    );
  }
  return { picks, state: game.state };
}

const SEEDS = Array.from({ length: 60 }, (_, n) => n + 1);

describe.each(Object.entries(policies))('the %s policy', (_name, make) => {
  it('plays whole games without touching the state it is shown', () => {
    const coverage = new Coverage();
    expect(vigil.outcome(play(make(7, coverage), 1, coverage).state)).not.toBeNull();
  });

  it('plays the same game twice from the same seed', () => {
    const once = () => {
      const coverage = new Coverage();
      return play(make(7, coverage), 3, coverage);
    };
    expect(once()).toEqual(once());
  });
});

describe('the greedy policy', () => {
  it('plays against the others where its seat does', () => {
    const traitor = {
      ...vigil,
      bot: { ...vigil.bot, score: vigil.bot?.score ?? (() => 0), opposes: () => true },
    };
    const hard = { players: 1, rounds: 12, toughness: 9 };
    const wonBy = (game: typeof vigil) =>
      SEEDS.filter(
        (seed) => play(greedyPolicy(seed), seed, new Coverage(), hard, game).state.outcome?.result === 'win',
      ).length;
    expect(wonBy(traitor)).toBeLessThan(wonBy(vigil) / 4);
  });

  it('wins far more often than chance does', () => {
    const alone = { players: 1, rounds: 12, toughness: 9 };
    const won = (policy: Policy, seed: number) =>
      play(policy, seed, new Coverage(), alone).state.outcome?.result === 'win';
    const greedy = SEEDS.filter((seed) => won(greedyPolicy(seed), seed)).length;
    const random = SEEDS.filter((seed) => won(randomPolicy(seed), seed)).length;
    expect(greedy).toBeGreaterThan(1.5 * random);
    expect(random).toBeGreaterThan(0);
  });

  it('never sees the real dice', () => {
    const first = start(vigil, vigil.defaults(2), 1);
    const otherFuture = { ...first.state, random: seedRandom(99) };
    if (first.decision === null) throw new Error('Vigil begins with a decision.');
    for (const seed of SEEDS) {
      expect(greedyPolicy(seed).choose(vigil, otherFuture, first.decision)).toEqual(
        greedyPolicy(seed).choose(vigil, first.state, first.decision),
      );
    }
  });
});

describe('the leastSeen policy', () => {
  it('sees every step, decision, event and omen of Vigil within a few games', () => {
    const coverage = new Coverage();
    const policy = leastSeenPolicy(1, coverage);
    for (let seed = 1; seed <= 12; seed++) play(policy, seed, coverage);
    expect(coverage.neverSeen(vigil)).toEqual({ steps: [], decisions: [], events: [], catalogue: [] });
  });

  it('walks right into broken rules', () => {
    const broken = {
      ...vigil,
      check: ({ state }: { state: CoreState }) => {
        if ((state as VigilState).fire > 4) throw new Error('The fire is too hot.');
      },
    };
    const { state, decision } = start(vigil, vigil.defaults(1), 1);
    if (decision === null || state.seats[0] === undefined) throw new Error('Vigil begins with a decision.');
    state.seats[0].wood = 1;
    const withWood = {
      ...decision,
      options: [...decision.options, { id: 'stoke', facets: { verb: 'stoke' } }],
    };
    const picks = new Set(
      SEEDS.map((seed) => leastSeenPolicy(seed, new Coverage()).choose(broken, state, withWood).id),
    );
    expect(picks).toContain('stoke');
    expect(picks.size).toBeLessThanOrEqual(4);
  });
});

describe('spread', () => {
  it('thins a long list out evenly', () => {
    const items = Array.from({ length: 100 }, (_, n) => n);
    const some = spread(items, 10, seedRandom(1));
    expect(new Set(some).size).toBe(10);
    const sorted = [...some].sort((a, b) => a - b);
    expect(sorted.every((n, i) => i === 0 || n - (sorted[i - 1] as number) === 10)).toBe(true);
    expect(spread(items, 100, seedRandom(1))).toBe(items);
  });
});
