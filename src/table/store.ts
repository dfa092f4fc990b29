/**
 * The table's one small store over a running game. It answers taps, plays back what happened, passes the phone on, and takes
 * decisions back. Everything that a component shows is in its snapshot; nothing else remembers anything.
 */
import { IllegalChoice, refusals } from '../core/engine';
import type { AnyGame } from '../core/game';
import type { CoreState, GameEvent, SeatId } from '../core/procedure';
import { FaultyState, type Session } from '../core/session';
import type { AnyGameView, Layout, Target } from '../ui/gameView';
import { allTheSame } from './equivalent';
import { Logbook, personOf, type LogLine } from './logbook';
import { begin, chosen, narrow, pickOf, remaining, type NarrowAction, type Narrowing } from './narrow';
import {
  current,
  durationOf,
  inMotion,
  isOver,
  next,
  skipAll,
  standingStill,
  tell,
  touchedBy,
  trailsOf,
  type Motion,
  type Telling,
  type Touch,
  type Trail,
} from './playback';
import { CALM, type TableSettings } from './settings';
import type { Phase, TableSnapshot } from './snapshot';
import { undoWords } from './undoWords';

export interface Timers {
  set(work: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

const realTimers: Timers = {
  set: (work, ms) => setTimeout(work, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

const placeOf = ({ state, decision, length }: Session) => ({ state, decision, length });

export class TableStore {
  readonly log: Logbook;
  readonly game: AnyGame;
  private phase: Phase = 'deciding';
  private narrowing: Narrowing | null = null;
  private telling: Telling | null = null;
  private trails: readonly Trail[] = [];
  private touched: readonly Touch[] = [];
  private person: number | null = null;
  private fault: FaultyState | null = null;
  private settings: TableSettings = CALM;
  private timer: unknown = null;
  private reading: unknown = null;
  private snapshot: TableSnapshot;
  private stopFollowing: () => void = () => undefined;
  /** Where the game stood when it was last looked at. */
  private seen: ReturnType<typeof placeOf>;
  private readonly listeners = new Set<() => void>();
  private readonly layouts = new WeakMap<CoreState, Layout>();
  private readonly views = new WeakMap<CoreState, Map<SeatId, CoreState>>();

  constructor(
    readonly session: Session,
    readonly view: AnyGameView,
    settings: TableSettings = CALM,
    private readonly timers: Timers = realTimers,
    private readonly isWatched = false,
  ) {
    this.game = session.game;
    this.seen = placeOf(session);
    this.settings = settings;
    this.log = new Logbook(this.game, view, session);
    this.log.readOn();
    if (session.sequence === 0) this.open();
    else this.settle();
    this.snapshot = this.take();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): TableSnapshot => this.snapshot;

  /** Goes on with whatever takes time; `close` stops it. */
  start(): void {
    if (!this.log.isComplete) this.readLog();
    if (this.telling) this.goOn();
    if (this.isWatched) this.stopFollowing = this.session.subscribe(() => this.follow());
  }

  close(): void {
    this.stopFollowing();
    this.timers.clear(this.timer);
    this.timers.clear(this.reading);
  }

  setSettings(settings: TableSettings): void {
    if (settings === this.settings) return;
    const hadHandOver = this.settings.handOver;
    this.settings = settings;
    const isPointless = hadHandOver && !settings.handOver && !this.isSecret;
    if (this.phase === 'handOver' && isPointless) this.acceptHandOver();
    else this.changed();
  }

  // ------------------------------------------------------------------------------------------------ deciding

  /** True when the tap picked something. */
  tap(target: Target): boolean {
    if (this.narrowing === null || this.phase !== 'deciding') return false;
    if (pickOf(this.narrowing, target) === null) return false;
    this.narrow({ type: 'target', target });
    return true;
  }

  narrow(action: NarrowAction): void {
    if (this.narrowing === null || this.phase !== 'deciding') return;
    this.narrowing = narrow(this.narrowing, action);
    this.changed();
  }

  /** Takes the one option that is left. */
  confirm(): void {
    const option = this.narrowing && chosen(this.narrowing);
    if (option) this.choose(option.id);
  }

  /** Takes the first of several that all come to the same. */
  chooseAny(): void {
    const first = this.narrowing && remaining(this.narrowing)[0];
    if (first) this.choose(first.id);
  }

  private choose(option: string): void {
    const { state: before, decision } = this.session;
    if (decision === null || this.phase !== 'deciding') return;
    let events: readonly GameEvent[];
    try {
      events = this.session.choose(option, decision.id);
    } catch (error) {
      if (error instanceof IllegalChoice) throw error;
      // Rules that broke down on the way are as faulty as a state that cannot be: the game stands before the choice.
      this.fault = error instanceof FaultyState ? error : new FaultyState([String(error)], before);
      this.phase = 'faulty';
      this.changed();
      return;
    }
    this.log.add(before, decision, option, this.session.state, events);
    this.play(events, before, decision.seat);
  }

  /** A game that is only looked at has gone on, or back, by one step. */
  private follow(): void {
    const { session } = this;
    const { state: before, decision, length } = this.seen;
    this.seen = placeOf(session);
    if (session.length > length && decision !== null) {
      const events = session.events(session.length);
      this.log.add(before, decision, session.lastChoice ?? '', session.state, events);
      this.play(events, before, decision.seat);
    } else this.wentBack();
  }

  /** The player goes on from the last good decision. */
  leaveFault(): void {
    this.fault = null;
    this.settle();
    this.changed();
  }

  // ------------------------------------------------------------------------------------------------- playback

  private get motion(): Motion {
    if (this.settings.animationSpeed <= 0) return 'none';
    return this.settings.reducedMotion ? 'reduced' : 'full';
  }

  private play(events: readonly GameEvent[], before: CoreState, seat: SeatId): void {
    const after = this.session.state;
    const whole = tell(this.view, events, this.viewed(before, seat), this.viewed(after, seat));
    this.telling = inMotion(whole, this.motion);
    // What changed is shown also to those who do not watch it change.
    this.trails = trailsOf(whole);
    this.touched = touchedBy(whole);
    this.narrowing = null;
    this.phase = 'playing';
    this.goOn();
  }

  /** A new game is told from its set-up on. Nobody has seen the board yet, so nothing has moved. */
  private open(): void {
    const state = this.viewed(this.session.state, this.session.decision?.seat ?? 'team');
    const whole = tell(this.view, this.session.events(0), state, state);
    this.telling = standingStill(inMotion(whole, this.motion));
    if (isOver(this.telling)) {
      this.telling = null;
      this.settle();
    } else this.phase = 'playing';
  }

  private goOn(): void {
    this.timers.clear(this.timer);
    const step = this.telling && current(this.telling);
    if (!step) {
      this.telling = null;
      this.settle();
    } else {
      this.timer = this.timers.set(() => this.skip(), durationOf(step.play, this.settings.animationSpeed));
    }
    this.changed();
  }

  /** On to the next step of the playback. */
  skip(): void {
    if (this.telling === null) return;
    this.telling = next(this.telling);
    this.goOn();
  }

  skipAll(): void {
    if (this.telling === null) return;
    this.telling = skipAll(this.telling);
    this.goOn();
  }

  // ------------------------------------------------------------------------------------------------ hand-over

  acceptHandOver(): void {
    if (this.phase !== 'handOver') return;
    this.openDecision();
    this.changed();
  }

  /** Opens whatever the game waits for: a decision, perhaps after passing the phone on, or the end. */
  private settle(): void {
    this.narrowing = null;
    const { decision, state } = this.session;
    if (decision === null || this.isWatched) {
      this.phase = decision === null ? 'over' : 'watching';
      return;
    }
    const person = decision.seat === 'team' ? this.person : personOf(this.game, state, decision.seat);
    const isNew = person !== null && person !== this.person;
    this.person = person;
    const isWanted = this.settings.handOver || this.isSecret;
    if (isNew && isWanted && this.persons > 1) this.phase = 'handOver';
    else this.openDecision();
  }

  /** Whoever is asked now sees what nobody else may see. */
  private get isSecret(): boolean {
    const { decision, state } = this.session;
    return decision !== null && (this.view.isSecret?.(state, decision.seat) ?? false);
  }

  private openDecision(): void {
    const { decision } = this.session;
    this.phase = decision === null ? 'over' : 'deciding';
    this.narrowing = decision && begin(decision);
  }

  get persons(): number {
    return this.session.beginning.options.players;
  }

  nameOf(person: number): string {
    const name = this.session.beginning.names[person]?.trim();
    return name === undefined || name === '' ? `Player ${person + 1}` : name;
  }

  // ------------------------------------------------------------------------------------------- undo and redo

  undo(count = 1): void {
    if (this.isWatched || this.session.undoable(this.settings.freeUndo) < count) return;
    this.session.undo(count, this.settings.freeUndo);
    this.wentBack();
  }

  private wentBack(): void {
    this.stopTelling();
    this.log.cutTo(this.session.length);
    this.settle();
    this.changed();
  }

  redo(): void {
    const { decision, state: before } = this.session;
    if (this.isWatched || this.session.redoable === 0 || decision === null) return;
    this.stopTelling();
    this.session.redo();
    const option = this.session.lastChoice ?? '';
    this.log.add(before, decision, option, this.session.state, this.session.events(this.session.length));
    this.settle();
    this.changed();
  }

  private stopTelling(): void {
    this.timers.clear(this.timer);
    this.telling = null;
    this.trails = [];
    this.touched = [];
  }

  // ------------------------------------------------------------------------------------------------- snapshot

  private readLog(): void {
    this.reading = this.timers.set(() => {
      // The newest lines come last, so the table need not be drawn again before they are in.
      if (this.log.readOn()) this.changed();
      else this.readLog();
    }, 0);
  }

  private viewed(state: CoreState, seat: SeatId): CoreState {
    let bySeat = this.views.get(state);
    if (!bySeat) this.views.set(state, (bySeat = new Map()));
    let shown = bySeat.get(seat);
    if (!shown) bySeat.set(seat, (shown = this.game.view(state, seat)));
    return shown;
  }

  private layoutOf(state: CoreState): Layout {
    let layout = this.layouts.get(state);
    if (!layout) this.layouts.set(state, (layout = this.view.layout(state)));
    return layout;
  }

  private changed(): void {
    this.snapshot = this.take();
    for (const listener of this.listeners) listener();
  }

  private take(): TableSnapshot {
    const { session, narrowing, telling, phase } = this;
    const isOpen = phase === 'deciding';
    const decision = isOpen ? session.decision : null;
    const seat: SeatId = isOpen ? (session.decision?.seat ?? 'team') : 'team';
    const shown = telling && !isOver(telling) ? telling.before : this.viewed(session.state, seat);
    const one = narrowing && chosen(narrowing);
    const left = narrowing && isOpen && one === null ? remaining(narrowing) : [];
    return {
      phase,
      shown,
      layout: this.layoutOf(shown),
      decision,
      narrowing: isOpen ? narrowing : null,
      chosen: one,
      isAnyTheSame: allTheSame(this.game, session.state, left),
      refusals: isOpen ? refusals(this.game, session.state) : [],
      telling,
      told: telling ? this.toldSoFar(telling) : [],
      trails: this.trails,
      touched: this.touched,
      person: this.person,
      since: phase === 'handOver' ? this.log.since(this.log.lastTurnOf(this.person ?? 0)) : [],
      outcome: phase === 'over' ? this.game.outcome(session.state) : null,
      fault: this.fault,
      undo: undoWords(this.log, session.length, session.undoable(this.settings.freeUndo)),
      redoable: session.redoable,
      sequence: session.sequence,
    };
  }

  private toldSoFar(telling: Telling): readonly LogLine[] {
    return this.log.upTo(this.session.length, current(telling)?.event ?? Infinity);
  }
}
