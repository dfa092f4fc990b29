/** The strip on top and the head of the sheet: how the night goes, and who is asked what. */
import type { Decision } from '../../../core/game';
import type { Facets } from '../../../core/procedure';
import type { Heading, Note, Status, Track } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { COLOUR_NAMES } from '../data/chips';
import { NEMESES } from '../data/enemies';
import { cardOf, isWeapon } from '../data/equipment';
import { SURVIVORS, type SurvivorId } from '../data/survivors';
import { PRESETS, type PresetId } from '../data/tiles';
import {
  FRONT_CYCLE,
  FRONT_DARKNESS,
  REVERSE_CYCLE,
  REVERSE_DARKNESS,
  SECURITY_BOARD,
  type CycleEvent,
} from '../data/tracks';
import { faultsOf } from '../house';
import { parseHouse, planOf } from '../geometry';
import { cameraView } from '../passages';
import {
  activeMembers,
  placeOf,
  survivorAt,
  virusOf,
  zoneAp,
  type DarkestState,
  type Survivor,
} from '../state';
import { listed, many, roomWords } from '../words';
import { building } from './building';
import { CODE_LOOK, EMBER, EVENT_ICON, INDIGO, LIVERY } from './looks';

const NEXT_WORDS: Readonly<Record<CycleEvent, string>> = {
  zombies: 'Zombies next',
  fire: 'Fire next',
  clock: 'Darkness next',
  nothing: 'Quiet next',
};

export const firstName = (id: SurvivorId): string => SURVIVORS[id].name.split(' ')[0] ?? id;

function cycle(state: DarkestState): readonly CycleEvent[] {
  return state.stage === 'showdown' ? REVERSE_CYCLE : FRONT_CYCLE;
}

/** The event that the marker will move to. */
function nextEvent(state: DarkestState): CycleEvent {
  const all = cycle(state);
  return all[(state.event + 1) % all.length] ?? 'clock';
}

export function houseName({ house }: DarkestState['options']): string {
  return house in PRESETS
    ? PRESETS[house as PresetId].name
    : house === 'random'
      ? 'A random house'
      : 'Your house';
}

function actingWords(state: DarkestState): string {
  const members = activeMembers(state);
  const inside = state.survivors.filter(({ room }) => room !== null).length;
  if (members.length === 0) return 'the house stirs';
  if (members.length > 1 && members.length === inside) return 'everybody acts';
  const names = listed(members.map((who) => firstName(survivorAt(state, who).id)));
  return `${names} ${members.length > 1 ? 'act' : 'acts'}`;
}

export function status(state: DarkestState): Status {
  const { stage, options, nemesis } = state;
  const next = nextEvent(state);
  if (stage === 'setup')
    return {
      title: building(state) ? 'Building the house' : 'Before the first night',
      subtitle: houseName(options),
      icon: 'house',
      iconColour: INDIGO,
      tracks: [],
    };
  return {
    title:
      stage === 'showdown'
        ? `Showdown, ${nemesis ? NEMESES[nemesis.id].name : 'the nemesis'}`
        : `Round ${state.round}`,
    subtitle: `${NEXT_WORDS[next]}, ${actingWords(state)}`,
    icon: EVENT_ICON[next],
    iconColour: next === 'fire' ? EMBER : next === 'zombies' ? '#C4CCF6' : INDIGO,
    tracks: [darknessTrack(state), stage === 'showdown' ? nemesisTrack(state) : codeTrack(state)],
    notes: stage === 'showdown' ? [] : codeNotes(state),
  };
}

function darknessTrack({ stage, darkness }: DarkestState): Track {
  const max = stage === 'showdown' ? REVERSE_DARKNESS.last : FRONT_DARKNESS.last;
  return {
    id: 'darkness',
    label: 'Darkness',
    icon: 'moon',
    value: darkness,
    max,
    colour: INDIGO,
    cells: Array.from({ length: max }, (_, n) => {
      if (n === max - 1) return { icon: 'death-skull' as const, colour: colour.danger };
      return stage === 'house' && n + 1 === FRONT_DARKNESS.fire
        ? { icon: 'flame' as const, colour: EMBER }
        : {};
    }),
  };
}

function codeTrack({ security, options }: DarkestState): Track {
  const max = SECURITY_BOARD[options.mode].codes;
  return {
    id: 'code',
    label: security.open ? 'Laboratory open' : 'Code solved',
    icon: 'combination-lock',
    value: max - security.tokens.length,
    max,
    colour: '#6FD0C4',
  };
}

