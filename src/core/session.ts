/**
 * A running game: answers decisions, takes them back, and remembers how it came here. The journal only ever grows (an
 * undo is an entry too), so its length numbers every change and tells the newest of several saved copies.
 */
import { apply, decide, start } from './engine';
import type { BaseOptions, Decision, Game } from './game';
import type { CoreState, GameEvent, OnlyOptionEvent } from './procedure';

export type JournalEntry =
  { readonly choose: string; readonly revealed?: true } | { readonly undo: number; readonly rewound?: true };

/** How the game began: with the journal this is the whole game. */
export interface Beginning<O extends BaseOptions = BaseOptions> {
  readonly options: O;
  readonly seed: number;
  readonly names: readonly string[];
}

/** Where kept history begins when that is not the set-up: a migrated snapshot cannot be replayed from the start. */
export interface Floor<S> {
  readonly state: S;
  /** Journal entries before it. */
  readonly sequence: number;
}

type Chosen = { readonly choose: string; readonly revealed?: true };
type Happened<E extends GameEvent> = readonly (E | OnlyOptionEvent)[];

/** Undo replays from the nearest of these: often enough to be quick, seldom enough to stay small. */
const CHECKPOINT_EVERY = 64;

/** An invariant does not hold after a choice. The session stays at the last good decision. */
export class FaultyState extends Error {
  constructor(
    readonly problems: readonly string[],
    readonly state: CoreState,
  ) {
    super(`The game reached a state that cannot be: ${problems.join(' ')}`);
    this.name = 'FaultyState';
  }
}

function checkInvariants<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
): void {
  const problems = game.invariants(state);
  if (problems.length > 0) throw new FaultyState(problems, state);
}

export class CannotUndo extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CannotUndo';
  }
}

export class Session<
  S extends CoreState = CoreState,
  E extends GameEvent = GameEvent,
  O extends BaseOptions = BaseOptions,
