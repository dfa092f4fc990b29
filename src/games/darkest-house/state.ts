/** What a game of Dark, Darker, Darkest remembers, and the few questions about it that every chapter asks. */
import type { Outcome } from '../../core/game';
import {
  vocabulary,
  type CoreState,
  type Play as CorePlay,
  type Procedure as CoreProcedure,
} from '../../core/procedure';
import { cardOf, type CardId, type Effect } from './data/equipment';
import type { ChipId, Colour, IconCount } from './data/chips';
import type { Area, CreatureId, NemesisId } from './data/enemies';
import { SURVIVORS, skillOf, slotOf, type SkillId, type SurvivorId } from './data/survivors';
import { HEALTH_TRACK, type BoardSide, type Mode } from './data/tracks';
import type { PresetId } from './data/tiles';
import type { DarkestEvent } from './events';
import { cellOf, planOf, type Cell, type LockId, type Plan, type Room } from './geometry';

export type HouseChoice = PresetId | 'random' | 'build';
export type ChipChoice = 'advised' | 'moreThree' | 'moreTwo' | 'choose';

export interface DarkestOptions {
  readonly players: number;
  readonly survivors: SurvivorId[];
  readonly mode: Mode;
  readonly house: HouseChoice;
  /** The whole night, or only its end: a practised team stands before the open laboratory. */
  readonly opening: 'night' | 'showdown';
  /** Everybody begins with experience and three more cards: ours, for an easier night. */
  readonly veterans: boolean;
  /** Gas leaks, lurking creatures and secure rooms. */
  readonly advanced: boolean;
  readonly chips: ChipChoice;
  /** Advice for beginners: no colour more than twice in the code. */
  readonly gentleCode: boolean;
  readonly spawnTokens: 'all' | 'noSmall' | 'noLarge';
  /** The other side of the survivor boards: fewer AP for a small team, more for a large one. */
  readonly otherBoards: boolean;
  readonly bareCorners: boolean;
  readonly graceRound: boolean;
  readonly rerollSix: boolean;
  readonly knockbackFireKillsCreature: boolean;
}

export type Side = 'left' | 'right';

export interface Survivor {
  id: SurvivorId;
  /** waiting: eliminated, back at the next regroup; out: eliminated in the showdown. */
  status: 'in' | 'waiting' | 'out';
  room: Room | null;
  /** Spaces that the health marker has moved towards the skull. */
  wounds: number;
  xp: number;
  skills: SkillId[];
  /** Skill slot on which the grey cube of zombification lies; 0 before the first step. */
  curse: number;
  ap: number;
  entrapped: boolean;
  /** Has made its own attempt to escape in this round or cycle. */
  attempted: boolean;
  left: CardId[];
  right: CardId[];
  /** On which side each virus token lies, in the order of the bites. */
  virus: Side[];
  chips: ChipId[];
  /** Skills used in this round or cycle, where once is the limit. */
  used: SkillId[];
  /** Action markers in hand (showdown). */
  hand: number;
}

/** Zombies that react as one body: a horde, or one face-down token. */
export interface Body {
  kind: 'horde' | 'token';
  room: Room;
  /** Figures of a horde; 1 for a token. */
  count: number;
}

/** What the enemies that react at the moment have done so far. */
export interface Reaction {
  zone: Cell[];
  /** Activated and not yet moved. */
  pending: Body[];
  /** Rooms whose horde attacks before anybody moves. */
  attackers: Room[];
  mover: Body | null;
  creatureDone: boolean;
}

