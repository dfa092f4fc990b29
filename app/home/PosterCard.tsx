/** A game to start: its poster, its name, what one does in it. */
import { StyleSheet, View } from 'react-native';

import type { AnyGame } from '../../src/core/game';
import { AccentProvider, Poster, Press, Text, colour, radius, space, useAccent } from '../../src/ui';

interface PosterCardProps {
  readonly game: AnyGame;
  readonly onPress: () => void;
  readonly height: number;
  /** All games side by side. */
  readonly isRow: boolean;
}

export function PosterCard(props: PosterCardProps) {
  return (
    <AccentProvider game={props.game.id}>
      <Face {...props} />
    </AccentProvider>
  );
}

function Face({ game, onPress, height, isRow }: PosterCardProps) {
  const { accent } = useAccent();
  return (
    <Press
      label={`${game.title}: ${game.tagline}`}
      hint="Starts a new game"
      onPress={onPress}
      style={[styles.card, isRow ? styles.inRow : null]}
      testID={`new-${game.id}`}
    >
      <View style={[styles.poster, { height }]}>
        <Poster game={game.id} />
      </View>
      <View style={[styles.words, { borderTopColor: accent }]}>
        <Text kind="posterTitle">{game.title}</Text>
        <Text kind="secondary" tone="sub">
          {game.tagline}
        </Text>
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: '46%',
    minWidth: 150,
    borderWidth: 1,
    borderColor: '#33424A',
    borderRadius: radius.poster,
    overflow: 'hidden',
    backgroundColor: colour.panel,
  },
  inRow: { flexBasis: '20%', minWidth: 220 },
  poster: { overflow: 'hidden' },
  words: {
    flexGrow: 1,
    paddingHorizontal: space.m + 1,
    paddingTop: space.s + 1,
    paddingBottom: space.m,
    borderTopWidth: 3,
    gap: 1,
  },
});
