/** Every procedure of the game, for the engine's index. */
import { assignIcons, retreats } from '../actions/assign';
import { attack } from '../actions/attack';
import { useConsumable } from '../actions/consumables';
import { escape } from '../actions/escape';
import { bypass, useFunction } from '../actions/functions';
import { move } from '../actions/move';
import { pass } from '../actions/pass';
import { search } from '../actions/search';
import { treat } from '../actions/skills';
import { unlock } from '../actions/unlock';
import type { Procedure } from '../state';
import { buildHouse, prepareHouse } from './building';
import { activateCreature, healCreature } from './creature';
import { enemyAttack } from './enemyAttack';
import { enterRoom } from './entering';
import { burnZombies, darkness, gasLeak, spreadFire, startFire, woundCreature } from './fire';
import { bite, harm, loseMarkers, trimInventory } from './harm';
import { nemesisReaction } from './nemesis';
import { power } from './powers';
import { moveBody, reaction, zombiesAttack, zombiesMove } from './reaction';
import { groupTurn, playGame } from './round';
import { showdown, showdownReaction, showdownTurns } from './showdown';
import { spawnZombies } from './spawning';
import { hordeNearby, terror } from './terror';
import { cameraCheck, reentries, upkeep, zombification } from './upkeep';

export const procedures: readonly Procedure[] = [
  playGame,
  prepareHouse,
  buildHouse,
  upkeep,
  reentries,
  cameraCheck,
  spawnZombies,
  zombification,
  terror,
  hordeNearby,
  groupTurn,
  move,
  enterRoom,
  search,
  pass,
  unlock,
  useFunction,
  bypass,
  attack,
  assignIcons,
  retreats,
  escape,
  useConsumable,
  treat,
  reaction,
  zombiesAttack,
  zombiesMove,
  moveBody,
  enemyAttack,
  power,
  harm,
  loseMarkers,
  bite,
  trimInventory,
  activateCreature,
  healCreature,
  woundCreature,
  startFire,
  spreadFire,
  gasLeak,
  burnZombies,
  darkness,
  showdown,
  showdownTurns,
  showdownReaction,
  nemesisReaction,
];
