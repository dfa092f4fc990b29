/** Plum Island on the table: everything that the shared table needs to show it. */
import { Group } from '@shopify/react-native-skia';

import { defineView, type PieceProps } from '../../ui/gameView';
import { Board } from './board/Board';
import { layout, spots } from './board/layout';
import { Piece } from './board/pieces';
import { preview } from './board/preview';
import { ending } from './board/ending';
import { mark } from './board/logMarks';
import { animate } from './board/telling';
import { focus, heading, refused, tile } from './board/tiles';
import { describe, status } from './board/words';
import type { PlumEvent } from './events';
import { Mat, matLayout, mats } from './mats';
import type { PlumState } from './state';
import { text } from './text';

/** One piece alone, with its base on the origin: while it travels, and beside a question. */
function SinglePiece({ state, id, fonts }: PieceProps<PlumState>) {
  const spot = spots(state).find((one) => one.id === id);
  if (!spot) return null;
  return (
    <Group>
      <Piece spot={{ ...spot, x: 0, y: 0 }} state={state} fonts={fonts} glow={false} active={false} />
    </Group>
  );
}

export const view = defineView<PlumState, PlumEvent>({
  id: 'plum-island',
  layout,
  Board,
  Piece: SinglePiece,
  zoom: { near: 0.75, max: 3 },
  mats,
  matLayout,
  Mat,
  status,
  describe,
  heading: (state, decision, picked) =>
    heading(state, decision, picked, text.prompts[decision.kind]?.(state, decision) ?? ''),
  tile,
  refused,
  focus,
  preview,
  animate,
  mark,
  guide: [
    {
      id: 'plum-goal',
      when: () => true,
      title: 'Get them off the island',
      text: 'You win with 26 Evacuation Points after nine rounds. You lose at once at Biohazard 17, Overrun 8, or when a Faction has nobody left.',
    },
    {
      id: 'plum-adrenaline',
      when: (state) => state.turn?.part === 'adrenaline',
      title: 'Crisis Adrenaline',
      text: 'Before your actions every unit of yours but the Compound may walk once for free. Tap a unit, then a lit area.',
    },
    {
      id: 'plum-actions',
      when: (state) => state.turn?.part === 'actions',
      title: 'Your actions',
      text: 'The dots show how many actions are left. Any of your units, and any neutral one, may take them. What you cannot do says why.',
    },
    {
      id: 'plum-follow',
      when: (state) => state.turn?.part === 'follow',
      title: 'Follow Actions',
      text: 'The other Factions may take one action each, but every one of them can draw an Event.',
    },
  ],
  ending,
});
