/** Roamers, seekers and drop offs: infected that are placed, not moved (EX-ROAMER, EX-DROPOFF, EX-SEEKER-12, -13). */
import { call, end, go, option, type Flow } from '../../../core/procedure';
import type { InfectedKind } from '../data/infected';
import { orderField } from '../paths';
import { addInfected, faceClosest, named, removeInfected, squarePiece, unitPiece } from '../pieces';
import { columnOf, rowOf, type Square } from '../plan';
import {
  boardOf,
  heroesIn,
  inPlay,
  isActive,
  isFree,
  isSeen,
  moverOf,
  namedSquare,
  neighbours,
  pathField,
  pathFieldAnyway,
  range,
  squareName,
  squareOf,
  supplyOf,
  whereIs,
} from '../queries';
import {
  asksTies,
  fateSeat,
  procedure,
  question,
  unitOf,
  type ExodusState,
  type Infected,
  type Play,
} from '../state';
import { castLots } from './grab';

/** Infected of a class that are farthest from the heroes and not in a grapple (EX-RULING-100). */
export function farthest(state: ExodusState, kind: InfectedKind): number[] {
  const field = orderField(state, moverOf({ kind }));
  let most = -1;
  let found: number[] = [];
  for (const unit of state.infected) {
    if (unit.kind !== kind || unit.square === null || unit.hero !== null) continue;
    const steps = field[unit.square] ?? -1;
    const far = steps < 0 ? Infinity : steps;
    if (far < most) continue;
    if (far > most) found = [];
    most = far;
    found.push(unit.id);
  }
  return found;
}

export interface DropOff {
  kind: InfectedKind;
}

/** Takes the farthest miniature of a class off the board so that it can be placed elsewhere. Ends with whether one was. */
export const dropOff = procedure<DropOff>('dropOff', {
  farthest(play, { kind }) {
    const units = farthest(play.state, kind);
    const [first, second] = units;
    if (first === undefined) return end(false);
    if (second !== undefined && asksTies(play.state)) return;
    takeOff(play, first);
    return end(true);
  },
  dropOffWhich: question<DropOff, { unit: number }>({
    seat: fateSeat,
    options: (state, { kind }) => farthest(state, kind).map((unit) => option({ unit })),
    choose(play, _, { unit }) {
      takeOff(play, unit);
      return end(true);
    },
  }),
});

export function takeOff(play: Play, id: number): void {
  const unit = unitOf(play.state, id);
  removeInfected(play.state, id);
  play.mark('dropOff');
  play.emit({ type: 'droppedOff', ...named(unit), at: [unitPiece(id)], rule: 'EX-DROPOFF-02' });
}

/** Puts an infected down, standing and facing the closest hero. */
export function place(
  play: Play,
  kind: InfectedKind,
  square: Square,
  how: 'spawn' | 'room' | 'roamer' | 'seeker' | 'rise',
): Infected {
  const { state } = play;
  const unit = addInfected(state, kind, square);
  faceClosest(state, unit);
  play.emit({
    type: 'unitPlaced',
    ...named(unit),
    square: squareName(state, square),
    how,
    at: [unitPiece(unit.id), squarePiece(state, square)],
    rule: how === 'roamer' ? 'EX-ROAMER-02' : how === 'seeker' ? 'EX-SEEKER-12' : 'EX-ROOM-04',
  });
  return unit;
}

/** Active land squares that nobody stands on and no hero sees (EX-RULING-99). */
export function hidingPlaces(state: ExodusState): Square[] {
  const board = boardOf(state);
  const squares: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || board.water[square] || !isActive(state, square)) continue;
    if (isFree(state, square) && !isSeen(state, square)) squares.push(square);
  }
  return squares;
}

/** For each hero, how far its nearest hiding place is and which squares those are; by range where water cuts off. */
function hidingNear(state: ExodusState): { who: number; far: number; squares: Square[] }[] {
  const places = hidingPlaces(state);
  return heroesIn(state).map((who) => {
    const from = squareOf(state, who);
    const field = pathFieldAnyway(state, [from], 'land', state.rooms);
    let far = Infinity;
    let squares: Square[] = [];
    for (const square of places) {
      const steps = field[square] ?? -1;
      const distance = steps >= 0 ? steps : 10_000 + Math.min(range(state, from, square), 1_000);
      if (distance > far) continue;
      if (distance < far) squares = [];
      far = distance;
      squares.push(square);
    }
    return { who, far, squares };
  });
}

export interface Roamer {
  hero: number | null;
}

