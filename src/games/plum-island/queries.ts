/** What everybody asks of the state: who is where, what is Compromised, who belongs to whom. All pure. */
import { CIVILIAN_IDS, type CivilianId } from './data/civilians';
import type { AreaId, BridgeId, SpaceId } from './data/map';
import { MUTATION, MUTATION_IDS, type MutationId } from './data/mutations';
import { GREAT_SOUTH_BAY_BRIDGE, UNITS_PER_AREA, roundRow, type MarkerKind } from './data/tables';
import { isSpawnZone, LINKS, NEIGHBOURS, ORDER, type Link } from './data/topology';
import {
  COMPOUND_OF,
  CRAFT_IDS,
  UNIT,
  UNIT_IDS,
  UNITS_OF,
  type CompoundId,
  type CraftId,
  type UnitId,
} from './data/units';
import type { HorrorId, PlumState, SeatState, StackId, StackState } from './state';

export const NPC_UNITS: readonly UnitId[] = UNIT_IDS.filter((id) => UNIT[id].faction === null);
export const COMPOUND_IDS: readonly CompoundId[] = Object.values(COMPOUND_OF);

export function isMutation(horror: HorrorId): horror is MutationId {
  return horror in MUTATION;
}

export function isCompound(unit: UnitId): unit is CompoundId {
  return UNIT[unit].kind === 'compound';
}

export function isUnit(id: string): id is UnitId {
  return id in UNIT;
}

export function onMap(at: string): at is SpaceId {
  return at in ORDER;
}

/* Seats */

export function seatAt(state: PlumState, seat: number): SeatState {
  const own = state.seats[seat];
  if (own === undefined) throw new Error(`There is no seat ${seat}; ${state.seats.length} Factions play.`);
  return own;
}

/** The seat that a unit belongs to; null for an NPC (or a Faction that is not in the game). */
export function seatOf(state: PlumState, unit: UnitId): number | null {
  const { faction } = UNIT[unit];
  if (faction === null) return null;
  const seat = state.seats.findIndex((own) => own.faction === faction);
  return seat < 0 ? null : seat;
}

/** Own units of a seat on the map, the Compound included. */
export function ownUnits(state: PlumState, seat: number): UnitId[] {
  return UNITS_OF[seatAt(state, seat).faction].filter((id) => inPlay(state, id));
}

export function compoundOf(state: PlumState, seat: number): CompoundId {
  return COMPOUND_OF[seatAt(state, seat).faction];
}

/** The same person runs both seats (PI-MODES-01). */
export function samePerson(state: PlumState): boolean {
  return state.options.players === 1;
}

/* Units */

/** The unit stands on the map. */
export function inPlay(state: PlumState, unit: UnitId): boolean {
  const { at } = state.units[unit];
  return at !== 'box' && at !== 'out' && at !== 'reserve';
}

/** Where a unit stands; only for units on the map. */
export function areaOf(state: PlumState, unit: UnitId): AreaId {
  const { at } = state.units[unit];
  if (!inPlay(state, unit)) throw new Error(`${UNIT[unit].name} is not on the map (${at}).`);
  return at as AreaId;
}

/** Player units in an Area: standees, Compounds and NPC standees. */
export function unitsAt(state: PlumState, area: AreaId): UnitId[] {
  const found: UnitId[] = [];
  for (const id of UNIT_IDS) if (state.units[id].at === area) found.push(id);
  return found;
}

export function hasUnits(state: PlumState, area: AreaId): boolean {
  for (const id of UNIT_IDS) if (state.units[id].at === area) return true;
  return false;
}

/** Standees that count for the capacity of two: not Compounds (PI-RULING-24). */
export function standeesAt(state: PlumState, area: AreaId): number {
  let count = 0;
  for (const id of UNIT_IDS) if (state.units[id].at === area && UNIT[id].kind !== 'compound') count++;
  return count;
}

export function hasRoom(state: PlumState, area: AreaId): boolean {
  return standeesAt(state, area) < UNITS_PER_AREA;
}

export function isWounded(state: PlumState, unit: UnitId): boolean {
  return state.units[unit].hits > 0;
}

/* Civilians */

/** Civilians standing in an Area, outside Compounds. */
export function civiliansAt(state: PlumState, area: AreaId): CivilianId[] {
  const found: CivilianId[] = [];
  for (const id of CIVILIAN_IDS) {
    const civilian = state.civilians[id];
    if (civilian.at === area && civilian.housed === null) found.push(id);
  }
  return found;
}

export function hasCivilians(state: PlumState, area: AreaId): boolean {
  for (const id of CIVILIAN_IDS) {
    const civilian = state.civilians[id];
    if (civilian.at === area && civilian.housed === null) return true;
  }
  return false;
}

