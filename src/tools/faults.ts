/** `npm run faults`: breaks the storage in every way that we know of, and counts what was lost. */
import type { AnyGame } from '../core/game';
import { main, wholeNumber, type Called, type Tool } from './cli';
import { emptyCount, type Count } from './faults/count';
import { kinds } from './faults/matrix';
import { refusing } from './faults/refusing';
import { record } from './faults/tape';
import { findGame, toolGames } from './games';

const help = `
Plays a session of each game, stops, tears, flips, empties, mixes up and refuses its writes one by one, starts again from
the bytes that survived, and compares: the game stands at the last acknowledged decision or later, never earlier.

  npm run -s faults -- [flags]

  --game <id>        one of ${toolGames.map((game) => game.id).join(', ')} (all)
  --decisions <n>    how long the session is (200)
  --stride <n>       look at every n-th moment of it only (1)
  --json             one line a game, then a summary line:
                     {"game","decisions","writes","faults":{kind:{"cases","intact","recovered","told","lost","crashes"}}}

Exit code 1 when anything was lost or crashed.
`;

const flags = {
  game: { type: 'string' },
  decisions: { type: 'string' },
  stride: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface Matrix {
  readonly game: string;
  readonly decisions: number;
  readonly writes: number;
  readonly faults: Readonly<Record<string, Count>>;
}

/** One cut or bit in so many goes through a whole start of the app; all of them through the reading of a record. */
const GRAIN = 16;

export function faultMatrix(game: AnyGame, decisions: number, stride: number): Matrix {
  const tape = record(game, decisions);
  const closeness = { stride, grain: GRAIN * stride };
  const bytes = Object.entries(kinds).map(([kind, work]) => [kind, work(tape, closeness)] as const);
  const faults = { ...Object.fromEntries(bytes), ...refusing(tape, stride) };
  return { game: game.id, decisions: tape.decisions, writes: tape.writes.length, faults };
}

export function total(matrices: readonly Matrix[]): Count {
  const sum = emptyCount();
  for (const count of matrices.flatMap(({ faults }) => Object.values(faults))) {
    for (const key of Object.keys(sum) as (keyof Count)[]) sum[key] += count[key];
  }
  return sum;
}

function run({ flags: given }: Called<typeof flags>): number {
  const games = given.game === undefined ? toolGames : [findGame(given.game)];
  const decisions = wholeNumber('decisions', given.decisions ?? '200', 1, 5_000);
  const stride = wholeNumber('stride', given.stride ?? '1', 1, 5_000);
  const matrices = games.map((game) => {
    const matrix = faultMatrix(game, decisions, stride);
    if (given.json === true) console.log(JSON.stringify(matrix));
    else print(matrix);
    return matrix;
  });
  const { cases, lost, crashes } = total(matrices);
  if (given.json === true)
    console.log(JSON.stringify({ summary: true, games: games.length, cases, lost, crashes }));
  else console.log(`Broken ${cases} times: ${lost} decisions lost, ${crashes} crashes.`);
  return lost + crashes > 0 ? 1 : 0;
}

function print({ game, decisions, writes, faults }: Matrix): void {
  console.log(`${game}: ${decisions} decisions, ${writes} writes`);
  for (const [kind, { cases, intact, recovered, told, lost, crashes }] of Object.entries(faults)) {
    const ways = `${intact} intact, ${recovered} recovered, ${told} told`;
    console.log(
      `  ${kind.padEnd(13)}${String(cases).padStart(7)} times: ${ways}, ${lost} lost, ${crashes} crashes`,
    );
  }
}

export const faults: Tool<typeof flags> = { help, flags, run };

void main(faults, module);
