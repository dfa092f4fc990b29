/**
 * The six Factions with their units and abilities, and the units that belong to nobody. Figures are ours unless the
 * comment of a row says otherwise (rulebook, public).
 */
import { byId, keyed } from './lookup';
import type { AreaId } from './map';

export interface FactionRow {
  readonly name: string;
  readonly colour: string;
  /** How it plays, in a line. */
  readonly style: string;
}

export const FACTIONS = {
  // rulebook
  GT: {
    name: 'Greenport Township',
    colour: 'purple',
    style: 'Moves, mends and heals people. Hopeless in a fight, superb in a meeting.',
  },
  NW: {
    name: 'Neighborhood Watch',
    colour: 'green',
    style: 'Fast on foot, knows every hedge, and has opinions about yours.',
  },
  PIC: {
    name: 'Plum Island Constabulary',
    colour: 'blue',
    style: 'Handles crowds, fields sturdy squads and owns the only fortress with a tow bar.',
  },
  PIRLSS: {
    name: 'P.I.R.L. Security Services',
    colour: 'brown',
    style: 'Contains biohazards and drives company cars. Partly to blame, fully insured.',
  },
  NG: {
    name: 'National Guard',
    colour: 'olive',
    style: 'Few units and heavy fire, arriving in instalments.',
  },
  // public: name
  IAC: {
    name: 'Islanders Athletic Club',
    colour: 'orange',
    style: 'Speed, courage and questionable tactics.',
  },
} as const satisfies Record<string, FactionRow>;
export type FactionId = keyof typeof FACTIONS;
export const FACTION_IDS = Object.keys(FACTIONS) as FactionId[];

export interface Ratings {
  readonly foot: number;
  readonly vehicle: number;
  readonly close: number;
  readonly ranged: number;
  readonly admin: number;
  readonly toughness: number;
  readonly bravery: number;
}

/** Ratings in the order of the mats: foot, vehicle, close, ranged, admin, toughness, bravery; 0 = does not have it. */
function r(
  foot: number,
  vehicle: number,
  close: number,
  ranged: number,
  admin: number,
  toughness: number,
  bravery: number,
): Ratings {
  return { foot, vehicle, close, ranged, admin, toughness, bravery };
}

export interface AbilityRow {
  readonly id: string;
  readonly name: string;
  /** Passive: always on while the unit is on the map. Special: a Special Action of its owner. */
  readonly kind: 'passive' | 'special';
  readonly leader?: true;
  readonly text: string;
  readonly cite: string;
}

