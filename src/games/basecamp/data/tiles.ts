/**
 * Every tile. Effects, the clear costs of hazards and the yields of basic tiles: rulebook. Total of 50 Starting tiles: public.
 * Counts, knockback numbers, rewards and the Objective tiles: ours.
 */
import type { EnemyKind } from './enemies';
import type { Good } from './goods';

export const TILE_KINDS = [
  'base',
  'ammo',
  'food',
  'medicine',
  'scrap',
  'ammoFood',
  'foodMedicine',
  'foodScrap',
  'ammoScrap',
  'ammoMedicine',
  'medicineScrap',
  'campsite',
  'bunker',
  'barterNook',
  'quietPassage',
  'blaze',
  'blockedPath',
  'brokenBridge',
  'brokenStairs',
  'collapsedPassage',
  'flood',
  'irradiated',
  'muddyPassage',
  'rubbleSlide',
  'barrierTile',
  'explosion',
  'gasLeak',
  'sealedVault',
  'jawTrap',
  'spawnPit',
  'strangersDen',
  'animalDen',
  'beastHollow',
  'brutesCell',
  'devourersGullet',
  'monsterCleft',
  'predatorsPerch',
  'savageCamp',
  'answeringHowl',
  'pincerCrossing',
  'impCrevice',
  'stalkersLedge',
  'verminNest',
  'valveRoom',
  'lostCamp',
  'eggCache',
  'broodHall',
  'fuseLocker',
  'liftShaft',
  'sickWard',
  'keyLockerBeast',
  'keyLockerMonster',
  'keyLockerAnimal',
  'greatGate',
  'pharmacy',
] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export type Category = 'base' | 'starting' | 'hazard' | 'enemy' | 'objective';

export interface Yield {
  readonly good: Good;
  readonly amount: number;
}

export interface Spawn {
  readonly enemy: EnemyKind;
  /** White, green and red: on this tile, on the nearest HAZARD tile, on the nearest other ENEMY tile. */
  readonly where: 'this' | 'hazard' | 'enemy';
  readonly knockback: number;
}

export interface Requirement {
  readonly cost?: Yield;
  /** Survivors who must be on or next to the tile, the acting one included. */
  readonly survivors?: number;
  /** Tiles of another kind that must have been cleared first. */
  readonly after?: { readonly tile: TileKind; readonly times: number };
}

export interface TileRow {
  readonly rule: string;
  readonly name: string;
  readonly category: Category;
  readonly set?: 'expansion';
  readonly count: number;
  /** Until it is cleared; for ever when it cannot be. */
  readonly impassable?: true;
  readonly clear?: Requirement;
  /** One of these for the survivor who gathers it. */
  readonly gather?: readonly Yield[];
  /** All of these for the survivor who clears it. */
  readonly reward?: readonly Yield[];
  readonly spawns?: readonly Spawn[];
  readonly repeats?: EnemyKind;
  /** Of the tile itself: it moves enemies too. */
  readonly knockback?: number;
  readonly exchange?: true;
  readonly text: string;
}

const one = (good: Good): readonly Yield[] => [{ good, amount: 1 }];
const some = (good: Good, amount: number): readonly Yield[] => [{ good, amount }];
const either = (a: Good, b: Good): readonly Yield[] => [
  { good: a, amount: 1 },
  { good: b, amount: 1 },
];
const here = (enemy: EnemyKind, knockback: number): readonly Spawn[] => [{ enemy, where: 'this', knockback }];

