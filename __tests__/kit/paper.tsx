/** Paper for pixel tests: draws a scene with the real CanvasKit and tells its colours. Pictures go to shots/, for looking at. */
import fs from 'node:fs';
import path from 'node:path';

import {
  drawOffscreen,
  Fill,
  Group,
  makeOffscreenSurface,
} from '@shopify/react-native-skia/lib/commonjs/headless';
import type { ReactElement } from 'react';

import { fontsOf, typefaceFromBytes } from '../../src/ui/skia/typefaces';

const root = path.resolve(__dirname, '../..');
const face = (file: string) =>
  typefaceFromBytes(
    new Uint8Array(fs.readFileSync(path.join(root, 'node_modules/@expo-google-fonts', file))),
  );
export const fonts = fontsOf({
  display600: face('barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf'),
  display700: face('barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf'),
  display800: face('barlow-condensed/800ExtraBold/BarlowCondensed_800ExtraBold.ttf'),
  reading400: face('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  reading600: face('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
});
const GROUND = '#DACDA0';

/** Draws at twice the size and tells colours and counts in the units of the scene. */
export async function draw(width: number, height: number, scene: ReactElement, ground = GROUND) {
  const image = await drawOffscreen(
    makeOffscreenSurface(width * 2, height * 2),
    <Group>
      <Fill color={ground} />
      <Group transform={[{ scale: 2 }]}>{scene}</Group>
    </Group>,
  );
  const pixels = image.readPixels(0, 0) ?? new Uint8Array();
  const at = (x: number, y: number) => {
    const start = (Math.round(y * 2) * width * 2 + Math.round(x * 2)) * 4;
    return `#${[0, 1, 2]
      .map((i) =>
        Number(pixels[start + i])
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`.toUpperCase();
  };
  /** Pixels of exactly this colour, four to a unit of the scene. */
  const count = (hex: string, [x0, y0, x1, y1]: readonly [number, number, number, number]) => {
    const wanted = parseInt(hex.slice(1), 16);
    let found = 0;
    for (let y = Math.round(y0 * 2); y < Math.round(y1 * 2); y++) {
      for (let x = Math.round(x0 * 2); x < Math.round(x1 * 2); x++) {
        const i = (y * width * 2 + x) * 4;
        const colour = (Number(pixels[i]) << 16) | (Number(pixels[i + 1]) << 8) | Number(pixels[i + 2]);
        if (colour === wanted) found++;
      }
    }
    return found;
  };
  return { at, count, save: (name: string) => keep(name, image.encodeToBytes()) };
}

function keep(name: string, bytes: Uint8Array): void {
  fs.mkdirSync(path.join(root, 'shots'), { recursive: true });
  fs.writeFileSync(path.join(root, 'shots', name), bytes);
}
