/** The illustration of every tile, in a box of 94 by 94. */
import type { Layer } from '../../../../ui/art';
import type { TileKind } from '../../data/tiles';
import { CAMP } from './camp';
import { GOALS } from './goals';
import { HAZARDS } from './hazards';
import { LAIRS } from './lairs';

export { BOX } from './scenery';

export const TILE_ART: Readonly<Record<TileKind, readonly Layer[]>> = {
  ...CAMP,
  ...HAZARDS,
  ...LAIRS,
  ...GOALS,
};
