/** What people, places and things are called in a sentence. */
import { EVENT, FATE, SEARCH, type EventId, type FateId, type SearchId } from './data/cards';
import { CIVILIAN, type CivilianId } from './data/civilians';
import type { BridgeId, SpaceId } from './data/map';
import { MUTATION, type MutationId } from './data/mutations';
import { MARKERS, type MarkerKind } from './data/tables';
import { AREA, isSpawnZone } from './data/topology';
import {
  ABILITY,
  CRAFT,
  FACTIONS,
  UNIT,
  type AbilityId,
  type CraftId,
  type FactionId,
  type UnitId,
} from './data/units';
import type { DamagedPlace } from './events';
import { seatAt } from './queries';
import type { HorrorId, PlumState, Token } from './state';

export function unitName(unit: UnitId): string {
  return UNIT[unit].name;
}

export function craftName(craft: CraftId): string {
  return `the ${CRAFT[craft].name}`;
}

export function civilianName(civilian: CivilianId): string {
  return CIVILIAN[civilian].name;
}

/** '2C Oceanside Industrial Park', 'the Spawn Zone of Track 2'. */
export function placeName(space: SpaceId): string {
  if (isSpawnZone(space)) return `the Spawn Zone of Track ${space.slice(1)}`;
  return space === 'GSB' ? AREA[space].name : `${space} ${AREA[space].name}`;
}

export function bridgeName(bridge: BridgeId): string {
  return `Bridge ${bridge}`;
}

export function damagedName(place: DamagedPlace): string {
  return 'bridge' in place ? bridgeName(place.bridge) : placeName(place.area);
}

/** 'a Stack of 4', 'The Custodian'. */
export function horrorName(horror: HorrorId, tiles: number): string {
  if (isMutationId(horror)) return MUTATION[horror].name;
  return tiles > 0 ? `the Stack of ${tiles}` : 'the Stack';
}

function isMutationId(horror: HorrorId): horror is MutationId {
  return horror in MUTATION;
}

export function markerName(kind: MarkerKind): string {
  return MARKERS[kind].name;
}

/** Anybody who can hold or fire something. */
export function pieceName(id: UnitId | CraftId | CivilianId): string {
  if (id in UNIT) return unitName(id as UnitId);
  return id in CRAFT ? craftName(id as CraftId) : civilianName(id as CivilianId);
}

export function factionName(faction: FactionId): string {
  return FACTIONS[faction].name;
}

export function seatName(state: PlumState, seat: number): string {
  return factionName(seatAt(state, seat).faction);
}

export function tokenName(token: Token): string {
  if (token === 'fate') return 'Fate';
  if (token === 'doom') return 'Impending Doom';
  return token === 'wild' ? 'Wild' : factionName(token);
}

export function abilityName(ability: AbilityId): string {
  return ABILITY[ability].name;
}

export function cardName(card: FateId | EventId | SearchId): string {
  if (card in EVENT) return EVENT[card as EventId].name;
  return card in SEARCH ? SEARCH[card as SearchId].name : `Fate Card ${FATE[card as FateId].id.slice(1)}`;
}

/** '1 Hit', '3 Hits'; 'Supplies' and 'Damage' have no plural. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** 'a, b and c'. */
export function list(words: readonly string[]): string {
  const last = words[words.length - 1] ?? 'nothing';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The first letter large: names of things may stand anywhere in a sentence. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
