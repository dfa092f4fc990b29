/** What a place or piece is and holds, for the inspector and the screen reader. */
import type { Description } from '../../../ui/gameView';
import { DIRECTOR_CARDS, directorId } from '../data/directorCards';
import { EQUIPMENT, RECIPES, type RecipeId } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { INFECTED, type InfectedKind } from '../data/infected';
import type { Spawn } from '../data/mission';
import { missionOf } from '../data/missions';
import { PERKS, type PerkId } from '../data/perks';
import { DEATH, stageOf } from '../data/tables';
import { WEAPONS } from '../data/weapons';
import { exitSquares } from '../objectives';
import { itemsOn } from '../pieces';
import { isTransition, NO_SQUARE, type Square } from '../plan';
import { boardOf, heroesOn, infectedOn, inPlay, isActive, weaponOf, zoneOf } from '../queries';
import { findUnit, heroAt, type ExodusState, type Hero, type Infected } from '../state';
import { capital, cardName, heroName, itemName, plural, spawnWords, unitName } from '../words';
import { goalOf } from './goals';
import { hintOf, pieceName, squareLabel } from './layout';
import { tableWords } from './odds';
import { heroState } from './status';

const FACING = ['up', 'right', 'down', 'left'] as const;

export function describe(state: ExodusState, target: string): Description | null {
  const [kind = '', name = ''] = target.split(':');
  switch (kind) {
    case 'square': {
      const square = boardOf(state).byName.get(name);
      return square === undefined ? null : squareWords(state, square);
    }
    case 'hero': {
      const hero = state.heroes[Number(name)];
      return hero === undefined
        ? null
        : { title: HEROES[hero.id].name, lines: heroLines(state, hero), rules: ['EX-RULING-13'] };
    }
    case 'unit': {
      const unit = findUnit(state, Number(name));
      return unit === undefined
        ? null
        : {
            title: pieceName(state, target),
            lines: infectedLines(state, unit),
            rules: [`EX-${INFECTED[unit.kind].card}`],
          };
    }
    case 'item': {
      const item = state.items[name];
      return item === undefined
        ? null
        : {
            title: capital(itemName(name)),
            lines: [item.kind === 'fuelCan' ? 'Explodes when it is shot.' : goalOf(state).text],
          };
    }
    case 'door':
      return doorWords(state, Number(name));
    case 'point':
      return pointWords(state, name);
    case 'objective':
      return { title: pieceTitle(state), lines: [goalOf(state).text] };
    case 'rib':
      return {
        title: 'The rib',
        lines: [`${state.drives} drives made this turn.`, 'Four seats.'],
        rules: ['EX-RULING-73'],
      };
    default:
      return matWords(state, kind, name);
  }
}

/** Cards and boards on the mats. */
function matWords(state: ExodusState, kind: string, name: string): Description | null {
  const own = name.slice(name.indexOf('/') + 1);
  switch (kind) {
    case 'board':
    case 'lobby':
      return describe(state, `hero:${name}`);
    case 'grappler':
      return describe(state, `unit:${name}`);
    case 'gear':
    case 'card':
      return { title: cardName(own), lines: gearLines(own) };
    case 'carried':
      return { title: capital(itemName(name)), lines: [goalOf(state).text] };
    case 'perk': {
      const { name: title, text, power } = PERKS[own as PerkId];
      return { title, lines: [text, ...(power ? ['Power perk: three uses a mission.'] : [])] };
    }
    case 'recipe':
      return {
        title: EQUIPMENT[RECIPES[name as RecipeId].product].name,
        lines: RECIPES[name as RecipeId].materials.map(cardName),
      };
    case 'director':
      return { title: DIRECTOR_CARDS[directorId(name)].name, lines: [DIRECTOR_CARDS[directorId(name)].text] };
    case 'kind':
      return kindWords(state, name as InfectedKind);
    case 'sheet':
      return sheetWords(state, name);
    default:
      return null;
  }
}

