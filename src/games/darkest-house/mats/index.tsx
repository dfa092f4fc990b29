/** The mats of the house: one a survivor, the enemies, the security board, the multitracker. */
import { Picture } from '@shopify/react-native-skia';

import type { MatLayout, MatProps, Note } from '../../../ui/gameView';
import { EMBER, INDIGO, LIVERY } from '../board/looks';
import { SURVIVORS } from '../data/survivors';
import { placeOf, type DarkestState } from '../state';
import { enemyBlocks } from './enemies';
import { GAP, printed, stacked, targetOf, type Block } from './paper';
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

function blocks(state: DarkestState, id: string, width: number, scale: number): Block[] {
  const room = width - 2 * GAP;
  if (id === 'enemies') return enemyBlocks(state, room, scale);
  if (id === 'code') return codeBlocks(state, scale);
  if (id === 'tracks') return trackBlocks(state, scale);
  const who = placeOf(state, id);
  return who < 0 ? [] : survivorBlocks(state, who, room, scale);
}

export function matLayout(state: DarkestState, id: string, width: number, scale: number): MatLayout {
  const rows = stacked(blocks(state, id, width, scale), width);
  const last = rows[rows.length - 1];
  return {
    width,
    height: last ? last.at.y + last.at.height + GAP : GAP,
    scale,
    targets: rows.flatMap(({ block, at }) => (block.spots?.(at) ?? []).map(targetOf)),
  };
}

export function Mat({ state, id, fonts, lit, selected, layout }: MatProps<DarkestState>) {
  const { width, scale } = layout;
  const lights = { lit: (spot: string) => lit.has(spot), selected: (spot: string) => selected.has(spot) };
  const picture = printed(fonts, scale, lights, (paper) => {
    for (const { block, at } of stacked(blocks(state, id, width, scale), width)) block.print(paper, at);
  });
  return <Picture picture={picture} />;
}
