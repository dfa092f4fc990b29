/** Everything a survivor can carry: the four resources, armor, and the items of objectives. */

/** Rulebook: ammo red, food green, medicine blue, scrap yellow. */
export const RESOURCES = ['ammo', 'food', 'medicine', 'scrap'] as const;
/** Ours: BC-IT02 crew, BC-IT03 fuse, BC-IT04 key. Rulebook: BC-IT05 fence. */
export const ITEMS = ['crew', 'fuse', 'key', 'fence'] as const;
export const GOODS = [...RESOURCES, 'armor', ...ITEMS] as const;

export type Resource = (typeof RESOURCES)[number];
export type Item = (typeof ITEMS)[number];
export type Good = (typeof GOODS)[number];

/** Only what is there: a good with none of it has no key. */
export type Goods = Partial<Record<Good, number>>;

/** What lies on a tile beside loose goods. Beacon, aid post, cache and marker are BC-IT01, IT06, IT07 and IT08. */
export const TOKENS = [
  'barrier',
  'trap',
  'blaze',
  'fence',
  'beacon',
  'fittedFuse',
  'aidPost',
  'cache',
  'marker',
] as const;
export type Token = (typeof TOKENS)[number];
export type Tokens = Partial<Record<Token, number>>;

export const RESOURCE_SET: ReadonlySet<string> = new Set(RESOURCES);
export const ITEM_SET: ReadonlySet<string> = new Set(ITEMS);

export const GOOD_NAMES: Readonly<Record<Good, string>> = {
  ammo: 'ammo',
  food: 'food',
  medicine: 'medicine',
  scrap: 'scrap',
  armor: 'armor',
  crew: 'crew',
  fuse: 'fuse',
  key: 'key',
  fence: 'fence',
};
