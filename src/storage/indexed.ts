/**
 * The browser's database. localStorage lies in memory for up to a minute before a browser writes it down, so a browser that
 * is killed loses it; a strict transaction of IndexedDB is on the disk when it says so.
 */
import type { StoragePort } from './port';
import { WriteBehindPort, type Batch } from './writeBehind';

const DATABASE = 'holdout';
const STORES = ['saves-b', 'holdout'] as const;
/** A database that never answers must not keep anybody from playing. */
const PATIENCE_MS = 10_000;

export type IndexedPorts = Readonly<Record<(typeof STORES)[number], StoragePort>>;

/** Null where there is no such database: then the caller takes another store. */
export async function indexedPorts(): Promise<IndexedPorts | null> {
  if (typeof indexedDB === 'undefined') return null;
  const given = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  try {
    return await Promise.race([openPorts(), given]);
  } catch {
    return null;
  }
}

async function openPorts(): Promise<IndexedPorts> {
  const connection = new Connection();
  const [saves, rest] = await Promise.all(STORES.map((store) => openPort(connection, store)));
  if (!saves || !rest) throw new Error('The database has other stores than it should.');
  return { 'saves-b': saves, holdout: rest };
}

async function openPort(connection: Connection, store: string): Promise<StoragePort> {
  const texts = await load(await connection.database(), store);
  // Tabs share the database but not their memory: what one writes, the others hear.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`holdout/${store}`);
  const port = new WriteBehindPort(texts, async (batch) => {
    await commit(await connection.database(), store, batch);
    channel?.postMessage(batch);
  });
  if (channel) channel.onmessage = ({ data }: MessageEvent<Batch>) => port.hear(data);
  return port;
}

/** Opened again after the browser has closed it, which it does when the player clears its data. */
class Connection {
  private opened: Promise<IDBDatabase> | null = null;

  database(): Promise<IDBDatabase> {
    this.opened ??= open(() => (this.opened = null));
    return this.opened;
  }
}

function open(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = closed;
      database.onversionchange = () => {
        closed();
        database.close();
      };
      resolve(database);
    };
    request.onerror = () => {
      closed();
      reject(request.error ?? new Error('The database cannot be opened.'));
    };
  });
}

function load(database: IDBDatabase, store: string): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const texts = new Map<string, string>();
    const transaction = database.transaction(store);
    const request = transaction.objectStore(store).openCursor();
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return;
      if (typeof cursor.key === 'string' && typeof cursor.value === 'string') {
        texts.set(cursor.key, cursor.value);
      }
      cursor.continue();
    };
    transaction.oncomplete = () => resolve(texts);
    transaction.onabort = () => reject(transaction.error ?? new Error('The database cannot be read.'));
  });
}

function commit(database: IDBDatabase, store: string, batch: Batch): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' });
    const texts = transaction.objectStore(store);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database did not take it.'));
    for (const [key, text] of batch) {
      if (text === null) texts.delete(key);
      else texts.put(text, key);
    }
    // Nothing else is to come: a page that is left now need not live to say so.
    transaction.commit();
  });
}
