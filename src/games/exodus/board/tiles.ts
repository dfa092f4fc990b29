/** The tiles below a question with their prices and odds, the reasons of what cannot be done, and where the camera goes. */
import type { Decision } from '../../../core/game';
import type { Option, Refusal } from '../../../core/procedure';
import type { TargetId, Tile } from '../../../ui/gameView';
import { directorId, DIRECTOR_CARDS, type Window } from '../data/directorCards';
import { PERKS, type PerkId } from '../data/perks';
import { SEARCH_CARDS, type SearchId } from '../data/searchCards';
import { SAVE_SPACES } from '../data/tables';
import { WEAPONS } from '../data/weapons';
import { isBallistic, meleeWeapon, weaponCard } from '../queries';
import { findUnit, heroAt, type ExodusState, type Hero } from '../state';
import { hintOf } from './layout';
import {
  BLOOD,
  cardIcon,
  gearIcon,
  HERO_LIVERY,
  ITEM_ICON,
  KIND_LOOK,
  PERK_ICON,
  PERK_TINT,
  VERB_ICON,
} from './looks';
import { facesFrom } from './odds';
import { heroState, type About } from './status';

export function tile(
  state: ExodusState,
  facet: string,
  value: string | number,
  options: readonly Option[],
): Tile {
  const words = String(value);
  switch (facet) {
    case 'verb':
      return verbTile(state, words, options);
    case 'hero': {
      const hero = state.heroes[Number(value)];
      return hero === undefined
        ? { icon: 'close' }
        : { icon: 'tabletop-players', colour: HERO_LIVERY[hero.id].light, note: heroNote(hero) };
    }
    case 'target':
    case 'unit': {
      const unit = findUnit(state, Number(words.replace('u', '')));
      if (unit === undefined) return words === 'stop' ? { icon: 'close' } : { icon: 'jerrycan' };
      const { icon, tint } = KIND_LOOK[unit.kind];
      return { icon, colour: tint, note: unit.prone ? 'Prone' : hintOf(unit.kind) };
    }
    case 'guns':
    case 'weapon': {
      if (words === 'none') return { icon: 'close' };
      const [first = '', second] = words.split('+');
      const kills = killWords(
        options,
        options.every((option) => option.facets.verb === 'aimedFire'),
      );
      return {
        icon: second === undefined ? gearIcon(first) : 'crossed-pistols',
        ...(kills === null ? {} : { note: kills }),
      };
    }
    case 'card':
      return cardTile(words);
    case 'perk': {
      const perk = PERKS[words as PerkId];
      return perk === undefined
        ? { icon: 'close' }
        : { icon: PERK_ICON[perk.class], colour: PERK_TINT[perk.colour], note: perk.text };
    }
    case 'item':
      return words === 'none'
        ? { icon: 'close' }
        : { icon: ITEM_ICON[state.items[words]?.kind ?? 'gateKey'] };
    case 'square':
      return { icon: words === 'here' ? 'close' : 'position-marker' };
    case 'door':
      return { icon: 'door-handle' };
    case 'recipe':
      return { icon: 'hammer-nails' };
    case 'point':
      return { icon: 'spawn-node', colour: BLOOD };
    default:
      return {};
  }
}

function heroNote(hero: Hero): string {
  const words = heroState(hero);
  return [`Infection ${hero.dial}`, ...words].join(', ');
}

/** What a shot kills on, when there is one gun to fire it with. */
function killWords(options: readonly Option[], aimed: boolean): string | null {
  const guns = [...new Set(options.map(({ facets }) => String(facets.guns)))];
  const [card] = guns;
  if (card === undefined || guns.length > 1 || !/^EQ\d\d-\d$/.test(card) || !isBallistic(card)) return null;
  const { quick, aimed: table } = weaponCard(card);
  return `Kills on ${facesFrom((aimed ? table : quick).kill)}`;
}

function cardTile(card: string): Tile {
  if (/^D\d\d-/.test(card))
    return { icon: 'card-draw', colour: BLOOD, note: DIRECTOR_CARDS[directorId(card)].text };
  if (/^EQ\d\d-/.test(card)) return { icon: gearIcon(card) };
  if (card in SEARCH_CARDS) return { icon: cardIcon(card as SearchId) };
  return { icon: card === 'none' ? 'close' : 'hammer-nails' };
}

function verbTile(state: ExodusState, verb: string, options: readonly Option[]): Tile {
  const icon = VERB_ICON[verb];
  const note = verbNote(state, verb, options);
  return {
    ...(icon === undefined ? {} : { icon }),
    ...(note === null ? {} : { note }),
    ...(FIRST.has(verb) ? { order: 'first' as const } : LAST.has(verb) ? { order: 'last' as const } : {}),
  };
}

/** With somebody to shoot at or a task at hand, that comes before all the ways to walk. */
const FIRST: ReadonlySet<string> = new Set([
  'quickFire',
  'aimedFire',
  'melee',
  'execute',
  'assassinate',
  'interact',
  'leave',
]);

