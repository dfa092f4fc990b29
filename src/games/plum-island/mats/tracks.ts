/** The sideboard: the rounds with their actions, the three tracks, both bags, the cubes and the decks. */
import { remaining } from '../../../core/bag';
import { rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import type { Livery } from '../../../ui/shapes';
import { colour } from '../../../ui/theme';
import { FACTION_LIVERY } from '../board/looks';
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
import type { Block, Look, Place } from './block';
import type { Sheet } from './sheet';

const TOXIC = '#9BD14B';
const TIME_ICON: Readonly<Record<DayTime, IconName>> = {
  morning: 'sunrise',
  afternoon: 'sun',
  night: 'night-sky',
};
const CUBE_COLOUR: Readonly<Record<Cube, string>> = { green: '#6DA544', yellow: '#E3C24A', red: '#C9253A' };

export function trackBlocks(state: PlumState, width: number, scale: number): Block[] {
  return [
    roundsBlock(state, width, scale),
    barBlock(
      scale,
      'Biohazard',
      'biohazard',
      state.biohazard,
      BIOHAZARD_LIMIT,
      TOXIC,
      `${state.options.spawnTiles} tiles a spawn, ${state.options.spawnTiles + 1} above ${SPAWN_SIZES[0].upTo}; ${BIOHAZARD_LIMIT} is the end`,
    ),
    barBlock(
      scale,
      'Overrun',
      'broken-wall',
      state.overrun,
      OVERRUN_LIMIT,
      colour.danger,
      overrunWords(state),
    ),
    barBlock(
      scale,
      'Evacuation Points',
      'exit-door',
      state.evacuation,
      state.options.evacuationNeeded,
      '#C99BDB',
      'Counted after the last round, with those in Compounds',
    ),
    bagBlock(state, width, scale),
    cubeBlock(state, width, scale),
    deckBlock(state, scale),
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
    draw(sheet, { x, y }) {
      sheet.box(x, y, width, height, colour.panel);
      title(sheet, x, y, 'hourglass', `Round ${state.round} of ${ROUNDS.length}`, colour.lamp);
      const room = (width - 24 - 12) / 3;
      ROUNDS.forEach((row, n) => {
        const left = x + 12 + (n % 3) * (room + 6);
        const top = y + 34 * scale + Math.floor(n / 3) * (cell + 6);
        const isNow = row.round === state.round;
        const isPast = row.round < state.round;
        const tint = isPast ? colour.muted : row.night ? '#9FB4F0' : colour.lamp;
        sheet.box(
          left,
          top,
          room,
          cell,
          row.night ? '#182344' : isPast ? colour.ink : '#2A2A1E',
          isNow ? colour.lamp : colour.line,
          isNow ? 2.5 : 1,
        );
        sheet.icon(TIME_ICON[row.time], left + 7, top + 7, 20, tint);
        sheet.text(
          String(row.round),
          left + 12 + 20 * scale,
          top + 22 * scale,
          17,
          isPast ? colour.muted : colour.paper,
        );
        sheet.textTo(
          row.day.replace('October', 'Oct'),
          left + room - 6,
          top + 19 * scale,
          12,
          colour.soft,
          'reading400',
        );
        for (let i = 0; i < row.actions; i++)
          sheet.path(
            dot(left + 14 + i * 14 * scale, top + cell - 13 * scale, 5 * scale),
            isPast ? colour.muted : colour.lamp,
          );
      });
    },
  };
}

function barBlock(
  scale: number,
  label: string,
  icon: IconName,
  value: number,
  max: number,
  tint: string,
  note: string,
): Block {
  const height = 74 * scale;
  return {
    height,
    draw(sheet, { x, y, width }) {
      sheet.box(x, y, width, height, colour.panel);
      title(sheet, x, y, icon, label, tint);
      sheet.textTo(`${value} of ${max}`, x + width - 12, y + 23 * scale, 17, tint);
      sheet.track(x + 12, y + 34 * scale, width - 24, max, value, tint, 12 * scale);
      sheet.text(note, x + 12, y + 64 * scale, 12.5, colour.soft, 'reading400');
    },
  };
}

function title(sheet: Sheet, x: number, y: number, icon: IconName, words: string, tint: string): void {
  sheet.icon(icon, x + 12, y + 9 * sheet.scale, 17, tint);
  sheet.text(words, x + 20 + 17 * sheet.scale, y + 23 * sheet.scale, 16);
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

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
    draw(sheet, { x, y }) {
      sheet.box(x, y, width, height, colour.panel);
      title(sheet, x, y, 'hourglass', 'Still in the bag', colour.paper);
      sheet.textTo(String(state.bag.length), x + width - 12, y + 23 * scale, 17);
      const put = (tokens: readonly Token[], top: number) =>
        tokens.forEach((token, n) => {
          const { tint, ...look } = tokenLook(token);
          sheet.disc(
            x + 12 + r + (n % perRow) * step,
            top + r + Math.floor(n / perRow) * step,
            r,
            tint,
            look,
          );
        });
      put(order, y + first);
      sheet.text('Drawn this round', x + 12, y + second - 8 * scale, 13.5, colour.soft, 'reading400');
      put(state.drawn, y + second);
      if (state.drawn.length > 0)
        sheet.path(
          `M${x + 2} ${y + second - 2}h${width - 4}v${height - second}h${4 - width}Z`,
          colour.panel,
          0.5,
        );
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
    targets: kinds.map((cube, n) => ({
      id: `cube:${cube}`,
      label: `${inBag(cube)} ${cube} cubes in the Draw Bag`,
      facets: { cube },
      box: { x: 0, y: top(n), width, height: line },
    })),
    draw(sheet: Sheet, { x, y }: Place, look: Look) {
      sheet.box(x, y, width, height, colour.panel);
      title(sheet, x, y, 'virus', 'Draw Bag', TOXIC);
      sheet.textTo(`${state.cubeBag.length} cubes`, x + width - 12, y + 23 * scale, 16, colour.soft);
      const room = width - 24 - 66 * scale;
      const size = Math.min(15, room / Math.max(...kinds.map(inBag), 1) - 2);
      kinds.forEach((kind, n) => {
        const at = y + top(n);
        if (look.isLit(`cube:${kind}`)) sheet.outline(x + 4, at - 3, width - 8, line, colour.lamp);
        for (let i = 0; i < inBag(kind); i++)
          sheet.path(rounded(x + 12 + i * (size + 2), at + 4, size, size, 3), CUBE_COLOUR[kind]);
        sheet.textTo(
          `${Math.round((inBag(kind) / all) * 100)} %`,
          x + width - 12,
          at + 17 * scale,
          15,
          CUBE_COLOUR[kind],
        );
      });
      sheet.text(
        `In the pools: ${state.cubePool.yellow} yellow, ${state.cubePool.red} red`,
        x + 12,
        y + height - 11 * scale,
        13,
        colour.soft,
        'reading400',
      );
    },
  };
}

function deckBlock(state: PlumState, scale: number): Block {
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
    draw(sheet, { x, y, width }) {
      sheet.box(x, y, width, height, colour.panel);
      rows.forEach(([icon, label, value], n) => {
        const at = y + 7 + n * line;
        sheet.icon(icon, x + 12, at + 4 * scale, 16, colour.soft);
        sheet.text(label, x + 20 + 17 * scale, at + 18 * scale, 14.5, colour.paper, 'reading400');
        sheet.textTo(value, x + width - 12, at + 18 * scale, 15);
      });
    },
  };
}
