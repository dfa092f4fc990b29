/** The app's typefaces for Skia, which knows no fonts of the system in a browser. Loaded once, before the first screen. */
import { FontHinting, Skia, type SkFont, type SkTypeface } from '@shopify/react-native-skia';

import type { Fonts } from '../gameView';
import type { FontName } from '../theme';

export type Typefaces = Readonly<Record<FontName, SkTypeface>>;

let loaded: Fonts | null = null;

export function typefaceFromBytes(bytes: Uint8Array): SkTypeface {
  const face = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(bytes));
  if (!face) throw new Error('A font file of the app cannot be read.');
  return face;
}

/** A font for each face and size, made once. */
export function fontsOf(faces: Typefaces): Fonts {
  const fonts = new Map<string, SkFont>();
  return (face, size) => {
    const key = `${face} ${size}`;
    let font = fonts.get(key);
    if (!font) fonts.set(key, (font = fontOf(faces[face], size)));
    return font;
  };
}

/** Letters stand where the typeface puts them: rounded to whole points they would drift apart on a dense screen. */
function fontOf(face: SkTypeface, size: number): SkFont {
  const font = Skia.Font(face, size);
  font.setSubpixel(true);
  font.setLinearMetrics(true);
  font.setHinting(FontHinting.None);
  return font;
}

export function keepFonts(fonts: Fonts): void {
  loaded = fonts;
}

/** Scenes get their fonts as a prop; whoever mounts a canvas takes them from here. Null until the app has loaded them. */
export function loadedFonts(): Fonts | null {
  return loaded;
}
