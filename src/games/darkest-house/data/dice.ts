/** Faces of the dice. Icons: rulebook. Faces of the survivor die: ours; creature die: one face an icon; terror die: rulebook. */

export const SURVIVOR_DIE = ['success', 'success', 'aim', 'knockback', 'retreat', 'failure'] as const;
export type Icon = (typeof SURVIVOR_DIE)[number];
/** In the order in which a roll is read out. */
export const ICONS: readonly Icon[] = ['success', 'aim', 'knockback', 'retreat', 'failure'];

export const CREATURE_DIE = ['damage', 'heavyDamage', 'entrap', 'fear', 'reinforcement', 'bite'] as const;
export type Claw = (typeof CREATURE_DIE)[number];

export const TERROR_DIE = [
  'hordeNearby',
  'hordeNearby',
  'creatureReaction',
  'creatureReaction',
  'creatureAppears',
  'fire',
] as const;
export type Terror = (typeof TERROR_DIE)[number];

/** rulebook: 4 survivor dice and 6 creature dice exist, so no roll has more. */
export const MAX_SURVIVOR_DICE = 4;
export const MAX_CREATURE_DICE = 6;
