/** The greedy bot and the hint button go by this. */
import { hint } from './hints';
import { score } from './score';

export const bot = { score, hint };
