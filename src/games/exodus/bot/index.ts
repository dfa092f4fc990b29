/** What the greedy bot goes by. A director plays against the heroes. */
import { directorSeat, type ExodusState } from '../state';
import { hint } from './hints';
import { score } from './score';

const opposes = (state: ExodusState, seat: number | 'team'): boolean =>
  state.director !== null && seat === directorSeat(state);

export const bot = { score, hint, opposes };
