/** The enemies' turn: spawns, movement in sub-steps, special abilities, recovery, combat, after-effects (BC-TURN-17). */
import { call, go, type Procedure } from '../../../core/procedure';
import { ENEMIES, STALKER_SPRINT } from '../data/enemies';
import type { BasecampEvent } from '../events';
import { leaveTrail, moveEnemy, stopEnemies } from '../figures/enemies';
import { BASE, sees, type Cell } from '../geometry';
import { isResourceTile, rollTheWay, routes, type FieldMemo } from '../routes';
import {
  able,
  enemyOf,
  fencesStand,
  procedure,
  someoneStandsAt,
  standing,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
} from '../state';
import { combats } from './combat';
import { pause } from './giveUp';
import { impTheft, strangerFire, verminArrival } from './powers';
import { repeatingSpawns, spawnEnemies } from './spawning';
import { springTraps, trapVictims } from './traps';

type Attempt = { enemy: number; to: Cell };
type Phase = { attempts: Attempt[]; queue: number[] };

export const enemyPhase: Procedure<BasecampState, BasecampEvent, Phase> = procedure<Phase>('enemyPhase', {
  begin(play) {
    const { state } = play;
    state.enemyPhase = true;
    play.emit({ type: 'enemyPhaseBegan', round: state.round, rule: 'BC-TURN-06' });
    for (const enemy of state.enemies) {
      enemy.fresh = false;
      enemy.feeding = false;
    }
    return call(pause, { later: true });
  },
  spawns: ({ state }) => call(spawnEnemies, { spawns: repeatingSpawns(state) }),
  countSteps(play) {
    for (const enemy of play.state.enemies) enemy.steps = stepsOf(play, enemy);
  },
  chooseSteps(play, frame) {
    frame.attempts = chooseSteps(play);
    return frame.attempts.length === 0 ? go('imps') : undefined;
  },
  traps(play, frame) {
    for (const { to } of frame.attempts) {
      const entering = frame.attempts.filter((attempt) => attempt.to === to).map(({ enemy }) => enemy);
      const victims = trapVictims(play.state, to, entering);
      if (victims.length > 0) return call(springTraps, { cell: to, entering: victims }, 'traps');
    }
    return undefined;
  },
  takeSteps(play, frame) {
    takeSteps(play, frame.attempts);
    frame.attempts = [];
    return go('chooseSteps');
  },
  imps(play, frame) {
    frame.queue = actors(play.state, 'imp');
  },
  impsSteal(_, frame) {
    const enemy = frame.queue.shift();
    return enemy === undefined ? undefined : call(impTheft, { enemy }, 'impsSteal');
  },
  vermin: () => call(verminArrival, { afterCombat: false }),
  strangers(play, frame) {
    frame.queue = actors(play.state, 'stranger');
  },
  strangersShoot(_, frame) {
    const enemy = frame.queue.shift();
    return enemy === undefined ? undefined : call(strangerFire, { enemy }, 'strangersShoot');
  },
  pauseBeforeRecovery: () => call(pause, { later: true }),
  recovery(play) {
    for (const enemy of play.state.enemies) {
      if (!enemy.stunned) continue;
      enemy.stunned = false;
      const at = [`enemy:${enemy.id}`];
      play.emit({ type: 'enemyRecovered', enemy: enemy.id, kind: enemy.kind, rule: 'BC-TURN-10', at });
    }
  },
  combat: () => call(combats, { wave: [] }),
  verminAfterCombat: () => call(verminArrival, { afterCombat: true }),
  devourersHeal(play) {
    for (const enemy of play.state.enemies) {
      if (enemy.kind !== 'devourer' || enemy.damage === 0) continue;
      enemy.damage = 0;
      const at = [`enemy:${enemy.id}`];
      play.emit({ type: 'enemyHealed', enemy: enemy.id, kind: enemy.kind, rule: 'BC-DEVOURER-03', at });
    }
  },
  pauseBeforeMeal: () => call(pause, { later: false }),
  finish({ state }) {
    state.enemyPhase = false;
  },
});

/** Enemies of a kind that may use their special ability in this phase, oldest first. */
function actors(state: BasecampState, kind: Enemy['kind']): number[] {
  return state.enemies
    .filter((enemy) => enemy.kind === kind && !enemy.stunned && !enemy.fresh)
    .map(({ id }) => id);
}

/** BC-STALKER-01, BC-RULING-42: the sprint is settled once, when movement begins. */
function stepsOf(play: BasecampPlay, enemy: Enemy): number {
  const { state } = play;
  if (enemy.stunned || enemy.fresh) return 0;
  const { speed } = ENEMIES[enemy.kind];
  if (enemy.kind !== 'stalker') return speed;
  const fences = fencesStand(state);
  const seesOne = state.survivors.some(
    (survivor) =>
      survivor.cell !== null &&
      standing(survivor) &&
      !able(survivor, 'overlooked') &&
      sees(state.tiles, enemy.cell, survivor.cell, fences),
  );
  if (seesOne) play.mark('power/stalker');
  return seesOne ? speed + STALKER_SPRINT : speed;
}

/** BC-RULING-30: all choose on the same board; dice are rolled oldest enemy first. */
function chooseSteps(play: BasecampPlay): Attempt[] {
  const { state } = play;
  const memo: FieldMemo = new Map();
  const attempts: Attempt[] = [];
  for (const enemy of state.enemies) {
    if (enemy.steps <= 0 || enemy.stunned) continue;
    const ways = routes(state, enemy, memo);
    if (ways.length === 0) {
      enemy.steps = 0;
      continue;
    }
    enemy.steps--;
    attempts.push({ enemy: enemy.id, to: rollTheWay(play, enemy.cell, ways, 'route', `enemy:${enemy.id}`) });
  }
  return attempts;
}

/** Barriers stop all who try the same tile, then the rest move together; trails appear last (BC-DEVOURER-05). */
function takeSteps(play: BasecampPlay, attempts: readonly Attempt[]): void {
  const { state } = play;
  const trails: Cell[] = [];
  for (const cell of new Set(attempts.map(({ to }) => to))) {
    const entering: Enemy[] = [];
    for (const { enemy: id, to } of attempts) {
      const enemy = to === cell ? enemyOf(state, id) : undefined;
      // Stunned by a trap just now: it stays where it came from (BC-RULING-27).
      if (enemy !== undefined && !enemy.stunned) entering.push(enemy);
    }
    if (entering.length === 0 || stopEnemies(play, entering, cell)) continue;
    for (const enemy of entering) {
      if (enemy.kind === 'devourer') trails.push(enemy.cell);
      moveEnemy(play, enemy, cell, 'move');
      arrive(state, enemy);
    }
  }
  for (const cell of trails) leaveTrail(play, cell);
}

/** BC-EMOVE-08: a standing survivor or Base ends the move, but neither an Imp's nor, on Base, a Brute's. */
function arrive(state: BasecampState, enemy: Enemy): void {
  const { cell, kind } = enemy;
  if (kind === 'vermin' && isResourceTile(tileAt(state, cell))) enemy.feeding = true;
  if (kind === 'imp') return;
  if (someoneStandsAt(state, cell) || (cell === BASE && kind !== 'brute')) enemy.steps = 0;
}

export function newPhase(): Phase {
  return { attempts: [], queue: [] };
}
