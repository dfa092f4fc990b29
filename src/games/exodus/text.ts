/** Every word a player reads while playing: questions, options, outcomes. The log's sentences are in `eventText.ts`. */
import type { Decision, GameText, Outcome } from '../../core/game';
import type { Facets, Option } from '../../core/procedure';
import { EQUIPMENT, RECIPES, type RecipeId } from './data/equipment';
import { missionOf } from './data/missions';
import type { PerkId } from './data/perks';
import { INFECTED, type InfectedKind } from './data/infected';
import { HEROES } from './data/heroes';
import { events } from './eventText';
import type { ExodusEvent } from './events';
import { directorSeat, heroAt, type ExodusState } from './state';
import {
  capital,
  cardName,
  directorCardName,
  gunNames,
  heroName,
  itemName,
  perkName,
  plural,
  targetWords,
  unitName,
} from './words';

/** What the frame that asks may hold. */
type About = {
  hero?: number;
  unit?: number;
  target?: number | string;
  other?: number;
  card?: string;
  left?: number | number[];
  kind?: InfectedKind;
  room?: string;
  what?: string;
  window?: string;
  siren?: number;
  point?: string;
};

const about = (decision: Decision): About => decision.about as unknown as About;
const who = (state: ExodusState, decision: Decision): string => heroName(state, about(decision).hero ?? 0);
const unit = (state: ExodusState, decision: Decision): string => unitName(state, about(decision).unit ?? 0);

const WINDOW_NAMES: Readonly<Record<string, string>> = {
  HM: 'The heroes are about to move',
  RA: 'A room has been opened',
  IM: 'The infected are about to move',
  BS: 'The spawn roll is about to be made',
  AS: 'The spawned infected have moved',
  EP: 'The turn is about to end',
};

const prompts: GameText<ExodusState, ExodusEvent>['prompts'] = {
  // Before a mission
  takeAmmunition: (state, d) => `Supplies: which ammunition does ${who(state, d)} take?`,
  choosePerk: (state, d) => `Which perk does ${who(state, d)} choose?`,
  startSquare: (state, d) => `Where does ${who(state, d)} start?`,
  activeSet: (state, d) => `What does ${who(state, d)} hold ready?`,
  lobby: (state) => `Get ready for ${missionOf(state.mission).name}.`,
  toWhom: (_, d) => `Who gets the ${cardName(about(d).card ?? 'SC01')}?`,
  lobbyPerk: (state, d) => `Which perk does ${who(state, d)} choose?`,
  missionDone: () => 'Mission done. Continue, pause or save?',
  paused: () => 'The campaign is paused. Resume it?',
  afterDefeat: () => 'The mission has failed. What now?',
  // Hero move
  whoseTurn: () => 'Whose activation is next?',
  heroAction(state, d) {
    const hero = heroAt(state, about(d).hero ?? 0);
    return `What does ${who(state, d)} do? ${hero.ap} AP left.`;
  },
  stepOn: (state, d) => `Where does ${who(state, d)} go on to?`,
  pickUp: (state, d) => `Does ${who(state, d)} pick it up?`,
  handOff: (state, d) => `Does ${who(state, d)} hand something off in passing?`,
  combinedAttack: (state, d) => `Whom does ${who(state, d)} attack now?`,
  whoGrabs: (state, d) => `Several infected grab at ${who(state, d)}. Which one first?`,
  rollThrough: (state, d) => `Does ${who(state, d)} end the dive standing?`,
  followThrough: (state, d) => `Follow Through: does ${who(state, d)} move one square?`,
  doubleTap: (state, d) => `A knockdown. Does ${who(state, d)} spend one more round for a kill?`,
  nextTarget: (state, d) => `Whom does ${who(state, d)} strike next?`,
  shove: (state, d) => `Does ${who(state, d)} shove it away?`,
  fanTarget: (state, d) => `Fan of Lead: at whom does ${who(state, d)} fire next?`,
  blastNext: () => 'Who is rolled for next in the blast?',
  throwWhere: (state, d) =>
    about(d).what === 'item'
      ? `Where does ${who(state, d)} throw it?`
      : `Where does ${who(state, d)} aim the throw?`,
  exchange: (state, d) =>
    `What changes hands between ${who(state, d)} and ${heroName(state, about(d).other ?? 0)}?`,
  takeInHand: (state, d) => `Does ${who(state, d)} hold the ${cardName(about(d).card ?? 'EQ01-1')} ready?`,
  loadCard: (state, d) => `Which gun does ${who(state, d)} load?`,
  sweepTo: (state, d) => `Where is ${unit(state, d)} thrown?`,
  farSquare: (_, d) => (about(d).card === null ? 'Where does the decoy go?' : 'Where does the smoke rise?'),
  driveTo: () => 'Where does the rib go?',
  keepWhich: (state, d) => `Which card does ${who(state, d)} keep?`,
  alertFire: (state, d) => `Alert! Fire at ${unit(state, d)}?`,
  // Infected
  whoIsBitten: () => 'On whose board do the infected bite first?',
  whoActs: () => 'Several infected are equally near. Which one acts?',
  chooseGoal: (state, d) => `Where does ${unit(state, d)} head?`,
  chargeTo: (state, d) => `Where does the charge of ${unit(state, d)} end?`,
  stepTo: (state, d) => `Which way does ${unit(state, d)} go?`,
  grabWhom: (state, d) => `Whom does ${unit(state, d)} grab?`,
  whichSiren: (state, d) => `To which siren is ${who(state, d)} dragged?`,
  dragTo: (state, d) => `Where is ${who(state, d)} dragged?`,
  roomSquare: (_, d) => `Room ${about(d).room ?? ''}: where does the next infected wait?`,
  roamerSquare: () => 'Where does the roamer come from?',
  dropOffWhich: (_, d) => `Which ${INFECTED[about(d).kind ?? 'zombie'].name.toLowerCase()} is dropped off?`,
  farSiren: () => 'Which siren does the seeker come from?',
  seekerSquare: () => 'Where does the seeker stand?',
  enterAt: () => 'A hero stands on the spawn point. Where does the infected enter?',
  pushWhere: (state, d) => `Where is ${unit(state, d)} pushed?`,
  risenBeside: (state, d) => `Where does ${unit(state, d)} stand when ${who(state, d)} dies?`,
  riseWhere: (state, d) => `Where does ${who(state, d)} rise?`,
  // Director
  directorCard: (_, d) => `${WINDOW_NAMES[about(d).window ?? ''] ?? 'Director'}. Do you play a card?`,
  directorTarget: (_, d) => `${directorCardName(about(d).card ?? 'D01-1')}: on whom, or where?`,
  eitherRoll: () => 'Wrong Door: which of the two rolls counts?',
  dropOffs: () => 'Do you take infected off the board, to spawn elsewhere?',
  sideGate: () => 'Side Gate: from which point do they come?',
  control: (state, d) => `You control ${unit(state, d)}. What does it do?`,
};

