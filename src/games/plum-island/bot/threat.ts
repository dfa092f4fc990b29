/** What the Horrors will cost if nobody does anything more: Areas overrun, a pool that runs short, cubes in the bag. */
import { TRACKS, type AreaId, type SpaceId, type Track } from '../data/map';
import { FATE_CARDS } from '../data/fateCards';
import { MUTATION, MUTATION_IDS } from '../data/mutations';
import {
  BIOHAZARD_LIMIT,
  CUBE_LEVELS,
  FATE_TOKENS,
  GREAT_SOUTH_BAY_BRIDGE,
  LAST_ROUND,
  OVERRUN_LIMIT,
  REANIMATED_TILES,
  STACK_MOVES,
  TERRAIN_DIVISORS,
  type Cube,
} from '../data/tables';
import { AREA, EXITS, TRACK_OF, TRACK_SPACES } from '../data/topology';
import { UNIT } from '../data/units';
import { damageAt, isArea, isNight, onMap } from '../queries';
import type { PlumState } from '../state';
import { isHeldIn, type Outlook } from './outlook';
import { W } from './weights';

/** How often a Fate token activates a Track, and how many tiles it brings at three a spawn. */
const ACTIVATIONS = meanOf(({ activate }) => (activate === 'surge' ? 2 : activate.length)) / TRACKS.length;
const SPAWNED = meanOf(({ spawn }) =>
  spawn === 'chaos' ? 6 : spawn === 'reanimated' ? 1.5 * REANIMATED_TILES : 3 * spawn.length,
);

function meanOf(of: (card: (typeof FATE_CARDS)[number]) => number): number {
  return FATE_CARDS.reduce((sum, card) => sum + of(card), 0) / FATE_CARDS.length;
}

const MOST_TOKENS = FATE_TOKENS * LAST_ROUND;
const MOST_ACTIVATIONS = 14;

/** The chance of at least so many activations of a Track within so many Fate tokens. */
const CHANCE = Array.from({ length: MOST_TOKENS + 1 }, (_, tokens) => {
  const mean = tokens * ACTIVATIONS;
  let exactly = Math.exp(-mean);
  let tail = 1;
  return Array.from({ length: MOST_ACTIVATIONS + 1 }, (__, count) => {
    const atLeast = tail;
    tail -= exactly;
    exactly *= mean / (count + 1);
    return Math.max(0, atLeast);
  });
});

/** Fate tokens that are still to be drawn in this game. */
function tokensToCome(state: PlumState): number {
  let now = 0;
  for (const token of state.bag) if (token === 'fate') now++;
  return now + FATE_TOKENS * Math.max(0, LAST_ROUND - state.round);
}

/** Whole activations only: between two of them the chance is weighed. */
function chanceOf(tokens: number, activations: number): number {
  const row = CHANCE[Math.min(tokens, MOST_TOKENS)] ?? [];
  const whole = Math.floor(activations);
  const rest = activations - whole;
  return (row[whole] ?? 0) * (1 - rest) + (row[whole + 1] ?? 0) * rest;
}

/** What so many Overrun Points cost. */
function overrunCost(points: number): number {
  return W.over * (points / OVERRUN_LIMIT) ** W.overBend + (points >= OVERRUN_LIMIT ? W.over : 0);
}

function moreOverrun(state: PlumState, points: number): number {
  return overrunCost(state.overrun + points) - overrunCost(state.overrun);
}

/** How likely Horrors get past whoever holds an Area: a good fighter in a good place wears them down. */
function breach(state: PlumState, view: Outlook, area: AreaId, endurance: number, combat: number): number {
  let strength = 0;
  const potential = combat || Math.ceil(endurance / TERRAIN_DIVISORS[AREA[area].terrain]);
  for (const unit of view.units[area] ?? []) {
    const { close, toughness } = UNIT[unit];
    const suffered = Math.max(0.2, potential - 0.4 * close);
    strength += ((toughness - state.units[unit].hits) * (0.5 * close + 0.1)) / (suffered * endurance);
  }
  return strength === 0 ? 0.9 : Math.max(0.05, 1 / (1 + 1.5 * strength));
}

interface Marcher {
  readonly at: SpaceId;
  readonly speed: number;
  /** Tiles, or Hits that a Mutation still takes. */
  readonly endurance: number;
  /** Hits of a Mutation in combat; 0 for a Stack, whose tiles decide. */
  readonly combat: number;
  readonly stunned: boolean;
}

/** The chance that Horrors stand alone at the end of their Track before the game ends, counted less the longer it takes. */
function arrival(state: PlumState, view: Outlook, tokens: number, marcher: Marcher): number {
  let activations = marcher.stunned ? 1 : 0;
  let odds = 1;
  let space = marcher.at;
  for (;;) {
    if (isArea(space) && isHeldIn(view, space)) {
      odds *= breach(state, view, space, marcher.endurance, marcher.combat);
      activations += 1;
    }
    const exit = EXITS[space][0];
    if (exit === undefined) break;
    if (exit.bridge !== null && state.bridgeDamage[exit.bridge] > 0) {
      activations += 0.5;
      odds *= Math.max(0.1, 1 - state.bridgeDamage[exit.bridge] / marcher.endurance);
    }
    activations += 1 / marcher.speed;
    space = exit.to;
  }
  activations = Math.max(1, activations);
  return odds * chanceOf(tokens, activations) * W.haste ** (activations - 1);
}

