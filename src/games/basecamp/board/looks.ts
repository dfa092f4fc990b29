/** Colours and signs of Unknown: who wears what, which edge a kind of tile has, which icon stands for what. */
import type { BustName } from '../../../ui/busts';
import { emblemOf } from '../../../ui/emblems';
import type { IconName } from '../../../ui/icons';
import type { Livery } from '../../../ui/shapes';
import { colour } from '../../../ui/theme';
import type { EnemyKind, TargetClass } from '../data/enemies';
import type { Good, Token } from '../data/goods';
import type { Colour, SurvivorId } from '../data/survivors';
import type { Category } from '../data/tiles';
import type { BasecampState } from '../state';

/** The six figures of the box: a colour and a shape each. */
export const FIGURE: Readonly<Record<Colour, Livery>> = {
  red: { light: '#EE7B6E', dark: '#9A352B', shape: 'drop' },
  blue: { light: '#62A4E8', dark: '#2F639C', shape: 'square' },
  yellow: { light: '#F2D24B', dark: '#9C7F17', shape: 'star' },
  green: { light: '#7FC48F', dark: '#2F7553', shape: 'leaf' },
  orange: { light: '#F09A4E', dark: '#A25616', shape: 'diamond' },
  violet: { light: '#B18AE0', dark: '#6F4B9C', shape: 'circle' },
};

export function bustOf(card: SurvivorId): BustName {
  return emblemOf('basecamp', card).bust;
}

export const ENEMY = { light: '#F08A7C', edge: '#E86A5C', ground: '#2A0F12', base: '#E86A5C' } as const;

export const FOE_ICON: Readonly<Record<EnemyKind, IconName>> = {
  animal: 'wolf-head',
  beast: 'bear-head',
  brute: 'brute',
  devourer: 'carnivore-mouth',
  imp: 'imp',
  monster: 'gooey-daemon',
  predator: 'saber-toothed-cat-head',
  savage: 'barbarian',
  stalker: 'hooded-assassin',
  stranger: 'hooded-figure',
  vermin: 'rat',
};

/** The rulebook prints the speed in white, yellow or green: what the enemy is after. */
export const AIM: Readonly<Record<TargetClass, { colour: string; icon: IconName; words: string }>> = {
  survivors: { colour: '#F6F1E4', icon: 'footprint', words: 'after survivors' },
  base: { colour: '#F2C84B', icon: 'campfire', words: 'heading for Base' },
  tokens: { colour: '#8FD08A', icon: 'backpack', words: 'after resource tokens' },
  resourceTiles: { colour: '#8FD08A', icon: 'shiny-apple', words: 'after resource tiles' },
};

export const EDGE: Readonly<Record<Category, string>> = {
  base: colour.lamp,
  starting: '#C9BC97',
  hazard: '#E6A93A',
  enemy: '#D8574A',
  objective: '#6FB4C9',
};
export const CATEGORY_NAME: Readonly<Record<Category, string>> = {
  base: 'Base',
  starting: 'Starting tile',
  hazard: 'Hazard',
  enemy: 'Lair',
  objective: 'Objective tile',
};
export const CATEGORY_ICON: Readonly<Record<Category, IconName>> = {
  base: 'campfire',
  starting: 'camping-tent',
  hazard: 'explosion-rays',
  enemy: 'evil-eyes',
  objective: 'round-star',
};

export interface GoodLook {
  readonly icon: IconName;
  readonly colour: string;
}
export const GOOD: Readonly<Record<Good, GoodLook>> = {
  ammo: { icon: 'heavy-bullets', colour: '#E0AC48' },
  food: { icon: 'shiny-apple', colour: '#E8836A' },
  medicine: { icon: 'medical-pack', colour: '#E9E4D6' },
  scrap: { icon: 'gears', colour: '#A9BBC2' },
  armor: { icon: 'kevlar-vest', colour: '#8FB7D9' },
  crew: { icon: 'three-friends', colour: '#8FD3E6' },
  fuse: { icon: 'power-lightning', colour: '#8FD3E6' },
  key: { icon: 'key', colour: '#8FD3E6' },
  fence: { icon: 'wooden-fence', colour: '#8FD3E6' },
};

/** Tokens that lie on a tile as counters; barriers and fire are drawn as what they are. */
export const TOKEN: Readonly<
  Record<Exclude<Token, 'barrier' | 'blaze'>, GoodLook & { readonly name: string }>
> = {
  trap: { icon: 'wolf-trap', colour: '#D9D2C0', name: 'Trap' },
  fence: { icon: 'wooden-fence', colour: '#8FD3E6', name: 'Fence' },
  beacon: { icon: 'lighthouse', colour: colour.lamp, name: 'Beacon' },
  fittedFuse: { icon: 'power-lightning', colour: '#8FD3E6', name: 'Fuse' },
  aidPost: { icon: 'hospital-cross', colour: '#F0655A', name: 'Aid post' },
  cache: { icon: 'cardboard-box-closed', colour: '#C99B63', name: 'Cache' },
  marker: { icon: 'flying-flag', colour: '#8FD08A', name: 'Route marker' },
};

/** The colours of what happens: fire, an enemy's doing, something gained. */
export const FIRE = '#F2902E';
export const ENEMY_RED = '#F08A7C';
export const GOOD_GREEN = '#8FD08A';

/** The light of a survivor's figure. */
export function tintOf(state: BasecampState, index: number): string {
  const own = state.survivors[index]?.colour;
  return own === undefined ? colour.lamp : FIGURE[own].light;
}
