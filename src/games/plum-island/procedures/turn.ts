/** The Player Turn: Crisis Adrenaline, Player Actions, Follow Actions (PI-TURN, PI-ADREN, PI-ACT, PI-FOLLOW). */
import {
  again,
  call,
  end,
  go,
  option,
  type Facets,
  type Flow,
  type Option,
  type Procedure,
  type Refusal,
} from '../../../core/procedure';
import { footAllowance } from '../abilities/queries';
import { allActions, refusalsOf } from '../actions';
import type { Context } from '../actions/action';
import { chooseFreely, freeOptions, isFree } from '../actions/freely';
import { FATE } from '../data/fateCards';
import { roundRow } from '../data/tables';
import type { UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { compoundOf, inPlay, isCompound, ownUnits, seatAt } from '../queries';
import { procedure, question, type Play, type PlumState, type TurnState } from '../state';
import { drawEvent } from './doom';
import { discardAside, drawFate } from './fate';
import { move } from './movement';

export type PlayerTurn = {
  seat: number;
  /** Radio Silence: nobody follows in this turn. */
  silent?: boolean;
  /** Who may still follow, in seat order; the same seat twice with two Factions (PI-MODES-03). */
  followers?: number[];
  /** What the follower at hand did. */
  acted?: boolean;
};

function turnOf(state: PlumState): TurnState {
  if (state.turn === null) throw new Error('No Player Turn is under way.');
  return state.turn;
}

export const playerTurn: Procedure<PlumState, PlumEvent, PlayerTurn> = procedure<PlayerTurn>('playerTurn', {
  begin(play, frame) {
    const { state } = play;
    const { seat } = frame;
    const { actions } = roundRow(state.round);
    state.turn = { seat, part: 'adrenaline', actions, adrenaline: [], used: [], deals: [], follower: null };
    play.emit({ type: 'turnBegan', seat, actions, rule: 'PI-TURN-01', at: [`seat:${seat}`] });
    frame.silent = state.radioSilence;
    if (!state.radioSilence) return;
    state.radioSilence = false;
    play.emit({ type: 'ongoing', what: 'radioSilence', on: false, rule: 'PI-ECARD-26' });
  },
  /** Every unit may run once, in any order; the Compound may handle Supplies (PI-ADREN-01, PI-SUPPLY-05). */
  crisisAdrenaline: question<PlayerTurn, Facets>({
    seat: (_, frame) => frame.seat,
    options: (state, { seat }) => [
      ...adrenalineOptions(state, seat),
      ...freeOptions(state, seat),
      option({ verb: 'done' }),
    ],
    refusals: (state, { seat }) => adrenalineRefusals(state, seat),
    choose(play, frame, picked) {
      const { seat } = frame;
      if (picked.verb === 'done') return;
      if (isFree(picked)) return returning(chooseFreely(play, seat, picked), 'crisisAdrenaline');
      const unit = picked.unit as UnitId;
      turnOf(play.state).adrenaline.push(unit);
      const mode = isCompound(unit) ? 'stay' : 'foot';
      const left = mode === 'stay' ? 0 : footAllowance(play.state, unit, true);
      return call(move, { unit, seat, mode, left, handled: false }, 'crisisAdrenaline');
    },
  }),
  actionsBegin(play, { seat }) {
    beginPart(play, seat, 'actions');
  },
  playerAction: question<PlayerTurn, Facets>({
    seat: (_, frame) => frame.seat,
    options: (state, { seat }) => [
      ...(turnOf(state).actions > 0 ? allActionOptions(state, { seat, part: 'action', unit: null }) : []),
      ...freeOptions(state, seat),
      option({ verb: 'done' }),
    ],
    refusals: (state, { seat }) =>
      turnOf(state).actions > 0
        ? refusalsOf(state, { seat, part: 'action', unit: null })
        : allActions().flatMap(({ verbs }) => verbs.map((verb) => ({ facets: { verb }, rule: 'PI-ACT-02' }))),
    choose(play, { seat }, picked) {
      if (picked.verb === 'done') {
        if (turnOf(play.state).actions > 0) tellPassed(play, seat, 'actions', 'PI-TURN-03');
        return go('followBegin');
      }
      if (isFree(picked)) return returning(chooseFreely(play, seat, picked), 'playerAction');
      turnOf(play.state).actions--;
      return returning(takeAction(play, { seat, part: 'action', unit: null }, picked), 'actionDone');
    },
  }),
  actionDone(play) {
    settleAction(play.state);
    return go('playerAction');
  },
  followBegin(play, frame) {
    const { state } = play;
    const { seat } = frame;
    if (frame.silent === true) {
      play.emit({ type: 'noFollow', seat, rule: 'PI-ECARD-26' });
      return go('finish');
    }
    beginPart(play, seat, 'follow');
    const { length } = state.seats;
    const others = state.seats.slice(1).map((_, i) => (seat + 1 + i) % length);
    frame.followers = length === 2 ? [...others, ...others] : others;
  },
  nextFollower(play, frame) {
    const follower = frame.followers?.shift();
    if (follower === undefined) return go('finish');
    turnOf(play.state).follower = follower;
  },
  followAction: question<PlayerTurn, Facets>({
    seat: (state) => turnOf(state).follower ?? 0,
    options: (state) => [
      ...allActionOptions(state, following(state)),
      ...freeOptions(state, following(state).seat),
      option({ verb: 'pass' }),
    ],
    refusals: (state) => refusalsOf(state, following(state)),
    choose(play, frame, picked) {
      const context = following(play.state);
      if (picked.verb === 'pass') {
        tellPassed(play, context.seat, 'follow', 'PI-FOLLOW-08');
        // With two Factions a pass ends the Follow part (PI-RULING-88).
        return play.state.seats.length === 2 ? go('finish') : go('nextFollower');
      }
      if (isFree(picked)) return returning(chooseFreely(play, context.seat, picked), 'followAction');
      return returning(takeAction(play, context, picked), 'followCheck');
    },
  }),
  /** The event section of one Fate Card (PI-FOLLOW-05 to -07). */
  followCheck(play, frame) {
    const { state } = play;
    settleAction(state);
    const seat = following(state).seat;
    const card = drawFate(play);
    state.fate.discards.push(card);
    const drawEventNow = FATE[card].event;
    play.emit({ type: 'followCheck', seat, card, drawEvent: drawEventNow, rule: 'PI-FOLLOW-05' });
    if (!drawEventNow) return go('nextFollower');
    // Nobody follows after an Event, except with two Factions (PI-FOLLOW-07, PI-MODES-04).
    if (state.seats.length > 2) frame.followers = [];
    return call(drawEvent, { seat, doom: false }, 'nextFollower');
  },
  finish(play) {
    play.state.turn = null;
    return end();
  },
});

function following(state: PlumState): Context {
  return { seat: turnOf(state).follower ?? 0, part: 'follow', unit: null };
}

function beginPart(play: Play, seat: number, part: TurnState['part']): void {
  const turn = turnOf(play.state);
  turn.part = part;
  turn.deals = [];
  play.emit({ type: 'turnPart', seat, part, rule: 'PI-TURN-01', at: [`seat:${seat}`] });
}

function tellPassed(play: Play, seat: number, what: 'actions' | 'follow' | 'freeAction', rule: string): void {
  play.emit({ type: 'passed', seat, what, rule, at: [`seat:${seat}`] });
}

/** Units that have not run yet, and the Compound that has not handled Supplies. */
function adrenalineOptions(state: PlumState, seat: number): Option[] {
  const { adrenaline } = turnOf(state);
  const options: Option[] = [];
  for (const unit of ownUnits(state, seat)) {
    if (adrenaline.includes(unit)) continue;
    if (!isCompound(unit)) options.push(option({ verb: 'run', unit }));
    else if (canHandle(state, seat, unit)) options.push(option({ verb: 'handle', unit }));
  }
  return options;
}

function canHandle(state: PlumState, seat: number, compound: UnitId): boolean {
  const { at } = state.units[compound];
  return seatAt(state, seat).supplies > 0 || Object.keys(state.looseSupplies).includes(at);
}

function adrenalineRefusals(state: PlumState, seat: number): Refusal[] {
  const compound = compoundOf(state, seat);
  const refused: Refusal[] = turnOf(state).adrenaline.map((unit) => ({
    facets: { verb: 'run', unit },
    rule: 'PI-ADREN-01',
  }));
  if (inPlay(state, compound)) {
    refused.push({
      facets: { verb: 'run', unit: compound },
      rule: compound === 'picc' ? 'PI-ADREN-06' : 'PI-MOVE-09',
    });
  }
  for (const unit of ['shore', 'hero', 'wolverine'] as const) {
    if (inPlay(state, unit)) refused.push({ facets: { verb: 'run', unit }, rule: 'PI-ADREN-03' });
  }
  return refused;
}

function allActionOptions(state: PlumState, context: Context): Option[] {
  const options: Option[] = [];
  for (const action of allActions()) for (const each of action.options(state, context)) options.push(each);
  return options;
}

/** Says that an action is taken, and begins it. */
function takeAction(play: Play, context: Context, picked: Facets): Flow {
  const action = allActions().find(({ verbs }) => verbs.includes(String(picked.verb)));
  if (action === undefined) throw new Error(`There is no action "${String(picked.verb)}".`);
  const { seat, part } = context;
  const left = part === 'action' ? turnOf(play.state).actions : 0;
  const rule = part === 'action' ? 'PI-ACT-01' : part === 'follow' ? 'PI-FOLLOW-01' : 'PI-RULING-85';
  play.emit({ type: 'actionTaken', seat, verb: String(picked.verb), left, part, rule, at: [`seat:${seat}`] });
  return action.begin(play, context, picked);
}

/** An action is finished: cards drawn for numbers are discards, and new deals can be made. */
function settleAction(state: PlumState): void {
  discardAside(state);
  turnOf(state).deals = [];
}

/** What was begun, then that step. */
function returning(flow: Flow, step: string): Flow {
  if (flow !== undefined && flow.to === 'call') return { ...flow, returnTo: step };
  return flow !== undefined && flow.to === 'again' ? again : go(step);
}

export type FreeAction = { unit: UnitId; seat: number };

/** One free action of one unit; it may be declined (PI-RULING-85). */
export const freeAction: Procedure<PlumState, PlumEvent, FreeAction> = procedure<FreeAction>('freeAction', {
  freeAction: question<FreeAction, Facets>({
    seat: (_, frame) => frame.seat,
    options: (state, { unit, seat }) => [
      ...allActionOptions(state, { seat, unit, part: 'free' }),
      option({ verb: 'done' }),
    ],
    refusals: (state, { unit, seat }) => refusalsOf(state, { seat, unit, part: 'free' }),
    choose(play, { unit, seat }, picked) {
      if (picked.verb === 'done') {
        tellPassed(play, seat, 'freeAction', 'PI-RULING-85');
        return end();
      }
      return returning(takeAction(play, { seat, unit, part: 'free' }, picked), 'finish');
    },
  }),
  finish: () => end(),
});