> {
  state: S;
  decision: Decision | null;
  readonly journal: JournalEntry[];

  /** The choices that led here, undone ones left out. */
  private line: Chosen[] = [];
  /** Choices that redo would make again, the next one last. */
  private undone: Chosen[] = [];
  private crossedReveal = false;
  private readonly happened: (Happened<E> | undefined)[] = [];
  private readonly checkpoints = new Map<number, S>();
  private readonly listeners = new Set<() => void>();

  private constructor(
    readonly game: Game<S, E, O>,
    readonly beginning: Beginning<O>,
    readonly floor: Floor<S> | null,
    at: { state: S; decision: Decision | null; journal: readonly JournalEntry[] },
    /** Called after every change and before anybody is told of it: the place to write it down. */
    private readonly keep: (session: Session<S, E, O>) => void,
  ) {
    this.state = at.state;
    this.decision = at.decision;
    this.journal = [];
    for (const entry of at.journal) this.note(entry);
  }

  static begin<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
    game: Game<S, E, O>,
    beginning: Beginning<O>,
    keep: (session: Session<S, E, O>) => void = () => undefined,
  ): Session<S, E, O> {
    const first = start(game, beginning.options, beginning.seed);
    checkInvariants(game, first.state);
    const session = new Session(game, beginning, null, { ...first, journal: [] }, keep);
    session.happened[0] = first.events;
    session.checkpoints.set(0, first.state);
    keep(session);
    return session;
  }

  /** Goes on from a checked snapshot and the journal entries since the set-up or the floor. */
  static resume<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
    game: Game<S, E, O>,
    beginning: Beginning<O>,
    floor: Floor<S> | null,
    state: S,
    journal: readonly JournalEntry[],
    keep: (session: Session<S, E, O>) => void = () => undefined,
  ): Session<S, E, O> {
    return new Session(game, beginning, floor, { state, decision: decide(game, state), journal }, keep);
  }

  /** Grows by one with every change. */
  get sequence(): number {
    return (this.floor?.sequence ?? 0) + this.journal.length;
  }

  /** Somebody took back a decision although it had revealed something. */
  get rewound(): boolean {
    return this.crossedReveal;
  }

  choose(option: string, decisionId: number = this.state.choices): Happened<E> {
    const applied = apply(this.game, this.state, { decision: decisionId, option }, {}, this.decision);
    checkInvariants(this.game, applied.state);
    this.note(applied.revealed ? { choose: option, revealed: true } : { choose: option });
    this.stand(applied.state, applied.decision);
    this.happened[this.line.length] = applied.events;
    this.changed();
    return applied.events;
  }

  /** How many decisions can be taken back; without crossing a reveal unless asked otherwise. */
  undoable(acrossReveals = false): number {
    if (acrossReveals) return this.line.length;
    let count = 0;
    while (count < this.line.length && this.line[this.line.length - 1 - count]?.revealed !== true) count++;
    return count;
  }

  get redoable(): number {
    return this.undone.length;
  }

  /** The option that the next undo takes back. */
  get lastChoice(): string | null {
    return this.line[this.line.length - 1]?.choose ?? null;
  }

  undo(count = 1, acrossReveals = false): void {
    if (!Number.isInteger(count) || count < 1 || count > this.line.length) {
      throw new CannotUndo(`${count} decisions cannot be taken back: ${this.line.length} have been made.`);
    }
    const crossing = count > this.undoable(false);
    if (crossing && !acrossReveals) {
      throw new CannotUndo(
        'Something was revealed since then (a die, a card or a draw), so it stays as it is.',
      );
    }
    const target = this.line.length - count;
    const { state, decision } = this.replay(this.nearestCheckpoint(target), target);
    this.note(crossing ? { undo: count, rewound: true } : { undo: count });
    this.stand(state, decision);
    this.happened.length = target + 1;
    this.changed();
  }

  redo(): Happened<E> {
    const next = this.undone[this.undone.length - 1];
    if (!next) throw new CannotUndo('There is nothing to do again.');
    return this.choose(next.choose);
  }

  /**
   * Goes the way that another copy of this game has gone, entry by entry. False when that one did not come by here: then it is
   * not followed.
   */
  follow({ journal, floor }: Session<S, E, O>): boolean {
    const isSame = (entry: JournalEntry, n: number) => JSON.stringify(entry) === JSON.stringify(journal[n]);
    if (floor?.sequence !== this.floor?.sequence || !this.journal.every(isSame)) return false;
    for (const entry of journal.slice(this.journal.length)) {
      if ('undo' in entry) this.undo(entry.undo, true);
      else this.choose(entry.choose);
    }
    return true;
  }

  /** What happened because of the n-th decision of the line; 0 is the set-up. Replays what is not in memory. */
  events(n: number): Happened<E> {
    if (n <= this.line.length && this.happened[n] === undefined) this.replay(0, this.line.length);
    return this.happened[n] ?? [];
  }

  /** Decisions on the line that led here. */
  get length(): number {
    return this.line.length;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    this.keep(this);
    for (const listener of this.listeners) listener();
  }

  private stand(state: S, decision: Decision | null): void {
    this.state = state;
    this.decision = decision;
    if (this.line.length % CHECKPOINT_EVERY === 0) this.checkpoints.set(this.line.length, state);
  }

  /** Writes an entry into the journal and follows it on the line. */
  private note(entry: JournalEntry): void {
    this.journal.push(entry);
    if ('undo' in entry) {
      if (entry.rewound === true) this.crossedReveal = true;
      // A file from outside may want more taken back than there is.
      for (let back = Math.min(entry.undo, this.line.length); back > 0; back--) {
        const chosen = this.line.pop();
        if (chosen) this.undone.push(chosen);
      }
      for (const at of this.checkpoints.keys()) if (at > this.line.length) this.checkpoints.delete(at);
      return;
    }
    const redone = this.undone.pop();
    if (redone?.choose !== entry.choose) this.undone = [];
    this.line.push(entry);
  }

  /** Plays the line again from decision `from`, where a checkpoint stands, to `target`; events come along. */
  private replay(from: number, target: number): { state: S; decision: Decision | null } {
    let at = this.checkpoint(from);
    for (let n = from; n < target; n++) {
      const chosen = this.line[n] as Chosen;
      const applied = apply(this.game, at.state, { decision: at.state.choices, option: chosen.choose });
      this.happened[n + 1] = applied.events;
      at = applied;
      if ((n + 1) % CHECKPOINT_EVERY === 0) this.checkpoints.set(n + 1, at.state);
    }
    return at;
  }

  private nearestCheckpoint(target: number): number {
    let from = target - (target % CHECKPOINT_EVERY);
    while (from > 0 && !this.checkpoints.has(from)) from -= CHECKPOINT_EVERY;
    return from;
  }

  private checkpoint(at: number): { state: S; decision: Decision | null } {
    const known = this.checkpoints.get(at);
    if (known) return { state: known, decision: decide(this.game, known) };
    const first = this.floor
      ? { state: this.floor.state, decision: decide(this.game, this.floor.state), events: [] }
      : start(this.game, this.beginning.options, this.beginning.seed);
    this.happened[0] = first.events;
    this.checkpoints.set(0, first.state);
    return first;
  }
}
