/** What the table says about the game: the strip, what a place holds, who is asked, how an action looks. */
import type { Decision } from '../../../core/game';
import type { Facets, Option, Refusal } from '../../../core/procedure';
import type { Description, Heading, Note, Status, Tile } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { ENEMIES } from '../data/enemies';
import { GOODS, RESOURCES, type Good, type Token } from '../data/goods';
import { SURVIVORS } from '../data/survivors';
import { TILES, type TileKind } from '../data/tiles';
import { BASE, type Cell } from '../geometry';
import { rulebook } from '../rulebook';
import {
  enemiesAt,
  healthLeft,
  held,
  standing,
  survivorsAt,
  tileAt,
  type BasecampState,
  type Enemy,
  type Health,
  type Survivor,
} from '../state';
import { bearing, capital, foeOf, listOf, personAt, placeOf, tileName } from '../words';
import { intentOf } from './intent';
import { frontier, slots, spots } from './layout';
import { AIM, CATEGORY_NAME, FIGURE, GOOD, TOKEN } from './looks';
import { pileLeft } from './pile';
import { minorProgress, missionProgress, roundsOfFood } from './progress';

const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const HEALTH_WORD: Readonly<Record<Health, string>> = {
  healthy: 'Healthy',
  injured: 'Injured',
  down: 'Incapacitated',
  dead: 'Dead',
};

// ------------------------------------------------------------------------------------------------------- strip

export function status(state: BasecampState): Status {
  const mission = missionProgress(state);
  const minor = minorProgress(state);
  const rounds = roundsOfFood(state);
  const notes: Note[] = [];
  if (rounds <= 2)
    notes.push({
      text: rounds === 0 ? 'Nothing left for the next meal' : `Food for ${count(rounds, 'more round')}`,
      icon: 'camp-cooking-pot',
      colour: colour.danger,
      target: `cell:${BASE}`,
    });
  if (minor)
    notes.push({
      text: `${minor.name} ${minor.value}/${minor.max}`,
      icon: 'round-star',
      colour: state.minorDone ? '#8FD08A' : '#8FD3E6',
      label: `Minor objective ${minor.name}, ${minor.value} of ${minor.max}`,
    });
  notes.push({ text: `${pileLeft(state)} tiles in the pile`, icon: 'card-pickup' });
  for (const enemy of state.enemies)
    notes.push({
      text: `${capital(ENEMIES[enemy.kind].name)}${enemy.stunned ? ', stunned' : ''}`,
      icon: 'evil-eyes',
      colour: '#F08A7C',
      label: `${foeOf(state, enemy.id)} on ${placeOf(state, enemy.cell)}`,
      target: `enemy:${enemy.id}`,
    });
  return {
    title: mission.name,
    subtitle: `Round ${state.round}, ${mission.value} of ${mission.max} done`,
    icon: 'campfire',
    iconColour: '#E6A93A',
    tracks: [
      ...RESOURCES.map((good) => ({
        id: good,
        label: capital(good),
        icon: GOOD[good].icon,
        value: held(state.stock, good),
        colour: good === 'food' && rounds <= 2 ? colour.danger : GOOD[good].colour,
      })),
    ],
    notes,
  };
}

// ---------------------------------------------------------------------------------------------------- describe

const TOKEN_NAME = (token: Token): string =>
  token === 'barrier' ? 'Barrier' : token === 'blaze' ? 'Fire' : TOKEN[token].name;

export function describe(state: BasecampState, target: string): Description | null {
  const [kind = '', name = '', more = ''] = target.split(':');
  switch (kind) {
    case 'cell':
      return state.tiles[name] === undefined ? describePlace(state, name) : describeTile(state, name);
    case 'survivor':
      return describeSurvivor(state, Number(name));
    case 'enemy':
      return describeEnemy(state, Number(name));
    case 'yield':
      return {
        title: `${capital(more)} on ${placeOf(state, name)}`,
        lines: ['Can be gathered'],
        rules: ['BC-GATHER-02'],
      };
    case 'loose':
      return { title: 'Loose goods', lines: [listOf(tileAt(state, name).loose)], rules: ['BC-GATHER-07'] };
    default:
      return null;
  }
}

