/** What goods are worth to the team: what the objectives still ask for first, then food for the meals to come, then the rest. */
import { RESOURCES, type Good, type Goods } from '../data/goods';
import { larderNeeds, NEEDED } from '../data/objectives';
import { held, times, type BasecampState } from '../state';
import { W } from './weights';

/** What is still to be paid or handed in for the objectives. */
export function needsOf(state: BasecampState): Goods {
  const needs: Goods = {};
  const add = (good: Good, amount: number) => {
    if (amount > 0) needs[good] = (needs[good] ?? 0) + amount;
  };
  if (!state.missionDone) missionNeeds(state, add);
  if (!state.minorDone) minorNeeds(state, add);
  return needs;
}

type Add = (good: Good, amount: number) => void;

function missionNeeds(state: BasecampState, add: Add): void {
  const left = (needed: number, counter: Parameters<typeof times>[1]) =>
    Math.max(0, needed - times(state, counter));
  switch (state.mission) {
    case 'beaconLine':
      add('scrap', left(NEEDED.beacons, 'lightBeacon'));
      add('ammo', left(NEEDED.beacons, 'lightBeacon'));
      return;
    case 'waterForEveryone':
      add('scrap', left(NEEDED.valves, 'valveRoom') + 2);
      return;
    case 'missingCrew':
      add('crew', NEEDED.crew);
      return;
    case 'burnTheNest':
      add('ammo', left(NEEDED.eggCaches, 'eggCache') + 5);
      return;
    case 'deepLarder':
      for (const good of RESOURCES) add(good, larderNeeds(state.survivors.length)[good]);
      return;
    case 'theOldLift':
      add('fuse', left(NEEDED.fusesPerShaft, 'fitFuse'));
      return;
    case 'feverWard':
      add('medicine', 2 * left(NEEDED.wards, 'sickWard') + 1);
      for (const good of ['ammo', 'food', 'scrap'] as const) add(good, 1);
      return;
    case 'threeLocks':
      add('key', left(NEEDED.keys, 'turnKey'));
  }
}

function minorNeeds(state: BasecampState, add: Add): void {
  switch (state.minor) {
    case 'extendPerimeter':
      add('fence', NEEDED.fences - times(state, 'extendPerimeter'));
      return;
    case 'lookoutPlatform':
      add('scrap', 2 * (NEEDED.frames - times(state, 'raiseFrame')));
      return;
    case 'fieldKitchen':
      add('food', NEEDED.shelves - times(state, 'stockShelves'));
      add('scrap', 1);
      return;
    case 'aidPost':
      add('medicine', 3);
      return;
    case 'wireDrill':
      add('ammo', 2 * (NEEDED.kills - times(state, 'kills')));
      return;
    case 'salvageCrew':
      add('scrap', 2);
      add('medicine', 2);
      return;
    case 'forwardCache':
      for (const good of RESOURCES) add(good, 1);
      return;
    default:
  }
}

/** So many of a good, when so many are needed: each one more is worth less. */
export function pileWorth(amount: number, needed: number): number {
  const wanted = Math.min(amount, needed);
  const spare = Math.min(Math.max(0, amount - needed), W.spares);
  const rest = Math.max(0, amount - needed - W.spares);
  return W.needed * wanted + W.spare * spare + W.surplus * rest;
}

/** The whole of a good that the team has: on cards, loose within reach of anybody, in the stock. */
export function carriedBy(state: BasecampState, good: Good): number {
  let sum = 0;
  for (const survivor of state.survivors) sum += held(survivor.goods, good);
  return sum;
}

/**
 * Food in Base against the meals to come. A meal costs nothing here, since it shortens the time to come as well: otherwise a
 * bot would put off the end of every round.
 */
export function larderWorth(state: BasecampState, food: number): number {
  const ahead = W.horizon - state.round;
  const missing = Math.max(ahead, W.reserve) - food;
  const fed = missing > 0 ? -W.meal * missing : -W.surplusMeal * Math.max(missing, -W.most);
  const low = Math.max(0, W.low - food);
  return fed - W.hunger * low * low + W.meal * Math.max(0, W.reserve - ahead);
}
