/** Exodus on the table: everything that the shared table needs to show it. */
import { Group } from '@shopify/react-native-skia';

import { defineView, type PieceProps } from '../../ui/gameView';
import { Board } from './board/Board';
import { endingArt, withArt } from './board/cardArt';
import { goalOf } from './board/goals';
import { guide } from './board/guide';
import { layout, spotOf } from './board/layout';
import { Piece } from './board/pieces';
import { preview } from './board/preview';
import { focus, heading, refused, status, tile } from './board/status';
import { animate, mark } from './board/telling';
import { describe } from './board/words';
import type { ExodusEvent } from './events';
import { Mat, matLayout, mats } from './mats';
import type { ExodusState } from './state';
import { text } from './text';

/** One piece alone, on the origin: while it travels, and beside a question. */
function SinglePiece({ state, id, fonts }: PieceProps<ExodusState>) {
  const spot = spotOf(state, id);
  if (!spot) return null;
  return (
    <Group>
      <Piece
        spot={{ ...spot, x: 0, y: 0, scale: 1 }}
        state={state}
        fonts={fonts}
        glow={false}
        active={false}
      />
    </Group>
  );
}

export const view = defineView<ExodusState, ExodusEvent>({
  id: 'exodus',
  layout,
  Board,
  Piece: SinglePiece,
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
  guide,
  ending: (state, { result }) => {
    const { done, of, icon } = goalOf(state);
    const worst = Math.max(...state.heroes.map(({ dial }) => dial));
    return {
      figures: [
        { text: `${state.turn} turns`, icon: 'hourglass' },
        { text: `Task ${done} of ${of}`, icon },
        {
          text: `${state.heroes.filter(({ status: is }) => is === 'left').length} heroes out`,
          icon: 'exit-door',
        },
        { text: `Infection up to ${worst}`, icon: 'virus' },
        { text: `${state.infected.length} infected left`, icon: 'shambling-zombie' },
        { text: `${state.rooms.length} rooms opened`, icon: 'door-handle' },
      ],
      Art: () => endingArt(result === 'win'),
    };
  },
});
