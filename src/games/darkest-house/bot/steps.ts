/**
 * What a practised team would do next in the house: stay together, clear the room, open what can be opened, enter chips, look
 * for missing colours, walk on. One look ahead does not see a plan over several actions, so the plan is written down here and
 * given to the bot as nudges.
 */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import { BETTER, extinguishing, fleeing, peril } from './peril';
import { missingColours, openTerminals, takeMatches, walkFrom } from './plan';
import { COLOURS, coloursOf, type ChipId } from '../data/chips';
import { cardOf, type Card } from '../data/equipment';
import { SKILLS, type SkillId } from '../data/survivors';
import { FRONT_DARKNESS, MAX_AMMO, MAX_XP, SECURITY_BOARD } from '../data/tracks';
import { unmatched } from '../actions/unlock';
import { around, cellOf, type Lock, type LockId, type Room } from '../geometry';
import { rangeBetween, sees, waysOut, zombieWays } from '../passages';
import { reach } from '../../../core/graph';
import {
  activeMembers,
  cardsOf,
  enemyIn,
  hasSkill,
  heatOf,
  inHouse,
  isDestroyed,
  placeOf,
  plan,
  survivorAt,
  survivorsIn,
  virusOf,
  zombiesIn,
  type DarkestState,
  type Survivor,
} from '../state';

/** Skills that are worth saving for. */
export const WANTED: readonly SkillId[] = ['BR3', 'LU1', 'LE2', 'JA3', 'NI3'];

const FAR = 99;
const CARDS_EACH = 3;
/** With what is left of a round a room is searched all the same, by teams that make little noise. */
const LEFTOVER = 30;
const QUIET = 3;
/** A colour that is forced, in steps: dearer than a search or two, cheaper than many. */
const FORCED = 4;
/** A shot at a single zombie: better than nothing. */
const ALONE = 20;
/** Where the group that acts is going, and why. */
interface Course {
  readonly room: Room;
  readonly why: 'laboratory' | 'terminal' | 'door' | 'search' | 'friends' | 'force';
  readonly lock?: Lock;
}

interface Situation {
  readonly state: DarkestState;
  readonly active: readonly number[];
  readonly course: Course | null;
  readonly walk: (from: Room) => ReadonlyMap<Room, number>;
}

/** All options of a decision are weighed in the same situation: it is kept until another decision is open. */
export class Planner {
  private known: { decision: Decision; situation: Situation } | null = null;

  /** How much the plan wants an option of the action phase; what it does not speak of is left undone. */
  adviceOn(state: DarkestState, decision: Decision, option: Option): number {
    if (this.known?.decision !== decision) this.known = { decision, situation: situationOf(state) };
    return adviceIn(this.known.situation, option);
  }
}

function adviceIn(situation: Situation, option: Option): number {
  const { state } = situation;
  const facets = option.facets as Record<string, string | undefined>;
  const who = placeOf(state, facets.survivor ?? '');
  const survivor = state.survivors[who];
  if (facets.verb === 'done' || facets.verb === 'shift') return 10;
  if (!survivor) return 0;
  const room = survivor.room ?? '';
  switch (facets.verb) {
    case 'buy':
      return buying(survivor, facets.skill as SkillId);
    case 'use':
      return using(state, survivor, cardOf(facets.card ?? ''));
    case 'treat':
      return facets.skill === 'LU4'
        ? 850
        : survivorsIn(state, room).some((one) => survivorAt(state, one).wounds > 0)
          ? 850
          : 0;
    case 'escape':
      return facets.target === facets.survivor ? 800 : 450 + survivor.ap;
    case 'attack':
    case 'quickDraw':
      return fighting(situation, survivor, facets.weapon ?? '');
    case 'function':
      return usingRoom(situation, survivor, facets.function ?? '');
    case 'bypass':
      return bypassing(state, facets.colour ?? '');
    case 'unlock':
      return opening(situation, who, facets.lock ?? '');
    case 'search':
      return searching(situation, survivor);
    case 'extinguish':
      return extinguishing(state, situation.active, survivor);
    case 'move':
    case 'fleetFoot':
    case 'slipPast':
      if (state.nemesis) return hunting(state, who, facets.room ?? '');
      return walking(situation, survivor, facets.verb, facets.room ?? '');
    default:
      return 0;
  }
}

function situationOf(state: DarkestState): Situation {
  const walks = new Map<Room, ReadonlyMap<Room, number>>();
  const walk = (from: Room): ReadonlyMap<Room, number> => {
    let known = walks.get(from);
    if (!known) walks.set(from, (known = walkFrom(state, null, from)));
    return known;
  };
  const active = activeMembers(state);
  return { state, active, walk, course: courseOf(state, active, walk) };
}

