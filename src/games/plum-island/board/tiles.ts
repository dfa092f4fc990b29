/** The decision sheet in the words of Plum Island: who is asked, what a tile says, why something cannot be done. */
import type { Decision } from '../../../core/game';
import type { Facets, Option, Refusal, RuleId } from '../../../core/procedure';
import type { Heading, Note, TargetId, Tile } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { adminRating, bravery, closeCombatDice, footAllowance } from '../abilities/queries';
import { EVENT } from '../data/eventCards';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import type { AreaId, SpaceId } from '../data/map';
import { SEARCH } from '../data/searchCards';
import { roundRow } from '../data/tables';
import { AREA } from '../data/topology';
import { ABILITY, CRAFT, FACTIONS, UNIT, type AbilityId, type CraftId, type UnitId } from '../data/units';
import { count, seatName } from '../names';
import { civiliansAt, horrorsAt, isMutation, isUnit, onMap, stackById, unitsAt } from '../queries';
import type { HorrorId, PlumState } from '../state';
import { FACTION_LIVERY } from './looks';

interface About {
  readonly unit?: UnitId;
  readonly horror?: HorrorId;
  readonly area?: SpaceId;
  readonly craft?: CraftId;
  readonly civilian?: CivilianId;
  readonly compound?: UnitId;
}

/** The three questions of every turn, asked so often that they are short. */
const SHORT: Readonly<Record<string, { title: string; subtitle: string }>> = {
  crisisAdrenaline: {
    title: 'Crisis Adrenaline',
    subtitle: 'Tap a lit unit: each may walk once for free.',
  },
  playerAction: { title: 'Your actions', subtitle: 'Tap a lit piece, or pick an action.' },
  followAction: { title: 'Follow Action?', subtitle: 'One action, and the risk of an Event.' },
};

/** Who is asked: the faction, or the unit that has been picked. */
export function heading(state: PlumState, decision: Decision, picked: Facets, prompt: string): Heading {
  const seat = typeof decision.seat === 'number' ? state.seats[decision.seat] : undefined;
  const about = decision.about as About;
  const chosen = typeof picked.unit === 'string' && isUnit(picked.unit) ? picked.unit : undefined;
  const piece = chosen ?? about.unit;
  const caption: Note | undefined = seat && {
    text: FACTIONS[seat.faction].name,
    colour: FACTION_LIVERY[seat.faction].light,
    shape: FACTION_LIVERY[seat.faction].shape,
  };
  const { turn } = state;
  const acting = turn !== null && turn.part === 'actions' && turn.seat === decision.seat;
  const of = roundRow(state.round).actions;
  const short = SHORT[decision.kind];
  const words = chosen
    ? { title: UNIT[chosen].name, subtitle: short ? unitFacts(state, chosen) : prompt }
    : (short ?? { title: prompt });
  return {
    ...(caption ? { caption } : {}),
    ...words,
    ...(piece !== undefined && onMap(state.units[piece].at) ? { piece: `unit:${piece}` } : {}),
    ...(acting
      ? { pips: { left: turn.actions, of: Math.max(of, turn.actions), label: count(turn.actions, 'action') } }
      : {}),
    ...(seat
      ? { notes: [{ text: `${seat.supplies} Supplies`, icon: 'cardboard-box-closed' as const }] }
      : {}),
  };
}

function unitFacts(state: PlumState, unit: UnitId): string {
  const { at, hits } = state.units[unit];
  return `In ${at}, ${hits} of ${UNIT[unit].toughness} hits`;
}

/** What a question is about, when it is not what it lights up. */
export function focus(state: PlumState, decision: Decision): readonly TargetId[] {
  const about = decision.about as About;
  const found: TargetId[] = [];
  if (about.unit !== undefined && onMap(state.units[about.unit].at))
    found.push(`unit:${about.unit}`, `area:${state.units[about.unit].at}`);
  if (about.area !== undefined) found.push(`area:${about.area}`);
  if (about.craft !== undefined) found.push(`craft:${about.craft}`);
  const where = about.civilian === undefined ? undefined : state.civilians[about.civilian].at;
  if (where !== undefined && where in AREA) found.push(`area:${where}`);
  return found;
}

