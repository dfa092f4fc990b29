/** How good a position is for the survivors: for the greedy bot. */
import type { Decision } from '../../../core/game';
import { reach } from '../../../core/graph';
import type { Option } from '../../../core/procedure';
import { pendingOf, type Pending } from './pending';
import { helpAt, Planner } from './steps';
import { timeLeft, workLeft, type Team } from './plan';
import { creatureAreasDown } from '../changes';
import { AREAS, CREATURES } from '../data/enemies';
import { cardOf, isGear, isWeapon, type Card, type CardId } from '../data/equipment';
import { SKILLS } from '../data/survivors';
import { FRONT_DARKNESS, MAX_HANDS, MAX_XP } from '../data/tracks';
import { around, cellOf, type Room } from '../geometry';
import { creatureWays, nearestGoals, rangeBetween, sees, waysOut, zombieWays } from '../passages';
import { standingCorners } from '../procedures/nemesis';
import {
  cardsOf,
  heatOf,
  inHouse,
  isActive,
  skullAt,
  survivorAt,
  virusOf,
  zombiesIn,
  type DarkestState,
  type Survivor,
} from '../state';

/** A survivor as the bot sees it: where it will be and how hurt, when what is under way has happened. */
interface Soul {
  readonly who: number;
  readonly survivor: Survivor;
  readonly room: Room;
  readonly health: number;
}

const FAR = 9;
const SHOWDOWN = 900;
const CUBE = 26;
/** What a die of an attack costs, and how many zombies a token is taken for. */
const DIE_COST = 4;
const TOKEN_ZOMBIES = 2;
/** Zombies that an action point is good for, and what a hit on a creature is worth. */
const FIGHT = 0.35;
/** What the plan says outweighs what one look ahead sees. */
const PLAN = 100;
const SWITCH = 1e6;
const CREATURE_HIT = 2.5;
const XP = 1.4;
/** A fire that breaks out. */
const OUTBREAK = 20;

export function score(state: DarkestState): number {
  if (state.stage === 'setup') return 0;
  const pending = pendingOf(state);
  const souls = soulsOf(state, pending);
  let total = pending.value;
  for (const soul of souls) total += soulScore(state, soul);
  total += creatureScore(state) - danger(state, souls);
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
  if (virusOf(survivor) === 2) value -= 22 + 8 * (survivor.curse === 0 ? 0 : 5 - survivor.curse);
  value += skillsScore(survivor);
  if (survivor.entrapped) value -= 14;
  const zombies = zombiesIn(state, room);
  if (zombies > 0) value -= 3 + 1.8 * Math.min(6, zombies);
  value -= 6 * heatOf(state, cellOf(room));
  if (state.creature?.room === room) value -= 7;
  return value + armsScore(state, survivor);
}

function skillsScore(survivor: Survivor): number {
  let value = XP * Math.min(survivor.xp, MAX_XP - 1);
  for (const skill of survivor.skills) value += XP * SKILLS[skill].cost + 1;
  return value;
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
  // Whoever can still act can still fight.
  let fight = state.acting === null ? 0 : FIGHT * noisy.reduce((sum, { survivor }) => sum + survivor.ap, 0);
  for (const [room, zombies] of dice) {
    const defenders = souls.filter((soul) => soul.room === room && !soul.survivor.entrapped).length;
    const left = Math.max(0.2 * zombies, zombies - fight);
    fight -= zombies - left;
    total += DIE_COST * Math.max(0.3, left - Math.min(4, defenders) / 3);
  }
  return total + creatureDanger(state, rooms);
}

/** What a creature is still good for, as long as it is in the house. */
function creatureScore({ creature }: DarkestState): number {
  if (!creature) return 0;
  const { locations } = CREATURES[creature.id];
  return (
    -6 - CREATURE_HIT * locations.reduce((sum, { id, hits }) => sum + hits - (creature.hits[id] ?? 0), 0)
  );
}

