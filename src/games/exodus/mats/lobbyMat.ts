/** The lobby before a mission of the campaign: everybody at a glance, who may level up, what can be made, what saves are left. */
import { colour } from '../../../ui/theme';
import { goalOf } from '../board/goals';
import { cardIcon, gearIcon, HERO_LIVERY, TEAL } from '../board/looks';
import { EQUIPMENT, RECIPE_IDS, RECIPES } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { missionOf } from '../data/missions';
import { SAVE_SPACES } from '../data/tables';
import type { Lobby } from '../procedures/lobby';
import { canCraft } from '../procedures/searching';
import type { ExodusState, Hero } from '../state';
import { cardName, heroName, listOf, plural } from '../words';
import { drawDial } from './dial';
import { heightOf } from '../../../ui/lines';
import { caption, type Block } from '../../../ui/skia/page';
import { PAD, row } from './row';

/** Before and after a mission of a campaign, when nobody is on the board. */
export const isInLobby = ({ campaign, phase }: ExodusState): boolean =>
  campaign !== null && (phase === 'setup' || phase === 'between');

export function lobbyBlocks(state: ExodusState, width: number, scale: number): Block[] {
  const used = state.campaign?.saves.length ?? 0;
  const spaces = state.options.difficulty === 'hard' ? 0 : SAVE_SPACES;
  return [
    nextMission(state, width, scale),
    caption('The heroes', scale),
    ...state.heroes.map((hero, who) => heroCard(state, who, hero, width, scale)),
    ...workbench(state, width, scale),
    caption('Saves', scale),
    row({ icon: 'ticket', tint: TEAL, title: 'Save spaces left', right: `${spaces - used}` }, width, scale),
  ];
}

function nextMission(state: ExodusState, width: number, scale: number): Block {
  const { text } = goalOf(state);
  const height = 66 * scale + heightOf(text, width - 2 * PAD, 14.5 * scale);
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height }, '#1B2A2D', TEAL, 2);
      page.text(state.phase === 'between' ? 'DONE' : 'NEXT', PAD, 23 * scale, { size: 13, tint: '#9ED8D0' });
      page.text(missionOf(state.mission).name, PAD, 49 * scale, { size: 25, font: 'display800' });
      page.paragraph(text, PAD, 56 * scale, width - 2 * PAD, 14.5, colour.soft);
    },
  };
}

/** One perk a level up symbol, or what the experience buys (EX-RULING-154, -159). */
function levelsOf(state: ExodusState): readonly number[] {
  const frame = state.frames.find(({ procedure }) => procedure === 'lobby');
  return frame === undefined ? [] : (frame as unknown as Lobby).levels;
}

function heroCard(state: ExodusState, who: number, hero: Hero, width: number, scale: number): Block {
  const livery = HERO_LIVERY[hero.id];
  const height = 100 * scale;
  const box = { x: 0, y: 0, width, height };
  const r = 27 * scale;
  const id = `lobby:${who}`;
  const carried = [
    ...hero.gear.map(({ card }) => gearIcon(card)),
    ...hero.cards.map((card) => cardIcon(card)),
  ];
  const step = Math.min(26 * scale, (width - 3 * PAD - 2 * r) / Math.max(1, carried.length));
  return {
    height,
    spots: () => [{ id, label: HEROES[hero.id].name, facets: { hero: who }, ...box }],
    print(page) {
      page.spot(id, box, colour.panel);
      page.draw({ d: `M1 12V${height - 12}`, stroke: livery.light, width: 5, cap: 'round' });
      page.text(HEROES[hero.id].name, PAD, 27 * scale, { size: 20, font: 'display800' });
      page.text(standing(state, who, hero), PAD, 47 * scale, {
        size: 14,
        tint: levelsOf(state).includes(who) ? colour.lamp : colour.soft,
      });
      carried.forEach((icon, n) => page.icon(icon, PAD + n * step, 62 * scale, 22, colour.soft));
      drawDial(page, hero.dial, width - PAD - r, height / 2, r);
    },
  };
}

function standing(state: ExodusState, who: number, hero: Hero): string {
  const perks = plural(hero.perks.length, 'perk');
  if (state.options.xp) return `${perks}, ${hero.xp} experience`;
  return levelsOf(state).includes(who) ? `${perks}, may level up` : perks;
}

function workbench(state: ExodusState, width: number, scale: number): Block[] {
  const made = RECIPE_IDS.flatMap((recipe) => {
    const who = state.heroes.findIndex((_, seat) => canCraft(state, seat, recipe));
    return who < 0 ? [] : [{ recipe, who }];
  });
  return [
    caption('Can be made now', scale, made.length === 0 ? 'nothing' : ''),
    ...made.map(({ recipe, who }) =>
      row(
        {
          icon: 'hammer-nails',
          tint: TEAL,
          title: EQUIPMENT[RECIPES[recipe].product].name,
          words: `${heroName(state, who)} has ${listOf(RECIPES[recipe].materials.map((card) => cardName(card).toLowerCase()))}.`,
          spot: {
            id: `recipe:${recipe}`,
            label: EQUIPMENT[RECIPES[recipe].product].name,
            facets: { card: recipe },
          },
        },
        width,
        scale,
      ),
    ),
  ];
}
