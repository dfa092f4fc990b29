/** Every sentence a player reads during play: prompts, facets, options, events, the outcome. */
import type { Decision, GameText, Outcome } from '../../core/game';
import type { Option } from '../../core/procedure';
import { DIRECTIONS } from './data/balance';
import type { Good } from './data/goods';
import { GOOD_NAMES } from './data/goods';
import { EVENTS, MINORS, MISSIONS, type EventId } from './data/objectives';
import type { TileKind } from './data/tiles';
import type { BasecampEvent } from './events';
import type { Cell } from './geometry';
import { cutsOff } from './ground';
import { outOfReach } from './objectives';
import { anyCanBeReplaced } from './procedures/giveUp';
import { standing, type BasecampState, type Health } from './state';
import { bearing, capital, foe, foeOf, listOf, person, personAt, placeOf, some, tileName } from './words';

type Names = Readonly<Record<string, string>>;

const VERBS: Names = {
  act: 'Takes the turn',
  giveUp: 'Give up …',
  goOn: 'Go on',
  endTurn: 'End the turn',
  look: 'Look at the top tile',
  explore: 'Explore',
  move: 'Move',
  gather: 'Gather',
  pickUp: 'Pick up loose goods',
  clear: 'Clear',
  event: 'Objective',
  trade: 'Trade',
  heal: 'Heal',
  free: 'Free from the Jaw Trap',
  shoot: 'Ranged Attack',
  barrier: 'Create Barrier',
  trap: 'Create Trap',
  armor: 'Create Armor',
  eat: 'Eat Food',
  take: 'Take',
  takeAll: 'Take everything',
  done: 'Done',
  give: 'Give',
  store: 'Put into the stock',
  withdraw: 'Take from the stock',
  drop: 'Drop',
  barter: 'Barter',
};

const ANSWERS: Names = {
  playOn: 'Play on',
  concede: 'Concede the game',
  keep: 'Keep it',
  bury: 'Put it at the bottom of the pile',
  layElsewhere: 'Choose another place',
  layHere: 'Lay it here all the same',
};

const HEALTH_WORDS: Readonly<Record<Health, string>> = {
  healthy: 'healthy',
  injured: 'injured',
  down: 'incapacitated',
  dead: 'dead',
};

/** Locals of the asking frame that prompts speak about. */
interface About {
  readonly survivor?: number;
  readonly actor?: number;
  readonly tile?: TileKind;
  readonly good?: Good;
  readonly cell?: Cell;
  readonly fleeing?: readonly number[];
  readonly falling?: readonly number[];
  readonly left?: number;
  readonly enemy?: number;
  readonly paid?: number;
}
const about = (decision: Decision): About => decision.about as Decision['about'] & About;

function facet(state: BasecampState, name: string, value: string | number): string {
  switch (name) {
    case 'verb':
      return VERBS[value] ?? String(value);
    case 'answer':
      return ANSWERS[value] ?? String(value);
    case 'survivor':
      return value === 'nobody'
        ? 'Nobody'
        : value === 'everybody'
          ? 'Everybody: concede the game'
          : personAt(state, Number(value));
    case 'from':
      return value === 'tile' ? 'What lies open' : personAt(state, Number(value));
    case 'enemy':
      return capital(foeOf(state, Number(value)));
    case 'cell':
      return capital(placeOf(state, String(value)));
    case 'source':
      return value === 'tile'
        ? 'Printed on the tile'
        : value === 'loose'
          ? 'Loose tokens'
          : `Source ${Number(value) + 1}`;
    case 'good':
    case 'get':
      return capital(GOOD_NAMES[value as Good]);
    case 'tile':
      return tileName(value as TileKind);
    case 'tiles':
      return value === 2 ? 'Reveal two tiles, keep one' : 'Reveal one tile';
    case 'event':
      return EVENTS[value as EventId].name;
    default:
      return String(value);
  }
}

