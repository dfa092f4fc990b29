/** What there is to do on the board, and how much each survivor is drawn to it. */
import { eventCost, openEvents } from '../actions/events';
import { printed } from '../actions/gather';
import { servesAsBase } from '../actions/trade';
import { GOODS, RESOURCE_SET, type Good, type Goods } from '../data/goods';
import { BEACON_SPACING, EVENTS, NEEDED, type EventId } from '../data/objectives';
import { TILES } from '../data/tiles';
import { BASE } from '../geometry';
import {
  guarded,
  held,
  isHazard,
  killable,
  standing,
  survivorOf,
  times,
  type BasecampState,
  type Counter,
  type Survivor,
} from '../state';
import { FAR, frontier, stepsFrom, stepsToReach, type Survey } from './survey';
import { W } from './weights';
import { carriedBy, larderWorth, pileWorth } from './worth';

export interface Job {
  readonly tile: number;
  /** On the tile itself, not just in reach of it. */
  readonly on: boolean;
  readonly worth: number;
  /** What the survivor must carry; the worth grows with what it has of it. */
  readonly cost?: Goods;
  /** Everybody is wanted there. */
  readonly all?: true;
  /** Only for these survivors. */
  readonly who?: readonly number[];
}

/** What is left of a worth that many steps away. */
const FADING = Array.from({ length: FAR + 1 }, (_, steps) => (steps >= FAR ? 0 : W.step ** steps));

/** Progress that one more event or cleared tile of an objective makes. */
export const SHARES: Readonly<Partial<Record<Counter, number>>> = {
  lightBeacon: W.mission / NEEDED.beacons,
  valveRoom: W.mission / (NEEDED.valves + 1),
  openTheMain: W.mission / (NEEDED.valves + 1),
  eggCache: W.mission / 4,
  broodHall: W.mission / 2,
  fitFuse: W.mission / 4,
  sickWard: W.mission / (NEEDED.wards + 1),
  shareTheCure: W.mission / (NEEDED.wards + 1),
  turnKey: W.mission / NEEDED.keys,
  extendPerimeter: W.minor / NEEDED.fences,
  raiseFrame: W.minor / NEEDED.frames,
  stockShelves: W.minor / NEEDED.shelves,
  setUpPost: W.minor,
  stowSupplies: W.minor,
  markRoute: W.minor / NEEDED.markers,
  kills: W.minor / NEEDED.kills,
  salvage: W.minor / NEEDED.salvage,
};

function shareOf(counter: Counter): number {
  return SHARES[counter] ?? 0;
}

export function jobsOf(state: BasecampState, survey: Survey, needs: Goods, searching: boolean): Job[] {
  return [
    ...frontierJobs(state, survey, searching),
    ...gatherJobs(state, survey, needs),
    ...clearJobs(state, survey),
    ...eventJobs(state, survey),
    ...careJobs(state, survey),
    ...deliveryJobs(state, survey, needs),
    ...huntingJobs(state, survey),
  ];
}

function frontierJobs(state: BasecampState, survey: Survey, searching: boolean): Job[] {
  const worth = searching ? W.search : W.wander;
  return frontier(state, survey).map(({ tile }) => ({ tile, on: true, worth }));
}

/** What a tile gives, as the goods of the team stand. */
export function gainOf(state: BasecampState, needs: Goods, good: Good, amount: number): number {
  if (good === 'food') {
    const food = held(state.stock, 'food') + carriedBy(state, 'food');
    return W.carriedFood * (larderWorth(state, food + amount) - larderWorth(state, food));
  }
  if (good === 'armor') return W.armor * amount;
  const have = carriedBy(state, good) + held(state.stock, good);
  if (!RESOURCE_SET.has(good)) return W.item * Math.min(amount, Math.max(0, held(needs, good) - have));
  const needed = held(needs, good);
  return pileWorth(have + amount, needed) - pileWorth(have, needed);
}

function gatherJobs(state: BasecampState, survey: Survey, needs: Goods): Job[] {
  const jobs: Job[] = [];
  survey.tiles.forEach((tile, n) => {
    const cell = survey.cells[n] ?? BASE;
    if (cell === BASE) return;
    let best = 0;
    for (const good of GOODS) {
      const amount = printed(state, tile, good) + held(tile.loose, good);
      if (amount > 0) best = Math.max(best, gainOf(state, needs, good, amount));
    }
    if (best > 0) jobs.push({ tile: n, on: false, worth: guarded(state, cell) ? best / 3 : best });
  });
  return jobs;
}

