/** The creature: how it comes, heals, walks and strikes. (Chapters Creatures, Reaction phase, Terror die.) */
import { take } from '../../../core/bag';
import { call, end, go, option } from '../../../core/procedure';
import { at, creatureAreasDown } from '../changes';
import { CREATURES } from '../data/enemies';
import { cellOf, kingDistance, type Room } from '../geometry';
import { creatureWays, isLockedTile, nearestGoals, rangeBetween, routeEnds, sightFrom } from '../passages';
import {
  anyoneIn,
  count,
  isDestroyed,
  occupiedRooms,
  plan,
  procedure,
  question,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { enemyAttack } from './enemyAttack';
import { rollLocation } from './fire';

/** The next board of the pile, its figure on a tile found by a location roll. It is only placed. */
export function arriveCreature(play: Play): void {
  const { state } = play;
  if (state.creature !== null || state.creatures.length === 0) return;
  const cell = rollLocation(
    play,
    (candidate) =>
      plan(state).tiles[candidate]?.tile.kind !== 'lab' &&
      !isDestroyed(state, candidate) &&
      !isLockedTile(state, candidate),
  );
  if (cell === null) return;
  const id = take(state.creatures, play.random);
  state.creature = { id, room: cell, hits: {} };
  // One that comes in the middle of a reaction takes part from the next one on.
  if (state.reaction) state.reaction.creatureDone = true;
  play.mark(`creature/${id}`);
  play.emit({
    type: 'creatureArrived',
    creature: id,
    room: cell,
    rule: 'DD-CREATURE-02',
    at: [at.room(cell)],
  });
}

type Healing = { left: number };

/** Terror face "creature appears" while one is in the house: up to three hit markers come off. */
export const healCreature = procedure<Healing>('healCreature', {
  check({ state }, frame) {
    return frame.left > 0 && woundedLocations(state).length > 0 ? undefined : end();
  },
  healedLocation: question<Healing, { location: string }>({
    seat: () => 'team',
    options: (state) => woundedLocations(state).map((location) => option({ location })),
    choose(play, frame, { location }) {
      const { creature } = play.state;
      if (!creature) return end();
      frame.left--;
      count(creature.hits, location, -1);
      play.emit({
        type: 'creatureHealed',
        creature: creature.id,
        location,
        rule: 'DD-TERROR-05',
        at: [at.room(creature.room)],
      });
      return go('check');
    },
  }),
});

const woundedLocations = (state: DarkestState): string[] => Object.keys(state.creature?.hits ?? {}).sort();

export function creatureDice(state: DarkestState): number {
  const { creature } = state;
  return creature ? Math.max(0, CREATURES[creature.id].dice - creatureAreasDown(state, 'red')) : 0;
}

/** Movement of this activation: printed or rolled, less one for each destroyed blue location. */
function movement(play: Play): number {
  const { creature } = play.state;
  if (!creature) return 0;
  const { move } = CREATURES[creature.id];
  let rooms = move === 'd4' ? play.random.die(4) : move;
  if (move === 'd4') {
    play.emit({
      type: 'creatureMoveRolled',
      creature: creature.id,
      roll: rooms,
      rule: 'DD-ENEMY-CR2',
      at: [at.room(creature.room)],
    });
  }
  rooms -= creatureAreasDown(play.state, 'blue');
  return Math.max(0, rooms);
}

function waysOf(state: DarkestState): (room: Room) => Room[] {
  const fireproof = state.creature !== null && CREATURES[state.creature.id].fireproof;
  return (room) => creatureWays(state, room, fireproof);
}

type Activation = {
  /** The room of those who made a terror roll; without it the nearest survivors anywhere draw the creature. */
  lure?: Room;
  moves?: number;
  goal?: Room;
};

/** One activation: attack where it stands, or walk and attack. */
export const activateCreature: Procedure<Activation> = procedure<Activation>('activateCreature', {
  here({ state }) {
    const { creature } = state;
    if (!creature) return end();
    return anyoneIn(state, creature.room) ? go('strike') : undefined;
  },
  movement(play, frame) {
    frame.moves = movement(play);
    return goalsOf(play.state, frame).length > 0 ? undefined : go('stay');
  },
  creatureTarget: question<Activation, { room: Room }>({
    seat: () => 'team',
    options: (state, frame) => goalsOf(state, frame).map((room) => option({ room })),
    choose({ state }, frame, { room }) {
      frame.goal = room;
      return endsOf(state, frame).length > 0 ? undefined : go('stay');
    },
  }),
  creatureRoute: question<Activation, { room: Room }>({
    seat: () => 'team',
    options: (state, frame) => endsOf(state, frame).map((room) => option({ room })),
    choose(play, _, { room }) {
      const { creature } = play.state;
      if (!creature || creature.room === room) return go('stay');
      const from = creature.room;
      creature.room = room;
      play.emit({
        type: 'creatureMoved',
        creature: creature.id,
        from,
        to: room,
        rule: 'DD-REACT-22',
        at: [at.room(from), at.room(room)],
      });
      return go('strike');
    },
  }),
  stay(play) {
    const { creature } = play.state;
    if (creature) {
      play.emit({
        type: 'creatureStays',
        creature: creature.id,
        rule: 'DD-REACT-24',
        at: [at.room(creature.room)],
      });
    }
  },
  strike({ state }) {
    const { creature } = state;
    if (!creature) return end();
    if (anyoneIn(state, creature.room)) {
      return call(enemyAttack, { by: 'creature', room: creature.room, count: creatureDice(state) }, 'over');
    }
    return inReach(state).length > 0 ? undefined : end();
  },
  shotAt: question<Activation, { room: Room }>({
    seat: () => 'team',
    options: (state) => inReach(state).map((room) => option({ room })),
    choose: ({ state }, _, { room }) =>
      call(enemyAttack, { by: 'creature', room, count: creatureDice(state) }, 'over'),
  }),
  over: () => end(),
});

/** The nearest rooms with survivors that it can walk to, or the room of the terror roll. */
function goalsOf(state: DarkestState, { lure }: Activation): Room[] {
  const { creature } = state;
  if (!creature) return [];
  return nearestGoals(creature.room, lure === undefined ? occupiedRooms(state) : [lure], waysOf(state)).goals;
}

/** Where its movement can end: along a shortest route, never farther from the target than it began. */
function endsOf(state: DarkestState, { goal, moves }: Activation): Room[] {
  const { creature } = state;
  if (!creature || goal === undefined) return [];
  const start = kingDistance(cellOf(creature.room), cellOf(goal));
  return routeEnds(creature.room, goal, moves ?? 0, waysOf(state), (room) => anyoneIn(state, room)).filter(
    (room) => kingDistance(cellOf(room), cellOf(goal)) <= start,
  );
}

/** Rooms that a ranged creature can shoot into: the nearest ones with survivors in line of sight. */
function inReach(state: DarkestState): Room[] {
  const { creature } = state;
  if (!creature) return [];
  const { range } = CREATURES[creature.id];
  if (range === 0) return [];
  const seen = sightFrom(state, creature.room);
  let nearest = range;
  let found: Room[] = [];
  for (const room of occupiedRooms(state)) {
    const distance = rangeBetween(creature.room, room);
    if (distance > nearest || !seen.includes(room)) continue;
    if (distance < nearest) found = [];
    nearest = distance;
    found.push(room);
  }
  return found;
}
