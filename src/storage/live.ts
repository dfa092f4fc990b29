/** A save whose game is being played: writes its changes, and knows what each port still lacks. */
import { encodeChapter, encodeRecord, fingerprint, recordOf, type SaveRecord } from '../core/save';
import type { Session } from '../core/session';
import { CHAPTER, chapterKey, chapterText, headKey, type Ports, type Sealed } from './copies';

export class LiveSave {
  session: Session | null = null;
  savedAt: number;
  /** Which ports took its newest change. */
  private taken: readonly boolean[] = [];

  /** Fingerprints of the full chapters. */
  private readonly chain: string[] = [];
  /** How many of them each port holds. */
  private readonly sealed = [0, 0];

  constructor(
    readonly id: string,
    readonly startedAt: number,
  ) {
    this.savedAt = startedAt;
  }

  /**
   * Takes up a save as the ports hold it: chapters that one of them has lost are written again with the next change.
   * `chapters` are those that were found in reading it.
   */
  resume(ports: Ports, session: Session, chapters: readonly Sealed[] = []): void {
    this.session = session;
    this.taken = ports.map(() => true);
    this.chain.push(...chapters.map(({ sum }) => sum));
    this.sealChapters(session);
    ports.forEach((port, n) => {
      const missing = this.chain.findIndex(
        (_, k) => chapterText(port, this.id, chapterFrom(session, k)) !== chapters[k]?.text,
      );
      this.sealed[n] = missing < 0 ? this.chain.length : missing;
    });
  }

  /** Ports that hold its newest change, or are writing it down just now. */
  copies(ports: Ports): number {
    return ports.filter((port, n) => this.taken[n] === true && port.backlog?.state !== 'failing').length;
  }

  /** Writes the newest position into one port after the other. */
  put(ports: Ports): void {
    const { session } = this;
    if (!session) return;
    this.sealChapters(session);
    const head = encodeRecord(this.record(this.chain.length * CHAPTER, this.chain.at(-1)));
    this.taken = ports.map((port, n) =>
      attempt(() => {
        for (let k = this.sealed[n] ?? 0; k < this.chain.length; k++) {
          port.set(chapterKey(this.id, chapterFrom(session, k)), this.chapter(session, k));
          this.sealed[n] = k + 1;
        }
        port.set(headKey(this.id), head);
      }),
    );
  }

  /** The record with the journal from entry `from` on. */
  record(from: number, chain?: string): SaveRecord {
    const { session, id, startedAt, savedAt } = this;
    if (!session) throw new Error(`The save ${id} has no game yet.`);
    return recordOf(session, { id, startedAt, savedAt }, from, chain);
  }

  private sealChapters(session: Session): void {
    const full = Math.floor(session.journal.length / CHAPTER);
    while (this.chain.length < full) this.chain.push(fingerprint(this.chapter(session, this.chain.length)));
  }

  private chapter(session: Session, k: number): string {
    const journal = session.journal.slice(k * CHAPTER, (k + 1) * CHAPTER);
    const before = this.chain[k - 1] ?? '';
    return encodeChapter({ id: this.id, from: chapterFrom(session, k), before, journal });
  }
}

function chapterFrom(session: Session, k: number): number {
  return (session.floor?.sequence ?? 0) + k * CHAPTER;
}

/** A port that throws must not stop the game. */
export function attempt(operation: () => void): boolean {
  try {
    operation();
    return true;
  } catch {
    return false;
  }
}