function kindWords(state: ExodusState, kind: InfectedKind): Description {
  const { name, card, miniatures } = INFECTED[kind];
  return {
    title: name,
    lines: [...classLines(kind), `${inPlay(state, kind)} of ${miniatures} in play`],
    rules: [`EX-${card}`],
  };
}

/** What is printed on the sheets that belong to everybody. */
function sheetWords(state: ExodusState, name: string): Description | null {
  const { turnSpawn, roomSpawn, story, name: title } = missionOf(state.mission);
  const rows = (spawns: readonly Spawn[], room: boolean) =>
    spawns.map((spawn, n) => `Roll ${n + 1}: ${spawnWords(state, spawn, room)}`);
  const [sheet = '', ...rest] = name.split(' ');
  const own = rest.join(' ');
  switch (sheet) {
    case 'mission':
      return own === ''
        ? { title, lines: [story, goalOf(state).text] }
        : { title: missionOf(own).name, lines: [missionOf(own).story] };
    case 'turnSpawn':
      return { title: 'Spawn at the end of each turn', lines: rows(turnSpawn, false) };
    case 'roomSpawn':
      return { title: 'When a room is opened', lines: rows(roomSpawn, true) };
    case 'search':
      return {
        title: 'Search deck',
        lines: [plural(state.search.down.length, 'card'), `${state.search.discards.length} discarded`],
      };
    case 'equipment':
      return { title: 'Equipment deck', lines: [plural(state.equipment.length, 'card')] };
    case 'hand':
      return { title: `Card ${Number(own) + 1}`, lines: ['Face down. Only the director sees it.'] };
    case 'ticket':
      return { title: own, lines: ticketLines(state, own) };
    default:
      return null;
  }
}

function ticketLines({ campaign }: ExodusState, title: string): string[] {
  const ticket = title === 'Pause' ? campaign?.pause : campaign?.saves[Number(title.slice(5)) - 1];
  if (!ticket) return [];
  return [
    `After mission ${ticket.completed}`,
    ...ticket.heroes.map(
      ({ id, dial, perks }) => `${HEROES[id].short}: infection ${dial}, ${plural(perks.length, 'perk')}`,
    ),
  ];
}

function gearLines(card: string): string[] {
  const weapon = /^EQ\d\d-/.test(card) ? weaponOf(card) : null;
  if (weapon === null) return [];
  const { quick, aimed, type, range } = WEAPONS[weapon];
  const far = range === null ? [] : [`Range ${range}`];
  if (type === 'melee' || type === 'area') return [capital(tableWords(quick)), ...far];
  return [`Quick fire ${tableWords(quick)}`, `Aimed fire ${tableWords(aimed)}`, ...far];
}

const pieceTitle = (state: ExodusState): string =>
  capital(missionOf(state.mission).objective?.kind ?? 'objective');

function squareWords(state: ExodusState, square: Square): Description {
  const board = boardOf(state);
  const title = squareLabel(board, square);
  if (!isActive(state, square)) return { title, lines: ['Unseen: nobody has opened this room.'] };
  const lines: string[] = [];
  const contents: string[] = [];
  for (const who of heroesOn(state, square)) {
    lines.push([HEROES[heroAt(state, who).id].name, ...heroState(heroAt(state, who))].join(', '));
    contents.push(`hero:${who}`);
  }
  const unit = infectedOn(state, square);
  if (unit !== null) {
    lines.push(
      capital(unitName(state, unit.id)) + (unit.prone ? ', prone' : `, faces ${FACING[unit.facing]}`),
    );
    contents.push(`unit:${unit.id}`);
  }
  for (const id of itemsOn(state, square)) {
    lines.push(capital(itemName(id)));
    contents.push(`item:${id}`);
  }
  if (state.crates.includes(square)) lines.push('Crate');
  if (state.searches.includes(square)) lines.push('Search marker');
  if (state.smoke.includes(square)) lines.push('Smoke: no line of sight');
  if (state.rib === square) lines.push('The rib');
  if (board.link[square] !== NO_SQUARE) lines.push('Stairs to the other floor');
  if (isTransition(board, square)) lines.push('Landing: between land and water');
  if (board.feature[square] === 'W') lines.push('Workbench');
  if (exitSquares(state).includes(square)) lines.push(state.progress.exitOpen ? 'Exit, open' : 'Exit, shut');
  const grabbers = state.infected.filter((one) => zoneOf(state, one).includes(square));
  if (grabbers.length > 0)
    lines.push(`In the grab zone of ${grabbers.map(({ id }) => unitName(state, id)).join(', ')}`);
  return { title, lines: lines.length > 0 ? lines : ['Empty'], contents };
}

