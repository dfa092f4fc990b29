/** What the phone lets one feel. */
import {
  ImpactFeedbackStyle,
  impactAsync,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics';

export type Feel = 'pick' | 'confirm' | 'dice' | 'trouble';

export function feel(what: Feel): void {
  felt(what).catch(() => undefined);
}

function felt(what: Feel): Promise<void> {
  switch (what) {
    case 'pick':
      return selectionAsync();
    case 'confirm':
      return impactAsync(ImpactFeedbackStyle.Medium);
    case 'dice':
      return impactAsync(ImpactFeedbackStyle.Heavy);
    case 'trouble':
      return notificationAsync(NotificationFeedbackType.Warning);
  }
}
