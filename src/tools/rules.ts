/** `npm run rules`: which rules of a game are proved by a test that ran and passed, and which are not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '../core/game';
import { games } from '../games';
import { main, UsageError, type Called, type Tool } from './cli';
import { findGame } from './games';
import { definedIds, isExample, prefixOf } from './rules/checklist';
import { provedIds, runTests } from './rules/proof';

const help = `
Runs the tests and lists the rules that no passing test proves. A test proves the rules whose ids its title holds in
square brackets: it('[PI-CLOSE-09] a stack in a forest does tiles/3').

  npm run -s rules -- [flags]

  --game <id>           only this game (all of the registry)
  --checklist <folder>  also every id that <folder>/<game>.md and <game>-content.md define; those must be proved and,
                        unless they are examples (-EX-, -EDGE-), stand in the game's rulebook
  --results <file>      take what \`jest --json\` wrote there instead of running the tests
  --strict              exit code 1 when anything is missing
  --json                {"<game>":{"ids":N,"proved":N,"missing":[...],"notInRulebook":[...]}}
`;

const flags = {
  game: { type: 'string' },
  checklist: { type: 'string' },
  results: { type: 'string' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

interface Report {
  readonly ids: number;
  readonly proved: number;
  readonly missing: readonly string[];
  readonly notInRulebook: readonly string[];
}

function run({ flags: given }: Called<typeof flags>): number {
  const chosen = given.game === undefined ? games : [findGame(given.game)];
  const { checklist } = given;
  const listed = chosen.map((game) => (checklist === undefined ? [] : checklistOf(game, checklist)));
  const ids = chosen.map((game) => game.id);
  const proved = provedIds(given.results === undefined ? runTests(ids) : readText(given.results));
  const reports = Object.fromEntries(
    chosen.map((game, n): [string, Report] => [game.id, reportOn(game, proved, listed[n] ?? [])]),
  );
  if (given.json === true) console.log(JSON.stringify(reports));
  else for (const [id, report] of Object.entries(reports)) print(id, report);
  const complete = Object.values(reports).every((r) => r.missing.length + r.notInRulebook.length === 0);
  return given.strict === true && !complete ? 1 : 0;
}

function reportOn(game: AnyGame, proved: ReadonlySet<string>, checklist: readonly string[]): Report {
  const rulebook = new Set(Object.keys(game.rulebook));
  const ids = [...new Set([...rulebook, ...checklist])];
  const missing = ids.filter((id) => !proved.has(id));
  return {
    ids: ids.length,
    proved: ids.length - missing.length,
    missing,
    notInRulebook: checklist.filter((id) => !isExample(id) && !rulebook.has(id)),
  };
}

function checklistOf(game: AnyGame, folder: string): string[] {
  const rules = readText(join(folder, `${game.id}.md`));
  const content = join(folder, `${game.id}-content.md`);
  const prefix = prefixOf(rules);
  return [
    ...new Set([
      ...definedIds(rules, prefix),
      ...(existsSync(content) ? definedIds(readText(content), prefix) : []),
    ]),
  ];
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

function print(id: string, report: Report): void {
  console.log(`${id}: ${report.proved} of ${report.ids} rules proved`);
  if (report.missing.length > 0) console.log(`  not proved: ${report.missing.join(', ')}`);
  if (report.notInRulebook.length > 0)
    console.log(`  not in the rulebook: ${report.notInRulebook.join(', ')}`);
}

export const rules: Tool<typeof flags> = { help, flags, run };

void main(rules, module);
