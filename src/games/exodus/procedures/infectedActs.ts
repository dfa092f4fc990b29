/**
 * The activation of one infected, square by square (EX-INFMOVE, EX-CHARGE, EX-SMELL): step, alert fire, grab, detection. A
 * unit that spawns comes in here with its first square behind it.
 */
import { call, end, go, option, type Flow } from '../../../core/procedure';
import { INFECTED } from '../data/infected';
import { facingTowards } from '../geometry';
import {
  chargeSquares,
  detects,
  goalField,
  goalsOf,
  grabbable,
  routeSteps,
  walkSteps,
  type Goal,
} from '../paths';
import { named, stepInfected, unitPiece } from '../pieces';
import { isTransition, type Square } from '../plan';
import {
  boardOf,
  heroesIn,
  inWater,
  moverOf,
  namedSquare,
  neighbours,
  onBoard,
  squareName,
  usable,
} from '../queries';
import {
  asksTies,
  fateSeat,
  findUnit,
  heroAt,
  procedure,
  question,
  unitOf,
  type ExodusState,
  type Infected,
  type Play,
} from '../state';
import { alertFire, canAlertFire } from './alert';
import { castLots, grabAttempt, regenerate } from './grab';

export interface InfectedActs {
  unit: number;
  moved: number;
  charging: boolean;
  /** Squares moved since the last free square: attacks that alert fire has waited with. */
  batch: number;
  goal: Goal | null;
  /** Where a charge is going to end. */
  dest: Square | null;
}

export const activationOf = (unit: number, moved = 0): InfectedActs => ({
  unit,
  moved,
  charging: false,
  batch: 0,
  goal: null,
  dest: null,
});

const hurry = (state: ExodusState, id: number): number => (state.effects.hurried === id ? 2 : 0);

/** Charge allowance, walk allowance; a seeker has only the one (EX-SEEKER-01, EX-RULING-64). */
export function allowance(state: ExodusState, unit: Infected, charging: boolean): number {
  const { walk, charge } = INFECTED[unit.kind];
  return (charging ? charge : (walk ?? charge)) + hurry(state, unit.id);
}

/** Shares its square with a unit or a crate it passes through. */
export function isPassing(state: ExodusState, unit: Infected): boolean {
  if (unit.square === null) return false;
  if (state.crates.includes(unit.square)) return true;
  return state.infected.some((other) => other.id !== unit.id && other.square === unit.square);
}

/** Reactions at the beginning of a move: sirens heal, reavers dive or come up (EX-SIREN-06, EX-REAVER-15 to -17). */
export function react(play: Play, unit: Infected): void {
  regenerate(play, unit.id);
  if (unit.kind !== 'reaver') return;
  if (unit.dived) return surface(play, unit);
  if (unit.damage !== 1 || !inWater(play.state, unit.square)) return;
  unit.dived = true;
  play.mark('dive');
  play.emit({ type: 'dived', ...named(unit), at: [unitPiece(unit.id)], rule: 'EX-REAVER-15' });
}

export function surface(play: Play, unit: Infected): void {
  if (!unit.dived) return;
  unit.dived = false;
  play.emit({ type: 'surfaced', ...named(unit), at: [unitPiece(unit.id)], rule: 'EX-REAVER-16' });
}

/** In water, or on a transition square with the water ahead, a reaver always moves its charge (EX-REAVER-12, EX-RULING-119). */
function swims(state: ExodusState, unit: Infected, goal: Goal): boolean {
  if (unit.kind !== 'reaver' || unit.square === null) return false;
  if (inWater(state, unit.square)) return true;
  if (!isTransition(boardOf(state), unit.square)) return false;
  const field = goalField(state, unit, goal);
  const here = field[unit.square] ?? -1;
  return neighbours(state, unit.square).some((near) => field[near] === here - 1 && inWater(state, near));
}

