/** One sentence for everything that can happen: the log of the game. */
import type { GameText } from '../../core/game';
import { EVENT_CARDS, SEARCH_CARDS } from './data/cards';
import { roundRow, type Face, type RepairResult } from './data/tables';
import { ABILITY, UNIT, type AbilityId } from './data/units';
import type { PlumEvent } from './events';
import {
  cardName,
  civilianName,
  count,
  craftName,
  damagedName,
  horrorName,
  list,
  markerName,
  pieceName,
  placeName,
  seatName,
  sentence,
  tokenName,
  unitName,
} from './names';
import { MUTATION } from './data/mutations';
import type { PlumState } from './state';

export type Sentences = GameText<PlumState, PlumEvent>['events'];

const FACE_WORDS: Readonly<Record<Face, string>> = {
  miss: 'Miss',
  shielded: 'Shielded',
  lightHit: 'Light Hit',
  hit: 'Hit',
  critical: 'Critical Hit',
};

const REPAIR_WORDS: Readonly<Record<RepairResult, string>> = {
  epicFail: 'an epic fail',
  underway: 'work is under way',
  skills: 'good skills pay off',
  overtime: 'overtime does the rest',
};

/** What a Fate Number was drawn for. */
const NUMBER_REASONS: Readonly<Record<string, string>> = {
  chaos: 'to see where the Chaos breaks out',
  entry: 'to see where it enters',
  evacuationPoints: 'to see what they are worth',
  event: 'for the Event',
  fork: 'at the Fork',
  lastStand: 'for the Last Stand',
  reanimated: 'to see which Track is Reanimated',
  repair: 'for the Repair',
  stuff: 'to see what this stuff does',
  surge: 'to see which Track Surges',
  storm: 'for the storm',
  tornado: 'for the Tornado',
  firstContact: 'for First Contact',
};

export function numberReason(why: string): string {
  return NUMBER_REASONS[why] ?? '';
}

/** What Supplies were gained or spent for. */
const SUPPLY_REASONS: Readonly<Record<string, string>> = {
  ammunition: 'for ammunition',
  build: 'for the Compound',
  bus: 'for the bus fare',
  chef: 'from the Chef',
  ductTape: 'for duct tape',
  event: 'because of the Event',
  hunger: 'for food',
  forage: 'by foraging',
  parts: 'for spare parts',
  power: 'because the power is back',
  search: 'by searching',
  severance: 'as a severance package',
  vehicle: 'for fuel',
};

const GROWTH_REASONS: Readonly<Record<string, string>> = {
  overtime: 'by Overtime',
  possession: 'by Possession',
  reanimated: 'by being Reanimated',
  sleepwalkers: 'from Sleepwalkers',
};

const PASSED: Readonly<Record<string, string>> = {
  adrenaline: 'moves nobody further on adrenaline',
  actions: 'takes no further action',
  follow: 'does not follow',
  marker: 'uses no further marker',
  freeAction: 'leaves the free action',
};

const VERBS: Readonly<Record<string, string>> = {
  move: 'a Move',
  closeCombat: 'Close Combat',
  rangedCombat: 'Ranged Combat',
  gunship: 'Gunship Combat',
  crowdControl: 'Crowd Control',
  bus: "Ed's bus",
  evacuate: 'an evacuation',
  repair: 'a Repair',
  build: 'a Compound',
  forage: 'foraging',
  decontaminate: 'a decontamination',
  search: 'a Search',
  heal: 'healing',
  seeMedic: 'a visit to the medic',
  emergencyRoom: 'a visit to the emergency room',
  medevac: 'a Medevac',
  special: 'a Special Action',
  reposition: 'a Reposition',
};

const CARD_OF_RULE: Readonly<Record<string, string>> = Object.fromEntries(
  [...EVENT_CARDS, ...SEARCH_CARDS].map(({ cite, name }) => [cite, name]),
);

const WAYS = {
  medic: 'by a medic',
  hospital: 'in the emergency room',
  medevac: 'after a Medevac',
  card: 'with luck',
};
const PARTS = { adrenaline: 'Crisis Adrenaline', actions: 'Player Actions', follow: 'Follow Actions' };
const PHASES = { hunger: 'Hunger', activity: 'Activity', end: 'End' };
const DECKS = { fate: 'Fate', event: 'Event', search: 'Search' };

