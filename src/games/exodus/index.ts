/** Exodus as the engine, the table and the storage take it. */
import { defineGame } from '../../core/game';
import { drive } from './actions/world';
import { reload, sweep } from './actions/gear';
import { farSquare } from './actions/powers';
import { throwing } from './actions/fire';
import { bot } from './bot';
import { catalogue } from './catalogue';
import { check } from './checks';
import type { ExodusEvent } from './events';
import { view } from './hidden';
import { invariants } from './invariants';
import { defaults, optionsSchema, setupFields } from './options';
import { alertFire } from './procedures/alert';
import { attack, fanOfLead, melee } from './procedures/attack';
import { blast, explode } from './procedures/blast';
import { controlled } from './procedures/control';
import { directorWindow } from './procedures/director';
import { endPhase, heroRises } from './procedures/endPhase';
import { exchange, takeInHand } from './procedures/exchange';
import { bites, drag, grabAttempt, grabTest } from './procedures/grab';
import { activation, heroMove } from './procedures/heroMove';
import { dive, freeStep, heroRun, heroStep } from './procedures/heroStep';
import { infectedActs } from './procedures/infectedActs';
import { infectedMove } from './procedures/infectedMove';
import { choosePerks, lobby, supplies, takePlaces } from './procedures/lobby';
import { exodus as campaign, turns } from './procedures/mission';
import { dropOff, roamer, seeker } from './procedures/roamer';
import { activateRoom, activateRooms } from './procedures/rooms';
import { search } from './procedures/searching';
import { enterBoard, spawnPhase, spawnRoll } from './procedures/spawning';
import { rulebook } from './rulebook';
import { stateSchema } from './schema';
import { setup } from './setup';
import { directorSeat, type ExodusOptions, type ExodusState } from './state';
import { text } from './text';

export const exodus = defineGame<ExodusState, ExodusEvent, ExodusOptions>({
  id: 'exodus',
  title: 'Exodus',
  tagline: 'Six missions, three saves, four bullets left',
  rulesVersion: 1,
  players: { min: 1, max: 5 },
  optionsSchema,
  defaults,
  setupFields,
  stateSchema,
  setup,
  procedures: [
    campaign,
    turns,
    supplies,
    lobby,
    choosePerks,
    takePlaces,
    heroMove,
    activation,
    heroStep,
    heroRun,
    dive,
    freeStep,
    attack,
    melee,
    fanOfLead,
    throwing,
    blast,
    explode,
    exchange,
    takeInHand,
    reload,
    sweep,
    farSquare,
    drive,
    search,
    activateRooms,
    activateRoom,
    infectedMove,
    infectedActs,
    controlled,
    alertFire,
    grabAttempt,
    grabTest,
    bites,
    drag,
    spawnPhase,
    spawnRoll,
    enterBoard,
    roamer,
    seeker,
    dropOff,
    directorWindow,
    endPhase,
    heroRises,
  ],
  check,
  outcome: (state) => state.outcome,
  round: (state) => state.turn,
  person,
  view,
  invariants,
  text,
  rulebook,
  catalogue,
  bot,
});

/** The director is the last person; one hero player runs both heroes (EX-RULING-13, -142). */
function person(state: ExodusState, seat: number): number {
  const { players, director } = state.options;
  if (seat === directorSeat(state)) return players - 1;
  return players - (director ? 1 : 0) === 1 ? 0 : seat;
}
