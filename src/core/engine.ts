/**
 * The engine: a game is always either over or waiting for exactly one decision, with every legal option listed.
 * `start` and `apply` bring it from one such point to the next.
 */
import type { BaseOptions, Choice, Decision, Game } from './game';
import { copy, type Json } from './plain';
import type {
  CoreState,
  Frame,
  GameEvent,
  OnlyOptionEvent,
  Play,
  Question,
  Refusal,
  Signal,
  Step,
} from './procedure';
import { sameRandom, seedRandom, sfc32, type Random } from './random';

/** More steps than any rule needs between two decisions: past it a procedure is running in a circle. */
export const STEP_BUDGET = 20_000;

export class IllegalChoice extends Error {
  constructor(
    readonly code: 'over' | 'stale' | 'unknown',
    readonly choice: Choice,
    readonly decision: Decision | null,
  ) {
    super(illegalChoiceMessage(code, choice, decision));
    this.name = 'IllegalChoice';
  }
}

function illegalChoiceMessage(
  code: IllegalChoice['code'],
  choice: Choice,
  decision: Decision | null,
): string {
  if (code === 'over' || decision === null)
    return `The game is over: "${choice.option}" can no longer be chosen.`;
  if (code === 'stale')
    return `Decision ${choice.decision} is not open; the game waits for decision ${decision.id}.`;
  const some = decision.options.slice(0, 5).map((o) => o.id);
  return `"${choice.option}" is not an option of decision ${decision.id} (${decision.kind}). It offers ${some.join(', ')}${
    decision.options.length > some.length ? ` and ${decision.options.length - some.length} more` : ''
  }.`;
}

/** A fault of the rules code, not of the player: no option, no frame, or no end. */
export class BrokenRules extends Error {
  constructor(
    readonly code: 'deadEnd' | 'runaway' | 'unknownStep',
    message: string,
  ) {
    super(message);
    this.name = 'BrokenRules';
  }
}

/** Watches what a run touches: for the simulator's list of what was never seen. */
export interface Trace {
  step(procedure: string, step: string): void;
  decision(kind: string): void;
  event(type: string): void;
  mark(tag: string): void;
}

export interface RunOptions<E extends GameEvent> {
  /** Receives what happens; without it events are dropped. */
  readonly events?: (E | OnlyOptionEvent)[];
  readonly trace?: Trace;
  /** Instead of the generator in the state: scripted dice for tests. */
  readonly random?: Random;
  /** Stop as soon as no more than this many frames are left: tests run one procedure alone. */
  readonly untilFrames?: number;
}

export interface Applied<S extends CoreState, E extends GameEvent> {
  readonly state: S;
  readonly decision: Decision | null;
  readonly events: readonly (E | OnlyOptionEvent)[];
  /** The generator advanced: something was revealed that undo should not take back. */
  readonly revealed: boolean;
}

export function start<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  options: O,
  seed: number,
  run: RunOptions<E> = {},
): Applied<S, E> {
  const random = seedRandom(seed);
  const body = game.setup(options, run.random ?? sfc32(random));
  const state = { ...body, random, choices: 0 } as unknown as S;
  const events = run.events ?? [];
  const decision = advance(game, state, { ...run, events });
  return { state, decision, events, revealed: false };
}

/** The open decision, or null when the game is over. Pure. */
export function decide<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
): Decision | null {
  if (game.outcome(state) !== null) return null;
  const frame = topFrame(state);
  const step = stepOf(game, frame);
  if (typeof step === 'function') {
    throw new BrokenRules(
      'unknownStep',
      `"${frame.procedure}.${frame.step}" is not a question: the state is not at rest.`,
    );
  }
  return ask(state, frame, step);
}

/** Every refusal of the open decision: for "why can't I?". */
export function refusals<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
): Refusal[] {
  if (game.outcome(state) !== null) return [];
  const frame = topFrame(state);
  const step = stepOf(game, frame);
  return typeof step === 'function' ? [] : (step.refusals?.(state, frame) ?? []);
}

/**
 * Answers the open decision on a copy: the given state is never changed, also when this throws. Who holds the open decision
 * already hands it over as `asked`, so that its options are not listed twice.
 */
export function apply<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
  choice: Choice,
  run: RunOptions<E> = {},
  asked: Decision | null = decide(game, state),
): Applied<S, E> {
  const next = copy(state);
  const events = run.events ?? [];
  const decision = applyInPlace(game, next, asked, choice, { ...run, events });
  return { state: next, decision, events, revealed: !sameRandom(state.random, next.random) };
}

/**
 * Answers `asked`, the open decision of `state`, by changing `state`. For bots and simulation: the caller holds the
 * decision already, so its options are not listed twice. Returns the next decision.
 */
export function applyInPlace<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
  asked: Decision | null,
  choice: Choice,
  run: RunOptions<E> = {},
): Decision | null {
  if (asked === null) throw new IllegalChoice('over', choice, null);
  if (choice.decision !== asked.id || asked.id !== state.choices)
    throw new IllegalChoice('stale', choice, asked);
  const picked = asked.options.find((o) => o.id === choice.option);
  if (picked === undefined) throw new IllegalChoice('unknown', choice, asked);
  state.choices++;
  const frame = topFrame(state);
  const question = stepOf(game, frame) as Question<S, E, Frame>;
  const play = new Run(state, run);
  settle(game, state, frame, question.choose(play, frame, picked.facets));
  game.check?.(play);
  return advance(game, state, run, play);
}

