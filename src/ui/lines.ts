/**
 * Breaks text into lines without a font at hand, so that the layout of a mat and its drawing agree to the letter. The widths are
 * those of Source Sans 3 Regular; a test holds them against the font itself.
 */

/** Widths in thousandths of the size, from the space to the tilde. */
// prettier-ignore
const WIDTHS: readonly number[] = [
  200, 289, 426, 497, 497, 824, 609, 249, 303, 303, 418, 497, 249, 311, 249, 350, 497, 497, 497, 497, 497, 497, 497, 497,
  497, 497, 249, 249, 497, 497, 497, 425, 847, 543, 588, 571, 615, 527, 494, 617, 652, 263, 479, 579, 486, 727, 647, 664,
  566, 664, 569, 534, 536, 645, 515, 786, 513, 476, 539, 303, 350, 303, 497, 500, 542, 504, 553, 456, 555, 496, 292, 504,
  544, 246, 247, 495, 255, 829, 547, 542, 555, 555, 347, 419, 338, 544, 467, 719, 446, 467, 425, 303, 241, 303, 497,
];
const FIRST = 32;
/** A letter that the table does not have: as wide as a wide one, so that a line is never cut off. */
const OTHER = 650;

/** Lines stand this many sizes apart. */
export const LEADING = 1.32;

/** How wide the words are in the reading face. */
export function readingWidth(words: string, size: number): number {
  let width = 0;
  for (let at = 0; at < words.length; at++) width += WIDTHS[words.charCodeAt(at) - FIRST] ?? OTHER;
  return (width * size) / 1000;
}

/** Lines of the reading face no wider than `room`; a single longer word stays whole. */
export function broken(words: string, room: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1];
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || readingWidth(longer, size) > room) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export function heightOf(words: string, room: number, size: number): number {
  return broken(words, room, size).length * size * LEADING;
}
