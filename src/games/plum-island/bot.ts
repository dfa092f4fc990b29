/**
 * How good a position is, and what an action that takes several decisions is good for: the greedy bot and the hint button go
 * by this. It saves people first, holds what the Horrors would overrun, and keeps an eye on the cubes in the bag.
 */
import { reach } from '../../core/graph';
import type { Decision } from '../../core/game';
import type { Option } from '../../core/procedure';
import { canLand } from './actions/combat';
import { crowdControlSteps, evacuationCapacity } from './abilities/queries';
import { CIVILIAN, CIVILIAN_IDS, type CivilianId } from './data/civilians';
import { keyed } from './data/lookup';
import type { AreaId, SpaceId, Track } from './data/map';
import { MUTATION, MUTATION_IDS } from './data/mutations';
import { BIOHAZARD_LIMIT, CUBE_LEVELS, LAST_ROUND, OVERRUN_LIMIT, TERRAIN_DIVISORS } from './data/tables';
import { AREA, AREA_IDS, EXITS, NEIGHBOURS, ORDER, TRACK_OF, TRACK_SPACES } from './data/topology';
import { CRAFT_IDS, UNIT, UNIT_IDS, type CraftId, type UnitId } from './data/units';
import {
  areaOf,
  civiliansAt,
  damageAt,
  isArea,
  isCompound,
  isExhausted,
  isHeld,
  onMap,
  openNeighbours,
} from './queries';
import { waypoints } from './procedures/movement';
import type { PlumState } from './state';

/** Steps between Areas, Bridges whole. */
const STEPS = keyed(AREA_IDS, (from) => {
  const distance = reach<AreaId>([from], (area) => NEIGHBOURS[area]);
  return keyed(AREA_IDS, (to) => distance.get(to) ?? 99);
});

/** What is left of a refuge's worth that many steps away. */
const NEARNESS = Array.from({ length: 24 }, (_, steps) => 0.8 ** steps);

/** Areas that Horrors still have to go from a space to the end of its Track. */
const TO_THE_END: Readonly<Record<SpaceId, number>> = keyed(
  Object.keys(ORDER) as SpaceId[],
  (space) => TRACK_SPACES[TRACK_OF[space]].length - 1 - ORDER[space],
);

/** Mean Evacuation Points. */
const POINTS = keyed(CIVILIAN_IDS, (id) => {
  const { ep } = CIVILIAN[id];
  return typeof ep === 'number' ? ep : ep.reduce((sum, each) => sum + each, 0) / ep.length;
});

/** What counts how much. */
export const W = {
  bio: 200,
  bioLin: 1.5,
  future: 0.75,
  over: 110,
  pool: 70,
  poolAt: 45,
  tile: 3,
  tileNear: 3,
  end: 3,
  attacked: 7,
  hold: 2.2,
  lead: 1.2,
  ranged: 2,
  move: 0.6,
  moveCost: 2,
  crowd: 1,
  hurt: 1.6,
  supplies: 2,
  search: -1,
  clean: 2.5,
  exposed: 0.65,
};

/** What the people of an Area are worth, by the way to a craft: for each Evacuation Point. */
const SAFE = 10;
const ABOARD = 7.5;
const STRANDED = 2.5;

/** What everybody looks at, worked out once for a state. */
interface Outlook {
  /** Where a craft waits, and how good it is. */
  readonly refuges: readonly Refuge[];
  /** How near help is for an Area, from 0 (far) to 1 (a craft is ready here); filled in when asked. */
  readonly help: Partial<Record<AreaId, number>>;
  /** Hits that Horrors could bring to an Area soon. */
  readonly danger: Partial<Record<AreaId, number>>;
  readonly horrors: ReadonlySet<SpaceId>;
  /** Civilians outside Compounds, by Area. */
  readonly people: Partial<Record<AreaId, number>>;
  /** Evacuation Points still wanted. */
  readonly wanted: number;
}

interface Refuge {
  readonly area: AreaId;
  readonly worth: number;
}

