/** What each mission asks for: where Interact works, what it does, when the exit opens, when it is won (EX-M1 to EX-Q3). */
import type { ItemId, ItemKind } from './data/mission';
import { missionOf } from './data/missions';
import { heroPiece, loseItem, squarePiece } from './pieces';
import { isTransition, marks, type Square } from './plan';
import {
  boardOf,
  heroesIn,
  isStanding,
  namedSquare,
  onBoard,
  squareName,
  squareOf,
  touching,
} from './queries';
import { heroAt, isDying, modeOf, type ExodusState, type Hero, type Play } from './state';

interface Objective {
  /** Items that have to be delivered, and how many. */
  readonly items: readonly ItemKind[];
  readonly count: number;
  /** May a hero on this square deliver? */
  where(state: ExodusState, who: number, square: Square): boolean;
  /** The feature of the exit squares; water exits are the rib's. */
  readonly exit: 'X' | 'H' | 'x' | null;
}

const onMark = (letter: string) => (state: ExodusState, _who: number, square: Square) =>
  boardOf(state).feature[square] === letter;

const onOrTouching = (state: ExodusState, square: Square, goals: readonly Square[]): boolean =>
  goals.some((goal) => goal === square || touching(state, square, goal));

const atObjective = (state: ExodusState, _who: number, square: Square): boolean => {
  const { objective } = missionOf(state.mission);
  return objective !== null && onOrTouching(state, square, [namedSquare(state, objective.at)]);
};

/** The freighter's transition square, where the handset works. */
const LADDER = '15,5';

const OBJECTIVES: Readonly<Record<string, Objective>> = {
  M1: {
    items: ['gateKey'],
    count: 1,
    where: (state, _, square) => onOrTouching(state, square, marks(boardOf(state), 'X')),
    exit: 'X',
  },
  M2: { items: ['fuse'], count: 2, where: atObjective, exit: 'H' },
  M3: {
    items: ['fuelCan', 'battery'],
    count: 2,
    where: (state, who, square) =>
      heroAt(state, who).aboard ||
      (state.rib !== null && isTransition(boardOf(state), square) && touching(state, square, state.rib)),
    exit: 'x',
  },
  M4: {
    items: ['handset'],
    count: 1,
    where: (state, _, square) => squareName(state, square) === LADDER,
    exit: 'X',
  },
  M5: { items: ['valveWheel'], count: 2, where: atObjective, exit: 'X' },
  M6: { items: ['flare'], count: 1, where: onMark('X'), exit: 'X' },
  Q1: { items: ['supplyBox'], count: 4, where: onMark('X'), exit: 'X' },
  Q2: { items: ['fuelCan'], count: 1, where: atObjective, exit: null },
  Q3: { items: ['sampleCase'], count: 2, where: onMark('X'), exit: null },
};

const objectiveOf = (state: ExodusState): Objective | undefined => OBJECTIVES[state.mission];

export const HANDSET_CALLS = 2;
export const LAMP_TURNS = 6;

/** The item that the hero could deliver where it is. */
export function deliverable(state: ExodusState, who: number): ItemId | null {
  const objective = objectiveOf(state);
  const { item } = heroAt(state, who);
  const kind = item === null ? undefined : state.items[item]?.kind;
  if (objective === undefined || item === null || kind === undefined) return null;
  if (!objective.items.includes(kind) || isFulfilled(state)) return null;
  return objective.where(state, who, squareOf(state, who)) ? item : null;
}

/** All deliveries are made; for the lamp: it burns. */
export function isFulfilled(state: ExodusState): boolean {
  const objective = objectiveOf(state);
  if (objective === undefined) return false;
  return state.mission === 'Q2'
    ? state.progress.lamp !== null
    : state.progress.delivered.length >= objective.count;
}

export function openExit(play: Play): void {
  const { state } = play;
  if (state.progress.exitOpen) return;
  state.progress.exitOpen = true;
  play.emit({
    type: 'exitOpened',
    at: exitSquares(state).map((square) => squarePiece(state, square)),
    rule: 'EX-CM02',
  });
}

