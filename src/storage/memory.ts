/** A device that forgets everything when the program ends: for tests, and to reboot from the bytes that survived. */
import type { StoragePort } from './port';

export class MemoryPort implements StoragePort {
  constructor(readonly texts: Map<string, string> = new Map()) {}

  get(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  set(key: string, text: string): void {
    this.texts.set(key, text);
  }

  remove(key: string): void {
    this.texts.delete(key);
  }

  keys(): readonly string[] {
    return [...this.texts.keys()];
  }
}
