/** Questions about the board: who stands where, what is free, who sees and smells whom, how far it is. */
import { DIRECTOR_DECK } from './data/directorCards';
import { equipmentId, equipmentOf, MED_PACK, type GearId } from './data/equipment';
import { INFECTED } from './data/infected';
import { missionOf } from './data/missions';
import { AP, LIGHTS_OUT_RANGE, stageOf } from './data/tables';
import { WEAPONS, type Weapon, type WeaponId } from './data/weapons';
import {
  areTouching,
  fieldOf,
  grabZone,
  groundOf,
  isClear,
  isClearPast,
  isSame,
  rangeOf,
  type Field,
  type Ground,
} from './geometry';
import { floorOf, isTransition, nameOf, readBoard, squareNamed, type Board, type Square } from './plan';
import { gearOf, heroAt, type ExodusState, type Gear, type Hero, type Infected } from './state';

const boards = new Map<string, Board>();

export function boardFor(mission: string): Board {
  const { floors } = missionOf(mission);
  const known = boards.get(mission);
  if (known !== undefined) return known;
  const board = readBoard(mission, floors);
  boards.set(mission, board);
  return board;
}

export const boardOf = (state: ExodusState): Board => boardFor(state.mission);
export const ground = (state: ExodusState): Ground => groundOf(boardOf(state), state.doors);
export const squareName = (state: ExodusState, square: Square): string => nameOf(boardOf(state), square);
export const namedSquare = (state: ExodusState, name: string | number): Square =>
  squareNamed(boardOf(state), name);

// Who stands where

export const onBoard = (hero: Hero): hero is Hero & { square: Square } =>
  hero.status === 'in' && hero.square !== null;

/** Places of the heroes on the board. */
export function heroesIn(state: ExodusState): number[] {
  const found: number[] = [];
  for (let who = 0; who < state.heroes.length; who++) if (onBoard(heroAt(state, who))) found.push(who);
  return found;
}

export function squareOf(state: ExodusState, who: number): Square {
  const { square } = heroAt(state, who);
  if (square === null) throw new Error(`Hero ${who} is not on the board.`);
  return square;
}

export function heroesOn(state: ExodusState, square: Square): number[] {
  return heroesIn(state).filter((who) => heroAt(state, who).square === square);
}

export function infectedOn(state: ExodusState, square: Square): Infected | null {
  for (const unit of state.infected) if (unit.square === square) return unit;
  return null;
}

/** The hero on whose board an infected lies. */
export function grappledBy(state: ExodusState, id: number): number | null {
  for (let who = 0; who < state.heroes.length; who++) {
    if (heroAt(state, who).grapple.includes(id)) return who;
  }
  return null;
}

/** Where an infected is: on its square, or on that of the hero it has locked. */
export function whereIs(state: ExodusState, unit: Infected): Square | null {
  if (unit.square !== null) return unit.square;
  const who = grappledBy(state, unit.id);
  return who === null ? null : heroAt(state, who).square;
}

/** No unit, no crate, not the rib. */
export function isFree(state: ExodusState, square: Square): boolean {
  if (state.rib === square || state.crates.includes(square)) return false;
  for (const unit of state.infected) if (unit.square === square) return false;
  for (const hero of state.heroes) if (hero.square === square && hero.status === 'in') return false;
  return true;
}

export function isActive(state: ExodusState, square: Square): boolean {
  const room = boardOf(state).room[square] ?? '';
  return room === '' || state.rooms.includes(room);
}

// Distances

/** Who measures: everybody on land, or reavers, who swim; 'anyway' takes doors as open and rooms as active. */
export type Mover = 'land' | 'reaver';

const usables = new Map<string, Uint8Array>();
const latest: Partial<Record<Mover, { board: Board; rooms: readonly string[]; usable: Uint8Array }>> = {};

/** Squares that a mover may use, for the rooms that are active. */
export function usableFor(board: Board, rooms: readonly string[] | null, mover: Mover): Uint8Array {
  if (rooms === null) return usableNamed(board, null, mover);
  // Nearly always the same rooms as a moment ago: comparing them is cheaper than naming them.
  const last = latest[mover];
  if (last !== undefined && last.board === board && isSame(last.rooms, rooms)) return last.usable;
  const usable = usableNamed(board, rooms, mover);
  latest[mover] = { board, rooms: [...rooms], usable };
  return usable;
}

