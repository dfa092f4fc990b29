/** Enemies react to what a group did: zombies of the trigger zone and the creature, then the fire. (Chapter Reaction phase.) */
import { remove } from '../../../core/bag';
import { call, end, go, option } from '../../../core/procedure';
import { at } from '../changes';
import { MAX_CREATURE_DICE } from '../data/dice';
import { around, cellOf, type Cell, type Room } from '../geometry';
import { nearestGoals, stepsTowards, zombieWays } from '../passages';
import {
  anyoneIn,
  count,
  occupiedRooms,
  procedure,
  question,
  survivorAt,
  zombiesIn,
  type Body,
  type DarkestState,
  type Play,
  type Procedure,
  type Reaction,
} from '../state';
import { activateCreature, creatureDice } from './creature';
import { enemyAttack } from './enemyAttack';
import { spreadFire } from './fire';

const ZOMBIE_MOVES = 2;

/** The tiles of the members and the up to eight around each. */
export function triggerZone(state: DarkestState, members: readonly number[]): Cell[] {
  const zone: Cell[] = [];
  for (const who of members) {
    const { room } = survivorAt(state, who);
    if (room === null) continue;
    for (const cell of around(cellOf(room))) if (!zone.includes(cell)) zone.push(cell);
  }
  return zone.sort();
}

/** Fixes who is activated: hordes that share a room with survivors attack first, all others will move. */
export function beginReaction(state: DarkestState, zone: readonly Cell[]): Reaction {
  const reaction: Reaction = {
    zone: [...zone],
    pending: [],
    attackers: [],
    mover: null,
    creatureDone: false,
  };
  for (const room of Object.keys(state.hordes).sort()) {
    if (!zone.includes(cellOf(room))) continue;
    if (anyoneIn(state, room)) reaction.attackers.push(room);
    else reaction.pending.push({ kind: 'horde', room, count: zombiesIn(state, room) });
  }
  for (const room of Object.keys(state.tokens).sort()) {
    if (!zone.includes(cellOf(room))) continue;
    for (let n = state.tokens[room] ?? 0; n > 0; n--)
      reaction.pending.push({ kind: 'token', room, count: 1 });
  }
  state.reaction = reaction;
  return reaction;
}

/** Dice of a horde: one a figure, six at the most. Who joins during an attack comes after its dice are counted. */
export function hordeDice(state: DarkestState, room: Room): number {
  return Math.min(MAX_CREATURE_DICE, zombiesIn(state, room));
}

type Members = { members: number[] };

export const reaction: Procedure<Members> = procedure<Members>('reaction', {
  activate({ state }, { members }) {
    beginReaction(state, triggerZone(state, members));
  },
  zombieAttacks: () => call(zombiesAttack, {}),
  creatureAttacks({ state }) {
    const { creature } = state;
    if (!creature || !anyoneIn(state, creature.room)) return;
    if (state.reaction) state.reaction.creatureDone = true;
    return call(enemyAttack, { by: 'creature', room: creature.room, count: creatureDice(state) });
  },
  zombieMoves: () => call(zombiesMove, { most: null }),
  creatureMoves: ({ state }) => (state.reaction?.creatureDone ? undefined : call(activateCreature, {})),
  fire({ state }) {
    state.reaction = null;
    return call(spreadFire, {});
  },
});

/** Step 1: activated zombies attack the survivors in their own rooms, in the order that the players like. */
export const zombiesAttack: Procedure = procedure('zombiesAttack', {
  next({ state }) {
    const attackers = state.reaction?.attackers ?? [];
    for (const room of [...attackers]) {
      if (anyoneIn(state, room) && zombiesIn(state, room) > 0) continue;
      // Everybody fled before this horde struck: it has not acted and may still move.
      remove(attackers, room);
      if (zombiesIn(state, room) > 0)
        state.reaction?.pending.push({ kind: 'horde', room, count: zombiesIn(state, room) });
    }
    return attackers.length > 0 ? undefined : end();
  },
  attackOrder: question<object, { room: Room }>({
    seat: () => 'team',
    options: (state) => (state.reaction?.attackers ?? []).map((room) => option({ room })),
    choose({ state }, _, { room }) {
      if (state.reaction) remove(state.reaction.attackers, room);
      return call(enemyAttack, { by: 'horde', room, count: hordeDice(state, room) }, 'next');
    },
  }),
});

type Moves = {
  /** How many bodies move at the most; null for all. */
  most: number | null;
};

