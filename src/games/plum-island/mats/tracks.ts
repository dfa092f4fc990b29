/** The sideboard: the rounds with their actions, the three tracks, both bags, the cubes and the decks. */
import { remaining } from '../../../core/bag';
import { circle, rectangle, rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import { heightOf } from '../../../ui/lines';
import type { Livery } from '../../../ui/shapes';
import type { Block, Page } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { FACTION_LIVERY, TOXIC, PEOPLE } from '../board/looks';
import {
  BIOHAZARD_LIMIT,
  CUBES,
  OVERRUN_LIMIT,
  ROUNDS,
  SPAWN_SIZES,
  TILES,
  type Cube,
  type DayTime,
} from '../data/tables';
import type { PlumState, Token } from '../state';

const TIME_ICON: Readonly<Record<DayTime, IconName>> = {
  morning: 'sunrise',
  afternoon: 'sun',
  night: 'night-sky',
};
const NOTE = 12.5;
const CUBE_COLOUR: Readonly<Record<Cube, string>> = { green: '#6DA544', yellow: '#E3C24A', red: '#C9253A' };

export function trackBlocks(state: PlumState, width: number, scale: number): Block[] {
  return [
    roundsBlock(state, width, scale),
    barBlock(
      width,
      scale,
      'Biohazard',
      'biohazard',
      state.biohazard,
      BIOHAZARD_LIMIT,
      TOXIC,
      `${state.options.spawnTiles} tiles a spawn, ${state.options.spawnTiles + 1} above ${SPAWN_SIZES[0].upTo}; ${BIOHAZARD_LIMIT} is the end`,
    ),
    barBlock(
      width,
      scale,
      'Overrun',
      'broken-wall',
      state.overrun,
      OVERRUN_LIMIT,
      colour.danger,
      overrunWords(state),
    ),
    barBlock(
      width,
      scale,
      'Evacuation Points',
      'exit-door',
      state.evacuation,
      state.options.evacuationNeeded,
      PEOPLE,
      'Counted after the last round, with those in Compounds',
    ),
    bagBlock(state, width, scale),
    cubeBlock(state, width, scale),
    deckBlock(state, width, scale),
  ];
}

function overrunWords({ overrunAreas }: PlumState): string {
  return overrunAreas.length === 0 ? 'No Area is overrun' : `Overrun: ${overrunAreas.join(', ')}`;
}

/** Three days of three rounds; the sun, the moon, and a dot for every action. */
function roundsBlock(state: PlumState, width: number, scale: number): Block {
  const cell = 50 * scale;
  const height = 34 * scale + 3 * (cell + 6) + 6;
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      title(page, 'hourglass', `Round ${state.round} of ${ROUNDS.length}`, colour.lamp);
      const room = (width - 24 - 12) / 3;
      ROUNDS.forEach((row, n) => {
        const left = 12 + (n % 3) * (room + 6);
        const top = 34 * scale + Math.floor(n / 3) * (cell + 6);
        const isNow = row.round === state.round;
        const isPast = row.round < state.round;
        const tint = isPast ? colour.muted : row.night ? '#9FB4F0' : colour.lamp;
        page.panel(
          { x: left, y: top, width: room, height: cell },
          row.night ? '#182344' : isPast ? colour.ink : '#2A2A1E',
          isNow ? colour.lamp : colour.line,
          isNow ? 2.5 : 1,
        );
        page.icon(TIME_ICON[row.time], left + 7, top + 7, 20, tint);
        page.text(String(row.round), left + 12 + 20 * scale, top + 22 * scale, {
          size: 17,
          tint: isPast ? colour.muted : colour.paper,
        });
        page.text(row.day.replace('October', 'Oct'), left + room - 6, top + 19 * scale, {
          size: 12,
          tint: colour.soft,
          font: 'reading400',
          from: 'right',
        });
        for (let i = 0; i < row.actions; i++)
          page.path(
            circle(left + 14 + i * 14 * scale, top + cell - 13 * scale, 5 * scale),
            isPast ? colour.muted : colour.lamp,
          );
      });
    },
  };
}

function barBlock(
  width: number,
  scale: number,
  label: string,
  icon: IconName,
  value: number,
  max: number,
  tint: string,
  note: string,
): Block {
  const room = width - 24;
  const height = 59 * scale + heightOf(note, room, NOTE * scale);
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      title(page, icon, label, tint);
      page.text(`${value} of ${max}`, width - 12, 23 * scale, { size: 17, tint, from: 'right' });
      page.track(12, 34 * scale, room, max, value, tint, 12 * scale);
      page.paragraph(note, 12, 51 * scale, room, NOTE);
    },
  };
}

function title(page: Page, icon: IconName, words: string, tint: string): void {
  page.icon(icon, 12, 9 * page.scale, 17, tint);
  page.text(words, 20 + 17 * page.scale, 23 * page.scale, { size: 16 });
}

