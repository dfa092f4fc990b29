/** Changes of one piece or card, each with what it says in the log. Every chapter uses these, so that none forgets a part. */
import { equipmentId, equipmentOf, type EquipmentId, type GearId } from './data/equipment';
import { INFECTED, type InfectedKind } from './data/infected';
import type { ItemId } from './data/mission';
import { SEARCH_CARDS, type SearchId } from './data/searchCards';
import { DEATH, nextMarker } from './data/tables';
import { WEAPONS } from './data/weapons';
import type { UnitName } from './events';
import { facingTowards, type Facing } from './geometry';
import type { Square } from './plan';
import { boardOf, ground, heroesIn, moverOf, pathField, squareName, squareOf, weaponOf } from './queries';
import { findUnit, gearOf, heroAt, type ExodusState, type Hero, type Infected, type Play } from './state';

export const heroPiece = (who: number): string => `hero:${who}`;
export const unitPiece = (id: number): string => `unit:${id}`;
export const squarePiece = (state: ExodusState, square: Square): string =>
  `square:${squareName(state, square)}`;

export const named = (unit: Infected): UnitName =>
  unit.hero === null
    ? { unit: unit.id, kind: unit.kind }
    : { unit: unit.id, kind: unit.kind, was: unit.hero };

// Infected

export function addInfected(
  state: ExodusState,
  kind: InfectedKind,
  square: Square,
  facing: Facing = 2,
): Infected {
  state.serial++;
  const unit: Infected = {
    id: state.serial,
    kind,
    square,
    facing,
    prone: false,
    damage: 0,
    flame: false,
    dived: false,
    control: false,
    acted: false,
    fresh: false,
    hero: null,
  };
  state.infected.push(unit);
  return unit;
}

/** Takes an infected off the board or off a hero board. */
export function removeInfected(state: ExodusState, id: number): void {
  state.infected = state.infected.filter((unit) => unit.id !== id);
  for (const hero of state.heroes) {
    const at = hero.grapple.indexOf(id);
    if (at >= 0) hero.grapple.splice(at, 1);
    if (hero.aim?.target === targetName(id)) hero.aim = null;
  }
}

export const targetName = (id: number): string => `u${id}`;

/** Scores kill points; the last one removes it (EX-FIRE-05, EX-GRAPPLE-03). True when it is gone. */
export function damage(play: Play, unit: Infected, points: number, flame: boolean): boolean {
  const { killPoints } = INFECTED[unit.kind];
  unit.damage += points;
  if (unit.kind === 'siren' && flame) unit.flame = true;
  const at = [unitPiece(unit.id)];
  if (unit.damage >= killPoints) {
    removeInfected(play.state, unit.id);
    play.mark(`infected/${unit.kind}`);
    play.emit({ type: 'killed', ...named(unit), at, rule: 'EX-FIRE-05' });
    return true;
  }
  play.emit({
    type: 'damaged',
    ...named(unit),
    damage: unit.damage,
    of: killPoints,
    flame,
    at,
    rule: unit.kind === 'siren' ? 'EX-SIREN-03' : 'EX-REAVER-08',
  });
  return false;
}

/** A knockdown: nothing for steady classes, in a grapple, or for one that lies already. */
export function knockDown(play: Play, unit: Infected): boolean {
  const at = [unitPiece(unit.id)];
  if (unit.square === null || INFECTED[unit.kind].steady || unit.prone) {
    const rule = unit.square === null ? 'EX-GRAPPLE-04' : unit.prone ? 'EX-RULING-29' : steadyRule(unit.kind);
    play.emit({ type: 'noEffect', ...named(unit), at, rule });
    return false;
  }
  unit.prone = true;
  play.emit({ type: 'unitDown', ...named(unit), at, rule: 'EX-FIRE-06' });
  return true;
}

export function steadyRule(kind: InfectedKind): string {
  return kind === 'reaver' ? 'EX-REAVER-09' : kind === 'siren' ? 'EX-SIREN-04' : 'EX-SEEKER-09';
}