export function exitSquares(state: ExodusState): readonly Square[] {
  const letter = objectiveOf(state)?.exit ?? null;
  return letter === null || letter === 'x' ? [] : marks(boardOf(state), letter);
}

export const canLeave = (state: ExodusState, who: number): boolean =>
  state.progress.exitOpen && exitSquares(state).includes(squareOf(state, who));

/** The rib of M3 runs only with fuel and battery aboard. */
export const ribRuns = (state: ExodusState): boolean => state.mission !== 'M3' || isFulfilled(state);

/** Delivers what the hero carries (EX-RULING-21). Lighting the lamp also opens doors: the caller does that. */
export function deliver(play: Play, who: number): void {
  const { state } = play;
  const { progress } = state;
  const item = heroAt(state, who).item;
  if (item === null) throw new Error('There is nothing to deliver.');
  const at = [heroPiece(who)];
  play.mark(`objective/${state.mission}`);
  if (state.mission === 'M4' && progress.calls + 1 < HANDSET_CALLS) {
    progress.calls++;
    play.emit({ type: 'handsetUsed', hero: who, calls: progress.calls, at, rule: 'EX-M4' });
    return;
  }
  loseItem(state, item, 'used');
  if (state.mission === 'Q2') {
    progress.lamp = 0;
    progress.since = state.turn;
    play.emit({ type: 'lampLit', hero: who, at, rule: 'EX-Q2' });
    return;
  }
  progress.delivered.push(item);
  const count = progress.delivered.length;
  play.emit({ type: 'delivered', hero: who, item, count, at, rule: `EX-${state.mission}` });
  if (!isFulfilled(state)) return;
  progress.since = state.turn;
  if (state.mission === 'M2') progress.extraSpawns++;
  if (['M1', 'M2', 'M4', 'M5'].includes(state.mission)) openExit(play);
}

/** Start of a turn: the van of Q1 is ready in the turn after the fourth box. */
export function objectiveAtTurnStart(play: Play): void {
  const { mission, progress, turn } = play.state;
  if (mission === 'Q1' && progress.since !== null && turn > progress.since) openExit(play);
}

/** End of the infected move: an infected at an unguarded lamp puts it out (EX-Q2). */
export function objectiveAfterInfected(play: Play): void {
  const { state } = play;
  const { objective, items } = missionOf(state.mission);
  if (state.mission !== 'Q2' || state.progress.lamp === null || objective === null) return;
  const lamp = namedSquare(state, objective.at);
  const board = boardOf(state);
  const guarded = heroesIn(state).some(
    (who) => !isDying(heroAt(state, who)) && board.room[squareOf(state, who)] === board.room[lamp],
  );
  if (guarded || !state.infected.some((unit) => isStanding(unit) && onOrTouching(state, unit.square, [lamp])))
    return;
  state.progress.lamp = null;
  state.progress.since = null;
  play.mark('lampOut');
  play.emit({ type: 'lampOut', reason: 'infected', at: [squarePiece(state, lamp)], rule: 'EX-Q2' });
  for (const { id, kind, at } of items) {
    const can = state.items[id];
    if (kind === 'fuelCan' && can !== undefined && can.where === 'used') {
      can.where = 'board';
      can.square = namedSquare(state, at);
    }
  }
}

/** End phase: the flare brings the flight, the lamp burns down. */
export function objectiveAtEnd(play: Play): void {
  const { state } = play;
  const { progress } = state;
  if (state.mission === 'M6' && progress.since !== null && state.turn > progress.since && !anySiren(state))
    openExit(play);
  if (state.mission !== 'Q2' || progress.lamp === null || progress.since === null) return;
  if (state.turn <= progress.since) return;
  progress.lamp++;
  play.emit({ type: 'lampBurned', turns: progress.lamp, rule: 'EX-Q2' });
}

const anySiren = (state: ExodusState): boolean => state.infected.some(({ kind }) => kind === 'siren');

