/** The round track, the small tables and the limits of the box. Rulebook unless a comment says otherwise. */
import type { FateNumber } from './fateCards';
import type { BridgeId, Terrain } from './map';

export type DayTime = 'morning' | 'afternoon' | 'night';

export interface RoundRow {
  readonly round: number;
  readonly day: string;
  readonly time: DayTime;
  /** Player Actions of the Faction in its turn (scan debris and public pages: 1 to 3). */
  readonly actions: number;
  readonly night: boolean;
}

export const ROUNDS: readonly RoundRow[] = [
  { round: 1, day: 'October 25', time: 'morning', actions: 3, night: false },
  { round: 2, day: 'October 25', time: 'afternoon', actions: 2, night: false },
  { round: 3, day: 'October 25', time: 'night', actions: 1, night: true },
  { round: 4, day: 'October 26', time: 'morning', actions: 3, night: false },
  { round: 5, day: 'October 26', time: 'afternoon', actions: 2, night: false },
  { round: 6, day: 'October 26', time: 'night', actions: 1, night: true },
  { round: 7, day: 'October 27', time: 'morning', actions: 3, night: false },
  { round: 8, day: 'October 27', time: 'afternoon', actions: 2, night: false },
  { round: 9, day: 'October 27', time: 'night', actions: 1, night: true },
];

export const LAST_ROUND = ROUNDS.length;

export function roundRow(round: number): RoundRow {
  const row = ROUNDS[round - 1];
  if (row === undefined) throw new Error(`There is no Round ${round}; the game has ${LAST_ROUND}.`);
  return row;
}

/** The limits of the box. */
export const TILES = 70;
export const START_TILES = 4;
export const CUBES = { green: 5, yellow: 14, red: 14 } as const;
export type Cube = keyof typeof CUBES;
/** What a drawn cube adds to the Biohazard Level. */
export const CUBE_LEVELS: Readonly<Record<Cube, number>> = { green: 0, yellow: 1, red: 2 };

export const BIOHAZARD_LIMIT = 17;
export const OVERRUN_LIMIT = 8;
export const EP_NEEDED = 26;
export const START_SUPPLIES = 2;
export const POWER_SUPPLIES = 5;
export const POWER_AREA = '3H';
export const HOSPITAL = '2G';
export const GREAT_SOUTH_BAY_BRIDGE = 'GSB';

export const UNITS_PER_AREA = 2;
export const COMPOUND_CAPACITY = 4;
export const BUILD_ADMIN = 3;
export const BUILD_SUPPLIES = 2;

/** Tiles of a standard spawn, by Biohazard Level. */
export const SPAWN_SIZES = [
  { upTo: 8, tiles: 3 },
  { upTo: 16, tiles: 4 },
] as const;

/** Tiles that Reanimated! adds to each Stack of its Track. */
export const REANIMATED_TILES = 2;

/** Movement Allowance of a Stack, by tiles. */
export const STACK_MOVES = [
  { upTo: 3, areas: 3 },
  { upTo: 6, areas: 2 },
  { upTo: Infinity, areas: 1 },
] as const;
export const NIGHT_MOVE = 1;

/** A Stack does its tiles divided by this in Hits, rounded up. */
export const TERRAIN_DIVISORS: Readonly<Record<Terrain, number>> = { clear: 2, forest: 3, building: 4 };

export const FACES = ['miss', 'shielded', 'lightHit', 'hit', 'critical'] as const;
export type Face = (typeof FACES)[number];
/** The six sides of the combat die. Rulebook: the symbols; ours: how many of each. */
export const DIE: readonly Face[] = ['miss', 'shielded', 'shielded', 'lightHit', 'hit', 'critical'];

/** Fate Numbers that send Horrors down the detour of a Fork. */
export const DETOUR_NUMBERS: readonly FateNumber[] = [1, 6];

export interface StormRow {
  readonly name: string;
  /** Bridges with 2 Damage each; 'tornado' draws a second Fate Number. */
  readonly bridges: readonly BridgeId[] | 'tornado';
  /** The Great South Bay Bridge Area gets 2 more. */
  readonly greatSouthBay: boolean;
  readonly cite: string;
}

export const STORM_DAMAGE = 2;
/** Bridge Storm Damage, by Fate Number. The numbers of the rows are ours, in printed order. */
export const STORM: Readonly<Record<FateNumber, StormRow>> = {
  1: { name: 'Widespread (odd)', bridges: [1, 3, 5, 7, 9], greatSouthBay: true, cite: 'PI-TBRIDGE-01' },
  2: { name: 'Coastal', bridges: [4, 5, 7], greatSouthBay: true, cite: 'PI-TBRIDGE-02' },
  3: { name: 'River flooding', bridges: [1, 2, 3, 6, 9], greatSouthBay: false, cite: 'PI-TBRIDGE-03' },
  4: { name: 'Tornado', bridges: 'tornado', greatSouthBay: false, cite: 'PI-TBRIDGE-04' },
  5: { name: 'Interior', bridges: [6, 8, 9], greatSouthBay: false, cite: 'PI-TBRIDGE-05' },
  6: { name: 'Widespread (even)', bridges: [2, 4, 6, 8], greatSouthBay: true, cite: 'PI-TBRIDGE-06' },
};

export type RepairResult = 'epicFail' | 'underway' | 'skills' | 'overtime';
/** The Repair table, by Fate Number. */
export const REPAIR: Readonly<Record<FateNumber, RepairResult>> = {
  1: 'epicFail',
  2: 'underway',
  3: 'underway',
  4: 'skills',
  5: 'skills',
  6: 'overtime',
};

export const MARKER_KINDS = ['molotov', 'pistols'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];
export interface MarkerRow {
  readonly name: string;
  /** Dice of the first use, then of the second. */
  readonly front: number;
  readonly back: number;
  /** How many the box holds. */
  readonly count: number;
}
/** Special Combat markers. Rulebook: the kinds and their two sides; ours: the numbers. */
export const MARKERS: Readonly<Record<MarkerKind, MarkerRow>> = {
  molotov: { name: 'Molotov Cocktails', front: 3, back: 2, count: 4 },
  pistols: { name: 'Pistols', front: 2, back: 1, count: 4 },
};

/** Turn Order tokens that are the same in every mode; the Factions' own make up the eight. */
export const TOKENS = 8;
export const FATE_TOKENS = 3;
export const DOOM_TOKENS = 1;
