/** Gather: one printed type with its loose tokens, or loose goods of any type; and Clear (BC-GATHER, BC-CLEAR). */
import { call, end, go, option, type Option, type Procedure, type Refusal } from '../../../core/procedure';
import { GOODS, RESOURCE_SET, RESOURCES, type Good, type Goods, type Resource } from '../data/goods';
import { FENCE_SOURCES, FENCES_PER_SOURCE } from '../data/objectives';
import { TILES } from '../data/tiles';
import type { BasecampEvent } from '../events';
import { gain, room } from '../figures/goods';
import { BASE, reachOf, type Cell } from '../geometry';
import { clearTile } from '../ground';
import {
  able,
  cellOf,
  change,
  guarded,
  held,
  isEmpty,
  procedure,
  question,
  seatOf,
  survivorOf,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Tile,
} from '../state';
import { guardedReach, NEXT_ACTION, openReach, pay, type Action } from './action';

/** What a tile prints of a type, for a Gather. Fences while the perimeter is still to be extended. */
export function printed(state: BasecampState, tile: Tile, good: Good): number {
  if (tile.cleared) return 0;
  if (good === 'fence') {
    const fenceable = state.minor === 'extendPerimeter' && !state.minorDone && FENCE_SOURCES.has(tile.kind);
    return fenceable ? FENCES_PER_SOURCE : 0;
  }
  for (const offer of TILES[tile.kind].gather ?? []) if (offer.good === good) return offer.amount;
  return 0;
}

/** BC-RULING-61: nothing lies loose on Base. */
function looseAt(state: BasecampState, cell: Cell): Goods {
  return cell === BASE ? {} : tileAt(state, cell).loose;
}

function fitsIn(state: BasecampState, actor: number, good: Good): boolean {
  return !RESOURCE_SET.has(good) || room(survivorOf(state, actor)) > 0;
}

type From = { cell: Cell; source: 'tile' | 'loose' };

export function sourcesOf(state: BasecampState, actor: number, good: Good): From[] {
  const found: From[] = [];
  for (const cell of openReach(state, actor)) {
    if (printed(state, tileAt(state, cell), good) > 0) found.push({ cell, source: 'tile' });
    if (held(looseAt(state, cell), good) > 0 && fitsIn(state, actor, good))
      found.push({ cell, source: 'loose' });
  }
  return found;
}

/** Why a tile in reach does not give a good that it shows, or null. */
function forbids(state: BasecampState, cell: Cell, tile: Tile, good: Good): string | null {
  const { gather: offers = [], reward = [] } = TILES[tile.kind];
  if (printed(state, tile, good) > 0) return guarded(state, cell) ? 'BC-GATHER-08' : null;
  if (tile.cleared) return offers.some((offer) => offer.good === good) ? 'BC-GATHER-09' : null;
  return reward.some((offer) => offer.good === good) ? 'BC-GATHER-05' : null;
}

export const gather: Action = {
  verb: 'gather',
  options(state, actor) {
    const tiles: Tile[] = [];
    for (const cell of openReach(state, actor)) {
      const tile = tileAt(state, cell);
      if (!tile.cleared) tiles.push(tile);
    }
    const options: Option[] = [];
    if (tiles.length === 0) return options;
    for (const good of GOODS) {
      if (tiles.some((tile) => printed(state, tile, good) > 0))
        options.push(option({ verb: 'gather', good }, { ap: 1 }));
    }
    return options;
  },
  refusals(state, actor) {
    const refusals: Refusal[] = [];
    for (const cell of reachOf(state.tiles, cellOf(state, actor))) {
      const tile = tileAt(state, cell);
      for (const good of GOODS) {
        const rule = forbids(state, cell, tile, good);
        const refusal = { facets: { verb: 'gather', good, cell }, rule: rule ?? '' };
        // What an enemy guards is the nearest answer to "why can't I?".
        if (rule === 'BC-GATHER-08') refusals.unshift(refusal);
        else if (rule !== null) refusals.push(refusal);
      }
    }
    return refusals;
  },
  take(play, actor, { good }) {
    pay(play, actor);
    play.mark('action/gather');
    return call(gathering, { actor, good: good as Good, taken: 0, printed: 0 }, NEXT_ACTION);
  },
};

