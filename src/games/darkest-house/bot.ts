/** How good a position is for the survivors: for the greedy bot and the hint button. */
import type { Decision } from '../../core/game';
import { reach } from '../../core/graph';
import type { Option } from '../../core/procedure';
import { pendingOf, priceOfDarkness, type Pending } from './botPending';
import { COLOURS, coloursOf, iconsOf, type ChipId } from './data/chips';
import { AREAS } from './data/enemies';
import { cardOf, isWeapon, type Card } from './data/equipment';
import { SKILLS } from './data/survivors';
import { FRONT_DARKNESS, SECURITY_BOARD } from './data/tracks';
import { around, cellOf, type Lock, type Room } from './geometry';
import { nearestGoals, rangeBetween, sees, waysOut, zombieWays } from './passages';
import { standingCorners } from './procedures/nemesis';
import {
  cardsOf,
  heatOf,
  inHouse,
  isAblaze,
  isActive,
  plan,
  skullAt,
  survivorAt,
  virusOf,
  zombiesIn,
  type DarkestState,
  type Survivor,
} from './state';

/** A survivor as the bot sees it: where it will be and how hurt, when what is under way has happened. */
interface Soul {
  readonly who: number;
  readonly survivor: Survivor;
  readonly room: Room;
  readonly health: number;
}

const FAR = 9;
const SHOWDOWN = 900;
const TOKEN = 30;
const CHIP_MATCH = 18;
const CHIP_ANY = 12;
const CUBE = 26;
/** A colour that the team does not show, on a door it wants to open. */
const MISSING = 35;
/** What a die of an attack costs, and how many zombies a token is taken for. */
const DIE_COST = 3;
const TOKEN_ZOMBIES = 2;

export function score(state: DarkestState): number {
  if (state.stage === 'setup') return 0;
  const pending = pendingOf(state);
  const souls = soulsOf(state, pending);
  let total = pending.value;
  for (const soul of souls) total += soulScore(state, soul);
  total -= danger(state, souls);
  if (state.stage === 'showdown') return total + showdownScore(state, souls);
  return pending.entering ? total + SHOWDOWN : total + houseScore(state, souls, pending);
}

function soulsOf(state: DarkestState, pending: Pending): Soul[] {
  return inHouse(state).map((who) => {
    const survivor = survivorAt(state, who);
    return {
      who,
      survivor,
      room: pending.rooms.get(who) ?? survivor.room ?? '',
      health: skullAt(state) - survivor.wounds - (pending.wounds.get(who) ?? 0),
    };
  });
}

function soulScore(state: DarkestState, { survivor, room, health }: Soul): number {
  if (health <= 0) return -20;
  let value = 30 + 5 * health - (health <= 3 ? 10 : 0) - (health <= 1 ? 14 : 0);
  value -= 6 * virusOf(survivor);
  if (virusOf(survivor) === 2) value -= 10 + 8 * (survivor.curse === 0 ? 0 : 5 - survivor.curse);
  value += 1.2 * survivor.xp;
  for (const skill of survivor.skills) value += 1.2 * SKILLS[skill].cost + 1;
  if (survivor.entrapped) value -= 14;
  const zombies = zombiesIn(state, room);
  if (zombies > 0) value -= 3 + 1.8 * Math.min(6, zombies);
  value -= 6 * heatOf(state, cellOf(room));
  if (state.creature?.room === room) value -= 7;
  return value + armsScore(state, survivor);
}

/** What the enemies near the survivors will cost when they react. */
function danger(state: DarkestState, souls: readonly Soul[]): number {
  const noisy = state.acting === null ? souls : souls.filter(({ who }) => isActive(state, who));
  const zone = state.stage === 'showdown' ? null : noisy.flatMap(({ room }) => around(cellOf(room)));
  const rooms = [...new Set(souls.map(({ room }) => room))];
  const dice = new Map<Room, number>();
  const threaten = (from: Room, zombies: number): void => {
    if (zone !== null && !zone.includes(cellOf(from))) return;
    const goal = rooms.includes(from)
      ? from
      : nearestGoals(from, rooms, (room) => zombieWays(state, room, zone), 2).goals[0];
    if (goal !== undefined) dice.set(goal, Math.min(8, (dice.get(goal) ?? 0) + zombies));
  };
  for (const room in state.hordes) threaten(room, state.hordes[room] ?? 0);
  for (const room in state.tokens) threaten(room, TOKEN_ZOMBIES * (state.tokens[room] ?? 0));
  let total = 0;
  for (const [room, expected] of dice) {
    const defenders = souls.filter((soul) => soul.room === room && !soul.survivor.entrapped).length;
    total += DIE_COST * Math.max(0.3, expected - Math.min(4, defenders) / 3);
  }
  return total;
}

