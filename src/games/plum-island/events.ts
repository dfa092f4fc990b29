/**
 * Everything that can happen on Plum Island. Each event carries what its log line and its animation need; `at` names places and
 * pieces as the board does: 'area:2C', 'bridge:4', 'unit:nw2', 'craft:ferry', 'civilian:c01', 'horror:rats'.
 */
import type { GameEvent } from '../../core/procedure';
import type { EventId, FateId, SearchId } from './data/cards';
import type { CivilianId } from './data/civilians';
import type { AreaId, BridgeId, SpaceId } from './data/map';
import type { MutationId } from './data/mutations';
import type { Cube, Face, MarkerKind } from './data/tables';
import type { CompoundId, CraftId, UnitId } from './data/units';
import type { HorrorId, Token } from './state';

type Told<T extends string, Fields = object> = GameEvent & { readonly type: T } & Readonly<Fields>;

/** How many tiles the Horrors unit has; 0 for a Mutation. */
type Horror = { horror: HorrorId; tiles: number };
export type DamagedPlace = { area: AreaId } | { bridge: BridgeId };

export type SetupEvent =
  | Told<'setupStep', { step: number; name: string }>
  | Told<'unitPlaced', { unit: UnitId; area: AreaId }>
  | Told<'craftPlaced', { craft: CraftId; area: AreaId }>
  | Told<'civilianPlaced', { civilian: CivilianId; area: AreaId }>
  | Told<'stormDamage', { number: number; result: string }>
  | Told<'firstContactOver', { cards: number }>;

export type RoundEvent =
  | Told<'roundBegan', { round: number; night: boolean }>
  | Told<'phaseBegan', { phase: 'hunger' | 'activity' | 'end'; round: number }>
  | Told<'tokenDrawn', { token: Token; left: number }>
  | Told<'turnBegan', { seat: number; actions: number }>
  | Told<'turnPart', { seat: number; part: 'adrenaline' | 'actions' | 'follow' }>
  | Told<'wildChosen', { seat: number }>
  | Told<'passed', { seat: number; what: 'adrenaline' | 'actions' | 'follow' | 'marker' | 'freeAction' }>
  | Told<'followCheck', { seat: number; card: FateId; drawEvent: boolean }>
  | Told<'noFollow', { seat: number }>
  | Told<'fed', { seat: number; unit: UnitId; supplies: number }>
  | Told<'housedFed', { seat: number; compound: CompoundId; supplies: number }>
  | Told<'unfed', { seat: number; unit: UnitId }>
  | Told<'housedUnfed', { seat: number; compound: CompoundId }>
  | Told<'replenished', { areas: readonly AreaId[] }>
  | Told<'bagRefilled', { tokens: number }>;

export type CardEvent =
  | Told<'fateCard', { card: FateId }>
  | Told<'fateNumber', { card: FateId; number: number; why: string }>
  | Told<'reshuffled', { deck: 'fate' | 'event' | 'search' }>
  | Told<'eventCard', { card: EventId; seat: number }>
  | Told<'eventVoid', { card: EventId }>
  | Told<'searchCard', { card: SearchId; seat: number; unit: UnitId }>
  | Told<'searchPutBack', { card: SearchId }>
  | Told<'noEffect', { what: string }>
  | Told<'abilityUsed', { unit: UnitId; ability: string }>
  | Told<'powerUsed', { mutation: MutationId; power: string }>
  | Told<'civilianPower', { civilian: CivilianId; power: string }>
  | Told<'ongoing', { what: 'radioSilence' | 'darkIdeas'; on: boolean }>;

export type HorrorEvent =
  | Told<'spawned', { area: SpaceId; tiles: number; wanted: number; total: number }>
  | Told<'grew', { area: SpaceId; tiles: number; total: number; why: string }>
  | Told<'incompleteSpawn', { missing: number }>
  | Told<'mutationEntered', { mutation: MutationId; area: SpaceId }>
  | Told<'trackActivated', { track: number; horrors: number }>
  | Told<'surge', { track: number }>
  | Told<'horrorMoved', Horror & { from: SpaceId; to: SpaceId }>
  | Told<'forkTaken', Horror & { area: AreaId; to: AreaId; number: number }>
  | Told<'forcedCrossing', Horror & { hits: number; damage: number; crossed: boolean }>
  | Told<'amalgamated', { area: SpaceId; tiles: number }>
  | Told<'stunned', Horror & { area: AreaId }>
  | Told<'unstunned', Horror & { area: SpaceId }>
  | Told<'regenerated', { mutation: MutationId; removed: number; hits: number }>
  | Told<'possession', { area: SpaceId; tiles: number; total: number }>
  | Told<'horrorEliminated', Horror & { area: SpaceId; by: UnitId | null }>
  | Told<'overran', { area: AreaId; points: number; overrun: number; tiles: number }>
  | Told<'piledOn', Horror & { area: AreaId; overrun: number }>;

