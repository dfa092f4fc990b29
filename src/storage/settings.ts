/**
 * The player's settings: the only list of them. A field that is missing, damaged or from another version falls back to
 * its default alone; the others stay as they were chosen.
 */
import { z } from 'zod';

import type { StoragePort } from './port';

const fields = {
  /** 0 plays nothing, 1 is calm, 2 is quick. */
  animationSpeed: z.number().min(0).max(4),
  reducedMotion: z.boolean(),
  /** On top of the system's own text size. */
  textScale: z.number().min(0.8).max(1.6),
  /** Patterns beside colours. */
  patterns: z.boolean(),
  leftHanded: z.boolean(),
  haptics: z.boolean(),
  sound: z.boolean(),
  keepAwake: z.boolean(),
  /** A screen that names the next player before the phone is passed on. */
  handOver: z.boolean(),
  /** Undo may cross dice and draws; the game is then marked as rewound. */
  freeUndo: z.boolean(),
  showOdds: z.boolean(),
  /** The guided first round. */
  guide: z.boolean(),
};

export type Settings = { readonly [K in keyof typeof fields]: z.infer<(typeof fields)[K]> };

export const DEFAULTS: Settings = {
  animationSpeed: 1,
  reducedMotion: false,
  textScale: 1,
  patterns: false,
  leftHanded: false,
  haptics: true,
  sound: true,
  keepAwake: true,
  handOver: true,
  freeUndo: false,
  showOdds: true,
  guide: true,
};

const KEY = 'settings';

export class SettingsStore {
  private current: Settings | null = null;
  private readonly listeners = new Set<() => void>();
  /** False when the last change is in memory only. */
  isWritten = true;

  constructor(private readonly port: StoragePort) {}

  /** The same object until something changes, so that React can compare it. */
  get(): Settings {
    this.current ??= readSettings(this.port);
    return this.current;
  }

  set(changes: Partial<Settings>): void {
    this.current = fallback({ ...this.get(), ...changes });
    try {
      this.port.set(KEY, JSON.stringify(this.current));
      this.isWritten = true;
    } catch {
      this.isWritten = false;
    }
    for (const listener of this.listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

function readSettings(port: StoragePort): Settings {
  try {
    return fallback(JSON.parse(port.get(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

function fallback(data: unknown): Settings {
  const given: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  const names = Object.keys(fields) as (keyof Settings)[];
  return Object.fromEntries(
    names.map((name) => {
      const parsed = fields[name].safeParse(given[name]);
      return [name, parsed.success ? parsed.data : DEFAULTS[name]];
    }),
  ) as unknown as Settings;
}
