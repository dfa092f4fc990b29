/** One survivor's turn: AP, actions until it ends (BC-TURN-05, BC-TURN-19, BC-AP). */
import { call, go, option, type Facets, type Option, type Procedure } from '../../../core/procedure';
import { NEXT_ACTION, type Action } from '../actions/action';
import { clear } from '../actions/clear';
import { createArmor, createBarrier, createTrap, eatFood } from '../actions/crafts';
import { explore, free, heal, look, move, rangedAttack } from '../actions/deeds';
import { takeEvent } from '../actions/events';
import { gather, pickUp } from '../actions/gather';
import { trade } from '../actions/trade';
import { SURVIVORS } from '../data/survivors';
import type { BasecampEvent } from '../events';
import {
  able,
  procedure,
  question,
  seatOf,
  survivorOf,
  tileAt,
  type BasecampState,
  type Survivor,
} from '../state';
import { GIVE_UP, giveUp } from './giveUp';

/** In the order in which they are offered. */
export const ACTIONS: readonly Action[] = [
  look,
  explore,
  move,
  gather,
  pickUp,
  clear,
  takeEvent,
  trade,
  heal,
  free,
  rangedAttack,
  createBarrier,
  createTrap,
  createArmor,
  eatFood,
];
const byVerb = new Map(ACTIONS.map((action) => [action.verb, action]));

/** BC-AP-01, BC-AP-08: the card's AP less injury, Jaw Traps and mud. */
export function apAtStart(state: BasecampState, survivor: Survivor): number {
  const mud =
    survivor.cell !== null &&
    tileAt(state, survivor.cell).kind === 'muddyPassage' &&
    !able(survivor, 'sureFoot');
  const less = Number(survivor.health === 'injured') + survivor.jawTraps + Number(mud);
  return Math.max(0, SURVIVORS[survivor.card].ap - less);
}

function actionOptions(state: BasecampState, actor: number): Option[] {
  const ap = state.turn?.ap ?? 0;
  const options: Option[] = [];
  for (const action of ACTIONS)
    if (ap > 0 || action.free === true) options.push(...action.options(state, actor));
  return options;
}

const END_TURN = option({ verb: 'endTurn' });

type OfSurvivor = { survivor: number };

export const survivorTurn: Procedure<BasecampState, BasecampEvent, OfSurvivor> = procedure<OfSurvivor>(
  'survivorTurn',
  {
    begin(play, { survivor }) {
      const { state } = play;
      const own = survivorOf(state, survivor);
      const ap = apAtStart(state, own);
      own.acted = true;
      state.turn = { survivor, ap, actions: 0, over: false, usedTwoWays: false, usedKeenNose: false };
      play.mark(`survivor/${own.card}`);
      play.emit({
        type: 'turnBegan',
        survivor,
        card: own.card,
        ap,
        rule: 'BC-AP-01',
        at: [`survivor:${survivor}`],
      });
    },
    [NEXT_ACTION]({ state }, { survivor }) {
      const { turn } = state;
      if (turn === null || turn.over) return go('finish');
      const idle = turn.ap === 0 && actionOptions(state, survivor).length === 0;
      return idle ? go('finish') : undefined;
    },
    act: question<OfSurvivor, Facets & { verb: string }>({
      seat: (state, { survivor }) => seatOf(state, survivor),
      options(state, { survivor }) {
        const options = actionOptions(state, survivor) as Option<Facets & { verb: string }>[];
        options.push(END_TURN, GIVE_UP);
        return options;
      },
      refusals(state, { survivor }) {
        const ap = state.turn?.ap ?? 0;
        return ACTIONS.flatMap((action) =>
          ap > 0 || action.free === true
            ? (action.refusals?.(state, survivor) ?? [])
            : [{ facets: { verb: action.verb }, rule: 'BC-AP-02' }],
        );
      },
      choose(play, { survivor }, picked) {
        if (picked.verb === 'endTurn') return go('finish');
        if (picked.verb === 'giveUp') return call(giveUp, { later: false }, NEXT_ACTION);
        const action = byVerb.get(picked.verb);
        if (action === undefined) throw new Error(`There is no action "${picked.verb}".`);
        return action.take(play, survivor, picked) ?? go(NEXT_ACTION);
      },
    }),
    finish(play, { survivor }) {
      const { card } = survivorOf(play.state, survivor);
      play.state.turn = null;
      play.emit({ type: 'turnEnded', survivor, card, rule: 'BC-TURN-03', at: [`survivor:${survivor}`] });
    },
  },
);