/** The nearest hero for facing: smallest path distance, the first seat when equal. */
export function faceClosest(state: ExodusState, unit: Infected): void {
  if (unit.square === null) return;
  const field = pathField(state, [unit.square], moverOf(unit));
  let best: number | null = null;
  let least = Infinity;
  for (const who of heroesIn(state)) {
    const steps = field[squareOf(state, who)] ?? -1;
    const far = steps < 0 ? 1000 + rangeOnFloor(state, unit.square, squareOf(state, who)) : steps;
    if (far < least) [best, least] = [who, far];
  }
  if (best !== null)
    unit.facing = facingTowards(boardOf(state), unit.square, squareOf(state, best), unit.facing);
}

function rangeOnFloor(state: ExodusState, a: Square, b: Square): number {
  const { width } = boardOf(state);
  return Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
}

/** Moves an infected one square and turns it that way; `far` settles diagonals (EX-RULING-80). */
export function stepInfected(play: Play, unit: Infected, to: Square, far: Square, how: string): void {
  const { state } = play;
  const from = unit.square as Square;
  unit.facing = facingTowards(boardOf(state), from, to, unit.facing, far);
  unit.square = to;
  play.emit({
    type: 'unitMoved',
    ...named(unit),
    from: squareName(state, from),
    to: squareName(state, to),
    how,
    at: [unitPiece(unit.id), squarePiece(state, to)],
    rule: how === 'charge' ? 'EX-RULING-67' : how === 'control' ? 'EX-DIRECTOR-12' : 'EX-RULING-63',
  });
}

// Heroes

export function fallProne(state: ExodusState, who: number): void {
  const hero = heroAt(state, who);
  hero.prone = true;
  hero.aim = null;
}

/** The infected leaves its square and lies on the hero board (EX-GRAB-07). */
export function joinGrapple(play: Play, who: number, unit: Infected): void {
  const hero = heroAt(play.state, who);
  fallProne(play.state, who);
  hero.alert = false;
  unit.square = null;
  unit.dived = false;
  hero.grapple.push(unit.id);
  play.emit({
    type: 'joinedGrapple',
    ...named(unit),
    hero: who,
    at: [heroPiece(who), unitPiece(unit.id)],
    rule: 'EX-GRAB-07',
  });
}

export function turnDial(play: Play, who: number, to: number, why: 'bite' | 'advance' | 'fever'): void {
  const hero = heroAt(play.state, who);
  const from = hero.dial;
  hero.dial = Math.min(DEATH, to);
  if (hero.dial === from) return;
  play.emit({
    type: 'dialTurned',
    hero: who,
    from,
    to: hero.dial,
    why,
    at: [heroPiece(who)],
    rule: why === 'bite' ? 'EX-RULING-103' : why === 'advance' ? 'EX-END-01' : 'EX-D12',
  });
  if (hero.dial >= DEATH) {
    hero.alert = false;
    play.emit({ type: 'heroDied', hero: who, at: [heroPiece(who)], rule: 'EX-INFECT-01' });
  }
}

export const bite = (play: Play, who: number): void =>
  turnDial(play, who, nextMarker(heroAt(play.state, who).dial), 'bite');

// Cards

export function rounds(hero: Hero, card: GearId): number {
  return gearOf(hero, card)?.rounds ?? 0;
}

/** Spends one round of a gun and notes that it was used this turn. */
export function spendRound(hero: Hero, card: GearId): void {
  const gear = gearOf(hero, card);
  if (gear === undefined || gear.rounds < 1) throw new Error(`${card} has no round to spend.`);
  gear.rounds--;
  gear.used = true;
}

/** The first card of a kind that is left in the equipment deck. */
export const inDeck = (state: ExodusState, id: EquipmentId): GearId | null =>
  state.equipment.find((card) => equipmentId(card) === id) ?? null;

/** Takes a card from the equipment deck, loaded if it is a gun. Null when none is left. */
export function takeGear(play: Play, who: number, id: EquipmentId): GearId | null {
  const { state } = play;
  const card = inDeck(state, id);
  if (card === null) return null;
  state.equipment.splice(state.equipment.indexOf(card), 1);
  const weapon = weaponOf(card);
  heroAt(state, who).gear.push({
    card,
    rounds: weapon === null ? 0 : WEAPONS[weapon].rounds,
    used: false,
    jammed: false,
  });
  play.mark(`equipment/${id}`);
  play.emit({ type: 'gearGained', hero: who, card, at: [heroPiece(who)], rule: `EX-${id}` });
  return card;
}