const because = (reasons: Readonly<Record<string, string>>, why: string) =>
  (reasons[why] ?? '').replace(/^(?=.)/, ' ');
const times = (n: number) => (n === 1 ? 'once more' : `${n} times more`);

const SETUP: Pick<
  Sentences,
  'setupStep' | 'unitPlaced' | 'craftPlaced' | 'civilianPlaced' | 'stormDamage' | 'firstContactOver'
> = {
  setupStep: (e) => `Setup, step ${e.step}: ${e.name}.`,
  unitPlaced: (e) => `${unitName(e.unit)} takes position in ${placeName(e.area)}.`,
  craftPlaced: (e) => `${sentence(craftName(e.craft))} is ready in ${placeName(e.area)}.`,
  civilianPlaced: (e) => `${civilianName(e.civilian)} are in ${placeName(e.area)}.`,
  stormDamage: (e) => `The storm has drawn a ${e.number}: ${e.result}.`,
  firstContactOver: (e) => `First contact was made after ${count(e.cards, 'Fate Card')}.`,
};

const ROUND = {
  roundBegan(e) {
    const { day, time } = roundRow(e.round);
    return `Round ${e.round} begins: ${day}, ${time}.`;
  },
  phaseBegan: (e) => `The ${PHASES[e.phase]} Phase of Round ${e.round} begins.`,
  tokenDrawn: (e) => `The ${tokenName(e.token)} token is drawn; ${count(e.left, 'token')} left in the bag.`,
  turnBegan: (e, state) => `${seatName(state, e.seat)} begins its turn with ${count(e.actions, 'action')}.`,
  turnPart: (e, state) => `${PARTS[e.part]} in the turn of ${seatName(state, e.seat)}.`,
  wildChosen: (e, state) => `The Wild token goes to ${seatName(state, e.seat)}.`,
  passed: (e, state) => `${seatName(state, e.seat)} ${PASSED[e.what]}.`,
  followCheck: (e, state) =>
    e.drawEvent
      ? `${seatName(state, e.seat)} checks for trouble and has to draw an Event.`
      : `${seatName(state, e.seat)} checks for trouble, and all stays quiet.`,
  noFollow: (e, state) => `Nobody may follow in the turn of ${seatName(state, e.seat)}.`,
  fed: (e) => `${unitName(e.unit)} is fed.`,
  housedFed: (e) => `The Civilians in ${unitName(e.compound)} are fed.`,
  unfed: (e) => `${unitName(e.unit)} goes hungry.`,
  housedUnfed: (e) => `The Civilians in ${unitName(e.compound)} go hungry.`,
  replenished: (e) =>
    e.areas.length === 0 ? 'No Area is replenished.' : `${list(e.areas.map(placeName))} can be used again.`,
  bagRefilled: (e) => `${count(e.tokens, 'token')} are back in the bag.`,
} satisfies Partial<Sentences>;

const CARDS = {
  fateCard: (e) => `${cardName(e.card)} is turned up.`,
  fateNumber: (e) => `A Fate Number is drawn${because(NUMBER_REASONS, e.why)}: ${e.number}.`,
  reshuffled: (e) => `The ${DECKS[e.deck]} deck is shuffled anew.`,
  eventCard: (e, state) => `${seatName(state, e.seat)} draws the Event "${cardName(e.card)}".`,
  eventVoid: (e) => `"${cardName(e.card)}" finds nothing to do.`,
  searchCard: (e) => `${unitName(e.unit)} finds "${cardName(e.card)}".`,
  searchPutBack: (e) => `"${cardName(e.card)}" is left where it was.`,
  noEffect: (e) => `"${CARD_OF_RULE[e.what] ?? e.what}" changes nothing.`,
  abilityUsed: (e) => `${unitName(e.unit)} uses ${ABILITY[e.ability as AbilityId].name}.`,
  powerUsed: (e) => `${MUTATION[e.mutation].name} shows its power: ${e.power}.`,
  civilianPower: (e) => `${civilianName(e.civilian)} makes a difference.`,
  ongoing: (e) =>
    e.what === 'radioSilence'
      ? e.on
        ? 'Radio silence: nobody may follow in the next Player Turn.'
        : 'The radio silence is over.'
      : e.on
        ? 'All Horrors move one Area further until the End Phase.'
        : 'The dark has run out of ideas.',
} satisfies Partial<Sentences>;

