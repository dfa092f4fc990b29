/** Everything that can happen in the house: the log's sentences and the table's animations derive from these. */
import type { GameEvent } from '../../core/procedure';
import type { ChipId, Colour } from './data/chips';
import type { Claw, Icon, Terror } from './data/dice';
import type { Area, CreatureId, NemesisId, Power } from './data/enemies';
import type { CardId } from './data/equipment';
import type { SkillId, SurvivorId } from './data/survivors';
import type { TileId } from './data/tiles';
import type { CycleEvent } from './data/tracks';
import type { Cell, LockId, Room } from './geometry';

type Happening<T extends string, F extends object = object> = GameEvent & { readonly type: T } & Readonly<F>;
type Attacker = 'horde' | 'creature' | 'nemesis';
type Target = 'zombie' | 'creature' | 'nemesis';

type Building =
  | Happening<'tilePlaced', { tile: TileId; cell: Cell; rotation: number }>
  | Happening<'tileTakenBack', { tile: TileId; cell: Cell }>
  | Happening<'houseReady', { tiles: number }>
  | Happening<'cameraSet', { camera: Cell; direction: number; rooms: Room[] }>
  | Happening<'codeDrawn', { tokens: Colour[]; chips: ChipId[] }>
  | Happening<'chipsPlaced', { two: number; three: number }>
  | Happening<'chipRevealed', { lock: LockId; chip: ChipId }>
  | Happening<'chipLost', { chip: ChipId }>;

type Rounds =
  | Happening<'roundBegan', { round: number }>
  | Happening<'eventMoved', { event: CycleEvent }>
  | Happening<'darknessGrew', { from: number; to: number }>
  | Happening<'groupsFormed', { groups: SurvivorId[][] }>
  | Happening<'groupActs', { members: SurvivorId[] }>
  | Happening<'groupDone', { members: SurvivorId[] }>
  | Happening<'cameraChecked', { camera: Cell; room: Room; dice: Icon[]; terror: Terror; alarm: boolean }>
  | Happening<'terrorStruck', { face: Terror; cell: Cell }>
  | Happening<'spawnRolled', { row: number; column: number }>
  | Happening<'spawnSkipped', { reason: 'stack' | 'house' }>
  | Happening<'tokenPlaced', { room: Room }>
  | Happening<'tokenTurned', { room: Room; value: number; placed: number }>;

type Fire =
  | Happening<'locationRolled', { row: number; column: number; accepted: boolean }>
  | Happening<'fireStarted', { cell: Cell }>
  | Happening<'fireSpread', { roll: number; from: Cell; to: Cell }>
  | Happening<'burnAdded', { cell: Cell; burns: number; cause: 'fire' | 'gas' | 'power' }>
  | Happening<'tileDestroyed', { cell: Cell }>
  | Happening<'zombiesBurnt', { room: Room; count: number }>
  | Happening<'burnsRemoved', { cell: Cell; count: number; survivor: SurvivorId }>
  | Happening<'fireOut'>;

type Creature =
  | Happening<'lurkingChecked', { cell: Cell; dice: Icon[]; found: boolean }>
  | Happening<'creatureArrived', { creature: CreatureId; room: Room }>
  | Happening<'creatureHealed', { creature: CreatureId; location: string }>
  | Happening<'creatureMoveRolled', { creature: CreatureId; roll: number }>
  | Happening<'creatureMoved', { creature: CreatureId; from: Room; to: Room }>
  | Happening<'creatureStays', { creature: CreatureId }>
  | Happening<'creatureHit', { creature: CreatureId; location: string; hits: number; destroyed: boolean }>
  | Happening<'creatureKilled', { creature: CreatureId; cause: 'combat' | 'fire' | 'nemesis' }>;

