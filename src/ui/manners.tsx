/** What the player's settings change about every component: read here, so that the ui knows no storage. */
import { createContext, useContext, type PropsWithChildren } from 'react';

import { accentOf, type Accent } from './theme';

export interface Manners {
  /** The app's own text size, on top of the system's: 1 is as designed. */
  readonly textScale: number;
  readonly reducedMotion: boolean;
  /** What colour says is said by a pattern too. */
  readonly patterns: boolean;
  /** Buttons that a thumb reaches stand on the left. */
  readonly leftHanded: boolean;
  /** Called on a press that does something; may vibrate and sound. */
  readonly onTouch: () => void;
}

const plain: Manners = {
  textScale: 1,
  reducedMotion: false,
  patterns: false,
  leftHanded: false,
  onTouch: () => undefined,
};

const MannersContext = createContext<Manners>(plain);
const AccentContext = createContext<Accent>(accentOf(null));

export function MannersProvider({ value, children }: PropsWithChildren<{ value: Manners }>) {
  return <MannersContext value={value}>{children}</MannersContext>;
}

/** Gives everything inside the accent of a game; null is the neutral one. */
export function AccentProvider({ game, children }: PropsWithChildren<{ game: string | null }>) {
  return <AccentContext value={accentOf(game)}>{children}</AccentContext>;
}

export function useManners(): Manners {
  return useContext(MannersContext);
}

export function useAccent(): Accent {
  return useContext(AccentContext);
}
