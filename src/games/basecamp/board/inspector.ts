/** What the inspector says: what a place holds, who stands there, and where an enemy goes next. */
import type { Description } from '../../../ui/gameView';
import { ENEMIES } from '../data/enemies';
import type { Token } from '../data/goods';
import { SURVIVORS } from '../data/survivors';
import { TILES } from '../data/tiles';
import { BASE, type Cell } from '../geometry';
import {
  enemiesAt,
  healthLeft,
  standing,
  survivorsAt,
  tileAt,
  type BasecampState,
  type Enemy,
  type Health,
} from '../state';
import { bearing, capital, count, foeOf, listOf, personAt, placeOf, tileName } from '../words';
import { intentOf } from './intent';
import { frontier, spots } from './layout';
import { AIM, CATEGORY_NAME, TOKEN } from './looks';

export const HEALTH_WORD: Readonly<Record<Health, string>> = {
  healthy: 'Healthy',
  injured: 'Injured',
  down: 'Incapacitated',
  dead: 'Dead',
};

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
