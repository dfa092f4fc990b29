/** Weapon tables. Types, the shotgun's range and the throw of 6: rulebook; the splits of the die: ours. */

export const WEAPON_IDS = [
  'pistol',
  'fifty',
  'shotgun',
  'flareGun',
  'harpoonGun',
  'molotov',
  'nailBomb',
  'fuelCan',
  'strike',
  'crowbar',
  'nailBat',
  'machete',
  'fireAxe',
  'bladeSpear',
] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export type Result = 'miss' | 'knockdown' | 'kill';

/** The lowest face of a knockdown and of a kill; a knockdown that starts at the kill never comes up. */
export interface Table {
  readonly knockdown: number;
  readonly kill: number;
}

export type WeaponType = 'semiAuto' | 'singleShot' | 'area' | 'melee';

export interface Weapon {
  /** The id under which the reference lists it: EX-WP01. */
  readonly card: string;
  readonly name: string;
  readonly type: WeaponType;
  /** Rounds it holds; 0 for what needs none. */
  readonly rounds: number;
  /** Squares it reaches; null: as far as one sees. */
  readonly range: number | null;
  readonly quick: Table;
  readonly aimed: Table;
  readonly flame: boolean;
  /** Kill points of one kill result. */
  readonly points: number;
  /** Rank for the blue die when two guns fire. */
  readonly power: number;
}

const gun = (
  card: string,
  name: string,
  type: WeaponType,
  rounds: number,
  range: number | null,
  quick: Table,
  aimed: Table,
  more: Partial<Weapon> = {},
): Weapon => ({ card, name, type, rounds, range, quick, aimed, flame: false, points: 1, power: 0, ...more });
const blast = (card: string, name: string, table: Table, flame: boolean): Weapon =>
  gun(card, name, 'area', 0, 6, table, table, { flame });
const blade = (card: string, name: string, knockdown: number, kill: number): Weapon =>
  gun(card, name, 'melee', 0, 1, { knockdown, kill }, { knockdown, kill });

export const WEAPONS: Readonly<Record<WeaponId, Weapon>> = {
  pistol: gun('WP01', 'Pistol', 'semiAuto', 17, null, { knockdown: 5, kill: 7 }, { knockdown: 3, kill: 5 }),
  fifty: gun(
    'WP02',
    '.50 pistol',
    'semiAuto',
    8,
    null,
    { knockdown: 4, kill: 6 },
    { knockdown: 2, kill: 4 },
    { power: 1 },
  ),
  shotgun: gun('WP03', 'Shotgun', 'singleShot', 6, 6, { knockdown: 3, kill: 5 }, { knockdown: 2, kill: 3 }),
  flareGun: gun(
    'WP04',
    'Flare gun',
    'singleShot',
    1,
    8,
    { knockdown: 5, kill: 7 },
    { knockdown: 3, kill: 5 },
    { flame: true },
  ),
  harpoonGun: gun(
    'WP05',
    'Harpoon gun',
    'singleShot',
    1,
    8,
    { knockdown: 4, kill: 4 },
    { knockdown: 3, kill: 3 },
    { points: 2 },
  ),
  molotov: blast('WP06', 'Molotov', { knockdown: 3, kill: 3 }, true),
  nailBomb: blast('WP07', 'Nail bomb', { knockdown: 3, kill: 6 }, false),
  fuelCan: blast('WP08', 'Fuel can', { knockdown: 2, kill: 3 }, true),
  strike: blade('WP09', 'Improvised strike', 4, 8),
  crowbar: blade('WP10', 'Crowbar', 4, 7),
  nailBat: blade('WP11', 'Nail bat', 3, 7),
  machete: blade('WP12', 'Machete', 4, 6),
  fireAxe: blade('WP13', 'Fire axe', 3, 6),
  bladeSpear: blade('WP14', 'Blade spear', 4, 7),
};

export function resultOf(table: Table, roll: number): Result {
  return roll >= table.kill ? 'kill' : roll >= table.knockdown ? 'knockdown' : 'miss';
}
