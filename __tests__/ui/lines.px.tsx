/** Lines are broken without a font at hand: by widths that must be those of the font that draws them. */
import { broken, readingWidth } from '../../src/ui/lines';
import { widthOf } from '../../src/ui/skia';
import { fonts } from '../kit/paper';

const SIZE = 13.5;

it('knows how wide every letter is', () => {
  for (let code = 32; code < 127; code++) {
    const letter = String.fromCharCode(code);
    expect({ letter, width: readingWidth(letter, SIZE) }).toEqual({
      letter,
      width: expect.closeTo(widthOf(fonts, 'reading400', SIZE, letter), 2),
    });
  }
});

it('takes a letter that it does not know for a wide one', () => {
  for (const letter of '’éü×·')
    expect(readingWidth(letter, SIZE)).toBeGreaterThan(widthOf(fonts, 'reading400', SIZE, letter));
});

it('fills lines as far as they go, and never over their end', () => {
  const words =
    'Other Player units in her Area, whoever they belong to, have Admin +1 for Crowd Control and Repair.';
  const lines = broken(words, 220, SIZE);
  expect(lines.join(' ')).toBe(words);
  const ends = lines.map((line) => widthOf(fonts, 'reading400', SIZE, line));
  expect(Math.max(...ends)).toBeLessThanOrEqual(220);
  lines.slice(1).forEach((line, n) => {
    const next = line.split(' ')[0] ?? '';
    expect(widthOf(fonts, 'reading400', SIZE, `${lines[n]} ${next}`)).toBeGreaterThan(220);
  });
});