function outlook(state: PlumState): Outlook {
  const horrors = new Set<SpaceId>();
  for (const { at } of state.stacks) horrors.add(at);
  for (const id of MUTATION_IDS) {
    const { at } = state.mutations[id];
    if (onMap(at)) horrors.add(at);
  }
  const people: Partial<Record<AreaId, number>> = {};
  for (const id of CIVILIAN_IDS) {
    const { at, housed } = state.civilians[id];
    if (housed === null && at in AREA) people[at as AreaId] = (people[at as AreaId] ?? 0) + 1;
  }
  return {
    refuges: refugesOf(state, horrors),
    help: {},
    danger: dangers(state),
    horrors,
    people,
    wanted: state.options.evacuationNeeded - state.evacuation,
  };
}

function refugesOf(state: PlumState, horrors: ReadonlySet<SpaceId>): Refuge[] {
  const found: Refuge[] = [];
  for (const craft of CRAFT_IDS) {
    const { at, disabled } = state.craft[craft];
    if (disabled || !(at in AREA) || !canLand(craft, at as AreaId)) continue;
    const area = at as AreaId;
    const blocked = horrors.has(area) || state.overrunAreas.includes(area);
    const worth = blocked ? 0.3 : Math.max(0.4, 1 - 0.2 * damageAt(state, area));
    found.push({ area, worth: worth * (0.8 + 0.07 * evacuationCapacity(state, craft)) });
  }
  return found;
}

function helpAt({ help, refuges }: Outlook, area: AreaId): number {
  const known = help[area];
  if (known !== undefined) return known;
  let best = 0;
  for (const place of refuges) best = Math.max(best, place.worth * (NEARNESS[STEPS[area][place.area]] ?? 0));
  help[area] = best;
  return best;
}

/** Where the Horrors could come in their next activations, and how hard they would hit. */
function dangers(state: PlumState): Partial<Record<AreaId, number>> {
  const danger: Partial<Record<AreaId, number>> = {};
  const spread = (from: SpaceId, steps: number, hits: (area: AreaId) => number) => {
    let space: SpaceId = from;
    for (let step = 0; step <= steps; step++) {
      if (isArea(space)) {
        danger[space] = (danger[space] ?? 0) + hits(space) * (step === 0 ? 1 : 0.7);
        if (step > 0 && isHeld(state, space)) return;
      }
      const next: SpaceId | undefined = EXITS[space][0]?.to;
      if (next === undefined) return;
      space = next;
    }
  };
  for (const { at, tiles } of state.stacks) {
    spread(at, tiles > 6 ? 2 : 3, (area) => Math.ceil(tiles / TERRAIN_DIVISORS[AREA[area].terrain]));
  }
  for (const id of MUTATION_IDS) {
    const { at } = state.mutations[id];
    if (onMap(at)) spread(at, MUTATION[id].move + 1, () => MUTATION[id].combat);
  }
  return danger;
}

function civilianWorth(state: PlumState, civilian: CivilianId, area: AreaId, view: Outlook): number {
  const points = POINTS[civilian];
  const wanted = view.wanted > 0;
  if (state.civilians[civilian].housed !== null) return points * (wanted ? 6 : 1);
  const worth = STRANDED + (ABOARD - STRANDED) * helpAt(view, area);
  const exposed = (view.danger[area] ?? 0) === 0 ? 1 : view.horrors.has(area) ? 0.35 : W.exposed;
  // Whoever is no longer needed for the points still feeds the Horrors when caught.
  return points * worth * exposed * (wanted ? 1 : 0.2);
}

