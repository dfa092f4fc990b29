/** Dark, Darker, Darkest: the definition that the engine, the table and the tools take. */
import { defineGame } from '../../core/game';
import { houseBot } from './bot';
import { catalogue } from './catalogue';
import { check } from './checks';
import type { DarkestEvent } from './events';
import { defaults, setupFields } from './fields';
import { invariants } from './invariants';
import { procedures } from './procedures';
import { rulebook } from './rulebook';
import { optionsSchema, stateSchema } from './schema';
import { setup } from './setup';
import type { DarkestOptions, DarkestState } from './state';
import { text } from './text';

export const darkestHouse = defineGame<DarkestState, DarkestEvent, DarkestOptions>({
  id: 'darkest-house',
  title: 'Dark, Darker, Darkest',
  tagline: 'Find the cure before the last light goes out',
  rulesVersion: 1,
  players: { min: 1, max: 5 },
  optionsSchema,
  defaults,
  setupFields,
  stateSchema,
  setup,
  procedures,
  check,
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  person: (state, seat) => seat % state.options.players,
  view: (state) => state,
  invariants,
  text,
  rulebook,
  catalogue,
  bot: houseBot(),
});
