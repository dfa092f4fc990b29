/** `npm run replay`: plays an exported save or a journal again and prints the hash that it ends with. */
import { readFileSync } from 'node:fs';

import { hash } from '../core/plain';
import { isReplayCode, sessionOfCode } from '../core/replayCode';
import { decodeRecord, openRecord, Unreadable, verifyReplay } from '../core/save';
import { main, UsageError, type Called, type Tool } from './cli';
import { findGame } from './games';
import { Differs, NotAJournal, readJournal, replayJournal } from './journal';

const help = `
Plays an exported save, a replay code or a journal of the simulator again, and prints the hash of the final state.

  npm run -s replay -- <file>

Exit code 1 at the first decision that differs from what is written in the file.
`;

const flags = {} as const;

function run({ words }: Called<typeof flags>): number {
  const [file] = words;
  if (file === undefined) throw new UsageError('Which file? Name an exported save or a journal.');
  const text = read(file);
  try {
    console.log(replayText(text));
    return 0;
  } catch (error) {
    if (error instanceof Differs) console.error(`Differs at decision ${error.decision}: ${error.message}`);
    else if (error instanceof Unreadable || error instanceof NotAJournal)
      console.error(`${file}: ${error.message}`);
    else throw error;
    return 1;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read.`);
  }
}

function replayText(text: string): string {
  if (text.startsWith('holdout ')) return replaySave(text);
  return isReplayCode(text) ? hash(sessionOfCode(text, findGame).state) : replayFile(text);
}

function replaySave(text: string): string {
  const record = decodeRecord(text);
  const opened = openRecord(findGame(record.game), record);
  verifyReplay(findGame(record.game), opened);
  return hash(opened.state);
}

function replayFile(text: string): string {
  const journal = readJournal(text);
  const game = findGame(journal.game);
  if (journal.rulesVersion !== game.rulesVersion) {
    console.error(
      `Written under rules version ${journal.rulesVersion}; ${game.title} is at ${game.rulesVersion} now.`,
    );
  }
  const final = replayJournal(game, journal);
  if (journal.fault !== undefined) console.error(`Written down because: ${journal.fault}`);
  for (const problem of game.invariants(final)) console.error(`An invariant does not hold: ${problem}`);
  return hash(final);
}

export const replay: Tool<typeof flags> = { help, flags, words: 1, run };

void main(replay, module);
