/** The last things that went wrong, for a report that a player may send. They never leave the device by themselves. */
import { z } from 'zod';

import type { StoragePort } from './port';

const noteSchema = z.strictObject({ at: z.number(), where: z.string(), message: z.string() });

export type ErrorNote = Readonly<z.infer<typeof noteSchema>>;

const KEY = 'errors';
const MOST = 20;
const LONGEST = 2_000;

export class ErrorLog {
  /** What could not be written: a full device is itself worth a report. */
  private unwritten: readonly ErrorNote[] = [];

  constructor(
    private readonly port: StoragePort,
    private readonly now: () => number = () => Date.now(),
  ) {}

  add(where: string, error: unknown): void {
    const note = { at: this.now(), where, message: wordsOf(error).slice(0, LONGEST) };
    const notes = [...this.list(), note].slice(-MOST);
    try {
      this.port.set(KEY, JSON.stringify(notes));
      this.unwritten = [];
    } catch {
      this.unwritten = notes;
    }
  }

  /** The newest last. */
  list(): readonly ErrorNote[] {
    if (this.unwritten.length > 0) return this.unwritten;
    try {
      const parsed = z.array(noteSchema).safeParse(JSON.parse(this.port.get(KEY) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
