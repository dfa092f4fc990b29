/** Giving up a survivor and bringing in a newcomer, the pauses where that is asked, and conceding (BC-FORFEIT). */
import { draw } from '../../../core/bag';
import { call, end, go, option, type Option, type Procedure } from '../../../core/procedure';
import { NEWCOMER_COST } from '../data/balance';
import { RESOURCES, type Resource } from '../data/goods';
import type { BasecampEvent } from '../events';
import { fallOn } from '../figures/goods';
import { drawShots, endTurnOf, jawTraps } from '../figures/survivors';
import { BASE } from '../geometry';
import {
  boardChanged,
  change,
  held,
  procedure,
  question,
  resourcesIn,
  standing,
  survivorOf,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import { combats } from './combat';

/** BC-FORFEIT-07, BC-FORFEIT-10: what would drop on Base counts as stock. */
export function canBeReplaced(state: BasecampState, index: number): boolean {
  const { cell, goods } = survivorOf(state, index);
  return resourcesIn(state.stock) + (cell === BASE ? resourcesIn(goods) : 0) >= NEWCOMER_COST;
}

export function anyCanBeReplaced(state: BasecampState): boolean {
  return state.survivors.some((_, index) => canBeReplaced(state, index));
}

export function somebodyIsDown(state: BasecampState): boolean {
  return state.survivors.some((survivor) => !standing(survivor));
}

/** BC-RULING-60: outside survivors' turns the question may be skipped while nobody is incapacitated or dead. */
export function pauseIsDue(state: BasecampState): boolean {
  if (state.options.pauses !== 'always' && !somebodyIsDown(state)) return false;
  return anyCanBeReplaced(state) || !state.survivors.some(standing);
}

export const GIVE_UP = option({ verb: 'giveUp' });

type Pause = { later: boolean };

/** "Go on or give up". `later`: a combat that a newcomer starts waits for the combats of this phase. */
export const pause: Procedure<BasecampState, BasecampEvent, Pause> = procedure<Pause>('pause', {
  due: ({ state }) => (pauseIsDue(state) ? undefined : end()),
  goOn: question<Pause, { verb: string }>({
    seat: () => 'team',
    options: () => [option({ verb: 'goOn' }), GIVE_UP],
    choose: (_, frame, { verb }) => (verb === 'goOn' ? end() : call(giveUp, { later: frame.later }, 'due')),
  }),
});

/** BC-LOSE-03. Asked twice, because it cannot be meant by accident. */
export const concede: Procedure<BasecampState, BasecampEvent> = procedure('concede', {
  reallyConcede: question<object, { answer: string }>({
    seat: () => 'team',
    options: () => [option({ answer: 'playOn' }), option({ answer: 'concede' })],
    choose(play, _, { answer }) {
      if (answer !== 'concede') return;
      play.state.outcome = { result: 'loss', reason: 'conceded', rule: 'BC-LOSE-03' };
      play.emit({ type: 'conceded', rule: 'BC-LOSE-03' });
    },
  }),
});

/** A survivor, nobody after all, or everybody: the players concede. */
type Leaver = number | 'nobody' | 'everybody';
type GiveUp = { later: boolean; survivor?: number; paid?: number };

export const giveUp: Procedure<BasecampState, BasecampEvent, GiveUp> = procedure<GiveUp>('giveUp', {
  whoGivesUp: question<GiveUp, { survivor: Leaver }>({
    seat: () => 'team',
    options(state) {
      const options: Option<{ survivor: Leaver }>[] = [];
      state.survivors.forEach((_, survivor) => {
        if (canBeReplaced(state, survivor)) options.push(option({ survivor }));
      });
      return [...options, option({ survivor: 'nobody' }), option({ survivor: 'everybody' })];
    },
    refusals: (state) =>
      state.survivors.flatMap((_, survivor) =>
        canBeReplaced(state, survivor) ? [] : [{ facets: { survivor }, rule: 'BC-FORFEIT-07' }],
      ),
    choose(play, frame, { survivor }) {
      if (survivor === 'nobody') return end();
      if (survivor === 'everybody') return call(concede, {}, 'welcome');
      frame.survivor = survivor;
      frame.paid = 0;
      leave(play, survivor);
      return undefined;
    },
  }),
  payForNewcomer: question<GiveUp, { good: Resource }>({
    seat: () => 'team',
    options: (state) =>
      RESOURCES.filter((good) => held(state.stock, good) > 0).map((good) => option({ good })),
    choose(play, frame, { good }) {
      change(play.state.stock, good, -1);
      play.emit({ type: 'newcomerPaid', good, rule: 'BC-FORFEIT-05' });
      frame.paid = (frame.paid ?? 0) + 1;
      return frame.paid < NEWCOMER_COST ? go('payForNewcomer') : undefined;
    },
  }),
  arrive(play, frame) {
    arrive(play, frame.survivor ?? 0);
    return frame.later ? end() : call(combats, { wave: [] });
  },
  welcome: () => end(),
});

/** The goods drop, the marker goes to Base; a Jaw Trap and a pending lost turn leave with the old survivor. */
function leave(play: BasecampPlay, index: number): void {
  const { state } = play;
  const survivor = survivorOf(state, index);
  const { card, cell, goods } = survivor;
  endTurnOf(state, index);
  boardChanged(state);
  survivor.goods = {};
  survivor.losesNextTurn = false;
  state.out.push(...jawTraps(survivor));
  survivor.jawTraps = 0;
  const at = [`survivor:${index}`, `cell:${cell ?? BASE}`];
  play.emit({ type: 'gaveUp', survivor: index, card, cell: cell ?? BASE, rule: 'BC-FORFEIT-02', at });
  if (cell !== null) fallOn(play, cell, goods);
  // Until the card is drawn the marker lies on Base without anybody behind it.
  survivor.health = 'dead';
  survivor.cell = null;
}

function arrive(play: BasecampPlay, index: number): void {
  const { state } = play;
  const survivor = survivorOf(state, index);
  state.cards.discards.push(survivor.card);
  const card = draw(state.cards, play.random);
  if (card === null) throw new Error('There is always a card that nobody plays.');
  survivor.card = card;
  survivor.health = 'healthy';
  survivor.cell = BASE;
  play.mark(`survivor/${card}`);
  const at = [`survivor:${index}`, `cell:${BASE}`];
  play.emit({ type: 'arrived', survivor: index, card, rule: 'BC-FORFEIT-04', at });
  drawShots(play, index, []);
}