const HORRORS = {
  spawned: (e) => `${count(e.tiles, 'tile')} spawn in ${placeName(e.area)}: the Stack has ${e.total} now.`,
  grew: (e) =>
    `The Stack in ${placeName(e.area)} grows to ${count(e.total, 'tile')}${because(GROWTH_REASONS, e.why)}.`,
  incompleteSpawn: (e) => `The pool is short of ${count(e.missing, 'tile')}: 1 Overrun Point.`,
  mutationEntered: (e) => `${MUTATION[e.mutation].name} enters in ${placeName(e.area)}.`,
  trackActivated: (e) =>
    e.horrors === 0
      ? `Track ${e.track} is activated, but nothing is on it.`
      : `Track ${e.track} is activated with ${count(e.horrors, 'Horrors unit')}.`,
  surge: (e) => `Surge! Track ${e.track} is activated twice.`,
  horrorMoved: (e) =>
    `${sentence(horrorName(e.horror, e.tiles))} moves from ${placeName(e.from)} to ${placeName(e.to)}.`,
  forkTaken: (e) =>
    `At the Fork in ${placeName(e.area)}, ${horrorName(e.horror, e.tiles)} turns to ${placeName(e.to)} (${e.number}).`,
  forcedCrossing: (e) =>
    e.crossed
      ? `${sentence(horrorName(e.horror, e.tiles))} forces the crossing and takes ${count(e.hits, 'Hit')}.`
      : `${sentence(horrorName(e.horror, e.tiles))} perishes in a Forced Crossing; ${e.damage} Damage is left.`,
  amalgamated: (e) => `Stacks in ${placeName(e.area)} amalgamate into one of ${e.tiles}.`,
  stunned: (e) => `${sentence(horrorName(e.horror, e.tiles))} in ${placeName(e.area)} is Stunned.`,
  unstunned: (e) => `${sentence(horrorName(e.horror, e.tiles))} in ${placeName(e.area)} shakes off its Stun.`,
  regenerated: (e) => `${MUTATION[e.mutation].name} regenerates ${count(e.removed, 'Hit')}; ${e.hits} left.`,
  possession: (e) =>
    `${count(e.tiles, 'victim')} in ${placeName(e.area)} join the Stack, which has ${e.total} tiles now.`,
  horrorEliminated: (e) =>
    e.by === null
      ? `${sentence(horrorName(e.horror, e.tiles))} in ${placeName(e.area)} is eliminated.`
      : `${unitName(e.by)} eliminates ${horrorName(e.horror, e.tiles)} in ${placeName(e.area)}.`,
  overran: (e) =>
    `${placeName(e.area)} is overrun: ${count(e.points, 'Overrun Point')}, ${e.overrun} in all.`,
  piledOn: (e) =>
    `${sentence(horrorName(e.horror, e.tiles))} piles on in ${placeName(e.area)}: ${count(e.overrun, 'Overrun Point')} in all.`,
} satisfies Partial<Sentences>;