const VERB_ICON: Readonly<Record<string, IconName>> = {
  move: 'walking-boot',
  run: 'run',
  go: 'footsteps',
  stop: 'check',
  handle: 'cardboard-box-closed',
  collect: 'cardboard-box-closed',
  leave: 'cardboard-box-closed',
  take: 'plus',
  closeCombat: 'fist',
  rangedCombat: 'crosshair',
  gunship: 'eye-target',
  crowdControl: 'megaphone',
  evacuate: 'exit-door',
  repair: 'wrench',
  build: 'house',
  forage: 'cardboard-box-closed',
  decontaminate: 'biohazard',
  search: 'binoculars',
  heal: 'heart-plus',
  seeMedic: 'medical-pack',
  emergencyRoom: 'hospital-cross',
  medevac: 'ambulance',
  special: 'whistle',
  bus: 'city-car',
  reposition: 'helicopter',
  trade: 'trade',
  give: 'trade',
  ask: 'trade',
  handOver: 'trade',
  useMarker: 'molotov',
  callOn: 'walkie-talkie',
  feed: 'camp-cooking-pot',
  feedAll: 'camp-cooking-pot',
  feedHoused: 'camp-cooking-pot',
  pass: 'forward',
  nothing: 'close',
  done: 'check',
};
const ANSWER_ICON: Readonly<Record<string, IconName>> = {
  stand: 'heart-shield',
  fall: 'death-skull',
  reroll: 'rolling-dices',
  keep: 'check',
  tape: 'wrench',
  accept: 'broken-wall',
  pay: 'cardboard-box-closed',
  supplies: 'cardboard-box-closed',
  hits: 'broken-heart',
  look: 'look-at',
  draw: 'card-draw',
  yes: 'check',
  no: 'close',
};

export function tile(
  state: PlumState,
  decision: Decision,
  facet: string,
  value: string | number,
  options: readonly Option[],
): Tile {
  const icon = iconOf(facet, value);
  const own = noteOf(state, decision, facet, value, options);
  const supplies = options.length > 0 ? options.map((option) => option.cost?.supplies ?? 0) : [0];
  const price = Math.min(...supplies) > 0 ? `${Math.min(...supplies)} Supplies` : '';
  const note = [own, price].filter(Boolean).join(', ');
  return {
    ...(icon ? { icon } : {}),
    ...(note === '' ? {} : { note }),
    ...(facet === 'verb' && WAYS_ON.has(value) ? { order: 'last' as const } : {}),
  };
}

/** They stand in one place, whatever else can be done. */
const WAYS_ON: ReadonlySet<string | number> = new Set(['done', 'pass', 'stop', 'nothing']);

function iconOf(facet: string, value: string | number): IconName | undefined {
  if (facet === 'verb') return VERB_ICON[value];
  if (facet === 'mode') return value === 'foot' ? 'walking-boot' : 'jeep';
  if (facet === 'answer') return ANSWER_ICON[value];
  if (facet === 'marker')
    return value === 'molotov' ? 'molotov' : value === 'pistols' ? 'pistol-gun' : undefined;
  if (facet === 'ability') return 'whistle';
  if (facet === 'cube') return 'biohazard';
  return undefined;
}

function noteOf(
  state: PlumState,
  decision: Decision,
  facet: string,
  value: string | number,
  options: readonly Option[],
): string {
  switch (facet) {
    case 'verb':
      return whoCan(state, options);
    case 'unit':
      return isUnit(String(value)) ? unitNote(state, value as UnitId, options) : '';
    case 'mode': {
      const unit = options[0]?.facets.unit as UnitId | undefined;
      if (unit === undefined) return '';
      return value === 'foot' ? `Foot ${footAllowance(state, unit, false)}` : `Vehicle ${UNIT[unit].vehicle}`;
    }
    case 'area':
      return areaNote(state, String(value));
    case 'craft': {
      const craft = value as CraftId;
      return `In ${state.craft[craft].at}, carries ${CRAFT[craft].capacity}`;
    }
    case 'civilian':
      return String(value) in CIVILIAN ? `In ${state.civilians[value as CivilianId].at}` : '';
    case 'target':
      return targetNote(state, String(value), options);
    case 'ability':
      return ABILITY[value as AbilityId].text;
    case 'card':
      return cardText(String(value));
    case 'seat':
      return `${state.seats[Number(value)]?.supplies ?? 0} Supplies`;
    case 'answer':
      return answerNote(state, decision, String(value));
    default:
      return '';
  }
}

/** One unit by name, several by number: what a verb is worth is seen at a glance. */
function whoCan(state: PlumState, options: readonly Option[]): string {
  const who = new Set(options.map(({ facets }) => facets.unit ?? facets.craft ?? facets.civilian ?? ''));
  who.delete('');
  const [only] = who;
  if (only === undefined) return '';
  if (who.size > 1) return `${who.size} can`;
  if (isUnit(String(only))) return UNIT[only as UnitId].name;
  return only in CRAFT
    ? CRAFT[only as CraftId].name
    : state.civilians[only as CivilianId]
      ? CIVILIAN[only as CivilianId].name
      : '';
}

function unitNote(state: PlumState, unit: UnitId, options: readonly Option[]): string {
  const place = state.units[unit].at;
  const hits = `${state.units[unit].hits}/${UNIT[unit].toughness} hits`;
  const verbs = new Set(options.map(({ facets }) => facets.verb));
  const [verb] = verbs;
  const rating =
    verbs.size !== 1
      ? ''
      : verb === 'run'
        ? `foot ${footAllowance(state, unit, true)}`
        : verb === 'crowdControl'
          ? `admin ${adminRating(state, unit, 'crowdControl')}`
          : verb === 'closeCombat' && onMap(place)
            ? count(closeCombatDice(state, unit, true), 'die', 'dice')
            : verb === 'rangedCombat'
              ? count(UNIT[unit].ranged, 'die', 'dice')
              : hits;
  return [onMap(place) ? place : '', rating || hits].filter(Boolean).join(', ');
}

