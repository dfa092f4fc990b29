/**
 * Everything that happened, in sentences, with who decided what. New entries come from the running game; the ones from before
 * a restart come from playing the journal again, a slice at a time, so that a long game opens at once.
 */
import { applyInPlace, BrokenRules, decide, IllegalChoice, start } from '../core/engine';
import type { AnyGame, Decision } from '../core/game';
import { copy } from '../core/plain';
import type { CoreState, GameEvent, RuleId, SeatId } from '../core/procedure';
import { lineOf } from '../core/save';
import type { Session } from '../core/session';
import type { IconName } from '../ui/icons';
import type { AnyGameView, TargetId } from '../ui/gameView';

export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly rule: RuleId | null;
  readonly at: readonly TargetId[];
  readonly icon: IconName | null;
  readonly colour: string | null;
  /** Nobody was asked: there was only one thing to do. */
  readonly only: boolean;
  /** The number of its event among those of its decision. */
  readonly event: number;
}

export interface LogGroup {
  readonly key: string;
  readonly title: string;
  readonly icon: IconName | null;
  readonly colour: string | null;
  readonly lines: readonly LogLine[];
}

interface Paragraph {
  /** Null: goes on under the title before it. */
  readonly title: string | null;
  readonly icon: IconName | null;
  readonly colour: string | null;
  readonly lines: LogLine[];
}

export interface LogEntry {
  /** The option as its button read; null for the set-up. */
  readonly words: string | null;
  readonly seat: SeatId | null;
  readonly person: number | null;
  readonly paragraphs: readonly Paragraph[];
  /** The turn that is going on after it. */
  readonly turn: string;
}

/** Decisions played again in one slice: a few milliseconds on a phone. */
const SLICE = 24;

const UNTOLD = 'The steps up to here were played by other rules and cannot be told again.';

export class Logbook {
  /** By the number of the decision on the line; 0 is the set-up. */
  private entries: LogEntry[] = [];
  private replayed: CoreState | null = null;
  private line: string[];
  private turn = '';
  private grouped: readonly LogGroup[] | null = null;

  constructor(
    private readonly game: AnyGame,
    private readonly view: AnyGameView,
    private readonly session: Session,
  ) {
    this.line = lineOf(session.journal);
  }

  get isComplete(): boolean {
    return this.entries.length === this.line.length + 1;
  }

  entry(n: number): LogEntry | undefined {
    return this.entries[n];
  }

  /** Reads on from where it stands; true when everything is in. */
  readOn(slice = SLICE): boolean {
    for (let i = 0; i < slice && !this.isComplete; i++) {
      try {
        this.replayOne();
      } catch (error) {
        if (!(error instanceof IllegalChoice || error instanceof BrokenRules)) throw error;
        this.leaveUntold();
      }
    }
    if (this.isComplete) this.replayed = null;
    return this.isComplete;
  }

  /** The game went on by one decision. */
  add(
    before: CoreState,
    decision: Decision,
    option: string,
    after: CoreState,
    events: readonly GameEvent[],
  ): void {
    const wasComplete = this.isComplete;
    this.line = [...this.line, option];
    if (wasComplete) this.enter(this.entryOf(before, decision, option, after, events));
  }

  /** Decisions were taken back. */
  cutTo(length: number): void {
    this.line = this.line.slice(0, length);
    if (this.entries.length <= length + 1) return;
    this.entries.length = length + 1;
    this.replayed = null;
    this.turn = this.entries[length]?.turn ?? '';
    this.grouped = null;
  }

  groups(): readonly LogGroup[] {
    this.grouped ??= group(this.entries);
    return this.grouped;
  }

  /** The lines since entry `n`. */
  since(n: number): readonly LogLine[] {
    return this.entries.slice(n).flatMap(linesOf);
  }

  /** The lines of entry `n` up to one of its events. */
  upTo(n: number, event: number): readonly LogLine[] {
    const entry = this.entries[n];
    return entry ? linesOf(entry).filter((line) => line.event <= event) : [];
  }

  /** The entry in which this person last decided something: what came of it, and all that followed. */
  lastTurnOf(person: number): number {
    for (let n = this.entries.length - 1; n > 0; n--) if (this.entries[n]?.person === person) return n;
    return 0;
  }

