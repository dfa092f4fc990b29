/** Every sentence a player reads: prompts, options, outcomes. The sentences of the log are in `log.ts`. */
import type { Decision, GameText } from '../../core/game';
import type { Facets } from '../../core/procedure';
import type { Claw, Icon } from './data/dice';
import type { Area } from './data/enemies';
import { CARD, cardOf } from './data/equipment';
import { SKILLS, SURVIVORS, type SkillId } from './data/survivors';
import { TILE, type TileId } from './data/tiles';
import type { DarkestEvent } from './events';
import { cellOf, columnOf, DIRECTION_NAMES, planOf, rowOf } from './geometry';
import { events } from './log';
import { nameOf, plan, survivorAt, type DarkestState } from './state';
import {
  person,
  many,
  roomWords,
  tileWords,
  cardWords,
  chipWords,
  colourWords,
  ICON_WORDS,
  CLAW_WORDS,
  locationWords,
  lockWords,
  functionWords,
} from './words';

const VERBS: Readonly<Record<string, string>> = {
  move: 'Move',
  fleetFoot: 'Move with Fleet Foot',
  slipPast: 'Slip past the enemies',
  attack: 'Attack',
  quickDraw: 'Attack with Quick Draw',
  escape: 'Try to break free',
  search: 'Search',
  unlock: 'Open',
  function: 'Use',
  bypass: 'Bypass the code',
  extinguish: 'Extinguish',
  give: 'Give',
  take: 'Take',
  giveChip: 'Give a chip',
  takeChip: 'Take a chip',
  use: 'Use',
  treat: 'Treat somebody',
  switch: 'Take up or put away',
  buy: 'Learn',
  done: 'Done',
  shift: 'Shift the markers',
  place: 'Place',
  takeBack: 'Take back',
  fill: 'Fill the rest at random',
  accept: 'This is the house',
  defend: 'Roll for defense',
  endure: 'Do not defend',
  goOn: 'Go on',
  go: 'Go',
  join: 'Come along',
  carry: 'Carry along',
  stop: 'Stop here',
  walkOn: 'Walk on',
  start: 'Start',
  help: 'Help',
  force: 'Force the door',
  breach: 'Breach the door',
  leave: 'Leave it',
  try: 'Try it',
  assist: 'Assist',
  reroll: 'Roll it again',
  keep: 'Keep it',
  convert: 'Convert',
  hit: 'Hit',
  push: 'Push',
  blast: 'Blast',
  retreat: 'Retreat',
  stay: 'Stay',
  fall: 'Fall',
  discard: 'Discard',
  unequip: 'Put away',
  match: 'Remove matching code tokens',
  any: 'Remove one code token',
};

const AREA_WORDS: Readonly<Record<Area, string>> = {
  red: 'red area',
  blue: 'blue area',
  white: 'white area',
  orange: 'orange area',
};
const CONVERSION_WORDS: Readonly<Record<string, string>> = {
  SHOVE: 'aim into knockback',
  CLEAVE: 'knockback into success',
  JA2: 'aim into success',
};

