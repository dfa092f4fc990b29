/** How everybody and everything looks: liveries, silhouettes, code colours, the faces of the three dice. */
import type { BustName } from '../../../ui/busts';
import { looksOf } from '../../../ui/emblems';
import type { IconName } from '../../../ui/icons';
import type { Livery, ShapeName } from '../../../ui/shapes';
import { colour } from '../../../ui/theme';
import type { Colour } from '../data/chips';
import type { Claw, Icon, Terror } from '../data/dice';
import type { Area, CreatureId, NemesisId } from '../data/enemies';
import { cardOf, type CardId } from '../data/equipment';
import { SURVIVOR_IDS } from '../data/survivors';
import type { CycleEvent } from '../data/tracks';
import type { RoomFunction } from '../state';

export const EMBER = '#F2762E';
export const INDIGO = '#8C9AE8';
/** Zombies of the house: cold light on dead skin. */
export const PALE = '#C4CCF6';

export const { livery: LIVERY, bust: BUST } = looksOf('darkest-house', SURVIVOR_IDS);

export const CREATURE_LIVERY: Livery = { light: '#D8605A', dark: '#7A2226', shape: 'cross' };
export const NEMESIS_LIVERY: Livery = { light: '#B9A2E8', dark: '#4A2E86', shape: 'crescent' };
export const CREATURE_BUST: Readonly<Record<CreatureId, BustName>> = {
  CR1: 'dog',
  CR2: 'cap',
  CR3: 'flock',
};
export const NEMESIS_BUST: Readonly<Record<NemesisId, BustName>> = { NE1: 'doc', NE2: 'long' };

export const CODE_LOOK: Readonly<Record<Colour, { readonly tint: string; readonly shape: ShapeName }>> = {
  R: { tint: '#EC5C55', shape: 'triangle' },
  O: { tint: '#F0922E', shape: 'square' },
  Y: { tint: '#F2CE4E', shape: 'star' },
  G: { tint: '#6CC46A', shape: 'leaf' },
  B: { tint: '#5FA2F0', shape: 'drop' },
  K: { tint: '#05070A', shape: 'circle' },
  W: { tint: '#F6F1E4', shape: 'ring' },
};

export const AREA_TINT: Readonly<Record<Area, string>> = {
  red: '#EC5C55',
  blue: '#5FA2F0',
  white: '#F6F1E4',
  orange: '#F0922E',
};
export const AREA_ICON: Readonly<Record<Area, IconName>> = {
  red: 'claw-slashes',
  blue: 'footprint',
  white: 'power-lightning',
  orange: 'fangs',
};

export interface DieLook {
  readonly icon: IconName;
  readonly ground: string;
  readonly side: string;
  readonly tint: string;
}

const SURVIVOR_GROUND = { ground: colour.paper, side: '#B9AF98' };
const CREATURE_GROUND = { ground: '#8E1F2B', side: '#571018' };
const TERROR_GROUND = { ground: '#1A1530', side: '#0A0816' };

export const ICON_DIE: Readonly<Record<Icon, DieLook>> = {
  success: { icon: 'check', tint: '#2C6B2F', ...SURVIVOR_GROUND },
  aim: { icon: 'crosshair', tint: '#2F639C', ...SURVIVOR_GROUND },
  knockback: { icon: 'push', tint: '#8A4B14', ...SURVIVOR_GROUND },
  retreat: { icon: 'return-arrow', tint: '#5B3E86', ...SURVIVOR_GROUND },
  failure: { icon: 'close', tint: '#A3202E', ...SURVIVOR_GROUND },
};

export const CLAW_DIE: Readonly<Record<Claw, DieLook>> = {
  damage: { icon: 'claw-slashes', tint: '#FFE9D9', ...CREATURE_GROUND },
  heavyDamage: { icon: 'claws', tint: '#FFE9D9', ...CREATURE_GROUND },
  entrap: { icon: 'grab', tint: '#FFE9D9', ...CREATURE_GROUND },
  fear: { icon: 'screaming', tint: '#FFE9D9', ...CREATURE_GROUND },
  reinforcement: { icon: 'raise-zombie', tint: '#FFE9D9', ...CREATURE_GROUND },
  bite: { icon: 'fangs', tint: '#FFE9D9', ...CREATURE_GROUND },
};

export const TERROR_DIE_LOOK: Readonly<Record<Terror, DieLook>> = {
  hordeNearby: { icon: 'shambling-zombie', tint: PALE, ...TERROR_GROUND },
  creatureReaction: { icon: 'evil-eyes', tint: '#F0655A', ...TERROR_GROUND },
  creatureAppears: { icon: 'wolf-head', tint: '#F0655A', ...TERROR_GROUND },
  fire: { icon: 'flame', tint: EMBER, ...TERROR_GROUND },
};

export const EVENT_ICON: Readonly<Record<CycleEvent, IconName>> = {
  zombies: 'shambling-zombie',
  fire: 'flame',
  clock: 'hourglass',
  nothing: 'check',
};

export const FUNCTION_ICON: Readonly<Record<RoomFunction, IconName>> = {
  sprinkler: 'water-drop',
  medical: 'medical-pack',
  ammo: 'heavy-bullets',
  antidote: 'syringe',
  'terminal-C1': 'keyboard',
  'terminal-C2': 'keyboard',
  'terminal-C3': 'keyboard',
};

const FAMILY_ICON: Readonly<Record<string, IconName>> = {
  handgun: 'pistol-gun',
  automatic: 'machine-gun-magazine',
  shotgun: 'shotgun',
  rifle: 'rifle',
  chainsaw: 'chainsaw',
};
const CARD_ICON: Readonly<Record<string, IconName>> = {
  SHOVE: 'push',
  CLEAVE: 'fire-axe',
  PRY: 'crowbar',
  CUTFREE: 'knife-thrust',
  FUEL: 'chainsaw',
  SCOPE: 'eye-target',
  HELMET: 'helmet',
  PADDED: 'kevlar-vest',
  SHIELD: 'riot-shield',
  LIGHT: 'flashlight',
  RESPIRATOR: 'gas-mask',
  AMMO: 'heavy-bullets',
  ANTIDOTE: 'syringe',
  BANDAGE: 'bandage-roll',
  ADRENALINE: 'power-lightning',
  EXTINGUISH: 'fire-extinguisher',
};

export function cardIcon(id: CardId): IconName {
  if (id === 'fists') return 'fist';
  const { kind, family, effect } = cardOf(id);
  if (kind === 'ranged') return FAMILY_ICON[family] ?? 'pistol-gun';
  return CARD_ICON[effect ?? ''] ?? 'fist';
}
