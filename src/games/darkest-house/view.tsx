/** Dark, Darker, Darkest on the table: everything that the shared table needs to show it. */
import { defineView } from '../../ui/gameView';
import { singlePiece } from '../../ui/skia/SinglePiece';
import { Board } from './board/Board';
import { endingArt } from './board/cardArt';
import { guide } from './board/guide';
import { layout, spotOf } from './board/layout';
import { Life } from './board/Life';
import { Piece } from './board/pieces';
import { preview } from './board/preview';
import { heading, status } from './board/status';
import { mark } from './board/logMarks';
import { animate } from './board/telling';
import { focus, refused, tile } from './board/tiles';
import { describe } from './board/words';
import type { DarkestEvent } from './events';
import { Mat, matLayout, mats } from './mats';
import type { DarkestState } from './state';
import { text } from './text';

export const view = defineView<DarkestState, DarkestEvent>({
  id: 'darkest-house',
  layout,
  Board,
  Piece: singlePiece(spotOf, Piece),
  Life,
  zoom: { near: 0.72, max: 3 },
  overlays: [
    { id: 'zone', label: 'Trigger zones', icon: 'evil-eyes' },
    { id: 'sight', label: 'Lines of sight', icon: 'eye-target' },
  ],
  mats,
  matLayout,
  Mat,
  status,
  describe,
  heading: (state, decision, picked) =>
    heading(state, decision, picked, text.prompts[decision.kind]?.(state, decision) ?? ''),
  tile: (state, _decision, facet, value, options) => tile(state, facet, value, options),
  refused,
  preview,
  focus,
  animate,
  mark,
  guide,
  ending: (state, { result }) => ({
    figures: [
      { text: `${state.fire.destroyed.length} tiles burnt out`, icon: 'flame' },
      { text: `Darkness ${state.darkness}`, icon: 'moon' },
      { text: `${state.security.entered.length} chips entered`, icon: 'keyboard' },
      {
        text: `${state.survivors.filter((survivor) => survivor.room !== null).length} survivors standing`,
        icon: 'tabletop-players',
      },
      {
        text: `${state.survivors.reduce((sum, { skills }) => sum + skills.length, 0)} skills learnt`,
        icon: 'upgrade',
      },
    ],
    Art: () => endingArt(result === 'win'),
  }),
});
