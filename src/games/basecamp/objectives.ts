/** When objectives are complete, and when the game is won: checked after every change (BC-OBJ, BC-WIN). */
import type { Item } from './data/goods';
import { FENCES_PER_SOURCE, larderNeeds, MINORS, NEEDED } from './data/objectives';
import type { TileKind } from './data/tiles';
import { reachOf } from './geometry';
import { covers, held, standing, tileAt, times, type BasecampPlay, type BasecampState } from './state';

/** Deep Larder is checked elsewhere: once a round, after the meal. */
function missionComplete(state: BasecampState): boolean {
  switch (state.mission) {
    case 'beaconLine':
      return times(state, 'lightBeacon') >= NEEDED.beacons;
    case 'waterForEveryone':
      return times(state, 'openTheMain') > 0;
    case 'missingCrew':
      return held(state.stock, 'crew') >= NEEDED.crew;
    case 'burnTheNest':
      return times(state, 'broodHall') > 0;
    case 'deepLarder':
      return false;
    case 'theOldLift':
      return times(state, 'fitFuse') >= NEEDED.fusesPerShaft && allAtTheLift(state);
    case 'feverWard':
      return times(state, 'shareTheCure') > 0;
    case 'threeLocks':
      return times(state, 'turnKey') >= NEEDED.keys;
  }
}

/** BC-MS06: every survivor in play, none incapacitated, on or next to a shaft with 2 fuses. */
function allAtTheLift(state: BasecampState): boolean {
  const alive = state.survivors.filter((survivor) => survivor.health !== 'dead');
  if (alive.length === 0 || !alive.every(standing)) return false;
  return alive.every(
    ({ cell }) =>
      cell !== null &&
      reachOf(state.tiles, cell).some(
        (near) => (tileAt(state, near).tokens.fittedFuse ?? 0) >= NEEDED.fusesPerShaft,
      ),
  );
}

/** BC-MS05: after the meal the stock holds enough of everything. */
export function larderIsFull(state: BasecampState): boolean {
  const { stock, survivors } = state;
  return covers(stock, larderNeeds(survivors.length));
}

function minorComplete(state: BasecampState): boolean {
  if (state.minor === null) return true;
  const { event, times: needed } = MINORS[state.minor];
  if (event !== undefined) return times(state, event) >= needed;
  return times(state, state.minor === 'wireDrill' ? 'kills' : 'salvage') >= needed;
}

export function completeMission(play: BasecampPlay): void {
  const { state } = play;
  state.missionDone = true;
  play.mark(`mission/${state.mission}`);
  play.emit({ type: 'missionDone', mission: state.mission, rule: 'BC-WIN-02' });
}

export function checkObjectives(play: BasecampPlay): void {
  const { state } = play;
  if (state.outcome !== null) return;
  if (!state.missionDone && missionComplete(state)) completeMission(play);
  if (state.minor !== null && !state.minorDone && minorComplete(state)) {
    state.minorDone = true;
    play.mark(`minor/${state.minor}`);
    play.emit({ type: 'minorDone', minor: state.minor, rule: 'BC-OBJ-03' });
  }
  if (state.missionDone && (state.minor === null || state.minorDone)) {
    state.outcome = { result: 'win', reason: state.mission, rule: 'BC-WIN-01' };
  }
}

// Out of reach

/** Tiles of these kinds that can still be used: uncleared on the board, in a hand or in the pile. */
function tilesLeft({ tiles, hand, pile }: BasecampState, kinds: readonly TileKind[]): number {
  const wanted = (kind: string) => (kinds as readonly string[]).includes(kind);
  let left = 0;
  for (const cell in tiles) if (tiles[cell]?.cleared === false && wanted(tiles[cell].kind)) left++;
  for (const part of [hand, pile.top, pile.middle, pile.bottom]) left += part.filter(wanted).length;
  return left;
}

function itemsLeft({ stock, survivors, tiles }: BasecampState, item: Item): number {
  let left = held(stock, item);
  for (const { goods } of survivors) left += held(goods, item);
  for (const cell in tiles) left += held(tiles[cell]?.loose ?? {}, item);
  return left;
}

function missionOutOfReach(state: BasecampState): boolean {
  switch (state.mission) {
    case 'waterForEveryone':
      return times(state, 'valveRoom') + tilesLeft(state, ['valveRoom']) < NEEDED.valves;
    case 'missingCrew':
      return itemsLeft(state, 'crew') + tilesLeft(state, ['lostCamp']) < NEEDED.crew;
    case 'burnTheNest':
      return (
        times(state, 'eggCache') + tilesLeft(state, ['eggCache']) < NEEDED.eggCaches ||
        tilesLeft(state, ['broodHall']) === 0
      );
    case 'theOldLift': {
      let fitted = 0;
      for (const cell in state.tiles) fitted = Math.max(fitted, state.tiles[cell]?.tokens.fittedFuse ?? 0);
      const fuses = fitted + itemsLeft(state, 'fuse') + tilesLeft(state, ['fuseLocker']);
      return fuses < NEEDED.fusesPerShaft || tilesLeft(state, ['liftShaft']) === 0;
    }
    case 'feverWard':
      return times(state, 'sickWard') + tilesLeft(state, ['sickWard']) < NEEDED.wards;
    case 'threeLocks': {
      const lockers = tilesLeft(state, ['keyLockerBeast', 'keyLockerMonster', 'keyLockerAnimal']);
      const keys = times(state, 'turnKey') + itemsLeft(state, 'key') + lockers;
      return keys < NEEDED.keys || tilesLeft(state, ['greatGate']) === 0;
    }
    default:
      return false;
  }
}

/** BC-RULING-67: the objective that can no longer be completed, as far as open knowledge tells for certain. */
export function outOfReach(state: BasecampState): 'mission' | 'minor' | null {
  if (!state.missionDone && missionOutOfReach(state)) return 'mission';
  if (state.minor !== 'extendPerimeter' || state.minorDone) return null;
  const fences = itemsLeft(state, 'fence') + FENCES_PER_SOURCE * tilesLeft(state, ['campsite', 'bunker']);
  return times(state, 'extendPerimeter') + fences < NEEDED.fences ? 'minor' : null;
}
