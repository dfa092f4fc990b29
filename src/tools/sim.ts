/** `npm run sim`: plays whole games of any kind and says how they ended and what they never touched. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Coverage, policies, type PolicyName } from '../bots';
import type { AnyGame, BaseOptions } from '../core/game';
import { hash } from '../core/plain';
import { main, oneOf, UsageError, wholeNumber, type Called, type Tool } from './cli';
import { checkedOptions, checkedPlayers, findGame, toolGames } from './games';
import { journalOf, writeJournal } from './journal';
import { playGame, type Played } from './play';
import { anySetup } from './setups';

const help = `
Plays whole games, with the invariants checked after every decision.

  npm run -s sim -- --game <id> [flags]

  --game <id>        ${toolGames.map((game) => game.id).join(', ')}
  --players <n>      people at the table (the fewest that the game takes), or all: so many games with every number of people
  --options <json>   what to change in the game's default options: '{"rounds":3}'
  --vary             every option that --options does not name is picked by lot, anew for each game; --json then names them
  --seed <n>         seed of the first game; the next ones count up from it (1)
  --games <n>        how many games (1)
  --policy <name>    ${Object.keys(policies).join(', ')} (random)
  --journals <dir>   where journals are written: of every game when given, else only of a broken one (.cache/journals)
  --json             one line of JSON a game, then a summary line

Exit code 1 when an invariant breaks, a decision has no options or a game never ends: the journal of that game is written
to a file that \`npm run replay\` takes.
`;

const flags = {
  game: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  vary: { type: 'boolean' },
  seed: { type: 'string' },
  games: { type: 'string' },
  policy: { type: 'string' },
  journals: { type: 'string' },
  json: { type: 'boolean' },
} as const;

interface Task {
  readonly game: AnyGame;
  /** What is played, one after the other: one entry, or one for every number of people. */
  readonly sittings: readonly Sitting[];
  readonly seed: number;
  /** For each of them. */
  readonly games: number;
  readonly policy: PolicyName;
  readonly vary: boolean;
  readonly json: boolean;
  readonly journals: string | undefined;
}

interface Sitting {
  readonly players: number;
  options(seed: number): BaseOptions;
}

function taskOf({ flags: given }: Called<typeof flags>): Task {
  if (given.game === undefined) throw new UsageError('Which game? Say --game <id>.');
  const game = findGame(given.game);
  const changes = given.options === undefined ? {} : parsedOptions(given.options);
  return {
    game,
    sittings: countsOf(game, given.players, changes.players).map((players) => ({
      players,
      options: given.vary
        ? (seed) => checkedOptions(game, players, { ...anySetup(game, players, seed), ...changes, players })
        : always(checkedOptions(game, players, { ...changes, players })),
    })),
    seed: wholeNumber('seed', given.seed ?? '1', 0, 0xffff_ffff),
    games: wholeNumber('games', given.games ?? '1', 1, 10_000_000),
    policy: oneOf('policy', given.policy ?? 'random', Object.keys(policies) as PolicyName[]),
    vary: given.vary === true,
    json: given.json === true,
    journals: given.journals,
  };
}

function always(options: BaseOptions): Sitting['options'] {
  return () => options;
}

function countsOf(game: AnyGame, given: string | undefined, changed: number | undefined): number[] {
  const { min, max } = game.players;
  if (given === 'all') return Array.from({ length: max - min + 1 }, (_, n) => min + n);
  return [
    checkedPlayers(game, given === undefined ? (changed ?? min) : wholeNumber('players', given, 1, 99)),
  ];
}

function parsedOptions(text: string): { players?: number } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new UsageError(`--options takes a JSON object such as '{"players":2}', not ${text}.`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError(`--options takes a JSON object such as '{"players":2}', not ${text}.`);
  }
  return data;
}

