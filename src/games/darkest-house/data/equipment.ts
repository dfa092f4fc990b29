/**
 * Equipment. Names of weapons and the hands of axe and helmet, the range of the Automatic: rulebook; two hands for handgun
 * and scope together: public; everything else: ours. The two gas cans (E53, E54) belong to an expansion and never come up.
 */
import type { Colour } from './chips';

export type CardId = string;
export type CardKind = 'ranged' | 'melee' | 'gear' | 'ammo' | 'consumable';

export const EFFECTS = [
  'SHOVE',
  'CLEAVE',
  'BLAST',
  'PIERCE',
  'PRY',
  'CUTFREE',
  'FUEL',
  'SCOPE',
  'HELMET',
  'PADDED',
  'SHIELD',
  'LIGHT',
  'RESPIRATOR',
  'AMMO',
  'ANTIDOTE',
  'BANDAGE',
  'ADRENALINE',
  'EXTINGUISH',
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Card {
  readonly id: CardId;
  readonly name: string;
  readonly kind: CardKind;
  readonly family: string;
  /** 0 for consumables. */
  readonly hands: number;
  readonly range?: number;
  readonly attack?: number;
  /** Level of a weapon, or what an ammo card adds. */
  readonly ammo?: number;
  readonly colours: readonly Colour[];
  readonly effect?: Effect;
}

// prettier-ignore
export const CARDS: readonly Card[] = [
  { id: 'S01', name: 'Old Service Revolver', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 3, ammo: 8, colours: ['Y', 'K', 'G'] },
  { id: 'S02', name: 'Lacrosse Stick', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['R', 'G', 'B'], effect: 'SHOVE' },
  { id: 'S03', name: 'Station Axe', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['R', 'K', 'G'], effect: 'CLEAVE' },
  { id: 'S04', name: 'Long-Barrel Handgun', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 4, ammo: 8, colours: ['O', 'B', 'R'] },
  { id: 'S05', name: 'Target Pistol', kind: 'ranged', family: 'handgun', hands: 1, range: 2, attack: 3, ammo: 8, colours: ['Y', 'B', 'R'] },
  { id: 'E01', name: 'Handgun', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 4, ammo: 8, colours: ['G', 'W'] },
  { id: 'E02', name: 'Handgun', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 4, ammo: 8, colours: ['O', 'Y'] },
  { id: 'E03', name: 'Handgun', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 4, ammo: 8, colours: ['R', 'Y'] },
  { id: 'E04', name: 'Handgun', kind: 'ranged', family: 'handgun', hands: 1, range: 1, attack: 4, ammo: 8, colours: ['R', 'W'] },
  { id: 'E05', name: 'Automatic', kind: 'ranged', family: 'automatic', hands: 2, range: 2, attack: 4, ammo: 8, colours: ['K', 'W'] },
  { id: 'E06', name: 'Automatic', kind: 'ranged', family: 'automatic', hands: 2, range: 2, attack: 4, ammo: 8, colours: ['G', 'B'] },
  { id: 'E07', name: 'Automatic', kind: 'ranged', family: 'automatic', hands: 2, range: 2, attack: 4, ammo: 8, colours: ['Y', 'B'] },
  { id: 'E08', name: 'Shotgun', kind: 'ranged', family: 'shotgun', hands: 2, range: 1, attack: 4, ammo: 6, colours: ['Y', 'G'], effect: 'BLAST' },
  { id: 'E09', name: 'Shotgun', kind: 'ranged', family: 'shotgun', hands: 2, range: 1, attack: 4, ammo: 6, colours: ['O', 'K'], effect: 'BLAST' },
  { id: 'E10', name: 'Shotgun', kind: 'ranged', family: 'shotgun', hands: 2, range: 1, attack: 4, ammo: 6, colours: ['Y', 'W'], effect: 'BLAST' },
  { id: 'E11', name: 'Hunting Rifle', kind: 'ranged', family: 'rifle', hands: 2, range: 3, attack: 3, ammo: 6, colours: ['B', 'K'], effect: 'PIERCE' },
  { id: 'E12', name: 'Hunting Rifle', kind: 'ranged', family: 'rifle', hands: 2, range: 3, attack: 3, ammo: 6, colours: ['Y', 'G'], effect: 'PIERCE' },
  { id: 'E13', name: 'Fire Axe', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['R', 'G'], effect: 'CLEAVE' },
  { id: 'E14', name: 'Fire Axe', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['O', 'K'], effect: 'CLEAVE' },
  { id: 'E15', name: 'Crowbar', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['B', 'W'], effect: 'PRY' },
  { id: 'E16', name: 'Crowbar', kind: 'melee', family: 'melee', hands: 1, attack: 3, colours: ['R', 'K'], effect: 'PRY' },
  { id: 'E17', name: 'Kitchen Knife', kind: 'melee', family: 'melee', hands: 1, attack: 2, colours: ['R', 'W'], effect: 'CUTFREE' },
  { id: 'E18', name: 'Kitchen Knife', kind: 'melee', family: 'melee', hands: 1, attack: 2, colours: ['O', 'W'], effect: 'CUTFREE' },
  { id: 'E19', name: 'Chainsaw', kind: 'melee', family: 'chainsaw', hands: 2, attack: 4, ammo: 6, colours: ['G', 'K'], effect: 'FUEL' },
  { id: 'E20', name: 'Handgun Scope', kind: 'gear', family: 'handgun', hands: 1, colours: ['B', 'K'], effect: 'SCOPE' },
  { id: 'E21', name: 'Handgun Scope', kind: 'gear', family: 'handgun', hands: 1, colours: ['Y', 'K'], effect: 'SCOPE' },
  { id: 'E22', name: 'Helmet', kind: 'gear', family: 'clothing', hands: 1, colours: ['Y', 'B'], effect: 'HELMET' },
  { id: 'E23', name: 'Helmet', kind: 'gear', family: 'clothing', hands: 1, colours: ['O', 'G'], effect: 'HELMET' },
  { id: 'E24', name: 'Padded Jacket', kind: 'gear', family: 'clothing', hands: 1, colours: ['R', 'O'], effect: 'PADDED' },
  { id: 'E25', name: 'Padded Jacket', kind: 'gear', family: 'clothing', hands: 1, colours: ['R', 'B'], effect: 'PADDED' },
  { id: 'E26', name: 'Riot Shield', kind: 'gear', family: 'clothing', hands: 1, colours: ['O', 'B'], effect: 'SHIELD' },
  { id: 'E27', name: 'Flashlight', kind: 'gear', family: 'tool', hands: 1, colours: ['G', 'K'], effect: 'LIGHT' },
  { id: 'E28', name: 'Flashlight', kind: 'gear', family: 'tool', hands: 1, colours: ['G', 'W'], effect: 'LIGHT' },
  { id: 'E29', name: 'Respirator', kind: 'gear', family: 'clothing', hands: 1, colours: ['Y', 'K'], effect: 'RESPIRATOR' },
  { id: 'E30', name: 'Handgun Rounds', kind: 'ammo', family: 'handgun', hands: 0, ammo: 4, colours: ['R'], effect: 'AMMO' },
  { id: 'E31', name: 'Handgun Rounds', kind: 'ammo', family: 'handgun', hands: 0, ammo: 4, colours: ['B'], effect: 'AMMO' },
  { id: 'E32', name: 'Handgun Rounds', kind: 'ammo', family: 'handgun', hands: 0, ammo: 4, colours: ['Y'], effect: 'AMMO' },
  { id: 'E33', name: 'Magazine', kind: 'ammo', family: 'automatic', hands: 0, ammo: 4, colours: ['R'], effect: 'AMMO' },
  { id: 'E34', name: 'Magazine', kind: 'ammo', family: 'automatic', hands: 0, ammo: 4, colours: ['O'], effect: 'AMMO' },
  { id: 'E35', name: 'Magazine', kind: 'ammo', family: 'automatic', hands: 0, ammo: 4, colours: ['B'], effect: 'AMMO' },
  { id: 'E36', name: 'Magazine', kind: 'ammo', family: 'automatic', hands: 0, ammo: 4, colours: ['W'], effect: 'AMMO' },
  { id: 'E37', name: 'Shells', kind: 'ammo', family: 'shotgun', hands: 0, ammo: 3, colours: ['O'], effect: 'AMMO' },
  { id: 'E38', name: 'Shells', kind: 'ammo', family: 'shotgun', hands: 0, ammo: 3, colours: ['W'], effect: 'AMMO' },
  { id: 'E39', name: 'Shells', kind: 'ammo', family: 'shotgun', hands: 0, ammo: 3, colours: ['G'], effect: 'AMMO' },
  { id: 'E40', name: 'Rifle Cartridges', kind: 'ammo', family: 'rifle', hands: 0, ammo: 3, colours: ['G'], effect: 'AMMO' },
  { id: 'E41', name: 'Rifle Cartridges', kind: 'ammo', family: 'rifle', hands: 0, ammo: 3, colours: ['O'], effect: 'AMMO' },
  { id: 'E42', name: 'Two-Stroke Mix', kind: 'ammo', family: 'chainsaw', hands: 0, ammo: 3, colours: ['O'], effect: 'AMMO' },
  { id: 'E43', name: 'Antidote', kind: 'consumable', family: 'medical', hands: 0, colours: ['O'], effect: 'ANTIDOTE' },
  { id: 'E44', name: 'Antidote', kind: 'consumable', family: 'medical', hands: 0, colours: ['R'], effect: 'ANTIDOTE' },
  { id: 'E45', name: 'Antidote', kind: 'consumable', family: 'medical', hands: 0, colours: ['Y'], effect: 'ANTIDOTE' },
  { id: 'E46', name: 'Bandage', kind: 'consumable', family: 'medical', hands: 0, colours: ['W'], effect: 'BANDAGE' },
  { id: 'E47', name: 'Bandage', kind: 'consumable', family: 'medical', hands: 0, colours: ['G'], effect: 'BANDAGE' },
  { id: 'E48', name: 'Bandage', kind: 'consumable', family: 'medical', hands: 0, colours: ['R'], effect: 'BANDAGE' },
  { id: 'E49', name: 'Adrenaline Shot', kind: 'consumable', family: 'medical', hands: 0, colours: ['K'], effect: 'ADRENALINE' },
  { id: 'E50', name: 'Adrenaline Shot', kind: 'consumable', family: 'medical', hands: 0, colours: ['B'], effect: 'ADRENALINE' },
  { id: 'E51', name: 'Extinguisher', kind: 'consumable', family: 'tool', hands: 0, colours: ['B'], effect: 'EXTINGUISH' },
  { id: 'E52', name: 'Extinguisher', kind: 'consumable', family: 'tool', hands: 0, colours: ['R'], effect: 'EXTINGUISH' },
];

export const CARD: Readonly<Record<CardId, Card>> = Object.fromEntries(CARDS.map((card) => [card.id, card]));
export const STARTING_CARDS: readonly CardId[] = CARDS.filter((card) => card.id.startsWith('S')).map(
  (card) => card.id,
);
/** rulebook: the cards of the search deck, without the starting weapons and the gas cans. */
export const SEARCH_DECK: readonly CardId[] = CARDS.filter((card) => card.id.startsWith('E')).map(
  (card) => card.id,
);

export function cardOf(id: CardId): Card {
  const card = CARD[id];
  if (!card) throw new Error(`There is no equipment card "${id}".`);
  return card;
}
/** How a card is noted when it takes effect: all cards of a name do the same. */
export const cardTag = (id: CardId): string => `card/${cardOf(id).name}`;
export const isStarting = (id: CardId): boolean => id.startsWith('S');
export const isWeapon = (card: Card): boolean => card.kind === 'ranged' || card.kind === 'melee';
export const isGear = (card: Card): boolean => card.hands > 0;
