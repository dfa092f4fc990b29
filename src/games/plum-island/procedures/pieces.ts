/** Single changes to pieces that rules and cards share: Hits, losses, Supplies, Damage, markers, Boats and Helicopters. */
import type { RuleId } from '../../../core/procedure';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { MARKER_KINDS, type MarkerKind } from '../data/tables';
import { UNIT, type CompoundId, type CraftId, type UnitId } from '../data/units';
import type { DamagedPlace } from '../events';
import { areaOf, housedIn, isCompound, isUnit, onMap, seatAt } from '../queries';
import type { CivilianState, LooseMarker, Play, PlumState, UnitState } from '../state';

/* Supplies */

/** The Faction gains or spends Supplies. */
export function changeSupplies(play: Play, seat: number, change: number, why: string, rule: RuleId): void {
  if (change === 0) return;
  const own = seatAt(play.state, seat);
  own.supplies += change;
  play.emit({ type: 'supplies', seat, change, supplies: own.supplies, why, rule, at: [`seat:${seat}`] });
}

/** Supplies come to lie loose in an Area. */
export function dropSupplies(play: Play, area: AreaId, amount: number, rule: RuleId): void {
  const { looseSupplies } = play.state;
  looseSupplies[area] = (looseSupplies[area] ?? 0) + amount;
  play.emit({ type: 'suppliesDropped', area, amount, rule, at: [`area:${area}`] });
}

/* Hits and losses */

/** Hits outside Close Combat: a unit at its Toughness is gone, without a Last Stand (PI-RULING-91). */
export function hitUnit(play: Play, unit: UnitId, hits: number, rule: RuleId): void {
  if (hits <= 0) return;
  const own = play.state.units[unit];
  const { toughness } = UNIT[unit];
  const total = own.hits + hits;
  const told = { type: 'unitHit' as const, unit, hits, total, toughness, rule, at: [`unit:${unit}`] };
  play.emit(told);
  if (total < toughness) own.hits = total;
  else eliminateUnit(play, unit, 'PI-RULING-91');
}

/** A Player unit leaves the game for good. What it carries drops; who was inside a Compound comes out. */
export function eliminateUnit(play: Play, unit: UnitId, rule: RuleId): void {
  const { state } = play;
  const area = areaOf(state, unit);
  dropMarkers(play, unit, area);
  const own = state.units[unit];
  own.at = 'out';
  own.hits = 0;
  play.emit({ type: 'unitEliminated', unit, area, rule, at: [`unit:${unit}`, `area:${area}`] });
  if (isCompound(unit)) releaseCivilians(play, unit, area);
}

function releaseCivilians(play: Play, compound: CompoundId, area: AreaId): void {
  const civilians = housedIn(play.state, compound);
  if (civilians.length === 0) return;
  for (const id of civilians) play.state.civilians[id].housed = null;
  play.emit({
    type: 'civiliansReleased',
    compound,
    area,
    civilians,
    rule: 'PI-CPD-04',
    at: [`area:${area}`],
  });
}

/** A Civilians unit is lost for good (PI-CIV-04). */
export function eliminateCivilian(play: Play, civilian: CivilianId, rule: RuleId): void {
  const own = play.state.civilians[civilian];
  const area = own.at as AreaId;
  dropMarkers(play, civilian, area);
  own.at = 'out';
  own.housed = null;
  play.emit({
    type: 'civilianEliminated',
    civilian,
    area,
    rule,
    at: [`civilian:${civilian}`, `area:${area}`],
  });
}

/** Removes Hits from a unit. */
export function healUnit(
  play: Play,
  unit: UnitId,
  amount: number,
  way: 'medic' | 'hospital' | 'medevac' | 'card',
  rule: RuleId,
): void {
  const own = play.state.units[unit];
  const removed = Math.min(own.hits, amount);
  own.hits -= removed;
  play.emit({ type: 'healed', unit, removed, hits: own.hits, way, rule, at: [`unit:${unit}`] });
}

