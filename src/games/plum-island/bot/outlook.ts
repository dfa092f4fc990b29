/** What every part of the bot looks at, worked out once for a state: who is where, where help is and where danger comes from. */
import { reach } from '../../../core/graph';
import { canLand } from '../actions/combat';
import { evacuationCapacity } from '../abilities/queries';
import { CIVILIAN_IDS } from '../data/civilians';
import { keyed } from '../data/lookup';
import type { AreaId, SpaceId } from '../data/map';
import { MUTATION, MUTATION_IDS } from '../data/mutations';
import { TERRAIN_DIVISORS } from '../data/tables';
import { AREA, AREA_IDS, EXITS, NEIGHBOURS } from '../data/topology';
import { CRAFT_IDS, UNIT_IDS, type UnitId } from '../data/units';
import { damageAt, isArea, onMap } from '../queries';
import type { PlumState } from '../state';

/** Steps between Areas, Bridges whole. */
const STEPS = keyed(AREA_IDS, (from) => {
  const distance = reach<AreaId>([from], (area) => NEIGHBOURS[area]);
  return keyed(AREA_IDS, (to) => distance.get(to) ?? 99);
});

/** What is left of a refuge's worth that many steps away. */
const NEARNESS = Array.from({ length: 24 }, (_, steps) => 0.8 ** steps);

type ByArea<T> = Partial<Record<AreaId, T>>;

export interface Outlook {
  /** Where a craft waits, and how good it is. */
  readonly refuges: readonly { readonly area: AreaId; readonly worth: number }[];
  /** How near help is for an Area, from 0 (far) to 1 (a craft is ready here); filled in when asked. */
  readonly help: ByArea<number>;
  /** Hits that Horrors could bring to an Area soon. */
  readonly danger: ByArea<number>;
  readonly horrors: ReadonlySet<SpaceId>;
  readonly units: ByArea<UnitId[]>;
  /** Civilians outside Compounds, by Area. */
  readonly people: ByArea<number>;
  /** Evacuation Points still wanted. */
  readonly wanted: number;
}

export function outlook(state: PlumState): Outlook {
  const horrors = new Set<SpaceId>();
  for (const { at } of state.stacks) horrors.add(at);
  for (const id of MUTATION_IDS) {
    const { at } = state.mutations[id];
    if (onMap(at)) horrors.add(at);
  }
  const units: ByArea<UnitId[]> = {};
  for (const id of UNIT_IDS) {
    const { at } = state.units[id];
    if (at === 'box' || at === 'out' || at === 'reserve') continue;
    const there = units[at];
    if (there === undefined) units[at] = [id];
    else there.push(id);
  }
  const people: ByArea<number> = {};
  for (const id of CIVILIAN_IDS) {
    const { at, housed } = state.civilians[id];
    if (housed === null && at in AREA) people[at as AreaId] = (people[at as AreaId] ?? 0) + 1;
  }
  const view: Outlook = {
    refuges: refugesOf(state, horrors),
    help: {},
    danger: {},
    horrors,
    units,
    people,
    wanted: state.options.evacuationNeeded - state.evacuation,
  };
  lookForDanger(state, view);
  return view;
}

/** Somebody is there whom Horrors stop for. */
export function isHeldIn({ units, people }: Outlook, area: AreaId): boolean {
  return units[area] !== undefined || people[area] !== undefined;
}

function refugesOf(state: PlumState, horrors: ReadonlySet<SpaceId>): { area: AreaId; worth: number }[] {
  const found: { area: AreaId; worth: number }[] = [];
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

export function helpAt({ help, refuges }: Outlook, area: AreaId): number {
  const known = help[area];
  if (known !== undefined) return known;
  let best = 0;
  for (const place of refuges) best = Math.max(best, place.worth * (NEARNESS[STEPS[area][place.area]] ?? 0));
  help[area] = best;
  return best;
}

/** Where the Horrors could come in their next activations, and how hard they would hit. */
function lookForDanger(state: PlumState, view: Outlook): void {
  for (const { at, tiles } of state.stacks) spread(view, at, tiles > 6 ? 2 : 3, tiles, 0);
  for (const id of MUTATION_IDS) {
    const { at } = state.mutations[id];
    if (onMap(at)) spread(view, at, MUTATION[id].move + 1, 0, MUTATION[id].combat);
  }
}

function spread(view: Outlook, from: SpaceId, steps: number, tiles: number, combat: number): void {
  const { danger } = view;
  let space: SpaceId = from;
  for (let step = 0; step <= steps; step++) {
    if (isArea(space)) {
      const hits = combat + Math.ceil(tiles / TERRAIN_DIVISORS[AREA[space].terrain]);
      danger[space] = (danger[space] ?? 0) + hits * (step === 0 ? 1 : 0.7);
      if (step > 0 && isHeldIn(view, space)) return;
    }
    const next: SpaceId | undefined = EXITS[space][0]?.to;
    if (next === undefined) return;
    space = next;
  }
}