/** A creature reacts to every group, wherever it is. */
function creatureDanger(state: DarkestState, rooms: readonly Room[]): number {
  const { creature } = state;
  if (!creature) return 0;
  const board = CREATURES[creature.id];
  const move = board.move === 'd4' ? 3 : board.move;
  const { distance } = nearestGoals(creature.room, rooms, (room) =>
    creatureWays(state, room, board.fireproof),
  );
  const near = distance <= move + board.range ? 1 : 0.4;
  return DIE_COST * 0.7 * near * (board.dice - creatureAreasDown(state, 'red'));
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

const CARRIED: Readonly<Record<string, number>> = { BANDAGE: 7, ANTIDOTE: 6, ADRENALINE: 0, EXTINGUISH: 4 };
const carriedScore = (card: Card): number => 2 + (card.effect ? (CARRIED[card.effect] ?? 0) : 0);

// The house

/** Time that is left less the work that is left, and what makes both uncertain. */
function houseScore(state: DarkestState, souls: readonly Soul[], pending: Pending): number {
  let total = slackScore(state, souls, pending);
  total -= 12 * state.survivors.filter((survivor) => survivor.status === 'waiting').length;
  for (const room in state.hordes) total -= 0.9 * (state.hordes[room] ?? 0);
  // Every group has a reaction and a spread of the fire of its own: it pays to stay together.
  const groups = new Set(souls.map(({ room }) => room)).size;
  total -= (state.fire.token === null ? 9 : 15) * Math.max(0, groups - 1);
  if (state.fire.token !== null) total -= OUTBREAK;
  for (const cell in state.fire.burns) total -= 4 * (state.fire.burns[cell] ?? 0) ** 2;
  return total - 60 * (3 - standingCorners(state).length);
}

/** How well the team is in time. A door that is being forced counts as open only when that is better. */
function slackScore(state: DarkestState, souls: readonly Soul[], pending: Pending): number {
  const shown = new Set(
    souls.flatMap(({ survivor }) => cardsOf(survivor).flatMap((card) => cardOf(card).colours)),
  );
  for (const card of pending.found) for (const colour of cardOf(card).colours) shown.add(colour);
  const chips = souls.flatMap(({ survivor }) => survivor.chips);
  const team = { rooms: souls.map(({ room }) => room), chips, shown, tokens: pending.tokens, opened: null };
  const after = (opened: Team, darkness: number): number =>
    slackValue(timeLeft(state, darkness, pending.unpaid) - workLeft(state, opened)) * state.survivors.length;
  const dark = Math.min(FRONT_DARKNESS.last, state.darkness + state.darknessDue);
  const { opening } = pending;
  if (!opening) return after(team, dark);
  const chip = state.locks[opening.lock]?.chip;
  const open = { ...team, chips: chip ? [...chips, chip] : chips, opened: opening.lock };
  const forced = Math.min(FRONT_DARKNESS.last, dark + opening.missing);
  const outbreak = dark < FRONT_DARKNESS.fire && forced >= FRONT_DARKNESS.fire ? OUTBREAK : 0;
  const through = after(open, forced) + XP * souls.length - outbreak;
  return opening.missing > 0 ? Math.max(through, after(team, dark) - 2) : through;
}

/** AP a head in hand: the fewer there are, the dearer each is. */
function slackValue(slack: number): number {
  const tight = Math.min(slack, 5);
  const some = Math.min(Math.max(slack - 5, 0), 10);
  const plenty = Math.max(slack - 15, 0);
  return 4 * tight + 2.6 * some + 1.8 * plenty;
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
    // With the one who carries the cure everything is lost.
    if (who === state.cure)
      total += 8 * health - 18 * Math.max(0, 5 - health) - (room === nemesis.room ? 25 : 0);
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
  endure: -1000,
  retreat: -12,
  stop: -1,
  takeBack: -50,
  shift: -10,
  give: -20,
  take: -20,
  giveChip: -20,
  takeChip: -20,
};

/** The bot of a game: positions are scored as they are, nudges follow a plan. */
export function houseBot() {
  const planner = new Planner();
  return {
    score,
    hint: (state: DarkestState, decision: Decision, option: Option): number =>
      nudge(planner, state, decision, option),
  };
}

/** Nudges that one look ahead does not see: what is left undone, and what comes later. */
function nudge(planner: Planner, state: DarkestState, decision: Decision, option: Option): number {
  const { verb, survivor, card } = option.facets;
  const word = String(verb ?? '');
  if (word === 'switch') return switchesWell(state, String(survivor), String(card)) ? SWITCH : NEVER;
  if (decision.kind === 'groupAction' || decision.kind === 'showdownAction')
    return PLAN * planner.adviceOn(state, decision, option);
  // Whoever went to a door with colours missing went to force it.
  if (decision.kind === 'forceDoor') return word === 'leave' ? 0 : PLAN;
  if (decision.kind === 'whoHelps') return PLAN * helpAt(state, option);
  if (decision.kind === 'whoJoins') return word === 'go' || state.nemesis ? 0 : PLAN;
  if (decision.kind === 'cureHolder') {
    const holder = state.survivors.find((one) => one.id === survivor);
    return holder ? -3 * holder.wounds - 10 * virusOf(holder) ** 2 : 0;
  }
  return NUDGES[word] ?? 0;
}

/** Switching back and forth is free: only what brings somebody nearer to the best that can be held is worth a thought. */
function switchesWell(state: DarkestState, id: string, card: CardId): boolean {
  const survivor = state.survivors.find((one) => one.id === id);
  if (!survivor) return false;
  const best = bestInHands(state, survivor);
  const out = survivor.right.includes(card);
  return out
    ? !best.includes(card) && best.some((one) => !survivor.right.includes(one))
    : best.includes(card);
}

/** The best weapon, and what else the hands can hold. */
function bestInHands(state: DarkestState, survivor: Survivor): CardId[] {
  let hands = MAX_HANDS - survivor.virus.filter((side) => side === 'right').length;
  const worth = (id: CardId): number => (isWeapon(cardOf(id)) ? weaponScore(state, cardOf(id)) : 2);
  const gear = cardsOf(survivor).filter((id) => isGear(cardOf(id)));
  gear.sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
  return gear.filter((id) => {
    const fits = cardOf(id).hands <= hands && worth(id) > 0;
    if (fits) hands -= cardOf(id).hands;
    return fits;
  });
}
