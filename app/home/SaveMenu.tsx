/** What can be done with a saved game besides playing it. */
import type { SaveEntry } from '../../src/storage';
import { Button, Sheet, Text } from '../../src/ui';
import { whenWords } from '../words';

interface SaveMenuProps {
  readonly save: SaveEntry | null;
  /** A small game as a line of text. */
  readonly code: string | null;
  readonly onClose: () => void;
  readonly onLog: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

export function SaveMenu({ save, code, onClose, onLog, onExport, onDelete }: SaveMenuProps) {
  if (save === null) return null;
  const closing = (work: () => void) => () => {
    onClose();
    work();
  };
  return (
    <Sheet
      title={save.readable ? save.game.title : 'A game that cannot be opened'}
      open
      onClose={onClose}
      testID="save-menu"
    >
      <Text tone="soft">
        {save.readable
          ? `Begun ${whenWords(save.startedAt)}, ${save.decisions} decisions made.`
          : `${save.message} It is kept as it is until you delete it.`}
      </Text>
      {save.readable ? (
        <Button title="Read the log" icon="scroll-unfurled" onPress={closing(onLog)} testID="save-log" />
      ) : null}
      <Button title="Export as a file" icon="exit-door" onPress={closing(onExport)} testID="save-export" />
      {code === null ? null : (
        <>
          <Text kind="caption" tone="sub" heading={3}>
            Replay code, to copy into a message
          </Text>
          <Text kind="note" tone="soft" selectable testID="replay-code">
            {code}
          </Text>
        </>
      )}
      <Button
        title="Delete"
        icon="trash-can"
        look="danger"
        onPress={closing(onDelete)}
        testID="save-delete"
      />
    </Sheet>
  );
}