function describePlace(state: BasecampState, cell: Cell): Description {
  const open = frontier(state).includes(cell);
  return {
    title: 'Unexplored',
    lines: [
      capital(bearing(cell)),
      open ? 'A tile may be laid here' : 'A tile here would complete a block of 2 by 2',
    ],
    rules: ['BC-EXPLORE-03'],
  };
}

function describeTile(state: BasecampState, cell: Cell): Description {
  const tile = tileAt(state, cell);
  const { category, text, rule, impassable } = TILES[tile.kind];
  const lines = [cell === BASE ? 'The middle of the map' : `${CATEGORY_NAME[category]}, ${bearing(cell)}`];
  if (tile.cleared) lines.push('Cleared: it has no effect any more');
  else lines.push(text);
  if (impassable === true && !tile.cleared) lines.push('Nobody can enter');
  for (const [token, amount] of Object.entries(tile.tokens))
    lines.push(`${TOKEN_NAME(token as Token)}${amount > 1 ? `, ${amount}` : ''}`);
  const loose = listOf(tile.loose);
  if (cell !== BASE && loose !== 'nothing') lines.push(`Loose: ${loose}`);
  if (cell === BASE) lines.push(`Stock: ${listOf(state.stock)}`);
  for (const index of survivorsAt(state, cell)) lines.push(survivorLine(state, index));
  for (const enemy of enemiesAt(state, cell)) lines.push(enemyLine(state, enemy));
  return {
    title: tileName(tile.kind),
    lines,
    rules: [rule],
    contents: spots(state)
      .filter((spot) => spot.cell === cell)
      .map((spot) => spot.id),
  };
}

export function survivorLine(state: BasecampState, index: number): string {
  const survivor = state.survivors[index];
  if (!survivor) return '';
  return `${personAt(state, index)}, ${HEALTH_WORD[survivor.health].toLowerCase()}`;
}

export function enemyLine(state: BasecampState, enemy: Enemy): string {
  const { health } = ENEMIES[enemy.kind];
  const hp = health === null ? 'cannot be killed' : `${healthLeft(enemy)} of ${health} health`;
  return `${foeOf(state, enemy.id)}, ${hp}${enemy.stunned ? ', stunned' : ''}`;
}

function describeSurvivor(state: BasecampState, index: number): Description | null {
  const survivor = state.survivors[index];
  if (!survivor) return null;
  const card = SURVIVORS[survivor.card];
  const lines = [
    `${card.calling}, ${survivor.colour} figure`,
    HEALTH_WORD[survivor.health],
    ...(survivor.cell === null ? [] : [`On ${placeOf(state, survivor.cell)}`]),
    apWords(state, index),
    `Carries ${listOf(survivor.goods)}`,
    ...(survivor.jawTraps > 0 ? [`${count(survivor.jawTraps, 'Jaw Trap')} on the leg`] : []),
    ...(survivor.losesNextTurn ? ['Loses the next turn to the gas'] : []),
    `${card.abilityName}: ${card.abilityText}`,
  ];
  return { title: card.name, lines, rules: [card.rule, card.abilityRule] };
}

export function apWords(state: BasecampState, index: number): string {
  const survivor = state.survivors[index];
  if (!survivor) return '';
  if (state.turn?.survivor === index) return `Acts now, ${state.turn.ap} AP left`;
  if (!standing(survivor)) return 'Cannot act';
  return survivor.acted ? 'Has acted in this round' : 'Waits for the turn';
}

function describeEnemy(state: BasecampState, id: number): Description | null {
  const enemy = state.enemies.find((one) => one.id === id);
  if (!enemy) return null;
  const row = ENEMIES[enemy.kind];
  return {
    title: capital(foeOf(state, id)),
    lines: [
      `On ${placeOf(state, enemy.cell)}`,
      row.health === null ? 'Cannot be killed, only stunned' : `${healthLeft(enemy)} of ${row.health} health`,
      ...(enemy.stunned ? ['Stunned'] : []),
      `Speed ${row.speed}, ${AIM[row.target].words}`,
      intentWords(state, enemy),
      row.text,
    ],
    rules: [row.rule, 'BC-EMOVE-02'],
  };
}

