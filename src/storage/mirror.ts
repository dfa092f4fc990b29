/** One port that writes into two: reads come from the first, and from the second what the first does not have. */
import { attempt } from './live';
import type { StoragePort } from './port';

export function mirror(first: StoragePort, second: StoragePort): StoragePort {
  return {
    get: (key) => first.get(key) ?? second.get(key),
    set(key, text) {
      first.set(key, text);
      attempt(() => second.set(key, text));
    },
    remove(key) {
      first.remove(key);
      second.remove(key);
    },
    keys: () => [...new Set([...first.keys(), ...second.keys()])],
  };
}
