/** The boards that belong to everybody: mission sheet, infected cards, decks and the director, the campaign log. */
import { colour } from '../../../ui/theme';
import { goalOf } from '../board/goals';
import { hintOf } from '../board/layout';
import { BLOOD, KIND_LOOK, TEAL } from '../board/looks';
import { WINDOWS } from '../board/tiles';
import { DIRECTOR_CARDS, directorId } from '../data/directorCards';
import { RECIPE_IDS, RECIPES, EQUIPMENT } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { INFECTED, INFECTED_KINDS } from '../data/infected';
import { CAMPAIGN, type Spawn } from '../data/mission';
import { missionOf } from '../data/missions';
import { SEARCH_CARDS } from '../data/searchCards';
import { SAVE_SPACES } from '../data/tables';
import { inPlay, undealt } from '../queries';
import type { ExodusState, Ticket } from '../state';
import { capital, listOf, plural, spawnWords } from '../words';
import { heightOf } from '../../../ui/lines';
import { caption, type Block } from '../../../ui/skia/page';
import { PAD, row, type Face } from './row';

// The mission sheet

export function missionBlocks(state: ExodusState, width: number, scale: number): Block[] {
  const { name, story, turnSpawn, roomSpawn } = missionOf(state.mission);
  const goal = goalOf(state);
  const text = heightOf(story, width - 2 * PAD, 14.5 * scale);
  const height = 44 * scale + text + PAD;
  return [
    {
      height,
      spots: (at) => [{ ...toRead('mission', name), ...at }],
      print(page) {
        page.panel({ x: 0, y: 0, width, height }, '#1B2A2D', TEAL, 2);
        page.text(name, PAD, 31 * scale, { size: 25, font: 'display800' });
        page.text(state.mission, width - PAD, 30 * scale, { size: 15, tint: '#9ED8D0', from: 'right' });
        page.paragraph(story, PAD, 42 * scale, width - 2 * PAD, 14.5, colour.soft);
      },
    },
    row(
      {
        icon: goal.icon,
        tint: colour.lamp,
        title: 'The task',
        words: goal.text,
        right: `${goal.done} of ${goal.of}`,
      },
      width,
      scale,
    ),
    row(
      {
        icon: 'exit-door',
        tint: state.progress.exitOpen ? '#8FD08A' : colour.muted,
        title: state.progress.exitOpen ? 'The exit is open' : 'The exit is shut',
      },
      width,
      scale,
    ),
    caption('Spawn at the end of each turn', scale, '1 die'),
    table(state, turnSpawn, 'turnSpawn', width, scale),
    caption('When a room is opened', scale, '1 die'),
    table(state, roomSpawn, 'roomSpawn', width, scale),
  ];
}

/** Nothing is picked here; it is there for whoever looks or listens. */
const toRead = (name: string, label: string) => ({ id: `sheet:${name}`, label, facets: {} });

function table(
  state: ExodusState,
  spawns: readonly Spawn[],
  name: 'turnSpawn' | 'roomSpawn',
  width: number,
  scale: number,
): Block {
  const line = 25 * scale;
  const height = spawns.length * line + 10 * scale;
  return {
    height,
    spots: (at) => [{ ...toRead(name, 'Spawn table'), ...at }],
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      spawns.forEach((spawn, n) => {
        const y = 7 * scale + n * line;
        page.panel({ x: PAD, y: y + 1, width: 23 * scale, height: 21 * scale }, '#EDE6D6', '#0E1316', 1, 5);
        page.text(String(n + 1), PAD + 11.5 * scale, y + 17 * scale, {
          size: 16,
          tint: colour.onPaper,
          from: 'middle',
          font: 'display800',
        });
        const bad = spawn.what !== 'nothing';
        page.text(capital(spawnWords(state, spawn, name === 'roomSpawn')), PAD + 34 * scale, y + 17 * scale, {
          size: 15,
          tint: bad ? colour.paper : colour.muted,
        });
        if (spawn.what === 'units')
          page.icon(
            KIND_LOOK[spawn.kind].icon,
            width - PAD - 20 * scale,
            y + 1,
            20,
            KIND_LOOK[spawn.kind].tint,
          );
      });
    },
  };
}

// Infected cards

export function infectedBlocks(state: ExodusState, width: number, scale: number): Block[] {
  return INFECTED_KINDS.flatMap((kind) => {
    const { name, grab, bites, bitten, killPoints, miniatures, steady } = INFECTED[kind];
    const words = [
      `${hintOf(kind)}.`,
      bites > 0 ? `${plural(bites, 'bite')} a move.` : 'It does not bite: it drags its prey to the siren.',
      killPoints > 1 ? `${killPoints} kill points.` : '',
      steady ? 'Never knocked down or swept.' : '',
      SPECIAL[kind] ?? '',
    ];
    return [
      row(
        {
          icon: KIND_LOOK[kind].icon,
          tint: KIND_LOOK[kind].tint,
          title: name,
          words: words.filter((one) => one !== '').join(' '),
          strips: [
            { label: 'Grab', faces: facesUpTo(grab.takenDown, grab.knockdown) },
            ...(bites > 0 ? [{ label: 'Bite', faces: facesUpTo(bitten, bitten) }] : []),
          ],
          right: `${inPlay(state, kind)} of ${miniatures} in play`,
          spot: { id: `kind:${kind}`, label: name, facets: {} },
        },
        width,
        scale,
      ),
    ];
  });
}

