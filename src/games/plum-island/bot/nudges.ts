/** What the first step of an action that takes several decisions promises, and what leads nowhere by itself. */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import { crowdControlSteps, evacuationCapacity, footAllowance } from '../abilities/queries';
import type { AreaId } from '../data/map';
import { UNIT, type CraftId, type UnitId } from '../data/units';
import { waypoints } from '../procedures/movement';
import { areaOf, civiliansAt, isCompound, openNeighbours } from '../queries';
import type { PlumState } from '../state';
import { outlook, type Outlook } from './outlook';
import { biohazardCost, hazardOf } from './threat';
import { W } from './weights';
import { civilianWorth, POINTS, score } from './worth';

/** All options of one decision are seen from the same position. */
interface Seen {
  readonly view: Outlook;
  readonly worth: number;
  /** The best place in reach of a unit, by its allowance. */
  readonly gains: Map<string, number>;
}
const seen = new WeakMap<Decision, Seen>();

function seenFrom(state: PlumState, decision: Decision): Seen {
  const known = seen.get(decision) ?? { view: outlook(state), worth: score(state), gains: new Map() };
  seen.set(decision, known);
  return known;
}

/** How much better the position is with the unit at the best place that it can reach. */
function moveGain(state: PlumState, unit: UnitId, left: number, { gains, worth }: Seen): number {
  const key = `${unit}/${left}`;
  const known = gains.get(key);
  if (known !== undefined) return known;
  let best = 0;
  for (const { area } of waypoints(state, unit, left)) {
    const there = { ...state, units: { ...state.units, [unit]: { ...state.units[unit], at: area } } };
    best = Math.max(best, score(there) - worth);
  }
  gains.set(key, best);
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
    (id) => W.safe * POINTS[id] - civilianWorth(state, id, area, view),
  );
  return view.wanted > 0 ? topSum(gains, evacuationCapacity(state, craft)) : 0;
}

function topSum(gains: number[], count: number): number {
  return gains
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, gain) => sum + gain, 0);
}

/** What Dr. Corey's experiment is worth: two cubes fewer, the worst ones. */
function cubeGain(state: PlumState): number {
  const hazard = hazardOf(state);
  const bag = [...hazard.bag];
  let { yellow, red } = hazard;
  for (let taken = 0; taken < 2; taken++) {
    const worst = bag.includes('red') ? bag.indexOf('red') : bag.indexOf('yellow');
    if (worst < 0) break;
    if (bag[worst] === 'red') red++;
    else yellow++;
    bag.splice(worst, 1);
  }
  return biohazardCost(state) - biohazardCost(state, { ...hazard, bag, yellow, red });
}

/** Special Actions whose gain comes with the next decision. */
function specialGain(state: PlumState, ability: string): number {
  switch (ability) {
    case 'A-PIR3':
      return 0.9 * cubeGain(state);
    case 'A-NG1':
      return 12;
    case 'A-NW4':
      return 2;
    case 'A-PIR1':
      return -1;
    default:
      return 0;
  }
}

/** Less than a game lost: dealings put off what comes, and somebody who sees a loss coming would deal for ever. */
const NEVER = -1e10;

export function nudge(state: PlumState, decision: Decision, { facets }: Option): number {
  const from = seenFrom(state, decision);
  const unit = facets.unit as UnitId | undefined;
  switch (facets.verb) {
    case 'run':
      return unit === undefined ? 0 : moveGain(state, unit, footAllowance(state, unit, true), from) - 0.2;
    case 'move': {
      if (unit === undefined || isCompound(unit)) return -1;
      const left = facets.mode === 'vehicle' ? UNIT[unit].vehicle : UNIT[unit].foot;
      return W.move * moveGain(state, unit, left, from) - W.moveCost;
    }
    case 'crowdControl':
      return unit === undefined ? 0 : W.crowd * crowdGain(state, unit, from.view);
    case 'bus':
      return unit === undefined ? 0 : 2.2 * crowdGain(state, unit, from.view);
    case 'evacuate':
      return evacuateGain(state, facets.craft as CraftId, from.view);
    case 'special':
      return specialGain(state, String(facets.ability));
    case 'feed':
    case 'feedHoused':
    case 'feedAll':
      return 6;
    case 'search':
      return W.search;
    case 'handle':
    case 'leave':
      return -9;
    case 'trade':
    case 'handOver':
    case 'callOn':
      return NEVER;
    default:
      return 0;
  }
}
