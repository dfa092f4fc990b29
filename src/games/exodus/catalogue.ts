/** Content that must take effect somewhere in a long run. */
import { DIRECTOR_IDS } from './data/directorCards';
import { INFECTED_KINDS } from './data/infected';
import { MISSION_IDS } from './data/missions';
import { PERK_IDS } from './data/perks';
import { RECIPE_IDS } from './data/equipment';
import { SEARCH_IDS } from './data/searchCards';
import { WEAPON_IDS } from './data/weapons';

export const catalogue: readonly string[] = [
  ...MISSION_IDS.map((id) => `mission/${id}`),
  ...PERK_IDS.map((id) => `chosen/${id}`),
  ...WEAPON_IDS.map((id) => `weapon/${id}`),
  ...SEARCH_IDS.map((id) => `drawn/${id}`),
  ...RECIPE_IDS.map((id) => `recipe/${id}`),
  ...INFECTED_KINDS.map((kind) => `infected/${kind}`),
  ...DIRECTOR_IDS.map((id) => `director/${id}`),
];
