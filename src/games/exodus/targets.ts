/** What a hero can shoot, strike, execute, assassinate and blow up from where it is (EX-FIRE, EX-MELEE, EX-AREA). */
import type { GearId } from './data/equipment';
import { THROW_RANGE } from './data/tables';
import type { ItemId } from './data/mission';
import { rangeOf } from './geometry';
import { targetName } from './pieces';
import { columnOf, floorOf, rowOf, type Square } from './plan';
import {
  boardOf,
  firingChoices,
  ground,
  heroesIn,
  heroSees,
  isActive,
  isFree,
  isMelee,
  loadedGuns,
  meleeWeapon,
  neighbours,
  range,
  seesPastUnits,
  squareOf,
  touching,
  weaponCard,
  withinLights,
  zoneOf,
} from './queries';
import { heroAt, isGrappled, type ExodusState, type Hero, type Infected } from './state';

/** The squares of an explosion: the target and what is loosely adjacent (EX-RULING-109). */
export const blastArea = (state: ExodusState, square: Square): Square[] => [
  square,
  ...(ground(state).loose[square] ?? []),
];

export function heroInBlast(state: ExodusState, square: Square): boolean {
  const area = blastArea(state, square);
  return heroesIn(state).some((who) => area.includes(squareOf(state, who)));
}

/** The infected of the grapples of other heroes on squares that `from` touches (EX-GRAPPLE-07). */
function grapplesBeside(state: ExodusState, who: number, from: Square): number[] {
  const ids: number[] = [];
  for (const other of heroesIn(state)) {
    if (other === who) continue;
    const square = squareOf(state, other);
    if (square === from ? heroAt(state, other).aboard : touching(state, from, square))
      ids.push(...heroAt(state, other).grapple);
  }
  return ids;
}

const reaches = (state: ExodusState, card: GearId, from: Square, to: Square): boolean => {
  const far = weaponCard(card).range;
  return far === null || rangeOf(boardOf(state), from, to) <= far;
};

/** Infected on the board that a hero standing on `from` sees. */
function unitsInSight(state: ExodusState, from: Square): (Infected & { square: Square })[] {
  return state.infected.filter(
    (unit): unit is Infected & { square: Square } =>
      unit.square !== null && !unit.dived && heroSees(state, from, unit.square),
  );
}

/** Fuel cans that may be shot from `from`: units never block the line, no hero is near (EX-FUEL-02, EX-RULING-115). */
export function cansInSight(state: ExodusState, from: Square): { id: ItemId; square: Square }[] {
  const cans: { id: ItemId; square: Square }[] = [];
  for (const id in state.items) {
    const item = state.items[id];
    if (item?.kind !== 'fuelCan' || item.where !== 'board' || item.square === null) continue;
    const { square } = item;
    if (
      seesPastUnits(state, from, square) &&
      withinLights(state, from, square) &&
      !heroInBlast(state, square)
    )
      cans.push({ id, square });
  }
  return cans;
}

export interface Shot {
  readonly target: string;
  readonly guns: GearId[];
}

/** Every legal ballistic attack of a hero that stands on `from`; `cans` is false on alert and in a grapple. */
export function shots(
  state: ExodusState,
  who: number,
  from: Square,
  choices: GearId[][] = firingChoices(heroAt(state, who)),
  cans = true,
): Shot[] {
  const hero = heroAt(state, who);
  if (choices.length === 0) return [];
  const found: Shot[] = [];
  if (isGrappled(hero)) {
    for (const id of hero.grapple) for (const guns of choices) found.push({ target: targetName(id), guns });
    return found;
  }
  const add = (target: string, square: Square) => {
    for (const guns of choices) {
      if (guns.every((card) => reaches(state, card, from, square))) found.push({ target, guns });
    }
  };
  for (const unit of unitsInSight(state, from)) add(targetName(unit.id), unit.square);
  for (const id of grapplesBeside(state, who, from)) {
    for (const guns of choices) found.push({ target: targetName(id), guns });
  }
  if (cans) for (const { id, square } of cansInSight(state, from)) add(id, square);
  return found;
}

