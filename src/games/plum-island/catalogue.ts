/** Every piece of content that must take effect somewhere in a long run (see `Play.mark`). */
import { EVENT_IDS, FATE_IDS, SEARCH_IDS } from './data/cards';
import { VIP_IDS } from './data/civilians';
import { MUTATION_IDS } from './data/mutations';
import { ABILITY_IDS } from './data/units';

/** Helpers that are not there from the start: brought by Search Cards and by the National Guard. */
const LATECOMERS = ['hero', 'wolverine', 'texas', 'hog'];

export const catalogue: readonly string[] = [
  ...[...FATE_IDS, ...EVENT_IDS, ...SEARCH_IDS].map((card) => `card/${card}`),
  ...ABILITY_IDS.map((ability) => `ability/${ability}`),
  ...MUTATION_IDS.map((mutation) => `power/${mutation}`),
  ...VIP_IDS.map((vip) => `vip/${vip}`),
  ...LATECOMERS.map((unit) => `npc/${unit}`),
];
