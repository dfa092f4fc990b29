/** The equipment deck (36 cards), materials and recipes. Med pack and armour: rulebook; numbers and the rest: ours. */
import type { SearchId } from './searchCards';
import type { WeaponId } from './weapons';

export const EQUIPMENT_IDS = [
  'EQ01',
  'EQ02',
  'EQ03',
  'EQ04',
  'EQ05',
  'EQ06',
  'EQ07',
  'EQ08',
  'EQ09',
  'EQ10',
  'EQ11',
  'EQ12',
  'EQ13',
  'EQ14',
  'EQ15',
  'EQ16',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];
/** One card of the deck: 'EQ01-3' is the third pistol. */
export type GearId = string;

export interface Equipment {
  readonly name: string;
  readonly copies: number;
  readonly weapon: WeaponId | null;
  /** Bound to one hero and never exchanged. */
  readonly special: boolean;
}

const card = (name: string, copies: number, weapon: WeaponId | null = null, special = false): Equipment => ({
  name,
  copies,
  weapon,
  special,
});

export const EQUIPMENT: Readonly<Record<EquipmentId, Equipment>> = {
  EQ01: card('Pistol', 4, 'pistol'),
  EQ02: card('.50 pistol', 2, 'fifty'),
  EQ03: card('Shotgun', 2, 'shotgun'),
  EQ04: card('Flare gun', 1, 'flareGun'),
  EQ05: card('Harpoon gun', 1, 'harpoonGun'),
  EQ06: card('Molotov', 4, 'molotov'),
  EQ07: card('Nail bomb', 4, 'nailBomb'),
  EQ08: card('Med pack', 5),
  EQ09: card('Crowbar', 2, 'crowbar'),
  EQ10: card('Nail bat', 2, 'nailBat'),
  EQ11: card('Machete', 2, 'machete'),
  EQ12: card('Fire axe', 1, 'fireAxe'),
  EQ13: card('Blade spear', 1, 'bladeSpear'),
  EQ14: card('Smoke tin', 2),
  EQ15: card('Door wedge', 2),
  EQ16: card('R.A.C. armour', 1, null, true),
};

export const MED_PACK: EquipmentId = 'EQ08';
export const SMOKE_TIN: EquipmentId = 'EQ14';
export const DOOR_WEDGE: EquipmentId = 'EQ15';
export const ARMOUR: EquipmentId = 'EQ16';

export const EQUIPMENT_DECK: readonly GearId[] = EQUIPMENT_IDS.flatMap((id) =>
  Array.from({ length: EQUIPMENT[id].copies }, (_, n) => `${id}-${n + 1}`),
);

export const equipmentId = (gear: GearId): EquipmentId => gear.slice(0, 4) as EquipmentId;
export const equipmentOf = (gear: GearId): Equipment => EQUIPMENT[equipmentId(gear)];

export const RECIPE_IDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;
export type RecipeId = (typeof RECIPE_IDS)[number];

export const RECIPES: Readonly<
  Record<RecipeId, { readonly materials: readonly SearchId[]; readonly product: EquipmentId }>
> = {
  R1: { materials: ['SC06', 'SC07'], product: 'EQ06' },
  R2: { materials: ['SC09', 'SC08', 'SC10'], product: 'EQ07' },
  R3: { materials: ['SC11', 'SC12'], product: 'EQ08' },
  R4: { materials: ['SC13', 'SC08'], product: 'EQ10' },
  R5: { materials: ['SC13', 'SC15', 'SC14'], product: 'EQ13' },
  R6: { materials: ['SC09', 'SC06', 'SC10'], product: 'EQ14' },
};
