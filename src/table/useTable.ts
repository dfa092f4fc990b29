/** The table's store as a hook. One table shows one game: whoever shows another gives it another `key`. */
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Session } from '../core/session';
import type { AnyGameView } from '../ui/gameView';
import type { TableSettings } from './settings';
import type { TableSnapshot } from './snapshot';
import { TableStore } from './store';

export interface Table {
  readonly store: TableStore;
  readonly snapshot: TableSnapshot;
}

export function useTable(
  session: Session,
  view: AnyGameView,
  settings: TableSettings,
  isWatched: boolean,
): Table {
  const [store] = useState(() => new TableStore(session, view, settings, undefined, isWatched));
  useEffect(() => store.setSettings(settings), [store, settings]);
  useEffect(() => {
    store.start();
    return () => store.close();
  }, [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return { store, snapshot };
}
