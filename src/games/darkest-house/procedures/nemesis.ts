/** The nemesis: from corner to corner, destroying them. (Chapter Nemesis.) */
import { call, end, go, option } from '../../../core/procedure';
import { at, removeZombies } from '../changes';
import { destroyTile } from '../houseChanges';
import { CREATURES, NEMESES } from '../data/enemies';
import { DESTROYED_DAMAGE } from '../data/tracks';
import { cellOf, type Cell, type Room } from '../geometry';
import { nearestGoals, stepsTowards, waysOut } from '../passages';
import {
  anyoneIn,
  isDestroyed,
  plan,
  procedure,
  question,
  survivorsIn,
  zombiesIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { FUNCTION_CORNERS } from '../data/tiles';
import { enemyAttack } from './enemyAttack';
import { woundCreature } from './fire';
import { harm } from './harm';

export function nemesisDice(state: DarkestState): number {
  const { nemesis } = state;
  return nemesis ? NEMESES[nemesis.id].dice - (nemesis.cubes.red === 0 ? 1 : 0) : 0;
}

export function nemesisMovement(state: DarkestState): number {
  const { nemesis } = state;
  return nemesis ? Math.max(1, NEMESES[nemesis.id].move - (nemesis.cubes.blue === 0 ? 1 : 0)) : 0;
}

/** Function corners that still stand. */
export function standingCorners(state: DarkestState): Cell[] {
  return FUNCTION_CORNERS.map((corner) => plan(state).where[corner] ?? '').filter(
    (cell) => !isDestroyed(state, cell),
  );
}

const ways =
  (state: DarkestState) =>
  (room: Room): Room[] =>
    waysOut(state, room);

type March = { moves?: number; goal?: Room; burning?: number[] };

export const nemesisReaction: Procedure<March> = procedure<March>('nemesisReaction', {
  begin({ state }) {
    const { nemesis } = state;
    if (!nemesis) return end();
    const cell = cellOf(nemesis.room);
    const destroys = nemesis.reached === cell && !isDestroyed(state, cell);
    nemesis.reached = null;
    return destroys ? go('destroy') : go('strike');
  },
  destroy(play, frame) {
    const cell = cellOf(play.state.nemesis?.room ?? '');
    frame.burning = survivorsIn(play.state, cell);
    destroyCorner(play, cell);
    const { creature } = play.state;
    if (creature && creature.room === cell && !CREATURES[creature.id].fireproof) {
      return call(woundCreature, { hits: DESTROYED_DAMAGE, cause: 'nemesis' });
    }
  },
  blast(_, frame) {
    const who = frame.burning?.shift();
    return who === undefined ? undefined : call(harm, { who, amount: DESTROYED_DAMAGE, fire: true }, 'blast');
  },
  strikeAmongRuins({ state }) {
    return call(
      enemyAttack,
      { by: 'nemesis', room: state.nemesis?.room ?? '', count: nemesisDice(state) },
      'over',
    );
  },
  strike({ state }, frame) {
    frame.moves = nemesisMovement(state);
    const room = state.nemesis?.room ?? '';
    return anyoneIn(state, room)
      ? call(enemyAttack, { by: 'nemesis', room, count: nemesisDice(state) })
      : undefined;
  },
  goals: ({ state }) => (goalsOf(state).length > 0 ? undefined : go('over')),
  nemesisGoal: question<March, { room: Room }>({
    seat: () => 'team',
    options: (state) => goalsOf(state).map((room) => option({ room })),
    choose(_, frame, { room }) {
      frame.goal = room;
    },
  }),
  march({ state }, frame) {
    const { nemesis } = state;
    if (!nemesis) return end();
    if (nemesis.room === frame.goal) {
      nemesis.reached = cellOf(nemesis.room);
      return go('over');
    }
    return (frame.moves ?? 0) > 0 ? undefined : go('over');
  },
  nemesisRoute: question<March, { room: Room }>({
    seat: () => 'team',
    options: (state, { goal }) =>
      stepsTowards(state.nemesis?.room ?? '', goal ?? '', ways(state)).map((room) => option({ room })),
    choose(play, frame, { room }) {
      const { state } = play;
      const { nemesis } = state;
      if (!nemesis) return end();
      frame.moves = (frame.moves ?? 0) - 1;
      const from = nemesis.room;
      nemesis.room = room;
      play.emit({
        type: 'nemesisMoved',
        nemesis: nemesis.id,
        from,
        to: room,
        rule: 'DD-NEMESIS-01',
        at: [at.room(from), at.room(room)],
      });
    },
  }),
  meet({ state }) {
    const room = state.nemesis?.room ?? '';
    return anyoneIn(state, room)
      ? call(enemyAttack, { by: 'nemesis', room, count: nemesisDice(state) }, 'march')
      : go('march');
  },
  over: () => end(),
});

/** The nearest standing corners; all doors are open and fire does not stop it. */
function goalsOf(state: DarkestState): Room[] {
  return nearestGoals(state.nemesis?.room ?? '', standingCorners(state), ways(state)).goals;
}

function destroyCorner(play: Play, cell: Cell): void {
  const { state } = play;
  const zombies = zombiesIn(state, cell);
  destroyTile(play, cell);
  if (zombies > 0) removeZombies(state, cell, zombies);
  play.emit({ type: 'cornerDestroyed', cell, zombies, rule: 'DD-NEMESIS-04', at: [at.tile(cell)] });
}
