/**
 * The infected cards. Rulebook: the zombie's walk, charge, smell and bite; bite tests and kill points of reaver and siren; the
 * reaver's charge in water; immunities and reactions. Ours: grab tests, the newborn, all other figures, miniatures.
 */

export const INFECTED_KINDS = ['zombie', 'newborn', 'reaver', 'siren', 'seeker'] as const;
export type InfectedKind = (typeof INFECTED_KINDS)[number];

export interface InfectedCard {
  /** The id under which the reference lists it: EX-IN1. */
  readonly card: string;
  readonly name: string;
  readonly plural: string;
  /** Null: it never walks, it always charges. */
  readonly walk: number | null;
  readonly charge: number;
  readonly smell: number;
  /** Highest face that takes down, highest face that knocks down. */
  readonly grab: { readonly takenDown: number; readonly knockdown: number };
  readonly bites: number;
  /** Highest face that bites. */
  readonly bitten: number;
  readonly killPoints: number;
  readonly miniatures: number;
  /** Knockdowns and sweeps do nothing. */
  readonly steady: boolean;
  readonly blocksSight: boolean;
}

export const INFECTED: Readonly<Record<InfectedKind, InfectedCard>> = {
  zombie: {
    card: 'IN1',
    name: 'Zombie',
    plural: 'zombies',
    walk: 2,
    charge: 4,
    smell: 4,
    grab: { takenDown: 2, knockdown: 3 },
    bites: 1,
    bitten: 4,
    killPoints: 1,
    miniatures: 18,
    steady: false,
    blocksSight: true,
  },
  newborn: {
    card: 'IN2',
    name: 'Newborn',
    plural: 'newborns',
    walk: 3,
    charge: 6,
    smell: 5,
    grab: { takenDown: 3, knockdown: 4 },
    bites: 1,
    bitten: 5,
    killPoints: 1,
    miniatures: 6,
    steady: false,
    blocksSight: true,
  },
  reaver: {
    card: 'IN3',
    name: 'Reaver',
    plural: 'reavers',
    walk: 3,
    charge: 6,
    smell: 5,
    grab: { takenDown: 2, knockdown: 4 },
    bites: 2,
    bitten: 4,
    killPoints: 2,
    miniatures: 4,
    steady: true,
    blocksSight: true,
  },
  siren: {
    card: 'IN4',
    name: 'Siren',
    plural: 'sirens',
    walk: 2,
    charge: 3,
    smell: 6,
    grab: { takenDown: 3, knockdown: 5 },
    bites: 3,
    bitten: 4,
    killPoints: 5,
    miniatures: 2,
    steady: true,
    blocksSight: true,
  },
  seeker: {
    card: 'IN5',
    name: 'Seeker',
    plural: 'seekers',
    walk: null,
    charge: 5,
    smell: 0,
    grab: { takenDown: 3, knockdown: 4 },
    bites: 0,
    bitten: 0,
    killPoints: 1,
    miniatures: 2,
    steady: true,
    blocksSight: false,
  },
};

/** Drag test: highest face of the longer drag, then squares of both (two lengths: rulebook; the split: ours). */
export const DRAG = { far: 4, farSquares: 3, nearSquares: 2 };
