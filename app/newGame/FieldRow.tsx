/** One row of the new-game form, drawn by its kind: a few words, a switch, or a list of people with faces. */
import { StyleSheet, View } from 'react-native';

import type { SetupField } from '../../src/core/game';
import { Card, Segmented, Text, Toggle, space } from '../../src/ui';
import { ChoiceCard, ChoiceRow } from './ChoiceCard';
import { listOf, toggled, type FieldValue, type Options } from './form';

interface FieldRowProps {
  readonly game: string;
  readonly field: SetupField;
  readonly options: Options;
  readonly onChange: (key: string, value: unknown) => void;
  /** Who plays what is picked n-th. */
  readonly nameOf: (place: number) => string;
}

export function FieldRow({ game, field, options, onChange, nameOf }: FieldRowProps) {
  const { key, label, help, kind, choices } = field;
  if (kind === 'toggle') {
    return (
      <Card>
        <Toggle
          title={label}
          note={help}
          value={options[key] === true}
          onChange={(value) => onChange(key, value)}
          testID={`field-${key}`}
        />
      </Card>
    );
  }
  if (kind === 'list') {
    const picked = listOf(options, key);
    const isWide = choices.some((choice) => (choice.help?.length ?? 0) > 36);
    return (
      <Block label={label} note={listNote(field, picked.length)}>
        <View style={styles.cards} accessibilityRole="list" accessibilityLabel={label}>
          {choices.map((choice) => (
            <ChoiceCard
              key={String(choice.value)}
              game={game}
              choice={choice}
              picked={picked.indexOf(choice.value)}
              nameOf={nameOf}
              isWide={isWide}
              onPress={() => onChange(key, toggled(field, picked, choice.value))}
              testID={`field-${key}-${String(choice.value)}`}
            />
          ))}
        </View>
      </Block>
    );
  }
  return (
    <Choice field={field} value={options[key] as FieldValue} onChange={(value) => onChange(key, value)} />
  );
}

/** Short choices stand side by side; many, or ones with an explanation, one below the other. */
function Choice({
  field,
  value,
  onChange,
}: {
  field: SetupField;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}) {
  const { key, label, help, choices } = field;
  const isShort = choices.length <= 5 && choices.every((choice) => choice.label.length <= 14);
  const chosen = choices.find((choice) => choice.value === value);
  if (isShort) {
    return (
      <Block label={label} note={chosen?.help ?? help}>
        <Segmented
          label={label}
          value={value}
          choices={choices}
          onChange={onChange}
          testID={`field-${key}`}
        />
      </Block>
    );
  }
  return (
    <Block label={label} note={help}>
      <View style={styles.rows} accessibilityRole="radiogroup" accessibilityLabel={label}>
        {choices.map((choice) => (
          <ChoiceRow
            key={String(choice.value)}
            choice={choice}
            isChosen={choice.value === value}
            onPress={() => onChange(choice.value)}
            testID={`field-${key}-${String(choice.value)}`}
          />
        ))}
      </View>
    </Block>
  );
}

function listNote({ count, help }: SetupField, picked: number): string {
  const words = count && count.min === count.max ? `${picked} of ${count.max} chosen` : `${picked} chosen`;
  return help === undefined ? words : `${help} ${words}.`;
}

export function Block({
  label,
  note,
  children,
}: {
  label: string;
  note?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <View style={styles.block}>
      <View style={styles.head}>
        <Text kind="sheetTitle" heading={2}>
          {label}
        </Text>
        {note === undefined ? null : (
          <Text kind="secondary" tone="soft" style={styles.note}>
            {note}
          </Text>
        )}
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: space.s },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.m,
    paddingHorizontal: 2,
  },
  note: { flexShrink: 1 },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  rows: { gap: space.s },
});
