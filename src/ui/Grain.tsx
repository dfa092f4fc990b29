/** Paper grain over posters and cards: a small tile of noise, repeated, the same on every platform. */
import { Image, StyleSheet } from 'react-native';

import grain from '../../assets/grain.png';

export function Grain({ strength = 0.34 }: { strength?: number }) {
  return (
    <Image source={grain} resizeMode="repeat" style={[styles.grain, { opacity: strength }]} aria-hidden />
  );
}

const styles = StyleSheet.create({
  grain: { position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' },
});
