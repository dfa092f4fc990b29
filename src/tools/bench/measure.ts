/** Two ways to do the same work, timed in turns so that a busy machine is unfair to neither. */

export interface Result {
  readonly name: string;
  readonly ratio: number;
  readonly better: 'higher' | 'lower';
  readonly goal: number;
  readonly ours: number;
  readonly peer: number;
  readonly unit: string;
  /** What the work gave on our side, or on both: proof that it was done. */
  readonly checksum: string;
}

export function isOk({ ratio, better, goal }: Result): boolean {
  return better === 'higher' ? ratio >= goal : ratio <= goal;
}

export interface Side {
  /** Units of work in one run. */
  readonly amount: number;
  /** Does the work and returns a fingerprint of what it gave. */
  run(): string;
}

const RUNS = 7;

/** How many times more work a second we do than the peer: the median over several runs of both. */
export function race(name: string, goal: number, unit: string, ours: Side, peer: Side): Result {
  const rates = { ours: [] as number[], peer: [] as number[] };
  const checksum = ours.run();
  if (peer.run() !== checksum) throw new Error(`${name}: the two sides did not do the same work.`);
  for (let n = 0; n < RUNS; n++) {
    rates.peer.push(rate(name, peer, checksum));
    rates.ours.push(rate(name, ours, checksum));
  }
  const [a, b] = [median(rates.ours), median(rates.peer)];
  const ratio = median(rates.ours.map((our, n) => our / (rates.peer[n] as number)));
  return { name, ratio, better: 'higher', goal, ours: a, peer: b, unit, checksum };
}

function rate(name: string, side: Side, checksum: string): number {
  const began = performance.now();
  const found = side.run();
  const ms = performance.now() - began;
  if (found !== checksum) throw new Error(`${name}: a run gave ${found}, not ${checksum}.`);
  return (side.amount / ms) * 1000;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}
