/** The mats: the lobby, one a hero, the mission sheet, the infected, the decks, the director, the campaign. */
import type { Note } from '../../../ui/gameView';
import { matPages } from '../../../ui/skia/MatPage';
import type { Block } from '../../../ui/skia/page';
import { accentOf, colour } from '../../../ui/theme';
import { BLOOD, HERO_LIVERY, KIND_LOOK, TEAL } from '../board/looks';
import { HEROES } from '../data/heroes';
import { directorSeat, type ExodusState } from '../state';
import { heroBlocks } from './heroMat';
import { isInLobby, lobbyBlocks } from './lobbyMat';
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

export const { matLayout, Mat } = matPages(blocksOf, accentOf('exodus').accentText);
