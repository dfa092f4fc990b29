/**
 * The look in figures: colours, type, spacing, shape. Everything that is drawn takes its values from here.
 * Contrast of every pair of text and ground in PAIRS is measured by a test: a new pair of colours belongs in that list.
 */

export const colour = {
  ink: '#0E1316',
  panel: '#182025',
  raise: '#212C32',
  line: '#2B373D',
  lineStrong: '#3A4950',
  paper: '#EDE6D6',
  soft: '#C6CFCE',
  sub: '#B4C0C0',
  muted: '#9AA7A8',
  disabledLabel: '#8E9B9D',
  /** "This can act, this is legal", in all four games. Never decoration. */
  lamp: '#FFD98A',
  lampGround: '#3A2E12',
  onLamp: '#1C1504',
  /** A threat to us. */
  danger: '#F0655A',
  dangerGround: '#381A18',
  hit: '#C9253A',
  damage: '#F0A23A',
  white: '#FFFFFF',
  /** Words on paper: cards, rules, tokens. */
  onPaper: '#1B1A17',
  onPaperSub: '#5A5447',
} as const;
export type Colour = keyof typeof colour;

/** One accent a screen: the selected action and the primary button, nothing else. */
export interface Accent {
  /** For lines, fills and icons. */
  readonly accent: string;
  /** For words, and as the ground of the primary button. */
  readonly accentText: string;
  readonly selectedGround: string;
  /** Words on a ground of `accentText`. */
  readonly onAccent: string;
  readonly second: string;
}

/** Screens that belong to no game, and games that have no accent of their own yet. */
export const NEUTRAL_ACCENT: Accent = {
  accent: '#B9C4C2',
  accentText: '#EDE6D6',
  selectedGround: '#2A363C',
  onAccent: '#14191B',
  second: '#F2A13E',
};

const ACCENTS: Readonly<Record<string, Accent>> = {
  'plum-island': {
    accent: '#A66BBE',
    accentText: '#C99BDB',
    selectedGround: '#2D2136',
    onAccent: '#1B1020',
    second: '#9BD14B',
  },
  'darkest-house': {
    accent: '#F2762E',
    accentText: '#F58B4C',
    selectedGround: '#3A2113',
    onAccent: '#1E0F05',
    second: '#8C9AE8',
  },
  exodus: {
    accent: '#E0364A',
    accentText: '#FF7B86',
    selectedGround: '#3A151B',
    onAccent: '#2A060B',
    second: '#4FB8AE',
  },
  basecamp: {
    accent: '#E6A93A',
    accentText: '#E6A93A',
    selectedGround: '#3A2C10',
    onAccent: '#1F1604',
    second: '#5E9A78',
  },
};

export const GAMES_WITH_ACCENT = Object.keys(ACCENTS);

export function accentOf(game: string | null): Accent {
  return (game === null ? undefined : ACCENTS[game]) ?? NEUTRAL_ACCENT;
}

export const space = { xs: 4, s: 7, m: 10, l: 14, xl: 16, xxl: 24 } as const;
export const radius = { chip: 4, tag: 6, button: 10, card: 12, poster: 14, resume: 16, sheet: 18 } as const;

/** The smallest side of anything that is tapped, and the usual height of a button. */
export const TARGET = 44;
export const BUTTON_HEIGHT = 48;

/** Reading stays comfortable on wide screens: columns of text and forms grow no wider. */
export const COLUMN = 640;

export const font = {
  display600: 'BarlowCondensed_600SemiBold',
  display700: 'BarlowCondensed_700Bold',
  display800: 'BarlowCondensed_800ExtraBold',
  reading400: 'SourceSans3_400Regular',
  reading600: 'SourceSans3_600SemiBold',
} as const;
export type FontName = keyof typeof font;

export interface TypeStyle {
  readonly font: FontName;
  readonly size: number;
  readonly line: number;
  readonly tracking?: number;
  readonly upper?: true;
}

/** Nothing is smaller than 12. */
export const type = {
  wordmark: { font: 'display800', size: 34, line: 36, tracking: 3 },
  screenTitle: { font: 'display800', size: 30, line: 32 },
  cardTitle: { font: 'display800', size: 35, line: 36 },
  resumeTitle: { font: 'display800', size: 25, line: 27 },
  posterTitle: { font: 'display800', size: 17.5, line: 20 },
  sheetTitle: { font: 'display700', size: 21, line: 24 },
  action: { font: 'display700', size: 17, line: 20, tracking: 0.2 },
  number: { font: 'display700', size: 17, line: 20, tracking: 0.3 },
  tab: { font: 'display600', size: 16, line: 20 },
  link: { font: 'display600', size: 14, line: 18 },
  caption: { font: 'display700', size: 12, line: 14, tracking: 1.2, upper: true },
  body: { font: 'reading400', size: 15, line: 20 },
  bodyStrong: { font: 'reading600', size: 15, line: 20 },
  log: { font: 'reading400', size: 14.5, line: 20 },
  secondary: { font: 'reading400', size: 13, line: 17 },
  note: { font: 'reading400', size: 12.5, line: 15 },
} as const satisfies Readonly<Record<string, TypeStyle>>;
export type TypeName = keyof typeof type;

/** The sizes of screens that the layout tells apart. */
export const WIDE = 720;
export const DESKTOP = 1100;

/** Every text and its ground, as `[text, ground]`. The accents are added for each game. */
export const PAIRS: readonly (readonly [Colour, Colour])[] = [
  ...(['paper', 'soft', 'sub', 'muted', 'lamp', 'danger'] as const).flatMap((text) =>
    (['ink', 'panel', 'raise'] as const).map((ground) => [text, ground] as const),
  ),
  ['disabledLabel', 'ink'],
  ['disabledLabel', 'panel'],
  ['lamp', 'lampGround'],
  ['paper', 'lampGround'],
  ['onLamp', 'lamp'],
  ['paper', 'dangerGround'],
  ['danger', 'dangerGround'],
  ['white', 'hit'],
  ['ink', 'damage'],
  ['onPaper', 'paper'],
  ['onPaperSub', 'paper'],
];

export const ACCENT_PAIRS: readonly (readonly [keyof Accent, keyof Accent | Colour])[] = [
  ['accentText', 'ink'],
  ['accentText', 'panel'],
  ['accentText', 'raise'],
  ['accentText', 'selectedGround'],
  ['onAccent', 'accentText'],
];
/** Plain text on the ground of a selected button. */
export const SELECTED_TEXT: readonly Colour[] = ['paper', 'soft', 'sub'];
