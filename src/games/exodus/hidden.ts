/** Only the director sees the director's cards (EX-DIRECTOR-03). */
import type { SeatId } from '../../core/procedure';
import { directorSeat, type Director, type ExodusState } from './state';

export function view(state: ExodusState, seat: SeatId): ExodusState {
  if (state.director === null || seat === directorSeat(state)) return state;
  const { hand, discards, played } = state.director;
  const director: Director = { hand: hand.map(() => 'back' as const), discards, played };
  return { ...state, director };
}
