/** Names of things, as players read them. */
import { DIRECTOR_CARDS, directorId, type DirectorCardId } from './data/directorCards';
import { EQUIPMENT_IDS, equipmentOf } from './data/equipment';
import { HEROES } from './data/heroes';
import { INFECTED, type InfectedKind } from './data/infected';
import type { ItemId, Spawn } from './data/mission';
import { PERKS, type PerkId } from './data/perks';
import { SEARCH_CARDS, SEARCH_IDS, type SearchId } from './data/searchCards';
import { CROWD_HEROES } from './data/tables';
import type { UnitName } from './events';
import { findUnit, heroAt, type ExodusState } from './state';

export const heroName = (state: ExodusState, who: number): string => HEROES[heroAt(state, who).id].short;

export const kindName = (kind: InfectedKind): string => INFECTED[kind].name.toLowerCase();

export const unitWords = ({ unit, kind, was }: UnitName): string =>
  was === undefined ? `${kindName(kind)} ${unit}` : `${HEROES[was].short}, turned`;

export function unitName(state: ExodusState, id: number): string {
  const unit = findUnit(state, id);
  if (unit === undefined) return `infected ${id}`;
  return unitWords(
    unit.hero === null ? { unit: id, kind: unit.kind } : { unit: id, kind: unit.kind, was: unit.hero },
  );
}

const ITEM_NAMES: Readonly<Record<string, string>> = {
  gateKey: 'gate key',
  fuse: 'fuse',
  fuelCan: 'fuel can',
  battery: 'boat battery',
  handset: 'ladder handset',
  valveWheel: 'valve wheel',
  flare: 'signal flare',
  supplyBox: 'supply box',
  sampleCase: 'sample case',
};

export const itemName = (item: ItemId): string => {
  const [, kind = item, number = ''] = /^([a-zA-Z]+?)(\d*)$/.exec(item) ?? [];
  return `${ITEM_NAMES[kind] ?? kind}${number === '' ? '' : ` ${number}`}`;
};

export const perkName = (perk: PerkId): string => PERKS[perk].name;

export const directorCardName = (card: DirectorCardId): string => {
  const row = DIRECTOR_CARDS[directorId(card)];
  return row === undefined ? 'a card' : row.name;
};

/** A search card, an equipment card or an item. */
export function cardName(card: string): string {
  if ((SEARCH_IDS as readonly string[]).includes(card)) return SEARCH_CARDS[card as SearchId].name;
  if ((EQUIPMENT_IDS as readonly string[]).includes(card.slice(0, 4))) return equipmentOf(card).name;
  return itemName(card);
}

/** Guns as an option names them: 'EQ02-1+EQ01-1'. */
export const gunNames = (guns: string): string => guns.split('+').map(cardName).join(' and ');

/** 'u12' or a fuel can. */
export const targetWords = (state: ExodusState, target: string): string =>
  /^u\d+$/.test(target) ? unitName(state, Number(target.slice(1))) : `the ${itemName(target)}`;

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A line of a spawn table. */
export function spawnWords(state: ExodusState, spawn: Spawn, room: boolean): string {
  if (spawn.what === 'nothing') return 'nothing';
  if (spawn.what === 'roamer') return 'a roamer';
  if (spawn.what === 'seeker') return 'a seeker or roamer';
  const more = spawn.kind === 'zombie' && spawn.count > 1 && state.heroes.length >= CROWD_HEROES ? 1 : 0;
  const { name, plural: many } = INFECTED[spawn.kind];
  const units = plural(spawn.count + more, name.toLowerCase(), many);
  return room ? `${units} on row ${spawn.where}` : `${units} at ${spawn.where}`;
}

export const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
