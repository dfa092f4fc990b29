/** What a game must provide to be played by the engine, shown by the table and kept by the storage. */
import type { z } from 'zod';

import type {
  CoreState,
  Facets,
  Frame,
  GameEvent,
  OnlyOptionEvent,
  Option,
  Play,
  Procedure,
  RuleId,
  SeatId,
} from './procedure';
import type { Random } from './random';

export interface Decision {
  /** The number of the decision in this game: an answer to an old one is refused. */
  readonly id: number;
  readonly seat: SeatId;
  /** The name of the question, 'followAction': the key of its prompt. */
  readonly kind: string;
  /** Never empty, unique ids, always in the same order. */
  readonly options: readonly Option[];
  /** The frame that asks, for words and pictures: who attacks, which card was drawn. */
  readonly about: Readonly<Frame>;
}

export interface Choice {
  readonly decision: number;
  readonly option: string;
}

export interface Outcome {
  readonly result: 'win' | 'loss';
  /** Short and stable: 'biohazard'. The words for it are in the game's text. */
  readonly reason: string;
  readonly rule?: RuleId;
}

/** What every game lets people choose. */
export interface BaseOptions {
  /** People at the table. */
  readonly players: number;
}

export interface Rule {
  readonly chapter: string;
  readonly text: string;
  /** Not in the rulebook: settled by us where it is silent or contradicts itself. */
  readonly ours?: true;
}
export type Rulebook = Readonly<Record<RuleId, Rule>>;

/** Function types that a registry of unlike games can hold: parameters of methods are compared both ways. */
type Prompt<S> = { words(state: S, decision: Decision): string }['words'];
type Sentence<E, S> = { words(event: E, state: S): string }['words'];

export interface GameText<S extends CoreState, E extends GameEvent> {
  /** The question in one sentence, by kind. Its keys are all the decision kinds of the game. */
  readonly prompts: Readonly<Record<string, Prompt<S>>>;
  /** One facet in words: 'Move', 'Officer Pilar Duarte', '2C Town Hall'. */
  facet(state: S, name: string, value: string | number): string;
  /** A whole option as a button reads it. */
  option(state: S, decision: Decision, option: Option): string;
  /** One sentence an event. Its keys are all the event types of the game. */
  readonly events: { readonly [K in E['type']]: Sentence<Extract<E, { type: K }>, S> };
  /** Who sits there: 'Constabulary'. */
  seat(state: S, seat: number): string;
  outcome(state: S, outcome: Outcome): { title: string; body: string };
}

/** One row of the new-game screen. Players and names are always asked; the rest is the game's. */
export interface SetupField {
  readonly key: string;
  readonly label: string;
  readonly help?: string;
  readonly kind: 'choice' | 'toggle' | 'list';
  readonly choices: readonly {
    readonly value: string | number | boolean;
    readonly label: string;
    readonly help?: string;
  }[];
  /** For 'list': how many different ones are to be picked. */
  readonly count?: { readonly min: number; readonly max: number };
}

export interface Level<O> {
  readonly label: string;
  readonly help: string;
  readonly sets: Partial<O>;
}

export interface GameDefinition<S extends CoreState, E extends GameEvent, O extends BaseOptions> {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  /** Raised whenever the same journal could give another state; older saves then go through `migrations`. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly optionsSchema: z.ZodType<O>;
  /** A complete, playable set of options for that many people. */
  defaults(players: number): O;
  /** The rows of the new-game screen; they may depend on what has been picked so far. */
  setupFields(options: O): readonly SetupField[];
  /** Named difficulties and what each of them sets; the rows of those options are then for fine tuning. */
  readonly levels?: readonly Level<O>[];
  readonly stateSchema: z.ZodType<S>;
  /** The initial state; its frames hold the procedure that the game begins with. `random` is its generator. */
  setup(options: O, random: Random): Omit<S, keyof CoreState> & Pick<S, 'frames'>;
  readonly procedures: readonly Procedure<S, E>[];
  /** State-based checks, run after every atomic change. May change the state and emit, never ask. */
  check?(play: Play<S, E>): void;
  outcome(state: S): Outcome | null;
  /** Rounds played so far, for the status strip, the simulator and statistics. */
  round(state: S): number;
  /** Which person (0-based) holds the phone for a seat, when people play several seats. */
  person?(state: S, seat: number): number;
  /** Hides what that seat may not see. */
  view(state: S, seat: SeatId): S;
  /** Empty when all is well; otherwise a sentence for each thing that cannot be. */
  invariants(state: S): string[];
  readonly text: GameText<S, E>;
  readonly rulebook: Rulebook;
  /** Content that must take effect somewhere in a long run: 'card/fate-03', 'ability/sic-em'. See `Play.mark`. */
  readonly catalogue: readonly string[];
  /** How good a state is for the players, and a nudge for single options: for the greedy bot. */
  readonly bot?: {
    score(state: S): number;
    hint?(state: S, decision: Decision, option: Option): number;
    /** A seat that plays against the others wants what they fear. */
    opposes?(state: S, seat: SeatId): boolean;
  };
  /** From rulesVersion n to n + 1, by n. */
  readonly migrations?: Readonly<Record<number, (state: unknown) => unknown>>;
  /** Old names of procedures and steps that may stand in saves: 'oldName' or 'procedure.oldStep' to the new name. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** A definition with its procedures indexed: what the engine, the session and the tools take. */
export interface Game<
  S extends CoreState = CoreState,
  E extends GameEvent = GameEvent,
  O extends BaseOptions = BaseOptions,
> extends GameDefinition<S, E, O> {
  readonly byName: ReadonlyMap<string, Procedure<S, E>>;
}

/**
 * A game of any state: what the registry holds. The methods of a definition are bivariant, so this is sound as long as a
 * state only ever goes to the game that made it, which the session and the save envelope see to.
 */
export type AnyGame = Game;

export function defineGame<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  definition: GameDefinition<S, E, O>,
): Game<S, E, O> {
  const byName = new Map<string, Procedure<S, E>>();
  for (const procedure of definition.procedures) {
    if (byName.has(procedure.name)) throw new Error(`Two procedures are called "${procedure.name}".`);
    if (procedure.stepNames.length === 0) throw new Error(`Procedure "${procedure.name}" has no steps.`);
    byName.set(procedure.name, procedure);
  }
  return { ...definition, byName };
}

export type { Facets, OnlyOptionEvent, Option };