function chargeEnds(state: ExodusState, frame: InfectedActs): Square[] {
  const unit = unitOf(state, frame.unit);
  if (unit.square === null || frame.goal === null) return [];
  const field = goalField(state, unit, frame.goal);
  // Somebody who passes through a square counts as not there yet: any free square is better.
  const present = (field[unit.square] ?? -1) + (isPassing(state, unit) ? 1 : 0);
  const left = allowance(state, unit, true) - frame.moved;
  return chargeSquares(state, unit, unit.square, left, field, present);
}

function nextSquares(state: ExodusState, frame: InfectedActs): Square[] {
  const unit = unitOf(state, frame.unit);
  if (unit.square === null || frame.goal === null) return [];
  if (!frame.charging) return walkSteps(state, unit, unit.square, goalField(state, unit, frame.goal));
  return frame.dest === null ? [] : routeSteps(state, unit, unit.square, frame.dest);
}

/** A route matters when somebody could shoot at it or be grabbed from it. */
function routeMatters(state: ExodusState, frame: InfectedActs, squares: readonly Square[]): boolean {
  if (squares.length < 2 || !asksTies(state)) return false;
  if (!frame.charging || state.heroes.some(({ alert }) => alert)) return true;
  return squares.some((square) => grabbable(state, square).length > 0);
}

function takeStep(play: Play, frame: InfectedActs, to: Square): Flow {
  const unit = unitOf(play.state, frame.unit);
  stepInfected(play, unit, to, frame.goal?.square ?? to, frame.charging ? 'charge' : 'walk');
  frame.moved++;
  return go('arrived');
}

/** Turns towards the square it would enter next (EX-RULING-81). */
function faceOnwards(state: ExodusState, unit: Infected, goal: Goal): void {
  if (unit.square === null) return;
  const field = goalField(state, unit, goal);
  const here = field[unit.square] ?? -1;
  const open = usable(state, moverOf(unit));
  const ahead = neighbours(state, unit.square).filter(
    (near) => field[near] === here - 1 && (open[near] || near === goal.square),
  );
  const [next] = ahead.sort((a, b) => a - b);
  if (next !== undefined)
    unit.facing = facingTowards(boardOf(state), unit.square, next, unit.facing, goal.square);
}

const isHunting = (state: ExodusState, { hero }: Goal): boolean =>
  hero === null || onBoard(heroAt(state, hero));

