/** The people to be saved: 38 Regular Civilians, of whom 30 begin on the map, and 8 VIPs that searches turn up. All ours. */
import { byId } from './lookup';

/** Evacuation Points: a number, or what each Fate Number from 1 to 6 gives. */
export type EvacuationPoints = number | readonly number[];

export interface CivilianRow<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly vip: boolean;
  readonly ep: EvacuationPoints;
  /** What a VIP does; null for Regular Civilians. */
  readonly ability: string | null;
  readonly cite: string;
}

function regular<const Id extends string>(
  id: Id,
  name: string,
  ep: EvacuationPoints,
  cite: string,
): CivilianRow<Id> {
  return { id, name, vip: false, ep, ability: null, cite };
}

function vip<const Id extends string>(
  id: Id,
  name: string,
  ep: EvacuationPoints,
  cite: string,
  ability: string,
): CivilianRow<Id> {
  return { id, name, vip: true, ep, ability, cite };
}

export const REGULAR_CIVILIANS = [
  regular('c01', 'Line for the Restroom', 1, 'PI-CIVREG-01'),
  regular('c02', "Wedding Party, Groom's Side", 1, 'PI-CIVREG-02'),
  regular('c03', "Wedding Party, Bride's Side", 1, 'PI-CIVREG-03'),
  regular('c04', 'Bingo Night Regulars', 1, 'PI-CIVREG-04'),
  regular('c05', 'Tourists Facing the Wrong Way', 1, 'PI-CIVREG-05'),
  regular('c06', 'Substitute Teachers', 1, 'PI-CIVREG-06'),
  regular('c07', 'Cruise Ship Leftovers', 1, 'PI-CIVREG-07'),
  regular('c08', 'Car Wash Shift B', 1, 'PI-CIVREG-08'),
  regular('c09', 'Amateur Birders', 1, 'PI-CIVREG-09'),
  regular('c10', 'Kite Enthusiasts', 1, 'PI-CIVREG-10'),
  regular('c11', 'Notary Convention', 1, 'PI-CIVREG-11'),
  regular('c12', 'Bait Shop Philosophers', 1, 'PI-CIVREG-12'),
  regular('c13', 'Unpaid Interns', 1, 'PI-CIVREG-13'),
  regular('c14', 'Historical Reenactors', 1, 'PI-CIVREG-14'),
  regular('c15', 'People Who Were Told to Wait', 1, 'PI-CIVREG-15'),
  regular('c16', "Couples' Retreat", 1, 'PI-CIVREG-16'),
  regular('c17', 'Sunday Painters', 1, 'PI-CIVREG-17'),
  regular('c18', 'Podcast Crew', 1, 'PI-CIVREG-18'),
  regular('c19', 'Third Grade, Room 12', 2, 'PI-CIVREG-19'),
  regular('c20', 'Third Grade, Room 14', 2, 'PI-CIVREG-20'),
  regular('c21', 'Night Shift Nurses', 2, 'PI-CIVREG-21'),
  regular('c22', 'Oyster Crews', 2, 'PI-CIVREG-22'),
  regular('c23', 'Church Supper', 2, 'PI-CIVREG-23'),
  regular('c24', 'Retired Machinists', 2, 'PI-CIVREG-24'),
  regular('c25', 'Library Staff', 2, 'PI-CIVREG-25'),
  regular('c26', 'Bus Stop Neighbors', 2, 'PI-CIVREG-26'),
  regular('c27', 'Little League, Bench', 2, 'PI-CIVREG-27'),
  regular('c28', 'Farm Stand Families', 2, 'PI-CIVREG-28'),
  regular('c29', 'Diner Breakfast Crowd', 2, 'PI-CIVREG-29'),
  regular('c30', 'Marching Band, Brass', 2, 'PI-CIVREG-30'),
  regular('c31', 'Marching Band, Woodwinds', 2, 'PI-CIVREG-31'),
  regular('c32', 'Apartment 3B and Friends', 2, 'PI-CIVREG-32'),
  regular('c33', 'Maternity Ward', 3, 'PI-CIVREG-33'),
  regular('c34', 'Kindergarten', 3, 'PI-CIVREG-34'),
  regular('c35', 'Assisted Living, East Wing', 3, 'PI-CIVREG-35'),
  regular('c36', 'Lab Families', 3, 'PI-CIVREG-36'),
  regular('c37', 'Possible Journalists', [1, 1, 1, 3, 3, 3], 'PI-CIVREG-37'),
  regular('c38', "Somebody's In-Laws", [1, 1, 1, 3, 3, 3], 'PI-CIVREG-38'),
];
export type RegularId = (typeof REGULAR_CIVILIANS)[number]['id'];

export const VIPS = [
  vip(
    'v1',
    'Senator Harlan Buckle',
    4,
    'PI-VIP-01',
    'Entourage: he counts as two Civilians units for Admin limits, card limits and Evacuation Capacity, so Admin 1 or Capacity 1 cannot take him and three bus seats hold him plus one. In a Compound, for Hits and for Events he is one unit.',
  ),
  vip(
    'v2',
    'Professor Ingrid Sorn',
    3,
    'PI-VIP-02',
    'When she is evacuated, the Biohazard Level falls by 2, not below 0.',
  ),
  vip(
    'v3',
    'Great-Aunt Loretta',
    2,
    'PI-VIP-03',
    'While she is in a Compound, the Civilians there need no Supplies in the Hunger Phase.',
  ),
  vip(
    'v4',
    'Skip Dolan, Channel 6 Weather',
    2,
    'PI-VIP-04',
    'Once per game while he is on the map, in a Compound too: when the Impending Doom token is drawn, the players may look at the top two Events, resolve one and put the other at the bottom of the deck. Not with Follow checks.',
  ),
  vip('v5', 'Chef Alphonse Grebe', 2, 'PI-VIP-05', 'When he is evacuated, every player gains 1 Supplies.'),
  vip(
    'v6',
    'Captain Wanda Creel, Off Duty',
    3,
    'PI-VIP-06',
    'While she stands in an Area outside Compounds, a Helicopter there has Evacuation Capacity +1, also for the action that evacuates her.',
  ),
  vip(
    'v7',
    'The Pruitt Twins',
    [2, 2, 3, 3, 4, 4],
    'PI-VIP-07',
    'They are worth 2, 3 or 4 Evacuation Points by a Fate Number of 1-2, 3-4 or 5-6, drawn when they leave.',
  ),
  vip(
    'v8',
    'A Man With a Folder',
    3,
    'PI-VIP-08',
    'When he is evacuated, the evacuating player takes up to three yellow or red cubes of choice out of the Draw Bag into their pools.',
  ),
];
export type VipId = (typeof VIPS)[number]['id'];

export type CivilianId = RegularId | VipId;
export const REGULAR_IDS: readonly RegularId[] = REGULAR_CIVILIANS.map((row) => row.id);
export const VIP_IDS: readonly VipId[] = VIPS.map((row) => row.id);
export const CIVILIAN_IDS: readonly CivilianId[] = [...REGULAR_IDS, ...VIP_IDS];
export const CIVILIAN: Readonly<Record<CivilianId, CivilianRow>> = byId<CivilianId, CivilianRow<CivilianId>>([
  ...REGULAR_CIVILIANS,
  ...VIPS,
]);