/** The flight lands when the second siren dies, if it was called long enough ago (EX-M6). */
export function objectiveNow(play: Play): void {
  const { state } = play;
  const { progress } = state;
  if (state.mission !== 'M6' || progress.exitOpen || progress.since === null || anySiren(state)) return;
  // The second end phase after the flare lies behind once the turn counter is two ahead.
  if (state.turn > progress.since + 1) openExit(play);
}

/** Objective items that are lost lie on their map square again at the start of the hero move (EX-CM08). */
export function returnLostItems(play: Play): void {
  const { state } = play;
  const objective = objectiveOf(state);
  if (objective === undefined || isFulfilled(state)) return;
  for (const { id, kind, at } of missionOf(state.mission).items) {
    const item = state.items[id];
    if (item === undefined || item.where !== 'lost' || !objective.items.includes(kind)) continue;
    item.where = 'board';
    item.square = namedSquare(state, at);
    play.emit({
      type: 'itemReturned',
      item: id,
      square: at,
      at: [`item:${id}`],
      rule: 'EX-CM08',
    });
  }
}

const isAlive = (hero: Hero): boolean => hero.status === 'left' || (onBoard(hero) && !isDying(hero));
const isDead = (hero: Hero): boolean => hero.status === 'turned' || hero.status === 'gone' || isDying(hero);

/** Won, lost or undecided; defeat counts before victory (EX-RULING-10). */
export function verdict(state: ExodusState): { result: 'won' | 'lost'; reason: string } | null {
  if (modeOf(state) === 'quick') return quickVerdict(state);
  if (state.heroes.some(isDead)) return { result: 'lost', reason: 'heroDied' };
  const { exit } = objectiveOf(state) ?? { exit: null };
  if (exit === 'x') {
    const aboard = state.rib !== null && state.heroes.every(({ aboard: on }) => on);
    const out = state.rib !== null && boardOf(state).feature[state.rib] === 'x';
    return aboard && out && ribRuns(state) ? { result: 'won', reason: 'escaped' } : null;
  }
  return state.heroes.every(({ status }) => status === 'left') ? { result: 'won', reason: 'escaped' } : null;
}

function quickVerdict(state: ExodusState): { result: 'won' | 'lost'; reason: string } | null {
  if (!state.heroes.some(isAlive)) return { result: 'lost', reason: 'allDead' };
  if (state.mission === 'Q3' && isFulfilled(state)) return { result: 'won', reason: 'delivered' };
  if (state.mission === 'Q2' && (state.progress.lamp ?? 0) >= LAMP_TURNS)
    return { result: 'won', reason: 'lampSeen' };
  const out = state.heroes.some(({ status }) => status === 'left');
  const waiting = state.heroes.some((hero) => onBoard(hero) && !isDying(hero));
  return state.mission === 'Q1' && out && !waiting ? { result: 'won', reason: 'escaped' } : null;
}

/** Items that an objective still waits for. */
export function neededItems(state: ExodusState): ItemId[] {
  const objective = objectiveOf(state);
  if (objective === undefined || isFulfilled(state)) return [];
  return Object.keys(state.items).filter((id) => {
    const item = state.items[id];
    return item !== undefined && item.where !== 'used' && objective.items.includes(item.kind);
  });
}

/** Deliveries that are still to be made. */
export function itemsLeft(state: ExodusState): number {
  const count = objectiveOf(state)?.count ?? 0;
  return isFulfilled(state) ? 0 : count - state.progress.delivered.length;
}

/** Squares on which such an item can be delivered. */
export function deliverySquares(state: ExodusState): Square[] {
  const board = boardOf(state);
  const { objective } = missionOf(state.mission);
  if (objective !== null) return [namedSquare(state, objective.at)];
  if (state.mission === 'M3') return state.rib === null ? [] : [state.rib];
  if (state.mission === 'M4') return [namedSquare(state, LADDER)];
  return [...marks(board, 'X')];
}
