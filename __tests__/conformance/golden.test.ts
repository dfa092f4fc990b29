/**
 * One whole game for each number of players, kept as a file. A change of the rules shows here first: when it is meant, raise
 * `rulesVersion` where saves are concerned and write the files anew with `GOLDEN=write npx jest conformance/golden`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { Coverage, greedyPolicy } from '../../src/bots';
import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { journalOf, readJournal, replayJournal, writeJournal } from '../../src/tools/journal';
import { playGame } from '../../src/tools/play';
import { everyGame } from './kit';

const SEED = 2026;
/** Long enough to reach every chapter of a game, short enough to read a difference. */
const DECISIONS = 400;
/** A bot plays them: a blind player gives up before much has happened. */
const HASTY = { options: 16, finalists: 2, samples: 2 };

const cases = everyGame.flatMap(([id, game]) =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, n): [string, number, AnyGame] => [
    id,
    game.players.min + n,
    game,
  ]),
);

it.each(cases)('%s for %i goes as it went', (id, players, game) => {
  const file = join(__dirname, 'golden', `${id}-${players}p.journal`);
  if (process.env.GOLDEN === 'write') {
    const options = game.defaults(players);
    const { choices } = playGame(game, options, SEED, greedyPolicy(SEED, HASTY), new Coverage(), DECISIONS);
    writeFileSync(file, writeJournal(journalOf(game, options, SEED, choices.slice(0, DECISIONS))));
  }
  if (!existsSync(file)) throw new Error(`golden/${basename(file)} is missing: write it with GOLDEN=write.`);
  const journal = readJournal(readFileSync(file, 'utf8'));
  expect(journal.rulesVersion).toBe(game.rulesVersion);
  const last = journal.decisions[journal.decisions.length - 1];
  expect(hash(replayJournal(game, journal))).toBe(last?.[1] ?? journal.hash);
});
