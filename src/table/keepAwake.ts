/** The screen stays on while a game lies on the table. Where that is refused (an old browser, low power), play goes on. */
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'table';

export function useKeepAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => {
      deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, [isOn]);
}