/** Infected that a hero can strike from `from` (EX-MELEE-01). */
export function strikable(state: ExodusState, who: number, from: Square): number[] {
  const hero = heroAt(state, who);
  if (isGrappled(hero)) return [...hero.grapple];
  const spear = meleeWeapon(hero) === 'bladeSpear';
  const ids: number[] = [];
  for (const unit of state.infected) {
    if (unit.square === null || unit.dived) continue;
    if (touching(state, from, unit.square) || (spear && inSpearReach(state, from, unit.square)))
      ids.push(unit.id);
  }
  return [...ids, ...grapplesBeside(state, who, from)];
}

/** Two squares in a straight line over an empty one (EX-WP14). */
function inSpearReach(state: ExodusState, from: Square, to: Square): boolean {
  const board = boardOf(state);
  if (floorOf(board, from) !== floorOf(board, to)) return false;
  const dx = columnOf(board, to) - columnOf(board, from);
  const dy = rowOf(board, to) - rowOf(board, from);
  if (Math.max(Math.abs(dx), Math.abs(dy)) !== 2 || dx % 2 !== 0 || dy % 2 !== 0) return false;
  const between = (from + to) / 2;
  return touching(state, from, between) && touching(state, between, to) && isFree(state, between);
}

/** Weapons for an automatic kill: a loaded gun, or an active melee weapon (EX-RULING-33). */
export function finishers(hero: Hero): GearId[] {
  const guns = loadedGuns(hero).map(({ card }) => card);
  return [...guns, ...hero.active.filter(isMelee)];
}

/** Prone infected and infected in other heroes' grapples that touch (EX-RULING-33). */
export function executable(state: ExodusState, who: number): number[] {
  const from = squareOf(state, who);
  const prone = state.infected.filter(
    (unit) => unit.square !== null && unit.prone && touching(state, from, unit.square),
  );
  return [...prone.map(({ id }) => id), ...grapplesBeside(state, who, from)];
}

/** Standing infected that touch and whose grab zone the hero is not in (EX-RULING-34). */
export function assassinable(state: ExodusState, who: number): number[] {
  const from = squareOf(state, who);
  return state.infected
    .filter(
      (unit) =>
        unit.square !== null &&
        !unit.prone &&
        !unit.dived &&
        touching(state, from, unit.square) &&
        !zoneOf(state, unit).includes(from),
    )
    .map(({ id }) => id);
}

/** Squares a hero can throw to: within 6, past units (EX-AREA-05). */
export function throwSquares(state: ExodusState, from: Square): Square[] {
  const board = boardOf(state);
  const squares: Square[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square] || range(state, from, square) > THROW_RANGE) continue;
    if (withinLights(state, from, square) && seesPastUnits(state, from, square)) squares.push(square);
  }
  return squares;
}

/** Where an area weapon may go: nobody of ours in the blast (EX-AREA-02). */
export const bombSquares = (state: ExodusState, from: Square): Square[] =>
  throwSquares(state, from).filter((square) => square !== from && !heroInBlast(state, square));

/** Where an item may land (EX-RULING-113): never in open water, unless a hero is there to take it. */
export const mayLand = (state: ExodusState, square: Square): boolean =>
  !boardOf(state).solid[square] &&
  isActive(state, square) &&
  (!boardOf(state).water[square] || heroesIn(state).some((who) => squareOf(state, who) === square));

export const itemSquares = (state: ExodusState, from: Square): Square[] =>
  throwSquares(state, from).filter((square) => square !== from && mayLand(state, square));

export const placeSquares = (state: ExodusState, from: Square): Square[] =>
  neighbours(state, from).filter((square) => mayLand(state, square));

/** A gun on alert needs sight and range at the square where the attack is resolved (EX-RULING-39). */
export function alertShots(state: ExodusState, who: number, id: number): Shot[] {
  const target = targetName(id);
  return shots(state, who, squareOf(state, who), firingChoices(heroAt(state, who)), false).filter(
    (shot) => shot.target === target,
  );
}
