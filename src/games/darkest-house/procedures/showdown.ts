/** The final showdown: its start, the action markers and the reactions. (Chapter Final showdown.) */
import { pick } from '../../../core/bag';
import { call, end, go, option } from '../../../core/procedure';
import { actionOptions, actionRefusals, allOptions, takeAction, type ActionFacets } from '../actions';
import { at, turnToken } from '../changes';
import { AREAS, NEMESIS_IDS, type Area } from '../data/enemies';
import { CYCLE_START, REVERSE_CYCLE, SHIFT_AT } from '../data/tracks';
import { CELLS } from '../geometry';
import {
  inHouse,
  plan,
  procedure,
  question,
  survivorAt,
  placeOf,
  zoneAp,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { activateCreature } from './creature';
import { darkness, spreadFire, startFire } from './fire';
import { nemesisReaction } from './nemesis';
import { beginReaction, zombiesAttack, zombiesMove } from './reaction';
import { reentries, renew, zombification } from './upkeep';

type Start = { entrants: number[]; spare?: number; given?: Area[] };

export const showdown: Procedure<Start> = procedure<Start>('showdown', {
  cureHolder: question<Start, { survivor: string }>({
    seat: () => 'team',
    options: (state, { entrants }) =>
      entrants.map((who) => option({ survivor: survivorAt(state, who).id as string })),
    choose(play, _, { survivor }) {
      const { state } = play;
      state.cure = placeOf(state, survivor);
      // In practice games it is only now that somebody goes in.
      const room = plan(state).where.LAB ?? '';
      survivorAt(state, state.cure).room = room;
      play.emit({ type: 'showdownBegan', room, rule: 'DD-LAB-09', at: [at.room(room)] });
      play.emit({
        type: 'cureTaken',
        survivor: survivorAt(state, state.cure).id,
        rule: 'DD-SHOWDOWN-01',
        at: [at.room(room)],
      });
    },
  }),
  doors(play) {
    const { state } = play;
    state.stage = 'showdown';
    state.acting = null;
    state.groups = [];
    state.reaction = null;
    state.darknessDue = 0;
    state.cameras = {};
    state.security.open = true;
    for (const lock of Object.values(state.locks)) if (lock.chip !== null) state.chips.lost.push(lock.chip);
    state.locks = {};
  },
  /** Those who wait for their return come in now. */
  late: () => call(reentries, {}),
  hordes(play) {
    const { state } = play;
    for (const cell of CELLS) {
      for (const room of plan(state).roomsAt[cell] ?? []) {
        while ((state.tokens[room] ?? 0) > 0) turnToken(play, room, 'DD-SHOWDOWN-03');
      }
    }
  },
  fire: ({ state }) => (state.fire.token === null ? call(startFire, {}) : undefined),
  nemesis(play, frame) {
    const { state } = play;
    const id = pick(NEMESIS_IDS, play.random);
    const present = inHouse(state);
    const levels = present.reduce((sum, who) => sum + zoneAp(state, survivorAt(state, who).wounds), 0);
    const cubes = levels + present.length;
    const each = Math.floor(cubes / AREAS.length);
    const room = plan(state).where.LAB ?? '';
    state.nemesis = { id, room, cubes: { red: each, blue: each, white: each, orange: each }, reached: null };
    frame.spare = cubes % AREAS.length;
    frame.given = [];
    play.mark(`nemesis/${id}`);
    play.emit({
      type: 'nemesisArrived',
      nemesis: id,
      room,
      cubes,
      rule: 'DD-SHOWDOWN-05',
      at: [at.room(room)],
    });
  },
  spare: (_, frame) => ((frame.spare ?? 0) > 0 ? undefined : go('markers')),
  cubeArea: question<Start, { area: Area }>({
    seat: () => 'team',
    options: (_, { given = [] }) =>
      AREAS.filter((area) => !given.includes(area)).map((area) => option({ area })),
    choose(play, frame, { area }) {
      const { nemesis } = play.state;
      frame.spare = (frame.spare ?? 0) - 1;
      frame.given?.push(area);
      if (nemesis) {
        nemesis.cubes[area]++;
        play.emit({
          type: 'cubePlaced',
          nemesis: nemesis.id,
          area,
          rule: 'DD-SHOWDOWN-05',
          at: [at.room(nemesis.room)],
        });
      }
      return go('spare');
    },
  }),
  markers(play) {
    const { state } = play;
    state.event = CYCLE_START;
    state.darkness = 0;
    state.functions = [];
    state.boxes = { left: state.survivors.map(() => 0), middle: state.survivors.map(() => 0) };
    let total = 0;
    for (const who of inHouse(state)) {
      const survivor = survivorAt(state, who);
      survivor.ap = 0;
      survivor.hand = zoneAp(state, survivor.wounds);
      total += survivor.hand;
      renew(state, who);
    }
    play.emit({ type: 'markersDealt', total, rule: 'DD-SHOWDOWN-07' });
    return call(showdownTurns, {});
  },
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** True when somebody can still put a marker into the left box. */
const canPlace = (state: DarkestState): boolean =>
  actionOptions(state).some((one) => (one.cost?.ap ?? 0) > 0);

export const showdownTurns: Procedure = procedure('showdownTurns', {
  full: ({ state }) => (sum(state.boxes.left) >= SHIFT_AT ? go('shift') : undefined),
  showdownAction: question<object, ActionFacets>({
    seat: () => 'team',
    options(state) {
      const options = allOptions(state);
      const shift = sum(state.boxes.left) > 0 || !canPlace(state);
      return shift ? [option<ActionFacets>({ verb: 'shift' }), ...options] : options;
    },
    refusals: (state) => actionRefusals(state),
    choose(play, _, picked) {
      return picked.verb === 'shift' ? go('shift') : (takeAction(play, picked, 'full') ?? go('full'));
    },
  }),
  shift(play) {
    shiftMarkers(play);
    return call(showdownReaction, {}, 'full');
  },
});

/** Middle markers go back to their owners, left ones to the middle. */
function shiftMarkers(play: Play): void {
  const { state } = play;
  const { left, middle } = state.boxes;
  const returned = sum(middle);
  const shifted = sum(left);
  middle.forEach((markers, who) => {
    survivorAt(state, who).hand += markers;
  });
  state.boxes = { left: left.map(() => 0), middle: [...left] };
  state.functions = [];
  for (const who of inHouse(state)) renew(state, who);
  play.emit({ type: 'markersShifted', returned, shifted, early: shifted < SHIFT_AT, rule: 'DD-SHOWDOWN-11' });
}

/** Event, fire, zombification, then nemesis, hordes and creature. */
export const showdownReaction: Procedure = procedure('showdownReaction', {
  event(play) {
    const { state } = play;
    // From here on nobody acts, and a creature that arrives only stands there.
    beginReaction(state, []);
    state.event = (state.event + 1) % REVERSE_CYCLE.length;
    const event = REVERSE_CYCLE[state.event] ?? 'nothing';
    play.emit({ type: 'eventMoved', event, rule: 'DD-SHOWDOWN-20' });
    if (event !== 'clock') return;
    state.darknessDue++;
    return call(darkness, {});
  },
  fire: () => call(spreadFire, {}),
  zombification: () => call(zombification, {}),
  nemesis: () => call(nemesisReaction, {}),
  activate({ state }) {
    const creatureDone = state.reaction?.creatureDone ?? false;
    beginReaction(state, CELLS).creatureDone = creatureDone;
  },
  hordesAttack: () => call(zombiesAttack, {}),
  hordesMove: () => call(zombiesMove, { most: null }),
  creature: ({ state }) => (state.reaction?.creatureDone ? undefined : call(activateCreature, {})),
  over({ state }) {
    state.reaction = null;
    return end();
  },
});
