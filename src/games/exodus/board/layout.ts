/** Where everything stands on the floor plan, and what a finger finds there. Pure; the board draws it, the playback moves along it. */
import type { Facets } from '../../../core/procedure';
import type { Layout, Point, Target } from '../../../ui/gameView';
import { HEROES } from '../data/heroes';
import { INFECTED } from '../data/infected';
import { missionOf } from '../data/missions';
import { nameOf, squareNamed, type Board, type Square } from '../plan';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { capital, itemName, unitName } from '../words';
import { boundsOf, boxOf, CELL, centreOf, doorLine, middleOf } from './floor';

export type PieceKind = 'hero' | 'infected' | 'item' | 'rib';

/** One piece with the ground under it: a standee's base, a token's middle. */
export interface Spot extends Point {
  readonly id: string;
  readonly kind: PieceKind;
  readonly square: Square;
  readonly scale: number;
}

/** A standee's base lies in the lower third of its square. */
const FOOT = 20;

/** All pieces from north to south, so that what stands in front is drawn last. */
export function spots(state: ExodusState): Spot[] {
  const board = boardOf(state);
  const found: Spot[] = [];
  const add = (id: string, kind: PieceKind, square: Square, dx = 0, dy = 0, scale = 1) => {
    const { x, y } = centreOf(board, square);
    found.push({ id, kind, square, x: x + dx, y: y + dy, scale });
  };
  if (state.rib !== null) add('rib', 'rib', state.rib);
  for (const id in state.items) {
    const item = state.items[id];
    if (item?.where !== 'board' || item.square === null) continue;
    const shared = isTaken(state, item.square);
    add(`item:${id}`, 'item', item.square, shared ? 20 : 0, shared ? -18 : 0, shared ? 0.72 : 1);
  }
  for (const unit of state.infected)
    if (unit.square !== null) add(`unit:${unit.id}`, 'infected', unit.square);
  const aboard = state.heroes.filter(({ aboard: on, status }) => on && status === 'in');
  state.heroes.forEach((hero, who) => {
    if (hero.status !== 'in' || hero.square === null) return;
    const seat = aboard.indexOf(hero);
    const dx = seat < 0 ? 0 : (seat % 2) * 26 - 13;
    const dy = seat < 0 ? FOOT : Math.floor(seat / 2) * 16 + 8;
    add(`hero:${who}`, 'hero', hero.square, dx, hero.prone ? 0 : dy, seat < 0 ? 1 : 0.8);
  });
  return found.sort((a, b) => a.y - b.y);
}

const isTaken = (state: ExodusState, square: Square): boolean =>
  state.heroes.some((hero) => hero.square === square && hero.status === 'in') ||
  state.infected.some((unit) => unit.square === square);

export const spotOf = (state: ExodusState, id: string): Spot | undefined =>
  spots(state).find((spot) => spot.id === id);

/** Where a piece would stand on a square, if it stood there alone. */
export function standingOn(state: ExodusState, id: string, square: Square): Point {
  const { x, y } = centreOf(boardOf(state), square);
  const isUpright = id.startsWith('hero:') && state.heroes[Number(id.slice(5))]?.prone === false;
  return { x, y: isUpright ? y + FOOT : y };
}

/** Whom the open question is about: the infected that moves or is fired at, else the hero who acts. */
export function pieceInQuestion({ frames, acting }: ExodusState): string | null {
  const { unit } = (frames[frames.length - 1] ?? {}) as { unit?: unknown };
  if (typeof unit === 'number') return `unit:${unit}`;
  return acting === null ? null : `hero:${acting}`;
}

// What a finger finds

export function squareLabel(board: Board, square: Square): string {
  const name = nameOf(board, square);
  const [column = '', row = ''] = name.replace('^', '').split(',');
  const upstairs = name.endsWith('^') ? ' upstairs' : '';
  const room = board.room[square] ?? '';
  const where = board.water[square] ? ', open water' : room === '' ? '' : `, room ${room.toUpperCase()}`;
  return `Square ${column} / ${row}${upstairs}${where}`;
}

const NAMES: Readonly<Record<string, string>> = { generator: 'Generator', console: 'Console', lamp: 'Lamp' };

