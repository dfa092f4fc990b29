/** A unit and Civilians that travel together by one path: Ed's bus and the tourist map (PI-RULING-76). */
import { again, call, end, go, option, type RuleId } from '../../../core/procedure';
import { civilianWeight } from '../abilities/queries';
import { creditVip } from '../abilities/powers';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import type { UnitId } from '../data/units';
import { civilianArrives, moveCivilian } from '../procedures/civilians';
import { moveUnit } from '../procedures/pieces';
import { civiliansAt, hasHorrors, hasRoom, openNeighbours } from '../queries';
import { procedure, question, type PlumState } from '../state';

export type Travel = {
  seat: number;
  /** The unit that goes along, or null: the Civilians go alone. */
  unit: UnitId | null;
  from: AreaId;
  seats: number;
  steps: number;
  /** At least one Civilians unit has to come along. */
  needsPassengers: boolean;
  rule: RuleId;
  passengers: CivilianId[];
  path: AreaId[];
  /** Civilians that have still to make their steps, and how far the first of them is. */
  walking: CivilianId[];
  walked: number;
};

export type TravelLimits = Readonly<Pick<Travel, 'seats' | 'steps' | 'needsPassengers' | 'rule'>>;

export function travel(seat: number, unit: UnitId | null, from: AreaId, limits: TravelLimits): Travel {
  return { seat, unit, from, ...limits, passengers: [], path: [], walking: [], walked: 0 };
}

function seatsTaken(passengers: readonly CivilianId[]): number {
  return passengers.reduce((sum, civilian) => sum + civilianWeight(civilian), 0);
}

/** Who can still get on. */
export function boarding(
  state: PlumState,
  { from, seats, passengers }: Pick<Travel, 'from' | 'seats' | 'passengers'>,
): CivilianId[] {
  const left = seats - seatsTaken(passengers);
  return civiliansAt(state, from).filter(
    (civilian) => !passengers.includes(civilian) && civilianWeight(civilian) <= left,
  );
}

/** The travellers may end their way here: the unit needs room, Civilians never do. */
function mayEnd(state: PlumState, unit: UnitId | null, area: AreaId): boolean {
  return unit === null || hasRoom(state, area);
}

/** Where the travellers can go next so that they can still end their way somewhere. */
export function nextAreas(state: PlumState, { unit, from, path, steps }: Travel): AreaId[] {
  const here = path[path.length - 1] ?? from;
  const left = steps - path.length;
  if (left <= 0 || (path.length > 0 && hasHorrors(state, here))) return [];
  return openNeighbours(state, here).filter(
    (area) => area !== from && canReachEnd(state, unit, from, area, left - 1),
  );
}

/** From here, with that many steps left, there is somewhere to stop. */
function canReachEnd(
  state: PlumState,
  unit: UnitId | null,
  from: AreaId,
  area: AreaId,
  left: number,
): boolean {
  if (mayEnd(state, unit, area)) return true;
  if (left === 0 || hasHorrors(state, area)) return false;
  return openNeighbours(state, area).some(
    (next) => next !== from && canReachEnd(state, unit, from, next, left - 1),
  );
}

export const travelTogether = procedure<Travel>('travelTogether', {
  anyPassenger: (play, frame) => (boarding(play.state, frame).length > 0 ? undefined : go('travelStep')),
  boardPassenger: question<Travel, { civilian: CivilianId | 'done' }>({
    seat: (_, frame) => frame.seat,
    options: (state, frame) => [
      ...boarding(state, frame).map((civilian) => option<{ civilian: CivilianId | 'done' }>({ civilian })),
      ...(frame.needsPassengers && frame.passengers.length === 0
        ? []
        : [option({ civilian: 'done' as const })]),
    ],
    choose(play, frame, { civilian }) {
      if (civilian === 'done')
        return frame.unit === null && frame.passengers.length === 0 ? end() : go('travelStep');
      frame.passengers.push(civilian);
      if (civilianWeight(civilian) > 1) creditVip(play, civilian);
      return go('anyPassenger');
    },
  }),
  travelStep: question<Travel, { area: AreaId | 'stay' }>({
    seat: (_, frame) => frame.seat,
    options(state, frame) {
      const here = frame.path[frame.path.length - 1];
      // Who has paid the fare goes at least one Area.
      const mayStay = here === undefined ? !frame.needsPassengers : mayEnd(state, frame.unit, here);
      return [
        ...nextAreas(state, frame).map((area) => option<{ area: AreaId | 'stay' }>({ area })),
        ...(mayStay ? [option({ area: 'stay' as const })] : []),
      ];
    },
    choose(play, frame, { area }) {
      if (area !== 'stay') {
        frame.path.push(area);
        return again;
      }
      const { unit, path, passengers, rule } = frame;
      if (unit !== null && path.length > 0) moveUnit(play, unit, path, 'card', rule);
      frame.walking = path.length > 0 ? [...passengers] : [];
    },
  }),
  walk(play, frame) {
    const [civilian] = frame.walking;
    if (civilian === undefined) return end();
    const area = frame.path[frame.walked];
    if (area === undefined) {
      frame.walking.shift();
      frame.walked = 0;
      return again;
    }
    frame.walked++;
    moveCivilian(play, civilian, area, frame.rule);
    return call(
      civilianArrives,
      { civilian, seat: frame.seat, last: frame.walked === frame.path.length },
      'walk',
    );
  },
});