function clearJobs(state: BasecampState, survey: Survey): Job[] {
  const jobs: Job[] = [];
  survey.tiles.forEach((tile, n) => {
    const needed = TILES[tile.kind].clear;
    if (tile.cleared || needed === undefined) return;
    const worth = clearWorth(state, n, survey);
    if (worth === 0) return;
    const cost = needed.cost === undefined ? {} : { [needed.cost.good]: needed.cost.amount };
    jobs.push({ tile: n, on: false, worth, cost });
    // Company is wanted, whatever it carries.
    if (needed.survivors !== undefined) jobs.push({ tile: n, on: false, worth: worth / 3 });
  });
  return jobs;
}

/** What clearing a tile is worth beyond its reward. */
function clearWorth(state: BasecampState, n: number, survey: Survey): number {
  const tile = survey.tiles[n];
  if (tile === undefined) return 0;
  let worth = 0;
  for (const { amount } of TILES[tile.kind].reward ?? []) worth += 2 * amount;
  if (TILES[tile.kind].repeats !== undefined) worth += 6;
  if (isHazard(tile) && state.minor === 'salvageCrew' && !state.minorDone) worth += shareOf('salvage');
  if (!state.missionDone) worth += missionClear(state, tile.kind);
  return worth;
}

function missionClear(state: BasecampState, kind: string): number {
  switch (kind) {
    case 'valveRoom':
      return times(state, 'valveRoom') < NEEDED.valves ? shareOf('valveRoom') : 0;
    case 'sickWard':
      return times(state, 'sickWard') < NEEDED.wards ? shareOf('sickWard') : W.meal;
    case 'eggCache':
      return times(state, 'eggCache') < NEEDED.eggCaches ? shareOf('eggCache') : 0;
    case 'broodHall':
      return times(state, 'eggCache') >= NEEDED.eggCaches ? shareOf('broodHall') : 0;
    default:
      return 0;
  }
}

function eventJobs(state: BasecampState, survey: Survey): Job[] {
  const jobs: Job[] = [];
  for (const event of openEvents(state)) {
    const cost = eventCost(state, event);
    for (const tile of eventPlaces(state, survey, event)) {
      jobs.push({ tile, on: EVENTS[event].where === 'own', worth: shareOf(event), cost });
    }
  }
  if (state.mission === 'theOldLift' && !state.missionDone) {
    survey.tiles.forEach(({ tokens }, tile) => {
      if ((tokens.fittedFuse ?? 0) >= NEEDED.fusesPerShaft)
        jobs.push({ tile, on: false, worth: W.mission / 2, all: true });
    });
  }
  return jobs;
}

function eventPlaces(state: BasecampState, survey: Survey, event: EventId): number[] {
  const base = survey.at.get(BASE) ?? 0;
  const { where, fromBase = 0 } = EVENTS[event];
  const all = survey.tiles.map((_, n) => n);
  switch (where) {
    case 'base':
      return [base];
    case 'liftShaft':
      return all.filter(
        (n) =>
          survey.tiles[n]?.kind === 'liftShaft' &&
          (survey.tiles[n]?.tokens.fittedFuse ?? 0) < NEEDED.fusesPerShaft,
      );
    case 'greatGate':
      return all.filter((n) => survey.tiles[n]?.kind === 'greatGate');
    case 'perimeter':
      return all.filter(
        (n) =>
          n !== base &&
          survey.passable[n] === true &&
          survey.tiles[n]?.tokens.fence === undefined &&
          survey.near[n]?.some((next) => next === base || survey.tiles[next]?.tokens.fence !== undefined),
      );
    case 'own': {
      const away = stepsFrom(survey, [base], true);
      const beacons = all.filter((n) => survey.tiles[n]?.tokens.beacon !== undefined);
      const apart = event === 'lightBeacon' && beacons.length > 0 ? stepsFrom(survey, beacons, true) : null;
      return all.filter((n) => {
        const tile = survey.tiles[n];
        if (tile === undefined || survey.passable[n] !== true || (away[n] ?? 0) < fromBase) return false;
        if (event === 'markRoute') return isHazard(tile) && tile.tokens.marker === undefined;
        return apart === null || (apart[n] ?? 0) >= BEACON_SPACING;
      });
    }
  }
}

/** Whoever lies injured or incapacitated wants somebody with medicine. */
function careJobs(state: BasecampState, survey: Survey): Job[] {
  const jobs: Job[] = [];
  state.survivors.forEach((survivor, patient) => {
    const { cell, health, jawTraps } = survivor;
    const tile = cell === null ? undefined : survey.at.get(cell);
    if (tile === undefined) return;
    const who = state.survivors.flatMap((_, n) => (n === patient ? [] : [n]));
    const gain = health === 'down' ? W.injured - W.down : health === 'injured' ? W.healthy - W.injured : 0;
    if (gain > 0) jobs.push({ tile, on: false, worth: gain, cost: { medicine: 2 }, who });
    if (jawTraps > 0) jobs.push({ tile, on: false, worth: W.jawTrap, cost: { scrap: 2 }, who });
  });
  return jobs;
}

