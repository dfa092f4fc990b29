/** Power attacks of creatures and nemeses: one for every reinforcement icon that is left. (Content, chapters 9 and 10.) */
import { call, end, option } from '../../../core/procedure';
import { at, discard } from '../changes';
import { addBurn } from '../houseChanges';
import type { Power } from '../data/enemies';
import { isStarting, type CardId } from '../data/equipment';
import { MAX_VIRUS } from '../data/tracks';
import { cellOf, type Room } from '../geometry';
import {
  cardsOf,
  placeOf,
  plan,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  virusOf,
  type DarkestState,
  type Procedure,
} from '../state';
import { bite, harm } from './harm';
import { hordeNearby } from './terror';

type Trigger = { power: Power; room: Room };

export const power: Procedure<Trigger> = procedure<Trigger>('power', {
  trigger(play, { power: name, room }) {
    const { state } = play;
    const cell = cellOf(room);
    play.mark(`power/${name}`);
    play.emit({ type: 'powerUsed', power: name, rule: `DD-POWER-${name}`, at: [at.room(room)] });
    if (name === 'ALARM') return call(hordeNearby, { cell }, 'over');
    if (name === 'IGNITE') {
      if (plan(state).tiles[cell]?.tile.kind !== 'lab') addBurn(play, cell, 'power', 'DD-POWER-IGNITE');
      return end();
    }
    return victims(state, name, room).length > 0 ? undefined : end();
  },
  powerVictim: question<Trigger, { survivor: string; card?: CardId }>({
    seat: () => 'team',
    options: (state, { power: name, room }) => victims(state, name, room),
    choose(play, { power: name, room }, { survivor, card }) {
      const who = placeOf(play.state, survivor);
      if (name === 'DOSE') return call(bite, { who }, 'over');
      if (card !== undefined) {
        discard(play, who, card, 'DD-POWER-SNATCH');
        return end();
      }
      if (name === 'DRAG' && canBeDragged(play.state, room).length > 0) {
        const victim = survivorAt(play.state, who);
        victim.entrapped = true;
        play.emit({
          type: 'entrapped',
          survivor: victim.id,
          rule: 'DD-POWER-DRAG',
          at: [at.survivor(victim.id)],
        });
        return end();
      }
      return call(harm, { who, amount: 1 }, 'over');
    },
  }),
  over: () => end(),
});

const named = (state: DarkestState, who: readonly number[]) =>
  who.map((one) => option<{ survivor: string; card?: CardId }>({ survivor: survivorAt(state, one).id }));

const canBeDragged = (state: DarkestState, room: Room): number[] =>
  state.creature?.room === room
    ? survivorsIn(state, room).filter((who) => !survivorAt(state, who).entrapped)
    : [];

/** Whom a power can strike; where its main effect finds nobody, one survivor of the room is hurt instead. */
function victims(state: DarkestState, name: Power, room: Room) {
  const present = survivorsIn(state, room);
  if (name === 'DOSE')
    return named(
      state,
      present.filter((who) => virusOf(survivorAt(state, who)) < MAX_VIRUS),
    );
  if (name === 'DRAG') {
    const free = canBeDragged(state, room);
    return named(state, free.length > 0 ? free : present);
  }
  const cards = present.flatMap((who) =>
    cardsOf(survivorAt(state, who))
      .filter((card) => !isStarting(card))
      .map((card) =>
        option<{ survivor: string; card?: CardId }>({ survivor: survivorAt(state, who).id, card }),
      ),
  );
  return cards.length > 0 ? cards : named(state, present);
}
