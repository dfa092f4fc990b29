/** Atomic changes that several chapters make: each keeps the bookkeeping of one kind of piece right and says what happened. */
import { pick, remove, take } from '../../core/bag';
import { SURVIVOR_DIE, type Icon } from './data/dice';
import { CREATURES, type Area } from './data/enemies';
import { cardOf, isGear, isStarting, isWeapon, type CardId } from './data/equipment';
import { SURVIVORS, type SurvivorId } from './data/survivors';
import { MAX_AMMO, MAX_HANDS, MAX_XP, MAX_ZOMBIES } from './data/tracks';
import { type Cell, type LockId, type Room } from './geometry';
import {
  count,
  handsUsed,
  inHouse,
  survivorAt,
  virusOf,
  zoneAp,
  zombiesInHouse,
  type DarkestState,
  type Play,
  type Survivor,
} from './state';

export const at = {
  room: (room: Room) => `room:${room}`,
  tile: (cell: Cell) => `tile:${cell}`,
  survivor: (id: SurvivorId) => `survivor:${id}`,
  lock: (lock: LockId) => `lock:${lock}`,
};

export function rollSurvivorDice(play: Play, dice: number): Icon[] {
  return Array.from({ length: dice }, () => pick(SURVIVOR_DIE, play.random));
}

export const countIcon = (dice: readonly Icon[], icon: Icon): number =>
  dice.filter((face) => face === icon).length;

// Actions and experience

/** AP in the house; in the showdown markers go into the left box. */
export function pay(play: Play, who: number, actions: number): void {
  const survivor = survivorAt(play.state, who);
  if (play.state.stage === 'showdown') {
    survivor.hand -= actions;
    play.state.boxes.left[who] = (play.state.boxes.left[who] ?? 0) + actions;
  } else {
    survivor.ap -= actions;
  }
}

export function gainXp(play: Play, who: number, amount: number, rule: string): void {
  const survivor = survivorAt(play.state, who);
  const from = survivor.xp;
  survivor.xp = Math.min(MAX_XP, from + amount);
  if (survivor.xp === from) return;
  play.emit({
    type: 'xpGained',
    survivor: survivor.id,
    from,
    to: survivor.xp,
    rule,
    at: [at.survivor(survivor.id)],
  });
}

export function everyoneGainsXp(play: Play, amount: number, rule: string): void {
  for (const who of inHouse(play.state)) gainXp(play, who, amount, rule);
}

export function heal(play: Play, who: number, amount: number, rule: string): void {
  const { state } = play;
  const survivor = survivorAt(state, who);
  const from = survivor.wounds;
  const zone = zoneAp(state, from);
  survivor.wounds = Math.max(0, from - amount);
  play.emit({
    type: 'healed',
    survivor: survivor.id,
    from,
    to: survivor.wounds,
    rule,
    at: [at.survivor(survivor.id)],
  });
  if (state.stage !== 'showdown') return;
  for (let gained = zoneAp(state, survivor.wounds) - zone; gained > 0; gained--) {
    survivor.hand++;
    play.emit({
      type: 'markerGained',
      survivor: survivor.id,
      rule: 'DD-SHOWDOWN-15',
      at: [at.survivor(survivor.id)],
    });
  }
}

/** The second virus token leaves; the first one never does. */
export function cureSecondVirus(play: Play, who: number, rule: string): void {
  const survivor = survivorAt(play.state, who);
  if (virusOf(survivor) < 2) return;
  survivor.virus.pop();
  play.emit({ type: 'virusRemoved', survivor: survivor.id, rule, at: [at.survivor(survivor.id)] });
}

// Equipment

/** Gear lands on the right while the hands are free, everything else on the left; switching sides is free anyway. */
export function receive(state: DarkestState, who: number, id: CardId): void {
  const survivor = survivorAt(state, who);
  const card = cardOf(id);
  const fits = isGear(card) && handsUsed(survivor) + card.hands <= MAX_HANDS;
  (fits ? survivor.right : survivor.left).push(id);
  if (isWeapon(card) && card.ammo !== undefined && state.ammo[id] === undefined) state.ammo[id] = card.ammo;
}

export function takeAway(survivor: Survivor, id: CardId): void {
  remove(survivor.right.includes(id) ? survivor.right : survivor.left, id);
}

export function discard(play: Play, who: number, id: CardId, rule: string): void {
  const survivor = survivorAt(play.state, who);
  takeAway(survivor, id);
  outOfPlay(play.state, id);
  play.emit({ type: 'cardDiscarded', survivor: survivor.id, card: id, rule, at: [at.survivor(survivor.id)] });
}

export function outOfPlay(state: DarkestState, id: CardId): void {
  delete state.ammo[id];
  (isStarting(id) ? state.aside : state.discarded).push(id);
}

export function addAmmo(play: Play, who: number, weapon: CardId, markers: number, rule: string): void {
  const { ammo } = play.state;
  const from = ammo[weapon] ?? 0;
  const to = Math.min(MAX_AMMO, from + markers);
  ammo[weapon] = to;
  const survivor = survivorAt(play.state, who).id;
  play.emit({ type: 'ammoChanged', survivor, card: weapon, from, to, rule, at: [at.survivor(survivor)] });
}

// Zombies and tokens

/** Places up to that many figures: there are 32. Returns how many. */
export function placeZombies(state: DarkestState, room: Room, wanted: number): number {
  const placed = Math.min(wanted, MAX_ZOMBIES - zombiesInHouse(state));
  if (placed > 0) count(state.hordes, room, placed);
  return Math.max(0, placed);
}

