/** What the table says about places and pieces, for the inspector and the ear. */
import type { Description } from '../../../ui/gameView';
import { COLOUR_NAMES } from '../data/chips';
import { CREATURES, NEMESES, POWER_NAMES } from '../data/enemies';
import { CARD, cardOf, type CardId, type Effect } from '../data/equipment';
import { SKILLS, SURVIVORS, type SkillId, type SurvivorId } from '../data/survivors';
import { TILE, type TileId } from '../data/tiles';
import { cellOf, DIRECTION_NAMES, planOf, type Room } from '../geometry';
import { cameraView, waysOut } from '../passages';
import { rulebook } from '../rulebook';
import {
  cardsOf,
  isDestroyed,
  placeOf,
  skullAt,
  survivorAt,
  virusOf,
  type DarkestState,
  type RoomFunction,
} from '../state';
import { chipWords, functionWords, listed, lockWords, many, roomWords } from '../words';
import { spots } from './layout';
import { trayOf } from './tray';

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

export function describe(state: DarkestState, target: string): Description | null {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'room':
      return describeRoom(state, name);
    case 'tile':
      return describeTile(state, name);
    case 'survivor':
      return placeOf(state, name) < 0 ? null : describeSurvivor(state, name as SurvivorId);
    case 'horde':
      return {
        title: `Horde of ${many(state.hordes[name] ?? 0, 'zombie')}`,
        lines: [roomWords(state, name), 'Attacks with one die a zombie, six at most.'],
        rules: ['DD-CDICE-02'],
      };
    case 'token':
      return {
        title: many(state.tokens[name] ?? 0, 'spawn token'),
        lines: [roomWords(state, name), 'Face down: 1 to 6 zombies each, turned up when somebody sees them.'],
        rules: ['DD-SPAWN-14'],
      };
    case 'enemy':
      return name === 'creature' ? describeCreature(state) : describeNemesis(state);
    case 'lock': {
      const lock = state.locks[name];
      if (!lock) return null;
      const chip = lock.chip ? capital(chipWords(lock.chip)) : `A chip with ${lock.icons} colours, face down`;
      return {
        title: capital(lockWords(state, name)),
        lines: [chip],
        rules: ['DD-UNLOCK-02', 'DD-UNLOCK-08'],
      };
    }
    case 'camera': {
      const direction = state.cameras[name];
      if (direction === undefined) return { title: 'Camera', lines: ['Not aimed'], rules: ['DD-CAMERA-02'] };
      const seen = cameraView(state, name, direction).map((room) => roomWords(state, room));
      return {
        title: `Camera, ${roomWords(state, name)}`,
        lines: [`Looks ${DIRECTION_NAMES[direction as 0 | 1 | 2 | 3]}: ${listed(seen)}`],
        rules: ['DD-CAMERA-12'],
      };
    }
    case 'function':
      return {
        title: capital(functionWords(name).replace(/^the /, '')),
        lines: [state.functions.includes(name as RoomFunction) ? 'Used in this round' : 'Free for use'],
        rules: ['DD-CORNER-02'],
      };
    case 'die': {
      const die = trayOf(state)?.dice[Number(name)];
      return die ? { title: `Die: ${die.label}`, lines: [] } : null;
    }
    case 'card':
      return CARD[name] ? describeCard(state, name) : null;
    case 'lawn':
      return { title: TILE[name as TileId].name, lines: tileFacts(name as TileId) };
    case 'skill':
      return {
        title: SKILLS[name as SkillId].name,
        lines: [SKILLS[name as SkillId].text],
        rules: [`DD-SKILL-${name}`],
      };
    default:
      return null;
  }
}

export function tileFacts(id: TileId): string[] {
  const { side, camera, kind } = TILE[id];
  return [capital(kind), ...(side ? [`With the ${side.name}`] : []), ...(camera ? ['Camera'] : [])];
}

function describeTile(state: DarkestState, cell: string): Description | null {
  const { tiles, roomsAt } = planOf(state.house);
  const placed = tiles[cell];
  if (!placed) return { title: 'An empty plot', lines: [], rules: ['DD-HOUSE-08'] };
  return {
    title: placed.tile.name,
    lines: fireLines(state, cell),
    contents: (roomsAt[cell] ?? []).map((room) => `room:${room}`),
  };
}

export function fireLines(state: DarkestState, cell: string): string[] {
  if (isDestroyed(state, cell)) return ['Burnt out'];
  const burns = state.fire.burns[cell] ?? 0;
  return burns > 0 ? [`Burns with ${many(burns, 'marker')}`] : [];
}

