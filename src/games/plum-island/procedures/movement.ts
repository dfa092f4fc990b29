/** How Player units move, and what they pick up and leave on the way (PI-MOVE, PI-SUPPLY-03). */
import { again, end, option, type Flow, type Option, type Refusal } from '../../../core/procedure';
import { credit, creditOwn, stopsAtHorrors } from '../abilities/queries';
import type { AreaId } from '../data/map';
import type { MarkerKind } from '../data/tables';
import { LINKS } from '../data/topology';
import { UNIT, UNIT_IDS, type UnitId } from '../data/units';
import { areaOf, bridgeIsOpen, canCross, hasHorrors, inPlay, isCompound, seatAt } from '../queries';
import { procedure, question, type Play, type PlumState } from '../state';
import { moveUnit, takeableMarkers, takeMarker } from './pieces';

export type Way = { readonly area: AreaId; readonly steps: number; readonly from: Way | null };

/** Every Area within `left` steps, with the way to it. Horrors stop whoever must stop for them (PI-MOVE-05). */
export function reachable(state: PlumState, from: AreaId, left: number, stops: boolean): Way[] {
  const found: Way[] = [{ area: from, steps: 0, from: null }];
  for (let at = 0; at < found.length; at++) {
    const way = found[at] as Way;
    if (way.steps >= left || (stops && way.steps > 0 && hasHorrors(state, way.area))) continue;
    for (const link of LINKS[way.area]) {
      if (!canCross(state, link) || found.some((known) => known.area === link.to)) continue;
      found.push({ area: link.to, steps: way.steps + 1, from: way });
    }
  }
  return found;
}

export function pathOf(way: Way): AreaId[] {
  const path: AreaId[] = [];
  for (let at: Way | null = way; at !== null && at.from !== null; at = at.from) path.unshift(at.area);
  return path;
}

/** Areas where this unit cannot end its move: two other standees are there, Compounds not counted (PI-MOVE-02, -03). */
function fullFor(state: PlumState, unit: UnitId): AreaId[] {
  const full: AreaId[] = [];
  if (isCompound(unit)) return full;
  const half: AreaId[] = [];
  for (const id of UNIT_IDS) {
    if (id === unit || !inPlay(state, id) || isCompound(id)) continue;
    const area = areaOf(state, id);
    (half.includes(area) ? full : half).push(area);
  }
  return full;
}

/** Waypoints: where the unit may stop, or pass with a legal end still in reach. */
export function waypoints(state: PlumState, unit: UnitId, left: number): Way[] {
  const stops = stopsAtHorrors(unit);
  const full = fullFor(state, unit);
  return reachable(state, areaOf(state, unit), left, stops).filter((way) => {
    if (way.steps === 0) return false;
    if (!full.includes(way.area)) return true;
    if (stops && hasHorrors(state, way.area)) return false;
    return reachable(state, way.area, left - way.steps, stops).some(
      (next) => next.steps > 0 && !full.includes(next.area),
    );
  });
}

export type Move = {
  unit: UnitId;
  seat: number;
  /** 'stay': a Compound that only handles Supplies (PI-SUPPLY-05). */
  mode: 'foot' | 'vehicle' | 'stay';
  left: number;
  /** Supplies have been collected or left at this stop: once is enough, any quantity. */
  handled: boolean;
};

type MoveOn = {
  verb: 'go' | 'stop' | 'collect' | 'leave' | 'take';
  area?: AreaId;
  amount?: number;
  marker?: MarkerKind;
};

/** A Move from stop to stop: any way can be put together, and at each stop Supplies and markers can be handled. */
export const move = procedure<Move>('move', {
  moveOn: question<Move, MoveOn>({
    seat: (_, frame) => frame.seat,
    options: (state, frame) => [
      ...handlingOptions(state, frame),
      ...goOptions(state, frame),
      ...stopOptions(state, frame),
    ],
    refusals: moveRefusals,
    choose(play, frame, picked) {
      if (picked.verb === 'go' && picked.area !== undefined) return goTo(play, frame, picked.area);
      if (picked.verb === 'take' && picked.marker !== undefined) {
        takeMarker(play, frame.unit, picked.marker, 'PI-MARKER-02');
        return again;
      }
      if (picked.verb === 'stop') return end();
      handleSupplies(
        play,
        frame.seat,
        frame.unit,
        picked.verb === 'collect' ? (picked.amount ?? 0) : -(picked.amount ?? 0),
      );
      frame.handled = true;
      return again;
    },
  }),
});

