/** The app's storage. Each part is made when it is first asked for, so that importing this touches no device. */
import { ErrorLog } from './errors';
import { indexedPorts, type IndexedPorts } from './indexed';
import { noLock, webLock, type SaveLock } from './lock';
import { mirror } from './mirror';
import { mmkvPort } from './mmkv';
import type { StoragePort } from './port';
import { SaveStore } from './saves';
import { SettingsStore } from './settings';
import { StatsStore } from './stats';

function lazy<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

let indexed: IndexedPorts | null = null;

/** To be waited for before anything else here is used: a browser's database has to be read first. Never fails. */
export async function openStorage(): Promise<void> {
  indexed = await indexedPorts();
  // Asks the browser not to throw the games away when the device gets full. Its answer changes nothing here.
  if (indexed && typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => false);
}

const third: () => StoragePort = lazy(() =>
  indexed ? mirror(indexed.holdout, mmkvPort('holdout')) : mmkvPort('holdout'),
);

/** In a browser the second copy lies in its database: two copies in one place would be lost together. */
export const saves = lazy(
  () => new SaveStore([mmkvPort('saves-a'), indexed?.['saves-b'] ?? mmkvPort('saves-b')]),
);
export const settings = lazy(() => new SettingsStore(third()));
export const stats = lazy(() => new StatsStore(third()));
export const errors = lazy(() => new ErrorLog(third()));

/** Browsers lock a save against their other tabs; a phone has nobody to lock out. */
export const lock: () => SaveLock = lazy(() => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? webLock(locks) : noLock;
});

export type { SaveLock } from './lock';
export type { FindGame } from './incoming';
export { StorageTrouble, type Loaded, type SaveEntry } from './saves';
export type { WriteStatus } from './status';
export { DEFAULTS, type Settings } from './settings';
export type { GameResult, GameStats } from './stats';
export type { ErrorNote } from './errors';
export { ErrorLog, SaveStore, SettingsStore, StatsStore };
