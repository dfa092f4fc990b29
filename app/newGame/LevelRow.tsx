/** How hard the game is, by name; whoever wants it finer opens the rows behind the names. */
import { useState, type ReactNode } from 'react';

import type { AnyGame } from '../../src/core/game';
import { Button, Segmented } from '../../src/ui';
import { Block } from './FieldRow';
import { levelOf, setLevel, type Options } from './form';

interface LevelRowProps {
  readonly game: AnyGame;
  readonly options: Options;
  readonly onChange: (options: Options) => void;
  /** The rows of the options that a level sets. */
  readonly children: ReactNode;
}

export function LevelRow({ game, options, onChange, children }: LevelRowProps) {
  const [isOpen, setOpen] = useState(false);
  const levels = game.levels ?? [];
  const level = levelOf(game, options);
  return (
    <>
      <Block label="Difficulty" note={levels[level]?.help ?? 'Tuned by hand'}>
        <Segmented
          label="Difficulty"
          value={level}
          choices={levels.map(({ label }, value) => ({ value, label }))}
          onChange={(chosen) => onChange(setLevel(game, options, chosen))}
          testID="level"
        />
        <Button
          title={isOpen ? 'Hide the details' : 'Fine-tune'}
          look="plain"
          onPress={() => setOpen(!isOpen)}
          testID="fine-tune"
        />
      </Block>
      {isOpen ? children : null}
    </>
  );
}