export interface DarkestState extends CoreState {
  options: DarkestOptions;
  house: string;
  stage: 'setup' | 'house' | 'showdown';
  round: number;
  /** Space of the event cycle. */
  event: number;
  darkness: number;
  /** Steps of darkness that have been caused and not yet been taken. */
  darknessDue: number;
  /** The round in which the darkness reached its end. */
  lastCall: number | null;
  survivors: Survivor[];
  /** Team boxes in acting order; members by their place in `survivors`. */
  groups: number[][];
  /** The team box that acts now. */
  acting: number | null;
  locks: Record<LockId, { icons: IconCount; chip: ChipId | null }>;
  chips: {
    /** Chips of the code that lie face down somewhere in the house. */
    code: ChipId[];
    /** Everything that may still turn up: the chips outside and the unknown ones in the house. */
    supply: ChipId[];
    lost: ChipId[];
  };
  cameras: Record<Cell, number>;
  security: {
    tokens: Colour[];
    /** Tokens that are not (or no longer) on the board. */
    pool: Colour[];
    entered: ChipId[];
    bypassed: boolean;
    open: boolean;
  };
  deck: CardId[];
  discarded: CardId[];
  /** Starting cards that nobody holds. */
  aside: CardId[];
  /** Markers on weapons that somebody holds. */
  ammo: Record<CardId, number>;
  searched: Room[];
  /** Room functions used in this round or cycle. */
  functions: RoomFunction[];
  hordes: Record<Room, number>;
  /** Face-down spawn tokens by room. Their values are not fixed before they are turned up. */
  tokens: Record<Room, number>;
  /** Values of all tokens that have not been turned up: those in the stack and those in the house. */
  spawn: number[];
  fire: { token: Cell | null; burns: Record<Cell, number>; destroyed: Cell[] };
  creature: { id: CreatureId; room: Room; hits: Record<string, number> } | null;
  creatures: CreatureId[];
  nemesis: { id: NemesisId; room: Room; cubes: Record<Area, number>; reached: Cell | null } | null;
  reaction: Reaction | null;
  /** Markers of each survivor in the boxes of the showdown. */
  boxes: { left: number[]; middle: number[] };
  /** Who carries the cure. */
  cure: number | null;
  /** Skills that work once a game and have been used. */
  spentSkills: SkillId[];
  outcome: Outcome | null;
}

export const FUNCTIONS = [
  'sprinkler',
  'medical',
  'ammo',
  'antidote',
  'terminal-C1',
  'terminal-C2',
  'terminal-C3',
] as const;
export type RoomFunction = (typeof FUNCTIONS)[number];

export type Play = CorePlay<DarkestState, DarkestEvent>;
export type Procedure<L extends object = object> = CoreProcedure<DarkestState, DarkestEvent, L>;
export const { procedure, question } = vocabulary<DarkestState, DarkestEvent>();

export const plan = (state: DarkestState): Plan => planOf(state.house);

export function survivorAt(state: DarkestState, who: number): Survivor {
  const survivor = state.survivors[who];
  if (!survivor) throw new Error(`There is no survivor in place ${who}.`);
  return survivor;
}

/** The place of a survivor that is in play. */
export function placeOf(state: DarkestState, id: string): number {
  return state.survivors.findIndex((survivor) => survivor.id === id);
}

/** Places of the survivors in a room. */
export function survivorsIn(state: DarkestState, room: Room): number[] {
  const found: number[] = [];
  for (let who = 0; who < state.survivors.length; who++) {
    if (state.survivors[who]?.room === room) found.push(who);
  }
  return found;
}

export function survivorsOn(state: DarkestState, cell: Cell): number[] {
  const found: number[] = [];
  for (let who = 0; who < state.survivors.length; who++) {
    const room = state.survivors[who]?.room;
    if (room && cellOf(room) === cell) found.push(who);
  }
  return found;
}

export function inHouse(state: DarkestState): number[] {
  const found: number[] = [];
  for (let who = 0; who < state.survivors.length; who++) if (state.survivors[who]?.room) found.push(who);
  return found;
}

export const anyoneIn = (state: DarkestState, room: Room): boolean =>
  state.survivors.some((survivor) => survivor.room === room);

/** Rooms with survivors, each once, in the order of the survivors. */
export function occupiedRooms(state: DarkestState): Room[] {
  const rooms: Room[] = [];
  for (const { room } of state.survivors) if (room && !rooms.includes(room)) rooms.push(room);
  return rooms;
}