function facet(state: DarkestState, name: string, value: string | number): string {
  const word = String(value);
  switch (name) {
    case 'verb':
      return VERBS[word] ?? word;
    case 'survivor':
      return word === 'nobody' ? 'Nobody' : person(word);
    case 'target':
      return targetWords(word);
    case 'room':
      return roomWords(state, word);
    case 'cell':
    case 'camera':
      return planOf(state.house).tiles[cellOf(word)]
        ? tileWords(state, word)
        : `row ${rowOf(word)}, column ${columnOf(word)}`;
    case 'tile':
      return TILE[word as TileId]?.name ?? tileWords(state, word);
    case 'rotation':
      return `turned by ${word} degrees`;
    case 'direction':
      return `to the ${DIRECTION_NAMES[Number(value) as 0 | 1 | 2 | 3] ?? word}`;
    case 'three':
      return `${many(Number(value), 'chip')} with three icons`;
    case 'card':
    case 'weapon':
      return cardWords(word);
    case 'chip':
      return chipWords(word);
    case 'lock':
      return lockWords(state, word);
    case 'function':
      return functionWords(word);
    case 'colour':
      return colourWords(word);
    case 'skill':
      return SKILLS[word as SkillId]?.name ?? word;
    case 'claw':
      return CLAW_WORDS[word as Claw] ?? word;
    case 'icon':
      return ICON_WORDS[word as Icon] ?? word;
    case 'location':
      return plan(state).rooms.includes(word) ? `from ${roomWords(state, word)}` : locationWords(word);
    case 'area':
      return AREA_WORDS[word as Area] ?? word;
    case 'body':
      return word === 'token' ? 'Token' : 'Horde';
    case 'side':
      return word === 'left' ? 'Left side' : 'Right side';
    case 'box':
      return word === 'hand' ? 'From the hand' : `From the ${word} box`;
    case 'by':
      return CONVERSION_WORDS[word] ?? word;
    default:
      return word;
  }
}

function targetWords(word: string): string {
  const own: Readonly<Record<string, string>> = {
    zombie: 'a zombie',
    creature: 'the creature',
    nemesis: 'the nemesis',
    self: 'Use it',
    left: 'A marker of the left box',
    middle: 'A marker of the middle box',
  };
  return own[word] ?? (CARD[word] ? cardOf(word).name : person(word));
}

/** Verbs whose survivor comes first: 'Leo: Move to the Great Hall'. */
function optionWords(state: DarkestState, facets: Facets): string {
  const { verb, survivor, ...rest } = facets;
  const words: string[] = [];
  if (verb !== undefined) words.push(facet(state, 'verb', verb));
  for (const [name, value] of Object.entries(rest)) {
    if (name === 'direction' && rest.room !== undefined) continue;
    const text = facet(state, name, value);
    words.push(name === 'room' && verb !== undefined ? `${roomLink(String(verb))} ${text}` : text);
  }
  const deed = words.join(' ');
  if (survivor === undefined) return deed;
  const name = facet(state, 'survivor', survivor);
  if (deed === '') return name;
  return verb === undefined ? `${deed}: ${name}` : `${name}: ${deed}`;
}

const roomLink = (verb: string): string => (verb === 'hit' || verb === 'blast' ? 'in' : 'to');

type Who = {
  who?: number;
  room?: string;
  card?: string;
  lock?: string;
  missing?: number;
  fleeing?: number;
  by?: string;
};
const about = (decision: Decision): Who => decision.about as Who;
const actor = (state: DarkestState, decision: Decision): string => nameOf(state, about(decision).who ?? 0);
const here = (state: DarkestState, decision: Decision): string =>
  roomWords(state, about(decision).room ?? '');

