/** A short message over the bottom of the screen, with a way to take back what it tells of. One at a time. */
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type PropsWithChildren,
} from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeInDown, FadeOutDown } from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button, IconButton } from './Button';
import { useManners } from './manners';
import { Text } from './Text';
import { colour, radius, space } from './theme';

export interface ToastMessage {
  readonly words: string;
  readonly undo?: () => void;
}

/** Long enough to be read and reached, also with a screen reader. */
const STAYS_MS = 8000;

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: PropsWithChildren) {
  const { reducedMotion } = useManners();
  const insets = useSafeAreaInsets();
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly key: number } | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setShown((last) => ({ message, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const hide = useCallback(() => setShown(null), []);

  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(hide, STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown, hide]);

  const undo = shown?.message.undo;
  const moves = useMemo(
    () => (reducedMotion ? {} : { entering: FadeInDown.duration(160), exiting: FadeOutDown.duration(120) }),
    [reducedMotion],
  );
  return (
    <ToastContext value={show}>
      {children}
      {shown ? (
        <View
          style={[styles.place, { paddingBottom: insets.bottom + space.xxl * 3 }]}
          pointerEvents="box-none"
        >
          <Animated.View
            key={shown.key}
            {...moves}
            style={styles.toast}
            accessibilityRole="alert"
            accessibilityLiveRegion="polite"
            testID="toast"
          >
            <Text style={styles.words}>{shown.message.words}</Text>
            {undo ? (
              <Button
                title="Undo"
                icon="anticlockwise-rotation"
                testID="toast-undo"
                onPress={() => {
                  undo();
                  hide();
                }}
              />
            ) : null}
            <IconButton icon="close" label="Dismiss" look="bare" onPress={hide} />
          </Animated.View>
        </View>
      ) : null}
    </ToastContext>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    paddingHorizontal: space.l,
    alignItems: 'center',
  },
  toast: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    maxWidth: 520,
    width: '100%',
    paddingLeft: space.xl,
    paddingRight: space.xs,
    paddingVertical: space.xs,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    borderRadius: radius.card,
    backgroundColor: colour.raise,
    boxShadow: '0 8px 24px rgba(0,0,0,0.5)',
  },
  words: { flex: 1, minWidth: 140, paddingVertical: space.s },
});
