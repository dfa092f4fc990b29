/** Buttons. A screen has one primary button at most, in the accent; everything else is quiet. */
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Icon } from './Icon';
import type { IconName } from './icons';
import { useAccent } from './manners';
import { Press } from './Press';
import { Text } from './Text';
import { BUTTON_HEIGHT, colour, radius, space, TARGET } from './theme';

export interface ButtonProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Instead of an icon: a bust, a shape, a die. */
  readonly picture?: ReactNode;
  readonly look?: 'primary' | 'raised' | 'plain' | 'lamp' | 'danger';
  readonly selected?: boolean;
  /** Shown with a dashed edge; say why in `note`. Still reachable by a screen reader. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly label?: string;
  readonly hint?: string;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
}

export function Button(props: ButtonProps) {
  const {
    title,
    note,
    icon,
    picture,
    look = 'raised',
    selected,
    disabled = false,
    onPress,
    hint,
    testID,
    style,
  } = props;
  const { ground, edge, words, notes } = useLook(look, selected === true, disabled);
  const label = props.label ?? (note === undefined ? title : `${title}, ${note}`);
  return (
    <Press
      label={label}
      onPress={onPress}
      disabled={disabled}
      {...(selected === undefined ? {} : { selected })}
      {...(hint === undefined ? {} : { hint })}
      {...(testID === undefined ? {} : { testID })}
      style={[
        styles.button,
        { backgroundColor: ground, borderColor: edge },
        selected ? styles.selected : null,
        disabled ? styles.disabled : null,
        style,
      ]}
    >
      {picture ??
        (icon ? (
          <Icon name={icon} size={note === undefined ? 20 : 24} colour={disabled ? '#7E8C8F' : words} />
        ) : null)}
      <View style={styles.words}>
        <Text kind="action" tone={words} align={icon || picture || note !== undefined ? 'left' : 'center'}>
          {title}
        </Text>
        {note === undefined ? null : (
          <Text kind="note" tone={notes}>
            {note}
          </Text>
        )}
      </View>
    </Press>
  );
}

function useLook(look: NonNullable<ButtonProps['look']>, selected: boolean, disabled: boolean) {
  const { accentText, selectedGround, onAccent } = useAccent();
  if (disabled)
    return {
      ground: 'transparent',
      edge: colour.lineStrong,
      words: colour.disabledLabel,
      notes: colour.muted,
    };
  if (selected) return { ground: selectedGround, edge: accentText, words: colour.paper, notes: colour.sub };
  switch (look) {
    case 'primary':
      return { ground: accentText, edge: accentText, words: onAccent, notes: onAccent };
    case 'lamp':
      return { ground: colour.lamp, edge: colour.lamp, words: colour.onLamp, notes: colour.onLamp };
    case 'danger':
      return { ground: colour.dangerGround, edge: colour.danger, words: colour.danger, notes: colour.paper };
    case 'plain':
      return { ground: 'transparent', edge: colour.line, words: colour.paper, notes: colour.sub };
    default:
      return { ground: colour.raise, edge: '#36444B', words: colour.paper, notes: colour.sub };
  }
}

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly look?: 'panel' | 'round' | 'bare';
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
}

export function IconButton({
  icon,
  label,
  onPress,
  look = 'panel',
  selected,
  disabled = false,
  testID,
  style,
}: IconButtonProps) {
  const { accentText, selectedGround } = useAccent();
  return (
    <Press
      label={label}
      onPress={onPress}
      disabled={disabled}
      {...(selected === undefined ? {} : { selected })}
      {...(testID === undefined ? {} : { testID })}
      style={[
        styles.icon,
        styles[look],
        selected ? { borderColor: accentText, backgroundColor: selectedGround } : null,
        style,
      ]}
    >
      <Icon
        name={icon}
        size={22}
        colour={disabled ? colour.disabledLabel : selected ? accentText : colour.paper}
      />
    </Press>
  );
}

const styles = StyleSheet.create({
  button: {
    minHeight: BUTTON_HEIGHT,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderWidth: 1,
    borderRadius: radius.button,
  },
  selected: { borderWidth: 2, paddingHorizontal: space.l - 1, paddingVertical: space.s - 1 },
  disabled: { borderStyle: 'dashed' },
  words: { flexShrink: 1 },
  icon: { width: TARGET, height: TARGET, alignItems: 'center', justifyContent: 'center', borderWidth: 1 },
  panel: { borderRadius: radius.button, backgroundColor: colour.panel, borderColor: colour.line },
  round: { borderRadius: TARGET / 2, backgroundColor: 'rgba(14,19,22,0.86)', borderColor: 'transparent' },
  bare: { borderRadius: radius.button, borderColor: 'transparent' },
});
