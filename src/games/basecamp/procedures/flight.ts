/** Knockback: figures flee from their sources one after another, step by step (BC-KNOCK, BC-RULING-23, 24 and 59). */
import { call, end, go, option, type Procedure } from '../../../core/procedure';
import type { BasecampEvent } from '../events';
import { tryStep } from '../figures/survivors';
import { chainFrom, exits, type Cell } from '../geometry';
import { rollTheWay, stepsTowardsTarget } from '../routes';
import {
  cellOf,
  enemyOf,
  fightsHere,
  guarded,
  enemiesAt,
  procedure,
  question,
  seatOf,
  standing,
  survivorOf,
  type BasecampState,
} from '../state';
import { combats } from './combat';
import { enemyEnters } from './enemyStep';

/** What figures flee from. A type, not an interface, because it is handed over as plain data. */
export type Source = {
  cell: Cell;
  range: number;
  /** Sources on HAZARD tiles drive enemies too. */
  enemies: boolean;
  /** Survivors who were on the very tile and fight instead. */
  spared: number[];
  /** Late fire: only figures on these tiles flee. */
  only: Cell[] | null;
};

type Figure = { survivor: number } | { enemy: number };
const keyOf = (figure: Figure) => ('survivor' in figure ? `s${figure.survivor}` : `e${figure.enemy}`);

function whereabouts(state: BasecampState, figure: Figure): Cell | null {
  return 'survivor' in figure
    ? survivorOf(state, figure.survivor).cell
    : (enemyOf(state, figure.enemy)?.cell ?? null);
}

/** The range of a figure from a source, or null when the source does not strike it. */
function struckAt(state: BasecampState, figure: Figure, source: Source): number | null {
  const cell = whereabouts(state, figure);
  if (cell === null || (source.only !== null && !source.only.includes(cell))) return null;
  if ('survivor' in figure ? source.spared.includes(figure.survivor) : !source.enemies) return null;
  return chainFrom(state.tiles, source.cell, source.range).get(cell) ?? null;
}

function nearestSource(state: BasecampState, figure: Figure, sources: readonly Source[]): number {
  let best = Infinity;
  for (const source of sources) best = Math.min(best, struckAt(state, figure, source) ?? Infinity);
  return best;
}

type Flights = {
  sources: Source[];
  explorer: number | null;
  settled: string[];
  tied: number[];
  route: Cell[];
};

/** Ends with the tiles that the explorer has fled over. */
export const flights: Procedure<BasecampState, BasecampEvent, Flights> = procedure<Flights>('flights', {
  nextFigure(play, frame) {
    const { state } = play;
    const { sources, settled } = frame;
    let best = Infinity;
    frame.tied = [];
    state.survivors.forEach((_, survivor) => {
      if (settled.includes(keyOf({ survivor }))) return;
      const range = nearestSource(state, { survivor }, sources);
      if (range < best) frame.tied = [];
      best = Math.min(best, range);
      if (range === best && range < Infinity) frame.tied.push(survivor);
    });
    let first: number | null = null;
    for (const { id } of state.enemies) {
      if (settled.includes(keyOf({ enemy: id }))) continue;
      const range = nearestSource(state, { enemy: id }, sources);
      if (range >= best) continue;
      best = range;
      first = id;
    }
    if (first !== null) {
      settled.push(keyOf({ enemy: first }));
      return call(flee, { ...fresh(sources), enemy: first, survivor: null }, 'nextFigure');
    }
    return frame.tied.length === 0 ? end(frame.route) : undefined;
  },
  whoFleesFirst: question<Flights, { survivor: number }>({
    seat: () => 'team',
    options: (_, frame) => frame.tied.map((survivor) => option({ survivor })),
    choose(play, frame, { survivor }) {
      frame.settled.push(keyOf({ survivor }));
      return call(flee, { ...fresh(frame.sources), survivor, enemy: null }, 'fled');
    },
  }),
  fled(_, frame) {
    const { settled, explorer } = frame;
    if (explorer !== null && settled[settled.length - 1] === keyOf({ survivor: explorer })) {
      frame.route = frame.result as Cell[];
    }
    return go('nextFigure');
  },
});

export function flightsFrom(sources: Source[], explorer: number | null): Flights {
  return { sources, explorer, settled: [], tied: [], route: [] };
}

