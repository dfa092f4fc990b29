/** The fonts that scenes draw with; null until the app has loaded them. */
export { loadedFonts as sceneFonts } from '../ui/skia/typefaces';
