/**
 * A legal position of Unknown in one call: `scene('Empty@2,0 Scrap@3,0', { at: ['3,0'], pile: ['spawnPit'] })`. The layout
 * stands on the opening cross of the checklist; survivors without a place are not in play.
 */
import { firstFrame } from '../../../src/core/engine';
import { seedRandom } from '../../../src/core/random';
import { basecamp } from '../../../src/games/basecamp';
import type { EnemyKind } from '../../../src/games/basecamp/data/enemies';
import type { Good, Goods, Tokens } from '../../../src/games/basecamp/data/goods';
import type { MinorId, MissionId } from '../../../src/games/basecamp/data/objectives';
import { SURVIVOR_IDS, type SurvivorId } from '../../../src/games/basecamp/data/survivors';
import { TILE_KINDS, type TileKind } from '../../../src/games/basecamp/data/tiles';
import type { BasecampEvent } from '../../../src/games/basecamp/events';
import type { Cell } from '../../../src/games/basecamp/geometry';
import { defaults, type BasecampOptions } from '../../../src/games/basecamp/options';
import { enemyPhase, newPhase } from '../../../src/games/basecamp/procedures/enemyPhase';
import { round } from '../../../src/games/basecamp/procedures/round';
import { survivorTurn } from '../../../src/games/basecamp/procedures/turn';
import { countBacks } from '../../../src/games/basecamp/setup';
import {
  newTile,
  type BasecampState,
  type Counter,
  type Enemy,
  type Health,
  type Survivor,
  type Tile,
} from '../../../src/games/basecamp/state';
import { Harness } from '../../kit/harness';
import type { Scripted } from '../../kit/scripted';

export interface Scene {
  /** Places of S1, S2, ...; 'S1' is survivor 0. */
  at?: readonly (Cell | null)[];
  cards?: readonly SurvivorId[];
  goods?: readonly Goods[];
  health?: readonly Health[];
  jawTraps?: readonly number[];
  acted?: readonly boolean[];
  /** The draw pile from its top; all of it known, so that no chance is needed. */
  pile?: readonly TileKind[];
  /** What lies unknown below it, and buried at the bottom. */
  middle?: readonly TileKind[];
  bottom?: readonly TileKind[];
  enemies?: readonly (readonly [EnemyKind, Cell, Partial<Enemy>?])[];
  tokens?: Readonly<Record<Cell, Tokens>>;
  loose?: Readonly<Record<Cell, Goods>>;
  cleared?: readonly Cell[];
  stock?: Goods;
  mission?: MissionId;
  minor?: MinorId;
  minorDone?: boolean;
  progress?: Partial<Record<Counter, number>>;
  options?: Partial<BasecampOptions>;
  state?: Partial<BasecampState>;
}

/** Cards whose abilities stay out of the way of most tests. */
const PLAIN_CARDS: readonly SurvivorId[] = ['brann', 'dov', 'mara', 'juno', 'hesper', 'ilse'];
/** More than any phase of a test asks for. */
const MOST_PAUSES = 30;
const OPENING = 'Base@0,0 Ammo@0,-1 Food@1,0 Medicine@0,1 Scrap@-1,0';
const NICKNAMES: Readonly<Record<string, TileKind>> = {
  empty: 'quietPassage',
  strangerlair: 'strangersDen',
  objectivetile: 'lostCamp',
  barrier: 'barrierTile',
  trap: 'jawTrap',
};

