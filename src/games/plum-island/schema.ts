/** The shape of options and states, strict: what does not fit is refused with the field named. */
import { z } from 'zod';

import { EVENT_IDS, FATE_IDS, SEARCH_IDS } from './data/cards';
import { CIVILIAN_IDS } from './data/civilians';
import { BRIDGES } from './data/map';
import { MUTATION_IDS } from './data/mutations';
import { EP_NEEDED, LAST_ROUND, MARKER_KINDS, SPAWN_SIZES, START_SUPPLIES } from './data/tables';
import { AREA_IDS, SPACE_IDS } from './data/topology';
import { COMPOUND_OF, CRAFT_IDS, FACTION_IDS, UNIT_IDS } from './data/units';
import type { PlumOptions, PlumState } from './state';

const count = z.int().nonnegative();
const faction = z.enum(FACTION_IDS);
const area = z.enum(AREA_IDS);
const space = z.enum(SPACE_IDS);
const OFF_MAP = ['box', 'reserve', 'out'] as const;

const players = z.int().min(1).max(4);

const optionsShape = z.strictObject({
  players,
  factionCount: z.int().min(2).max(4),
  factions: z.array(faction).max(4),
  startSupplies: z.int().min(0).max(20),
  spawnTiles: z.int().min(1).max(6),
  evacuationNeeded: z.int().min(1).max(60),
  npcRangedCostsSupplies: z.boolean(),
});

export const optionsSchema: z.ZodType<PlumOptions> = optionsShape
  .refine(({ factions }) => new Set(factions).size === factions.length, {
    path: ['factions'],
    error: 'A Faction can be held by one player only.',
  })
  .refine(({ factions, factionCount }) => factions.length <= factionCount, {
    path: ['factions'],
    error: 'More Factions are chosen than play.',
  })
  .refine((options) => options.players === 1 || options.factionCount === options.players, {
    path: ['factionCount'],
    error: 'Two or more people have one Faction each.',
  });

/** As the rulebook says. */
export function defaults(people: number): PlumOptions {
  return {
    players: people,
    factionCount: Math.max(2, people),
    factions: [],
    startSupplies: START_SUPPLIES,
    spawnTiles: SPAWN_SIZES[0].tiles,
    evacuationNeeded: EP_NEEDED,
    npcRangedCostsSupplies: false,
  };
}

const uses = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const marker = z.enum(MARKER_KINDS);
const compound = z.enum(Object.values(COMPOUND_OF));
const fateCard = z.enum(FATE_IDS);
const eventCard = z.enum(EVENT_IDS);
const searchCard = z.enum(SEARCH_IDS);
const token = z.enum([...FACTION_IDS, 'fate', 'doom', 'wild']);
const cube = z.enum(['green', 'yellow', 'red']);

function pileOf<T extends z.ZodType>(card: T) {
  return z.strictObject({
    top: z.array(card),
    middle: z.array(card),
    bottom: z.array(card),
    discards: z.array(card),
  });
}

const turn = z.strictObject({
  seat: count,
  part: z.enum(['adrenaline', 'actions', 'follow']),
  actions: count,
  adrenaline: z.array(z.enum(UNIT_IDS)),
  used: z.array(z.string()),
  deals: z.array(z.string()),
  follower: count.nullable(),
});

export const stateSchema = z.strictObject({
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  frames: z.array(z.looseObject({ procedure: z.string(), step: z.string() })),
  choices: count,
  options: optionsSchema,
  phase: z.enum(['setup', 'hunger', 'activity', 'end']),
  round: z.int().min(1).max(LAST_ROUND),
  biohazard: count,
  overrun: count,
  evacuation: count,
  powerOut: z.boolean(),
  seats: z
    .array(z.strictObject({ faction, supplies: count, evacuated: z.array(z.enum(CIVILIAN_IDS)) }))
    .min(2)
    .max(4),
  turn: turn.nullable(),
  units: z.record(
    z.enum(UNIT_IDS),
    z.strictObject({ at: z.enum([...AREA_IDS, ...OFF_MAP]), hits: count, molotov: uses, pistols: uses }),
  ),
  craft: z.record(
    z.enum(CRAFT_IDS),
    z.strictObject({ at: z.enum([...AREA_IDS, ...OFF_MAP]), disabled: z.boolean() }),
  ),
  civilians: z.record(
    z.enum(CIVILIAN_IDS),
    z.strictObject({
      at: z.enum([...AREA_IDS, 'bag', 'aside', 'box', 'evacuated', 'out']),
      housed: compound.nullable(),
      molotov: uses,
      pistols: uses,
    }),
  ),
  mutations: z.record(
    z.enum(MUTATION_IDS),
    z.strictObject({ at: z.enum([...SPACE_IDS, ...OFF_MAP]), hits: count, stunned: z.boolean() }),
  ),
  stacks: z.array(
    z.strictObject({
      id: z.templateLiteral(['stack-', z.number()]),
      at: space,
      tiles: z.int().positive(),
      stunned: z.boolean(),
    }),
  ),
  stackSerial: count,
  pool: count,
  lostTiles: count,
  areaDamage: z.partialRecord(area, z.int().positive()),
  bridgeDamage: z.strictObject(Object.fromEntries(BRIDGES.map((bridge) => [bridge, count]))),
  exhausted: z.array(area),
  overrunAreas: z.array(area),
  looseSupplies: z.partialRecord(area, z.int().positive()),
  looseMarkers: z.array(
    z.strictObject({ kind: marker, uses: z.union([z.literal(1), z.literal(2)]), at: area }),
  ),
  markerPool: z.record(marker, count),
  bag: z.array(token),
  drawn: z.array(token),
  cubeBag: z.array(cube),
  cubePool: z.strictObject({ yellow: count, red: count }),
  fate: pileOf(fateCard),
  event: pileOf(eventCard),
  search: pileOf(searchCard),
  onTable: z.strictObject({
    fate: z.array(fateCard),
    event: z.array(eventCard),
    search: z.array(searchCard),
  }),
  fateAside: z.array(fateCard),
  radioSilence: z.boolean(),
  darkIdeas: z.boolean(),
  forecastUsed: z.boolean(),
  fighting: z.boolean(),
  outcome: z
    .strictObject({ result: z.enum(['win', 'loss']), reason: z.string(), rule: z.string().optional() })
    .nullable(),
}) as unknown as z.ZodType<PlumState>;
