/** Is a house valid, and how is one built at random? (Chapter "Building the house".) */
import { reach } from '../../core/graph';
import type { Random } from '../../core/random';
import { TILES, type Tile } from './data/tiles';
import {
  beside,
  CELLS,
  classAt,
  drawPlan,
  edgeOf,
  ENTRANCE,
  opposite,
  ROTATIONS,
  rowOf,
  windowsOut,
  type Cell,
  type Passage,
  type Placed,
  type Plan,
  type Room,
  type Rotation,
} from './geometry';

export type Layout = readonly (Placed | null)[];

/** Dark and Darker need three corner locks and two others; more than 13 lock icons do not exist. */
const MIN_LOCKS = 5;
const MAX_LOCKS = 13;
const MAX_CAMERAS = 8;

export type HouseFault =
  | 'DD-VALID-H1'
  | 'DD-VALID-H2'
  | 'DD-VALID-H3'
  | 'DD-VALID-H4'
  | 'DD-VALID-H5'
  | 'DD-VALID-H6'
  | 'DD-VALID-H7';

/** Positions in the order in which a house is built: corners, outer tiles, inner tiles. The entrance hall is always there. */
export const BUILDING_ORDER: readonly Cell[] = (['cornerOrLab', 'outer', 'inner'] as const).flatMap(
  (wanted) => CELLS.filter((cell) => classAt(cell) === wanted),
);

export function placedAt(layout: Layout, cell: Cell): Placed | null {
  return layout[CELLS.indexOf(cell)] ?? null;
}

/** Rotations in which a tile may lie at a position of its class; none when it may not lie there at all. */
export function rotationsAt(tile: Tile, cell: Cell): readonly Rotation[] {
  const wanted = classAt(cell);
  if (wanted === 'cornerOrLab') {
    if (tile.class !== 'corner' && tile.class !== 'lab') return [];
    // The base doorway looks south: it must lead into the house.
    return ROTATIONS.filter((rotation) => beside(cell, (2 + rotation / 90) % 4) !== null);
  }
  if (tile.class !== wanted) return [];
  if (wanted === 'entrance') return [0];
  return wanted === 'outer' ? [windowsOut(cell)] : ROTATIONS;
}

const isDoor = (edge: string): boolean => edge === 'D' || edge === 'L';

/** Doorways touch open sides only; sides to positions that are still empty are not looked at. */
export function doorwaysFit(layout: Layout, cell: Cell, placed: Placed): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const edge = edgeOf(placed, direction);
    const next = beside(cell, direction);
    if (next === null) {
      if (isDoor(edge)) return false;
      continue;
    }
    const other = placedAt(layout, next);
    if (!other) continue;
    const facing = edgeOf(other, opposite(direction));
    if ((isDoor(edge) && facing !== 'O') || (isDoor(facing) && edge !== 'O')) return false;
  }
  return true;
}

/** Rooms that can be walked to from the entrance hall by the passages that `open` lets through. */
export function reachable(plan: Plan, open: (passage: Passage) => boolean): Map<Room, number> {
  return reach<Room>([ENTRANCE], (room) =>
    (plan.passages[room] ?? []).filter(open).map((passage) => passage.to),
  );
}

export const whileLocked = (passage: Passage): boolean => passage.lock === null && !passage.lab;
export const whenOpen = (): boolean => true;

/** The rules of building that a complete house breaks; an empty list for a valid one. */
export function faultsOf(layout: Layout): HouseFault[] {
  const faults = new Set<HouseFault>();
  const used = new Set<string>();
  CELLS.forEach((cell, at) => {
    const placed = layout[at];
    if (!placed || used.has(placed.tile.id) || !ofItsClass(placed.tile, cell)) {
      faults.add('DD-VALID-H1');
      return;
    }
    used.add(placed.tile.id);
    if (placed.tile.class === 'outer' && placed.rotation !== windowsOut(cell)) faults.add('DD-VALID-H2');
    if (!doorwaysFit(layout, cell, placed)) faults.add('DD-VALID-H3');
  });
  if (faults.size > 0) return [...faults];
  const plan = drawPlan(layout);
  if (![...reachable(plan, whileLocked).keys()].some((room) => rowOf(room) === 1)) faults.add('DD-VALID-H4');
  if (reachable(plan, whenOpen).size < plan.rooms.length) faults.add('DD-VALID-H5');
  if (plan.locks.length < MIN_LOCKS || plan.locks.length > MAX_LOCKS) faults.add('DD-VALID-H6');
  if (plan.cameras.length > MAX_CAMERAS) faults.add('DD-VALID-H7');
  return [...faults];
}

function ofItsClass(tile: Tile, cell: Cell): boolean {
  const wanted = classAt(cell);
  return wanted === 'cornerOrLab' ? tile.class === 'corner' || tile.class === 'lab' : tile.class === wanted;
}

/** Recommended, not enforced: with all locks closed every open tile and every passage room can be reached. */
export function isRoomy(layout: Layout): boolean {
  const plan = drawPlan(layout);
  const reached = reachable(plan, whileLocked);
  return plan.rooms.every((room) => {
    const kind = plan.tiles[room]?.tile.kind;
    return (kind !== 'open' && kind !== 'two-room') || reached.has(room);
  });
}

/** What fits at a position, given what lies around it and what has been used. */
export function fitting(layout: Layout, cell: Cell): Placed[] {
  const used = new Set(layout.map((placed) => placed?.tile.id));
  const found: Placed[] = [];
  for (const tile of TILES) {
    if (used.has(tile.id)) continue;
    for (const rotation of rotationsAt(tile, cell)) {
      const placed = { tile, rotation };
      if (doorwaysFit(layout, cell, placed)) found.push(placed);
    }
  }
  return found;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(random.index(rest), 1));
  return out;
}

/** Tries of filling the rest of a house before a tile is taken back. Most houses succeed within five. */
const TRIES = 60;

/** Fills the empty positions at random so that the house is valid; null when no filling was found. */
function fillOnce(start: Layout, random: Random): Layout | null {
  const layout = [...start];
  for (const cell of shuffled(CELLS, random)) {
    const at = CELLS.indexOf(cell);
    if (layout[at]) continue;
    const choices = fitting(layout, cell);
    if (choices.length === 0) return null;
    layout[at] = choices[random.index(choices)] ?? null;
  }
  return faultsOf(layout).length === 0 ? layout : null;
}

/** A valid house that keeps the placed tiles, or as many of them as leave one possible: the last ones go first. */
export function fillHouse(start: Layout, random: Random): Layout {
  const kept = [...start];
  for (;;) {
    for (let tries = 0; tries < TRIES; tries++) {
      const house = fillOnce(kept, random);
      if (house) return house;
    }
    const last = BUILDING_ORDER.findLast((cell) => placedAt(kept, cell));
    if (last !== undefined) kept[CELLS.indexOf(last)] = null;
  }
}
