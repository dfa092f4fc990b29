/** Creatures and nemeses. Dog's movement and blue location: rulebook; the Guard's D4 and gun: public; the rest: ours. */

export const CREATURE_IDS = ['CR1', 'CR2', 'CR3'] as const;
export type CreatureId = (typeof CREATURE_IDS)[number];
export const NEMESIS_IDS = ['NE1', 'NE2'] as const;
export type NemesisId = (typeof NEMESIS_IDS)[number];

/** blue: movement, red: dice, orange: bite, white: power attack. */
export const AREAS = ['red', 'blue', 'white', 'orange'] as const;
export type Area = (typeof AREAS)[number];

export const POWERS = ['DRAG', 'ALARM', 'SNATCH', 'DOSE', 'IGNITE'] as const;
export type Power = (typeof POWERS)[number];
export const POWER_NAMES: Readonly<Record<Power, string>> = {
  DRAG: 'Drag Down',
  ALARM: 'Panic Button',
  SNATCH: 'Snatch',
  DOSE: 'Field Trial',
  IGNITE: 'Ignite',
};

export interface HitLocation {
  readonly id: string;
  readonly area: Area;
  readonly part: string;
  readonly hits: number;
}

export interface CreatureBoard {
  readonly id: CreatureId;
  readonly name: string;
  /** 'd4': rolled for every activation. */
  readonly move: number | 'd4';
  readonly dice: number;
  readonly range: number;
  readonly fireproof: boolean;
  readonly power: Power;
  readonly locations: readonly HitLocation[];
}

export const CREATURES: Readonly<Record<CreatureId, CreatureBoard>> = {
  CR1: {
    id: 'CR1',
    name: 'Zombie Dog',
    move: 3,
    dice: 3,
    range: 0,
    fireproof: true,
    power: 'DRAG',
    locations: [
      { id: 'CR1-a', area: 'blue', part: 'hind legs', hits: 2 },
      { id: 'CR1-b', area: 'red', part: 'forelegs', hits: 3 },
      { id: 'CR1-c', area: 'orange', part: 'jaws', hits: 2 },
      { id: 'CR1-d', area: 'white', part: 'throat', hits: 2 },
    ],
  },
  CR2: {
    id: 'CR2',
    name: 'Security Guard',
    move: 'd4',
    dice: 3,
    range: 2,
    fireproof: false,
    power: 'ALARM',
    locations: [
      { id: 'CR2-a', area: 'blue', part: 'legs', hits: 2 },
      { id: 'CR2-b', area: 'red', part: 'gun arm', hits: 3 },
      { id: 'CR2-c', area: 'red', part: 'vest', hits: 2 },
      { id: 'CR2-d', area: 'white', part: 'radio', hits: 2 },
    ],
  },
  CR3: {
    id: 'CR3',
    name: 'Carrion Flock',
    move: 4,
    dice: 3,
    range: 0,
    fireproof: false,
    power: 'SNATCH',
    locations: [
      { id: 'CR3-a', area: 'blue', part: 'left wing mass', hits: 1 },
      { id: 'CR3-b', area: 'blue', part: 'right wing mass', hits: 1 },
      { id: 'CR3-c', area: 'red', part: 'talons', hits: 2 },
      { id: 'CR3-d', area: 'orange', part: 'beaks', hits: 2 },
      { id: 'CR3-e', area: 'white', part: 'lead bird', hits: 2 },
    ],
  },
};

export interface NemesisBoard {
  readonly id: NemesisId;
  readonly name: string;
  readonly move: number;
  readonly dice: number;
  readonly power: Power;
}

export const NEMESES: Readonly<Record<NemesisId, NemesisBoard>> = {
  NE1: { id: 'NE1', name: 'Dr. Mortimer', move: 2, dice: 3, power: 'DOSE' },
  NE2: { id: 'NE2', name: 'the Daughter', move: 2, dice: 3, power: 'IGNITE' },
};