export const ABILITIES = [
  {
    id: 'A-GT1',
    name: 'Motion Carried',
    kind: 'passive',
    leader: true,
    cite: 'PI-ABIL-01',
    text: 'Other Player units in her Area, whoever they belong to, have Admin +1 for Crowd Control and Repair. It does not help to build or to search, nor units without an Admin Rating.',
  },
  {
    id: 'A-GT3',
    name: 'Exact Change Only',
    kind: 'passive',
    cite: 'PI-ABIL-02',
    text: 'Instead of a normal Crowd Control with Ed you may pay 1 Supplies: Ed and one to three Civilians from his Area travel together up to 4 Areas. They stop where Horrors are, nobody gets on or off on the way, and the bus never leaves the map. It may be a Follow Action.',
  },
  {
    id: 'A-GT4',
    name: 'Union Hours',
    kind: 'passive',
    cite: 'PI-ABIL-03',
    text: 'When Lou repairs, a Fate Number of 2 to 5 counts as one higher. A 1 stays a 1.',
  },
  {
    id: 'A-GT5',
    name: 'Hose Line',
    kind: 'special',
    cite: 'PI-ABIL-04',
    text: 'Stun one Horrors unit in her Area or an adjacent Area; not in a Spawn Zone, not Mister Tuesday, not one that is Stunned already.',
  },
  {
    id: 'A-NW1',
    name: "Shortcut Through the Hendersons'",
    kind: 'passive',
    leader: true,
    cite: 'PI-ABIL-05',
    text: 'Own units, Bill included, that start their Crisis Adrenaline move in the Area where Bill stands at that moment, or next to it, have Foot +1 for that move.',
  },
  {
    id: 'A-NW2',
    name: 'Not My First Beachhead',
    kind: 'passive',
    cite: 'PI-ABIL-06',
    text: 'When York defends in Close Combat, he may re-roll one die that shows a Miss, once per combat, after seeing the dice. The new result stands.',
  },
  {
    id: 'A-NW3',
    name: 'Garage Full of Tape',
    kind: 'passive',
    cite: 'PI-ABIL-07',
    text: 'Duct tape costs Gordon no Supplies.',
  },
  {
    id: 'A-NW4',
    name: 'The Whistle',
    kind: 'special',
    cite: 'PI-ABIL-08',
    text: "Move one or two Civilians units in total from adjacent Areas into Marge's Area; not over damaged Bridges and not out of a Compound.",
  },
  {
    id: 'A-NW5',
    name: 'Deer Stand',
    kind: 'passive',
    cite: 'PI-ABIL-09',
    text: "In Ricky's Ranged Combat actions Shielded is 1 Hit also if the target stands in Forest. It does not work with Special Combat markers.",
  },
  {
    id: 'A-PIC1',
    name: 'By the Numbers',
    kind: 'passive',
    leader: true,
    cite: 'PI-ABIL-10',
    text: "The first Ranged Combat action of a Constabulary unit in Walt's Area or next to it costs no Supplies, once in each own Player Turn. Not in Follow Actions.",
  },
  {
    id: 'A-PIC2',
    name: 'Keep It Moving, Folks',
    kind: 'passive',
    cite: 'PI-ABIL-11',
    text: "Civilians moved by Pilar's Crowd Control may move one or two Areas each.",
  },
  {
    id: 'A-PIC3',
    name: 'Riot Shields',
    kind: 'passive',
    cite: 'PI-ABIL-12',
    text: 'In Close Combat, attacking or defending, Ike cancels 1 Hit on top of his Shields.',
  },
  {
    id: 'A-PIC4',
    name: 'Follow the Smell',
    kind: 'passive',
    cite: 'PI-ABIL-13',
    text: 'When Roz searches, draw two Search Cards, resolve one and discard the other. Only the resolved card says whether the Area is Exhausted.',
  },
  {
    id: 'A-PIC5',
    name: "Sic 'Em",
    kind: 'special',
    cite: 'PI-ABIL-14',
    text: 'Biscuit attacks one Horrors unit in his Area in Close Combat; what it could inflict is halved, rounded down, before Shields. A cube is still added.',
  },
  {
    id: 'A-PICC',
    name: 'Towable Justice',
    kind: 'passive',
    cite: 'PI-ABIL-15',
    text: 'This Compound can move: a Move action with Vehicle 3 for 1 Supplies, with everybody inside. The limit of two units does not count for it. It never moves by Crisis Adrenaline; a successful Last Stand moves it.',
  },
  {
    id: 'A-PIR1',
    name: 'Performance Review',
    kind: 'special',
    leader: true,
    cite: 'PI-ABIL-16',
    text: "Choose another Player unit in Martha's Area or next to it. Its controller may take one free action with it at once: Move, Close or Ranged Combat, Crowd Control, Repair, Build Compound, Location Action or Heal, at the usual cost. Once per Player Turn.",
  },
  {
    id: 'A-PIR3',
    name: "Let's See What This Stuff Does",
    kind: 'special',
    cite: 'PI-ABIL-17',
    text: 'Draw a Fate Number. On a 1 a cube is added to the Draw Bag. On 2-4 take up to two, on 5-6 up to three yellow or red cubes of your choice out of it.',
  },
  {
    id: 'A-PIR4',
    name: 'Sealed Suits',
    kind: 'passive',
    cite: 'PI-ABIL-18',
    text: 'A Close Combat matchup with Gus adds no Biohazard Cube. His Decontaminate lowers the Biohazard Level by 1 more.',
  },
  {
    id: 'A-PIR5',
    name: 'Severance Package',
    kind: 'passive',
    cite: 'PI-ABIL-19',
    text: "Each time a Horrors unit is eliminated by Ms. Vane's dice, her Faction gains 1 Supplies. A Stack counts once, with its last tile.",
  },
  {
    id: 'A-NG1',
    name: 'Paperwork Came Through',
    kind: 'special',
    leader: true,
    cite: 'PI-ABIL-20',
    text: 'Place one reserve: a unit into any Helipad or Docks Area with room that is not Compromised, or the Army Helicopter into such a Helipad Area. Once per Player Turn. If Ruth has been eliminated, any other standee of the National Guard may do it.',
  },
  {
    id: 'A-NG3',
    name: 'Bailey Bridge',
    kind: 'passive',
    cite: 'PI-ABIL-21',
    text: 'When Abel repairs a Bridge or the Great South Bay Bridge, a Fate Number of 2 or 3 works like a 4 or 5.',
  },
  {
    id: 'A-IAC1',
    name: 'Walk It Off',
    kind: 'passive',
    leader: true,
    cite: 'PI-ABIL-22',
    text: "Units of the Athletic Club in Bev's Area or next to it, The Clubhouse included but not Bev herself, have Bravery +1, at most 5.",
  },
  {
    id: 'A-IAC2',
    name: 'Hurry Hard',
    kind: 'special',
    cite: 'PI-ABIL-23',
    text: "Push one Stack of at most 4 tiles in Sven's Area one Area north, against a Black Arrow; not into a Spawn Zone, not over a damaged Bridge, not into an Area with Player units or Civilians. A Stun stays. Stacks that meet amalgamate.",
  },
  {
    id: 'A-IAC3',
    name: 'Personal Best',
    kind: 'passive',
    cite: 'PI-ABIL-24',
    text: 'Dee does not have to stop when she enters an Area with Horrors.',
  },
  {
    id: 'A-IAC4',
    name: 'Scrum',
    kind: 'passive',
    cite: 'PI-ABIL-25',
    text: 'When Tank attacks in Close Combat, he rolls 1 die more if another Player unit is in the Area.',
  },
  {
    id: 'A-IAC5',
    name: 'Pull!',
    kind: 'passive',
    cite: 'PI-ABIL-26',
    text: "The first Critical Hit in each of Lottie's Ranged Combat actions is worth 2 Hits. The die is rolled again as usual.",
  },
] as const satisfies readonly AbilityRow[];
export type AbilityId = (typeof ABILITIES)[number]['id'];

