/** The state a game begins with: everybody in the entrance hall, the house about to be prepared. (Chapter Setup.) */
import { firstFrame } from '../../core/engine';
import { freshSurvivor, setUpSurvivor } from './changes';
import { CHIPS, COLOURS, TOKENS_PER_COLOUR } from './data/chips';
import { CREATURE_IDS } from './data/enemies';
import { SEARCH_DECK, STARTING_CARDS } from './data/equipment';
import { PRESETS } from './data/tiles';
import { CYCLE_START, SPAWN_TOKENS } from './data/tracks';
import { CELLS, EMPTY, ENTRANCE } from './geometry';
import { playGame } from './procedures/round';
import type { DarkestOptions, DarkestState } from './state';

/** Only the entrance hall has its place when a house is still to be built. */
const FOUNDATION = CELLS.map((cell) => (cell === ENTRANCE ? 'ENT@0' : EMPTY)).join(' ');

export function spawnTokens({ spawnTokens: kept }: DarkestOptions): number[] {
  const values: number[] = [];
  for (let value = 1; value <= 6; value++) {
    if ((kept === 'noSmall' && value <= 2) || (kept === 'noLarge' && value >= 5)) continue;
    for (let n = SPAWN_TOKENS[value] ?? 0; n > 0; n--) values.push(value);
  }
  return values;
}

export function setup(options: DarkestOptions): DarkestState {
  const { house, survivors } = options;
  const state: DarkestState = {
    // The engine puts its own generator and counter here.
    random: [0, 0, 0, 0],
    choices: 0,
    options,
    house: house === 'random' || house === 'build' ? FOUNDATION : PRESETS[house].house,
    stage: 'setup',
    round: 0,
    event: CYCLE_START,
    darkness: 0,
    darknessDue: 0,
    lastCall: null,
    survivors: survivors.map(freshSurvivor),
    groups: [survivors.map((_, who) => who)],
    acting: null,
    locks: {},
    chips: { code: [], supply: CHIPS.map((chip) => chip.id), lost: [] },
    cameras: {},
    security: {
      tokens: [],
      pool: COLOURS.flatMap((colour) => Array.from({ length: TOKENS_PER_COLOUR }, () => colour)),
      entered: [],
      bypassed: false,
      open: false,
    },
    deck: [...SEARCH_DECK],
    discarded: [],
    aside: [...STARTING_CARDS],
    ammo: {},
    searched: [],
    functions: [],
    hordes: {},
    tokens: {},
    spawn: spawnTokens(options),
    fire: { token: null, burns: {}, destroyed: [] },
    creature: null,
    creatures: [...CREATURE_IDS],
    nemesis: null,
    reaction: null,
    boxes: { left: survivors.map(() => 0), middle: survivors.map(() => 0) },
    cure: null,
    spentSkills: [],
    outcome: null,
    frames: [firstFrame(playGame, { box: 0 })],
  };
  survivors.forEach((id, who) => setUpSurvivor(state, who, id, ENTRANCE));
  return state;
}
