/**
 * What the enemies mean to do next, by the rules' own search for a way: where each goes in the coming enemy phase, where the
 * die will decide, what stands in the way, and whom it is after. Nothing is rolled and nothing is changed.
 */
import { ENEMIES, STALKER_SPRINT } from '../data/enemies';
import { around, sees, type Cell } from '../geometry';
import { routes, type FieldMemo } from '../routes';
import {
  able,
  fencesStand,
  hurdles,
  someoneStandsAt,
  standing,
  tileAt,
  type BasecampState,
  type Enemy,
} from '../state';
import { BASE } from '../geometry';

export interface Intent {
  readonly enemy: number;
  /** The ways that are equally good for the first step, with the face of the die that points there; one: no die. */
  readonly ways: readonly { readonly to: Cell; readonly face: number; readonly stopped: boolean }[];
  /** How it goes on from a first step that nothing forbids, as far as it gets in one phase. */
  readonly onwards: readonly Cell[];
  /** The whole way to whatever it is after, as it stands now. */
  readonly trail: readonly Cell[];
}

/** Longer than any way on a table. */
const LONGEST = 80;

function stepsOf(state: BasecampState, enemy: Enemy): number {
  const { speed } = ENEMIES[enemy.kind];
  if (enemy.stunned) return 0;
  if (enemy.kind !== 'stalker') return speed;
  const seesOne = state.survivors.some(
    (survivor) =>
      survivor.cell !== null &&
      standing(survivor) &&
      !able(survivor, 'overlooked') &&
      sees(state.tiles, enemy.cell, survivor.cell, fencesStand(state)),
  );
  return seesOne ? speed + STALKER_SPRINT : speed;
}

function stops(state: BasecampState, cell: Cell): boolean {
  return hurdles(tileAt(state, cell), fencesStand(state)) > 0;
}

function staysAt(state: BasecampState, { kind }: Enemy, cell: Cell): boolean {
  return kind !== 'imp' && (someoneStandsAt(state, cell) || (cell === BASE && kind !== 'brute'));
}

export function intentOf(state: BasecampState, enemy: Enemy, memo: FieldMemo = new Map()): Intent {
  const from = enemy.cell;
  const first = routes(state, enemy, memo);
  const steps = stepsOf(state, enemy);
  const ring = around(from);
  const ways = (steps === 0 ? [] : first).map((to) => ({
    to,
    face: ring.indexOf(to) + 1,
    stopped: stops(state, to),
  }));
  const onwards: Cell[] = [];
  const trail: Cell[] = [from];
  let at = first[0];
  for (let n = 1; at !== undefined && n < LONGEST; n++) {
    trail.push(at);
    const isThere = staysAt(state, enemy, at);
    if (n <= steps && ways.length === 1 && !ways[0]?.stopped && (n === 1 || !stops(state, at)))
      onwards.push(at);
    if (isThere) break;
    at = routes(state, { ...enemy, cell: at }, memo)[0];
  }
  return { enemy: enemy.id, ways, onwards: withoutGaps(onwards, trail), trail };
}

/** Only as far as the way is unbroken. */
function withoutGaps(onwards: readonly Cell[], trail: readonly Cell[]): Cell[] {
  return onwards.filter((cell, n) => trail[n + 1] === cell);
}

export function intents(state: BasecampState): Intent[] {
  const memo: FieldMemo = new Map();
  return state.enemies.map((enemy) => intentOf(state, enemy, memo));
}
