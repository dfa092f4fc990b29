/** Scripted dice: a test says what will be rolled and drawn, and fails when a roll is missing or left over. */
import type { Random } from '../../src/core/random';

/** A number for a die; anything else (or a number) for what is drawn from a bag, a deck or a list of faces. */
export type Scripted = string | number;

export class ScriptedRandom implements Random {
  private readonly script: Scripted[] = [];

  queue(rolls: readonly Scripted[]): void {
    this.script.push(...rolls);
  }

  die(sides: number): number {
    const roll = this.next(`a d${sides}`);
    if (typeof roll !== 'number' || !Number.isInteger(roll) || roll < 1 || roll > sides) {
      throw new Error(`The script says ${JSON.stringify(roll)}, but a d${sides} is rolled.`);
    }
    return roll;
  }

  index(items: readonly unknown[]): number {
    const wanted = this.next(`one of [${items.slice(0, 12).map(nameOf).join(', ')}]`);
    const at = items.findIndex((item) => item === wanted || nameOf(item) === wanted);
    if (at < 0)
      throw new Error(
        `The script says ${JSON.stringify(wanted)}, but there is only [${items.map(nameOf).join(', ')}].`,
      );
    return at;
  }

  /** What has been scripted and not used. */
  get left(): readonly Scripted[] {
    return this.script;
  }

  private next(what: string): Scripted {
    const roll = this.script.shift();
    if (roll === undefined) throw new Error(`The script is at its end, but ${what} is asked for.`);
    return roll;
  }
}

function nameOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
