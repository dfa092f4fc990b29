/** Passing and taking cards and chips. (Chapter Pass or take.) */
import { remove } from '../../../core/bag';
import { call, end, option } from '../../../core/procedure';
import { at, pay } from '../changes';
import type { ChipId } from '../data/chips';
import type { CardId } from '../data/equipment';
import { passCard, trimInventory } from '../procedures/harm';
import {
  actionsLeft,
  cardsOf,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';

type PassFacets = { verb: string; survivor: string; card?: CardId; chip?: ChipId };

export function passOptions(state: DarkestState, who: number) {
  const payer = survivorAt(state, who);
  if (payer.room === null || payer.entrapped || actionsLeft(state, payer) < 1) return [];
  const others = survivorsIn(state, payer.room).filter((other) => other !== who);
  if (others.length === 0) return [];
  const survivor: string = payer.id;
  const chips = state.stage === 'house';
  const offer = (facets: PassFacets) => option(facets, { ap: 1 });
  return [
    ...cardsOf(payer).map((card) => offer({ verb: 'give', survivor, card })),
    ...(chips ? payer.chips : []).map((chip) => offer({ verb: 'giveChip', survivor, chip })),
    ...others.flatMap((other) => [
      ...cardsOf(survivorAt(state, other)).map((card) => offer({ verb: 'take', survivor, card })),
      ...(chips ? survivorAt(state, other).chips : []).map((chip) =>
        offer({ verb: 'takeChip', survivor, chip }),
      ),
    ]),
  ];
}

type Pass = { who: number; card?: CardId; chip?: ChipId };

const holderOf = (state: DarkestState, { card, chip }: Pass): number =>
  state.survivors.findIndex((survivor) =>
    card !== undefined ? cardsOf(survivor).includes(card) : survivor.chips.includes(chip ?? ''),
  );

/** One card or chip changes hands for 1 AP of the one who pays. */
export const pass: Procedure<Pass> = procedure<Pass>('pass', {
  receiver: question<Pass, { survivor: string }>({
    seat: (_, frame) => frame.who,
    options(state, frame) {
      const holder = holderOf(state, frame);
      // Who takes has chosen already; who gives says to whom.
      const to =
        holder === frame.who
          ? survivorsIn(state, survivorAt(state, holder).room ?? '').filter((other) => other !== holder)
          : [frame.who];
      return to.map((who) => option({ survivor: survivorAt(state, who).id as string }));
    },
    choose(play, frame, { survivor }) {
      const to = placeOf(play.state, survivor);
      const from = holderOf(play.state, frame);
      pay(play, frame.who, 1);
      if (frame.card === undefined) {
        passChip(play, from, to, frame.chip ?? '');
        return end();
      }
      passCard(play, from, to, frame.card);
      return call(trimInventory, { who: to });
    },
  }),
});

function passChip(play: Play, from: number, to: number, chip: ChipId): void {
  const giver = survivorAt(play.state, from);
  const taker = survivorAt(play.state, to);
  remove(giver.chips, chip);
  taker.chips.push(chip);
  play.emit({
    type: 'chipPassed',
    from: giver.id,
    to: taker.id,
    chip,
    rule: 'DD-PASS-04',
    at: [at.survivor(giver.id), at.survivor(taker.id)],
  });
}
