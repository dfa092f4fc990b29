/** What Search Cards turn up: weapons, helpers and people. */
import { pick } from '../../../core/bag';
import { nearest } from '../../../core/graph';
import { call, end, option, type RuleId } from '../../../core/procedure';
import { REGULAR_IDS, type RegularId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { GREAT_SOUTH_BAY_BRIDGE, type MarkerKind } from '../data/tables';
import { AREA, AREA_IDS, NEIGHBOURS } from '../data/topology';
import type { UnitId } from '../data/units';
import { civilianAppears } from '../procedures/civilians';
import { moveCraft, placeMarkers, placeUnit, takeMarker } from '../procedures/pieces';
import { damageAt, hasHorrors, hasRoom, isCompromised } from '../queries';
import { procedure, question, type PlumState } from '../state';

type FindMarkers = {
  seat: number;
  unit: UnitId;
  area: AreaId;
  marker: MarkerKind;
  count: number;
  rule: RuleId;
};

/** Special Combat markers come to lie in the Area; the finder may take one (PI-MARKER-02). */
export const findMarkers = procedure<FindMarkers>('findMarkers', {
  place(play, { unit, area, marker, count, rule }) {
    const placed = placeMarkers(play, marker, area, count, rule);
    return placed > 0 && play.state.units[unit][marker] === 0 ? undefined : end();
  },
  takeFoundMarker: question<FindMarkers, { marker: MarkerKind | 'none' }>({
    seat: (_, frame) => frame.seat,
    options: (_, { marker }) => [
      option<{ marker: MarkerKind | 'none' }>({ marker }),
      option({ marker: 'none' as const }),
    ],
    choose(play, { unit }, { marker }) {
      if (marker !== 'none') takeMarker(play, unit, marker, 'PI-MARKER-02');
    },
  }),
});

type PlaceNear = { unit: UnitId; area: AreaId; rule: RuleId };

/** Room, no Horrors, not the damaged Great South Bay Bridge (PI-RULING-25). */
function isLegalPlace(state: PlumState, area: AreaId): boolean {
  const closed = area === GREAT_SOUTH_BAY_BRIDGE && damageAt(state, area) > 0;
  return hasRoom(state, area) && !hasHorrors(state, area) && !closed;
}

function nearestPlaces(state: PlumState, area: AreaId): AreaId[] {
  return nearest<AreaId>(
    area,
    (from) => NEIGHBOURS[from],
    (there) => isLegalPlace(state, there),
  );
}

/** A standee comes into play in the Area, or as near as there is room. */
export const placeNear = procedure<PlaceNear>('placeNear', {
  anyPlace: (play, { area }) => (nearestPlaces(play.state, area).length > 0 ? undefined : end()),
  nearestPlace: question<PlaceNear, { area: AreaId }>({
    seat: () => 'team',
    options: (state, frame) => nearestPlaces(state, frame.area).map((area) => option({ area })),
    choose(play, { unit, rule }, { area }) {
      placeUnit(play, unit, area, rule);
    },
  }),
});

type Stragglers = { seat: number; area: AreaId; count: number; rule: RuleId };

function setAside(state: PlumState): RegularId[] {
  return REGULAR_IDS.filter((id) => state.civilians[id].at === 'aside');
}

/** Regular Civilians of those set aside in setup appear, as many as are left (PI-CIV-05). */
export const stragglers = procedure<Stragglers>('stragglers', {
  nextStraggler(play, frame) {
    const waiting = setAside(play.state);
    if (frame.count === 0 || waiting.length === 0) return end();
    frame.count--;
    const { area, seat, rule } = frame;
    return call(civilianAppears, { civilian: pick(waiting, play.random), area, seat, rule }, 'nextStraggler');
  },
});

/** Docks and Beaches that the Texas Navy could come to. */
export function texasHarbours(state: PlumState): AreaId[] {
  return AREA_IDS.filter((area) => (AREA[area].docks || AREA[area].beach) && !isCompromised(state, area));
}

type TexasNavy = { seat: number; rule: RuleId };

export const texasNavyArrives = procedure<TexasNavy>('texasNavyArrives', {
  texasNavyHarbour: question<TexasNavy, { area: AreaId }>({
    seat: (_, frame) => frame.seat,
    options: (state) => texasHarbours(state).map((area) => option({ area })),
    choose(play, { rule }, { area }) {
      play.mark('npc/texas');
      moveCraft(play, 'texas', area, rule);
    },
  }),
});
