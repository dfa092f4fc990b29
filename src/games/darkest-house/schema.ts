/** What a saved game and a set of options must look like. */
import { z } from 'zod';

import { CHIPS, COLOURS } from './data/chips';
import { AREAS, CREATURE_IDS, CREATURES, NEMESIS_IDS } from './data/enemies';
import { SEARCH_DECK, STARTING_CARDS } from './data/equipment';
import { SKILL_IDS, SURVIVOR_IDS } from './data/survivors';
import { PRESET_IDS } from './data/tiles';
import { SECURITY_BOARD, type Mode } from './data/tracks';
import { CELLS, SIDES } from './geometry';
import { FUNCTIONS, type DarkestOptions, type DarkestState } from './state';

const MODES = Object.keys(SECURITY_BOARD) as [Mode, ...Mode[]];

export const optionsSchema: z.ZodType<DarkestOptions> = z
  .strictObject({
    players: z.int().min(1).max(5),
    survivors: z.array(z.enum(SURVIVOR_IDS)).min(1).max(5),
    mode: z.enum(MODES),
    house: z.enum([...PRESET_IDS, 'random', 'build']),
    opening: z.enum(['night', 'showdown']),
    veterans: z.boolean(),
    advanced: z.boolean(),
    chips: z.enum(['advised', 'moreThree', 'moreTwo', 'choose']),
    gentleCode: z.boolean(),
    spawnTokens: z.enum(['all', 'noSmall', 'noLarge']),
    otherBoards: z.boolean(),
    bareCorners: z.boolean(),
    graceRound: z.boolean(),
    rerollSix: z.boolean(),
    knockbackFireKillsCreature: z.boolean(),
  })
  .refine(({ survivors }) => new Set(survivors).size === survivors.length, {
    message: 'A survivor is picked twice.',
    path: ['survivors'],
  })
  .refine(({ survivors, players }) => survivors.length >= players, {
    message: 'Everybody at the table needs a survivor.',
    path: ['survivors'],
  });

const ROOMS = [...CELLS, ...CELLS.map((cell) => `${cell}b`)];
const cell = z.enum(CELLS as [string, ...string[]]);
const room = z.enum(ROOMS as [string, ...string[]]);
const lock = z.enum(CELLS.flatMap((at) => [...SIDES, 'i'].map((side) => at + side)) as [string, ...string[]]);
const card = z.enum([...STARTING_CARDS, ...SEARCH_DECK] as [string, ...string[]]);
const chip = z.enum(CHIPS.map(({ id }) => id) as [string, ...string[]]);
const location = z.enum(
  Object.values(CREATURES).flatMap(({ locations }) => locations.map(({ id }) => id)) as [string, ...string[]],
);
const colour = z.enum(COLOURS);
const skill = z.enum(SKILL_IDS);
const side = z.enum(['left', 'right']);
const number = z.int().nonnegative();
const positive = z.int().positive();
const place = z.int().min(0).max(4);

const survivor = z.strictObject({
  id: z.enum(SURVIVOR_IDS),
  status: z.enum(['in', 'waiting', 'out']),
  room: room.nullable(),
  wounds: number,
  xp: number,
  skills: z.array(skill),
  curse: z.int().min(0).max(4),
  ap: number,
  entrapped: z.boolean(),
  attempted: z.boolean(),
  left: z.array(card),
  right: z.array(card),
  virus: z.array(side).max(2),
  chips: z.array(chip),
  used: z.array(skill),
  hand: number,
});

const body = z.strictObject({ kind: z.enum(['horde', 'token']), room, count: number });

export const stateSchema = z.strictObject({
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  frames: z.array(z.looseObject({ procedure: z.string(), step: z.string() })),
  choices: number,
  options: optionsSchema,
  house: z.string().regex(/^((-|[A-Z]+\d*@(0|90|180|270))( |$)){20}$/),
  stage: z.enum(['setup', 'house', 'showdown']),
  round: number,
  event: z.int().min(0).max(2),
  darkness: z.int().min(0).max(9),
  darknessDue: number,
  lastCall: number.nullable(),
  survivors: z.array(survivor).min(1).max(5),
  groups: z.array(z.array(place)),
  acting: place.nullable(),
  locks: z.partialRecord(
    lock,
    z.strictObject({ icons: z.union([z.literal(2), z.literal(3)]), chip: chip.nullable() }),
  ),
  chips: z.strictObject({ code: z.array(chip), supply: z.array(chip), lost: z.array(chip) }),
  cameras: z.partialRecord(cell, z.int().min(0).max(3)),
  security: z.strictObject({
    tokens: z.array(colour),
    pool: z.array(colour),
    entered: z.array(chip),
    bypassed: z.boolean(),
    open: z.boolean(),
  }),
  deck: z.array(card),
  discarded: z.array(card),
  aside: z.array(card),
  ammo: z.partialRecord(card, number),
  searched: z.array(room),
  functions: z.array(z.enum(FUNCTIONS)),
  hordes: z.partialRecord(room, positive),
  tokens: z.partialRecord(room, positive),
  spawn: z.array(z.int().min(1).max(6)),
  fire: z.strictObject({
    token: cell.nullable(),
    burns: z.partialRecord(cell, z.int().min(1).max(2)),
    destroyed: z.array(cell),
  }),
  creature: z
    .strictObject({ id: z.enum(CREATURE_IDS), room, hits: z.partialRecord(location, positive) })
    .nullable(),
  creatures: z.array(z.enum(CREATURE_IDS)),
  nemesis: z
    .strictObject({
      id: z.enum(NEMESIS_IDS),
      room,
      cubes: z.record(z.enum(AREAS), number),
      reached: cell.nullable(),
    })
    .nullable(),
  reaction: z
    .strictObject({
      zone: z.array(cell),
      pending: z.array(body),
      attackers: z.array(room),
      mover: body.nullable(),
      creatureDone: z.boolean(),
    })
    .nullable(),
  boxes: z.strictObject({ left: z.array(number), middle: z.array(number) }),
  cure: place.nullable(),
  spentSkills: z.array(skill),
  outcome: z
    .strictObject({ result: z.enum(['win', 'loss']), reason: z.string(), rule: z.string().optional() })
    .nullable(),
}) as unknown as z.ZodType<DarkestState>;
