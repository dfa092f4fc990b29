/**
 * The island: 61 Areas on six Tracks, the six Spawn Zones and the 94 connections between them. Only what touches
 * what; where it lies on the screen is the board's business. Source of a row: rulebook, public, or ours.
 */

export const TRACKS = [1, 2, 3, 4, 5, 6] as const;
export type Track = (typeof TRACKS)[number];

export type Terrain = 'clear' | 'forest' | 'building';

export interface AreaRow<Id extends string = string> {
  readonly id: Id;
  readonly track: Track;
  readonly name: string;
  readonly terrain: Terrain;
  /** Civilians placed here in setup. */
  readonly pips: number;
  /** Forage icons: Supplies that a Forage gives. */
  readonly forage: number;
  /** Biohazard icons: levels that a Decontaminate takes away. */
  readonly biohazard: number;
  /** Binoculars: a Search is possible. */
  readonly search: boolean;
  readonly helipad: boolean;
  readonly docks: boolean;
  readonly beach: boolean;
  /** Damage at the start. */
  readonly damage: number;
  /** Overrun Points of an Overrun Area, else 0. */
  readonly overrun: number;
}

type Icons = Partial<Omit<AreaRow, 'id' | 'track' | 'name' | 'terrain'>>;

function area<const Id extends string>(
  id: Id,
  track: Track,
  name: string,
  terrain: Terrain,
  icons: Icons = {},
): AreaRow<Id> {
  const none = {
    pips: 0,
    forage: 0,
    biohazard: 0,
    search: false,
    helipad: false,
    docks: false,
    beach: false,
    damage: 0,
    overrun: 0,
  };
  return { id, track, name, terrain, ...none, ...icons };
}