/** The way on: it stands in one place, whatever else can be done. */
const LAST: ReadonlySet<string> = new Set(['end', 'done', 'pass', 'stop', 'continue']);

function verbNote(state: ExodusState, verb: string, options: readonly Option[]): string | null {
  const ap = options[0]?.cost?.ap ?? 0;
  const price = ap === 0 ? 'Free' : `${ap} AP`;
  switch (verb) {
    case 'move':
      return `${price}, 1 square`;
    case 'sprint':
      return `${price}, up to 3 squares`;
    case 'fire':
      return killWords(options, false);
    case 'quickFire':
    case 'aimedFire': {
      const kills = killWords(options, verb === 'aimedFire');
      return kills === null ? price : `${price}, ${kills.toLowerCase()}`;
    }
    case 'melee': {
      if (state.acting === null) return price;
      return `${price}, kills on ${facesFrom(WEAPONS[meleeWeapon(heroAt(state, state.acting))].quick.kill)}`;
    }
    case 'door':
      return `${price}, beside you`;
    case 'alert':
      return `${price}, fires when they move`;
    case 'give':
      return state.phase === 'setup' ? 'Cards and gear, as often as you like' : null;
    case 'load':
      return state.phase === 'setup' ? 'Rounds into a gun' : null;
    case 'levelUp':
      return 'Choose a perk';
    case 'done':
      return state.phase === 'setup' ? 'Begin the mission' : null;
    case 'continue':
      return 'On to the lobby';
    case 'pause':
      return 'A ticket that is used up when you resume';
    case 'save':
      return `${SAVE_SPACES - (state.campaign?.saves.length ?? 0)} of ${SAVE_SPACES} spaces are free`;
    case 'end':
      return state.acting === null ? null : `${heroAt(state, state.acting).ap} AP are lost`;
    default:
      return ap === 0 && !FREE.has(verb) ? null : price;
  }
}

/** Hero actions without a price. */
const FREE: ReadonlySet<string> = new Set([
  'dropProne',
  'exchange',
  'placeItem',
  'medPack',
  'power',
  'leave',
  'reload',
  'execute',
  'assassinate',
]);

// Reasons

const REASONS: Readonly<Record<string, string>> = {
  'EX-ACTIONS-02': 'Needs 2 AP',
  'EX-ACTIONS-15': 'Not while prone',
  'EX-ACTIONS-16': 'Not in a grapple',
  'EX-PRONE-02': 'Only while prone',
  'EX-D09': 'The gun is jammed',
  'EX-D20': 'Ringing ears',
  'EX-RULING-27': 'No round left',
  'EX-RULING-33': 'No weapon for it',
  'EX-RULING-37': 'No gun in hand',
  'EX-RULING-43': 'Stand beside the door',
  'EX-RULING-50': 'Infected are too near',
  'EX-RULING-21': 'Not at the objective',
  'EX-RULING-73': 'No drives left',
  'EX-RULING-132': 'No card fits this moment',
  'EX-RULING-144': 'Nothing in hand',
  'EX-RULING-145': 'Fully loaded',
  'EX-EXCHANGE-05': 'Not in a grapple',
  'EX-GRAPPLE-13': 'It cannot be swept',
  'EX-POWER-02': 'No use left',
  'EX-POWER-04': 'One power a turn',
  'EX-CM02': 'The exit is shut',
  'EX-Q2': 'These doors stay open',
  'EX-SAVE-05': 'No save to go back to',
};

export function refused(_state: ExodusState, { rule, facets }: Refusal): string {
  const card = String(facets.card ?? '');
  if (rule === 'EX-RULING-132' && /^D\d\d-/.test(card))
    return WINDOWS[DIRECTOR_CARDS[directorId(card)].window];
  return REASONS[rule] ?? 'Not now';
}

/** When a director card is played. */
export const WINDOWS: Readonly<Record<Window, string>> = {
  HM: 'Before the hero move',
  RA: 'When a room opens',
  IM: 'Before the infected move',
  BS: 'Before the spawn roll',
  AS: 'After the spawn',
  EP: 'In the end phase',
};

/** The camera goes to the hero who acts, the infected that moves, the room that opens. */
export function focus(state: ExodusState, decision: Decision): readonly TargetId[] {
  const about = decision.about as unknown as About;
  const found: TargetId[] = [];
  const unit = about.unit === undefined ? undefined : findUnit(state, about.unit);
  if (unit !== undefined && unit.square !== null) found.push(`unit:${unit.id}`);
  const hero = about.hero === undefined ? undefined : state.heroes[about.hero];
  if (hero !== undefined && hero.square !== null && hero.status === 'in') found.push(`hero:${about.hero}`);
  // Who fires, and at whom: both ends of the shot in one picture.
  if (decision.kind === 'alertFire')
    for (const who of new Set(decision.options.map(({ facets }) => Number(facets.hero))))
      if (who >= 0) found.push(`hero:${who}`);
  return found;
}
