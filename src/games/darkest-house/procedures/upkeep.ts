/** The upkeep phase: event, regroup, cameras, spawn, zombification. (Chapters Upkeep to Zombification.) */
import { pick, remove } from '../../../core/bag';
import { again, call, end, go, option } from '../../../core/procedure';
import { freeOptions, takeFreeOption, type FreeFacets } from '../actions/anyTime';
import { at, countIcon, eliminate, rollSurvivorDice, setUpSurvivor } from '../changes';
import { MAX_SURVIVOR_DICE, TERROR_DIE } from '../data/dice';
import { slotOf, SURVIVOR_IDS, type SurvivorId } from '../data/survivors';
import { FRONT_CYCLE, MAX_VIRUS } from '../data/tracks';
import { ENTRANCE, type Cell, type Room } from '../geometry';
import { cameraView } from '../passages';
import {
  hasSkill,
  inHouse,
  occupiedRooms,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  virusOf,
  zoneAp,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { rollCarefully } from './entering';
import { darkness, spreadFire } from './fire';
import { spawnZombies } from './spawning';
import { terror } from './terror';

type Watch = { room: Room; camera: Cell };
type Upkeep = {
  checks?: Watch[];
  /** The room whose cameras are being checked. */
  watching?: Room;
  unordered?: number[][];
};

export const upkeep: Procedure<Upkeep> = procedure<Upkeep>('upkeep', {
  begin(play) {
    const { state } = play;
    state.round++;
    state.functions = [];
    state.security.bypassed = false;
    for (const who of inHouse(state)) {
      const survivor = survivorAt(state, who);
      survivor.ap = zoneAp(state, survivor.wounds);
      renew(state, who);
    }
    play.emit({ type: 'roundBegan', round: state.round, rule: 'DD-UPKEEP-01' });
  },
  event(play) {
    const { state } = play;
    state.event = (state.event + 1) % FRONT_CYCLE.length;
    const event = FRONT_CYCLE[state.event] ?? 'clock';
    play.emit({ type: 'eventMoved', event, rule: 'DD-TRACK-03' });
    if (event === 'zombies') return call(spawnZombies, {});
    if (event === 'fire') return call(spreadFire, {});
    state.darknessDue++;
    return call(darkness, {});
  },
  regroup: () => call(reentries, {}),
  groups({ state }, frame) {
    state.groups = [];
    frame.unordered = occupiedRooms(state).map((room) => survivorsIn(state, room));
  },
  order: (_, frame) => ((frame.unordered ?? []).length > 0 ? undefined : go('grouped')),
  groupOrder: question<Upkeep, { survivor: string }>({
    seat: () => 'team',
    options: (state, frame) =>
      (frame.unordered ?? []).map((members) =>
        option({ survivor: survivorAt(state, members[0] ?? 0).id as string }),
      ),
    choose({ state }, frame, { survivor }) {
      const unordered = frame.unordered ?? [];
      const group = unordered.find(([first]) => survivorAt(state, first ?? 0).id === survivor);
      if (group) {
        remove(unordered, group);
        state.groups.push(group);
      }
      return go('order');
    },
  }),
  grouped(play, frame) {
    const { state } = play;
    const groups = state.groups.map((group) => group.map((who) => survivorAt(state, who).id));
    play.emit({ type: 'groupsFormed', groups, rule: 'DD-REGROUP-01' });
    frame.checks = watched(state);
  },
  cameras({ state }, frame) {
    frame.checks = (frame.checks ?? []).filter((check) => isOn(state, check));
    return frame.checks.length > 0 ? undefined : go('spawn');
  },
  cameraOrder: question<Upkeep, { room: Room; camera: Cell }>({
    seat: () => 'team',
    options: (_, frame) => nextChecks(frame).map(({ room, camera }) => option({ room, camera })),
    choose(_, frame, { room, camera }) {
      frame.watching = room;
      frame.checks = (frame.checks ?? []).filter((check) => check.room !== room || check.camera !== camera);
      return call(cameraCheck, { room, camera }, 'cameras');
    },
  }),
  spawn: () => call(spawnZombies, {}),
  zombification: () => call(zombification, {}),
});

/** A room is done with all its cameras before the next one begins. */
function nextChecks({ checks = [], watching }: Upkeep): Watch[] {
  const same = checks.filter((check) => check.room === watching);
  return same.length > 0 ? same : checks;
}

/** What works once a round (or cycle) works again. */
export function renew(state: DarkestState, who: number): void {
  const survivor = survivorAt(state, who);
  survivor.used = [];
  survivor.attempted = false;
}

function notInPlay(state: DarkestState): SurvivorId[] {
  const taken = state.survivors.filter((survivor) => survivor.status === 'in').map((survivor) => survivor.id);
  return SURVIVOR_IDS.filter((id) => !taken.includes(id));
}

const firstWaiting = (state: DarkestState): number =>
  state.survivors.findIndex((survivor) => survivor.status === 'waiting');

/** Everybody who was eliminated comes back, as the same survivor or as one who is not in play. */
export const reentries: Procedure = procedure('reentries', {
  next: ({ state }) => (firstWaiting(state) >= 0 ? undefined : end()),
  reentry: question<object, { survivor: string }>({
    seat: firstWaiting,
    options: (state) => notInPlay(state).map((id) => option({ survivor: id as string })),
    choose(play, _, { survivor }) {
      reenter(play, firstWaiting(play.state), survivor as SurvivorId);
      return go('next');
    },
  }),
});

/** A new survivor, or the old one again, in the entrance hall. Not a move: nothing there harms or notices it. */
function reenter(play: Play, who: number, id: SurvivorId): void {
  const instead = survivorAt(play.state, who).id;
  setUpSurvivor(play.state, who, id, ENTRANCE);
  play.emit({ type: 'reentered', survivor: id, instead, rule: 'DD-DEATH-03', at: [at.room(ENTRANCE)] });
}

/** All pairs of a room with survivors and a camera that sees it. */
function watched(state: DarkestState): Watch[] {
  const rooms = occupiedRooms(state);
  return Object.keys(state.cameras)
    .sort()
    .flatMap((camera) => rooms.map((room) => ({ room, camera })))
    .filter((check) => isOn(state, check));
}

function isOn(state: DarkestState, { room, camera }: Watch): boolean {
  const direction = state.cameras[camera];
  return (
    direction !== undefined &&
    survivorsIn(state, room).length > 0 &&
    cameraView(state, camera, direction).includes(room)
  );
}

/** One camera on one room: a failure sets off the terror die. */
export const cameraCheck: Procedure<Watch> = procedure<Watch>('cameraCheck', {
  roll(play, { room, camera }) {
    const { state } = play;
    const present = survivorsIn(state, room);
    const lightStep = present.some((who) => hasSkill(survivorAt(state, who), 'LU0'));
    if (lightStep) play.mark('skill/LU0');
    if (lightStep && present.length === 1) return end();
    const dice = lightStep
      ? rollSurvivorDice(play, Math.min(MAX_SURVIVOR_DICE, present.length - 1))
      : rollCarefully(play, present.length);
    const face = pick(TERROR_DIE, play.random);
    const alarm = countIcon(dice, 'failure') > 0;
    play.emit({
      type: 'cameraChecked',
      camera,
      room,
      dice,
      terror: face,
      alarm,
      rule: 'DD-CAMERA-12',
      at: [at.tile(camera), at.room(room)],
    });
    return alarm ? call(terror, { face, room }) : end();
  },
});

type Turning = { queue?: number[] };

/** The grey cube moves on for everybody with two virus tokens. */
export const zombification: Procedure<Turning> = procedure<Turning>('zombification', {
  infected({ state }, frame) {
    frame.queue = inHouse(state).filter((who) => virusOf(survivorAt(state, who)) === MAX_VIRUS);
    if (frame.queue.length === 0) return end();
    return freeOptions(state).some((free) => free.facets.verb === 'buy') ? undefined : go('next');
  },
  beforeZombification: question<Turning, { verb: string } & Partial<FreeFacets>>({
    seat: () => 'team',
    options: (state) => [option({ verb: 'goOn' }), ...freeOptions(state)],
    choose(play, _, picked) {
      return takeFreeOption(play, picked) ? again : undefined;
    },
  }),
  next(play, frame) {
    const who = frame.queue?.shift();
    if (who === undefined) return;
    turn(play, who);
    return again;
  },
  darkness: ({ state }) => (state.darknessDue > 0 ? call(darkness, {}) : end()),
});

const LAST_SLOT = 4;

function turn(play: Play, who: number): void {
  const survivor = survivorAt(play.state, who);
  survivor.curse = survivor.curse === 0 ? LAST_SLOT : survivor.curse - 1;
  const slot = survivor.curse;
  const lost = survivor.skills.filter((skill) => slotOf(skill) >= slot);
  survivor.skills = survivor.skills.filter((skill) => slotOf(skill) < slot);
  play.emit({
    type: 'zombified',
    survivor: survivor.id,
    slot,
    lost,
    rule: 'DD-ZOMB-02',
    at: [at.survivor(survivor.id)],
  });
  if (slot === 1) eliminate(play, who, 'virus');
}
