/** The strip on top, the head of the question, the tiles and reasons below it, and where the camera goes. */
import type { Decision } from '../../../core/game';
import type { Option, Refusal } from '../../../core/procedure';
import type { Heading, Note, Status, TargetId, Tile, Track } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { directorId, DIRECTOR_CARDS } from '../data/directorCards';
import { HEROES } from '../data/heroes';
import { INFECTED } from '../data/infected';
import { missionOf } from '../data/missions';
import { PERKS, type PerkId } from '../data/perks';
import { DEATH, stageOf } from '../data/tables';
import { isMelee, meleeWeapon, weaponCard, apAtStart, isBallistic } from '../queries';
import { WEAPONS } from '../data/weapons';
import {
  directorSeat,
  findUnit,
  gearOf,
  heroAt,
  isDying,
  isGrappled,
  type ExodusState,
  type Hero,
} from '../state';
import { plural } from '../words';
import { goalOf } from './goals';
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
  TEAL,
  VERB_ICON,
} from './looks';
import { facesFrom } from './odds';
import { SEARCH_CARDS, type SearchId } from '../data/searchCards';

const PHASES: Readonly<Record<ExodusState['phase'], string>> = {
  setup: 'before the mission',
  heroes: 'the heroes move',
  infected: 'the infected move',
  spawn: 'the infected spawn',
  end: 'the turn ends',
  between: 'between missions',
};

export function status(state: ExodusState): Status {
  const goal = goalOf(state);
  const notes: Note[] = [{ text: goal.text, icon: goal.icon, colour: colour.lamp }];
  if (state.progress.exitOpen) notes.push({ text: 'Exit open', icon: 'exit-door', colour: '#8FD08A' });
  if (state.effects.lightsOut)
    notes.push({ text: 'Lights out: sight 4', icon: 'moon', colour: colour.danger });
  if (state.effects.ringingEars)
    notes.push({ text: 'No alert this turn', icon: 'sound-off', colour: colour.danger });
  const heroes = state.heroes.map((hero, who): Track => ({
    id: `dial-${who}`,
    label: HEROES[hero.id].short,
    icon: 'virus',
    value: hero.dial,
    max: DEATH,
    colour: HERO_LIVERY[hero.id].light,
  }));
  return {
    title: missionOf(state.mission).name,
    subtitle: state.turn === 0 ? 'Before the first turn' : `Turn ${state.turn}, ${PHASES[state.phase]}`,
    icon: state.phase === 'infected' || state.phase === 'spawn' ? 'shambling-zombie' : 'run',
    iconColour: state.phase === 'infected' || state.phase === 'spawn' ? KIND_LOOK.zombie.tint : TEAL,
    tracks: [
      { id: 'goal', label: 'Goal', icon: goal.icon, value: goal.done, max: goal.of, colour: colour.lamp },
      ...heroes,
    ],
    notes,
  };
}

// The head of the question

type About = { hero?: number; unit?: number; card?: string };

export function heroState(hero: Hero): string[] {
  const words: string[] = [];
  if (isGrappled(hero)) words.push(`grappled by ${hero.grapple.length}`);
  else if (hero.prone) words.push('prone');
  if (hero.alert) words.push('on alert');
  if (hero.aboard) words.push('aboard the rib');
  if (isDying(hero)) words.push('dying');
  return words;
}

export function heading(state: ExodusState, decision: Decision, prompt: string): Heading {
  const about = decision.about as unknown as About;
  const who =
    about.hero ??
    (typeof decision.seat === 'number' && decision.seat < state.heroes.length ? decision.seat : null);
  if (decision.seat === directorSeat(state) && state.director !== null)
    return {
      caption: { text: 'Director', icon: 'clapperboard', colour: BLOOD },
      title: prompt,
      ...(about.unit === undefined ? {} : { piece: `unit:${about.unit}` }),
    };
  if (who !== null && state.heroes[who] !== undefined && decision.kind === 'heroAction')
    return heroHeading(state, who);
  if (who !== null && state.heroes[who] !== undefined) {
    const hero = heroAt(state, who);
    return {
      caption: { text: HEROES[hero.id].name, colour: HERO_LIVERY[hero.id].light },
      title: prompt,
      ...(hero.square === null ? {} : { piece: `hero:${who}` }),
      ...(state.acting === who
        ? { pips: { left: hero.ap, of: apAtStart(hero), label: `${hero.ap} AP left` } }
        : {}),
    };
  }
  const unit = about.unit === undefined ? undefined : findUnit(state, about.unit);
  return {
    caption: unit
      ? { text: INFECTED[unit.kind].name, icon: KIND_LOOK[unit.kind].icon, colour: KIND_LOOK[unit.kind].tint }
      : { text: missionOf(state.mission).name, icon: goalOf(state).icon, colour: BLOOD },
    title: prompt,
    ...(unit && unit.square !== null ? { piece: `unit:${unit.id}`, subtitle: hintOf(unit.kind) } : {}),
  };
}

