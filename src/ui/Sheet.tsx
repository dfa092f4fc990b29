/** A sheet over the screen: from below on a phone, in the middle of a wide screen. Escape, back and the dimmed rest close it. */
import type { ReactNode } from 'react';
import { Modal, Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from './Button';
import { useManners } from './manners';
import { Text } from './Text';
import { colour, radius, space, WIDE } from './theme';
import { useEscape } from './useEscape';

export interface SheetProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly testID?: string;
}

export function Sheet({ title, open, onClose, children, testID }: SheetProps) {
  const { reducedMotion } = useManners();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const wide = width >= WIDE;
  useEscape(open, onClose);
  return (
    <Modal
      visible={open}
      transparent
      animationType={reducedMotion ? 'none' : wide ? 'fade' : 'slide'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
    >
      <View style={[styles.place, wide ? styles.middle : null]}>
        {/* The dimmed rest closes the sheet for pointers; keyboards and screen readers have the button and Escape. */}
        <Pressable
          style={styles.veil}
          onPress={onClose}
          focusable={false}
          accessibilityElementsHidden
          aria-hidden
        />
        <View
          style={[
            styles.sheet,
            wide ? styles.wide : { paddingBottom: insets.bottom + space.l },
            { maxHeight: height * 0.88 },
          ]}
          accessibilityViewIsModal
          aria-modal
          role="dialog"
          aria-label={title}
          {...(testID === undefined ? {} : { testID })}
        >
          {wide ? null : <View style={styles.handle} />}
          <View style={styles.head}>
            <Text kind="sheetTitle" heading={2} style={styles.title}>
              {title}
            </Text>
            <IconButton icon="close" label="Close" look="bare" onPress={onClose} testID="sheet-close" />
          </View>
          <ScrollView contentContainerStyle={styles.content}>{children}</ScrollView>
        </View>
      </View>
    </Modal>
  );
}

const styles = StyleSheet.create({
  place: { flex: 1, justifyContent: 'flex-end' },
  middle: { justifyContent: 'center', alignItems: 'center' },
  veil: { position: 'absolute', inset: 0, backgroundColor: 'rgba(6,9,11,0.66)' },
  sheet: {
    paddingHorizontal: space.l,
    paddingTop: space.s,
    backgroundColor: colour.panel,
    borderTopWidth: 1,
    borderColor: colour.lineStrong,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
  },
  wide: {
    width: 560,
    maxWidth: '92%',
    paddingBottom: space.l,
    borderWidth: 1,
    borderRadius: radius.sheet,
  },
  handle: { width: 40, height: 4, borderRadius: 2, alignSelf: 'center', backgroundColor: '#4A5A61' },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  content: { gap: space.m, paddingBottom: space.s },
});