/** What an option does, after its verb. */
function optionWords(state: BasecampState, decision: Decision, { facets }: Option): string {
  const { verb, survivor, cell, good, amount, enemy } = facets;
  const who = survivor === undefined ? '' : facet(state, 'survivor', survivor);
  const where = cell === undefined ? '' : placeOf(state, String(cell));
  const what = good === undefined ? '' : GOOD_NAMES[good as Good];
  switch (verb) {
    case 'act':
      return `${who} takes the turn`;
    case 'move':
      return `Move to ${where}`;
    case 'explore':
      return facets.tiles === 2 ? 'Explore with two tiles' : 'Explore';
    case 'gather':
      return `Gather ${what}`;
    case 'clear':
      return `Clear ${where}`;
    case 'event':
      return `${facet(state, 'event', facets.event ?? '')}: ${where}`;
    case 'heal':
      return `Heal ${who}`;
    case 'free':
      return `Free ${who} from the Jaw Trap`;
    case 'shoot':
      return `Shoot ${foeOf(state, Number(enemy))}`;
    case 'barrier':
      return `Barrier on ${where}`;
    case 'trap':
      return `Trap on ${where}`;
    case 'give':
      return `Give ${amount} ${what} to ${who}`;
    case 'take':
      return survivor !== undefined
        ? `Take ${amount} ${what} from ${who}`
        : `Take ${what === '' ? (facets.source === 'loose' ? 'the loose tokens' : 'what is printed') : what} at ${where}`;
    case 'store':
      return `Put ${amount} ${what} into the stock`;
    case 'withdraw':
      return `Take ${amount} ${what} from the stock`;
    case 'drop':
      return `Drop ${amount} ${what} on ${where}`;
    case 'barter':
      return `Barter 2 ${what} for 1 ${GOOD_NAMES[facets.get as Good]}`;
    default:
  }
  if (verb !== undefined) return facet(state, 'verb', verb);
  if (decision.kind === 'placeTile') return placeWords(state, decision, String(cell));
  if (decision.kind === 'strikeEnemy') return `${who} strikes ${foeOf(state, Number(enemy))}`;
  if (decision.kind === 'takeBlow') return `${capital(foeOf(state, Number(enemy)))} strikes ${who}`;
  if (decision.kind === 'impTakes')
    return `${capital(what)}: ${facet(state, 'from', facets.from ?? 'tile').toLowerCase()}`;
  if (decision.kind === 'fleeFromFirst') return `Flee from ${where} first`;
  const [last] = Object.entries(facets).slice(-1);
  return last === undefined ? '' : facet(state, last[0], last[1]);
}

/** BC-EXPLORE-11: places that would cut somebody off are marked. */
function placeWords(state: BasecampState, decision: Decision, cell: Cell): string {
  const { survivor, tile } = about(decision);
  const origin = state.survivors[survivor ?? -1]?.cell;
  const words = capital(bearing(cell));
  if (tile === undefined || origin === undefined || origin === null) return words;
  return cutsOff(state, tile, origin, cell) ? `${words} (would cut somebody off)` : words;
}

const actorOf = (state: BasecampState, decision: Decision) =>
  personAt(state, about(decision).actor ?? about(decision).survivor ?? -1);