/** A roamer: one zombie on the nearest active square that no hero sees (EX-ROAMER-01, -02). */
export const roamer = procedure<Roamer>('roamer', {
  miniature(play) {
    if (hidingPlaces(play.state).length === 0 || heroesIn(play.state).length === 0) {
      play.emit({ type: 'notPlaced', kind: 'zombie', why: 'noSquare', rule: 'EX-RULING-99' });
      return end();
    }
    play.mark('roamer');
    return supplyOf(play.state, 'zombie') > 0 ? go('forWhom') : call(dropOff, { kind: 'zombie' });
  },
  dropped(play, frame) {
    if (frame.result !== false) return;
    play.emit({ type: 'notPlaced', kind: 'zombie', why: 'miniatures', rule: 'EX-RULING-100' });
    return end();
  },
  forWhom(play, frame) {
    const { state } = play;
    if (state.director !== null) return go('roamerSquare');
    const near = hidingNear(state);
    const least = Math.min(...near.map(({ far }) => far));
    const heroes = near.filter(({ far }) => far === least);
    const squares = new Set(heroes.flatMap((each) => each.squares));
    if (squares.size === 1 || heroes.length === 1) frame.hero = heroes[0]?.who ?? 0;
    else
      frame.hero = castLots(
        play,
        heroes.map(({ who }) => who),
        'roamer',
      );
    const options = roamerSquares(state, frame.hero);
    if (options.length > 1 && asksTies(state)) return;
    place(play, 'zombie', options[0] as Square, 'roamer');
    return end();
  },
  roamerSquare: question<Roamer, { square: string }>({
    seat: fateSeat,
    options: (state, { hero }) =>
      roamerSquares(state, hero).map((square) => option({ square: squareName(state, square) })),
    choose(play, _, { square }) {
      place(play, 'zombie', namedSquare(play.state, square), 'roamer');
      return end();
    },
  }),
});

/** A director picks any hiding place (EX-DIRECTOR-09). */
const roamerSquares = (state: ExodusState, hero: number | null): Square[] =>
  hero === null ? hidingPlaces(state) : (hidingNear(state).find(({ who }) => who === hero)?.squares ?? []);

/** Sirens farthest from the heroes. */
function farSirens(state: ExodusState): Infected[] {
  const field = orderField(state, 'land');
  const sirens = state.infected.filter(({ kind }) => kind === 'siren');
  const far = (unit: Infected) => {
    const square = whereIs(state, unit);
    const steps = square === null ? -1 : (field[square] ?? -1);
    return steps < 0 ? Infinity : steps;
  };
  const most = Math.max(...sirens.map(far));
  return sirens.filter((unit) => far(unit) === most);
}

/** Directly in front of the siren, else the free squares nearest to it (EX-SEEKER-12). */
function seekerSquares(state: ExodusState, id: number): Square[] {
  const siren = unitOf(state, id);
  const at = whereIs(state, siren);
  if (at === null) return [];
  const usable = (square: Square) => isFree(state, square) && isActive(state, square);
  if (siren.square !== null) {
    const board = boardOf(state);
    const ahead = neighbours(state, at).find((near) => {
      const dx = columnOf(board, near) - columnOf(board, at);
      const dy = rowOf(board, near) - rowOf(board, at);
      const facing = dx === 0 && dy < 0 ? 0 : dy === 0 && dx > 0 ? 1 : dx === 0 && dy > 0 ? 2 : 3;
      return (dx === 0 || dy === 0) && facing === siren.facing && near !== board.link[at];
    });
    if (ahead !== undefined && usable(ahead) && !boardOf(state).water[ahead]) return [ahead];
  }
  const field = pathField(state, [at], 'land');
  let least = Infinity;
  let found: Square[] = [];
  field.forEach((steps, square) => {
    if (steps < 1 || steps > least || !usable(square)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found;
}

export interface Seeker {
  siren: number | null;
}

/** A seeker for every siren; otherwise a roamer (EX-SEEKER-13). */
export const seeker = procedure<Seeker>('seeker', {
  enough(play, frame): Flow {
    const { state } = play;
    if (inPlay(state, 'seeker') >= inPlay(state, 'siren')) return call(roamer, { hero: null }, 'done');
    const sirens = farSirens(state);
    if (sirens.length > 1 && asksTies(state)) return;
    frame.siren = sirens[0]?.id ?? null;
    return go('where');
  },
  farSiren: question<Seeker, { unit: number }>({
    seat: fateSeat,
    options: (state) => farSirens(state).map(({ id }) => option({ unit: id })),
    choose(_, frame, { unit }) {
      frame.siren = unit;
    },
  }),
  where(play, frame) {
    const squares = frame.siren === null ? [] : seekerSquares(play.state, frame.siren);
    const [first, second] = squares;
    if (first === undefined) {
      play.emit({ type: 'notPlaced', kind: 'seeker', why: 'noSquare', rule: 'EX-SEEKER-12' });
      return end();
    }
    if (second !== undefined && asksTies(play.state)) return;
    place(play, 'seeker', first, 'seeker');
    return end();
  },
  seekerSquare: question<Seeker, { square: string }>({
    seat: fateSeat,
    options: (state, { siren }) =>
      seekerSquares(state, siren ?? 0).map((square) => option({ square: squareName(state, square) })),
    choose(play, _, { square }) {
      place(play, 'seeker', namedSquare(play.state, square), 'seeker');
      return end();
    },
  }),
  done: () => end(),
});
