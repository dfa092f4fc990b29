/** Wounds, bites and what they lead to: a lost marker, a full inventory, death. (Chapters Survivors, Bite and virus, Death.) */
import { call, end, go, option } from '../../../core/procedure';
import { at, countIcon, discard, eliminate, pay, receive, rollSurvivorDice, takeAway } from '../changes';
import { consumableOptions, useConsumable } from '../actions/consumables';
import { cardOf, cardTag, type CardId } from '../data/equipment';
import { MAX_HANDS, MAX_VIRUS } from '../data/tracks';
import {
  actionsLeft,
  cardsOf,
  equipped,
  handsUsed,
  hasSkill,
  inventoryLimit,
  isActive,
  itemsOf,
  placeOf,
  procedure,
  question,
  skullAt,
  survivorAt,
  survivorsIn,
  virusOf,
  zoneAp,
  type DarkestState,
  type Play,
  type Procedure,
  type Side,
} from '../state';

type Harm = { who: number; amount: number; fire?: boolean; zones?: number };

/** One blow to a survivor: fire damage may be lessened, Bruce may refuse to fall, a lost zone costs a marker. */
export const harm: Procedure<Harm> = procedure<Harm>('harm', {
  protection(play, frame) {
    const survivor = survivorAt(play.state, frame.who);
    if (survivor.room === null) return end();
    if (frame.fire) {
      const masks = equipped(survivor, 'RESPIRATOR');
      const hardened = hasSkill(survivor, 'LE1');
      const less = Math.min(frame.amount, masks.length + (hardened ? 1 : 0));
      if (less > 0) {
        if (hardened) play.mark('skill/LE1');
        for (const card of masks) play.mark(cardTag(card));
        play.emit({
          type: 'shielded',
          survivor: survivor.id,
          amount: less,
          rule: 'DD-FIRE-14',
          at: [at.survivor(survivor.id)],
        });
      }
      frame.amount -= less;
    }
    if (frame.amount <= 0) return end();
    frame.zones = zoneAp(play.state, survivor.wounds);
    const falls = survivor.wounds + frame.amount >= skullAt(play.state);
    if (falls && hasSkill(survivor, 'BR4') && !play.state.spentSkills.includes('BR4')) return;
    wound(play, frame.who, frame.amount);
    return go('markers');
  },
  notYet: question<Harm, { verb: string }>({
    seat: (_, frame) => frame.who,
    options: () => [option({ verb: 'stay' }), option({ verb: 'fall' })],
    choose(play, frame, { verb }) {
      const survivor = survivorAt(play.state, frame.who);
      if (verb === 'fall') return void wound(play, frame.who, frame.amount);
      play.state.spentSkills.push('BR4');
      play.mark('skill/BR4');
      play.emit({
        type: 'skillUsed',
        survivor: survivor.id,
        skill: 'BR4',
        rule: 'DD-SKILL-BR4',
        at: [at.survivor(survivor.id)],
      });
      wound(play, frame.who, skullAt(play.state) - 1 - survivor.wounds);
    },
  }),
  markers(play, frame) {
    const { state } = play;
    const survivor = survivorAt(state, frame.who);
    if (survivor.wounds >= skullAt(state)) {
      eliminate(play, frame.who, 'health');
      return end();
    }
    const lost = (frame.zones ?? 0) - zoneAp(state, survivor.wounds);
    return state.stage === 'showdown' && lost > 0 ? call(loseMarkers, { who: frame.who, lost }) : end();
  },
});

function wound(play: Play, who: number, amount: number): void {
  const survivor = survivorAt(play.state, who);
  const from = survivor.wounds;
  survivor.wounds = Math.min(skullAt(play.state), from + amount);
  play.emit({
    type: 'wounded',
    survivor: survivor.id,
    from,
    to: survivor.wounds,
    amount,
    rule: 'DD-SURV-08',
    at: [at.survivor(survivor.id)],
  });
}

type Lose = { who: number; lost: number };

export const loseMarkers: Procedure<Lose> = procedure<Lose>('loseMarkers', {
  markerToLose: question<Lose, { box: 'hand' | 'left' | 'middle' }>({
    seat: (_, frame) => frame.who,
    options(state, { who }) {
      const boxes: ('hand' | 'left' | 'middle')[] = [];
      if (survivorAt(state, who).hand > 0) boxes.push('hand');
      if ((state.boxes.left[who] ?? 0) > 0) boxes.push('left');
      if ((state.boxes.middle[who] ?? 0) > 0) boxes.push('middle');
      return boxes.map((box) => option({ box }));
    },
    choose(play, frame, { box }) {
      const survivor = survivorAt(play.state, frame.who);
      if (box === 'hand') survivor.hand--;
      else play.state.boxes[box][frame.who] = (play.state.boxes[box][frame.who] ?? 0) - 1;
      play.emit({
        type: 'markerLost',
        survivor: survivor.id,
        box,
        rule: 'DD-SHOWDOWN-14',
        at: [at.survivor(survivor.id)],
      });
      return --frame.lost > 0 ? go('markerToLose') : end();
    },
  }),
});

type Bite = { who: number };

