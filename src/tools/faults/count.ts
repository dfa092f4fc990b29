/** Loads what survived, and counts how that went. */
import { hash } from '../../core/plain';
import { MemoryPort } from '../../storage/memory';
import type { Loaded } from '../../storage/saves';
import { storeOver, type Bytes, type Tape } from './tape';

export interface Count {
  /** Faults that were made. */
  cases: number;
  /** Came back as it was. */
  intact: number;
  /** Came back, and said that a copy or a part was damaged. */
  recovered: number;
  /** Nothing was acknowledged yet, or every copy was destroyed on purpose: said so, and kept what there was. */
  told: number;
  /** Acknowledged decisions that did not come back. */
  lost: number;
  /** Anything but a result: an exception, or a state that never was. */
  crashes: number;
}

export function emptyCount(): Count {
  return { cases: 0, intact: 0, recovered: 0, told: 0, lost: 0, crashes: 0 };
}

export function portsOver(bytes: Bytes): [MemoryPort, MemoryPort] {
  return [new MemoryPort(new Map(bytes[0])), new MemoryPort(new Map(bytes[1]))];
}

/** Starts the app on these bytes. Whatever was acknowledged up to change `least` must be there; -1 when nothing was. */
export function countLoad(count: Count, tape: Tape, bytes: Bytes, least: number): void {
  count.cases++;
  let loaded: Loaded | null;
  try {
    loaded = storeOver(portsOver(bytes)).open(tape.id, (id) => (id === tape.game.id ? tape.game : undefined));
  } catch {
    count.crashes++;
    return;
  }
  if (loaded === null || loaded.outcome === 'unreadable') {
    if (least < 0) count.told++;
    else count.lost += least + 1;
    return;
  }
  const { sequence, state } = loaded.session;
  if (hash(state) !== tape.hashes[sequence]) count.crashes++;
  else if (sequence < least) count.lost += least - sequence;
  else count[loaded.outcome]++;
}
