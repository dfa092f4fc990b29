/**
 * A position of Exodus in one call, on a drawing in the format of the checklist: `scene(GRID).give(0, 'EQ01').act(0)`. Letters on
 * the drawing are pieces: M Mike, K Kira, digits and Z zombies, P a prone one, N newborn, S siren, V reaver, Y seeker, R the
 * rib, F a fuel can; A to G are spawn points. Heroes have empty hands until something is given; heroes without a place
 * have left. A mission's own board is opened by its id: `scene('M4')`.
 */
import { seedRandom } from '../../../src/core/random';
import { exodus } from '../../../src/games/exodus';
import {
  EQUIPMENT_DECK,
  equipmentId,
  type EquipmentId,
  type GearId,
} from '../../../src/games/exodus/data/equipment';
import type { HeroId } from '../../../src/games/exodus/data/heroes';
import type { InfectedKind } from '../../../src/games/exodus/data/infected';
import { spawns, type ItemKind, type Mission, type Point } from '../../../src/games/exodus/data/mission';
import { addMission, isMission, missionOf } from '../../../src/games/exodus/data/missions';
import { PERKS, POWER_USES, type PerkId } from '../../../src/games/exodus/data/perks';
import type { ExodusEvent } from '../../../src/games/exodus/events';
import type { Facing } from '../../../src/games/exodus/geometry';
import { addInfected, takeGear } from '../../../src/games/exodus/pieces';
import { readBoard } from '../../../src/games/exodus/plan';
import { activation } from '../../../src/games/exodus/procedures/heroMove';
import { activationOf, infectedActs } from '../../../src/games/exodus/procedures/infectedActs';
import { infectedMove } from '../../../src/games/exodus/procedures/infectedMove';
import { endPhase } from '../../../src/games/exodus/procedures/endPhase';
import { spawnRoll } from '../../../src/games/exodus/procedures/spawning';
import { boardOf, namedSquare, squareName } from '../../../src/games/exodus/queries';
import { layBoard, setup } from '../../../src/games/exodus/setup';
import type { ExodusOptions, ExodusState, Hero, Infected } from '../../../src/games/exodus/state';
import { SEARCH_DECK, type SearchId } from '../../../src/games/exodus/data/searchCards';
import { Harness } from '../../kit/harness';
import type { Scripted } from '../../kit/scripted';

export type Table = Harness<ExodusState, ExodusEvent, ExodusOptions>;

const KINDS: Readonly<Record<string, InfectedKind>> = {
  Z: 'zombie',
  P: 'zombie',
  N: 'newborn',
  S: 'siren',
  V: 'reaver',
  Y: 'seeker',
};

let serial = 0;

function testMission(drawing: string, more: Partial<Mission>): Mission {
  const floors = drawing
    .trim()
    .split(/\n?floor \d+\n/)
    .filter((floor) => floor.trim() !== '')
    .map((floor) => floor.trim().split('\n'));
  const board = readBoard(`probe`, floors);
  const points: Partial<Record<Point, { at: string; water: boolean }>> = {};
  for (const point of ['A', 'B', 'C', 'D', 'E', 'G'] as const) {
    const [square] = board.marked.get(point) ?? [];
    if (square !== undefined)
      points[point] = { at: board.names[square] ?? '', water: board.water[square] === true };
  }
  const cans = board.marked.get('F') ?? [];
  const [rib] = board.marked.get('R') ?? [];
  serial++;
  return {
    id: `T${serial}`,
    name: 'Test',
    story: 'A grid.',
    levelUp: false,
    perkCards: 0,
    directorCards: 3,
    ammunition: 0,
    floors,
    items: cans.map((square, n) => ({
      id: `fuelCan${n + 1}`,
      kind: 'fuelCan',
      at: board.names[square] ?? '',
    })),
    objective: null,
    rib: rib === undefined ? null : (board.names[rib] ?? ''),
    points,
    infected: [],
    turnSpawn: spawns(...Array.from({ length: 8 }, () => 'nothing')),
    roomSpawn: spawns(...Array.from({ length: 8 }, () => 'nothing')),
    ...more,
  };
}

export interface SceneOptions {
  heroes?: HeroId[];
  director?: boolean;
  ties?: 'ask' | 'auto';
  xp?: boolean;
  difficulty?: 'normal' | 'hard';
  campaign?: boolean;
  mission?: Partial<Mission>;
}