/** A unit comes onto the map. Whether there is room is the caller's question (PI-RULING-25). */
export function placeUnit(play: Play, unit: UnitId, area: AreaId, rule: RuleId): void {
  play.state.units[unit].at = area;
  play.emit({ type: 'unitPlaced', unit, area, rule, at: [`unit:${unit}`, `area:${area}`] });
}

/** A unit goes along a path; whoever is inside a Compound goes along. */
export function moveUnit(
  play: Play,
  unit: UnitId,
  path: readonly AreaId[],
  mode: 'foot' | 'vehicle' | 'card',
  rule: RuleId,
): void {
  const { state } = play;
  const from = areaOf(state, unit);
  const to = path[path.length - 1];
  if (to === undefined) return;
  state.units[unit].at = to;
  if (isCompound(unit)) for (const id of housedIn(state, unit)) state.civilians[id].at = to;
  play.emit({
    type: 'unitMoved',
    unit,
    from,
    to,
    path,
    mode,
    rule,
    at: [`unit:${unit}`, `area:${from}`, `area:${to}`],
  });
}

/* Damage */

export function damageOf(state: PlumState, place: DamagedPlace): number {
  return 'area' in place ? (state.areaDamage[place.area] ?? 0) : state.bridgeDamage[place.bridge];
}

function setDamage(state: PlumState, place: DamagedPlace, damage: number): void {
  if ('bridge' in place) state.bridgeDamage[place.bridge] = damage;
  else if (damage === 0) delete state.areaDamage[place.area];
  else state.areaDamage[place.area] = damage;
}

function placeName(place: DamagedPlace): string {
  return 'area' in place ? `area:${place.area}` : `bridge:${place.bridge}`;
}

export function addDamage(play: Play, place: DamagedPlace, amount: number, rule: RuleId): void {
  const damage = damageOf(play.state, place) + amount;
  setDamage(play.state, place, damage);
  play.emit({ type: 'damaged', place, amount, damage, rule, at: [placeName(place)] });
}

/** Takes Damage away, never below 0. Power and the Great South Bay Bridge are watched by the state checks. */
export function removeDamage(play: Play, place: DamagedPlace, amount: number, rule: RuleId): void {
  const before = damageOf(play.state, place);
  const removed = Math.min(before, amount);
  if (removed === 0) return;
  setDamage(play.state, place, before - removed);
  play.emit({
    type: 'repaired',
    place,
    amount: removed,
    damage: before - removed,
    rule,
    at: [placeName(place)],
  });
}

export function exhaust(play: Play, area: AreaId, rule: RuleId): void {
  if (play.state.exhausted.includes(area)) return;
  play.state.exhausted.push(area);
  play.emit({ type: 'exhausted', area, rule, at: [`area:${area}`] });
}

/* Boats and Helicopters */

export function moveCraft(play: Play, craft: CraftId, to: AreaId, rule: RuleId): void {
  const own = play.state.craft[craft];
  const from = own.at;
  own.at = to;
  if (onMap(from)) {
    play.emit({
      type: 'craftMoved',
      craft,
      from: from as AreaId,
      to,
      rule,
      at: [`craft:${craft}`, `area:${to}`],
    });
  } else {
    play.emit({ type: 'craftPlaced', craft, area: to, rule, at: [`craft:${craft}`, `area:${to}`] });
  }
}

export function disableCraft(play: Play, craft: CraftId, rule: RuleId): void {
  play.state.craft[craft].disabled = true;
  play.emit({ type: 'craftDisabled', craft, rule, at: [`craft:${craft}`] });
}

export function restoreCraft(play: Play, craft: CraftId, rule: RuleId): void {
  play.state.craft[craft].disabled = false;
  play.emit({ type: 'craftRestored', craft, rule, at: [`craft:${craft}`] });
}

export function loseCraft(play: Play, craft: CraftId, rule: RuleId): void {
  play.state.craft[craft] = { at: 'out', disabled: false };
  play.emit({ type: 'craftLost', craft, rule, at: [`craft:${craft}`] });
}

