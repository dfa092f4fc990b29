/** Attempts to free an entrapped survivor. (Chapter Entrapment.) */
import { again, end, go, option } from '../../../core/procedure';
import { at, countIcon, pay, rollSurvivorDice } from '../changes';
import { MAX_SURVIVOR_DICE } from '../data/dice';
import { cardTag } from '../data/equipment';
import { SURVIVORS } from '../data/survivors';
import {
  actionsLeft,
  activeMembers,
  equipped,
  hasSkill,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type Procedure,
} from '../state';

/** An own attempt of an entrapped survivor, or attempts of others for the entrapped of their room. */
export function escapeOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (survivor.room === null || actionsLeft(state, survivor) < 1) return [];
  const offer = (target: number) =>
    option(
      { verb: 'escape', survivor: survivor.id as string, target: survivorAt(state, target).id as string },
      { ap: 1 },
    );
  if (survivor.entrapped) return survivor.attempted ? [] : [offer(who)];
  return survivorsIn(state, survivor.room)
    .filter((other) => survivorAt(state, other).entrapped)
    .map(offer);
}

/** The group cannot finish while an entrapped member still owes its attempt. */
export const owesAttempt = (state: DarkestState, who: number): boolean => {
  const survivor = survivorAt(state, who);
  return survivor.entrapped && !survivor.attempted && actionsLeft(state, survivor) >= 1;
};

type Escape = { target: number; payers: number[] };

export const escape: Procedure<Escape> = procedure<Escape>('escape', {
  begin({ state }, frame) {
    return assistants(state, frame).length > 0 ? undefined : go('attempt');
  },
  whoAssists: question<Escape, { verb: string; survivor?: string }>({
    seat: () => 'team',
    options: (state, frame) => [
      option<{ verb: string; survivor?: string }>({ verb: 'try' }),
      ...assistants(state, frame).map((who) =>
        option<{ verb: string; survivor?: string }>(
          { verb: 'assist', survivor: survivorAt(state, who).id },
          { ap: 1 },
        ),
      ),
    ],
    choose(play, frame, { verb, survivor }) {
      if (verb === 'try') return go('attempt');
      frame.payers.push(placeOf(play.state, survivor ?? ''));
      return assistants(play.state, frame).length > 0 ? again : go('attempt');
    },
  }),
  attempt(play, frame) {
    const { state } = play;
    const victim = survivorAt(state, frame.target);
    for (const who of frame.payers) pay(play, who, 1);
    const own = frame.payers.includes(frame.target);
    if (own) victim.attempted = true;
    for (const who of frame.payers)
      for (const card of equipped(survivorAt(state, who), 'CUTFREE')) play.mark(cardTag(card));
    const dice = rollSurvivorDice(play, escapeDice(state, frame.payers));
    const torn =
      frame.payers.some((who) => hasSkill(survivorAt(state, who), 'BR2')) && countIcon(dice, 'knockback') > 0;
    if (torn) play.mark('skill/BR2');
    const freed = torn || countIcon(dice, 'retreat') > 0;
    play.emit({
      type: 'escapeTried',
      survivor: victim.id,
      payers: frame.payers.map((who) => survivorAt(state, who).id),
      dice,
      freed,
      rule: 'DD-ENTRAP-06',
      at: [at.survivor(victim.id)],
    });
    if (!freed) return end();
    victim.entrapped = false;
    // Being freed by others costs what the own attempt would have cost.
    if (!own && !victim.attempted && state.stage === 'house') victim.ap = Math.max(0, victim.ap - 1);
    play.emit({
      type: 'freed',
      survivor: victim.id,
      by: 'escape',
      rule: 'DD-ENTRAP-08',
      at: [at.survivor(victim.id)],
    });
    return end();
  },
});

/** The entrap rates of all who pay, and their knives. */
export function escapeDice(state: DarkestState, payers: readonly number[]): number {
  const dice = payers.map((who) => {
    const survivor = survivorAt(state, who);
    return SURVIVORS[survivor.id].entrapRate + equipped(survivor, 'CUTFREE').length;
  });
  return Math.min(
    MAX_SURVIVOR_DICE,
    dice.reduce((sum, one) => sum + one, 0),
  );
}

/** Active survivors in the room, not entrapped themselves, who can still pay. */
function assistants(state: DarkestState, { target, payers }: Escape): number[] {
  const active = activeMembers(state);
  return survivorsIn(state, survivorAt(state, target).room ?? '').filter((who) => {
    const survivor = survivorAt(state, who);
    return (
      active.includes(who) &&
      !payers.includes(who) &&
      !survivor.entrapped &&
      actionsLeft(state, survivor) >= 1
    );
  });
}
