/** What a long game costs over a short one: decision 2000 against decision 20. */
import { vigil } from '../../../__tests__/kit/vigil';
import type { AnyGame } from '../../core/game';
import { hash } from '../../core/plain';
import { Session } from '../../core/session';
import { MemoryPort } from '../../storage/memory';
import { SaveStore } from '../../storage/saves';
import { recordVigil } from './core';
import { median, type Result } from './measure';

const EARLY = 20;
const LATE = 2_000;
/** A whole chapter of the journal, so that both windows hold as many short and long heads. */
const WINDOW = 64;
const RUNS = 41;

const beginning = { options: { players: 4, rounds: 100_000, toughness: 1_000_000 }, seed: 20, names: [] };

export function decisionGrowth(): Result {
  const recorded = recordVigil(LATE + WINDOW);
  const ratios: number[] = [];
  const early: number[] = [];
  const late: number[] = [];
  let checksum = '';
  for (let n = 0; n < RUNS; n++) {
    const session = Session.begin(vigil, beginning);
    const times = recorded.map(({ option }) => {
      const began = performance.now();
      session.choose(option);
      return (performance.now() - began) * 1000;
    });
    // The median of a window: a pause of the garbage collector is nobody's cost.
    const [a, b] = [EARLY, LATE].map((from) => median(times.slice(from, from + WINDOW))) as [number, number];
    early.push(a);
    late.push(b);
    ratios.push(b / a);
    checksum = hash(session.state);
  }
  const [ours, peer] = [median(late), median(early)];
  return {
    name: 'decision2000',
    ratio: median(ratios),
    better: 'lower',
    goal: 1.2,
    ours,
    peer,
    unit: 'us/decision',
    checksum,
  };
}

export function recordGrowth(): Result {
  const recorded = recordVigil(LATE + WINDOW);
  const port = new MemoryPort();
  const store = new SaveStore([port, new MemoryPort()]);
  let written = 0;
  const sizes: number[] = [];
  const set = port.set.bind(port);
  port.set = (key, text) => {
    written += text.length;
    set(key, text);
  };
  const { session } = store.begin(vigil as AnyGame, beginning);
  for (const { option } of recorded) {
    written = 0;
    session.choose(option);
    sizes.push(written);
  }
  const mean = (from: number) =>
    sizes.slice(from, from + WINDOW).reduce((sum, size) => sum + size, 0) / WINDOW;
  const [ours, peer] = [mean(LATE), mean(EARLY)];
  return {
    name: 'record2000',
    ratio: ours / peer,
    better: 'lower',
    goal: 1.3,
    ours,
    peer,
    unit: 'characters/decision',
    checksum: hash(session.state),
  };
}