/** The best weapon in hand, gear that is worn, and everything else as something to carry. */
function armsScore(state: DarkestState, survivor: Survivor): number {
  let weapon = 0;
  let gear = 0;
  for (const id of survivor.right) {
    const card = cardOf(id);
    if (isWeapon(card)) weapon = Math.max(weapon, weaponScore(state, card));
    else gear += 2;
  }
  let carried = 0;
  for (const id of cardsOf(survivor)) carried += carriedScore(cardOf(id));
  return weapon + gear + carried;
}

function weaponScore(state: DarkestState, card: Card): number {
  const loaded = card.ammo === undefined ? 3 : (state.ammo[card.id] ?? 0);
  return loaded === 0 ? 0 : 3 * (card.attack ?? 0) + 2 * (card.range ?? 0) + Math.min(4, loaded);
}

const CARRIED: Readonly<Record<string, number>> = { BANDAGE: 7, ANTIDOTE: 6, ADRENALINE: 5, EXTINGUISH: 4 };
const carriedScore = (card: Card): number => 2 + (card.effect ? (CARRIED[card.effect] ?? 0) : 0);

// The house

/** Codes solved, chips at hand, doors opened, and the way to what comes next. */
function houseScore(state: DarkestState, souls: readonly Soul[], pending: Pending): number {
  const { security } = state;
  const dark = Math.min(FRONT_DARKNESS.last, state.darkness + state.darknessDue);
  let total = -TOKEN * security.tokens.length - (security.open ? 0 : 40) - priceOfDarkness(dark);
  if (dark === FRONT_DARKNESS.last && !security.open) total -= 60;
  total -= 12 * state.survivors.filter((survivor) => survivor.status === 'waiting').length;
  total -= 14 * Object.keys(state.locks).length;
  total += chipsValue(
    state,
    souls.flatMap(({ survivor }) => survivor.chips),
  );
  for (const room in state.hordes) total -= 0.9 * (state.hordes[room] ?? 0);
  // Every group has a reaction and a spread of the fire of its own: it pays to stay together.
  const groups = new Set(souls.map(({ room }) => room)).size;
  total -= (state.fire.token === null ? 7 : 14) * Math.max(0, groups - 1);
  if (state.fire.token !== null) total -= 15;
  for (const cell in state.fire.burns) total -= 3 * (state.fire.burns[cell] ?? 0) ** 2;
  total -= 60 * (3 - standingCorners(state).length);
  const shown = new Set(
    souls.flatMap(({ survivor }) => cardsOf(survivor).flatMap((card) => cardOf(card).colours)),
  );
  total += 4 * shown.size + wayScore(state, souls, shown, pending);
  return total;
}

/** What the chips at hand could take off the board, each code token once, as long as there are slots. */
function chipsValue(state: DarkestState, chips: readonly ChipId[]): number {
  const left = [...state.security.tokens];
  let slots = SECURITY_BOARD[state.options.mode].slots - state.security.entered.length;
  let value = 0;
  for (const chip of chips) {
    if (slots-- <= 0 || left.length === 0) break;
    value += Math.max(CHIP_ANY, CHIP_MATCH * takeMatches(left, chip));
  }
  return value;
}

function takeMatches(left: string[], chip: ChipId): number {
  let matched = 0;
  for (const colour of coloursOf(chip)) {
    const at = left.indexOf(colour);
    if (at < 0) continue;
    left.splice(at, 1);
    matched++;
  }
  return matched;
}

/** How far everybody is from what has to be done next. */
function wayScore(
  state: DarkestState,
  souls: readonly Soul[],
  shown: ReadonlySet<string>,
  pending: Pending,
): number {
  const steps = souls.map(({ room }) => reach([room], (from) => waysOut(state, from)));
  const far = (soul: number, room: Room): number => steps[soul]?.get(room) ?? FAR;
  const { locks, where } = plan(state);
  if (state.security.open) {
    const lab = where.LAB ?? '';
    const distances = souls.map((_, soul) => far(soul, lab));
    return -9 * Math.min(FAR, ...distances) - 2 * distances.reduce((sum, one) => sum + one, 0);
  }
  const terminals = standingCorners(state).filter(
    (cell) => !locks.some((lock) => lock.cell === cell && state.locks[lock.id]),
  );
  let total = terminals.length > 0 ? 0 : -15;
  const seekers: number[] = [];
  souls.forEach(({ survivor }, soul) => {
    if (survivor.chips.length === 0 || terminals.length === 0) seekers.push(soul);
    else total -= 6 * Math.min(FAR, ...terminals.map((room) => far(soul, room)));
  });
  const closed = locks.filter((lock) => state.locks[lock.id] && lock.id !== pending.opening);
  let best = Infinity;
  for (const lock of closed) {
    let distance = 0;
    for (const soul of seekers) distance += Math.min(far(soul, lock.rooms[0]), far(soul, lock.rooms[1]));
    best = Math.min(best, 3.6 * distance + doorCost(state, lock, shown, terminals.length > 0));
  }
  if (best < Infinity) total -= best;
  // What the team lacks can only be found.
  const unsearched = plan(state).rooms.filter(
    (room) => !state.searched.includes(room) && !isAblaze(state, cellOf(room)) && room !== where.LAB,
  );
  for (const soul of seekers) total -= 1.5 * Math.min(FAR, ...unsearched.map((room) => far(soul, room)));
  return total;
}

