/** On or off, with its words: the whole row is the target. */
import { StyleSheet, View } from 'react-native';

import { Icon } from './Icon';
import type { IconName } from './icons';
import { useAccent } from './manners';
import { Press } from './Press';
import { Text } from './Text';
import { colour, space } from './theme';

export interface ToggleProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: IconName;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly testID?: string;
}

export function Toggle({ title, note, icon, value, onChange, testID }: ToggleProps) {
  const { accentText, onAccent } = useAccent();
  return (
    <Press
      role="switch"
      label={title}
      {...(note === undefined ? {} : { hint: note })}
      checked={value}
      onPress={() => onChange(!value)}
      {...(testID === undefined ? {} : { testID })}
      style={styles.row}
    >
      {icon ? <Icon name={icon} size={24} colour={value ? accentText : colour.muted} /> : null}
      <View style={styles.words}>
        <Text kind="action">{title}</Text>
        {note === undefined ? null : (
          <Text kind="secondary" tone="sub">
            {note}
          </Text>
        )}
      </View>
      <View style={[styles.slot, value ? { backgroundColor: accentText, borderColor: accentText } : null]}>
        <View style={[styles.knob, value ? { alignSelf: 'flex-end', backgroundColor: onAccent } : null]}>
          {/* The state is a sign too, not only a colour and a side. */}
          <Icon name={value ? 'check' : 'close'} size={12} colour={value ? accentText : colour.ink} />
        </View>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, minHeight: 48 },
  words: { flex: 1, gap: 1 },
  slot: {
    width: 50,
    height: 30,
    padding: 3,
    borderRadius: 15,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    backgroundColor: colour.raise,
  },
  knob: {
    width: 22,
    height: 22,
    borderRadius: 11,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colour.muted,
  },
});
