/** Where enemies want to go: targets, shortest routes round barriers, and the four-sided die for ties (BC-EMOVE). */
import { ENEMIES, type TargetClass } from './data/enemies';
import { DIRECTIONS } from './data/balance';
import { TILES } from './data/tiles';
import type { DiePurpose } from './events';
import { around, BASE, enterable, impassable, type Cell } from './geometry';
import {
  able,
  fencesStand,
  hurdles,
  resourcesIn,
  standing,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
  type Tile,
} from './state';

/** Distance to the nearest goal from every tile that leads there, with the barrier tokens on the way. */
type Field = Map<Cell, { steps: number; tokens: number }>;

/** Fields are the same for all enemies that move on the same board towards the same goals. */
export type FieldMemo = Map<string, Field>;

/**
 * Walks outwards from the goals. Closed: no tile with barriers is crossed. Open: steps count first, then barrier tokens
 * on the way, the tile's own included (BC-RULING-29).
 */
function fieldOf(state: BasecampState, goals: readonly Cell[], open: boolean): Field {
  const fences = fencesStand(state);
  const field: Field = new Map();
  const cost = (tile: Tile) => (impassable(tile) ? Infinity : hurdles(tile, fences));
  let ring: Cell[] = [];
  for (const goal of goals) {
    const tile = state.tiles[goal];
    const tokens = tile === undefined ? Infinity : cost(tile);
    if (tokens === Infinity || (!open && tokens > 0)) continue;
    field.set(goal, { steps: 0, tokens });
    ring.push(goal);
  }
  for (let steps = 1; ring.length > 0; steps++) {
    const next: Cell[] = [];
    for (const cell of ring) {
      const behind = field.get(cell)?.tokens ?? 0;
      for (const near of around(cell)) {
        const tile = state.tiles[near];
        if (tile === undefined) continue;
        const own = cost(tile);
        if (own === Infinity || (!open && own > 0)) continue;
        const known = field.get(near);
        if (known === undefined) {
          field.set(near, { steps, tokens: behind + own });
          next.push(near);
        } else if (known.steps === steps && behind + own < known.tokens) {
          known.tokens = behind + own;
        }
      }
    }
    ring = next;
  }
  return field;
}

function remembered(
  state: BasecampState,
  memo: FieldMemo | undefined,
  name: string,
  goals: readonly Cell[],
  open: boolean,
): Field {
  const key = `${name}/${open}`;
  const known = memo?.get(key);
  if (known !== undefined) return known;
  const field = fieldOf(state, goals, open);
  memo?.set(key, field);
  return field;
}

/** BC-RULING-44: uncleared, gatherable without a requirement, and not an Objective tile. */
export function isResourceTile(tile: Tile): boolean {
  const row = TILES[tile.kind];
  return !tile.cleared && row.gather !== undefined && row.clear === undefined && row.category !== 'objective';
}

/** BC-RULING-39: tiles where an Imp would find a resource token. */
export function hasTokens(state: BasecampState, cell: Cell): boolean {
  if (cell === BASE) {
    if (resourcesIn(state.stock) > 0) return true;
  } else {
    const tile = state.tiles[cell];
    if (tile !== undefined && resourcesIn(tile.loose) > 0) return true;
  }
  return state.survivors.some((survivor) => survivor.cell === cell && resourcesIn(survivor.goods) > 0);
}

interface Aim {
  readonly name: string;
  readonly goals: Cell[];
}

function aimOf(state: BasecampState, enemy: Enemy, memo?: FieldMemo): Aim {
  const target: TargetClass = ENEMIES[enemy.kind].target;
  switch (target) {
    case 'base':
      return { name: 'base', goals: [BASE] };
    case 'survivors':
      return aimAtSurvivors(state, enemy, memo);
    case 'tokens':
      return { name: 'tokens', goals: Object.keys(state.tiles).filter((cell) => hasTokens(state, cell)) };
    case 'resourceTiles': {
      const tiles = Object.keys(state.tiles).filter((cell) => {
        const tile = state.tiles[cell];
        return tile !== undefined && cell !== enemy.cell && isResourceTile(tile);
      });
      return { name: `tiles/${enemy.cell}`, goals: tiles };
    }
  }
}

