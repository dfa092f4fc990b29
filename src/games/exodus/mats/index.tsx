/** The mats: the lobby, one a hero, the mission sheet, the infected, the decks, the director, the campaign. */
import { Picture } from '@shopify/react-native-skia';

import type { MatLayout, MatProps, Note } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { BLOOD, HERO_LIVERY, KIND_LOOK, TEAL } from '../board/looks';
import { HEROES } from '../data/heroes';
import { directorSeat, type ExodusState } from '../state';
import { heroBlocks } from './heroMat';
import { isInLobby, lobbyBlocks } from './lobbyMat';
import { GAP, printed, stacked, targetsOf, type Block } from './page';
import { campaignBlocks, cardBlocks, directorBlocks, infectedBlocks, missionBlocks } from './shared';

export function mats(state: ExodusState): { id: string; title: string; mark?: Note; seat?: number }[] {
  return [
    ...(isInLobby(state)
      ? [{ id: 'lobby', title: 'Lobby', mark: { text: 'Lobby', icon: 'skills' as const, colour: TEAL } }]
      : []),
    ...state.heroes.map((hero, seat) => ({
      id: `hero-${seat}`,
      title: HEROES[hero.id].short,
      mark: { text: HEROES[hero.id].name, colour: HERO_LIVERY[hero.id].light },
      seat,
    })),
    { id: 'mission', title: 'Mission', mark: { text: 'Mission', icon: 'flying-flag', colour: TEAL } },
    {
      id: 'infected',
      title: 'Infected',
      mark: { text: 'Infected', icon: 'shambling-zombie', colour: KIND_LOOK.zombie.tint },
    },
    { id: 'cards', title: 'Cards', mark: { text: 'Cards', icon: 'card-draw', colour: colour.soft } },
    ...(state.director === null
      ? []
      : [
          {
            id: 'director',
            title: 'Director',
            mark: { text: 'Director', icon: 'clapperboard' as const, colour: BLOOD },
            seat: directorSeat(state),
          },
        ]),
    ...(state.campaign === null
      ? []
      : [
          {
            id: 'campaign',
            title: 'Campaign',
            mark: { text: 'Campaign', icon: 'ticket' as const, colour: TEAL },
          },
        ]),
  ];
}

function blocksOf(state: ExodusState, id: string, width: number, scale: number): Block[] {
  switch (id) {
    case 'lobby':
      return lobbyBlocks(state, width, scale);
    case 'mission':
      return missionBlocks(state, width, scale);
    case 'infected':
      return infectedBlocks(state, width, scale);
    case 'cards':
      return cardBlocks(state, width, scale);
    case 'director':
      return directorBlocks(state, width, scale);
    case 'campaign':
      return campaignBlocks(state, width, scale);
    default:
      return heroBlocks(state, Number(id.slice('hero-'.length)), width, scale);
  }
}

export function matLayout(state: ExodusState, id: string, width: number, scale: number): MatLayout {
  const { placed, height } = stacked(blocksOf(state, id, width - 2 * GAP, scale));
  return { width, height, scale, targets: targetsOf(placed) };
}

export function Mat({ state, id, fonts, lit, selected, layout: { width, scale } }: MatProps<ExodusState>) {
  const { placed } = stacked(blocksOf(state, id, width - 2 * GAP, scale));
  return <Picture picture={printed(fonts, scale, { lit, selected }, placed)} />;
}
