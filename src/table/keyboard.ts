/** Phones have no keyboard worth listening to: screen readers use the targets themselves. */
import type { Keys } from './keys';

export const useKeyboard: (keys: Keys) => void = () => undefined;
