/**
 * How a choice of the new-game screen looks: a faction, a survivor, a hero. By the game's id and the choice's own; whoever is not
 * listed gets a look of their own all the same, and always the same one.
 */
import type { BustName } from './busts';
import type { Livery } from './shapes';

export interface Emblem {
  readonly bust: BustName;
  readonly livery: Livery;
}

export const LIVERIES = {
  violet: { light: '#B18AE0', dark: '#6F4B9C', shape: 'circle' },
  green: { light: '#76BF5C', dark: '#3F7A2F', shape: 'triangle' },
  blue: { light: '#62A4E8', dark: '#2F639C', shape: 'square' },
  brown: { light: '#CC9657', dark: '#80552A', shape: 'hexagon' },
  olive: { light: '#B3B45C', dark: '#6A6B2B', shape: 'star' },
  orange: { light: '#F09A4E', dark: '#A25616', shape: 'diamond' },
  bone: { light: '#D9D2C0', dark: '#77705F', shape: 'ring' },
  yellow: { light: '#F2D24B', dark: '#9C7F17', shape: 'star' },
  teal: { light: '#5CC4B6', dark: '#267A70', shape: 'cross' },
  rose: { light: '#EE8C98', dark: '#A13E4D', shape: 'drop' },
  mint: { light: '#7CC68A', dark: '#357A47', shape: 'leaf' },
  steel: { light: '#9FB0C6', dark: '#55667C', shape: 'crescent' },
} as const satisfies Readonly<Record<string, Livery>>;

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  'plum-island/GT': { bust: 'bun', livery: LIVERIES.violet },
  'plum-island/NW': { bust: 'beanie', livery: LIVERIES.green },
  'plum-island/PIC': { bust: 'cap', livery: LIVERIES.blue },
  'plum-island/PIRLSS': { bust: 'suit', livery: LIVERIES.brown },
  'plum-island/NG': { bust: 'helm', livery: LIVERIES.olive },
  'plum-island/IAC': { bust: 'pony', livery: LIVERIES.orange },
  'darkest-house/bruce': { bust: 'beard', livery: LIVERIES.blue },
  'darkest-house/lucy': { bust: 'bob', livery: LIVERIES.yellow },
  'darkest-house/leo': { bust: 'fire', livery: LIVERIES.violet },
  'darkest-house/jack': { bust: 'hat', livery: LIVERIES.orange },
  'darkest-house/nina': { bust: 'bandana', livery: LIVERIES.green },
  'exodus/kira': { bust: 'pony', livery: LIVERIES.teal },
  'exodus/mike': { bust: 'helm', livery: LIVERIES.yellow },
  'exodus/isla': { bust: 'doc', livery: LIVERIES.rose },
  'exodus/odhran': { bust: 'beard', livery: LIVERIES.orange },
  'exodus/nadia': { bust: 'braids', livery: LIVERIES.violet },
  'exodus/bram': { bust: 'cap', livery: LIVERIES.blue },
  'basecamp/mara': { bust: 'headset', livery: LIVERIES.steel },
  'basecamp/ilse': { bust: 'doc', livery: LIVERIES.rose },
  'basecamp/brann': { bust: 'wideHat', livery: LIVERIES.brown },
  'basecamp/pim': { bust: 'ballCap', livery: LIVERIES.orange },
  'basecamp/wren': { bust: 'hood', livery: LIVERIES.mint },
  'basecamp/dov': { bust: 'beanie', livery: LIVERIES.olive },
  'basecamp/hesper': { bust: 'braids', livery: LIVERIES.green },
  'basecamp/gus': { bust: 'beard', livery: LIVERIES.blue },
  'basecamp/tamsin': { bust: 'bandana', livery: LIVERIES.violet },
  'basecamp/anselm': { bust: 'glasses', livery: LIVERIES.bone },
  'basecamp/juno': { bust: 'mohawk', livery: LIVERIES.yellow },
  'basecamp/edda': { bust: 'long', livery: LIVERIES.teal },
};

const ANY_BUST: readonly BustName[] = [
  'plain',
  'bob',
  'ballCap',
  'curls',
  'beard',
  'pony',
  'glasses',
  'hat',
  'bandana',
];
const ANY_LIVERY = Object.values(LIVERIES);

export function emblemOf(game: string, choice: string): Emblem {
  const known = EMBLEMS[`${game}/${choice}`];
  if (known) return known;
  let sum = 7;
  for (const letter of `${game}/${choice}`) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return {
    bust: ANY_BUST[sum % ANY_BUST.length] ?? 'plain',
    livery: ANY_LIVERY[sum % ANY_LIVERY.length] ?? LIVERIES.bone,
  };
}

/** The looks of all figures of a game, by their ids: the same on the new-game screen, the board and the mats. */
export function looksOf<Id extends string>(game: string, ids: readonly Id[]) {
  const each = <T>(look: (emblem: Emblem) => T) =>
    Object.fromEntries(ids.map((id) => [id, look(emblemOf(game, id))])) as Readonly<Record<Id, T>>;
  return { livery: each(({ livery }) => livery), bust: each(({ bust }) => bust) };
}