// Where to

function courseOf(
  state: DarkestState,
  active: readonly number[],
  walk: (from: Room) => ReadonlyMap<Room, number>,
): Course | null {
  const here = survivorAt(state, active[0] ?? 0).room;
  if (here === null || here === undefined) return null;
  const far = (to: Room): number => walk(here).get(to) ?? FAR;
  const { where, locks, rooms } = plan(state);
  if (state.security.open) return { room: where.LAB ?? '', why: 'laboratory' };
  const others = inHouse(state).filter(
    (who) => !active.includes(who) && survivorAt(state, who).room !== here,
  );
  const friends = others.map((who) => survivorAt(state, who).room ?? '');
  if (friends.length > 0 && friends.length >= active.length) {
    const [nearest] = friends.sort((a, b) => far(a) - far(b));
    if (nearest !== undefined && far(nearest) < FAR) return { room: nearest, why: 'friends' };
  }
  const shown = coloursShown(state, active);
  const left = [...state.security.tokens];
  const chips = inHouse(state).flatMap((who) => survivorAt(state, who).chips);
  const slots = SECURITY_BOARD[state.options.mode].slots - state.security.entered.length;
  for (const chip of chips.slice(0, slots)) if (takeMatches(left, chip) === 0) left.pop();
  const terminals = openTerminals(state, null);
  const courses: { course: Course; price: number }[] = [];
  // Without an empty slot further chips are good for nothing.
  const full = slots === 0;
  const bypass =
    (left.length <= 1 || full) && (state.darkness < FRONT_DARKNESS.last - 1 || canReachLaboratory(state));
  if (terminals.length > 0 && ((chips.length > 0 && slots > 0) || bypass)) {
    for (const room of terminals) {
      const used = state.functions.some(
        (name) => name.startsWith('terminal') && where[name.slice(9) as 'C1'] === room,
      );
      const urge = left.length === 0 ? -20 : -2 * chips.length;
      courses.push({ course: { room, why: 'terminal' }, price: far(room) + urge + (used ? 3 : 0) });
    }
  }
  if ((left.length > 1 && !full) || (left.length > 0 && !bypass) || terminals.length === 0) {
    for (const lock of locks) {
      const at = state.locks[lock.id];
      if (!at) continue;
      const room = lock.rooms.reduce((best, one) => (far(one) < far(best) ? one : best));
      const missing = missingColours(state, lock, shown);
      if (at.chip !== null && missing > 0) continue;
      const gain = at.chip === null ? 1.3 : Math.max(0.6, takeMatches([...left], at.chip));
      const corner = lock.corner && terminals.length === 0 ? 4 : 0;
      courses.push({
        course: { room, why: 'door', lock },
        price: far(room) + 2 * missing - 2.5 * gain - corner,
      });
    }
    for (const room of rooms) {
      if (state.searched.includes(room) || isDestroyed(state, cellOf(room)) || room === where.LAB) continue;
      courses.push({
        course: { room, why: 'search' },
        price: far(room) + 1 + state.searched.length + 2 * heatOf(state, cellOf(room)),
      });
    }
    for (const lock of locks) {
      const at = state.locks[lock.id];
      const missing = missingColours(state, lock, shown);
      if (!at?.chip || missing === 0 || state.darkness + missing >= FRONT_DARKNESS.last) continue;
      const room = lock.rooms.reduce((best, one) => (far(one) < far(best) ? one : best));
      const first = lock.corner && terminals.length === 0 ? 5 : 0;
      courses.push({
        course: { room, why: 'force', lock },
        price: far(room) + FORCED * missing + 2 * state.darkness - first,
      });
    }
  }
  courses.sort((a, b) => a.price - b.price);
  return courses.find(({ course }) => far(course.room) < FAR)?.course ?? null;
}

function coloursShown(state: DarkestState, team: readonly number[]): Set<string> {
  return new Set(
    team.flatMap((who) => cardsOf(survivorAt(state, who)).flatMap((card) => cardOf(card).colours)),
  );
}

// What to do there

function buying(survivor: Survivor, skill: SkillId): number {
  const saving = WANTED.some((one) => one.startsWith(skill.slice(0, 2)) && !survivor.skills.includes(one));
  if (WANTED.includes(skill)) return 900 + SKILLS[skill].cost;
  return saving && survivor.xp < MAX_XP - 1 ? 0 : 890 + SKILLS[skill].cost;
}

