/**
 * The telling of what happened, step by step, before the next decision opens. A pure state machine: which steps there are,
 * how long each one takes, and what the board shows at each. The game itself has long moved on and is saved.
 */
import type { CoreState, GameEvent } from '../core/procedure';
import type { AnyGameView, Playback, Point, TargetId } from '../ui/gameView';

/** `reduced` leaves out everything that moves, and still shows dice, cards and banners. */
export type Motion = 'full' | 'reduced' | 'none';

export interface TellingStep {
  readonly play: Playback;
  /** The event that it tells of, by its number in the list. */
  readonly event: number;
}

export interface Telling {
  readonly before: CoreState;
  readonly after: CoreState;
  readonly steps: readonly TellingStep[];
  readonly at: number;
}

/** Everything that there is to tell. */
export function tell(
  view: AnyGameView,
  events: readonly GameEvent[],
  before: CoreState,
  after: CoreState,
): Telling {
  const steps = events.flatMap((event, at) =>
    view.animate(event, before, after).map((play) => ({ play, event: at })),
  );
  return { before, after, at: 0, steps };
}

/** What of it the player wants to see. */
export function inMotion(telling: Telling, motion: Motion): Telling {
  if (motion === 'full') return telling;
  return { ...telling, steps: motion === 'none' ? [] : telling.steps.filter(({ play }) => isRead(play)) };
}

/** Without what moves or comes and goes: the pieces stand where they are. */
export function standingStill(telling: Telling): Telling {
  return { ...telling, steps: telling.steps.filter(({ play }) => isRead(play) || play.do === 'flash') };
}

/** Steps that say something, in contrast to those that only move. */
function isRead(play: Playback): boolean {
  return play.do === 'dice' || play.do === 'card' || play.do === 'banner';
}

export function current(telling: Telling): TellingStep | null {
  return telling.steps[telling.at] ?? null;
}

export function next(telling: Telling): Telling {
  return { ...telling, at: Math.min(telling.at + 1, telling.steps.length) };
}

export function skipAll(telling: Telling): Telling {
  return { ...telling, at: telling.steps.length };
}

export function isOver(telling: Telling): boolean {
  return telling.at >= telling.steps.length;
}

const MS_A_LETTER = 28;
const STRIDE = 260;

/** How long a step is shown, in milliseconds. `speed` 2 is twice as fast. */
export function durationOf(play: Playback, speed: number): number {
  return Math.round(calm(play) / Math.max(0.1, speed));
}

function calm(play: Playback): number {
  switch (play.do) {
    case 'move':
      return Math.min(1600, 180 + STRIDE * Math.max(1, play.path.length - 1));
    case 'flash':
      return 520;
    case 'vanish':
    case 'appear':
      return 360;
    case 'dice':
      return 1300 + (play.result ?? '').length * MS_A_LETTER;
    case 'card':
      return 2600 + play.card.body.length * MS_A_LETTER;
    case 'banner':
      return 900 + (play.text.length + (play.body ?? '').length) * MS_A_LETTER;
    case 'pause':
      return play.ms;
  }
}

/** A piece that the table draws itself, because the playback has taken it off the board. */
export interface Actor {
  readonly piece: TargetId;
  readonly state: CoreState;
  /** Null: where its target is. */
  readonly at: Point | null;
  readonly motion:
    | { readonly kind: 'move'; readonly path: readonly Point[] }
    | { readonly kind: 'fadeOut' | 'fadeIn' }
    | null;
}

export interface Stage {
  readonly actors: readonly Actor[];
  readonly away: ReadonlySet<TargetId>;
  readonly flashed: { readonly targets: readonly TargetId[]; readonly colour: string } | null;
}

/** Pieces that have moved stay where they went, until the board shows the new state. */
export function stageAt(telling: Telling): Stage {
  const actors = new Map<TargetId, Actor>();
  const away = new Set<TargetId>();
  telling.steps.slice(0, telling.at + 1).forEach(({ play }, n) => {
    const isNow = n === telling.at;
    if (play.do === 'move') {
      const end = play.path[play.path.length - 1] ?? null;
      away.add(play.piece);
      const state = actors.get(play.piece)?.state ?? telling.before;
      const motion = isNow ? ({ kind: 'move', path: play.path } as const) : null;
      actors.set(play.piece, { piece: play.piece, state, at: end, motion });
    } else if (play.do === 'vanish') {
      away.add(play.piece);
      const at = actors.get(play.piece)?.at ?? null;
      if (isNow)
        actors.set(play.piece, { piece: play.piece, state: telling.before, at, motion: { kind: 'fadeOut' } });
      else actors.delete(play.piece);
    } else if (play.do === 'appear') {
      const motion = isNow ? ({ kind: 'fadeIn' } as const) : null;
      actors.set(play.piece, { piece: play.piece, state: telling.after, at: null, motion });
    }
  });
  const play = current(telling)?.play;
  const flashed =
    play?.do === 'flash'
      ? { targets: play.targets, colour: play.colour }
      : play?.do === 'card' && play.targets
        ? { targets: play.targets, colour: play.card.colour ?? '#FFD98A' }
        : null;
  return { actors: [...actors.values()], away, flashed };
}

/** A way that a piece went: it leaves a trail that fades. */
export interface Trail {
  readonly piece: TargetId;
  readonly path: readonly Point[];
  readonly colour: string | null;
}

export function trailsOf(telling: Telling): readonly Trail[] {
  return telling.steps.flatMap(({ play }) =>
    play.do === 'move' && play.path.length > 1
      ? [{ piece: play.piece, path: play.path, colour: play.colour ?? null }]
      : [],
  );
}

/** A place or piece that was hit, healed, damaged: it keeps a faint ring until the next decision. */
export interface Touch {
  readonly target: TargetId;
  readonly colour: string;
}

export function touchedBy(telling: Telling): readonly Touch[] {
  const found = new Map<TargetId, string>();
  for (const { play } of telling.steps)
    if (play.do === 'flash') for (const target of play.targets) found.set(target, play.colour);
  return [...found].map(([target, colour]) => ({ target, colour }));
}

/** What the step is about: the camera follows. */
export function placesOf(play: Playback): { targets: readonly TargetId[]; points: readonly Point[] } {
  switch (play.do) {
    case 'move':
      return { targets: [], points: play.path };
    case 'flash':
      return { targets: play.targets, points: [] };
    case 'vanish':
    case 'appear':
      return { targets: [play.piece], points: [] };
    case 'card':
      return { targets: play.targets ?? [], points: [] };
    default:
      return { targets: [], points: [] };
  }
}
