/** What the screens work with: the games, the saves, the settings, the statistics. Tests hand in their own. */
import { createContext, useContext, useState, useSyncExternalStore, type PropsWithChildren } from 'react';

import type { AnyGame } from '../src/core/game';
import type {
  ErrorLog,
  FindGame,
  SaveEntry,
  SaveLock,
  SaveStore,
  Settings,
  SettingsStore,
  StatsStore,
  WriteStatus,
} from '../src/storage';
import type { AnyGameView } from '../src/ui/gameView';

export interface Services {
  readonly games: readonly AnyGame[];
  /** Boards and mats are loaded when they are first shown. */
  readonly loadView: (game: string) => Promise<AnyGameView>;
  readonly saves: SaveStore;
  readonly settings: SettingsStore;
  readonly stats: StatsStore;
  readonly lock: SaveLock;
  /** What went wrong lately, for a report. */
  readonly errors: ErrorLog;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: PropsWithChildren<{ services: Services }>) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Screens need a ServicesProvider above them.');
  return services;
}

export function finder({ games }: Pick<Services, 'games'>): FindGame {
  return (id) => games.find((game) => game.id === id);
}

export function useGame(id: string): AnyGame | undefined {
  return finder(useServices())(id);
}

export function useSettings(): Settings {
  const { settings } = useServices();
  return useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.get(),
  );
}

/** What keeps the games from being written down; null when nothing does. */
export function useWriteTrouble(): (WriteStatus & { readonly message: string }) | null {
  const { saves } = useServices();
  return useSyncExternalStore(
    (listener) => saves.subscribe(listener),
    () => (hasMessage(saves.status) ? saves.status : null),
  );
}

function hasMessage(status: WriteStatus): status is WriteStatus & { readonly message: string } {
  return status.message !== null;
}

/** The list of saves as it was when `moment` last changed: reading it opens every record. */
export function useSaveList(moment: string): readonly SaveEntry[] {
  const services = useServices();
  const [read, setRead] = useState<{ readonly moment: string; readonly list: readonly SaveEntry[] } | null>(
    null,
  );
  if (read?.moment === moment) return read.list;
  const list = services.saves.list(finder(services));
  setRead({ moment, list });
  return list;
}