/** BC-AB09: the Shadow is nobody's target while another standing survivor can be reached at all. */
function aimAtSurvivors(state: BasecampState, enemy: Enemy, memo?: FieldMemo): Aim {
  const all: Cell[] = [];
  const others: Cell[] = [];
  for (const survivor of state.survivors) {
    if (survivor.cell === null || !standing(survivor)) continue;
    all.push(survivor.cell);
    if (!able(survivor, 'overlooked')) others.push(survivor.cell);
  }
  if (
    others.length < all.length &&
    leadsTo(enemy.cell, others, remembered(state, memo, 'seen', others, true))
  ) {
    return { name: 'seen', goals: others };
  }
  return { name: 'all', goals: all };
}

function leadsTo(from: Cell, goals: readonly Cell[], field: Field): boolean {
  return goals.includes(from) || around(from).some((next) => field.has(next));
}

function best(cells: readonly Cell[], field: Field): Cell[] {
  let steps = Infinity;
  let tokens = Infinity;
  let found: Cell[] = [];
  for (const cell of cells) {
    const there = field.get(cell);
    if (there === undefined) continue;
    if (there.steps < steps || (there.steps === steps && there.tokens < tokens)) {
      steps = there.steps;
      tokens = there.tokens;
      found = [cell];
    } else if (there.steps === steps && there.tokens === tokens) {
      found.push(cell);
    }
  }
  return found;
}

/** The first steps of all equally good routes to the nearest target; none when it is there already or cannot get there. */
export function routes(state: BasecampState, enemy: Enemy, memo?: FieldMemo): Cell[] {
  const { name, goals } = aimOf(state, enemy, memo);
  if (goals.length === 0 || goals.includes(enemy.cell)) return [];
  return towards(state, { name, goals }, around(enemy.cell), memo);
}

function towards(state: BasecampState, aim: Aim, cells: readonly Cell[], memo?: FieldMemo): Cell[] {
  const free = best(cells, remembered(state, memo, aim.name, aim.goals, false));
  return free.length > 0 ? free : best(cells, remembered(state, memo, aim.name, aim.goals, true));
}

/** BC-RULING-23: of these steps the ones that lead towards the nearest target; all of them when no target can be reached. */
export function stepsTowardsTarget(state: BasecampState, enemy: Enemy, cells: readonly Cell[]): Cell[] {
  const leading = towards(state, aimOf(state, enemy), cells);
  return leading.length > 0 ? leading : [...cells];
}

/** BC-VERMIN-04: it stands on an uncleared resource tile and can reach no other. */
export function feedsAtHome(state: BasecampState, enemy: Enemy): boolean {
  const tile = state.tiles[enemy.cell];
  return tile !== undefined && isResourceTile(tile) && routes(state, enemy).length === 0;
}

/** BC-EMOVE-03, BC-RULING-28: the die is rolled until an arrow of the Base tile points one of the tied ways. */
export function rollTheWay(
  play: BasecampPlay,
  from: Cell,
  ways: readonly Cell[],
  purpose: DiePurpose,
  at: string,
): Cell {
  const [only, ...more] = ways;
  if (only === undefined) throw new Error(`There is no way from ${from}.`);
  if (more.length === 0) return only;
  const ring = around(from);
  // No step of the engine ends in here, so its budget would not end a die that never fits.
  if (!ways.every((way) => ring.includes(way)))
    throw new Error(`Not all of ${ways.join(' ')} touch ${from}.`);
  for (;;) {
    const roll = play.random.die(DIRECTIONS.length);
    const way = ring[roll - 1] as Cell;
    const fits = ways.includes(way);
    play.emit({ type: 'dieRolled', roll, purpose, fits, rule: 'BC-RULING-28', at: [at] });
    if (fits) return way;
  }
}

/** Neighbours that may be entered, those without barriers first in line for a Predator's exit (BC-RULING-40). */
export function exitWays(state: BasecampState, cell: Cell): Cell[] {
  const open = around(cell).filter((next) => enterable(state.tiles, next));
  const fences = fencesStand(state);
  const free = open.filter((next) => {
    const tile = state.tiles[next];
    return tile !== undefined && hurdles(tile, fences) === 0;
  });
  return free.length > 0 ? free : open;
}
