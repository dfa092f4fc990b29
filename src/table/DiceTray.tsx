/** Dice tumble into a tray and lie still on their faces; the result is told in words. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import { Text, useAccent, useManners } from '../ui';
import type { DieView, Playback } from '../ui/gameView';
import { Die } from '../ui/skia/Die';
import { radius, space } from '../ui/theme';
import { useParts } from './context';
import { sceneFonts } from './fonts';
import { SceneImage } from './SceneImage';

type Roll = Extract<Playback, { do: 'dice' }>;

const SIZE = 52;
const BOX = SIZE + 18;
/** Dice never lie quite straight. */
const REST = [-8, 7, -3, 11, -12, 4];

export function DiceTray({ roll }: { roll: Roll }) {
  const { accent, selectedGround } = useAccent();
  const faces = roll.dice.map((die) => die.label).join(', ');
  return (
    <View style={styles.all}>
      <Text kind="sheetTitle">{roll.title}</Text>
      <View
        style={[styles.tray, { borderColor: `${accent}88`, backgroundColor: selectedGround }]}
        accessible
        accessibilityLabel={`Dice: ${faces}`}
        testID="dice"
      >
        {roll.dice.map((die, n) => (
          <Tumbling key={n} die={die} n={n} />
        ))}
      </View>
      {roll.result === undefined ? null : <Text kind="bodyStrong">{roll.result}</Text>}
    </View>
  );
}

function Tumbling({ die, n }: { die: DieView; n: number }) {
  const { settings } = useParts();
  const { reducedMotion } = useManners();
  const fonts = sceneFonts();
  const isStill = reducedMotion || settings.reducedMotion;
  const rolled = useSharedValue(isStill ? 1 : 0);
  useEffect(() => {
    if (isStill) return;
    const duration = 620 / Math.max(0.5, settings.animationSpeed);
    rolled.set(withDelay(n * 70, withTiming(1, { duration, easing: Easing.out(Easing.cubic) })));
  }, [isStill, n, rolled, settings.animationSpeed]);
  const rest = REST[n % REST.length] ?? 0;
  const style = useAnimatedStyle(() => {
    const left = 1 - rolled.get();
    return {
      opacity: Math.min(1, rolled.get() * 4),
      transform: [
        { translateX: left * 150 },
        { translateY: -Math.abs(Math.sin(left * Math.PI * 2.4)) * 34 * left },
        { rotate: `${rest + left * 540}deg` },
      ],
    };
  });
  const face = typeof die.face === 'number' ? { number: die.face } : { icon: die.face };
  return (
    <Animated.View style={style}>
      {fonts === null ? (
        <Text kind="cardTitle">{die.label}</Text>
      ) : (
        <SceneImage
          name={`die ${die.face} ${die.colour ?? ''} ${die.ground ?? ''}`}
          width={BOX}
          height={BOX}
          draw={() => (
            <Die
              x={BOX / 2}
              y={BOX / 2}
              size={SIZE}
              face={face}
              fonts={fonts}
              {...(die.colour === undefined ? {} : { tint: die.colour })}
              {...(die.ground === undefined ? {} : { ground: die.ground })}
              {...(die.side === undefined ? {} : { side: die.side })}
            />
          )}
        />
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  tray: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    minHeight: BOX + 12,
    padding: space.s,
    borderWidth: 1.5,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
});
