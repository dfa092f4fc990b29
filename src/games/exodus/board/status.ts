/** The strip on top, and the head of the question. */
import type { Decision } from '../../../core/game';
import type { Heading, Note, Status, Track } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { HEROES } from '../data/heroes';
import { INFECTED } from '../data/infected';
import { missionOf } from '../data/missions';
import { DEATH, stageOf } from '../data/tables';
import { apAtStart, isBallistic, isMelee, weaponCard } from '../queries';
import {
  directorSeat,
  findUnit,
  gearOf,
  heroAt,
  isDying,
  isGrappled,
  type Director,
  type ExodusState,
  type Hero,
} from '../state';
import { plural } from '../words';
import { goalOf } from './goals';
import { hintOf } from './layout';
import { BLOOD, BLOOD_TEXT, gearIcon, HERO_LIVERY, ITEM_ICON, KIND_LOOK, TEAL } from './looks';

const PHASES: Readonly<Record<'heroes' | 'infected' | 'spawn' | 'end', string>> = {
  heroes: 'hero move',
  infected: 'infected move',
  spawn: 'spawn phase',
  end: 'end phase',
};

/** Short enough for one line beside the buttons of a phone. */
function moment({ phase, turn }: ExodusState): string {
  if (phase === 'setup') return 'Before the mission';
  return phase === 'between' ? 'After the mission' : `Turn ${turn}, ${PHASES[phase]}`;
}

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
    // A row of sixteen boxes is for those who have been bitten: four rows of nothing would hide the one that counts.
    ...(hero.dial > 0 ? { max: DEATH } : {}),
    colour: HERO_LIVERY[hero.id].light,
  }));
  return {
    title: missionOf(state.mission).name,
    subtitle: moment(state),
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

export type About = { hero?: number; unit?: number; card?: string };

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
  if (decision.kind === 'lobby' || decision.kind === 'toWhom')
    return { caption: { text: 'The lobby', icon: 'skills', colour: TEAL }, title: prompt };
  if (decision.seat === directorSeat(state) && state.director !== null)
    return {
      caption: { text: 'Director', icon: 'clapperboard', colour: BLOOD_TEXT },
      title: prompt,
      ...(decision.kind === 'directorCard' ? { subtitle: handWords(state.director) } : {}),
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

/** What the director holds is said to the director alone: nobody else is asked this. */
const handWords = ({ hand, played }: Director): string =>
  played
    ? 'Your card of this turn has been played.'
    : `${plural(hand.length, 'card')} in hand, one a turn. The hand is on your mat.`;

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
