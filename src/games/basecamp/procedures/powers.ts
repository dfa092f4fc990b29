/** The special ability step: Imps steal, Vermin multiply, Strangers shoot (BC-RULING-06, 39, 43 and 44). */
import { pick } from '../../../core/bag';
import { call, end, go, option, type Option, type Procedure } from '../../../core/procedure';
import { RESOURCES, type Resource } from '../data/goods';
import type { BasecampEvent } from '../events';
import { moveEnemy } from '../figures/enemies';
import { inZone, strangerShoots } from '../figures/survivors';
import { BASE, chainFrom, enterable, pathFrom, type Cell } from '../geometry';
import { clearTile } from '../ground';
import { feedsAtHome, hasTokens, isResourceTile } from '../routes';
import {
  able,
  change,
  enemyOf,
  held,
  isHazard,
  procedure,
  question,
  resourcesIn,
  someoneStandsAt,
  standing,
  survivorOf,
  survivorsAt,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
} from '../state';
import { spawnEnemies } from './spawning';
import { springTraps, trapVictims } from './traps';

type OfOne = { enemy: number };

function theOne(state: BasecampState, frame: OfOne): Enemy {
  const enemy = enemyOf(state, frame.enemy);
  if (enemy === undefined) throw new Error(`There is no enemy ${frame.enemy}.`);
  return enemy;
}

type Theft = { from: number | 'tile'; good: Resource };

/** BC-RULING-39: loose tokens and the stock go first, then the survivors' packs. */
function thefts(state: BasecampState, cell: Cell): Option<Theft>[] {
  const open = cell === BASE ? state.stock : tileAt(state, cell).loose;
  if (resourcesIn(open) > 0) {
    return RESOURCES.filter((good) => held(open, good) > 0).map((good) => option({ from: 'tile', good }));
  }
  const options: Option<Theft>[] = [];
  for (const from of survivorsAt(state, cell)) {
    const { goods } = survivorOf(state, from);
    for (const good of RESOURCES) if (held(goods, good) > 0) options.push(option({ from, good }));
  }
  return options;
}

export const impTheft: Procedure<BasecampState, BasecampEvent, OfOne> = procedure<OfOne>('impTheft', {
  atTarget({ state }, frame) {
    const enemy = enemyOf(state, frame.enemy);
    return enemy === undefined || enemy.stunned || !hasTokens(state, enemy.cell) ? end() : undefined;
  },
  impTakes: question<OfOne, Theft>({
    seat: () => 'team',
    options: (state, frame) => thefts(state, theOne(state, frame).cell),
    choose(play, frame, { from, good }) {
      const { state } = play;
      const { id, kind, cell } = theOne(state, frame);
      const open = cell === BASE ? state.stock : tileAt(state, cell).loose;
      change(from === 'tile' ? open : survivorOf(state, from).goods, good, -1);
      play.mark('power/imp');
      const survivor = from === 'tile' ? null : from;
      play.emit({
        type: 'stole',
        enemy: id,
        kind,
        good,
        cell,
        survivor,
        rule: 'BC-IMP-03',
        at: [`enemy:${id}`, `cell:${cell}`],
      });
    },
  }),
  respawn(play, frame) {
    const enemy = theOne(play.state, frame);
    const to = furthestHazard(play, enemy);
    enemy.fresh = true;
    enemy.steps = 0;
    if (to === null) {
      play.state.enemies = play.state.enemies.filter((other) => other !== enemy);
      const at = [`enemy:${enemy.id}`, `cell:${enemy.cell}`];
      play.emit({
        type: 'enemyLeft',
        enemy: enemy.id,
        kind: enemy.kind,
        cell: enemy.cell,
        rule: 'BC-RULING-39',
        at,
      });
      return end();
    }
    moveEnemy(play, enemy, to, 'respawn');
    const entering = [enemy.id];
    return trapVictims(play.state, to, entering).length > 0
      ? call(springTraps, { cell: to, entering })
      : undefined;
  },
});

