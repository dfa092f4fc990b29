/** The sign beside a line of the log: an icon, a colour for threats and successes, and where a new chapter begins. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { LogMark } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import type { BasecampEvent } from '../events';
import type { BasecampState } from '../state';
import { person } from '../words';
import { EDGE, ENEMY_RED, GOOD_GREEN, tintOf } from './looks';

const ICON: Partial<Record<BasecampEvent['type'], IconName>> = {
  mealEaten: 'camp-cooking-pot',
  mealSpared: 'camp-cooking-pot',
  starved: 'death-skull',
  conceded: 'flying-flag',
  dieRolled: 'rolling-dices',
  moved: 'walking-boot',
  tileRevealed: 'card-pickup',
  tilesRevealed: 'card-pickup',
  tileLookedAt: 'look-at',
  tilePlaced: 'compass',
  tileReplaced: 'broken-wall',
  tilesSwapped: 'broken-wall',
  tileCleared: 'crowbar',
  fireSpread: 'flame',
  burned: 'flame',
  gained: 'backpack',
  paid: 'backpack',
  gave: 'trade',
  took: 'trade',
  stored: 'trade',
  withdrew: 'trade',
  bartered: 'trade',
  barriersRose: 'barricade',
  survivorStopped: 'barricade',
  enemyStopped: 'barricade',
  trapSet: 'wolf-trap',
  trapSprung: 'wolf-trap',
  jawTrapped: 'wolf-trap',
  armorMade: 'kevlar-vest',
  armorSpent: 'kevlar-vest',
  ate: 'shiny-apple',
  healed: 'heart-plus',
  hurt: 'broken-heart',
  shot: 'crosshair',
  strangerShot: 'crosshair',
  spawned: 'evil-eyes',
  enemyMoved: 'footprint',
  enemyHit: 'claw-slashes',
  enemyKilled: 'death-skull',
  enemyStunned: 'round-star',
  combatBegan: 'crossed-swords',
  raided: 'broken-wall',
  gassed: 'gas-mask',
  eventDone: 'round-star',
  missionDone: 'trophy',
  minorDone: 'trophy',
};
const OURS: Partial<Record<BasecampEvent['type'], string>> = {
  healed: GOOD_GREEN,
  eventDone: EDGE.objective,
  missionDone: colour.lamp,
  minorDone: colour.lamp,
};
const THREATS = new Set<BasecampEvent['type']>([
  'spawned',
  'enemyMoved',
  'hurt',
  'strangerShot',
  'raided',
  'fireSpread',
  'burned',
  'starved',
  'combatBegan',
]);

export function mark(event: BasecampEvent | OnlyOptionEvent, state: BasecampState): LogMark | null {
  if (event.type === 'onlyOption') return null;
  if (event.type === 'roundBegan')
    return { icon: 'sunrise', colour: colour.lamp, chapter: `Round ${event.round}` };
  if (event.type === 'enemyPhaseBegan')
    return { icon: 'evil-eyes', colour: ENEMY_RED, chapter: 'The enemies' };
  if (event.type === 'turnBegan')
    return { icon: 'campfire', colour: tintOf(state, event.survivor), chapter: person(event.card) };
  const icon = ICON[event.type];
  const tint = THREATS.has(event.type) ? ENEMY_RED : OURS[event.type];
  return icon ? { icon, ...(tint ? { colour: tint } : {}) } : null;
}