/** Where it goes next, in words: for the inspector and whoever cannot see the arrows. */
export function intentWords(state: BasecampState, enemy: Enemy): string {
  const { ways, onwards } = intentOf(state, enemy);
  const [first] = ways;
  if (first === undefined) return 'Next it stays where it is';
  if (ways.length > 1)
    return `Next the die decides: ${ways.map(({ to, face }) => `${face} to ${placeOf(state, to)}`).join(', ')}`;
  if (first.stopped) return `Next it runs into the barrier on ${placeOf(state, first.to)}`;
  return `Next it goes to ${placeOf(state, onwards[onwards.length - 1] ?? first.to)}`;
}

// ----------------------------------------------------------------------------------------------------- heading

interface About {
  readonly survivor?: number | null;
  readonly actor?: number;
  readonly explorer?: number;
  readonly cell?: Cell;
  readonly enemy?: number | null;
  readonly tile?: TileKind;
}
export const about = (decision: Decision): About => decision.about as Decision['about'] & About;

/** Whoever the question is about. */
export function personOf(decision: Decision): number | null {
  const { actor, survivor, explorer } = about(decision);
  return actor ?? survivor ?? explorer ?? null;
}

export function heading(state: BasecampState, decision: Decision, picked: Facets, prompt: string): Heading {
  const asked = personOf(decision);
  const index = typeof picked.survivor === 'number' && asked === null ? picked.survivor : asked;
  const survivor = index === null ? undefined : state.survivors[index];
  if (!survivor || index === null) {
    return {
      caption: { text: 'The team', icon: 'tabletop-players' },
      title: prompt,
      notes: [{ text: count(roundsOfFood(state), 'meal'), icon: 'camp-cooking-pot' }],
    };
  }
  const card = SURVIVORS[survivor.card];
  const look = FIGURE[survivor.colour];
  const acting = state.turn?.survivor === index ? state.turn : null;
  const ofAp = acting === null ? 0 : Math.max(card.ap, acting.ap);
  const isTurn = decision.kind === 'act';
  return {
    caption: { text: card.calling, colour: look.light },
    title: isTurn ? card.name : prompt,
    subtitle: isTurn ? whereabouts(state, survivor) : card.name,
    piece: `survivor:${index}`,
    ...(acting ? { pips: { left: acting.ap, of: ofAp, label: `${acting.ap} of ${ofAp} AP` } } : {}),
    notes: packNotes(survivor),
  };
}

function whereabouts(state: BasecampState, survivor: Survivor): string {
  const where = survivor.cell === null ? '' : `On ${placeOf(state, survivor.cell)}`;
  return survivor.health === 'healthy' ? where : `${HEALTH_WORD[survivor.health]}. ${where}`;
}

function packNotes(survivor: Survivor): Note[] {
  const carried = GOODS.filter((good) => held(survivor.goods, good) > 0);
  if (carried.length === 0) return [{ text: 'Carries nothing' }];
  return [{ text: listOf(survivor.goods), icon: 'backpack' }];
}

// ------------------------------------------------------------------------------------------------------- tiles

const VERB_ICON: Readonly<Record<string, IconName>> = {
  act: 'forward',
  explore: 'compass',
  move: 'walking-boot',
  gather: 'shiny-apple',
  pickUp: 'backpack',
  clear: 'crowbar',
  event: 'round-star',
  trade: 'trade',
  heal: 'heart-plus',
  free: 'wolf-trap',
  shoot: 'crosshair',
  barrier: 'barricade',
  trap: 'wolf-trap',
  armor: 'kevlar-vest',
  eat: 'camp-cooking-pot',
  look: 'look-at',
  endTurn: 'check',
  giveUp: 'flying-flag',
  goOn: 'play',
  take: 'backpack',
  takeAll: 'backpack',
  give: 'trade',
  store: 'campfire',
  withdraw: 'campfire',
  drop: 'down',
  barter: 'trade',
  done: 'check',
};
const ANSWER_ICON: Readonly<Record<string, IconName>> = {
  playOn: 'play',
  concede: 'flying-flag',
  keep: 'check',
  bury: 'down',
  layElsewhere: 'back',
  layHere: 'check',
};

