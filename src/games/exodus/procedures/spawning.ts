/** The infected spawn phase: rolls, units that step onto the board, pushing forward (EX-SPAWN, EX-PUSH). */
import { again, call, end, go, option, type Flow } from '../../../core/procedure';
import type { InfectedKind } from '../data/infected';
import { POINTS, type Point, type Spawn } from '../data/mission';
import { missionOf } from '../data/missions';
import { INFECTED } from '../data/infected';
import { chargeSquares, detects, goalField, goalsOf, orderField, pointSquare } from '../paths';
import { addInfected, faceClosest, named, squarePiece, unitPiece } from '../pieces';
import type { Square } from '../plan';
import {
  heroesIn,
  heroesOn,
  infectedOn,
  inWater,
  isFree,
  moverOf,
  namedSquare,
  neighbours,
  pathField,
  squareName,
  supplyOf,
  usable,
} from '../queries';
import {
  asksTies,
  directorSeat,
  fateSeat,
  procedure,
  question,
  unitOf,
  type ExodusState,
  type Infected,
  type Play,
} from '../state';
import { spawnWords } from '../words';
import { directorWindow } from './director';
import { activationOf, infectedActs } from './infectedActs';
import { roamer, seeker, takeOff } from './roamer';
import { crowd } from './rooms';

/** Units that a director may take off before the spawn: not in a grapple, not under direct control (EX-RULING-133). */
const removable = (state: ExodusState): Infected[] =>
  state.infected.filter(({ square, control, hero }) => square !== null && !control && hero === null);

export const spawnPhase = procedure<{ rolls: number }>('spawnPhase', {
  begin(play, frame) {
    const { state } = play;
    state.phase = 'spawn';
    for (const unit of state.infected) unit.fresh = false;
    play.emit({ type: 'phaseBegan', phase: 'spawn', rule: 'EX-SPAWN-01' });
    frame.rolls = 1 + state.progress.extraSpawns;
    state.progress.extraSpawns = 0;
    return state.director === null ? go('rolls') : undefined;
  },
  dropOffs: question<{ rolls: number }, { verb: string; unit: number }>({
    seat: directorSeat,
    options: (state) => [
      option({ verb: 'done', unit: 0 }),
      ...removable(state).map(({ id }) => option({ verb: 'dropOff', unit: id })),
    ],
    choose(play, _, { verb, unit }) {
      if (verb === 'done') return;
      takeOff(play, unit);
      return again;
    },
    always: true,
  }),
  before: () => call(directorWindow, { window: 'BS' }),
  rolls(play, frame) {
    if (frame.rolls < 1 || heroesIn(play.state).length === 0) return;
    frame.rolls--;
    return call(spawnRoll, { halved: false, spawn: null }, 'rolls');
  },
  after: (play) => (play.state.director === null ? end() : call(directorWindow, { window: 'AS' })),
  over(play) {
    play.state.effects.sideGate = false;
    return end();
  },
});

export interface SpawnRoll {
  /** Second Wave (D05): half as many, rounded up. */
  halved: boolean;
  spawn: Spawn | null;
}

/** Other points of the same kind, for Side Gate (D06). */
function otherPoints(state: ExodusState, point: string): Point[] {
  const { points } = missionOf(state.mission);
  const water = points[point as Point]?.water;
  return POINTS.filter((each) => each !== point && points[each]?.water === water);
}

export const spawnRoll = procedure<SpawnRoll>('spawnRoll', {
  roll(play, frame) {
    const { state } = play;
    const roll = play.random.die(8);
    const spawn = missionOf(state.mission).turnSpawn[roll - 1] ?? { what: 'nothing' as const };
    frame.spawn = spawn;
    play.emit({
      type: 'spawnRolled',
      roll,
      words: spawnWords(state, spawn, false),
      rule: 'EX-SPAWN-03',
    });
    if (spawn.what === 'roamer') return call(roamer, { hero: null }, 'done');
    if (spawn.what === 'seeker') return call(seeker, { siren: null }, 'done');
    if (spawn.what === 'nothing') return end();
    if (!state.effects.sideGate) return go('enter');
    state.effects.sideGate = false;
    return otherPoints(state, spawn.where).length > 0 ? undefined : go('enter');
  },
  sideGate: question<SpawnRoll, { point: string }>({
    seat: directorSeat,
    options: (state, { spawn }) =>
      otherPoints(state, spawn?.what === 'units' ? spawn.where : '').map((point) => option({ point })),
    choose(_, frame, { point }) {
      if (frame.spawn?.what === 'units') frame.spawn = { ...frame.spawn, where: point };
    },
  }),
  enter(play, { spawn, halved }) {
    const { state } = play;
    if (spawn?.what !== 'units') return end();
    const wanted = halved ? Math.ceil(crowd(state, spawn) / 2) : crowd(state, spawn);
    const left = Math.min(wanted, supplyOf(state, spawn.kind));
    if (left < wanted)
      play.emit({ type: 'notPlaced', kind: spawn.kind, why: 'miniatures', rule: 'EX-DROPOFF-01' });
    return call(enterBoard, { kind: spawn.kind, point: spawn.where, left, unit: 0, chain: [] }, 'done');
  },
  done: () => end(),
});

export interface EnterBoard {
  kind: InfectedKind;
  point: string;
  /** Units that are still to come. */
  left: number;
  /** The infected to be pushed now, and where those before it will go. */
  unit: number;
  chain: { unit: number; to: Square }[];
}

