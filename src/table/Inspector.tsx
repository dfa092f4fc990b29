/** What lies here: a small card over the board, with the pieces inside and the rules about it. */
import { ScrollView, StyleSheet, View } from 'react-native';

import { Chip, IconButton, Text } from '../ui';
import type { TargetId } from '../ui/gameView';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';

export function Inspector({ target }: { target: TargetId }) {
  const { view, state, game, look, openRule } = useParts();
  const found = view.describe(state, target);
  if (!found) return null;
  const { title, lines, rules = [], contents = [] } = found;
  return (
    <View style={styles.card} testID="inspector" role="dialog" aria-label={title}>
      <View style={styles.head}>
        <Text kind="sheetTitle" heading={2} style={styles.title}>
          {title}
        </Text>
        <IconButton
          icon="close"
          label="Close"
          look="bare"
          onPress={() => look(null)}
          testID="inspector-close"
        />
      </View>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.lines}>
        {lines.map((line, n) => (
          <Text key={n} tone="soft">
            {line}
          </Text>
        ))}
        {contents.length > 0 || rules.length > 0 ? (
          <View style={styles.chips}>
            {contents.map((id) => (
              <Chip
                key={id}
                title={view.describe(state, id)?.title ?? id}
                icon="look-at"
                onPress={() => look(id)}
              />
            ))}
            {rules.map((rule) => (
              <Chip
                key={rule}
                title={game.rulebook[rule]?.chapter ?? rule}
                look="link"
                onPress={() => openRule(rule)}
              />
            ))}
          </View>
        ) : null}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    maxWidth: 420,
    width: '100%',
    paddingLeft: space.l,
    paddingBottom: space.m,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    borderRadius: radius.card,
    backgroundColor: colour.panel,
    boxShadow: '0 8px 24px rgba(0,0,0,0.5)',
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  scroll: { maxHeight: 220 },
  lines: { gap: space.xs, paddingRight: space.l },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
