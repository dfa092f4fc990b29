/** The twelve survivor cards. Names, resources and abilities: ours. Three actions a turn: public. */
import type { Goods } from './goods';

export const SURVIVOR_IDS = [
  'mara',
  'ilse',
  'brann',
  'pim',
  'wren',
  'dov',
  'hesper',
  'gus',
  'tamsin',
  'anselm',
  'juno',
  'edda',
] as const;
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

export type AbilityId =
  | 'spareParts'
  | 'steadyHands'
  | 'longShot'
  | 'lightPack'
  | 'twoWays'
  | 'wireAndString'
  | 'keenNose'
  | 'heavyHands'
  | 'overlooked'
  | 'shortRations'
  | 'prybar'
  | 'sureFoot';

export interface SurvivorCard {
  readonly rule: string;
  readonly name: string;
  readonly calling: string;
  readonly ap: number;
  readonly goods: Goods;
  readonly ability: AbilityId;
  readonly abilityRule: string;
  readonly abilityName: string;
  readonly abilityText: string;
}

export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorCard>> = {
  mara: {
    rule: 'BC-SV01',
    name: 'Mara Voss',
    calling: 'Tinkerer',
    ap: 3,
    goods: { scrap: 3 },
    ability: 'spareParts',
    abilityRule: 'BC-AB01',
    abilityName: 'Spare parts',
    abilityText: 'Create Barrier places 3 tokens instead of 2, over any tiles in reach that allow it.',
  },
  ilse: {
    rule: 'BC-SV02',
    name: 'Ilse Okafor',
    calling: 'Bonesetter',
    ap: 3,
    goods: { medicine: 3 },
    ability: 'steadyHands',
    abilityRule: 'BC-AB02',
    abilityName: 'Steady hands',
    abilityText: 'Her Heal costs 1 medicine less: 1 for another survivor, 2 for herself.',
  },
  brann: {
    rule: 'BC-SV03',
    name: 'Brann Tully',
    calling: 'Marksman',
    ap: 3,
    goods: { ammo: 4 },
    ability: 'longShot',
    abilityRule: 'BC-AB03',
    abilityName: 'Long shot',
    abilityText: 'His Ranged Attack may also hit an enemy at range 2 in line of sight, at the usual cost.',
  },
  pim: {
    rule: 'BC-SV04',
    name: 'Pim Calder',
    calling: 'Courier',
    ap: 4,
    goods: { food: 1 },
    ability: 'lightPack',
    abilityRule: 'BC-AB04',
    abilityName: 'Light pack',
    abilityText:
      'Has 4 AP but never carries more than 4 resources; armor and items do not count. What would be too much stays on the tile it came from.',
  },
  wren: {
    rule: 'BC-SV05',
    name: 'Wren Abaza',
    calling: 'Pathfinder',
    ap: 3,
    goods: { ammo: 1, food: 1, scrap: 1 },
    ability: 'twoWays',
    abilityRule: 'BC-AB05',
    abilityName: 'Two ways',
    abilityText:
      'Once per turn her Explore may reveal two tiles: she keeps one, the other goes to the bottom of the pile.',
  },
  dov: {
    rule: 'BC-SV06',
    name: 'Dov Lindqvist',
    calling: 'Snarer',
    ap: 3,
    goods: { food: 2, scrap: 2 },
    ability: 'wireAndString',
    abilityRule: 'BC-AB06',
    abilityName: 'Wire and string',
    abilityText: 'Create Trap costs him 1 scrap and no food.',
  },
  hesper: {
    rule: 'BC-SV07',
    name: 'Hesper Quill',
    calling: 'Forager',
    ap: 3,
    goods: { food: 2 },
    ability: 'keenNose',
    abilityRule: 'BC-AB07',
    abilityName: 'Keen nose',
    abilityText: 'Once per turn, her first Gather that takes printed food from a tile gives 1 extra food.',
  },
  gus: {
    rule: 'BC-SV08',
    name: 'Gus Marrow',
    calling: 'Bulwark',
    ap: 3,
    goods: { scrap: 2, armor: 1 },
    ability: 'heavyHands',
    abilityRule: 'BC-AB08',
    abilityName: 'Heavy hands',
    abilityText:
      'In his first round of each close combat he deals 2 points, which may go to different enemies.',
  },
  tamsin: {
    rule: 'BC-SV09',
    name: 'Tamsin Roe',
    calling: 'Shadow',
    ap: 3,
    goods: { ammo: 2, medicine: 1 },
    ability: 'overlooked',
    abilityRule: 'BC-AB09',
    abilityName: 'Overlooked',
    abilityText:
      'Enemies that hunt survivors do not choose her while they can reach another standing one. Strangers never shoot her and a Stalker gains nothing from seeing her.',
  },
  anselm: {
    rule: 'BC-SV10',
    name: 'Anselm Kite',
    calling: 'Steward',
    ap: 3,
    goods: { food: 1, medicine: 2 },
    ability: 'shortRations',
    abilityRule: 'BC-AB10',
    abilityName: 'Short rations',
    abilityText: 'If he is on Base when food is eaten, roll the die: on a 4 no food is removed that round.',
  },
  juno: {
    rule: 'BC-SV11',
    name: 'Juno Vale',
    calling: 'Sapper',
    ap: 3,
    goods: { ammo: 1, scrap: 2 },
    ability: 'prybar',
    abilityRule: 'BC-AB11',
    abilityName: 'Prybar',
    abilityText: 'When she clears a tile that costs resources, it costs 1 less in total, at least 1.',
  },
  edda: {
    rule: 'BC-SV12',
    name: 'Edda Storm',
    calling: 'Climber',
    ap: 3,
    goods: { medicine: 1, scrap: 2 },
    ability: 'sureFoot',
    abilityRule: 'BC-AB12',
    abilityName: 'Sure foot',
    abilityText:
      'Loses no AP on Muddy Passage, takes no damage from Broken Stairs, and clears a Broken Bridge for 1 AP without paying scrap.',
  },
};

/** Figures of different colours: rulebook. The palette: ours. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'orange', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];
