/** Exodus on the table: everything that the shared table needs to show it. */
import { defineView } from '../../ui/gameView';
import { singlePiece } from '../../ui/skia/SinglePiece';
import { Board } from './board/Board';
import { endingArt, withArt } from './board/cardArt';
import { goalOf } from './board/goals';
import { guide } from './board/guide';
import { layout, spotOf } from './board/layout';
import { Life } from './board/Life';
import { Piece } from './board/pieces';
import { preview } from './board/preview';
import { heading, status } from './board/status';
import { animate, mark } from './board/telling';
import { focus, refused, tile } from './board/tiles';
import { describe } from './board/words';
import type { ExodusEvent } from './events';
import { Mat, matLayout, mats } from './mats';
import { directorSeat, type ExodusState } from './state';
import { text } from './text';
import { plural } from './words';

export const view = defineView<ExodusState, ExodusEvent>({
  id: 'exodus',
  layout,
  Board,
  Piece: singlePiece(spotOf, Piece),
  Life,
  zoom: { near: 0.6, max: 2.4 },
  overlays: [
    { id: 'sight', label: 'What a hero sees', icon: 'eye-target' },
    { id: 'smell', label: 'What infected smell', icon: 'nose-side' },
    { id: 'reach', label: 'How far the AP reach', icon: 'walking-boot' },
    { id: 'intent', label: 'Where infected will go', icon: 'footsteps' },
  ],
  mats,
  matLayout,
  Mat,
  status,
  describe,
  heading: (state, decision) =>
    heading(state, decision, text.prompts[decision.kind]?.(state, decision) ?? ''),
  tile: (state, _decision, facet, value, options) => tile(state, facet, value, options),
  refused,
  preview,
  focus,
  animate: (event, before, after) => animate(event, before, after).map(withArt),
  mark,
  isSecret: (state, seat) => state.director !== null && seat === directorSeat(state),
  guide,
  ending: (state, { result }) => {
    const { done, of, icon } = goalOf(state);
    const away = state.heroes.filter(({ status: is }) => is === 'left').map(({ id }) => id);
    const worst = Math.max(...state.heroes.map(({ dial }) => dial));
    return {
      figures: [
        { text: `Task ${done} of ${of}`, icon },
        {
          text: `${away.length} of ${plural(state.heroes.length, 'hero', 'heroes')} out`,
          icon: 'exit-door',
        },
        { text: worst === 0 ? 'Nobody bitten' : `Infection up to ${worst}`, icon: 'virus' },
        { text: `${state.infected.length} infected left`, icon: 'shambling-zombie' },
        { text: `${plural(state.rooms.length, 'room')} opened`, icon: 'door-handle' },
      ],
      Art: () => endingArt(result === 'win', away),
    };
  },
});
