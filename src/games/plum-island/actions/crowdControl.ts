/** Crowd Control: leading Civilians into neighbouring Areas (PI-CROWD). */
import { call, end, go, option, type Option, type Procedure, type Refusal } from '../../../core/procedure';
import { creditVip } from '../abilities/powers';
import { adminRating, civilianWeight, credit, creditOwn, crowdControlSteps } from '../abilities/queries';
import { CIVILIAN_IDS, type CivilianId } from '../data/civilians';
import { OFF_MAP, type AreaId } from '../data/map';
import { GREAT_SOUTH_BAY_BRIDGE } from '../data/tables';
import { LINKS } from '../data/topology';
import { UNIT, type CompoundId, type UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import {
  areaOf,
  bridgeIsOpen,
  canCross,
  civiliansAt,
  COMPOUND_IDS,
  hasHorrors,
  housedIn,
  isCompromised,
  openNeighbours,
  samePerson,
  seatOf,
} from '../queries';
import { civilianArrives, evacuateCivilian, moveCivilian, refuse } from '../procedures/civilians';
import { procedure, question, type PlumState } from '../state';
import { usableUnits, type Action } from './action';

export const crowdControlAction: Action = {
  verbs: ['crowdControl'],
  options(state, context) {
    const options: Option[] = [];
    const peopled = new Set<string>();
    for (const id of CIVILIAN_IDS) peopled.add(state.civilians[id].at);
    for (const unit of usableUnits(state, context)) {
      if (!peopled.has(state.units[unit].at)) continue;
      const admin = adminRating(state, unit, 'crowdControl');
      if (admin === 0 || !anybodyToLead(state, areaOf(state, unit), admin)) continue;
      options.push(option({ verb: 'crowdControl', unit }));
    }
    return options;
  },
  begin(play, { seat }, picked) {
    const unit = picked.unit as UnitId;
    const admin = adminRating(play.state, unit, 'crowdControl');
    if (admin > UNIT[unit].admin) credit(play, 'A-GT1');
    return call(crowdControl, { unit, seat, admin, steps: crowdControlSteps(unit) });
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of usableUnits(state, context)) {
      if (UNIT[unit].admin === 0)
        refused.push({ facets: { verb: 'crowdControl', unit }, rule: 'PI-CROWD-08' });
      else if (presentCivilians(state, areaOf(state, unit)).length === 0) {
        refused.push({ facets: { verb: 'crowdControl', unit }, rule: 'PI-CROWD-01' });
      }
    }
    return refused;
  },
};

/** Civilians in the Area, those inside its Compounds included (PI-RULING-33). */
export function presentCivilians(state: PlumState, area: AreaId): CivilianId[] {
  const found = civiliansAt(state, area);
  for (const compound of COMPOUND_IDS)
    if (state.units[compound].at === area) found.push(...housedIn(state, compound));
  return found;
}

function anybodyToLead(state: PlumState, area: AreaId, admin: number): boolean {
  return (
    destinations(state, area).length > 0 &&
    presentCivilians(state, area).some((civilian) => civilianWeight(civilian) <= admin)
  );
}

/** Where Civilians may go from an Area; off the map only from the Great South Bay Bridge (PI-CROWD-05). */
function destinations(state: PlumState, area: AreaId): (AreaId | typeof OFF_MAP)[] {
  const leaves = area === GREAT_SOUTH_BAY_BRIDGE && !isCompromised(state, area);
  return leaves ? [...openNeighbours(state, area), OFF_MAP] : openNeighbours(state, area);
}

export type CrowdControl = {
  unit: UnitId;
  seat: number;
  /** Civilians that may still be led. */
  admin: number;
  /** Areas that each may go. */
  steps: number;
  led?: CivilianId[];
  civilian?: CivilianId;
  to?: AreaId | typeof OFF_MAP;
  left?: number;
};

type Lead = { civilian: CivilianId | 'done'; area?: AreaId | typeof OFF_MAP };

