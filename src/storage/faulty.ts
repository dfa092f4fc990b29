/**
 * Devices that fail at a chosen moment, to prove that nothing is lost. Several ports share one count of operations, as they
 * share one phone: when it stops, it stops for all of them.
 */
import type { MemoryPort } from './memory';
import type { StoragePort } from './port';

export type FaultKind =
  /** The program ends before the operation: nothing of it or after it happens. */
  | 'stop'
  /** The program ends in the middle of a write: a part of the text is there. */
  | 'tear'
  /** A write goes through with one bit changed, and nobody notices. */
  | 'flip'
  /** The device forgets everything it held, just before the operation. */
  | 'empty'
  /** The operation fails, and says so. */
  | 'throw';

export interface Fault {
  readonly kind: FaultKind;
  /** The operation that it happens to, counted from 1 over all ports and over those operations that `on` names. */
  readonly at: number;
  /** Reads are left alone unless asked otherwise. */
  readonly on?: 'writes' | 'all';
  /** For 'throw': every later operation fails too. */
  readonly forEver?: boolean;
}

export class StorageFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageFault';
  }
}

type Operation = 'get' | 'set' | 'remove' | 'keys';

export class FaultyDevice {
  /** Operations counted so far. */
  operations = 0;
  stopped = false;

  constructor(private fault: Fault | null = null) {}

  /** The same port, on this device. */
  port(under: MemoryPort): StoragePort {
    return {
      get: (key) => {
        this.operate('get', under);
        return under.get(key);
      },
      set: (key, text) => {
        const fault = this.operate('set', under);
        if (fault === 'tear') {
          under.set(key, text.slice(0, text.length >> 1));
          throw this.stop();
        }
        under.set(key, fault === 'flip' ? flipped(text, this.operations) : text);
      },
      remove: (key) => {
        this.operate('remove', under);
        under.remove(key);
      },
      keys: () => {
        this.operate('keys', under);
        return under.keys();
      },
    };
  }

  /** From now on the device fails in this way, or is whole again. */
  become(fault: Fault | null): void {
    this.fault = fault;
    this.operations = 0;
  }

  private operate(operation: Operation, under: MemoryPort): FaultKind | null {
    if (this.stopped) throw new StorageFault('The device has stopped.');
    const { fault } = this;
    const isWrite = operation === 'set' || operation === 'remove';
    if (fault === null || (fault.on !== 'all' && !isWrite)) return null;
    this.operations++;
    const isLater = fault.forEver === true && this.operations > fault.at;
    if (this.operations !== fault.at && !isLater) return null;
    if (fault.kind === 'stop') throw this.stop();
    if (fault.kind === 'throw') throw new StorageFault('The device is full.');
    if (fault.kind === 'empty') under.texts.clear();
    return fault.kind;
  }

  private stop(): StorageFault {
    this.stopped = true;
    return new StorageFault('The device has stopped.');
  }
}

/** One bit of one character changed; which one depends on `n`. */
export function flipped(text: string, n: number): string {
  if (text === '') return text;
  const at = (n * 7919) % text.length;
  const unit = text.charCodeAt(at) ^ (1 << (n % 7));
  return text.slice(0, at) + String.fromCharCode(unit) + text.slice(at + 1);
}

/** A port with room for so many characters, names included, as a browser's quota counts them. */
export function fullAfter(room: number, under: MemoryPort): StoragePort {
  const used = () => [...under.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  return {
    get: (key) => under.get(key),
    set(key, text) {
      const before = key.length + (under.get(key)?.length ?? -key.length);
      if (used() - before + key.length + text.length > room)
        throw new StorageFault('There is no room left on the device.');
      under.set(key, text);
    },
    remove: (key) => under.remove(key),
    keys: () => under.keys(),
  };
}
