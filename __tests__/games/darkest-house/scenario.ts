/**
 * A house in one or two lines: `scenario().survivor('leo', '33').horde('33', 2).play()`. All doors are open unless a test
 * locks one, nobody is in the house but those it names, and nothing burns.
 */
import { remove } from '../../../src/core/bag';
import { firstFrame } from '../../../src/core/engine';
import type { Facets } from '../../../src/core/procedure';
import { darkestHouse } from '../../../src/games/darkest-house';
import { receive, takeAway } from '../../../src/games/darkest-house/changes';
import { iconsOf, type Colour } from '../../../src/games/darkest-house/data/chips';
import { AREAS, type CreatureId, type NemesisId } from '../../../src/games/darkest-house/data/enemies';
import type { SkillId, SurvivorId } from '../../../src/games/darkest-house/data/survivors';
import { ENTRANCE } from '../../../src/games/darkest-house/geometry';
import { reaction } from '../../../src/games/darkest-house/procedures/reaction';
import { groupTurn, playGame } from '../../../src/games/darkest-house/procedures/round';
import { showdownTurns } from '../../../src/games/darkest-house/procedures/showdown';
import { setup } from '../../../src/games/darkest-house/setup';
import {
  placeOf,
  survivorAt,
  zoneAp,
  type DarkestOptions,
  type DarkestState,
  type Side,
  type Survivor,
} from '../../../src/games/darkest-house/state';
import type { DarkestEvent } from '../../../src/games/darkest-house/events';
import { Harness } from '../../kit/harness';
import type { Scripted } from '../../kit/scripted';

export type Table = Harness<DarkestState, DarkestEvent, DarkestOptions>;

export class Scenario {
  readonly state: DarkestState;

  constructor(changes: Partial<DarkestOptions> = {}, house?: string) {
    const survivors: SurvivorId[] = changes.survivors ?? ['bruce', 'lucy'];
    this.state = setup({ ...darkestHouse.defaults(1), ...changes, survivors });
    if (house !== undefined) this.state.house = house;
    this.state.stage = 'house';
    this.state.round = 1;
  }

  /** Puts a survivor into a room; the others stay in the entrance hall. */
  survivor(id: SurvivorId, room: string, changes: Partial<Survivor> = {}): this {
    Object.assign(this.who(id), { room, ...changes });
    return this;
  }

  who(id: SurvivorId): Survivor {
    return survivorAt(this.state, placeOf(this.state, id));
  }

  /** Gives cards of the deck; gear goes to the right side while the hands last, unless a side is named. */
  cards(id: SurvivorId, cards: string, side?: Side): this {
    for (const card of cards.split(' ')) {
      remove(this.state.deck.includes(card) ? this.state.deck : this.state.aside, card);
      receive(this.state, placeOf(this.state, id), card);
      const survivor = this.who(id);
      if (side === undefined) continue;
      takeAway(survivor, card);
      survivor[side].push(card);
    }
    return this;
  }

  /** Takes the starting weapon away. */
  unarmed(id: SurvivorId): this {
    const survivor = this.who(id);
    for (const card of [...survivor.left, ...survivor.right]) {
      takeAway(survivor, card);
      delete this.state.ammo[card];
      this.state.aside.push(card);
    }
    return this;
  }

  skills(id: SurvivorId, ...skills: SkillId[]): this {
    this.who(id).skills.push(...skills);
    return this;
  }

  chips(id: SurvivorId, chips: string): this {
    for (const chip of chips.split(' ')) {
      remove(this.state.chips.supply, chip);
      this.who(id).chips.push(chip);
    }
    return this;
  }

  /** Locks a doorway with a chip that everybody can read. */
  lock(lock: string, chip: string): this {
    remove(this.state.chips.supply, chip);
    this.state.locks[lock] = { icons: iconsOf(chip), chip };
    return this;
  }

  /** Locks a doorway with a face-down chip. */
  hidden(lock: string, icons: 2 | 3): this {
    this.state.locks[lock] = { icons, chip: null };
    return this;
  }

