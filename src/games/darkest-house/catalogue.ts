/** Content that must take effect somewhere in a long run. */
import { CREATURE_IDS, NEMESIS_IDS, POWERS } from './data/enemies';
import { CARDS, cardTag } from './data/equipment';
import { SKILL_IDS } from './data/survivors';
import { TERROR_DIE } from './data/dice';
import { FUNCTIONS } from './state';

export const catalogue: readonly string[] = [
  ...new Set(CARDS.map((card) => cardTag(card.id))),
  ...SKILL_IDS.map((skill) => `skill/${skill}`),
  ...['SHOVE', 'CLEAVE', 'BLAST', 'PIERCE'].map((effect) => `effect/${effect}`),
  ...CREATURE_IDS.map((id) => `creature/${id}`),
  ...NEMESIS_IDS.map((id) => `nemesis/${id}`),
  ...POWERS.map((power) => `power/${power}`),
  ...FUNCTIONS.map((name) => `function/${name}`),
  ...[...new Set(TERROR_DIE)].map((face) => `terror/${face}`),
  'icon/gas',
  'icon/lurking',
  'icon/secure',
  'fists',
];
