/**
 * Everything a game has can be met in play: steps, decisions, events, cards, abilities, enemies. Kept journals show it, because
 * some things need a rare chain of others; `npm run cover -- --game <id>` finds them anew when the rules or the content change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Coverage, leastSeenPolicy } from '../../src/bots';
import { readJournal } from '../../src/tools/journal';
import { playGame } from '../../src/tools/play';
import { findOf, showing } from '../../src/tools/scout';
import { setups } from '../../src/tools/setups';
import { everyGame } from './kit';

jest.setTimeout(120_000);

const KEPT = join(__dirname, 'coverage');
/** The 56 search cards last for nearly a whole campaign: that they are shuffled again is proved by scripted games alone. */
const UNSHOWN: Readonly<Record<string, readonly string[]>> = { exodus: ['event deckShuffled'] };
/** A fuzzer goes where the kept games have been least. */
const FUZZED = 4_000;

it.each(everyGame)('%s shows everything it has', (id, game) => {
  const kept = readdirSync(KEPT).filter((name) => name.startsWith(`${id}-`));
  const finds = kept.map((name) => findOf(readJournal(readFileSync(join(KEPT, name), 'utf8'))));
  expect(showing(game, finds).missing(game)).toEqual(UNSHOWN[id] ?? []);
});

it.each(everyGame)('%s holds where a fuzzer goes', (_id, game) => {
  const ways = setups(game);
  const coverage = new Coverage();
  const fuzzer = leastSeenPolicy(1, coverage);
  for (let n = 0, decisions = 0; decisions < FUZZED; n++) {
    const options = ways[(n * 7) % ways.length] ?? game.defaults(game.players.min);
    const { choices, fault } = playGame(game, options, n + 1, fuzzer, coverage);
    expect(fault).toBeNull();
    decisions += choices.length;
  }
});
