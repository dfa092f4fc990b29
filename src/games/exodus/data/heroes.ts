/** The hero cards. Names of Mike and Kira, their Agility and Kira's kit: rulebook; surnames and ranks: public; the rest: ours. */
import type { EquipmentId } from './equipment';
import type { Colour, PerkClass } from './perks';
import type { SearchId } from './searchCards';

export const HERO_IDS = ['mike', 'kira', 'isla', 'odhran', 'nadia', 'bram'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export interface HeroCard {
  /** The id under which the reference lists the card: EX-HR1. */
  readonly card: string;
  readonly name: string;
  readonly short: string;
  readonly role: string;
  readonly ratings: Readonly<Record<PerkClass, Colour>>;
  readonly kit: readonly EquipmentId[];
  readonly cards: readonly SearchId[];
}

const rated = (agility: Colour, ballistic: Colour, close: Colour, fieldcraft: Colour) => ({
  agility,
  ballistic,
  close,
  fieldcraft,
});

export const HEROES: Readonly<Record<HeroId, HeroCard>> = {
  mike: {
    card: 'HR1',
    name: 'Mike West',
    short: 'Mike',
    role: 'Warrant officer',
    ratings: rated('red', 'green', 'amber', 'amber'),
    kit: ['EQ01', 'EQ03'],
    cards: ['SC03', 'SC06', 'SC07'],
  },
  kira: {
    card: 'HR2',
    name: 'Kira Chase',
    short: 'Kira',
    role: 'Captain',
    ratings: rated('amber', 'green', 'red', 'amber'),
    kit: ['EQ16', 'EQ01', 'EQ02'],
    cards: [],
  },
  isla: {
    card: 'HR3',
    name: 'Isla Rennick',
    short: 'Isla',
    role: "Ship's medic",
    ratings: rated('green', 'red', 'red', 'green'),
    kit: ['EQ01', 'EQ08'],
    cards: ['SC11', 'SC12'],
  },
  odhran: {
    card: 'HR4',
    name: 'Odhran Vale',
    short: 'Odhran',
    role: 'Trawler engineer',
    ratings: rated('red', 'amber', 'green', 'amber'),
    kit: ['EQ03', 'EQ12'],
    cards: ['SC08', 'SC13'],
  },
  nadia: {
    card: 'HR5',
    name: 'Nadia Quill',
    short: 'Nadia',
    role: 'Climbing rigger',
    ratings: rated('green', 'amber', 'amber', 'red'),
    kit: ['EQ01', 'EQ07'],
    cards: ['SC15', 'SC14'],
  },
  bram: {
    card: 'HR6',
    name: 'Bram Tarrick',
    short: 'Bram',
    role: 'Harbour constable',
    ratings: rated('amber', 'amber', 'amber', 'amber'),
    kit: ['EQ02', 'EQ06', 'EQ09'],
    cards: ['SC09', 'SC10'],
  },
};
