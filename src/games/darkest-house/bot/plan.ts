/**
 * How much work lies between the team and the showdown: doors to open, chips to enter, ways to walk. Counted in AP a head, so
 * that a step, a code and a space of darkness can be weighed against each other.
 */
import { COLOURS, coloursOf, type ChipId, type Colour } from '../data/chips';
import { FRONT_CYCLE, FRONT_DARKNESS, SECURITY_BOARD } from '../data/tracks';
import { cellOf, type Lock, type LockId, type Room } from '../geometry';
import { isOpen, passagesOf } from '../passages';
import { standingCorners } from '../procedures/nemesis';
import { heatOf, plan, zombiesIn, zoneAp, type DarkestState } from '../state';

/** The team as the plan sees it: what is under way has happened. */
export interface Team {
  /** Where everybody stands. */
  readonly rooms: readonly Room[];
  readonly chips: readonly ChipId[];
  /** Colours on the cards of the team. */
  readonly shown: ReadonlySet<string>;
  /** Code tokens that are still on the board. */
  readonly tokens: readonly Colour[];
  /** A door that counts as open. */
  readonly opened: LockId | null;
}

const FAR = 14;
const ENTRY = 2;
/** A terminal takes one chip a round: every further chip waits. */
const WAIT = 2;
/** A code token taken away for a step of darkness. */
const BYPASS = 13;
/** A colour that nobody shows has to be searched for. */
const MISSING = 5;
const SEEK = 1;
/** Fire on the way, and zombies that have to be fought before one can go on. */
const HEAT = 1.5;
const ZOMBIE = 0.6;
/** What the first terminal is worth on top of the chip of its door. */
const FIRST_CORNER = 6;
/** What a chip that nobody has seen is likely to match. */
const UNSEEN_MATCHES = 1.3;

/** AP a head that a round is good for, when fights and searches have taken their part. */
const ROUND = 4;

/** What an AP of this round is worth as against one that is planned with: it has to be spent now. */
const UNSPENT = 0.35;

type Walk = ReadonlyMap<Room, number>;
type Way = (to: Room) => number;

/** What the whole team still has to do, in AP a head. */
export function workLeft(state: DarkestState, team: Team): number {
  const walks = new Map<Room, Walk>();
  const walk = (from: Room, to: Room): number => {
    let known = walks.get(from);
    if (!known) walks.set(from, (known = walkFrom(state, team.opened, from)));
    return Math.min(FAR, known.get(to) ?? FAR);
  };
  const away: Way = (to) => mean(team.rooms.map((room) => walk(room, to)));
  const { where, passages } = plan(state);
  const lab = where.LAB ?? '';
  if (state.security.open) {
    const ways = team.rooms.map((room) => walk(room, lab));
    return 0.7 * Math.min(FAR, ...ways) + 0.3 * mean(ways);
  }
  const terminals = openTerminals(state, team.opened);
  const threshold = passages[lab]?.[0]?.to ?? lab;
  const ground: Ground = { state, team, walk, terminals, threshold, seek: SEEK * nearestSearch(state, away) };
  const plain = tourLength(ground, away, team.chips, team.tokens);
  const [first] = team.chips;
  if (first === undefined || terminals.length === 0) return plain;
  // Entering what is at hand before the next door is opened.
  const nearest = nearestOf(terminals, away);
  const left = [...team.tokens];
  const rest = [...team.chips];
  enter(left, rest);
  return Math.min(plain, away(nearest) + ENTRY + tourLength(ground, (to) => walk(nearest, to), rest, left));
}

interface Ground {
  readonly state: DarkestState;
  readonly team: Team;
  readonly walk: (from: Room, to: Room) => number;
  /** Terminals that can be walked to. */
  readonly terminals: readonly Room[];
  /** The room before the laboratory. */
  readonly threshold: Room;
  /** What it takes to get to a room that has not been searched. */
  readonly seek: number;
}

/** Doors one after the other, then a terminal, then the laboratory. */
function tourLength(ground: Ground, start: Way, chips: readonly ChipId[], tokens: readonly Colour[]): number {
  const { state, team, walk, threshold } = ground;
  let slots = SECURITY_BOARD[state.options.mode].slots - state.security.entered.length;
  let from = start;
  let total = 0;
  let entries = 0;
  let lacking = 0;
  const left = [...tokens];
  const hand = [...chips];
  while (hand.length > 0 && left.length > 0 && slots > 0) {
    enter(left, hand);
    entries++;
    slots--;
  }
  let open = left.length;
  const doors = plan(state).locks.filter((lock) => state.locks[lock.id] && lock.id !== team.opened);
  const terminals = [...ground.terminals];
  while ((open > 0 && slots > 0) || terminals.length === 0) {
    const wanted = terminals.length > 0 || open > 0 ? doors : doors.filter((lock) => lock.corner);
    const best = cheapest(wanted, (lock) => price(ground, lock, from, left, terminals.length > 0));
    if (!best || (terminals.length > 0 && best.price > BYPASS)) break;
    const { lock } = best;
    total += effort(ground, lock, from);
    lacking += missingColours(state, lock, team.shown);
    if (slots > 0 && open > 0) {
      entries++;
      slots--;
    }
    open -= gain(state, lock, left);
    const chip = state.locks[lock.id]?.chip;
    if (chip) takeMatches(left, chip);
    doors.splice(doors.indexOf(lock), 1);
    from = (to) => Math.min(walk(lock.rooms[0], to), walk(lock.rooms[1], to));
    if (lock.corner && standingCorners(state).includes(lock.cell)) terminals.push(doorstep(lock));
  }
  const bypassed = BYPASS * Math.max(0, open);
  if (lacking > 0.5) total += ground.seek;
  if (terminals.length === 0) return total + 2 * FAR + bypassed;
  const last = nearestOf(terminals, from);
  const waiting = (WAIT * Math.max(0, entries - 1)) / terminals.length;
  return total + from(last) + ENTRY * entries + waiting + walk(last, threshold) + 1 + bypassed;
}