/* Special Combat markers */

type Carrier = UnitId | CivilianId;

export function carrier(state: PlumState, id: Carrier): UnitState | CivilianState {
  return isUnit(id) ? state.units[id] : state.civilians[id];
}

function carrierName(id: Carrier): string {
  return isUnit(id) ? `unit:${id}` : `civilian:${id}`;
}

/** New markers from the pool come to lie in an Area, as many as the pool has (PI-RULING-90). Returns how many. */
export function placeMarkers(
  play: Play,
  kind: MarkerKind,
  area: AreaId,
  count: number,
  rule: RuleId,
): number {
  const { state } = play;
  const placed = Math.min(count, state.markerPool[kind]);
  state.markerPool[kind] -= placed;
  for (let i = 0; i < placed; i++) {
    state.looseMarkers.push({ kind, uses: 2, at: area });
    play.emit({ type: 'markerPlaced', kind, area, rule, at: [`area:${area}`] });
  }
  return placed;
}

/** The fullest loose marker of a kind in an Area: nobody would take the half-used one first. */
function bestLoose(state: PlumState, area: AreaId, kind: MarkerKind): LooseMarker | null {
  let best: LooseMarker | null = null;
  for (const marker of state.looseMarkers) {
    if (marker.at === area && marker.kind === kind && (best === null || marker.uses > best.uses))
      best = marker;
  }
  return best;
}

export function takeMarker(play: Play, by: Carrier, kind: MarkerKind, rule: RuleId): void {
  const { state } = play;
  const own = carrier(state, by);
  const area = own.at as AreaId;
  const marker = bestLoose(state, area, kind);
  if (marker === null) return;
  state.looseMarkers.splice(state.looseMarkers.indexOf(marker), 1);
  own[kind] = marker.uses;
  play.emit({ type: 'markerTaken', kind, by, area, rule, at: [carrierName(by)] });
}

/** Markers that could be picked up now: loose here, and none of that kind carried. */
export function takeableMarkers(state: PlumState, by: Carrier): MarkerKind[] {
  const own = carrier(state, by);
  if (state.looseMarkers.length === 0) return [];
  return MARKER_KINDS.filter(
    (kind) =>
      own[kind] === 0 && state.looseMarkers.some((marker) => marker.at === own.at && marker.kind === kind),
  );
}

export function dropMarkers(play: Play, from: Carrier, area: AreaId, rule: RuleId = 'PI-MARKER-08'): void {
  const own = carrier(play.state, from);
  for (const kind of MARKER_KINDS) {
    const uses = own[kind];
    if (uses === 0) continue;
    own[kind] = 0;
    play.state.looseMarkers.push({ kind, uses, at: area });
    play.emit({ type: 'markerLeft', kind, area, rule, at: [`area:${area}`] });
  }
}

export function handMarker(play: Play, from: Carrier, to: Carrier, kind: MarkerKind): void {
  const giver = carrier(play.state, from);
  carrier(play.state, to)[kind] = giver[kind];
  giver[kind] = 0;
  play.emit({
    type: 'markerHanded',
    kind,
    from,
    to,
    rule: 'PI-MARKER-09',
    at: [carrierName(from), carrierName(to)],
  });
}

/** One use: the marker is flipped, then goes back to its pool (PI-MARKER-07). Returns the side that was used. */
export function spendMarker(play: Play, by: Carrier, kind: MarkerKind): 'front' | 'back' {
  const own = carrier(play.state, by);
  const side = own[kind] === 2 ? 'front' : 'back';
  own[kind] = side === 'front' ? 1 : 0;
  if (side === 'back') play.state.markerPool[kind]++;
  play.emit({
    type: 'markerUsed',
    kind,
    by,
    usesLeft: own[kind],
    rule: 'PI-MARKER-07',
    at: [carrierName(by)],
  });
  return side;
}