export function tile(
  state: BasecampState,
  facet: string,
  value: string | number,
  options: readonly Option[],
): Tile {
  switch (facet) {
    case 'verb':
      return { ...iconOf(VERB_ICON[value]), ...verbNote(state, String(value), options) };
    case 'answer':
      return iconOf(ANSWER_ICON[value]);
    case 'good':
    case 'get': {
      const look = GOOD[value as Good];
      return { icon: look.icon, colour: look.colour };
    }
    case 'survivor': {
      const survivor = state.survivors[Number(value)];
      return survivor
        ? { colour: FIGURE[survivor.colour].light, note: survivorNote(state, Number(value), survivor) }
        : {};
    }
    case 'enemy': {
      const enemy = state.enemies.find(({ id }) => id === Number(value));
      return enemy ? { icon: 'evil-eyes', colour: '#F08A7C', note: healthNote(enemy) } : {};
    }
    case 'tile':
      return { note: TILES[value as TileKind].text };
    default:
      return {};
  }
}

const iconOf = (icon: IconName | undefined): Tile => (icon ? { icon } : {});

function survivorNote(state: BasecampState, index: number, survivor: Survivor): string {
  const where = survivor.cell === null ? 'dead' : placeOf(state, survivor.cell);
  return survivor.health === 'healthy' ? where : `${HEALTH_WORD[survivor.health]}, ${where}`;
}

function healthNote(enemy: Enemy): string {
  return ENEMIES[enemy.kind].health === null ? 'Can only be stunned' : `${healthLeft(enemy)} health left`;
}

function verbNote(state: BasecampState, verb: string, options: readonly Option[]): Pick<Tile, 'note'> {
  switch (verb) {
    case 'explore':
      return options.length === 0 ? {} : { note: `1 AP, ${count(slots(state).length, 'open side')}` };
    case 'move':
      return options.length === 0 ? {} : { note: `1 AP, ${count(options.length, 'way')}` };
    case 'act':
      return { note: `${options.length} can act` };
    case 'endTurn':
      return { note: (state.turn?.ap ?? 0) > 0 ? `${state.turn?.ap ?? 0} AP are lost` : 'No AP left' };
    default:
      return {};
  }
}

/** Why not, in a few words; the rule itself opens with a tap. */
const WHY: Readonly<Record<string, string>> = {
  'BC-AP-02': 'No AP left',
  'BC-EXPLORE-04': 'No open side here',
  'BC-EXPLORE-07': 'The pile is empty',
  'BC-RULING-15': 'No tile of the pile fits',
  'BC-MOVE-02': 'Impassable',
  'BC-ENEMY-01': 'An enemy guards it',
  'BC-GATHER-05': 'It has to be cleared',
  'BC-GATHER-08': 'An enemy guards it',
  'BC-GATHER-09': 'Nothing left to gather',
  'BC-CLEAR-01': 'Not enough to pay with',
  'BC-CLEAR-06': 'Nothing to clear here',
  'BC-CLEAR-07': 'An enemy guards it',
  'BC-VAULT-02': 'Needs 2 survivors beside it',
  'BC-ARMOR-01': 'Needs 2 scrap',
  'BC-BARRIER-01': 'Needs 1 scrap',
  'BC-BARRIER-10': 'An enemy guards it',
  'BC-TRAP-01': 'Needs 1 food and 1 scrap',
  'BC-TRAP-10': 'An enemy guards it',
  'BC-EAT-01': 'Carries no food',
  'BC-HEAL-01': 'Needs 2 medicine',
  'BC-HEAL-02': 'Needs 3 medicine',
  'BC-RANGED-01': 'Needs 2 ammo',
  'BC-RANGED-04': 'Predators dodge shots',
  'BC-RANGED-05': 'It is stunned already',
  'BC-SNARE-03': 'Needs 2 scrap',
  'BC-SNARE-04': 'Somebody else must do it',
  'BC-TRADE-07': 'An enemy guards it',
  'BC-ACTION-08': 'Nobody and nothing to trade with',
  'BC-TURN-03': 'Has acted',
  'BC-TURN-16': 'Cannot act',
};

export function refused({ facets, rule }: Refusal): string {
  if (facets.verb === 'event') return 'Not here, or not enough to pay with';
  return WHY[rule] ?? rulebook[rule]?.text ?? rule;
}