/** The walk to a door and what it takes to open it. */
function effort({ state, team }: Ground, lock: Lock, from: Way): number {
  return from(doorstep(lock, from)) + 1 + MISSING * missingColours(state, lock, team.shown);
}

/** Codes that the chip of a door is good for. */
function gain(state: DarkestState, lock: Lock, left: readonly Colour[]): number {
  const chip = state.locks[lock.id]?.chip;
  return chip ? Math.max(1, takeMatches([...left], chip)) : UNSEEN_MATCHES;
}

/** AP for every code that a door is good for; the first corner is good for more than its chip. */
function price(ground: Ground, lock: Lock, from: Way, left: readonly Colour[], terminal: boolean): number {
  const all = effort(ground, lock, from) + ENTRY + WAIT - (lock.corner && !terminal ? FIRST_CORNER : 0);
  return all / gain(ground.state, lock, left);
}

/** The way to the nearest room in which something may be found. */
function nearestSearch(state: DarkestState, away: Way): number {
  const { rooms, where } = plan(state);
  let best = FAR;
  for (const room of rooms) {
    if (state.searched.includes(room) || room === where.LAB || heatOf(state, cellOf(room)) > 0) continue;
    best = Math.min(best, away(room));
  }
  return best;
}

/** The side of a door that is nearer. */
function doorstep(lock: Lock, from?: Way): Room {
  const [inside, outside] = lock.rooms;
  return from && from(inside) < from(outside) ? inside : outside;
}

/** Colours of a door that the team lacks; what nobody has seen is counted by its chances. */
export function missingColours(state: DarkestState, lock: Lock, shown: ReadonlySet<string>): number {
  const at = state.locks[lock.id];
  if (!at) return 0;
  if (at.chip === null) return at.icons * (1 - shown.size / COLOURS.length);
  return coloursOf(at.chip).filter((colour) => !shown.has(colour)).length;
}

/** Terminals that no door keeps from the team; `opened` is a door that counts as open. */
export function openTerminals(state: DarkestState, opened: LockId | null): Room[] {
  const { locks } = plan(state);
  return standingCorners(state).filter(
    (cell) => !locks.some((lock) => lock.cell === cell && state.locks[lock.id] && lock.id !== opened),
  );
}

/** Enters the best chip of a hand: what it matches, or any one token. */
function enter(left: Colour[], hand: ChipId[]): void {
  let best = hand[0] ?? '';
  for (const chip of hand) {
    if (takeMatches([...left], chip) > takeMatches([...left], best)) best = chip;
  }
  hand.splice(hand.indexOf(best), 1);
  if (takeMatches(left, best) === 0) left.pop();
}

/** Takes the tokens off that a chip matches, and says how many. */
export function takeMatches(left: Colour[], chip: ChipId): number {
  let matched = 0;
  for (const colour of coloursOf(chip)) {
    const at = left.indexOf(colour);
    if (at < 0) continue;
    left.splice(at, 1);
    matched++;
  }
  return matched;
}

/** AP from a room to every other one. */
export function walkFrom(state: DarkestState, opened: LockId | null, start: Room): Walk {
  const cost = new Map<Room, number>([[start, ZOMBIE * Math.min(5, zombiesIn(state, start))]]);
  const queue = [start];
  for (const room of queue) {
    const here = cost.get(room) ?? 0;
    for (const passage of passagesOf(state, room)) {
      if (!isOpen(state, passage) && (passage.lock === null || passage.lock !== opened)) continue;
      const { to } = passage;
      const next = here + 1 + HEAT * heatOf(state, cellOf(to)) + ZOMBIE * Math.min(5, zombiesIn(state, to));
      if (next >= (cost.get(to) ?? Infinity)) continue;
      cost.set(to, next);
      queue.push(to);
    }
  }
  return cost;
}

/** AP a head that are left before the night is lost: what is left of this round, and the rounds until the darkness is complete. */
export function timeLeft(state: DarkestState, darkness: number, unpaid: number): number {
  let now = -unpaid;
  let full = 0;
  for (const { ap, wounds } of state.survivors) {
    now += ap;
    full += zoneAp(state, wounds);
  }
  const round = (UNSPENT * Math.max(0, now)) / Math.max(1, full);
  if (darkness >= FRONT_DARKNESS.last) return ROUND * round;
  const clock = FRONT_CYCLE.indexOf('clock');
  const untilClock = state.event === clock ? FRONT_CYCLE.length : clock - state.event;
  return ROUND * (round + untilClock + FRONT_CYCLE.length * (FRONT_DARKNESS.last - 1 - darkness));
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? FAR : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function nearestOf(rooms: readonly Room[], way: Way): Room {
  let best = rooms[0] ?? '';
  for (const room of rooms) if (way(room) < way(best)) best = room;
  return best;
}

function cheapest(doors: readonly Lock[], price: (lock: Lock) => number) {
  let best: { lock: Lock; price: number } | null = null;
  for (const lock of doors) {
    const here = price(lock);
    if (!best || here < best.price) best = { lock, price: here };
  }
  return best;
}