function kindOf(name: string): TileKind {
  const known = NICKNAMES[name.toLowerCase()];
  const found = known ?? TILE_KINDS.find((kind) => kind.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new Error(`There is no tile "${name}".`);
  return found;
}

export function scene(layout: string, given: Scene = {}): Table {
  const tiles: Record<Cell, Tile> = {};
  for (const entry of `${OPENING} ${layout}`.trim().split(/\s+/)) {
    const [name = '', cell = ''] = entry.split('@');
    tiles[cell] = newTile(kindOf(name));
  }
  for (const cell of given.cleared ?? []) (tiles[cell] as Tile).cleared = true;
  for (const [cell, tokens] of Object.entries(given.tokens ?? {}))
    (tiles[cell] as Tile).tokens = { ...tokens };
  for (const [cell, loose] of Object.entries(given.loose ?? {})) (tiles[cell] as Tile).loose = { ...loose };
  const count = Math.max(3, given.at?.length ?? 0);
  const spare = PLAIN_CARDS.filter((card) => given.cards?.includes(card) !== true);
  const cards = Array.from({ length: count }, (_, n) => given.cards?.[n] ?? (spare.shift() as SurvivorId));
  const survivors = cards.map((card, n): Survivor => {
    const cell = given.at?.[n] ?? null;
    return {
      seat: n,
      card,
      colour: defaults(1).colours[n] ?? 'red',
      health: cell === null ? 'dead' : (given.health?.[n] ?? 'healthy'),
      cell,
      goods: { ...given.goods?.[n] },
      jawTraps: given.jawTraps?.[n] ?? 0,
      acted: given.acted?.[n] ?? false,
      losesNextTurn: false,
    };
  });
  const enemies = (given.enemies ?? []).map(([kind, cell, more], n): Enemy => ({
    id: n + 1,
    kind,
    cell,
    damage: 0,
    stunned: false,
    home: cell,
    steps: 0,
    fresh: false,
    feeding: false,
    ...more,
  }));
  const { pile = [], middle = [], bottom = [] } = given;
  const traps = survivors.flatMap(({ jawTraps }) =>
    Array.from({ length: jawTraps }, () => 'jawTrap' as const),
  );
  const state: BasecampState = {
    random: seedRandom(1),
    choices: 0,
    frames: [firstFrame(round, {})],
    options: { ...defaults(count), players: count, survivors: count, ...given.options },
    round: 1,
    mission: given.mission ?? 'beaconLine',
    missionDone: false,
    minor: given.minor ?? null,
    minorDone: given.minorDone ?? false,
    progress: { ...given.progress },
    tiles,
    pile: { top: [...pile], middle: [...middle], bottom: [...bottom], discards: [] },
    hand: [],
    out: [],
    supply: countBacks([
      ...pile,
      ...middle,
      ...bottom,
      ...traps,
      ...Object.values(tiles).map(({ kind }) => kind),
    ]),
    stock: { ...given.stock },
    survivors,
    cards: {
      top: [],
      middle: SURVIVOR_IDS.filter((card) => !cards.includes(card)),
      bottom: [],
      discards: [],
    },
    enemies,
    enemiesSeen: enemies.length,
    turn: null,
    enemyPhase: false,
    used: { look: false, clear: false, bury: false },
    stuck: [],
    first: 0,
    outcome: null,
    ...given.state,
  };
  return new Table(basecamp, state);
}

export class Table extends Harness<BasecampState, BasecampEvent, BasecampOptions> {
  /** S1 is survivor 1 of the checklist. */
  s(number: number): Survivor {
    return this.state.survivors[number - 1] as Survivor;
  }

  tile(cell: Cell): Tile {
    return this.state.tiles[cell] as Tile;
  }

  kind(cell: Cell): TileKind | undefined {
    return this.state.tiles[cell]?.kind;
  }

  barriers(cell: Cell): number {
    return this.tile(cell).tokens.barrier ?? 0;
  }

  traps(cell: Cell): number {
    return this.tile(cell).tokens.trap ?? 0;
  }

  burns(cell: Cell): boolean {
    return this.tile(cell).tokens.blaze !== undefined;
  }

  has(number: number, good: Good): number {
    return this.s(number).goods[good] ?? 0;
  }

  food(): number {
    return this.state.stock.food ?? 0;
  }

  ap(): number | null {
    return this.state.turn?.ap ?? null;
  }

  enemy(id = 1): Enemy | undefined {
    return this.state.enemies.find((enemy) => enemy.id === id);
  }

  /** Where the enemies of a kind are. */
  where(kind: EnemyKind): Cell[] {
    return this.state.enemies.filter((enemy) => enemy.kind === kind).map(({ cell }) => cell);
  }

  /** Begins the turn of S1, ...; `ap` overrules what the card says. */
  turn(number: number, ap?: number): this {
    this.run(survivorTurn, { survivor: number - 1 });
    if (ap === undefined) return this;
    if (this.state.turn === null) throw new Error('The turn is over already.');
    this.state.turn.ap = ap;
    return this.go();
  }

  act(verb: string, facets: Record<string, string | number> = {}, ...rolls: Scripted[]): this {
    return this.pick({ verb, ...facets }, ...rolls);
  }

  move(cell: Cell, ...rolls: Scripted[]): this {
    return this.act('move', { cell }, ...rolls);
  }

  /** Explores, and lays the tile there if a place is asked for. */
  explore(cell?: Cell, ...rolls: Scripted[]): this {
    const wait = cell !== undefined && this.needsPlace(cell);
    this.act('explore', { tiles: 1 }, ...(wait ? [] : rolls));
    return wait ? this.pick({ cell }, ...rolls) : this;
  }

  private needsPlace(cell: Cell): boolean {
    const [next] = this.state.pile.top;
    if (next === 'collapsedPassage' || next === 'jawTrap') return false;
    const actor = this.state.survivors[this.state.turn?.survivor ?? 0]?.cell ?? '';
    const [x = 0, y = 0] = actor.split(',').map(Number);
    const free = [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].filter(
      (near) => this.state.tiles[near] === undefined && !this.blocks(near),
    );
    return free.length > 1 && free.includes(cell);
  }

  /** A second opinion on the 2x2 ban. */
  private blocks(cell: Cell): boolean {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    const filled = (dx: number, dy: number) => this.state.tiles[`${x + dx},${y + dy}`] !== undefined;
    return [-1, 1].some((dx) => [-1, 1].some((dy) => filled(dx, 0) && filled(0, dy) && filled(dx, dy)));
  }

  /** The whole enemy phase, going on at every pause. */
  enemies(...rolls: Scripted[]): this {
    return this.run(enemyPhase, newPhase(), ...rolls).onwards();
  }

  /** Answers "go on or give up" with going on. */
  onwards(): this {
    const told = [...this.events];
    for (let pauses = 0; this.decision?.kind === 'goOn'; pauses++) {
      // The engine's step budget begins anew with every decision, so that it never ends a combat with pauses in it.
      if (pauses > MOST_PAUSES) throw new Error(`The players have gone on ${pauses} times.`);
      this.pick({ verb: 'goOn' });
      told.push(...this.events);
    }
    this.events = told;
    return this;
  }

  /** Step 4 and the beginning of the next round. */
  meal(...rolls: Scripted[]): this {
    this.state.frames = [{ procedure: 'round', step: 'meal' }];
    return this.go(...rolls);
  }

  /** All places on offer in the open decision. */
  cells(): Cell[] {
    return this.options().map(({ facets }) => String(facets.cell));
  }

  /** Decisions with a single option that the engine has taken, as 'kind option'. */
  taken(): string[] {
    return this.events.flatMap((event) =>
      event.type === 'onlyOption' ? [`${event.kind} ${event.option}`] : [],
    );
  }

  verbs(): string[] {
    return [...new Set(this.options().map(({ facets }) => String(facets.verb)))];
  }
}
