/** The mats of the house: one a survivor, the enemies, the security board, the multitracker. */
import type { Note } from '../../../ui/gameView';
import { matPages } from '../../../ui/skia/MatPage';
import type { Block } from '../../../ui/skia/page';
import { accentOf } from '../../../ui/theme';
import { EMBER, INDIGO, LIVERY } from '../board/looks';
import { SURVIVORS } from '../data/survivors';
import { placeOf, type DarkestState } from '../state';
import { enemyBlocks } from './enemies';
import { codeBlocks } from './security';
import { survivorBlocks } from './survivor';
import { trackBlocks } from './tracks';

export function mats(state: DarkestState): { id: string; title: string; mark?: Note; seat?: number }[] {
  return [
    ...state.survivors.map(({ id }, seat) => ({
      id,
      title: SURVIVORS[id].name.split(' ')[0] ?? '',
      mark: { text: SURVIVORS[id].name, shape: LIVERY[id].shape, colour: LIVERY[id].light },
      seat,
    })),
    { id: 'enemies', title: 'Enemies', mark: { text: 'Enemies', icon: 'evil-eyes', colour: '#F0655A' } },
    { id: 'code', title: 'Code', mark: { text: 'Code', icon: 'combination-lock', colour: '#6FD0C4' } },
    {
      id: 'tracks',
      title: 'Tracks',
      mark: { text: 'Tracks', icon: 'hourglass', colour: state.stage === 'showdown' ? EMBER : INDIGO },
    },
  ];
}

function blocksOf(state: DarkestState, id: string, width: number, scale: number): Block[] {
  if (id === 'enemies') return enemyBlocks(state, width, scale);
  if (id === 'code') return codeBlocks(state, scale);
  if (id === 'tracks') return trackBlocks(state, scale);
  const who = placeOf(state, id);
  return who < 0 ? [] : survivorBlocks(state, who, width, scale);
}

export const { matLayout, Mat } = matPages(blocksOf, accentOf('darkest-house').accentText);
