/** The grid of tiles: neighbours, the two ways of counting distance, the 2x2 ban and line of sight (BC-BOARD, BC-LOS). */
import { BLAZE_RANGE, TILES } from './data/tiles';
import type { Tile, Tiles } from './state';

/** A place of the grid as 'x,y'; x grows east, y grows south. */
export type Cell = string;

export const BASE: Cell = '0,0';

/** A cell with all that never changes about it, worked out once: writing 'x,y' anew for every look would cost more than the look. */
export interface Spot {
  /**
   * Its number on a sheet of squared paper, `SHEET` wide, with Base in the middle: east is 1 more, south `SHEET` more.
   * -1 where no game can get to.
   */
  readonly square: number;
  /** The four cells that share an edge, in the order of the die. */
  readonly ring: readonly [north: Cell, east: Cell, south: Cell, west: Cell];
  /** The four cells that share a corner only: north-east, south-east, south-west, north-west. */
  readonly corners: readonly [northEast: Cell, southEast: Cell, southWest: Cell, northWest: Cell];
}
const spots = new Map<Cell, Spot>();

/** More than twice the longest line that all tiles of a game can form. */
export const SHEET = 256;
const half = SHEET / 2;

export function spotOf(cell: Cell): Spot {
  const known = spots.get(cell);
  if (known !== undefined) return known;
  const [x, y] = coordinates(cell);
  const spot: Spot = {
    square: Math.max(Math.abs(x), Math.abs(y)) < half - 1 ? (y + half) * SHEET + x + half : -1,
    ring: [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`],
    corners: [`${x + 1},${y - 1}`, `${x + 1},${y + 1}`, `${x - 1},${y + 1}`, `${x - 1},${y - 1}`],
  };
  spots.set(cell, spot);
  return spot;
}

/** The four cells that share an edge, in the order of the die: north, east, south, west. */
export function around(cell: Cell): Spot['ring'] {
  return spotOf(cell).ring;
}

export function coordinates(cell: Cell): [x: number, y: number] {
  const comma = cell.indexOf(',');
  return [Number(cell.slice(0, comma)), Number(cell.slice(comma + 1))];
}

export function impassable(tile: Tile): boolean {
  return tile.tokens.blaze !== undefined || (TILES[tile.kind].impassable === true && !tile.cleared);
}

export function enterable(tiles: Tiles, cell: Cell): boolean {
  const tile = tiles[cell];
  return tile !== undefined && !impassable(tile);
}

/** Placed tiles next to a cell. */
export function adjacent(tiles: Tiles, cell: Cell): Cell[] {
  return around(cell).filter((next) => tiles[next] !== undefined);
}

/** Where an action may be aimed: the tile itself and its neighbours. */
export function reachOf(tiles: Tiles, cell: Cell): Cell[] {
  const reach = [cell];
  for (const next of around(cell)) if (tiles[next] !== undefined) reach.push(next);
  return reach;
}

export function exits(tiles: Tiles, cell: Cell): Cell[] {
  return around(cell).filter((next) => enterable(tiles, next));
}

/** Steps over cells that `open` lets through; the start always counts. */
export function spread(
  tiles: Tiles,
  start: Cell,
  open: (tile: Tile) => boolean,
  limit = Infinity,
): Map<Cell, number> {
  const distance = new Map<Cell, number>([[start, 0]]);
  for (const [cell, steps] of distance) {
    if (steps >= limit) continue;
    for (const next of around(cell)) {
      if (distance.has(next)) continue;
      const tile = tiles[next];
      if (tile !== undefined && open(tile)) distance.set(next, steps + 1);
    }
  }
  return distance;
}

const anyTile = () => true;
const passable = (tile: Tile) => !impassable(tile);

/** BC-RULING-01, chain distance: over placed tiles, whatever is on them. Used for every "range". */
export function chainFrom(tiles: Tiles, start: Cell, limit = Infinity): Map<Cell, number> {
  return spread(tiles, start, anyTile, limit);
}

/** BC-RULING-01, path distance: only through tiles that may be entered. */
export function pathFrom(tiles: Tiles, start: Cell): Map<Cell, number> {
  return spread(tiles, start, passable);
}

export function withinRange(tiles: Tiles, from: Cell, to: Cell, range: number): boolean {
  return chainFrom(tiles, from, range).has(to);
}

/** BC-EXPLORE-03: would a tile here complete a 2x2 block in any of the four positions? */
export function completesBlock(tiles: Tiles, cell: Cell): boolean {
  const { ring, corners } = spotOf(cell);
  const north = tiles[ring[0]] !== undefined;
  const east = tiles[ring[1]] !== undefined;
  const south = tiles[ring[2]] !== undefined;
  const west = tiles[ring[3]] !== undefined;
  // Most cells at the edge of the board have one neighbour, and no corner needs a look.
  if (!(north || south) || !(east || west)) return false;
  const [northEast, southEast, southWest, northWest] = corners;
  return (
    (north && east && tiles[northEast] !== undefined) ||
    (south && east && tiles[southEast] !== undefined) ||
    (south && west && tiles[southWest] !== undefined) ||
    (north && west && tiles[northWest] !== undefined)
  );
}

/** The cells that may be filled from a tile. */
export function explorable(tiles: Tiles, cell: Cell): Cell[] {
  return around(cell).filter((next) => tiles[next] === undefined && !completesBlock(tiles, next));
}

/**
 * BC-RULING-20. Same row or column, tiles all the way, nothing impassable and no barrier strictly between, and no barrier
 * on the tile looked at. Fences stop the sight of enemies when they stand as barriers.
 */
export function sees(tiles: Tiles, from: Cell, to: Cell, fencesBlock: boolean): boolean {
  if (from === to) return true;
  const [x0, y0] = coordinates(from);
  const [x1, y1] = coordinates(to);
  if (x0 !== x1 && y0 !== y1) return false;
  if (tiles[to]?.tokens.barrier !== undefined) return false;
  const dx = Math.sign(x1 - x0);
  const dy = Math.sign(y1 - y0);
  for (let x = x0 + dx, y = y0 + dy; x !== x1 || y !== y1; x += dx, y += dy) {
    const tile = tiles[`${x},${y}`];
    if (tile === undefined || impassable(tile) || tile.tokens.barrier !== undefined) return false;
    if (fencesBlock && tile.tokens.fence !== undefined) return false;
  }
  return true;
}

/** Tiles within range of a Blaze that do not burn yet; Base never does. `newFire` is one that is still being laid. */
export function kindling(tiles: Tiles, newFire: Cell | null = null): { cell: Cell; fire: Cell }[] {
  const found: { cell: Cell; fire: Cell }[] = [];
  for (const fire in tiles) {
    if (tiles[fire]?.kind !== 'blaze' || fire === newFire) continue;
    for (const cell of chainFrom(tiles, fire, BLAZE_RANGE).keys()) {
      if (cell !== BASE && tiles[cell]?.tokens.blaze === undefined) found.push({ cell, fire });
    }
  }
  return found;
}
