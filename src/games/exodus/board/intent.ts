/** What the overlays show, worked out by the rules' own code: sight, smell, reach, and where infected will go as things stand. */
import { hasPerk, heroAt, type ExodusState, type Infected } from '../state';
import { SPRINT_SQUARES } from '../data/tables';
import { chargeSquares, detects, goalField, goalsOf, routeSteps, smellRange, walkSteps } from '../paths';
import { floorOf, type Square } from '../plan';
import {
  boardOf,
  heroesIn,
  heroSees,
  isActive,
  isReady,
  isStanding,
  neighbours,
  seesPastUnits,
  smellField,
  squareOf,
} from '../queries';
import { allowance } from '../procedures/infectedActs';
import { canStand } from '../procedures/heroStep';

/** The hero whom an overlay is about: who was picked, who acts, else the first who can. */
export function heroLookedAt(state: ExodusState, selected: ReadonlySet<string>): number | null {
  for (const id of selected) if (id.startsWith('hero:')) return Number(id.slice(5));
  if (state.acting !== null) return state.acting;
  const here = heroesIn(state);
  return here.find((who) => isReady(heroAt(state, who))) ?? here[0] ?? null;
}

/** The infected that was picked; none: all of them. */
export function infectedLookedAt(state: ExodusState, selected: ReadonlySet<string>): Infected[] {
  const picked = state.infected.filter((unit) => selected.has(`unit:${unit.id}`));
  return picked.length > 0 ? picked : state.infected;
}

export function sightOf(state: ExodusState, who: number): Square[] {
  const board = boardOf(state);
  const from = squareOf(state, who);
  const seen: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || !isActive(state, square)) continue;
    if (floorOf(board, square) !== floorOf(board, from)) continue;
    if (square === from || heroSees(state, from, square)) seen.push(square);
  }
  return seen;
}

/** Squares on which a hero would be smelled, and whether it also lies in the infected's sight. */
export function smellOf(state: ExodusState, unit: Infected): { square: Square; seen: boolean }[] {
  if (unit.square === null || unit.prone || unit.dived) return [];
  const board = boardOf(state);
  const from = unit.square;
  const field = smellField(state, [from]);
  const [first] = heroesIn(state);
  const far = first === undefined ? 0 : smellRange(state, unit, first);
  const found: { square: Square; seen: boolean }[] = [];
  for (let square = 0; square < board.size; square++) {
    const steps = field[square] ?? -1;
    if (board.solid[square] || steps < 0 || steps > far) continue;
    found.push({ square, seen: seesPastUnits(state, from, square) });
  }
  return found;
}

/** AP to walk so many squares: steps for one, a sprint for two. */
function walkCost(squares: number, sprint: number): number {
  const cost = [0];
  for (let n = 1; n <= squares; n++)
    cost.push(Math.min((cost[n - 1] ?? 0) + 1, (cost[Math.max(0, n - sprint)] ?? 0) + 2));
  return cost[squares] ?? Infinity;
}

/** Squares that the AP left would reach by walking, with what they cost. */
export function reachOf(state: ExodusState, who: number): Map<Square, number> {
  const hero = heroAt(state, who);
  const reached = new Map<Square, number>();
  if (hero.prone || hero.aboard) return reached;
  const sprint = SPRINT_SQUARES + (hasPerk(hero, 'AG4') ? 1 : 0);
  const steps = new Map<Square, number>([[squareOf(state, who), 0]]);
  for (const [square, count] of steps) {
    for (const near of neighbours(state, square)) {
      const ap = walkCost(count + 1, sprint);
      if (steps.has(near) || ap > hero.ap || !canStand(state, near) || !isActive(state, near)) continue;
      steps.set(near, count + 1);
      reached.set(near, ap);
    }
  }
  return reached;
}

export interface Intent {
  readonly unit: number;
  readonly path: readonly Square[];
  readonly charges: boolean;
  /** The hero it is after. */
  readonly hero: number | null;
}

/** One infected by itself, with everybody where they are now; equal ways are taken in reading order. */
export function intentOf(state: ExodusState, unit: Infected): Intent | null {
  if (!isStanding(unit) || unit.dived) return null;
  const at = unit.square;
  const [goal] = goalsOf(state, unit, at, true).goals;
  if (goal === undefined) return null;
  const field = goalField(state, unit, goal);
  const charges = !goal.blocked && detects(state, unit, at);
  const limit = allowance(state, unit, charges);
  const path = [at];
  const [dest] = charges ? chargeSquares(state, unit, at, limit, field, field[at] ?? -1) : [];
  for (let here = at, n = 0; n < limit; n++) {
    if (charges && (dest === undefined || here === dest)) break;
    const steps =
      charges && dest !== undefined
        ? routeSteps(state, unit, here, dest)
        : walkSteps(state, unit, here, field);
    const [next] = steps;
    if (next === undefined) break;
    path.push(next);
    here = next;
  }
  return { unit: unit.id, path, charges, hero: goal.hero };
}