export function scene(drawing: string, options: SceneOptions = {}): Scene {
  return new Scene(drawing, options);
}

export class Scene {
  readonly state: ExodusState;

  constructor(drawing: string, options: SceneOptions) {
    const { heroes = ['mike', 'kira'], director = false, ties = 'ask', mission: more = {} } = options;
    const known = isMission(drawing);
    const mission = known ? missionOf(drawing) : testMission(drawing, more);
    if (!known) addMission(mission);
    const players = heroes.length + (director ? 1 : 0);
    const chosen: ExodusOptions = {
      players,
      mission: options.campaign ? 'campaign' : mission.id,
      director,
      heroes,
      difficulty: options.difficulty ?? 'normal',
      xp: options.xp ?? false,
      ties,
    };
    const state: ExodusState = { ...setup(chosen), random: seedRandom(1), choices: 0 };
    state.mission = mission.id;
    state.heroes = state.heroes.map((hero) => ({ ...hero, gear: [], cards: [] }));
    state.equipment = [...EQUIPMENT_DECK];
    state.search = { down: [...SEARCH_DECK], up: [], discards: [] };
    layBoard(state);
    state.infected = [];
    state.serial = 0;
    state.phase = 'heroes';
    for (const hero of state.heroes) hero.status = 'left';
    this.state = state;
    if (!known) this.readPieces();
  }

  private readPieces(): void {
    const { marked, names } = boardOf(this.state);
    const at = (letter: string) => (marked.get(letter) ?? []).map((square) => names[square] ?? '');
    at('M').forEach((square) => this.put(0, square));
    at('K').forEach((square) => this.put(1, square));
    for (const digit of ['1', '2', '3', '4', '5', '6'])
      for (const square of at(digit)) this.unit('zombie', square);
    for (const [letter, kind] of Object.entries(KINDS))
      for (const square of at(letter)) this.unit(kind, square, { prone: letter === 'P' });
  }

  hero(who: number): Hero {
    return this.state.heroes[who] as Hero;
  }

  /** Puts a hero on a square, standing, with four action points. */
  put(who: number, square: string, more: Partial<Hero> = {}): this {
    const at = namedSquare(this.state, square);
    Object.assign(this.hero(who), {
      status: 'in',
      square: at,
      ap: 4,
      aboard: at === this.state.rib,
      ...more,
    });
    return this;
  }

  set(who: number, more: Partial<Hero>): this {
    Object.assign(this.hero(who), more);
    return this;
  }

  unit(kind: InfectedKind, square: string, more: Partial<Infected> = {}): this {
    Object.assign(addInfected(this.state, kind, namedSquare(this.state, square)), more);
    return this;
  }

  face(id: number, facing: Facing): this {
    const unit = this.state.infected.find((each) => each.id === id);
    if (unit !== undefined) unit.facing = facing;
    return this;
  }

  /** Infected on a hero board. */
  grapple(who: number, ...kinds: InfectedKind[]): this {
    const hero = this.hero(who);
    for (const kind of kinds) {
      const unit = addInfected(this.state, kind, 0);
      unit.square = null;
      hero.grapple.push(unit.id);
    }
    hero.prone = true;
    return this;
  }

  /** Equipment from the deck, all of it active if it may be; `rounds` for the last one. */
  give(who: number, id: EquipmentId, rounds?: number): this {
    const card = takeGear({ state: this.state, emit: () => {}, mark: () => {} } as never, who, id);
    const hero = this.hero(who);
    const gear = hero.gear.find((each) => each.card === card);
    if (gear !== undefined && rounds !== undefined) gear.rounds = rounds;
    return this;
  }

  arm(who: number, ...ids: EquipmentId[]): this {
    for (const id of ids) this.give(who, id);
    this.hero(who).active = this.hero(who)
      .gear.map(({ card }) => card)
      .filter((card) => ids.includes(equipmentId(card)));
    return this;
  }

  cards(who: number, ...cards: SearchId[]): this {
    for (const card of cards) {
      this.state.search.down.splice(this.state.search.down.indexOf(card), 1);
      this.hero(who).cards.push(card);
    }
    return this;
  }

