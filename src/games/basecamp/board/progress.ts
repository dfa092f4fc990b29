/** How far the objectives have come, in figures and in words. */
import { FEVER_WARDS, larderNeeds, MINORS, MISSIONS, NEEDED } from '../data/objectives';
import { RESOURCES } from '../data/goods';
import { reachOf } from '../geometry';
import { held, standing, tileAt, times, type BasecampState } from '../state';

export interface Progress {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  /** One line for each part: 'Valves cleared 2 of 3'. */
  readonly parts: readonly { readonly words: string; readonly done: boolean }[];
}

function part(words: string, value: number, max: number): Progress['parts'][number] {
  return { words: `${words} ${Math.min(value, max)} of ${max}`, done: value >= max };
}

const deed = (words: string, done: boolean): Progress['parts'][number] => ({ words, done });

function whole(name: string, value: number, max: number, parts: Progress['parts']): Progress {
  return { name, value: Math.min(value, max), max, parts };
}

export function missionProgress(state: BasecampState): Progress {
  const { name } = MISSIONS[state.mission];
  const count = (counter: Parameters<typeof times>[1]) => times(state, counter);
  switch (state.mission) {
    case 'beaconLine': {
      const lit = count('lightBeacon');
      return whole(name, lit, NEEDED.beacons, [part('Beacons lit', lit, NEEDED.beacons)]);
    }
    case 'waterForEveryone': {
      const [valves, opened] = [count('valveRoom'), count('openTheMain')];
      return whole(name, Math.min(valves, NEEDED.valves) + opened, NEEDED.valves + 1, [
        part('Valve Rooms cleared', valves, NEEDED.valves),
        deed('The main opened at Base', opened > 0),
      ]);
    }
    case 'missingCrew': {
      const crew = held(state.stock, 'crew');
      return whole(name, crew, NEEDED.crew, [part('Crew brought to Base', crew, NEEDED.crew)]);
    }
    case 'burnTheNest': {
      const [eggs, halls] = [count('eggCache'), count('broodHall')];
      return whole(name, Math.min(eggs, NEEDED.eggCaches) + halls, NEEDED.eggCaches + 1, [
        part('Egg Caches cleared', eggs, NEEDED.eggCaches),
        deed('A Brood Hall cleared', halls > 0),
      ]);
    }
    case 'deepLarder': {
      const needs = larderNeeds(state.survivors.length);
      const parts = RESOURCES.map((good) => part(good, held(state.stock, good), needs[good]));
      const have = RESOURCES.reduce((sum, good) => sum + Math.min(held(state.stock, good), needs[good]), 0);
      return whole(
        name,
        have,
        RESOURCES.reduce((sum, good) => sum + needs[good], 0),
        parts,
      );
    }
    case 'theOldLift': {
      const { fuses, gathered, alive } = atTheLift(state);
      return whole(name, Math.min(fuses, NEEDED.fusesPerShaft) + gathered, NEEDED.fusesPerShaft + alive, [
        part('Fuses in one Lift Shaft', fuses, NEEDED.fusesPerShaft),
        part('Survivors at that shaft', gathered, alive),
      ]);
    }
    case 'feverWard': {
      const [wards, shared] = [count('sickWard'), count('shareTheCure')];
      return whole(name, Math.min(wards, NEEDED.wards) + shared, NEEDED.wards + 1, [
        part('Sick Wards cleared', wards, NEEDED.wards),
        deed('The cure shared at Base', shared > 0),
      ]);
    }
    case 'threeLocks': {
      const keys = count('turnKey');
      return whole(name, keys, NEEDED.keys, [part('Keys turned', keys, NEEDED.keys)]);
    }
  }
}

function atTheLift(state: BasecampState): { fuses: number; gathered: number; alive: number } {
  let fuses = 0;
  let shaft: string | null = null;
  for (const cell in state.tiles) {
    const there = tileAt(state, cell).tokens.fittedFuse ?? 0;
    if (there <= fuses) continue;
    fuses = there;
    shaft = cell;
  }
  const near = shaft === null ? [] : reachOf(state.tiles, shaft);
  const alive = state.survivors.filter(({ health }) => health !== 'dead');
  const gathered = alive.filter((one) => one.cell !== null && standing(one) && near.includes(one.cell));
  return { fuses, gathered: gathered.length, alive: alive.length };
}

export function minorProgress(state: BasecampState): Progress | null {
  if (state.minor === null) return null;
  const row = MINORS[state.minor];
  const value =
    row.event !== undefined
      ? times(state, row.event)
      : times(state, state.minor === 'wireDrill' ? 'kills' : 'salvage');
  return whole(row.name, state.minorDone ? row.times : value, row.times, [
    part(MINOR_WORDS[state.minor], state.minorDone ? row.times : value, row.times),
  ]);
}

const MINOR_WORDS: Readonly<Record<NonNullable<BasecampState['minor']>, string>> = {
  extendPerimeter: 'Fences set',
  lookoutPlatform: 'Frames raised',
  fieldKitchen: 'Shelves stocked',
  aidPost: 'Post set up',
  wireDrill: 'Enemies killed from afar',
  salvageCrew: 'Hazards cleared',
  forwardCache: 'Supplies stowed',
  routeMarkers: 'Hazards marked',
};

/** Food eaten at the end of a round. */
export function mealOf(state: BasecampState): number {
  if (state.mission !== 'feverWard') return 1;
  const wards = Object.values(state.tiles).filter(({ kind, cleared }) => kind === 'sickWard' && !cleared);
  return wards.length >= FEVER_WARDS ? 2 : 1;
}

/** Rounds that the stock lasts if nobody brings or takes any. */
export function roundsOfFood(state: BasecampState): number {
  return Math.floor(held(state.stock, 'food') / mealOf(state));
}
