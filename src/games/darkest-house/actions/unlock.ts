/** Opening locked doors, matched or forced. (Chapter Unlock a door.) */
import { again, call, end, go, option, type Refusal } from '../../../core/procedure';
import { at, everyoneGainsXp, pay, rollSurvivorDice } from '../changes';
import { readChip } from '../houseChanges';
import { coloursOf } from '../data/chips';
import { cardOf, cardTag } from '../data/equipment';
import { FRONT_DARKNESS } from '../data/tracks';
import type { LockId } from '../geometry';
import { isLocked } from '../passages';
import { darkness } from '../procedures/fire';
import {
  actionsLeft,
  activeMembers,
  cardsOf,
  equipped,
  hasSkill,
  placeOf,
  plan,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';

/** Colours that a breach lets pass. */
const BREACHED = 2;

type Team = { who: number; lock: LockId; helpers: number[] };

/** Colours of the chip that nobody of the team shows; Nina's sense for locks counts for one. */
export function unmatched(state: DarkestState, { who, lock, helpers }: Team): number {
  const chip = state.locks[lock]?.chip;
  if (!chip) return Infinity;
  const team = [who, ...helpers].map((one) => survivorAt(state, one));
  const shown = new Set(
    team.flatMap((survivor) => cardsOf(survivor).flatMap((card) => cardOf(card).colours)),
  );
  const missing = coloursOf(chip).filter((colour) => !shown.has(colour)).length;
  return Math.max(0, missing - (team.some((survivor) => hasSkill(survivor, 'NI3')) ? 1 : 0));
}

const canBreach = (state: DarkestState, who: number): boolean =>
  hasSkill(survivorAt(state, who), 'LE4') && !state.spentSkills.includes('LE4');

/** Forcing needs room on the track for every step. */
const roomOnTrack = (state: DarkestState, steps: number): boolean =>
  state.darkness + steps <= FRONT_DARKNESS.last;

function mayOpen(state: DarkestState, team: Team): boolean {
  const missing = unmatched(state, team);
  return (
    roomOnTrack(state, missing === 0 ? 0 : missing) ||
    (canBreach(state, team.who) && roomOnTrack(state, Math.max(0, missing - BREACHED)))
  );
}

/** Active survivors in the room who can still pay. */
function helpersOf(state: DarkestState, { who, helpers }: Team): number[] {
  const active = activeMembers(state);
  return survivorsIn(state, survivorAt(state, who).room ?? '').filter((other) => {
    const survivor = survivorAt(state, other);
    return (
      other !== who &&
      !helpers.includes(other) &&
      active.includes(other) &&
      !survivor.entrapped &&
      actionsLeft(state, survivor) >= 1
    );
  });
}

function locksAt(state: DarkestState, who: number): LockId[] {
  const { room } = survivorAt(state, who);
  return plan(state)
    .locks.filter((lock) => room !== null && lock.rooms.includes(room) && isLocked(state, lock.id))
    .map((lock) => lock.id);
}

export function unlockOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (state.stage !== 'house' || survivor.entrapped || actionsLeft(state, survivor) < 1) return [];
  return locksAt(state, who)
    .filter((lock) => mayOpen(state, { who, lock, helpers: helpersOf(state, { who, lock, helpers: [] }) }))
    .map((lock) => option({ verb: 'unlock', survivor: survivor.id as string, lock }, { ap: 1 }));
}

export function unlockRefusals(state: DarkestState, who: number): Refusal[] {
  const offered = unlockOptions(state, who).map((one) => one.facets.lock);
  return locksAt(state, who)
    .filter((lock) => !offered.includes(lock))
    .map((lock) => ({
      facets: { verb: 'unlock', survivor: survivorAt(state, who).id, lock },
      rule: survivorAt(state, who).entrapped ? 'DD-ENTRAP-03' : 'DD-RULING-17',
    }));
}

type Unlock = Team & { missing?: number };

