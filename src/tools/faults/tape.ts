/**
 * A played game with everything that it wrote, in order. The store never waits and never looks at what it has written, so
 * the bytes that survive a stop at the k-th operation are those of the first k - 1 on the tape.
 */
import { randomPolicy } from '../../bots';
import type { AnyGame } from '../../core/game';
import { hash } from '../../core/plain';
import type { Session } from '../../core/session';
import { MemoryPort } from '../../storage/memory';
import type { StoragePort } from '../../storage/port';
import { SaveStore } from '../../storage/saves';

export interface Write {
  readonly port: 0 | 1;
  readonly key: string;
  readonly text: string;
  /** The change that this write is a part of. */
  readonly sequence: number;
}

export interface Tape {
  readonly game: AnyGame;
  readonly id: string;
  readonly decisions: number;
  readonly writes: readonly Write[];
  /** The hash of the state after each change, by its sequence. */
  readonly hashes: readonly string[];
}

export type Bytes = readonly [Map<string, string>, Map<string, string>];

/** One change in so many is a decision taken back: that is written down like any other. */
const TAKEN_BACK = 9;
const SEED = 8;

/** A store over these bytes whose clock stands and whose retries come when the caller says so. */
export function storeOver(ports: readonly [StoragePort, StoragePort], due: (() => void)[] = []): SaveStore {
  return new SaveStore(ports, { now: () => 1, chance: () => 0.5, later: (work) => void due.push(work) });
}

export function record(game: AnyGame, changes: number): Tape {
  const writes: Write[] = [];
  const hashes: string[] = [];
  const port = (n: 0 | 1): StoragePort => {
    const under = new MemoryPort();
    return {
      get: (key) => under.get(key),
      set(key, text) {
        under.set(key, text);
        writes.push({ port: n, key, text, sequence: hashes.length });
      },
      remove: (key) => under.remove(key),
      keys: () => under.keys(),
    };
  };
  const store = storeOver([port(0), port(1)]);
  const { id, session } = store.begin(game, {
    options: game.defaults(game.players.max),
    seed: SEED,
    names: ['Ada'],
  });
  const policy = randomPolicy(SEED);
  hashes.push(hash(session.state));
  while (hashes.length <= changes) {
    // A game that is over is taken back by half and goes another way from there.
    if (session.decision === null) session.undo(Math.ceil(session.length / 2), true);
    else if (hashes.length % TAKEN_BACK === 0) session.undo(1, true);
    else session.choose(policy.choose(game, session.state, session.decision).id);
    hashes.push(hash(session.state));
  }
  return { game, id, decisions: hashes.length - 1, writes, hashes };
}

/** The last change that is in both ports after so many writes; -1 when there is none. */
export function acknowledged({ writes }: Tape, count: number): number {
  const next = writes[count];
  return next === undefined ? (writes[writes.length - 1]?.sequence ?? -1) : next.sequence - 1;
}

/** What lies on the device after so many writes. */
export function bytesAfter({ writes }: Tape, count: number): Bytes {
  const bytes: Bytes = [new Map(), new Map()];
  for (const { port, key, text } of writes.slice(0, count)) bytes[port].set(key, text);
  return bytes;
}

/** Plays on by chance. */
export function playOn(session: Session, changes: number): void {
  const policy = randomPolicy(session.sequence + 1);
  for (let n = 0; n < changes; n++) {
    if (session.decision === null) session.undo(1, true);
    else session.choose(policy.choose(session.game, session.state, session.decision).id);
  }
}