function goTo(play: Play, frame: Move, area: AreaId): Flow {
  const { state } = play;
  const { unit } = frame;
  const mode = frame.mode === 'vehicle' ? 'vehicle' : 'foot';
  const way = waypoints(state, unit, frame.left).find((found) => found.area === area);
  if (way === undefined) return again;
  moveUnit(play, unit, pathOf(way), mode, mode === 'foot' ? 'PI-MOVE-01' : 'PI-MOVE-08');
  const ranPast = way.steps < frame.left && !stopsAtHorrors(unit) && hasHorrors(state, area);
  if (ranPast || isCompound(unit)) creditOwn(play, unit);
  if (UNIT[unit].foot > 0 && mode === 'foot' && frame.left > UNIT[unit].foot && way.steps > UNIT[unit].foot)
    credit(play, 'A-NW1');
  const halted = hasHorrors(state, area) && stopsAtHorrors(unit);
  frame.left = halted ? 0 : frame.left - way.steps;
  frame.handled = false;
  return again;
}

function goOptions(state: PlumState, { unit, left }: Move): Option<MoveOn>[] {
  return left === 0
    ? []
    : waypoints(state, unit, left).map((way) => option({ verb: 'go' as const, area: way.area }));
}

function stopOptions(state: PlumState, { unit }: Move): Option<MoveOn>[] {
  return !fullFor(state, unit).includes(areaOf(state, unit)) ? [option({ verb: 'stop' as const })] : [];
}

function handlingOptions(state: PlumState, { unit, seat, mode, handled }: Move): Option<MoveOn>[] {
  const options: Option<MoveOn>[] = handled ? [] : suppliesOptions(state, seat, unit);
  if (mode === 'stay') return options;
  return [
    ...options,
    ...takeableMarkers(state, unit).map((marker) => option({ verb: 'take' as const, marker })),
  ];
}

type Supplies = { verb: 'collect' | 'leave'; amount: number };

/** Any quantity of Supplies may be collected or left where the unit stands; NPCs never do (PI-SUPPLY-06). */
export function suppliesOptions(state: PlumState, seat: number, unit: UnitId): Option<Supplies>[] {
  if (UNIT[unit].faction === null) return [];
  const options: Option<Supplies>[] = [];
  const loose = state.looseSupplies[areaOf(state, unit)] ?? 0;
  for (let amount = loose; amount >= 1; amount--) options.push(option({ verb: 'collect', amount }));
  for (let amount = 1; amount <= seatAt(state, seat).supplies; amount++)
    options.push(option({ verb: 'leave', amount }));
  return options;
}

/** Positive: from the Area into the Faction's pool; negative: the other way (PI-RULING-83). */
export function handleSupplies(play: Play, seat: number, unit: UnitId, amount: number): void {
  const { state } = play;
  const area = areaOf(state, unit);
  const own = seatAt(state, seat);
  const loose = (state.looseSupplies[area] ?? 0) - amount;
  if (loose === 0) delete state.looseSupplies[area];
  else state.looseSupplies[area] = loose;
  own.supplies += amount;
  const told = {
    unit,
    area,
    supplies: own.supplies,
    rule: 'PI-SUPPLY-03',
    at: [`unit:${unit}`, `area:${area}`],
  };
  if (amount > 0) play.emit({ type: 'suppliesCollected', amount, ...told });
  else play.emit({ type: 'suppliesLeft', amount: -amount, ...told });
}

function moveRefusals(state: PlumState, { unit, left }: Move): Refusal[] {
  const here = areaOf(state, unit);
  const stops = stopsAtHorrors(unit);
  const refused: Refusal[] = [];
  const offered = new Set(waypoints(state, unit, left).map((way) => way.area));
  for (const way of reachable(state, here, left, stops)) {
    if (way.steps > 0 && !offered.has(way.area))
      refused.push({ facets: { verb: 'go', area: way.area }, rule: 'PI-MOVE-02' });
    if (way.steps >= left) continue;
    for (const link of LINKS[way.area]) {
      if (canCross(state, link) || offered.has(link.to)) continue;
      const rule = bridgeIsOpen(state, link.bridge) ? 'PI-RULING-38' : 'PI-MOVE-04';
      refused.push({ facets: { verb: 'go', area: link.to }, rule });
    }
  }
  if (fullFor(state, unit).includes(here)) refused.push({ facets: { verb: 'stop' }, rule: 'PI-MOVE-02' });
  return refused;
}