/** Low rolls are bad for the hero: taken down or bitten up to the first number, knocked down up to the second. */
const facesUpTo = (grave: number, bad: number): Face[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((face) => (face <= grave ? 'grave' : face <= bad ? 'bad' : 'none'));

const SPECIAL: Readonly<Partial<Record<string, string>>> = {
  reaver: 'Swims at its charge, dives when hurt, pulls people off the rib.',
  siren: 'Heals a kill point at the start of each move until fire has burned it.',
  seeker: 'Always charges and does not block lines of sight.',
};

// Decks and director

export function cardBlocks(state: ExodusState, width: number, scale: number): Block[] {
  const { down, up, discards } = state.search;
  const kinds = ['ammunition', 'material', 'find', 'clatter', 'nothing'] as const;
  const left = kinds
    .map((kind) => `${down.filter((card) => SEARCH_CARDS[card].kind === kind).length} ${kind}`)
    .join(', ');
  return [
    caption('Search deck', scale),
    row(
      {
        icon: 'card-draw',
        title: plural(down.length, 'card'),
        words: `Face down: ${left}. Face up below: ${up.length}. Discarded: ${discards.length}.`,
        spot: toRead('search', 'Search deck'),
      },
      width,
      scale,
    ),
    caption('Equipment deck', scale),
    row(
      {
        icon: 'cardboard-box-closed',
        title: plural(state.equipment.length, 'card'),
        words: 'Finds, crafting and supplies come from here.',
        spot: toRead('equipment', 'Equipment deck'),
      },
      width,
      scale,
    ),
    caption('Recipes', scale),
    ...RECIPE_IDS.map((id) =>
      row(
        {
          icon: 'hammer-nails',
          title: EQUIPMENT[RECIPES[id].product].name,
          words: `${capital(listOf(RECIPES[id].materials.map((card) => SEARCH_CARDS[card].name.toLowerCase())))}.`,
          spot: {
            id: `recipe:${id}`,
            label: EQUIPMENT[RECIPES[id].product].name,
            facets: { recipe: id, card: id },
          },
        },
        width,
        scale,
      ),
    ),
  ];
}

export function directorBlocks(state: ExodusState, width: number, scale: number): Block[] {
  const { director } = state;
  if (director === null) return [];
  return [
    caption('Hand', scale, plural(director.hand.length, 'card')),
    ...director.hand.map((card, n) =>
      card === 'back'
        ? row(
            {
              icon: 'clapperboard',
              tint: BLOOD,
              title: `Card ${n + 1}`,
              words: 'Face down. Only the director sees it.',
              spot: toRead(`hand ${n}`, `Card ${n + 1}`),
            },
            width,
            scale,
          )
        : row(
            {
              icon: 'clapperboard',
              tint: BLOOD,
              title: DIRECTOR_CARDS[directorId(card)].name,
              words: `${WINDOWS[DIRECTOR_CARDS[directorId(card)].window]}. ${DIRECTOR_CARDS[directorId(card)].text}`,
              spot: {
                id: `director:${card}`,
                label: DIRECTOR_CARDS[directorId(card)].name,
                facets: { card },
              },
            },
            width,
            scale,
          ),
    ),
    caption('Deck', scale, plural(undealt(state), 'card')),
    caption('Played', scale, director.discards.length === 0 ? 'nothing yet' : ''),
    ...director.discards.map((card) =>
      row(
        {
          icon: 'clapperboard',
          title: DIRECTOR_CARDS[directorId(card)].name,
          words: DIRECTOR_CARDS[directorId(card)].text,
        },
        width,
        scale,
      ),
    ),
  ];
}

// The campaign log

export function campaignBlocks(state: ExodusState, width: number, scale: number): Block[] {
  const { campaign } = state;
  if (campaign === null) return [];
  const spaces = state.options.difficulty === 'hard' ? 0 : SAVE_SPACES;
  return [
    caption('Missions', scale, `${campaign.completed} of ${CAMPAIGN.length} done`),
    ...CAMPAIGN.map((id, n) => {
      const done = n < campaign.completed;
      const now = id === state.mission && !done;
      return row(
        {
          icon: done ? 'check' : now ? 'play' : 'padlock',
          tint: done ? '#8FD08A' : now ? colour.lamp : colour.muted,
          title: missionOf(id).name,
          words: done || now ? missionOf(id).story : '',
          right: done ? 'done' : now ? 'now' : '',
          spot: toRead(`mission ${id}`, missionOf(id).name),
        },
        width,
        scale,
      );
    }),
    caption('Save tickets', scale, `${campaign.saves.length} of ${spaces} used`),
    ...campaign.saves.map((ticket, n) => ticketRow(`Save ${n + 1}`, ticket, width, scale)),
    ...(campaign.pause === null ? [] : [ticketRow('Pause', campaign.pause, width, scale)]),
    row({ icon: 'ticket', title: 'Pauses taken', right: String(campaign.pauses) }, width, scale),
    row({ icon: 'death-skull', title: 'Begun again', right: String(campaign.defeats) }, width, scale),
  ];
}

function ticketRow(title: string, { completed, heroes }: Ticket, width: number, scale: number): Block {
  const words = heroes
    .map(({ id, dial, perks }) => `${HEROES[id].short}: infection ${dial}, ${plural(perks.length, 'perk')}`)
    .join('. ');
  return row(
    {
      icon: 'ticket',
      tint: TEAL,
      title,
      words: `${words}.`,
      right: `after mission ${completed}`,
      spot: toRead(`ticket ${title}`, title),
    },
    width,
    scale,
  );
}
