/** What happens to figures: damage, armor, stunning and killing, and single steps with what they set off. */
import { ENEMIES, STRANGER_RANGE, type EnemyKind } from './data/enemies';
import { ITEMS, type Good, type Goods } from './data/goods';
import { NEEDED } from './data/objectives';
import type { HitCause, HurtCause, EnemyMoveCause, MoveCause } from './events';
import { BASE, chainFrom, enterable, sees, withinRange, type Cell } from './geometry';
import {
  able,
  addAll,
  boardChanged,
  change,
  enemyOf,
  fencesStand,
  held,
  hurdles,
  isEmpty,
  standing,
  survivorOf,
  survivorsAt,
  tileAt,
  times,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
  type Survivor,
} from './state';

// Survivors

/** BC-AP-09: there is AP to lose only in one's own turn. */
export function loseAp(
  play: BasecampPlay,
  index: number,
  amount: number,
  cause: 'mud' | 'injury' | 'gas' | 'jawTrap',
  rule: string,
): void {
  const { turn } = play.state;
  if (turn === null || turn.survivor !== index || turn.over) return;
  const lost = Math.min(turn.ap, amount);
  if (lost === 0) return;
  turn.ap -= lost;
  const { card } = survivorOf(play.state, index);
  play.emit({
    type: 'apLost',
    survivor: index,
    card,
    amount: lost,
    left: turn.ap,
    cause,
    rule,
    at: [`survivor:${index}`],
  });
}

export function endTurnOf(state: BasecampState, index: number): void {
  const { turn } = state;
  if (turn === null || turn.survivor !== index) return;
  turn.over = true;
  turn.ap = 0;
}

/** One point of damage. Says whether it was taken: armor prevents it, and the incapacitated take no more. */
export function hurt(play: BasecampPlay, index: number, cause: HurtCause, rule: string): boolean {
  const survivor = survivorOf(play.state, index);
  const { card } = survivor;
  const at = [`survivor:${index}`];
  if (!standing(survivor)) return false;
  if (held(survivor.goods, 'armor') > 0) {
    change(survivor.goods, 'armor', -1);
    play.mark('good/armor');
    play.emit({
      type: 'armorSpent',
      survivor: index,
      card,
      left: held(survivor.goods, 'armor'),
      cause,
      rule: 'BC-ARMOR-02',
      at,
    });
    return false;
  }
  survivor.health = survivor.health === 'healthy' ? 'injured' : 'down';
  play.emit({ type: 'hurt', survivor: index, card, health: survivor.health, cause, rule, at });
  if (survivor.health === 'injured') loseAp(play, index, 1, 'injury', 'BC-AP-04');
  else endTurnOf(play.state, index);
  return true;
}

/** BC-RULING-43: the Strangers in whose zone a survivor stands. */
export function strangersAiming(state: BasecampState, index: number): number[] {
  const survivor = survivorOf(state, index);
  const { cell } = survivor;
  if (cell === null || !standing(survivor) || able(survivor, 'overlooked')) return [];
  const aiming: number[] = [];
  for (const enemy of state.enemies) {
    if (enemy.kind === 'stranger' && !enemy.stunned && inZone(state, enemy, cell)) aiming.push(enemy.id);
  }
  return aiming;
}

export function inZone(state: BasecampState, stranger: Enemy, cell: Cell): boolean {
  return (
    sees(state.tiles, stranger.cell, cell, fencesStand(state)) &&
    withinRange(state.tiles, stranger.cell, cell, STRANGER_RANGE)
  );
}

/** Shots at a survivor who has come into a zone: `before` are the Strangers who had it in theirs already. */
export function drawShots(play: BasecampPlay, index: number, before: readonly number[]): void {
  const { state } = play;
  for (const id of strangersAiming(state, index)) {
    const stranger = enemyOf(state, id);
    if (stranger === undefined || before.includes(id) || stranger.cell === survivorOf(state, index).cell)
      continue;
    strangerShoots(play, stranger, index, 'BC-STRANGER-02');
  }
}

export function strangerShoots(play: BasecampPlay, stranger: Enemy, index: number, rule: string): void {
  const { card } = survivorOf(play.state, index);
  play.mark('power/stranger');
  const at = [`enemy:${stranger.id}`, `survivor:${index}`];
  play.emit({ type: 'strangerShot', enemy: stranger.id, kind: 'stranger', survivor: index, card, rule, at });
  hurt(play, index, 'stranger', 'BC-STRANGER-01');
}

const MOVE_RULES: Readonly<Record<MoveCause, string>> = {
  move: 'BC-MOVE-01',
  flight: 'BC-KNOCK-01',
  savage: 'BC-SAVAGE-01',
  collapse: 'BC-COLLAPSE-03',
  swap: 'BC-RUBBLE-02',
};

