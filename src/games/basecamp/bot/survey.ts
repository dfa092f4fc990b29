/** The board as the bot walks over it: numbered tiles, who is next to whom, and how far a survivor has to go. */
import { around, explorable, impassable, type Cell } from '../geometry';
import type { BasecampState, Tile } from '../state';

export interface Survey {
  readonly cells: readonly Cell[];
  readonly tiles: readonly Tile[];
  readonly at: ReadonlyMap<Cell, number>;
  /** Placed tiles next to each tile. */
  readonly near: readonly (readonly number[])[];
  readonly passable: readonly boolean[];
  /** Steps that entering costs: one, and one for each barrier. */
  readonly toll: readonly number[];
}

export function surveyOf({ tiles }: BasecampState): Survey {
  const cells = Object.keys(tiles);
  const rows = cells.map((cell) => tiles[cell] as Tile);
  const at = new Map(cells.map((cell, n) => [cell, n]));
  const near = cells.map((cell) => {
    const found: number[] = [];
    for (const next of around(cell)) {
      const n = at.get(next);
      if (n !== undefined) found.push(n);
    }
    return found;
  });
  return {
    cells,
    tiles: rows,
    at,
    near,
    passable: rows.map((tile) => !impassable(tile)),
    toll: rows.map(({ tokens }) => 1 + (tokens.barrier ?? 0)),
  };
}

export const FAR = 99;

/** Steps from a tile to every other, barriers counted; `through`: over everything that is laid, as ranges count. */
export function stepsFrom(survey: Survey, starts: readonly number[], through = false): number[] {
  const { near, passable, toll } = survey;
  const steps = near.map(() => FAR);
  for (const start of starts) steps[start] = 0;
  // Barriers make some tiles dearer, so a tile may be visited again when a cheaper way turns up.
  const queue = [...starts];
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head] as number;
    for (const next of near[here] ?? []) {
      if (!through && passable[next] !== true) continue;
      const cost = (steps[here] as number) + (through ? 1 : (toll[next] as number));
      if (cost >= (steps[next] as number)) continue;
      steps[next] = cost;
      queue.push(next);
    }
  }
  return steps;
}

/** Steps until a tile is in reach: on it or next to it. */
export function stepsToReach({ near }: Survey, steps: readonly number[], tile: number): number {
  let best = steps[tile] as number;
  for (const next of near[tile] ?? []) best = Math.min(best, steps[next] as number);
  return best;
}

/** The tiles from which something can be explored, with the number of free places beside each. */
export function frontier(
  state: BasecampState,
  { cells, passable }: Survey,
): { tile: number; free: number }[] {
  const found: { tile: number; free: number }[] = [];
  cells.forEach((cell, tile) => {
    if (passable[tile] !== true) return;
    const free = explorable(state.tiles, cell).length;
    if (free > 0) found.push({ tile, free });
  });
  return found;
}
