/** The table's menu: rules, settings, the whole board, pictures on demand, and the way out. */
import { StyleSheet } from 'react-native';

import { Button, Sheet, Text } from '../ui';
import { useParts } from './context';

export interface MenuSheetProps {
  readonly isOpen: boolean;
  readonly overlay: string | null;
  readonly onOverlay: (id: string | null) => void;
  readonly onClose: () => void;
  readonly onWholeBoard: () => void;
  readonly onRules: () => void;
  readonly onSettings: () => void;
  readonly onLeave: () => void;
}

export function MenuSheet(props: MenuSheetProps) {
  const { view, game, snapshot } = useParts();
  const { isOpen, overlay, onOverlay, onClose } = props;
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Sheet title={game.title} open={isOpen} onClose={onClose} testID="menu">
      <Button title="Rules" icon="rule-book" onPress={closing(props.onRules)} testID="menu-rules" />
      <Button
        title="Whole board"
        icon="treasure-map"
        onPress={closing(props.onWholeBoard)}
        testID="menu-board"
      />
      {view.overlays?.map((one) => (
        <Button
          key={one.id}
          title={one.label}
          icon={one.icon}
          selected={overlay === one.id}
          onPress={closing(() => onOverlay(overlay === one.id ? null : one.id))}
          testID={`overlay-${one.id}`}
        />
      ))}
      <Button title="Settings" icon="cog" onPress={closing(props.onSettings)} testID="menu-settings" />
      <Button
        title="Leave the table"
        note="The game is saved"
        icon="exit-door"
        onPress={closing(props.onLeave)}
        testID="menu-leave"
      />
      <Text kind="note" tone="muted" style={styles.note}>
        {`Step ${snapshot.sequence}. Keys: arrows, Enter, Escape, U undo, R redo, L log, M mats, 0 whole board.`}
      </Text>
    </Sheet>
  );
}

const styles = StyleSheet.create({ note: { textAlign: 'center' } });
