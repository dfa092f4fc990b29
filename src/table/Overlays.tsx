/** Screens that lie over the whole table: passing the phone on, the end of the game, and a state that cannot be. */
import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { FaultyState } from '../core/session';
import { Button, Icon, Text } from '../ui';
import type { Note } from '../ui/gameView';
import { colour, COLUMN, radius, space } from '../ui/theme';
import { ArtImage } from './ArtImage';
import { useParts } from './context';
import { NoteMark } from './NoteMark';
import { Caption } from './SheetHead';

/** What happened since one's last turn, up to this many sentences: the rest is in the log. */
const SINCE = 12;

function Cover({ children, testID }: { children: ReactNode; testID: string }) {
  const insets = useSafeAreaInsets();
  return (
    <View style={styles.cover} testID={testID} role="dialog" aria-modal accessibilityViewIsModal>
      <ScrollView
        contentContainerStyle={[
          styles.page,
          { paddingTop: insets.top + space.xxl, paddingBottom: insets.bottom + space.xxl },
        ]}
      >
        <View style={styles.column}>{children}</View>
      </ScrollView>
    </View>
  );
}

/** Opaque: what the last person could see is not for the next one. */
export function HandOver() {
  const { store, snapshot, game, view, state } = useParts();
  const { person, since } = snapshot;
  if (person === null) return null;
  const { decision } = store.session;
  const caption = decision ? view.heading?.(state, decision, {}).caption : undefined;
  const name = store.nameOf(person);
  const seat = decision?.seat ?? 'team';
  const missed = since.slice(-SINCE);
  return (
    <Cover testID="hand-over">
      <Text kind="caption" tone="sub">
        Pass the phone to
      </Text>
      <Text kind="screenTitle" heading={1}>
        {name}
      </Text>
      {caption ? (
        <Caption note={caption} />
      ) : seat === 'team' ? null : (
        <Text tone="soft">{game.text.seat(state, seat)}</Text>
      )}
      <Button
        title={`I am ${name}: go on`}
        look="primary"
        onPress={() => store.acceptHandOver()}
        testID="accept-hand-over"
      />
      {missed.length > 0 ? (
        <View style={styles.lines}>
          <Text kind="caption" tone="sub">
            Since your last turn
          </Text>
          {missed.map((line) => (
            <View key={line.key} style={styles.line}>
              {line.icon ? <Icon name={line.icon} size={17} colour={line.colour ?? colour.soft} /> : null}
              <Text kind="log" style={styles.grow}>
                {line.text}
              </Text>
            </View>
          ))}
        </View>
      ) : null}
    </Cover>
  );
}

export interface GameOverProps {
  readonly onBoard: () => void;
  readonly onLeave: () => void;
  readonly onAgain: (() => void) | null;
}

export function GameOver({ onBoard, onLeave, onAgain }: GameOverProps) {
  const { store, snapshot, game, view, state, arrangement, openRule } = useParts();
  const { outcome, undo } = snapshot;
  const [room, setRoom] = useState(0);
  if (outcome === null) return null;
  const { title, body } = game.text.outcome(state, outcome);
  const ending = view.ending?.(state, outcome);
  const Art = ending?.Art;
  const figures: readonly Note[] = [
    ...(ending?.figures ?? []),
    { text: `${game.round(state)} rounds` },
    { text: `${store.session.length} decisions` },
    ...(store.session.rewound ? [{ text: 'Rewound past a roll or draw' }] : []),
  ];
  const { rule } = outcome;
  return (
    <Cover testID="game-over">
      {Art ? (
        <View
          style={[styles.art, arrangement.isShort ? styles.small : null]}
          onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width - 4)}
        >
          <ArtImage name={`ending ${game.id} ${outcome.reason}`} width={room} Art={Art} />
        </View>
      ) : null}
      <Text kind="caption" tone={outcome.result === 'win' ? 'lamp' : 'danger'}>
        {outcome.result === 'win' ? 'Victory' : 'Defeat'}
      </Text>
      <Text kind="cardTitle" heading={1} testID="outcome">
        {title}
      </Text>
      <Text>{body}</Text>
      <View style={styles.figures}>
        {figures.map((note, n) => (
          <View key={n} style={styles.figure}>
            <NoteMark note={note} size={18} />
            <Text kind="number" style={styles.shrink}>
              {note.text}
            </Text>
          </View>
        ))}
      </View>
      {onAgain ? <Button title="Play again" look="primary" onPress={onAgain} testID="play-again" /> : null}
      <Button title="Look at the board" onPress={onBoard} testID="look-at-board" />
      {rule === undefined ? null : (
        <Button title="The rule" look="plain" icon="rule-book" onPress={() => openRule(rule)} />
      )}
      {undo.count > 0 ? (
        <Button
          title="Undo"
          note={undo.note}
          look="plain"
          icon="anticlockwise-rotation"
          onPress={() => store.undo()}
          testID="undo"
        />
      ) : null}
      <Button title="Leave" look="plain" onPress={onLeave} testID="leave-over" />
    </Cover>
  );
}

export function Faulty({
  fault,
  onExport,
  onLeave,
}: {
  fault: FaultyState;
  onExport: ((fault: FaultyState) => void) | null;
  onLeave: () => void;
}) {
  const { store } = useParts();
  return (
    <Cover testID="faulty">
      <Text kind="screenTitle" heading={1}>
        The rules made a mistake
      </Text>
      <Text>
        That choice led to something that cannot be. It was not kept: your game stands at the decision before
        it, and nothing is lost.
      </Text>
      {fault.problems.map((problem) => (
        <Text key={problem} tone="soft">
          {problem}
        </Text>
      ))}
      <Button
        title="Go on from there"
        look="primary"
        onPress={() => store.leaveFault()}
        testID="leave-fault"
      />
      {onExport ? (
        <Button
          title="Export the faulty state"
          note="To send it to us"
          look="plain"
          onPress={() => onExport(fault)}
          testID="export-fault"
        />
      ) : null}
      <Button title="Leave" look="plain" onPress={onLeave} testID="leave-faulty" />
    </Cover>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, backgroundColor: colour.ink },
  page: { flexGrow: 1, justifyContent: 'center', paddingHorizontal: space.xl },
  column: { width: '100%', maxWidth: COLUMN, alignSelf: 'center', gap: space.l },
  lines: { gap: space.s },
  line: { flexDirection: 'row', gap: space.m, alignItems: 'flex-start' },
  grow: { flex: 1 },
  shrink: { flexShrink: 1 },
  art: {
    width: '100%',
    aspectRatio: 16 / 9,
    borderWidth: 2,
    borderColor: colour.line,
    borderRadius: radius.card,
    overflow: 'hidden',
  },
  /** On a phone that lies on its side the outcome is read before any scrolling. */
  small: { width: '40%' },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  figure: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.button,
    backgroundColor: colour.raise,
    maxWidth: '100%',
  },
});
