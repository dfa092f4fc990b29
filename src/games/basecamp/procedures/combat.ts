/** Close combat: waves of combats, rounds of points, throws, exits and the raid on Base (BC-CLOSE, BC-RULING-05). */
import { again, call, end, go, option, type Procedure } from '../../../core/procedure';
import { RAID } from '../data/enemies';
import type { BasecampEvent } from '../events';
import { hitEnemy } from '../figures/enemies';
import { hurt, tryStep } from '../figures/survivors';
import { BASE, exits, type Cell } from '../geometry';
import { exitWays, rollTheWay } from '../routes';
import {
  able,
  change,
  enemiesAt,
  enemyOf,
  fightsDue,
  fightsHere,
  healthLeft,
  held,
  killable,
  procedure,
  question,
  seatOf,
  standingAt,
  survivorOf,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
} from '../state';
import { enemyEnters } from './enemyStep';
import { pause } from './giveUp';

type Waves = { wave: Cell[] };

/** Every combat that is due, wave after wave; those that a wave starts elsewhere form the next one. */
export const combats: Procedure<BasecampState, BasecampEvent, Waves> = procedure<Waves>('combats', {
  startWave(play, frame) {
    frame.wave = fightsDue(play.state);
    return frame.wave.length === 0 ? end() : undefined;
  },
  whichCombat: question<Waves, { cell: Cell }>({
    seat: () => 'team',
    options: (_, frame) => frame.wave.map((cell) => option({ cell })),
    choose(play, frame, { cell }) {
      frame.wave = frame.wave.filter((other) => other !== cell);
      return call(closeCombat, { ...noPoints(), cell, heavy: [] }, 'waveGoesOn');
    },
  }),
  waveGoesOn(play, frame) {
    const due = fightsDue(play.state);
    frame.wave = frame.wave.filter((cell) => due.includes(cell));
    return go(frame.wave.length > 0 ? 'whichCombat' : 'startWave');
  },
});

type EnemyPoint = { by: number; on: number };
type Combat = {
  cell: Cell;
  /** Survivors whose heavy hands have already been felt in this combat. */
  heavy: number[];
  /** Dealers of points still to be assigned: survivors, then enemies. */
  fists: number[];
  claws: number[];
  /** Points assigned in this round: on enemies, and on survivors with their dealer. */
  blows: number[];
  bites: EnemyPoint[];
  /** Survivors to be thrown by a Savage, once for each throw. */
  thrown: number[];
  exits: number[];
};

function noPoints() {
  return { fists: [], claws: [], blows: [], bites: [], thrown: [], exits: [] };
}

function count<T>(items: readonly T[], item: T): number {
  let sum = 0;
  for (const other of items) if (other === item) sum++;
  return sum;
}

/** BC-RULING-33: whoever is still standing, counting the points assigned so far. */
function enemyRecipients(state: BasecampState, frame: Combat): Enemy[] {
  return enemiesAt(state, frame.cell).filter((enemy) => {
    if (enemy.kind === 'imp') return false;
    const points = count(frame.blows, enemy.id);
    return killable(enemy.kind) ? points < healthLeft(enemy) : !enemy.stunned && points === 0;
  });
}

function survivorRecipients(state: BasecampState, frame: Combat): number[] {
  return standingAt(state, frame.cell).filter((index) => {
    const survivor = survivorOf(state, index);
    const points = frame.bites.filter(({ on }) => on === index).length;
    return points < held(survivor.goods, 'armor') + (survivor.health === 'healthy' ? 2 : 1);
  });
}

/** BC-STUN-02, BC-BRUTE-02: a stunned enemy still deals its point, a stunned Brute does not. */
function dealsDamage(enemy: Enemy): boolean {
  return enemy.kind !== 'imp' && !(enemy.kind === 'brute' && enemy.stunned);
}

/** BC-CLOSE-14: neither Brutes nor Imps take part in the Base step. */
function raiders(state: BasecampState, cell: Cell): Enemy[] {
  if (cell !== BASE) return [];
  return enemiesAt(state, cell).filter(({ kind }) => kind !== 'brute' && kind !== 'imp');
}

function survivorStepGoesOn(state: BasecampState, cell: Cell): boolean {
  if (standingAt(state, cell).length === 0) return false;
  return enemiesAt(state, cell).some((enemy) => fightsHere(state, enemy));
}

