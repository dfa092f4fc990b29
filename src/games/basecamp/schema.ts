/** What a saved state must look like: every id known, every amount a whole number that can be. */
import { z } from 'zod';

import type { Outcome } from '../../core/game';
import { ENEMY_KINDS } from './data/enemies';
import { GOODS, TOKENS } from './data/goods';
import { EVENT_IDS, MINOR_IDS, MISSION_IDS } from './data/objectives';
import { COLOURS, SURVIVOR_IDS } from './data/survivors';
import { TILE_KINDS } from './data/tiles';
import { optionsSchema } from './options';
import { COUNTERS, HEALTH, type BasecampState } from './state';

const count = z.int().nonnegative();
const positive = z.int().positive();
const cell = z.string().regex(/^(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/);
const tileKind = z.enum(TILE_KINDS);
const goods = z.partialRecord(z.enum(GOODS), positive);
const tile = z.strictObject({
  kind: tileKind,
  cleared: z.boolean(),
  tokens: z.partialRecord(z.enum(TOKENS), positive),
  loose: goods,
});
const pileOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({
    top: z.array(item),
    middle: z.array(item),
    bottom: z.array(item),
    discards: z.array(item),
  });
const pileTile = z.enum([...TILE_KINDS, 'hazardBack', 'enemyBack']);

const survivor = z.strictObject({
  seat: count,
  card: z.enum(SURVIVOR_IDS),
  colour: z.enum(COLOURS),
  health: z.enum(HEALTH),
  cell: cell.nullable(),
  goods,
  jawTraps: count,
  acted: z.boolean(),
  losesNextTurn: z.boolean(),
});

const enemy = z.strictObject({
  id: positive,
  kind: z.enum(ENEMY_KINDS),
  cell,
  damage: count,
  stunned: z.boolean(),
  home: cell,
  steps: count,
  fresh: z.boolean(),
  feeding: z.boolean(),
});

const outcome = z.strictObject({
  result: z.enum(['win', 'loss']),
  reason: z.string(),
  rule: z.string().optional(),
}) as z.ZodType<Outcome>;

export const stateSchema = z.strictObject({
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  frames: z.array(z.looseObject({ procedure: z.string(), step: z.string() })),
  choices: count,
  options: optionsSchema,
  round: count,
  mission: z.enum(MISSION_IDS),
  missionDone: z.boolean(),
  minor: z.enum(MINOR_IDS).nullable(),
  minorDone: z.boolean(),
  progress: z.partialRecord(z.enum([...EVENT_IDS, ...COUNTERS]), positive),
  tiles: z.record(cell, tile),
  pile: pileOf(pileTile),
  hand: z.array(tileKind),
  out: z.array(tileKind),
  supply: z.partialRecord(pileTile, positive),
  stock: goods,
  survivors: z.array(survivor).min(3).max(6),
  cards: pileOf(z.enum(SURVIVOR_IDS)),
  enemies: z.array(enemy),
  enemiesSeen: count,
  turn: z
    .strictObject({
      survivor: count,
      ap: count,
      actions: count,
      over: z.boolean(),
      usedTwoWays: z.boolean(),
      usedKeenNose: z.boolean(),
    })
    .nullable(),
  enemyPhase: z.boolean(),
  used: z.strictObject({ look: z.boolean(), clear: z.boolean(), bury: z.boolean() }),
  stuck: z.array(count),
  first: count,
  outcome: outcome.nullable(),
}) as unknown as z.ZodType<BasecampState>;
