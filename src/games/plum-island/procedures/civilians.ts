/** Civilians on the move: into Compounds, to markers, off the island (PI-CPD-02, PI-CIV, PI-EVAC-06, PI-RULING-32, -76 to -78). */
import { call, end, go, option, type Procedure } from '../../../core/procedure';
import { creditVip, whenEvacuated } from '../abilities/powers';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { COMPOUND_CAPACITY, type MarkerKind } from '../data/tables';
import type { CompoundId, CraftId } from '../data/units';
import type { PlumEvent } from '../events';
import { COMPOUND_IDS, civiliansAt, housedIn, samePerson, seatAt, seatOf } from '../queries';
import { procedure, question, type Play, type PlumState } from '../state';
import { drawFateNumber } from './fate';
import { dropMarkers, takeableMarkers, takeMarker } from './pieces';

export function moveCivilian(play: Play, civilian: CivilianId, to: AreaId, rule: string): void {
  const own = play.state.civilians[civilian];
  const from = own.at as AreaId;
  own.at = to;
  own.housed = null;
  play.emit({
    type: 'civilianMoved',
    civilian,
    from,
    to,
    rule,
    at: [`civilian:${civilian}`, `area:${from}`, `area:${to}`],
  });
}

/** Compounds in the Area with a place left. */
export function openCompounds(state: PlumState, area: AreaId): CompoundId[] {
  return COMPOUND_IDS.filter(
    (id) => state.units[id].at === area && housedIn(state, id).length < COMPOUND_CAPACITY,
  );
}

export function house(play: Play, civilian: CivilianId, compound: CompoundId): void {
  play.state.civilians[civilian].housed = compound;
  play.emit({
    type: 'civilianHoused',
    civilian,
    compound,
    rule: 'PI-CPD-02',
    at: [`civilian:${civilian}`, `unit:${compound}`],
  });
}

export type Arrival = {
  civilian: CivilianId;
  /** Who brings it. */
  seat: number;
  /** It goes no further: only then may it enter a Compound (PI-RULING-76). */
  last: boolean;
  compound?: CompoundId;
};

/** A Civilians unit has come into an Area: it may pick up a marker and may be taken into a Compound. */
export const civilianArrives: Procedure<PlumState, PlumEvent, Arrival> = procedure<Arrival>(
  'civilianArrives',
  {
    anyMarker(play, frame) {
      return takeableMarkers(play.state, frame.civilian).length > 0 ? go('armCivilian') : go('anyCompound');
    },
    armCivilian: question<Arrival, { marker: MarkerKind | 'none' }>({
      seat: (_, frame) => frame.seat,
      options: (state, frame) => [
        ...takeableMarkers(state, frame.civilian).map((marker) =>
          option<{ marker: MarkerKind | 'none' }>({ marker }),
        ),
        option({ marker: 'none' as const }),
      ],
      choose(play, frame, { marker }) {
        if (marker === 'none') return;
        takeMarker(play, frame.civilian, marker, 'PI-CIV-01');
        return go('anyMarker');
      },
    }),
    anyCompound(play, frame) {
      const { state } = play;
      const area = state.civilians[frame.civilian].at as AreaId;
      return frame.last && openCompounds(state, area).length > 0 ? undefined : end();
    },
    enterCompound: question<Arrival, { compound: CompoundId | 'none' }>({
      seat: (_, frame) => frame.seat,
      options: (state, frame) => [
        ...openCompounds(state, state.civilians[frame.civilian].at as AreaId).map((compound) =>
          option<{ compound: CompoundId | 'none' }>({ compound }),
        ),
        option({ compound: 'none' as const }),
      ],
      choose(play, frame, { compound }) {
        if (compound === 'none') return end();
        frame.compound = compound;
        if (seatOf(play.state, compound) !== frame.seat && !samePerson(play.state)) return;
        house(play, frame.civilian, compound);
        return end();
      },
    }),
    /** The owner of the Compound has the last word (PI-RULING-32, -77). */
    admitCivilian: question<Arrival, { answer: 'yes' | 'no' }>({
      seat: (state, frame) =>
        frame.compound === undefined ? 'team' : (seatOf(state, frame.compound) ?? 'team'),
      options: () => [option({ answer: 'yes' as const }), option({ answer: 'no' as const })],
      choose(play, frame, { answer }) {
        const { compound, civilian } = frame;
        if (answer === 'yes' && compound !== undefined) house(play, civilian, compound);
        else if (compound !== undefined) refuse(play, compound);
        return end();
      },
    }),
  },
);

