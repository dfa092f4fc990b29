/** How a line of the log is marked: its icon, its colour, and whether a chapter begins with it. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { LogMark } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import type { PlumEvent } from '../events';
import { PEOPLE, TOXIC } from './looks';
import { tokenWords } from './telling';

const CHAPTERS: Partial<Record<PlumEvent['type'], IconName>> = {
  roundBegan: 'sunrise',
  tokenDrawn: 'hourglass',
  eventCard: 'death-skull',
  fateCard: 'shambling-zombie',
};
const ICONS_OF: Partial<Record<PlumEvent['type'], IconName>> = {
  setupStep: 'treasure-map',
  unitPlaced: 'position-marker',
  craftPlaced: 'speed-boat',
  civilianPlaced: 'tabletop-players',
  stormDamage: 'power-lightning',
  firstContactOver: 'shambling-zombie',
  phaseBegan: 'hourglass',
  turnBegan: 'forward',
  turnPart: 'forward',
  passed: 'forward',
  followCheck: 'card-draw',
  noFollow: 'sound-off',
  wildChosen: 'round-star',
  fed: 'camp-cooking-pot',
  housedFed: 'camp-cooking-pot',
  unfed: 'broken-heart',
  housedUnfed: 'broken-heart',
  replenished: 'upgrade',
  bagRefilled: 'hourglass',
  fateNumber: 'card-draw',
  reshuffled: 'card-draw',
  searchCard: 'binoculars',
  searched: 'binoculars',
  abilityUsed: 'whistle',
  powerUsed: 'evil-eyes',
  civilianPower: 'tabletop-players',
  spawned: 'spawn-node',
  grew: 'shambling-zombie',
  incompleteSpawn: 'broken-wall',
  mutationEntered: 'evil-eyes',
  trackActivated: 'footsteps',
  surge: 'run',
  horrorMoved: 'footsteps',
  forkTaken: 'direction-sign',
  forcedCrossing: 'stone-bridge',
  amalgamated: 'shambling-zombie',
  stunned: 'round-star',
  possession: 'raise-zombie',
  horrorEliminated: 'skull-crossed-bones',
  overran: 'broken-wall',
  piledOn: 'broken-wall',
  closeCombat: 'crossed-swords',
  civiliansAttacked: 'claw-slashes',
  rangedCombat: 'crosshair',
  diceRolled: 'rolling-dices',
  dieRerolled: 'rolling-dices',
  horrorHit: 'fist',
  unitHit: 'broken-heart',
  lastStand: 'heart-shield',
  lastStandDeclined: 'heart-shield',
  retreated: 'run',
  unitEliminated: 'death-skull',
  civilianEliminated: 'death-skull',
  cubeAdded: 'virus',
  cubeRemoved: 'virus',
  cubesDrawn: 'virus',
  biohazard: 'biohazard',
  unitMoved: 'walking-boot',
  craftMoved: 'helicopter',
  civilianMoved: 'megaphone',
  civilianAppeared: 'tabletop-players',
  civilianHoused: 'house',
  evacuated: 'exit-door',
  supplies: 'cardboard-box-closed',
  suppliesCollected: 'cardboard-box-closed',
  suppliesLeft: 'cardboard-box-closed',
  suppliesDropped: 'cardboard-box-closed',
  traded: 'trade',
  tradeRefused: 'trade',
  markerTaken: 'molotov',
  markerUsed: 'molotov',
  markerPlaced: 'molotov',
  markerHanded: 'trade',
  damaged: 'broken-wall',
  repaired: 'wrench',
  repairRoll: 'wrench',
  ductTape: 'wrench',
  powerRestored: 'power-lightning',
  compoundBuilt: 'house',
  exhausted: 'hourglass',
  foraged: 'cardboard-box-closed',
  decontaminated: 'biohazard',
  healed: 'heart-plus',
  actionTaken: 'check',
  gameOver: 'trophy',
};
/** Lines about the Horrors and about harm are seen at a glance. */
const TINTS: Partial<Record<PlumEvent['type'], string>> = {
  spawned: TOXIC,
  grew: TOXIC,
  mutationEntered: TOXIC,
  horrorMoved: TOXIC,
  trackActivated: TOXIC,
  possession: TOXIC,
  surge: TOXIC,
  overran: colour.danger,
  piledOn: colour.danger,
  unitHit: colour.danger,
  unitEliminated: colour.danger,
  civilianEliminated: colour.danger,
  civiliansAttacked: colour.danger,
  damaged: colour.damage,
  forcedCrossing: colour.damage,
  evacuated: PEOPLE,
  biohazard: TOXIC,
};

export function mark(event: PlumEvent | OnlyOptionEvent): LogMark | null {
  if (event.type === 'onlyOption') return null;
  if (event.type === 'tokenDrawn') {
    const { text, icon, colour: tint } = tokenWords(event.token);
    return { icon, colour: tint, chapter: text };
  }
  if (event.type === 'roundBegan') return { icon: 'sunrise', chapter: `Round ${event.round}` };
  const icon = ICONS_OF[event.type] ?? CHAPTERS[event.type];
  const tint = TINTS[event.type];
  return icon ? { icon, ...(tint === undefined ? {} : { colour: tint }) } : null;
}