/** Runs automatic steps until the game is over or a decision is open. */
export function advance<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
  run: RunOptions<E> = {},
  play: Play<S, E> = new Run(state, run),
): Decision | null {
  const { trace, untilFrames = -1 } = run;
  for (let budget = STEP_BUDGET; budget > 0; budget--) {
    if (game.outcome(state) !== null || state.frames.length <= untilFrames) return null;
    const frame = topFrame(state);
    const step = stepOf(game, frame);
    trace?.step(frame.procedure, frame.step);
    if (typeof step === 'function') {
      settle(game, state, frame, step(play, frame));
    } else {
      const decision = ask(state, frame, step);
      trace?.decision(decision.kind);
      const only = decision.options.length === 1 && step.always !== true ? decision.options[0] : undefined;
      if (only === undefined) return decision;
      play.emit({ type: 'onlyOption', kind: decision.kind, seat: decision.seat, option: only.id });
      settle(game, state, frame, step.choose(play, frame, only.facets));
    }
    game.check?.(play);
  }
  const { procedure, step } = topFrame(state);
  throw new BrokenRules(
    'runaway',
    `No decision within ${STEP_BUDGET} steps; last at "${procedure}.${step}".`,
  );
}

/** What steps work with during one run of the engine. */
class Run<S extends CoreState, E extends GameEvent> implements Play<S, E> {
  readonly random: Random;
  private readonly events: (E | OnlyOptionEvent)[] | undefined;
  private readonly trace: Trace | undefined;

  constructor(
    readonly state: S,
    { events, trace, random }: RunOptions<E>,
  ) {
    this.random = random ?? sfc32(state.random);
    this.events = events;
    this.trace = trace;
  }

  emit(event: E | OnlyOptionEvent): void {
    this.trace?.event(event.type);
    this.events?.push(event);
  }

  mark(tag: string): void {
    this.trace?.mark(tag);
  }
}

function ask<S extends CoreState, E extends GameEvent>(
  state: S,
  frame: Frame,
  question: Question<S, E, Frame>,
): Decision {
  const options = question.options(state, frame);
  if (options.length === 0) {
    throw new BrokenRules('deadEnd', `Decision "${frame.procedure}.${frame.step}" has no options.`);
  }
  return { id: state.choices, seat: question.seat(state, frame), kind: frame.step, options, about: frame };
}

function settle<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
  frame: Frame,
  flow: Signal | void,
): void {
  if (!flow) return finishStep(game, state, frame);
  switch (flow.to) {
    case 'again':
      return;
    case 'step':
      frame.step = flow.step;
      return;
    case 'end':
      return finishProcedure(state, flow.result);
    case 'call':
      if (flow.returnTo === undefined) finishStep(game, state, frame);
      else frame.step = flow.returnTo;
      state.frames.push(frameOf(flow.procedure, firstStep(game, flow.procedure), flow.locals));
  }
}

function finishStep<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  state: S,
  frame: Frame,
): void {
  const names = procedureOf(game, frame.procedure).stepNames;
  const next = names[names.indexOf(frame.step) + 1];
  if (next === undefined) finishProcedure(state);
  else frame.step = next;
}

function finishProcedure(state: CoreState, result?: Json): void {
  state.frames.pop();
  const caller = state.frames[state.frames.length - 1];
  if (caller && result !== undefined) caller.result = result;
}

/** A loop, because spreading objects of many shapes at one place is several times slower. */
function frameOf(procedure: string, step: string, locals: object): Frame {
  const frame: Frame & Record<string, unknown> = { procedure, step };
  for (const name in locals) frame[name] = (locals as Record<string, unknown>)[name];
  return frame;
}

/** The frame that a game begins with. */
export function firstFrame<L extends object>(
  procedure: { name: string; stepNames: readonly string[]; locals?: L },
  locals: L,
): Frame {
  return frameOf(procedure.name, procedure.stepNames[0] ?? '', locals);
}

function topFrame(state: CoreState): Frame {
  const frame = state.frames[state.frames.length - 1];
  if (!frame) throw new BrokenRules('deadEnd', 'No procedure is running and the game is not over.');
  return frame;
}

function firstStep<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  name: string,
): string {
  return procedureOf(game, name).stepNames[0] as string;
}

function procedureOf<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  name: string,
) {
  const procedure = game.byName.get(name);
  if (!procedure) throw new BrokenRules('unknownStep', `There is no procedure "${name}" in ${game.title}.`);
  return procedure;
}

function stepOf<S extends CoreState, E extends GameEvent, O extends BaseOptions>(
  game: Game<S, E, O>,
  frame: Frame,
): Step<S, E, Frame> {
  const procedure = procedureOf(game, frame.procedure);
  const step = procedure.steps[frame.step];
  if (!step)
    throw new BrokenRules('unknownStep', `Procedure "${procedure.name}" has no step "${frame.step}".`);
  return step;
}
