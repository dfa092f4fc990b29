/** The mats of Plum Island: one a faction, the neutral units, the mutations, and the tracks of the game. */
import type { Note } from '../../../ui/gameView';
import { matPages } from '../../../ui/skia/MatPage';
import type { Block } from '../../../ui/skia/page';
import { accentOf } from '../../../ui/theme';
import { FACTION_LIVERY, NPC_LIVERY, TOXIC } from '../board/looks';
import { FACTIONS, type FactionId } from '../data/units';
import type { PlumState } from '../state';
import { factionBlocks } from './faction';
import { mutationBlocks, npcBlocks } from './neutral';
import { trackBlocks } from './tracks';

/** Short enough that the tabs fit a phone. */
const TAB: Readonly<Record<FactionId, string>> = {
  GT: 'Township',
  NW: 'Watch',
  PIC: 'Constab.',
  PIRLSS: 'P.I.R.L.',
  NG: 'Guard',
  IAC: 'Athletes',
};

export function mats(state: PlumState): { id: string; title: string; mark?: Note; seat?: number }[] {
  return [
    ...state.seats.map(({ faction }, seat) => ({
      id: faction,
      title: FACTIONS[faction].name,
      mark: {
        text: TAB[faction],
        colour: FACTION_LIVERY[faction].light,
        shape: FACTION_LIVERY[faction].shape,
      },
      seat,
    })),
    {
      id: 'npcs',
      title: 'Neutral units',
      mark: { text: 'NPCs', colour: NPC_LIVERY.light, shape: NPC_LIVERY.shape },
    },
    {
      id: 'mutations',
      title: 'Mutations',
      mark: { text: 'Mutations', colour: TOXIC, icon: 'evil-eyes' },
    },
    { id: 'tracks', title: 'Tracks and bags', mark: { text: 'Tracks', icon: 'hourglass' } },
  ];
}

function blocksOf(state: PlumState, id: string, width: number, scale: number): Block[] {
  if (id === 'npcs') return npcBlocks(state, width, scale);
  if (id === 'mutations') return mutationBlocks(state, width, scale);
  if (id === 'tracks') return trackBlocks(state, width, scale);
  return factionBlocks(state, id as FactionId, width, scale);
}

export const { matLayout, Mat } = matPages(blocksOf, accentOf('plum-island').accentText);
