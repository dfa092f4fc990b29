/** The Plum Island Horror as the engine, the table and the storage take it. */
import { defineGame, type SetupField } from '../../core/game';
import { bot } from './bot';
import { catalogue } from './catalogue';
import { contentProcedures } from './content';
import { crowdControl } from './actions/crowdControl';
import { evacuate } from './actions/evacuate';
import { markerMoment, trade } from './actions/freely';
import { search } from './actions/location';
import { repair } from './actions/repair';
import { FACTION_IDS, FACTIONS } from './data/units';
import type { PlumEvent } from './events';
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

export const plumIsland = defineGame<PlumState, PlumEvent, PlumOptions>({
  id: 'plum-island',
  title: 'The Plum Island Horror',
  tagline: 'Nine rounds, six spawn zones and a ferry',
  rulesVersion: 1,
  players: { min: 1, max: 4 },
  optionsSchema,
  defaults,
  setupFields,
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
  bot,
});

function setupFields({ players, factionCount }: PlumOptions): readonly SetupField[] {
  const factions: SetupField = {
    key: 'factions',
    label: 'Factions',
    help: 'In seat order. Seats without a choice are dealt a Faction at random.',
    kind: 'list',
    choices: FACTION_IDS.map((id) => ({ value: id, label: FACTIONS[id].name, help: FACTIONS[id].style })),
    count: { min: 0, max: factionCount },
  };
  const alone: SetupField = {
    key: 'factionCount',
    label: 'Factions you run',
    kind: 'choice',
    choices: [2, 3, 4].map((value) => ({ value, label: String(value) })),
  };
  return [...(players === 1 ? [alone] : []), factions, ...DIFFICULTY];
}

const DIFFICULTY: readonly SetupField[] = [
  {
    key: 'startSupplies',
    label: 'Supplies at the start',
    kind: 'choice',
    choices: [
      { value: 0, label: '0', help: 'Harder' },
      { value: 2, label: '2', help: 'As the rulebook says' },
      { value: 4, label: '4', help: 'Easier' },
    ],
  },
  {
    key: 'spawnTiles',
    label: 'Tiles in a spawn',
    kind: 'choice',
    choices: [
      { value: 2, label: '2', help: 'Easier' },
      { value: 3, label: '3', help: 'As the rulebook says' },
      { value: 4, label: '4', help: 'Harder' },
    ],
  },
  {
    key: 'evacuationNeeded',
    label: 'Evacuation Points needed',
    kind: 'choice',
    choices: [
      { value: 20, label: '20', help: 'Easier' },
      { value: 26, label: '26', help: 'As the rulebook says' },
      { value: 32, label: '32', help: 'Harder' },
    ],
  },
  {
    key: 'npcRangedCostsSupplies',
    label: 'Neutral units pay for shots',
    kind: 'toggle',
    choices: [
      { value: false, label: 'Free', help: 'Our reading' },
      { value: true, label: '1 Supplies', help: 'The other reading of the rulebook' },
    ],
  },
];