const VERBS: Readonly<Record<string, string>> = {
  move: 'Move',
  moveFire: 'Move and fire',
  moveMelee: 'Move and melee',
  sprint: 'Sprint',
  dive: 'Dive',
  dropProne: 'Drop prone',
  crawl: 'Crawl',
  standUp: 'Stand up',
  stand: 'On your feet',
  prone: 'Prone',
  quickFire: 'Quick fire',
  aimedFire: 'Aimed fire',
  fanOfLead: 'Fan of Lead',
  throwWeapon: 'Throw',
  throwItem: 'Throw the item',
  melee: 'Melee',
  clearDeck: 'Clear the Deck',
  execute: 'Execute',
  assassinate: 'Assassinate',
  sweep: 'Sweep',
  changeWeapon: 'Change weapon',
  reload: 'Reload',
  alert: 'Alert!',
  door: 'Door',
  stairDoor: 'Open the way at the stairs',
  search: 'Search',
  crate: 'Open crate',
  interact: 'Use',
  drive: 'Drive the rib',
  craft: 'Craft',
  placeItem: 'Put down',
  exchange: 'Exchange',
  medPack: 'Med pack',
  power: 'Power perk',
  smoke: 'Smoke tin',
  wedge: 'Wedge the door',
  clearJam: 'Clear the jam',
  leave: 'Leave',
  end: 'End activation',
  activate: 'Activate',
  retire: 'Go back to the last save',
  step: 'Go',
  stop: 'Stop here',
  stay: 'Stay',
  pickUp: 'Pick up',
  no: 'No',
  noAttack: 'No attack',
  give: 'Give',
  take: 'Take',
  done: 'Done',
  arm: 'Take it in hand',
  load: 'Load',
  levelUp: 'Level up',
  tap: 'Spend the round',
  shove: 'Shove',
  fire: 'Fire',
  hold: 'Hold fire',
  grab: 'Grab',
  pass: 'Play no card',
  play: 'Play',
  dropOff: 'Take off',
  first: 'The first roll',
  second: 'The second roll',
  continue: 'Continue',
  pause: 'Pause',
  save: 'Save',
  resume: 'Resume',
  loadSave: 'Go back to the last save',
  restart: 'Begin a new campaign',
  giveUp: 'Give up',
};

const squareWords = (name: string): string => {
  if (name === 'here') return 'here';
  const upstairs = name.endsWith('^');
  return `${name.replace('^', '').replace(',', ' / ')}${upstairs ? ' upstairs' : ''}`;
};

function heroWords(state: ExodusState, value: string | number): string {
  return Number(value) < 0 ? 'nobody' : heroName(state, Number(value));
}

const NOTHING = ['none', 'perk'];

