/** Everything that can happen, as the log tells it and the table animates it. */
import type { GameEvent } from '../../core/procedure';
import type { EnemyKind } from './data/enemies';
import type { Good, Goods } from './data/goods';
import type { EventId, MinorId, MissionId } from './data/objectives';
import type { SurvivorId } from './data/survivors';
import type { TileKind } from './data/tiles';
import type { Cell } from './geometry';
import type { Health } from './state';

interface Told<T extends string> extends GameEvent {
  readonly type: T;
}
interface OfSurvivor<T extends string> extends Told<T> {
  readonly survivor: number;
  readonly card: SurvivorId;
}
interface OfEnemy<T extends string> extends Told<T> {
  readonly enemy: number;
  readonly kind: EnemyKind;
}

export type HurtCause = 'combat' | 'stranger' | 'stairs';
export type HitCause = 'combat' | 'trap' | 'shot' | 'raid' | 'blaze' | 'collapse';
export type MoveCause = 'move' | 'flight' | 'savage' | 'collapse' | 'swap';
export type EnemyMoveCause = 'move' | 'flight' | 'exit' | 'collapse' | 'respawn' | 'swap';
export type DiePurpose = 'route' | 'flight' | 'exit' | 'rations';

export type BasecampEvent =
  // The round
  | (Told<'roundBegan'> & { round: number })
  | (OfSurvivor<'turnBegan'> & { ap: number })
  | OfSurvivor<'turnEnded'>
  | OfSurvivor<'turnLost'>
  | (Told<'enemyPhaseBegan'> & { round: number })
  | (Told<'mealEaten'> & { amount: number; left: number })
  | (OfSurvivor<'mealSpared'> & { roll: number })
  | Told<'starved'>
  | Told<'conceded'>
  | (Told<'dieRolled'> & { roll: number; purpose: DiePurpose; fits: boolean })
  // Moving about
  | (OfSurvivor<'moved'> & { from: Cell; to: Cell; how: MoveCause })
  | (OfSurvivor<'survivorStopped'> & { cell: Cell; left: number })
  | (OfSurvivor<'apLost'> & { amount: number; left: number; cause: 'mud' | 'injury' | 'gas' | 'jawTrap' })
  // Tiles
  | (OfSurvivor<'tileRevealed'> & { tile: TileKind })
  | (OfSurvivor<'tilesRevealed'> & { tile: TileKind; other: TileKind })
  | (OfSurvivor<'tileLookedAt'> & { tile: TileKind })
  | (Told<'tileBuried'> & { tile: TileKind })
  | (Told<'tileRefused'> & { tile: TileKind })
  | OfSurvivor<'exploreCancelled'>
  | (Told<'tilePlaced'> & { tile: TileKind; cell: Cell })
  | (Told<'tileReplaced'> & { tile: TileKind; cell: Cell; returned: boolean })
  | (Told<'tilesSwapped'> & { tile: TileKind; from: Cell; to: Cell })
  | (Told<'tileCleared'> & { tile: TileKind; cell: Cell; how: 'gather' | 'clear' | 'flood' | 'vermin' })
  | (Told<'tileShuffledIn'> & { tile: TileKind })
  | (Told<'fireSpread'> & { cell: Cell })
  | (Told<'washedAway'> & { cell: Cell })
  | (OfSurvivor<'jawTrapped'> & { traps: number })
  | (OfSurvivor<'freed'> & { by: number; byCard: SurvivorId })
  | (OfSurvivor<'gassed'> & { when: 'thisRound' | 'nextRound' })
  // Goods
  | (OfSurvivor<'gained'> & { good: Good; amount: number; cell: Cell })
  | (OfSurvivor<'leftBehind'> & { good: Good; amount: number; cell: Cell })
  | (OfSurvivor<'paid'> & { goods: Goods })
  | (OfSurvivor<'gave'> & { good: Good; amount: number; to: number; toCard: SurvivorId })
  | (OfSurvivor<'took'> & { good: Good; amount: number; from: number; fromCard: SurvivorId })
  | (OfSurvivor<'stored'> & { good: Good; amount: number })
  | (OfSurvivor<'withdrew'> & { good: Good; amount: number })
  | (OfSurvivor<'dropped'> & { good: Good; amount: number; cell: Cell })
  | (OfSurvivor<'bartered'> & { pay: Good; get: Good; price: number })
  | (OfSurvivor<'resourceLost'> & { good: Good })
  | (Told<'goodsFell'> & { cell: Cell; goods: Goods })
  // Crafts
  | (OfSurvivor<'armorMade'> & { armor: number })
  | (Told<'barriersRose'> & {
      cell: Cell;
      amount: number;
      cause: 'survivor' | 'tile' | 'devourer' | 'explosion';
    })
  | (OfSurvivor<'trapSet'> & { cell: Cell })
  | (OfSurvivor<'ate'> & { ap: number })
  | (OfSurvivor<'healed'> & { by: number; byCard: SurvivorId; health: Health })
  | (OfSurvivor<'shot'> & { enemy: number; kind: EnemyKind })
  // Harm
  | (OfSurvivor<'armorSpent'> & { left: number; cause: HurtCause })
  | (OfSurvivor<'hurt'> & { health: Health; cause: HurtCause })
  | OfSurvivor<'burned'>
  | (OfSurvivor<'gaveUp'> & { cell: Cell })
  | (Told<'newcomerPaid'> & { good: Good })
  | OfSurvivor<'arrived'>
  // Enemies
  | (OfEnemy<'spawned'> & { cell: Cell; repeating: boolean })
  | (Told<'spawnPrevented'> & { kind: EnemyKind; cell: Cell })
  | (OfEnemy<'trapSprung'> & { cell: Cell })
  | (OfEnemy<'enemyHit'> & { left: number; cause: HitCause })
  | (OfEnemy<'enemyKilled'> & { cell: Cell; cause: HitCause })
  | (OfEnemy<'enemyStunned'> & { cause: HitCause })
  | OfEnemy<'enemyRecovered'>
  | OfEnemy<'enemyHealed'>
  | (OfEnemy<'enemyMoved'> & { from: Cell; to: Cell; how: EnemyMoveCause })
  | (OfEnemy<'enemyStopped'> & { cell: Cell; by: 'barrier' | 'fence' | 'none' })
  | (OfEnemy<'enemyLeft'> & { cell: Cell })
  | (OfEnemy<'strangerShot'> & { survivor: number; card: SurvivorId })
  | (OfEnemy<'stole'> & { good: Good; cell: Cell; survivor: number | null })
  | (OfEnemy<'verminFed'> & { cell: Cell })
  | (Told<'combatBegan'> & { cell: Cell; survivors: number[]; enemies: number[] })
  | (Told<'combatEnded'> & { cell: Cell })
  | (OfEnemy<'raided'> & { food: number; left: number })
  // Objectives
  | (OfSurvivor<'eventDone'> & { event: EventId; cell: Cell; times: number })
  | (Told<'progressMade'> & { what: 'kills' | 'salvage'; times: number })
  | (Told<'missionDone'> & { mission: MissionId })
  | (Told<'minorDone'> & { minor: MinorId });
