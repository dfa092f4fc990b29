/** Another saved game: one tap goes on with it, and what else can be done with it is behind the dots. */
import { StyleSheet, View } from 'react-native';

import type { SaveEntry } from '../../src/storage';
import {
  AccentProvider,
  IconButton,
  Poster,
  Press,
  Text,
  colour,
  radius,
  space,
  useAccent,
} from '../../src/ui';
import { useView } from '../useView';
import { whenWords } from '../words';
import { namesOf, summaryOf, type ReadableSave } from './summary';

interface SaveRowProps {
  readonly save: SaveEntry;
  readonly onPlay: () => void;
  readonly onMore: () => void;
}

export function SaveRow({ save, onPlay, onMore }: SaveRowProps) {
  if (!save.readable) {
    return (
      <View style={styles.row} testID={`save-${save.id}`}>
        <View style={styles.words}>
          <Text kind="action">A game that cannot be opened</Text>
          <Text kind="secondary" tone="sub">
            {save.message}
          </Text>
        </View>
        <IconButton
          icon="more"
          label="What can be done"
          look="bare"
          onPress={onMore}
          testID={`more-${save.id}`}
        />
      </View>
    );
  }
  return (
    <AccentProvider game={save.game.id}>
      <Face save={save} onPlay={onPlay} onMore={onMore} />
    </AccentProvider>
  );
}

function Face({ save, onPlay, onMore }: SaveRowProps & { readonly save: ReadableSave }) {
  const { accent } = useAccent();
  const { title, words } = summaryOf(save, useView(save.game.id));
  const names = namesOf(save);
  return (
    <View style={styles.row} testID={`save-${save.id}`}>
      <Press
        label={`${save.result ? 'Look at' : 'Play'} ${save.game.title}, ${title}`}
        onPress={onPlay}
        style={styles.press}
        testID={`play-${save.id}`}
      >
        <View style={[styles.poster, { borderRightColor: accent }]}>
          <Poster game={save.game.id} />
        </View>
        <View style={styles.words}>
          <Text kind="action">{save.game.title}</Text>
          <Text kind="secondary" tone="soft">{`${title}. ${words}`}</Text>
          <Text kind="note" tone="muted">
            {[names, whenWords(save.savedAt)].filter((part) => part !== '').join(', ')}
          </Text>
        </View>
      </Press>
      <IconButton
        icon="more"
        label={`More about ${save.game.title}`}
        look="bare"
        onPress={onMore}
        testID={`more-${save.id}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1,
    borderColor: colour.line,
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: colour.panel,
  },
  press: { flex: 1, flexDirection: 'row', alignItems: 'stretch' },
  poster: { width: 72, borderRightWidth: 3, overflow: 'hidden' },
  words: { flex: 1, padding: space.m, gap: 1 },
});
