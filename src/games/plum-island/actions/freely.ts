/**
 * What costs no action and may be done at any moment of a Player Turn: trading Supplies (PI-SUPPLY-02), using and handing over
 * Special Combat markers (PI-MARKER-04, -09, PI-CIV-02). Each deal is made at most once between two actions.
 */
import {
  again,
  call,
  end,
  option,
  type Facets,
  type Flow,
  type Option,
  type Procedure,
} from '../../../core/procedure';
import { CIVILIAN_IDS, type CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { MARKER_KINDS, MARKERS, type MarkerKind } from '../data/tables';
import { UNIT_IDS, type UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import {
  civiliansAt,
  hasHorrors,
  inPlay,
  isUnit,
  namedTarget,
  onMap,
  ownUnits,
  samePerson,
  seatAt,
  seatOf,
  unitsAt,
} from '../queries';
import { carrier, handMarker } from '../procedures/pieces';
import { attackWithMarker } from '../procedures/rangedCombat';
import { procedure, question, type Play, type PlumState } from '../state';
import { NEIGHBOURS } from '../data/topology';
import { targetsFrom } from './combat';

type Carrier = UnitId | CivilianId;

export const FREE_VERBS = ['trade', 'useMarker', 'handOver', 'callOn'] as const;

export function isFree(picked: Facets): boolean {
  return (FREE_VERBS as readonly (string | number | undefined)[]).includes(picked.verb);
}

/** Everything free for a seat now. */
export function freeOptions(state: PlumState, seat: number): Option[] {
  return [...tradeOptions(state, seat), ...markerOptions(state, seat), ...callOptions(state, seat)];
}

export function chooseFreely(play: Play, seat: number, picked: Facets): Flow {
  const { verb } = picked;
  if (verb === 'trade') return beginTrade(play, seat, Number(picked.seat));
  if (verb === 'callOn') return call(markerMoment, { seat: Number(picked.seat) });
  return markerOption(play, picked);
}

/* Trading */

/** The other Factions that a seat may trade with now: one of the two is active, and they share an Area (PI-RULING-26). */
function partners(state: PlumState, seat: number): number[] {
  const { turn } = state;
  if (turn === null) return [];
  const found: number[] = [];
  for (let other = 0; other < state.seats.length; other++) {
    const active = seat === turn.seat || other === turn.seat;
    if (other === seat || !active || turn.deals.includes(tradeKey(seat, other))) continue;
    if (shareAnArea(state, seat, other)) found.push(other);
  }
  return found;
}

function shareAnArea(state: PlumState, seat: number, other: number): boolean {
  const theirs = ownUnits(state, other).map((unit) => state.units[unit].at);
  return ownUnits(state, seat).some((unit) => theirs.includes(state.units[unit].at));
}

function tradeKey(a: number, b: number): string {
  return `trade:${Math.min(a, b)}:${Math.max(a, b)}`;
}

function tradeOptions(state: PlumState, seat: number): Option[] {
  const options: Option[] = [];
  for (const other of partners(state, seat)) {
    const anything = seatAt(state, seat).supplies > 0 || seatAt(state, other).supplies > 0;
    if (anything) options.push(option({ verb: 'trade', seat: other }));
  }
  return options;
}

type Trade = { seat: number; other: number; from?: number; to?: number; amount?: number };

function beginTrade(play: Play, seat: number, other: number): Flow {
  play.state.turn?.deals.push(tradeKey(seat, other));
  return call(trade, { seat, other });
}

function tradeNow(play: Play, { from = 0, to = 0, amount = 0 }: Trade): void {
  seatAt(play.state, from).supplies -= amount;
  seatAt(play.state, to).supplies += amount;
  play.emit({ type: 'traded', from, to, amount, rule: 'PI-SUPPLY-02', at: [`seat:${from}`, `seat:${to}`] });
}

/** Both owners must agree. */
export const trade: Procedure<PlumState, PlumEvent, Trade> = procedure<Trade>('trade', {
  tradeHowMuch: question<Trade, { verb: 'give' | 'ask' | 'nothing'; amount?: number }>({
    seat: (_, frame) => frame.seat,
    options: (state, { seat, other }) => [
      ...amounts(seatAt(state, seat).supplies).map((amount) => option({ verb: 'give' as const, amount })),
      ...amounts(seatAt(state, other).supplies).map((amount) => option({ verb: 'ask' as const, amount })),
      option({ verb: 'nothing' as const }),
    ],
    choose(play, frame, { verb, amount = 0 }) {
      if (verb === 'nothing') return end();
      const { seat, other } = frame;
      [frame.from, frame.to] = verb === 'give' ? [seat, other] : [other, seat];
      frame.amount = amount;
      if (!samePerson(play.state)) return;
      tradeNow(play, frame);
      return end();
    },
  }),
  agreeToTrade: question<Trade, { answer: 'yes' | 'no' }>({
    seat: (_, frame) => frame.other,
    options: () => [option({ answer: 'yes' as const }), option({ answer: 'no' as const })],
    choose(play, frame, { answer }) {
      const { from = 0, to = 0, amount = 0 } = frame;
      if (answer === 'yes') tradeNow(play, frame);
      else play.emit({ type: 'tradeRefused', from, to, amount, rule: 'PI-RULING-26' });
      return end();
    },
  }),
});

function amounts(most: number): number[] {
  return Array.from({ length: most }, (_, i) => i + 1);
}

/* Special Combat markers */

/** Every marker is in its pool or lies about: so it is most of the time, and then nobody has to be asked. */
function nobodyIsArmed({ markerPool, looseMarkers }: PlumState): boolean {
  let away = looseMarkers.length;
  for (const kind of MARKER_KINDS) away += markerPool[kind] - MARKERS[kind].count;
  return away === 0;
}

/** Who carries a marker that this seat controls: own units, NPCs when it acts, Civilians always (PI-RULING-48). */
function carriers(state: PlumState, seat: number, called: boolean): Carrier[] {
  const found: Carrier[] = [];
  if (nobodyIsArmed(state)) return found;
  for (const id of UNIT_IDS) {
    const own = state.units[id];
    if (own.molotov === 0 && own.pistols === 0) continue;
    const owner = seatOf(state, id);
    if (inPlay(state, id) && (owner === seat || (owner === null && !called))) found.push(id);
  }
  for (const id of CIVILIAN_IDS) {
    const own = state.civilians[id];
    if ((own.molotov > 0 || own.pistols > 0) && onMap(own.at)) found.push(id);
  }
  return found;
}

function markerOptions(state: PlumState, seat: number, called = false): Option[] {
  const options: Option[] = [];
  for (const id of carriers(state, seat, called)) {
    const who = isUnit(id) ? { unit: id } : { civilian: id };
    const own = carrier(state, id);
    const area = own.at as AreaId;
    // Inside a Compound a marker cannot be used, only handed out (PI-RULING-78).
    const housed = 'housed' in own && own.housed !== null;
    for (const marker of MARKER_KINDS) {
      if (own[marker] === 0) continue;
      if (!housed && marker === 'pistols') {
        for (const target of targetsFrom(state, area))
          options.push(option({ verb: 'useMarker', marker, ...who, ...target }));
      } else if (!housed) {
        for (const near of [area, ...NEIGHBOURS[area]]) {
          if (hasHorrors(state, near))
            options.push(option({ verb: 'useMarker', marker, ...who, area: near }));
        }
      }
      if (state.turn?.deals.includes(`marker:${marker}:${id}`)) continue;
      for (const to of receivers(state, area, id, marker))
        options.push(option({ verb: 'handOver', marker, ...who, to }));
    }
  }
  return options;
}

/** Anybody in the Area without a marker of that kind (PI-RULING-79). */
function receivers(state: PlumState, area: AreaId, from: Carrier, marker: MarkerKind): Carrier[] {
  const there: Carrier[] = [...unitsAt(state, area), ...civiliansAt(state, area)];
  return there.filter((id) => id !== from && carrier(state, id)[marker] === 0);
}

function markerOption(play: Play, picked: Facets): Flow {
  const { state } = play;
  const by = (picked.unit ?? picked.civilian) as Carrier;
  const kind = picked.marker as MarkerKind;
  if (picked.verb === 'handOver') {
    const to = picked.to as Carrier;
    state.turn?.deals.push(`marker:${kind}:${to}`);
    handMarker(play, by, to, kind);
    return again;
  }
  const area = picked.area as AreaId;
  const target = kind === 'pistols' ? namedTarget(state, area, String(picked.target)) : null;
  return attackWithMarker(play, by, kind, area, target);
}

/* Another player's carriers */

/** Seats that carry a marker of their own while it is another's turn: they can be asked to use it. */
function callOptions(state: PlumState, seat: number): Option[] {
  const options: Option[] = [];
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat && ownMarkerOptions(state, other).length > 0)
      options.push(option({ verb: 'callOn', seat: other }));
  }
  return options;
}

function ownMarkerOptions(state: PlumState, seat: number): Option[] {
  if (nobodyIsArmed(state)) return [];
  const carries = ownUnits(state, seat).some(
    (unit) => state.units[unit].molotov > 0 || state.units[unit].pistols > 0,
  );
  return carries ? markerOptions(state, seat, true).filter(({ facets }) => facets.unit !== undefined) : [];
}

/** A player who is not acting uses or hands over own markers in somebody else's turn. */
export const markerMoment: Procedure<PlumState, PlumEvent, { seat: number }> = procedure<{ seat: number }>(
  'markerMoment',
  {
    markerMoment: question<{ seat: number }, Facets>({
      seat: (_, frame) => frame.seat,
      options: (state, frame) => [...ownMarkerOptions(state, frame.seat), option({ verb: 'done' })],
      choose(play, frame, picked) {
        if (picked.verb === 'done') {
          play.emit({ type: 'passed', seat: frame.seat, what: 'marker', rule: 'PI-RULING-48' });
          return end();
        }
        const flow = markerOption(play, picked);
        return flow !== undefined && flow.to === 'call' ? { ...flow, returnTo: 'markerMoment' } : flow;
      },
    }),
  },
);
