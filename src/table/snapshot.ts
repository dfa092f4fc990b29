/** Everything that the components of the table show. */
import type { Decision, Outcome } from '../core/game';
import type { CoreState, Option, Refusal } from '../core/procedure';
import type { FaultyState } from '../core/session';
import type { Layout } from '../ui/gameView';
import type { LogLine } from './logbook';
import type { Narrowing } from './narrow';
import type { Telling, Touch, Trail } from './playback';
import type { UndoWords } from './undoWords';

/** 'watching': the game is played elsewhere, here it can only be looked at. */
export type Phase = 'deciding' | 'playing' | 'handOver' | 'over' | 'faulty' | 'watching';

export interface TableSnapshot {
  readonly phase: Phase;
  /** What the board shows: as the person with the phone may see it, and during a playback as it was before. */
  readonly shown: CoreState;
  readonly layout: Layout;
  /** The open decision; null while something is played back, and at the end. */
  readonly decision: Decision | null;
  readonly narrowing: Narrowing | null;
  /** The option to confirm. */
  readonly chosen: Option | null;
  /** It makes no difference which of the remaining options is taken. */
  readonly isAnyTheSame: boolean;
  readonly refusals: readonly Refusal[];
  readonly telling: Telling | null;
  /** The sentences of what is being played back, up to now. */
  readonly told: readonly LogLine[];
  readonly trails: readonly Trail[];
  /** What the last decision changed, beside what moved. */
  readonly touched: readonly Touch[];
  /** Who has the phone, or is to get it. */
  readonly person: number | null;
  /** What happened since that person last decided. */
  readonly since: readonly LogLine[];
  readonly outcome: Outcome | null;
  readonly fault: FaultyState | null;
  readonly undo: UndoWords;
  readonly redoable: number;
  readonly sequence: number;
}