/** Puts a survivor on a tile, with everything that entering sets off short of combat. */
export function enterTile(play: BasecampPlay, index: number, to: Cell, how: MoveCause): void {
  const { state } = play;
  const survivor = survivorOf(state, index);
  const before = strangersAiming(state, index);
  const from = survivor.cell ?? BASE;
  survivor.cell = to;
  boardChanged(state);
  const at = [`survivor:${index}`, `cell:${from}`, `cell:${to}`];
  play.emit({
    type: 'moved',
    survivor: index,
    card: survivor.card,
    from,
    to,
    how,
    rule: MOVE_RULES[how],
    at,
  });
  crossMud(play, index, survivor, to);
  drawShots(play, index, before);
}

function crossMud(play: BasecampPlay, index: number, survivor: Survivor, cell: Cell): void {
  if (tileAt(play.state, cell).kind !== 'muddyPassage') return;
  play.mark('effect/mud');
  if (able(survivor, 'sureFoot')) play.mark('ability/sureFoot');
  else loseAp(play, index, 1, 'mud', 'BC-MUD-01');
}

/** BC-BARRIER-02: a step onto a tile with barriers fails and takes one away. Says whether the survivor got there. */
export function tryStep(play: BasecampPlay, index: number, to: Cell, how: MoveCause): boolean {
  const { state } = play;
  const { tokens } = tileAt(state, to);
  if (tokens.barrier === undefined) {
    enterTile(play, index, to, how);
    return true;
  }
  change(tokens, 'barrier', -1);
  const { card } = survivorOf(state, index);
  const at = [`survivor:${index}`, `cell:${to}`];
  play.emit({
    type: 'survivorStopped',
    survivor: index,
    card,
    cell: to,
    left: tokens.barrier ?? 0,
    rule: 'BC-BARRIER-02',
    at,
  });
  return false;
}

// Enemies

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

// Goods that land on the board

/** BC-RULING-61, BC-RULING-36: on Base they join the stock; from an impassable tile they go to the nearest enterable one. */
export function fallOn(play: BasecampPlay, cell: Cell, goods: Goods): void {
  if (isEmpty(goods)) return;
  const { state } = play;
  const place = landingFor(state, cell);
  addAll(place === BASE ? state.stock : tileAt(state, place).loose, goods);
  play.emit({
    type: 'goodsFell',
    cell: place,
    goods: { ...goods },
    rule: 'BC-FORFEIT-03',
    at: [`cell:${place}`],
  });
}

function landingFor(state: BasecampState, cell: Cell): Cell {
  for (const near of chainFrom(state.tiles, cell).keys()) if (enterable(state.tiles, near)) return near;
  return BASE;
}

/** The objective items among some goods. */
export function itemsIn(goods: Goods): Goods {
  const items: Goods = {};
  for (const item of ITEMS) if (held(goods, item) > 0) items[item] = held(goods, item);
  return items;
}

export function killSurvivor(play: BasecampPlay, index: number): void {
  const { state } = play;
  const survivor = survivorOf(state, index);
  const { card, cell } = survivor;
  const items = itemsIn(survivor.goods);
  survivor.health = 'dead';
  survivor.cell = null;
  survivor.goods = {};
  state.out.push(...jawTraps(survivor));
  survivor.jawTraps = 0;
  endTurnOf(state, index);
  boardChanged(state);
  play.emit({
    type: 'burned',
    survivor: index,
    card,
    rule: 'BC-BLAZE-04',
    at: [`survivor:${index}`, `cell:${cell ?? BASE}`],
  });
  if (cell !== null) fallOn(play, cell, items);
}

export function jawTraps(survivor: Survivor): 'jawTrap'[] {
  return Array.from({ length: survivor.jawTraps }, () => 'jawTrap' as const);
}

/** BC-AB04: how many more resources a survivor may carry. */
export function room(survivor: Survivor): number {
  if (!able(survivor, 'lightPack')) return Infinity;
  const { ammo = 0, food = 0, medicine = 0, scrap = 0 } = survivor.goods;
  return Math.max(0, LIGHT_PACK - ammo - food - medicine - scrap);
}
const LIGHT_PACK = 4;

export function gain(
  play: BasecampPlay,
  index: number,
  good: Good,
  amount: number,
  cell: Cell,
  rule: string,
): void {
  const survivor = survivorOf(play.state, index);
  change(survivor.goods, good, amount);
  const at = [`survivor:${index}`, `cell:${cell}`];
  play.emit({ type: 'gained', survivor: index, card: survivor.card, good, amount, cell, rule, at });
}

/** Everybody on a tile who could be struck by what happens there. */
export function figuresAt(state: BasecampState, cell: Cell): { survivors: number[]; enemies: number[] } {
  return {
    survivors: survivorsAt(state, cell),
    enemies: state.enemies.filter((enemy) => enemy.cell === cell).map((enemy) => enemy.id),
  };
}
