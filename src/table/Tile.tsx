/** A tile of the decision sheet: an icon, a name, what it costs. A refused one is dashed, says why, and opens the rule. */
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Icon, Press, Text, useAccent, useManners, type IconName } from '../ui';
import { BUTTON_HEIGHT, colour, radius, space } from '../ui/theme';

export interface TileProps {
  readonly title: string;
  readonly note: string | null;
  readonly icon: IconName | null;
  readonly tint?: string | undefined;
  readonly look?: 'raised' | 'primary' | 'selected' | 'refused' | 'quiet';
  readonly hint?: string;
  readonly testID: string;
  readonly onPress: () => void;
  /** Many in a row: less room round the words, and one line of note. */
  readonly isDense?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

export function Tile(props: TileProps) {
  const { title, note, icon, tint, look = 'raised', hint, testID, onPress, isDense = false, style } = props;
  const { accentText, selectedGround, onAccent } = useAccent();
  const { textScale } = useManners();
  const isRefused = look === 'refused';
  const words = look === 'primary' ? onAccent : isRefused ? colour.disabledLabel : colour.paper;
  const notes = look === 'primary' ? onAccent : isRefused ? colour.muted : colour.sub;
  const spoken = isRefused ? `${title}, not possible${note === null ? '' : `: ${note}`}` : title;
  return (
    <Press
      label={isRefused || note === null ? spoken : `${title}, ${note}`}
      onPress={onPress}
      testID={testID}
      {...(look === 'selected' ? { selected: true } : {})}
      {...(hint === undefined ? {} : { hint })}
      style={[
        styles.tile,
        isDense ? styles.dense : null,
        look === 'primary' ? { backgroundColor: accentText, borderColor: accentText } : null,
        look === 'selected' ? { backgroundColor: selectedGround, borderColor: accentText } : null,
        look === 'quiet' ? styles.quiet : null,
        isRefused ? styles.refused : null,
        style,
      ]}
    >
      {icon === null ? null : (
        <Icon name={icon} size={isDense ? 19 : 26} colour={isRefused ? '#7E8C8F' : (tint ?? words)} />
      )}
      <View style={[styles.words, isDense && look === 'quiet' ? styles.inline : null]}>
        <Text kind="action" tone={words}>
          {title}
        </Text>
        {note === null ? null : (
          <Text kind="note" tone={notes} {...(textScale < 1.3 ? { numberOfLines: isDense ? 2 : 3 } : {})}>
            {note}
          </Text>
        )}
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  tile: {
    minHeight: BUTTON_HEIGHT,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s - 1,
    borderWidth: 1.5,
    borderRadius: radius.button,
    borderColor: '#36444B',
    backgroundColor: colour.raise,
  },
  dense: { gap: 6, paddingHorizontal: 8, minHeight: 44 },
  quiet: { backgroundColor: 'transparent', borderColor: colour.line },
  refused: { backgroundColor: 'transparent', borderColor: colour.lineStrong, borderStyle: 'dashed' },
  words: { flex: 1 },
  inline: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.m },
});
