/** The five survivors and their skills. Names, colours and Guardian: rulebook / public; the rest: ours. */
import type { CardId } from './equipment';

export const SURVIVOR_IDS = ['bruce', 'lucy', 'leo', 'jack', 'nina'] as const;
export type SurvivorId = (typeof SURVIVOR_IDS)[number];

export interface SurvivorBoard {
  /** Its key in the rules: SV1. */
  readonly key: string;
  readonly name: string;
  readonly colour: string;
  readonly concept: string;
  readonly entrapRate: number;
  readonly weapon: CardId;
  readonly letters: string;
}

export const SURVIVORS: Readonly<Record<SurvivorId, SurvivorBoard>> = {
  bruce: {
    key: 'SV1',
    name: 'Bruce Romero',
    colour: 'blue',
    concept: 'protector',
    entrapRate: 3,
    weapon: 'S01',
    letters: 'BR',
  },
  lucy: {
    key: 'SV2',
    name: 'Lucy',
    colour: 'yellow',
    concept: 'medic',
    entrapRate: 1,
    weapon: 'S02',
    letters: 'LU',
  },
  leo: {
    key: 'SV3',
    name: 'Leo',
    colour: 'purple',
    concept: 'fire fighter',
    entrapRate: 3,
    weapon: 'S03',
    letters: 'LE',
  },
  jack: {
    key: 'SV4',
    name: 'Jack',
    colour: 'orange',
    concept: 'marksman',
    entrapRate: 2,
    weapon: 'S04',
    letters: 'JA',
  },
  nina: {
    key: 'SV5',
    name: 'Nina',
    colour: 'green',
    concept: 'scout',
    entrapRate: 2,
    weapon: 'S05',
    letters: 'NI',
  },
};

export const SKILL_IDS = [
  'BR0',
  'BR1',
  'BR2',
  'BR3',
  'BR4',
  'LU0',
  'LU1',
  'LU2',
  'LU3',
  'LU4',
  'LE0',
  'LE1',
  'LE2',
  'LE3',
  'LE4',
  'JA0',
  'JA1',
  'JA2',
  'JA3',
  'JA4',
  'NI0',
  'NI1',
  'NI2',
  'NI3',
  'NI4',
] as const;
export type SkillId = (typeof SKILL_IDS)[number];

export interface Skill {
  readonly name: string;
  /** XP to buy it; 0 for the starting skill. */
  readonly cost: number;
  /** XP for each use. */
  readonly use?: number;
  readonly text: string;
}

export const SKILLS: Readonly<Record<SkillId, Skill>> = {
  BR0: {
    name: 'Hard to Drop',
    cost: 0,
    text: 'The first heavy damage of every attack on Bruce hurts him only once.',
  },
  BR1: { name: 'Brawler', cost: 2, text: 'One more die in melee and with bare fists.' },
  BR2: {
    name: 'Tear Loose',
    cost: 3,
    text: 'In an escape attempt that Bruce pays for, a knockback icon frees the survivor too.',
  },
  BR3: {
    name: 'Guardian',
    cost: 5,
    text: 'Two more dice in defense rolls in his room while he is not entrapped.',
  },
  BR4: {
    name: 'Not Yet',
    cost: 7,
    text: 'Once a game Bruce may stop one space before the skull instead of dying.',
  },
  LU0: {
    name: 'Light Step',
    cost: 0,
    text: 'Camera checks of her room roll one die fewer; alone she is not noticed at all.',
  },
  LU1: {
    name: 'Field Dressing',
    cost: 2,
    use: 1,
    text: 'Once a round, for 1 XP, Lucy or a survivor in her room heals 1.',
  },
  LU2: {
    name: 'Fast Reflexes',
    cost: 3,
    text: 'A die is rolled for every bite on Lucy: a success shrugs it off.',
  },
  LU3: { name: 'Calm Voice', cost: 5, text: 'Fear dice of an attack on her room may be ignored.' },
  LU4: {
    name: 'Improvised Serum',
    cost: 7,
    use: 3,
    text: 'Once a round, for 3 XP, the second virus token of Lucy or of a survivor in her room is removed.',
  },
  LE0: { name: 'Fire Drill', cost: 0, text: 'Extinguishing costs Leo 1 AP instead of 2.' },
  LE1: { name: 'Heat Hardened', cost: 2, text: 'Fire hurts Leo 1 less.' },
  LE2: { name: 'Axe Work', cost: 4, text: 'In a melee attack Leo may roll one failure die again.' },
  LE3: {
    name: 'Carry Out',
    cost: 5,
    text: 'Once a round Leo may take along a survivor of his room when he moves, free of AP.',
  },
  LE4: {
    name: 'Breach',
    cost: 7,
    text: 'Once a game up to two unmatched colours of a door that Leo opens cost no darkness.',
  },
  JA0: { name: 'Sharp Eye', cost: 0, text: 'One more range with ranged weapons.' },
  JA1: {
    name: 'Count the Rounds',
    cost: 2,
    text: 'A ranged attack without a hit gives its ammo marker back.',
  },
  JA2: { name: 'Steady Breath', cost: 4, text: 'In a ranged attack one aim icon may count as a success.' },
  JA3: {
    name: 'Weak Spot',
    cost: 5,
    text: 'An attack that hits a creature or the nemesis does one more hit on it.',
  },
  JA4: { name: 'Quick Draw', cost: 7, text: 'Once a round one attack costs no AP.' },
  NI0: { name: 'Fleet Foot', cost: 0, text: 'Once a round one move of one room costs no AP.' },
  NI1: { name: 'Scrounger', cost: 2, text: 'One more die when Nina searches.' },
  NI2: { name: 'Slip Past', cost: 3, use: 1, text: 'For 1 XP Nina may walk out of a room with enemies.' },
  NI3: {
    name: 'Lock Sense',
    cost: 5,
    text: 'When Nina opens a door or helps with it she shows one more colour.',
  },
  NI4: { name: 'Backdoor', cost: 7, text: 'Terminals cost Nina 1 AP instead of 2.' },
};

/** The skill in a slot of a board: 0 is the starting skill, 1 to 4 can be bought. */
export function skillOf(survivor: SurvivorId, slot: number): SkillId {
  return (SURVIVORS[survivor].letters + String(slot)) as SkillId;
}

export const slotOf = (skill: SkillId): number => Number(skill[2]);
export function ownerOf(skill: SkillId): SurvivorId {
  return SURVIVOR_IDS.find((id) => skill.startsWith(SURVIVORS[id].letters)) ?? 'bruce';
}
