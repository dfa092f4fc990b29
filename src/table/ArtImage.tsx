/** A picture of a card or an ending, which a game draws into a box of 320 x 180, at the width that there is. */
import { Group } from '@shopify/react-native-skia';
import type { ReactElement } from 'react';

import { SceneImage } from './SceneImage';

const BOX = { width: 320, height: 180 };

export function ArtImage({ name, width, Art }: { name: string; width: number; Art: () => ReactElement }) {
  const scale = width / BOX.width;
  return (
    <SceneImage
      name={name}
      width={width}
      height={BOX.height * scale}
      draw={() => <Group transform={[{ scale }]}>{Art()}</Group>}
    />
  );
}
