/** How options look as tiles of the sheet, why something cannot be done, and what a question is about. */
import type { Decision } from '../../../core/game';
import type { Option, Refusal } from '../../../core/procedure';
import type { Tile } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import type { Colour } from '../data/chips';
import type { Claw, Icon } from '../data/dice';
import { CREATURES, type Area } from '../data/enemies';
import { CARD, cardOf } from '../data/equipment';
import { skillOf, SKILLS, type SkillId, type SurvivorId } from '../data/survivors';
import { TILE, type TileId } from '../data/tiles';
import { cellOf, planOf, type Room } from '../geometry';
import { waysOut } from '../passages';
import { rulebook } from '../rulebook';
import {
  activeMembers,
  occupiedRooms,
  placeOf,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type RoomFunction,
} from '../state';
import { functionWords, many, roomWords } from '../words';
import {
  AREA_ICON,
  AREA_TINT,
  cardIcon,
  CLAW_DIE,
  CODE_LOOK,
  FUNCTION_ICON,
  ICON_DIE,
  LIVERY,
} from './looks';
import { trayOf } from './tray';
import { cardFacts, fireLines, tileFacts } from './words';

const VERB_ICON: Readonly<Record<string, IconName>> = {
  move: 'walking-boot',
  fleetFoot: 'run',
  slipPast: 'footsteps',
  attack: 'crosshair',
  quickDraw: 'pistol-gun',
  escape: 'handcuffed',
  search: 'binoculars',
  unlock: 'padlock',
  function: 'cog',
  bypass: 'combination-lock',
  extinguish: 'fire-extinguisher',
  give: 'trade',
  take: 'trade',
  giveChip: 'trade',
  takeChip: 'trade',
  use: 'medical-pack',
  treat: 'medical-pack',
  switch: 'trade',
  buy: 'upgrade',
  done: 'check',
  shift: 'forward',
  place: 'house',
  takeBack: 'anticlockwise-rotation',
  fill: 'rolling-dices',
  accept: 'check',
  defend: 'riot-shield',
  endure: 'broken-heart',
  goOn: 'forward',
  go: 'walking-boot',
  join: 'footsteps',
  carry: 'footsteps',
  stop: 'check',
  walkOn: 'forward',
  start: 'check',
  help: 'plus',
  force: 'broken-wall',
  breach: 'fire-axe',
  leave: 'close',
  try: 'handcuffed',
  assist: 'plus',
  reroll: 'rolling-dices',
  keep: 'check',
  convert: 'trade',
  hit: 'crosshair',
  push: 'push',
  blast: 'explosion-rays',
  retreat: 'return-arrow',
  stay: 'check',
  fall: 'death-skull',
  discard: 'trash-can',
  unequip: 'cardboard-box-closed',
  match: 'check',
  any: 'combination-lock',
};

const CLAW_NOTES: Readonly<Record<Claw, string>> = {
  damage: '1 wound',
  heavyDamage: '2 wounds',
  entrap: 'Held fast',
  fear: 'Runs to another room',
  reinforcement: 'More zombies, or a power attack',
  bite: 'A virus token',
};

export function tile(
  state: DarkestState,
  facet: string,
  value: string | number,
  options: readonly Option[],
): Tile {
  const look = lookOf(state, facet, String(value), options);
  const ap = new Set(options.map((option) => option.cost?.ap ?? 0));
  const [cost = 0] = ap;
  const unit = state.stage === 'showdown' ? (cost === 1 ? 'marker' : 'markers') : 'AP';
  const price = ap.size === 1 && cost > 0 ? `${cost} ${unit}` : undefined;
  const note = [price, look.note].filter(Boolean).join(', ');
  return { ...look, ...(note === '' ? {} : { note }) };
}

function lookOf(state: DarkestState, facet: string, value: string, options: readonly Option[]): Tile {
  switch (facet) {
    case 'verb':
      return verbLook(state, value, options);
    case 'survivor':
      return value in LIVERY
        ? {
            colour: LIVERY[value as SurvivorId].light,
            icon: 'position-marker',
            note: whereabouts(state, value as SurvivorId),
          }
        : { icon: 'close' };
    case 'target':
      return targetLook(value);
    case 'card':
    case 'weapon':
      return value === 'fists'
        ? { icon: 'fist', note: '1 die' }
        : { icon: cardIcon(value), note: cardFacts(value) };
    case 'claw':
      return { icon: CLAW_DIE[value as Claw].icon, colour: '#FF8A80', note: CLAW_NOTES[value as Claw] };
    case 'icon':
      return { icon: ICON_DIE[value as Icon].icon };
    case 'colour':
      return {
        icon: 'combination-lock',
        colour: value === 'K' ? '#8F97A8' : CODE_LOOK[value as Colour].tint,
      };
    case 'area':
      return { icon: AREA_ICON[value as Area], colour: AREA_TINT[value as Area] };
    case 'location':
      return { icon: 'crosshair' };
    case 'function':
      return { icon: FUNCTION_ICON[value as RoomFunction] };
    case 'lock':
      return { icon: 'padlock' };
    case 'chip':
      return { icon: 'key' };
    case 'camera':
      return { icon: 'cctv-camera' };
    case 'skill':
      return {
        icon: 'upgrade',
        note: `${SKILLS[value as SkillId].cost} XP. ${SKILLS[value as SkillId].text}`,
      };
    case 'body':
      return { icon: value === 'token' ? 'help' : 'shambling-zombie' };
    case 'room':
      return { icon: 'door', ...roomNote(state, value) };
    case 'tile':
      return value in TILE
        ? { icon: 'house', note: tileFacts(value as TileId).join(', ') }
        : { icon: 'door' };
    default:
      return {};
  }
}

