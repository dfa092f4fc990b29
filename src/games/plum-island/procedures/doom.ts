/** Events: drawn by the Impending Doom token or by a Follow check (PI-EVENT). */
import { call, end, go, option, type Procedure } from '../../../core/procedure';
import { canForecast } from '../abilities/queries';
import { forecast, resolveEvent } from '../cards/events';
import type { EventId } from '../data/cards';
import type { PlumEvent } from '../events';
import { procedure, question, type Play, type PlumState } from '../state';
import { discardAside, drawFrom } from './fate';

export type DrawEvent = {
  /** Who draws it; seat 0 for the Impending Doom token (PI-RULING-81). */
  seat: number;
  doom: boolean;
  card?: EventId;
};

export const drawEvent: Procedure<PlumState, PlumEvent, DrawEvent> = procedure<DrawEvent>('drawEvent', {
  begin: (play, { doom }) => (doom && canForecast(play.state) ? go('useForecast') : go('draw')),
  useForecast: question<DrawEvent, { answer: 'look' | 'draw' }>({
    seat: () => 'team',
    options: () => [option({ answer: 'look' as const }), option({ answer: 'draw' as const })],
    choose(play, _, { answer }) {
      if (answer === 'draw') return go('draw');
      const cards = [drawCard(play), drawCard(play)];
      return call(forecast, { cards }, 'forecastMade');
    },
  }),
  /** The Event that was not wanted goes to the bottom of the deck. */
  forecastMade(play, frame) {
    const { event, onTable } = play.state;
    const card = frame.result as EventId;
    const rest = [...onTable.event];
    rest.splice(rest.indexOf(card), 1);
    event.bottom.push(...rest);
    onTable.event = [card];
    frame.card = card;
    return go('carryOut');
  },
  draw(play, frame) {
    frame.card = drawCard(play);
  },
  carryOut(play, { card, seat }) {
    if (card === undefined) return end();
    play.emit({ type: 'eventCard', card, seat, rule: 'PI-EVENT-01' });
    return call(resolveEvent, { card, seat });
  },
  discard(play) {
    const { state } = play;
    state.event.discards.push(...state.onTable.event.splice(0));
    discardAside(state);
  },
});

function drawCard(play: Play): EventId {
  const card = drawFrom(play, 'event', play.state.event);
  if (card === null) throw new Error('Every Event Card is being carried out at the same time.');
  play.state.onTable.event.push(card);
  return card;
}
