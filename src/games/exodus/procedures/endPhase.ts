/** The end phase: infection advance, counters removed, stand up; and dead heroes who rise (EX-END, EX-QUICK). */
import { call, end, go, option } from '../../../core/procedure';
import { DEATH } from '../data/tables';
import { objectiveAtEnd } from '../objectives';
import {
  addInfected,
  faceClosest,
  heroPiece,
  named,
  squarePiece,
  strip,
  turnDial,
  unitPiece,
} from '../pieces';
import { isTransition, type Square } from '../plan';
import {
  boardOf,
  heroesIn,
  isActive,
  isFree,
  namedSquare,
  neighbours,
  pathField,
  range,
  squareName,
  squareOf,
} from '../queries';
import {
  asksTies,
  fateSeat,
  findUnit,
  heroAt,
  isDying,
  modeOf,
  procedure,
  question,
  unitOf,
  type ExodusState,
  type Play,
} from '../state';
import { directorWindow } from './director';

export interface EndPhase {
  advanced: boolean;
}

export const endPhase = procedure<EndPhase>('endPhase', {
  begin(play) {
    play.state.phase = 'end';
    play.emit({ type: 'phaseBegan', phase: 'end', rule: 'EX-TURN-03' });
    return play.state.director === null ? go('deaths') : call(directorWindow, { window: 'EP' });
  },
  /** Quick play: the dead rise before the other dials move (EX-RULING-130), and again after they have. */
  deaths(play) {
    const dead = heroesIn(play.state).find((who) => isDying(heroAt(play.state, who)));
    if (dead === undefined || modeOf(play.state) !== 'quick') return;
    return call(heroRises, { hero: dead, unit: 0 }, 'deaths');
  },
  advance(play, frame) {
    if (frame.advanced) return;
    frame.advanced = true;
    for (const who of heroesIn(play.state)) advanceDial(play, who);
    return go('deaths');
  },
  counters(play) {
    const { state } = play;
    const alerts = state.heroes.filter(({ alert }) => alert).length;
    for (const hero of state.heroes) hero.alert = false;
    state.smoke = [];
    play.emit({ type: 'countersRemoved', alerts, rule: 'EX-END-03' });
  },
  standUp(play) {
    for (const unit of play.state.infected) {
      if (unit.square === null || !unit.prone) continue;
      unit.prone = false;
      faceClosest(play.state, unit);
      play.emit({ type: 'unitStood', ...named(unit), at: [unitPiece(unit.id)], rule: 'EX-END-04' });
    }
    objectiveAtEnd(play);
  },
  over(play) {
    play.state.turn++;
    return end();
  },
});

/** One square on for every bitten hero; two with Fever Spike, none behind a tourniquet (EX-END-01, EX-D12, EX-FC5). */
function advanceDial(play: Play, who: number): void {
  const { effects } = play.state;
  const hero = heroAt(play.state, who);
  if (hero.dial === 0 || hero.dial >= DEATH || hero.power === 'FC5') return;
  turnDial(play, who, hero.dial + 1, 'advance');
  if (effects.fever === who && hero.dial + 1 < DEATH) turnDial(play, who, hero.dial + 1, 'fever');
}

export interface HeroRises {
  hero: number;
  /** The infected of the grapple that is being put down. */
  unit: number;
}

/** Free squares for an infected that leaves a dead hero: touching ones, else the nearest (EX-QUICK-05). */
function besideSquares(state: ExodusState, who: number, mover: 'land' | 'reaver'): Square[] {
  const from = squareOf(state, who);
  const fits = (square: Square) => isFree(state, square) && isActive(state, square);
  const beside = neighbours(state, from).filter(
    (near) => fits(near) && (mover === 'reaver' || !boardOf(state).water[near]),
  );
  if (beside.length > 0) return beside.sort((a, b) => a - b);
  const field = pathField(state, [from], mover);
  let least = Infinity;
  let found: Square[] = [];
  field.forEach((steps, square) => {
    if (steps < 1 || steps > least || !fits(square)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found;
}

const besideUnit = (state: ExodusState, { hero, unit }: HeroRises): Square[] =>
  besideSquares(state, hero, unitOf(state, unit).kind === 'reaver' ? 'reaver' : 'land');

function putDown(play: Play, frame: HeroRises, square: Square | null): void {
  const { state } = play;
  const hero = heroAt(state, frame.hero);
  const unit = unitOf(state, frame.unit);
  hero.grapple = hero.grapple.filter((id) => id !== unit.id);
  if (square === null) {
    state.infected = state.infected.filter(({ id }) => id !== unit.id);
    return;
  }
  unit.square = square;
  unit.prone = false;
  faceClosest(state, unit);
  play.emit({
    type: 'unitPlaced',
    ...named(unit),
    square: squareName(state, square),
    how: 'rise',
    at: [unitPiece(unit.id), squarePiece(state, square)],
    rule: 'EX-QUICK-05',
  });
}

/** Where a hero rises: its square; from a rib the nearest free transition square within 2, or nowhere (EX-RULING-130). */
function risingSquares(state: ExodusState, who: number): Square[] {
  const hero = heroAt(state, who);
  const at = squareOf(state, who);
  if (!hero.aboard) return [at];
  const board = boardOf(state);
  let least = 2;
  let found: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    const far = range(state, at, square);
    if (!isTransition(board, square) || far > least || !isFree(state, square)) continue;
    if (far < least) found = [];
    least = far;
    found.push(square);
  }
  return found;
}

export const heroRises = procedure<HeroRises>('heroRises', {
  nextUnit(play, frame) {
    const { state } = play;
    const [unit] = heroAt(state, frame.hero).grapple;
    if (unit === undefined || findUnit(state, unit) === undefined) return go('rise');
    frame.unit = unit;
    const squares = besideUnit(state, frame);
    if (squares.length > 1 && asksTies(state)) return;
    putDown(play, frame, squares[0] ?? null);
    return go('nextUnit');
  },
  risenBeside: question<HeroRises, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      besideUnit(state, frame).map((square) => option({ square: squareName(state, square) })),
    choose(play, frame, { square }) {
      putDown(play, frame, namedSquare(play.state, square));
      return go('nextUnit');
    },
  }),
  rise(play, frame) {
    const squares = risingSquares(play.state, frame.hero);
    if (squares.length > 1 && asksTies(play.state)) return;
    riseAt(play, frame.hero, squares[0] ?? null);
    return end();
  },
  riseWhere: question<HeroRises, { square: string }>({
    seat: fateSeat,
    options: (state, { hero }) =>
      risingSquares(state, hero).map((square) => option({ square: squareName(state, square) })),
    choose(play, { hero }, { square }) {
      riseAt(play, hero, namedSquare(play.state, square));
      return end();
    },
  }),
});

/** The dead hero hunts its friends with the newborn's values; in director games under direct control (EX-QUICK-06, -07). */
function riseAt(play: Play, who: number, square: Square | null): void {
  const { state } = play;
  const hero = heroAt(state, who);
  strip(play, who, square ?? null);
  hero.status = square === null ? 'gone' : 'turned';
  hero.square = null;
  hero.aboard = false;
  hero.prone = false;
  if (square === null) return;
  const unit = addInfected(state, 'newborn', square);
  unit.hero = hero.id;
  unit.control = state.director !== null;
  faceClosest(state, unit);
  play.mark('turned');
  play.emit({
    type: 'heroRose',
    hero: who,
    square: squareName(state, square),
    at: [heroPiece(who), unitPiece(unit.id), squarePiece(state, square)],
    rule: 'EX-QUICK-04',
  });
}