export const text: GameText<DarkestState, DarkestEvent> = {
  prompts: {
    placeTile: () => 'Which tile comes next?',
    chipMix: () => 'How many chips with three icons shall lie in the house?',
    cameraDirection: () => 'Which way does this camera look?',
    spawnInView: () => 'Where do the zombies appear?',
    spawnAnywhere: () => 'On which tile is the token laid?',
    terrorTile: () => 'On which tile next door is the token laid?',
    reentry: () => 'Who comes into the house now?',
    groupOrder: () => 'Whose group acts next?',
    cameraOrder: () => 'Which camera is checked next?',
    beforeZombification: () => 'Anything before the virus goes on?',
    groupAction: (state, decision) =>
      decision.seat === 'team' ? 'What does the group do?' : `What does ${nameOf(state, decision.seat)} do?`,
    showdownAction: () => 'Who acts, and how?',
    whoJoins: (state, decision) => `Who goes along with ${actor(state, decision)}?`,
    secondRoom: () => 'On into a second room?',
    cardFor: (_, decision) => `Who takes the ${cardWords(about(decision).card ?? '')}?`,
    receiver: () => 'Who receives it?',
    whoHelps: (state, decision) => `Who helps ${actor(state, decision)} with the door?`,
    forceDoor: (_, decision) =>
      `${many(about(decision).missing ?? 0, 'colour')} missing: force the door, at one step of darkness each?`,
    sprinklerTile: () => 'On which tile shall the water fall?',
    weaponToLoad: () => 'Which weapon is loaded?',
    chipToEnter: () => 'Which chip is entered?',
    chipEffect: () => 'Remove the tokens that match, or any one?',
    useOn: (_, decision) => `What is the ${cardWords(about(decision).card ?? '')} used on?`,
    patient: () => 'Who is treated?',
    whoAssists: () => 'Who assists the attempt?',
    rerollFailure: () => 'Roll a failure again?',
    cancelIcon: () => 'Which icon does the failure cancel?',
    convertIcon: () => 'Use an icon as something else?',
    assignIcon: () => 'What do the icons do?',
    bonusHit: () => 'Where does the bonus hit land?',
    blastDirection: () => 'Which way is the creature thrown?',
    retreatTo: () => 'Who retreats, and where to?',
    attackOrder: () => 'Which horde attacks next?',
    moveOrder: () => 'Which zombies move next?',
    zombieTarget: () => 'Which survivors do they go for?',
    zombieRoute: () => 'Which way do they come?',
    creatureTarget: () => 'Which survivors does the creature go for?',
    creatureRoute: () => 'Where does the creature stop?',
    shotAt: () => 'Which room does it shoot into?',
    defense: (state, decision) => `An attack in the ${here(state, decision)}. Roll for defense?`,
    cancelDie: () => 'Which die does the defense cancel?',
    allocateDie: () => 'Who takes which die?',
    fearRoom: (state, decision) => `Where does ${nameOf(state, about(decision).fleeing ?? 0)} flee to?`,
    reinforcement: () => 'Which zombies come to reinforce the horde?',
    powerVictim: () => 'Whom does the power attack strike?',
    notYet: (state, decision) => `${actor(state, decision)} would die. Not yet?`,
    markerToLose: (state, decision) => `Which marker does ${actor(state, decision)} lose?`,
    virusSide: (state, decision) => `On which side does ${actor(state, decision)} carry the virus token?`,
    overLimit: (state, decision) => `${actor(state, decision)} carries too much. What goes?`,
    freeHands: (state, decision) => `${actor(state, decision)} needs a free hand. What goes?`,
    healedLocation: () => 'Where does the creature heal?',
    burntLocation: () => 'Where is the creature hurt?',
    gasTile: () => 'Which tile does the gas set on fire?',
    zombieToBurn: () => 'In which room does the next zombie burn?',
    cureHolder: () => 'Who takes the cure?',
    cubeArea: () => 'Which area of the nemesis takes a remaining cube?',
    nemesisGoal: () => 'Which corner does the nemesis head for?',
    nemesisRoute: () => 'Which way does the nemesis take?',
  },
  facet,
  option: (state, _, { facets }) => optionWords(state, facets),
  events,
  seat: (state, seat) => SURVIVORS[survivorAt(state, seat).id].name,
  outcome(state, { result, reason }) {
    if (result === 'win')
      return { title: 'Out of the dark', body: 'The nemesis is dead and the cure is yours.' };
    if (reason === 'corners')
      return { title: 'The house is lost', body: 'All three corner rooms are destroyed.' };
    if (reason === 'cure')
      return { title: 'The cure is lost', body: 'Whoever carried the cure did not get out.' };
    return {
      title: 'Darkness',
      body:
        state.stage === 'showdown'
          ? 'The last light went out before the nemesis fell.'
          : 'Nobody had entered the laboratory when the last light went out.',
    };
  },
};
