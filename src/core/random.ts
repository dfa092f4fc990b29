/**
 * The only source of chance in the house: sfc32 (Chris Doty-Humphrey's Small Fast Counting generator).
 * Its four 32-bit integers live in the game state, so a saved game goes on exactly as it would have.
 * The fourth is a counter: comparing it before and after tells whether anything was revealed.
 */

export type RandomState = [a: number, b: number, c: number, counter: number];

/** What rules may ask of chance. Tests answer with a script, the app with sfc32. */
export interface Random {
  /** A fair die: 1 to `sides`. */
  die(sides: number): number;
  /** A fair choice of one of `items`: its index. Draws from bags, decks and die faces all come through here. */
  index(items: readonly unknown[]): number;
}

const WARM_UP = 15;
const RANGE = 0x1_0000_0000;

export function seedRandom(seed: number): RandomState {
  const mix = splitmix32(seed);
  const state: RandomState = [mix(), mix(), mix(), 1];
  for (let i = 0; i < WARM_UP; i++) nextUint32(state);
  return state;
}

/** Spreads one integer over several words that have nothing visible in common. */
function splitmix32(seed: number): () => number {
  let z = seed | 0;
  return () => {
    z = (z + 0x9e3779b9) | 0;
    let t = z ^ (z >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return (t ^ (t >>> 15)) | 0;
  };
}

/** The next 32 random bits; advances `state` in place. */
export function nextUint32(state: RandomState): number {
  const a = state[0];
  const b = state[1];
  const c = state[2];
  const counter = state[3];
  const out = (a + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  state[3] = (counter + 1) | 0;
  return out >>> 0;
}

/** 0 to n-1, without the bias that a plain remainder would have. */
export function uniform(state: RandomState, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`Cannot choose one of ${n} things.`);
  const limit = RANGE - (RANGE % n);
  let value = nextUint32(state);
  while (value >= limit) value = nextUint32(state);
  return value % n;
}

/** A class, because one is made for every choice and closures would be made anew each time. */
class Sfc32 implements Random {
  constructor(private readonly state: RandomState) {}

  die(sides: number): number {
    return 1 + uniform(this.state, sides);
  }

  index(items: readonly unknown[]): number {
    return uniform(this.state, items.length);
  }
}

export function sfc32(state: RandomState): Random {
  return new Sfc32(state);
}

export function sameRandom(a: RandomState, b: RandomState): boolean {
  return a[3] === b[3] && a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}
