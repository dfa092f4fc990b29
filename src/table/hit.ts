/** Which target lies under a finger: pure geometry over a game's layout. */
import type { Box, Layout, Point, Shape, Target, TargetId } from '../ui/gameView';

/** How far on the screen a finger may miss something that can be picked: half of the 44 pt a finger needs. */
const FINGER = 22;

export function contains(shape: Shape, { x, y }: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return Math.hypot(x - shape.x, y - shape.y) <= shape.r;
    case 'box':
      return x >= shape.x && y >= shape.y && x <= shape.x + shape.width && y <= shape.y + shape.height;
    case 'polygon':
      return crossings(shape.points, x, y) % 2 === 1;
  }
}

/** Edges that a ray to the right meets: an odd number from inside. */
function crossings(points: readonly Point[], x: number, y: number): number {
  let count = 0;
  let before = points[points.length - 1];
  for (const point of points) {
    if (before && point.y > y !== before.y > y) {
      const edge = ((before.x - point.x) * (y - point.y)) / (before.y - point.y) + point.x;
      if (x < edge) count++;
    }
    before = point;
  }
  return count;
}

export function boxOf(shape: Shape): Box {
  if (shape.kind === 'box') return shape;
  if (shape.kind === 'circle') {
    return { x: shape.x - shape.r, y: shape.y - shape.r, width: 2 * shape.r, height: 2 * shape.r };
  }
  const xs = shape.points.map((point) => point.x);
  const ys = shape.points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box around several boxes, or null around none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** 0 inside the shape's box, else how far outside of it. */
function distance(shape: Shape, { x, y }: Point): number {
  const box = boxOf(shape);
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/**
 * What a tap means. Something lit wins over whatever lies on top of it, and is hit from a finger's width away; else it is
 * the topmost thing there, to be looked at.
 */
export function hit(
  targets: readonly Target[],
  point: Point,
  zoom: number,
  lit: ReadonlySet<TargetId>,
): Target | null {
  const under = targets.filter((target) => contains(target.shape, point));
  const exact = topmost(under.filter((target) => lit.has(target.id)));
  if (exact) return exact;
  const near = targets
    .filter((target) => lit.has(target.id) && distance(target.shape, point) * zoom <= FINGER)
    .sort((a, b) => distance(a.shape, point) - distance(b.shape, point) || b.z - a.z);
  return near[0] ?? topmost(under);
}

function topmost(targets: readonly Target[]): Target | null {
  let best: Target | null = null;
  for (const target of targets) if (best === null || target.z >= best.z) best = target;
  return best;
}

export function targetById(
  layout: { readonly targets: readonly Target[] },
  id: TargetId,
): Target | undefined {
  return layout.targets.find((target) => target.id === id);
}

/** The box around these targets of a layout; unknown names are left out. */
export function boxOfTargets(layout: Layout, ids: Iterable<TargetId>): Box | null {
  const wanted = new Set(ids);
  return boxAround(
    layout.targets.filter((target) => wanted.has(target.id)).map((target) => boxOf(target.shape)),
  );
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The neighbour that an arrow key leads to: the nearest one in that direction, with what lies off to the side counted as
 * farther away. From nowhere it is the first one.
 */
export function neighbour(
  targets: readonly Target[],
  from: TargetId | null,
  direction: Direction,
): Target | null {
  const here = targets.find((target) => target.id === from);
  if (!here) return targets[0] ?? null;
  let best: Target | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target.id === here.id) continue;
    const dx = target.at.x - here.at.x;
    const dy = target.at.y - here.at.y;
    const along = direction === 'left' ? -dx : direction === 'right' ? dx : direction === 'up' ? -dy : dy;
    const aside = direction === 'left' || direction === 'right' ? Math.abs(dy) : Math.abs(dx);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}
