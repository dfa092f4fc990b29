/** A drawn card turns over, large and readable, slightly askew, with the backs of the deck behind it. Its text is real text. */
import { useEffect } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { Icon, Press, Text } from '../ui';
import type { CardView } from '../ui/gameView';
import { colour, radius, space } from '../ui/theme';
import { ArtImage } from './ArtImage';

export interface CardRevealProps {
  readonly card: CardView;
  readonly isStill: boolean;
  readonly onDone: () => void;
}

/** Dark enough for words on paper. */
const TINT = '#5B2E70';

export function CardReveal({ card, isStill, onDone }: CardRevealProps) {
  const { width: screen } = useWindowDimensions();
  const width = Math.min(330, screen * 0.72);
  const turned = useSharedValue(isStill ? 1 : 0);
  useEffect(() => {
    if (!isStill) turned.set(withTiming(1, { duration: 520, easing: Easing.out(Easing.cubic) }));
  }, [isStill, turned]);
  const style = useAnimatedStyle(() => ({
    opacity: Math.min(1, turned.get() * 3),
    transform: [
      { perspective: 900 },
      { translateY: (1 - turned.get()) * 60 },
      { rotateY: `${(1 - turned.get()) * 90}deg` },
      { rotate: '-1.6deg' },
    ],
  }));
  return (
    <View style={styles.place}>
      <View style={[styles.back, { width, backgroundColor: card.colour ?? TINT }]} />
      <Animated.View style={style}>
        <Press
          label={[card.kind, card.title, card.body, card.note?.text ?? ''].join('. ')}
          hint="Puts the card away"
          onPress={onDone}
          testID="card"
          style={[styles.card, { width }]}
        >
          <Face card={card} width={width} />
        </Press>
      </Animated.View>
    </View>
  );
}

function Face({ card, width }: { card: CardView; width: number }) {
  const { kind, title, body, note, footer, Art } = card;
  const art = width - 2 * space.m;
  return (
    <>
      {Art ? (
        <View style={styles.art}>
          <ArtImage name={`art ${kind} ${title}`} width={art} Art={Art} />
        </View>
      ) : null}
      <View style={styles.row}>
        <Text kind="caption" tone={card.colour ?? TINT}>
          {kind}
        </Text>
        {note ? (
          <View style={styles.note}>
            {note.icon ? <Icon name={note.icon} size={16} colour={colour.onPaperSub} /> : null}
            <Text kind="link" tone="onPaperSub">
              {note.text}
            </Text>
          </View>
        ) : null}
      </View>
      <Text kind="cardTitle" tone="onPaper">
        {title}
      </Text>
      <Text kind="body" tone="onPaper">
        {body}
      </Text>
      {footer ? (
        <View style={[styles.row, styles.footer]}>
          <Text kind="secondary" tone="onPaperSub" style={styles.shrink}>
            {footer[0]}
          </Text>
          <Text kind="link" tone="onPaper">
            {footer[1]}
          </Text>
        </View>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', justifyContent: 'center' },
  back: {
    position: 'absolute',
    top: 6,
    bottom: -8,
    borderRadius: radius.resume,
    borderWidth: 2,
    borderColor: colour.ink,
    transform: [{ rotate: '2deg' }],
  },
  card: {
    gap: space.s,
    padding: space.m,
    paddingBottom: space.l,
    borderRadius: radius.resume,
    borderWidth: 2,
    borderColor: colour.ink,
    backgroundColor: colour.paper,
  },
  art: { borderRadius: radius.button, borderWidth: 2, borderColor: colour.ink, overflow: 'hidden' },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center', gap: space.m },
  note: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  footer: { borderTopWidth: 1.5, borderTopColor: '#C6BCA3', paddingTop: space.s, marginTop: space.m },
  shrink: { flexShrink: 1 },
});