function nemesisTrack({ nemesis }: DarkestState): Track {
  const left = Object.values(nemesis?.cubes ?? {}).reduce((sum, cubes) => sum + cubes, 0);
  return {
    id: 'nemesis',
    label: 'Cubes of the nemesis',
    icon: 'death-skull',
    value: left,
    colour: colour.danger,
  };
}

/** What is left of the code, sign by sign. */
function codeNotes({ security }: DarkestState): Note[] {
  return security.tokens.map((code): Note => {
    const { shape, tint } = CODE_LOOK[code];
    const name = COLOUR_NAMES[code].name;
    return { text: name, shape, colour: code === 'K' ? '#8F97A8' : tint, label: `Code token left: ${name}` };
  });
}

/** Weapons at hand, as the head of the sheet says them. */
function weaponWords(state: DarkestState, survivor: Survivor): string {
  const words = survivor.right
    .filter((id) => isWeapon(cardOf(id)))
    .map((id) => {
      const card = cardOf(id);
      const ammo = card.ammo === undefined ? '' : ` ${state.ammo[id] ?? 0}`;
      return `${card.name}${ammo}`;
    });
  return words.length > 0 ? words.join(', ') : 'bare fists';
}

function condition(state: DarkestState, survivor: Survivor): string {
  const { room } = survivor;
  if (survivor.entrapped) return ', held fast';
  if (
    room !== null &&
    Object.entries(state.cameras).some(([cell, way]) => cameraView(state, cell, way).includes(room))
  )
    return ', seen by a camera';
  return virusOf(survivor) > 1 ? ', turning' : '';
}

export function survivorNote(state: DarkestState, survivor: Survivor): Note {
  const { shape, light } = LIVERY[survivor.id];
  return { text: `${SURVIVORS[survivor.id].name}${condition(state, survivor)}`, shape, colour: light };
}

/** Who is asked: the one survivor that was picked or that it is about, else the team. */
export function heading(state: DarkestState, decision: Decision, picked: Facets, prompt: string): Heading {
  if (decision.kind === 'placeTile') return buildingHead(state, prompt);
  const named = typeof picked.survivor === 'string' ? placeOf(state, picked.survivor) : -1;
  const about = (decision.about as { who?: number }).who;
  const who = named >= 0 ? named : typeof decision.seat === 'number' ? decision.seat : (about ?? -1);
  const survivor = state.survivors[who];
  if (!survivor || survivor.room === null) {
    const team = state.stage === 'setup' ? 'The team' : 'Together';
    return { caption: { text: team, icon: 'tabletop-players' }, title: prompt };
  }
  const showdown = state.stage === 'showdown';
  const left = showdown ? survivor.hand : survivor.ap;
  const of = Math.max(left, zoneAp(state, survivor.wounds));
  const isActing = decision.kind === 'groupAction' || decision.kind === 'showdownAction';
  return {
    caption: survivorNote(state, survivor),
    title: prompt,
    subtitle: `${roomWords(state, survivor.room)}. ${weaponWords(state, survivor)}`,
    piece: `survivor:${survivor.id satisfies SurvivorId}`,
    ...(isActing ? { pips: { left, of, label: showdown ? many(left, 'marker') : `${left} AP` } } : {}),
    notes: [{ text: `${survivor.xp} XP`, icon: 'upgrade' }],
  };
}

/** Live checks while the house grows. */
function buildingHead(state: DarkestState, prompt: string): Heading {
  const { locks, cameras, rooms } = planOf(state.house);
  const layout = parseHouse(state.house);
  const left = layout.filter((placed) => placed === null).length;
  const faults = left === 0 ? faultsOf(layout) : [];
  return {
    caption: { text: 'The team builds', icon: 'house', colour: INDIGO },
    title: left === 0 && faults.length === 0 ? 'The house stands. Shall it be this one?' : prompt,
    subtitle: left === 0 ? '' : `${many(left, 'tile')} to go. Lit tiles fit the lit plot.`,
    notes: [
      {
        text: `${locks.length} locks (5 to 13)`,
        icon: 'padlock',
        colour: locks.length > 13 ? colour.danger : '#C6CFCE',
      },
      {
        text: `${cameras.length} cameras (up to 8)`,
        icon: 'cctv-camera',
        colour: cameras.length > 8 ? colour.danger : '#C6CFCE',
      },
      { text: many(rooms.length, 'room'), icon: 'door' },
    ],
  };
}