/** A bite on one survivor: reflexes and padding may hold it off, else a virus token fills a space on the chosen side. */
export const bite: Procedure<Bite> = procedure<Bite>('bite', {
  resist(play, { who }) {
    const survivor = survivorAt(play.state, who);
    if (survivor.room === null || virusOf(survivor) >= MAX_VIRUS) return end();
    const padding = equipped(survivor, 'PADDED');
    const reflexes = hasSkill(survivor, 'LU2');
    const dice = rollSurvivorDice(play, padding.length + (reflexes ? 1 : 0));
    if (dice.length === 0) return;
    if (reflexes) play.mark('skill/LU2');
    for (const card of padding) play.mark(cardTag(card));
    if (countIcon(dice, 'success') === 0) return;
    play.emit({
      type: 'biteResisted',
      survivor: survivor.id,
      dice,
      rule: 'DD-EFFECT-PADDED',
      at: [at.survivor(survivor.id)],
    });
    return end();
  },
  virusSide: question<Bite, { side: Side }>({
    seat: (_, frame) => frame.who,
    options: () => [option({ side: 'left' as const }), option({ side: 'right' as const })],
    choose(play, { who }, { side }) {
      const survivor = survivorAt(play.state, who);
      survivor.virus.push(side);
      play.emit({
        type: 'bitten',
        survivor: survivor.id,
        side,
        rule: 'DD-BITE-02',
        at: [at.survivor(survivor.id)],
      });
    },
  }),
  room: (_, { who }) => call(trimInventory, { who }),
});

type Trim = { who: number };

/** Brings a survivor back within the inventory limit and two hands. */
export const trimInventory: Procedure<Trim> = procedure<Trim>('trimInventory', {
  check(play, { who }) {
    const survivor = survivorAt(play.state, who);
    if (itemsOf(survivor) > inventoryLimit(play.state)) return;
    return handsUsed(survivor) > MAX_HANDS ? go('freeHands') : end();
  },
  overLimit: question<Trim, { verb: string; card: CardId; survivor?: string }>({
    seat: (_, frame) => frame.who,
    options(state, { who }) {
      const survivor = survivorAt(state, who);
      return [
        ...cardsOf(survivor).map((card) => option({ verb: 'discard', card })),
        ...consumableOptions(state, who).map(({ facets }) =>
          option({ verb: 'use', card: String(facets.card) }),
        ),
        ...passOptions(state, who),
      ];
    },
    choose(play, { who }, { verb, card, survivor }) {
      if (verb === 'use') return call(useConsumable, { who, card }, 'check');
      if (verb === 'discard') discard(play, who, card, 'DD-EQUIP-07');
      else {
        const to = placeOf(play.state, survivor ?? '');
        pay(play, who, 1);
        passCard(play, who, to, card);
      }
      return go('check');
    },
  }),
  freeHands: question<Trim, { verb: string; card: CardId; side?: Side }>({
    seat: (_, frame) => frame.who,
    options(state, { who }) {
      const { right } = survivorAt(state, who);
      return [
        // The side it goes to is a place on the mat, also when there is but one card to choose.
        ...right.map((card) => option({ verb: 'unequip', card, side: 'left' as const })),
        ...right.map((card) => option({ verb: 'discard', card })),
      ];
    },
    choose(play, { who }, { verb, card }) {
      if (verb === 'discard') discard(play, who, card, 'DD-RULING-32');
      else switchSide(play, who, card);
      return go('check');
    },
  }),
});

function passOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (
    survivor.room === null ||
    survivor.entrapped ||
    !isActive(state, who) ||
    actionsLeft(state, survivor) < 1
  )
    return [];
  const others = survivorsIn(state, survivor.room).filter(
    (other) => other !== who && itemsOf(survivorAt(state, other)) < inventoryLimit(state),
  );
  return others.flatMap((other) =>
    cardsOf(survivor).map((card) =>
      option({ verb: 'give', card, survivor: survivorAt(state, other).id as string }, { ap: 1 }),
    ),
  );
}

export function passCard(play: Play, from: number, to: number, card: CardId): void {
  const giver = survivorAt(play.state, from);
  const taker = survivorAt(play.state, to);
  takeAway(giver, card);
  receive(play.state, to, card);
  play.emit({
    type: 'cardPassed',
    from: giver.id,
    to: taker.id,
    card,
    rule: 'DD-PASS-01',
    at: [at.survivor(giver.id), at.survivor(taker.id)],
  });
}

/** Gear changes sides, free of AP. */
export function switchSide(play: Play, who: number, card: CardId): void {
  const survivor = survivorAt(play.state, who);
  const side: Side = survivor.right.includes(card) ? 'left' : 'right';
  takeAway(survivor, card);
  survivor[side].push(card);
  play.emit({
    type: 'gearSwitched',
    survivor: survivor.id,
    card,
    side,
    rule: 'DD-EQUIP-06',
    at: [at.survivor(survivor.id)],
  });
}

export const canEquip = (state: DarkestState, who: number, card: CardId): boolean => {
  const { hands } = cardOf(card);
  return hands > 0 && handsUsed(survivorAt(state, who)) + hands <= MAX_HANDS;
};
