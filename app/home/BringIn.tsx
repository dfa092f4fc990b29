/** The ways in for a game from elsewhere: a file, or a code out of a message. */
import { useState } from 'react';

import { LONGEST_CODE } from '../../src/core/replayCode';
import { Button, Field, Sheet, Text } from '../../src/ui';

interface BringInProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onFile: () => void;
  readonly onCode: (code: string) => void;
}

export function BringIn({ open, onClose, onFile, onCode }: BringInProps) {
  const [code, setCode] = useState('');
  const done = (work: () => void) => () => {
    setCode('');
    onClose();
    work();
  };
  return (
    <Sheet title="Bring in a saved game" open={open} onClose={onClose} testID="bring-in">
      <Text tone="soft">A file that Holdout has exported, or the code of a small game.</Text>
      <Button title="Choose a file" icon="scroll-unfurled" onPress={done(onFile)} testID="import-file" />
      <Field
        label="Replay code"
        placeholder="Or paste a replay code"
        value={code}
        onChange={setCode}
        maxLength={2 * LONGEST_CODE}
        testID="import-code"
      />
      {code.trim() === '' ? null : (
        <Button
          title="Play this code"
          look="primary"
          onPress={done(() => onCode(code))}
          testID="import-code-go"
        />
      )}
    </Sheet>
  );
}