/** What a unit is: a Faction's leader, one of its four others, its Compound, or a neutral standee. */
export type UnitKind = 'leader' | 'unit' | 'compound' | 'npc';

export interface UnitRow<Id extends string = string> extends Ratings {
  readonly id: Id;
  /** Null for a neutral unit, which any player may use. */
  readonly faction: FactionId | null;
  readonly name: string;
  readonly kind: UnitKind;
  /** Has the Heal icon. */
  readonly heal: boolean;
  readonly ability: AbilityId | null;
  /** Where it begins: an Area, or off the map (a Compound on its mat, a reserve, an NPC waiting for a card). */
  readonly start: AreaId | 'mat' | 'reserve' | 'off';
  readonly cite: string;
}

type Extras = { readonly heal?: true; readonly ability?: AbilityId };

function unit<const Id extends string>(
  id: Id,
  faction: FactionId | null,
  name: string,
  kind: UnitKind,
  ratings: Ratings,
  start: UnitRow['start'],
  cite: string,
  { heal, ability }: Extras = {},
): UnitRow<Id> {
  return { id, faction, name, kind, ...ratings, heal: heal === true, ability: ability ?? null, start, cite };
}

export const FACTION_UNITS = [
  unit('gt1', 'GT', 'Mayor Dot Pruitt', 'leader', r(2, 4, 1, 0, 4, 4, 3), '3J', 'PI-UNIT-01', {
    ability: 'A-GT1',
  }), // ours
  unit('gt2', 'GT', 'Dr. Doug Haus', 'unit', r(2, 4, 2, 0, 3, 4, 3), '2G', 'PI-UNIT-02', { heal: true }), // rulebook: name, admin, heal
  unit('gt3', 'GT', 'Ed Kramden', 'unit', r(2, 4, 2, 0, 2, 4, 4), '3i', 'PI-UNIT-03', { ability: 'A-GT3' }), // rulebook: name
  unit('gt4', 'GT', 'Lou Castellane', 'unit', r(2, 3, 2, 0, 3, 5, 3), '3H', 'PI-UNIT-04', {
    ability: 'A-GT4',
  }), // ours
  unit('gt5', 'GT', 'Chief Nora Haggerty', 'unit', r(2, 4, 3, 0, 2, 5, 4), '2F', 'PI-UNIT-05', {
    ability: 'A-GT5',
  }), // ours
  unit('gtc', 'GT', 'School Gym Shelter', 'compound', r(0, 0, 2, 0, 3, 6, 4), 'mat', 'PI-UNIT-06'), // ours
  unit('nw1', 'NW', 'Bill Rogers', 'leader', r(3, 4, 3, 2, 3, 5, 4), '1K', 'PI-UNIT-07', {
    ability: 'A-NW1',
  }), // public: name
  unit('nw2', 'NW', 'Sergeant "Rock" York', 'unit', r(2, 0, 3, 2, 2, 5, 5), '3i', 'PI-UNIT-08', {
    ability: 'A-NW2',
  }), // rulebook: name
  unit('nw3', 'NW', 'Gordon Fieti', 'unit', r(3, 0, 2, 0, 3, 4, 3), '1F', 'PI-UNIT-09', { ability: 'A-NW3' }), // rulebook: name
  unit('nw4', 'NW', 'Marge Tillerman', 'unit', r(3, 0, 2, 0, 3, 3, 3), '2H', 'PI-UNIT-10', {
    ability: 'A-NW4',
  }), // ours
  unit('nw5', 'NW', 'Ricky Bassett', 'unit', r(3, 3, 2, 2, 1, 4, 3), '5E', 'PI-UNIT-11', {
    ability: 'A-NW5',
  }), // ours
  unit('nwc', 'NW', 'Cul-de-Sac Barricade', 'compound', r(0, 0, 3, 1, 2, 6, 4), 'mat', 'PI-UNIT-12'), // ours
  unit('pic1', 'PIC', 'Chief Walt Brannigan', 'leader', r(2, 5, 3, 2, 4, 5, 4), '3G', 'PI-UNIT-13', {
    ability: 'A-PIC1',
  }), // ours
  unit('pic2', 'PIC', 'Officer Pilar Duarte', 'unit', r(2, 5, 2, 1, 4, 4, 3), '4G', 'PI-UNIT-14', {
    ability: 'A-PIC2',
  }), // ours
  unit('pic3', 'PIC', 'Sergeant Ike Mulvaney', 'unit', r(1, 4, 4, 0, 2, 6, 4), '3F', 'PI-UNIT-15', {
    ability: 'A-PIC3',
  }), // ours
  unit('pic4', 'PIC', 'Detective Roz Kettleman', 'unit', r(2, 5, 2, 2, 3, 4, 4), '2D', 'PI-UNIT-16', {
    ability: 'A-PIC4',
  }), // ours
  unit('pic5', 'PIC', 'K-9 Sergeant Biscuit', 'unit', r(3, 4, 3, 0, 1, 4, 5), '6D', 'PI-UNIT-17', {
    ability: 'A-PIC5',
  }), // ours
  unit('picc', 'PIC', 'Paddy Wagon', 'compound', r(0, 3, 2, 1, 2, 6, 4), 'mat', 'PI-UNIT-18', {
    ability: 'A-PICC',
  }), // rulebook: name, mobile
  unit('pir1', 'PIRLSS', 'Martha Winfrey', 'leader', r(1, 5, 1, 0, 4, 4, 2), '4H', 'PI-UNIT-19', {
    ability: 'A-PIR1',
  }), // rulebook: name, leader, vehicle
  unit('pir2', 'PIRLSS', 'Kevin Blart', 'unit', r(2, 3, 2, 2, 4, 4, 3), '2C', 'PI-UNIT-20'), // rulebook: name, admin, ranged
  unit('pir3', 'PIRLSS', 'Dr. Leo "Bones" Corey', 'unit', r(2, 0, 1, 0, 3, 3, 3), '4H', 'PI-UNIT-21', {
    ability: 'A-PIR3',
  }), // rulebook: name, special
  unit('pir4', 'PIRLSS', 'Gus Oyelaran', 'unit', r(2, 4, 2, 1, 2, 5, 4), '4D', 'PI-UNIT-22', {
    ability: 'A-PIR4',
  }), // ours
  unit('pir5', 'PIRLSS', 'Ms. Vane', 'unit', r(2, 4, 4, 2, 1, 4, 3), '4E', 'PI-UNIT-23', {
    ability: 'A-PIR5',
  }), // ours
  unit('pirc', 'PIRLSS', 'Compound W', 'compound', r(0, 0, 2, 2, 2, 7, 4), 'mat', 'PI-UNIT-24'), // rulebook: name
  unit('ng1', 'NG', 'Captain Ruth Vandermeer', 'leader', r(2, 4, 3, 3, 3, 5, 4), '5D', 'PI-UNIT-25', {
    ability: 'A-NG1',
  }), // ours
  unit('ng2', 'NG', 'Corporal Tino Esposito', 'unit', r(2, 0, 3, 3, 1, 5, 4), '5D', 'PI-UNIT-26'), // ours
  unit('ng3', 'NG', 'Specialist Abel Okafor', 'unit', r(2, 3, 2, 1, 4, 4, 3), 'reserve', 'PI-UNIT-27', {
    ability: 'A-NG3',
  }), // ours
  unit('ng4', 'NG', 'Lieutenant June Aldaco', 'unit', r(2, 4, 2, 1, 3, 4, 4), 'reserve', 'PI-UNIT-28', {
    heal: true,
  }), // ours
  unit('ng5', 'NG', 'Sergeant Moose Lindqvist', 'unit', r(1, 3, 3, 4, 1, 6, 4), 'reserve', 'PI-UNIT-29'), // ours
  unit('ngc', 'NG', 'Firebase Peach', 'compound', r(0, 0, 3, 3, 2, 7, 4), 'mat', 'PI-UNIT-30'), // ours
  unit('iac1', 'IAC', 'Coach Bev Stankowski', 'leader', r(3, 4, 3, 0, 3, 5, 5), '5G', 'PI-UNIT-31', {
    ability: 'A-IAC1',
  }), // ours
  unit('iac2', 'IAC', 'Sven Aldous', 'unit', r(2, 0, 3, 1, 2, 5, 4), '4i', 'PI-UNIT-32', {
    ability: 'A-IAC2',
  }), // ours
  unit('iac3', 'IAC', 'Dee Farrow', 'unit', r(5, 0, 1, 0, 3, 3, 4), '6F', 'PI-UNIT-33', {
    ability: 'A-IAC3',
  }), // ours
  unit('iac4', 'IAC', 'Tank Okonkwo', 'unit', r(3, 0, 4, 0, 1, 6, 5), '5F', 'PI-UNIT-34', {
    ability: 'A-IAC4',
  }), // ours
  unit('iac5', 'IAC', 'Lottie Brandt', 'unit', r(2, 3, 1, 3, 2, 3, 3), '5H', 'PI-UNIT-35', {
    ability: 'A-IAC5',
  }), // ours
  unit('iacc', 'IAC', 'The Clubhouse', 'compound', r(0, 0, 3, 1, 3, 6, 4), 'mat', 'PI-UNIT-36'), // ours
];
export type FactionUnitId = (typeof FACTION_UNITS)[number]['id'];
/** The only units whose id ends in a letter. */
export type CompoundId = Extract<FactionUnitId, `${string}c`>;

