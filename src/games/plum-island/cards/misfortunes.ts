/** Events that ask something, or that move many: Recall Notice, Stampede, Panic, Stairwell Crush and their like. */
import { again, call, end, go, option, type Procedure } from '../../../core/procedure';
import { EVENT, type EventId } from '../data/cards';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import { TRACKS, type AreaId } from '../data/map';
import { AREA_IDS, LINKS, ORDER, TRACK_OF } from '../data/topology';
import type { UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { civilianArrives, moveCivilian } from '../procedures/civilians';
import { furthestFirst, horrorMove, horrorsOnTrack } from '../procedures/horrorMove';
import { amalgamate } from '../procedures/horrors';
import { horrorsAttack } from '../procedures/horrorsAttack';
import { changeSupplies, eliminateCivilian, healUnit, hitUnit } from '../procedures/pieces';
import {
  areaOf,
  canCross,
  civiliansAt,
  hasUnits,
  horrorAt,
  isArea,
  isHeld,
  isWounded,
  ownUnits,
  seatAt,
  stackById,
  unitsAt,
} from '../queries';
import { procedure, question, type HorrorId, type Play, type PlumState } from '../state';

/** Every seat once, in seat order, beginning with `first` (PI-RULING-81). */
export function seatsFrom(state: PlumState, first: number): number[] {
  const { length } = state.seats;
  return state.seats.map((_, i) => (first + i) % length);
}

function tellVoid(play: Play, card: EventId): void {
  play.emit({ type: 'eventVoid', card, rule: 'PI-EVENT-02' });
}

/* E01 Recall Notice */

const RECALLED_SUPPLIES = 2;
const RECALL_HITS = 2;

type RecallNotice = { seats: number[]; hits: number; seat?: number };

export const recallNotice = procedure<RecallNotice>('recallNotice', {
  nextPlayer(play, frame) {
    const seat = frame.seats.shift();
    if (seat === undefined) return end();
    frame.seat = seat;
    frame.hits = RECALL_HITS;
    return seatAt(play.state, seat).supplies >= RECALLED_SUPPLIES ? go('discardOrBleed') : go('spreadHits');
  },
  discardOrBleed: question<RecallNotice, { answer: 'supplies' | 'hits' }>({
    seat: (_, frame) => frame.seat ?? 0,
    options: () => [option({ answer: 'supplies' as const }), option({ answer: 'hits' as const })],
    choose(play, frame, { answer }) {
      if (answer === 'hits') return go('spreadHits');
      changeSupplies(play, frame.seat ?? 0, -RECALLED_SUPPLIES, 'event', 'PI-ECARD-01');
      return go('nextPlayer');
    },
  }),
  spreadHits: question<RecallNotice, { unit: UnitId }>({
    seat: (_, frame) => frame.seat ?? 0,
    options: (state, frame) => ownUnits(state, frame.seat ?? 0).map((unit) => option({ unit })),
    choose(play, frame, { unit }) {
      hitUnit(play, unit, 1, 'PI-ECARD-01');
      frame.hits--;
      const more = frame.hits > 0 && ownUnits(play.state, frame.seat ?? 0).length > 0;
      return more ? again : go('nextPlayer');
    },
  }),
});

/* E23 Friendly Fire and E27 Second Wind */

type EachPlayerChooses = { card: EventId; seats: number[]; chosen: number; seat?: number };

function sharesArea(state: PlumState, unit: UnitId): boolean {
  return unitsAt(state, areaOf(state, unit)).length > 1;
}

function candidates(state: PlumState, card: EventId, seat: number): UnitId[] {
  return ownUnits(state, seat).filter((unit) =>
    card === 'E23' ? sharesArea(state, unit) : isWounded(state, unit),
  );
}

/** Each player in turn names one own unit that the Event happens to. */
export const eachPlayerChooses = procedure<EachPlayerChooses>('eachPlayerChooses', {
  nextPlayer(play, frame) {
    const seat = frame.seats.shift();
    if (seat === undefined) {
      if (frame.chosen === 0) tellVoid(play, frame.card);
      return end();
    }
    frame.seat = seat;
    return candidates(play.state, frame.card, seat).length > 0 ? undefined : again;
  },
  chooseOwnUnit: question<EachPlayerChooses, { unit: UnitId }>({
    seat: (_, frame) => frame.seat ?? 0,
    options: (state, frame) => candidates(state, frame.card, frame.seat ?? 0).map((unit) => option({ unit })),
    choose(play, frame, { unit }) {
      const { card } = frame;
      frame.chosen++;
      if (card === 'E23') hitUnit(play, unit, 1, EVENT[card].cite);
      else healUnit(play, unit, 1, 'card', EVENT[card].cite);
      return go('nextPlayer');
    },
  }),
});

/* E17 Stampede */

const STAMPEDE_TILES = 3;

type Stampede = { card: EventId; waiting: HorrorId[]; movers: HorrorId[]; fights: HorrorId[] };

export const stampede: Procedure<PlumState, PlumEvent, Stampede> = procedure<Stampede>('stampede', {
  order(play, frame) {
    const { state } = play;
    const runs = (horror: HorrorId) => {
      const stack = stackById(state, horror);
      return stack !== null && stack.tiles <= STAMPEDE_TILES && !stack.stunned && isArea(stack.at);
    };
    frame.waiting = TRACKS.flatMap((track) =>
      furthestFirst(state, horrorsOnTrack(state, track).filter(runs)),
    );
    frame.movers = [...frame.waiting];
    if (frame.waiting.length > 0) return;
    tellVoid(play, frame.card);
    return end();
  },
  moveNext(play, frame) {
    const horror = frame.waiting.shift();
    // A Stack among Player units or Civilians does not move, nor does one at the end of its Track.
    return horror === undefined ? undefined : call(horrorMove, { horror, left: 1 }, 'moveNext');
  },
  amalgamate(play, frame) {
    const joined = new Map(amalgamate(play).map(({ into, from }) => [from, into]));
    frame.movers = [...new Set(frame.movers.map((horror) => joined.get(horror) ?? horror))];
  },
  findFights({ state }, frame) {
    const space = (horror: HorrorId) => horrorAt(state, horror) ?? 'S1';
    frame.fights = frame.movers
      .filter((horror) => {
        const at = horrorAt(state, horror);
        return at !== null && isArea(at) && isHeld(state, at);
      })
      .sort((a, b) => TRACK_OF[space(a)] - TRACK_OF[space(b)] || ORDER[space(b)] - ORDER[space(a)]);
  },
  combats({ state }, frame) {
    const horror = frame.fights.shift();
    if (horror === undefined) return end();
    const area = horrorAt(state, horror);
    if (area === null || !isArea(area)) return again;
    return call(horrorsAttack, { area, attackers: [horror] }, 'combats');
  },
});

/* E21 Panic in the Carpool Lane */

/** Steps north along a Black connection that Civilians could take. Spawn Zones are never among the links. */
function waysNorth(state: PlumState, area: AreaId): AreaId[] {
  return LINKS[area].filter((link) => link.north && canCross(state, link)).map((link) => link.to);
}

/** The Areas with the most Civilians among those that fit. */
function fullest(state: PlumState, fits: (area: AreaId) => boolean): AreaId[] {
  const areas = AREA_IDS.filter((area) => civiliansAt(state, area).length > 0 && fits(area));
  const most = Math.max(0, ...areas.map((area) => civiliansAt(state, area).length));
  return areas.filter((area) => civiliansAt(state, area).length === most);
}

function panicAreas(state: PlumState): AreaId[] {
  return fullest(state, (area) => !hasUnits(state, area) && waysNorth(state, area).length > 0);
}

type Panic = { card: EventId; seat: number; area?: AreaId; civilian?: CivilianId };

export const panic = procedure<Panic>('panic', {
  anyArea(play, { card }) {
    if (panicAreas(play.state).length > 0) return;
    tellVoid(play, card);
    return end();
  },
  panicArea: question<Panic, { area: AreaId }>({
    seat: () => 'team',
    options: (state) => panicAreas(state).map((area) => option({ area })),
    choose(_, frame, { area }) {
      frame.area = area;
    },
  }),
  panicCivilian: question<Panic, { civilian: CivilianId; area: AreaId }>({
    seat: () => 'team',
    options: (state, { area }) =>
      area === undefined
        ? []
        : civiliansAt(state, area).flatMap((civilian) =>
            waysNorth(state, area).map((to) => option({ civilian, area: to })),
          ),
    choose(play, frame, { civilian, area }) {
      moveCivilian(play, civilian, area, 'PI-ECARD-21');
      return call(civilianArrives, { civilian, seat: frame.seat, last: false });
    },
  }),
});

/* E24 Stairwell Crush */

const CRUSH_CIVILIANS = 4;

function crushAreas(state: PlumState): AreaId[] {
  return fullest(state, (area) => civiliansAt(state, area).length >= CRUSH_CIVILIANS);
}

function regularsAt(state: PlumState, area: AreaId): CivilianId[] {
  return civiliansAt(state, area).filter((civilian) => !CIVILIAN[civilian].vip);
}

type Crush = { card: EventId; area?: AreaId };

export const stairwellCrush = procedure<Crush>('stairwellCrush', {
  anyArea(play, { card }) {
    if (crushAreas(play.state).length > 0) return;
    tellVoid(play, card);
    return end();
  },
  crushArea: question<Crush, { area: AreaId }>({
    seat: () => 'team',
    options: (state) => crushAreas(state).map((area) => option({ area })),
    choose(play, frame, { area }) {
      frame.area = area;
      if (regularsAt(play.state, area).length > 0) return;
      tellVoid(play, frame.card);
      return end();
    },
  }),
  crushCivilian: question<Crush, { civilian: CivilianId }>({
    seat: () => 'team',
    options: (state, { area }) =>
      (area === undefined ? [] : regularsAt(state, area)).map((civilian) => option({ civilian })),
    choose(play, _, { civilian }) {
      eliminateCivilian(play, civilian, 'PI-ECARD-24');
    },
  }),
});
