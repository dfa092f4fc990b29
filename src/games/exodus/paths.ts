/** Where infected want to go and how they can get there (EX-INFMOVE, EX-CHARGE, EX-STAIRS, EX-WATER). Pure. */
import { INFECTED } from './data/infected';
import { missionOf } from './data/missions';
import type { Field } from './geometry';
import { floorOf, isTransition, NO_SQUARE, type Square } from './plan';
import {
  boardOf,
  floorHasHeroes,
  ground,
  heroesIn,
  isFree,
  moverOf,
  neighbours,
  pathField,
  pathFieldAnyway,
  range,
  seesPastUnits,
  smellField,
  squareOf,
  touching,
  usable,
  type Mover,
} from './queries';
import { hasPerk, heroAt, type ExodusState, type Infected } from './state';

/** What an infected heads for in one activation. */
export interface Goal {
  square: Square;
  /** The hero it is after; null for a stairway, a shore or a decoy. */
  hero: number | null;
  /** Reached only through closed doors or inactive rooms: it walks up to them and never charges (EX-RULING-64). */
  blocked: boolean;
}

export interface Goals {
  readonly goals: readonly Goal[];
  /** Equal heroes draw lots; equal stairways and shores are chosen. */
  readonly lots: boolean;
}

type Kind = Pick<Infected, 'kind'>;

/** The distance field of a goal, as this infected measures it. */
export function goalField(state: ExodusState, unit: Kind, goal: Goal): Field {
  return goal.blocked
    ? pathFieldAnyway(state, [goal.square], moverOf(unit))
    : pathField(state, [goal.square], moverOf(unit));
}

/** Path distance from a square to each hero on the board, -1 where there is no way. */
export function heroDistances(
  state: ExodusState,
  mover: Mover,
  from: Square,
): { who: number; steps: number }[] {
  return heroesIn(state).map((who) => ({
    who,
    steps: pathField(state, [squareOf(state, who)], mover)[from] ?? -1,
  }));
}

export function goalsOf(state: ExodusState, unit: Kind, at: Square, decoys: boolean): Goals {
  const mover = moverOf(unit);
  const distances = heroDistances(state, mover, at);
  const board = boardOf(state);
  if (distances.length > 0 && board.floors > 1 && !floorHasHeroes(state, floorOf(board, at))) {
    const stairs = stairGoals(state, mover, at);
    if (stairs.length > 0) return { goals: stairs, lots: false };
  }
  const near = nearest(distances);
  if (near.length > 0) return { goals: near.map((who) => heroGoal(state, who, false, decoys)), lots: true };
  const beyond = nearest(
    heroesIn(state).map((who) => ({
      who,
      steps: pathFieldAnyway(state, [squareOf(state, who)], mover)[at] ?? -1,
    })),
  );
  if (beyond.length > 0)
    return { goals: beyond.map((who) => heroGoal(state, who, true, decoys)), lots: true };
  return { goals: shoreGoals(state, mover, at), lots: false };
}

function nearest(distances: readonly { who: number; steps: number }[]): number[] {
  let least = Infinity;
  for (const { steps } of distances) if (steps >= 0 && steps < least) least = steps;
  return distances.filter(({ steps }) => steps === least).map(({ who }) => who);
}

/** A decoy takes the place of its hero (EX-FC7). */
function heroGoal(state: ExodusState, who: number, blocked: boolean, decoys: boolean): Goal {
  const { decoy } = heroAt(state, who);
  if (decoys && decoy !== null) return { square: decoy, hero: null, blocked };
  return { square: squareOf(state, who), hero: who, blocked };
}

