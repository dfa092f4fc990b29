/** All that the storage asks of a device: a few texts by name. Every call may throw. */
export interface StoragePort {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** What was taken but is not on the disk yet. A port without it has done everything when a call returns. */
  readonly backlog?: Backlog;
  /** Calls back with the names of texts that somebody else has changed: another tab. Without it nobody else can. */
  heard?(listener: (keys: readonly string[]) => void): () => void;
}

export interface Backlog {
  /** 'failing': the last attempt did not work. It stays in memory until `retry` brings it down. */
  readonly state: 'written' | 'writing' | 'failing';
  subscribe(listener: () => void): () => void;
  retry(): void;
}
