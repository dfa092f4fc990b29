/** How far everybody is from what the mission asks for. */
import { deliverySquares, exitSquares, isFulfilled, itemsLeft, neededItems } from '../objectives';
import { marks, type Board, type Square } from '../plan';
import { boardOf, heroesIn, landings, openGround, squareOf } from '../queries';
import { heroAt, type ExodusState } from '../state';
import { W } from './weights';

/** A way through a closed door or past a crate costs more than a step. */
const CLOSED = 7;
const CRATE = 2;
const FAR = 60;
/** Getting aboard the rib and off again, getting off alone; and picking something up, which is a step in itself. */
const BOARDING = 6;
const LANDING = 3;
const PICK_UP = 1;
/** Somebody who has nothing to fetch stays so near to somebody who has. */
const ESCORT = 2;
/** As near as somebody goes to a siren. */
const SHOT = 6;
/** So many heroes go for one item: more are only in each other's way. */
const PARTY = 2;

const fields = new Map<string, Float64Array>();
const MOST_FIELDS = 2_000;

/** Steps from the nearest of `goals` to every square, with doors and crates in the way counted. */
function effort(state: ExodusState, goals: readonly Square[], swim: boolean): Float64Array {
  const board = boardOf(state);
  const key = `${board.id} ${goals.join()} ${swim} ${state.crates.join()} ${state.doors.map(Number).join('')}`;
  const before = fields.get(key);
  if (before !== undefined && before.length === board.size) return before;
  const field = spread(board, state, goals, swim);
  if (fields.size >= MOST_FIELDS) fields.clear();
  fields.set(key, field);
  return field;
}

function spread(board: Board, state: ExodusState, goals: readonly Square[], swim: boolean): Float64Array {
  const { touch } = openGround(board);
  const shut = new Set<number>();
  board.doors.forEach(({ a, b }, n) => {
    if (!state.doors[n]) shut.add(a * board.size + b).add(b * board.size + a);
  });
  const cost = new Float64Array(board.size).fill(Infinity);
  let wave = [...goals];
  for (const goal of goals) cost[goal] = 0;
  // Few squares change more than once, so plain waves are enough.
  while (wave.length > 0) {
    const next: Square[] = [];
    for (const square of wave) {
      const leaving = state.crates.includes(square) ? CRATE : 1;
      for (const near of touch[square] as readonly Square[]) {
        if (board.water[near] && !swim) continue;
        const step = shut.has(square * board.size + near) ? CLOSED : leaving;
        const total = (cost[square] as number) + step;
        if (total >= (cost[near] as number)) continue;
        cost[near] = total;
        next.push(near);
      }
    }
    wave = next;
  }
  return cost;
}

/** How far a hero is from where it should be; over the water only with the rib. */
function wayTo(state: ExodusState, who: number, goals: readonly Square[]): number {
  if (goals.length === 0) return 0;
  const at = squareOf(state, who);
  const land = effort(state, goals, false)[at] ?? Infinity;
  if (land < Infinity) return land;
  if (state.rib === null) return FAR;
  const swim = (effort(state, goals, true)[state.rib] ?? FAR) * W.water;
  if (heroAt(state, who).aboard) return swim + LANDING;
  const boarding = effort(state, landings(state), false)[at] ?? Infinity;
  return boarding < Infinity ? boarding + BOARDING + swim : FAR;
}

/** The same between two places that nobody stands on yet. */
function between(state: ExodusState, from: Square | undefined, goals: readonly Square[]): number {
  if (from === undefined || goals.length === 0) return 0;
  const land = effort(state, goals, false)[from] ?? Infinity;
  if (land < Infinity) return land;
  const swim = effort(state, goals, true)[from] ?? Infinity;
  return swim < Infinity ? swim * W.water + BOARDING : FAR;
}

/** Sirens that have to die. */
const sirens = (state: ExodusState): Square[] =>
  state.mission !== 'M6'
    ? []
    : state.infected.flatMap(({ kind, square }) => (kind === 'siren' && square !== null ? [square] : []));

/** Squares where something is left to do for everybody. */
function commonGoals(state: ExodusState): readonly Square[] {
  const hunted = sirens(state);
  if (hunted.length > 0) return hunted;
  if (state.mission === 'M3' && isFulfilled(state)) return marks(boardOf(state), 'x');
  if (state.mission === 'M3') return state.rib === null ? [] : [state.rib];
  const exits = exitSquares(state);
  return exits.length > 0 ? exits : deliverySquares(state);
}

/** Somebody with a part of the objective: the way until all of it is done. */
interface Errand {
  way: number;
  /** Where it will be by then. */
  at: Square | undefined;
}

/** Objective items: who carries one brings it, and each of the others is for the hero who would be there first. */
function errands(state: ExodusState): Map<number, Errand> {
  const found = new Map<number, Errand>();
  const needed = neededItems(state);
  const places = deliverySquares(state);
  const [place] = places;
  for (const who of heroesIn(state)) {
    const { item } = heroAt(state, who);
    if (item === null || !needed.includes(item)) continue;
    found.set(who, { way: wayTo(state, who, places), at: place });
  }
  const lying = needed
    .flatMap((id) => state.items[id]?.square ?? [])
    .sort((a, b) => between(state, a, places) - between(state, b, places))
    .slice(0, Math.max(0, itemsLeft(state) - found.size));
  for (const square of lying) {
    let best: number | null = null;
    let least = Infinity;
    for (const who of heroesIn(state)) {
      const before = found.get(who);
      const way = before
        ? before.way + between(state, before.at, [square])
        : wayTo(state, who, [square]) + PICK_UP;
      if (way < least) [best, least] = [who, way];
    }
    if (best !== null) found.set(best, { way: least + between(state, square, places), at: place });
  }
  return found;
}

export interface Way {
  /** Steps until the hero has done its part, or whoever it goes with. */
  readonly all: number;
  /** Those of them that it can make by itself now. */
  readonly own: number;
}

/** How far each hero on the board is from having done its part. */
export function ways(state: ExodusState): Map<number, Way> {
  const found = new Map<number, Way>();
  const busy = errands(state);
  const common = commonGoals(state);
  const leaders = [...busy.keys()];
  for (const [who, { way, at }] of busy) {
    found.set(who, { all: way + between(state, at, common), own: way });
  }
  const followed = new Map<number, number>();
  for (const who of heroesIn(state)) {
    if (found.has(who)) continue;
    const leader = leaders.find((each) => (followed.get(each) ?? 1) < PARTY);
    if (leader === undefined) {
      // Sirens come by themselves: they are shot at from afar.
      const way = Math.max(0, wayTo(state, who, common) - (sirens(state).length > 0 ? SHOT : 0));
      found.set(who, { all: way, own: way });
      continue;
    }
    followed.set(leader, (followed.get(leader) ?? 1) + 1);
    // Beside the boat is not in it.
    const near = heroAt(state, leader).aboard ? 0 : ESCORT;
    const behind = Math.max(0, wayTo(state, who, [squareOf(state, leader)]) - near);
    found.set(who, { all: behind + (found.get(leader)?.all ?? 0), own: behind });
  }
  return found;
}