type Gathering = { actor: number; good: Good; taken: number; printed: number };
type GatherPick = { verb: 'take'; cell: Cell; source: 'tile' | 'loose' } | { verb: 'takeAll' | 'done' };

/** One type from any or all tiles in reach, with matching loose tokens. */
export const gathering: Procedure<BasecampState, BasecampEvent, Gathering> = procedure<Gathering>(
  'gathering',
  {
    gatherFrom: question<Gathering, GatherPick>({
      seat: (state, frame) => seatOf(state, frame.actor),
      options(state, frame) {
        const sources = sourcesOf(state, frame.actor, frame.good);
        const options: Option<GatherPick>[] = sources.map((from) => option({ verb: 'take', ...from }));
        if (sources.length > 1) options.unshift(option({ verb: 'takeAll' }));
        if (frame.taken > 0) options.push(option({ verb: 'done' }));
        return options;
      },
      choose(play, frame, picked) {
        if (picked.verb === 'done') return go('extra');
        const all = sourcesOf(play.state, frame.actor, frame.good);
        for (const from of picked.verb === 'take' ? [picked] : all) takeFrom(play, frame, from);
        return sourcesOf(play.state, frame.actor, frame.good).length > 0 && picked.verb === 'take'
          ? go('gatherFrom')
          : undefined;
      },
    }),
    extra(play, frame) {
      const { turn } = play.state;
      const { actor } = frame;
      const survivor = survivorOf(play.state, actor);
      const due = frame.good === 'food' && frame.printed > 0 && able(survivor, 'keenNose');
      if (!due || turn === null || turn.usedKeenNose) return;
      turn.usedKeenNose = true;
      play.mark('ability/keenNose');
      gain(play, actor, 'food', 1, cellOf(play.state, actor), 'BC-AB07');
    },
  },
);

function takeFrom(play: BasecampPlay, frame: Gathering, { cell, source }: From): void {
  const { state } = play;
  const { actor, good } = frame;
  const tile = tileAt(state, cell);
  frame.taken++;
  if (source === 'loose') {
    const amount = Math.min(
      held(tile.loose, good),
      RESOURCE_SET.has(good) ? room(survivorOf(state, actor)) : Infinity,
    );
    if (amount === 0) return;
    change(tile.loose, good, -amount);
    gain(play, actor, good, amount, cell, 'BC-GATHER-06');
    return;
  }
  const amount = printed(state, tile, good);
  frame.printed++;
  clearTile(play, cell, 'gather', 'BC-GATHER-02');
  play.mark(`gathered/${tile.kind}`);
  carry(play, actor, good, amount, cell, 'BC-GATHER-02');
}

/** Takes what the pack holds; the rest stays as loose tokens (BC-AB04). */
function carry(
  play: BasecampPlay,
  actor: number,
  good: Good,
  amount: number,
  cell: Cell,
  rule: string,
): void {
  const { state } = play;
  const survivor = survivorOf(state, actor);
  const kept = RESOURCE_SET.has(good) ? Math.min(amount, room(survivor)) : amount;
  if (kept > 0) gain(play, actor, good, kept, cell, rule);
  if (kept === amount) return;
  change(tileAt(state, cell).loose, good, amount - kept);
  play.mark('ability/lightPack');
  const at = [`survivor:${actor}`, `cell:${cell}`];
  play.emit({
    type: 'leftBehind',
    survivor: actor,
    card: survivor.card,
    good,
    amount: amount - kept,
    cell,
    rule: 'BC-AB04',
    at,
  });
}

export function looseInReach(state: BasecampState, actor: number): { cell: Cell; good: Good }[] {
  const found: { cell: Cell; good: Good }[] = [];
  for (const cell of openReach(state, actor)) {
    const loose = looseAt(state, cell);
    if (isEmpty(loose)) continue;
    for (const good of GOODS)
      if (held(loose, good) > 0 && fitsIn(state, actor, good)) found.push({ cell, good });
  }
  return found;
}