export const unlock: Procedure<Unlock> = procedure<Unlock>('unlock', {
  start({ state }, frame) {
    return helpersOf(state, frame).length > 0 ? undefined : go('confirm');
  },
  whoHelps: question<Unlock, { verb: string; survivor?: string }>({
    seat: () => 'team',
    options: (state, frame) => [
      ...(mayOpen(state, frame) ? [option<{ verb: string; survivor?: string }>({ verb: 'start' })] : []),
      ...helpersOf(state, frame).map((who) =>
        option<{ verb: string; survivor?: string }>(
          { verb: 'help', survivor: survivorAt(state, who).id },
          { ap: 1 },
        ),
      ),
    ],
    choose(play, frame, { verb, survivor }) {
      if (verb === 'start') return go('confirm');
      frame.helpers.push(placeOf(play.state, survivor ?? ''));
      return helpersOf(play.state, frame).length > 0 ? again : go('confirm');
    },
  }),
  confirm(play, frame) {
    const { state } = play;
    for (const who of [frame.who, ...frame.helpers]) pay(play, who, 1);
    readChip(play, frame.lock);
    frame.missing = unmatched(state, frame);
    const team = [frame.who, ...frame.helpers].map((one) => survivorAt(state, one));
    if (team.some((survivor) => hasSkill(survivor, 'NI3'))) play.mark('skill/NI3');
    return frame.missing === 0 ? go('open') : undefined;
  },
  forceDoor: question<Unlock, { verb: string }>({
    seat: () => 'team',
    options: (state, frame) => [
      ...(roomOnTrack(state, frame.missing ?? 0)
        ? [option({ verb: 'force' }, { darkness: frame.missing ?? 0 })]
        : []),
      ...(canBreach(state, frame.who)
        ? [option({ verb: 'breach' }, { darkness: Math.max(0, (frame.missing ?? 0) - BREACHED) })]
        : []),
      option({ verb: 'leave' }),
    ],
    choose(play, frame, { verb }) {
      if (verb === 'leave') return end();
      if (verb === 'force') return;
      const leo = survivorAt(play.state, frame.who);
      play.state.spentSkills.push('LE4');
      play.mark('skill/LE4');
      play.emit({
        type: 'skillUsed',
        survivor: leo.id,
        skill: 'LE4',
        rule: 'DD-SKILL-LE4',
        at: [at.survivor(leo.id)],
      });
      frame.missing = Math.max(0, (frame.missing ?? 0) - BREACHED);
    },
  }),
  pry(play, frame) {
    if ((frame.missing ?? 0) > 0 && pryOpen(play, frame)) frame.missing = (frame.missing ?? 0) - 1;
  },
  open(play, frame) {
    openDoor(play, frame);
    return play.state.darknessDue > 0 ? call(darkness, {}) : end();
  },
});

/** One crowbar of the team: a success spares one colour. */
function pryOpen(play: Play, { who, helpers }: Team): boolean {
  for (const one of [who, ...helpers]) {
    const survivor = survivorAt(play.state, one);
    const [crowbar] = equipped(survivor, 'PRY');
    if (crowbar === undefined) continue;
    const icon = rollSurvivorDice(play, 1)[0] ?? 'failure';
    const worked = icon === 'success';
    play.mark(cardTag(crowbar));
    play.emit({
      type: 'pried',
      survivor: survivor.id,
      icon,
      worked,
      rule: 'DD-EFFECT-PRY',
      at: [at.survivor(survivor.id)],
    });
    return worked;
  }
  return false;
}

function openDoor(play: Play, { who, lock, helpers, missing = 0 }: Unlock): void {
  const { state } = play;
  const survivor = survivorAt(state, who);
  const chip = readChip(play, lock);
  delete state.locks[lock];
  survivor.chips.push(chip);
  state.darknessDue += missing;
  play.emit({
    type: 'doorOpened',
    lock,
    survivor: survivor.id,
    helpers: helpers.map((one) => survivorAt(state, one).id),
    chip,
    unmatched: missing,
    rule: missing > 0 ? 'DD-UNLOCK-08' : 'DD-UNLOCK-02',
    at: [at.lock(lock)],
  });
  everyoneGainsXp(play, 1, 'DD-UNLOCK-09');
}
