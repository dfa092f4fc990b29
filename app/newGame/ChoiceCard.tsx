/** A faction or survivor to pick: colour, shape and silhouette, its name, and who plays it. */
import { StyleSheet, View } from 'react-native';

import type { SetupField } from '../../src/core/game';
import { Grain, Icon, Press, Text, Vector, colour, radius, space, useAccent } from '../../src/ui';
import { portrait } from '../../src/ui/busts';
import { emblemOf } from '../../src/ui/emblems';
import { shapeArt } from '../../src/ui/shapes';

type Choice = SetupField['choices'][number];

interface ChoiceCardProps {
  readonly game: string;
  readonly choice: Choice;
  /** Its place among the picked ones; -1 when it is not. */
  readonly picked: number;
  readonly nameOf: (place: number) => string;
  /** Long explanations want the whole width. */
  readonly isWide: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

export function ChoiceCard({ game, choice, picked, nameOf, isWide, onPress, testID }: ChoiceCardProps) {
  const { bust, livery } = emblemOf(game, String(choice.value));
  const isPicked = picked >= 0;
  const name = isPicked ? nameOf(picked) : '';
  return (
    <Press
      role="checkbox"
      label={[choice.label, choice.help, name === '' ? '' : `played by ${name}`].filter(Boolean).join(', ')}
      checked={isPicked}
      onPress={onPress}
      testID={testID}
      style={[
        styles.card,
        isWide ? styles.wide : null,
        isPicked ? { borderColor: livery.light, borderWidth: 2, backgroundColor: colour.raise } : null,
      ]}
    >
      <View style={styles.face}>
        <View style={styles.portrait}>
          <Vector art={portrait(bust, livery.light, livery.dark)} fit="meet" align="bottom" />
          <Grain strength={0.4} />
          <View style={styles.shape}>
            <Vector art={shapeArt(livery.shape, colour.ink)} fit="meet" />
          </View>
          <View style={styles.shapeInside}>
            <Vector art={shapeArt(livery.shape, colour.paper)} fit="meet" />
          </View>
        </View>
        {name === '' ? null : (
          <View style={styles.name}>
            <Text kind="link" tone={livery.light} align="center">
              {name}
            </Text>
          </View>
        )}
      </View>
      <View style={styles.words}>
        <Text kind="action">{choice.label}</Text>
        {choice.help === undefined ? null : (
          <Text kind="secondary" tone="sub">
            {choice.help}
          </Text>
        )}
      </View>
    </Press>
  );
}

interface ChoiceRowProps {
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

export function ChoiceRow({ choice, isChosen, onPress, testID }: ChoiceRowProps) {
  const { accentText, selectedGround } = useAccent();
  return (
    <Press
      role="radio"
      label={choice.help === undefined ? choice.label : `${choice.label}, ${choice.help}`}
      checked={isChosen}
      onPress={onPress}
      testID={testID}
      style={[styles.row, isChosen ? { borderColor: accentText, backgroundColor: selectedGround } : null]}
    >
      <View style={[styles.dot, isChosen ? { borderColor: accentText } : null]}>
        {isChosen ? <Icon name="check" size={14} colour={accentText} /> : null}
      </View>
      <View style={styles.grow}>
        <Text kind="action">{choice.label}</Text>
        {choice.help === undefined ? null : (
          <Text kind="secondary" tone="sub">
            {choice.help}
          </Text>
        )}
      </View>
    </Press>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 168,
    minHeight: 82,
    borderWidth: 1,
    borderColor: colour.line,
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: colour.panel,
  },
  wide: { flexBasis: 300 },
  face: { width: 60 },
  portrait: { flex: 1, minHeight: 60, overflow: 'hidden' },
  shape: { position: 'absolute', left: 3, top: 3, width: 21, height: 21 },
  shapeInside: { position: 'absolute', left: 6, top: 6, width: 15, height: 15 },
  name: { paddingHorizontal: 2, paddingVertical: 1, backgroundColor: colour.ink },
  words: { flex: 1, padding: space.m, gap: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    minHeight: 52,
    borderWidth: 1,
    borderColor: colour.line,
    borderRadius: radius.button,
    backgroundColor: colour.panel,
  },
  dot: {
    width: 22,
    height: 22,
    borderRadius: 11,
    borderWidth: 1.5,
    borderColor: colour.muted,
    alignItems: 'center',
    justifyContent: 'center',
  },
  grow: { flex: 1 },
});
