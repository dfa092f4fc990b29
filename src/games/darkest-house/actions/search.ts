/** Searching a room. (Chapter Search.) */
import { pick, take } from '../../../core/bag';
import { call, end, go, option, type Refusal } from '../../../core/procedure';
import { at, countIcon, pay, receive, rollSurvivorDice } from '../changes';
import { ICONS, MAX_SURVIVOR_DICE, TERROR_DIE, type Icon, type Terror } from '../data/dice';
import { cardTag, type CardId } from '../data/equipment';
import { cellOf, type Room } from '../geometry';
import { trimInventory } from '../procedures/harm';
import { terror } from '../procedures/terror';
import {
  actionsLeft,
  equipped,
  hasSkill,
  isDestroyed,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type Procedure,
} from '../state';

/** Why a survivor cannot search; null when it can. */
function obstacle(state: DarkestState, who: number): string | null {
  const survivor = survivorAt(state, who);
  const { room } = survivor;
  if (state.stage === 'showdown') return 'DD-SEARCH-11';
  if (room === null || survivor.entrapped) return 'DD-ENTRAP-03';
  if (isDestroyed(state, cellOf(room))) return 'DD-SEARCH-01';
  if (state.searched.includes(room)) return 'DD-SEARCH-05';
  return actionsLeft(state, survivor) < 1 ? 'DD-SURV-07' : null;
}

export function searchOptions(state: DarkestState, who: number) {
  return obstacle(state, who) === null
    ? [option({ verb: 'search', survivor: survivorAt(state, who).id as string }, { ap: 1 })]
    : [];
}

export function searchRefusals(state: DarkestState, who: number): Refusal[] {
  const rule = obstacle(state, who);
  return rule === null ? [] : [{ facets: { verb: 'search', survivor: survivorAt(state, who).id }, rule }];
}

/** One die a survivor in the room, more with flashlights and for Nina. */
export function searchDice(state: DarkestState, who: number): number {
  const survivor = survivorAt(state, who);
  const present = survivorsIn(state, survivor.room ?? '').length;
  const extra = equipped(survivor, 'LIGHT').length + (hasSkill(survivor, 'NI1') ? 1 : 0);
  return Math.min(MAX_SURVIVOR_DICE, present + extra);
}

/** A pair of anything but successes is heard. */
export const isNoisy = (dice: readonly Icon[]): boolean =>
  ICONS.some((icon) => icon !== 'success' && countIcon(dice, icon) >= 2);

type Search = {
  who: number;
  room?: Room;
  face?: Terror;
  alarm?: boolean;
  draws?: number;
  card?: CardId;
  received?: number[];
};

export const search: Procedure<Search> = procedure<Search>('search', {
  roll(play, frame) {
    const { state } = play;
    const survivor = survivorAt(state, frame.who);
    const room = survivor.room ?? '';
    pay(play, frame.who, 1);
    for (const card of equipped(survivor, 'LIGHT')) play.mark(cardTag(card));
    if (hasSkill(survivor, 'NI1')) play.mark('skill/NI1');
    const present = survivorsIn(state, room).length;
    const dice = rollSurvivorDice(play, searchDice(state, frame.who));
    frame.face = pick(TERROR_DIE, play.random);
    frame.alarm = isNoisy(dice);
    const found = countIcon(dice, 'success');
    frame.room = room;
    frame.draws = Math.min(found, present, state.deck.length);
    frame.received = [];
    if (found > 0) state.searched.push(room);
    play.emit({
      type: 'searched',
      survivor: survivor.id,
      room,
      dice,
      terror: frame.face,
      found,
      alarm: frame.alarm,
      rule: 'DD-SEARCH-02',
      at: [at.room(room)],
    });
  },
  draw(play, frame) {
    if ((frame.draws ?? 0) === 0 || receivers(play.state, frame).length === 0) return go('alarm');
    frame.draws = (frame.draws ?? 0) - 1;
    frame.card = take(play.state.deck, play.random);
  },
  cardFor: question<Search, { survivor: string }>({
    seat: (_, frame) => frame.who,
    options: (state, frame) =>
      receivers(state, frame).map((who) => option({ survivor: survivorAt(state, who).id as string })),
    choose(play, frame, { survivor }) {
      const who = placeOf(play.state, survivor);
      const card = frame.card ?? '';
      delete frame.card;
      frame.received?.push(who);
      receive(play.state, who, card);
      play.emit({
        type: 'cardFound',
        survivor: survivorAt(play.state, who).id,
        card,
        rule: 'DD-SEARCH-03',
        at: [at.survivor(survivorAt(play.state, who).id)],
      });
      return call(trimInventory, { who }, 'draw');
    },
  }),
  alarm(_, { alarm, face, room }) {
    return alarm === true && face !== undefined && room !== undefined ? call(terror, { face, room }) : end();
  },
});

/** Survivors of the room, entrapped ones too, who have not had a card from this search. */
function receivers(state: DarkestState, { room, received = [] }: Search): number[] {
  return survivorsIn(state, room ?? '').filter((who) => !received.includes(who));
}
