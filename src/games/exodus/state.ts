/**
 * What a game of Exodus remembers, and the few questions about it that every chapter asks.
 *
 * For whoever draws it: `mission` names the page in `data/missions`, `boardOf(state)` (queries.ts) is its floor plan (plan.ts),
 * and every square in here is a number of that plan; `nameOf(board, square)` gives 'x,y' ('x,y^' upstairs), which is also
 * what options and events call it. `doors[n]` is the door `board.doors[n]`, `rooms` are the active ones (fog lies over the
 * others), `crates`, `searches`, `items`, `smoke` and `rib` lie on the board. A hero in a grapple is prone, and the infected
 * in `hero.grapple` lie on its hero board: their `square` is null. Seats are heroes in order, then the director.
 */
import type { Outcome } from '../../core/game';
import {
  vocabulary,
  type CoreState,
  type Play as CorePlay,
  type Procedure as CoreProcedure,
  type SeatId,
} from '../../core/procedure';
import type { DirectorCardId } from './data/directorCards';
import type { GearId } from './data/equipment';
import type { HeroId } from './data/heroes';
import type { InfectedKind } from './data/infected';
import { QUICK_PLAY, type ItemId, type ItemKind, type MissionId } from './data/mission';
import type { PerkId } from './data/perks';
import type { SearchId } from './data/searchCards';
import type { ExodusEvent } from './events';
import type { Facing } from './geometry';
import type { Square } from './plan';

export interface ExodusOptions {
  /** People at the table, the director included. */
  readonly players: number;
  /** The whole campaign, or one mission: M1 to M6 by themselves, Q1 to Q3 as quick play. */
  readonly mission: 'campaign' | MissionId;
  readonly director: boolean;
  /** Heroes of the first seats; the other seats take the next cards. */
  readonly heroes: HeroId[];
  readonly difficulty: 'normal' | 'hard';
  /** Perks are bought with experience instead of one a level up symbol (EX-RULING-125). */
  readonly xp: boolean;
  /** Ties between equal squares and infected: asked, or the first in reading order (EX-RULING-135). */
  readonly ties: 'ask' | 'auto';
}

export type Mode = 'campaign' | 'single' | 'quick';

/** An equipment card in somebody's hands. */
export interface Gear {
  card: GearId;
  rounds: number;
  /** Attacked, executed, assassinated or reloaded with this turn (EX-RULING-116). */
  used: boolean;
  /** Misfire (D09). */
  jammed: boolean;
}

export interface Hero {
  id: HeroId;
  /** left: through an exit; turned: dead and risen; gone: pulled under, or dead and removed. */
  status: 'in' | 'left' | 'turned' | 'gone';
  square: Square | null;
  prone: boolean;
  aboard: boolean;
  dial: number;
  ap: number;
  acted: boolean;
  alert: boolean;
  gear: Gear[];
  active: GearId[];
  cards: SearchId[];
  perks: PerkId[];
  xp: number;
  /** Uses that are left of each power perk. */
  uses: Partial<Record<PerkId, number>>;
  /** The power perk of this turn. */
  power: PerkId | null;
  /** What works once an activation and has been used. */
  spent: PerkId[];
  aim: { target: string; weapon: GearId } | null;
  item: ItemId | null;
  /** Infected on the hero board, in joining order. */
  grapple: number[];
  decoy: Square | null;
}

export interface Infected {
  id: number;
  kind: InfectedKind;
  /** Null on a hero board. */
  square: Square | null;
  facing: Facing;
  prone: boolean;
  damage: number;
  /** A siren that was burned and no longer regenerates. */
  flame: boolean;
  /** A reaver under water, shown by its marker. */
  dived: boolean;
  /** Under direct control of the director. */
  control: boolean;
  acted: boolean;
  /** Spawned this turn. */
  fresh: boolean;
  /** A dead hero of quick play. */
  hero: HeroId | null;
}

export interface Item {
  kind: ItemKind;
  where: 'board' | 'carried' | 'used' | 'lost';
  square: Square | null;
}

export interface Progress {
  /** Objective items that have been delivered, in order. */
  delivered: ItemId[];
  exitOpen: boolean;
  /** The turn of the deed that a mission counts from: the flare fired, the lamp lit, the last box stowed. */
  since: number | null;
  /** Spawn rolls to add to the next spawn phase. */
  extraSpawns: number;
  /** How often the handset was used. */
  calls: number;
  /** Complete turns the lamp has burned; null: it is dark. */
  lamp: number | null;
}

/** What a save or pause ticket records of one hero. */
export interface HeroRecord {
  id: HeroId;
  dial: number;
  gear: { card: GearId; rounds: number }[];
  cards: SearchId[];
  perks: PerkId[];
  xp: number;
}