type Deeds =
  | Happening<'moved', { survivors: SurvivorId[]; from: Room; to: Room; by: 'move' | 'retreat' | 'fear' }>
  | Happening<
      'searched',
      { survivor: SurvivorId; room: Room; dice: Icon[]; terror: Terror; found: number; alarm: boolean }
    >
  | Happening<'cardFound', { survivor: SurvivorId; card: CardId }>
  | Happening<'cardPassed', { from: SurvivorId; to: SurvivorId; card: CardId }>
  | Happening<'chipPassed', { from: SurvivorId; to: SurvivorId; chip: ChipId }>
  | Happening<'cardDiscarded', { survivor: SurvivorId; card: CardId }>
  | Happening<'gearSwitched', { survivor: SurvivorId; card: CardId; side: 'left' | 'right' }>
  | Happening<
      'doorOpened',
      { lock: LockId; survivor: SurvivorId; helpers: SurvivorId[]; chip: ChipId; unmatched: number }
    >
  | Happening<'pried', { survivor: SurvivorId; icon: Icon; worked: boolean }>
  | Happening<'functionUsed', { survivor: SurvivorId; name: string }>
  | Happening<'healed', { survivor: SurvivorId; from: number; to: number }>
  | Happening<'ammoChanged', { survivor: SurvivorId; card: CardId; from: number; to: number }>
  | Happening<'virusRemoved', { survivor: SurvivorId }>
  | Happening<'chipEntered', { survivor: SurvivorId; chip: ChipId; removed: Colour[] }>
  | Happening<'codeBypassed', { survivor: SurvivorId; removed: Colour }>
  | Happening<'laboratoryOpened', { cell: Cell }>
  | Happening<'cardUsed', { survivor: SurvivorId; card: CardId; on: SurvivorId }>
  | Happening<'actionGained', { survivor: SurvivorId }>
  | Happening<'skillBought', { survivor: SurvivorId; skill: SkillId }>
  | Happening<'skillUsed', { survivor: SurvivorId; skill: SkillId }>
  | Happening<'xpGained', { survivor: SurvivorId; from: number; to: number }>
  | Happening<'escapeTried', { survivor: SurvivorId; payers: SurvivorId[]; dice: Icon[]; freed: boolean }>
  | Happening<'freed', { survivor: SurvivorId; by: 'escape' | 'alone' }>;

type Combat =
  | Happening<'attackRolled', { survivor: SurvivorId; weapon: CardId; dice: Icon[] }>
  | Happening<'dieRerolled', { survivor: SurvivorId; icon: Icon }>
  | Happening<'iconCancelled', { survivor: SurvivorId; icon: Icon }>
  | Happening<'iconConverted', { survivor: SurvivorId; from: Icon; to: Icon }>
  | Happening<'zombieKilled', { survivor: SurvivorId; room: Room; by: 'hit' | 'fire' }>
  | Happening<'enemyPushed', { survivor: SurvivorId; target: Target; from: Room; to: Room }>
  | Happening<'enemyAttacked', { by: Attacker; room: Room; dice: Claw[] }>
  | Happening<'defended', { room: Room; dice: Icon[]; successes: number }>
  | Happening<'clawCancelled', { claw: Claw }>
  | Happening<'clawNegated', { claw: Claw; area: Area }>
  | Happening<'clawAllocated', { claw: Claw; survivor: SurvivorId }>
  | Happening<'clawIgnored', { claw: Claw }>
  | Happening<'wounded', { survivor: SurvivorId; from: number; to: number; amount: number }>
  | Happening<'shielded', { survivor: SurvivorId; amount: number }>
  | Happening<'bitten', { survivor: SurvivorId; side: 'left' | 'right' }>
  | Happening<'biteResisted', { survivor: SurvivorId; dice: Icon[] }>
  | Happening<'entrapped', { survivor: SurvivorId }>
  | Happening<'zombiesMoved', { kind: 'horde' | 'token'; from: Room; to: Room; count: number }>
  | Happening<'reinforced', { kind: 'horde' | 'token'; from: Room; to: Room; count: number }>
  | Happening<'powerUsed', { power: Power }>
  | Happening<'zombified', { survivor: SurvivorId; slot: number; lost: SkillId[] }>
  | Happening<'eliminated', { survivor: SurvivorId; cause: 'health' | 'virus'; room: Room }>
  | Happening<'reentered', { survivor: SurvivorId; instead: SurvivorId }>;

type Showdown =
  | Happening<'showdownBegan', { room: Room }>
  | Happening<'cureTaken', { survivor: SurvivorId }>
  | Happening<'nemesisArrived', { nemesis: NemesisId; room: Room; cubes: number }>
  | Happening<'cubePlaced', { nemesis: NemesisId; area: Area }>
  | Happening<'markersDealt', { total: number }>
  | Happening<'markersShifted', { returned: number; shifted: number; early: boolean }>
  | Happening<'markerLost', { survivor: SurvivorId; box: 'hand' | 'left' | 'middle' }>
  | Happening<'markerGained', { survivor: SurvivorId }>
  | Happening<'nemesisMoved', { nemesis: NemesisId; from: Room; to: Room }>
  | Happening<'nemesisHit', { nemesis: NemesisId; area: Area; left: number }>
  | Happening<'nemesisKilled', { nemesis: NemesisId }>
  | Happening<'cornerDestroyed', { cell: Cell; zombies: number }>;

export type DarkestEvent = Building | Rounds | Fire | Creature | Deeds | Combat | Showdown;
