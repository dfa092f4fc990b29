/** The events of objectives: actions of 1 AP with a cost and a place (BC-OBJ, BC-EV). */
import { call, option, type Option, type Procedure } from '../../../core/procedure';
import type { Goods } from '../data/goods';
import {
  BEACON_SPACING,
  EVENTS,
  LAST_SHELF_COST,
  MINORS,
  MISSIONS,
  NEEDED,
  type EventId,
} from '../data/objectives';
import { adjacent, BASE, chainFrom, enterable, type Cell } from '../geometry';
import { combats } from '../procedures/combat';
import { spawnCell, spawnEnemies } from '../procedures/spawning';
import { cellOf, change, isHazard, procedure, survivorOf, tileAt, times, type BasecampState } from '../state';
import type { BasecampEvent } from '../events';
import { affords, NEXT_ACTION, openReach, pay, type Action } from './action';

/** The events that can be taken at all at this stage of the objectives. */
export function openEvents(state: BasecampState): EventId[] {
  const found: EventId[] = [];
  const { event } = MISSIONS[state.mission];
  if (event !== undefined && !state.missionDone && missionEventIsOpen(state, event)) found.push(event);
  if (state.minor !== null && !state.minorDone) {
    const minorEvent = MINORS[state.minor].event;
    if (minorEvent !== undefined) found.push(minorEvent);
  }
  return found;
}

function missionEventIsOpen(state: BasecampState, event: EventId): boolean {
  if (event === 'openTheMain') return times(state, 'valveRoom') >= NEEDED.valves;
  if (event === 'shareTheCure') return times(state, 'sickWard') >= NEEDED.wards;
  return true;
}

export function eventCost(state: BasecampState, event: EventId): Goods {
  const last = event === 'stockShelves' && times(state, 'stockShelves') === NEEDED.shelves - 1;
  return last ? LAST_SHELF_COST : EVENTS[event].cost;
}

/** Where an event may be aimed, the active enemies aside. */
function placesOf(state: BasecampState, actor: number, event: EventId): Cell[] {
  const reach = openReach(state, actor);
  const own = cellOf(state, actor);
  const { where } = EVENTS[event];
  switch (where) {
    case 'base':
      return reach.filter((cell) => cell === BASE);
    case 'liftShaft':
      return reach.filter((cell) => {
        const { kind, tokens } = tileAt(state, cell);
        return kind === 'liftShaft' && (tokens.fittedFuse ?? 0) < NEEDED.fusesPerShaft;
      });
    case 'greatGate':
      return reach.filter((cell) => tileAt(state, cell).kind === 'greatGate');
    case 'perimeter':
      return reach.filter((cell) => mayBeFenced(state, cell));
    case 'own':
      return reach.includes(own) && ownTileServes(state, own, event) ? [own] : [];
  }
}

/** BC-PERIM-02, BC-PERIM-06. */
function mayBeFenced(state: BasecampState, cell: Cell): boolean {
  if (cell === BASE || !enterable(state.tiles, cell) || tileAt(state, cell).tokens.fence !== undefined)
    return false;
  return adjacent(state.tiles, cell).some(
    (next) => next === BASE || tileAt(state, next).tokens.fence !== undefined,
  );
}

function ownTileServes(state: BasecampState, own: Cell, event: EventId): boolean {
  const { fromBase } = EVENTS[event];
  if (fromBase !== undefined && chainFrom(state.tiles, own, fromBase - 1).has(BASE)) return false;
  if (event === 'lightBeacon') {
    for (const near of chainFrom(state.tiles, own, BEACON_SPACING - 1).keys()) {
      if (tileAt(state, near).tokens.beacon !== undefined) return false;
    }
  }
  if (event !== 'markRoute') return true;
  const tile = tileAt(state, own);
  return isHazard(tile) && tile.tokens.marker === undefined;
}

export const takeEvent: Action = {
  verb: 'event',
  options(state, actor) {
    const options: Option[] = [];
    for (const event of openEvents(state)) {
      const cost = eventCost(state, event);
      if (!affords(state, actor, cost)) continue;
      for (const cell of placesOf(state, actor, event))
        options.push(option({ verb: 'event', event, cell }, { ap: 1, ...cost }));
    }
    return options;
  },
  refusals(state, actor) {
    return openEvents(state)
      .filter(
        (event) =>
          !affords(state, actor, eventCost(state, event)) || placesOf(state, actor, event).length === 0,
      )
      .map((event) => ({ facets: { verb: 'event', event }, rule: EVENTS[event].rule }));
  },
  take(play, actor, picked) {
    const { state } = play;
    const event = picked.event as EventId;
    const cell = String(picked.cell);
    const { token, rule } = EVENTS[event];
    pay(play, actor, eventCost(state, event));
    change(state.progress, event, 1);
    if (token !== undefined) change(tileAt(state, cell).tokens, token, 1);
    play.mark(`event/${event}`);
    const { card } = survivorOf(state, actor);
    play.emit({
      type: 'eventDone',
      survivor: actor,
      card,
      event,
      cell,
      times: times(state, event),
      rule,
      at: [`survivor:${actor}`, `cell:${cell}`],
    });
    return event === 'turnKey' ? call(keyTurned, { actor, gate: cell }, NEXT_ACTION) : undefined;
  },
};

type KeyTurned = { actor: number; gate: Cell };

/** BC-EV05: a Monster comes, without knockback. */
export const keyTurned: Procedure<BasecampState, BasecampEvent, KeyTurned> = procedure<KeyTurned>(
  'keyTurned',
  {
    monsterComes(play, { actor, gate }) {
      const cell = spawnCell(play, gate, 'hazard', actor);
      const spawns =
        cell === null ? [] : [{ kind: 'monster' as const, cell, knockback: 0, repeating: false }];
      return call(spawnEnemies, { spawns });
    },
    combat: () => call(combats, { wave: [] }),
    locked: () => undefined,
  },
);
