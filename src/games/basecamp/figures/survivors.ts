/** What happens to survivors: damage, armor, shots at them, single steps with what they set off, and death. */
import { STRANGER_RANGE } from '../data/enemies';
import type { HurtCause, MoveCause } from '../events';
import { BASE, sees, withinRange, type Cell } from '../geometry';
import {
  able,
  boardChanged,
  change,
  enemyOf,
  fencesStand,
  held,
  standing,
  survivorOf,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Enemy,
  type Survivor,
} from '../state';
import { fallOn, itemsIn } from './goods';

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
