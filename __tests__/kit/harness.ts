/**
 * Plays a game in a test: `table.pick({ verb: 'move', area: '2C' }, 6)` answers the open decision, with the dice that will
 * fall. After every call the invariants must hold and the script must be used up.
 */
import { advance, apply, decide, firstFrame, refusals } from '../../src/core/engine';
import type { BaseOptions, Decision, Game } from '../../src/core/game';
import { copy } from '../../src/core/plain';
import type {
  CoreState,
  Facets,
  GameEvent,
  OnlyOptionEvent,
  Option,
  Procedure,
  RuleId,
} from '../../src/core/procedure';
import { ScriptedRandom, type Scripted } from './scripted';

export class Harness<S extends CoreState, E extends GameEvent, O extends BaseOptions> {
  state: S;
  decision: Decision | null = null;
  /** What happened since the last call. */
  events: (E | OnlyOptionEvent)[] = [];
  private readonly random = new ScriptedRandom();

  constructor(
    readonly game: Game<S, E, O>,
    state: S,
  ) {
    this.state = copy(state);
    this.checkInvariants();
  }

  /** Runs one procedure to its end or its first decision, whatever else the state was about to do. */
  run<L extends object>(procedure: Procedure<S, E, L>, locals: L, ...rolls: Scripted[]): this {
    this.random.queue(rolls);
    this.state.frames = [firstFrame(procedure, locals)];
    this.events = [];
    this.decision = advance(this.game, this.state, {
      events: this.events,
      random: this.random,
      untilFrames: 0,
    });
    return this.settled();
  }

  /** Goes on until the next decision. */
  go(...rolls: Scripted[]): this {
    this.random.queue(rolls);
    this.events = [];
    this.decision = advance(this.game, this.state, {
      events: this.events,
      random: this.random,
      untilFrames: 0,
    });
    return this.settled();
  }

  /** Takes the one option that fits an id or these facets. */
  pick(wanted: string | Facets, ...rolls: Scripted[]): this {
    const option = this.find(wanted);
    this.random.queue(rolls);
    this.events = [];
    const next = apply(
      this.game,
      this.state,
      { decision: this.state.choices, option: option.id },
      { events: this.events, random: this.random, untilFrames: 0 },
    );
    this.state = next.state;
    this.decision = next.decision;
    return this.settled();
  }

  /** The options that fit these facets. */
  options(wanted: Facets = {}): readonly Option[] {
    return (this.decision?.options ?? []).filter((option) => fits(option.facets, wanted));
  }

  offers(wanted: string | Facets): boolean {
    return typeof wanted === 'string'
      ? this.options().some((option) => option.id === wanted)
      : this.options(wanted).length > 0;
  }

  /** The rule by which something is refused, or null. Fails when it is on offer after all. */
  refusal(wanted: Facets): RuleId | null {
    if (this.offers(wanted)) throw new Error(`${JSON.stringify(wanted)} is not refused: it is an option.`);
    return refusals(this.game, this.state).find((refusal) => fits(refusal.facets, wanted))?.rule ?? null;
  }

  /** Events of one type since the last call. */
  told<K extends E['type']>(type: K): Extract<E, { type: K }>[] {
    return this.events.filter((event): event is Extract<E, { type: K }> => event.type === type);
  }

  private find(wanted: string | Facets): Option {
    if (this.decision === null)
      throw new Error(`Nothing is asked, so ${JSON.stringify(wanted)} cannot be picked.`);
    const found =
      typeof wanted === 'string' ? this.options().filter((o) => o.id === wanted) : this.options(wanted);
    const [first, second] = found;
    if (first === undefined || second !== undefined) {
      const ids = this.decision.options.map((option) => option.id).join(', ');
      throw new Error(
        `${found.length} options of "${this.decision.kind}" fit ${JSON.stringify(wanted)}. It offers: ${ids}`,
      );
    }
    return first;
  }

  private settled(): this {
    if (this.random.left.length > 0)
      throw new Error(`These scripted rolls were not used: ${this.random.left.join(', ')}`);
    this.checkInvariants();
    if (this.decision !== null && this.state.frames.length > 0) {
      const again = decide(this.game, this.state);
      if (again?.options.length !== this.decision.options.length)
        throw new Error('Deciding twice gave different options.');
    }
    return this;
  }

  private checkInvariants(): void {
    const problems = this.game.invariants(this.state);
    if (problems.length > 0) throw new Error(`Invariants do not hold: ${problems.join(' ')}`);
  }
}

function fits(facets: Facets, wanted: Facets): boolean {
  return Object.entries(wanted).every(([name, value]) => facets[name] === value);
}
