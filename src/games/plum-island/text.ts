/** Every word a player reads while playing: questions, options, outcomes. The log's sentences are in `eventText.ts`. */
import type { Decision, GameText } from '../../core/game';
import type { Facets } from '../../core/procedure';
import type { EventId, FateId, SearchId } from './data/cards';
import { CIVILIAN, type CivilianId } from './data/civilians';
import { OFF_MAP, type BridgeId, type SpaceId } from './data/map';
import { MUTATION, type MutationId } from './data/mutations';
import { type AbilityId, type CompoundId, type CraftId, type UnitId } from './data/units';
import { endingWords, events } from './eventText';
import type { MarkerKind } from './data/tables';
import type { PlumEvent } from './events';
import {
  abilityName,
  bridgeName,
  cardName,
  civilianName,
  count,
  craftName,
  horrorName,
  markerName,
  pieceName,
  placeName,
  seatName,
  sentence,
  unitName,
} from './names';
import type { HorrorId, PlumState } from './state';

/** What the frame that asks may hold. */
type About = {
  unit?: UnitId;
  civilian?: CivilianId;
  compound?: CompoundId;
  area?: SpaceId;
  horror?: HorrorId;
  craft?: CraftId;
  seat?: number;
  left?: number;
  hits?: number;
  count?: number;
  from?: number;
  to?: number;
  amount?: number;
  admin?: number;
  room?: number;
  card?: EventId | SearchId;
};

function about(decision: Decision): About {
  return decision.about as unknown as About;
}

const unitOf = (decision: Decision) => unitName(about(decision).unit ?? 'hero');
const whom = (decision: Decision) => civilianName(about(decision).civilian ?? 'c01');
const where = (decision: Decision) => placeName(about(decision).area ?? 'S1');

function who(state: PlumState, decision: Decision): string {
  return decision.seat === 'team' ? 'everybody' : seatName(state, decision.seat);
}

const prompts: GameText<PlumState, PlumEvent>['prompts'] = {
  // The Player Turn
  crisisAdrenaline: (state, d) => `Crisis Adrenaline: which unit of ${who(state, d)} moves on foot for free?`,
  playerAction: (state, d) =>
    `What does ${who(state, d)} do? ${count(state.turn?.actions ?? 0, 'action')} left.`,
  followAction: (state, d) => `Does ${who(state, d)} take a Follow Action?`,
  freeAction: (_, d) => `Which free action does ${unitOf(d)} take?`,
  wildActivation: () => 'The Wild token: which Faction takes an additional turn?',
  moveOn: (_, d) => `Where does ${unitOf(d)} go? ${count(about(d).left ?? 0, 'Area')} left.`,
  markerMoment: (state, d) => `Does ${who(state, d)} use a marker now?`,
  tradeHowMuch: () => 'How many Supplies change hands?',
  agreeToTrade(state, d) {
    const { from = 0, to = 0, amount = 0 } = about(d);
    return `Do you agree that ${seatName(state, from)} gives ${amount} Supplies to ${seatName(state, to)}?`;
  },
  // Hunger
  feedUnits: (state, d) => `Night falls. Whom does ${who(state, d)} feed?`,
  whoStarves: (_, d) => `Who starves in ${unitName(about(d).compound ?? 'gtc')}?`,
  // Crowds and evacuation
  leadCivilian: (_, d) =>
    `Whom does ${unitOf(d)} lead, and where to? ${count(about(d).admin ?? 0, 'Civilians unit')} left.`,
  leadFurther: (_, d) => `Do ${whom(d)} go one Area further?`,
  leaveCompound: (_, d) => `May ${whom(d)} leave your Compound?`,
  enterCompound: (_, d) => `Do ${whom(d)} take shelter here?`,
  admitCivilian: (_, d) => `Will you take ${whom(d)} into ${unitName(about(d).compound ?? 'gtc')}?`,
  takeInWhom: (_, d) => `Whom does ${unitName(about(d).compound ?? 'gtc')} take in?`,
  armCivilian: (_, d) => `Do ${whom(d)} pick up a marker?`,
  evacuateWhom: (_, d) =>
    `Who goes aboard ${craftName(about(d).craft ?? 'ferry')}? Room for ${about(d).room ?? 0} more.`,
  // Repair and search
  ductTape: (_, d) => `An epic fail. Does ${unitOf(d)} save it with duct tape?`,
  payForParts: () => 'It runs again for 1 Supplies. Pay?',
  chooseSearchCard: (_, d) => `Which card does ${unitOf(d)} follow up?`,
  takeCube: (_, d) => `Which cube leaves the Draw Bag? Up to ${about(d).count ?? 0} more.`,
  // Combat
  chooseDefender: (state, d) => {
    const { horror } = about(d);
    return `Who faces ${horror === undefined ? 'the Horrors' : horrorName(horror, tiles(state, horror))} in ${where(d)}?`;
  },
  whoDies: (_, d) => `Which Civilians in ${where(d)} are lost? ${count(about(d).hits ?? 0, 'Hit')} left.`,
  lastStand: (_, d) => `${unitOf(d)} is about to fall. Make a Last Stand?`,
  retreatTo: (_, d) => `Where does ${unitOf(d)} fall back to?`,
  rerollMiss: (_, d) => `Does ${unitOf(d)} roll one Miss again?`,
  // Events
  useForecast: () => 'Skip Dolan can forecast: look at the top two Events and pick one?',
  forecastEvent: () => 'Which of the two Events comes true? The other goes to the bottom of the deck.',
  discardOrBleed: (state, d) => `Does ${who(state, d)} discard 2 Supplies or spread 2 Hits over its units?`,
  spreadHits: (state, d) =>
    `Which unit of ${who(state, d)} takes a Hit? ${count(about(d).hits ?? 0, 'Hit')} left.`,
  chooseOwnUnit: (state, d) =>
    about(d).card === 'E27'
      ? `Which unit of ${who(state, d)} gets its second wind?`
      : `Which unit of ${who(state, d)} is hit by friendly fire?`,
  panicArea: () => 'In which of the fullest Areas does panic break out?',
  panicCivilian: () => 'Who runs north, and where to?',
  crushArea: () => 'In which of the fullest Areas is the crush?',
  crushCivilian: (_, d) => `Which Civilians in ${where(d)} are lost in the crush?`,
  // Search Cards
  takeFoundMarker: (_, d) => `Does ${unitOf(d)} take one of the markers?`,
  nearestPlace: (_, d) => `Where does ${unitOf(d)} come into play?`,
  texasNavyHarbour: () => 'Where does the Texas Navy come in?',
  airstrikeTarget: () => 'What should the pilot bomb? Everybody there will feel it.',
  airstrikeCasualty: (_, d) => `Which Civilians in ${where(d)} are lost to the bombs?`,
  firstAid: (_, d) => `Who is patched up? ${count(about(d).left ?? 0, 'Hit')} can still be removed.`,
  toolboxJob: () => 'What is the toolbox used for?',
  flareTarget: () => 'What should the flare dazzle?',
  // Travelling and Special Actions
  boardPassenger: (_, d) => `Who comes along from ${placeName((decisionFrom(d) ?? 'S1') as SpaceId)}?`,
  travelStep: () => 'Where does the way lead?',
  whistleFor: (_, d) => `Who follows the whistle of ${unitOf(d)}?`,
  bringReserve: () => 'Which reserve arrives, and where?',
};

