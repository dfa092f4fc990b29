/** One of a few: players, difficulty, speed. Breaks into several rows when words are long or large. */
import { StyleSheet, View } from 'react-native';

import { useAccent } from './manners';
import { Press } from './Press';
import { Text } from './Text';
import { BUTTON_HEIGHT, colour, radius, space } from './theme';

export interface SegmentedProps<V extends string | number | boolean> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly testID?: string;
}

export function Segmented<V extends string | number | boolean>(props: SegmentedProps<V>) {
  const { label, value, choices, onChange, testID } = props;
  const { accentText, onAccent } = useAccent();
  const longest = Math.max(...choices.map((choice) => choice.label.length));
  return (
    <View accessibilityRole="radiogroup" accessibilityLabel={label} style={styles.row}>
      {choices.map((choice) => {
        const chosen = choice.value === value;
        return (
          <Press
            key={String(choice.value)}
            role="radio"
            label={choice.label}
            checked={chosen}
            onPress={() => onChange(choice.value)}
            {...(testID === undefined ? {} : { testID: `${testID}-${String(choice.value)}` })}
            style={[
              styles.choice,
              { flexBasis: Math.max(56, longest * 9 + 2 * space.m) },
              chosen ? { backgroundColor: accentText, borderColor: accentText } : null,
            ]}
          >
            <Text kind="action" tone={chosen ? onAccent : 'paper'} align="center">
              {choice.label}
            </Text>
          </Press>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  choice: {
    flexGrow: 1,
    minHeight: BUTTON_HEIGHT,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: colour.line,
    borderRadius: radius.button,
    backgroundColor: colour.panel,
  },
});