export const closeCombat: Procedure<BasecampState, BasecampEvent, Combat> = procedure<Combat>('closeCombat', {
  open(play, frame) {
    const { cell } = frame;
    const survivors = standingAt(play.state, cell);
    const enemies = enemiesAt(play.state, cell).map(({ id }) => id);
    play.emit({ type: 'combatBegan', cell, survivors, enemies, rule: 'BC-CLOSE-01', at: [`cell:${cell}`] });
  },
  survivorStep(play, frame) {
    const { state } = play;
    if (!survivorStepGoesOn(state, frame.cell)) return go('baseStep');
    Object.assign(frame, noPoints());
    for (const index of standingAt(state, frame.cell)) {
      frame.fists.push(index);
      if (!able(survivorOf(state, index), 'heavyHands') || frame.heavy.includes(index)) continue;
      play.mark('ability/heavyHands');
      frame.heavy.push(index);
      frame.fists.push(index);
    }
    for (const enemy of enemiesAt(state, frame.cell)) if (dealsDamage(enemy)) frame.claws.push(enemy.id);
    return undefined;
  },
  survivorsPoints: (play, frame) =>
    frame.fists.length === 0 || enemyRecipients(play.state, frame).length === 0
      ? go('enemiesPoints')
      : undefined,
  strikeEnemy: question<Combat, { survivor: number; enemy: number }>({
    seat: () => 'team',
    options: (state, frame) =>
      enemyRecipients(state, frame).map(({ id }) => option({ survivor: frame.fists[0] ?? 0, enemy: id })),
    choose(play, frame, { enemy }) {
      frame.fists.shift();
      frame.blows.push(enemy);
      return go('survivorsPoints');
    },
  }),
  enemiesPoints: (play, frame) =>
    frame.claws.length === 0 || survivorRecipients(play.state, frame).length === 0
      ? go('applyPoints')
      : undefined,
  takeBlow: question<Combat, { enemy: number; survivor: number }>({
    seat: () => 'team',
    options: (state, frame) =>
      survivorRecipients(state, frame).map((survivor) => option({ enemy: frame.claws[0] ?? 0, survivor })),
    choose(play, frame, { enemy, survivor }) {
      frame.claws.shift();
      frame.bites.push({ by: enemy, on: survivor });
      return go('enemiesPoints');
    },
  }),
  applyPoints(play, frame) {
    const { state } = play;
    const savages = frame.bites.filter(({ by }) => enemyOf(state, by)?.kind === 'savage');
    for (const bite of frame.bites) {
      const taken = hurt(play, bite.on, 'combat', 'BC-CLOSE-02');
      if (taken && savages.includes(bite)) frame.thrown.push(bite.on);
    }
    for (const id of frame.blows) {
      const enemy = enemyOf(state, id);
      if (enemy !== undefined) hitEnemy(play, enemy, 1, 'combat');
    }
    frame.exits = predatorsAt(state, frame.cell);
  },
  throws: (play, frame) => (frame.thrown.length === 0 ? go('exits') : undefined),
  whoIsThrownFirst: question<Combat, { survivor: number }>({
    seat: () => 'team',
    options: (_, frame) => [...new Set(frame.thrown)].map((survivor) => option({ survivor })),
    choose(play, frame, { survivor }) {
      const at = frame.thrown.indexOf(survivor);
      frame.thrown.splice(at, 1);
      play.mark('power/savage');
      return call(thrownBack, { survivor }, 'throws');
    },
  }),
  exits(play, frame) {
    const next = frame.exits.shift();
    if (next === undefined) return go('roundOver');
    return enemyOf(play.state, next) === undefined ? again : call(predatorExit, { enemy: next }, 'exits');
  },
  roundOver(play, frame) {
    const { state } = play;
    if (!survivorStepGoesOn(state, frame.cell) && raiders(state, frame.cell).length === 0) return go('close');
    return call(pause, { later: true }, 'survivorStep');
  },
  baseStep(play, frame) {
    const { state } = play;
    const raiding = raiders(state, frame.cell);
    if (raiding.length === 0) return go('close');
    for (const enemy of raiding) raid(play, enemy);
    frame.exits = predatorsAt(state, frame.cell);
    return go('exits');
  },
  close(play, { cell }) {
    play.emit({ type: 'combatEnded', cell, rule: 'BC-CLOSE-05', at: [`cell:${cell}`] });
  },
});

function predatorsAt(state: BasecampState, cell: Cell): number[] {
  return enemiesAt(state, cell)
    .filter(({ kind }) => kind === 'predator')
    .map(({ id }) => id);
}

/** BC-CLOSE-06, BC-CLOSE-07: takes up to 3 food and 1 damage. */
function raid(play: BasecampPlay, enemy: Enemy): void {
  const { state } = play;
  const food = Math.min(RAID, held(state.stock, 'food'));
  if (food > 0) change(state.stock, 'food', -food);
  const at = [`enemy:${enemy.id}`, `cell:${BASE}`];
  const left = held(state.stock, 'food');
  play.emit({ type: 'raided', enemy: enemy.id, kind: enemy.kind, food, left, rule: 'BC-CLOSE-06', at });
  hitEnemy(play, enemy, 1, 'raid');
}

type Thrown = { survivor: number };

/** BC-SAVAGE-01, BC-RULING-41: one tile, wherever the survivor likes. */
export const thrownBack: Procedure<BasecampState, BasecampEvent, Thrown> = procedure<Thrown>('thrownBack', {
  anyWay(play, { survivor }) {
    const { cell } = survivorOf(play.state, survivor);
    return cell === null || exits(play.state.tiles, cell).length === 0 ? end() : undefined;
  },
  throwTo: question<Thrown, { cell: Cell }>({
    seat: (state, { survivor }) => seatOf(state, survivor),
    options: (state, { survivor }) =>
      exits(state.tiles, survivorOf(state, survivor).cell ?? BASE).map((cell) => option({ cell })),
    choose(play, { survivor }, { cell }) {
      tryStep(play, survivor, cell, 'savage');
    },
  }),
});

type Exit = { enemy: number };

/** BC-PREDATOR-02, BC-RULING-40. */
export const predatorExit: Procedure<BasecampState, BasecampEvent, Exit> = procedure<Exit>('predatorExit', {
  slipAway(play, frame) {
    const enemy = enemyOf(play.state, frame.enemy);
    const ways = enemy === undefined ? [] : exitWays(play.state, enemy.cell);
    if (enemy === undefined || ways.length === 0) return end();
    play.mark('power/predator');
    const to = rollTheWay(play, enemy.cell, ways, 'exit', `enemy:${enemy.id}`);
    return call(enemyEnters, { enemy: enemy.id, to, how: 'exit' as const, unhindered: false });
  },
});
