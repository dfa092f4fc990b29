/** The 30 Events: most are rows of the shared vocabulary, the rest name their procedure. */
import { call, end, option, type Flow, type RuleId } from '../../../core/procedure';
import { EVENT, type EventId } from '../data/cards';
import type { AreaId, BridgeId, Track } from '../data/map';
import { POWER_AREA } from '../data/tables';
import { AREA, AREA_IDS, LINKS, ORDER, TRACK_OF } from '../data/topology';
import type { CraftId } from '../data/units';
import { activateTrack, growTrack } from '../procedures/activation';
import { changeBiohazard } from '../procedures/biohazard';
import { drawFateNumber } from '../procedures/fate';
import { furthestFirst, horrorsOnTrack, stepTo } from '../procedures/horrorMove';
import { amalgamate } from '../procedures/horrors';
import { horrorsAttack } from '../procedures/horrorsAttack';
import { addDamage, changeSupplies, disableCraft, dropSupplies, exhaust } from '../procedures/pieces';
import {
  bridgeIsOpen,
  hasUnits,
  horrorAt,
  isArea,
  isCompromised,
  isExhausted,
  isHeld,
  isMutation,
  isStunned,
  onMap,
  stackAt,
} from '../queries';
import { procedure, question, type HorrorId, type Play, type PlumState } from '../state';
import { creditVip } from '../abilities/powers';
import { carryOutShared, type SharedEffect } from './effects';
import { eachPlayerChooses, panic, recallNotice, seatsFrom, stairwellCrush, stampede } from './misfortunes';

type Resolve = { card: EventId; seat: number };
type Odd = (play: Play, event: Resolve & { readonly rule: RuleId }) => Flow;

/** By Fate Number 1 to 6. */
const ENGINES: readonly CraftId[] = ['ferry', 'cutter', 'cgheli', 'medheli', 'hog', 'texas'];
const DROP_ZONES: readonly AreaId[] = ['1H', '2E', '3D', '4E', '5E', '6C'];
const AIRDROP_SUPPLIES = 4;
const LEAK_AREA = '4H';

const EFFECTS: Readonly<Record<EventId, SharedEffect | Odd>> = {
  E01: (play, { seat }) => call(recallNotice, { seats: seatsFrom(play.state, seat), hits: 0 }),
  E02: { effect: 'mutation', mutation: 'rats', entry: { by: 'number', low: '2A', high: '4A' } },
  E03: { effect: 'mutation', mutation: 'custodian', entry: { by: 'track' } },
  E04: { effect: 'mutation', mutation: 'payroll', entry: { by: 'track' } },
  E05: { effect: 'mutation', mutation: 'choir', entry: { by: 'track' } },
  E06: { effect: 'mutation', mutation: 'faithful', entry: { by: 'track' } },
  E07: { effect: 'mutation', mutation: 'tuesday', entry: { by: 'place', space: 'S4' } },
  E08: (play, { rule }) => changeBiohazard(play, isCompromised(play.state, LEAK_AREA) ? 2 : 1, rule),
  E09: { effect: 'addCubes', count: 2 },
  E10: { effect: 'biohazardDraw' },
  E11: { effect: 'damageBridges', bridges: [4, 5, 7], damage: 1 },
  E12: (play, { rule }) => addDamage(play, { bridge: drawnNumber(play, rule) as BridgeId }, 2, rule),
  E13: { effect: 'damageBridges', bridges: [6, 8, 9], damage: 1 },
  E14: brownout,
  E15: sideDoor,
  E16: (play, { rule }) => call(activateTrack, { track: drawnNumber(play, rule) }),
  E17: (_, { card }) => call(stampede, { card, waiting: [], movers: [], fights: [] }),
  E18: sleepwalkers,
  E19: { effect: 'spawn', area: '3D', tiles: 2 },
  E20: { effect: 'spawn', area: '1J', tiles: 2 },
  E21: (_, { card, seat }) => call(panic, { card, seat }),
  E22: engineTrouble,
  E23: (play, { card, seat }) =>
    call(eachPlayerChooses, { card, seats: seatsFrom(play.state, seat), chosen: 0 }),
  E24: (_, { card }) => call(stairwellCrush, { card }),
  E25: fiveFingerDiscount,
  E26: (play, { rule }) => {
    play.state.radioSilence = true;
    play.emit({ type: 'ongoing', what: 'radioSilence', on: true, rule });
  },
  E27: (play, { card, seat }) =>
    call(eachPlayerChooses, { card, seats: seatsFrom(play.state, seat), chosen: 0 }),
  E28: (play, { rule }) =>
    dropSupplies(play, DROP_ZONES[drawnNumber(play, rule) - 1] ?? '1H', AIRDROP_SUPPLIES, rule),
  E29: (play, { rule }) => {
    play.state.darkIdeas = true;
    play.emit({ type: 'ongoing', what: 'darkIdeas', on: true, rule });
  },
  E30: { effect: 'nothing' },
};

