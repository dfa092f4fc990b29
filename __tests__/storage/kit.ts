/** A phone in a test: two instances of memory that survive a reboot, and a store over them. */
import { games } from '../../src/games';
import type { AnyGame } from '../../src/core/game';
import type { Session } from '../../src/core/session';
import { FaultyDevice, type Fault } from '../../src/storage/faulty';
import { MemoryPort } from '../../src/storage/memory';
import { SaveStore, type Loaded } from '../../src/storage/saves';
import { vigil } from '../kit/vigil';

export const find = (id: string): AnyGame | undefined =>
  [vigil as AnyGame, ...games].find((game) => game.id === id);

export class Phone {
  readonly a = new MemoryPort();
  readonly b = new MemoryPort();
  device = new FaultyDevice();
  clock = 1_000;
  /** What the store wants to be called back for. */
  due: (() => void)[] = [];
  store = this.boot();

  /** A new start of the app from the bytes that survived. */
  boot(fault: Fault | null = null): SaveStore {
    this.device = new FaultyDevice(fault);
    this.due = [];
    this.store = new SaveStore([this.device.port(this.a), this.device.port(this.b)], {
      now: () => this.clock++,
      chance: () => 0.5,
      later: (callback) => void this.due.push(callback),
    });
    return this.store;
  }

  /** Lets the time pass that the store wants to wait. */
  wait(): void {
    for (const callback of this.due.splice(0)) callback();
  }

  open(id: string): Loaded {
    const loaded = this.store.open(id, find);
    if (loaded === null) throw new Error(`There is no save ${id}.`);
    return loaded;
  }

  begin(rounds = 500): { id: string; session: Session } {
    const options = { ...vigil.defaults(2), rounds, toughness: 1_000_000 };
    return this.store.begin(vigil as AnyGame, { options, seed: 11, names: ['Ada', 'Ben'] });
  }
}

/** Keeps the fire alight, so that the game goes on as long as a test wants. */
export function playOn(session: Session, count: number): void {
  for (let n = 0; n < count; n++) {
    const ids = session.decision?.options.map((option) => option.id) ?? [];
    session.choose(ids.includes('stoke') ? 'stoke' : (ids[0] ?? ''));
  }
}
