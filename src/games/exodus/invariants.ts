/** What must hold in every state, whatever was played: one unit a square, pieces and cards conserved, limits kept. */
import type { Frame } from '../../core/procedure';
import { DIRECTOR_DECK } from './data/directorCards';
import { EQUIPMENT_DECK, equipmentOf } from './data/equipment';
import { INFECTED, INFECTED_KINDS } from './data/infected';
import { POWER_USES } from './data/perks';
import { SEARCH_DECK } from './data/searchCards';
import { DEATH, DRIVES_A_TURN, RIB_SEATS, SAVE_SPACES } from './data/tables';
import { WEAPONS } from './data/weapons';
import { boardOf, inPlay, isPistol, onBoard, usableFor, weaponOf } from './queries';
import type { ExodusState, Hero, SearchPile } from './state';

type Say = (wrong: boolean, problem: string) => void;

export function invariants(state: ExodusState): string[] {
  const problems: string[] = [];
  const say: Say = (wrong, problem) => {
    if (wrong) problems.push(problem);
  };
  checkCards(state, say);
  checkBoard(state, say);
  checkInfected(state, say);
  state.heroes.forEach((hero, who) => checkHero(state, hero, who, say));
  if (state.director !== null) checkDirector(state, say);
  const { campaign } = state;
  if (campaign !== null) {
    say(campaign.saves.length > SAVE_SPACES, 'There are more saves than spaces.');
    say(campaign.completed > 6, 'More missions were completed than there are.');
  }
  return problems;
}

const sameCards = (found: readonly string[], wanted: readonly string[]): boolean =>
  found.length === wanted.length && [...found].sort().join() === [...wanted].sort().join();

const SORTED_SEARCH = [...SEARCH_DECK];

/** A search card that is being looked at. */
const drawn = (state: ExodusState): string[] =>
  (state.frames as (Frame & { drawn?: string[] })[]).flatMap((frame) =>
    frame.procedure === 'search' ? (frame.drawn ?? []) : [],
  );

const cardsOf = ({ down, up, discards }: SearchPile): string[] => [...down, ...up, ...discards];

function checkCards(state: ExodusState, say: Say): void {
  const held = state.heroes.flatMap((hero) => hero.cards);
  say(
    !sameCards([...cardsOf(state.search), ...held, ...drawn(state)], SORTED_SEARCH),
    'The search deck is not complete.',
  );
  const gear = state.heroes.flatMap((hero) => hero.gear.map(({ card }) => card));
  say(!sameCards([...state.equipment, ...gear], EQUIPMENT_DECK), 'The equipment deck is not complete.');
  const perks = state.heroes.flatMap((hero) => hero.perks);
  say(new Set(perks).size !== perks.length, 'Two heroes have the same perk.');
}

/** Whoever is passing through a square at the moment: an infected, or a hero in mid leap. */
function passing(state: ExodusState): { units: number[]; heroes: number[] } {
  const frames = state.frames as (Frame & { unit?: number; hero?: number })[];
  const units = frames
    .filter(({ procedure }) => procedure === 'infectedActs' || procedure === 'controlled')
    .map(({ unit }) => unit ?? 0);
  const heroes = frames
    .filter(({ procedure }) => ['heroRun', 'heroStep', 'dive'].includes(procedure))
    .map(({ hero }) => hero ?? 0);
  return { units, heroes };
}

function checkBoard(state: ExodusState, say: Say): void {
  const board = boardOf(state);
  const busy = passing(state);
  const taken = new Set<number>();
  const put = (square: number, what: string) => {
    say(taken.has(square), `${what} shares square ${board.names[square]}.`);
    taken.add(square);
    say(board.solid[square] === true, `${what} stands in rock.`);
  };
  for (const square of state.crates) put(square, 'A crate');
  for (const unit of state.infected)
    if (unit.square !== null && !busy.units.includes(unit.id)) put(unit.square, `Infected ${unit.id}`);
  state.heroes.forEach((hero, who) => {
    if (hero.square !== null && !hero.aboard && !busy.heroes.includes(who)) put(hero.square, hero.id);
  });
  say(state.rib !== null && taken.has(state.rib), 'Somebody stands where the rib is.');
  say(state.heroes.filter(({ aboard }) => aboard).length > RIB_SEATS, 'The rib is overloaded.');
  say(state.drives > DRIVES_A_TURN, 'The rib was driven too often.');
  for (const id in state.items) {
    const item = state.items[id];
    const carriers = state.heroes.filter((hero) => hero.item === id).length;
    say(carriers !== (item?.where === 'carried' ? 1 : 0), `${id} is carried by ${carriers}.`);
    say((item?.where === 'board') !== ((item?.square ?? null) !== null), `${id} lies nowhere.`);
  }
}

