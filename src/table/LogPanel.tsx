/** Everything that happened, newest turn first. A line shows where it happened; its chip opens the rule behind it. */
import { FlatList, StyleSheet, View } from 'react-native';

import { Icon, Text, useAccent } from '../ui';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';
import type { LogGroup, LogLine } from './logbook';

export function LogPanel() {
  const { store, snapshot } = useParts();
  const groups = [...store.log.groups()].reverse();
  const newest = store.log.last?.key ?? null;
  return (
    <FlatList
      data={groups}
      extraData={snapshot.logVersion}
      keyExtractor={(group) => group.key}
      renderItem={({ item }) => <Group group={item} newest={newest} />}
      contentContainerStyle={styles.list}
      initialNumToRender={8}
      ListEmptyComponent={<Text tone="sub">Nothing has happened yet.</Text>}
      testID="log"
    />
  );
}

function Group({ group, newest }: { group: LogGroup; newest: string | null }) {
  return (
    <View style={styles.group}>
      <View style={styles.head}>
        {group.icon ? <Icon name={group.icon} size={16} colour={group.colour ?? colour.sub} /> : null}
        <Text kind="caption" tone={group.colour ?? 'sub'} heading={3}>
          {group.title}
        </Text>
        <View style={styles.hairline} />
      </View>
      {group.lines.map((line) => (
        <Line key={line.key} line={line} isNewest={line.key === newest} />
      ))}
    </View>
  );
}

function Line({ line, isNewest }: { line: LogLine; isNewest: boolean }) {
  const { game, openRule, showWhere } = useParts();
  const { selectedGround, accentText } = useAccent();
  const { rule, at } = line;
  const chapter = rule === null ? null : (game.rulebook[rule]?.chapter ?? rule);
  return (
    <View style={[styles.line, isNewest ? styles.newest : null]}>
      {line.icon ? (
        <View style={styles.disc}>
          <Icon name={line.icon} size={17} colour={line.colour ?? colour.soft} />
        </View>
      ) : null}
      <Text kind="log" style={styles.words}>
        <Text
          kind="log"
          {...(at.length === 0
            ? {}
            : {
                onPress: () => showWhere(at),
                accessibilityRole: 'button',
                accessibilityHint: 'Shows where',
                testID: `log-${line.key}`,
              })}
        >
          {line.text}
          {line.only ? ' (the only choice)' : ''}
        </Text>
        {rule === null ? null : (
          <>
            {'  '}
            <Text
              kind="link"
              tone={accentText}
              style={[styles.rule, { backgroundColor: selectedGround }]}
              onPress={() => openRule(rule)}
              accessibilityRole="link"
              accessibilityLabel={`Rule: ${chapter}`}
            >
              {`\u00A0${chapter}\u00A0`}
            </Text>
          </>
        )}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.l, paddingBottom: space.xxl },
  group: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  rule: { borderRadius: radius.chip },
  hairline: { flex: 1, height: 1, backgroundColor: colour.line },
  line: { flexDirection: 'row', gap: space.m, padding: space.s, borderRadius: radius.button },
  newest: { backgroundColor: colour.raise },
  disc: {
    width: 30,
    height: 30,
    borderRadius: 15,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: colour.ink,
  },
  words: { flex: 1, paddingVertical: 4 },
});
