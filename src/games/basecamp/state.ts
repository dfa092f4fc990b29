/** The state of a game of Unknown, and the few queries everybody uses. */
import type { Pile } from '../../core/bag';
import type { Outcome } from '../../core/game';
import { vocabulary, type CoreState, type Play } from '../../core/procedure';
import { ENEMIES, type EnemyKind } from './data/enemies';
import { RESOURCES, type Good, type Goods, type Tokens } from './data/goods';
import type { EventId, MinorId, MissionId } from './data/objectives';
import { SURVIVORS, type AbilityId, type Colour, type SurvivorId } from './data/survivors';
import { TILE_KINDS, TILES, type TileKind } from './data/tiles';
import type { BasecampEvent } from './events';
import { BASE, type Cell } from './geometry';
import type { BasecampOptions } from './options';

export const HEALTH = ['healthy', 'injured', 'down', 'dead'] as const;
export type Health = (typeof HEALTH)[number];

export interface Tile {
  kind: TileKind;
  /** Flipped over: it has lost every effect. */
  cleared: boolean;
  tokens: Tokens;
  loose: Goods;
}
export type Tiles = Record<Cell, Tile>;

/** A place in the team: a newcomer takes over the place, with its seat and its turn of the round. */
export interface Survivor {
  seat: number;
  card: SurvivorId;
  colour: Colour;
  health: Health;
  /** Null when dead. */
  cell: Cell | null;
  goods: Goods;
  /** Jaw Trap tiles on the card. */
  jawTraps: number;
  /** The turn of this round has begun, or was lost. */
  acted: boolean;
  losesNextTurn: boolean;
}

export interface Enemy {
  /** In the order of appearance: the lower, the older. */
  id: number;
  kind: EnemyKind;
  cell: Cell;
  damage: number;
  stunned: boolean;
  /** Where it first appeared: a robbed-out Imp goes back there. */
  home: Cell;
  /** Steps left in this enemy phase. */
  steps: number;
  /** Appeared in this enemy phase: it neither moves nor uses its special ability. */
  fresh: boolean;
  /** Vermin that has reached a resource tile in this enemy phase. */
  feeding: boolean;
}

/** The turn under way. Only the acting survivor has AP. */
export interface Turn {
  survivor: number;
  ap: number;
  /** Actions taken so far. */
  actions: number;
  /** Ended by itself: incapacitated, killed, given up or gassed. */
  over: boolean;
  usedTwoWays: boolean;
  usedKeenNose: boolean;
}

/** What is counted towards objectives. */
export const COUNTERS = ['valveRoom', 'eggCache', 'broodHall', 'sickWard', 'kills', 'salvage'] as const;
export type Counter = EventId | (typeof COUNTERS)[number];

/** In what a player may see, a HAZARD or ENEMY tile in the pile shows only its back. */
export type PileTile = TileKind | 'hazardBack' | 'enemyBack';

export type BasecampState = CoreState & {
  options: BasecampOptions;
  round: number;
  mission: MissionId;
  missionDone: boolean;
  minor: MinorId | null;
  minorDone: boolean;
  progress: Partial<Record<Counter, number>>;
  tiles: Tiles;
  pile: Pile<PileTile>;
  /** Tiles revealed and not laid yet. */
  hand: TileKind[];
  /** Tiles out of the game. */
  out: TileKind[];
  /** Every tile of this game, wherever it is: by kind, and HAZARD and ENEMY tiles by their backs, since nobody knows which. */
  supply: Partial<Record<PileTile, number>>;
  stock: Goods;
  survivors: Survivor[];
  cards: Pile<SurvivorId>;
  enemies: Enemy[];
  enemiesSeen: number;
  turn: Turn | null;
  enemyPhase: boolean;
  /** Once per round: the look at the top tile, the cheaper Clear, the buried HAZARD tile. */
  used: { look: boolean; clear: boolean; bury: boolean };
  /** Survivors for whom no tile of the pile could be laid, until something changes (BC-RULING-15). */
  stuck: number[];
  /** First to act in the first-game order. */
  first: number;
  outcome: Outcome | null;
};

export type BasecampPlay = Play<BasecampState, BasecampEvent>;
export const { procedure, question } = vocabulary<BasecampState, BasecampEvent>();

// Tiles

const BACK_OF = new Map<PileTile, PileTile>(
  TILE_KINDS.map((kind) => {
    const { category } = TILES[kind];
    return [kind, category === 'hazard' ? 'hazardBack' : category === 'enemy' ? 'enemyBack' : kind];
  }),
);

/** All that a tile in the pile can show. */
export const BACKS: readonly PileTile[] = [...new Set(BACK_OF.values())];

/** What a tile shows while it lies in the pile. */
export function backOf(kind: PileTile): PileTile {
  return BACK_OF.get(kind) ?? kind;
}

export function tileAt(state: BasecampState, cell: Cell): Tile {
  const tile = state.tiles[cell];
  if (tile === undefined) throw new Error(`There is no tile at ${cell}.`);
  return tile;
}

export function newTile(kind: TileKind): Tile {
  return { kind, cleared: false, tokens: {}, loose: {} };
}

