/** The eleven enemies. All figures: rulebook. */

export const ENEMY_KINDS = [
  'animal',
  'beast',
  'brute',
  'devourer',
  'imp',
  'monster',
  'predator',
  'savage',
  'stalker',
  'stranger',
  'vermin',
] as const;
export type EnemyKind = (typeof ENEMY_KINDS)[number];

/** White, yellow and green speed numbers. */
export type TargetClass = 'survivors' | 'base' | 'tokens' | 'resourceTiles';

export interface EnemyRow {
  readonly rule: string;
  readonly name: string;
  readonly set: 'base' | 'expansion';
  /** Damage that kills it; null: it cannot be killed, only stunned. */
  readonly health: number | null;
  readonly speed: number;
  readonly target: TargetClass;
  readonly text: string;
}

export const ENEMIES: Readonly<Record<EnemyKind, EnemyRow>> = {
  animal: {
    rule: 'BC-FOE-01',
    name: 'Animal',
    set: 'base',
    health: 1,
    speed: 2,
    target: 'survivors',
    text: 'Moves up to 2 tiles towards the nearest survivor.',
  },
  beast: {
    rule: 'BC-FOE-02',
    name: 'Beast',
    set: 'base',
    health: 1,
    speed: 1,
    target: 'survivors',
    text: 'Moves 1 tile towards the nearest survivor.',
  },
  brute: {
    rule: 'BC-FOE-03',
    name: 'Brute',
    set: 'base',
    health: null,
    speed: 1,
    target: 'survivors',
    text: 'Hunts survivors and ignores Base. Damage stuns it; stunned it deals none.',
  },
  devourer: {
    rule: 'BC-FOE-04',
    name: 'Devourer',
    set: 'base',
    health: 2,
    speed: 1,
    target: 'base',
    text: 'Heads for Base, leaves a barrier on every tile it leaves, and heals at the end of the round.',
  },
  imp: {
    rule: 'BC-FOE-05',
    name: 'Imp',
    set: 'expansion',
    health: null,
    speed: 1,
    target: 'tokens',
    text: 'Never fights. Steals a resource token, then reappears on the furthest HAZARD tile. Damage stuns it.',
  },
  monster: {
    rule: 'BC-FOE-06',
    name: 'Monster',
    set: 'base',
    health: 1,
    speed: 1,
    target: 'base',
    text: 'Moves 1 tile towards Base.',
  },
  predator: {
    rule: 'BC-FOE-07',
    name: 'Predator',
    set: 'base',
    health: 2,
    speed: 1,
    target: 'survivors',
    text: 'Cannot be shot. After every combat round it slips away to a random tile next to it.',
  },
  savage: {
    rule: 'BC-FOE-08',
    name: 'Savage',
    set: 'base',
    health: 2,
    speed: 1,
    target: 'survivors',
    text: 'Whoever it hurts is thrown back 1 tile.',
  },
  stalker: {
    rule: 'BC-FOE-09',
    name: 'Stalker',
    set: 'expansion',
    health: 2,
    speed: 1,
    target: 'survivors',
    text: 'Moves 2 tiles more when it sees a survivor.',
  },
  stranger: {
    rule: 'BC-FOE-10',
    name: 'Stranger',
    set: 'base',
    health: 1,
    speed: 1,
    target: 'survivors',
    text: 'Shoots survivors within range 2 and line of sight: when they come into that zone, and once each enemy phase.',
  },
  vermin: {
    rule: 'BC-FOE-11',
    name: 'Vermin',
    set: 'expansion',
    health: 1,
    speed: 1,
    target: 'resourceTiles',
    text: 'Seeks uncleared resource tiles; where it arrives the tile is cleared and another Vermin appears.',
  },
};

/** Extra steps of a Stalker that sees a survivor: rulebook. */
export const STALKER_SPRINT = 2;
/** Food an enemy takes in each Base step: rulebook. */
export const RAID = 3;
/** How far a Stranger shoots: rulebook. */
export const STRANGER_RANGE = 2;
