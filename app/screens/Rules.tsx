/** The rules in our own words: by chapter, searchable, each with an address of its own. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { AnyGame } from '../../src/core/game';
import {
  AccentProvider,
  Button,
  Chip,
  COLUMN,
  Field,
  Press,
  Screen,
  Text,
  TitleBar,
  colour,
  radius,
  space,
  useAccent,
} from '../../src/ui';
import { countRules, findRules, type FoundRule } from '../rules/search';
import { useGame, useServices } from '../services';
import { useGo } from '../useGo';
import { Nowhere } from './NotFound';

export function RulesScreen({ route }: StaticScreenProps<{ game?: string; rule?: string } | undefined>) {
  const { game: id, rule } = route.params ?? {};
  const { games } = useServices();
  const named = useGame(id ?? '');
  const game = id === undefined && games.length === 1 ? games[0] : named;
  if (id === undefined && !game) return <WhichRules />;
  if (!game) return <Nowhere title="No such game" words={`Holdout has no game called “${id}”.`} />;
  return (
    <AccentProvider game={game.id}>
      <RulebookOf key={`${game.id} ${rule}`} game={game} rule={rule} />
    </AccentProvider>
  );
}

function WhichRules() {
  const { games } = useServices();
  const go = useGo();
  return (
    <Screen header={<TitleBar title="Rules" onBack={go.back} />} testID="rules">
      {games.map((game) => (
        <Button
          key={game.id}
          title={game.title}
          note={`${Object.keys(game.rulebook).length} rules`}
          icon="rule-book"
          onPress={() => go.to('Rules', { game: game.id })}
          testID={`rules-${game.id}`}
        />
      ))}
      {games.length === 0 ? <Text tone="sub">There is no game in this version yet.</Text> : null}
    </Screen>
  );
}

type Row = { readonly chapter: string; readonly count: number } | FoundRule;

function RulebookOf({ game, rule }: { game: AnyGame; rule: string | undefined }) {
  const go = useGo();
  const insets = useSafeAreaInsets();
  const [query, setQuery] = useState('');
  // A shared link shows the one rule; from there the whole book is one press away.
  const [isOnlyOne, setIsOnlyOne] = useState(rule !== undefined);
  const [opened, setOpened] = useState<string | null>(null);
  const asked = useDeferredValue(query);
  useEffect(
    () => go.title(rule === undefined ? `Rules of ${game.title}` : `${rule} · ${game.title}`),
    [go, game, rule],
  );

  const chapters = useMemo(() => findRules(game.rulebook, asked), [game, asked]);
  const isSearching = asked.trim() !== '';
  const rows = useMemo<readonly Row[]>(
    () =>
      chapters.flatMap(({ chapter, rules }) => [
        { chapter, count: rules.length },
        ...(isSearching || chapter === opened ? rules : []),
      ]),
    [chapters, isSearching, opened],
  );
  const found = rule === undefined ? undefined : game.rulebook[rule];
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };

  if (isOnlyOne && rule !== undefined) {
    return (
      <Screen header={<TitleBar title={found?.chapter ?? 'Rules'} onBack={go.back} />} testID="rules">
        {found ? (
          <RuleCard id={rule} {...found} />
        ) : (
          <Text>{`The rules of ${game.title} have no entry “${rule}”.`}</Text>
        )}
        <Button
          title="The whole rulebook"
          icon="rule-book"
          testID="whole-rulebook"
          onPress={() => {
            setOpened(found?.chapter ?? null);
            setIsOnlyOne(false);
          }}
        />
      </Screen>
    );
  }
  return (
    <View style={styles.screen} testID="rules">
      <View style={[styles.header, sides, { paddingTop: insets.top + space.s }]}>
        <View style={styles.column}>
          <TitleBar title="Rules" onBack={go.back} />
          <Field
            label={`Search the rules of ${game.title}`}
            placeholder={`Search ${game.title}`}
            icon="magnifying-glass"
            value={query}
            onChange={setQuery}
            testID="search"
          />
          {isSearching ? (
            <Text kind="secondary" tone="sub" aria-live="polite" testID="found">
              {foundWords(countRules(chapters))}
            </Text>
          ) : null}
        </View>
      </View>
      <FlatList
        data={rows}
        keyExtractor={(row) => ('id' in row ? row.id : `chapter ${row.chapter}`)}
        contentContainerStyle={[styles.list, sides, { paddingBottom: insets.bottom + space.xxl }]}
        initialNumToRender={30}
        keyboardShouldPersistTaps="handled"
        renderItem={({ item }) => (
          <View style={styles.column}>
            {'id' in item ? (
              <RuleCard {...item} onLink={() => go.to('Rules', { game: game.id, rule: item.id })} />
            ) : (
              <ChapterRow
                {...item}
                isOpen={isSearching || item.chapter === opened}
                onPress={() => setOpened(item.chapter === opened ? null : item.chapter)}
              />
            )}
          </View>
        )}
      />
    </View>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'No rule has all these words.';
  return count === 1 ? 'One rule' : `${count} rules`;
}

function ChapterRow(props: { chapter: string; count: number; isOpen: boolean; onPress: () => void }) {
  const { chapter, count, isOpen, onPress } = props;
  const { accentText } = useAccent();
  return (
    <Press
      label={`${chapter}, ${count} rules`}
      expanded={isOpen}
      onPress={onPress}
      style={styles.chapter}
      testID={`chapter-${chapter}`}
    >
      <Text kind="sheetTitle" heading={2} tone={isOpen ? accentText : 'paper'} style={styles.grow}>
        {chapter}
      </Text>
      <Text kind="number" tone="muted">
        {count}
      </Text>
    </Press>
  );
}

function RuleCard({ id, text, ours, onLink }: FoundRule & { readonly onLink?: () => void }) {
  return (
    <View style={styles.rule} testID={`rule-${id}`}>
      <Text>{text}</Text>
      <View style={styles.marks}>
        {onLink ? (
          <Press label={`Rule ${id} on a page of its own`} role="link" onPress={onLink} style={styles.id}>
            <Text kind="link" tone="muted">
              {id}
            </Text>
          </Press>
        ) : (
          <Text kind="link" tone="muted">
            {id}
          </Text>
        )}
        {ours ? (
          <Chip title="Our ruling" look="link" label="Our ruling: the printed rules leave this open" />
        ) : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: colour.ink },
  header: { paddingBottom: space.m, borderBottomWidth: 1, borderBottomColor: colour.line },
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center', gap: space.s },
  list: { paddingTop: space.s, gap: space.xs },
  chapter: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 52,
    borderBottomWidth: 1,
    borderBottomColor: colour.line,
  },
  grow: { flex: 1 },
  rule: {
    padding: space.l,
    paddingBottom: space.s,
    borderRadius: radius.card,
    backgroundColor: colour.panel,
  },
  marks: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: 30,
  },
  id: { justifyContent: 'center' },
});
