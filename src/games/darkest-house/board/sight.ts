/** How far light falls: the outline of what can be seen from a point between walls and closed doors, and what a camera films. */
import type { Point } from '../../../ui/gameView';
import type { Cell, Room } from '../geometry';
import { isLocked, isOpen, passagesOf } from '../passages';
import { isDestroyed, type DarkestState } from '../state';
import { cellOf } from '../geometry';
import { boxOfRoom, floorOf, gapBetween, HOUSE, type Gap, type Segment } from './floor';

export function isShut(state: DarkestState, gap: Gap): boolean {
  if (gap.kind === 'lab') return !state.security.open;
  if (state.stage === 'setup') return gap.kind === 'door';
  return gap.lock !== null && isLocked(state, gap.lock);
}

/** Everything that stops light. */
function obstacles(state: DarkestState): Segment[] {
  const { walls, gaps } = floorOf(state.house);
  const shut = gaps
    .filter((gap) => isShut(state, gap))
    .map(({ level, line, from, to }) => ({
      a: level ? { x: from, y: line } : { x: line, y: from },
      b: level ? { x: to, y: line } : { x: line, y: to },
    }));
  const far = 3;
  const [west, north] = [HOUSE.x - far, HOUSE.y - far];
  const [east, south] = [HOUSE.width + far, HOUSE.height + far];
  const rim = [
    { x: west, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: west, y: south },
  ];
  return [...walls, ...shut, ...rim.map((a, i) => ({ a, b: rim[(i + 1) % rim.length] as Point }))];
}

/** How far a ray goes before it meets a segment, or Infinity. */
function meets(from: Point, dx: number, dy: number, { a, b }: Segment): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-9) return Infinity;
  const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross;
  const share = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross;
  return along > 1e-6 && share >= -1e-6 && share <= 1 + 1e-6 ? along : Infinity;
}

const SEEN = new Map<string, readonly Point[]>();
const KEPT = 200;

/** The outline of what light reaches from a point. */
export function litFrom(state: DarkestState, from: Point): readonly Point[] {
  const doors = floorOf(state.house)
    .gaps.map((gap) => (isShut(state, gap) ? '1' : '0'))
    .join('');
  const key = `${from.x} ${from.y} ${doors} ${state.house}`;
  let seen = SEEN.get(key);
  if (!seen) {
    if (SEEN.size >= KEPT) SEEN.clear();
    seen = castRays(obstacles(state), from);
    SEEN.set(key, seen);
  }
  return seen;
}

function castRays(segments: readonly Segment[], from: Point): Point[] {
  const angles: number[] = [];
  for (const { a, b } of segments) {
    for (const end of [a, b]) {
      const angle = Math.atan2(end.y - from.y, end.x - from.x);
      // Just beside a corner the light goes on.
      angles.push(angle - 1e-4, angle, angle + 1e-4);
    }
  }
  return angles
    .sort((a, b) => a - b)
    .map((angle) => {
      const dx = Math.cos(angle);
      const dy = Math.sin(angle);
      const reach = Math.min(...segments.map((segment) => meets(from, dx, dy, segment)));
      return { x: from.x + dx * reach, y: from.y + dy * reach };
    });
}

/** Where a camera hangs: on the wall behind its view. */
export function cameraPlace(state: DarkestState, cell: Cell, direction: number | undefined): Point {
  const { x, y, width, height } = boxOfRoom(state.house, cell);
  const inset = 15;
  // Off the middle, where neither doorways nor people stand.
  const aside = { x: x + width * 0.2, y: y + height * 0.42 };
  switch (direction) {
    case 0:
      return { x: aside.x, y: y + height - inset };
    case 1:
      return { x: x + inset, y: aside.y };
    case 2:
      return { x: aside.x, y: y + inset + 10 };
    case 3:
      return { x: x + width - inset, y: aside.y };
    default:
      return { x: x + width / 2, y: y + height / 2 };
  }
}

const SPREAD = 0.3;

/** The cone of a camera, one piece a room: it widens until it meets a wall, and goes on through doorways only. */
export function coneOf(state: DarkestState, cell: Cell, direction: number): readonly (readonly Point[])[] {
  const apex = cameraPlace(state, cell, direction);
  const upright = direction % 2 === 0;
  const sign = direction === 1 || direction === 2 ? 1 : -1;
  const pieces: Point[][] = [];
  const point = (along: number, across: number): Point =>
    upright ? { x: across, y: along } : { x: along, y: across };
  const shine = (room: Room, start: number, low: number, high: number): void => {
    const box = boxOfRoom(state.house, room);
    const [near, far] = upright ? [box.y, box.y + box.height] : [box.x, box.x + box.width];
    const [least, most] = upright ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
    const end = sign > 0 ? far : near;
    const spread = Math.abs(end - start) * SPREAD;
    const [l, h] = [Math.max(least, low - spread), Math.min(most, high + spread)];
    pieces.push([point(start, low), point(start, high), point(end, h), point(end, l)]);
    for (const passage of passagesOf(state, room)) {
      if (passage.direction !== direction || !isOpen(state, passage)) continue;
      if (isDestroyed(state, cellOf(passage.to))) continue;
      const gap = gapBetween(state.house, room, passage.to);
      if (!gap) continue;
      // The rules see through every doorway of the line, so a doorway off the middle still lets a sliver through.
      const [a, b] = [Math.max(gap.from, l), Math.min(gap.to, h)];
      shine(passage.to, gap.line, ...((a < b ? [a, b] : [gap.from, gap.to]) as [number, number]));
    }
  };
  const across = upright ? apex.x : apex.y;
  shine(cell, upright ? apex.y : apex.x, across - 4, across + 4);
  return pieces;
}
