/** What a tile would do to the map before it is laid: what it joins, what it shuts, which places nobody can fill any more. */
import type { TileKind } from '../data/tiles';
import { TILES } from '../data/tiles';
import { around, completesBlock, impassable, type Cell } from '../geometry';
import { cutsOff } from '../ground';
import { newTile, type BasecampState, type Tiles } from '../state';

export interface Placing {
  readonly tile: TileKind;
  readonly cell: Cell;
  /** Neighbours that one could walk to from it. */
  readonly joins: readonly Cell[];
  /** Neighbours between which it would be a wall, or which are walls themselves. */
  readonly walls: readonly Cell[];
  /** Places that the 2x2 ban would close. */
  readonly closes: readonly Cell[];
  /** Places that could be explored from it. */
  readonly opens: readonly Cell[];
  readonly cutsOff: boolean;
}

/** The tile in hand, while its explorer looks for a place. */
export function tileInHand(state: BasecampState): { tile: TileKind; explorer: number } | null {
  for (let n = state.frames.length - 1; n >= 0; n--) {
    const frame = state.frames[n] as { procedure: string; tile?: TileKind; survivor?: number } | undefined;
    if (frame?.procedure !== 'explore') continue;
    const { tile, survivor } = frame;
    return tile === undefined || survivor === undefined || !state.hand.includes(tile)
      ? null
      : { tile, explorer: survivor };
  }
  return null;
}

export function placing(state: BasecampState, tile: TileKind, explorer: number, cell: Cell): Placing {
  const origin = state.survivors[explorer]?.cell ?? cell;
  const after: Tiles = { ...state.tiles, [cell]: newTile(tile) };
  const beside = around(cell).filter((next) => state.tiles[next] !== undefined);
  const shut = TILES[tile].impassable === true;
  const isWall = (next: Cell) => {
    const there = state.tiles[next];
    return shut || (there !== undefined && impassable(there));
  };
  const nearby = new Set([...around(cell), ...around(cell).flatMap(around)]);
  return {
    tile,
    cell,
    joins: beside.filter((next) => !isWall(next)),
    walls: beside.filter(isWall),
    closes: [...nearby].filter(
      (next) =>
        next !== cell &&
        state.tiles[next] === undefined &&
        touches(state.tiles, next) &&
        !completesBlock(state.tiles, next) &&
        completesBlock(after, next),
    ),
    opens: shut
      ? []
      : around(cell).filter((next) => after[next] === undefined && !completesBlock(after, next)),
    cutsOff: cutsOff(state, tile, origin, cell),
  };
}

function touches(tiles: Tiles, cell: Cell): boolean {
  return around(cell).some((next) => tiles[next] !== undefined);
}
