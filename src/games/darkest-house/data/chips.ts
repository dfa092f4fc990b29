/** Code colours, code tokens and code chips. Green, blue, black and the counts: rulebook; the rest: ours. */

export const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'K', 'W'] as const;
export type Colour = (typeof COLOURS)[number];

/** Symbols keep the codes readable without colour vision. */
export const COLOUR_NAMES: Readonly<Record<Colour, { name: string; symbol: string }>> = {
  R: { name: 'red', symbol: 'triangle' },
  O: { name: 'orange', symbol: 'square' },
  Y: { name: 'yellow', symbol: 'star' },
  G: { name: 'green', symbol: 'leaf' },
  B: { name: 'blue', symbol: 'drop' },
  K: { name: 'black', symbol: 'disc' },
  W: { name: 'white', symbol: 'ring' },
};

export const TOKENS_PER_COLOUR = 3;

/**
 * Red, green, blue and black are on most chips, orange, yellow and white on few. The code tokens come in equal numbers: a code
 * that is formed by chips of the house (Dark) is made of what the doors give away, and the more of it is drawn blindly
 * (Darker, Darkest), the more of it no door is good for.
 */
const TWO_ICONS = 'RO RY RG RB RK RW RG GB RB GK RK BK GB YK GK GB GK RB BK BK RG';
const THREE_ICONS = 'ROG RGB RGK RYB RYK RBK RBK RBK RGB GBK RGK RGB GBK RGB RGK GBK RGK GBK GKW RBK';

export type ChipId = string;
export interface Chip {
  readonly id: ChipId;
  readonly colours: readonly Colour[];
}

function series(letter: string, list: string): Chip[] {
  return list.split(' ').map((colours, at) => ({
    id: letter + String(at + 1).padStart(2, '0'),
    colours: [...colours] as Colour[],
  }));
}

export const CHIPS: readonly Chip[] = [...series('A', TWO_ICONS), ...series('T', THREE_ICONS)];
export const CHIP: Readonly<Record<ChipId, Chip>> = Object.fromEntries(CHIPS.map((chip) => [chip.id, chip]));

export type IconCount = 2 | 3;
export const iconsOf = (chip: ChipId): IconCount => (chip.startsWith('T') ? 3 : 2);
export const coloursOf = (chip: ChipId): readonly Colour[] => CHIP[chip]?.colours ?? [];
