/** What nobody may see: which HAZARD and ENEMY tiles were drawn for this game (BC-SETUP-16). */
import { backOf, type BasecampState } from './state';

/** The pile shows backs for them; what was looked at or buried stays known (BC-RULING-65). */
export function view(state: BasecampState): BasecampState {
  const { pile } = state;
  return { ...state, pile: { ...pile, middle: pile.middle.map(backOf).sort() } };
}
