/** The sounds of the table, made by `npm run sounds`. */
import card from '../../assets/sounds/card.wav';
import dice from '../../assets/sounds/dice.wav';
import dread from '../../assets/sounds/dread.wav';
import hit from '../../assets/sounds/hit.wav';
import lost from '../../assets/sounds/lost.wav';
import step from '../../assets/sounds/step.wav';
import tick from '../../assets/sounds/tick.wav';
import won from '../../assets/sounds/won.wav';

export const SOUND_FILES = { card, dice, dread, hit, lost, step, tick, won };
export type SoundName = keyof typeof SOUND_FILES;
