/** The head of the decision sheet: who is asked what, and how much they have left. */
import { StyleSheet, View } from 'react-native';

import type { Decision } from '../core/game';
import type { Facets } from '../core/procedure';
import { Text } from '../ui';
import type { Heading, Note } from '../ui/gameView';
import { stillCamera } from '../ui/gameView';
import { Group } from '@shopify/react-native-skia';
import { colour, space } from '../ui/theme';
import { useParts } from './context';
import { sceneFonts } from './fonts';
import { NoteMark } from './NoteMark';
import { SceneImage } from './SceneImage';

/** Pips are drawn up to this many; more are only counted. */
const MOST_PIPS = 6;
/** Letters of a note that still fits beside the title. */
const SHORT_NOTE = 16;
const PIECE = { width: 44, height: 62 };

export function SheetHead({ decision, picked }: { decision: Decision; picked: Facets }) {
  const { view, state, game, arrangement } = useParts();
  const heading: Heading = view.heading?.(state, decision, picked) ?? {
    caption: { text: decision.seat === 'team' ? 'The team' : game.text.seat(state, decision.seat) },
    title: game.text.prompts[decision.kind]?.(state, decision) ?? decision.kind,
  };
  const { caption, title, subtitle, piece, pips, notes = [] } = heading;
  // Beside the title only what is short; anything longer gets a line of its own.
  const isBeside = arrangement.sheet === 'below' && notes.every(({ text }) => text.length <= SHORT_NOTE);
  return (
    <View style={styles.head}>
      {piece === undefined || arrangement.sheet === 'floating' ? null : <PieceImage piece={piece} />}
      <View style={[styles.words, arrangement.sheet === 'floating' ? styles.inline : null]}>
        {caption ? <Caption note={caption} /> : null}
        <Text kind="sheetTitle" heading={2} testID="prompt">
          {title}
        </Text>
        {subtitle === undefined ? null : (
          <Text kind="secondary" tone="soft">
            {subtitle}
          </Text>
        )}
      </View>
      {pips || notes.length > 0 ? (
        <View style={isBeside ? styles.side : styles.inline}>
          {pips ? <Pips {...pips} /> : null}
          {notes.map((note, n) => (
            <View key={n} style={styles.note} accessible accessibilityLabel={note.label ?? note.text}>
              <NoteMark note={note} size={16} />
              <Text kind="secondary" tone={note.colour ?? 'soft'}>
                {note.text}
              </Text>
            </View>
          ))}
        </View>
      ) : null}
    </View>
  );
}

function PieceImage({ piece }: { piece: string }) {
  const { view, state } = useParts();
  const fonts = sceneFonts();
  const { Piece } = view;
  if (!Piece || fonts === null) return null;
  return (
    <SceneImage
      name={`piece ${piece} ${state.choices}`}
      width={PIECE.width}
      height={PIECE.height}
      draw={() => (
        <Group transform={[{ translateX: PIECE.width / 2 }, { translateY: PIECE.height - 9 }]}>
          <Piece state={state} id={piece} fonts={fonts} camera={stillCamera()} />
        </Group>
      )}
    />
  );
}

export function Caption({ note }: { note: Note }) {
  return (
    <View style={styles.note}>
      <NoteMark note={note} size={14} />
      <Text kind="caption" tone={note.colour ?? 'sub'}>
        {note.text}
      </Text>
    </View>
  );
}

function Pips({ left, of, label }: { left: number; of: number; label: string }) {
  return (
    <View style={styles.pips} accessible accessibilityLabel={label}>
      {of > MOST_PIPS
        ? null
        : Array.from({ length: of }, (_, n) => (
            <View key={n} style={[styles.pip, n < left ? null : styles.spent]} />
          ))}
      <Text kind="secondary" tone="soft">
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.m },
  words: { flex: 1, minWidth: 150 },
  inline: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.l },
  side: { alignItems: 'flex-end', gap: 2 },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 1 },
  pips: { flexDirection: 'row', alignItems: 'center', gap: space.xs + 1, flexWrap: 'wrap' },
  pip: { width: 12, height: 12, borderRadius: 6, backgroundColor: colour.lamp },
  spent: { backgroundColor: 'transparent', borderWidth: 1.5, borderColor: colour.lineStrong },
});
