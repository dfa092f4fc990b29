/** A number between two bounds, one step at a time. */
import { StyleSheet, View } from 'react-native';

import { IconButton } from './Button';
import { Text } from './Text';
import { space } from './theme';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The number in words, if it is more than a number: '120 %'. */
  readonly format?: (value: number) => string;
  readonly step?: number;
  readonly testID?: string;
}

export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
  format = String,
  step = 1,
  testID,
}: StepperProps) {
  const button = (icon: 'minus' | 'plus', words: string, next: number) => (
    <IconButton
      icon={icon}
      label={`${label}: ${words}`}
      disabled={next < min || next > max}
      onPress={() => onChange(next)}
      {...(testID === undefined ? {} : { testID: `${testID}-${icon}` })}
    />
  );
  return (
    <View
      style={styles.row}
      accessibilityRole="adjustable"
      accessibilityLabel={label}
      accessibilityValue={{ min, max, now: value, text: format(value) }}
    >
      {button('minus', 'less', value - step)}
      <Text kind="number" align="center" style={styles.value}>
        {format(value)}
      </Text>
      {button('plus', 'more', value + step)}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  value: { minWidth: 52 },
});