export function refuse(play: Play, compound: CompoundId): void {
  play.emit({
    type: 'consentRefused',
    seat: seatOf(play.state, compound) ?? 0,
    rule: 'PI-RULING-32',
    at: [`unit:${compound}`],
  });
}

type HouseAll = { compound: CompoundId; seat: number };

/** A Compound has just been built: its owner may take in Civilians of the Area, up to its capacity (PI-CPD-02). */
export const takeIn: Procedure<PlumState, PlumEvent, HouseAll> = procedure<HouseAll>('takeIn', {
  anybodyLeft(play, { compound }) {
    const { state } = play;
    const area = state.units[compound].at as AreaId;
    const open = housedIn(state, compound).length < COMPOUND_CAPACITY && civiliansAt(state, area).length > 0;
    return open ? undefined : end();
  },
  takeInWhom: question<HouseAll, { civilian: CivilianId | 'done' }>({
    seat: (_, frame) => frame.seat,
    options: (state, { compound }) => [
      ...civiliansAt(state, state.units[compound].at as AreaId).map((civilian) =>
        option<{ civilian: CivilianId | 'done' }>({ civilian }),
      ),
      option({ civilian: 'done' as const }),
    ],
    choose(play, { compound }, { civilian }) {
      if (civilian === 'done') return end();
      house(play, civilian, compound);
      return go('anybodyLeft');
    },
  }),
});

export type Appear = { civilian: CivilianId; area: AreaId; seat: number; rule: string };

/** A Civilians unit comes into play in an Area (a spawn or a Search Card). */
export const civilianAppears: Procedure<PlumState, PlumEvent, Appear> = procedure<Appear>('civilianAppears', {
  place(play, { civilian, area, seat, rule }) {
    const own = play.state.civilians[civilian];
    own.at = area;
    own.housed = null;
    play.emit({
      type: 'civilianAppeared',
      civilian,
      area,
      rule,
      at: [`civilian:${civilian}`, `area:${area}`],
    });
    return call(civilianArrives, { civilian, seat, last: true });
  },
});

export type Evacuation = { civilian: CivilianId; seat: number; by: CraftId | null };

/** A Civilians unit is safe: onto the player's mat, Evacuation Points at once (PI-EVAC-05, -06, PI-CROWD-07). */
export const evacuateCivilian: Procedure<PlumState, PlumEvent, Evacuation> = procedure<Evacuation>(
  'evacuateCivilian',
  {
    leave(play, { civilian, seat, by }) {
      const { state } = play;
      const own = state.civilians[civilian];
      const area = own.at as AreaId;
      dropMarkers(play, civilian, area, 'PI-RULING-78');
      own.at = 'evacuated';
      own.housed = null;
      seatAt(state, seat).evacuated.push(civilian);
      const points = pointsOf(play, civilian);
      state.evacuation = Math.min(state.options.evacuationNeeded, state.evacuation + points);
      play.emit({
        type: 'evacuated',
        civilian,
        seat,
        points,
        evacuation: state.evacuation,
        by,
        rule: 'PI-EVAC-06',
        at: [`civilian:${civilian}`, `area:${area}`],
      });
    },
    afterwards: (play, { civilian, seat }) => whenEvacuated(play, civilian, seat),
  },
);

/** Evacuation Points; some are only known when they leave (PI-RULING-63). */
export function pointsOf(play: Play, civilian: CivilianId): number {
  const { ep } = CIVILIAN[civilian];
  if (typeof ep === 'number') return ep;
  if (CIVILIAN[civilian].vip) creditVip(play, civilian);
  return ep[drawFateNumber(play, 'evacuationPoints', 'PI-RULING-63') - 1] ?? 0;
}