  code(colours: string): this {
    for (const colour of colours) {
      remove(this.state.security.pool, colour as Colour);
      this.state.security.tokens.push(colour as Colour);
    }
    return this;
  }

  horde(room: string, zombies: number): this {
    this.state.hordes[room] = zombies;
    return this;
  }

  token(room: string, tokens = 1): this {
    this.state.tokens[room] = tokens;
    return this;
  }

  /** A burning tile; the fire token lies on the first one. */
  burning(cell: string, burns: number): this {
    this.state.fire.burns[cell] = burns;
    this.state.fire.token ??= cell;
    return this;
  }

  fireToken(cell: string): this {
    this.state.fire.token = cell;
    return this;
  }

  destroyed(...cells: string[]): this {
    this.state.fire.destroyed.push(...cells);
    return this;
  }

  creature(id: CreatureId, room: string, hits: Record<string, number> = {}): this {
    remove(this.state.creatures, id);
    this.state.creature = { id, room, hits };
    return this;
  }

  groups(...groups: SurvivorId[][]): this {
    this.state.groups = groups.map((group) => group.map((id) => placeOf(this.state, id)));
    return this;
  }

  /** These act now, as one group: the question what to do is open. */
  turn(...members: SurvivorId[]): Table {
    return this.groups(members).play().run(groupTurn, { box: 0 });
  }

  /** The action phase begins: these groups act one after the other, and then the next round. */
  actionPhase(...groups: SurvivorId[][]): Table {
    const table = this.groups(...groups).play();
    table.state.frames = [{ ...firstFrame(playGame, { box: 0 }), step: 'nextGroup' }];
    return table.go();
  }

  /** Somebody was eliminated and waits for the next regroup. */
  waiting(id: SurvivorId): this {
    const who = placeOf(this.state, id);
    this.unarmed(id);
    for (const group of this.state.groups) if (group.includes(who)) remove(group, who);
    return this.survivor(id, '', { status: 'waiting', room: null });
  }

  /** These have just acted: the enemies react. */
  reaction(members: SurvivorId[], ...rolls: Scripted[]): Table {
    this.groups(members);
    return this.play().run(reaction, { members: [...(this.state.groups[0] ?? [])] }, ...rolls);
  }

  /** The showdown goes on where somebody is to act. */
  showdownTurn(): Table {
    return this.play().run(showdownTurns, {});
  }

  with(changes: Partial<DarkestState>): this {
    Object.assign(this.state, changes);
    return this;
  }

  /** The showdown is under way: everybody has the markers of its zone in hand. */
  showdown(id: NemesisId, room: string, cubes = 4): this {
    const { state } = this;
    state.stage = 'showdown';
    state.groups = [];
    state.security.open = true;
    state.cure = 0;
    state.event = 2;
    state.nemesis = {
      id,
      room,
      cubes: Object.fromEntries(AREAS.map((area) => [area, cubes])) as Record<(typeof AREAS)[number], number>,
      reached: null,
    };
    for (const survivor of state.survivors) {
      survivor.ap = 0;
      survivor.hand = zoneAp(state, survivor.wounds);
    }
    return this;
  }

  nemesisAt(room: string): this {
    if (this.state.nemesis) this.state.nemesis.room = room;
    return this;
  }

  play(): Table {
    return new Harness(darkestHouse, this.state);
  }
}

/** A survivor as a table has it after what happened. */
export function of(table: Table, id: SurvivorId): Survivor {
  return survivorAt(table.state, placeOf(table.state, id));
}

/** Answers decisions of these kinds with an option until another one is open. */
export function skip(table: Table, answers: Record<string, string | Facets>): Table {
  for (let kind = table.decision?.kind; kind !== undefined; kind = table.decision?.kind) {
    const answer = answers[kind];
    if (answer === undefined) break;
    table.pick(answer);
  }
  return table;
}

export const scenario = (changes: Partial<DarkestOptions> = {}, house?: string): Scenario =>
  new Scenario(changes, house);
export const HALL = ENTRANCE;