function describeRoom(state: DarkestState, room: Room): Description {
  const cell = cellOf(room);
  const here = spots(state).filter((spot) => spot.room === room);
  const seen = Object.entries(state.cameras).some(([camera, way]) =>
    cameraView(state, camera, way).includes(room),
  );
  const locks = planOf(state.house).locks.filter(({ id, rooms }) => rooms.includes(room) && state.locks[id]);
  const ways = waysOut(state, room).map((other) => roomWords(state, other));
  const lines = [
    ...fireLines(state, cell),
    ...here.map((spot) => pieceLine(state, spot.id)),
    ...(seen ? ['Seen by a camera'] : []),
    ...(state.searched.includes(room) ? ['Searched'] : []),
    ...locks.map(({ id }) => capital(lockWords(state, id))),
    ways.length > 0 ? `Open to ${listed(ways)}` : 'No open way out',
  ];
  return { title: roomWords(state, room), lines, contents: here.map(({ id }) => id) };
}

/** One line for a piece: 'Lucy, 2 of 8 wounds, held fast'. */
function pieceLine(state: DarkestState, id: string): string {
  const [kind, name = ''] = id.split(':');
  if (kind !== 'survivor') return describe(state, id)?.title ?? id;
  return survivorLine(state, name as SurvivorId);
}

export function survivorLine(state: DarkestState, id: SurvivorId): string {
  const survivor = survivorAt(state, placeOf(state, id));
  const marks = [
    `${survivor.wounds} of ${skullAt(state)} wounds`,
    ...(survivor.entrapped ? ['held fast'] : []),
    ...(virusOf(survivor) > 0 ? [many(virusOf(survivor), 'virus token')] : []),
  ];
  return `${SURVIVORS[id].name}, ${marks.join(', ')}`;
}

function describeSurvivor(state: DarkestState, id: SurvivorId): Description {
  const survivor = survivorAt(state, placeOf(state, id));
  const cards = cardsOf(survivor).map((card) => cardOf(card).name);
  return {
    title: SURVIVORS[id].name,
    lines: [
      capital(SURVIVORS[id].concept),
      survivorLine(state, id).split(', ').slice(1).join(', '),
      state.stage === 'showdown'
        ? many(survivor.hand, 'action marker')
        : `${survivor.ap} AP, ${survivor.xp} XP`,
      `Entrap rate ${SURVIVORS[id].entrapRate}`,
      cards.length > 0 ? `Carries ${listed(cards)}` : 'Carries nothing',
      ...(survivor.chips.length > 0 ? [`Holds ${listed(survivor.chips.map(chipWords))}`] : []),
      ...survivor.skills.map((skill) => `${SKILLS[skill].name}: ${SKILLS[skill].text}`),
    ],
    rules: ['DD-SURV-07', ...survivor.skills.map((skill) => `DD-SKILL-${skill}`)],
  };
}

function describeCreature(state: DarkestState): Description | null {
  const { creature } = state;
  if (!creature) return null;
  const board = CREATURES[creature.id];
  return {
    title: board.name,
    lines: [
      roomWords(state, creature.room),
      `Moves ${board.move === 'd4' ? '1 to 4' : board.move}, ${many(board.dice, 'die', 'dice')}${board.range > 0 ? `, range ${board.range}` : ''}`,
      ...board.locations.map(
        ({ id, part, area, hits }) => `${capital(part)} (${area}): ${creature.hits[id] ?? 0} of ${hits} hits`,
      ),
      `Power attack: ${POWER_NAMES[board.power]}`,
    ],
    rules: [`DD-POWER-${board.power}`],
  };
}

function describeNemesis(state: DarkestState): Description | null {
  const { nemesis } = state;
  if (!nemesis) return null;
  const board = NEMESES[nemesis.id];
  return {
    title: capital(board.name),
    lines: [
      roomWords(state, nemesis.room),
      `Moves ${board.move}, ${many(board.dice, 'die', 'dice')}`,
      ...Object.entries(nemesis.cubes).map(
        ([area, cubes]) => `${capital(area)} area: ${many(cubes, 'cube')}`,
      ),
      `Power attack: ${POWER_NAMES[board.power]}`,
    ],
    rules: ['DD-NEMESIS-07', `DD-POWER-${board.power}`],
  };
}

export const effectText = (effect: Effect): string => rulebook[`DD-EFFECT-${effect}`]?.text ?? '';

export function cardFacts(id: CardId): string {
  const { kind, hands, range, attack } = cardOf(id);
  const facts = [
    kind,
    ...(hands > 0 ? [many(hands, 'hand')] : ['free to use']),
    ...(attack === undefined ? [] : [many(attack, 'die', 'dice')]),
    ...(range === undefined ? [] : [`range ${range}`]),
  ];
  return capital(facts.join(', '));
}

function describeCard(state: DarkestState, id: CardId): Description {
  const { name, effect, colours, ammo } = cardOf(id);
  return {
    title: name,
    lines: [
      cardFacts(id),
      ...(ammo === undefined || state.ammo[id] === undefined ? [] : [`${state.ammo[id]} ammo`]),
      `Shows ${listed(colours.map((one) => COLOUR_NAMES[one].name))}`,
      ...(effect ? [effectText(effect)] : []),
    ],
    ...(effect ? { rules: [`DD-EFFECT-${effect}`] } : {}),
  };
}