const prompts: GameText<BasecampState, BasecampEvent>['prompts'] = {
  nextSurvivor: (state) => {
    const lost = outOfReach(state);
    const warning =
      lost === null ? '' : ` The ${lost === 'mission' ? 'mission' : 'minor objective'} is out of reach.`;
    return `Who takes the next turn?${warning}`;
  },
  act: (state, decision) => `What does ${actorOf(state, decision)} do? ${state.turn?.ap ?? 0} AP are left.`,
  goOn: (state) =>
    state.survivors.some(standing)
      ? 'Go on, or give a survivor up?'
      : anyCanBeReplaced(state)
        ? 'Nobody is left standing. Go on, or bring in a newcomer?'
        : 'Nobody is left standing, and a newcomer cannot be paid for. Go on, or concede?',
  whoGivesUp: () => 'Who is given up? A newcomer costs 4 resources of the stock.',
  payForNewcomer: (_, decision) =>
    `Which resource pays for the newcomer? ${4 - (about(decision).paid ?? 0)} are due.`,
  reallyConcede: () => 'Concede? The game is then lost.',
  keepTile: (state, decision) => `Which of the two tiles does ${actorOf(state, decision)} keep?`,
  buryTile: (_, decision) =>
    `Keep ${tileName(about(decision).tile ?? 'quietPassage')}, or bury it and take the next tile?`,
  placeTile: (_, decision) => `Where does ${tileName(about(decision).tile ?? 'quietPassage')} go?`,
  cutOffAnyway: () => 'That place would cut somebody off from Base and from unexplored ground. Lay it there?',
  loseToBlast: (state, decision) =>
    `Which resource does ${personAt(state, about(decision).fleeing?.[0] ?? -1)} lose in the blast?`,
  landOn: (state, decision) => `Where is ${personAt(state, about(decision).falling?.[0] ?? -1)} thrown?`,
  whoFleesFirst: () => 'Who flees first?',
  fleeFromFirst: (state, decision) => `From what does ${actorOf(state, decision)} flee first?`,
  fleeTo: (state, decision) => `Where does ${actorOf(state, decision)} flee?`,
  trapStrikes: () => 'Which enemy does the trap strike?',
  whichCombat: () => 'Which combat is fought first?',
  strikeEnemy: () => 'Which enemy takes the point?',
  takeBlow: () => 'Which survivor takes the point?',
  whoIsThrownFirst: () => 'Who is thrown back first?',
  throwTo: (state, decision) => `Where is ${actorOf(state, decision)} thrown?`,
  impTakes: () => 'What does the Imp steal?',
  strangerAims: () => 'At whom does the Stranger shoot?',
  gatherFrom: (_, decision) => `From where is ${GOOD_NAMES[about(decision).good ?? 'food']} gathered?`,
  pickUpFrom: (state, decision) => `What does ${actorOf(state, decision)} pick up?`,
  carryWhich: (state, decision) => `What does ${actorOf(state, decision)} carry? The rest stays here.`,
  placeBarrier: (_, decision) => `Where does the next barrier go? ${about(decision).left ?? 0} to place.`,
  tradePiece: (state, decision) => `What changes hands in the Trade of ${actorOf(state, decision)}?`,
};

const MOVES: Names = {
  move: 'moved to',
  flight: 'fled to',
  savage: 'was thrown to',
  collapse: 'was thrown to',
  swap: 'slid to',
};
const ENEMY_MOVES: Names = {
  move: 'moved to',
  flight: 'was driven to',
  exit: 'slipped away to',
  collapse: 'was thrown to',
  respawn: 'reappeared on',
  swap: 'slid to',
};
const CAUSES: Names = {
  combat: 'in close combat',
  trap: 'by a trap',
  shot: 'by a shot',
  raid: 'while raiding Base',
  blaze: 'by fire',
  collapse: 'by the collapse',
  stranger: 'by a Stranger',
  stairs: 'on the Broken Stairs',
  mud: 'in the mud',
  injury: 'through the injury',
  gas: 'in the gas',
  jawTrap: 'in the Jaw Trap',
  survivor: 'built',
  tile: 'blocking it',
  devourer: 'left by the Devourer',
  explosion: 'of fallen rock',
};
const DICE: Names = {
  route: 'for the way',
  flight: 'for the flight',
  exit: 'for the exit',
  rations: 'for short rations',
};

