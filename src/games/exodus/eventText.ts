/** The log: one sentence an event. */
import type { GameText } from '../../core/game';
import { EQUIPMENT, RECIPES } from './data/equipment';
import { missionOf } from './data/missions';
import { stageOf } from './data/tables';
import { WEAPONS, type Result } from './data/weapons';
import type { ExodusEvent } from './events';
import type { ExodusState } from './state';
import {
  capital,
  cardName,
  directorCardName,
  heroName,
  itemName,
  kindName,
  listOf,
  perkName,
  plural,
  unitWords,
} from './words';

const RESULTS: Readonly<Record<Result, string>> = {
  miss: 'a miss',
  knockdown: 'a knockdown',
  kill: 'a kill',
};
const PHASES = {
  heroes: 'The hero move begins.',
  infected: 'The infected move begins.',
  spawn: 'The infected spawn.',
  end: 'The end phase begins.',
};
const square = (name: string): string => name.replace('^', ' upstairs');
const upper = (unit: Parameters<typeof unitWords>[0]): string => capital(unitWords(unit));

export const events: GameText<ExodusState, ExodusEvent>['events'] = {
  missionBegan: ({ mission }) => `${missionOf(mission).name}. ${missionOf(mission).story}`,
  missionWon: ({ mission }) => `${missionOf(mission).name} is won.`,
  missionLost: ({ mission, reason }) =>
    reason === 'retired'
      ? `The players give ${missionOf(mission).name} up.`
      : `${missionOf(mission).name} is lost.`,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase }) => PHASES[phase],
  heroPlaced: (e, s) => `${heroName(s, e.hero)} starts on ${square(e.square)}.`,
  suppliesTaken: (e, s) => `${heroName(s, e.hero)} takes ${cardName(e.card)}.`,
  perkChosen: (e, s) => `${heroName(s, e.hero)} learns ${perkName(e.perk)}.`,
  perkDeclined: (e, s) => `${heroName(s, e.hero)} learns nothing new.`,
  ticketWritten: ({ kind, space }) =>
    kind === 'pause' ? 'The campaign is paused.' : `Saved in space ${space}.`,
  resumed: ({ kind }) =>
    kind === 'pause'
      ? 'The campaign goes on.'
      : kind === 'save'
        ? 'Back to the latest save.'
        : 'A new campaign begins.',
  meleeDiscarded: (e, s) => `${heroName(s, e.hero)} discards the ${cardName(e.card)}.`,
  exitOpened: () => 'The exit is open.',
  delivered: (e, s) => `${heroName(s, e.hero)} delivers the ${itemName(e.item)} (${e.count}).`,
  handsetUsed: (e, s) => `${heroName(s, e.hero)} calls for the ladder. Once more.`,
  lampLit: (e, s) => `${heroName(s, e.hero)} lights the lamp. All doors spring open.`,
  lampOut: () => 'The infected put the lamp out.',
  lampBurned: ({ turns }) => `The lamp has burned for ${plural(turns, 'turn')}.`,
  activated: (e, s) => `${heroName(s, e.hero)} acts with ${e.ap} AP.`,
  activationEnded: (e, s) =>
    e.lost > 0 ? `${heroName(s, e.hero)} is done; ${e.lost} AP are lost.` : `${heroName(s, e.hero)} is done.`,
  moved: (e, s) => `${heroName(s, e.hero)} goes from ${square(e.from)} to ${square(e.to)}.`,
  boarded: (e, s) =>
    e.on ? `${heroName(s, e.hero)} boards the rib.` : `${heroName(s, e.hero)} leaves the rib.`,
  ribDriven: (e, s) => `${heroName(s, e.hero)} drives the rib to ${square(e.to)}.`,
  droppedProne: (e, s) => `${heroName(s, e.hero)} lies prone.`,
  stoodUp: (e, s) => `${heroName(s, e.hero)} stands up.`,
  wentOnAlert: (e, s) => `${heroName(s, e.hero)} is on alert.`,
  weaponChanged: (e, s) => `${heroName(s, e.hero)} holds ${listOf(e.cards.map(cardName))}.`,
  reloaded: (e, s) =>
    `${heroName(s, e.hero)} loads ${plural(e.rounds, 'round')} into the ${cardName(e.card)}${
      e.lost > 0 ? `; ${e.lost} are lost` : ''
    }.`,
  jamCleared: (e, s) => `${heroName(s, e.hero)} clears the ${cardName(e.card)}.`,
  doorMoved(e, s) {
    const by = e.hero === null ? 'A draught' : heroName(s, e.hero);
    return `${by} ${e.open ? 'opens' : 'closes'} door ${e.door + 1}${e.wedged ? ' and wedges it' : ''}.`;
  },
  leftBoard: (e, s) => `${heroName(s, e.hero)} gets out.`,
  powerUsed: (e, s) => `${heroName(s, e.hero)} uses ${perkName(e.perk)}; ${plural(e.left, 'use')} left.`,
  medPackUsed: (e, s) =>
    e.on === e.hero
      ? `${heroName(s, e.hero)} uses a med pack and is clean again.`
      : `${heroName(s, e.hero)} uses a med pack on ${heroName(s, e.on)}.`,
  smokeLaid: (e, s) => `${heroName(s, e.hero)} lays smoke around ${square(e.square)}.`,
  decoySet: (e, s) => `${heroName(s, e.hero)} sets a decoy on ${square(e.square)}.`,
  crafted: (e, s) => `${heroName(s, e.hero)} makes a ${EQUIPMENT[RECIPES[e.recipe].product].name}.`,
  itemTaken: (e, s) => `${heroName(s, e.hero)} picks up the ${itemName(e.item)}.`,
  itemPlaced: (e, s) =>
    `${heroName(s, e.hero)} ${e.thrown ? 'throws' : 'puts'} the ${itemName(e.item)} ${e.thrown ? 'to' : 'on'} ${square(e.square)}.`,
  itemCaught: (e, s) => `${heroName(s, e.by)} has the ${itemName(e.item)} now.`,
  itemReturned: (e) => `The ${itemName(e.item)} lies on ${square(e.square)} again.`,
  cardPassed: (e, s) => `${heroName(s, e.from)} gives ${heroName(s, e.to)} the ${cardName(e.card)}.`,
  searched: (e, s) =>
    e.crate ? `${heroName(s, e.hero)} opens a crate.` : `${heroName(s, e.hero)} searches.`,
  cardDrawn: (e, s) =>
    e.card === null
      ? `${heroName(s, e.hero)} finds nothing.`
      : `${heroName(s, e.hero)} draws ${cardName(e.card)}.`,
  cardDiscarded: (e, s) => `${heroName(s, e.hero)} discards ${cardName(e.card)}.`,
  gearGained: (e, s) => `${heroName(s, e.hero)} has a ${cardName(e.card)} now.`,
  deckShuffled: ({ cards }) => `The search deck is shuffled: ${plural(cards, 'card')}.`,
  shotFired: (e, s) =>
    `${heroName(s, e.hero)} fires the ${cardName(e.card)} at ${unitWords(e)}${
      e.mode === 'aimed' ? ', aimed' : ''
    }: ${e.roll}, ${RESULTS[e.result]}.`,
  canShot: (e, s) =>
    `${heroName(s, e.hero)} shoots at the ${itemName(e.item)}: ${e.roll}, ${RESULTS[e.result]}.`,
  struck: (e, s) =>
    `${heroName(s, e.hero)} strikes at ${unitWords(e)} (${WEAPONS[e.weapon].name}): ${e.roll}, ${RESULTS[e.result]}.`,
  finished: (e, s) =>
    `${heroName(s, e.hero)} ${e.how === 'execute' ? 'executes' : 'assassinates'} ${unitWords(e)}.`,
  dieRerolled: (e, s) => `${heroName(s, e.hero)} keeps a steady hand: the ${e.roll} is rolled again.`,
  doubleTapped: (e, s) => `${heroName(s, e.hero)} fires once more: a kill.`,
  thrown: (e, s) => `${heroName(s, e.hero)} throws a ${cardName(e.card)} at ${square(e.square)}.`,
  exploded: (e) => `The ${itemName(e.item)} blows up on ${square(e.square)}.`,
  blastRolled: (e) => `The blast on ${unitWords(e)}: ${e.roll}, ${RESULTS[e.result]}.`,
  damaged: (e) => `${upper(e)} has taken ${e.damage} of ${e.of} kill points${e.flame ? ' and burns' : ''}.`,
  killed: (e) => `${upper(e)} is dead.`,
  unitDown: (e) => `${upper(e)} is knocked down.`,
  noEffect: (e) => `${upper(e)} takes no notice.`,
  shoved: (e) => `${upper(e)} is shoved to ${square(e.to)}.`,
  swept: (e, s) => `${heroName(s, e.hero)} throws ${unitWords(e)} off.`,
  lotsCast(e, s) {
    const rolls = listOf(e.rolls.map(({ hero, roll }) => `${heroName(s, hero)} ${roll}`));
    return e.lowest < 0 ? `Lots: ${rolls}. Again.` : `Lots: ${rolls}. It is ${heroName(s, e.lowest)}.`;
  },
  grabTested(e, s) {
    const words = { takenDown: 'taken down', knockdown: 'knocked down', safe: 'safe' }[e.result];
    return `${upper(e)} grabs at ${heroName(s, e.hero)}: ${e.total}, ${words}.`;
  },
  joinedGrapple: (e, s) => `${upper(e)} is on top of ${heroName(s, e.hero)}.`,
  biteTested: (e, s) =>
    `${upper(e)} bites at ${heroName(s, e.hero)}: ${e.total}, ${e.bitten ? 'bitten' : 'safe'}.`,
  dialTurned: (e, s) =>
    `${heroName(s, e.hero)}'s infection goes to ${e.to} (stage ${Math.min(5, stageOf(e.to))}).`,
  dragTested: (e, s) =>
    `${upper(e)} drags ${heroName(s, e.hero)}: ${e.roll}, ${plural(e.squares, 'square')}.`,
  dragged: (e, s) => `${heroName(s, e.hero)} is dragged to ${square(e.to)}.`,
  pulledUnder: (e, s) => `${upper(e)} pulls ${heroName(s, e.hero)} into the water.`,
  heroDied: (e, s) => `${heroName(s, e.hero)} is dying.`,
  heroRose: (e, s) => `${heroName(s, e.hero)} rises again, as one of them.`,
  unitMoved: (e) => `${upper(e)} goes from ${square(e.from)} to ${square(e.to)}.`,
  unitStays: (e) => `${upper(e)} stays.`,
  unitCharges: (e) => `${upper(e)} charges.`,
  unitStood: (e) => `${upper(e)} stands up.`,
  regenerated: (e) => `${upper(e)} heals to ${plural(e.damage, 'kill point')} taken.`,
  dived: (e) => `${upper(e)} dives.`,
  surfaced: (e) => `${upper(e)} comes up.`,
  spawnRolled: ({ roll, words }) => `Spawn roll ${roll}: ${words}.`,
  roomRolled: ({ room, roll, words }) => `Room ${room.toUpperCase()}, roll ${roll}: ${words}.`,
  roomOpened: ({ room }) => `Room ${room.toUpperCase()} is active.`,
  unitPlaced: (e) => `${upper(e)} appears on ${square(e.square)}.`,
  unitPushed: (e) => `${upper(e)} is pushed forward to ${square(e.to)}.`,
  notPlaced: ({ kind, why }) =>
    why === 'miniatures'
      ? `There is no ${kindName(kind)} left to place.`
      : `There is no square for the ${kindName(kind)}.`,
  droppedOff: (e) => `${upper(e)} is taken off the board.`,
  seekersLeft: ({ count }) =>
    `No siren is left: ${plural(count, 'seeker')} vanish${count === 1 ? 'es' : ''}.`,
  countersRemoved: ({ alerts }) =>
    alerts === 0 ? 'Nobody was on alert.' : `${plural(alerts, 'alert token')} removed.`,
  directorDealt: ({ cards }) => `The director holds ${plural(cards, 'card')}.`,
  directorPlayed: ({ card }) => `The director plays ${directorCardName(card)}.`,
  directorPaused: () => 'The director plays no card.',
  controlled: (e) => `The director controls ${unitWords(e)}.`,
  jammed: (e, s) => `${heroName(s, e.hero)}'s ${cardName(e.card)} jams.`,
  heroHampered: (e, s) => `${directorCardName(e.card)} hits ${heroName(s, e.hero)}.`,
  crateDropped: (e) => `A crate comes down on ${square(e.square)}.`,
  turnedNewborn: ({ unit }) => `Zombie ${unit} turns out to be a newborn.`,
  cardRecalled: () => 'The director takes a card back.',
};