function areaNote(state: PlumState, area: string): string {
  if (!(area in AREA)) return '';
  const id = area as AreaId;
  const horrors = horrorsAt(state, id).map((horror) =>
    isMutation(horror) ? 'a Mutation' : `${stackById(state, horror)?.tiles ?? 0} Horrors`,
  );
  const people = civiliansAt(state, id).length;
  return [
    AREA[id].terrain,
    ...horrors,
    ...(people > 0 ? [count(people, 'Civilians unit')] : []),
    ...unitsAt(state, id).map((unit) => UNIT[unit].name),
  ].join(', ');
}

function targetNote(state: PlumState, target: string, options: readonly Option[]): string {
  if (target !== 'stack') return '';
  const area = options[0]?.facets.area;
  const stack = state.stacks.find((one) => one.at === area);
  return stack ? `${count(stack.tiles, 'tile')} in ${stack.at}` : '';
}

function cardText(card: string): string {
  if (card in SEARCH) return SEARCH[card as keyof typeof SEARCH].text;
  return card in EVENT ? EVENT[card as keyof typeof EVENT].text : '';
}

function answerNote(state: PlumState, decision: Decision, answer: string): string {
  const { unit } = decision.about as About;
  if (decision.kind === 'lastStand' && unit !== undefined)
    return answer === 'stand' ? `Bravery ${bravery(state, unit)}` : 'Gone for good';
  return '';
}

/** The rule in a few words, under a greyed tile. */
const REASONS: Readonly<Record<RuleId, string>> = {
  'PI-ADREN-01': 'Has moved already',
  'PI-ADREN-03': 'Neutral units do not move now',
  'PI-ADREN-06': 'A Compound does not run',
  'PI-ACT-02': 'No action left',
  'PI-CROWD-01': 'No Civilians here',
  'PI-CROWD-02': 'Was led already',
  'PI-CROWD-05': 'The bridge is damaged',
  'PI-CROWD-08': 'Without Admin Rating',
  'PI-EVAC-02': 'No Civilians at the landing',
  'PI-EVAC-03': 'Disabled, or Horrors at the landing',
  'PI-EVAC-04': 'Nobody to take aboard',
  'PI-REPAIR-01': 'Nothing damaged here',
  'PI-NPC-03': 'No hands for it',
  'PI-BUILD-01': 'Needs Admin 3',
  'PI-BUILD-03': 'Needs 2 Supplies',
  'PI-BUILD-05': 'One Compound a Faction',
  'PI-RULING-64': 'Would not survive the Hit',
  'PI-LOC-02': 'No such icon, or Horrors here',
  'PI-LOC-06': 'The Area is Exhausted',
  'PI-HEAL-03': 'Only in 2G, without Horrors',
  'PI-HEAL-04': 'No helicopter ready in 2G',
  'PI-HEAL-05': 'No room in 2G',
  'PI-HEAL-06': 'Not for Compounds',
  'PI-RULING-35': 'Nobody is wounded',
  'PI-FOLLOW-03': 'Not as a Follow Action',
  'PI-FOLLOW-04': 'Only as a Follow Action',
  'PI-MOVE-02': 'No room there',
  'PI-MOVE-04': 'The bridge is damaged',
  'PI-MOVE-07': 'Cannot walk',
  'PI-MOVE-08': 'Needs 1 Supplies for fuel',
  'PI-MOVE-09': 'Compounds stay where they are',
  'PI-REPO-02': 'Disabled',
  'PI-REPO-05': 'Only the Guard flies it',
  'PI-REPO-06': 'Horrors at the landing',
  'PI-RANGED-03': 'Without Ranged Rating',
  'PI-RANGED-04': 'Needs 1 Supplies',
  'PI-GUNSHIP-05': 'Only the Guard flies it',
  'PI-GUNSHIP-07': 'Needs 1 Supplies',
  'PI-GUNSHIP-08': 'Disabled',
  'PI-RULING-38': 'The bridge is damaged',
  'PI-RULING-85': 'Not as a free action',
  'PI-LAST-03': 'Not that way',
  'PI-BRIDGE-02': 'The bridge is damaged',
  'PI-BIO-06': 'Green cubes stay',
  'PI-RULING-01': 'Fights already',
  'PI-ABIL-02': 'Needs 1 Supplies for the fare',
};

export function refused(state: PlumState, { rule, facets }: Refusal): string {
  if (facets.ability !== undefined && rule === ABILITY[facets.ability as AbilityId].cite)
    return 'Nothing to use it on, or used';
  return REASONS[rule] ?? seatWords(state, facets) ?? 'Not now';
}

function seatWords(state: PlumState, { seat }: Facets): string | null {
  return seat === undefined ? null : `Not with ${seatName(state, Number(seat))}`;
}