  private replayOne(): void {
    const n = this.entries.length;
    const events: GameEvent[] = [];
    if (n === 0) {
      this.replayed = this.beginning(events);
      const paragraphs = this.paragraphs(this.replayed, null, events, 0);
      this.enter({ words: null, seat: null, person: null, paragraphs, turn: this.turn });
      return;
    }
    const state = this.replayed ?? this.stateAt(n - 1);
    const decision = decide(this.game, state);
    const option = this.line[n - 1];
    if (decision === null || option === undefined)
      throw new IllegalChoice('over', { decision: n - 1, option: option ?? '' }, null);
    const before = copy(state);
    applyInPlace(this.game, state, decision, { decision: decision.id, option }, { events });
    this.replayed = state;
    this.enter(this.entryOf(before, decision, option, state, events));
  }

  /** These rules do not lead along this journal: the game goes on from its snapshot, and its past says so in one line. */
  private leaveUntold(): void {
    this.turn = UNTOLD;
    let lines: LogLine[] = [
      { key: 'untold', text: UNTOLD, rule: null, at: [], icon: null, colour: null, only: false, event: 0 },
    ];
    while (!this.isComplete) {
      const paragraphs = [{ title: null, icon: null, colour: null, lines }];
      this.enter({ words: null, seat: null, person: null, paragraphs, turn: this.turn });
      lines = [];
    }
  }

  private beginning(events: GameEvent[]): CoreState {
    const { floor, beginning } = this.session;
    if (floor) return copy(floor.state);
    return start(this.game, beginning.options, beginning.seed, { events }).state;
  }

  private stateAt(n: number): CoreState {
    const state = this.beginning([]);
    for (let i = 0; i < n; i++) {
      applyInPlace(this.game, state, decide(this.game, state), {
        decision: state.choices,
        option: this.line[i] ?? '',
      });
    }
    return state;
  }

  private enter(entry: LogEntry): void {
    this.entries.push(entry);
    this.grouped = null;
  }

  private entryOf(
    before: CoreState,
    decision: Decision,
    option: string,
    after: CoreState,
    events: readonly GameEvent[],
  ): LogEntry {
    const { seat } = decision;
    const picked = decision.options.find((one) => one.id === option);
    const shown = this.game.view(before, seat);
    const paragraphs = this.paragraphs(after, this.titleOf(before, seat), events, this.entries.length);
    return {
      words: picked ? this.game.text.option(shown, decision, picked) : option,
      seat,
      person: seat === 'team' ? null : personOf(this.game, before, seat),
      paragraphs,
      turn: this.turn,
    };
  }

  /** A new turn gets a title; a decision of the whole team belongs to whatever is going on. */
  private titleOf(state: CoreState, seat: SeatId): string | null {
    if (seat === 'team') return null;
    const title = `${this.game.text.seat(state, seat)}, round ${this.game.round(state)}`;
    if (title === this.turn) return null;
    this.turn = title;
    return title;
  }

  private paragraphs(
    state: CoreState,
    title: string | null,
    events: readonly GameEvent[],
    n: number,
  ): Paragraph[] {
    const shown = this.game.view(state, 'team');
    const out: Paragraph[] = [{ title, icon: null, colour: null, lines: [] }];
    let only = false;
    events.forEach((event, i) => {
      const words = this.game.text.events[event.type];
      if (!words) {
        only = true;
        return;
      }
      const mark = this.view.mark?.(event, shown) ?? null;
      const icon = mark?.icon ?? null;
      const colour = mark?.colour ?? null;
      if (mark?.chapter !== undefined) {
        out.push({ title: mark.chapter, icon, colour, lines: [] });
        this.turn = '';
      }
      out[out.length - 1]?.lines.push({
        key: `${n}.${i}`,
        text: words(event, shown),
        rule: event.rule ?? null,
        at: event.at ?? [],
        icon,
        colour,
        only,
        event: i,
      });
      only = false;
    });
    return out;
  }
}

function linesOf(entry: LogEntry): LogLine[] {
  return entry.paragraphs.flatMap((paragraph) => paragraph.lines);
}

function group(entries: readonly LogEntry[]): LogGroup[] {
  const out: (LogGroup & { lines: LogLine[] })[] = [];
  entries.forEach((entry, n) =>
    entry.paragraphs.forEach((paragraph, i) => {
      const open = out[out.length - 1];
      if (open && paragraph.title === null) open.lines.push(...paragraph.lines);
      else if (paragraph.lines.length > 0 || paragraph.title !== null) {
        const { icon, colour } = paragraph;
        out.push({
          key: `${n}.${i}`,
          title: paragraph.title ?? 'The beginning',
          icon,
          colour,
          lines: [...paragraph.lines],
        });
      }
    }),
  );
  return out.filter((one) => one.lines.length > 0);
}

/** Which person holds the phone for a seat. */
export function personOf(game: AnyGame, state: CoreState, seat: number): number {
  return game.person?.(state, seat) ?? seat;
}