/** What a unit is good for in an Area: people to lead, things to gather, ends to hold, Horrors to shoot or to avoid. */
function placeWorth(state: PlumState, unit: UnitId, area: AreaId, view: Outlook): number {
  const { admin, close, ranged, toughness } = UNIT[unit];
  const { forage, biohazard, search, overrun } = AREA[area];
  const risk = view.danger[area] ?? 0;
  const people = view.people[area] ?? 0;
  const damage = damageAt(state, area);
  let worth = 0;
  if (people > 0 && admin > 0 && view.wanted > 0)
    worth += W.lead * Math.min(admin, people) * (1 - 0.5 * helpAt(view, area));
  if (admin > 0 && risk === 0 && damage === 0 && !isExhausted(state, area)) {
    worth += 0.8 * forage + (search ? 0.3 : 0) + W.clean * biohazard * Math.min(3, state.biohazard / 3);
  }
  if (admin > 0 && area !== 'GSB') worth += 0.35 * admin * Math.min(2, damage);
  if (overrun > 0 && !state.overrunAreas.includes(area)) {
    worth += holdWorth(state, area) / (1 + othersAt(state, unit, area));
  }
  if (ranged > 0) worth += W.ranged * ranged * bestShot(state, unit, area, view);
  if (view.horrors.has(area)) worth += 0.4 * close;
  const left = toughness - state.units[unit].hits;
  const hurt = Math.max(0, risk - 0.4 * close);
  return worth - W.hurt * Math.min(hurt, left) - (hurt >= left ? 4 : 0);
}

/** How well somebody can shoot from an Area: Clear targets are easy, and neutral units shoot for nothing. */
function bestShot(state: PlumState, unit: UnitId, area: AreaId, { horrors }: Outlook): number {
  let best = 0;
  for (const near of [area, ...NEIGHBOURS[area]]) {
    if (horrors.has(near)) best = Math.max(best, AREA[near].terrain === 'clear' ? 0.9 : 0.5);
  }
  return UNIT[unit].faction === null ? 2 * best : best;
}

function othersAt(state: PlumState, unit: UnitId, area: AreaId): number {
  let others = 0;
  for (const id of UNIT_IDS) if (id !== unit && state.units[id].at === area) others++;
  return others;
}

/** The end of a Track is worth holding when something comes down it. */
function holdWorth(state: PlumState, area: AreaId): number {
  const track: Track = TRACK_OF[area];
  let threat = 0;
  for (const { at, tiles } of state.stacks) {
    if (TRACK_OF[at] === track) threat += Math.min(tiles, 4) / (2 + TO_THE_END[at]);
  }
  return AREA[area].overrun * Math.min(4, W.hold * threat);
}

/** Levels that the bag will still bring. */
function cubesToCome(state: PlumState): number {
  let levels = 0;
  for (const cube of state.cubeBag) levels += CUBE_LEVELS[cube];
  return (2 * levels * (LAST_ROUND - state.round + 1)) / state.cubeBag.length;
}

function horrorCost(state: PlumState): number {
  let cost = 0;
  for (const { at, tiles, stunned } of state.stacks) {
    const near = 1 / (1 + TO_THE_END[at]);
    cost += tiles * (W.tile + W.tileNear * near) * (stunned ? 0.8 : 1) + W.end * near * openEnd(state, at);
  }
  for (const id of MUTATION_IDS) {
    const { at, hits, stunned } = state.mutations[id];
    if (!onMap(at)) continue;
    const { toughness, combat } = MUTATION[id];
    cost += ((toughness - hits) * 0.6 + combat) * (stunned ? 0.8 : 1) * (1 + 2 / (1 + TO_THE_END[at]));
  }
  return cost;
}

/** Points that a Track's end would cost now: nobody holds it. */
function openEnd(state: PlumState, at: SpaceId): number {
  const spaces = TRACK_SPACES[TRACK_OF[at]];
  const end = spaces[spaces.length - 1];
  if (end === undefined || !isArea(end)) return 0;
  return isHeld(state, end) ? 0 : state.overrunAreas.includes(end) ? 1 : AREA[end].overrun;
}

