/** Reads the font files for Skia: the very files that React Native's text uses. */
import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { Asset } from 'expo-asset';

import { FONT_FILES } from '../fonts';
import type { FontName } from '../theme';
import { fontsOf, keepFonts, loadedFonts } from './typefaces';

export async function loadTypefaces(): Promise<void> {
  if (loadedFonts()) return;
  const [display600, display700, display800, reading400, reading600] = await Promise.all([
    load('display600'),
    load('display700'),
    load('display800'),
    load('reading400'),
    load('reading600'),
  ]);
  keepFonts(fontsOf({ display600, display700, display800, reading400, reading600 }));
}

async function load(name: FontName): Promise<SkTypeface> {
  const asset = await Asset.fromModule(FONT_FILES[name]).downloadAsync();
  const data = await Skia.Data.fromURI(asset.localUri ?? asset.uri);
  const face = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (!face) throw new Error(`The font ${asset.name} cannot be read.`);
  return face;
}