export const infectedActs = procedure<InfectedActs>('infectedActs', {
  begin(play, frame) {
    const unit = unitOf(play.state, frame.unit);
    unit.acted = true;
    if (frame.moved > 0) return go('arrived');
    react(play, unit);
    // Whoever touches a hero already grabs without moving, and draws no alert fire (EX-RULING-150).
    return go('grab');
  },
  arrived(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    frame.batch++;
    if (isPassing(state, unit)) return go(frame.goal === null ? 'hunt' : 'step');
    const count = frame.batch;
    frame.batch = 0;
    if (!canAlertFire(state, unit.id, count)) return;
    return call(alertFire, { unit: unit.id, left: state.heroes.map(() => count) });
  },
  underFire(play, frame) {
    const unit = findUnit(play.state, frame.unit);
    return unit === undefined || unit.prone ? end() : undefined;
  },
  grab(play, frame) {
    const unit = unitOf(play.state, frame.unit);
    if (unit.square === null || grabbable(play.state, unit.square).length === 0) return;
    surface(play, unit);
    return call(grabAttempt, { unit: unit.id, hero: null }, 'over');
  },
  shore(play, frame) {
    const unit = unitOf(play.state, frame.unit);
    if (unit.kind !== 'reaver' || unit.square === null || frame.moved === 0) return;
    if (!isTransition(boardOf(play.state), unit.square)) return;
    surface(play, unit);
    return go('finish');
  },
  hunt(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    if (unit.square === null || heroesIn(state).length === 0) return go('finish');
    if (frame.goal !== null && (!isHunting(state, frame.goal) || frame.goal.square === unit.square)) {
      if (frame.goal.hero === null && isDecoy(state, frame.goal.square)) return go('finish');
      frame.goal = null;
      frame.dest = null;
    }
    if (frame.goal !== null) return go('detect');
    const { goals, lots } = goalsOf(state, unit, unit.square, state.phase === 'infected');
    const [first, second] = goals;
    if (first === undefined) return go('finish');
    // Heroes in one boat are one goal: who of them is grabbed is settled there.
    const oneGoal = goals.every(({ square }) => square === first.square);
    if (second === undefined || oneGoal || (!lots && !asksTies(state))) {
      frame.goal = first;
      return go('detect');
    }
    if (!lots || state.director !== null) return;
    const heroes = goals.map((goal) => goal.hero ?? decoyOwner(state, goal.square));
    const who = castLots(play, heroes, 'target');
    frame.goal = goals[heroes.indexOf(who)] ?? first;
    return go('detect');
  },
  chooseGoal: question<InfectedActs, { square: string }>({
    seat: fateSeat,
    options(state, frame) {
      const unit = unitOf(state, frame.unit);
      const { goals } = goalsOf(state, unit, unit.square ?? 0, state.phase === 'infected');
      const names = new Set(goals.map(({ square }) => squareName(state, square)));
      return [...names].map((square) => option({ square }));
    },
    choose(play, frame, { square }) {
      const { state } = play;
      const unit = unitOf(state, frame.unit);
      const { goals } = goalsOf(state, unit, unit.square ?? 0, state.phase === 'infected');
      frame.goal = goals.find((goal) => goal.square === namedSquare(state, square)) ?? null;
    },
  }),
  detect(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    const { goal } = frame;
    if (goal === null || unit.square === null) return go('finish');
    if (frame.charging) return go(frame.dest === null ? 'plan' : 'step');
    if (!goal.blocked && (swims(state, unit, goal) || detects(state, unit, unit.square))) {
      frame.charging = true;
      play.emit({ type: 'unitCharges', ...named(unit), at: [unitPiece(unit.id)], rule: 'EX-CHARGE-01' });
      return go('plan');
    }
    return frame.moved >= allowance(state, unit, false) ? go('finish') : go('step');
  },
  plan(play, frame) {
    const squares = chargeEnds(play.state, frame);
    const [first, second] = squares;
    if (first === undefined) return go('finish');
    if (second !== undefined && asksTies(play.state)) return;
    frame.dest = first;
    return go('step');
  },
  chargeTo: question<InfectedActs, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      chargeEnds(state, frame).map((square) => option({ square: squareName(state, square) })),
    choose(play, frame, { square }) {
      frame.dest = namedSquare(play.state, square);
    },
  }),
  step(play, frame) {
    const { state } = play;
    const unit = unitOf(state, frame.unit);
    if (frame.charging && unit.square === frame.dest) return go('finish');
    const squares = nextSquares(state, frame);
    const [first] = squares;
    if (first === undefined) return go('finish');
    return routeMatters(state, frame, squares) ? undefined : takeStep(play, frame, first);
  },
  stepTo: question<InfectedActs, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      nextSquares(state, frame).map((square) => option({ square: squareName(state, square) })),
    choose: (play, frame, { square }) => takeStep(play, frame, namedSquare(play.state, square)),
  }),
  finish(play, frame) {
    const unit = findUnit(play.state, frame.unit);
    if (unit === undefined) return end();
    if (frame.goal !== null) faceOnwards(play.state, unit, frame.goal);
    if (frame.moved === 0)
      play.emit({ type: 'unitStays', ...named(unit), at: [unitPiece(unit.id)], rule: 'EX-RULING-65' });
    return end();
  },
  over: () => end(),
});

const isDecoy = (state: ExodusState, square: Square): boolean =>
  state.heroes.some(({ decoy }) => decoy === square);

const decoyOwner = (state: ExodusState, square: Square): number =>
  Math.max(
    0,
    state.heroes.findIndex(({ decoy }) => decoy === square),
  );