export function layout(state: ExodusState): Layout {
  const board = boardOf(state);
  return {
    bounds: boundsOf(board),
    targets: [
      ...squareTargets(board),
      ...doorTargets(state, board),
      ...pointTargets(state, board),
      ...spots(state).map((spot, z) => pieceTarget(state, spot, z)),
    ],
  };
}

const squaresKnown = new Map<string, Target[]>();

function squareTargets(board: Board): Target[] {
  const known = squaresKnown.get(board.id);
  if (known !== undefined && known.length <= board.size) return known;
  const targets: Target[] = [];
  for (let square = 0; square < board.size; square++) {
    if (board.solid[square]) continue;
    const name = nameOf(board, square);
    targets.push({
      id: `square:${name}`,
      kind: 'place',
      shape: { kind: 'box', ...boxOf(board, square) },
      at: centreOf(board, square),
      z: 0,
      label: squareLabel(board, square),
      facets: { square: name },
    });
  }
  squaresKnown.set(board.id, targets);
  return targets;
}

function doorTargets(state: ExodusState, board: Board): Target[] {
  return board.doors.map((_, door): Target => {
    const line = doorLine(board, door);
    const at = middleOf(line);
    const [width, height] = line.level ? [CELL * 0.8, 26] : [26, CELL * 0.8];
    return {
      id: `door:${door}`,
      kind: 'place',
      shape: { kind: 'box', x: at.x - width / 2, y: at.y - height / 2, width, height },
      at,
      z: 3,
      label: `Door ${door + 1}, ${state.doors[door] ? 'open' : 'closed'}`,
      facets: { door },
    };
  });
}

/** Spawn points, and the machine of the mission. */
function pointTargets(state: ExodusState, board: Board): Target[] {
  const { points, objective } = missionOf(state.mission);
  const found: Target[] = Object.entries(points).map(([point, { at: name }]) => {
    const at = centreOf(board, squareNamed(board, name));
    return {
      id: `point:${point}`,
      kind: 'place',
      shape: { kind: 'circle', ...at, r: 17 },
      at,
      z: 2,
      label: `Spawn point ${point}`,
      facets: { point },
    };
  });
  if (objective === null) return found;
  const at = centreOf(board, squareNamed(board, objective.at));
  return [
    ...found,
    {
      id: 'objective',
      kind: 'place',
      shape: { kind: 'circle', ...at, r: 22 },
      at,
      z: 2,
      label: NAMES[objective.kind] ?? 'Objective',
      facets: {},
    },
  ];
}

function pieceTarget(state: ExodusState, spot: Spot, z: number): Target {
  const { id, kind, x, y, scale } = spot;
  const standing = kind === 'hero' && !state.heroes[Number(id.slice(5))]?.prone;
  const half = (kind === 'item' ? 14 : kind === 'infected' ? 23 : 19) * scale;
  const shape = standing
    ? ({ kind: 'box', x: x - half, y: y - 48 * scale, width: 2 * half, height: 54 * scale } as const)
    : ({ kind: 'circle', x, y, r: kind === 'hero' ? 24 : half } as const);
  return {
    id,
    kind: 'piece',
    shape,
    at: { x, y },
    z: 10 + z,
    label: pieceName(state, id),
    facets: pieceFacets(state, id, spot),
  };
}

export function pieceName(state: ExodusState, id: string): string {
  if (id === 'rib') return 'The rib';
  const [kind = '', name = ''] = id.split(':');
  if (kind === 'hero') {
    const hero = state.heroes[Number(name)];
    return hero === undefined ? '' : HEROES[hero.id].name;
  }
  return capital(kind === 'unit' ? unitName(state, Number(name)) : itemName(name));
}

/** A piece also stands for its square: whoever taps the crate or the rib means the square. */
function pieceFacets(state: ExodusState, id: string, { kind, square }: Spot): Facets {
  const name = id.slice(id.indexOf(':') + 1);
  const under = nameOf(boardOf(state), square);
  switch (kind) {
    case 'hero':
      return { hero: Number(name), square: under };
    case 'infected':
      return { target: `u${name}`, unit: Number(name) };
    case 'item':
      return { item: name, target: name, square: under };
    case 'rib':
      return { square: under };
  }
}

export function hintOf(kind: keyof typeof INFECTED): string {
  const { walk, charge, smell } = INFECTED[kind];
  return walk === null ? `Charge ${charge}` : `Walk ${walk}, charge ${charge}, smell ${smell}`;
}
