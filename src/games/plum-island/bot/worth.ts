/** How good a position is. The bot saves people first, holds what would be overrun, and keeps an eye on the cubes in the bag. */
import { CIVILIAN, CIVILIAN_IDS, type CivilianId } from '../data/civilians';
import { keyed } from '../data/lookup';
import type { AreaId } from '../data/map';
import { AREA, NEIGHBOURS } from '../data/topology';
import { CRAFT_IDS, UNIT, UNIT_IDS, type UnitId } from '../data/units';
import { damageAt, isExhausted } from '../queries';
import type { PlumState } from '../state';
import { helpAt, isHeldIn, outlook, type Outlook } from './outlook';
import { biohazardCost, cubeCost, horrorCost, overrunThreat, shortPool } from './threat';
import { W } from './weights';

/** Mean Evacuation Points. */
export const POINTS = keyed(CIVILIAN_IDS, (id) => {
  const { ep } = CIVILIAN[id];
  return typeof ep === 'number' ? ep : ep.reduce((sum, each) => sum + each, 0) / ep.length;
});

/** What the Supplies of a Faction are worth: shots and meals first, then less and less. */
const SUPPLIES = [0, 4, 8, 11, 14, 16.5, 19, 21, 23, 24.5, 26, 27, 28];
const MOST_SUPPLIES = SUPPLIES.length - 1;

export function civilianWorth(state: PlumState, civilian: CivilianId, area: AreaId, view: Outlook): number {
  const points = POINTS[civilian];
  const wanted = view.wanted > 0;
  if (state.civilians[civilian].housed !== null) return points * (wanted ? 6 : 1);
  const worth = W.stranded + (W.aboard - W.stranded) * helpAt(view, area);
  const exposed = (view.danger[area] ?? 0) === 0 ? 1 : view.horrors.has(area) ? 0.35 : W.exposed;
  // Whoever is no longer needed for the points still feeds the Horrors when caught.
  return points * worth * exposed * (wanted ? 1 : 0.2);
}

/** What a unit is good for in an Area: people to lead, things to gather and to mend, Horrors to shoot or to avoid. */
export function placeWorth(state: PlumState, unit: UnitId, area: AreaId, view: Outlook): number {
  const { admin, close, ranged, toughness } = UNIT[unit];
  const { forage, biohazard, search } = AREA[area];
  const risk = view.danger[area] ?? 0;
  const people = view.people[area] ?? 0;
  const damage = damageAt(state, area);
  let worth = 0;
  if (people > 0 && admin > 0 && view.wanted > 0)
    worth += W.lead * Math.min(admin, people) * (1 - 0.5 * helpAt(view, area));
  if (admin > 0 && risk === 0 && damage === 0 && !isExhausted(state, area)) {
    worth += W.forage * forage + (search ? 0.3 : 0) + W.clean * biohazard * Math.min(3, state.biohazard / 4);
  }
  if (admin > 0 && area !== 'GSB') worth += 0.35 * admin * Math.min(2, damage);
  if (ranged > 0) worth += W.ranged * ranged * bestShot(unit, area, view);
  if (view.horrors.has(area)) worth += 0.4 * close;
  const left = toughness - state.units[unit].hits;
  const hurt = Math.max(0, risk - 0.4 * close);
  return worth - W.hurt * Math.min(hurt, left) - (hurt >= left ? 4 : 0);
}

/** How well somebody can shoot from an Area: Clear targets are easy, and neutral units shoot for nothing. */
function bestShot(unit: UnitId, area: AreaId, { horrors }: Outlook): number {
  let best = horrors.has(area) ? shotAt(area) : 0;
  for (const near of NEIGHBOURS[area]) if (horrors.has(near)) best = Math.max(best, shotAt(near));
  return UNIT[unit].faction === null ? 2 * best : best;
}

function shotAt(area: AreaId): number {
  return AREA[area].terrain === 'clear' ? 0.9 : 0.5;
}

export function score(state: PlumState): number {
  const view = outlook(state);
  let total = W.safe * state.evacuation;
  total -= biohazardCost(state) + overrunThreat(state, view) + shortPool(state) + horrorCost(state);
  for (const { supplies } of state.seats)
    total += W.supplies * (SUPPLIES[Math.min(supplies, MOST_SUPPLIES)] ?? 0);
  for (const unit of UNIT_IDS) {
    const { at, hits, molotov, pistols } = state.units[unit];
    if (!(at in AREA)) continue;
    const { toughness } = UNIT[unit];
    const place = placeWorth(state, unit, at as AreaId, view);
    total += W.life - (W.wounds * hits) / toughness + place + 2 * molotov + 1.5 * pistols;
  }
  for (const civilian of CIVILIAN_IDS) {
    const { at } = state.civilians[civilian];
    if (at in AREA) total += civilianWorth(state, civilian, at as AreaId, view);
  }
  // Every attack brings a cube, and a tile for whoever falls.
  const attack = W.attacked + W.cube * cubeCost(state);
  for (const area in view.danger) {
    if (isHeldIn(view, area as AreaId)) total -= attack * (view.horrors.has(area as AreaId) ? 1 : 0.6);
  }
  total -= 0.6 * state.exhausted.length + (state.powerOut ? 8 + 4 * damageAt(state, '3H') : 0);
  for (const craft of CRAFT_IDS) if (state.craft[craft].disabled) total -= 5;
  return total;
}
