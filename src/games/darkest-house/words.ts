/** Names of people, places and pieces, as prompts, options and the log say them. */
import { CHIP, COLOUR_NAMES, coloursOf, type Colour } from './data/chips';
import type { Claw, Icon, Terror } from './data/dice';
import { CREATURES } from './data/enemies';
import { CARD } from './data/equipment';
import { SURVIVORS, type SurvivorId } from './data/survivors';
import { columnOf, roomName, rowOf } from './geometry';
import { plan, type DarkestState } from './state';

export const person = (id: string): string => SURVIVORS[id as SurvivorId]?.name ?? id;
export const people = (ids: readonly string[]): string => listed(ids.map(person));

export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
}

export const many = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

export const roomWords = (state: DarkestState, room: string): string => roomName(plan(state), room);
export const tileWords = (state: DarkestState, cell: string): string =>
  `${roomName(plan(state), cell)} (row ${rowOf(cell)}, column ${columnOf(cell)})`;
export const cardWords = (id: string): string => (id === 'fists' ? 'bare fists' : (CARD[id]?.name ?? id));
export const chipWords = (id: string): string =>
  CHIP[id]
    ? `the ${coloursOf(id)
        .map((colour) => COLOUR_NAMES[colour].name)
        .join('-')} chip`
    : id;
export const colourWords = (colour: string): string => COLOUR_NAMES[colour as Colour]?.name ?? colour;

export const ICON_WORDS: Readonly<Record<Icon, string>> = {
  success: 'success',
  aim: 'aim',
  knockback: 'knockback',
  retreat: 'retreat',
  failure: 'failure',
};

export const CLAW_WORDS: Readonly<Record<Claw, string>> = {
  damage: 'damage',
  heavyDamage: 'heavy damage',
  entrap: 'entrap',
  fear: 'fear',
  reinforcement: 'reinforcement',
  bite: 'bite',
};

export const TERROR_WORDS: Readonly<Record<Terror, string>> = {
  hordeNearby: 'a horde nearby',
  creatureReaction: 'a creature stirs',
  creatureAppears: 'a creature appears',
  fire: 'fire',
};

export const iconsWords = (dice: readonly Icon[]): string =>
  dice.length === 0 ? 'nothing' : listed(dice.map((icon) => ICON_WORDS[icon]));
export const clawsWords = (dice: readonly Claw[]): string => listed(dice.map((claw) => CLAW_WORDS[claw]));

export function locationWords(id: string): string {
  for (const board of Object.values(CREATURES)) {
    const location = board.locations.find((one) => one.id === id);
    if (location) return `${location.part} (${location.area})`;
  }
  return id;
}

export function lockWords(state: DarkestState, lock: string): string {
  const rooms = plan(state).lock[lock]?.rooms ?? [];
  const chip = state.locks[lock]?.chip;
  const code = chip
    ? ` (${coloursOf(chip)
        .map((colour) => COLOUR_NAMES[colour].name)
        .join(', ')})`
    : '';
  return `the door between ${listed(rooms.map((room) => roomWords(state, room)))}${code}`;
}

const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  sprinkler: 'the sprinkler control',
  medical: 'the medical supplies',
  ammo: 'the ammo reserve',
  antidote: 'the antidote cabinet',
};
export const functionWords = (name: string): string => FUNCTION_WORDS[name] ?? 'the terminal';