export const crowdControl: Procedure<PlumState, PlumEvent, CrowdControl> = procedure<CrowdControl>(
  'crowdControl',
  {
    anybodyLeft(play, frame) {
      return leadable(play.state, frame).length > 0 ? undefined : end();
    },
    leadCivilian: question<CrowdControl, Lead>({
      seat: (_, frame) => frame.seat,
      options(state, frame) {
        const areas = destinations(state, areaOf(state, frame.unit));
        const options: Option<Lead>[] = [];
        for (const civilian of leadable(state, frame))
          for (const area of areas) options.push(option({ civilian, area }));
        if ((frame.led ?? []).length > 0) options.push(option({ civilian: 'done' as const }));
        return options;
      },
      refusals: leadRefusals,
      choose(play, frame, { civilian, area }) {
        if (civilian === 'done' || area === undefined) return end();
        frame.civilian = civilian;
        frame.to = area;
        frame.led = [...(frame.led ?? []), civilian];
        frame.left = frame.steps;
        const { housed } = play.state.civilians[civilian];
        const asks = housed !== null && seatOf(play.state, housed) !== frame.seat && !samePerson(play.state);
        return asks ? go('leaveCompound') : go('leadOut');
      },
    }),
    /** Another player's guests leave only with the owner's consent (PI-RULING-33). */
    leaveCompound: question<CrowdControl, { answer: 'yes' | 'no' }>({
      seat: (state, frame) => seatOf(state, hostOf(state, frame)) ?? 'team',
      options: () => [option({ answer: 'yes' as const }), option({ answer: 'no' as const })],
      choose(play, frame, { answer }) {
        if (answer === 'yes') return go('leadOut');
        refuse(play, hostOf(play.state, frame));
        return go('anybodyLeft');
      },
    }),
    leadOut(play, frame) {
      const { civilian, to, seat } = frame;
      if (civilian === undefined || to === undefined) return end();
      const weight = civilianWeight(civilian);
      frame.admin -= weight;
      if (weight > 1) creditVip(play, civilian);
      if (to === OFF_MAP) return call(evacuateCivilian, { civilian, seat, by: null }, 'anybodyLeft');
      moveCivilian(play, civilian, to, 'PI-CROWD-02');
      frame.left = hasHorrors(play.state, to) ? 0 : (frame.left ?? 1) - 1;
      const last = frame.left === 0 || openNeighbours(play.state, to).length === 0;
      return last ? go('arrive') : go('leadFurther');
    },
    leadFurther: question<CrowdControl, { area: AreaId | 'stay' }>({
      seat: (_, frame) => frame.seat,
      options: (state, frame) => [
        option({ area: 'stay' as const }),
        ...openNeighbours(state, state.civilians[frame.civilian as CivilianId].at as AreaId).map((area) =>
          option<{ area: AreaId | 'stay' }>({ area }),
        ),
      ],
      choose(play, frame, { area }) {
        if (area === 'stay') return go('arrive');
        frame.to = area;
        // A marker may be picked up in each Area entered (PI-RULING-76).
        return call(
          civilianArrives,
          { civilian: frame.civilian as CivilianId, seat: frame.seat, last: false },
          'leadOn',
        );
      },
    }),
    leadOn(play, frame) {
      creditOwn(play, frame.unit);
      moveCivilian(play, frame.civilian as CivilianId, frame.to as AreaId, 'PI-CROWD-02');
      return go('arrive');
    },
    arrive: (_, frame) =>
      call(
        civilianArrives,
        { civilian: frame.civilian as CivilianId, seat: frame.seat, last: true },
        'anybodyLeft',
      ),
  },
);

function hostOf(state: PlumState, frame: CrowdControl): CompoundId {
  const host = frame.civilian === undefined ? null : state.civilians[frame.civilian].housed;
  if (host === null) throw new Error('These Civilians are in no Compound.');
  return host;
}

/** Who can still be led: in the unit's Area, not led yet, within the Admin Rating. */
function leadable(state: PlumState, { unit, admin, led = [] }: CrowdControl): CivilianId[] {
  const area = areaOf(state, unit);
  if (destinations(state, area).length === 0) return [];
  return presentCivilians(state, area).filter(
    (civilian) => !led.includes(civilian) && civilianWeight(civilian) <= admin,
  );
}

function leadRefusals(state: PlumState, frame: CrowdControl): Refusal[] {
  const area = areaOf(state, frame.unit);
  const refused: Refusal[] = [];
  for (const civilian of presentCivilians(state, area)) {
    if (civilianWeight(civilian) > frame.admin) refused.push({ facets: { civilian }, rule: 'PI-CROWD-01' });
    if (frame.led?.includes(civilian)) refused.push({ facets: { civilian }, rule: 'PI-CROWD-02' });
  }
  for (const link of LINKS[area]) {
    if (canCross(state, link)) continue;
    refused.push({
      facets: { area: link.to },
      rule: bridgeIsOpen(state, link.bridge) ? 'PI-RULING-38' : 'PI-BRIDGE-02',
    });
  }
  if (area === GREAT_SOUTH_BAY_BRIDGE && isCompromised(state, area))
    refused.push({ facets: { area: OFF_MAP }, rule: 'PI-CROWD-05' });
  return refused;
}
