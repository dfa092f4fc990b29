/** What must hold in every state, whatever was played: pieces are conserved, limits kept, everybody in one place. */
import type { Frame } from '../../core/procedure';
import { CHIPS, COLOURS, TOKENS_PER_COLOUR } from './data/chips';
import { CREATURES } from './data/enemies';
import { cardOf, isWeapon, SEARCH_DECK, STARTING_CARDS, type CardId } from './data/equipment';
import {
  FRONT_DARKNESS,
  MAX_AMMO,
  MAX_BURNS,
  MAX_HANDS,
  MAX_VIRUS,
  MAX_XP,
  MAX_ZOMBIES,
  REVERSE_DARKNESS,
} from './data/tracks';
import { faultsOf } from './house';
import { CELLS, parseHouse } from './geometry';
import {
  cardsOf,
  enemyIn,
  handsUsed,
  inventoryLimit,
  itemsOf,
  plan,
  skullAt,
  tokensInHouse,
  virusOf,
  zombiesInHouse,
  zoneAp,
  type DarkestState,
  type Survivor,
} from './state';

export function invariants(state: DarkestState): string[] {
  const problems: string[] = [];
  const say = (wrong: boolean, problem: string) => {
    if (wrong) problems.push(problem);
  };
  checkHouse(state, say);
  checkPieces(state, say);
  checkFire(state, say);
  state.survivors.forEach((survivor, who) => checkSurvivor(state, survivor, who, say));
  if (state.stage === 'house') checkGroups(state, say);
  if (state.stage === 'showdown') checkShowdown(state, say);
  return problems;
}

type Say = (wrong: boolean, problem: string) => void;

const VALID_HOUSES = new Set<string>();

function checkHouse(state: DarkestState, say: Say): void {
  if (state.stage === 'setup' || VALID_HOUSES.has(state.house)) return;
  const faults = faultsOf(parseHouse(state.house));
  say(faults.length > 0, `The house breaks ${faults.join(', ')}.`);
  if (faults.length === 0) VALID_HOUSES.add(state.house);
}

/** Every wanted piece lies in one of the piles, once. */
function isComplete(wanted: ReadonlySet<string>, piles: readonly (readonly string[])[]): boolean {
  const found = new Set<string>();
  let pieces = 0;
  for (const pile of piles) {
    for (const piece of pile) if (wanted.has(piece)) found.add(piece);
    pieces += pile.length;
  }
  return pieces === wanted.size && found.size === pieces;
}

const ALL_CARDS = new Set([...STARTING_CARDS, ...SEARCH_DECK]);
const ALL_CHIPS = new Set(CHIPS.map((chip) => chip.id));

function checkPieces(state: DarkestState, say: Say): void {
  const held = state.survivors.flatMap(cardsOf);
  const drawn = (state.frames as (Frame & { card?: CardId })[]).filter(
    (frame) => frame.procedure === 'search' && frame.card !== undefined,
  );
  const cards = [state.deck, state.discarded, state.aside, held, drawn.map((frame) => frame.card ?? '')];
  say(!isComplete(ALL_CARDS, cards), 'An equipment card is missing, or there twice.');
  const onLocks = Object.values(state.locks).flatMap((lock) => (lock.chip === null ? [] : [lock.chip]));
  const chips = [
    onLocks,
    state.chips.code,
    state.chips.supply,
    state.chips.lost,
    state.security.entered,
    ...state.survivors.map((survivor) => survivor.chips),
  ];
  say(!isComplete(ALL_CHIPS, chips), 'A code chip is missing, or there twice.');
  const tokens: Record<string, number> = {};
  for (const colour of [...state.security.tokens, ...state.security.pool])
    tokens[colour] = (tokens[colour] ?? 0) + 1;
  for (const colour of COLOURS) {
    const found = tokens[colour] ?? 0;
    say(found !== TOKENS_PER_COLOUR, `There are ${found} code tokens of colour ${colour}.`);
  }
  const weapons = held.filter((card) => isWeapon(cardOf(card)) && cardOf(card).ammo !== undefined);
  say(
    !isComplete(new Set(weapons), [Object.keys(state.ammo)]),
    'Ammo markers lie on a card that nobody holds, or are missing.',
  );
  say(
    Object.values(state.ammo).some((markers) => markers < 0 || markers > MAX_AMMO),
    'A weapon holds too many ammo markers.',
  );
  say(zombiesInHouse(state) > MAX_ZOMBIES, `There are ${zombiesInHouse(state)} zombies.`);
  say(tokensInHouse(state) > state.spawn.length, 'More spawn tokens lie in the house than there are.');
  const rooms = plan(state).rooms;
  const places = [...Object.keys(state.hordes), ...Object.keys(state.tokens)];
  say(
    state.stage !== 'setup' && places.some((room) => !rooms.includes(room)),
    'Zombies stand outside the house.',
  );
  const { creature } = state;
  if (!creature) return;
  say(state.creatures.includes(creature.id), 'A creature is in the house and in the pile.');
  say(!rooms.includes(creature.room), 'The creature stands outside the house.');
  say(
    CREATURES[creature.id].locations.some(({ id, hits }) => (creature.hits[id] ?? 0) > hits),
    'A hit location has more hits than it takes.',
  );
}

