/** Shortest paths over anything that can name its neighbours: areas of a map, rooms, squares, tiles. */

/** Distance in steps from `starts` to every node within `limit`, in the order in which they are reached. */
export function reach<N>(
  starts: readonly N[],
  neighbours: (node: N, distance: number) => Iterable<N>,
  limit = Infinity,
): Map<N, number> {
  const distance = new Map<N, number>();
  for (const start of starts) distance.set(start, 0);
  // A Map is walked in order of insertion, also over what is added meanwhile: it is its own queue.
  for (const [node, steps] of distance) {
    if (steps >= limit) continue;
    for (const next of neighbours(node, steps)) {
      if (!distance.has(next)) distance.set(next, steps + 1);
    }
  }
  return distance;
}

/** The nodes nearest to `start` that satisfy `wanted` (all of them when several tie), or none. */
export function nearest<N>(
  start: N,
  neighbours: (node: N) => Iterable<N>,
  wanted: (node: N) => boolean,
): N[] {
  const found: N[] = [];
  let best = Infinity;
  for (const [node, steps] of reach([start], neighbours)) {
    if (steps > best) break;
    if (wanted(node)) {
      best = steps;
      found.push(node);
    }
  }
  return found;
}

/** The neighbours of `from` that begin a shortest path to one of `goals`. */
export function firstSteps<N>(from: N, goals: readonly N[], neighbours: (node: N) => Iterable<N>): N[] {
  const distance = reach(goals, neighbours);
  const here = distance.get(from);
  if (here === undefined || here === 0) return [];
  return [...neighbours(from)].filter((next) => distance.get(next) === here - 1);
}
