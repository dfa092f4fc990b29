/**
 * The state of a game of The Plum Island Horror: where every piece is and how far every track has come. Ids only; what a
 * unit, an Area or a card is like stands in `data/`.
 */
import type { Pile } from '../../core/bag';
import type { Outcome } from '../../core/game';
import { vocabulary, type CoreState, type Play as CorePlay } from '../../core/procedure';
import type { EventId, FateId, SearchId } from './data/cards';
import type { CivilianId } from './data/civilians';
import type { AreaId, BridgeId, SpaceId } from './data/map';
import type { MutationId } from './data/mutations';
import type { Cube, MarkerKind } from './data/tables';
import type { CompoundId, CraftId, FactionId, UnitId } from './data/units';
import type { PlumEvent } from './events';

export type Token = FactionId | 'fate' | 'doom' | 'wild';

/** Uses left of a Special Combat marker: 2 = front side up, 1 = flipped, 0 = none. */
export type MarkerUses = 0 | 1 | 2;

/** A Stack keeps its id while it moves; a Mutation is its own id. */
export type StackId = `stack-${number}`;
export type HorrorId = StackId | MutationId;

/** Not on the map: in the box, on a mat or in reserve, out of the game for good. */
export type OffMap = 'box' | 'reserve' | 'out';

/** A Player unit: Faction standee, Compound or NPC standee. */
export interface UnitState {
  at: AreaId | OffMap;
  hits: number;
  molotov: MarkerUses;
  pistols: MarkerUses;
}

/** A Boat or Helicopter. */
export interface CraftState {
  at: AreaId | OffMap;
  disabled: boolean;
}

export interface CivilianState {
  /** 'aside' are the Regular Civilians left over at setup; 'box' the VIPs that have not appeared. */
  at: AreaId | 'bag' | 'aside' | 'box' | 'evacuated' | 'out';
  /** The Compound they are inside of; `at` is then its Area. */
  housed: CompoundId | null;
  molotov: MarkerUses;
  pistols: MarkerUses;
}

export interface MutationState {
  at: SpaceId | OffMap;
  hits: number;
  stunned: boolean;
}

export interface StackState {
  id: StackId;
  at: SpaceId;
  tiles: number;
  stunned: boolean;
}

export interface LooseMarker {
  kind: MarkerKind;
  uses: 1 | 2;
  at: AreaId;
}

export interface SeatState {
  faction: FactionId;
  supplies: number;
  evacuated: CivilianId[];
}

/** The Player Turn under way. */
export interface TurnState {
  seat: number;
  part: 'adrenaline' | 'actions' | 'follow';
  /** Actions left in the Player Actions part. */
  actions: number;
  /** Units that have had their Crisis Adrenaline move, and Compounds that have handled Supplies. */
  adrenaline: UnitId[];
  /** Abilities already used that work once per Player Turn: 'A-PIC1'. */
  used: string[];
  /** Trades and handovers made since the last action: each only once, so that nothing goes round in circles. */
  deals: string[];
  /** Who takes a Follow Action now. */
  follower: number | null;
}

export interface PlumOptions {
  readonly players: number;
  /** Factions in the game: as many as people, or two to four for one person (PI-MODES-01). */
  readonly factionCount: number;
  /** Chosen Factions in seat order; seats without one are dealt theirs at random (PI-SETUP-02). */
  readonly factions: readonly FactionId[];
  readonly startSupplies: number;
  /** Tiles of a standard spawn at Biohazard Level 0-8; one more from Level 9 on. */
  readonly spawnTiles: number;
  readonly evacuationNeeded: number;
  readonly npcRangedCostsSupplies: boolean;
}

export type PlumState = CoreState & {
  options: PlumOptions;
  phase: 'setup' | 'hunger' | 'activity' | 'end';
  round: number;
  biohazard: number;
  overrun: number;
  evacuation: number;
  powerOut: boolean;
  seats: SeatState[];
  turn: TurnState | null;

  units: Record<UnitId, UnitState>;
  craft: Record<CraftId, CraftState>;
  civilians: Record<CivilianId, CivilianState>;
  mutations: Record<MutationId, MutationState>;
  stacks: StackState[];
  stackSerial: number;
  /** Tiles that can be spawned, and tiles that have left the game. */
  pool: number;
  lostTiles: number;

  areaDamage: Partial<Record<AreaId, number>>;
  bridgeDamage: Record<BridgeId, number>;
  exhausted: AreaId[];
  overrunAreas: AreaId[];
  looseSupplies: Partial<Record<AreaId, number>>;
  looseMarkers: LooseMarker[];
  markerPool: Record<MarkerKind, number>;

  /** Turn Order tokens still in the bag, and those drawn this Round. */
  bag: Token[];
  drawn: Token[];
  cubeBag: Cube[];
  cubePool: { yellow: number; red: number };

  fate: Pile<FateId>;
  event: Pile<EventId>;
  search: Pile<SearchId>;
  /** Cards being carried out: not yet discarded. */
  onTable: { fate: FateId[]; event: EventId[]; search: SearchId[] };
  /** Fate Cards drawn for their number during the effect under way (PI-RULING-18). */
  fateAside: FateId[];

  /** Radio Silence: the next Player Turn has no Follow part. */
  radioSilence: boolean;
  /** The Dark Gets Ideas: allowance +1 for Horrors until the End Phase. */
  darkIdeas: boolean;
  /** Skip Dolan has made his forecast. */
  forecastUsed: boolean;
  /** Inside the Hits of one Close Combat nothing is checked (PI-RULING-82). */
  fighting: boolean;
  outcome: Outcome | null;
};

export type Play = CorePlay<PlumState, PlumEvent>;

export const { procedure, question } = vocabulary<PlumState, PlumEvent>();
