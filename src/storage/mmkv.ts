/** The real device: MMKV, which is a memory-mapped file on phones and localStorage in browsers. */
import { createMMKV, type MMKV } from 'react-native-mmkv';

import type { StoragePort } from './port';

/**
 * The instance is opened by the first call, so that a device without storage (a browser that blocks it) fails where a
 * failure is expected and told, and not while the app starts. Only texts are stored: the browser's MMKV loses bytes.
 */
export function mmkvPort(name: string): StoragePort {
  let opened: MMKV | null = null;
  const instance = () => (opened ??= createMMKV({ id: name }));
  return {
    get: (key) => instance().getString(key) ?? null,
    set: (key, text) => instance().set(key, text),
    remove: (key) => void instance().remove(key),
    keys: () => instance().getAllKeys(),
  };
}
