/** A rule in our own words, over the table: why something happened, or cannot be done. */
import { Button, Sheet, Text } from '../ui';
import type { RuleId } from '../core/procedure';
import { useParts } from './context';

export interface RuleSheetProps {
  readonly rule: RuleId | null;
  readonly onClose: () => void;
  readonly onRulebook: (rule: RuleId) => void;
}

export function RuleSheet({ rule, onClose, onRulebook }: RuleSheetProps) {
  const { game } = useParts();
  if (rule === null) return null;
  const found = game.rulebook[rule];
  return (
    <Sheet title={found?.chapter ?? 'Rule'} open onClose={onClose} testID="rule">
      <Text>{found?.text ?? `The rulebook has no entry ${rule}.`}</Text>
      {found?.ours ? (
        <Text kind="secondary" tone="sub">
          The printed rules leave this open: it is our ruling.
        </Text>
      ) : null}
      <Text kind="note" tone="muted">
        {rule}
      </Text>
      <Button
        title="Open the rulebook"
        icon="rule-book"
        onPress={() => onRulebook(rule)}
        testID="open-rulebook"
      />
    </Sheet>
  );
}
