/**
 * Opens a save for the table and holds it against other tabs of the browser. While another one has it, it can be looked at;
 * as soon as that one is closed, this one goes on with it.
 */
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import type { Loaded } from '../src/storage';
import type { AnyGameView } from '../src/ui/gameView';
import { finder, useServices, type Services } from './services';

export type Readable = Extract<Loaded, { readonly session: unknown }>;

export type Opening =
  | { readonly at: 'opening' | 'missing' }
  | { readonly at: 'broken'; readonly message: string }
  | {
      readonly at: 'open';
      readonly access: 'write' | 'read';
      /** The same as long as one table can show it. */
      readonly key: string;
      readonly loaded: Readable;
      readonly view: AnyGameView;
    };

async function openSave(services: Services, save: string, access: 'write' | 'read'): Promise<Opening> {
  const loaded = services.saves.open(save, finder(services), access);
  if (loaded === null) return { at: 'missing' };
  if (loaded.outcome === 'unreadable') return { at: 'broken', message: loaded.message };
  const { game, sequence } = loaded.session;
  const key = access === 'write' ? save : `${save} from ${sequence}`;
  return { at: 'open', access, key, loaded, view: await services.loadView(game.id) };
}

export function useOpening(save: string): Opening {
  const services = useServices();
  const [opening, setOpening] = useState<Opening>({ at: 'opening' });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let letGo: (() => void) | null = null;
    let current: Opening = { at: 'opening' };

    async function show(access: 'write' | 'read'): Promise<void> {
      const opened = await openSave(services, save, access).catch((error: unknown): Opening => {
        services.errors.add('opening a game', error);
        return { at: 'broken', message: error instanceof Error ? error.message : String(error) };
      });
      if (signal.aborted || (access === 'read' && letGo !== null)) return;
      if (!isFollowed(current, opened)) setOpening((current = opened));
    }
    const lookAgain = () => {
      if (letGo === null) void show('read');
    };
    async function take(hold: Promise<(() => void) | null>): Promise<boolean> {
      letGo = await hold;
      if (signal.aborted) letGo?.();
      else if (letGo) await show('write');
      return letGo !== null;
    }
    async function open(): Promise<void> {
      if ((await take(services.lock.hold(save))) || signal.aborted) return;
      await show('read');
      await take(services.lock.waitFor(save, signal));
    }
    open().catch((error: unknown) => {
      if (!signal.aborted) services.errors.add('waiting for another tab', error);
    });
    // Who only looks on sees what the other tab writes, and at the latest on coming back how far it is.
    const stopWatching = services.saves.watch(save, lookAgain);
    const coming = AppState.addEventListener('change', (state) => {
      if (state === 'active') lookAgain();
    });
    return () => {
      left.abort();
      stopWatching();
      coming.remove();
      letGo?.();
      services.saves.close(save);
    };
  }, [services, save]);
  return opening;
}

/** A table that looks on goes along with the game, if it can; it must not begin anew with every decision. */
function isFollowed(shown: Opening, opened: Opening): boolean {
  if (shown.at !== 'open' || opened.at !== 'open') return false;
  if (shown.access !== 'read' || opened.access !== 'read') return false;
  try {
    return shown.loaded.session.follow(opened.loaded.session);
  } catch {
    // Whatever it stumbled over on the way: the position that was read is good.
    return false;
  }
}