export const TILES: Readonly<Record<TileKind, TileRow>> = {
  base: {
    rule: 'BC-B01',
    name: 'Base',
    category: 'base',
    count: 1,
    text: 'Home. Holds the stock; cannot be cleared, swapped, replaced or burned.',
  },

  ammo: {
    rule: 'BC-ST01',
    name: 'Ammo',
    category: 'starting',
    count: 6,
    gather: one('ammo'),
    text: 'Gather 1 ammo.',
  },
  food: {
    rule: 'BC-ST02',
    name: 'Food',
    category: 'starting',
    count: 10,
    gather: one('food'),
    text: 'Gather 1 food.',
  },
  medicine: {
    rule: 'BC-ST03',
    name: 'Medicine',
    category: 'starting',
    count: 6,
    gather: one('medicine'),
    text: 'Gather 1 medicine.',
  },
  scrap: {
    rule: 'BC-ST04',
    name: 'Scrap',
    category: 'starting',
    count: 8,
    gather: one('scrap'),
    text: 'Gather 1 scrap.',
  },
  ammoFood: {
    rule: 'BC-ST05',
    name: 'Ammo/Food',
    category: 'starting',
    count: 2,
    gather: either('ammo', 'food'),
    text: 'Gather 1 ammo or 1 food.',
  },
  foodMedicine: {
    rule: 'BC-ST06',
    name: 'Food/Medicine',
    category: 'starting',
    count: 2,
    gather: either('food', 'medicine'),
    text: 'Gather 1 food or 1 medicine.',
  },
  foodScrap: {
    rule: 'BC-ST07',
    name: 'Food/Scrap',
    category: 'starting',
    count: 2,
    gather: either('food', 'scrap'),
    text: 'Gather 1 food or 1 scrap.',
  },
  ammoScrap: {
    rule: 'BC-ST08',
    name: 'Ammo/Scrap',
    category: 'starting',
    count: 2,
    gather: either('ammo', 'scrap'),
    text: 'Gather 1 ammo or 1 scrap.',
  },
  ammoMedicine: {
    rule: 'BC-ST09',
    name: 'Ammo/Medicine',
    category: 'starting',
    count: 2,
    gather: either('ammo', 'medicine'),
    text: 'Gather 1 ammo or 1 medicine.',
  },
  medicineScrap: {
    rule: 'BC-ST10',
    name: 'Medicine/Scrap',
    category: 'starting',
    count: 2,
    gather: either('medicine', 'scrap'),
    text: 'Gather 1 medicine or 1 scrap.',
  },
  campsite: {
    rule: 'BC-ST11',
    name: 'Campsite',
    category: 'starting',
    count: 2,
    gather: some('food', 2),
    text: 'Gather 2 food. A source of fences.',
  },
  bunker: {
    rule: 'BC-ST12',
    name: 'Bunker',
    category: 'starting',
    count: 2,
    gather: some('ammo', 2),
    text: 'Gather 2 ammo. A source of fences.',
  },
  barterNook: {
    rule: 'BC-ST13',
    name: 'Barter Nook',
    category: 'starting',
    count: 2,
    exchange: true,
    text: 'In a Trade: 2 carried resources of one type for 1 of another, as often as you like.',
  },
  quietPassage: {
    rule: 'BC-ST14',
    name: 'Quiet Passage',
    category: 'starting',
    count: 2,
    text: 'Nothing here; it can never be cleared.',
  },

  blaze: {
    rule: 'BC-HZ01',
    name: 'Blaze',
    category: 'hazard',
    count: 1,
    impassable: true,
    knockback: 2,
    text: 'Fire takes every tile within range 2 except Base, also those connected later. Who cannot flee is killed.',
  },
  blockedPath: {
    rule: 'BC-HZ02',
    name: 'Blocked Path',
    category: 'hazard',
    count: 3,
    impassable: true,
    text: 'Impassable for the whole game.',
  },
  brokenBridge: {
    rule: 'BC-HZ03',
    name: 'Broken Bridge',
    category: 'hazard',
    count: 3,
    impassable: true,
    clear: { cost: { good: 'scrap', amount: 2 } },
    text: 'Impassable until cleared for 2 scrap.',
  },
  brokenStairs: {
    rule: 'BC-HZ04',
    name: 'Broken Stairs',
    category: 'hazard',
    count: 2,
    gather: one('scrap'),
    text: 'The explorer takes 1 damage. Gather 1 scrap.',
  },
  collapsedPassage: {
    rule: 'BC-HZ05',
    name: 'Collapsed Passage',
    category: 'hazard',
    count: 2,
    impassable: true,
    text: 'Replaces the explorer’s tile and is impassable; survivors there are thrown 1 tile towards Base.',
  },
  flood: {
    rule: 'BC-HZ06',
    name: 'Flood',
    category: 'hazard',
    count: 1,
    knockback: 1,
    text: 'Clears every clearable tile within range 1; loose goods and traps on them are destroyed.',
  },
  irradiated: {
    rule: 'BC-HZ07',
    name: 'Irradiated',
    category: 'hazard',
    count: 3,
    impassable: true,
    clear: { cost: { good: 'medicine', amount: 2 } },
    reward: some('ammo', 2),
    text: 'Impassable until cleared for 2 medicine; the reward is 2 ammo.',
  },
  muddyPassage: {
    rule: 'BC-HZ08',
    name: 'Muddy Passage',
    category: 'hazard',
    count: 3,
    text: 'Moving onto it, or starting a turn on it, costs 1 AP.',
  },
  rubbleSlide: {
    rule: 'BC-HZ09',
    name: 'Rubble Slide',
    category: 'hazard',
    count: 2,
    text: 'Swaps places with the explorer’s tile, then 3 barriers appear on it.',
  },
  barrierTile: {
    rule: 'BC-HZ10',
    name: 'Barrier',
    category: 'hazard',
    set: 'expansion',
    count: 2,
    gather: one('scrap'),
    text: '5 barriers appear on it. Gather 1 scrap.',
  },
  explosion: {
    rule: 'BC-HZ11',
    name: 'Explosion',
    category: 'hazard',
    set: 'expansion',
    count: 1,
    knockback: 2,
    text: 'Survivors within range 1 lose a resource; after the flight a barrier falls on each tile the explorer left.',
  },
  gasLeak: {
    rule: 'BC-HZ12',
    name: 'Gas Leak',
    category: 'hazard',
    set: 'expansion',
    count: 1,
    text: 'The explorer loses all AP and the next turn; others within range 1 lose their next turn.',
  },
  sealedVault: {
    rule: 'BC-HZ13',
    name: 'Sealed Vault',
    category: 'hazard',
    set: 'expansion',
    count: 2,
    impassable: true,
    clear: { survivors: 2 },
    reward: [
      { good: 'food', amount: 2 },
      { good: 'medicine', amount: 1 },
      { good: 'armor', amount: 1 },
    ],
    text: 'Impassable until cleared with 2 or more survivors next to it; the reward is 2 food, 1 medicine and 1 armor.',
  },
  jawTrap: {
    rule: 'BC-HZ14',
    name: 'Jaw Trap',
    category: 'hazard',
    set: 'expansion',
    count: 2,
    text: 'Goes onto the explorer’s card: 1 AP less until another survivor removes it for 2 scrap.',
  },

  spawnPit: {
    rule: 'BC-EN01',
    name: 'Spawn Pit',
    category: 'enemy',
    count: 2,
    spawns: here('monster', 1),
    repeats: 'monster',
    clear: { cost: { good: 'scrap', amount: 2 } },
    reward: one('food'),
    text: 'A Monster, and another at each end of round that finds the pit empty. Clear it for 2 scrap; the reward is 1 food.',
  },
  strangersDen: {
    rule: 'BC-EN02',
    name: 'Stranger’s Den',
    category: 'enemy',
    count: 2,
    spawns: here('stranger', 1),
    gather: one('food'),
    text: 'A Stranger. Gather 1 food.',
  },
  animalDen: {
    rule: 'BC-EN03',
    name: 'Animal Den',
    category: 'enemy',
    count: 2,
    spawns: here('animal', 1),
    gather: one('food'),
    text: 'An Animal. Gather 1 food.',
  },
  beastHollow: {
    rule: 'BC-EN04',
    name: 'Beast Hollow',
    category: 'enemy',
    count: 2,
    spawns: here('beast', 1),
    gather: one('food'),
    text: 'A Beast. Gather 1 food.',
  },
  brutesCell: {
    rule: 'BC-EN05',
    name: 'Brute’s Cell',
    category: 'enemy',
    count: 1,
    spawns: here('brute', 2),
    gather: some('scrap', 2),
    text: 'A Brute, with knockback 2. Gather 2 scrap.',
  },
  devourersGullet: {
    rule: 'BC-EN06',
    name: 'Devourer’s Gullet',
    category: 'enemy',
    count: 1,
    spawns: [{ enemy: 'devourer', where: 'hazard', knockback: 1 }],
    gather: some('medicine', 2),
    text: 'A Devourer on the nearest HAZARD tile. Gather 2 medicine.',
  },
  monsterCleft: {
    rule: 'BC-EN07',
    name: 'Monster Cleft',
    category: 'enemy',
    count: 2,
    spawns: here('monster', 1),
    gather: one('ammo'),
    text: 'A Monster. Gather 1 ammo.',
  },
  predatorsPerch: {
    rule: 'BC-EN08',
    name: 'Predator’s Perch',
    category: 'enemy',
    count: 1,
    spawns: here('predator', 1),
    gather: some('food', 2),
    text: 'A Predator. Gather 2 food.',
  },
  savageCamp: {
    rule: 'BC-EN09',
    name: 'Savage Camp',
    category: 'enemy',
    count: 1,
    spawns: here('savage', 1),
    gather: some('ammo', 2),
    text: 'A Savage. Gather 2 ammo.',
  },
  answeringHowl: {
    rule: 'BC-EN10',
    name: 'Answering Howl',
    category: 'enemy',
    count: 1,
    spawns: [{ enemy: 'animal', where: 'enemy', knockback: 1 }],
    gather: one('medicine'),
    text: 'An Animal on the nearest other ENEMY tile. Gather 1 medicine.',
  },
  pincerCrossing: {
    rule: 'BC-EN11',
    name: 'Pincer Crossing',
    category: 'enemy',
    count: 1,
    spawns: [
      { enemy: 'beast', where: 'this', knockback: 1 },
      { enemy: 'monster', where: 'hazard', knockback: 1 },
    ],
    gather: one('scrap'),
    text: 'A Beast here and a Monster on the nearest HAZARD tile. Gather 1 scrap.',
  },
  impCrevice: {
    rule: 'BC-EN12',
    name: 'Imp Crevice',
    category: 'enemy',
    set: 'expansion',
    count: 1,
    spawns: [{ enemy: 'imp', where: 'hazard', knockback: 0 }],
    gather: one('ammo'),
    text: 'An Imp on the nearest HAZARD tile. Gather 1 ammo.',
  },
  stalkersLedge: {
    rule: 'BC-EN13',
    name: 'Stalker’s Ledge',
    category: 'enemy',
    set: 'expansion',
    count: 1,
    spawns: here('stalker', 2),
    gather: one('medicine'),
    text: 'A Stalker, with knockback 2. Gather 1 medicine.',
  },
  verminNest: {
    rule: 'BC-EN14',
    name: 'Vermin Nest',
    category: 'enemy',
    set: 'expansion',
    count: 2,
    spawns: here('vermin', 0),
    gather: one('food'),
    text: 'A Vermin. Gather 1 food.',
  },

  valveRoom: {
    rule: 'BC-OT01',
    name: 'Valve Room',
    category: 'objective',
    count: 5,
    clear: { cost: { good: 'scrap', amount: 1 } },
    text: 'Clear it for 1 scrap.',
  },
  lostCamp: {
    rule: 'BC-OT02',
    name: 'Lost Camp',
    category: 'objective',
    count: 5,
    gather: one('crew'),
    text: 'Gather 1 crew.',
  },
  eggCache: {
    rule: 'BC-OT03',
    name: 'Egg Cache',
    category: 'objective',
    count: 4,
    clear: { cost: { good: 'ammo', amount: 1 } },
    text: 'Clear it for 1 ammo.',
  },
  broodHall: {
    rule: 'BC-OT04',
    name: 'Brood Hall',
    category: 'objective',
    count: 2,
    spawns: here('beast', 1),
    repeats: 'beast',
    clear: { cost: { good: 'ammo', amount: 3 }, survivors: 2, after: { tile: 'eggCache', times: 2 } },
    text: 'A Beast, and another at each end of round that finds the hall empty. After 2 Egg Caches, clear it for 3 ammo with 2 survivors on or next to it.',
  },
  fuseLocker: {
    rule: 'BC-OT05',
    name: 'Fuse Locker',
    category: 'objective',
    count: 4,
    gather: one('fuse'),
    text: 'Gather 1 fuse.',
  },
  liftShaft: {
    rule: 'BC-OT06',
    name: 'Lift Shaft',
    category: 'objective',
    count: 2,
    text: 'Takes 2 fuses; it can never be cleared.',
  },
  sickWard: {
    rule: 'BC-OT07',
    name: 'Sick Ward',
    category: 'objective',
    count: 5,
    clear: { cost: { good: 'medicine', amount: 2 } },
    text: 'Clear it for 2 medicine.',
  },
  keyLockerBeast: {
    rule: 'BC-OT08',
    name: 'Key Locker (Beast)',
    category: 'objective',
    count: 2,
    spawns: here('beast', 1),
    gather: one('key'),
    text: 'A Beast. Gather 1 key.',
  },
  keyLockerMonster: {
    rule: 'BC-OT08',
    name: 'Key Locker (Monster)',
    category: 'objective',
    count: 2,
    spawns: here('monster', 1),
    gather: one('key'),
    text: 'A Monster. Gather 1 key.',
  },
  keyLockerAnimal: {
    rule: 'BC-OT08',
    name: 'Key Locker (Animal)',
    category: 'objective',
    count: 1,
    spawns: here('animal', 1),
    gather: one('key'),
    text: 'An Animal. Gather 1 key.',
  },
  greatGate: {
    rule: 'BC-OT09',
    name: 'Great Gate',
    category: 'objective',
    count: 2,
    impassable: true,
    text: 'Impassable; takes 3 keys in all. It can never be cleared.',
  },
  pharmacy: {
    rule: 'BC-OT10',
    name: 'Pharmacy',
    category: 'objective',
    count: 2,
    gather: some('medicine', 2),
    text: 'Gather 2 medicine.',
  },
};

/** Beside Base at the start: rulebook. */
export const OPENING_TILES: readonly TileKind[] = ['ammo', 'food', 'medicine', 'scrap'];

export const BARTER_PRICE = 2;
/** Barriers that appear with a Barrier tile and on a Rubble Slide: rulebook. */
export const BARRIER_TILE_TOKENS = 5;
export const RUBBLE_TOKENS = 3;
/** How far a Blaze reaches, an Explosion's first blow and a Gas Leak: rulebook. */
export const BLAZE_RANGE = 2;
export const BLAST_RANGE = 1;
export const GAS_RANGE = 1;
