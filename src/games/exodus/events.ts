/**
 * Everything that can happen. `at` names pieces and places as the board knows them: 'hero:0', 'unit:12', 'square:3,4',
 * 'door:2', 'item:fuse1'. Squares in events are names ('x,y', '^' upstairs), heroes are places at the table.
 */
import type { GameEvent } from '../../core/procedure';
import type { DirectorCardId } from './data/directorCards';
import type { GearId, RecipeId } from './data/equipment';
import type { HeroId } from './data/heroes';
import type { InfectedKind } from './data/infected';
import type { ItemId, MissionId, SquareName } from './data/mission';
import type { PerkId } from './data/perks';
import type { SearchId } from './data/searchCards';
import type { Result, WeaponId } from './data/weapons';

type Happening<T extends string, F extends object = object> = GameEvent & { readonly type: T } & Readonly<F>;

/** An infected in words: its number and its class, or the hero it was. */
export interface UnitName {
  readonly unit: number;
  readonly kind: InfectedKind;
  readonly was?: HeroId;
}

type Mission =
  | Happening<'missionBegan', { mission: MissionId }>
  | Happening<'missionWon', { mission: MissionId }>
  | Happening<'missionLost', { mission: MissionId; reason: string }>
  | Happening<'turnBegan', { turn: number }>
  | Happening<'phaseBegan', { phase: 'heroes' | 'infected' | 'spawn' | 'end' }>
  | Happening<'heroPlaced', { hero: number; square: SquareName }>
  | Happening<'suppliesTaken', { hero: number; card: SearchId | GearId }>
  | Happening<'perkChosen', { hero: number; perk: PerkId }>
  | Happening<'perkDeclined', { hero: number }>
  | Happening<'ticketWritten', { kind: 'pause' | 'save'; space: number }>
  | Happening<'resumed', { kind: 'pause' | 'save' | 'start' }>
  | Happening<'meleeDiscarded', { hero: number; card: GearId }>
  | Happening<'exitOpened'>
  | Happening<'delivered', { hero: number; item: ItemId; count: number }>
  | Happening<'handsetUsed', { hero: number; calls: number }>
  | Happening<'lampLit', { hero: number }>
  | Happening<'lampOut', { reason: 'infected' }>
  | Happening<'lampBurned', { turns: number }>;

type Deeds =
  | Happening<'activated', { hero: number; ap: number }>
  | Happening<'activationEnded', { hero: number; lost: number }>
  | Happening<'moved', { hero: number; from: SquareName; to: SquareName; how: string }>
  | Happening<'boarded', { hero: number; on: boolean }>
  | Happening<'ribDriven', { hero: number; from: SquareName; to: SquareName }>
  | Happening<'droppedProne', { hero: number }>
  | Happening<'stoodUp', { hero: number }>
  | Happening<'wentOnAlert', { hero: number }>
  | Happening<'weaponChanged', { hero: number; cards: GearId[] }>
  | Happening<'reloaded', { hero: number; card: GearId; rounds: number; lost: number }>
  | Happening<'jamCleared', { hero: number; card: GearId }>
  | Happening<'doorMoved', { hero: number | null; door: number; open: boolean; wedged: boolean }>
  | Happening<'leftBoard', { hero: number; square: SquareName }>
  | Happening<'powerUsed', { hero: number; perk: PerkId; left: number }>
  | Happening<'medPackUsed', { hero: number; on: number; from: number }>
  | Happening<'smokeLaid', { hero: number; square: SquareName }>
  | Happening<'decoySet', { hero: number; square: SquareName }>
  | Happening<'crafted', { hero: number; recipe: RecipeId; card: GearId }>
  | Happening<'itemTaken', { hero: number; item: ItemId }>
  | Happening<'itemPlaced', { hero: number; item: ItemId; square: SquareName; thrown: boolean }>
  | Happening<'itemCaught', { hero: number; by: number; item: ItemId }>
  | Happening<'itemReturned', { item: ItemId; square: SquareName }>
  | Happening<'cardPassed', { from: number; to: number; card: string }>
  | Happening<'searched', { hero: number; crate: boolean }>
  | Happening<'cardDrawn', { hero: number; card: SearchId | null }>
  | Happening<'cardDiscarded', { hero: number; card: SearchId }>
  | Happening<'gearGained', { hero: number; card: GearId }>
  | Happening<'deckShuffled', { cards: number }>;

