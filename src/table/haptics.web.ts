/** Browsers vibrate only in long buzzes, if at all: better nothing. */
export type Feel = 'pick' | 'confirm' | 'dice' | 'trouble';

export const feel: (what: Feel) => void = () => undefined;