/** The nearest stairway of a floor without heroes; from it, the other end (EX-STAIRS-02, EX-RULING-84). */
function stairGoals(state: ExodusState, mover: Mover, at: Square): Goal[] {
  const board = boardOf(state);
  const open = usable(state, mover);
  const linked = board.link[at] ?? NO_SQUARE;
  if (linked !== NO_SQUARE && open[linked]) return [{ square: linked, hero: null, blocked: false }];
  const field = pathField(state, [at], mover);
  let least = Infinity;
  let found: Square[] = [];
  board.link.forEach((other, square) => {
    const steps = field[square] ?? -1;
    if (other === NO_SQUARE || !open[other] || steps < 0 || steps > least) return;
    if (floorOf(board, square) !== floorOf(board, at)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found.map((square) => ({ square, hero: null, blocked: false }));
}

/** Cut off by water: the transition square within reach that has a hero nearest to it (EX-WATER-02, EX-RULING-91). */
function shoreGoals(state: ExodusState, mover: Mover, at: Square): Goal[] {
  if (mover === 'reaver') return [];
  const board = boardOf(state);
  const field = pathField(state, [at], mover);
  let least = Infinity;
  let found: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    if (!isTransition(board, square) || (field[square] ?? -1) < 0) continue;
    const near = Math.min(...heroesIn(state).map((who) => range(state, square, squareOf(state, who))));
    if (near > least || near === Infinity) continue;
    if (near < least) found = [];
    least = near;
    found.push(square);
  }
  return found.map((square) => ({ square, hero: null, blocked: false }));
}

/** Sees or smells a hero that it can get to (EX-CHARGE-01, -07, EX-RULING-69). */
export function detects(state: ExodusState, unit: Kind, at: Square): boolean {
  if (unit.kind === 'seeker') return heroDistances(state, 'land', at).some(({ steps }) => steps >= 0);
  const reachable = heroDistances(state, moverOf(unit), at).filter(({ steps }) => steps >= 0);
  if (reachable.some(({ who }) => seesPastUnits(state, at, squareOf(state, who)))) return true;
  if (reachable.length === 0) return false;
  const smell = smellField(state, [at]);
  return reachable.some(({ who }) => {
    const steps = smell[squareOf(state, who)] ?? -1;
    return steps >= 0 && steps <= smellRange(state, unit, who);
  });
}

/** Keen Noses (D07) and Low Scent (FC3). */
export function smellRange(state: ExodusState, unit: Kind, who: number): number {
  const base = INFECTED[unit.kind].smell + (state.effects.keenNoses && state.phase === 'infected' ? 2 : 0);
  return hasPerk(heroAt(state, who), 'FC3') ? Math.max(1, base - 2) : base;
}

/** Free touching squares that are nearer to the goal (EX-RULING-63). */
export function walkSteps(state: ExodusState, unit: Kind, at: Square, field: Field): Square[] {
  const open = usable(state, moverOf(unit));
  const here = field[at] ?? -1;
  return neighbours(state, at)
    .filter((near) => {
      const steps = field[near] ?? -1;
      return open[near] && steps >= 0 && steps < here && isFree(state, near);
    })
    .sort((a, b) => a - b);
}

const NOT_REACHED = -1;
/** Squares that a charge may not even cross: heroes and the rib (EX-RULING-66, -152). */
const BARRED = -2;

/** Squares in order of reaching them, and the steps to each: used anew by every search, because a charge makes many. */
const reached = new Int32Array(4096);
const stepsTo = new Int16Array(4096);

/** Squares within so many steps, crossing infected and crates, until the one that is looked for: how many were reached. */
function cross(
  state: ExodusState,
  mover: Mover,
  from: Square,
  limit: number,
  wanted = NO_SQUARE,
  barring = true,
): number {
  const open = usable(state, mover);
  const { touch } = ground(state);
  stepsTo.fill(NOT_REACHED, 0, touch.length);
  if (barring) {
    if (state.rib !== null) stepsTo[state.rib] = BARRED;
    for (const { square, status } of state.heroes) {
      if (square !== null && status === 'in') stepsTo[square] = BARRED;
    }
  }
  if (wanted !== NO_SQUARE) stepsTo[wanted] = NOT_REACHED;
  stepsTo[from] = 0;
  reached[0] = from;
  let count = 1;
  for (let first = 0; first < count; first++) {
    const square = reached[first] as Square;
    const next = (stepsTo[square] as number) + 1;
    if (next > limit || square === wanted) break;
    for (const near of touch[square] as readonly Square[]) {
      if (stepsTo[near] !== NOT_REACHED || !open[near]) continue;
      stepsTo[near] = next;
      reached[count++] = near;
    }
  }
  return count;
}

/** Squares within so many steps, with those steps, in order of reaching them. */
export function crossable(
  state: ExodusState,
  mover: Mover,
  from: Square,
  limit: number,
  barring = true,
): Map<Square, number> {
  const count = cross(state, mover, from, limit, NO_SQUARE, barring);
  const found = new Map<Square, number>();
  for (let n = 0; n < count; n++) found.set(reached[n] as Square, stepsTo[reached[n] as Square] as number);
  return found;
}

/**
 * Where a charge may end (EX-RULING-67): the free squares nearest to the goal, of these the ones reached first. `present` is
 * the distance that it must better.
 */
export function chargeSquares(
  state: ExodusState,
  unit: Kind,
  at: Square,
  limit: number,
  field: Field,
  present: number,
): Square[] {
  let best: Square[] = [];
  let nearestSoFar = present;
  let fewest = Infinity;
  const count = cross(state, moverOf(unit), at, limit);
  for (let n = 0; n < count; n++) {
    const square = reached[n] as Square;
    const steps = stepsTo[square] as number;
    const distance = field[square] ?? -1;
    if (steps === 0 || distance < 0 || distance > nearestSoFar || distance >= present) continue;
    if (distance === nearestSoFar && steps > fewest) continue;
    if (!isFree(state, square)) continue;
    if (distance < nearestSoFar || steps < fewest) best = [];
    nearestSoFar = distance;
    fewest = steps;
    best.push(square);
  }
  return best.sort((a, b) => a - b);
}

/** First squares of the shortest routes of a charge to where it ends. */
export function routeSteps(state: ExodusState, unit: Kind, at: Square, dest: Square): Square[] {
  cross(state, moverOf(unit), dest, Infinity, at);
  const here = stepsTo[at] as number;
  // Barred squares have no steps, and whoever has no way has none to look for.
  if (here < 1) return [];
  return neighbours(state, at)
    .filter((near) => stepsTo[near] === here - 1)
    .sort((a, b) => a - b);
}

/** Heroes that an infected could grab from a square (EX-GRAB-02). */
export const grabbable = (state: ExodusState, at: Square): number[] =>
  heroesIn(state).filter((who) => touching(state, at, squareOf(state, who)));

/** Distances of every square to its nearest hero. */
export function orderField(state: ExodusState, mover: Mover): Field {
  return pathField(
    state,
    heroesIn(state).map((who) => squareOf(state, who)),
    mover,
  );
}

/** Fields of the heroes, which are kept from one infected to the next: for the order of activation (EX-RULING-61). */
export const heroFields = (state: ExodusState, mover: Mover): Field[] =>
  heroesIn(state).map((who) => pathField(state, [squareOf(state, who)], mover));

/** The way to the nearest hero, -1 without one. */
export function nearestSteps(fields: readonly Field[], square: Square): number {
  let least = -1;
  for (const field of fields) {
    const steps = field[square] ?? -1;
    if (steps >= 0 && (least < 0 || steps < least)) least = steps;
  }
  return least;
}

/** The spawn point squares of the mission. */
export const pointSquare = (state: ExodusState, point: string): Square => {
  const found = missionOf(state.mission).points[point as 'A'];
  if (found === undefined) throw new Error(`${state.mission} has no spawn point ${point}.`);
  return boardOf(state).byName.get(found.at) ?? NO_SQUARE;
};
