/** Sinks the lower part of a picture into the ground, so that words on it can be read. */
import { Platform, StyleSheet, View } from 'react-native';

import { colour } from './theme';

export function Fade({ from = 0.35, to = colour.ink }: { from?: number; to?: string }) {
  const image = `linear-gradient(to bottom, ${to}00 ${from * 100}%, ${to}EB 100%)`;
  const style = Platform.OS === 'web' ? { backgroundImage: image } : { experimental_backgroundImage: image };
  return <View pointerEvents="none" style={[StyleSheet.absoluteFill, style]} />;
}
