/** Everything that must take effect somewhere in a long run of games. */
import { ENEMY_KINDS } from './data/enemies';
import { EVENT_IDS, MINOR_IDS, MISSION_IDS } from './data/objectives';
import { SURVIVOR_IDS, SURVIVORS } from './data/survivors';
import { TILE_KINDS, TILES } from './data/tiles';

const ACTION_MARKS = [
  'explore',
  'move',
  'gather',
  'pickUp',
  'trade',
  'heal',
  'free',
  'shoot',
  'barrier',
  'trap',
  'armor',
  'eat',
];
const EFFECT_MARKS = [
  'mud',
  'lateFire',
  'explosion',
  'blaze',
  'barrierTile',
  'rubble',
  'stairs',
  'flood',
  'gas',
];
const POWER_MARKS = ['stranger', 'devourer', 'imp', 'vermin', 'savage', 'predator', 'stalker'];

export const catalogue: readonly string[] = [
  ...SURVIVOR_IDS.map((card) => `survivor/${card}`),
  // The Shadow's gift is that nothing happens.
  ...SURVIVOR_IDS.map((card) => SURVIVORS[card].ability)
    .filter((ability) => ability !== 'overlooked')
    .map((ability) => `ability/${ability}`),
  ...TILE_KINDS.filter((kind) => kind !== 'base').map((kind) => `tile/${kind}`),
  ...TILE_KINDS.filter((kind) => TILES[kind].gather !== undefined || TILES[kind].clear !== undefined).map(
    (kind) => `gathered/${kind}`,
  ),
  'tile/barter',
  ...ENEMY_KINDS.map((kind) => `enemy/${kind}`),
  'stunned/brute',
  'stunned/imp',
  ...ACTION_MARKS.map((verb) => `action/${verb}`),
  ...EFFECT_MARKS.map((effect) => `effect/${effect}`),
  ...POWER_MARKS.map((power) => `power/${power}`),
  ...['gather', 'clear', 'flood', 'vermin'].map((how) => `cleared/${how}`),
  'token/trap',
  'token/blaze',
  'good/armor',
  'explore/refused',
  ...EVENT_IDS.map((event) => `event/${event}`),
  ...MISSION_IDS.map((mission) => `mission/${mission}`),
  'mission/fever',
  ...MINOR_IDS.map((minor) => `minor/${minor}`),
  ...MINOR_IDS.map((minor) => `reward/${minor}`),
  'reward/fenceTrade',
];
