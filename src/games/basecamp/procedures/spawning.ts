/** Enemies appear: where, against which traps, and whom they scatter (BC-SPAWN, BC-RULING-21, BC-RULING-58). */
import { pick } from '../../../core/bag';
import { call, end, type Procedure } from '../../../core/procedure';
import type { EnemyKind } from '../data/enemies';
import { TILES, type Category, type TileKind } from '../data/tiles';
import type { BasecampEvent } from '../events';
import { addEnemy } from '../figures/enemies';
import { BASE, chainFrom, enterable, impassable, pathFrom, type Cell } from '../geometry';
import {
  enemiesAt,
  enemyOf,
  procedure,
  survivorOf,
  survivorsAt,
  tileAt,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import type { Source } from './flight';
import { springTraps, trapVictims } from './traps';

export type Appearance = { kind: EnemyKind; cell: Cell; knockback: number; repeating: boolean };

/** BC-RULING-21: the nearest enterable tile of a category, by path, else by chain; ties at random. */
export function nearestTile(play: BasecampPlay, from: Cell, category: Category): Cell | null {
  const { tiles } = play.state;
  for (const distances of [pathFrom(tiles, from), chainFrom(tiles, from)]) {
    const found = nearestOf(distances, (cell) => {
      const tile = tiles[cell];
      return (
        cell !== from && tile !== undefined && TILES[tile.kind].category === category && !impassable(tile)
      );
    });
    if (found.length > 0) return found.length === 1 ? (found[0] as Cell) : pick(found, play.random);
  }
  return null;
}

function nearestOf(distances: ReadonlyMap<Cell, number>, wanted: (cell: Cell) => boolean): Cell[] {
  const found: Cell[] = [];
  let best = Infinity;
  for (const [cell, steps] of distances) {
    if (steps > best) break;
    if (!wanted(cell)) continue;
    best = steps;
    found.push(cell);
  }
  return found;
}

/** Where an enemy of a coloured spawn appears; null when fire keeps it away (BC-SPAWN-09). */
export function spawnCell(
  play: BasecampPlay,
  effect: Cell,
  where: Category | 'this',
  survivor: number,
): Cell | null {
  const { state } = play;
  const found = where === 'this' ? null : nearestTile(play, effect, where);
  if (found !== null) return found;
  const tile = tileAt(state, effect);
  if (tile.tokens.blaze !== undefined) return null;
  return impassable(tile) ? (survivorOf(state, survivor).cell ?? BASE) : effect;
}

/** The enemies that a tile brings with it when it is explored. */
export function appearancesOf(
  play: BasecampPlay,
  kind: TileKind,
  cell: Cell,
  explorer: number,
): Appearance[] {
  const found: Appearance[] = [];
  for (const spawn of TILES[kind].spawns ?? []) {
    const place = spawnCell(play, cell, spawn.where, explorer);
    if (place === null) {
      play.emit({
        type: 'spawnPrevented',
        kind: spawn.enemy,
        cell,
        rule: 'BC-SPAWN-09',
        at: [`cell:${cell}`],
      });
    } else {
      found.push({ kind: spawn.enemy, cell: place, knockback: spawn.knockback, repeating: false });
    }
  }
  return found;
}

type Arrivals = { spawns: Appearance[]; ids?: number[]; spared?: number[][] };

/** All appear first, then traps strike each tile's newcomers together. Ends with the knockbacks they cause. */
export const spawnEnemies: Procedure<BasecampState, BasecampEvent, Arrivals> = procedure<Arrivals>(
  'spawnEnemies',
  {
    appear(play, frame) {
      const { state } = play;
      frame.spared = frame.spawns.map(({ cell }) => survivorsAt(state, cell));
      frame.ids = frame.spawns.map(({ kind, cell, repeating }) => addEnemy(play, kind, cell, repeating).id);
    },
    traps(play, frame) {
      const { ids = [], spawns } = frame;
      for (const { cell } of spawns) {
        const arrived = ids.filter((_, n) => spawns[n]?.cell === cell);
        if (trapVictims(play.state, cell, arrived).length > 0)
          return call(springTraps, { cell, entering: arrived }, 'traps');
      }
      return undefined;
    },
    knockbacks(play, frame) {
      const { ids = [], spared = [], spawns } = frame;
      const sources: Source[] = [];
      spawns.forEach(({ cell, knockback }, n) => {
        const enemy = enemyOf(play.state, ids[n] ?? 0);
        // BC-RULING-27, BC-RULING-58: an enemy that a trap killed or stunned scatters nobody.
        if (knockback === 0 || enemy === undefined || enemy.stunned) return;
        sources.push({ cell, range: knockback, enemies: false, spared: spared[n] ?? [], only: null });
      });
      return end(sources);
    },
  },
);

/** BC-SPAWN-03 to BC-SPAWN-06: uncleared, not burning, and nobody on it. */
export function repeatingSpawns(state: BasecampState): Appearance[] {
  const found: Appearance[] = [];
  for (const cell in state.tiles) {
    const tile = tileAt(state, cell);
    const kind = TILES[tile.kind].repeats;
    if (kind === undefined || tile.cleared || !enterable(state.tiles, cell)) continue;
    if (enemiesAt(state, cell).length === 0) found.push({ kind, cell, knockback: 0, repeating: true });
  }
  return found;
}
