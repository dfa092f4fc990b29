/**
 * How finished games ended. One small record a game, under the name of its save: finishing it again after an undo replaces
 * the record, a damaged one spoils no other, and every figure is counted from the records.
 */
import { z } from 'zod';

import type { Session } from '../core/session';
import type { StoragePort } from './port';

const resultSchema = z.strictObject({
  game: z.string().max(64),
  players: z.int().positive(),
  result: z.enum(['win', 'loss']),
  reason: z.string().max(64),
  rounds: z.int().nonnegative(),
  decisions: z.int().nonnegative(),
  /** Somebody took back a decision that had revealed something. */
  rewound: z.boolean(),
  endedAt: z.number(),
});

export type GameResult = Readonly<z.infer<typeof resultSchema>>;

export interface GameStats {
  readonly played: number;
  readonly won: number;
  /** Won without taking back anything that had been revealed. */
  readonly wonClean: number;
  /** Rounds of the shortest win. */
  readonly quickestWin: number | null;
  /** How often each end came about: 'loss/dark'. */
  readonly endings: Readonly<Record<string, number>>;
}

const PREFIX = 'result/';

export class StatsStore {
  constructor(
    private readonly port: StoragePort,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Notes how a game ended; does nothing while it goes on. False when it could not be written. */
  record(save: string, session: Session): boolean {
    const { game, state, rewound, beginning } = session;
    const outcome = game.outcome(state);
    if (outcome === null) return true;
    const result: GameResult = {
      game: game.id,
      players: beginning.options.players,
      result: outcome.result,
      reason: outcome.reason,
      rounds: game.round(state),
      decisions: state.choices,
      rewound,
      endedAt: this.now(),
    };
    try {
      this.port.set(PREFIX + save, JSON.stringify(result));
      return true;
    } catch {
      return false;
    }
  }

  /** Every finished game, the newest first. */
  results(): GameResult[] {
    try {
      return this.port
        .keys()
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => readResult(this.port.get(key)))
        .sort((a, b) => b.endedAt - a.endedAt);
    } catch {
      return [];
    }
  }

  of(game: string): GameStats {
    const results = this.results().filter((one) => one.game === game);
    const wins = results.filter((one) => one.result === 'win');
    const endings: Record<string, number> = {};
    for (const { result, reason } of results) {
      const key = `${result}/${reason}`;
      endings[key] = (endings[key] ?? 0) + 1;
    }
    return {
      played: results.length,
      won: wins.length,
      wonClean: wins.filter((one) => !one.rewound).length,
      quickestWin: wins.length > 0 ? Math.min(...wins.map((one) => one.rounds)) : null,
      endings,
    };
  }
}

function readResult(text: string | null): GameResult[] {
  try {
    const parsed = resultSchema.safeParse(JSON.parse(text ?? ''));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}
