/** Everything that can be pressed: a target of 44 at least, a ring for keyboards, an answer to touch and pointer. */
import { useState, type ReactNode } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  type AccessibilityRole,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { useManners } from './manners';
import { colour, TARGET } from './theme';

export interface PressProps {
  /** What a screen reader says, and what a test looks for. */
  readonly label: string;
  readonly hint?: string;
  readonly role?: AccessibilityRole;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly testID?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** React Native for the web also tells about the pointer. */
interface PressState {
  readonly pressed: boolean;
  readonly hovered?: boolean;
}

export function Press(props: PressProps) {
  const {
    label,
    hint,
    role = 'button',
    onPress,
    disabled = false,
    selected,
    checked,
    expanded,
    testID,
    style,
    children,
  } = props;
  const { onTouch } = useManners();
  const [focused, setFocused] = useState(false);
  return (
    <Pressable
      accessibilityLabel={label}
      accessibilityRole={role}
      accessibilityState={{
        disabled,
        ...(selected === undefined ? {} : { selected }),
        ...(checked === undefined ? {} : { checked }),
        ...(expanded === undefined ? {} : { expanded }),
      }}
      {...(hint === undefined ? {} : { accessibilityHint: hint })}
      {...(testID === undefined ? {} : { testID })}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      disabled={disabled}
      onPress={() => {
        onTouch();
        onPress();
      }}
      // A browser draws the ring itself (see focusRing.web.ts), and only for keyboards.
      onFocus={() => setFocused(Platform.OS !== 'web')}
      onBlur={() => setFocused(false)}
      style={({ pressed, hovered = false }: PressState) => [
        styles.target,
        style,
        hovered && !disabled ? styles.hovered : null,
        pressed ? styles.pressed : null,
        focused ? styles.focused : null,
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: TARGET, minWidth: TARGET },
  hovered: { filter: [{ brightness: 1.12 }] },
  pressed: { opacity: 0.72 },
  focused: { outlineColor: colour.paper, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 },
});
