/** `npm run cover`: finds games that together show everything a game has, and keeps them as journals. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '../core/game';
import { main, UsageError, wholeNumber, type Called, type Tool } from './cli';
import { findGame, toolGames } from './games';
import { journalOf, readJournal, writeJournal } from './journal';
import { findOf, Scout, type Find } from './scout';

/** Where the conformance suite reads them. */
const FOLDER = join('__tests__', 'conformance', 'coverage');

const help = `
Looks for games that together show every step, question, event and piece of content of a game. The journals are kept
and replayed by the conformance suite. It begins with those that are there, as far as the rules still follow them.

  npm run -s cover -- --game <id> [flags]

  --game <id>      ${toolGames.map((game) => game.id).join(', ')}
  --minutes <n>    how long it may look (10)
  --seed <n>       where its luck begins (1)
  --into <folder>  where the journals lie (${FOLDER})

Exit code 1 when something was not found; what was found is written all the same.
`;

const flags = {
  game: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  into: { type: 'string' },
} as const;

function run({ flags: given }: Called<typeof flags>): number {
  if (given.game === undefined) throw new UsageError('Which game? Say --game <id>.');
  const game = findGame(given.game);
  const minutes = wholeNumber('minutes', given.minutes ?? '10', 1, 600);
  const scout = new Scout(game, wholeNumber('seed', given.seed ?? '1', 0, 0xffff_ffff));
  const until = performance.now() + minutes * 60_000;

  const folder = given.into ?? FOLDER;
  const known = filesOf(folder, game.id).map((file) => findOf(readJournal(readFileSync(file, 'utf8'))));
  for (const find of known) scout.revisit(find);
  console.log(`${known.length} journals are there; ${scout.missing.length} things are not in them.`);
  while (scout.missing.length > 0 && performance.now() < until) {
    const { found, missing, games } = scout.explore();
    if (found.length > 0) console.log(`game ${games}, ${missing.length} left: ${found.join(', ')}`);
  }
  const finds = scout.result();
  write(folder, game, finds);
  console.log(`${finds.length} journals kept.`);
  if (scout.missing.length > 0) console.log(`Never seen: ${scout.missing.join(', ')}`);
  return scout.missing.length > 0 ? 1 : 0;
}

function filesOf(folder: string, id: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.startsWith(`${id}-`));
  return files.sort().map((file) => join(folder, file));
}

function write(folder: string, game: AnyGame, finds: readonly Find[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of filesOf(folder, game.id)) rmSync(file);
  finds.forEach(({ options, seed, choices }, n) => {
    const file = join(folder, `${game.id}-${String(n + 1).padStart(2, '0')}.journal`);
    writeFileSync(file, writeJournal(journalOf(game, options, seed, choices)));
  });
}

export const cover: Tool<typeof flags> = { help, flags, run };

void main(cover, module);
