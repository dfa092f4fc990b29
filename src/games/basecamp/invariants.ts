/** What holds in every state at rest: pieces are conserved, figures stand on ground, nothing is owed. */
import { ENEMIES } from './data/enemies';
import type { Good, Goods } from './data/goods';
import { SURVIVOR_IDS } from './data/survivors';
import { around, BASE, enterable, type Cell } from './geometry';
import { backOf, isEmpty, type BasecampState, type PileTile } from './state';

export function invariants(state: BasecampState): string[] {
  return [
    ...tileProblems(state),
    ...boardProblems(state),
    ...survivorProblems(state),
    ...enemyProblems(state),
    ...goodsProblems(state),
  ];
}

/** Every tile of the game is on the table, in the pile, in a hand, on a card or out. */
function tileProblems(state: BasecampState): string[] {
  const { tiles, pile, hand, out, survivors, supply } = state;
  const counts: Partial<Record<PileTile, number>> = {};
  const add = (kind: PileTile) => {
    const back = backOf(kind);
    counts[back] = (counts[back] ?? 0) + 1;
  };
  for (const cell in tiles) add(tiles[cell]?.kind ?? 'base');
  for (const part of [pile.top, pile.middle, pile.bottom, pile.discards, hand, out]) part.forEach(add);
  for (const { jawTraps } of survivors) for (let n = 0; n < jawTraps; n++) add('jawTrap');
  const problems: string[] = [];
  const compare = (name: string) => {
    const [there, due] = [counts[name as PileTile] ?? 0, supply[name as PileTile] ?? 0];
    if (there !== due) problems.push(`There are ${there} tiles "${name}", not ${due}.`);
  };
  for (const name in supply) compare(name);
  for (const name in counts) if (!(name in supply)) compare(name);
  return problems;
}

/** Base in its place, no 2x2 block, all in one piece, no token where it cannot lie. */
function boardProblems({ tiles }: BasecampState): string[] {
  const problems: string[] = [];
  const base = tiles[BASE];
  if (base?.kind !== 'base') problems.push('Base is not at 0,0.');
  if (base?.tokens.blaze !== undefined) problems.push('Base burns.');
  if (base !== undefined && !isEmpty(base.loose)) problems.push('Something lies loose on Base.');
  const connected = new Set<Cell>([BASE]);
  for (const cell of connected) {
    const ring = around(cell);
    for (const next of ring) if (tiles[next] !== undefined) connected.add(next);
    const [, east, south] = ring;
    if (tiles[east] !== undefined && tiles[south] !== undefined && tiles[around(east)[2]] !== undefined)
      problems.push(`The tiles at ${cell} form a 2x2 block.`);
    const { kind = 'base', tokens = {} } = tiles[cell] ?? {};
    if (kind === 'base' && cell !== BASE) problems.push(`There is another Base at ${cell}.`);
    if ((tokens.fence ?? 0) > 1) problems.push(`Two fences stand at ${cell}.`);
    if ((tokens.fittedFuse ?? 0) > 2) problems.push(`Too many fuses are fitted at ${cell}.`);
  }
  if (connected.size !== Object.keys(tiles).length) problems.push('The board is not in one piece.');
  return problems;
}

/** Whoever is thrown off a collapsed tile stands on it until it is said where they land. */
function collapsing({ frames }: BasecampState): Cell | null {
  const frame = frames.find((one) => one.procedure === 'collapse') as { cell?: Cell } | undefined;
  return frame?.cell ?? null;
}

function survivorProblems(state: BasecampState): string[] {
  const { survivors, cards, tiles, options, turn, stuck } = state;
  const problems: string[] = [];
  const giving = collapsing(state);
  if (survivors.length !== options.survivors) problems.push(`${survivors.length} survivors are in play.`);
  const held = [
    ...survivors.map(({ card }) => card),
    ...cards.middle,
    ...cards.discards,
    ...cards.top,
    ...cards.bottom,
  ];
  if (held.length !== SURVIVOR_IDS.length || new Set(held).size !== held.length)
    problems.push('A survivor card is missing or doubled.');
  if (new Set(survivors.map(({ colour }) => colour)).size !== survivors.length)
    problems.push('Two survivors share a colour.');
  survivors.forEach(({ cell, health, seat }, index) => {
    if ((cell === null) !== (health === 'dead')) problems.push(`Survivor ${index} is ${health} at ${cell}.`);
    if (cell !== null && cell !== giving && !enterable(tiles, cell))
      problems.push(`Survivor ${index} stands on impassable ground.`);
    if (seat >= options.players) problems.push(`Survivor ${index} belongs to nobody.`);
  });
  if (turn !== null && survivors[turn.survivor] === undefined) problems.push('Nobody has the turn.');
  if (stuck.some((index) => survivors[index] === undefined)) problems.push('Nobody is stuck.');
  return problems;
}

function enemyProblems(state: BasecampState): string[] {
  const { enemies, enemiesSeen, tiles } = state;
  const problems: string[] = [];
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
  return problems;
}

function goodsProblems({ tiles, stock, survivors }: BasecampState): string[] {
  const problems: string[] = [];
  const look = (goods: Goods) => {
    for (const good in goods) {
      const amount = goods[good as Good] ?? 0;
      if (amount <= 0 || !Number.isInteger(amount)) problems.push(`Somebody has ${amount} ${good}.`);
    }
  };
  look(stock);
  for (const { goods } of survivors) look(goods);
  for (const cell in tiles) look(tiles[cell]?.loose ?? {});
  return problems;
}