/** Carries out one Event Card at once and completely (PI-EVENT-01). `seat`: who drew it, seat 0 for the Doom token. */
export const resolveEvent = procedure<Resolve>('resolveEvent', {
  carryOut(play, { card, seat }) {
    play.mark(`card/${card}`);
    const effect = EFFECTS[card];
    const rule = EVENT[card].cite;
    return typeof effect === 'function'
      ? effect(play, { card, seat, rule })
      : carryOutShared(play, effect, { seat, rule });
  },
});

type Forecast = { cards: EventId[] };

/** Skip Dolan's forecast: of the top two Events one is resolved, the other goes to the bottom. Ends with the one. */
export const forecast = procedure<Forecast>('forecast', {
  forecastEvent: question<Forecast, { card: EventId }>({
    seat: () => 'team',
    options: (_, { cards }) => [...new Set(cards)].map((card) => option({ card })),
    choose(play, _, { card }) {
      play.state.forecastUsed = true;
      creditVip(play, 'v4');
      return end(card);
    },
  }),
});

function drawnNumber(play: Play, rule: RuleId): number {
  return drawFateNumber(play, 'event', rule);
}

/** Nothing of the card applies (PI-RULING-61). */
function isVoid(play: Play, card: EventId): void {
  play.emit({ type: 'eventVoid', card, rule: 'PI-EVENT-02' });
}

function brownout(play: Play, { card, rule }: Parameters<Odd>[1]): void {
  const { state } = play;
  if (!state.powerOut) return addDamage(play, { area: POWER_AREA }, 1, rule);
  if (state.seats.every((own) => own.supplies === 0)) return isVoid(play, card);
  state.seats.forEach((own, seat) => {
    if (own.supplies > 0) changeSupplies(play, seat, -1, 'event', rule);
  });
}

/** Areas across an undamaged White connection, lowest Track first, then the first letter. */
function sideDoors(state: PlumState, area: AreaId): AreaId[] {
  return LINKS[area]
    .filter((link) => link.kind === 'white' && bridgeIsOpen(state, link.bridge))
    .map((link) => link.to)
    .sort((a, b) => TRACK_OF[a] - TRACK_OF[b] || ORDER[a] - ORDER[b]);
}

function sideDoor(play: Play, { card, rule }: Parameters<Odd>[1]): Flow {
  const { state } = play;
  const track = drawnNumber(play, rule);
  const [found] = furthestFirst(state, horrorsOnTrack(state, track)).flatMap((horror) => {
    const from = horrorAt(state, horror);
    if (from === null || !isArea(from) || isStunned(state, horror)) return [];
    const to = sideDoors(state, from)[0];
    return to === undefined ? [] : [{ horror, from, to }];
  });
  if (found === undefined) return isVoid(play, card);
  stepTo(play, found.horror, found.from, found.to);
  return call(arriveAndFight, { horror: found.horror, area: found.to });
}

type Arrive = { horror: HorrorId; area: AreaId };

/** Horrors moved by an Event join the Stack there and attack whoever is in the Area (PI-RULING-62, -68). */
export const arriveAndFight = procedure<Arrive>('arriveAndFight', {
  join(play, frame) {
    amalgamate(play);
    if (!isMutation(frame.horror)) frame.horror = stackAt(play.state, frame.area)?.id ?? frame.horror;
  },
  fight(play, { horror, area }) {
    const there = horrorAt(play.state, horror) === area && isHeld(play.state, area);
    return there ? call(horrorsAttack, { area, attackers: [horror] }) : end();
  },
});

function sleepwalkers(play: Play, { card, rule }: Parameters<Odd>[1]): void {
  const stacks = growTrack(play, drawnNumber(play, rule), 1, 'sleepwalkers', rule);
  if (stacks === 0) isVoid(play, card);
}

function engineTrouble(play: Play, { card, rule }: Parameters<Odd>[1]): void {
  const craft = ENGINES[drawnNumber(play, rule) - 1] ?? 'ferry';
  const { at, disabled } = play.state.craft[craft];
  if (!onMap(at) || disabled) return isVoid(play, card);
  disableCraft(play, craft, rule);
}

function fiveFingerDiscount(play: Play, { card, rule }: Parameters<Odd>[1]): void {
  const { state } = play;
  const track = drawnNumber(play, rule) as Track;
  const looted = AREA_IDS.filter(
    (area) =>
      TRACK_OF[area] === track &&
      AREA[area].forage > 0 &&
      !hasUnits(state, area) &&
      !isExhausted(state, area),
  );
  if (looted.length === 0) return isVoid(play, card);
  for (const area of looted) exhaust(play, area, rule);
}