export type CombatEvent =
  | Told<
      'closeCombat',
      Horror & { area: AreaId; unit: UnitId; attacking: boolean; potential: number; dice: number }
    >
  | Told<'civiliansAttacked', Horror & { area: AreaId; potential: number }>
  | Told<
      'rangedCombat',
      Horror & {
        area: AreaId;
        shooter: UnitId | CraftId | CivilianId;
        marker: MarkerKind | null;
        dice: number;
      }
    >
  | Told<'diceRolled', { faces: readonly Face[]; hits: number; shields: number }>
  | Told<'dieRerolled', { unit: UnitId; face: Face }>
  | Told<'horrorHit', Horror & { area: SpaceId; hits: number; total: number }>
  | Told<'unitHit', { unit: UnitId; hits: number; total: number; toughness: number }>
  | Told<'lastStand', { unit: UnitId; number: number; bravery: number; survived: boolean }>
  | Told<'lastStandDeclined', { unit: UnitId; cornered: boolean }>
  | Told<'retreated', { unit: UnitId; from: AreaId; to: AreaId }>
  | Told<'unitEliminated', { unit: UnitId; area: AreaId }>
  | Told<'civilianEliminated', { civilian: CivilianId; area: AreaId }>
  | Told<'civiliansReleased', { compound: CompoundId; area: AreaId; civilians: readonly CivilianId[] }>;

export type BiohazardEvent =
  | Told<'cubeAdded', { cube: 'yellow' | 'red' }>
  | Told<'cubeRemoved', { cube: 'yellow' | 'red' }>
  | Told<'cubesDrawn', { cubes: readonly Cube[]; level: number }>
  | Told<'biohazard', { change: number; level: number }>;

export type PieceEvent =
  | Told<
      'unitMoved',
      { unit: UnitId; from: AreaId; to: AreaId; path: readonly AreaId[]; mode: 'foot' | 'vehicle' | 'card' }
    >
  | Told<'craftMoved', { craft: CraftId; from: AreaId; to: AreaId }>
  | Told<'civilianMoved', { civilian: CivilianId; from: AreaId; to: AreaId }>
  | Told<'civilianAppeared', { civilian: CivilianId; area: AreaId }>
  | Told<'civilianHoused', { civilian: CivilianId; compound: CompoundId }>
  | Told<
      'evacuated',
      { civilian: CivilianId; seat: number; points: number; evacuation: number; by: CraftId | null }
    >
  | Told<'supplies', { seat: number; change: number; supplies: number; why: string }>
  | Told<'suppliesCollected', { unit: UnitId; area: AreaId; amount: number; supplies: number }>
  | Told<'suppliesLeft', { unit: UnitId; area: AreaId; amount: number; supplies: number }>
  | Told<'suppliesDropped', { area: AreaId; amount: number }>
  | Told<'traded', { from: number; to: number; amount: number }>
  | Told<'tradeRefused', { from: number; to: number; amount: number }>
  | Told<'markerPlaced', { kind: MarkerKind; area: AreaId }>
  | Told<'markerTaken', { kind: MarkerKind; by: UnitId | CivilianId; area: AreaId }>
  | Told<'markerHanded', { kind: MarkerKind; from: UnitId | CivilianId; to: UnitId | CivilianId }>
  | Told<'markerLeft', { kind: MarkerKind; area: AreaId }>
  | Told<'markerUsed', { kind: MarkerKind; by: UnitId | CivilianId; usesLeft: number }>
  | Told<'damaged', { place: DamagedPlace; amount: number; damage: number }>
  | Told<'repaired', { place: DamagedPlace; amount: number; damage: number }>
  | Told<'ductTape', { seat: number; cost: number }>
  | Told<'repairRoll', { unit: UnitId; number: number; result: string }>
  | Told<'craftDisabled', { craft: CraftId }>
  | Told<'craftRestored', { craft: CraftId }>
  | Told<'craftLost', { craft: CraftId }>
  | Told<'powerRestored', { supplies: number }>
  | Told<'compoundBuilt', { compound: CompoundId; unit: UnitId; area: AreaId }>
  | Told<'consentRefused', { seat: number }>
  | Told<'exhausted', { area: AreaId }>
  | Told<'foraged', { unit: UnitId; seat: number; amount: number; area: AreaId }>
  | Told<'decontaminated', { unit: UnitId; amount: number; area: AreaId }>
  | Told<'searched', { unit: UnitId; area: AreaId }>
  | Told<
      'healed',
      { unit: UnitId; removed: number; hits: number; way: 'medic' | 'hospital' | 'medevac' | 'card' }
    >
  | Told<'actionTaken', { seat: number; verb: string; left: number; part: 'action' | 'follow' | 'free' }>;

export type EndEvent = Told<
  'gameOver',
  { result: 'win' | 'loss'; reason: string; evacuation: number; housed: number }
>;

export type PlumEvent =
  SetupEvent | RoundEvent | CardEvent | HorrorEvent | CombatEvent | BiohazardEvent | PieceEvent | EndEvent;