/** What a survivor could hand in at Base, or take from there. */
function deliveryJobs(state: BasecampState, survey: Survey, needs: Goods): Job[] {
  const doors = survey.cells.flatMap((cell, n) => (servesAsBase(state, cell) ? [n] : []));
  const jobs: Job[] = [];
  const food = held(state.stock, 'food');
  state.survivors.forEach((survivor, n) => {
    if (!standing(survivor)) return;
    let worth =
      (1 - W.carriedFood) *
      (larderWorth(state, food + held(survivor.goods, 'food')) - larderWorth(state, food));
    worth += (W.storedItem - W.item) * held(survivor.goods, 'crew');
    if (state.mission === 'deepLarder') worth += larderGain(state, survivor, needs);
    if (worth > 0) for (const tile of doors) jobs.push({ tile, on: false, worth, who: [n] });
  });
  return jobs;
}

function larderGain(state: BasecampState, survivor: Survivor, needs: Goods): number {
  let gain = 0;
  for (const good of ['ammo', 'medicine', 'scrap'] as const) {
    const room = Math.max(0, held(needs, good) - held(state.stock, good));
    gain += W.stored * Math.min(room, held(survivor.goods, good));
  }
  return gain;
}

/** What one more enemy shot or trapped is worth to the Wire Drill. */
export function drillShare(state: BasecampState): number {
  return state.minor === 'wireDrill' && !state.minorDone ? shareOf('kills') : 0;
}

/** Enemies to be shot: those on their way to Base, and everybody during the Wire Drill. */
function huntingJobs(state: BasecampState, survey: Survey): Job[] {
  const drill = drillShare(state);
  const jobs: Job[] = [];
  for (const { kind, cell } of state.enemies) {
    const tile = survey.at.get(cell);
    if (tile === undefined || !killable(kind) || kind === 'predator') continue;
    const worth = drill + (kind === 'monster' || kind === 'devourer' ? 4 : 1);
    jobs.push({ tile, on: false, worth, cost: { ammo: 2 } });
  }
  return jobs;
}

/** How much of a cost somebody carries, from 0 to 1. */
function covered(goods: Goods, cost: Goods): number {
  let sum = 0;
  let have = 0;
  for (const name in cost) {
    const good = name as Good;
    sum += held(cost, good);
    have += Math.min(held(cost, good), held(goods, good));
  }
  return sum === 0 ? 1 : have / sum;
}

/**
 * How much the jobs draw the standing survivors: one job for each, the strongest pull first, so that a job done is always worth
 * more than the wish to do it. A job that nobody can pay for draws nobody; to have part of its price together is worth a little.
 */
export function pulls(state: BasecampState, survey: Survey, jobs: readonly Job[]): number {
  const walkers: { n: number; steps: number[] }[] = [];
  state.survivors.forEach((survivor, n) => {
    const tile = survivor.cell === null ? undefined : survey.at.get(survivor.cell);
    if (tile !== undefined && standing(survivor)) walkers.push({ n, steps: stepsFrom(survey, [tile]) });
  });
  let ready = 0;
  const draws = jobs.map((job) => {
    const { tile, on, worth, cost, who } = job;
    return walkers.map(({ n, steps }) => {
      if (who !== undefined && !who.includes(n)) return 0;
      const share = cost === undefined ? 1 : covered(survivorOf(state, n).goods, cost);
      if (cost !== undefined) ready = Math.max(ready, W.half * share * share * worth);
      if (share < 1) return 0;
      const way = on ? (steps[tile] as number) : stepsToReach(survey, steps, tile);
      return W.plan * worth * (FADING[way] ?? 0);
    });
  });
  let total = ready;
  const idle = new Set(walkers.keys());
  const open = new Set(jobs.keys());
  while (idle.size > 0) {
    let best = 0;
    let walker = -1;
    let job = -1;
    for (const j of open) {
      for (const w of idle) {
        const draw = draws[j]?.[w] ?? 0;
        if (draw > best) [best, walker, job] = [draw, w, j];
      }
    }
    if (walker < 0) break;
    total += best;
    idle.delete(walker);
    if (jobs[job]?.all !== true) open.delete(job);
  }
  return total;
}
