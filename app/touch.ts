/** A light tick of the device under a finger that pressed something. */
import * as Haptics from 'expo-haptics';

export function touch(haptics: boolean): void {
  if (haptics) void Haptics.selectionAsync().catch(() => undefined);
}
