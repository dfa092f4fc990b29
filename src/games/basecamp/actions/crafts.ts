/** Create Armor, Create Barrier, Create Trap and Eat Food (rulebook: Actions). */
import { call, end, option, type Procedure } from '../../../core/procedure';
import type { Goods } from '../data/goods';
import type { BasecampEvent } from '../events';
import { raiseBarriers } from '../figures/enemies';
import { enterable, type Cell } from '../geometry';
import {
  able,
  change,
  held,
  procedure,
  question,
  rewarded,
  seatOf,
  survivorOf,
  tileAt,
  type BasecampState,
} from '../state';
import { affords, guardedReach, NEXT_ACTION, openReach, pay, payGoods, type Action } from './action';

const ARMOR_COST: Goods = { scrap: 2 };
const BARRIER_COST: Goods = { scrap: 1 };
const TRAP_COST: Goods = { food: 1, scrap: 1 };
/** BC-AB06. */
const SNARER_COST: Goods = { scrap: 1 };
const MEAL: Goods = { food: 1 };

const BARRIERS = 2;
/** BC-AB01. */
const TINKERER_BARRIERS = 3;
const MEAL_AP = 2;
/** BC-RW03. */
const KITCHEN_AP = 3;

export const createArmor: Action = {
  verb: 'armor',
  options: (state, actor) =>
    affords(state, actor, ARMOR_COST) ? [option({ verb: 'armor' }, { ap: 1, scrap: 2 })] : [],
  refusals: (state, actor) =>
    affords(state, actor, ARMOR_COST) ? [] : [{ facets: { verb: 'armor' }, rule: 'BC-ARMOR-01' }],
  take(play, actor) {
    const survivor = survivorOf(play.state, actor);
    pay(play, actor, ARMOR_COST);
    change(survivor.goods, 'armor', 1);
    play.mark('action/armor');
    const armor = held(survivor.goods, 'armor');
    play.emit({
      type: 'armorMade',
      survivor: actor,
      card: survivor.card,
      armor,
      rule: 'BC-ARMOR-01',
      at: [`survivor:${actor}`],
    });
  },
};

/** BC-RULING-10: in reach, enterable, without an active enemy. */
function buildingGround(state: BasecampState, actor: number): Cell[] {
  return openReach(state, actor).filter((cell) => enterable(state.tiles, cell));
}

export const createBarrier: Action = {
  verb: 'barrier',
  options: (state, actor) =>
    affords(state, actor, BARRIER_COST)
      ? buildingGround(state, actor).map((cell) => option({ verb: 'barrier', cell }, { ap: 1, scrap: 1 }))
      : [],
  refusals: (state, actor) =>
    affords(state, actor, BARRIER_COST)
      ? guardedReach(state, actor).map((cell) => ({
          facets: { verb: 'barrier', cell },
          rule: 'BC-BARRIER-10',
        }))
      : [{ facets: { verb: 'barrier' }, rule: 'BC-BARRIER-01' }],
  take(play, actor, { cell }) {
    const skilled = able(survivorOf(play.state, actor), 'spareParts');
    pay(play, actor, BARRIER_COST);
    play.mark('action/barrier');
    if (skilled) play.mark('ability/spareParts');
    raiseBarriers(play, String(cell), 1, 'survivor', 'BC-BARRIER-01');
    const left = (skilled ? TINKERER_BARRIERS : BARRIERS) - 1;
    return call(moreBarriers, { actor, left }, NEXT_ACTION);
  },
};

type Barriers = { actor: number; left: number };

export const moreBarriers: Procedure<BasecampState, BasecampEvent, Barriers> = procedure<Barriers>(
  'moreBarriers',
  {
    placeBarrier: question<Barriers, { cell: Cell }>({
      seat: (state, frame) => seatOf(state, frame.actor),
      options: (state, frame) => buildingGround(state, frame.actor).map((cell) => option({ cell })),
      choose(play, frame, { cell }) {
        raiseBarriers(play, cell, 1, 'survivor', 'BC-BARRIER-01');
        frame.left--;
        return frame.left > 0 ? { to: 'again' } : end();
      },
    }),
  },
);

function trapCost(state: BasecampState, actor: number): Goods {
  return able(survivorOf(state, actor), 'wireAndString') ? SNARER_COST : TRAP_COST;
}

export const createTrap: Action = {
  verb: 'trap',
  options(state, actor) {
    const cost = trapCost(state, actor);
    if (!affords(state, actor, cost)) return [];
    return buildingGround(state, actor).map((cell) => option({ verb: 'trap', cell }, { ap: 1, ...cost }));
  },
  refusals: (state, actor) =>
    affords(state, actor, trapCost(state, actor))
      ? guardedReach(state, actor).map((cell) => ({ facets: { verb: 'trap', cell }, rule: 'BC-TRAP-10' }))
      : [{ facets: { verb: 'trap' }, rule: 'BC-TRAP-01' }],
  take(play, actor, picked) {
    const { state } = play;
    const cell = String(picked.cell);
    const survivor = survivorOf(state, actor);
    if (able(survivor, 'wireAndString')) play.mark('ability/wireAndString');
    pay(play, actor, trapCost(state, actor));
    change(tileAt(state, cell).tokens, 'trap', 1);
    play.mark('action/trap');
    play.emit({
      type: 'trapSet',
      survivor: actor,
      card: survivor.card,
      cell,
      rule: 'BC-TRAP-01',
      at: [`survivor:${actor}`, `cell:${cell}`],
    });
  },
};

export const eatFood: Action = {
  verb: 'eat',
  free: true,
  options: (state, actor) => (affords(state, actor, MEAL) ? [option({ verb: 'eat' }, { food: 1 })] : []),
  refusals: (state, actor) =>
    affords(state, actor, MEAL) ? [] : [{ facets: { verb: 'eat' }, rule: 'BC-EAT-01' }],
  take(play, actor) {
    const { turn } = play.state;
    const survivor = survivorOf(play.state, actor);
    if (turn === null) return;
    payGoods(play, actor, MEAL);
    const kitchen = rewarded(play.state, 'fieldKitchen');
    if (kitchen) play.mark('reward/fieldKitchen');
    turn.ap += kitchen ? KITCHEN_AP : MEAL_AP;
    turn.actions++;
    play.mark('action/eat');
    play.emit({
      type: 'ate',
      survivor: actor,
      card: survivor.card,
      ap: turn.ap,
      rule: 'BC-EAT-01',
      at: [`survivor:${actor}`],
    });
  },
};