/** In the order of each Track from north to south; the Great South Bay Bridge is the end of Track 6. */
export const AREAS = [
  area('1A', 1, 'Gull Rock Service Road', 'clear'), // ours
  area('1B', 1, 'Whistling Dunes Trailer Court', 'clear', { pips: 1 }), // ours; pip: rulebook
  area('1C', 1, 'Cherry Pit Crossroads', 'clear'), // ours; fork: rulebook
  area('1D', 1, 'Cherry Pit Grove, North Rows', 'forest', { pips: 1, forage: 1 }), // rulebook: name
  area('1E', 1, 'Cherry Pit Grove, Press House', 'forest', { search: true }), // rulebook: name
  area('1F', 1, 'Cherry Pit Grove, South Rows', 'forest', { forage: 1 }), // rulebook: name
  area('1G', 1, 'Brine & Daughters Cannery', 'building', { forage: 1, search: true }), // ours
  area('1H', 1, 'Marrow Lane Cottages', 'building', { pips: 2 }), // ours
  area('1i', 1, 'Camp Soggy Pines', 'forest', { search: true }), // ours
  area('1J', 1, 'Pelican Point Strand', 'clear', { beach: true }), // ours
  area('1K', 1, 'Lighthouse Road', 'clear', { pips: 1, forage: 1 }), // ours
  area('1L', 1, "Fred's Fish Market/Atlantic Point Lighthouse", 'building', {
    forage: 2,
    docks: true,
    overrun: 2,
  }), // rulebook
  area('2A', 2, 'Outfall Flats', 'clear', { biohazard: 1 }), // ours
  area('2B', 2, 'Inga Forest', 'forest', { search: true }), // rulebook
  area('2C', 2, 'Oceanside Industrial Park', 'building', { pips: 1, forage: 2, biohazard: 1, damage: 2 }), // rulebook
  area('2D', 2, 'Keepsafe Storage Units', 'building', { search: true }), // ours
  area('2E', 2, 'Mosquito Ditch', 'clear'), // ours
  area('2F', 2, 'Quarterdeck Estates', 'building', { pips: 2, forage: 1 }), // ours
  area('2G', 2, 'Good Samaritan Hospital', 'building', { forage: 1, biohazard: 1, helipad: true, damage: 2 }), // rulebook
  area('2H', 2, 'Harborview Apartments', 'building', { pips: 2, search: true }), // ours
  area('2i', 2, 'Station Parade Ground', 'clear', { pips: 1, helipad: true }), // rulebook: address
  area('2J', 2, 'Coast Guard Station/Docks', 'building', { forage: 2, docks: true, damage: 2, overrun: 3 }), // rulebook
  area('3A', 3, 'Condemned Annex', 'building', { biohazard: 1 }), // ours
  area('3B', 3, 'Bleachwater Bottoms', 'forest'), // ours
  area('3C', 3, 'Rod & Regret Rifle Range', 'clear', { forage: 1, search: true }), // ours
  area('3D', 3, 'Perpetual Care Cemetery', 'clear', { search: true }), // ours
  area('3E', 3, 'Consolidated School No. 4', 'building', { pips: 2, forage: 1 }), // ours
  area('3F', 3, 'River Road Motels', 'building', { forage: 1 }), // ours
  area('3G', 3, '1st Precinct', 'building', { pips: 1, search: true, helipad: true }), // public: name
  area('3H', 3, 'Islandwide Light & Power', 'building', { damage: 3 }), // rulebook
  area('3i', 3, 'Greenport Common', 'clear', { pips: 2 }), // rulebook: terrain
  area('3J', 3, 'Town Hall', 'building', { pips: 2, forage: 1, search: true }), // rulebook
  area('3K', 3, 'Greenport Docks', 'clear', { forage: 1, docks: true, damage: 2, overrun: 4 }), // rulebook
  area('4A', 4, 'Loading Bay Nine', 'building', { biohazard: 1 }), // ours
  area('4B', 4, 'Employee Parking, Lot C', 'clear'), // ours
  area('4C', 4, 'Mid-Island Parkway, North', 'clear'), // public: name
  area('4D', 4, 'Gas-and-Gulp Plaza', 'building', { pips: 1, forage: 2 }), // ours
  area('4E', 4, 'Mid-Island Parkway, South', 'clear', { search: true }), // public: name
  area('4F', 4, 'The Pit at Plum', 'building', { pips: 2, forage: 2, search: true }), // ours
  area('4G', 4, 'Orchard Street', 'building', { pips: 1 }), // ours
  area('4H', 4, 'P.I.R.L. HQ', 'building', { biohazard: 2, search: true, helipad: true }), // rulebook
  area('4i', 4, 'Synergy Green', 'clear', { pips: 1 }), // rulebook: address
  area('4J', 4, 'Boardwalk Arcade', 'building', { forage: 1, beach: true, overrun: 2 }), // ours
  area('5A', 5, 'Test Plot Four', 'clear', { biohazard: 1 }), // ours
  area('5B', 5, 'Deadfall Woods', 'forest', { search: true }), // ours
  area('5C', 5, 'Quarry Fork', 'clear'), // ours
  area('5D', 5, 'Fort Courage Armory', 'building', { forage: 2, search: true, helipad: true }), // rulebook (scan): name
  area('5E', 5, 'Sandtrap Pines Golf Club', 'clear', { pips: 1, search: true }), // public: golf course
  area('5F', 5, 'Pindot Winery', 'forest', { forage: 1, search: true }), // public: name
  area('5G', 5, 'Islanders Athletic Club', 'building', { pips: 1, forage: 1 }), // public: name
  area('5H', 5, 'Bayberry Heights', 'building', { pips: 2, search: true }), // ours
  area('5i', 5, 'East Beach', 'clear', { forage: 1, beach: true, overrun: 2 }), // public: name
  area('6A', 6, 'Unmarked Landfill', 'clear', { biohazard: 1 }), // ours
  area('6B', 6, 'Razor Reed Marsh', 'forest'), // ours
  area('6C', 6, 'Everlawn Sod Farm', 'clear', { forage: 1 }), // ours
  area('6D', 6, 'Aviation Drive', 'building', { pips: 1, search: true }), // ours
  area('6E', 6, 'Old Republic Airport', 'clear', { pips: 1, forage: 1, helipad: true, damage: 2 }), // rulebook
  area('6F', 6, 'Toll Plaza Strip', 'building', { pips: 1, forage: 1 }), // ours
  area('6G', 6, 'Bridge Approach', 'clear', { search: true }), // rulebook: address
  area('6H', 6, 'Breakwater Cove', 'building', { forage: 1, beach: true, overrun: 2 }), // ours
  area('GSB', 6, 'Great South Bay Bridge', 'clear', { damage: 2, overrun: 6 }), // rulebook
];
export type AreaId = (typeof AREAS)[number]['id'];

/** The northernmost space of each Track: Horrors only. */
export const SPAWN_ZONES = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const;
export type SpawnId = (typeof SPAWN_ZONES)[number];
export type SpaceId = AreaId | SpawnId;

export const BRIDGES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type BridgeId = (typeof BRIDGES)[number];

export const OFF_MAP = 'OFFMAP';

