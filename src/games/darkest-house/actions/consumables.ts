/** Consumables: free of AP, any time in the holder's own phase. (Chapter Equipment; content, chapter 7.3.) */
import { end, option } from '../../../core/procedure';
import { addAmmo, at, cureSecondVirus, discard, heal } from '../changes';
import { removeBurns } from '../houseChanges';
import { cardOf, cardTag, isWeapon, type CardId, type Effect } from '../data/equipment';
import { cellOf } from '../geometry';
import {
  cardsOf,
  isActive,
  isBurning,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  virusOf,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';

const BANDAGED = 2;
const EXTINGUISHED = 2;

/** Whom or what a card can be used on: survivors, weapons or boxes; 'self' where there is nothing to choose. */
function targetsOf(state: DarkestState, who: number, effect: Effect | undefined, card: CardId): string[] {
  const survivor = survivorAt(state, who);
  const room = survivor.room ?? '';
  const present = (wanted: (other: number) => boolean) =>
    survivorsIn(state, room)
      .filter(wanted)
      .map((other) => survivorAt(state, other).id as string);
  switch (effect) {
    case 'AMMO':
      return cardsOf(survivor).filter(
        (id) => isWeapon(cardOf(id)) && cardOf(id).family === cardOf(card).family,
      );
    case 'ANTIDOTE':
      return present((other) => virusOf(survivorAt(state, other)) === 2);
    case 'BANDAGE':
      return present((other) => survivorAt(state, other).wounds > 0);
    case 'ADRENALINE':
      if (state.stage !== 'showdown') return ['self'];
      return (['left', 'middle'] as const).filter((box) => (state.boxes[box][who] ?? 0) > 0);
    case 'EXTINGUISH':
      return state.stage === 'house' && isBurning(state, cellOf(room)) ? ['self'] : [];
    default:
      return [];
  }
}

/** Cards that a survivor can use now: in its own phase and not while entrapped. */
export function consumableOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (survivor.entrapped || survivor.room === null || !isActive(state, who)) return [];
  return survivor.left
    .filter((card) => cardOf(card).hands === 0 && targetsOf(state, who, cardOf(card).effect, card).length > 0)
    .map((card) => option({ verb: 'use', survivor: survivor.id as string, card }));
}

type Use = { who: number; card: CardId };

export const useConsumable: Procedure<Use> = procedure<Use>('useConsumable', {
  useOn: question<Use, { target: string }>({
    seat: (_, frame) => frame.who,
    options: (state, { who, card }) =>
      targetsOf(state, who, cardOf(card).effect, card).map((target) => option({ target })),
    choose(play, { who, card }, { target }) {
      const { state } = play;
      const user = survivorAt(state, who);
      const other = placeOf(state, target);
      play.mark(cardTag(card));
      play.emit({
        type: 'cardUsed',
        survivor: user.id,
        card,
        on: other < 0 ? user.id : survivorAt(state, other).id,
        rule: `DD-EFFECT-${cardOf(card).effect ?? ''}`,
        at: [at.survivor(user.id)],
      });
      takeEffect(play, who, card, target);
      discard(play, who, card, 'DD-EQUIP-02');
      return end();
    },
  }),
});

function takeEffect(play: Play, who: number, card: CardId, target: string): void {
  const { state } = play;
  const user = survivorAt(state, who);
  const { effect, ammo = 0 } = cardOf(card);
  switch (effect) {
    case 'AMMO':
      return addAmmo(play, who, target, ammo, 'DD-EQUIP-09');
    case 'ANTIDOTE':
      return cureSecondVirus(play, placeOf(state, target), 'DD-EFFECT-ANTIDOTE');
    case 'BANDAGE':
      return heal(play, placeOf(state, target), BANDAGED, 'DD-EFFECT-BANDAGE');
    case 'EXTINGUISH':
      return removeBurns(play, cellOf(user.room ?? ''), EXTINGUISHED, user.id, 'DD-EFFECT-EXTINGUISH');
    case 'ADRENALINE':
      if (target === 'left' || target === 'middle') {
        state.boxes[target][who] = (state.boxes[target][who] ?? 0) - 1;
        user.hand++;
      } else {
        user.ap++;
      }
      play.emit({
        type: 'actionGained',
        survivor: user.id,
        rule: 'DD-EFFECT-ADRENALINE',
        at: [at.survivor(user.id)],
      });
  }
}
