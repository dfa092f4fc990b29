/** The multitracker: event cycle, darkness, groups in their order, and the marker boxes of the showdown. */
import { circle, rounded } from '../../../ui/art';
import type { Box } from '../../../ui/gameView';
import { caption, type Block, type Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { EMBER, EVENT_ICON, INDIGO, LIVERY, PALE } from '../board/looks';
import { SURVIVORS } from '../data/survivors';
import {
  FRONT_CYCLE,
  FRONT_DARKNESS,
  MAX_ZOMBIES,
  REVERSE_CYCLE,
  REVERSE_DARKNESS,
  SHIFT_AT,
  type CycleEvent,
} from '../data/tracks';
import { stackSize, survivorAt, tokensInHouse, zombiesInHouse, type DarkestState } from '../state';
import { many } from '../words';

const EVENT_NAME: Readonly<Record<CycleEvent, string>> = {
  zombies: 'Zombies',
  fire: 'Fire',
  clock: 'Clock',
  nothing: 'Quiet',
};

export function trackBlocks(state: DarkestState, scale: number): Block[] {
  const showdown = state.stage === 'showdown';
  return [
    caption('Event cycle', scale, showdown ? 'showdown' : `round ${state.round}`),
    eventCycle(state, scale),
    caption(
      'Darkness',
      scale,
      `${state.darkness} of ${showdown ? REVERSE_DARKNESS.last : FRONT_DARKNESS.last}`,
    ),
    darkness(state, scale),
    ...(showdown ? [caption('Action markers', scale), markers(state, scale)] : groups(state, scale)),
    caption('In the house', scale),
    supplies(state, scale),
  ];
}

function eventCycle(state: DarkestState, scale: number): Block {
  const cycle: readonly CycleEvent[] = state.stage === 'showdown' ? REVERSE_CYCLE : FRONT_CYCLE;
  const height = 76 * scale;
  return {
    height,
    print(page, at) {
      const { x, y, width } = at;
      page.panel(at, colour.panel);
      const step = width / cycle.length;
      cycle.forEach((event, n) => {
        const here = n === state.event;
        const cx = x + step * (n + 0.5);
        const cy = y + 30 * scale;
        page.draw({
          d: circle(cx, cy, 20 * scale),
          fill: here ? EMBER : colour.ink,
          stroke: here ? '#FFD2B0' : colour.lineStrong,
          width: 1.6,
        });
        page.icon(EVENT_ICON[event], cx - 13 * scale, cy - 13 * scale, 26, here ? colour.ink : colour.soft);
        page.text(EVENT_NAME[event], cx, y + 67 * scale, {
          size: 14,
          tint: here ? colour.paper : colour.soft,
          from: 'middle',
        });
        if (n > 0) page.icon('forward', x + step * n - 8 * scale, cy - 8 * scale, 16, colour.muted);
      });
    },
  };
}

function darkness(state: DarkestState, scale: number): Block {
  const showdown = state.stage === 'showdown';
  const last = showdown ? REVERSE_DARKNESS.last : FRONT_DARKNESS.last;
  const height = 46 * scale;
  return {
    height,
    print(page, { x, y, width }) {
      const gap = 5;
      const cell = (width - gap * (last - 1)) / last;
      for (let n = 1; n <= last; n++) {
        const left = x + (n - 1) * (cell + gap);
        const reached = n <= state.darkness;
        const end = n === last;
        const fire = !showdown && n === FRONT_DARKNESS.fire;
        page.draw({
          d: rounded(left, y, cell, height, 8),
          fill: reached ? INDIGO : end ? '#2A1416' : colour.panel,
          stroke: end ? colour.danger : fire ? EMBER : colour.lineStrong,
          width: 1.8,
        });
        const tint = reached ? colour.ink : end ? colour.danger : fire ? EMBER : colour.soft;
        const [cx, cy] = [left + cell / 2, y + height / 2];
        if (end || fire) page.icon(end ? 'death-skull' : 'flame', cx - 11 * scale, cy - 11 * scale, 22, tint);
        else page.text(String(n), cx, cy + 7 * scale, { size: 20, tint, from: 'middle' });
      }
    },
  };
}

function groups(state: DarkestState, scale: number): Block[] {
  if (state.groups.length === 0) return [];
  const height = 38 * scale;
  return [
    caption('Groups in their order', scale),
    ...state.groups.map((members, at): Block => ({
      height,
      print(page, box) {
        const acting = state.acting === at;
        page.panel(
          box,
          acting ? colour.lampGround : colour.panel,
          acting ? colour.lamp : colour.line,
          acting ? 2 : 1,
        );
        page.text(String(at + 1), box.x + 14, box.y + 25 * scale, {
          size: 17,
          tint: acting ? colour.lamp : colour.soft,
        });
        members.forEach((who, n) => {
          const { id, ap } = survivorAt(state, who);
          const left = box.x + 38 * scale + n * 84 * scale;
          page.shape(LIVERY[id].shape, left, box.y + 19 * scale, 14, LIVERY[id].light);
          page.text(
            `${SURVIVORS[id].name.split(' ')[0] ?? ''} ${ap}`,
            left + 12 * scale,
            box.y + 25 * scale,
            { size: 15.5 },
          );
        });
      },
    })),
  ];
}

/** Hand, left and middle box of the showdown, with the markers of everybody. */
function markers(state: DarkestState, scale: number): Block {
  const columns = [
    { id: 'hand', label: 'In hand', counts: state.survivors.map(({ hand }) => hand) },
    { id: 'left', label: `Left (${SHIFT_AT})`, counts: state.boxes.left },
    { id: 'middle', label: 'Middle', counts: state.boxes.middle },
  ];
  const height = (34 + state.survivors.length * 24) * scale;
  const place = (at: Box, n: number): Box => {
    const width = (at.width - 12) / columns.length;
    return { x: at.x + n * (width + 6), y: at.y, width, height };
  };
  return {
    height,
    spots: (at) =>
      columns.map(({ id, label }, n): Spot => ({
        id: `box:${id}`,
        label,
        facets: { box: id, target: id },
        ...place(at, n),
      })),
    print(page, at) {
      columns.forEach(({ id, label, counts }, n) => {
        const box = place(at, n);
        page.spot(`box:${id}`, box);
        page.text(label, box.x + 10, box.y + 20 * scale, { size: 14, tint: colour.soft });
        state.survivors.forEach((survivor, i) => {
          const own = LIVERY[survivor.id];
          const y = box.y + (42 + i * 24) * scale;
          page.shape(own.shape, box.x + 16, y - 5 * scale, 14, own.light);
          page.text(String(counts[i] ?? 0), box.x + 32, y, { size: 17 });
        });
      });
    },
  };
}

function supplies(state: DarkestState, scale: number): Block {
  const rows = [
    ['shambling-zombie', `${zombiesInHouse(state)} of ${MAX_ZOMBIES} zombies`],
    ['help', `${many(tokensInHouse(state), 'token')} face down, ${stackSize(state)} in the stack`],
    [
      'flame',
      `${many(Object.keys(state.fire.burns).length, 'tile')} on fire, ${state.fire.destroyed.length} burnt out`,
    ],
    ['padlock', many(Object.keys(state.locks).length, 'locked door')],
    ['card-draw', `${many(state.deck.length, 'card')} to find, ${state.discarded.length} used up`],
  ] as const;
  const height = (10 + rows.length * 26) * scale;
  return {
    height,
    print(page, at) {
      page.panel(at, colour.panel);
      rows.forEach(([icon, words], n) => {
        const y = at.y + (24 + n * 26) * scale;
        page.icon(icon, at.x + 12, y - 14 * scale, 18, PALE);
        page.text(words, at.x + 12 + 28 * scale, y, { size: 15, font: 'reading400' });
      });
    },
  };
}