/** Puts a card back into the equipment deck (EX-SEARCH-05). */
export function returnGear(state: ExodusState, hero: Hero, card: GearId): void {
  hero.gear = hero.gear.filter((gear) => gear.card !== card);
  hero.active = hero.active.filter((each) => each !== card);
  if (hero.aim?.weapon === card) hero.aim = null;
  state.equipment.push(card);
  state.equipment.sort();
}

export function discardCard(state: ExodusState, hero: Hero, card: SearchId): void {
  const at = hero.cards.indexOf(card);
  if (at < 0) throw new Error(`The hero has no ${SEARCH_CARDS[card].name}.`);
  hero.cards.splice(at, 1);
  state.search.discards.push(card);
}

/**
 * The next search card. When the face-up part is reached the whole deck is shuffled (EX-SEARCH-03); a deck without one takes
 * this mission's discards back (EX-RULING-52). Null when there is nothing at all.
 */
export function drawSearch(play: Play): SearchId | null {
  const pile = play.state.search;
  if (pile.down.length === 0) {
    const part = pile.up.length > 0 ? 'up' : 'discards';
    if (pile[part].length === 0) return null;
    pile.down = pile[part].sort();
    pile[part] = [];
    play.emit({
      type: 'deckShuffled',
      cards: pile.down.length,
      rule: part === 'up' ? 'EX-SEARCH-03' : 'EX-RULING-52',
    });
  }
  return pile.down.splice(play.random.index(pile.down), 1)[0] ?? null;
}

export const isSpecial = (card: GearId): boolean => equipmentOf(card).special;

// Items

export function carry(play: Play, who: number, item: ItemId): void {
  const { state } = play;
  const token = state.items[item];
  if (token === undefined) throw new Error(`There is no item ${item}.`);
  token.where = 'carried';
  token.square = null;
  heroAt(state, who).item = item;
}

/** The item lying on a square; two never lie there that matter, the first by id is taken. */
export function itemsOn(state: ExodusState, square: Square): ItemId[] {
  return Object.keys(state.items)
    .filter((id) => state.items[id]?.where === 'board' && state.items[id].square === square)
    .sort();
}

export function dropItem(state: ExodusState, hero: Hero, square: Square): ItemId | null {
  const { item } = hero;
  const token = item === null ? undefined : state.items[item];
  if (item === null || token === undefined) return null;
  token.where = 'board';
  token.square = square;
  hero.item = null;
  return item;
}

/** An item leaves play; an objective brings it back if it still needs it (EX-CM08). */
export function loseItem(state: ExodusState, item: ItemId, where: 'used' | 'lost'): void {
  const token = state.items[item];
  if (token === undefined) return;
  token.where = where;
  token.square = null;
  for (const hero of state.heroes) if (hero.item === item) hero.item = null;
}

/** Takes a hero out of play and gives back what it held (EX-RULING-130). */
export function strip(play: Play, who: number, square: Square | null): void {
  const { state } = play;
  const hero = heroAt(state, who);
  for (const { card } of [...hero.gear]) returnGear(state, hero, card);
  for (const card of [...hero.cards]) discardCard(state, hero, card);
  if (hero.item !== null) {
    if (square === null) loseItem(state, hero.item, 'lost');
    else dropItem(state, hero, square);
  }
  hero.alert = false;
  hero.aim = null;
  hero.decoy = null;
}

/** The square directly behind another one as seen from a third, if it is a legal step. */
export function squareBeyond(state: ExodusState, from: Square, over: Square): Square | null {
  const { touch, board } = ground(state);
  const dx = (over % board.width) - (from % board.width);
  const beyond = over + (over - from);
  if (Math.abs(dx) > 1 || !touch[over]?.includes(beyond)) return null;
  return (beyond % board.width) - (over % board.width) === dx ? beyond : null;
}

export const targetUnit = (state: ExodusState, target: string): Infected | undefined =>
  target.startsWith('u') ? findUnit(state, Number(target.slice(1))) : undefined;
