/** The Search deck: 48 cards of 29 designs. Ours; Q19 after a sample card of the rulebook. What they do is in `cards/searches.ts`. */
import { byId } from './lookup';

export interface SearchRow {
  readonly id: string;
  readonly copies: number;
  readonly name: string;
  /** The Area becomes Exhausted after the card, even if it had no effect. */
  readonly exhausts: boolean;
  readonly text: string;
  readonly cite: string;
}

export const SEARCH_CARDS = [
  {
    id: 'Q01',
    copies: 3,
    name: 'Peaches, Mostly Sealed',
    exhausts: false,
    cite: 'PI-QCARD-01',
    text: 'You gain 2 Supplies.',
  },
  {
    id: 'Q02',
    copies: 2,
    name: 'Generator Fuel',
    exhausts: true,
    cite: 'PI-QCARD-02',
    text: 'You gain 3 Supplies.',
  },
  {
    id: 'Q03',
    copies: 2,
    name: 'Vending Machine Justice',
    exhausts: false,
    cite: 'PI-QCARD-03',
    text: 'You gain 1 Supplies.',
  },
  {
    id: 'Q04',
    copies: 2,
    name: 'The Good Whiskey',
    exhausts: true,
    cite: 'PI-QCARD-04',
    text: 'Up to 2 Molotov Cocktails are placed in the Area; the searching unit may take one of them.',
  },
  {
    id: 'Q05',
    copies: 2,
    name: 'Glove Compartment',
    exhausts: true,
    cite: 'PI-QCARD-05',
    text: 'Up to 2 Pistols are placed in the Area; the searching unit may take one of them.',
  },
  {
    id: 'Q06',
    copies: 1,
    name: 'Somebody Competent',
    exhausts: true,
    cite: 'PI-QCARD-06',
    text: 'The Hero joins you in the Area, or in the nearest one with room. If she has already been in play, you gain 2 Supplies instead.',
  },
  {
    id: 'Q07',
    copies: 1,
    name: 'Property of the Petting Zoo',
    exhausts: true,
    cite: 'PI-QCARD-07',
    text: 'The Wolverine joins you in the Area, or in the nearest one with room. If it has already been in play, you gain 2 Supplies instead.',
  },
  {
    id: 'Q08',
    copies: 1,
    name: 'They Brought Their Own Flags',
    exhausts: true,
    cite: 'PI-QCARD-08',
    text: 'The Texas Navy appears in a Docks or Beach Area of your choice that is not Compromised. If it has already been in play, or there is no such Area, you gain 2 Supplies instead.',
  },
  {
    id: 'Q09',
    copies: 1,
    name: 'Motorcade, Abandoned',
    exhausts: true,
    cite: 'PI-QCARD-09',
    text: 'VIP: Senator Harlan Buckle appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q10',
    copies: 1,
    name: 'Locked From the Inside',
    exhausts: true,
    cite: 'PI-QCARD-10',
    text: 'VIP: Professor Ingrid Sorn appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q11',
    copies: 1,
    name: 'Smell of Pot Roast',
    exhausts: true,
    cite: 'PI-QCARD-11',
    text: 'VIP: Great-Aunt Loretta appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q12',
    copies: 1,
    name: 'Live at Eleven',
    exhausts: true,
    cite: 'PI-QCARD-12',
    text: 'VIP: Skip Dolan of Channel 6 appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q13',
    copies: 1,
    name: 'Walk-In Freezer',
    exhausts: true,
    cite: 'PI-QCARD-13',
    text: 'VIP: Chef Alphonse Grebe appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q14',
    copies: 1,
    name: 'Aviator Glasses',
    exhausts: true,
    cite: 'PI-QCARD-14',
    text: 'VIP: Captain Wanda Creel appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q15',
    copies: 1,
    name: 'Same Face Twice',
    exhausts: true,
    cite: 'PI-QCARD-15',
    text: 'VIP: The Pruitt Twins appear in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q16',
    copies: 1,
    name: 'Shredded Documents',
    exhausts: true,
    cite: 'PI-QCARD-16',
    text: 'VIP: A Man With a Folder appears in the Area. If already met, one of the Regular Civilians units set aside appears instead.',
  },
  {
    id: 'Q17',
    copies: 3,
    name: 'Stragglers',
    exhausts: false,
    cite: 'PI-QCARD-17',
    text: 'One of the Regular Civilians units set aside appears in the Area. If none is left, nothing happens.',
  },
  {
    id: 'Q18',
    copies: 1,
    name: 'Basement Full of Opinions',
    exhausts: true,
    cite: 'PI-QCARD-18',
    text: 'Two of the Regular Civilians units set aside appear in the Area, or as many as are left.',
  },
  {
    id: 'Q19',
    copies: 2,
    name: 'A Favor From a Pilot',
    exhausts: true,
    cite: 'PI-QCARD-19',
    text: "You may call an airstrike on one Horrors unit in any Area: 2, 3 or 4 Hits by the searching unit's Admin Rating of 2, 3 or more; with less nobody answers. Afterwards every Player unit in that Area takes 1 Hit and one Civilians unit standing there is eliminated.",
  },
  {
    id: 'Q20',
    copies: 3,
    name: 'First Aid, Some Assembly',
    exhausts: false,
    cite: 'PI-QCARD-20',
    text: 'Remove up to 2 Hits in total from Player units in the Area.',
  },
  {
    id: 'Q21',
    copies: 2,
    name: 'Antitoxin, Flavor: Grape',
    exhausts: true,
    cite: 'PI-QCARD-21',
    text: 'The Biohazard Level falls by 2.',
  },
  {
    id: 'Q22',
    copies: 2,
    name: "Somebody's Lab Notebook",
    exhausts: true,
    cite: 'PI-QCARD-22',
    text: 'Take up to two yellow or red cubes of your choice out of the Draw Bag into their pools.',
  },
  {
    id: 'Q23',
    copies: 2,
    name: 'Tourist Map With Coffee Ring',
    exhausts: false,
    cite: 'PI-QCARD-23',
    text: 'The searching unit and up to 2 Civilians from the Area may move together up to 2 Areas. It costs no Supplies and never leads off the map. A Compound stays; the Civilians may go without it.',
  },
  {
    id: 'Q24',
    copies: 2,
    name: 'Serious Toolbox',
    exhausts: true,
    cite: 'PI-QCARD-24',
    text: 'Choose one: remove up to 2 Damage from a Bridge at the Area, or from an adjacent Area, or restore a Disabled Boat or Helicopter in the Area.',
  },
  {
    id: 'Q25',
    copies: 3,
    name: 'It Was Behind the Door',
    exhausts: true,
    cite: 'PI-QCARD-25',
    text: '2 tiles spawn in the Area and attack at once.',
  },
  {
    id: 'Q26',
    copies: 2,
    name: 'Splash Zone',
    exhausts: false,
    cite: 'PI-QCARD-26',
    text: 'The searching unit takes 1 Hit, and one cube is added to the Draw Bag.',
  },
  {
    id: 'Q27',
    copies: 2,
    name: 'Expired Coupons',
    exhausts: false,
    cite: 'PI-QCARD-27',
    text: 'Nothing happens.',
  },
  {
    id: 'Q28',
    copies: 1,
    name: 'Marine Flare',
    exhausts: true,
    cite: 'PI-QCARD-28',
    text: 'Stun one Horrors unit in any Area; Spawn Zones and Mister Tuesday are out of reach.',
  },
  {
    id: 'Q29',
    copies: 1,
    name: 'Bullhorn',
    exhausts: true,
    cite: 'PI-QCARD-29',
    text: 'The searching unit carries out a free Crowd Control with an Admin Rating of 4; no other bonus counts.',
  },
] as const satisfies readonly SearchRow[];
export type SearchId = (typeof SEARCH_CARDS)[number]['id'];
export const SEARCH_IDS: readonly SearchId[] = SEARCH_CARDS.map((row) => row.id);
export const SEARCH: Readonly<Record<SearchId, SearchRow>> = byId<
  SearchId,
  SearchRow & { readonly id: SearchId }
>(SEARCH_CARDS);
/** All 48 cards; copies of a design are alike. */
export const SEARCH_DECK: readonly SearchId[] = SEARCH_CARDS.flatMap((row) =>
  Array<SearchId>(row.copies).fill(row.id),
);
