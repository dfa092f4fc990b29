/** The files of both typefaces, once for React Native's text and once for Skia's. */
import { BarlowCondensed_600SemiBold } from '@expo-google-fonts/barlow-condensed/600SemiBold';
import { BarlowCondensed_700Bold } from '@expo-google-fonts/barlow-condensed/700Bold';
import { BarlowCondensed_800ExtraBold } from '@expo-google-fonts/barlow-condensed/800ExtraBold';
import { SourceSans3_400Regular } from '@expo-google-fonts/source-sans-3/400Regular';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';
import { loadAsync } from 'expo-font';

import { font, type FontName } from './theme';

export const FONT_FILES: Readonly<Record<FontName, number>> = {
  display600: BarlowCondensed_600SemiBold,
  display700: BarlowCondensed_700Bold,
  display800: BarlowCondensed_800ExtraBold,
  reading400: SourceSans3_400Regular,
  reading600: SourceSans3_600SemiBold,
};

export function loadTextFonts(): Promise<void> {
  const names = Object.keys(FONT_FILES) as FontName[];
  return loadAsync(Object.fromEntries(names.map((name) => [font[name], FONT_FILES[name]])));
}
