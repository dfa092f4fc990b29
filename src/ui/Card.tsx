/** A panel with an edge: rows of settings, statistics, saves. */
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { colour, radius, space } from './theme';

export interface CardProps {
  readonly children: ReactNode;
  /** The colour of the edge; the line of the theme unless told. */
  readonly edge?: string;
  readonly padded?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

export function Card({ children, edge = colour.line, padded = true, style }: CardProps) {
  return (
    <View style={[styles.card, padded ? styles.padded : null, { borderColor: edge }, style]}>{children}</View>
  );
}

const styles = StyleSheet.create({
  card: { backgroundColor: colour.panel, borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  padded: { padding: space.l, gap: space.m },
});