/** How hard a door is for the team, and how little it gives. */
function doorCost(state: DarkestState, lock: Lock, shown: ReadonlySet<string>, terminal: boolean): number {
  const at = state.locks[lock.id];
  const cost = lock.corner && !terminal ? -14 : 0;
  if (!at) return cost;
  // Of a chip that nobody has seen, every icon may be of a colour that the team does not show.
  if (at.chip === null)
    return cost + (at.icons * (COLOURS.length - shown.size) * MISSING) / COLOURS.length - 14;
  const missing = coloursOf(at.chip).filter((colour) => !shown.has(colour)).length;
  const matches = takeMatches([...state.security.tokens], at.chip);
  return cost + MISSING * missing - 7 * Math.max(1, matches) + (iconsOf(at.chip) === 3 ? 2 : 0);
}

// The showdown

function showdownScore(state: DarkestState, souls: readonly Soul[]): number {
  const { nemesis } = state;
  if (!nemesis) return SHOWDOWN;
  const cubes = AREAS.reduce((sum, area) => sum + nemesis.cubes[area], 0);
  let total = SHOWDOWN - CUBE * cubes - 14 * state.darkness - 70 * (3 - standingCorners(state).length);
  if (nemesis.cubes.red === 0) total += 12;
  if (nemesis.cubes.blue === 0) total += 14;
  if (nemesis.reached !== null) total -= 20;
  for (const { who, survivor, room, health } of souls) {
    const steps = reach([room], (next) => waysOut(state, next)).get(nemesis.room) ?? FAR;
    const range = bestRange(state, survivor);
    const inRange =
      room === nemesis.room || (sees(state, room, nemesis.room) && rangeBetween(room, nemesis.room) <= range);
    total += inRange ? 7 : -3 * steps;
    if (room === nemesis.room) total -= range > 0 ? 4 : 0;
    if (who === state.cure) total -= (health <= 3 ? 40 : 0) + (room === nemesis.room ? 10 : 0);
  }
  return total;
}

function bestRange(state: DarkestState, survivor: Survivor): number {
  let range = 0;
  for (const id of survivor.right) {
    const card = cardOf(id);
    if (card.kind === 'ranged' && (state.ammo[id] ?? 0) > 0) range = Math.max(range, card.range ?? 0);
  }
  return range;
}

// Nudges

/** Worse than a lost game, which could be put off for ever by what is free. */
const NEVER = -1e10;

const NUDGES: Readonly<Record<string, number>> = {
  endure: -8,
  leave: -12,
  stop: -1,
  takeBack: -50,
  search: 2,
  move: -1,
  shift: -10,
  give: -8,
  take: -8,
  giveChip: -8,
  takeChip: -8,
};

/** Nudges that one look ahead does not see: what is left undone, and what comes later. */
export function hint(state: DarkestState, decision: Decision, option: Option): number {
  const { verb, survivor, card } = option.facets;
  const word = String(verb ?? '');
  // The reaction that follows would come anyway: what it costs is no reason to put it off.
  if (word === 'done' && decision.kind === 'groupAction')
    return danger(state, soulsOf(state, pendingOf(state)));
  if (word === 'switch') return armsGained(state, String(survivor), String(card)) > 0 ? 0 : NEVER;
  if (decision.kind === 'cureHolder') {
    const holder = state.survivors.find((one) => one.id === survivor);
    return holder ? -3 * holder.wounds : 0;
  }
  return NUDGES[word] ?? 0;
}

/** Switching back and forth is free: only what makes somebody better armed is worth a thought. */
function armsGained(state: DarkestState, id: string, card: string): number {
  const survivor = state.survivors.find((one) => one.id === id);
  if (!survivor || survivor.right.includes(card)) return 0;
  return armsScore(state, { ...survivor, right: [...survivor.right, card] }) - armsScore(state, survivor);
}
