/** A line to write in. */
import { StyleSheet, TextInput, View } from 'react-native';

import { Icon } from './Icon';
import type { IconName } from './icons';
import { useManners } from './manners';
import { typeStyle } from './Text';
import { BUTTON_HEIGHT, colour, radius, space } from './theme';

export interface FieldProps {
  /** What is to be written, for screen readers. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly placeholder?: string;
  readonly icon?: IconName;
  readonly maxLength?: number;
  readonly testID?: string;
}

export function Field({ label, value, onChange, placeholder, icon, maxLength = 80, testID }: FieldProps) {
  const { textScale } = useManners();
  return (
    <View style={styles.field}>
      {icon ? <Icon name={icon} size={18} colour={colour.muted} /> : null}
      <TextInput
        accessibilityLabel={label}
        value={value}
        onChangeText={onChange}
        maxLength={maxLength}
        placeholderTextColor={colour.muted}
        autoCorrect={false}
        returnKeyType="done"
        style={[typeStyle('body', textScale), styles.input]}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(testID === undefined ? {} : { testID })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: BUTTON_HEIGHT,
    paddingHorizontal: space.l,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    borderRadius: radius.button,
    backgroundColor: colour.panel,
  },
  // The line is the target, not only its letters; a fixed line height would cut them in a field.
  input: { flex: 1, minWidth: 0, minHeight: BUTTON_HEIGHT - 4, lineHeight: undefined, color: colour.paper },
});