function tokenLook(token: Token): { tint: string; icon?: IconName; shape?: Livery['shape'] } {
  if (token === 'fate') return { tint: TOXIC, icon: 'shambling-zombie' };
  if (token === 'doom') return { tint: colour.danger, icon: 'death-skull' };
  if (token === 'wild') return { tint: colour.lamp, icon: 'round-star' };
  return { tint: FACTION_LIVERY[token].light, shape: FACTION_LIVERY[token].shape };
}

/** What is still in the bag, and what has been drawn this round. */
function bagBlock(state: PlumState, width: number, scale: number): Block {
  const r = 17 * Math.min(scale, 1.4);
  const step = 2 * r + 8;
  const perRow = Math.max(1, Math.floor((width - 24) / step));
  const rows = (count: number) => Math.max(1, Math.ceil(count / perRow));
  const first = 36 * scale;
  const second = first + rows(state.bag.length) * step + 24 * scale;
  const height = second + rows(state.drawn.length) * step + 4;
  const order: Token[] = [...state.bag].sort();
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      title(page, 'hourglass', 'Still in the bag', colour.paper);
      page.text(String(state.bag.length), width - 12, 23 * scale, { size: 17, from: 'right' });
      const put = (tokens: readonly Token[], top: number) =>
        tokens.forEach((token, n) => {
          const { tint, ...look } = tokenLook(token);
          page.token(12 + r + (n % perRow) * step, top + r + Math.floor(n / perRow) * step, r, tint, look);
        });
      put(order, first);
      page.text('Drawn this round', 12, second - 8 * scale, {
        size: 13.5,
        tint: colour.soft,
        font: 'reading400',
      });
      put(state.drawn, second);
      if (state.drawn.length > 0)
        page.path(rectangle(2, second - 2, width - 4, height - second), colour.panel, 0.5);
    },
  };
}

/** The cubes in the Draw Bag one by one, and what is left in the pools. */
function cubeBlock(state: PlumState, width: number, scale: number): Block {
  const kinds = Object.keys(CUBES) as Cube[];
  const line = 30 * scale;
  const height = 38 * scale + kinds.length * line + 24 * scale;
  const top = (n: number) => 38 * scale + n * line;
  const inBag = (kind: Cube) => state.cubeBag.filter((cube) => cube === kind).length;
  const all = Math.max(1, state.cubeBag.length);
  return {
    height,
    spots: () =>
      kinds.map((cube, n) => ({
        id: `cube:${cube}`,
        label: `${inBag(cube)} ${cube} cubes in the Draw Bag`,
        facets: { cube },
        x: 0,
        y: top(n),
        width,
        height: line,
      })),
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      title(page, 'virus', 'Draw Bag', TOXIC);
      page.text(`${state.cubeBag.length} cubes`, width - 12, 23 * scale, {
        size: 16,
        tint: colour.soft,
        from: 'right',
      });
      const room = width - 24 - 66 * scale;
      const size = Math.min(15, room / Math.max(...kinds.map(inBag), 1) - 2);
      kinds.forEach((kind, n) => {
        const at = top(n);
        if (page.isLit(`cube:${kind}`))
          page.outline({ x: 4, y: at - 3, width: width - 8, height: line }, colour.lamp);
        for (let i = 0; i < inBag(kind); i++)
          page.path(rounded(12 + i * (size + 2), at + 4, size, size, 3), CUBE_COLOUR[kind]);
        page.text(`${Math.round((inBag(kind) / all) * 100)} %`, width - 12, at + 17 * scale, {
          size: 15,
          tint: CUBE_COLOUR[kind],
          from: 'right',
        });
      });
      page.text(
        `In the pools: ${state.cubePool.yellow} yellow, ${state.cubePool.red} red`,
        12,
        height - 11 * scale,
        { size: 13, tint: colour.soft, font: 'reading400' },
      );
    },
  };
}

function deckBlock(state: PlumState, width: number, scale: number): Block {
  const rows: readonly (readonly [IconName, string, string])[] = [
    ['shambling-zombie', 'Horror tiles in the pool', `${state.pool} of ${TILES}`],
    ['card-draw', 'Fate Cards', `${remaining(state.fate)} left`],
    ['death-skull', 'Event Cards', `${remaining(state.event)} left`],
    ['binoculars', 'Search Cards', `${remaining(state.search)} left`],
  ];
  const line = 26 * scale;
  const height = rows.length * line + 14;
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      rows.forEach(([icon, label, value], n) => {
        const at = 7 + n * line;
        page.icon(icon, 12, at + 4 * scale, 16, colour.soft);
        page.text(label, 20 + 17 * scale, at + 18 * scale, { size: 14.5, font: 'reading400' });
        page.text(value, width - 12, at + 18 * scale, { size: 15, from: 'right' });
      });
    },
  };
}
