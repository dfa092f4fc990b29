/**
 * Where everything lies: tiles on their grid, the places that an explorer could fill, and the figures that crowd onto a tile.
 * Pure geometry over the state; the board draws it, the table hits it, the playback moves along it.
 */
import type { Box, Layout, Point, Shape, Target } from '../../../ui/gameView';
import { openReach } from '../actions/action';
import { printed } from '../actions/gather';
import { GOODS, type Good } from '../data/goods';
import { completesBlock, coordinates, explorable, around, BASE, type Cell } from '../geometry';
import { isEmpty, standing, tileAt, type BasecampState } from '../state';
import { bearing, capital, foeOf, personAt, tileName } from '../words';

/** From the middle of a tile to the middle of the next one, and the side of a tile. */
export const PITCH = 100;
export const TILE = 96;
const HALF = TILE / 2;

/** Bare table around the outermost tiles, in tiles, and the least that is shown. */
const MARGIN = 1.75;
const LEAST = 6;

export interface Spot extends Point {
  readonly id: string;
  readonly kind: 'survivor' | 'enemy';
  readonly cell: Cell;
  readonly scale: number;
}

export function centreOf(cell: Cell): Point {
  const [x, y] = coordinates(cell);
  return { x: x * PITCH, y: y * PITCH };
}

export function tileBox(cell: Cell, grown = 0): Box {
  const { x, y } = centreOf(cell);
  return { x: x - HALF - grown, y: y - HALF - grown, width: TILE + 2 * grown, height: TILE + 2 * grown };
}

// ------------------------------------------------------------------------------------------------------ figures

/** Rows of figures from the back to the front: how many rows, the base line of each and the size. */
const ROWS: readonly { readonly lines: readonly number[]; readonly scale: number; readonly most: number }[] =
  [
    { lines: [23], scale: 0.84, most: 2 },
    { lines: [23], scale: 0.74, most: 3 },
    { lines: [-4, 25], scale: 0.78, most: 4 },
    { lines: [-5, 24], scale: 0.68, most: 6 },
    { lines: [-16, 4, 24], scale: 0.56, most: 12 },
    { lines: [-20, -6, 8, 24], scale: 0.46, most: Infinity },
  ];
const FIGURE_WIDTH = 36;

