/** Unknown: explore the dark tile by tile, keep Base fed, complete the mission. */
import { defineGame } from '../../core/game';
import { moreBarriers } from './actions/crafts';
import { keyTurned } from './actions/events';
import { gathering, pickingUp, receive } from './actions/gather';
import { trading } from './actions/trade';
import { bot } from './bot';
import { catalogue } from './catalogue';
import type { BasecampEvent } from './events';
import { view } from './hidden';
import { invariants } from './invariants';
import { checkObjectives } from './objectives';
import { defaults, optionsSchema, setupFields, type BasecampOptions } from './options';
import { closeCombat, combats, predatorExit, thrownBack } from './procedures/combat';
import { enemyPhase } from './procedures/enemyPhase';
import { enemyEnters } from './procedures/enemyStep';
import { explore } from './procedures/explore';
import { flee, flights } from './procedures/flight';
import { concede, giveUp, pause } from './procedures/giveUp';
import { collapse, layTile } from './procedures/layTile';
import { impTheft, strangerFire, verminArrival } from './procedures/powers';
import { round } from './procedures/round';
import { spawnEnemies } from './procedures/spawning';
import { springTraps } from './procedures/traps';
import { survivorTurn } from './procedures/turn';
import { rulebook } from './rulebook';
import { stateSchema } from './schema';
import { setup } from './setup';
import type { BasecampState } from './state';
import { text } from './text';

export const basecamp = defineGame<BasecampState, BasecampEvent, BasecampOptions>({
  id: 'basecamp',
  title: 'Unknown',
  tagline: 'Explore the dark, keep the fire fed',
  rulesVersion: 1,
  players: { min: 1, max: 6 },
  optionsSchema,
  defaults,
  setupFields,
  stateSchema,
  setup,
  procedures: [
    round,
    survivorTurn,
    explore,
    layTile,
    collapse,
    flights,
    flee,
    spawnEnemies,
    springTraps,
    enemyEnters,
    combats,
    closeCombat,
    thrownBack,
    predatorExit,
    enemyPhase,
    impTheft,
    verminArrival,
    strangerFire,
    pause,
    giveUp,
    concede,
    moreBarriers,
    gathering,
    pickingUp,
    receive,
    trading,
    keyTurned,
  ],
  check: checkObjectives,
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  view,
  invariants,
  text,
  rulebook,
  catalogue,
  bot,
});
