/** What holds in every state at rest: pieces are conserved, figures stand on ground, nothing is owed. */
import { ENEMIES } from './data/enemies';
import type { Good, Goods } from './data/goods';
import { SURVIVOR_IDS, type Colour, type SurvivorId } from './data/survivors';
import { TILE_KINDS } from './data/tiles';
import { BASE, enterable, SHEET, spotOf, type Cell } from './geometry';
import { BACKS, backOf, isEmpty, tileAt, type BasecampState, type PileTile, type Tile } from './state';

export function invariants(state: BasecampState): string[] {
  const problems: string[] = [];
  checkTiles(state, problems);
  checkSurvivors(state, problems);
  checkEnemies(state, problems);
  checkGoods(state.stock, problems);
  for (const { goods } of state.survivors) checkGoods(goods, problems);
  return problems;
}

/** The number of what a tile shows in the pile. */
const BACK_NUMBERS = new Map<PileTile, number>(
  [...TILE_KINDS, ...BACKS].map((kind) => [kind, BACKS.indexOf(backOf(kind))]),
);

/** Every tile is on the table, in the pile, in a hand, on a card or out; and those on the table lie as they may. */
function checkTiles(state: BasecampState, problems: string[]): void {
  const { tiles, pile, hand, out, survivors, supply } = state;
  const missing = new Int16Array(BACKS.length);
  const add = (kind: PileTile, count: number) => {
    const n = BACK_NUMBERS.get(kind) ?? 0;
    missing[n] = (missing[n] ?? 0) + count;
  };
  for (const back in supply) add(back as PileTile, supply[back as PileTile] ?? 0);
  for (const part of [pile.top, pile.middle, pile.bottom, pile.discards, hand, out])
    for (const kind of part) add(kind, -1);
  for (const { jawTraps } of survivors) if (jawTraps > 0) add('jawTrap', -jawTraps);
  const squares: number[] = [];
  for (const cell in tiles) {
    const tile = tileAt(state, cell);
    add(tile.kind, -1);
    squares.push(spotOf(cell).square);
    checkTile(tile, cell, problems);
  }
  checkPlaces(squares, problems);
  missing.forEach((count, n) => {
    if (count > 0) problems.push(`Of the tiles "${BACKS[n]}" ${count} are missing.`);
    if (count < 0) problems.push(`Of the tiles "${BACKS[n]}" ${-count} are too many.`);
  });
}

/** Base in its place, no token where it cannot lie. */
function checkTile({ kind, tokens, loose }: Tile, cell: Cell, problems: string[]): void {
  if ((kind === 'base') !== (cell === BASE)) problems.push(`The tile at ${cell} is "${kind}".`);
  if (!isEmpty(tokens)) {
    if (cell === BASE && tokens.blaze !== undefined) problems.push('Base burns.');
    if ((tokens.fence ?? 0) > 1) problems.push(`Two fences stand at ${cell}.`);
    if ((tokens.fittedFuse ?? 0) > 2) problems.push(`Too many fuses are fitted at ${cell}.`);
  }
  if (isEmpty(loose)) return;
  if (cell === BASE) problems.push('Something lies loose on Base.');
  checkGoods(loose, problems);
}

/** Squares with a tile: 1, those linked with Base: 2. Wiped after use, because a new sheet would cost more than the check. */
const sheet = new Uint8Array(SHEET * SHEET);

/** No 2x2 block, and all in one piece. */
function checkPlaces(squares: readonly number[], problems: string[]): void {
  for (const square of squares) sheet[square] = 1;
  link(spotOf(BASE).square);
  for (const square of squares) {
    if (sheet[square] !== 2) problems.push('The board is not in one piece.');
    if (sheet[square + 1] && sheet[square + SHEET] && sheet[square + SHEET + 1])
      problems.push('Four tiles form a 2x2 block.');
  }
  for (const square of squares) sheet[square] = 0;
}

function link(square: number): void {
  if (sheet[square] !== 1) return;
  sheet[square] = 2;
  link(square - SHEET);
  link(square + 1);
  link(square + SHEET);
  link(square - 1);
}

/** Whoever is thrown off a collapsed tile stands on it until it is said where they land. */
function collapsing({ frames }: BasecampState): Cell | null {
  const frame = frames.find((one) => one.procedure === 'collapse') as { cell?: Cell } | undefined;
  return frame?.cell ?? null;
}

function checkSurvivors(state: BasecampState, problems: string[]): void {
  const { survivors, cards, tiles, options, turn, stuck } = state;
  const giving = collapsing(state);
  if (survivors.length !== options.survivors) problems.push(`${survivors.length} survivors are in play.`);
  const seen: SurvivorId[] = [];
  for (const part of [cards.middle, cards.discards, cards.top, cards.bottom]) seen.push(...part);
  const colours: Colour[] = [];
  survivors.forEach(({ card, colour, cell, health, seat }, index) => {
    seen.push(card);
    if (colours.includes(colour)) problems.push('Two survivors share a colour.');
    colours.push(colour);
    if ((cell === null) !== (health === 'dead')) problems.push(`Survivor ${index} is ${health} at ${cell}.`);
    if (cell !== null && cell !== giving && !enterable(tiles, cell))
      problems.push(`Survivor ${index} stands on impassable ground.`);
    if (seat >= options.players) problems.push(`Survivor ${index} belongs to nobody.`);
  });
  if (seen.length !== SURVIVOR_IDS.length || SURVIVOR_IDS.some((card) => !seen.includes(card)))
    problems.push('A survivor card is missing or doubled.');
  if (turn !== null && survivors[turn.survivor] === undefined) problems.push('Nobody has the turn.');
  if (stuck.some((index) => survivors[index] === undefined)) problems.push('Nobody is stuck.');
}

function checkEnemies(state: BasecampState, problems: string[]): void {
  const { enemies, enemiesSeen, tiles } = state;
  const giving = collapsing(state);
  const ids = new Set<number>();
  for (const { id, kind, cell, damage, stunned } of enemies) {
    const { health } = ENEMIES[kind];
    if (ids.has(id) || id > enemiesSeen) problems.push(`Enemy ${id} is there twice, or never came.`);
    ids.add(id);
    if (cell !== giving && !enterable(tiles, cell)) problems.push(`Enemy ${id} stands on impassable ground.`);
    if (health === null ? damage > 0 : damage >= health || stunned)
      problems.push(`Enemy ${id} (${kind}) cannot be in that condition.`);
  }
}

function checkGoods(goods: Goods, problems: string[]): void {
  for (const good in goods) {
    const amount = goods[good as Good] ?? 0;
    if (amount <= 0 || !Number.isInteger(amount)) problems.push(`Somebody has ${amount} ${good}.`);
  }
}
