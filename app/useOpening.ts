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
      readonly loaded: Readable;
      readonly view: AnyGameView;
    };

async function openSave(services: Services, save: string, access: 'write' | 'read'): Promise<Opening> {
  const loaded = services.saves.open(save, finder(services), access);
  if (loaded === null) return { at: 'missing' };
  if (loaded.outcome === 'unreadable') return { at: 'broken', message: loaded.message };
  return { at: 'open', access, loaded, view: await services.loadView(loaded.session.game.id) };
}

export function useOpening(save: string): Opening {
  const services = useServices();
  const [opening, setOpening] = useState<Opening>({ at: 'opening' });
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let letGo: (() => void) | null = null;

    async function show(access: 'write' | 'read'): Promise<void> {
      const opened = await openSave(services, save, access).catch((error: unknown): Opening => {
        services.errors.add('opening a game', error);
        return { at: 'broken', message: error instanceof Error ? error.message : String(error) };
      });
      if (!signal.aborted) setOpening((shown) => (isSame(shown, opened) ? shown : opened));
    }
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
    // Who comes back to a tab that only looks on sees how far the other one has come.
    const coming = AppState.addEventListener('change', (state) => {
      if (state === 'active' && letGo === null) void show('read');
    });
    return () => {
      left.abort();
      coming.remove();
      letGo?.();
      services.saves.close(save);
    };
  }, [services, save]);
  return opening;
}

/** Looking again at the same position must not begin the table anew. */
function isSame(shown: Opening, opened: Opening): boolean {
  return (
    shown.at === 'open' &&
    opened.at === 'open' &&
    shown.access === 'read' &&
    opened.access === 'read' &&
    shown.loaded.session.sequence === opened.loaded.session.sequence
  );
}