function using(state: DarkestState, user: Survivor, card: Card): number {
  const near = survivorsIn(state, user.room ?? '').map((who) => survivorAt(state, who));
  switch (card.effect) {
    case 'BANDAGE':
      return near.some((one) => one.wounds >= 3) ? 860 : 0;
    case 'ANTIDOTE':
      return near.some((one) => virusOf(one) === 2) ? 860 : 0;
    case 'EXTINGUISH':
    case 'ADRENALINE':
      return 860;
    default:
      return cardsOf(user).some(
        (id) =>
          cardOf(id).family === card.family && (state.ammo[id] ?? MAX_AMMO) + (card.ammo ?? 0) <= MAX_AMMO,
      )
        ? 860
        : 0;
  }
}

/** Whoever shares the room first; then those who would come. One alone is shot at when there is nothing better to do. */
function fighting({ state, active }: Situation, { room: here, ap }: Survivor, weapon: string): number {
  const room = here ?? '';
  const card = weapon === 'fists' ? null : cardOf(weapon);
  const strength = (card ? 10 * (card.attack ?? 0) - (card.ammo === undefined ? 0 : 2) : 5) + 3 * ap;
  if (state.nemesis && canHit(state, room, rangeOf(card))) return 750 + strength;
  if (enemyIn(state, room)) return 700 + strength;
  if (state.nemesis || !card || card.kind !== 'ranged') return 0;
  const zone = active.flatMap((who) => around(cellOf(survivorAt(state, who).room ?? '')));
  const coming = reach([room], (from) => zombieWays(state, from, null), 2);
  let near = 0;
  for (const from in state.hordes)
    if (coming.has(from) && zone.includes(cellOf(from))) near += state.hordes[from] ?? 0;
  if (state.creature && coming.has(state.creature.room)) near += 2;
  if (near === 1) return ALONE + strength;
  return near > 0 && near <= 5 ? 540 + strength : 0;
}

function usingRoom({ state }: Situation, survivor: Survivor, name: string): number {
  if (name.startsWith('terminal')) return 650;
  if (name === 'medical') return survivor.wounds >= 3 ? 640 : survivor.wounds >= 2 ? 300 : 0;
  if (name === 'sprinkler') {
    const burning = Object.values(state.fire.burns);
    return burning.length === 1 || burning.some((burns) => burns > 1) ? 645 : 300;
  }
  return name === 'ammo' ? 200 : 640;
}

/** Somebody of the group that acts could walk into the laboratory in this round, were it open. */
function canReachLaboratory(state: DarkestState): boolean {
  const { where, passages } = plan(state);
  const threshold = passages[where.LAB ?? '']?.[0]?.to ?? '';
  return activeMembers(state).some((who) => {
    const { room, ap, entrapped } = survivorAt(state, who);
    if (room === null || entrapped || enemyIn(state, room)) return false;
    return (reach([room], (from) => waysOut(state, from)).get(threshold) ?? FAR) < ap;
  });
}

/** The last codes may be taken away, when there is time left to walk to the laboratory. */
function bypassing(state: DarkestState, colour: string): number {
  const { tokens } = state.security;
  const chips = inHouse(state).flatMap((who) => survivorAt(state, who).chips);
  const left = [...tokens];
  const slots = SECURITY_BOARD[state.options.mode].slots - state.security.entered.length;
  for (const chip of chips.slice(0, slots)) if (takeMatches(left, chip) === 0) left.pop();
  const spare = FRONT_DARKNESS.last - 1 - state.darkness;
  const matched = chips.some((chip: ChipId) => coloursOf(chip).some((one) => one === colour));
  const wanted =
    tokens.length === 1
      ? spare > 0 || canReachLaboratory(state)
      : left.length >= 1 && spare > left.length && (left.length <= 2 || slots === 0);
  return wanted ? (matched ? 655 : 660) : 0;
}

function opening({ state, active, course }: Situation, who: number, id: string): number {
  const chip = state.locks[id]?.chip;
  if (!chip || state.security.open) return 0;
  const { room } = survivorAt(state, who);
  const team = survivorsIn(state, room ?? '').filter(
    (one) => active.includes(one) && !survivorAt(state, one).entrapped && survivorAt(state, one).ap > 0,
  );
  const shown = new Set(
    team.flatMap((one) => cardsOf(survivorAt(state, one)).flatMap((card) => cardOf(card).colours)),
  );
  const sense = team.some((one) => hasSkill(survivorAt(state, one), 'NI3')) ? 1 : 0;
  const missing = coloursOf(chip).filter((colour) => !shown.has(colour)).length - sense;
  const own = cardsOf(survivorAt(state, who)).flatMap((card) => cardOf(card).colours);
  const part = coloursOf(chip).filter((colour) => own.includes(colour)).length;
  if (missing <= 0) return 620 + part;
  return course?.why === 'force' && course.lock?.id === id ? 565 : 0;
}

