/** Small marks in running text: an address, a cost, a link to a rule. */
import { StyleSheet, View } from 'react-native';

import { Icon } from './Icon';
import type { IconName } from './icons';
import { useAccent } from './manners';
import { Press } from './Press';
import { Text } from './Text';
import { colour, radius, space } from './theme';

export interface ChipProps {
  readonly title: string;
  readonly icon?: IconName;
  readonly look?: 'place' | 'link' | 'quiet';
  readonly selected?: boolean;
  /** Without it the chip only says something. */
  readonly onPress?: () => void;
  readonly label?: string;
  readonly testID?: string;
}

export function Chip({ title, icon, look = 'quiet', selected, onPress, label = title, testID }: ChipProps) {
  const { accentText, selectedGround } = useAccent();
  const link = look === 'link' || selected === true;
  const tone = link ? accentText : colour.paper;
  const face = (
    <View
      style={[
        styles.chip,
        look === 'place' ? styles.place : null,
        link ? { backgroundColor: selectedGround } : null,
        selected ? { borderColor: accentText } : null,
      ]}
    >
      {icon ? <Icon name={icon} size={15} colour={tone} /> : null}
      <Text kind="link" tone={tone}>
        {title}
      </Text>
    </View>
  );
  if (!onPress) return face;
  return (
    <Press
      label={label}
      role={look === 'link' ? 'link' : 'button'}
      onPress={onPress}
      {...(selected === undefined ? {} : { selected })}
      {...(testID === undefined ? {} : { testID })}
      style={styles.press}
    >
      {face}
    </Press>
  );
}

const styles = StyleSheet.create({
  press: { justifyContent: 'center', alignItems: 'center' },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 1,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: radius.tag,
    borderWidth: 1,
    borderColor: 'transparent',
    backgroundColor: colour.raise,
  },
  place: {
    paddingHorizontal: space.xs + 1,
    paddingVertical: 0,
    borderRadius: radius.chip,
    borderColor: '#46545A',
    backgroundColor: colour.ink,
  },
});
