/** Where one can walk and look at the moment: walls never change, locks, the laboratory's door and the fire do. */
import { reach } from '../../core/graph';
import { cellOf, columnOf, rowOf, type Cell, type LockId, type Passage, type Room } from './geometry';
import { isAblaze, isDestroyed, plan, type DarkestState } from './state';

const NONE: readonly Passage[] = [];

export const passagesOf = (state: DarkestState, room: Room): readonly Passage[] =>
  plan(state).passages[room] ?? NONE;

export const isLocked = (state: DarkestState, lock: LockId): boolean => state.locks[lock] !== undefined;

/** A doorway lets people through and eyes see through: no chip on it, and the laboratory's door is open. */
export function isOpen(state: DarkestState, passage: Passage): boolean {
  if (passage.lab) return state.security.open;
  return passage.lock === null || !isLocked(state, passage.lock);
}

/** Rooms that a survivor can walk to. */
export function waysOut(state: DarkestState, room: Room): Room[] {
  const out: Room[] = [];
  for (const passage of passagesOf(state, room)) if (isOpen(state, passage)) out.push(passage.to);
  return out;
}

/** Before the showdown nobody but a survivor sets foot in the laboratory. */
export function isOpenToOthers(state: DarkestState, passage: Passage): boolean {
  return isOpen(state, passage) && (!passage.lab || state.stage === 'showdown');
}

/** Rooms that a creature can walk to. */
export function creatureWays(state: DarkestState, room: Room, fireproof: boolean): Room[] {
  const out: Room[] = [];
  for (const passage of passagesOf(state, room)) {
    if (isOpenToOthers(state, passage) && (fireproof || !isAblaze(state, cellOf(passage.to))))
      out.push(passage.to);
  }
  return out;
}

/** Rooms that zombies can walk to: never onto a burning or destroyed tile, never out of the zone when there is one. */
export function zombieWays(state: DarkestState, room: Room, zone: readonly Cell[] | null): Room[] {
  const out: Room[] = [];
  for (const passage of passagesOf(state, room)) {
    const cell = cellOf(passage.to);
    if (!isOpenToOthers(state, passage) || isAblaze(state, cell)) continue;
    if (zone === null || zone.includes(cell)) out.push(passage.to);
  }
  return out;
}

/** A tile that is one single room whose every doorway carries a chip. The laboratory counts until the showdown. */
export function isLockedTile(state: DarkestState, cell: Cell): boolean {
  const { tiles, locks } = plan(state);
  const kind = tiles[cell]?.tile.kind;
  if (kind === 'lab') return state.stage !== 'showdown';
  if (kind !== 'corner' && kind !== 'closed') return false;
  return locks.every((lock) => lock.cell !== cell || isLocked(state, lock.id));
}

/** Rooms in a straight line from a room in one direction, nearest first. The room itself is not among them. */
export function lookAlong(state: DarkestState, from: Room, direction: number): Room[] {
  const seen: Room[] = [];
  if (isDestroyed(state, cellOf(from))) return seen;
  const line: Room[] = [from];
  for (const room of line) {
    for (const passage of passagesOf(state, room)) {
      if (
        passage.direction !== direction ||
        !isOpen(state, passage) ||
        isDestroyed(state, cellOf(passage.to))
      )
        continue;
      line.push(passage.to);
      seen.push(passage.to);
    }
  }
  return seen;
}

/** Every room in line of sight, the own one first. */
export function sightFrom(state: DarkestState, room: Room): Room[] {
  const seen = [room];
  for (let direction = 0; direction < 4; direction++) seen.push(...lookAlong(state, room, direction));
  return seen;
}

/** Asked after every step of the rules: most rooms are not even in line. */
export function sees(state: DarkestState, from: Room, to: Room): boolean {
  const [here, there] = [cellOf(from), cellOf(to)];
  if (rowOf(here) !== rowOf(there) && columnOf(here) !== columnOf(there)) return false;
  return sightFrom(state, from).includes(to);
}

/** Range counts tiles; the other room of the own tile is one away. */
export function rangeBetween(from: Room, to: Room): number {
  if (from === to) return 0;
  const a = cellOf(from);
  const b = cellOf(to);
  return a === b ? 1 : Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

/** What a camera sees: its own room and a straight line. */
export const cameraView = (state: DarkestState, camera: Cell, direction: number): Room[] => [
  camera,
  ...lookAlong(state, camera, direction),
];

/** The room of a passage in that direction, from a room: where a push leads. */
export function pushedTo(state: DarkestState, room: Room, direction: number): Room[] {
  return passagesOf(state, room)
    .filter((passage) => passage.direction === direction && isOpenToOthers(state, passage))
    .map((passage) => passage.to);
}

export interface Routes {
  /** Goals that are nearest; several when they tie. */
  readonly goals: Room[];
  readonly distance: number;
}

/** The nearest of some rooms, walking by `ways`, at most `limit` moves away. */
export function nearestGoals(
  from: Room,
  goals: readonly Room[],
  ways: (room: Room) => Room[],
  limit?: number,
): Routes {
  const distances = reach([from], ways, limit);
  let distance = Infinity;
  let found: Room[] = [];
  for (const goal of goals) {
    const steps = distances.get(goal);
    if (steps === undefined || steps > distance) continue;
    if (steps < distance) found = [];
    distance = steps;
    found.push(goal);
  }
  return { goals: found, distance };
}

/**
 * The first steps of every shortest route to a goal. Ways are walked forwards: a burning tile may be left but not entered, so
 * the way back is not always there.
 */
export function stepsTowards(from: Room, goal: Room, ways: (room: Room) => Room[]): Room[] {
  const here = reach([from], ways).get(goal);
  if (here === undefined || here === 0) return [];
  return ways(from).filter((next) => reach([next], ways).get(goal) === here - 1);
}

/** Rooms in which a walker can stand after `moves` steps along shortest routes to the goal; `stops` ends a walk early. */
export function routeEnds(
  from: Room,
  goal: Room,
  moves: number,
  ways: (room: Room) => Room[],
  stops: (room: Room) => boolean,
): Room[] {
  let ends = [from];
  for (let step = 0; step < moves; step++) {
    const next: Room[] = [];
    for (const room of ends) {
      const steps = room === goal || (step > 0 && stops(room)) ? [room] : stepsTowards(room, goal, ways);
      for (const to of steps) if (!next.includes(to)) next.push(to);
    }
    ends = next;
  }
  return ends;
}