const STACK_SPEED = Array.from(
  { length: 71 },
  (_, tiles) => STACK_MOVES.find(({ upTo }) => tiles <= upTo)?.areas ?? 1,
);

/** Overrun Points that the Horrors on the map threaten with, and what they have brought. */
export function overrunThreat(state: PlumState, view: Outlook): number {
  const tokens = tokensToCome(state);
  const hurry = isNight(state) ? 1 : 0.33;
  const alone: Partial<Record<Track, number>> = {};
  const arrivals: Partial<Record<Track, number>> = {};
  const march = (marcher: Marcher) => {
    const track = TRACK_OF[marcher.at];
    const odds = arrival(state, view, tokens, marcher);
    alone[track] = (alone[track] ?? 1) * (1 - odds);
    arrivals[track] = (arrivals[track] ?? 0) + odds;
  };
  for (const { at, tiles, stunned } of state.stacks)
    march({ at, speed: (STACK_SPEED[tiles] ?? 1) + hurry, endurance: tiles, combat: 0, stunned });
  for (const id of MUTATION_IDS) {
    const { at, hits, stunned } = state.mutations[id];
    if (!onMap(at)) continue;
    const { move, toughness, combat } = MUTATION[id];
    march({ at, speed: move + hurry, endurance: toughness - hits, combat, stunned });
  }
  let cost = overrunCost(state.overrun);
  for (const track of TRACKS) {
    const some = arrivals[track];
    if (some === undefined) continue;
    const once = 1 - (alone[track] ?? 1);
    cost += once * moreOverrun(state, endPoints(state, track)) + (some - once) * moreOverrun(state, 1);
  }
  return cost;
}

/** What the end of a Track costs when Horrors stand in it alone; Track 6 may also lead to the Great South Bay Bridge. */
function endPoints(state: PlumState, track: Track): number {
  const spaces = TRACK_SPACES[track];
  const last = spaces[spaces.length - 1];
  if (last !== GREAT_SOUTH_BAY_BRIDGE) return pointsOf(state, last as AreaId);
  const main = pointsOf(state, spaces[spaces.length - 2] as AreaId);
  // Damage there has to be forced first.
  const forced = damageAt(state, last) > 0 ? 0.4 : 1;
  return (2 * main + Math.max(main, forced * pointsOf(state, last))) / 3;
}

function pointsOf(state: PlumState, area: AreaId): number {
  return state.overrunAreas.includes(area) ? 1 : AREA[area].overrun;
}

/** A spawn that the pool cannot fill costs an Overrun Point: what the tiles on the map will cost so. */
export function shortPool(state: PlumState): number {
  const missing = tokensToCome(state) * (SPAWNED - W.killed) - state.pool;
  return W.short * 8 * Math.log1p(Math.exp(missing / 8));
}

/** What the tiles and Mutations on the map cost besides. */
export function horrorCost(state: PlumState): number {
  let cost = 0;
  for (const { tiles, stunned } of state.stacks) cost += W.tile * tiles * (stunned ? 0.9 : 1);
  for (const id of MUTATION_IDS) {
    const { at, hits, stunned } = state.mutations[id];
    if (!onMap(at)) continue;
    const { toughness, combat } = MUTATION[id];
    cost += W.mutation * ((toughness - hits) * 0.6 + combat) * (stunned ? 0.9 : 1);
  }
  return cost;
}

/** The bag, what the pools still hold for it, and the Biohazard Level. */
interface Hazard {
  readonly bag: readonly Cube[];
  readonly yellow: number;
  readonly red: number;
  readonly level: number;
}

/** What the Biohazard Level will cost by the end: as it stands, with what the bag and the combats to come are likely to add. */
export function biohazardCost(state: PlumState, hazard: Hazard = hazardOf(state)): number {
  let levels = 0;
  for (const cube of hazard.bag) levels += CUBE_LEVELS[cube];
  let cubes = hazard.bag.length;
  let { yellow, red, level } = hazard;
  for (let round = state.round; round <= LAST_ROUND; round++) {
    level += (2 * levels) / cubes;
    const yellows = Math.min(yellow, W.cubesARound);
    const reds = Math.min(red, W.cubesARound - yellows);
    yellow -= yellows;
    red -= reds;
    cubes += yellows + reds;
    levels += yellows * CUBE_LEVELS.yellow + reds * CUBE_LEVELS.red;
    level += W.cubesARound - yellows - reds;
  }
  return W.bio * (level / BIOHAZARD_LIMIT) ** W.bioBend;
}

export function hazardOf({ cubeBag, cubePool, biohazard }: PlumState): Hazard {
  return { bag: cubeBag, yellow: cubePool.yellow, red: cubePool.red, level: biohazard };
}

/** What one cube more costs: in the bag, or on the track when no cube is left. */
export function cubeCost(state: PlumState): number {
  const { bag, yellow, red, level } = hazardOf(state);
  const more =
    yellow > 0
      ? { bag: [...bag, 'yellow' as const], yellow: yellow - 1, red, level }
      : red > 0
        ? { bag: [...bag, 'red' as const], yellow, red: red - 1, level }
        : { bag, yellow, red, level: level + 1 };
  return biohazardCost(state, more) - biohazardCost(state);
}
