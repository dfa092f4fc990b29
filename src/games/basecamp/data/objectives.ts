/** Missions, minor objectives, events and preparations. All ours but Extend Perimeter, whose number of fences is ours. */
import type { Good, Goods, Resource, Token } from './goods';
import type { TileKind } from './tiles';

export const MISSION_IDS = [
  'beaconLine',
  'waterForEveryone',
  'missingCrew',
  'burnTheNest',
  'deepLarder',
  'theOldLift',
  'feverWard',
  'threeLocks',
] as const;
export type MissionId = (typeof MISSION_IDS)[number];

export const MINOR_IDS = [
  'extendPerimeter',
  'lookoutPlatform',
  'fieldKitchen',
  'aidPost',
  'wireDrill',
  'salvageCrew',
  'forwardCache',
  'routeMarkers',
] as const;
export type MinorId = (typeof MINOR_IDS)[number];

export const EVENT_IDS = [
  'lightBeacon',
  'openTheMain',
  'fitFuse',
  'shareTheCure',
  'turnKey',
  'extendPerimeter',
  'raiseFrame',
  'stockShelves',
  'setUpPost',
  'stowSupplies',
  'markRoute',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

export interface MissionRow {
  readonly rule: string;
  readonly name: string;
  readonly tiles: Partial<Record<TileKind, number>>;
  readonly event?: EventId;
  readonly text: string;
  readonly story: string;
}

export const MISSIONS: Readonly<Record<MissionId, MissionRow>> = {
  beaconLine: {
    rule: 'BC-MS01',
    name: 'Beacon Line',
    tiles: {},
    event: 'lightBeacon',
    text: 'Light 6 beacons, each at least 3 tiles from Base and from every other beacon.',
    story: 'If the lights can be seen from one another, so can we.',
  },
  waterForEveryone: {
    rule: 'BC-MS02',
    name: 'Water for Everyone',
    tiles: { valveRoom: 5 },
    event: 'openTheMain',
    text: 'Clear 3 Valve Rooms, then open the main at Base for 2 scrap.',
    story: 'The cisterns are full. Only the valves stand in the way.',
  },
  missingCrew: {
    rule: 'BC-MS03',
    name: 'Missing Crew',
    tiles: { lostCamp: 5 },
    text: 'Gather crew from Lost Camps and hand 3 of them to Base by Trade.',
    story: 'Three did not come back from the last trip.',
  },
  burnTheNest: {
    rule: 'BC-MS04',
    name: 'Burn the Nest',
    tiles: { eggCache: 4, broodHall: 2 },
    text: 'Clear 2 Egg Caches, then clear a Brood Hall.',
    story: 'The scratching has a source.',
  },
  deepLarder: {
    rule: 'BC-MS05',
    name: 'Deep Larder',
    tiles: {},
    text: 'After the meal of a round the stock holds, beyond half the number of survivors (rounded up), 4 more food and 1 more of ammo, medicine and scrap each.',
    story: 'The frost will close the tunnels for months.',
  },
  theOldLift: {
    rule: 'BC-MS06',
    name: 'The Old Lift',
    tiles: { fuseLocker: 4, liftShaft: 2 },
    event: 'fitFuse',
    text: 'Fit 2 fuses into one Lift Shaft, then bring every survivor, all standing, on or next to it.',
    story: 'Somewhere a shaft still leads up.',
  },
  feverWard: {
    rule: 'BC-MS07',
    name: 'Fever Ward',
    tiles: { sickWard: 5 },
    event: 'shareTheCure',
    text: 'Clear 3 Sick Wards, then share the cure at Base. While 2 or more uncleared Sick Wards are on the board each meal takes 2 food.',
    story: 'The cough spreads faster than rumour.',
  },
  threeLocks: {
    rule: 'BC-MS08',
    name: 'Three Locks',
    tiles: { keyLockerBeast: 2, keyLockerMonster: 2, keyLockerAnimal: 1, greatGate: 2 },
    event: 'turnKey',
    text: 'Gather keys and turn 3 of them at the Great Gates.',
    story: 'Whoever built the gate wanted three people to agree.',
  },
};

/** How often each part has to be done: ours. */
export const NEEDED = {
  beacons: 6,
  valves: 3,
  crew: 3,
  eggCaches: 2,
  fusesPerShaft: 2,
  wards: 3,
  keys: 3,
  fences: 4,
  frames: 2,
  shelves: 3,
  kills: 3,
  salvage: 2,
  markers: 3,
} as const;

/** What Deep Larder wants in the stock, by the number of survivors: ours. */
export function larderNeeds(survivors: number): Readonly<Record<Resource, number>> {
  const half = Math.ceil(survivors / 2);
  return { ammo: half + 1, food: half + 4, medicine: half + 1, scrap: half + 1 };
}
/** Fever Ward: uncleared wards on the board that double the meal. */
export const FEVER_WARDS = 2;
/** A Campsite or Bunker gives this many fences: rulebook. */
export const FENCES_PER_SOURCE = 2;
export const FENCE_SOURCES: ReadonlySet<TileKind> = new Set<TileKind>(['campsite', 'bunker']);

export interface MinorRow {
  readonly rule: string;
  readonly rewardRule: string;
  readonly name: string;
  readonly tiles: Partial<Record<TileKind, number>>;
  readonly event?: EventId;
  readonly times: number;
  readonly text: string;
  readonly reward: string;
}

export const MINORS: Readonly<Record<MinorId, MinorRow>> = {
  extendPerimeter: {
    rule: 'BC-MN01',
    rewardRule: 'BC-RW01',
    name: 'Extend Perimeter',
    tiles: {},
    event: 'extendPerimeter',
    times: NEEDED.fences,
    text: 'Take fences from Campsites and Bunkers and set 4 of them, each next to Base or to another fence.',
    reward: 'Fence tiles serve as Base in a Trade and as a barrier against enemies.',
  },
  lookoutPlatform: {
    rule: 'BC-MN02',
    rewardRule: 'BC-RW02',
    name: 'Lookout Platform',
    tiles: {},
    event: 'raiseFrame',
    times: NEEDED.frames,
    text: 'Raise 2 frames at Base, for 2 scrap each.',
    reward:
      'Once per round a survivor may look at the top tile of the pile before its first action, for nothing.',
  },
  fieldKitchen: {
    rule: 'BC-MN03',
    rewardRule: 'BC-RW03',
    name: 'Field Kitchen',
    tiles: {},
    event: 'stockShelves',
    times: NEEDED.shelves,
    text: 'Stock the shelves at Base 3 times: 1 food each, and 1 scrap more the third time.',
    reward: 'Eat Food gives 3 AP.',
  },
  aidPost: {
    rule: 'BC-MN04',
    rewardRule: 'BC-RW04',
    name: 'Aid Post',
    tiles: { pharmacy: 2 },
    event: 'setUpPost',
    times: 1,
    text: 'Set up a post at least 2 tiles from Base, for 3 medicine.',
    reward: 'A Heal on or next to the post costs 1 medicine, of oneself 2.',
  },
  wireDrill: {
    rule: 'BC-MN05',
    rewardRule: 'BC-RW05',
    name: 'Wire Drill',
    tiles: {},
    times: NEEDED.kills,
    text: 'Kill 3 enemies with traps or ranged attacks.',
    reward: 'Each trap deals 2 damage to one enemy.',
  },
  salvageCrew: {
    rule: 'BC-MN06',
    rewardRule: 'BC-RW06',
    name: 'Salvage Crew',
    tiles: {},
    times: NEEDED.salvage,
    text: 'Clear 2 HAZARD tiles with Clear actions.',
    reward: 'The first Clear of each round costs 1 resource less.',
  },
  forwardCache: {
    rule: 'BC-MN07',
    rewardRule: 'BC-RW07',
    name: 'Forward Cache',
    tiles: {},
    event: 'stowSupplies',
    times: 1,
    text: 'Stow one of each resource at least 4 tiles from Base.',
    reward: 'That tile serves as Base in a Trade.',
  },
  routeMarkers: {
    rule: 'BC-MN08',
    rewardRule: 'BC-RW08',
    name: 'Route Markers',
    tiles: {},
    event: 'markRoute',
    times: NEEDED.markers,
    text: 'Mark 3 different HAZARD tiles while standing on them.',
    reward:
      'Once per round an explorer may put a HAZARD tile just revealed at the bottom of the pile and take the next one.',
  },
};

export interface EventRow {
  readonly rule: string;
  readonly name: string;
  readonly cost: Goods;
  /** Where it is aimed: the survivor's own tile, Base, a tile of that kind, or a tile beside Base or a fence. */
  readonly where: 'own' | 'base' | 'liftShaft' | 'greatGate' | 'perimeter';
  readonly token?: Token;
  /** Least chain distance from Base. */
  readonly fromBase?: number;
}

export const EVENTS: Readonly<Record<EventId, EventRow>> = {
  lightBeacon: {
    rule: 'BC-EV01',
    name: 'Light Beacon',
    cost: { scrap: 1, ammo: 1 },
    where: 'own',
    token: 'beacon',
    fromBase: 3,
  },
  openTheMain: { rule: 'BC-EV02', name: 'Open the Main', cost: { scrap: 2 }, where: 'base' },
  fitFuse: { rule: 'BC-EV03', name: 'Fit Fuse', cost: { fuse: 1 }, where: 'liftShaft', token: 'fittedFuse' },
  shareTheCure: {
    rule: 'BC-EV04',
    name: 'Share the Cure',
    cost: { ammo: 1, food: 1, medicine: 1, scrap: 1 },
    where: 'base',
  },
  turnKey: { rule: 'BC-EV05', name: 'Turn Key', cost: { key: 1 }, where: 'greatGate' },
  extendPerimeter: {
    rule: 'BC-EV06',
    name: 'Extend Perimeter',
    cost: { fence: 1 },
    where: 'perimeter',
    token: 'fence',
  },
  raiseFrame: { rule: 'BC-EV07', name: 'Raise Frame', cost: { scrap: 2 }, where: 'base' },
  stockShelves: { rule: 'BC-EV08', name: 'Stock Shelves', cost: { food: 1 }, where: 'base' },
  setUpPost: {
    rule: 'BC-EV09',
    name: 'Set Up Post',
    cost: { medicine: 3 },
    where: 'own',
    token: 'aidPost',
    fromBase: 2,
  },
  stowSupplies: {
    rule: 'BC-EV10',
    name: 'Stow Supplies',
    cost: { ammo: 1, food: 1, medicine: 1, scrap: 1 },
    where: 'own',
    token: 'cache',
    fromBase: 4,
  },
  markRoute: { rule: 'BC-EV11', name: 'Mark Route', cost: {}, where: 'own', token: 'marker' },
};

/** The third time the shelves are stocked: ours. */
export const LAST_SHELF_COST: Goods = { food: 1, scrap: 1 };
/** Beacons keep this far from Base and from one another. */
export const BEACON_SPACING = 3;

/** Tiles that yield an item, for copies of what was lost. */
export const ITEM_SOURCES: Readonly<
  Record<Extract<Good, 'crew' | 'fuse' | 'key' | 'fence'>, readonly TileKind[]>
> = {
  crew: ['lostCamp'],
  fuse: ['fuseLocker'],
  key: ['keyLockerBeast', 'keyLockerMonster', 'keyLockerAnimal'],
  fence: ['campsite'],
};

/** What the drawn tiles must hold at least, so that a minor objective can be completed. */
export interface Preparation {
  readonly rule: string;
  readonly category: 'hazard' | 'enemy';
  readonly tiles: readonly TileKind[];
  readonly atLeast: number;
}

export const PREPARATIONS: Partial<Record<MinorId, Preparation>> = {
  wireDrill: { rule: 'BC-PR01', category: 'enemy', tiles: ['spawnPit'], atLeast: 1 },
  salvageCrew: {
    rule: 'BC-PR02',
    category: 'hazard',
    tiles: ['brokenBridge', 'irradiated', 'sealedVault'],
    atLeast: 3,
  },
  routeMarkers: {
    rule: 'BC-PR03',
    category: 'hazard',
    tiles: ['brokenStairs', 'flood', 'muddyPassage', 'rubbleSlide', 'barrierTile', 'explosion', 'gasLeak'],
    atLeast: 4,
  },
};
