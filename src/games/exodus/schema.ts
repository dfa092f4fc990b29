/** The shape of a state, strict: what does not fit is refused with the field named. */
import { z } from 'zod';

import { DIRECTOR_DECK } from './data/directorCards';
import { EQUIPMENT_DECK } from './data/equipment';
import { HERO_IDS } from './data/heroes';
import { INFECTED_KINDS } from './data/infected';
import { ITEM_KINDS } from './data/mission';
import { isMission } from './data/missions';
import { PERK_IDS } from './data/perks';
import { SEARCH_IDS } from './data/searchCards';
import { DEATH, SAVE_SPACES } from './data/tables';
import { optionsSchema } from './options';
import type { ExodusState } from './state';

const count = z.int().nonnegative();
const square = z.int().nonnegative();
const gear = z.enum(EQUIPMENT_DECK as readonly [string, ...string[]]);
const searchCard = z.enum(SEARCH_IDS);
const perk = z.enum(PERK_IDS);
const heroId = z.enum(HERO_IDS);
const directorCard = z.enum(DIRECTOR_DECK as readonly [string, ...string[]]);
const dial = z.int().min(0).max(DEATH);
const pile = z.strictObject({
  down: z.array(searchCard),
  up: z.array(searchCard),
  discards: z.array(searchCard),
});

const hero = z.strictObject({
  id: heroId,
  status: z.enum(['in', 'left', 'turned', 'gone']),
  square: square.nullable(),
  prone: z.boolean(),
  aboard: z.boolean(),
  dial,
  ap: count,
  acted: z.boolean(),
  alert: z.boolean(),
  gear: z.array(z.strictObject({ card: gear, rounds: count, used: z.boolean(), jammed: z.boolean() })),
  active: z.array(gear).max(2),
  cards: z.array(searchCard),
  perks: z.array(perk),
  xp: count,
  uses: z.partialRecord(perk, count),
  power: perk.nullable(),
  spent: z.array(perk),
  aim: z.strictObject({ target: z.string(), weapon: gear }).nullable(),
  item: z.string().nullable(),
  grapple: z.array(count),
  decoy: square.nullable(),
});

const infected = z.strictObject({
  id: z.int().positive(),
  kind: z.enum(INFECTED_KINDS),
  square: square.nullable(),
  facing: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  prone: z.boolean(),
  damage: count,
  flame: z.boolean(),
  dived: z.boolean(),
  control: z.boolean(),
  acted: z.boolean(),
  fresh: z.boolean(),
  hero: heroId.nullable(),
});

const ticket = z.strictObject({
  completed: count,
  heroes: z.array(
    z.strictObject({
      id: heroId,
      dial,
      gear: z.array(z.strictObject({ card: gear, rounds: count })),
      cards: z.array(searchCard),
      perks: z.array(perk),
      xp: count,
    }),
  ),
  search: pile,
  equipment: z.array(gear),
});

export const stateSchema = z.strictObject({
  random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  frames: z.array(z.looseObject({ procedure: z.string(), step: z.string() })),
  choices: count,
  options: optionsSchema,
  mission: z.string().refine(isMission, 'There is no such mission.'),
  phase: z.enum(['setup', 'heroes', 'infected', 'spawn', 'end', 'between']),
  turn: z.int().positive(),
  heroes: z.array(hero).min(1).max(4),
  acting: count.nullable(),
  infected: z.array(infected),
  serial: count,
  doors: z.array(z.boolean()),
  wedged: z.array(count),
  rooms: z.array(z.string()),
  crates: z.array(square),
  searches: z.array(square),
  items: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(ITEM_KINDS),
      where: z.enum(['board', 'carried', 'used', 'lost']),
      square: square.nullable(),
    }),
  ),
  smoke: z.array(square),
  rib: square.nullable(),
  drives: count,
  search: pile,
  equipment: z.array(gear),
  progress: z.strictObject({
    delivered: z.array(z.string()),
    exitOpen: z.boolean(),
    since: count.nullable(),
    extraSpawns: count,
    calls: count,
    lamp: count.nullable(),
  }),
  campaign: z
    .strictObject({
      completed: count,
      saves: z.array(ticket).max(SAVE_SPACES),
      pause: ticket.nullable(),
      pauses: count,
      defeats: count,
    })
    .nullable(),
  director: z
    .strictObject({
      hand: z.array(directorCard),
      discards: z.array(directorCard),
      played: z.boolean(),
    })
    .nullable(),
  effects: z.strictObject({
    hurried: count.nullable(),
    keenNoses: z.boolean(),
    coldHands: count.nullable(),
    lightsOut: z.boolean(),
    ringingEars: z.boolean(),
    fever: count.nullable(),
    sideGate: z.boolean(),
  }),
  result: z.enum(['won', 'lost']).nullable(),
  outcome: z
    .strictObject({ result: z.enum(['win', 'loss']), reason: z.string(), rule: z.string().optional() })
    .nullable(),
}) as unknown as z.ZodType<ExodusState>;