export const NPC_STANDEES = [
  unit('shore', null, 'Shore Patrol', 'npc', r(2, 4, 3, 2, 2, 4, 4), '2J', 'PI-NPC-01'), // rulebook: name, start
  unit('hero', null, 'Hero', 'npc', r(3, 4, 4, 2, 3, 5, 5), 'off', 'PI-NPC-02'), // rulebook: name
  unit('wolverine', null, 'Wolverine', 'npc', r(4, 0, 4, 0, 0, 4, 5), 'off', 'PI-NPC-03'), // rulebook: name
];
export type NpcId = (typeof NPC_STANDEES)[number]['id'];

/** Player units: everything that stands, fights and takes Hits on the players' side. */
export type UnitId = FactionUnitId | NpcId;

export interface CraftRow<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly kind: 'boat' | 'helicopter';
  /** Only the Army Helicopter belongs to somebody. */
  readonly faction: FactionId | null;
  /** Civilians that one Evacuate takes. */
  readonly capacity: number;
  /** Dice in Gunship Combat; 0 = unarmed. */
  readonly combat: number;
  /** Lands on Beaches as well as at Docks. */
  readonly beaches: boolean;
  readonly start: AreaId | 'off' | 'reserve';
  readonly cite: string;
}

export const CRAFT_ROWS = [
  // rulebook: name, start
  {
    id: 'ferry',
    name: 'Ferry Cheyenne Sky',
    kind: 'boat',
    faction: null,
    capacity: 4,
    combat: 0,
    beaches: false,
    start: '3K',
    cite: 'PI-NPC-04',
  },
  // rulebook
  {
    id: 'cutter',
    name: 'Coast Guard Cutter Alyssa',
    kind: 'boat',
    faction: null,
    capacity: 2,
    combat: 2,
    beaches: false,
    start: '2J',
    cite: 'PI-NPC-05',
  },
  // rulebook: name
  {
    id: 'texas',
    name: 'Texas Navy',
    kind: 'boat',
    faction: null,
    capacity: 2,
    combat: 3,
    beaches: true,
    start: 'off',
    cite: 'PI-NPC-06',
  },
  // rulebook: name, start
  {
    id: 'cgheli',
    name: 'Coast Guard Helicopter',
    kind: 'helicopter',
    faction: null,
    capacity: 2,
    combat: 0,
    beaches: false,
    start: '2i',
    cite: 'PI-NPC-07',
  },
  // rulebook: name, start
  {
    id: 'medheli',
    name: 'Air Medical Helicopter',
    kind: 'helicopter',
    faction: null,
    capacity: 1,
    combat: 0,
    beaches: false,
    start: '2G',
    cite: 'PI-NPC-08',
  },
  // rulebook: name, combat from the scan
  {
    id: 'hog',
    name: 'Army Helicopter',
    kind: 'helicopter',
    faction: 'NG',
    capacity: 2,
    combat: 2,
    beaches: false,
    start: 'reserve',
    cite: 'PI-NPC-09',
  },
] as const satisfies readonly CraftRow[];
export type CraftId = (typeof CRAFT_ROWS)[number]['id'];

export const UNITS = [...FACTION_UNITS, ...NPC_STANDEES];
export const UNIT_IDS: readonly UnitId[] = UNITS.map((row) => row.id);
export const UNIT = byId<UnitId, UnitRow<UnitId>>(UNITS);
export const CRAFT_IDS: readonly CraftId[] = CRAFT_ROWS.map((row) => row.id);
export const CRAFT = byId<CraftId, CraftRow<CraftId>>(CRAFT_ROWS);
export const ABILITY_IDS: readonly AbilityId[] = ABILITIES.map((row) => row.id);
export const ABILITY: Readonly<Record<AbilityId, AbilityRow>> = byId<
  AbilityId,
  AbilityRow & { readonly id: AbilityId }
>(ABILITIES);

/** The six units of each Faction, in the order of its mat: leader, four others, Compound. */
export const UNITS_OF = keyed(FACTION_IDS, (faction): readonly FactionUnitId[] =>
  FACTION_UNITS.filter((row) => row.faction === faction).map((row) => row.id),
);

/** The Compound of each Faction: the last of its mat. */
export const COMPOUND_OF = keyed(FACTION_IDS, (faction) => UNITS_OF[faction][5] as CompoundId);