function checkFire({ fire, stage, darkness }: DarkestState, say: Say): void {
  say(
    Object.values(fire.burns).some((burns) => burns < 1 || burns >= MAX_BURNS),
    'A tile burns with an impossible number of markers.',
  );
  say(
    fire.destroyed.some((cell) => fire.burns[cell] !== undefined),
    'A destroyed tile still burns.',
  );
  say(new Set(fire.destroyed).size !== fire.destroyed.length, 'A tile is destroyed twice.');
  say(fire.token === null && Object.keys(fire.burns).length > 0, 'Tiles burn but there is no fire token.');
  say(fire.token !== null && !CELLS.includes(fire.token), 'The fire token lies outside the house.');
  say(
    darkness > (stage === 'showdown' ? REVERSE_DARKNESS.last : FRONT_DARKNESS.last),
    'The darkness is past its end.',
  );
}

/** A survivor who is just putting its inventory in order, or about to give up a marker. */
const isBusy = (state: DarkestState, who: number, names: readonly string[]): boolean =>
  (state.frames as (Frame & { who?: number })[]).some(
    (frame) => frame.who === who && names.includes(frame.procedure),
  );

function checkSurvivor(state: DarkestState, survivor: Survivor, who: number, say: Say): void {
  const { id, room, status } = survivor;
  const present = status === 'in';
  say(present !== (room !== null), `${id} is ${status} but stands in ${room ?? 'no room'}.`);
  say(
    room !== null && state.stage !== 'setup' && !plan(state).rooms.includes(room),
    `${id} stands outside the house.`,
  );
  say(survivor.ap < 0 || survivor.hand < 0, `${id} owes actions.`);
  say(survivor.xp < 0 || survivor.xp > MAX_XP, `${id} has ${survivor.xp} XP.`);
  say(
    survivor.wounds < 0 || (present && survivor.wounds >= skullAt(state)),
    `${id} has ${survivor.wounds} wounds and lives.`,
  );
  say(virusOf(survivor) > MAX_VIRUS, `${id} has ${virusOf(survivor)} virus tokens.`);
  say(survivor.curse === 1, `${id} should have turned.`);
  say(present && survivor.entrapped && room !== null && !enemyIn(state, room), `${id} is held by nobody.`);
  if (isBusy(state, who, ['trimInventory', 'bite'])) return;
  say(handsUsed(survivor) > MAX_HANDS, `${id} uses ${handsUsed(survivor)} hands.`);
  say(itemsOf(survivor) > inventoryLimit(state), `${id} carries ${itemsOf(survivor)} items.`);
}

function checkGroups(state: DarkestState, say: Say): void {
  const members = state.groups.flat();
  say(new Set(members).size !== members.length, 'Somebody is in two groups.');
  say(
    members.some((who) => state.survivors[who]?.status !== 'in'),
    'Somebody in a group is not in the house.',
  );
}

function checkShowdown(state: DarkestState, say: Say): void {
  const { nemesis, cure } = state;
  say(cure === null, 'Nobody has taken the cure.');
  say(nemesis !== null && Object.values(nemesis.cubes).some((cubes) => cubes < 0), 'The nemesis owes cubes.');
  if (!state.frames.some((frame) => frame.procedure === 'showdownTurns')) return;
  state.survivors.forEach((survivor, who) => {
    if (survivor.status !== 'in' || isBusy(state, who, ['loseMarkers', 'harm'])) return;
    const markers = survivor.hand + (state.boxes.left[who] ?? 0) + (state.boxes.middle[who] ?? 0);
    say(markers !== zoneAp(state, survivor.wounds), `${survivor.id} has ${markers} action markers.`);
  });
}