/** BC-GATHER-07: only loose goods, of any types. */
export const pickUp: Action = {
  verb: 'pickUp',
  options: (state, actor) =>
    looseInReach(state, actor).length > 0 ? [option({ verb: 'pickUp' }, { ap: 1 })] : [],
  refusals: (state, actor) =>
    guardedReach(state, actor)
      .filter((cell) => !isEmpty(looseAt(state, cell)))
      .map(() => ({ facets: { verb: 'pickUp' }, rule: 'BC-GATHER-08' })),
  take(play, actor) {
    pay(play, actor);
    play.mark('action/pickUp');
    return call(pickingUp, { actor, taken: 0 }, NEXT_ACTION);
  },
};

type PickingUp = { actor: number; taken: number };
type PickUpPick = { verb: 'take'; cell: Cell; good: Good } | { verb: 'takeAll' | 'done' };

export const pickingUp: Procedure<BasecampState, BasecampEvent, PickingUp> = procedure<PickingUp>(
  'pickingUp',
  {
    pickUpFrom: question<PickingUp, PickUpPick>({
      seat: (state, frame) => seatOf(state, frame.actor),
      options(state, frame) {
        const loose = looseInReach(state, frame.actor);
        const options: Option<PickUpPick>[] = loose.map((one) => option({ verb: 'take', ...one }));
        if (loose.length > 1 || loose.some(({ cell, good }) => held(looseAt(state, cell), good) > 1)) {
          options.unshift(option({ verb: 'takeAll' }));
        }
        if (frame.taken > 0) options.push(option({ verb: 'done' }));
        return options;
      },
      choose(play, frame, picked) {
        const { state } = play;
        const { actor } = frame;
        if (picked.verb === 'done') return end();
        frame.taken++;
        if (picked.verb === 'take') {
          lift(play, actor, picked.cell, picked.good, 1);
          return looseInReach(state, actor).length > 0 ? go('pickUpFrom') : end();
        }
        for (const { cell, good } of looseInReach(state, actor)) lift(play, actor, cell, good, Infinity);
        return end();
      },
    }),
  },
);

function lift(play: BasecampPlay, actor: number, cell: Cell, good: Good, most: number): void {
  const { loose } = tileAt(play.state, cell);
  const fits = RESOURCE_SET.has(good) ? room(survivorOf(play.state, actor)) : Infinity;
  const amount = Math.min(held(loose, good), fits, most);
  if (amount === 0) return;
  change(loose, good, -amount);
  gain(play, actor, good, amount, cell, 'BC-GATHER-07');
}

type Reward = { actor: number; cell: Cell; goods: Goods };

/** The reward of a cleared tile: all of it, or as much as a light pack holds, by choice. */
export const receive: Procedure<BasecampState, BasecampEvent, Reward> = procedure<Reward>('receive', {
  takeReward(play, frame) {
    const { actor, cell, goods } = frame;
    for (const good of GOODS) {
      const amount = held(goods, good);
      if (amount === 0 || RESOURCE_SET.has(good)) continue;
      gain(play, actor, good, amount, cell, 'BC-CLEAR-02');
      delete goods[good];
    }
    let resources = 0;
    for (const good of RESOURCES) resources += held(goods, good);
    if (resources > room(survivorOf(play.state, actor))) return undefined;
    for (const good of RESOURCES)
      if (held(goods, good) > 0) gain(play, actor, good, held(goods, good), cell, 'BC-CLEAR-02');
    return end();
  },
  packFull(play, frame) {
    const { actor, cell, goods } = frame;
    if (room(survivorOf(play.state, actor)) > 0) return undefined;
    for (const good of RESOURCES)
      if (held(goods, good) > 0) carry(play, actor, good, held(goods, good), cell, 'BC-CLEAR-02');
    return end();
  },
  carryWhich: question<Reward, { good: Resource }>({
    seat: (state, frame) => seatOf(state, frame.actor),
    options: (_, frame) =>
      RESOURCES.filter((good) => held(frame.goods, good) > 0).map((good) => option({ good })),
    choose(play, frame, { good }) {
      change(frame.goods, good, -1);
      gain(play, frame.actor, good, 1, frame.cell, 'BC-CLEAR-02');
      return go('packFull');
    },
  }),
});