function usableNamed(board: Board, rooms: readonly string[] | null, mover: Mover): Uint8Array {
  const key = `${board.id} ${rooms === null ? '*' : rooms.join('')} ${mover}`;
  const known = usables.get(key);
  if (known !== undefined && known.length === board.size) return known;
  const usable = Uint8Array.from(board.room, (room, square) =>
    !board.solid[square] &&
    (mover === 'reaver' || !board.water[square]) &&
    (rooms === null || room === '' || rooms.includes(room))
      ? 1
      : 0,
  );
  usables.set(key, usable);
  return usable;
}

export const usable = (state: ExodusState, mover: Mover): Uint8Array =>
  usableFor(boardOf(state), state.rooms, mover);

/** Path distance (EX-RULING-03) from the nearest of `sources` to every square. */
export const pathField = (state: ExodusState, sources: readonly Square[], mover: Mover): Field =>
  fieldOf(ground(state).touch, sources, usable(state, mover));

const everyDoor = new Map<Board, readonly boolean[]>();

/** The board with every door open. */
export function openGround(board: Board): Ground {
  let open = everyDoor.get(board);
  if (open === undefined) {
    open = board.doors.map(() => true);
    everyDoor.set(board, open);
  }
  return groundOf(board, open);
}

/** The same with closed doors and inactive rooms taken as open (EX-RULING-64, -99). */
export function pathFieldAnyway(
  state: ExodusState,
  sources: readonly Square[],
  mover: Mover,
  rooms: readonly string[] | null = null,
): Field {
  const board = boardOf(state);
  return fieldOf(openGround(board).touch, sources, usableFor(board, rooms, mover));
}

/** Smell distance (EX-RULING-04). */
export const smellField = (state: ExodusState, sources: readonly Square[]): Field =>
  fieldOf(ground(state).loose, sources, null);

export const range = (state: ExodusState, a: Square, b: Square): number => rangeOf(boardOf(state), a, b);
export const touching = (state: ExodusState, a: Square, b: Square): boolean =>
  areTouching(ground(state), a, b);
export const neighbours = (state: ExodusState, square: Square): readonly Square[] =>
  ground(state).touch[square] ?? [];

/** Touching, or aboard the same rib (EX-RULING-89, -149). */
export function heroesTouch(state: ExodusState, one: number, other: number): boolean {
  const a = squareOf(state, one);
  const b = squareOf(state, other);
  return a === b || touching(state, a, b);
}

// Sight

const inSmoke = (state: ExodusState, square: Square): boolean => state.smoke.includes(square);

/** Walls, closed doors, rock and smoke; units never block (throws, infected, roamers). */
export function seesPastUnits(state: ExodusState, from: Square, to: Square): boolean {
  if (!isClear(ground(state), from, to)) return false;
  if (state.smoke.length === 0) return true;
  if (inSmoke(state, from) || inSmoke(state, to)) return false;
  return isClearPast(ground(state), from, to, (square) => inSmoke(state, square));
}

/** Hero lines are also blocked by standing heroes and by standing infected, seekers excepted (EX-RULING-45). */
export function heroSees(state: ExodusState, from: Square, to: Square): boolean {
  if (!seesPastUnits(state, from, to)) return false;
  if (!withinLights(state, from, to)) return false;
  return isClearPast(ground(state), from, to, (square) => blocksLine(state, square));
}

/** Lights Out (D17): heroes see and throw 4 squares far in the hero move. */
export const withinLights = (state: ExodusState, from: Square, to: Square): boolean =>
  !state.effects.lightsOut || state.phase !== 'heroes' || range(state, from, to) <= LIGHTS_OUT_RANGE;

function blocksLine(state: ExodusState, square: Square): boolean {
  for (const hero of state.heroes)
    if (hero.square === square && hero.status === 'in' && !hero.prone) return true;
  for (const unit of state.infected) {
    if (unit.square === square && !unit.prone && !unit.dived && INFECTED[unit.kind].blocksSight) return true;
  }
  return false;
}

/** Has any hero a line to the square? Units never block here (EX-RULING-48). */
export const isSeen = (state: ExodusState, square: Square): boolean =>
  heroesIn(state).some((who) => seesPastUnits(state, squareOf(state, who), square));

// Infected

export const moverOf = (unit: { kind: Infected['kind'] }): Mover =>
  unit.kind === 'reaver' ? 'reaver' : 'land';

export const inWater = (state: ExodusState, square: Square | null): boolean =>
  square !== null && boardOf(state).water[square] === true;

/** The squares in which an infected can grab somebody who moves there (EX-ZONE-04, EX-RULING-79). */
export function zoneOf(state: ExodusState, unit: Infected): Square[] {
  if (unit.square === null || unit.prone || unit.dived) return [];
  return grabZone(ground(state), unit.square, unit.facing);
}

