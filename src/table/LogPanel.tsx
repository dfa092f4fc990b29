/** Everything that happened, newest turn first. A line shows where it happened; its chip opens the rule behind it. */
import { memo, useDeferredValue, useMemo } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';

import type { Rulebook } from '../core/game';
import { Icon, Text, useAccent } from '../ui';
import { colour, radius, space } from '../ui/theme';
import { useParts, type TableParts } from './context';
import type { LogGroup, LogLine } from './logbook';

const NOTHING_YET: readonly LogGroup[] = [];

export function LogPanel() {
  const { store, game, openRule, showWhere } = useParts();
  // Long and never urgent: whatever has been decided is on the board before it is in the log.
  const all = store.log.groups();
  const groups = useDeferredValue(all, NOTHING_YET);
  const newest = groups.at(-1)?.lines.at(-1)?.key ?? null;
  const newestFirst = useMemo(() => [...groups].reverse(), [groups]);
  return (
    <FlatList
      data={newestFirst}
      keyExtractor={(group) => group.key}
      renderItem={({ item }) => (
        <Group
          group={item}
          newest={newest}
          rulebook={game.rulebook}
          openRule={openRule}
          showWhere={showWhere}
        />
      )}
      contentContainerStyle={styles.list}
      initialNumToRender={8}
      ListEmptyComponent={all.length > 0 ? null : <Text tone="sub">Nothing has happened yet.</Text>}
      testID="log"
    />
  );
}

interface Reading extends Pick<TableParts, 'openRule' | 'showWhere'> {
  readonly rulebook: Rulebook;
}

function Group({ group, newest, ...reading }: Reading & { group: LogGroup; newest: string | null }) {
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
        <Line key={line.key} line={line} isNewest={line.key === newest} {...reading} />
      ))}
    </View>
  );
}

/** A line never changes, so it is drawn once. */
const Line = memo(function Line({
  line,
  isNewest,
  rulebook,
  openRule,
  showWhere,
}: Reading & { line: LogLine; isNewest: boolean }) {
  const { selectedGround, accentText } = useAccent();
  const { rule, at } = line;
  const chapter = rule === null ? '' : (rulebook[rule]?.chapter ?? rule);
  return (
    <View style={[styles.line, isNewest ? styles.newest : null]}>
      <View style={[styles.disc, line.icon ? styles.inked : null]}>
        {line.icon ? <Icon name={line.icon} size={17} colour={line.colour ?? colour.soft} /> : null}
      </View>
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
              {`\u00A0${chapter.replaceAll(' ', '\u00A0')}\u00A0`}
            </Text>
          </>
        )}
      </Text>
    </View>
  );
});

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
  },
  inked: { backgroundColor: colour.ink },
  words: { flex: 1, paddingVertical: 4 },
});
