/** The look in figures: text can be read on every ground it is set on, and nothing is too small to hit or to read. */
import {
  ACCENT_PAIRS,
  accentOf,
  BUTTON_HEIGHT,
  colour,
  GAMES_WITH_ACCENT,
  NEUTRAL_ACCENT,
  PAIRS,
  SELECTED_TEXT,
  TARGET,
  type,
  type Accent,
  type Colour,
} from '../../src/ui/theme';

const AA = 4.5;

/** The contrast of WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each(PAIRS)('of %s on %s is at least 4.5', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(AA);
  });

  const accents: [string, Accent][] = [
    ['neutral', NEUTRAL_ACCENT],
    ...GAMES_WITH_ACCENT.map((game): [string, Accent] => [game, accentOf(game)]),
  ];
  describe.each(accents)('in the accent of %s', (_, accent) => {
    const hex = (name: keyof Accent | Colour) =>
      name in accent ? accent[name as keyof Accent] : colour[name as Colour];

    it.each(ACCENT_PAIRS)('%s on %s is at least 4.5', (text, ground) => {
      expect(contrast(hex(text), hex(ground))).toBeGreaterThanOrEqual(AA);
    });

    it.each(SELECTED_TEXT)('%s on a selected button is at least 4.5', (text) => {
      expect(contrast(colour[text], accent.selectedGround)).toBeGreaterThanOrEqual(AA);
    });

    it('stands out as a line on a panel (3:1)', () => {
      expect(contrast(accent.accent, colour.panel)).toBeGreaterThanOrEqual(3);
    });
  });
});

it('sets nothing smaller than 12, and lines that hold their letters', () => {
  for (const { size, line } of Object.values(type)) {
    expect(size).toBeGreaterThanOrEqual(12);
    expect(line).toBeGreaterThanOrEqual(size);
  }
});

it('has targets of 44 at least', () => {
  expect(TARGET).toBeGreaterThanOrEqual(44);
  expect(BUTTON_HEIGHT).toBeGreaterThanOrEqual(TARGET);
});

it('gives a game without an accent the neutral one', () => {
  expect(accentOf('unheard-of')).toBe(NEUTRAL_ACCENT);
  expect(accentOf(null)).toBe(NEUTRAL_ACCENT);
});