/** Step 2: activated zombies move and attack what they reach, one horde or token at a time. */
export const zombiesMove: Procedure<Moves> = procedure<Moves>('zombiesMove', {
  next({ state }, frame) {
    const { reaction } = state;
    if (!reaction || frame.most === 0) return end();
    // Who cannot get closer has nothing to choose.
    reaction.pending = reaction.pending.filter(
      (body) => anyoneIn(state, body.room) || goalsOf(state, body).length > 0,
    );
    return reaction.pending.length > 0 ? undefined : end();
  },
  moveOrder: question<Moves, { body: string; room: Room }>({
    seat: () => 'team',
    options(state) {
      const seen = new Set<string>();
      return (state.reaction?.pending ?? []).flatMap(({ kind, room }) => {
        if (seen.has(kind + room)) return [];
        seen.add(kind + room);
        return [option({ body: kind as string, room })];
      });
    },
    choose({ state }, frame, { body, room }) {
      const { reaction } = state;
      const mover = reaction?.pending.find((one) => one.kind === body && one.room === room);
      if (!reaction || !mover) return go('next');
      remove(reaction.pending, mover);
      reaction.mover = mover;
      if (frame.most !== null) frame.most--;
      return call(moveBody, { steps: ZOMBIE_MOVES }, 'next');
    },
  }),
});

/** The nearest survivors that a body can reach inside the zone. */
function goalsOf(state: DarkestState, body: Body): Room[] {
  return nearestGoals(body.room, occupiedRooms(state), waysOf(state)).goals;
}

const waysOf =
  (state: DarkestState) =>
  (room: Room): Room[] =>
    zombieWays(state, room, state.reaction?.zone ?? null);

type Walk = { steps: number; goal?: Room };

/** One horde or token walks towards the nearest survivors and attacks at once when it reaches some. */
export const moveBody: Procedure<Walk> = procedure<Walk>('moveBody', {
  start({ state }) {
    const mover = state.reaction?.mover;
    if (!mover) return end();
    return anyoneIn(state, mover.room) ? go('arrive') : undefined;
  },
  zombieTarget: question<Walk, { room: Room }>({
    seat: () => 'team',
    options: (state) =>
      (state.reaction?.mover ? goalsOf(state, state.reaction.mover) : []).map((room) => option({ room })),
    choose(_, frame, { room }) {
      frame.goal = room;
    },
  }),
  zombieRoute: question<Walk, { room: Room }>({
    seat: () => 'team',
    options(state, { goal }) {
      const from = state.reaction?.mover?.room ?? '';
      return stepsTowards(from, goal ?? '', waysOf(state)).map((room) => option({ room }));
    },
    choose(play, frame, { room }) {
      frame.steps--;
      stepBody(play, room);
    },
  }),
  goOn({ state }, { steps, goal }) {
    const mover = state.reaction?.mover;
    if (!mover || mover.count === 0) return go('over');
    if (anyoneIn(state, mover.room)) return go('arrive');
    return steps > 0 && mover.room !== goal ? go('zombieRoute') : go('over');
  },
  arrive({ state }) {
    const { reaction } = state;
    const room = reaction?.mover?.room;
    if (!reaction || room === undefined) return end();
    // All figures of the room attack as one: a merged horde, and those who had not acted yet.
    reaction.pending = reaction.pending.filter((body) => body.kind !== 'horde' || body.room !== room);
    return call(enemyAttack, { by: 'horde', room, count: hordeDice(state, room) }, 'over');
  },
  over({ state }) {
    if (state.reaction) state.reaction.mover = null;
  },
});

function stepBody(play: Play, to: Room): void {
  const { state } = play;
  const mover = state.reaction?.mover;
  if (!mover) return;
  const from = mover.room;
  shiftBody(state, mover.kind, from, to, mover.count);
  mover.room = to;
  play.emit({
    type: 'zombiesMoved',
    kind: mover.kind,
    from,
    to,
    count: mover.count,
    rule: 'DD-REACT-14',
    at: [at.room(from), at.room(to)],
  });
}

/** Carries figures or one token from room to room. */
export function shiftBody(
  state: DarkestState,
  kind: Body['kind'],
  from: Room,
  to: Room,
  figures: number,
): void {
  const counter = kind === 'horde' ? state.hordes : state.tokens;
  count(counter, from, -figures);
  count(counter, to, figures);
}