function heroHeading(state: ExodusState, who: number): Heading {
  const hero = heroAt(state, who);
  const { name, role } = HEROES[hero.id];
  const notes: Note[] = hero.active
    .map((card) => ({ card, gear: gearOf(hero, card) }))
    .filter(({ card }) => isBallistic(card) || isMelee(card))
    .map(({ card, gear }) => ({
      text: isBallistic(card) ? String(gear?.rounds ?? 0) : weaponCard(card).name,
      icon: gearIcon(card),
      label: `${weaponCard(card).name}, ${plural(gear?.rounds ?? 0, 'round')}`,
    }));
  notes.push({
    text: `${hero.dial}/${DEATH}`,
    icon: 'virus',
    colour: hero.dial === 0 ? colour.muted : colour.danger,
    label: `Infection ${hero.dial} of ${DEATH}, stage ${stageOf(hero.dial)}`,
  });
  if (hero.item !== null)
    notes.push({
      text: '',
      icon: ITEM_ICON[state.items[hero.item]?.kind ?? 'gateKey'],
      colour: colour.lamp,
      label: 'Carries an item',
    });
  const words = heroState(hero);
  return {
    caption: { text: role, colour: HERO_LIVERY[hero.id].light },
    title: name,
    subtitle: words.length > 0 ? `Now ${words.join(', ')}.` : 'Tap a square to go, an infected to attack.',
    ...(hero.square === null ? {} : { piece: `hero:${who}` }),
    pips: { left: hero.ap, of: Math.max(hero.ap, apAtStart(hero)), label: `${hero.ap} AP left` },
    notes,
  };
}

// Tiles

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
      const guns = words.split('+');
      return {
        icon: guns.length > 1 ? 'crossed-pistols' : gearIcon(guns[0] ?? 'EQ01-1'),
        ...gunNote(options, guns),
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

/** What the shot kills on, when all guns of the tile agree. */
function gunNote(options: readonly Option[], guns: readonly string[]): { note?: string } {
  const [card] = guns;
  if (card === undefined || guns.length > 1 || !isBallistic(card)) return {};
  const aimed = options.every(({ facets }) => facets.verb === 'aimedFire');
  const { quick, aimed: table } = weaponCard(card);
  return { note: `Kills on ${facesFrom((aimed ? table : quick).kill)}` };
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
  return { ...(icon === undefined ? {} : { icon }), ...(note === null ? {} : { note }) };
}

function verbNote(state: ExodusState, verb: string, options: readonly Option[]): string | null {
  const ap = options[0]?.cost?.ap ?? 0;
  const price = ap === 0 ? 'Free' : `${ap} AP`;
  switch (verb) {
    case 'move':
      return `${price}, 1 square`;
    case 'sprint':
      return `${price}, up to 3 squares`;
    case 'quickFire':
    case 'aimedFire': {
      const cards = [...new Set(options.map(({ facets }) => String(facets.guns)))];
      const [card] = cards;
      if (card === undefined || cards.length > 1 || card.includes('+') || !isBallistic(card)) return price;
      const weapon = weaponCard(card);
      return `${price}, kills on ${facesFrom((verb === 'aimedFire' ? weapon.aimed : weapon.quick).kill)}`;
    }
    case 'melee': {
      if (state.acting === null) return price;
      return `${price}, kills on ${facesFrom(WEAPONS[meleeWeapon(heroAt(state, state.acting))].quick.kill)}`;
    }
    case 'door':
      return `${price}, beside you`;
    case 'alert':
      return `${price}, fires when they move`;
    case 'end':
      return state.acting === null ? null : `${heroAt(state, state.acting).ap} AP are lost`;
    default:
      return ap === 0 ? null : price;
  }
}

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

export function refused(_state: ExodusState, { rule }: Refusal): string {
  return REASONS[rule] ?? 'Not now';
}

/** The camera goes to the hero who acts, the infected that moves, the room that opens. */
export function focus(state: ExodusState, decision: Decision): readonly TargetId[] {
  const about = decision.about as unknown as About & { target?: number; other?: number };
  const found: TargetId[] = [];
  if (about.unit !== undefined && findUnit(state, about.unit)?.square !== null)
    found.push(`unit:${about.unit}`);
  const hero = about.hero === undefined ? undefined : state.heroes[about.hero];
  if (hero !== undefined && hero.square !== null && hero.status === 'in') found.push(`hero:${about.hero}`);
  return found;
}
