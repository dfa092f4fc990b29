/** What every action of a turn has in common: who may do what to which tile, and paying for it (BC-ACTION). */
import type { Facets, Flow, Option, Refusal } from '../../../core/procedure';
import type { Good, Goods } from '../data/goods';
import { reachOf, type Cell } from '../geometry';
import { cellOf, change, covers, guarded, survivorOf, type BasecampPlay, type BasecampState } from '../state';

export interface Action {
  readonly verb: string;
  /** All ways to take it now; AP are already seen to. */
  options(state: BasecampState, actor: number): Option[];
  refusals?(state: BasecampState, actor: number): Refusal[];
  /** A call comes back to the step that asks for the next action. */
  take(play: BasecampPlay, actor: number, picked: Facets): Flow;
  /** Costs no AP: Eat Food, the look at the pile. */
  readonly free?: true;
}

/** The step of a turn to which every action comes back. */
export const NEXT_ACTION = 'nextAction';

/** Pays 1 AP and goods that the actor carries (BC-ACTION-03). */
export function pay(play: BasecampPlay, actor: number, goods: Goods = {}): void {
  const { turn } = play.state;
  if (turn === null) throw new Error('Nobody is acting.');
  turn.ap--;
  turn.actions++;
  payGoods(play, actor, goods);
}

export function payGoods(play: BasecampPlay, actor: number, cost: Goods): void {
  const survivor = survivorOf(play.state, actor);
  let any = false;
  for (const good in cost) {
    const amount = cost[good as Good] ?? 0;
    if (amount === 0) continue;
    change(survivor.goods, good as Good, -amount);
    any = true;
  }
  if (any)
    play.emit({
      type: 'paid',
      survivor: actor,
      card: survivor.card,
      goods: cost,
      rule: 'BC-ACTION-03',
      at: [`survivor:${actor}`],
    });
}

export function affords(state: BasecampState, actor: number, cost: Goods): boolean {
  return covers(survivorOf(state, actor).goods, cost);
}

/** Tiles in reach without an active enemy on them. */
export function openReach(state: BasecampState, actor: number): Cell[] {
  return reachOf(state.tiles, cellOf(state, actor)).filter((cell) => !guarded(state, cell));
}

/** Tiles in reach where an active enemy forbids what could be done otherwise. */
export function guardedReach(state: BasecampState, actor: number): Cell[] {
  return reachOf(state.tiles, cellOf(state, actor)).filter((cell) => guarded(state, cell));
}