/** Free squares nearest to the spawn point, for when a hero stands on it (EX-RULING-96). */
function nearSquares(state: ExodusState, { kind, point }: EnterBoard): Square[] {
  const field = pathField(state, [pointSquare(state, point)], moverOf({ kind }));
  let least = Infinity;
  let found: Square[] = [];
  field.forEach((steps, square) => {
    if (steps < 0 || steps > least || !isFree(state, square)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found;
}

/** Would the newcomer charge through whoever stands on the spawn point? Then nobody is pushed (EX-RULING-98). */
function chargesThrough(state: ExodusState, { kind }: EnterBoard, at: Square): boolean {
  const unit = { kind };
  const { goals } = goalsOf(state, unit, at, false);
  if (goals.length === 0 || goals.some(({ blocked }) => blocked)) return false;
  if (!(kind === 'reaver' && inWater(state, at)) && !detects(state, unit, at)) return false;
  return goals.every((goal) => {
    const field = goalField(state, unit, goal);
    const left = INFECTED[kind].charge - 1;
    return chargeSquares(state, unit, at, left, field, (field[at] ?? -1) + 1).length > 0;
  });
}

/** Squares to which an infected can be pushed, itself pushing on whoever is there (EX-RULING-98). */
export function pushSquares(state: ExodusState, id: number): Square[] {
  const unit = unitOf(state, id);
  if (unit.square === null) return [];
  const mover = moverOf(unit);
  const field = orderField(state, mover);
  const open = usable(state, mover);
  const here = field[unit.square] ?? -1;
  return neighbours(state, unit.square)
    .filter((near) => {
      const steps = field[near] ?? -1;
      if (!open[near] || steps < 0 || steps >= here) return false;
      if (isFree(state, near)) return true;
      const other = infectedOn(state, near);
      return other !== null && pushSquares(state, other.id).length > 0;
    })
    .sort((a, b) => a - b);
}

function pushTo(play: Play, id: number, to: Square): void {
  const { state } = play;
  const unit = unitOf(state, id);
  const from = unit.square ?? to;
  unit.square = to;
  play.mark('push');
  play.emit({
    type: 'unitPushed',
    ...named(unit),
    from: squareName(state, from),
    to: squareName(state, to),
    at: [unitPiece(id), squarePiece(state, to)],
    rule: 'EX-PUSH-01',
  });
}

function bringIn(play: Play, frame: EnterBoard, square: Square): number {
  const { state } = play;
  const unit = addInfected(state, frame.kind, square);
  unit.fresh = true;
  faceClosest(state, unit);
  play.emit({
    type: 'unitPlaced',
    ...named(unit),
    square: squareName(state, square),
    how: 'spawn',
    at: [unitPiece(unit.id), squarePiece(state, square)],
    rule: 'EX-SPAWN-04',
  });
  return unit.id;
}

/** Units enter one after the other; each finishes before the next comes (EX-RULING-94). */
export const enterBoard = procedure<EnterBoard>('enterBoard', {
  next(play, frame) {
    const { state } = play;
    if (frame.left < 1 || heroesIn(state).length === 0) return end();
    frame.left--;
    const at = pointSquare(state, frame.point);
    if (isFree(state, at)) return call(infectedActs, activationOf(bringIn(play, frame, at), 1), 'next');
    const occupant = infectedOn(state, at);
    if (heroesOn(state, at).length > 0 || occupant === null) return go('beside');
    if (chargesThrough(state, frame, at))
      return call(infectedActs, activationOf(bringIn(play, frame, at), 1), 'next');
    frame.unit = occupant.id;
    return go('push');
  },
  beside(play, frame) {
    const squares = nearSquares(play.state, frame);
    const [first, second] = squares;
    if (first === undefined) return go('blocked');
    if (second !== undefined && asksTies(play.state)) return;
    return call(infectedActs, activationOf(bringIn(play, frame, first), 1), 'next');
  },
  enterAt: question<EnterBoard, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      nearSquares(state, frame).map((square) => option({ square: squareName(state, square) })),
    choose(play, frame, { square }) {
      const unit = bringIn(play, frame, namedSquare(play.state, square));
      return call(infectedActs, activationOf(unit, 1), 'next');
    },
  }),
  push(play, frame) {
    const { state } = play;
    const squares = pushSquares(state, frame.unit);
    const [first, second] = squares;
    if (first === undefined) return go('blocked');
    if (second !== undefined && asksTies(state)) return;
    return shove(play, frame, first);
  },
  pushWhere: question<EnterBoard, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      pushSquares(state, frame.unit).map((square) => option({ square: squareName(state, square) })),
    choose: (play, frame, { square }) => shove(play, frame, namedSquare(play.state, square)),
  }),
  enterPushed: (play, frame) =>
    call(infectedActs, activationOf(bringIn(play, frame, pointSquare(play.state, frame.point)), 1), 'next'),
  blocked(play, frame) {
    play.emit({ type: 'notPlaced', kind: frame.kind, why: 'noSquare', rule: 'EX-RULING-98' });
    return go('next');
  },
});

/** Whoever stands in the chosen square is pushed on first; at its free end the whole chain moves, the last one first. */
function shove(play: Play, frame: EnterBoard, to: Square): Flow {
  frame.chain.push({ unit: frame.unit, to });
  const other = infectedOn(play.state, to);
  if (other !== null) {
    frame.unit = other.id;
    return go('push');
  }
  for (const link of frame.chain.reverse()) pushTo(play, link.unit, link.to);
  frame.chain = [];
  return go('enterPushed');
}