export function heroLines(state: ExodusState, hero: Hero): string[] {
  const lines = [
    HEROES[hero.id].role,
    hero.dial === 0 ? 'Not infected' : `Infection ${hero.dial} of ${DEATH}, stage ${stageOf(hero.dial)}`,
    `${hero.ap} AP`,
  ];
  const now = heroState(hero);
  if (now.length > 0) lines.push(capital(now.join(', ')));
  if (hero.grapple.length > 0)
    lines.push(`In the grapple: ${hero.grapple.map((id) => unitName(state, id)).join(', ')}`);
  for (const { card, rounds, jammed } of hero.gear) {
    const ready = hero.active.includes(card) ? ', in hand' : '';
    lines.push(
      `${cardName(card)}${rounds > 0 ? `, ${plural(rounds, 'round')}` : ''}${ready}${jammed ? ', jammed' : ''}`,
    );
  }
  if (hero.item !== null) lines.push(`Carries the ${itemName(hero.item)}`);
  return lines;
}

/** What is printed on the card of a class. */
function classLines(kind: InfectedKind): string[] {
  const { grab, bites, bitten } = INFECTED[kind];
  return [
    hintOf(kind),
    `Grab: takes down on 1 to ${grab.takenDown}, knocks down up to ${grab.knockdown}`,
    ...(bites > 0 ? [`${plural(bites, 'bite')}, bitten on 1 to ${bitten}`] : []),
  ];
}

export function infectedLines(state: ExodusState, unit: Infected): string[] {
  const { killPoints, steady } = INFECTED[unit.kind];
  const lines = classLines(unit.kind);
  if (killPoints > 1) lines.push(`${unit.damage} of ${killPoints} kill points taken`);
  if (steady) lines.push('Stands firm: no knockdowns, no sweeps');
  if (unit.prone) lines.push('Prone');
  else lines.push(`Faces ${FACING[unit.facing]}`);
  if (unit.dived) lines.push('Under water');
  if (unit.flame) lines.push('Burned: does not heal');
  if (unit.control) lines.push('Under direct control of the director');
  const holder = state.heroes.findIndex(({ grapple }) => grapple.includes(unit.id));
  if (holder >= 0) lines.push(`Locked with ${heroName(state, holder)}`);
  return lines;
}

function doorWords(state: ExodusState, door: number): Description {
  const board = boardOf(state);
  const found = board.doors[door];
  const rooms = [found?.a, found?.b]
    .map((square) => (square === undefined ? '' : (board.room[square] ?? '')))
    .filter((room) => room !== '' && !state.rooms.includes(room));
  return {
    title: `Door ${door + 1}`,
    lines: [
      state.doors[door] ? 'Open' : 'Closed: no sight, no way through',
      ...(state.wedged.includes(door) ? ['Wedged'] : []),
      ...rooms.map((room) => `Behind it: room ${room.toUpperCase()}, unseen`),
    ],
    rules: ['EX-RULING-43'],
  };
}

function pointWords(state: ExodusState, point: string): Description {
  const { turnSpawn, points } = missionOf(state.mission);
  const rows = turnSpawn
    .map((spawn, n) => ({ spawn, face: n + 1 }))
    .filter(({ spawn }) => spawn.what === 'units' && spawn.where === point)
    .map(({ spawn, face }) => `Roll ${face}: ${spawnWords(state, spawn, false)}`);
  const water = points[point as 'A']?.water ?? false;
  return { title: `Spawn point ${point}`, lines: [...(water ? ['In the water'] : []), ...rows] };
}
