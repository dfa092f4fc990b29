/** The search deck (56 cards): ours. */
import type { EquipmentId } from './equipment';
import type { WeaponId } from './weapons';

export const SEARCH_IDS = [
  ...([
    'SC01',
    'SC02',
    'SC03',
    'SC04',
    'SC05',
    'SC06',
    'SC07',
    'SC08',
    'SC09',
    'SC10',
    'SC11',
    'SC12',
  ] as const),
  ...(['SC13', 'SC14', 'SC15', 'SC16', 'SC17', 'SC18', 'SC19', 'SC20', 'SC21', 'SC22', 'SC23'] as const),
];
export type SearchId = (typeof SEARCH_IDS)[number];

export type SearchCard = { readonly name: string; readonly copies: number } & (
  | { readonly kind: 'ammunition'; readonly weapon: WeaponId; readonly rounds: number }
  | { readonly kind: 'material' | 'nothing' | 'clatter' }
  | { readonly kind: 'find'; readonly equipment: EquipmentId }
);

const rounds = (name: string, copies: number, weapon: WeaponId, count: number): SearchCard => ({
  name,
  copies,
  kind: 'ammunition',
  weapon,
  rounds: count,
});
const material = (name: string, copies: number): SearchCard => ({ name, copies, kind: 'material' });
const find = (name: string, equipment: EquipmentId): SearchCard => ({
  name: `Find: ${name}`,
  copies: 1,
  kind: 'find',
  equipment,
});

export const SEARCH_CARDS: Readonly<Record<SearchId, SearchCard>> = {
  SC01: rounds('Pistol rounds', 7, 'pistol', 8),
  SC02: rounds('.50 rounds', 4, 'fifty', 4),
  SC03: rounds('Shells', 6, 'shotgun', 4),
  SC04: rounds('Flare', 1, 'flareGun', 1),
  SC05: rounds('Bolt', 1, 'harpoonGun', 1),
  SC06: material('Rag', 3),
  SC07: material('Spirits', 3),
  SC08: material('Nails', 3),
  SC09: material('Tin', 3),
  SC10: material('Powder', 3),
  SC11: material('Gauze', 3),
  SC12: material('Antiseptic', 3),
  SC13: material('Timber', 2),
  SC14: material('Tape', 2),
  SC15: material('Blade', 3),
  SC16: find('med pack', 'EQ08'),
  SC17: find('machete', 'EQ11'),
  SC18: find('crowbar', 'EQ09'),
  SC19: find('flare gun', 'EQ04'),
  SC20: find('harpoon gun', 'EQ05'),
  SC21: find('door wedge', 'EQ15'),
  SC22: { name: 'Nothing of use', copies: 1, kind: 'nothing' },
  SC23: { name: 'Clatter', copies: 2, kind: 'clatter' },
};

export const SEARCH_DECK: readonly SearchId[] = SEARCH_IDS.flatMap((id) =>
  Array.from({ length: SEARCH_CARDS[id].copies }, () => id),
);

export const AMMUNITION = SEARCH_IDS.filter((id) => SEARCH_CARDS[id].kind === 'ammunition');

/** The ammunition card of a weapon. */
export function ammunitionFor(weapon: WeaponId): { readonly id: SearchId; readonly rounds: number } | null {
  for (const id of AMMUNITION) {
    const card = SEARCH_CARDS[id];
    if (card.kind === 'ammunition' && card.weapon === weapon) return { id, rounds: card.rounds };
  }
  return null;
}
