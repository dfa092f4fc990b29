/** Trade: give, take, store, withdraw, drop and barter, piece by piece, for one action (BC-TRADE). */
import { call, end, go, option, type Option, type Procedure } from '../../../core/procedure';
import { GOODS, RESOURCE_SET, RESOURCES, type Good, type Resource } from '../data/goods';
import { BARTER_PRICE, TILES } from '../data/tiles';
import type { BasecampEvent } from '../events';
import { room } from '../figures/goods';
import { BASE, enterable, reachOf, type Cell } from '../geometry';
import {
  cellOf,
  change,
  fencesStand,
  guarded,
  held,
  procedure,
  question,
  rewarded,
  seatOf,
  survivorOf,
  tileAt,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import { guardedReach, NEXT_ACTION, openReach, pay, type Action } from './action';

type Amount = { good: Good; amount: number };
export type TradePick =
  | ({ verb: 'give' | 'take'; survivor: number } & Amount)
  | ({ verb: 'store' | 'withdraw' } & Amount)
  | ({ verb: 'drop'; cell: Cell } & Amount)
  | { verb: 'barter'; good: Resource; get: Resource }
  | { verb: 'done' };

/** Base, a fence tile once they stand, and the cache serve as Base. */
export function servesAsBase(state: BasecampState, cell: Cell): boolean {
  if (cell === BASE) return true;
  const { tokens } = tileAt(state, cell);
  if (tokens.fence !== undefined && fencesStand(state)) return true;
  return tokens.cache !== undefined && rewarded(state, 'forwardCache');
}

/** One piece, or all there are. */
function amounts(have: number, room: number): number[] {
  const most = Math.min(have, room);
  return most <= 0 ? [] : most === 1 ? [1] : [1, most];
}

function roomFor(state: BasecampState, index: number, good: Good): number {
  return RESOURCE_SET.has(good) ? room(survivorOf(state, index)) : Infinity;
}

/** Survivors in reach whose tile is free of active enemies (BC-RULING-26). */
function partners(state: BasecampState, actor: number): number[] {
  const reach = reachOf(state.tiles, cellOf(state, actor));
  const found: number[] = [];
  state.survivors.forEach(({ cell }, index) => {
    if (index !== actor && cell !== null && reach.includes(cell) && !guarded(state, cell)) found.push(index);
  });
  return found;
}

/** All pieces that could change hands, or the first ones when only so many are wanted. */
export function tradeOptions(state: BasecampState, actor: number, most = Infinity): Option<TradePick>[] {
  const options: Option<TradePick>[] = [];
  const own = survivorOf(state, actor).goods;
  const reach = openReach(state, actor);
  for (const survivor of partners(state, actor)) {
    const theirs = survivorOf(state, survivor).goods;
    for (const good of GOODS) {
      for (const amount of amounts(held(own, good), roomFor(state, survivor, good))) {
        options.push(option({ verb: 'give', survivor, good, amount }));
      }
      for (const amount of amounts(held(theirs, good), roomFor(state, actor, good))) {
        options.push(option({ verb: 'take', survivor, good, amount }));
      }
      if (options.length >= most) return options;
    }
  }
  if (reach.some((cell) => servesAsBase(state, cell))) {
    for (const good of GOODS) {
      for (const amount of amounts(held(own, good), Infinity))
        options.push(option({ verb: 'store', good, amount }));
      // BC-IT02: crew stay in the stock.
      if (good === 'crew') continue;
      for (const amount of amounts(held(state.stock, good), roomFor(state, actor, good))) {
        options.push(option({ verb: 'withdraw', good, amount }));
      }
      if (options.length >= most) return options;
    }
  }
  for (const cell of reach) {
    if (cell === BASE || !enterable(state.tiles, cell)) continue;
    for (const good of GOODS) {
      for (const amount of amounts(held(own, good), Infinity))
        options.push(option({ verb: 'drop', cell, good, amount }));
      if (options.length >= most) return options;
    }
  }
  if (reach.some((cell) => TILES[tileAt(state, cell).kind].exchange === true)) {
    for (const good of RESOURCES) {
      if (held(own, good) < BARTER_PRICE) continue;
      for (const get of RESOURCES) if (get !== good) options.push(option({ verb: 'barter', good, get }));
    }
  }
  return options;
}

export const trade: Action = {
  verb: 'trade',
  options: (state, actor) =>
    tradeOptions(state, actor, 1).length > 0 ? [option({ verb: 'trade' }, { ap: 1 })] : [],
  refusals: (state, actor) => [
    ...guardedReach(state, actor).map((cell) => ({ facets: { verb: 'trade', cell }, rule: 'BC-TRADE-07' })),
    ...(tradeOptions(state, actor, 1).length > 0
      ? []
      : [{ facets: { verb: 'trade' }, rule: 'BC-ACTION-08' }]),
  ],
  take(play, actor) {
    pay(play, actor);
    play.mark('action/trade');
    return call(trading, { actor, moved: 0 }, NEXT_ACTION);
  },
};

type Trading = { actor: number; moved: number };

export const trading: Procedure<BasecampState, BasecampEvent, Trading> = procedure<Trading>('trading', {
  tradePiece: question<Trading, TradePick>({
    seat: (state, frame) => seatOf(state, frame.actor),
    options: (state, frame) => [
      ...tradeOptions(state, frame.actor),
      ...(frame.moved > 0 ? [option({ verb: 'done' as const })] : []),
    ],
    choose(play, frame, picked) {
      if (picked.verb === 'done') return end();
      frame.moved++;
      exchange(play, frame.actor, picked);
      return go('tradePiece');
    },
  }),
});

function exchange(play: BasecampPlay, actor: number, picked: Exclude<TradePick, { verb: 'done' }>): void {
  const { state } = play;
  const own = survivorOf(state, actor);
  const who = { survivor: actor, card: own.card };
  const { good } = picked;
  switch (picked.verb) {
    case 'give': {
      const { survivor: to, amount } = picked;
      const partner = survivorOf(state, to);
      change(own.goods, good, -amount);
      change(partner.goods, good, amount);
      play.emit({
        type: 'gave',
        ...who,
        good,
        amount,
        to,
        toCard: partner.card,
        rule: 'BC-TRADE-02',
        at: [`survivor:${actor}`, `survivor:${to}`],
      });
      return;
    }
    case 'take': {
      const { survivor: from, amount } = picked;
      const partner = survivorOf(state, from);
      change(partner.goods, good, -amount);
      change(own.goods, good, amount);
      play.emit({
        type: 'took',
        ...who,
        good,
        amount,
        from,
        fromCard: partner.card,
        rule: 'BC-TRADE-02',
        at: [`survivor:${actor}`, `survivor:${from}`],
      });
      return;
    }
    case 'store':
    case 'withdraw': {
      const { amount } = picked;
      const into = picked.verb === 'store';
      change(own.goods, good, into ? -amount : amount);
      change(state.stock, good, into ? amount : -amount);
      markServices(play, actor);
      play.emit({
        type: into ? 'stored' : 'withdrew',
        ...who,
        good,
        amount,
        rule: 'BC-TRADE-02',
        at: [`survivor:${actor}`, `cell:${BASE}`],
      });
      return;
    }
    case 'drop': {
      const { amount, cell } = picked;
      change(own.goods, good, -amount);
      change(tileAt(state, cell).loose, good, amount);
      play.emit({
        type: 'dropped',
        ...who,
        good,
        amount,
        cell,
        rule: 'BC-TRADE-04',
        at: [`survivor:${actor}`, `cell:${cell}`],
      });
      return;
    }
    case 'barter': {
      const { get } = picked;
      change(own.goods, picked.good, -BARTER_PRICE);
      change(own.goods, get, 1);
      play.mark('tile/barter');
      play.emit({
        type: 'bartered',
        ...who,
        pay: picked.good,
        get,
        price: BARTER_PRICE,
        rule: 'BC-ST13',
        at: [`survivor:${actor}`],
      });
    }
  }
}

/** Notes when a fence or the cache stands in for Base. */
function markServices(play: BasecampPlay, actor: number): void {
  const { state } = play;
  const reach = openReach(state, actor);
  if (reach.includes(BASE)) return;
  for (const cell of reach) {
    const { tokens } = tileAt(state, cell);
    if (tokens.fence !== undefined && fencesStand(state)) play.mark('reward/fenceTrade');
    if (tokens.cache !== undefined && rewarded(state, 'forwardCache')) play.mark('reward/forwardCache');
  }
}
