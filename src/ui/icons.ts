/** All icons by name: one icon, one meaning, in all four games. The signs of the shell itself are our own. */
import { GAME_ICONS } from './icons.generated';

/** Drawn in a box of 512 by 512, as the others. */
const OWN_ICONS = {
  back: 'M318 96L158 256L318 416L354 380L230 256L354 132Z',
  forward: 'M194 96L354 256L194 416L158 380L282 256L158 132Z',
  down: 'M96 194L256 354L416 194L380 158L256 282L132 158Z',
  close: 'M134 98L98 134L220 256L98 378L134 414L256 292L378 414L414 378L292 256L414 134L378 98L256 220Z',
  plus: 'M230 96H282V230H416V282H282V416H230V282H96V230H230Z',
  minus: 'M96 230H416V282H96Z',
  check: 'M204 322L120 238L84 274L204 394L428 170L392 134Z',
  play: 'M150 96L406 256L150 416Z',
  more: 'M112 216a40 40 0 1 0 .1 0zM256 216a40 40 0 1 0 .1 0zM400 216a40 40 0 1 0 .1 0z',
} as const;

export const ICONS = { ...GAME_ICONS, ...OWN_ICONS } as const;
export type IconName = keyof typeof ICONS;

export const ICON_BOX = 512;
