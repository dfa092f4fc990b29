/** Unknown on the table: everything that the shared table needs to show it. */
import { Group, Picture } from '@shopify/react-native-skia';

import { defineView, type PieceProps } from '../../ui/gameView';
import { Board } from './board/Board';
import { layout, spotOf } from './board/layout';
import { Life } from './board/Life';
import { minorProgress, missionProgress } from './board/progress';
import { Figure } from './board/pieces';
import { preview } from './board/preview';
import { mark } from './board/logMarks';
import { animate } from './board/telling';
import { CardArt } from './board/tileCard';
import { facePicture, TileWords } from './board/tile';
import { describe } from './board/inspector';
import { about, heading, personOf, refused, tile } from './board/sheet';
import { status } from './board/status';
import type { BasecampEvent } from './events';
import { around, BASE } from './geometry';
import { Mat, matLayout, mats } from './mats';
import { standing, type BasecampState } from './state';
import { text } from './text';

const LIFTED = 0.95;

/** One figure or one tile alone, with its base or its middle on the origin: while it travels, and beside a question. */
function Piece({ state, id, fonts }: PieceProps<BasecampState>) {
  if (id.startsWith('cell:')) {
    const cell = id.slice('cell:'.length);
    const laid = state.tiles[cell];
    return laid ? (
      <Group>
        <Picture picture={facePicture(laid.kind, laid.cleared)} />
        <TileWords cell={BASE} tile={laid} fonts={fonts} />
      </Group>
    ) : null;
  }
  const spot = spotOf(state, id);
  if (!spot) return null;
  // Whatever its tile, a figure in the hand is seen at its full size.
  return (
    <Figure
      spot={{ ...spot, x: 0, y: 0, scale: LIFTED }}
      state={state}
      fonts={fonts}
      glow={false}
      active={false}
    />
  );
}

/** Questions that light nothing, or less than one wants to see: the tile where it happens and what lies around it. */
function focus(state: BasecampState, decision: Parameters<typeof personOf>[0]): readonly string[] {
  const { cell, enemy } = about(decision);
  if (typeof cell === 'string' && state.tiles[cell] !== undefined) return [`cell:${cell}`];
  const foe = state.enemies.find(({ id }) => id === enemy);
  if (foe) return [`cell:${foe.cell}`];
  const index = personOf(decision);
  const own = index === null ? null : (state.survivors[index]?.cell ?? null);
  if (own === null) return [`cell:${BASE}`, ...around(BASE).map((next) => `cell:${next}`)];
  return [`cell:${own}`, ...around(own).map((next) => `cell:${next}`)];
}

export const view = defineView<BasecampState, BasecampEvent>({
  id: 'basecamp',
  layout,
  Board,
  Piece,
  Life,
  zoom: { near: 0.72, max: 2.6 },
  overlays: [{ id: 'intent', label: 'What the enemies intend', icon: 'footprint' }],
  mats,
  matLayout,
  Mat,
  status,
  describe,
  heading: (state, decision, picked) =>
    heading(state, decision, picked, text.prompts[decision.kind]?.(state, decision) ?? ''),
  tile: (state, _, facet, value, options) => tile(state, facet, value, options),
  refused: (_, refusal) => refused(refusal),
  preview,
  focus,
  animate,
  mark,
  guide: [
    {
      id: 'unknown-goal',
      when: () => true,
      title: 'Keep the fire fed',
      text: 'Complete the mission, and the minor objective if there is one, before Base runs out of food. A meal is eaten at the end of every round.',
    },
    {
      id: 'unknown-turn',
      when: (_, decision) => decision.kind === 'nextSurvivor',
      title: 'Any order you like',
      text: 'Every survivor acts once a round, in any order. Tap a glowing figure. Then the enemies move.',
    },
    {
      id: 'unknown-actions',
      when: (_, decision) => decision.kind === 'act',
      title: 'Action points',
      text: 'The dots show how many AP are left. Tap a dashed place to explore, a tile to go or build there, a badge to gather it.',
    },
    {
      id: 'unknown-place',
      when: (_, decision) => decision.kind === 'placeTile',
      title: 'Lay the tile',
      text: 'Tap a place to see what the tile would join or block there. Four tiles never form a block of 2 by 2.',
    },
    {
      id: 'unknown-enemies',
      when: (state) => state.enemies.length > 0,
      title: 'Something is out there',
      text: 'The number on an enemy is its speed, the sign beside it is what it is after. Open the menu to see where everybody goes next.',
    },
    {
      id: 'unknown-combat',
      when: (_, decision) => decision.kind === 'strikeEnemy' || decision.kind === 'takeBlow',
      title: 'Close combat',
      text: 'Everybody deals one point a round, all at once. You say who takes which. Armor is spent first, then an injury, then you are down.',
    },
  ],
  ending: (state, outcome) => {
    const mission = missionProgress(state);
    const minor = minorProgress(state);
    return {
      figures: [
        { text: `${mission.name} ${mission.value}/${mission.max}`, icon: 'trophy' },
        ...(minor
          ? [{ text: `${minor.name} ${minor.value}/${minor.max}`, icon: 'round-star' as const }]
          : []),
        { text: `${Object.keys(state.tiles).length} tiles laid`, icon: 'compass' },
        { text: `${state.enemiesSeen} enemies met`, icon: 'evil-eyes' },
        {
          text: `${state.survivors.filter(standing).length} of ${state.survivors.length} standing`,
          icon: 'tabletop-players',
        },
        { text: `${state.stock.food ?? 0} food left`, icon: 'shiny-apple' },
      ],
      Art: () => <CardArt kind={outcome.result === 'win' ? 'base' : 'quietPassage'} />,
    };
  },
});
