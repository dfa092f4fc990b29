/** The one option that is left: what it will do, what it costs, the odds; then yes, or back. */
import { StyleSheet, View } from 'react-native';

import type { Option } from '../core/procedure';
import { Button, Chip, Text, useAccent, useManners } from '../ui';
import type { Preview } from '../ui/gameView';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';
import { costWords } from './costWords';
import type { Narrowing } from './narrow';
import { sentence } from './Options';
import { sense } from './senses';

interface ConfirmProps {
  readonly option: Option;
  readonly narrowing: Narrowing;
}

export function PreviewOf({ option, narrowing }: ConfirmProps) {
  const { view, state, settings } = useParts();
  const preview = view.preview?.(state, narrowing.decision, option) ?? null;
  if (preview === null) return null;
  return (
    <View style={styles.box} testID="preview">
      <Text kind="body" tone="soft">
        {preview.text}
      </Text>
      {preview.odds && settings.showOdds ? <Odds odds={preview.odds} /> : null}
    </View>
  );
}

/** Stays in sight however long the preview is. */
export function Confirm({ option, narrowing }: ConfirmProps) {
  const { state, game, store, settings } = useParts();
  const { leftHanded } = useManners();
  const cost = costWords(option.cost);
  return (
    <View style={[styles.buttons, leftHanded ? styles.mirrored : null]}>
      <Button
        title={sentence(game.text.option(state, narrowing.decision, option))}
        {...(cost === null ? {} : { note: cost })}
        look="primary"
        icon="check"
        onPress={() => {
          sense('confirm', settings);
          store.confirm();
        }}
        testID="confirm"
        style={styles.wide}
      />
      <Button title="Back" onPress={() => store.narrow({ type: 'back' })} testID="back-out" />
    </View>
  );
}

function Odds({ odds }: { odds: NonNullable<Preview['odds']> }) {
  const { accentText } = useAccent();
  return (
    <View
      style={styles.odds}
      accessible
      accessibilityLabel={odds.map((one) => `${one.label} ${percent(one.chance)}`).join(', ')}
    >
      {odds.map((one) => (
        <View key={one.label} style={styles.odd}>
          <View
            style={[
              styles.bar,
              { width: `${Math.round(one.chance * 100)}%`, backgroundColor: `${accentText}44` },
            ]}
          />
          <Text kind="secondary" style={styles.grow}>
            {one.label}
          </Text>
          <Text kind="number">{percent(one.chance)}</Text>
        </View>
      ))}
    </View>
  );
}

/** Whole per cents, but a thin chance never reads as none and a near certainty never as certain. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0) return '<1 %';
  if (whole === 100 && chance < 1) return '>99 %';
  return `${whole} %`;
}

/** What has been picked so far; a tap on one takes it back, with whatever was picked after it. */
export function Picks({ narrowing }: { narrowing: Narrowing }) {
  const { state, game, store } = useParts();
  const { picked } = narrowing;
  if (picked.length === 0) return null;
  return (
    <View style={styles.picks}>
      {picked.map(({ facet, value }, n) => {
        const words = sentence(game.text.facet(state, facet, value));
        return (
          <Chip
            key={facet}
            title={words}
            icon="close"
            selected
            label={`${words}, picked. Take it back`}
            testID={`picked-${facet}`}
            onPress={() => {
              for (let back = picked.length; back > n; back--) store.narrow({ type: 'back' });
            }}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  wide: { flexGrow: 1, flexShrink: 1, minWidth: 180 },
  odds: { gap: 3 },
  odd: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: 3,
    borderRadius: radius.tag,
    overflow: 'hidden',
    backgroundColor: colour.ink,
  },
  bar: { position: 'absolute', left: 0, top: 0, bottom: 0 },
  grow: { flex: 1 },
  picks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