type Combat =
  | Happening<
      'shotFired',
      UnitName & { hero: number; card: GearId; mode: string; roll: number; result: Result }
    >
  | Happening<'canShot', { hero: number; item: ItemId; card: GearId; roll: number; result: Result }>
  | Happening<'struck', UnitName & { hero: number; weapon: WeaponId; roll: number; result: Result }>
  | Happening<'finished', UnitName & { hero: number; how: 'execute' | 'assassinate' }>
  | Happening<'dieRerolled', { hero: number; roll: number }>
  | Happening<'doubleTapped', { hero: number; card: GearId }>
  | Happening<'thrown', { hero: number; card: GearId; square: SquareName }>
  | Happening<'exploded', { item: ItemId; square: SquareName }>
  | Happening<'blastRolled', UnitName & { weapon: WeaponId; roll: number; result: Result }>
  | Happening<'damaged', UnitName & { damage: number; of: number; flame: boolean }>
  | Happening<'killed', UnitName>
  | Happening<'unitDown', UnitName>
  | Happening<'noEffect', UnitName>
  | Happening<'shoved', UnitName & { to: SquareName }>
  | Happening<'swept', UnitName & { hero: number; to: SquareName }>;

type Attacks =
  | Happening<'lotsCast', { rolls: { hero: number; roll: number }[]; lowest: number; why: string }>
  | Happening<
      'grabTested',
      UnitName & { hero: number; roll: number; total: number; result: 'takenDown' | 'knockdown' | 'safe' }
    >
  | Happening<'joinedGrapple', UnitName & { hero: number }>
  | Happening<'biteTested', UnitName & { hero: number; roll: number; total: number; bitten: boolean }>
  | Happening<'dialTurned', { hero: number; from: number; to: number; why: 'bite' | 'advance' | 'fever' }>
  | Happening<'dragTested', UnitName & { hero: number; roll: number; squares: number }>
  | Happening<'dragged', { hero: number; from: SquareName; to: SquareName }>
  | Happening<'pulledUnder', UnitName & { hero: number }>
  | Happening<'heroDied', { hero: number }>
  | Happening<'heroRose', { hero: number; square: SquareName }>;

type InfectedDeeds =
  | Happening<'unitMoved', UnitName & { from: SquareName; to: SquareName; how: string }>
  | Happening<'unitStays', UnitName>
  | Happening<'unitCharges', UnitName>
  | Happening<'unitStood', UnitName>
  | Happening<'regenerated', UnitName & { damage: number }>
  | Happening<'dived', UnitName>
  | Happening<'surfaced', UnitName>
  | Happening<'spawnRolled', { roll: number; words: string }>
  | Happening<'roomRolled', { room: string; roll: number; words: string }>
  | Happening<'roomOpened', { room: string }>
  | Happening<
      'unitPlaced',
      UnitName & { square: SquareName; how: 'spawn' | 'room' | 'roamer' | 'seeker' | 'rise' }
    >
  | Happening<'unitPushed', UnitName & { from: SquareName; to: SquareName }>
  | Happening<'notPlaced', { kind: InfectedKind; why: 'miniatures' | 'room' | 'noSquare' }>
  | Happening<'droppedOff', UnitName>
  | Happening<'seekersLeft', { count: number }>
  | Happening<'countersRemoved', { alerts: number }>;

type Directing =
  | Happening<'directorDealt', { cards: number }>
  | Happening<'directorPlayed', { card: DirectorCardId }>
  | Happening<'directorPaused', { window: string }>
  | Happening<'controlled', UnitName>
  | Happening<'jammed', { hero: number; card: GearId }>
  | Happening<'heroHampered', { hero: number; card: DirectorCardId }>
  | Happening<'crateDropped', { square: SquareName }>
  | Happening<'turnedNewborn', { unit: number }>
  | Happening<'cardRecalled'>;

export type ExodusEvent = Mission | Deeds | Combat | Attacks | InfectedDeeds | Directing;