/** Where an action would happen, or with what, when there is only one answer. */
function verbLook(state: DarkestState, verb: string, options: readonly Option[]): Tile {
  const icon = VERB_ICON[verb];
  const note =
    onlyWords(options, 'room', (room) => roomWords(state, room)) ??
    onlyWords(options, 'function', functionWords) ??
    onlyWords(options, options.some(({ facets }) => 'card' in facets) ? 'card' : 'weapon', (card) =>
      card === 'fists' ? 'bare fists' : cardOf(card).name,
    );
  return {
    ...(icon ? { icon } : {}),
    ...(note ? { note } : {}),
    ...(verb === 'done' ? { order: 'last' as const } : {}),
  };
}

function onlyWords(
  options: readonly Option[],
  facet: string,
  words: (value: string) => string,
): string | undefined {
  const [value, ...others] = new Set(options.map(({ facets }) => facets[facet]));
  return value === undefined || others.length > 0 ? undefined : words(String(value));
}

function targetLook(value: string): Tile {
  if (value === 'zombie') return { icon: 'shambling-zombie' };
  if (value === 'creature' || value === 'nemesis') return { icon: 'wolf-head' };
  if (value in LIVERY) return { icon: 'position-marker', colour: LIVERY[value as SurvivorId].light };
  return CARD[value] ? { icon: cardIcon(value) } : { icon: 'check' };
}

/** Where somebody is; of a newcomer, what it is good at. */
function whereabouts(state: DarkestState, id: SurvivorId): string {
  const who = placeOf(state, id);
  if (who < 0) return SKILLS[skillOf(id, 0)].text;
  const { room } = survivorAt(state, who);
  return room === null ? 'Not in the house' : roomWords(state, room);
}

function roomNote(state: DarkestState, room: Room): { note?: string } {
  const zombies = state.hordes[room] ?? 0;
  const notes = [
    ...fireLines(state, cellOf(room)),
    ...(zombies > 0 ? [many(zombies, 'zombie')] : []),
    ...(state.creature?.room === room ? [CREATURES[state.creature.id].name] : []),
    ...(survivorsIn(state, room).length > 0 ? [many(survivorsIn(state, room).length, 'survivor')] : []),
  ];
  return notes.length > 0 ? { note: notes.join(', ') } : {};
}

const REFUSED: Readonly<Record<string, string>> = {
  'DD-MOVE-10': 'Held fast',
  'DD-MOVE-04': 'Enemies in the room',
  'DD-COMBAT-11': 'Held fast',
  'DD-RULING-65': 'Nobody in reach',
  'DD-ENTRAP-03': 'Held fast',
  'DD-ENTRAP-05': 'Try to break free first',
  'DD-SEARCH-11': 'Not in the showdown',
  'DD-SEARCH-01': 'Burnt out',
  'DD-SEARCH-05': 'Already searched',
  'DD-SURV-07': 'No AP left',
  'DD-RULING-17': 'Not enough colours, or no room on the darkness track',
};

export const refused = (_: DarkestState, { rule }: Refusal): string =>
  REFUSED[rule] ?? rulebook[rule]?.text ?? rule;

/** What a question is about, where that is not what it lights. */
export function focus(state: DarkestState, decision: Decision): readonly string[] | undefined {
  const tray = trayOf(state);
  if (tray) return [`room:${tray.room}`, ...tray.dice.map((_, at) => `die:${at}`)];
  if (decision.kind === 'groupAction') {
    const rooms = activeMembers(state).flatMap((who) => survivorAt(state, who).room ?? []);
    return rooms.flatMap((room) => [room, ...waysOut(state, room)]).map((room) => `room:${room}`);
  }
  if (decision.kind === 'placeTile' || decision.kind === 'showdownAction') return undefined;
  const { room, who } = decision.about as { room?: Room; who?: number };
  if (room !== undefined && planOf(state.house).rooms.includes(room)) return [`room:${room}`];
  const own = who === undefined ? null : survivorAt(state, who).room;
  if (own !== null) return [`room:${own}`, ...waysOut(state, own).map((other) => `room:${other}`)];
  return decision.kind === 'defense' ? occupiedRooms(state).map((one) => `room:${one}`) : undefined;
}