function decisionFrom(decision: Decision): string | undefined {
  return (decision.about as { from?: string }).from;
}

function tiles(state: PlumState, horror: HorrorId): number {
  return state.stacks.find((stack) => stack.id === horror)?.tiles ?? 0;
}

/** What a verb is called on its tile. */
const VERBS: Readonly<Record<string, string>> = {
  move: 'Move',
  closeCombat: 'Close Combat',
  rangedCombat: 'Ranged Combat',
  gunship: 'Gunship Combat',
  crowdControl: 'Crowd Control',
  bus: 'Exact Change Only',
  evacuate: 'Evacuate',
  repair: 'Repair',
  build: 'Build Compound',
  forage: 'Forage',
  decontaminate: 'Decontaminate',
  search: 'Search',
  heal: 'Heal',
  seeMedic: 'See the medic',
  emergencyRoom: 'Emergency room',
  medevac: 'Medevac',
  special: 'Special Action',
  reposition: 'Reposition',
  trade: 'Trade Supplies',
  give: 'Give Supplies',
  ask: 'Ask for Supplies',
  nothing: 'No deal',
  useMarker: 'Use a marker',
  handOver: 'Hand over a marker',
  callOn: 'Call on another player',
  go: 'Go on',
  stop: 'Stop here',
  collect: 'Collect Supplies',
  leave: 'Leave Supplies',
  take: 'Pick up a marker',
  run: 'Run',
  handle: 'Handle Supplies',
  feed: 'Feed',
  feedHoused: 'Feed the housed Civilians',
  feedAll: 'Feed everybody',
  done: 'Done',
  pass: 'Pass',
};

const ANSWERS: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  stand: 'Make a Last Stand',
  fall: 'Let it fall',
  reroll: 'Roll it again',
  keep: 'Keep the dice',
  tape: 'Use duct tape',
  accept: 'Accept the damage',
  pay: 'Pay 1 Supplies',
  leave: 'Leave it broken',
  supplies: 'Discard 2 Supplies',
  hits: 'Spread 2 Hits',
  look: 'Look at two Events',
  draw: 'Draw as usual',
};

/** Words that end or skip something, whatever the facet. */
const SPECIAL_VALUES: Readonly<Record<string, string>> = {
  done: 'Done',
  none: 'None',
  stay: 'Stay here',
  [OFF_MAP]: 'Off the island',
};

const SPECIALS_OF_FACET: Readonly<Record<string, string>> = {
  marker: 'Leave the markers',
  compound: 'Stay outside',
  target: 'Call it off',
  job: 'Put it away',
};

function civilianWords(civilian: CivilianId): string {
  const { ep } = CIVILIAN[civilian];
  const points = typeof ep === 'number' ? String(ep) : `${Math.min(...ep)}-${Math.max(...ep)}`;
  return `${civilianName(civilian)} (${points})`;
}