/** Colours first; and nobody should meet the nemesis with bare hands, as long as there is time. */
function searching({ state, course }: Situation, survivor: Survivor): number {
  if (state.deck.length === 0 || state.darkness >= FRONT_DARKNESS.last - 1) return 0;
  const team = inHouse(state).map((who) => survivorAt(state, who));
  const bare = team.reduce((sum, one) => sum + cardsOf(one).length, 0) < CARDS_EACH * team.length;
  const lacking = !state.security.open && coloursShown(state, inHouse(state)).size < COLOURS.length;
  return course?.why === 'search'
    ? 560 + survivor.ap
    : lacking || bare
      ? 515 + survivor.ap
      : team.length <= QUIET
        ? LEFTOVER
        : 0;
}

function walking(situation: Situation, survivor: Survivor, verb: string, to: Room): number {
  const { course } = situation;
  const here = survivor.room ?? '';
  const away = course?.why === 'laboratory' ? 0 : fleeing(situation.state, situation.active, here, to);
  if (!course || course.room === here) return away;
  return Math.max(away, onTheWay(situation, survivor, verb, to));
}

function onTheWay(situation: Situation, survivor: Survivor, verb: string, to: Room): number {
  const { state, active, course, walk } = situation;
  const here = survivor.room ?? '';
  if (!course) return 0;
  const next = walk(to).get(course.room) ?? FAR;
  const now = walk(here).get(course.room) ?? FAR;
  if (next >= now || !waysOut(state, here).includes(to)) return 0;
  const group = survivorsIn(state, here).filter(
    (who) => active.includes(who) && !survivorAt(state, who).entrapped,
  );
  const together =
    group.every((who) => survivorAt(state, who).ap > 0) ||
    course.why === 'friends' ||
    course.why === 'laboratory';
  if (!together || (verb === 'fleetFoot' && group.length > 1 && course.why !== 'laboratory')) return 0;
  const strength = group.reduce((sum, who) => sum + survivorAt(state, who).ap - 1, 0);
  const met = zombiesIn(state, to) + (state.creature?.room === to ? 3 : 0);
  const hurry = course.why === 'laboratory' || state.darkness >= FRONT_DARKNESS.last;
  // The last steps of a round decide where the night catches up with the team.
  if (strength <= 0 && !hurry && peril(state, to) > peril(state, here) + BETTER) return 0;
  if (met > strength + (course.why === 'laboratory' ? 3 : 0) && state.darkness < FRONT_DARKNESS.last)
    return 0;
  return 500 + (now - next);
}

// The showdown

const rangeOf = (card: Card | null): number => (card?.kind === 'ranged' ? (card.range ?? 0) : 0);

function canHit(state: DarkestState, room: Room, range: number): boolean {
  const goal = state.nemesis?.room ?? '';
  return room === goal || (range > 0 && sees(state, room, goal) && rangeBetween(room, goal) <= range);
}

/** Everybody comes within reach of the nemesis; the one with the cure only with a gun, and never into its room. */
function hunting(state: DarkestState, who: number, to: Room): number {
  const survivor = survivorAt(state, who);
  const goal = state.nemesis?.room ?? '';
  let range = 0;
  for (const id of survivor.right)
    if ((state.ammo[id] ?? 0) > 0) range = Math.max(range, rangeOf(cardOf(id)));
  const room = survivor.room ?? '';
  if (who === state.cure && room === goal) return 560;
  if (who === state.cure && (range === 0 || to === goal)) return 0;
  if (canHit(state, room, range)) return 0;
  const way = (from: Room): number => walkFrom(state, null, from).get(goal) ?? FAR;
  return canHit(state, to, range) || way(to) < way(room) ? 500 + survivor.hand : 0;
}

/** Help at a door counts when it brings a colour; a start, when nothing is missing any more. */
export function helpAt(state: DarkestState, option: Option): number {
  const { who = 0, lock = '', helpers = [] } = (state.frames[state.frames.length - 1] ?? {}) as Helping;
  const missing = unmatched(state, { who, lock, helpers });
  if (option.facets.verb !== 'help') return missing === 0 ? 1 : 0;
  const helper = placeOf(state, String(option.facets.survivor));
  return missing - unmatched(state, { who, lock, helpers: [...helpers, helper] });
}
type Helping = { who?: number; lock?: LockId; helpers?: number[] };
