/** Names of things as sentences need them. */
import { ENEMIES, type EnemyKind } from './data/enemies';
import { GOOD_NAMES, GOODS, type Good, type Goods } from './data/goods';
import { SURVIVORS, type SurvivorId } from './data/survivors';
import { TILES, type TileKind } from './data/tiles';
import { BASE, coordinates, type Cell } from './geometry';
import { enemyOf, type BasecampState } from './state';

export function person(card: SurvivorId): string {
  return SURVIVORS[card].name;
}

export function personAt(state: BasecampState, index: number): string {
  const card = state.survivors[index]?.card;
  return card === undefined ? 'A survivor' : person(card);
}

export function foe(kind: EnemyKind): string {
  return `the ${ENEMIES[kind].name}`;
}

/** Several of a kind are told apart by the order of their appearance. */
export function foeOf(state: BasecampState, id: number): string {
  const enemy = enemyOf(state, id);
  if (enemy === undefined) return 'an enemy';
  const alike = state.enemies.filter(({ kind }) => kind === enemy.kind);
  const name = ENEMIES[enemy.kind].name;
  return alike.length > 1 ? `${name} ${alike.indexOf(enemy) + 1} (${placeOf(state, enemy.cell)})` : name;
}

export function tileName(kind: TileKind): string {
  return TILES[kind].name;
}

/** Food, 2 east and 1 north of Base. */
export function placeOf(state: BasecampState, cell: Cell): string {
  const kind = state.tiles[cell]?.kind;
  if (cell === BASE) return 'Base';
  return `${kind === undefined ? 'the empty place' : tileName(kind)} (${bearing(cell)})`;
}

export function bearing(cell: Cell): string {
  const [x, y] = coordinates(cell);
  const parts: string[] = [];
  if (y !== 0) parts.push(`${Math.abs(y)} ${y < 0 ? 'north' : 'south'}`);
  if (x !== 0) parts.push(`${Math.abs(x)} ${x < 0 ? 'west' : 'east'}`);
  return parts.length === 0 ? 'Base' : parts.join(', ');
}

export function some(good: Good, amount: number): string {
  return `${amount} ${GOOD_NAMES[good]}`;
}

export function listOf(goods: Goods): string {
  const parts = GOODS.flatMap((good) => (goods[good] === undefined ? [] : [some(good, goods[good])]));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '1 tile', '2 tiles'. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