type Flee = {
  survivor: number | null;
  enemy: number | null;
  sources: Source[];
  /** Sources that have not struck yet. */
  left: number[];
  tied: number[];
  current: number;
  steps: number;
  route: Cell[];
};

function fresh(sources: Source[]) {
  return { sources, left: sources.map((_, n) => n), tied: [], current: -1, steps: 0, route: [] };
}

function figureOf(frame: Flee): Figure {
  return frame.survivor !== null ? { survivor: frame.survivor } : { enemy: frame.enemy ?? 0 };
}

/** BC-KNOCK-07: each step leads further away from the source. */
function fleeingSteps(state: BasecampState, frame: Flee): Cell[] {
  const cell = whereabouts(state, figureOf(frame));
  const source = frame.sources[frame.current];
  if (cell === null || source === undefined) return [];
  const range = chainFrom(state.tiles, source.cell);
  const here = range.get(cell) ?? 0;
  return exits(state.tiles, cell).filter((next) => (range.get(next) ?? 0) > here);
}

/** One figure resolves all its sources. Ends with the tiles it has been on. */
export const flee: Procedure<BasecampState, BasecampEvent, Flee> = procedure<Flee>('flee', {
  nearest(play, frame) {
    const figure = figureOf(frame);
    const ranges = frame.left.map(
      (n) => struckAt(play.state, figure, frame.sources[n] as Source) ?? Infinity,
    );
    const best = Math.min(Infinity, ...ranges);
    if (best === Infinity) return end(frame.route);
    const tied = frame.left.filter((_, n) => ranges[n] === best);
    frame.tied = frame.enemy === null ? tied : tied.slice(0, 1);
    return undefined;
  },
  fleeFromFirst: question<Flee, { source: number; cell: Cell }>({
    seat: (state, frame) => (frame.survivor === null ? 'team' : seatOf(state, frame.survivor)),
    options: (_, frame) =>
      frame.tied.map((source) => option({ source, cell: frame.sources[source]?.cell ?? '' })),
    choose(play, frame, { source }) {
      const from = frame.sources[source] as Source;
      frame.current = source;
      frame.left = frame.left.filter((n) => n !== source);
      frame.steps = from.range + 1 - (struckAt(play.state, figureOf(frame), from) ?? from.range + 1);
      const cell = whereabouts(play.state, figureOf(frame));
      if (frame.route.length === 0 && cell !== null) frame.route.push(cell);
    },
  }),
  flightGoesOn(play, frame) {
    const { state } = play;
    const ways = fleeingSteps(state, frame);
    if (frame.steps <= 0 || ways.length === 0) return go('nearest');
    if (frame.enemy === null) return undefined;
    const enemy = enemyOf(state, frame.enemy);
    if (enemy === undefined) return end(frame.route);
    const way = rollTheWay(
      play,
      enemy.cell,
      stepsTowardsTarget(state, enemy, ways),
      'flight',
      `enemy:${enemy.id}`,
    );
    frame.steps--;
    return call(
      enemyEnters,
      { enemy: enemy.id, to: way, how: 'flight' as const, unhindered: false },
      'enemyArrived',
    );
  },
  fleeTo: question<Flee, { cell: Cell }>({
    seat: (state, frame) => seatOf(state, frame.survivor ?? 0),
    options: (state, frame) => fleeingSteps(state, frame).map((cell) => option({ cell })),
    choose(play, frame, { cell }) {
      const { state } = play;
      const survivor = frame.survivor ?? 0;
      frame.steps--;
      if (!tryStep(play, survivor, cell, 'flight')) return go('flightGoesOn');
      frame.route.push(cell);
      const fights = standing(survivorOf(state, survivor)) && guarded(state, cellOf(state, survivor));
      if (fights && enemiesAt(state, cell).some((enemy) => fightsHere(state, enemy))) {
        return call(combats, { wave: [] }, 'stopped');
      }
      return go('flightGoesOn');
    },
  }),
  enemyArrived(play, frame) {
    const enemy = enemyOf(play.state, frame.enemy ?? 0);
    if (enemy === undefined) return end(frame.route);
    if (frame.result === 'entered' && fightsHere(play.state, enemy))
      return call(combats, { wave: [] }, 'stopped');
    return go('flightGoesOn');
  },
  stopped: (_, frame) => end(frame.route),
});