const COMBAT = {
  closeCombat: (e) =>
    e.attacking
      ? `${unitName(e.unit)} attacks ${horrorName(e.horror, e.tiles)} in ${placeName(e.area)} with ${count(e.dice, 'die', 'dice')} against up to ${count(e.potential, 'Hit')}.`
      : `${unitName(e.unit)} defends ${placeName(e.area)} against ${horrorName(e.horror, e.tiles)} with ${count(e.dice, 'die', 'dice')} against up to ${count(e.potential, 'Hit')}.`,
  civiliansAttacked: (e) =>
    `${sentence(horrorName(e.horror, e.tiles))} falls upon the Civilians in ${placeName(e.area)} with ${count(e.potential, 'Hit')}.`,
  rangedCombat: (e) =>
    `${sentence(pieceName(e.shooter))} ${e.marker === null ? 'fires at' : `uses ${markerName(e.marker)} on`} ${horrorName(e.horror, e.tiles)} in ${placeName(e.area)} with ${count(e.dice, 'die', 'dice')}.`,
  diceRolled: (e) =>
    `The dice show ${list(e.faces.map((face) => FACE_WORDS[face]))}: ${count(e.hits, 'Hit')}, ${count(e.shields, 'Shield')}.`,
  dieRerolled: (e) => `${unitName(e.unit)} rolls a Miss again: ${FACE_WORDS[e.face]}.`,
  horrorHit: (e) =>
    `${sentence(horrorName(e.horror, 0))} in ${placeName(e.area)} takes ${count(e.hits, 'Hit')}${e.horror in MUTATION ? ` (${e.total} in all)` : `; ${count(e.total, 'tile')} left`}.`,
  unitHit: (e) => `${unitName(e.unit)} takes ${count(e.hits, 'Hit')} (${e.total} of ${e.toughness}).`,
  lastStand: (e) =>
    e.survived
      ? `${unitName(e.unit)} makes a Last Stand and survives (${e.number} against Bravery ${e.bravery}).`
      : `${unitName(e.unit)} makes a Last Stand in vain (${e.number} against Bravery ${e.bravery}).`,
  lastStandDeclined: (e) =>
    e.cornered ? `${unitName(e.unit)} has nowhere to go.` : `${unitName(e.unit)} makes no Last Stand.`,
  retreated: (e) => `${unitName(e.unit)} falls back to ${placeName(e.to)}.`,
  unitEliminated: (e) => `${unitName(e.unit)} is lost in ${placeName(e.area)}.`,
  civilianEliminated: (e) => `${civilianName(e.civilian)} are lost in ${placeName(e.area)}.`,
  civiliansReleased: (e) =>
    `${list(e.civilians.map(civilianName))} stand in the open where ${unitName(e.compound)} was.`,
} satisfies Partial<Sentences>;

const BIOHAZARD = {
  cubeAdded: (e) => `A ${e.cube} cube goes into the Draw Bag.`,
  cubeRemoved: (e) => `A ${e.cube} cube is taken out of the Draw Bag.`,
  cubesDrawn: (e) =>
    `Out of the Draw Bag come ${list(e.cubes)}: ${e.level === 0 ? 'the Level holds' : `${count(e.level, 'Level')} more`}.`,
  biohazard: (e) =>
    `The Biohazard Level ${e.change < 0 ? 'falls' : e.change === 0 ? 'stays' : 'rises'} ${e.change === 0 ? 'at' : 'to'} ${e.level}.`,
} satisfies Partial<Sentences>;

