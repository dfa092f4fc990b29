/** A mat is made of blocks, one below the other; each says how tall it is, what can be tapped in it, and how it is drawn. */
import type { Box, Target } from '../../../ui/gameView';
import type { Sheet } from './sheet';

export interface BlockTarget {
  readonly id: string;
  readonly label: string;
  readonly facets: Target['facets'];
  /** Inside the block; without it the whole block. */
  readonly box?: Box;
}

export interface Look {
  /** A tap on it would pick something now. */
  isLit(id: string): boolean;
  isSelected(id: string): boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Block {
  readonly height: number;
  readonly targets?: readonly BlockTarget[];
  draw(sheet: Sheet, at: Place, look: Look): void;
}