function score(state: PlumState): number {
  const view = outlook(state);
  const level = (state.biohazard + W.future * cubesToCome(state)) / BIOHAZARD_LIMIT;
  let total = SAFE * state.evacuation;
  total -= W.bio * level * level + W.bioLin * state.biohazard;
  total -= W.over * (state.overrun / OVERRUN_LIMIT) ** 1.4;
  total -= horrorCost(state);
  // A short pool costs an Overrun Point with every spawn.
  total -= W.pool * (Math.max(0, W.poolAt - state.pool) / W.poolAt) ** 2;
  for (const { supplies } of state.seats) total += W.supplies * Math.sqrt(Math.min(supplies, 10));
  for (const unit of UNIT_IDS) {
    const { at, hits, molotov, pistols } = state.units[unit];
    if (!(at in AREA)) continue;
    total +=
      9 -
      (7 * hits) / UNIT[unit].toughness +
      placeWorth(state, unit, at as AreaId, view) +
      molotov +
      0.7 * pistols;
  }
  for (const civilian of CIVILIAN_IDS) {
    const { at } = state.civilians[civilian];
    if (at in AREA) total += civilianWorth(state, civilian, at as AreaId, view);
  }
  // Every attack brings a cube, and a tile for whoever falls.
  for (const area of AREA_IDS) {
    const risk = view.danger[area];
    if (risk !== undefined && isHeld(state, area)) total -= W.attacked * (view.horrors.has(area) ? 1 : 0.6);
  }
  total -= 0.6 * state.exhausted.length + (state.powerOut ? 2 + 1.5 * damageAt(state, '3H') : 0);
  for (const craft of CRAFT_IDS) if (state.craft[craft].disabled) total -= 5;
  return total;
}

/* Actions that take several decisions */

function moveGain(state: PlumState, unit: UnitId, left: number, view: Outlook): number {
  const here = placeWorth(state, unit, areaOf(state, unit), view);
  let best = 0;
  for (const { area } of waypoints(state, unit, left))
    best = Math.max(best, placeWorth(state, unit, area, view) - here);
  return best;
}

function crowdGain(state: PlumState, unit: UnitId, view: Outlook): number {
  const area = areaOf(state, unit);
  const reachable = openNeighbours(state, area);
  const steps = crowdControlSteps(unit);
  const gains = civiliansAt(state, area).map((civilian) => {
    const here = civilianWorth(state, civilian, area, view);
    return Math.max(0, ...reachable.map((to) => steps * (civilianWorth(state, civilian, to, view) - here)));
  });
  return topSum(gains, UNIT[unit].admin);
}

function evacuateGain(state: PlumState, craft: CraftId, view: Outlook): number {
  const area = state.craft[craft].at as AreaId;
  const gains = civiliansAt(state, area).map(
    (id) => SAFE * POINTS[id] - civilianWorth(state, id, area, view),
  );
  return view.wanted > 0 ? topSum(gains, evacuationCapacity(state, craft)) : 0;
}

function topSum(gains: number[], count: number): number {
  return gains
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, gain) => sum + gain, 0);
}

/** All options of one decision are seen from the same position. */
const seen = new WeakMap<Decision, Outlook>();

function outlookOf(state: PlumState, decision: Decision): Outlook {
  const known = seen.get(decision) ?? outlook(state);
  seen.set(decision, known);
  return known;
}

/** Special Actions whose gain comes with the next decision. */
const SPECIALS: Readonly<Record<string, number>> = { 'A-PIR3': 8, 'A-NG1': 10, 'A-NW4': 2, 'A-PIR1': -1 };

/** Nudges: what a first step promises, and what leads nowhere by itself. */
function hint(state: PlumState, decision: Decision, { facets }: Option): number {
  const view = outlookOf(state, decision);
  const unit = facets.unit as UnitId | undefined;
  switch (facets.verb) {
    case 'run':
      return unit === undefined ? 0 : moveGain(state, unit, UNIT[unit].foot, view) - 0.2;
    case 'move': {
      if (unit === undefined || isCompound(unit)) return -1;
      const drives = facets.mode === 'vehicle';
      return W.move * moveGain(state, unit, drives ? UNIT[unit].vehicle : UNIT[unit].foot, view) - W.moveCost;
    }
    case 'crowdControl':
      return unit === undefined ? 0 : W.crowd * crowdGain(state, unit, view);
    case 'bus':
      return unit === undefined ? 0 : 2.2 * crowdGain(state, unit, view);
    case 'evacuate':
      return evacuateGain(state, facets.craft as CraftId, view);
    case 'special':
      return SPECIALS[String(facets.ability)] ?? 0;
    case 'feed':
    case 'feedHoused':
    case 'feedAll':
      return 4;
    case 'search':
      return W.search;
    case 'trade':
    case 'handle':
    case 'leave':
    case 'handOver':
    case 'callOn':
      return -9;
    default:
      return 0;
  }
}

export const bot = { score, hint };