/** BC-PERIM-03, BC-PERIM-04: fences count only once the objective is complete. */
export function fencesStand(state: BasecampState): boolean {
  return state.minor === 'extendPerimeter' && state.minorDone;
}

/** What stops an enemy in front of a tile: barriers, and fences once they stand. */
export function hurdles(tile: Tile, fences: boolean): number {
  return (tile.tokens.barrier ?? 0) + (fences ? (tile.tokens.fence ?? 0) : 0);
}

// Goods

export function held(goods: Goods, good: Good): number {
  return goods[good] ?? 0;
}

export function resourcesIn(goods: Goods): number {
  let sum = 0;
  for (const good of RESOURCES) sum += goods[good] ?? 0;
  return sum;
}

export function isEmpty(goods: Goods): boolean {
  for (const _ in goods) return false;
  return true;
}

/** Changes an amount; none left means no key. */
export function change<K extends string>(amounts: Partial<Record<K, number>>, key: K, by: number): void {
  const now = (amounts[key] ?? 0) + by;
  if (now < 0) throw new Error(`There is not enough ${key}: ${now}.`);
  if (now === 0) delete amounts[key];
  else amounts[key] = now as (typeof amounts)[K];
}

export function addAll(into: Goods, goods: Goods): void {
  for (const good in goods) change(into, good as Good, goods[good as Good] ?? 0);
}

export function covers(goods: Goods, cost: Goods): boolean {
  for (const good in cost) if (held(goods, good as Good) < (cost[good as Good] ?? 0)) return false;
  return true;
}

// Survivors

export function survivorOf(state: BasecampState, index: number): Survivor {
  const survivor = state.survivors[index];
  if (survivor === undefined) throw new Error(`There is no survivor ${index}.`);
  return survivor;
}

export function cellOf(state: BasecampState, index: number): Cell {
  const { cell } = survivorOf(state, index);
  if (cell === null) throw new Error(`Survivor ${index} is dead and stands nowhere.`);
  return cell;
}

export function seatOf(state: BasecampState, index: number): number {
  return survivorOf(state, index).seat;
}

export function standing(survivor: Survivor): boolean {
  return survivor.health === 'healthy' || survivor.health === 'injured';
}

/** Indexes of the survivors on a tile, incapacitated ones included. */
export function survivorsAt(state: BasecampState, cell: Cell): number[] {
  const found: number[] = [];
  state.survivors.forEach((survivor, index) => {
    if (survivor.cell === cell) found.push(index);
  });
  return found;
}

export function standingAt(state: BasecampState, cell: Cell): number[] {
  return survivorsAt(state, cell).filter((index) => standing(survivorOf(state, index)));
}

export function someoneStandsAt(state: BasecampState, cell: Cell): boolean {
  for (const survivor of state.survivors) if (survivor.cell === cell && standing(survivor)) return true;
  return false;
}

/** Abilities work only while the survivor is standing. */
export function able(survivor: Survivor, ability: AbilityId): boolean {
  return standing(survivor) && SURVIVORS[survivor.card].ability === ability;
}

export function nameOf(survivor: Survivor): { card: SurvivorId } {
  return { card: survivor.card };
}

// Enemies

export function enemyOf(state: BasecampState, id: number): Enemy | undefined {
  for (const enemy of state.enemies) if (enemy.id === id) return enemy;
  return undefined;
}

export function enemiesAt(state: BasecampState, cell: Cell): Enemy[] {
  return state.enemies.filter((enemy) => enemy.cell === cell);
}

/** BC-ENEMY-01: an active enemy keeps everybody's hands off its tile. */
export function guarded(state: BasecampState, cell: Cell): boolean {
  for (const enemy of state.enemies) if (enemy.cell === cell && !enemy.stunned) return true;
  return false;
}

export function killable(kind: EnemyKind): boolean {
  return ENEMIES[kind].health !== null;
}

export function healthLeft(enemy: Enemy): number {
  const { health } = ENEMIES[enemy.kind];
  return health === null ? 1 : health - enemy.damage;
}

/** BC-CLOSE-01: does this enemy fight where it stands? Imps never do; a Brute ignores Base itself. */
export function fightsHere(state: BasecampState, enemy: Enemy): boolean {
  if (enemy.stunned || enemy.kind === 'imp') return false;
  if (someoneStandsAt(state, enemy.cell)) return true;
  return enemy.cell === BASE && enemy.kind !== 'brute';
}

/** Tiles where a close combat is due. */
export function fightsDue(state: BasecampState): Cell[] {
  const cells: Cell[] = [];
  for (const enemy of state.enemies) {
    if (fightsHere(state, enemy) && !cells.includes(enemy.cell)) cells.push(enemy.cell);
  }
  return cells;
}

// Objectives

export function times(state: BasecampState, counter: Counter): number {
  return state.progress[counter] ?? 0;
}

/** The bonus of a minor objective lasts from its completion to the end of the game. */
export function rewarded(state: BasecampState, minor: MinorId): boolean {
  return state.minor === minor && state.minorDone;
}

/** BC-RULING-15: something changed, so that exploring is worth another try. */
export function boardChanged(state: BasecampState): void {
  if (state.stuck.length > 0) state.stuck = [];
}

export function isHazard(tile: Tile): boolean {
  return TILES[tile.kind].category === 'hazard';
}
