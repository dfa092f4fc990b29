/** The Plum Island Horror as the engine, the table and the storage take it. */
import { defineGame, type Game } from '../../core/game';
import { botOf } from './bot';
import { catalogue } from './catalogue';
import { contentProcedures } from './content';
import { crowdControl } from './actions/crowdControl';
import { evacuate } from './actions/evacuate';
import { markerMoment, trade } from './actions/freely';
import { search } from './actions/location';
import { repair } from './actions/repair';
import type { PlumEvent } from './events';
import { levels, setupFields } from './fields';
import { invariants } from './invariants';
import { activateSection, activateTrack, fateToken, spawnSection } from './procedures/activation';
import { takeCubes } from './procedures/biohazard';
import { civilianAppears, civilianArrives, evacuateCivilian, takeIn } from './procedures/civilians';
import { closeCombat } from './procedures/closeCombat';
import { drawEvent } from './procedures/doom';
import { endPhase } from './procedures/endPhase';
import { forcedCrossing, horrorMove } from './procedures/horrorMove';
import { mutationEnters, spawn } from './procedures/horrors';
import { attackCivilians, horrorsAttack } from './procedures/horrorsAttack';
import { hunger } from './procedures/hunger';
import { lastStand } from './procedures/lastStand';
import { move } from './procedures/movement';
import { check } from './procedures/overrun';
import { markerAttack } from './procedures/rangedCombat';
import { activity, plumGame } from './procedures/round';
import { firstContact, setUp } from './procedures/setUp';
import { freeAction, playerTurn } from './procedures/turn';
import { rulebook } from './rulebook';
import { defaults, optionsSchema, stateSchema } from './schema';
import { setup } from './setup';
import type { PlumOptions, PlumState } from './state';
import { text } from './text';

export const plumIsland: Game<PlumState, PlumEvent, PlumOptions> = defineGame({
  id: 'plum-island',
  title: 'The Plum Island Horror',
  tagline: 'Nine rounds, six spawn zones and a ferry',
  rulesVersion: 1,
  players: { min: 1, max: 4 },
  optionsSchema,
  defaults,
  setupFields,
  levels,
  stateSchema,
  setup,
  procedures: [
    plumGame,
    setUp,
    firstContact,
    activity,
    hunger,
    playerTurn,
    freeAction,
    move,
    trade,
    markerMoment,
    markerAttack,
    closeCombat,
    lastStand,
    horrorsAttack,
    attackCivilians,
    crowdControl,
    evacuate,
    evacuateCivilian,
    civilianArrives,
    civilianAppears,
    takeIn,
    repair,
    search,
    takeCubes,
    fateToken,
    spawnSection,
    activateSection,
    activateTrack,
    horrorMove,
    forcedCrossing,
    spawn,
    mutationEnters,
    drawEvent,
    endPhase,
    ...contentProcedures,
  ],
  check,
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  person: (state, seat) => (state.options.players === 1 ? 0 : seat),
  view: (state) => state,
  invariants,
  text,
  rulebook,
  catalogue,
  bot: botOf(() => plumIsland),
});
