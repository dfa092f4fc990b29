/** `npm run bench`: how fast and how small, as ratios against a peer that is measured in the same run. */
import { games } from '../games';
import { inPlaceRace, randomRace, sessionRace } from './bench/core';
import { infectedMove } from './bench/exodus';
import { rulesRace, tileGrowth } from './bench/games';
import { decisionGrowth, recordGrowth } from './bench/growth';
import { isOk, type Result } from './bench/measure';
import { loadCost, webWriteCost, writeCost } from './bench/storage';
import { tablePan, tableResume, tableTap } from './bench/table';
import { webWeight } from './bench/web';
import { main, oneOf, type Called, type Tool } from './cli';
import { toolGames } from './games';

const benchmarks: Readonly<Record<string, () => Result>> = {
  session: sessionRace,
  inPlace: inPlaceRace,
  random: randomRace,
  decision2000: decisionGrowth,
  record2000: recordGrowth,
  ...Object.fromEntries(toolGames.map((game) => [`rules/${game.id}`, () => rulesRace(game)])),
  ...Object.fromEntries(games.map((game) => [`write/${game.id}`, () => writeCost(game)])),
  ...Object.fromEntries(games.map((game) => [`writeWeb/${game.id}`, () => webWriteCost(game)])),
  ...Object.fromEntries(games.map((game) => [`load/${game.id}`, () => loadCost(game)])),
  tiles60: tileGrowth,
  infectedMove,
  webJs: webWeight,
  tablePan,
  tableTap,
  tableResume,
};

const help = `
Measures against a peer in the same run: boardgame.io 0.50.2 for rules, chance and writing, decision 20 for decision 2000,
a table of 10 tiles for one of 60, a breadth-first search for a move of twenty infected,
parsing and one schema check for loading, an empty app of the same libraries for the web build, and in a browser a bare CanvasKit loop, a press that decides nothing and an empty board for the table. Every figure is
a median, and a checksum proves that both did the work.

  npm run -s bench -- [flags]

  --only <name>   one of ${Object.keys(benchmarks).join(', ')},
                  or how the names of several begin: table, rules/
  --json          one line a benchmark:
                  {"name","ratio","better":"higher"|"lower","goal","ok","ours","peer","unit","checksum"}

Exit code 1 when a goal is missed. webJs builds two web apps and takes a minute or two, and so do the
table and writeWeb, which are measured in Chromium.
`;

const flags = { only: { type: 'string' }, json: { type: 'boolean' } } as const;

function run({ flags: given }: Called<typeof flags>): number {
  const names = Object.keys(benchmarks);
  const wanted = namesFor(given.only ?? '', names);
  let missed = 0;
  for (const name of wanted) {
    const result = benchmarks[name]?.();
    if (!result) continue;
    if (!isOk(result)) missed++;
    if (given.json === true) console.log(JSON.stringify(lineOf(result)));
    else print(result);
  }
  return missed > 0 ? 1 : 0;
}

function namesFor(only: string, names: readonly string[]): readonly string[] {
  const family = names.filter((name) => name.startsWith(only));
  return names.includes(only) || family.length === 0 ? [oneOf('only', only, names)] : family;
}

function lineOf(result: Result) {
  const { name, ratio, better, goal, ours, peer, unit, checksum } = result;
  return {
    name,
    ratio: rounded(ratio),
    better,
    goal,
    ok: isOk(result),
    ours: rounded(ours),
    peer: rounded(peer),
    unit,
    checksum,
  };
}

function print(result: Result): void {
  const { name, ratio, better, goal, ours, peer, unit } = result;
  const bound = better === 'higher' ? 'at least' : 'at most';
  const verdict = isOk(result) ? 'ok' : 'MISSED';
  console.log(
    `${name.padEnd(24)} ${rounded(ratio)} (${bound} ${goal}) ${verdict}: ${rounded(ours)} to ${rounded(peer)} ${unit}`,
  );
}

/** Four figures are more than a measurement is good for. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

export const bench: Tool<typeof flags> = { help, flags, run };

void main(bench, module);