export function housedIn(state: PlumState, compound: CompoundId): CivilianId[] {
  return CIVILIAN_IDS.filter((id) => state.civilians[id].housed === compound);
}

/** Somebody that Horrors stop for: a Player unit or Civilians, not Boats or Helicopters. */
export function isHeld(state: PlumState, area: AreaId): boolean {
  return hasUnits(state, area) || hasCivilians(state, area);
}

/* Horrors */

export function stackAt(state: PlumState, space: SpaceId): StackState | null {
  for (const stack of state.stacks) if (stack.at === space) return stack;
  return null;
}

export function stackById(state: PlumState, id: HorrorId): StackState | null {
  for (const stack of state.stacks) if (stack.id === id) return stack;
  return null;
}

/** Where a Horrors unit is, or null when it is gone. */
export function horrorAt(state: PlumState, horror: HorrorId): SpaceId | null {
  if (!isMutation(horror)) return stackById(state, horror)?.at ?? null;
  const { at } = state.mutations[horror];
  return onMap(at) ? at : null;
}

/** Tiles of a Stack, 0 for a Mutation: what events tell. */
export function tilesOf(state: PlumState, horror: HorrorId): number {
  return isMutation(horror) ? 0 : (stackById(state, horror)?.tiles ?? 0);
}

export function isStunned(state: PlumState, horror: HorrorId): boolean {
  return isMutation(horror) ? state.mutations[horror].stunned : (stackById(state, horror)?.stunned ?? false);
}

/** Horrors in a space: the Stack first, then Mutations in mat order. */
export function horrorsAt(state: PlumState, space: SpaceId): HorrorId[] {
  const found: HorrorId[] = [];
  for (const stack of state.stacks) if (stack.at === space) found.push(stack.id);
  for (const id of MUTATION_IDS) if (state.mutations[id].at === space) found.push(id);
  return found;
}

export function hasHorrors(state: PlumState, space: SpaceId): boolean {
  for (const stack of state.stacks) if (stack.at === space) return true;
  for (const id of MUTATION_IDS) if (state.mutations[id].at === space) return true;
  return false;
}

/** How options name a Horrors unit beside its Area: 'stack', or the Mutation. */
export function targetName(horror: HorrorId): MutationId | 'stack' {
  return isMutation(horror) ? horror : 'stack';
}

/** The Horrors unit that an option named. */
export function namedTarget(state: PlumState, area: AreaId, target: string): HorrorId {
  const horror = target === 'stack' ? stackAt(state, area)?.id : MUTATION_IDS.find((id) => id === target);
  if (horror === undefined) throw new Error(`There is no ${target} in ${area}.`);
  return horror;
}

/* Places */

export function damageAt(state: PlumState, area: AreaId): number {
  return state.areaDamage[area] ?? 0;
}

/** PI-TERM-08: Horrors, Damage or an Overrun marker. */
export function isCompromised(state: PlumState, area: AreaId): boolean {
  return damageAt(state, area) > 0 || state.overrunAreas.includes(area) || hasHorrors(state, area);
}

export function isExhausted(state: PlumState, area: AreaId): boolean {
  return state.exhausted.includes(area);
}

export function bridgeIsOpen(state: PlumState, bridge: BridgeId | null): boolean {
  return bridge === null || state.bridgeDamage[bridge] === 0;
}

/** A step that Player units and Civilians may take: no damaged Bridge, not into the damaged Great South Bay Bridge. */
export function canCross(state: PlumState, link: Link): boolean {
  return (
    bridgeIsOpen(state, link.bridge) && (link.to !== GREAT_SOUTH_BAY_BRIDGE || damageAt(state, link.to) === 0)
  );
}

/** Areas one open step away. */
export function openNeighbours(state: PlumState, area: AreaId): AreaId[] {
  return LINKS[area].filter((link) => canCross(state, link)).map((link) => link.to);
}

export function isAdjacent(a: AreaId, b: AreaId): boolean {
  return NEIGHBOURS[a].includes(b);
}

/** In the Area or one connection away, damaged Bridges included (PI-TERM-11). */
export function within1(a: AreaId, b: AreaId): boolean {
  return a === b || isAdjacent(a, b);
}

export function craftAt(state: PlumState, area: AreaId): CraftId[] {
  return CRAFT_IDS.filter((id) => state.craft[id].at === area);
}

export function isNight(state: PlumState): boolean {
  return roundRow(state.round).night;
}

export function looseMarkersAt(state: PlumState, area: AreaId, kind: MarkerKind): number {
  return state.looseMarkers.filter((marker) => marker.at === area && marker.kind === kind).length;
}

export function isArea(space: SpaceId): space is AreaId {
  return !isSpawnZone(space);
}

export function newStackId(state: PlumState): StackId {
  state.stackSerial++;
  return `stack-${state.stackSerial}`;
}
