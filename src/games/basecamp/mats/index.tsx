/** The mats of Unknown: the team, one a survivor, Base with the objectives and the pile, and the enemies. */
import { Picture } from '@shopify/react-native-skia';

import type { MatLayout, MatProps, Note } from '../../../ui/gameView';
import { SURVIVORS } from '../data/survivors';
import type { BasecampState } from '../state';
import { ENEMY, FIGURE } from '../board/looks';
import { baseBlocks } from './baseMat';
import { foeBlocks } from './foeMat';
import { teamBlocks } from './teamMat';
import { GAP, painted, stacked, targetsOf, type Block } from './page';
import { survivorBlocks } from './survivorMat';

export function mats(state: BasecampState): { id: string; title: string; mark?: Note; seat?: number }[] {
  return [
    { id: 'team', title: 'Team', mark: { text: 'Team', icon: 'tabletop-players' } },
    ...state.survivors.map((survivor, index) => ({
      id: `survivor-${index}`,
      title: SURVIVORS[survivor.card].name.split(' ')[0] ?? '',
      mark: { text: survivor.colour, colour: FIGURE[survivor.colour].light },
      // One person plays several survivors: the table opens the mat of the one who acts.
      ...(state.turn?.survivor === index ? { seat: survivor.seat } : {}),
    })),
    { id: 'base', title: 'Base', mark: { text: 'Base', icon: 'campfire', colour: '#E6A93A' } },
    { id: 'foes', title: 'Enemies', mark: { text: 'Enemies', icon: 'evil-eyes', colour: ENEMY.light } },
  ];
}

function blocksOf(state: BasecampState, id: string, width: number, scale: number): Block[] {
  if (id === 'team') return teamBlocks(state, width, scale);
  if (id === 'base') return baseBlocks(state, width, scale);
  if (id === 'foes') return foeBlocks(state, width, scale);
  return survivorBlocks(state, Number(id.slice('survivor-'.length)), width, scale);
}

export function matLayout(state: BasecampState, id: string, width: number, scale: number): MatLayout {
  const { placed, height } = stacked(blocksOf(state, id, width - 2 * GAP, scale));
  return { width, height, scale, targets: targetsOf(placed) };
}

export function Mat({ state, id, fonts, lit, selected, layout }: MatProps<BasecampState>) {
  const { width, scale } = layout;
  const look = { lit: (spot: string) => lit.has(spot), selected: (spot: string) => selected.has(spot) };
  const { placed } = stacked(blocksOf(state, id, width - 2 * GAP, scale));
  const picture = painted(fonts, scale, (page) => {
    for (const { block, x, y } of placed) page.at(x, y, () => block.draw(page, look));
  });
  return <Picture picture={picture} />;
}
