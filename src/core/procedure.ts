/**
 * Rule procedures: ordered lists of named steps, in the rulebook's own order and words. Where a procedure stands is a
 * frame of plain data on the state's stack, so an attack that triggers a last stand that forces a retreat can be
 * saved, copied and resumed at any depth.
 */
import type { Json } from './plain';
import type { Random, RandomState } from './random';

/** A player's place at the table, counted from 0; 'team' where the table decides together. */
export type SeatId = number | 'team';

/** The id of a rule, as `PI-CLOSE-09`: the key of the game's rulebook. */
export type RuleId = string;

export interface Frame {
  procedure: string;
  step: string;
  /** What the last called procedure ended with. */
  result?: Json;
}

/** The part of a state that the engine itself keeps. */
export interface CoreState {
  random: RandomState;
  /** Procedures under way, the running one last. */
  frames: Frame[];
  /** Decisions answered so far: the id of the next one. */
  choices: number;
}

/** What a player would pick one by one: `{ verb: 'move', unit: 'blart', area: '2C' }`. */
export type Facets = Readonly<Record<string, string | number>>;
export type Cost = Readonly<Record<string, number>>;

export interface Option<F extends Facets = Facets> {
  /** Stable and readable inside its decision: 'move/blart/2C'. */
  readonly id: string;
  readonly facets: F;
  readonly cost?: Cost;
}

/** Why something that one might expect is not among the options. */
export interface Refusal {
  readonly facets: Facets;
  readonly rule: RuleId;
}

/** What happened. The log's sentence and the animation both derive from it. */
export interface GameEvent {
  readonly type: string;
  readonly rule?: RuleId;
  /** Places and pieces it happened to, as the board names them. */
  readonly at?: readonly string[];
}

/** Said by the engine when a decision had a single option and was not worth asking. */
export interface OnlyOptionEvent extends GameEvent {
  readonly type: 'onlyOption';
  readonly kind: string;
  readonly seat: SeatId;
  readonly option: string;
}

/** What a step works with. */
export interface Play<S extends CoreState, E extends GameEvent> {
  readonly state: S;
  readonly random: Random;
  emit(event: E | OnlyOptionEvent): void;
  /** Notes that a piece of content (a card, an ability, ...) took effect: the simulator lists what was never seen. */
  mark(tag: string): void;
}

/** What follows a step: nothing said means the next step in order. */
export type Flow = void | Signal;
export type Signal =
  | { readonly to: 'again' }
  | { readonly to: 'end'; readonly result?: Json }
  | { readonly to: 'step'; readonly step: string }
  | { readonly to: 'call'; readonly procedure: string; readonly locals: object; readonly returnTo?: string };

/** The same step once more; after a question: ask it again. */
export const again: Signal = { to: 'again' };

/** Leaves the procedure, with an optional result for its caller (`frame.result`). */
export function end(result?: Json): Signal {
  return result === undefined ? { to: 'end' } : { to: 'end', result };
}

export function go(step: string): Signal {
  return { to: 'step', step };
}

/**
 * Runs another procedure, then goes on with the next step, or with `returnTo`. From the last step, without `returnTo`, the
 * caller is over: a result then goes to the caller's own caller.
 */
export function call<L extends object>(
  procedure: { readonly name: string; readonly locals?: L },
  locals: L,
  returnTo?: string,
): Signal {
  return returnTo === undefined
    ? { to: 'call', procedure: procedure.name, locals }
    : { to: 'call', procedure: procedure.name, locals, returnTo };
}

/** A question to the players: the rulebook's own, with every legal answer. */
export interface Question<S extends CoreState, E extends GameEvent, L, F extends Facets = Facets> {
  seat(state: S, frame: L): SeatId;
  /** Never empty when asked, in a fixed order. Pure. */
  options(state: S, frame: L): Option<F>[];
  choose(play: Play<S, E>, frame: L, picked: F): Flow;
  /** Pure; computed only when somebody asks "why can't I?". */
  refusals?(state: S, frame: L): Refusal[];
  /** Asked even when a single option is left, because seeing it matters. */
  readonly always?: boolean;
}

export type Step<S extends CoreState, E extends GameEvent, L> =
  // Methods, not properties: a list of procedures may then hold procedures with different locals.
  { bivariant(play: Play<S, E>, frame: L): Flow }['bivariant'] | Question<S, E, L>;

export interface Procedure<S extends CoreState, E extends GameEvent, L extends object = object> {
  readonly name: string;
  readonly stepNames: readonly string[];
  readonly steps: Readonly<Record<string, Step<S, E, L & Frame>>>;
  /** Only a type: what a caller has to hand over. */
  readonly locals?: L;
}

/** The vocabulary of one game's rules, bound to its state and events. */
export function vocabulary<S extends CoreState, E extends GameEvent>() {
  return {
    procedure<L extends object = object>(
      name: string,
      steps: Readonly<Record<string, Step<S, E, L & Frame>>>,
    ): Procedure<S, E, L> {
      return { name, steps, stepNames: Object.keys(steps) };
    },
    question<L extends object, F extends Facets>(
      asked: Question<S, E, L & Frame, F>,
    ): Question<S, E, L & Frame> {
      // Options are made by `options` itself, so `choose` gets back the very facets it put there.
      return asked as unknown as Question<S, E, L & Frame>;
    },
  };
}

/** An option whose id is its facets read in order. */
export function option<F extends Facets>(facets: F, cost?: Cost): Option<F> {
  let id = '';
  for (const name in facets) id += id === '' ? facets[name] : `/${facets[name]}`;
  return cost === undefined ? { id, facets } : { id, facets, cost };
}
