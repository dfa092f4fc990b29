/** A message that stays until it no longer holds: a game that could not be written, a save that was repaired. */
import { StyleSheet, View } from 'react-native';

import { Button } from './Button';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { Text } from './Text';
import { colour, radius, space } from './theme';

export interface BannerProps {
  readonly title: string;
  readonly words?: string;
  readonly look?: 'info' | 'danger';
  readonly icon?: IconName;
  readonly action?: { readonly title: string; readonly onPress: () => void };
  readonly testID?: string;
}

export function Banner({ title, words, look = 'info', icon = 'info', action, testID }: BannerProps) {
  const danger = look === 'danger';
  return (
    <View
      accessibilityRole="alert"
      accessibilityLiveRegion={danger ? 'assertive' : 'polite'}
      style={[styles.banner, danger ? styles.danger : null]}
      {...(testID === undefined ? {} : { testID })}
    >
      <Icon name={icon} size={22} colour={danger ? colour.danger : colour.soft} />
      <View style={styles.words}>
        <Text kind="action" tone={danger ? 'danger' : 'paper'}>
          {title}
        </Text>
        {words === undefined ? null : <Text kind="secondary">{words}</Text>}
      </View>
      {action ? <Button title={action.title} look="plain" onPress={action.onPress} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    padding: space.l,
    borderWidth: 1,
    borderRadius: radius.card,
    borderColor: colour.lineStrong,
    backgroundColor: colour.raise,
  },
  danger: { borderColor: colour.danger, backgroundColor: colour.dangerGround },
  words: { flex: 1, minWidth: 180, gap: 2 },
});