function checkInfected(state: ExodusState, say: Say): void {
  const board = boardOf(state);
  for (const kind of INFECTED_KINDS)
    say(inPlay(state, kind) > INFECTED[kind].miniatures, `There are too many ${INFECTED[kind].plural}.`);
  const grappled = state.heroes.flatMap(({ grapple }) => grapple);
  say(new Set(grappled).size !== grappled.length, 'An infected is on two hero boards.');
  const land = usableFor(board, state.rooms, 'land');
  for (const unit of state.infected) {
    say((unit.square === null) !== grappled.includes(unit.id), `Infected ${unit.id} is nowhere or twice.`);
    say(unit.damage >= INFECTED[unit.kind].killPoints, `Infected ${unit.id} should be dead.`);
    say(unit.prone && (unit.square === null || INFECTED[unit.kind].steady), `Infected ${unit.id} lies down.`);
    say(
      unit.dived && (unit.square === null || !board.water[unit.square]),
      `Infected ${unit.id} dives on land.`,
    );
    say(
      unit.kind !== 'reaver' && unit.square !== null && !land[unit.square],
      `Infected ${unit.id} stands where it may not.`,
    );
  }
  say(
    grappled.some((id) => !state.infected.some((unit) => unit.id === id)),
    'A hero wrestles with nobody.',
  );
}

function checkHero(state: ExodusState, hero: Hero, who: number, say: Say): void {
  const { id } = hero;
  const board = boardOf(state);
  say(hero.dial < 0 || hero.dial > DEATH, `The dial of ${id} is at ${hero.dial}.`);
  say(hero.ap < 0, `${id} owes action points.`);
  say(hero.status !== 'in' && hero.square !== null, `${id} is ${hero.status} and on the board.`);
  say(
    hero.grapple.length > 0 && (!hero.prone || hero.alert || !onBoard(hero)),
    `${id} wrestles on its feet.`,
  );
  say(hero.aboard && hero.square !== state.rib, `${id} sits in no rib.`);
  const inWater = hero.square !== null && board.water[hero.square] === true;
  say(inWater !== hero.aboard, `${id} swims.`);
  const room = hero.square === null ? '' : (board.room[hero.square] ?? '');
  say(room !== '' && !state.rooms.includes(room), `${id} is in a room that sleeps.`);
  for (const { card, rounds } of hero.gear) {
    const { weapon } = equipmentOf(card);
    const most = weapon === null ? 0 : WEAPONS[weapon].rounds;
    say(rounds < 0 || rounds > most, `${card} of ${id} holds ${rounds} rounds.`);
  }
  say(
    hero.active.some((card) => weaponOf(card) === null || !hero.gear.some((gear) => gear.card === card)),
    `${id} holds what it has not.`,
  );
  say(hero.active.length > 2, `${id} has three hands.`);
  say(hero.active.length === 2 && !hero.active.every(isPistol), `${id} holds two weapons.`);
  say(
    Object.values(hero.uses).some((uses) => uses < 0 || uses > POWER_USES),
    `${id} has a wrong number of power uses.`,
  );
  say(state.acting === who && hero.acted, `${id} acts twice.`);
}

function checkDirector(state: ExodusState, say: Say): void {
  const cards = [...(state.director?.hand ?? []), ...(state.director?.discards ?? [])];
  say(new Set(cards).size !== cards.length, 'The director holds a card twice.');
  say(
    cards.some((card) => !DIRECTOR_DECK.includes(card)),
    'The director holds a card that there is not.',
  );
}