/** Puts a token of the stack face down into a room; it is turned up by the checks when a survivor sees it. */
export function placeToken(play: Play, room: Room, rule: string): void {
  count(play.state.tokens, room, 1);
  play.emit({ type: 'tokenPlaced', room, rule, at: [at.room(room)] });
}

/** Turns one token of a room into zombies; a token that is moving goes on as a horde. */
export function turnToken(play: Play, room: Room, rule: string): void {
  const { state } = play;
  count(state.tokens, room, -1);
  const value = take(state.spawn, play.random);
  const placed = placeZombies(state, room, value);
  play.emit({ type: 'tokenTurned', room, value, placed, rule, at: [at.room(room)] });
  const { reaction } = state;
  if (!reaction) return;
  const { mover } = reaction;
  const turned =
    mover?.kind === 'token' && mover.room === room
      ? mover
      : reaction.pending.find((body) => body.kind === 'token' && body.room === room);
  if (!turned) return;
  turned.kind = 'horde';
  turned.count = placed;
  if (turned === mover) return;
  // Tokens that become one horde in a room react as one body.
  const other = reaction.pending.find(
    (body) => body !== turned && body.kind === 'horde' && body.room === room,
  );
  if (other) other.count += placed;
  if (other || placed === 0) remove(reaction.pending, turned);
}

/** Zombies of a value straight from the stack: placed as figures. */
export function spawnFigures(play: Play, room: Room, rule: string): void {
  const { state } = play;
  const value = take(state.spawn, play.random);
  const placed = placeZombies(state, room, value);
  play.emit({ type: 'tokenTurned', room, value, placed, rule, at: [at.room(room)] });
}

/** Removes figures from a room and from whatever was still going to act with them. */
export function removeZombies(state: DarkestState, room: Room, figures: number): void {
  count(state.hordes, room, -figures);
  const { reaction } = state;
  if (!reaction) return;
  const left = state.hordes[room] ?? 0;
  for (const body of [...reaction.pending]) {
    if (body.kind !== 'horde' || body.room !== room) continue;
    body.count = Math.min(body.count, left);
    if (body.count === 0) remove(reaction.pending, body);
  }
}

// Creature and nemesis

export function creatureAreasDown(state: DarkestState, area: Area): number {
  const { creature } = state;
  if (!creature) return 0;
  return CREATURES[creature.id].locations.filter(
    (location) => location.area === area && (creature.hits[location.id] ?? 0) >= location.hits,
  ).length;
}

/** Locations that can still be hit. */
export function openLocations(state: DarkestState): string[] {
  const { creature } = state;
  if (!creature) return [];
  return CREATURES[creature.id].locations
    .filter((location) => (creature.hits[location.id] ?? 0) < location.hits)
    .map((location) => location.id);
}

export function hitCreature(play: Play, location: string, cause: 'combat' | 'fire' | 'nemesis'): void {
  const { creature } = play.state;
  if (!creature) return;
  const board = CREATURES[creature.id].locations.find(({ id }) => id === location);
  count(creature.hits, location, 1);
  const hits = creature.hits[location] ?? 0;
  play.emit({
    type: 'creatureHit',
    creature: creature.id,
    location,
    hits,
    destroyed: hits >= (board?.hits ?? 0),
    rule: 'DD-CREATURE-04',
    at: [at.room(creature.room)],
  });
  if (openLocations(play.state).length === 0) killCreature(play, cause);
}

export function killCreature(play: Play, cause: 'combat' | 'fire' | 'nemesis'): void {
  const { creature } = play.state;
  if (!creature) return;
  play.state.creature = null;
  play.emit({
    type: 'creatureKilled',
    creature: creature.id,
    cause,
    rule: 'DD-CREATURE-11',
    at: [at.room(creature.room)],
  });
  if (cause === 'combat') everyoneGainsXp(play, 2, 'DD-XP-T1');
}

// Survivors

export function freshSurvivor(id: SurvivorId): Survivor {
  return {
    id,
    status: 'in',
    room: null,
    wounds: 0,
    xp: 0,
    skills: [],
    curse: 0,
    ap: 0,
    entrapped: false,
    attempted: false,
    left: [],
    right: [],
    virus: [],
    chips: [],
    used: [],
    hand: 0,
  };
}

/** Sets a survivor up as at the start of the game, with its own weapon unless somebody else carries it. */
export function setUpSurvivor(state: DarkestState, who: number, id: SurvivorId, room: Room | null): void {
  const survivor = freshSurvivor(id);
  survivor.room = room;
  survivor.ap = zoneAp(state, 0);
  state.survivors[who] = survivor;
  const { weapon } = SURVIVORS[id];
  if (!state.aside.includes(weapon)) return;
  remove(state.aside, weapon);
  receive(state, who, weapon);
}

/** Dead or zombified: everything the survivor had is gone, and before the showdown the darkness grows. */
export function eliminate(play: Play, who: number, cause: 'health' | 'virus'): void {
  const { state } = play;
  const survivor = survivorAt(state, who);
  const room = survivor.room ?? '';
  for (const card of [...survivor.left, ...survivor.right]) outOfPlay(state, card);
  state.chips.lost.push(...survivor.chips);
  state.survivors[who] = {
    ...freshSurvivor(survivor.id),
    status: state.stage === 'showdown' ? 'out' : 'waiting',
  };
  for (const group of state.groups) {
    const place = group.indexOf(who);
    if (place >= 0) group.splice(place, 1);
  }
  state.boxes.left[who] = 0;
  state.boxes.middle[who] = 0;
  if (cause === 'virus') placeZombies(state, room, 1);
  if (state.stage === 'house') state.darknessDue++;
  play.emit({
    type: 'eliminated',
    survivor: survivor.id,
    cause,
    room,
    rule: 'DD-DEATH-01',
    at: [at.room(room)],
  });
}
