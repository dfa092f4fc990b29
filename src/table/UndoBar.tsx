/** The foot of the decision sheet: undo with what it takes back, redo and the plain list. */
import { StyleSheet, View } from 'react-native';

import { IconButton, Text, useManners } from '../ui';
import { space } from '../ui/theme';
import { useParts } from './context';
import { Tile } from './Tile';

export interface UndoBarProps {
  readonly isList: boolean;
  /** Null where there is nothing to list. */
  readonly onList: (() => void) | null;
}

export function UndoBar({ isList, onList }: UndoBarProps) {
  const { store, snapshot, arrangement } = useParts();
  const isDense = arrangement.sheet === 'floating';
  const { leftHanded } = useManners();
  const { undo, redoable } = snapshot;
  const isOpen = undo.count > 0;
  return (
    <View style={[styles.bar, leftHanded ? styles.mirrored : null]}>
      {isOpen ? (
        <Tile
          title={undo.title}
          note={undo.note}
          icon="anticlockwise-rotation"
          look="quiet"
          testID="undo"
          onPress={() => store.undo()}
          isDense={isDense}
          style={styles.grow}
        />
      ) : (
        <Text kind="secondary" tone="muted" style={styles.grow} testID="undo-closed">
          {undo.note}
        </Text>
      )}
      {redoable > 0 ? (
        <IconButton icon="forward" label="Redo" onPress={() => store.redo()} testID="redo" />
      ) : null}
      {onList ? (
        <Tile
          title={isList ? 'Tiles' : 'List'}
          note={null}
          icon={null}
          look="quiet"
          hint={isList ? 'Shows the options as tiles' : 'Shows all options as a plain list'}
          testID="toggle-list"
          onPress={onList}
          isDense={isDense}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mirrored: { flexDirection: 'row-reverse' },
  grow: { flex: 1 },
});
