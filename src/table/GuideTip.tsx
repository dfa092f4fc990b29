/** A tip of the first round: shown once, when it applies for the first time, and gone with one tap. */
import { StyleSheet, View } from 'react-native';

import type { Decision } from '../core/game';
import { Icon, IconButton, Text } from '../ui';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';

export interface GuideTipProps {
  readonly decision: Decision;
  readonly seen: readonly string[];
  readonly onSeen: (id: string) => void;
}

export function GuideTip({ decision, seen, onSeen }: GuideTipProps) {
  const { view, state, settings } = useParts();
  const tip = settings.guide
    ? view.guide.find((one) => !seen.includes(one.id) && one.when(state, decision))
    : undefined;
  if (!tip) return null;
  return (
    <View style={styles.tip} testID={`tip-${tip.id}`}>
      <Icon name="light-bulb" size={22} colour={colour.soft} />
      <View style={styles.words}>
        <Text kind="action">{tip.title}</Text>
        <Text kind="secondary" tone="soft">
          {tip.text}
        </Text>
      </View>
      <IconButton
        icon="check"
        label="Understood"
        look="bare"
        onPress={() => onSeen(tip.id)}
        testID="tip-seen"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  tip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingLeft: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.button,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    backgroundColor: colour.ink,
  },
  words: { flex: 1 },
});
