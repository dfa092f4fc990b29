/** The mats of Unknown: the team, one a survivor, Base with the objectives and the pile, and the enemies. */
import type { Note } from '../../../ui/gameView';
import { matPages } from '../../../ui/skia/MatPage';
import type { Block } from '../../../ui/skia/page';
import { accentOf } from '../../../ui/theme';
import { SURVIVORS } from '../data/survivors';
import type { BasecampState } from '../state';
import { ENEMY, FIGURE } from '../board/looks';
import { baseBlocks } from './baseMat';
import { foeBlocks } from './foeMat';
import { teamBlocks } from './teamMat';
import { survivorBlocks } from './survivorMat';

export function mats(state: BasecampState): { id: string; title: string; mark?: Note; seat?: number }[] {
  return [
    { id: 'team', title: 'Team', mark: { text: 'Team', icon: 'tabletop-players' } },
    ...state.survivors.map((survivor, index) => ({
      id: `survivor-${index}`,
      title: SURVIVORS[survivor.card].name,
      mark: {
        text: SURVIVORS[survivor.card].name.split(' ')[0] ?? '',
        shape: FIGURE[survivor.colour].shape,
        colour: FIGURE[survivor.colour].light,
      },
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

export const { matLayout, Mat } = matPages(blocksOf, accentOf('basecamp').accentText);