export const inPlay = (state: ExodusState, kind: Infected['kind']): number =>
  state.infected.filter((unit) => unit.kind === kind && unit.hero === null).length;

export const supplyOf = (state: ExodusState, kind: Infected['kind']): number =>
  INFECTED[kind].miniatures - inPlay(state, kind);

/** Standing on the board, able to act. */
export const isStanding = (unit: Infected): unit is Infected & { square: Square } =>
  unit.square !== null && !unit.prone;

// Weapons

export const weaponOf = (card: GearId): WeaponId | null => equipmentOf(card).weapon;

export function weaponCard(card: GearId): Weapon {
  const weapon = weaponOf(card);
  if (weapon === null) throw new Error(`${card} is not a weapon.`);
  return WEAPONS[weapon];
}

export const isBallistic = (card: GearId): boolean => {
  const weapon = weaponOf(card);
  return weapon !== null && ['semiAuto', 'singleShot'].includes(WEAPONS[weapon].type);
};
export const isPistol = (card: GearId): boolean => ['pistol', 'fifty'].includes(weaponOf(card) ?? '');
export const isMelee = (card: GearId): boolean => {
  const weapon = weaponOf(card);
  return weapon !== null && WEAPONS[weapon].type === 'melee';
};
export const isArea = (card: GearId): boolean => {
  const weapon = weaponOf(card);
  return weapon !== null && WEAPONS[weapon].type === 'area';
};

/** Active guns that can fire now. */
export function loadedGuns(hero: Hero): Gear[] {
  const guns: Gear[] = [];
  for (const card of hero.active) {
    const gear = gearOf(hero, card);
    if (gear !== undefined && isBallistic(card) && gear.rounds > 0 && !gear.jammed) guns.push(gear);
  }
  return guns;
}

/** Ways to fire: each gun alone, and two pistols together, the stronger first (EX-DUAL-02, -07). */
export function firingChoices(hero: Hero): GearId[][] {
  const guns = loadedGuns(hero);
  const single = guns.map(({ card }) => [card]);
  if (guns.length < 2 || !guns.every(({ card }) => isPistol(card))) return single;
  const both = guns.map(({ card }) => card).sort((a, b) => weaponCard(b).power - weaponCard(a).power);
  return [...single, both];
}

/** The active melee weapon, or the improvised strike (EX-RULING-32). */
export function meleeWeapon(hero: Hero): WeaponId {
  for (const card of hero.active) {
    const weapon = weaponOf(card);
    if (weapon !== null && WEAPONS[weapon].type === 'melee') return weapon;
  }
  return 'strike';
}

export const medPacks = (hero: Hero): GearId[] =>
  hero.gear.filter(({ card }) => equipmentId(card) === MED_PACK).map(({ card }) => card);

/** Sets of weapons that may be active: one weapon, or two pistols (EX-RULING-19). */
export function activeSets(hero: Hero): GearId[][] {
  const weapons = hero.gear.map(({ card }) => card).filter((card) => weaponOf(card) !== null);
  const sets = weapons.map((card) => [card]);
  const pistols = weapons.filter(isPistol);
  for (let a = 0; a < pistols.length; a++) {
    for (let b = a + 1; b < pistols.length; b++) sets.push([pistols[a] as GearId, pistols[b] as GearId]);
  }
  return sets;
}

export function apAtStart(hero: Hero): number {
  const stage = stageOf(hero.dial);
  return stage >= 5 ? AP.stage5 : stage === 4 ? AP.stage4 : AP.healthy;
}

export const floorHasHeroes = (state: ExodusState, floor: number): boolean =>
  heroesIn(state).some((who) => floorOf(boardOf(state), squareOf(state, who)) === floor);

/** Transition squares that touch the rib. */
export function landings(state: ExodusState): Square[] {
  if (state.rib === null) return [];
  return neighbours(state, state.rib).filter((square) => isTransition(boardOf(state), square));
}

/** Free squares of a list, in reading order. */
export const freeOf = (state: ExodusState, squares: readonly Square[]): Square[] =>
  squares.filter((square) => isFree(state, square));

/** May act in its own activation. */
export const isReady = (hero: Hero): boolean => onBoard(hero) && hero.dial < 16 && !hero.acted;

export const canAct = (hero: Hero): boolean => onBoard(hero) && hero.dial < 16;

/** Director cards that were not dealt in this mission. */
export const undealt = ({ director }: ExodusState): number =>
  director === null ? 0 : DIRECTOR_DECK.length - director.hand.length - director.discards.length;
