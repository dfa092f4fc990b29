/**
 * A whole game as a text file that can be played again: one line on how it began, then one line a decision with the
 * option picked and the fingerprint of the state that followed. Golden playthroughs and the simulator's finds are such files.
 */
import { z } from 'zod';

import { apply, start } from '../core/engine';
import type { AnyGame, BaseOptions } from '../core/game';
import { hash } from '../core/plain';
import type { CoreState } from '../core/procedure';
import { firstIssue, seedSchema } from '../core/save';

const headSchema = z.strictObject({
  journal: z.literal(1),
  game: z.string(),
  rulesVersion: z.int().positive(),
  seed: seedSchema,
  options: z.looseObject({ players: z.int().positive() }),
  /** Of the state after the set-up. */
  hash: z.string(),
  /** What broke after the last decision, when something did. */
  fault: z.string().optional(),
});

const lineSchema = z.tuple([z.string(), z.string()]);

export interface Journal {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: number;
  readonly options: BaseOptions;
  readonly hash: string;
  readonly fault?: string;
  /** The option picked, and the hash of the state that followed: empty when the rules code broke instead. */
  readonly decisions: readonly (readonly [option: string, hash: string])[];
}

export class NotAJournal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NotAJournal';
  }
}

/** What replaying found to be other than it was written down. */
export class Differs extends Error {
  constructor(
    readonly decision: number,
    message: string,
  ) {
    super(message);
    this.name = 'Differs';
  }
}

export function writeJournal({ decisions, ...head }: Journal): string {
  const lines = [JSON.stringify({ journal: 1, ...head }), ...decisions.map((line) => JSON.stringify(line))];
  return lines.join('\n') + '\n';
}

export function readJournal(text: string): Journal {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const { journal: _version, fault, ...head } = checked(headSchema, first, 1);
  const decisions = rest.map((line, n) => checked(lineSchema, line, n + 2));
  return { ...head, ...(fault === undefined ? {} : { fault }), decisions };
}

function checked<T>(schema: z.ZodType<T>, line: string, number: number): T {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    throw new NotAJournal(`Line ${number} is not JSON.`);
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success)
    throw new NotAJournal(`Line ${number} is not part of a journal: ${firstIssue(parsed.error)}.`);
  return parsed.data;
}

/** Writes down the game that these choices give. */
export function journalOf(
  game: AnyGame,
  options: BaseOptions,
  seed: number,
  choices: readonly string[],
  fault?: string,
): Journal {
  let { state } = start(game, options, seed);
  const first = hash(state);
  const decisions = choices.map((option): [string, string] => {
    try {
      ({ state } = apply(game, state, { decision: state.choices, option }));
      return [option, hash(state)];
    } catch {
      return [option, ''];
    }
  });
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    options,
    hash: first,
    ...(fault === undefined ? {} : { fault }),
    decisions,
  };
}

/** Plays a journal again; throws Differs at the first decision that gives another state. Returns the final state. */
export function replayJournal(game: AnyGame, journal: Journal): CoreState {
  let { state, decision } = start(game, journal.options, journal.seed);
  if (hash(state) !== journal.hash) {
    throw new Differs(0, `The set-up gives ${hash(state)}, not ${journal.hash}.`);
  }
  for (const [option, expected] of journal.decisions) {
    const at = state.choices;
    const asked = decision === null ? 'after the end' : `${decision.kind} of decision ${at}`;
    try {
      ({ state, decision } = apply(game, state, { decision: at, option }));
    } catch (error) {
      if (expected === '') return state;
      throw new Differs(
        at,
        `"${option}" (${asked}): ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    const found = hash(state);
    if (found !== expected) {
      throw new Differs(
        at,
        `"${option}" (${asked}) gives ${found}, not ${expected || 'the fault it once did'}.`,
      );
    }
  }
  return state;
}
