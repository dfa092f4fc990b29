/** Fate Cards and Fate Numbers (PI-TERM-07). */
import { draw, remaining, type Pile } from '../../../core/bag';
import { FATE, type FateId, type FateNumber } from '../data/fateCards';
import type { Play, PlumState } from '../state';

/** Draws the top Fate Card. An empty deck takes its discards back (PI-SETUP-17, PI-RULING-18). */
export function drawFate(play: Play): FateId {
  const { state } = play;
  if (remaining(state.fate) === 0) {
    if (state.fate.discards.length === 0) state.fate.discards = state.fateAside.splice(0);
    play.emit({ type: 'reshuffled', deck: 'fate', rule: 'PI-SETUP-17' });
  }
  const card = draw(state.fate, play.random);
  if (card === null) throw new Error('Every Fate Card is being carried out at the same time.');
  return card;
}

/** Draws a Fate Card for its number only. `why` names the reason for the log: 'fork', 'repair', ... */
export function drawFateNumber(play: Play, why: string, rule = 'PI-TERM-07'): FateNumber {
  const card = drawFate(play);
  play.state.fateAside.push(card);
  const number = FATE[card].fate;
  play.emit({ type: 'fateNumber', card, number, why, rule });
  return number;
}

/** An effect is finished: the cards drawn for numbers meanwhile are discards now. */
export function discardAside(state: PlumState): void {
  if (state.fateAside.length > 0) state.fate.discards.push(...state.fateAside.splice(0));
}

/** The next card of the Event or Search deck, with the word about a reshuffle. */
export function drawFrom<T>(play: Play, deck: 'event' | 'search', pile: Pile<T>): T | null {
  if (remaining(pile) === 0 && pile.discards.length > 0)
    play.emit({ type: 'reshuffled', deck, rule: 'PI-SETUP-17' });
  return draw(pile, play.random);
}
