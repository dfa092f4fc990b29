/** A game from outside, as a file or as a replay code: checked from its first character to its last decision. */
import type { AnyGame } from '../core/game';
import { isReplayCode, sessionOfCode } from '../core/replayCode';
import { decodeRecord, openRecord, Unreadable, verifyReplay, type Opened } from '../core/save';

export type FindGame = (id: string) => AnyGame | undefined;

export interface Incoming {
  readonly game: AnyGame;
  readonly opened: Opened;
  readonly startedAt: number;
}

/** Throws Unreadable with a sentence. */
export function incoming(text: string, find: FindGame, now: number): Incoming {
  return isReplayCode(text) ? ofCode(text, find, now) : ofExport(text, find);
}

function ofCode(text: string, find: FindGame, now: number): Incoming {
  const { game, beginning, floor, state, journal } = sessionOfCode(text, find);
  return { game, opened: { beginning, floor, state, journal, migrated: false }, startedAt: now };
}

function ofExport(text: string, find: FindGame): Incoming {
  const record = decodeRecord(text);
  if (record.journalFrom !== 0)
    throw new Unreadable('This is a part of a saved game only: export it from the app.');
  const game = find(record.game);
  if (!game) throw new Unreadable(`This version of Holdout does not have the game "${record.game}".`);
  const opened = openRecord(game, record);
  verifyReplay(game, opened);
  return { game, opened, startedAt: record.startedAt };
}
