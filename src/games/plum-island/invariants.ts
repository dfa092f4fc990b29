/** What must hold in every state at rest: nothing in the box is lost or doubled, nobody stands where nobody can. */
import type { Pile } from '../../core/bag';
import { CIVILIAN_IDS } from './data/civilians';
import { FATE_IDS, EVENT_DECK, SEARCH_DECK } from './data/cards';
import { MUTATION, MUTATION_IDS } from './data/mutations';
import {
  COMPOUND_CAPACITY,
  CUBES,
  MARKER_KINDS,
  MARKERS,
  TILES,
  TOKENS,
  UNITS_PER_AREA,
} from './data/tables';
import { AREA, AREA_IDS, BRIDGE_ENDS } from './data/topology';
import { COMPOUND_OF, FACTION_IDS, UNIT, UNIT_IDS, type UnitId } from './data/units';
import { housedIn, isCompound, onMap } from './queries';
import type { PlumState } from './state';

export function invariants(state: PlumState): string[] {
  const problems: string[] = [];
  const must = (holds: boolean, problem: () => string) => {
    if (!holds) problems.push(problem());
  };
  checkBox(state, must);
  checkDecks(state, must);
  checkUnits(state, must);
  checkCivilians(state, must);
  checkHorrors(state, must);
  return problems;
}

type Must = (holds: boolean, problem: () => string) => void;

function checkBox(state: PlumState, must: Must): void {
  const onBoard = state.stacks.reduce((sum, stack) => sum + stack.tiles, 0);
  const tiles = state.pool + onBoard + state.lostTiles;
  must(tiles === TILES, () => `There are ${tiles} Horrors tiles, not ${TILES}.`);
  must(state.bag.length + state.drawn.length === TOKENS, () => 'A Turn Order token is missing or doubled.');
  for (const colour of ['yellow', 'red'] as const) {
    const cubes = state.cubePool[colour] + state.cubeBag.filter((cube) => cube === colour).length;
    must(cubes === CUBES[colour], () => `There are ${cubes} ${colour} cubes, not ${CUBES[colour]}.`);
  }
  const green = state.cubeBag.filter((cube) => cube === 'green').length;
  must(green === CUBES.green, () => `There are ${green} green cubes in the bag, not ${CUBES.green}.`);
  for (const kind of MARKER_KINDS) {
    let count = state.markerPool[kind];
    for (const marker of state.looseMarkers) if (marker.kind === kind) count++;
    for (const unit of UNIT_IDS) if (state.units[unit][kind] > 0) count++;
    for (const civilian of CIVILIAN_IDS) if (state.civilians[civilian][kind] > 0) count++;
    must(
      count === MARKERS[kind].count,
      () => `There are ${count} ${MARKERS[kind].name}, not ${MARKERS[kind].count}.`,
    );
  }
  must(
    Object.keys(BRIDGE_ENDS).length === Object.keys(state.bridgeDamage).length,
    () => 'A Bridge is missing from the record of Damage.',
  );
}

function checkDecks(state: PlumState, must: Must): void {
  const { onTable, fateAside } = state;
  const size = <T>({ top, middle, bottom, discards }: Pile<T>) =>
    top.length + middle.length + bottom.length + discards.length;
  const decks = [
    { name: 'Fate', cards: size(state.fate) + onTable.fate.length + fateAside.length, all: FATE_IDS.length },
    { name: 'Event', cards: size(state.event) + onTable.event.length, all: EVENT_DECK.length },
    { name: 'Search', cards: size(state.search) + onTable.search.length, all: SEARCH_DECK.length },
  ];
  for (const { name, cards, all } of decks)
    must(cards === all, () => `There are ${cards} ${name} Cards, not ${all}.`);
}

function checkUnits(state: PlumState, must: Must): void {
  const crowd: Partial<Record<string, number>> = {};
  const passing = passingUnit(state);
  for (const unit of UNIT_IDS) {
    const { at, hits } = state.units[unit];
    must(hits < UNIT[unit].toughness, () => `${UNIT[unit].name} has ${hits} Hits and should be gone.`);
    const { faction } = UNIT[unit];
    const plays = faction === null || state.seats.some((own) => own.faction === faction);
    must(plays || at === 'box', () => `${UNIT[unit].name} plays although the Faction does not.`);
    if (!(at in AREA)) must(hits === 0, () => `${UNIT[unit].name} is off the map with Hits.`);
    else if (!isCompound(unit) && unit !== passing) crowd[at] = (crowd[at] ?? 0) + 1;
  }
  for (const area of AREA_IDS) {
    const standees = crowd[area] ?? 0;
    must(
      standees <= UNITS_PER_AREA,
      () => `${standees} standees stand in ${area}; there is room for ${UNITS_PER_AREA}.`,
    );
  }
}

/** Whoever is in the middle of a Move may pass through a full Area. */
function passingUnit(state: PlumState): UnitId | null {
  const frame = state.frames[state.frames.length - 1] as { procedure: string; unit?: UnitId } | undefined;
  return frame?.procedure === 'move' ? (frame.unit ?? null) : null;
}

function checkCivilians(state: PlumState, must: Must): void {
  const evacuated = state.seats.flatMap((own) => own.evacuated);
  must(new Set(evacuated).size === evacuated.length, () => 'Somebody was evacuated twice.');
  for (const civilian of CIVILIAN_IDS) {
    const { at, housed } = state.civilians[civilian];
    must((at === 'evacuated') === evacuated.includes(civilian), () => `${civilian} is and is not evacuated.`);
    if (housed === null) continue;
    must(state.units[housed].at === at, () => `${civilian} is inside ${housed}, but not where it stands.`);
  }
  for (const faction of FACTION_IDS) {
    const guests = housedIn(state, COMPOUND_OF[faction]).length;
    must(guests <= COMPOUND_CAPACITY, () => `${guests} Civilians are in the Compound of ${faction}.`);
  }
}

function checkHorrors(state: PlumState, must: Must): void {
  const ids = new Set(state.stacks.map((stack) => stack.id));
  must(ids.size === state.stacks.length, () => 'Two Stacks have the same name.');
  for (const stack of state.stacks) {
    must(
      stack.tiles > 0 && onMap(stack.at),
      () => `Stack ${stack.id} in ${stack.at} has ${stack.tiles} tiles.`,
    );
  }
  for (const mutation of MUTATION_IDS) {
    const { at, hits, stunned } = state.mutations[mutation];
    const { name, toughness } = MUTATION[mutation];
    must(hits < toughness, () => `${name} has ${hits} Hits and should be gone.`);
    if (!onMap(at)) must(hits === 0 && !stunned, () => `${name} is off the map with Hits or Stunned.`);
  }
}