  perks(who: number, ...perks: PerkId[]): this {
    const hero = this.hero(who);
    hero.perks.push(...perks);
    for (const perk of perks) if (PERKS[perk].power) hero.uses[perk] = POWER_USES;
    return this;
  }

  item(id: string, kind: ItemKind, square: string): this {
    this.state.items[id] = { kind, where: 'board', square: namedSquare(this.state, square) };
    return this;
  }

  carries(who: number, id: string, kind: ItemKind = 'fuelCan'): this {
    this.state.items[id] = { kind, where: 'carried', square: null };
    this.hero(who).item = id;
    return this;
  }

  hand(...cards: string[]): this {
    const { director } = this.state;
    if (director !== null) director.hand = cards;
    return this;
  }

  rooms(...rooms: string[]): this {
    this.state.rooms = rooms;
    return this;
  }

  /** Before the first turn: nobody has a place yet, and nothing is decided. */
  before(): this {
    this.state.phase = 'setup';
    for (const hero of this.state.heroes) hero.status = 'in';
    return this;
  }

  with(change: (state: ExodusState) => void): this {
    change(this.state);
    return this;
  }

  table(): Table {
    return new Harness(exodus, this.state);
  }

  /** The activation of a hero. */
  act(who = 0): Table {
    return this.table().run(activation, { hero: who });
  }

  infectedMove(...rolls: Scripted[]): Table {
    this.state.phase = 'infected';
    return this.table().run(infectedMove, { bitten: [], hero: 0, queue: [] }, ...rolls);
  }

  /** One infected acts. */
  acts(id: number, ...rolls: Scripted[]): Table {
    this.state.phase = 'infected';
    return this.table().run(infectedActs, activationOf(id), ...rolls);
  }

  spawn(...rolls: Scripted[]): Table {
    this.state.phase = 'spawn';
    return this.table().run(spawnRoll, { halved: false, spawn: null }, ...rolls);
  }

  endPhase(...rolls: Scripted[]): Table {
    return this.table().run(endPhase, { advanced: false }, ...rolls);
  }
}

export const hero = (table: Table, who = 0): Hero => table.state.heroes[who] as Hero;
export const unit = (table: Table, id: number): Infected | undefined =>
  table.state.infected.find((each) => each.id === id);
export const unitAt = (table: Table, id: number): string | null => {
  const square = unit(table, id)?.square ?? null;
  return square === null ? null : squareName(table.state, square);
};
export const heroSquare = (table: Table, who = 0): string | null => {
  const { square } = hero(table, who);
  return square === null ? null : squareName(table.state, square);
};
export const rounds = (table: Table, who: number, id: EquipmentId): number =>
  hero(table, who).gear.find(({ card }) => equipmentId(card) === id)?.rounds ?? -1;
export const squares = (table: Table, verb?: string): string[] =>
  table
    .options(verb === undefined ? {} : { verb })
    .map(({ facets }) => String(facets.square))
    .sort();
export const gearNames = (table: Table, who = 0): string[] =>
  hero(table, who).gear.map(({ card }) => equipmentId(card));
export const inEquipmentDeck = (table: Table, card: GearId): boolean => table.state.equipment.includes(card);
/** All squares of infected in the order of their ids. */
export const unitSquares = (table: Table): (string | null)[] =>
  [...table.state.infected].sort((a, b) => a.id - b.id).map(({ id }) => unitAt(table, id));

/** A hall of nine by three squares; Mike in its upper left corner. */
export const HALL = `
+--+--+--+--+--+--+--+--+--+
|M  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+`;

/** Two rooms with doors above a corridor; Mike stands at the door of room a. */
export const ROOMS = `
+--+--+--+--+--+--+--+--+
|.a .a .a|.b .b .b|.  . |
+  +  +  +  +  +  +  +  +
|?a .a .a|.b .b .b|.  . |
+  +  +  +  +  +  +  +  +
|.a .a .aD.b .b .b|.  . |
+--+==+--+--+==+--+  +  +
|.  M  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+`;

/** Land with a transition square above open water, and a rib at the jetty. */
export const JETTY = `
+--+--+--+--+--+--+--+--+
|.  T  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +
|~~ R~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+--+--+--+--+--+--+--+--+`;

export const STAIRS = `
floor 0
+--+--+--+--+
|.  .  .  < |
+--+--+--+--+
floor 1
+--+--+--+--+
|.  .  .  > |
+--+--+--+--+`;
