/** Event cycles, darkness, health, spawn tokens: the tracks and supplies of the boards. */

/** rulebook: the event cycle of each side; the marker starts on the last space and moves on in every upkeep or reaction. */
export const FRONT_CYCLE = ['zombies', 'fire', 'clock'] as const;
export const REVERSE_CYCLE = ['nothing', 'clock', 'clock'] as const;
export type CycleEvent = (typeof FRONT_CYCLE)[number] | (typeof REVERSE_CYCLE)[number];
export const CYCLE_START = 2;

/** End 5: rulebook. Where the flame stands and the length of the reverse track: ours. */
export const FRONT_DARKNESS = { last: 5, fire: 2 } as const;
export const REVERSE_DARKNESS = { last: 9 } as const;

/** AP of each space of the health track, from the left; one more wound is the skull. First zones: rulebook; lengths: ours. */
export const HEALTH_TRACK = {
  four: [4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1],
  three: [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1],
} as const;
export type BoardSide = keyof typeof HEALTH_TRACK;

/**
 * How many spawn tokens there are of each value. Total of 23 and values 1 to 6: rulebook; spread: ours. Without values 1 and 2
 * only five are left, yet that is the harder night: about as many zombies as a night sees otherwise, all of them in its first
 * rounds and in hordes that a small team cannot shoot down.
 */
export const SPAWN_TOKENS: Readonly<Record<number, number>> = { 1: 15, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 };

/** rulebook */
export const MAX_ZOMBIES = 32;
export const MAX_AMMO = 8;
export const MAX_XP = 10;
export const MAX_VIRUS = 2;
export const MAX_HANDS = 2;
export const SHIFT_AT = 6;
export const MAX_BURNS = 3;
export const DESTROYED_DAMAGE = 3;

/** Code slots: rulebook. Chip slots: ours, as many as the code takes when every chip fits; the rest is left to the bypass. */
export const SECURITY_BOARD = {
  dark: { codes: 7, slots: 3 },
  darker: { codes: 8, slots: 4 },
  darkest: { codes: 7, slots: 3 },
} as const;
export type Mode = keyof typeof SECURITY_BOARD;
