/** The Director's Cut: a hand of cards, one a turn, each in its window (EX-DIRECTOR, EX-D01 to EX-D20). */
import { call, end, go, option, type Facets, type Flow } from '../../../core/procedure';
import { DIRECTOR_CARDS, directorId, type DirectorId, type Window } from '../data/directorCards';
import { INFECTED } from '../data/infected';
import { missionOf } from '../data/missions';
import { pointSquare } from '../paths';
import { faceClosest, heroPiece, named, squarePiece, unitPiece } from '../pieces';
import { NO_SQUARE, type Square } from '../plan';
import {
  boardOf,
  heroesIn,
  infectedOn,
  inWater,
  isBallistic,
  isFree,
  isSeen,
  isStanding,
  namedSquare,
  pathField,
  squareName,
  squareOf,
  supplyOf,
  touching,
} from '../queries';
import {
  directorSeat,
  heroAt,
  isDying,
  procedure,
  question,
  unitOf,
  type Director,
  type ExodusState,
  type Play,
} from '../state';
import { controlled } from './control';
import { hidingPlaces, place, roamer } from './roamer';
import { closeDoor } from './rooms';
import { spawnRoll } from './spawning';

export function directorOf(state: ExodusState): Director {
  if (state.director === null) throw new Error('There is no director.');
  return state.director;
}

export interface DirectorWindow {
  window: Window;
  card?: string;
  count?: number;
}

/** A card of the deck: what it can be used on, and what it does. Without targets it simply happens. */
interface Effect {
  targets?(state: ExodusState, frame: DirectorWindow): Facets[];
  apply(play: Play, picked: Facets, frame: DirectorWindow): Flow;
  /** Playable without targets only if this holds. */
  possible?(state: ExodusState): boolean;
  /** How many targets one after the other; more than one may be stopped. */
  readonly most?: number;
}

const onMap = (state: ExodusState) => state.infected.filter(({ square }) => square !== null);
const unit = (picked: Facets): number => Number(picked.unit);
const living = (state: ExodusState) => heroesIn(state).filter((who) => !isDying(heroAt(state, who)));

function flag(name: 'keenNoses' | 'sideGate' | 'lightsOut' | 'ringingEars'): Effect {
  return {
    apply(play) {
      play.state.effects[name] = true;
    },
  };
}

function hamper(play: Play, who: number, card: DirectorId): void {
  play.emit({
    type: 'heroHampered',
    hero: who,
    card: `${card}-1`,
    at: [heroPiece(who)],
    rule: `EX-${card}`,
  });
}

/** Doors of active rooms between two squares free of units, that wake no room (EX-D10). */
function draughty(state: ExodusState): number[] {
  const board = boardOf(state);
  return board.doors.flatMap(({ a, b }, door) => {
    const rooms = [board.room[a] ?? '', board.room[b] ?? ''].filter((room) => room !== '');
    if (rooms.some((room) => !state.rooms.includes(room))) return [];
    if (!empty(state, a) || !empty(state, b)) return [];
    if (state.doors[door]) return closeDoor.mayClose(state) ? [door] : [];
    return state.wedged.includes(door) ? [] : [door];
  });
}

const empty = (state: ExodusState, square: Square): boolean =>
  infectedOn(state, square) === null && heroesIn(state).every((who) => squareOf(state, who) !== square);

/** Free plain corridor squares away from heroes and doors (EX-D19). */
function cargoSquares(state: ExodusState): Square[] {
  const board = boardOf(state);
  const squares: Square[] = [];
  const tokens = missionOf(state.mission).items.map(({ at }) => board.byName.get(at) ?? NO_SQUARE);
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || board.water[square] || board.room[square] !== '') continue;
    if (board.feature[square] !== '.' && board.feature[square] !== '%') continue;
    if (!isFree(state, square) || state.searches.includes(square) || tokens.includes(square)) continue;
    if (board.doors.some(({ a, b }) => a === square || b === square)) continue;
    if (heroesIn(state).some((who) => touching(state, squareOf(state, who), square))) continue;
    squares.push(square);
  }
  return squares;
}

