/** "Which one first?": what each game is like, in two sentences. */
import { StyleSheet, View } from 'react-native';

import type { AnyGame } from '../../src/core/game';
import { Button, Sheet, Text, space } from '../../src/ui';
import { playersWords } from '../words';

/** Ours to say, by the game's id; a game that is not listed is told by its tagline alone. */
const ADVICE: Readonly<Record<string, string>> = {
  basecamp:
    'The gentlest start. You lay out tiles, gather what you find and hold your camp; everything you need to know is on the table.',
  'darkest-house':
    'A burning house, a code to crack, doors that will not open. Medium rules, and the clock is always running.',
  exodus:
    'Small squads, sight lines, noise and smell. One mission is short; the best one if you like tactics.',
  'plum-island':
    'The big one: a whole island, several factions and nine rounds. Take it when you have an evening.',
};

const EASIEST_FIRST = Object.keys(ADVICE);

interface WhichFirstProps {
  readonly games: readonly AnyGame[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (game: AnyGame) => void;
}

export function WhichFirst({ games, open, onClose, onPick }: WhichFirstProps) {
  const place = (game: AnyGame) =>
    (EASIEST_FIRST.indexOf(game.id) + EASIEST_FIRST.length + 1) % (EASIEST_FIRST.length + 1);
  const ordered = [...games].sort((a, b) => place(a) - place(b));
  return (
    <Sheet title="Which one first?" open={open} onClose={onClose} testID="which-first">
      {ordered.map((game) => (
        <View key={game.id} style={styles.game}>
          <View style={styles.words}>
            <Text kind="action">{game.title}</Text>
            <Text kind="secondary" tone="sub">
              {playersWords(game.players)}
            </Text>
            <Text>{ADVICE[game.id] ?? game.tagline}</Text>
          </View>
          <Button title="Start" label={`Start ${game.title}`} onPress={() => onPick(game)} />
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  game: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
  },
  words: { flex: 1, minWidth: 200, gap: 2 },
});
