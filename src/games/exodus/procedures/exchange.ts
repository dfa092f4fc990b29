/** Exchanging, handing off and receiving (EX-EXCHANGE, EX-RULING-116, -144, -149). */
import { again, call, end, option, type Option } from '../../../core/procedure';
import type { GearId } from '../data/equipment';
import type { SearchId } from '../data/searchCards';
import { heroPiece, isSpecial } from '../pieces';
import { canAct, heroesIn, heroesTouch, weaponOf } from '../queries';
import {
  gearOf,
  heroAt,
  isGrappled,
  procedure,
  question,
  type ExodusState,
  type Hero,
  type Play,
} from '../state';

/** What goes from one hero to another: a search card ('SC01'), an equipment card ('EQ01-2') or the carried item ('item'). */
export type Transfer = { verb: 'give' | 'take'; hero: number; card: string };

/** What one hero may hand to another. `freely` in the lobby: a weapon used this turn is no matter there. */
export function handable(state: ExodusState, from: Hero, to: Hero, freely = false): string[] {
  const cards: string[] = [...new Set(from.cards)].sort();
  for (const gear of from.gear) {
    if (isSpecial(gear.card) || (gear.used && !freely)) continue;
    cards.push(gear.card);
  }
  if (!freely && from.item !== null) cards.push(to.item === null ? 'item' : 'swapItems');
  return cards;
}

export function transfers(state: ExodusState, who: number, other: number): Transfer[] {
  const own = heroAt(state, who);
  const partner = heroAt(state, other);
  const give = handable(state, own, partner).map((card): Transfer => ({ verb: 'give', hero: other, card }));
  const take = handable(state, partner, own)
    .filter((card) => card !== 'swapItems')
    .map((card): Transfer => ({ verb: 'take', hero: other, card }));
  return [...give, ...take];
}

/** Heroes that the acting hero may exchange with: touching or aboard with it, not grappled (EX-EXCHANGE-05). */
export function partners(state: ExodusState, who: number): number[] {
  if (isGrappled(heroAt(state, who))) return [];
  return heroesIn(state).filter(
    (other) =>
      other !== who &&
      !isGrappled(heroAt(state, other)) &&
      canAct(heroAt(state, other)) &&
      heroesTouch(state, who, other),
  );
}

/** Moves one thing. True when a weapon came into empty hands. */
export function pass(play: Play, from: number, to: number, card: string): boolean {
  const { state } = play;
  const giver = heroAt(state, from);
  const taker = heroAt(state, to);
  play.emit({
    type: 'cardPassed',
    from,
    to,
    card: card === 'item' || card === 'swapItems' ? (giver.item ?? card) : card,
    at: [heroPiece(from), heroPiece(to)],
    rule: 'EX-EXCHANGE-01',
  });
  if (card === 'item' || card === 'swapItems') {
    [giver.item, taker.item] = [taker.item, giver.item];
    return false;
  }
  const gear = gearOf(giver, card);
  if (gear === undefined) {
    giver.cards.splice(giver.cards.indexOf(card as SearchId), 1);
    taker.cards.push(card as SearchId);
    return false;
  }
  giver.gear = giver.gear.filter((each) => each.card !== card);
  giver.active = giver.active.filter((each) => each !== card);
  if (giver.aim?.weapon === card) giver.aim = null;
  taker.gear.push(gear);
  return wantsInHand(taker, card);
}

/** A weapon that comes into an empty active section may be taken in hand at once (EX-RULING-144). */
export const wantsInHand = (hero: Hero, card: GearId): boolean =>
  hero.active.length === 0 && weaponOf(card) !== null;

export interface TakeInHand {
  hero: number;
  card: GearId;
}

export const takeInHand = procedure<TakeInHand>('takeInHand', {
  takeInHand: question<TakeInHand, { verb: string }>({
    seat: (_, frame) => frame.hero,
    options: () => [option({ verb: 'arm' }), option({ verb: 'no' })],
    choose(play, { hero, card }, { verb }) {
      if (verb === 'arm') heroAt(play.state, hero).active = [card];
      return end();
    },
  }),
});

export interface Exchange {
  hero: number;
  other: number;
}

/** The free exchange with one hero, as often as wanted (EX-EXCHANGE-02). */
export const exchange = procedure<Exchange>('exchange', {
  exchange: question<Exchange, Transfer | { verb: 'done'; hero: number; card: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero, other }) => [
      ...transfers(state, hero, other).map((transfer) => option(transfer)),
      option({ verb: 'done', hero: other, card: 'none' }),
    ],
    choose(play, frame, { verb, card }) {
      if (verb === 'done') return end();
      const [from, to] = verb === 'give' ? [frame.hero, frame.other] : [frame.other, frame.hero];
      return pass(play, from, to, card) ? call(takeInHand, { hero: to, card }, 'exchange') : again;
    },
  }),
});

/** All that may be handed off where the hero has just stepped (EX-EXCHANGE-03). */
export const handOffs = (state: ExodusState, who: number): Option<Transfer>[] =>
  partners(state, who).flatMap((other) => transfers(state, who, other).map((transfer) => option(transfer)));