/** Free water spawn points, or the free water squares nearest to one (EX-D15). */
function waterSquares(state: ExodusState): Square[] {
  const points = Object.entries(missionOf(state.mission).points).filter(([, point]) => point.water);
  const squares = points.map(([name]) => pointSquare(state, name));
  const free = squares.filter((square) => isFree(state, square));
  if (free.length > 0 || squares.length === 0) return free;
  const field = pathField(state, squares, 'reaver');
  let least = Infinity;
  let found: Square[] = [];
  field.forEach((steps, square) => {
    if (steps < 1 || steps > least || !inWater(state, square) || !isFree(state, square)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found;
}

const EFFECTS: Readonly<Record<DirectorId, Effect>> = {
  D01: {
    targets: (state) => onMap(state).flatMap(({ id, control }) => (control ? [] : [{ unit: id }])),
    apply(play, picked) {
      const chosen = unitOf(play.state, unit(picked));
      chosen.control = true;
      play.emit({ type: 'controlled', ...named(chosen), at: [unitPiece(chosen.id)], rule: 'EX-DIRECTOR-11' });
    },
  },
  D02: {
    targets: (state) => onMap(state).map(({ id }) => ({ unit: id })),
    apply(play, picked) {
      play.state.effects.hurried = unit(picked);
    },
  },
  // The room itself carries these two out.
  D03: { apply: () => undefined },
  D04: { apply: () => undefined },
  D05: { apply: () => call(spawnRoll, { halved: true, spawn: null }, 'played') },
  D06: flag('sideGate'),
  D07: flag('keenNoses'),
  D08: {
    targets: (state) => living(state).map((hero) => ({ hero })),
    apply(play, picked) {
      const hero = heroAt(play.state, Number(picked.hero));
      hero.ap = Math.max(1, hero.ap - 1);
      hamper(play, Number(picked.hero), 'D08');
    },
  },
  D09: {
    targets: (state) =>
      living(state).flatMap((hero) =>
        heroAt(state, hero)
          .gear.filter(({ card, rounds, jammed }) => isBallistic(card) && rounds > 0 && !jammed)
          .map(({ card }) => ({ hero, guns: card })),
      ),
    apply(play, picked) {
      const who = Number(picked.hero);
      const gear = heroAt(play.state, who).gear.find(({ card }) => card === picked.guns);
      if (gear === undefined) return;
      gear.jammed = true;
      play.emit({ type: 'jammed', hero: who, card: gear.card, at: [heroPiece(who)], rule: 'EX-D09' });
    },
  },
  D10: {
    targets: (state) => draughty(state).map((door) => ({ door })),
    apply(play, picked) {
      const door = Number(picked.door);
      if (play.state.doors[door]) return closeDoor.close(play, null, door);
      play.state.doors[door] = true;
      play.emit({
        type: 'doorMoved',
        hero: null,
        door,
        open: true,
        wedged: false,
        at: [`door:${door}`],
        rule: 'EX-D10',
      });
    },
  },
  D11: {
    targets: (state) => living(state).map((hero) => ({ hero })),
    apply(play, picked) {
      play.state.effects.coldHands = Number(picked.hero);
      hamper(play, Number(picked.hero), 'D11');
    },
  },
  D12: {
    targets: (state) =>
      living(state)
        .filter((hero) => heroAt(state, hero).dial > 0)
        .map((hero) => ({ hero })),
    apply(play, picked) {
      play.state.effects.fever = Number(picked.hero);
      hamper(play, Number(picked.hero), 'D12');
    },
  },
  D13: {
    targets: (state) =>
      onMap(state)
        .filter(({ prone }) => prone)
        .map(({ id }) => ({ unit: id })),
    most: 3,
    apply(play, picked) {
      const chosen = unitOf(play.state, unit(picked));
      chosen.prone = false;
      faceClosest(play.state, chosen);
      play.emit({ type: 'unitStood', ...named(chosen), at: [unitPiece(chosen.id)], rule: 'EX-D13' });
    },
  },
  D14: {
    targets: (state) =>
      state.infected
        .filter(
          (each) =>
            isStanding(each) &&
            each.kind === 'zombie' &&
            !each.acted &&
            !each.control &&
            !isSeen(state, each.square),
        )
        .map(({ id }) => ({ unit: id })),
    most: 3,
    apply: (_, picked) =>
      call(
        controlled,
        { unit: unit(picked), left: INFECTED.zombie.walk ?? 0, herd: true, batch: 0, moved: 0 },
        'more',
      ),
  },
  D15: {
    possible(state) {
      const points = Object.values(missionOf(state.mission).points);
      return points.some(({ water }) => water)
        ? supplyOf(state, 'reaver') > 0 && waterSquares(state).length > 0
        : hidingPlaces(state).length > 0;
    },
    targets: (state) => waterSquares(state).map((square) => ({ square: squareName(state, square) })),
    apply(play, picked) {
      if (picked.square === undefined) return call(roamer, { hero: null }, 'played');
      place(play, 'reaver', namedSquare(play.state, String(picked.square)), 'spawn');
    },
  },
  D16: {
    possible: (state) => supplyOf(state, 'newborn') > 0,
    targets: (state) =>
      onMap(state)
        .filter(({ kind, fresh }) => kind === 'zombie' && fresh)
        .map(({ id }) => ({ unit: id })),
    apply(play, picked) {
      const chosen = unitOf(play.state, unit(picked));
      chosen.kind = 'newborn';
      play.emit({ type: 'turnedNewborn', unit: chosen.id, at: [unitPiece(chosen.id)], rule: 'EX-D16' });
    },
  },
  D17: flag('lightsOut'),
  D18: {
    targets: (state) =>
      directorOf(state)
        .discards.filter((card) => directorId(card) !== 'D18')
        .map((card) => ({ card })),
    apply(play, picked) {
      const director = directorOf(play.state);
      const card = String(picked.card);
      director.discards = director.discards.filter((each) => each !== card);
      director.hand.push(card);
      play.emit({ type: 'cardRecalled', rule: 'EX-D18' });
    },
  },
  D19: {
    targets: (state) => cargoSquares(state).map((square) => ({ square: squareName(state, square) })),
    apply(play, picked) {
      const square = namedSquare(play.state, String(picked.square));
      play.state.crates.push(square);
      play.emit({
        type: 'crateDropped',
        square: String(picked.square),
        at: [squarePiece(play.state, square)],
        rule: 'EX-D19',
      });
    },
  },
  D20: flag('ringingEars'),
};

const effectOf = (card: string): Effect => EFFECTS[directorId(card)];

/** A card may be played only in its window and if it can have its effect (EX-RULING-132). */
export function isPlayable(state: ExodusState, card: string, window: Window): boolean {
  if (DIRECTOR_CARDS[directorId(card)].window !== window || directorOf(state).played) return false;
  const effect = effectOf(card);
  if (effect.possible !== undefined && !effect.possible(state)) return false;
  if (effect.targets === undefined || directorId(card) === 'D15') return true;
  return effect.targets(state, { window }).length > 0;
}

/** Asked in every window, also with nothing to play, so that the pause gives nothing away (EX-RULING-134). */
export const directorWindow = procedure<DirectorWindow>('directorWindow', {
  directorCard: question<DirectorWindow, { verb: string; card: string }>({
    seat: directorSeat,
    options: (state, { window }) => [
      option({ verb: 'pass', card: 'none' }),
      ...directorOf(state)
        .hand.filter((card) => card !== 'back' && isPlayable(state, card, window))
        .map((card) => option({ verb: 'play', card })),
    ],
    choose(play, frame, { verb, card }) {
      const director = directorOf(play.state);
      if (verb === 'pass') {
        play.emit({ type: 'directorPaused', window: frame.window, rule: 'EX-RULING-134' });
        return end(null);
      }
      director.hand = director.hand.filter((each) => each !== card);
      director.discards.push(card);
      director.played = true;
      frame.card = card;
      frame.count = 0;
      play.mark(`director/${directorId(card)}`);
      play.emit({ type: 'directorPlayed', card, rule: `EX-${directorId(card)}` });
      const effect = effectOf(card);
      if (effect.targets !== undefined && effect.targets(play.state, frame).length > 0) return;
      return effect.apply(play, {}, frame) ?? go('played');
    },
    // For the director alone: that no card fits, and at a closer look each card with its moment.
    refusals: (state, { window }) => [
      { facets: { verb: 'play' }, rule: 'EX-RULING-132' },
      ...directorOf(state)
        .hand.filter((card) => card !== 'back' && !isPlayable(state, card, window))
        .map((card) => ({ facets: { verb: 'play', card }, rule: 'EX-RULING-132' })),
    ],
    always: true,
  }),
  directorTarget: question<DirectorWindow, Facets>({
    seat: directorSeat,
    options(state, frame) {
      const { targets, most = 1 } = effectOf(frame.card ?? '');
      const options = (targets?.(state, frame) ?? []).map((facets) => option(facets));
      return most > 1 && (frame.count ?? 0) > 0 ? [...options, option({ unit: 0 })] : options;
    },
    choose(play, frame, picked) {
      const effect = effectOf(frame.card ?? '');
      if (picked.unit === 0) return go('played');
      frame.count = (frame.count ?? 0) + 1;
      return effect.apply(play, picked, frame) ?? go('more');
    },
  }),
  more(play, frame) {
    const { targets, most = 1 } = effectOf(frame.card ?? '');
    if ((frame.count ?? 0) >= most || (targets?.(play.state, frame).length ?? 0) === 0) return go('played');
    return go('directorTarget');
  },
  played: (_, frame) => end(frame.card ?? null),
});