/** All figures on the board, from north to south, so that what stands in front is drawn last. */
export function spots(state: BasecampState): Spot[] {
  const byCell = new Map<Cell, { id: string; kind: Spot['kind'] }[]>();
  const add = (cell: Cell, figure: { id: string; kind: Spot['kind'] }) => {
    const there = byCell.get(cell);
    if (there) there.push(figure);
    else byCell.set(cell, [figure]);
  };
  for (const { id, cell } of state.enemies) add(cell, { id: `enemy:${id}`, kind: 'enemy' });
  state.survivors.forEach(({ cell }, index) => {
    if (cell !== null) add(cell, { id: `survivor:${index}`, kind: 'survivor' });
  });
  const found: Spot[] = [];
  for (const [cell, figures] of byCell) found.push(...crowd(cell, figures));
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Enemies at the back, survivors in front of them. */
function crowd(cell: Cell, figures: readonly { id: string; kind: Spot['kind'] }[]): Spot[] {
  const { x, y } = centreOf(cell);
  const shape = ROWS.find(({ most }) => figures.length <= most);
  if (!shape) return [];
  const { lines, scale } = shape;
  const perRow = Math.ceil(figures.length / lines.length);
  const reach = TILE - 8 - FIGURE_WIDTH * scale;
  return figures.map((figure, n) => {
    const row = Math.floor(n / perRow);
    const inRow = Math.min(perRow, figures.length - row * perRow);
    const gap = inRow < 2 ? 0 : Math.min(FIGURE_WIDTH * scale + 6, reach / (inRow - 1));
    return {
      ...figure,
      cell,
      scale,
      x: x + ((n % perRow) - (inRow - 1) / 2) * gap,
      y: y + (lines[row] ?? 0),
    };
  });
}

export function spotOf(state: BasecampState, id: string): Spot | undefined {
  return spots(state).find((spot) => spot.id === id);
}

// ------------------------------------------------------------------------------------------------- open places

/** Every empty place beside a tile that the 2x2 ban leaves open. */
export function frontier(state: BasecampState): Cell[] {
  const found = new Set<Cell>();
  for (const cell in state.tiles) {
    for (const next of around(cell))
      if (state.tiles[next] === undefined && !completesBlock(state.tiles, next)) found.add(next);
  }
  return [...found];
}

/** Where the survivor whose turn it is could lay a tile. */
export function slots(state: BasecampState): Cell[] {
  const cell = actingCell(state);
  return cell === null ? [] : explorable(state.tiles, cell);
}

function actingCell(state: BasecampState): Cell | null {
  const { turn } = state;
  return turn === null ? null : (state.survivors[turn.survivor]?.cell ?? null);
}

/** Tiles on which the acting survivor may lay hands. */
export function inReach(state: BasecampState): Cell[] {
  const { turn } = state;
  const survivor = turn === null ? undefined : state.survivors[turn.survivor];
  if (turn === null || survivor === undefined || survivor.cell === null || !standing(survivor)) return [];
  return openReach(state, turn.survivor);
}

/** What a tile prints for a Gather, one badge a piece, from its right upper corner to the left. */
export function badges(state: BasecampState, cell: Cell): { good: Good; at: Point }[] {
  const { x, y } = centreOf(cell);
  const tile = tileAt(state, cell);
  const goods = GOODS.flatMap((good) => Array.from({ length: printed(state, tile, good) }, () => good));
  return goods.map((good, n) => ({ good, at: { x: x + HALF - 14 - n * 23, y: y - HALF + 14 } }));
}

/** Loose goods lie in the left upper corner. */
export function loosePlace(cell: Cell): Point {
  const { x, y } = centreOf(cell);
  return { x: x - HALF + 15, y: y - 4 };
}

// ------------------------------------------------------------------------------------------------------ targets

function box(cell: Cell): Shape {
  return { kind: 'box', ...tileBox(cell) };
}

function tileTarget(state: BasecampState, cell: Cell): Target {
  const { kind } = tileAt(state, cell);
  const label = cell === BASE ? 'Base' : `${tileName(kind)}, ${bearing(cell)}`;
  return {
    id: `cell:${cell}`,
    kind: 'place',
    shape: box(cell),
    at: centreOf(cell),
    z: 0,
    label,
    facets: { cell },
  };
}

function slotTarget(cell: Cell): Target {
  return {
    id: `cell:${cell}`,
    kind: 'place',
    shape: box(cell),
    at: centreOf(cell),
    z: 0,
    label: `Unexplored, ${bearing(cell)}`,
    facets: { cell, verb: 'explore' },
  };
}

function goodTargets(state: BasecampState): Target[] {
  const found: Target[] = [];
  for (const cell of inReach(state)) {
    const shown = badges(state, cell);
    for (const good of new Set(shown.map((badge) => badge.good))) {
      const first = shown.find((badge) => badge.good === good);
      if (!first) continue;
      found.push({
        id: `yield:${cell}:${good}`,
        kind: 'place',
        shape: { kind: 'circle', ...first.at, r: 13 },
        at: first.at,
        z: 1,
        label: `${capital(good)} on ${tileName(tileAt(state, cell).kind)}`,
        facets: { good },
      });
    }
    if (cell === BASE || isEmpty(tileAt(state, cell).loose)) continue;
    const at = loosePlace(cell);
    found.push({
      id: `loose:${cell}`,
      kind: 'place',
      shape: { kind: 'circle', ...at, r: 14 },
      at,
      z: 1,
      label: `Loose goods on ${tileName(tileAt(state, cell).kind)}`,
      facets: { verb: 'pickUp', cell, from: 'tile' },
    });
  }
  return found;
}

function figureTarget(state: BasecampState, { id, kind, x, y, scale }: Spot, n: number): Target {
  const number = Number(id.slice(id.indexOf(':') + 1));
  const shape: Shape = {
    kind: 'box',
    x: x - 18 * scale,
    y: y - 46 * scale,
    width: 36 * scale,
    height: 54 * scale,
  };
  return {
    id,
    kind: 'piece',
    shape,
    at: { x, y },
    z: 2 + n,
    label: kind === 'enemy' ? foeOf(state, number) : personAt(state, number),
    facets: kind === 'enemy' ? { enemy: number } : { survivor: number, from: number },
  };
}

export function boundsOf(state: BasecampState): Box {
  const places = Object.keys(state.tiles).map(coordinates);
  const axis = (at: 0 | 1) => {
    const values = places.map((place) => place[at]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const missing = Math.max(0, LEAST - (high - low + 1 + 2 * MARGIN));
    const from = low - 0.5 - MARGIN - missing / 2;
    return { from: from * PITCH, length: (high - low + 1 + 2 * MARGIN + missing) * PITCH };
  };
  const [across, down] = [axis(0), axis(1)];
  return { x: across.from, y: down.from, width: across.length, height: down.length };
}

export function layout(state: BasecampState): Layout {
  return {
    bounds: boundsOf(state),
    targets: [
      ...Object.keys(state.tiles).map((cell) => tileTarget(state, cell)),
      ...slots(state).map(slotTarget),
      ...goodTargets(state),
      ...spots(state).map((spot, n) => figureTarget(state, spot, n)),
    ],
  };
}