const events: GameText<BasecampState, BasecampEvent>['events'] = {
  roundBegan: (e) => `Round ${e.round} began.`,
  turnBegan: (e) => `${person(e.card)} began the turn with ${e.ap} AP.`,
  turnEnded: (e) => `${person(e.card)} ended the turn.`,
  turnLost: (e) => `${person(e.card)} lost this turn to the gas.`,
  enemyPhaseBegan: () => 'The enemies took their turn.',
  mealEaten: (e) => `The team ate ${e.amount} food; ${e.left} left in Base.`,
  mealSpared: (e) => `${person(e.card)} stretched the rations: nothing was eaten.`,
  starved: () => 'There was nothing left to eat.',
  conceded: () => 'The team conceded.',
  dieRolled: (e) =>
    `The die showed ${e.roll}${e.purpose === 'rations' ? '' : `, ${DIRECTIONS[e.roll - 1] ?? ''}`}, ${DICE[e.purpose]}${e.fits ? '' : '; it did not fit'}.`,
  moved: (e, s) => `${person(e.card)} ${MOVES[e.how]} ${placeOf(s, e.to)}.`,
  survivorStopped: (e, s) =>
    `A barrier stopped ${person(e.card)} in front of ${placeOf(s, e.cell)}; ${e.left} left there.`,
  apLost: (e) => `${person(e.card)} lost ${e.amount} AP ${CAUSES[e.cause]}; ${e.left} left.`,
  tileRevealed: (e) => `${person(e.card)} revealed ${tileName(e.tile)}.`,
  tilesRevealed: (e) => `${person(e.card)} revealed ${tileName(e.tile)} and ${tileName(e.other)}.`,
  tileLookedAt: (e) => `${person(e.card)} saw ${tileName(e.tile)} on top of the pile.`,
  tileBuried: (e) => `${tileName(e.tile)} went to the bottom of the pile.`,
  tileRefused: (e) => `${tileName(e.tile)} would have cut somebody off wherever it went, so it was refused.`,
  exploreCancelled: (e) => `No tile could be laid: ${person(e.card)} got the AP back.`,
  tilePlaced: (e) => `${tileName(e.tile)} was laid at ${bearing(e.cell)}.`,
  tileReplaced: (e) =>
    `${tileName(e.tile)} at ${bearing(e.cell)} collapsed${e.returned ? ' and went back into the pile' : ''}.`,
  tilesSwapped: (e) => `${tileName(e.tile)} slid from ${bearing(e.from)} to ${bearing(e.to)}.`,
  tileCleared: (e) =>
    `${tileName(e.tile)} at ${bearing(e.cell)} was ${e.how === 'gather' ? 'gathered' : e.how === 'clear' ? 'cleared' : e.how === 'flood' ? 'cleared by the flood' : 'stripped by Vermin'}.`,
  tileShuffledIn: (e) => `${tileName(e.tile)} was shuffled into the pile.`,
  fireSpread: (e, s) => `${capital(placeOf(s, e.cell))} is on fire.`,
  washedAway: (e, s) => `Everything loose on ${placeOf(s, e.cell)} was washed away.`,
  jawTrapped: (e) => `${person(e.card)} stepped into a Jaw Trap.`,
  freed: (e) => `${person(e.byCard)} freed ${person(e.card)} from a Jaw Trap.`,
  gassed: (e) =>
    `${person(e.card)} breathed gas and loses ${e.when === 'thisRound' ? 'the turn of this round' : 'the next turn'}.`,
  gained: (e) => `${person(e.card)} gained ${some(e.good, e.amount)}.`,
  leftBehind: (e, s) => `${person(e.card)} left ${some(e.good, e.amount)} on ${placeOf(s, e.cell)}.`,
  paid: (e) => `${person(e.card)} paid ${listOf(e.goods)}.`,
  gave: (e) => `${person(e.card)} gave ${some(e.good, e.amount)} to ${person(e.toCard)}.`,
  took: (e) => `${person(e.card)} took ${some(e.good, e.amount)} from ${person(e.fromCard)}.`,
  stored: (e) => `${person(e.card)} put ${some(e.good, e.amount)} into the stock.`,
  withdrew: (e) => `${person(e.card)} took ${some(e.good, e.amount)} from the stock.`,
  dropped: (e, s) => `${person(e.card)} dropped ${some(e.good, e.amount)} on ${placeOf(s, e.cell)}.`,
  bartered: (e) => `${person(e.card)} bartered ${some(e.pay, e.price)} for ${some(e.get, 1)}.`,
  resourceLost: (e) => `${person(e.card)} lost ${some(e.good, 1)} in the blast.`,
  goodsFell: (e, s) => `${capital(listOf(e.goods))} fell on ${placeOf(s, e.cell)}.`,
  armorMade: (e) => `${person(e.card)} made armor and wears ${e.armor}.`,
  barriersRose: (e, s) =>
    `${e.amount === 1 ? 'A barrier' : `${e.amount} barriers`} ${CAUSES[e.cause]} appeared on ${placeOf(s, e.cell)}.`,
  trapSet: (e, s) => `${person(e.card)} set a trap on ${placeOf(s, e.cell)}.`,
  ate: (e) => `${person(e.card)} ate and has ${e.ap} AP.`,
  healed: (e) =>
    e.survivor === e.by
      ? `${person(e.card)} treated the wound and is ${HEALTH_WORDS[e.health]}.`
      : `${person(e.byCard)} healed ${person(e.card)}, who is ${HEALTH_WORDS[e.health]}.`,
  shot: (e) => `${person(e.card)} shot ${foe(e.kind)}.`,
  armorSpent: (e) => `The armor of ${person(e.card)} took the blow ${CAUSES[e.cause]}; ${e.left} left.`,
  hurt: (e) => `${person(e.card)} was hurt ${CAUSES[e.cause]} and is ${HEALTH_WORDS[e.health]}.`,
  burned: (e) => `${person(e.card)} died in the fire.`,
  gaveUp: (e, s) => `${person(e.card)} was given up at ${placeOf(s, e.cell)}.`,
  newcomerPaid: (e) => `1 ${GOOD_NAMES[e.good]} of the stock went to a newcomer.`,
  arrived: (e) => `${person(e.card)} joined the team at Base.`,
  spawned: (e, s) =>
    `${capital(foe(e.kind))} appeared on ${placeOf(s, e.cell)}${e.repeating ? ', out of its lair' : ''}.`,
  spawnPrevented: (e, s) => `The fire on ${placeOf(s, e.cell)} kept ${foe(e.kind)} away.`,
  trapSprung: (e, s) => `A trap on ${placeOf(s, e.cell)} caught ${foe(e.kind)}.`,
  enemyHit: (e) => `${capital(foe(e.kind))} was hit ${CAUSES[e.cause]}; ${e.left} health left.`,
  enemyKilled: (e) => `${capital(foe(e.kind))} was killed ${CAUSES[e.cause]}.`,
  enemyStunned: (e) => `${capital(foe(e.kind))} was stunned ${CAUSES[e.cause]}.`,
  enemyRecovered: (e) => `${capital(foe(e.kind))} recovered.`,
  enemyHealed: (e) => `${capital(foe(e.kind))} healed.`,
  enemyMoved: (e, s) => `${capital(foe(e.kind))} ${ENEMY_MOVES[e.how]} ${placeOf(s, e.to)}.`,
  enemyStopped: (e, s) =>
    `${capital(foe(e.kind))} was stopped in front of ${placeOf(s, e.cell)}${e.by === 'none' ? '' : `; a ${e.by} broke`}.`,
  enemyLeft: (e, s) =>
    `${capital(foe(e.kind))} found nowhere to go from ${placeOf(s, e.cell)} and left for good.`,
  strangerShot: (e) => `The Stranger shot at ${person(e.card)}.`,
  stole: (e, s) =>
    `The Imp stole ${some(e.good, 1)} ${e.survivor === null ? `on ${placeOf(s, e.cell)}` : `from ${personAt(s, e.survivor)}`}.`,
  verminFed: (e, s) => `Vermin ate up ${placeOf(s, e.cell)}.`,
  combatBegan: (e, s) => `Close combat began on ${placeOf(s, e.cell)}.`,
  combatEnded: (e, s) => `The combat on ${placeOf(s, e.cell)} was over.`,
  raided: (e) => `${capital(foe(e.kind))} took ${e.food} food from Base; ${e.left} left.`,
  eventDone: (e, s) =>
    `${person(e.card)}: ${EVENTS[e.event].name} on ${placeOf(s, e.cell)}, ${e.times} so far.`,
  progressMade: (e) =>
    e.what === 'kills'
      ? `${e.times} enemies have been killed from afar.`
      : `${e.times} hazards have been salvaged.`,
  missionDone: (e) => `The mission ${MISSIONS[e.mission].name} is complete.`,
  minorDone: (e) => `${MINORS[e.minor].name} is complete. ${MINORS[e.minor].reward}`,
};

function outcome(state: BasecampState, { reason, result }: Outcome): { title: string; body: string } {
  if (result === 'win') {
    return {
      title: MISSIONS[state.mission].name,
      body: `The mission is complete in round ${state.round}. Everybody at Base will eat tonight.`,
    };
  }
  return reason === 'conceded'
    ? { title: 'Given up', body: `The team gave up in round ${state.round}.` }
    : { title: 'Starved', body: `In round ${state.round} there was no food left in Base.` };
}

export const text: GameText<BasecampState, BasecampEvent> = {
  prompts,
  facet,
  option: optionWords,
  events,
  seat: (_, seat) => `Player ${seat + 1}`,
  outcome,
};