/** Largest path distance from the theft; unreachable ones only if there is no other; else its first tile; else nowhere. */
function furthestHazard(play: BasecampPlay, imp: Enemy): Cell | null {
  const { tiles } = play.state;
  for (const distances of [pathFrom(tiles, imp.cell), chainFrom(tiles, imp.cell)]) {
    let best = -1;
    let found: Cell[] = [];
    for (const [cell, steps] of distances) {
      if (!enterable(tiles, cell) || !isHazard(tileAt(play.state, cell)) || steps < best) continue;
      if (steps > best) found = [];
      best = steps;
      found.push(cell);
    }
    if (found.length > 0) return found.length === 1 ? (found[0] as Cell) : pick(found, play.random);
  }
  return enterable(tiles, imp.home) ? imp.home : null;
}

type Arrival = { afterCombat: boolean; tiles?: Cell[] };

/** BC-RULING-44: a tile is cleared once, however many Vermin reach it together, and brings one more. */
export const verminArrival: Procedure<BasecampState, BasecampEvent, Arrival> = procedure<Arrival>(
  'verminArrival',
  {
    gather({ state }, frame) {
      const tiles = new Set<Cell>();
      for (const enemy of state.enemies) {
        if (enemy.kind !== 'vermin' || enemy.stunned || enemy.fresh) continue;
        if (!frame.afterCombat && !enemy.feeding && feedsAtHome(state, enemy)) enemy.feeding = true;
        const free = enemy.cell !== BASE && !someoneStandsAt(state, enemy.cell);
        if (enemy.feeding && free && isResourceTile(tileAt(state, enemy.cell))) tiles.add(enemy.cell);
      }
      frame.tiles = [...tiles];
    },
    feed(play, frame) {
      const cell = frame.tiles?.shift();
      if (cell === undefined) return end();
      for (const enemy of play.state.enemies) if (enemy.cell === cell) enemy.feeding = false;
      const eater = play.state.enemies.find((enemy) => enemy.kind === 'vermin' && enemy.cell === cell);
      if (eater === undefined) return go('feed');
      play.mark('power/vermin');
      play.emit({
        type: 'verminFed',
        enemy: eater.id,
        kind: 'vermin',
        cell,
        rule: 'BC-VERMIN-02',
        at: [`enemy:${eater.id}`, `cell:${cell}`],
      });
      clearTile(play, cell, 'vermin', 'BC-VERMIN-02');
      return call(
        spawnEnemies,
        { spawns: [{ kind: 'vermin' as const, cell, knockback: 0, repeating: false }] },
        'feed',
      );
    },
  },
);

/** BC-STRANGER-03: the nearest standing survivors in the zone. */
function aimedAt(state: BasecampState, stranger: Enemy): number[] {
  const range = chainFrom(state.tiles, stranger.cell);
  let best = Infinity;
  let found: number[] = [];
  state.survivors.forEach((survivor, index) => {
    const { cell } = survivor;
    if (
      cell === null ||
      !standing(survivor) ||
      able(survivor, 'overlooked') ||
      !inZone(state, stranger, cell)
    )
      return;
    const distance = range.get(cell) ?? Infinity;
    if (distance < best) found = [];
    best = Math.min(best, distance);
    if (distance === best) found.push(index);
  });
  return found;
}

export const strangerFire: Procedure<BasecampState, BasecampEvent, OfOne> = procedure<OfOne>('strangerFire', {
  anyTarget({ state }, frame) {
    const stranger = enemyOf(state, frame.enemy);
    if (stranger === undefined || stranger.cell === BASE || someoneStandsAt(state, stranger.cell))
      return end();
    return aimedAt(state, stranger).length === 0 ? end() : undefined;
  },
  strangerAims: question<OfOne, { survivor: number }>({
    seat: () => 'team',
    options: (state, frame) => aimedAt(state, theOne(state, frame)).map((survivor) => option({ survivor })),
    choose(play, frame, { survivor }) {
      strangerShoots(play, theOne(play.state, frame), survivor, 'BC-STRANGER-03');
    },
  }),
});
