/** What the undo button says: what it takes back, and how far one could go. */
import type { Logbook } from './logbook';

export interface UndoWords {
  /** Decisions that can be taken back one by one. */
  readonly count: number;
  readonly title: string;
  readonly note: string;
}

export function undoWords(log: Logbook, length: number, count: number): UndoWords {
  if (length === 0) return { count: 0, title: 'Undo', note: 'Nothing has been decided yet' };
  if (count === 0) return { count: 0, title: 'Undo', note: 'Closed: something was rolled or drawn' };
  const words = log.entry(length)?.words ?? 'the last decision';
  const steps = count === 1 ? '1 step' : `${count} steps`;
  return { count, title: 'Undo', note: `${steps}: ${words}${reach(log, length, count)}` };
}

/** When the whole way back is one person's turn, say so. */
function reach(log: Logbook, length: number, count: number): string {
  if (count === 1) return '';
  if (count === length) return ', back to the beginning';
  const first = log.entry(length - count + 1);
  const before = log.entry(length - count);
  return first !== undefined && before?.seat !== first.seat ? ', back to the start of the turn' : '';
}
