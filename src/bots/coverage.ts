/** Counts what a run has touched, and tells what it never saw. */
import type { Trace } from '../core/engine';
import type { AnyGame } from '../core/game';

export interface NeverSeen {
  readonly steps: readonly string[];
  readonly decisions: readonly string[];
  readonly events: readonly string[];
  readonly catalogue: readonly string[];
}

export class Coverage implements Trace {
  private readonly counts = new Map<string, number>();

  step(procedure: string, step: string): void {
    this.add(`step ${procedure}.${step}`);
  }

  decision(kind: string): void {
    this.add(`decision ${kind}`);
  }

  event(type: string): void {
    this.add(`event ${type}`);
  }

  mark(tag: string): void {
    this.add(`mark ${tag}`);
  }

  add(key: string): void {
    this.counts.set(key, this.count(key) + 1);
  }

  count(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  /** Everything that was touched. */
  keys(): IterableIterator<string> {
    return this.counts.keys();
  }

  neverSeen(game: AnyGame): NeverSeen {
    const steps = game.procedures.flatMap(({ name, stepNames }) =>
      stepNames.map((step) => `${name}.${step}`),
    );
    const unseen = (kind: string, names: readonly string[]) =>
      names.filter((name) => this.count(`${kind} ${name}`) === 0);
    return {
      steps: unseen('step', steps),
      decisions: unseen('decision', Object.keys(game.text.prompts)),
      events: unseen('event', Object.keys(game.text.events)),
      catalogue: unseen('mark', game.catalogue),
    };
  }

  /** The same by the keys that `add` counts. */
  missing(game: AnyGame): string[] {
    const { steps, decisions, events, catalogue } = this.neverSeen(game);
    const keyed = (kind: string, names: readonly string[]) => names.map((name) => `${kind} ${name}`);
    return [
      ...keyed('step', steps),
      ...keyed('decision', decisions),
      ...keyed('event', events),
      ...keyed('mark', catalogue),
    ];
  }
}