export interface Connection {
  readonly from: SpaceId;
  readonly to: AreaId | typeof OFF_MAP;
  /** Black: Horrors go from `from` to `to`, others both ways. White: lateral, no Horrors unless an Event says so. */
  readonly kind: 'black' | 'white';
  readonly bridge: BridgeId | null;
  /** Which way out of a Forked Area. */
  readonly route: 'main' | 'detour' | null;
}

type Details = Partial<Pick<Connection, 'bridge' | 'route'>>;

const black = (from: SpaceId, to: AreaId, details: Details = {}): Connection => ({
  from,
  to,
  kind: 'black',
  bridge: null,
  route: null,
  ...details,
});

const white = (from: AreaId, to: AreaId | typeof OFF_MAP, details: Details = {}): Connection => ({
  from,
  to,
  kind: 'white',
  bridge: null,
  route: null,
  ...details,
});

/** Ours where no source is given. Forks: 1C, 5C and 6G. */
export const CONNECTIONS: readonly Connection[] = [
  black('S1', '1A'),
  black('1A', '1B'),
  black('1B', '1C'),
  black('1C', '1D', { route: 'main' }), // rulebook
  black('1C', '1E', { route: 'detour' }), // rulebook
  black('1D', '1F', { bridge: 2 }), // rulebook: the Bridge
  black('1E', '1G', { bridge: 1 }),
  black('1F', '1G'),
  black('1G', '1H'),
  black('1H', '1i'),
  black('1i', '1J'),
  black('1J', '1K'),
  black('1K', '1L'),
  black('S2', '2A'),
  black('2A', '2B'),
  black('2B', '2C'), // rulebook
  black('2C', '2D'),
  black('2D', '2E'),
  black('2E', '2F'),
  black('2F', '2G'),
  black('2G', '2H'),
  black('2H', '2i'),
  black('2i', '2J'), // rulebook
  black('S3', '3A'),
  black('3A', '3B'),
  black('3B', '3C'),
  black('3C', '3D'),
  black('3D', '3E'),
  black('3E', '3F'),
  black('3F', '3G', { bridge: 6 }),
  black('3G', '3H'),
  black('3H', '3i'),
  black('3i', '3J'), // rulebook
  black('3J', '3K'), // rulebook
  black('S4', '4A'),
  black('4A', '4B'),
  black('4B', '4C'),
  black('4C', '4D'),
  black('4D', '4E', { bridge: 8 }),
  black('4E', '4F'),
  black('4F', '4G'),
  black('4G', '4H'),
  black('4H', '4i'), // rulebook
  black('4i', '4J'),
  black('S5', '5A'),
  black('5A', '5B'),
  black('5B', '5C'),
  black('5C', '5D', { route: 'main' }),
  black('5C', '5E', { route: 'detour' }),
  black('5D', '5F'),
  black('5E', '5F'),
  black('5F', '5G'),
  black('5G', '5H'),
  black('5H', '5i'),
  black('S6', '6A'),
  black('6A', '6B'),
  black('6B', '6C'),
  black('6C', '6D'),
  black('6D', '6E'),
  black('6E', '6F'),
  black('6F', '6G'),
  black('6G', '6H', { route: 'main' }),
  black('6G', 'GSB', { route: 'detour' }), // rulebook: the arrow points right
  white('1C', '2B'),
  white('1D', '1E'),
  white('1F', '2D', { bridge: 3 }),
  white('1H', '2F'),
  white('1K', '2i'),
  white('1L', '2J'),
  white('2B', '3B'),
  white('2C', '3D'),
  white('2E', '3F'),
  white('2G', '3H', { bridge: 9 }),
  white('2J', '3K', { bridge: 4 }), // rulebook: the Bridge
  white('3B', '4B'),
  white('3D', '4C'),
  white('3F', '4E'),
  white('3i', '4H'), // rulebook
  white('3J', '4i'), // rulebook
  white('3K', '4J'),
  white('4B', '5A'),
  white('4D', '5D'),
  white('4F', '5F'),
  white('4G', '5G'),
  white('4i', '5H'),
  white('4J', '5i', { bridge: 5 }),
  white('5B', '6B'),
  white('5D', '5E'),
  white('5E', '6C'),
  white('5F', '6D'),
  white('5G', '6E'),
  white('5H', '6F'),
  white('5i', '6H', { bridge: 7 }),
  white('GSB', OFF_MAP), // rulebook: Civilians only, one way
];
