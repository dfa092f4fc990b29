/** An attack on the survivors of a room: roll, defense, negations, allocation, results. (Chapters Creature die to Defense.) */
import { pick, remove } from '../../../core/bag';
import { again, call, end, go, option } from '../../../core/procedure';
import { freeOptions, takeFreeOption, type FreeFacets } from '../actions/anyTime';
import { at, countIcon, creatureAreasDown, rollSurvivorDice, turnToken } from '../changes';
import { CREATURE_DIE, MAX_SURVIVOR_DICE, type Claw } from '../data/dice';
import { CREATURES, NEMESES, type Power } from '../data/enemies';
import { cardTag } from '../data/equipment';
import { MAX_VIRUS } from '../data/tracks';
import { cellOf, kingDistance, type Room } from '../geometry';
import { isOpenToOthers, nearestGoals, passagesOf, zombieWays } from '../passages';
import {
  anyoneIn,
  equipped,
  hasSkill,
  isAblaze,
  isDestroyed,
  placeOf,
  plan,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  virusOf,
  zombiesIn,
  type Body,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { enterRoom } from './entering';
import { darkness } from './fire';
import { bite, harm } from './harm';
import { power } from './powers';
import { shiftBody } from './reaction';

type Allocated = { claw: Claw; who: number };
type Attack = {
  by: 'horde' | 'creature' | 'nemesis';
  /** The room that is attacked. */
  room: Room;
  count: number;
  dice?: Claw[];
  cancels?: number;
  given?: Allocated[];
  /** Heavy blows on each survivor that have already been softened in this attack. */
  softened?: Record<string, number>;
  fleeing?: number;
};

const SECURE_DICE = 4;
/** Order of allocation: blows and bites in any order, then entrapment, fear last. */
const ROUNDS: readonly (readonly Claw[])[] = [['damage', 'heavyDamage', 'bite'], ['entrap'], ['fear']];
const REINFORCEMENT_DISTANCE = 2;

export const enemyAttack: Procedure<Attack> = procedure<Attack>('enemyAttack', {
  roll(play, frame) {
    const { state, random } = play;
    if (frame.count <= 0 || survivorsIn(state, frame.room).length === 0) return end();
    frame.dice = Array.from({ length: frame.count }, () => pick(CREATURE_DIE, random));
    frame.given = [];
    frame.softened = {};
    if (frame.by === 'nemesis' && state.nemesis) play.mark(`nemesis/${state.nemesis.id}`);
    play.emit({
      type: 'enemyAttacked',
      by: frame.by,
      room: frame.room,
      dice: [...frame.dice],
      rule: 'DD-CDICE-02',
      at: [at.room(frame.room)],
    });
  },
  defense: question<Attack, { verb: string } & Partial<FreeFacets>>({
    seat: () => 'team',
    options: (state, frame) => [
      ...(defenseDice(state, frame.room) > 0 ? [option({ verb: 'defend' })] : []),
      option({ verb: 'endure' }),
      ...freeOptions(state),
    ],
    choose(play, frame, picked) {
      if (picked.verb === 'endure') return go('negate');
      if (picked.verb === 'defend') return;
      takeFreeOption(play, picked);
      return again;
    },
  }),
  defend(play, frame) {
    const { state } = play;
    const dice = rollSurvivorDice(play, defenseDice(state, frame.room));
    frame.cancels = countIcon(dice, 'success');
    markDefenders(play, frame.room);
    play.emit({
      type: 'defended',
      room: frame.room,
      dice,
      successes: frame.cancels,
      rule: 'DD-DEFENSE-02',
      at: [at.room(frame.room)],
    });
  },
  more: (_, frame) => ((frame.cancels ?? 0) > 0 && (frame.dice ?? []).length > 0 ? undefined : go('negate')),
  cancelDie: question<Attack, { claw: Claw }>({
    seat: () => 'team',
    options: (_, frame) => [...new Set(frame.dice)].map((claw) => option({ claw })),
    choose(play, frame, { claw }) {
      frame.cancels = (frame.cancels ?? 0) - 1;
      remove(frame.dice ?? [], claw);
      play.emit({ type: 'clawCancelled', claw, rule: 'DD-DEFENSE-03', at: [at.room(frame.room)] });
      return go('more');
    },
  }),
  /** Destroyed locations and emptied areas take icons away before anybody feels them. */
  negate(play, frame) {
    negate(play, frame, 'bite', 'orange');
    negate(play, frame, 'reinforcement', 'white');
  },
  nextRound({ state }, frame) {
    return targetsOf(state, frame).length > 0 ? undefined : go('ignored');
  },
  allocateDie: question<Attack, { claw: Claw; survivor: string }>({
    seat: () => 'team',
    options: (state, frame) => targetsOf(state, frame),
    choose(play, frame, { claw, survivor }) {
      remove(frame.dice ?? [], claw);
      if (survivor === 'nobody') {
        play.mark('skill/LU3');
        play.emit({ type: 'clawIgnored', claw, rule: 'DD-SKILL-LU3', at: [at.room(frame.room)] });
        return go('nextRound');
      }
      const who = placeOf(play.state, survivor);
      frame.given?.push({ claw, who });
      play.emit({
        type: 'clawAllocated',
        claw,
        survivor: survivorAt(play.state, who).id,
        rule: 'DD-CDICE-03',
        at: [at.survivor(survivorAt(play.state, who).id)],
      });
      return go('nextRound');
    },
  }),
  ignored(play, frame) {
    const { dice = [] } = frame;
    for (const claw of [...dice]) {
      if (claw === 'reinforcement') continue;
      remove(dice, claw);
      play.emit({ type: 'clawIgnored', claw, rule: 'DD-CDICE-09', at: [at.room(frame.room)] });
    }
  },
  apply(play, frame) {
    const next = frame.given?.shift();
    if (next === undefined) return go('reinforcements');
    const { claw, who } = next;
    const survivor = survivorAt(play.state, who);
    if (survivor.room === null) return again;
    switch (claw) {
      case 'damage':
        return call(harm, { who, amount: 1 }, 'apply');
      case 'heavyDamage':
        return call(harm, { who, amount: soften(play, frame, who) ? 1 : 2 }, 'apply');
      case 'bite':
        return call(bite, { who }, 'apply');
      case 'entrap':
        survivor.entrapped = true;
        play.emit({
          type: 'entrapped',
          survivor: survivor.id,
          rule: 'DD-ENTRAP-01',
          at: [at.survivor(survivor.id)],
        });
        return again;
      default:
        frame.fleeing = who;
        // The only way out may have burnt or been shut by what happened meanwhile.
        return fearRooms(play.state, survivor.room).length > 0 ? undefined : again;
    }
  },
  fearRoom: question<Attack, { room: Room }>({
    seat: (_, frame) => frame.fleeing ?? 0,
    options: (state, frame) =>
      fearRooms(state, survivorAt(state, frame.fleeing ?? 0).room ?? '').map((room) => option({ room })),
    choose: (_, frame, { room }) =>
      call(enterRoom, { who: [frame.fleeing ?? 0], to: room, by: 'fear' }, 'apply'),
  }),
  reinforcements(play, frame) {
    const { dice = [] } = frame;
    if (dice.length === 0) return go('darkness');
    dice.pop();
    const trigger = powerOf(play.state, frame);
    if (trigger) return call(power, { power: trigger, room: frame.room }, 'reinforcements');
    return reinforcersOf(play.state, frame.room).length > 0 ? undefined : again;
  },
  reinforcement: question<Attack, { body: string; room: Room }>({
    seat: () => 'team',
    options: (state, frame) =>
      reinforcersOf(state, frame.room).map(({ kind, room }) => option({ body: kind as string, room })),
    choose(play, frame, { body, room }) {
      reinforce(play, frame.room, body === 'token' ? 'token' : 'horde', room);
      return go('reinforcements');
    },
  }),
  darkness: ({ state }) => (state.darknessDue > 0 ? call(darkness, {}) : end()),
});

/** One die a survivor who is not entrapped, more with shields and Guardian; always four in a secure room. */
export function defenseDice(state: DarkestState, room: Room): number {
  let dice = 0;
  let free = 0;
  for (const who of survivorsIn(state, room)) {
    const survivor = survivorAt(state, who);
    if (survivor.entrapped) continue;
    free++;
    dice += 1 + equipped(survivor, 'SHIELD').length + (hasSkill(survivor, 'BR3') ? 2 : 0);
  }
  if (free > 0 && isSecure(state, room)) return SECURE_DICE;
  return Math.min(MAX_SURVIVOR_DICE, dice);
}

function isSecure(state: DarkestState, room: Room): boolean {
  const cell = cellOf(room);
  return (
    state.options.advanced && plan(state).tiles[cell]?.tile.icon === 'secure' && !isDestroyed(state, cell)
  );
}

function markDefenders(play: Play, room: Room): void {
  const { state } = play;
  if (isSecure(state, room)) play.mark('icon/secure');
  for (const who of survivorsIn(state, room)) {
    const survivor = survivorAt(state, who);
    if (survivor.entrapped) continue;
    if (hasSkill(survivor, 'BR3')) play.mark('skill/BR3');
    for (const card of equipped(survivor, 'SHIELD')) play.mark(cardTag(card));
  }
}

function negate(play: Play, frame: Attack, claw: Claw, area: 'orange' | 'white'): void {
  const { dice = [] } = frame;
  for (let down = areasDown(play.state, frame, area); down > 0 && dice.includes(claw); down--) {
    remove(dice, claw);
    play.emit({
      type: 'clawNegated',
      claw,
      area,
      rule: area === 'orange' ? 'DD-CREATURE-06' : 'DD-CREATURE-09',
      at: [at.room(frame.room)],
    });
  }
}

function areasDown(state: DarkestState, { by }: Attack, area: 'orange' | 'white'): number {
  if (by === 'creature') return creatureAreasDown(state, area);
  return by === 'nemesis' && state.nemesis?.cubes[area] === 0 ? 1 : 0;
}

/** Who may take which die now: the first round of allocation that still has a die with a legal target. */
function targetsOf(state: DarkestState, frame: Attack) {
  for (const claws of ROUNDS) {
    const options = claws.flatMap((claw) =>
      (frame.dice ?? []).includes(claw)
        ? survivorsIn(state, frame.room)
            .filter((who) => mayTake(state, frame, claw, who))
            .map((who) => option({ claw, survivor: survivorAt(state, who).id as string }))
        : [],
    );
    if (options.length === 0) continue;
    return claws[0] === 'fear' && isCalm(state, frame.room)
      ? [...options, option({ claw: claws[0], survivor: 'nobody' })]
      : options;
  }
  return [];
}

const isCalm = (state: DarkestState, room: Room): boolean =>
  survivorsIn(state, room).some((who) => hasSkill(survivorAt(state, who), 'LU3'));

function mayTake(state: DarkestState, frame: Attack, claw: Claw, who: number): boolean {
  const survivor = survivorAt(state, who);
  const held = (wanted: Claw) =>
    (frame.given ?? []).filter((one) => one.who === who && one.claw === wanted).length;
  switch (claw) {
    case 'bite':
      return virusOf(survivor) + held('bite') < MAX_VIRUS;
    case 'entrap':
      return !survivor.entrapped && held('entrap') === 0 && !fromAfar(state, frame);
    case 'fear':
      return (
        !survivor.entrapped &&
        held('entrap') === 0 &&
        held('fear') === 0 &&
        fearRooms(state, frame.room).length > 0
      );
    default:
      return true;
  }
}

/** A creature that shoots from another room cannot hold anybody. */
const fromAfar = (state: DarkestState, { by, room }: Attack): boolean =>
  by === 'creature' && state.creature?.room !== room;

/** Rooms that a frightened survivor can run to. */
export function fearRooms(state: DarkestState, room: Room): Room[] {
  return passagesOf(state, room)
    .filter((passage) => isOpenToOthers(state, passage) && !isAblaze(state, cellOf(passage.to)))
    .map((passage) => passage.to);
}

/** Bruce's hide first, then helmets: each takes one heavy blow of an attack down to a light one. */
function soften(play: Play, frame: Attack, who: number): boolean {
  const survivor = survivorAt(play.state, who);
  const helmets = equipped(survivor, 'HELMET');
  const tough = hasSkill(survivor, 'BR0') ? 1 : 0;
  const used = frame.softened?.[who] ?? 0;
  if (used >= tough + helmets.length) return false;
  frame.softened = { ...frame.softened, [who]: used + 1 };
  play.mark(used < tough ? 'skill/BR0' : cardTag(helmets[used - tough] ?? ''));
  play.emit({
    type: 'shielded',
    survivor: survivor.id,
    amount: 1,
    rule: used < tough ? 'DD-SKILL-BR0' : 'DD-EFFECT-HELMET',
    at: [at.survivor(survivor.id)],
  });
  return true;
}

function powerOf(state: DarkestState, { by }: Attack): Power | null {
  if (by === 'creature' && state.creature) return CREATURES[state.creature.id].power;
  return by === 'nemesis' && state.nemesis ? NEMESES[state.nemesis.id].power : null;
}

/**
 * Hordes and tokens exactly two tiles away that can be in the room in two moves. As always they do not leave survivors of
 * their own room, nor walk past others.
 */
export function reinforcersOf(state: DarkestState, room: Room): Body[] {
  if (zombiesIn(state, room) === 0) return [];
  const found: Body[] = [];
  const ways = (from: Room): Room[] => (anyoneIn(state, from) ? [] : zombieWays(state, from, null));
  const near = (from: Room): boolean =>
    kingDistance(cellOf(from), cellOf(room)) === REINFORCEMENT_DISTANCE &&
    nearestGoals(from, [room], ways).distance <= 2;
  for (const from of Object.keys(state.hordes).sort()) {
    if (near(from)) found.push({ kind: 'horde', room: from, count: zombiesIn(state, from) });
  }
  for (const from of Object.keys(state.tokens).sort())
    if (near(from)) found.push({ kind: 'token', room: from, count: 1 });
  return found;
}

/** They join the horde; its dice have been rolled already, and they do not act again in this reaction. */
function reinforce(play: Play, to: Room, kind: Body['kind'], from: Room): void {
  const { state } = play;
  const figures = kind === 'horde' ? zombiesIn(state, from) : 1;
  shiftBody(state, kind, from, to, figures);
  play.emit({
    type: 'reinforced',
    kind,
    from,
    to,
    count: figures,
    rule: 'DD-REINF-01',
    at: [at.room(from), at.room(to)],
  });
  const { reaction } = state;
  if (!reaction) return;
  if (kind === 'horde') {
    reaction.pending = reaction.pending.filter((body) => body.kind !== 'horde' || body.room !== from);
    return;
  }
  const token = reaction.pending.find((body) => body.kind === 'token' && body.room === from);
  if (token) remove(reaction.pending, token);
  turnToken(play, to, 'DD-SPAWN-14');
}