export const zombiesIn = (state: DarkestState, room: Room): number => state.hordes[room] ?? 0;

/** An enemy that holds people back: zombies, the creature or the nemesis. Tokens never share a room with a survivor. */
export function enemyIn(state: DarkestState, room: Room): boolean {
  return zombiesIn(state, room) > 0 || state.creature?.room === room || state.nemesis?.room === room;
}

export const boardSide = (options: DarkestOptions): BoardSide => {
  const small = options.survivors.length <= 3;
  return small === options.otherBoards ? 'three' : 'four';
};

export const skullAt = (state: DarkestState): number => HEALTH_TRACK[boardSide(state.options)].length;

/** AP of the zone that a number of wounds stands in; 0 on the skull. */
export function zoneAp(state: DarkestState, wounds: number): number {
  return HEALTH_TRACK[boardSide(state.options)][wounds] ?? 0;
}

export const inventoryLimit = (state: DarkestState): number => (state.options.survivors.length === 5 ? 4 : 5);
export const cardsOf = (survivor: Survivor): CardId[] => [...survivor.left, ...survivor.right];
export const virusOf = (survivor: Survivor): number => survivor.virus.length;
export const itemsOf = (survivor: Survivor): number =>
  survivor.left.length + survivor.right.length + virusOf(survivor);

export function handsUsed(survivor: Survivor): number {
  let hands = 0;
  for (const side of survivor.virus) if (side === 'right') hands++;
  for (const card of survivor.right) hands += cardOf(card).hands;
  return hands;
}

/** Equipped cards with an effect: only the right side of the board works. */
export function equipped(survivor: Survivor, effect: Effect): CardId[] {
  return survivor.right.filter((card) => cardOf(card).effect === effect);
}

export function hasSkill(survivor: Survivor, skill: SkillId): boolean {
  return (
    skillOf(survivor.id, slotOf(skill)) === skill && (slotOf(skill) === 0 || survivor.skills.includes(skill))
  );
}

/** AP in the house, action markers in the showdown. */
export const actionsLeft = (state: DarkestState, survivor: Survivor): number =>
  state.stage === 'showdown' ? survivor.hand : survivor.ap;

/** Members of the group that acts now; in the showdown everybody, between two reactions. */
export function activeMembers(state: DarkestState): number[] {
  if (state.stage === 'showdown') return state.reaction === null ? inHouse(state) : [];
  return state.acting === null ? [] : (state.groups[state.acting] ?? []);
}

export const isActive = (state: DarkestState, who: number): boolean => activeMembers(state).includes(who);

export const isBurning = (state: DarkestState, cell: Cell): boolean => (state.fire.burns[cell] ?? 0) > 0;
export const isDestroyed = (state: DarkestState, cell: Cell): boolean => state.fire.destroyed.includes(cell);
/** Burning or destroyed: what zombies keep out of. */
export const isAblaze = (state: DarkestState, cell: Cell): boolean =>
  isBurning(state, cell) || isDestroyed(state, cell);
/** Health that the fire of a tile costs. */
export function heatOf(state: DarkestState, cell: Cell): number {
  return isDestroyed(state, cell) ? 3 : (state.fire.burns[cell] ?? 0);
}

export function tokensInHouse(state: DarkestState): number {
  let count = 0;
  for (const room in state.tokens) count += state.tokens[room] ?? 0;
  return count;
}

export function zombiesInHouse(state: DarkestState): number {
  let count = 0;
  for (const room in state.hordes) count += state.hordes[room] ?? 0;
  return count;
}

/** Tokens that are still in the stack. */
export const stackSize = (state: DarkestState): number => state.spawn.length - tokensInHouse(state);

export const nameOf = (state: DarkestState, who: number): string => SURVIVORS[survivorAt(state, who).id].name;

/** Adds to a counter by room or tile and drops it at zero, so that equal states look equal. */
export function count(counter: Record<string, number>, key: string, change: number): void {
  const next = (counter[key] ?? 0) + change;
  if (next > 0) counter[key] = next;
  else delete counter[key];
}
