/**
 * Looks for games that together show everything a game has. It plays set-ups by lot with bots and fuzzers, and goes back to
 * where something rare was seen to play on from there: rare things have rare neighbours.
 */
import { Coverage, greedyPolicy, leastSeenPolicy, randomPolicy, type Policy } from '../bots';
import { applyInPlace, start } from '../core/engine';
import type { AnyGame, BaseOptions, Decision } from '../core/game';
import type { CoreState } from '../core/procedure';
import { seedRandom, sfc32, type Random } from '../core/random';
import { pick } from '../core/bag';
import type { Journal } from './journal';
import { anySetup } from './setups';

/** A game that shows something, up to the decision after which it was seen. */
export interface Find {
  readonly options: BaseOptions;
  readonly seed: number;
  readonly choices: readonly string[];
}

/** A game goes on for so long after it was taken up; what comes later is found in another one. */
const PLAYED_ON = 500;
/** A walk begins up to so many decisions before the rare thing it goes back to. */
const STEPS_BACK = 12;
/** For each thing so many games that show it are kept as places to go back to. */
const TRAILS = 4;
/** A fuzzer alone seldom gets far, and a bot is slow: it gets few tries for each option. */
const HASTY = { options: 16, finalists: 2, samples: 2 };
const FUZZED_ONE_IN = 5;

/** Counts like any coverage, and remembers after how many decisions each thing was first seen. */
class Sightings extends Coverage {
  readonly first = new Map<string, number>();
  choices: string[] = [];

  override add(key: string): void {
    super.add(key);
    if (!this.first.has(key)) this.first.set(key, this.choices.length);
  }
}

export interface Progress {
  readonly missing: readonly string[];
  readonly games: number;
  readonly found: readonly string[];
}

export class Scout {
  private readonly random: Random;
  private readonly coverage = new Coverage();
  private readonly fuzzer: Policy;
  private readonly wanted: ReadonlySet<string>;
  /** In how many games each thing was seen, and some of them. */
  private readonly seen = new Map<string, { games: number; trails: Find[] }>();
  private finds: Find[] = [];
  private games = 0;

  constructor(
    private readonly game: AnyGame,
    seed: number,
  ) {
    this.random = sfc32(seedRandom(seed));
    this.fuzzer = leastSeenPolicy(seed, this.coverage);
    this.wanted = new Set(new Coverage().missing(game));
  }

  get missing(): string[] {
    return [...this.wanted].filter((key) => !this.seen.has(key));
  }

  /** Plays a known game as far as it still goes, and notes what it shows. */
  revisit(find: Find): Progress {
    return this.walk(find, null);
  }

  /** Plays one more game, from its beginning or from a rare moment of an earlier one. */
  explore(): Progress {
    const fresh = this.seen.size === 0 || this.random.die(2) === 1;
    return this.walk(fresh ? this.begin() : this.rareMoment(), this.anyPolicy());
  }

  /** The finds without those that show nothing that the others do not. */
  result(): Find[] {
    const shown = this.finds.map((find) => ({ find, keys: this.keysOf(find) }));
    const needed = [...shown].sort((a, b) => b.find.choices.length - a.find.choices.length);
    for (const one of [...needed]) {
      const others = needed.filter((other) => other !== one);
      if (one.keys.every((key) => others.some(({ keys }) => keys.includes(key)))) {
        needed.splice(needed.indexOf(one), 1);
      }
    }
    return shown.filter((one) => needed.includes(one)).map(({ find }) => find);
  }

  private begin(): Find {
    const { min, max } = this.game.players;
    const players = min + this.random.die(max - min + 1) - 1;
    const seed = this.random.die(0x7fff_ffff);
    return { options: anySetup(this.game, players, seed), seed, choices: [] };
  }

  private rareMoment(): Find {
    const byRarity = [...this.seen.values()].sort((a, b) => a.games - b.games);
    // A third of the walks go back to the rarest thing, a third of the others to the next one, and so on.
    let rank = 0;
    while (rank < byRarity.length - 1 && this.random.die(3) !== 1) rank++;
    const place = byRarity[rank];
    if (!place) return this.begin();
    const trail = pick(place.trails, this.random);
    const back = this.random.die(STEPS_BACK) - 1;
    return { ...trail, choices: trail.choices.slice(0, Math.max(0, trail.choices.length - back)) };
  }

  private anyPolicy(): Policy {
    const seed = this.random.die(0x7fff_ffff);
    const bot = greedyPolicy(seed, HASTY);
    const moody: Policy = {
      name: 'moody',
      choose: (game, state, decision) =>
        (decision.id % FUZZED_ONE_IN === 0 ? this.fuzzer : bot).choose(game, state, decision),
    };
    return pick([this.fuzzer, this.fuzzer, moody, bot, randomPolicy(seed)], this.random);
  }

  private walk(from: Find, policy: Policy | null): Progress {
    const sightings = new Sightings();
    const { choices } = sightings;
    const { state, decision: first } = start(this.game, from.options, from.seed, { trace: sightings });
    this.hold(state, from, choices);
    let decision = first;
    const pickOption = (open: Decision) =>
      choices.length < from.choices.length
        ? open.options.find(({ id }) => id === from.choices[choices.length])
        : policy?.choose(this.game, state, open);
    while (decision !== null && choices.length < from.choices.length + PLAYED_ON) {
      const option = pickOption(decision);
      if (!option) break;
      choices.push(option.id);
      const choice = { decision: decision.id, option: option.id };
      decision = applyInPlace(this.game, state, decision, choice, { trace: sightings });
      this.hold(state, from, choices);
    }
    return this.note(from, sightings);
  }

  private hold(state: CoreState, { seed, options }: Find, choices: readonly string[]): void {
    const [problem] = this.game.invariants(state);
    if (problem !== undefined) {
      throw new Error(
        `Seed ${seed}, ${JSON.stringify(options)}, decision ${choices.length}: ${problem}\n${choices.join(' ')}`,
      );
    }
  }

  private note({ options, seed }: Find, { first, choices }: Sightings): Progress {
    this.games++;
    const found: string[] = [];
    let length = 0;
    for (const [key, at] of first) {
      this.coverage.add(key);
      if (!this.wanted.has(key)) continue;
      const known = this.seen.get(key);
      const trail = { options, seed, choices: choices.slice(0, at) };
      if (known === undefined) {
        this.seen.set(key, { games: 1, trails: [trail] });
        found.push(key);
        length = Math.max(length, at);
        continue;
      }
      known.games++;
      if (known.trails.length < TRAILS) known.trails.push(trail);
    }
    if (found.length > 0) this.finds.push({ options, seed, choices: choices.slice(0, length) });
    return { missing: this.missing, games: this.games, found };
  }

  private keysOf(find: Find): string[] {
    const shown = showing(this.game, [find]);
    return [...shown.keys()].filter((key) => this.wanted.has(key));
  }
}

/** What a kept journal tells about its game; its hashes do not matter here. */
export function findOf({ options, seed, decisions }: Journal): Find {
  return { options, seed, choices: decisions.map(([option]) => option) };
}

/** Everything that these games show; throws where the rules no longer follow one of them. */
export function showing(game: AnyGame, finds: readonly Find[]): Coverage {
  const coverage = new Coverage();
  for (const { options, seed, choices } of finds) {
    const { state, decision: first } = start(game, options, seed, { trace: coverage });
    let decision = first;
    for (const option of choices) {
      if (decision === null) break;
      decision = applyInPlace(game, state, decision, { decision: decision.id, option }, { trace: coverage });
    }
  }
  return coverage;
}
