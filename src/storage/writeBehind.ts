/**
 * A port over a store that answers later: reads come from memory, writes go down one batch after the other. What is still on
 * its way is told in `backlog`, so that nothing is called saved before it is.
 */
import type { Backlog, StoragePort } from './port';

/** What changed since the last batch: null is a text that was removed. */
export type Batch = ReadonlyMap<string, string | null>;

export class WriteBehindPort implements StoragePort {
  readonly backlog: Backlog;
  private waiting = new Map<string, string | null>();
  private isOnItsWay = false;
  private hasFailed = false;
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(keys: readonly string[]) => void>();

  constructor(
    private readonly texts: Map<string, string>,
    /** Resolves when the whole batch is on the disk, rejects when none of it is. */
    private readonly commit: (batch: Batch) => Promise<void>,
  ) {
    const state = () => this.state;
    this.backlog = {
      get state() {
        return state();
      },
      subscribe: (listener) => {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
      },
      retry: () => this.send(),
    };
  }

  get(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  set(key: string, text: string): void {
    this.texts.set(key, text);
    this.change(key, text);
  }

  remove(key: string): void {
    this.texts.delete(key);
    this.change(key, null);
  }

  keys(): readonly string[] {
    return [...this.texts.keys()];
  }

  /** Somebody else has written: another tab. What is on its way from here is newer. */
  hear(batch: Batch): void {
    for (const [key, text] of batch) {
      if (this.waiting.has(key)) continue;
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
    }
    for (const hearer of this.hearers) hearer([...batch.keys()]);
  }

  heard(listener: (keys: readonly string[]) => void): () => void {
    this.hearers.add(listener);
    return () => this.hearers.delete(listener);
  }

  private get state(): Backlog['state'] {
    if (this.hasFailed) return 'failing';
    return this.isOnItsWay || this.waiting.size > 0 ? 'writing' : 'written';
  }

  private change(key: string, text: string | null): void {
    this.waiting.set(key, text);
    this.send();
  }

  private send(): void {
    if (this.isOnItsWay || this.waiting.size === 0) return;
    const batch = this.waiting;
    this.waiting = new Map();
    this.isOnItsWay = true;
    this.commit(batch).then(
      () => this.arrived(false),
      () => {
        // What was changed meanwhile is newer than the batch.
        this.waiting = new Map([...batch, ...this.waiting]);
        this.arrived(true);
      },
    );
  }

  private arrived(hasFailed: boolean): void {
    this.isOnItsWay = false;
    this.hasFailed = hasFailed;
    if (!hasFailed) this.send();
    for (const listener of this.listeners) listener();
  }
}
