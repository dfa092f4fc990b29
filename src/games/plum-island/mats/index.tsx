/** The mats of Plum Island: one a faction, the neutral units, the mutations, and the tracks of the game. */
import { Picture } from '@shopify/react-native-skia';

import type { MatLayout, MatProps, Note, Target } from '../../../ui/gameView';
import { FACTION_LIVERY, NPC_LIVERY } from '../board/looks';
import { FACTIONS, type FactionId } from '../data/units';
import type { PlumState } from '../state';
import type { Block } from './block';
import { factionBlocks } from './faction';
import { mutationBlocks, npcBlocks } from './neutral';
import { painted } from './sheet';
import { trackBlocks } from './tracks';

const GAP = 8;

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
      mark: { text: 'Mutations', colour: '#9BD14B', icon: 'evil-eyes' },
    },
    { id: 'tracks', title: 'Tracks and bags', mark: { text: 'Tracks', icon: 'hourglass' } },
  ];
}

function blocks(state: PlumState, id: string, width: number, scale: number): Block[] {
  if (id === 'npcs') return npcBlocks(state, width, scale);
  if (id === 'mutations') return mutationBlocks(state, width, scale);
  if (id === 'tracks') return trackBlocks(state, width, scale);
  return factionBlocks(state, id as FactionId, width, scale);
}

/** Blocks one below the other: the same walk for layout and drawing. */
function placed(state: PlumState, id: string, width: number, scale: number) {
  let y = GAP;
  return blocks(state, id, width - 2 * GAP, scale).map((block) => {
    const at = { block, x: GAP, y, width: width - 2 * GAP };
    y += block.height + GAP;
    return at;
  });
}

export function matLayout(state: PlumState, id: string, width: number, scale: number): MatLayout {
  const rows = placed(state, id, width, scale);
  const last = rows[rows.length - 1];
  return {
    width,
    height: last ? last.y + last.block.height + GAP : GAP,
    scale,
    targets: rows.flatMap(({ block, x, y, width: w }) =>
      (block.targets ?? []).map(({ box, ...target }, z): Target => {
        const own = box ?? { x: 0, y: 0, width: w, height: block.height };
        const shape = { ...own, x: x + own.x, y: y + own.y };
        return {
          ...target,
          kind: 'piece',
          shape: { kind: 'box', ...shape },
          at: { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 },
          z,
        };
      }),
    ),
  };
}

export function Mat({ state, id, fonts, lit, selected, layout }: MatProps<PlumState>) {
  const look = {
    isLit: (target: string) => lit.has(target),
    isSelected: (target: string) => selected.has(target),
  };
  const picture = painted(fonts, layout.scale, (sheet) => {
    for (const { block, x, y, width } of placed(state, id, layout.width, layout.scale))
      block.draw(sheet, { x, y, width }, look);
  });
  return <Picture picture={picture} />;
}
