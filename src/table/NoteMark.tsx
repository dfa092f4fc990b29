/** The sign before a note: the shape of whoever it is about, or an icon. */
import { View } from 'react-native';

import { Icon, Vector } from '../ui';
import type { Note } from '../ui/gameView';
import { shapeArt } from '../ui/shapes';
import { colour } from '../ui/theme';

export function NoteMark({ note, size }: { note: Pick<Note, 'icon' | 'shape' | 'colour'>; size: number }) {
  const tint = note.colour ?? colour.sub;
  if (note.shape)
    return (
      <View style={{ width: size, height: size }} aria-hidden>
        <Vector art={shapeArt(note.shape, tint)} fit="meet" />
      </View>
    );
  return note.icon ? <Icon name={note.icon} size={size} colour={tint} /> : null;
}
