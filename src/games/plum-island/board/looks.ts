/** How everybody looks: the colours and shape of a faction, the silhouette of each unit. */
import type { BustName } from '../../../ui/busts';
import type { IconName } from '../../../ui/icons';
import type { Livery } from '../../../ui/shapes';
import type { MutationId } from '../data/mutations';
import { UNIT, type FactionId, type UnitId } from '../data/units';

export const FACTION_LIVERY: Readonly<Record<FactionId, Livery>> = {
  GT: { light: '#B18AE0', dark: '#6F4B9C', shape: 'circle' },
  NW: { light: '#76BF5C', dark: '#3F7A2F', shape: 'triangle' },
  PIC: { light: '#62A4E8', dark: '#2F639C', shape: 'square' },
  PIRLSS: { light: '#CC9657', dark: '#80552A', shape: 'hexagon' },
  NG: { light: '#B3B45C', dark: '#6A6B2B', shape: 'star' },
  IAC: { light: '#F09A4E', dark: '#A2562A', shape: 'diamond' },
};
export const NPC_LIVERY: Livery = { light: '#C9CFC8', dark: '#6E7975', shape: 'ring' };
/** The Horrors, and what spreads them. */
export const TOXIC = '#9BD14B';
/** Those who are brought to safety. */
export const PEOPLE = '#C99BDB';

export const MUTATION_LIVERY: Livery = { light: TOXIC, dark: '#4C6B12', shape: 'drop' };

export function livery(unit: UnitId): Livery {
  const { faction } = UNIT[unit];
  return faction === null ? NPC_LIVERY : FACTION_LIVERY[faction];
}

export const BUST: Readonly<Record<UnitId, BustName>> = {
  gt1: 'bun',
  gt2: 'doc',
  gt3: 'cap',
  gt4: 'hard',
  gt5: 'fire',
  gtc: 'plain',
  nw1: 'hat',
  nw2: 'helm',
  nw3: 'beard',
  nw4: 'curls',
  nw5: 'beanie',
  nwc: 'plain',
  pic1: 'cap',
  pic2: 'pony',
  pic3: 'visor',
  pic4: 'hat',
  pic5: 'dog',
  picc: 'plain',
  pir1: 'bob',
  pir2: 'cap',
  pir3: 'glasses',
  pir4: 'mask',
  pir5: 'long',
  pirc: 'plain',
  ng1: 'headset',
  ng2: 'helm',
  ng3: 'glasses',
  ng4: 'doc',
  ng5: 'helm',
  ngc: 'plain',
  iac1: 'pony',
  iac2: 'beard',
  iac3: 'bandana',
  iac4: 'mohawk',
  iac5: 'braids',
  iacc: 'plain',
  shore: 'visor',
  hero: 'bandana',
  wolverine: 'dog',
};

export const COMPOUND_ICON: Readonly<Record<FactionId, IconName>> = {
  GT: 'village',
  NW: 'barricade',
  PIC: 'police-car',
  PIRLSS: 'factory',
  NG: 'wooden-fence',
  IAC: 'house',
};

export const MUTATION_BUST: Readonly<Record<MutationId, BustName>> = {
  rats: 'crawler',
  custodian: 'brute',
  payroll: 'walker',
  faithful: 'hood',
  choir: 'long',
  tuesday: 'brute',
};