export interface Ticket {
  /** The campaign missions that were completed. */
  completed: number;
  heroes: HeroRecord[];
  search: SearchPile;
  equipment: GearId[];
}

export interface Campaign {
  completed: number;
  /** Save spaces in use, the latest last. */
  saves: Ticket[];
  pause: Ticket | null;
  pauses: number;
  /** How often the players had to begin again, for the statistics. */
  defeats: number;
}

/** Face down on top (drawn at random), face up below, and what this mission has discarded. */
export interface SearchPile {
  down: SearchId[];
  up: SearchId[];
  discards: SearchId[];
}

/** The undealt cards are those that are neither here nor there: a deck would tell what is in the hand. */
export interface Director {
  hand: (DirectorCardId | 'back')[];
  discards: DirectorCardId[];
  played: boolean;
}

/** What director cards have set going. */
export interface Effects {
  hurried: number | null;
  keenNoses: boolean;
  coldHands: number | null;
  lightsOut: boolean;
  ringingEars: boolean;
  fever: number | null;
  sideGate: boolean;
}

export interface ExodusState extends CoreState {
  options: ExodusOptions;
  mission: MissionId;
  phase: 'setup' | 'heroes' | 'infected' | 'spawn' | 'end' | 'between';
  turn: number;
  heroes: Hero[];
  acting: number | null;
  infected: Infected[];
  /** The highest number of an infected so far. */
  serial: number;
  doors: boolean[];
  wedged: number[];
  rooms: string[];
  crates: Square[];
  searches: Square[];
  items: Record<ItemId, Item>;
  smoke: Square[];
  rib: Square | null;
  drives: number;
  search: SearchPile;
  equipment: GearId[];
  progress: Progress;
  campaign: Campaign | null;
  director: Director | null;
  effects: Effects;
  result: 'won' | 'lost' | null;
  outcome: Outcome | null;
}

export type Play = CorePlay<ExodusState, ExodusEvent>;
export type Procedure<L extends object = object> = CoreProcedure<ExodusState, ExodusEvent, L>;
export const { procedure, question } = vocabulary<ExodusState, ExodusEvent>();

export const NO_EFFECTS: Effects = {
  hurried: null,
  keenNoses: false,
  coldHands: null,
  lightsOut: false,
  ringingEars: false,
  fever: null,
  sideGate: false,
};

export const NO_PROGRESS: Progress = {
  delivered: [],
  exitOpen: false,
  since: null,
  extraSpawns: 0,
  calls: 0,
  lamp: null,
};

export function modeOf(state: ExodusState): Mode {
  const { mission } = state.options;
  if (mission === 'campaign') return 'campaign';
  return (QUICK_PLAY as readonly string[]).includes(mission) ? 'quick' : 'single';
}

/** Two heroes with one or two hero players, else one each (EX-RULING-13). */
export const heroCount = ({ players, director }: ExodusOptions): number =>
  Math.max(2, players - (director ? 1 : 0));

export const directorSeat = (state: ExodusState): number => state.heroes.length;

/** Who decides about infected: the director, else the players together (EX-RULING-136). */
export const fateSeat = (state: ExodusState): SeatId =>
  state.director === null ? 'team' : directorSeat(state);

/** Ties that belong to the players may be left to the app; a director is always asked (EX-RULING-135). */
export const asksTies = (state: ExodusState): boolean =>
  state.director !== null || state.options.ties === 'ask';

export function heroAt(state: ExodusState, who: number): Hero {
  const hero = state.heroes[who];
  if (hero === undefined) throw new Error(`There is no hero in place ${who}.`);
  return hero;
}

export function unitOf(state: ExodusState, id: number): Infected {
  const unit = findUnit(state, id);
  if (unit === undefined) throw new Error(`There is no infected ${id}.`);
  return unit;
}

export function findUnit(state: ExodusState, id: number): Infected | undefined {
  for (const unit of state.infected) if (unit.id === id) return unit;
  return undefined;
}

export const placeOf = (state: ExodusState, id: HeroId): number =>
  state.heroes.findIndex((hero) => hero.id === id);

export const hasPerk = (hero: Hero, perk: PerkId): boolean => hero.perks.includes(perk);

/** A power perk that is at work: until the end of the activation it was used in. */
export const hasPower = (state: ExodusState, who: number, perk: PerkId): boolean =>
  state.acting === who && heroAt(state, who).power === perk;

export const isGrappled = (hero: Hero): boolean => hero.grapple.length > 0;

/** Dead, and about to rise in the end phase (quick play). */
export const isDying = (hero: Hero): boolean => hero.status === 'in' && hero.dial >= 16;

export const gearOf = (hero: Hero, card: GearId): Gear | undefined =>
  hero.gear.find((each) => each.card === card);
