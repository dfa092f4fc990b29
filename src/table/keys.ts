/** What keys do at the table. */
import type { Direction } from './hit';

export interface Keys {
  /** To the next lit target in that direction; with `all` to any target. */
  arrow(direction: Direction, all: boolean): void;
  /** Enter while nothing else has the focus. */
  enter(): void;
  escape(): void;
  skip(): void;
  undo(): void;
  redo(): void;
  log(): void;
  mats(): void;
  wholeBoard(): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The work of a key, or null when it has none. */
export function workOf(keys: Keys, key: string, withShift: boolean): (() => void) | null {
  const direction = ARROWS[key];
  if (direction) return () => keys.arrow(direction, withShift);
  switch (key) {
    case 'Enter':
      return keys.enter;
    case 'Escape':
      return keys.escape;
    case ' ':
      return keys.skip;
    case 'u':
      return keys.undo;
    case 'U':
    case 'r':
      return keys.redo;
    case 'l':
    case 'L':
      return keys.log;
    case 'm':
    case 'M':
      return keys.mats;
    case '0':
      return keys.wholeBoard;
    default:
      return null;
  }
}