function run(called: Called<typeof flags>): number {
  const task = taskOf(called);
  const coverage = new Coverage();
  // The fuzzer learns over the whole run; the other policies begin every game from its seed.
  const fuzzer = policies.leastSeen(task.seed, coverage);
  const tally = { games: 0, wins: 0, decisions: 0, ms: 0, outcomes: {} as Record<string, number> };
  let largest = { options: 0, kind: '' };
  let faults = 0;
  const play = (sitting: Sitting, seed: number) => {
    const policy = task.policy === 'leastSeen' ? fuzzer : policies[task.policy](seed, coverage);
    const options = sitting.options(seed);
    const played = playGame(task.game, options, seed, policy, coverage);
    tally.games++;
    tally.decisions += played.choices.length;
    tally.ms += played.ms;
    if (played.largest.options > largest.options) largest = played.largest;
    const file = keepJournal(task, sitting.players, options, seed, played);
    if (played.fault) {
      faults++;
      reportFault(task, sitting, seed, played, file);
      return;
    }
    const key = report(task, sitting.players, options, seed, played);
    if (key.startsWith('win')) tally.wins++;
    tally.outcomes[key] = (tally.outcomes[key] ?? 0) + 1;
  };
  for (const sitting of task.sittings) {
    for (let n = 0; n < task.games && faults === 0; n++) play(sitting, (task.seed + n) >>> 0);
  }
  const { ms, ...counts } = tally;
  const decisionsPerSecond = Math.round((tally.decisions / Math.max(ms, 0.001)) * 1000);
  const neverSeen = coverage.neverSeen(task.game);
  if (task.json) {
    const { policy } = task;
    say({ summary: true, ...counts, decisionsPerSecond, policy, faults, largestOptions: largest, neverSeen });
  } else {
    console.log(`${tally.games} games, ${tally.wins} won. ${decisionsPerSecond} decisions a second.`);
    for (const [key, count] of Object.entries(tally.outcomes)) console.log(`  ${key}: ${count}`);
    console.log(`Longest list of options: ${largest.options} (${largest.kind}).`);
    for (const [kind, names] of Object.entries(neverSeen)) {
      if (names.length > 0) console.log(`Never seen, ${kind} (${names.length}): ${names.join(', ')}`);
    }
  }
  return faults > 0 ? 1 : 0;
}

/** Tells how one game ended, and returns it in a word. */
function report(
  task: Task,
  players: number,
  options: BaseOptions,
  seed: number,
  { state, choices, ms }: Played,
): string {
  const outcome = state && task.game.outcome(state);
  if (!state || !outcome) throw new Error('A game that broke is not reported as played.');
  const { result, reason } = outcome;
  const rounds = task.game.round(state);
  if (task.json) {
    say({
      game: task.game.id,
      seed,
      players,
      outcome: result,
      reason,
      rounds,
      decisions: choices.length,
      hash: hash(state),
      ms: Math.round(ms * 100) / 100,
      ...(task.vary && { options }),
    });
  } else {
    console.log(`seed ${seed}: ${result} (${reason}), round ${rounds}, ${choices.length} decisions`);
  }
  return `${result}/${reason}`;
}

function reportFault(
  task: Task,
  { players }: Sitting,
  seed: number,
  { choices, fault }: Played,
  journal: string | null,
): void {
  if (task.json) {
    say({
      game: task.game.id,
      seed,
      players,
      fault: fault?.code,
      message: fault?.message,
      decisions: choices.length,
      journal,
    });
  }
  console.error(`seed ${seed} broke at decision ${choices.length} (${fault?.code}): ${fault?.message}`);
  if (journal) console.error(`Replay it with: npm run -s replay -- ${journal}`);
}

function keepJournal(
  task: Task,
  players: number,
  options: BaseOptions,
  seed: number,
  { choices, fault, state }: Played,
): string | null {
  // Without a state the set-up itself broke: the seed alone replays it.
  if (state === null || (fault === null && task.journals === undefined)) return null;
  const folder = task.journals ?? join('.cache', 'journals');
  const file = join(folder, `${task.game.id}-${players}p-${task.policy}-${seed}.journal`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, writeJournal(journalOf(task.game, options, seed, choices, fault?.message)));
  return file;
}

function say(line: object): void {
  console.log(JSON.stringify(line));
}

export const sim: Tool<typeof flags> = { help, flags, run };

void main(sim, module);
