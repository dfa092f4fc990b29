/** How the games went. */
import { StyleSheet, View } from 'react-native';

import type { AnyGame } from '../../src/core/game';
import type { GameResult, GameStats } from '../../src/storage';
import {
  AccentProvider,
  Card,
  Poster,
  Screen,
  Text,
  TitleBar,
  colour,
  radius,
  space,
  useAccent,
} from '../../src/ui';
import { useServices } from '../services';
import { useGo } from '../useGo';
import { plural, whenWords } from '../words';

export function StatsScreen() {
  const go = useGo();
  const { games, stats } = useServices();
  const results = stats.results();
  return (
    <Screen header={<TitleBar title="Statistics" onBack={go.back} />} testID="stats">
      {results.length === 0 ? (
        <Text tone="soft">
          No game has been finished on this device yet. Win or lose, the first one will stand here.
        </Text>
      ) : null}
      {games.map((game) => (
        <AccentProvider key={game.id} game={game.id}>
          <GameCard
            game={game}
            stats={stats.of(game.id)}
            results={results.filter((one) => one.game === game.id)}
          />
        </AccentProvider>
      ))}
    </Screen>
  );
}

function GameCard({
  game,
  stats,
  results,
}: {
  game: AnyGame;
  stats: GameStats;
  results: readonly GameResult[];
}) {
  const { accent, accentText } = useAccent();
  const share = stats.played === 0 ? 0 : stats.won / stats.played;
  return (
    <Card padded={false}>
      <View style={styles.head}>
        <View style={[styles.poster, { borderRightColor: accent }]}>
          <Poster game={game.id} />
        </View>
        <View style={styles.title}>
          <Text kind="sheetTitle" heading={2}>
            {game.title}
          </Text>
          <Text kind="secondary" tone="sub">
            {stats.played === 0 ? 'Not finished yet' : `${stats.won} of ${stats.played} won`}
          </Text>
        </View>
      </View>
      {stats.played === 0 ? null : (
        <View style={styles.body}>
          <View style={styles.bar} accessible accessibilityLabel={`${Math.round(share * 100)} per cent won`}>
            <View style={[styles.won, { flexGrow: share, backgroundColor: accentText }]} />
            <View style={{ flexGrow: 1 - share }} />
          </View>
          <View style={styles.figures}>
            <Figure value={String(stats.wonClean)} words="won without rewinding" />
            <Figure
              value={stats.quickestWin === null ? '–' : String(stats.quickestWin)}
              words="rounds, quickest win"
            />
          </View>
          {results.slice(0, 5).map((result) => (
            <Text key={result.endedAt} kind="secondary" tone="soft">
              {`${endingWords(result)}, round ${result.rounds}, ${whenWords(result.endedAt)}`}
            </Text>
          ))}
        </View>
      )}
    </Card>
  );
}

function Figure({ value, words }: { value: string; words: string }) {
  return (
    <View style={styles.figure}>
      <Text kind="resumeTitle">{value}</Text>
      <Text kind="secondary" tone="sub">
        {words}
      </Text>
    </View>
  );
}

function endingWords({ result, players }: GameResult): string {
  return `${result === 'win' ? 'Won' : 'Lost'} with ${plural(players, 'player')}`;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'stretch' },
  poster: { width: 96, minHeight: 72, borderRightWidth: 3, overflow: 'hidden' },
  title: { flex: 1, padding: space.l, justifyContent: 'center' },
  body: { padding: space.l, gap: space.m, borderTopWidth: 1, borderTopColor: colour.line },
  bar: {
    flexDirection: 'row',
    height: 10,
    borderRadius: radius.chip,
    overflow: 'hidden',
    backgroundColor: '#35434A',
  },
  won: { flexGrow: 0 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  figure: { minWidth: 120 },
});
