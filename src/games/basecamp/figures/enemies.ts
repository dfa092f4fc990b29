/** What happens to enemies: they appear, step, run into barriers, are hit, stunned and killed. */
import { ENEMIES, type EnemyKind } from '../data/enemies';
import { NEEDED } from '../data/objectives';
import type { HitCause, EnemyMoveCause } from '../events';
import type { Cell } from '../geometry';
import { change, fencesStand, hurdles, tileAt, times, type BasecampPlay, type Enemy } from '../state';

const HIT_RULES: Readonly<Record<HitCause, string>> = {
  combat: 'BC-CLOSE-02',
  trap: 'BC-TRAP-03',
  shot: 'BC-RANGED-01',
  raid: 'BC-CLOSE-06',
  blaze: 'BC-BLAZE-04',
  collapse: 'BC-RULING-46',
};

/** Damage to an enemy: it dies, or bears it, or is stunned if it cannot die. */
export function hitEnemy(play: BasecampPlay, enemy: Enemy, points: number, cause: HitCause): void {
  const { id, kind } = enemy;
  const at = [`enemy:${id}`];
  const { health } = ENEMIES[kind];
  if (health === null) {
    if (enemy.stunned) return;
    enemy.stunned = true;
    play.mark(`stunned/${kind}`);
    play.emit({ type: 'enemyStunned', enemy: id, kind, cause, rule: 'BC-STUN-04', at });
    return;
  }
  enemy.damage = Math.min(health, enemy.damage + points);
  if (enemy.damage < health) {
    play.emit({
      type: 'enemyHit',
      enemy: id,
      kind,
      left: health - enemy.damage,
      cause,
      rule: HIT_RULES[cause],
      at,
    });
  } else {
    killEnemy(play, enemy, cause);
  }
}

export function killEnemy(play: BasecampPlay, enemy: Enemy, cause: HitCause): void {
  const { state } = play;
  const { id, kind, cell } = enemy;
  state.enemies = state.enemies.filter((other) => other !== enemy);
  play.emit({
    type: 'enemyKilled',
    enemy: id,
    kind,
    cell,
    cause,
    rule: HIT_RULES[cause],
    at: [`enemy:${id}`, `cell:${cell}`],
  });
  if ((cause === 'trap' || cause === 'shot') && state.minor === 'wireDrill' && !state.minorDone) {
    change(state.progress, 'kills', 1);
    play.emit({
      type: 'progressMade',
      what: 'kills',
      times: Math.min(NEEDED.kills, times(state, 'kills')),
      rule: 'BC-MN05',
    });
  }
}

export function addEnemy(play: BasecampPlay, kind: EnemyKind, cell: Cell, repeating: boolean): Enemy {
  const { state } = play;
  const enemy: Enemy = {
    id: ++state.enemiesSeen,
    kind,
    cell,
    damage: 0,
    stunned: false,
    home: cell,
    steps: 0,
    fresh: state.enemyPhase,
    feeding: false,
  };
  state.enemies.push(enemy);
  play.mark(`enemy/${kind}`);
  const rule = repeating ? 'BC-SPAWN-03' : 'BC-SPAWN-01';
  play.emit({
    type: 'spawned',
    enemy: enemy.id,
    kind,
    cell,
    repeating,
    rule,
    at: [`enemy:${enemy.id}`, `cell:${cell}`],
  });
  return enemy;
}

const ENEMY_MOVE_RULES: Readonly<Record<EnemyMoveCause, string>> = {
  move: 'BC-EMOVE-02',
  flight: 'BC-KNOCK-08',
  exit: 'BC-PREDATOR-02',
  collapse: 'BC-RULING-46',
  respawn: 'BC-IMP-04',
  swap: 'BC-RUBBLE-02',
};

export function moveEnemy(play: BasecampPlay, enemy: Enemy, to: Cell, how: EnemyMoveCause): void {
  const { id, kind, cell: from } = enemy;
  enemy.cell = to;
  play.emit({
    type: 'enemyMoved',
    enemy: id,
    kind,
    from,
    to,
    how,
    rule: ENEMY_MOVE_RULES[how],
    at: [`enemy:${id}`, `cell:${from}`, `cell:${to}`],
  });
}

/** BC-DEVOURER-02: the barrier on the tile it left. */
export function leaveTrail(play: BasecampPlay, cell: Cell): void {
  play.mark('power/devourer');
  raiseBarriers(play, cell, 1, 'devourer', 'BC-DEVOURER-02');
}

/**
 * Enemies that try to enter a tile with barriers in the same step all fail; the tokens removed are the smaller of attempts
 * and tokens (BC-RULING-30), barriers before the fence (BC-RULING-51). Says whether they were stopped.
 */
export function stopEnemies(play: BasecampPlay, enemies: readonly Enemy[], cell: Cell): boolean {
  const { state } = play;
  const tile = tileAt(state, cell);
  if (hurdles(tile, fencesStand(state)) === 0) return false;
  for (const { id, kind } of enemies) {
    const by =
      tile.tokens.barrier !== undefined
        ? 'barrier'
        : tile.tokens.fence !== undefined && fencesStand(state)
          ? 'fence'
          : 'none';
    if (by !== 'none') change(tile.tokens, by, -1);
    if (by === 'fence') play.mark('reward/extendPerimeter');
    const rule = by === 'fence' ? 'BC-PERIM-04' : 'BC-BARRIER-02';
    play.emit({ type: 'enemyStopped', enemy: id, kind, cell, by, rule, at: [`enemy:${id}`, `cell:${cell}`] });
  }
  return true;
}

export function raiseBarriers(
  play: BasecampPlay,
  cell: Cell,
  amount: number,
  cause: 'survivor' | 'tile' | 'devourer' | 'explosion',
  rule: string,
): void {
  change(tileAt(play.state, cell).tokens, 'barrier', amount);
  play.emit({ type: 'barriersRose', cell, amount, cause, rule, at: [`cell:${cell}`] });
}
