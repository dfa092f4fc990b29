/** The frame of a screen: safe areas, margins, a column that stays readable on wide screens, a bar that stays below. */
import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from './Button';
import { Text } from './Text';
import { colour, COLUMN, space } from './theme';

export interface ScreenProps {
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
  /** Stays at the top while the rest scrolls. */
  readonly header?: ReactNode;
  /** Lies above the column and fills the width: a poster. */
  readonly banner?: ReactNode;
  readonly width?: number;
  readonly testID?: string;
}

export function Screen({ children, header, banner, footer, width = COLUMN, testID }: ScreenProps) {
  const insets = useSafeAreaInsets();
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  const column = [styles.column, { maxWidth: width }];
  return (
    <View style={styles.screen} {...(testID === undefined ? {} : { testID })}>
      {header ? (
        <View style={[styles.header, sides, { paddingTop: insets.top + space.s }]}>
          <View style={column}>{header}</View>
        </View>
      ) : null}
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={{ flexGrow: 1, paddingBottom: footer ? space.xl : insets.bottom + space.xxl }}
        keyboardShouldPersistTaps="handled"
      >
        {banner}
        <View style={[sides, styles.body, header || banner ? null : { paddingTop: insets.top + space.l }]}>
          <View style={[column, styles.content]}>{children}</View>
        </View>
      </ScrollView>
      {footer ? (
        <View style={[styles.footer, sides, { paddingBottom: insets.bottom + space.m }]}>
          <View style={column}>{footer}</View>
        </View>
      ) : null}
    </View>
  );
}

/** The usual head of a screen that one came to from another: the way back, and where one is. */
export function TitleBar({ title, onBack, right }: { title: string; onBack: () => void; right?: ReactNode }) {
  return (
    <View style={styles.title}>
      <IconButton icon="back" label="Back" look="bare" onPress={onBack} testID="back" />
      <Text kind="screenTitle" heading={1} style={styles.titleWords}>
        {title}
      </Text>
      {right}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: colour.ink },
  header: {
    paddingBottom: space.s,
    backgroundColor: colour.ink,
    borderBottomWidth: 1,
    borderBottomColor: colour.line,
  },
  scroll: { flex: 1 },
  body: { paddingTop: space.l },
  column: { width: '100%', alignSelf: 'center' },
  content: { gap: space.xl },
  footer: {
    paddingTop: space.m,
    backgroundColor: colour.panel,
    borderTopWidth: 1,
    borderTopColor: colour.lineStrong,
  },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.xs, marginLeft: -space.m },
  titleWords: { flex: 1 },
});