function targetWords(target: string): string {
  if (target === 'stack') return 'The Stack';
  return target in MUTATION ? MUTATION[target as MutationId].name : pieceName(target as UnitId);
}

function facet(state: PlumState, name: string, value: string | number): string {
  if (value === 'none') return SPECIALS_OF_FACET[name] ?? 'None';
  if (typeof value === 'string' && value in SPECIAL_VALUES && name !== 'verb')
    return SPECIAL_VALUES[value] ?? value;
  switch (name) {
    case 'verb':
      return VERBS[value] ?? String(value);
    case 'answer':
      return ANSWERS[value] ?? String(value);
    case 'unit':
      return unitName(value as UnitId);
    case 'compound':
      return unitName(value as UnitId);
    case 'area':
      return placeName(value as SpaceId);
    case 'bridge':
      return bridgeName(value as BridgeId);
    case 'craft':
      return sentence(craftName(value as CraftId));
    case 'civilian':
      return civilianWords(value as CivilianId);
    case 'to':
      return pieceName(value as UnitId | CivilianId);
    case 'target':
      return targetWords(String(value));
    case 'marker':
      return markerName(value as MarkerKind);
    case 'card':
      return cardName(value as FateId | EventId | SearchId);
    case 'ability':
      return abilityName(value as AbilityId);
    case 'cube':
      return `A ${value} cube`;
    case 'seat':
      return seatName(state, Number(value));
    case 'mode':
      return value === 'foot' ? 'On foot' : 'By vehicle';
    case 'amount':
      return `${value} Supplies`;
    case 'damage':
      return `${value} Damage`;
    default:
      return String(value);
  }
}

/** How a verb reads with everything that was picked for it. */
const PHRASES: Readonly<Record<string, (words: Words, facets: Facets) => string>> = {
  move: (w, f) => `${w('unit')}: move ${f.mode === 'vehicle' ? 'by vehicle' : 'on foot'}`,
  run: (w) => `${w('unit')}: move on foot`,
  closeCombat: (w) => `${w('unit')}: Close Combat against ${w('target')}`,
  rangedCombat: (w) => `${w('unit')}: fire at ${w('target')} in ${w('area')}`,
  gunship: (w) => `${w('craft')}: fire at ${w('target')} in ${w('area')}`,
  heal: (w) => `${w('unit')}: heal ${w('target')}`,
  repair: (w, f) =>
    `${w('unit')}: repair ${w(['area', 'bridge', 'craft'].find((name) => name in f) ?? 'area')}`,
  evacuate: (w) => `${w('craft')}: evacuate from ${w('area')}`,
  reposition: (w) => `${w('craft')}: reposition to ${w('area')}`,
  special: (w, f) =>
    [
      `${w('unit')}: ${w('ability')}`,
      ...('target' in f ? [w('target')] : []),
      ...('area' in f ? [w('area')] : []),
    ].join(', '),
  trade: (w) => `Trade Supplies with ${w('seat')}`,
  callOn: (w) => `Call on ${w('seat')} to use a marker`,
  give: (w) => `Give ${w('amount')}`,
  ask: (w) => `Ask for ${w('amount')}`,
  collect: (w) => `Collect ${w('amount')}`,
  leave: (w) => `Leave ${w('amount')} here`,
  go: (w) => `Go to ${w('area')}`,
  take: (w) => `Pick up ${w('marker')}`,
  useMarker: (w, f) =>
    `${w('unit' in f ? 'unit' : 'civilian')}: use ${w('marker')} on ${'target' in f ? `${w('target')} in ` : ''}${w('area')}`,
  handOver: (w, f) => `${w('unit' in f ? 'unit' : 'civilian')}: hand ${w('marker')} to ${w('to')}`,
  feed: (w) => `Feed ${w('unit')}`,
};
type Words = (name: string) => string;

/** Each end has its own name. */
const OUTCOMES: Readonly<Record<string, string>> = {
  saved: 'Plum Island is behind you',
  biohazard: 'The island belongs to the infection',
  overrun: 'The island is overrun',
  faction: 'The last of them has fallen',
  evacuation: 'Too few got away',
};

export const text: GameText<PlumState, PlumEvent> = {
  prompts,
  facet,
  option(state, _, { facets }) {
    const words: Words = (name) => facet(state, name, facets[name] ?? '');
    const { verb } = facets;
    const phrase = verb === undefined ? undefined : PHRASES[verb];
    if (phrase !== undefined) return phrase(words, facets);
    if ('unit' in facets && verb !== undefined) return `${words('unit')}: ${words('verb')}`;
    return Object.keys(facets).map(words).join(', ');
  },
  events,
  seat: seatName,
  outcome(state, { result, reason }) {
    const points = `${state.evacuation} of ${state.options.evacuationNeeded} Evacuation Points were reached.`;
    const [first = ''] = reason.split('+');
    return {
      title: OUTCOMES[first] ?? 'Plum Island is lost',
      body: `${result === 'win' ? 'You have won' : 'You have lost'}: ${endingWords(reason)}. ${points}`,
    };
  },
};