const PIECES = {
  unitMoved: (e) =>
    `${unitName(e.unit)} ${e.mode === 'vehicle' ? 'drives' : e.mode === 'foot' ? 'walks' : 'travels'} from ${placeName(e.from)} to ${placeName(e.to)}.`,
  craftMoved: (e) => `${sentence(craftName(e.craft))} repositions to ${placeName(e.to)}.`,
  civilianMoved: (e) => `${civilianName(e.civilian)} go from ${placeName(e.from)} to ${placeName(e.to)}.`,
  civilianAppeared: (e) => `${civilianName(e.civilian)} turn up in ${placeName(e.area)}.`,
  civilianHoused: (e) => `${civilianName(e.civilian)} take shelter in ${unitName(e.compound)}.`,
  evacuated: (e, state) =>
    `${civilianName(e.civilian)} are safe ${e.by === null ? 'across the bridge' : `aboard ${craftName(e.by)}`}: ${count(e.points, 'Evacuation Point')} by ${seatName(state, e.seat)}, ${e.evacuation} in all.`,
  supplies: (e, state) =>
    `${seatName(state, e.seat)} ${e.change > 0 ? 'gains' : 'spends'} ${Math.abs(e.change)} Supplies${because(SUPPLY_REASONS, e.why)}; ${e.supplies} left.`,
  suppliesCollected: (e) => `${unitName(e.unit)} collects ${e.amount} Supplies in ${placeName(e.area)}.`,
  suppliesLeft: (e) => `${unitName(e.unit)} leaves ${e.amount} Supplies in ${placeName(e.area)}.`,
  suppliesDropped: (e) => `${e.amount} Supplies lie in ${placeName(e.area)} for whoever comes.`,
  traded: (e, state) => `${seatName(state, e.from)} hands ${e.amount} Supplies to ${seatName(state, e.to)}.`,
  tradeRefused: (e, state) =>
    `No deal over ${e.amount} Supplies between ${seatName(state, e.from)} and ${seatName(state, e.to)}.`,
  markerPlaced: (e) => `${markerName(e.kind)} lie in ${placeName(e.area)}.`,
  markerTaken: (e) => `${pieceName(e.by)} picks up ${markerName(e.kind)}.`,
  markerHanded: (e) => `${pieceName(e.from)} hands ${markerName(e.kind)} to ${pieceName(e.to)}.`,
  markerLeft: (e) => `${markerName(e.kind)} stay behind in ${placeName(e.area)}.`,
  markerUsed: (e) =>
    `${pieceName(e.by)} uses ${markerName(e.kind)}${e.usesLeft > 0 ? `, good for ${times(e.usesLeft)}` : ', now used up'}.`,
  damaged: (e) => `${sentence(damagedName(e.place))} receives ${e.amount} Damage and has ${e.damage} now.`,
  repaired: (e) =>
    e.damage === 0
      ? `${sentence(damagedName(e.place))} is whole again.`
      : `${sentence(damagedName(e.place))} loses ${e.amount} Damage; ${e.damage} left.`,
  ductTape: (e, state) => `${seatName(state, e.seat)} saves the day with duct tape for ${e.cost} Supplies.`,
  repairRoll: (e) => `${unitName(e.unit)} repairs: ${REPAIR_WORDS[e.result as RepairResult]} (${e.number}).`,
  craftDisabled: (e) => `${sentence(craftName(e.craft))} breaks down.`,
  craftRestored: (e) => `${sentence(craftName(e.craft))} runs again.`,
  craftLost: (e) => `${sentence(craftName(e.craft))} is beyond repair and out of the game.`,
  powerRestored: (e) => `The power is back: every Faction gains ${e.supplies} Supplies.`,
  compoundBuilt: (e) => `${unitName(e.unit)} builds ${unitName(e.compound)} in ${placeName(e.area)}.`,
  consentRefused: (e, state) => `${seatName(state, e.seat)} says no.`,
  exhausted: (e) => `${placeName(e.area)} is Exhausted.`,
  foraged: (e) => `${unitName(e.unit)} forages ${e.amount} Supplies in ${placeName(e.area)}.`,
  decontaminated: (e) => `${unitName(e.unit)} decontaminates ${placeName(e.area)}.`,
  searched: (e) => `${unitName(e.unit)} searches ${placeName(e.area)}.`,
  healed: (e) =>
    `${unitName(e.unit)} loses ${count(e.removed, 'Hit')} ${WAYS[e.way]}; ${e.hits} of ${UNIT[e.unit].toughness} left.`,
  actionTaken: (e, state) =>
    e.part === 'action'
      ? `${seatName(state, e.seat)} spent an action on ${VERBS[e.verb] ?? e.verb}; ${e.left} left.`
      : `${seatName(state, e.seat)} chose ${VERBS[e.verb] ?? e.verb} as a ${e.part === 'follow' ? 'Follow Action' : 'free action'}.`,
} satisfies Partial<Sentences>;

const ENDINGS: Readonly<Record<string, string>> = {
  biohazard: 'the Biohazard has taken over',
  overrun: 'the island is overrun',
  faction: 'a Faction has been wiped out',
  evacuation: 'too few people got away',
  saved: 'enough people got away',
};

/** 'the island is overrun and a Faction has been wiped out': several defeats may be true at once (PI-RULING-58). */
export function endingWords(reason: string): string {
  return list(reason.split('+').map((part) => ENDINGS[part] ?? part));
}

export const events: Sentences = {
  ...SETUP,
  ...ROUND,
  ...CARDS,
  ...HORRORS,
  ...COMBAT,
  ...BIOHAZARD,
  ...PIECES,
  gameOver: (e) =>
    `The game is ${e.result === 'win' ? 'won' : 'lost'}: ${endingWords(e.reason)}. ${count(e.evacuation, 'Evacuation Point')}${e.housed > 0 ? `, ${e.housed} of them from Compounds` : ''}.`,
};