function facet(state: ExodusState, name: string, value: string | number): string {
  const words = String(value);
  switch (name) {
    case 'verb':
      return VERBS[words] ?? words;
    case 'square':
      return squareWords(words);
    case 'target':
      return words === 'stop' ? 'Stop' : capital(targetWords(state, words));
    case 'guns':
    case 'weapon':
      return words === 'none' ? 'nothing' : gunNames(words);
    case 'card':
      if (NOTHING.includes(words)) return words === 'perk' ? 'a perk' : 'nothing';
      if (words === 'item' || words === 'swapItems') return words === 'item' ? 'the item' : 'items';
      if (/^D\d\d-/.test(words)) return directorCardName(words);
      return words in RECIPES ? recipeWords(words as RecipeId) : cardName(words);
    case 'item':
      return words === 'none' ? 'nothing' : itemName(words);
    case 'hero':
      return heroWords(state, value);
    case 'unit':
      return Number(value) === 0 ? 'No more' : capital(unitName(state, Number(value)));
    case 'door':
      return `door ${Number(value) + 1}`;
    case 'perk':
      return words === 'decline' ? 'No perk' : perkName(words as PerkId);
    case 'recipe':
      return recipeWords(words as RecipeId);
    case 'point':
      return `spawn point ${words}`;
    default:
      return words;
  }
}

const recipeWords = (recipe: RecipeId): string => EQUIPMENT[RECIPES[recipe].product].name;

function doorWords(state: ExodusState, door: number): string {
  return state.doors[door] ? `Close door ${door + 1}` : `Open door ${door + 1}`;
}

/** Facets that say nothing on a button. */
function isQuiet(facets: Facets, name: string): boolean {
  const value = facets[name];
  return value === 'none' || value === 'here' || value === -1 || (name === 'card' && value === 'perk');
}

function optionWords(state: ExodusState, decision: Decision, { facets }: Option): string {
  const { verb } = facets;
  if (decision.kind === 'heroAction' && verb === 'door') return doorWords(state, Number(facets.door));
  if (decision.kind === 'directorTarget' && facets.door !== undefined)
    return doorWords(state, Number(facets.door));
  if (decision.kind === 'pickUp' && verb === 'leave') return 'Leave it';
  if (decision.kind === 'driveTo' && verb === 'drive')
    return `To ${facet(state, 'square', facets.square ?? '')}`;
  if (verb === 'power') return facet(state, 'perk', facets.perk ?? '');
  if (verb === 'medPack') return `Med pack for ${facet(state, 'hero', facets.hero ?? 0)}`;
  if (verb === 'done') return decision.kind === 'lobby' ? 'Begin the mission' : 'Done';
  if ((verb === 'give' || verb === 'take') && decision.kind !== 'lobby')
    return `${verb === 'give' ? 'Give' : 'Take'} ${facet(state, 'card', facets.card ?? '')}`;
  if (decision.kind === 'lobby') return lobbyWords(state, facets);
  const parts = Object.entries(facets)
    .filter(([name]) => !isQuiet(facets, name))
    .map(([name, value]) => facet(state, name, value));
  return capital(parts.join(', '));
}

function lobbyWords(state: ExodusState, facets: Facets): string {
  const name = facet(state, 'hero', facets.hero ?? 0);
  const card = facet(state, 'card', facets.card ?? '');
  switch (facets.verb) {
    case 'give':
      return `${name} gives ${card}`;
    case 'load':
      return `${name} loads ${card}`;
    case 'craft':
      return `${name} crafts ${card}`;
    default:
      return `${name} levels up`;
  }
}

const ENDINGS: Readonly<Record<string, { title: string; body: string }>> = {
  escaped: { title: 'Everybody is out', body: 'The heroes have made it off the board.' },
  delivered: { title: 'All delivered', body: 'The last case is stowed. Nobody goes back for more.' },
  lampSeen: { title: 'The light was seen', body: 'The cutter has turned. Help is on its way.' },
  campaign: { title: 'Off the island', body: 'Six missions, and everybody lived to tell of them.' },
  heroDied: { title: 'A hero is lost', body: 'The infection has won this one, and the mission with it.' },
  allDead: { title: 'Nobody is left', body: 'The last hero has joined the infected.' },
  givenUp: { title: 'The campaign is over', body: 'The island keeps what it has taken.' },
};

function outcome(state: ExodusState, ending: Outcome): { title: string; body: string } {
  const words = ENDINGS[ending.reason] ?? { title: 'The mission is over', body: 'It has been decided.' };
  const { name } = missionOf(state.mission);
  return { title: words.title, body: `${words.body} (${name}, ${plural(state.turn, 'turn')}.)` };
}

export const text: GameText<ExodusState, ExodusEvent> = {
  prompts,
  facet,
  option: optionWords,
  events,
  seat: (state, seat) => (seat === directorSeat(state) ? 'Director' : HEROES[heroAt(state, seat).id].name),
  outcome,
};
