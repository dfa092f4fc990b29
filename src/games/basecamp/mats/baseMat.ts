/** Base: the food clock, the stock, the objectives with their progress, and what is left in the pile. */
import { rectangle, rounded } from '../../../ui/art';
import { heightOf } from '../../../ui/lines';
import type { Block, Spot, Page } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { RESOURCES } from '../data/goods';
import { MINORS, MISSIONS } from '../data/objectives';
import { TILES, type TileKind } from '../data/tiles';
import { held, type BasecampState } from '../state';
import { capital, listOf } from '../words';
import { CATEGORY_ICON, EDGE, GOOD } from '../board/looks';
import { PILE_CATEGORIES, pileCounts, pileLeft, type PileCategory } from '../board/pile';
import { mealOf, minorProgress, missionProgress, roundsOfFood, type Progress } from '../board/progress';
import { PAD } from './measures';

const DONE = '#8FD08A';

const TEXT = 14;

/** A box for every food in the stock, in meals: how many rounds are left. */
export function foodClock(state: BasecampState, width: number, s: number): Block {
  const food = held(state.stock, 'food');
  const meal = mealOf(state);
  const rounds = roundsOfFood(state);
  const height = 84 * s;
  const low = rounds <= 2;
  return {
    height,
    spots: () => [
      {
        id: 'stock:food',
        label: `Food in Base, ${food}`,
        facets: { verb: 'withdraw', good: 'food', from: 'tile' },
        x: 0,
        y: 0,
        width,
        height,
      },
    ],
    print(page) {
      const lit = page.isLit('stock:food');
      page.panel(
        { x: 0, y: 0, width, height },
        low ? colour.dangerGround : colour.panel,
        lit ? colour.lamp : low ? colour.danger : colour.line,
        lit || low ? 2 : 1,
      );
      page.icon('camp-cooking-pot', PAD, 12 * s, 28, low ? colour.danger : GOOD.food.colour);
      const end = page.text(String(food), PAD + 38 * s, 36 * s, { size: 32, font: 'display800' });
      page.text('food', end + 7, 36 * s, { size: 17, tint: colour.soft });
      page.text(rounds === 1 ? 'lasts 1 round' : `lasts ${rounds} rounds`, width - PAD, 25 * s, {
        size: 16,
        tint: low ? colour.danger : colour.paper,
        from: 'right',
      });
      page.text(`${meal} eaten each round`, width - PAD, 43 * s, {
        size: 13,
        tint: colour.muted,
        font: 'reading400',
        from: 'right',
      });
      const boxes = Math.max(10, food);
      page.track(PAD, 58 * s, width - 2 * PAD, boxes, food, low ? colour.danger : GOOD.food.colour, 12 * s);
    },
  };
}

function stock(state: BasecampState, width: number, s: number): Block {
  const shown = RESOURCES.filter((good) => good !== 'food');
  const gap = 6;
  const part = (width - gap * (shown.length - 1)) / shown.length;
  const tall = 56 * s;
  const items = listOf(
    Object.fromEntries(
      Object.entries(state.stock).filter(([good]) => !(RESOURCES as readonly string[]).includes(good)),
    ),
  );
  const extra = items === 'nothing' ? 0 : 22 * s;
  const spots = shown.map((good, n): Spot => ({
    id: `stock:${good}`,
    label: `${capital(good)} in Base, ${held(state.stock, good)}`,
    facets: { verb: 'withdraw', good, from: 'tile' },
    x: n * (part + gap),
    y: 0,
    width: part,
    height: tall,
  }));
  return {
    height: tall + extra,
    spots: () => spots,
    print(page) {
      spots.forEach(({ id, x }, n) => {
        const good = shown[n] ?? 'ammo';
        const amount = held(state.stock, good);
        const lit = page.isLit(id);
        page.panel(
          { x, y: 0, width: part, height: tall },
          lit ? colour.lampGround : colour.raise,
          lit ? colour.lamp : colour.line,
          lit ? 2 : 1,
        );
        page.icon(GOOD[good].icon, x + 10, 9 * s, 22, GOOD[good].colour);
        page.text(String(amount), x + part - 10, 29 * s, { size: 24, font: 'display800', from: 'right' });
        page.text(capital(good), x + 10, 48 * s, { size: 13.5, tint: colour.soft });
      });
      if (extra > 0)
        page.text(`Also ${items}`, 4, tall + 17 * s, { size: 14.5, tint: '#8FD3E6', font: 'reading600' });
    },
  };
}

function objective(
  id: string,
  kind: string,
  words: { name: string; text: string; story?: string; reward?: string },
  progress: Progress,
  event: string | undefined,
  done: boolean,
  width: number,
  s: number,
): Block {
  const room = width - 2 * PAD;
  const story = words.story === undefined ? 0 : heightOf(words.story, room, 13 * s) + 4 * s;
  const reward = words.reward === undefined ? 0 : heightOf(`Reward: ${words.reward}`, room, 13.5 * s) + 6 * s;
  const body = heightOf(words.text, room, TEXT * s);
  const height = 62 * s + story + body + 8 * s + progress.parts.length * 22 * s + reward + 26 * s;
  const spots: Spot[] = [
    {
      id,
      label: `${kind}: ${words.name}`,
      facets: event === undefined ? {} : { event },
      x: 0,
      y: 0,
      width,
      height,
    },
  ];
  return {
    height,
    spots: () => spots,
    print(page) {
      const lit = page.isLit(id);
      page.panel(
        { x: 0, y: 0, width, height },
        done ? '#1C2B22' : lit ? colour.lampGround : colour.panel,
        lit ? colour.lamp : done ? DONE : colour.lineStrong,
        lit ? 2 : 1.4,
      );
      page.path(rectangle(0, 14, 4, height - 28), done ? DONE : EDGE.objective);
      page.text((done ? `${kind}, complete` : kind).toUpperCase(), PAD, 22 * s, {
        size: 13,
        tint: done ? DONE : '#8FD3E6',
      });
      page.text(words.name, PAD, 50 * s, { size: 24, font: 'display800' });
      page.text(`${progress.value}/${progress.max}`, width - PAD, 50 * s, {
        size: 22,
        tint: done ? DONE : colour.paper,
        font: 'display800',
        from: 'right',
      });
      let y = 60 * s;
      if (words.story !== undefined) {
        page.paragraph(words.story, PAD, y, room, 13, colour.muted);
        y += story;
      }
      page.paragraph(words.text, PAD, y, room, TEXT, colour.soft);
      y += body + 8 * s;
      for (const one of progress.parts) {
        tick(page, PAD, y, one.done);
        page.text(capital(one.words), PAD + 23 * s, y + 12.5 * s, {
          size: 15,
          tint: one.done ? DONE : colour.paper,
        });
        y += 22 * s;
      }
      if (words.reward !== undefined) {
        page.paragraph(`Reward: ${words.reward}`, PAD, y + 2 * s, room, 13.5, done ? DONE : colour.lamp);
        y += reward;
      }
      page.track(PAD, y + 4 * s, room, progress.max, progress.value, done ? DONE : EDGE.objective, 9 * s);
    },
  };
}

const PILE_WORD: Readonly<Record<PileCategory, string>> = {
  starting: 'Starting tiles',
  hazard: 'Hazards',
  enemy: 'Lairs',
  objective: 'Objective tiles',
};

function pile(state: BasecampState, width: number, s: number): Block {
  const counts = pileCounts(state);
  const left = pileLeft(state);
  const known = state.pile.top[0];
  const height = (56 + PILE_CATEGORIES.length * 27 + (known === undefined ? 0 : 24)) * s;
  return {
    height,
    spots: () => [
      { id: 'pile', label: `Draw pile, ${left} tiles`, facets: { verb: 'look' }, x: 0, y: 0, width, height },
    ],
    print(page) {
      const lit = page.isLit('pile');
      page.panel(
        { x: 0, y: 0, width, height },
        lit ? colour.lampGround : colour.panel,
        lit ? colour.lamp : colour.line,
        lit ? 2 : 1,
      );
      page.icon('card-pickup', PAD, 10 * s, 24, lit ? colour.lamp : colour.soft);
      page.text('Draw pile', PAD + 32 * s, 29 * s, { size: 20, tint: lit ? colour.lamp : colour.paper });
      page.text(`${left} left`, width - PAD, 29 * s, { size: 18, tint: colour.soft, from: 'right' });
      const most = Math.max(1, ...PILE_CATEGORIES.map((category) => counts[category]));
      PILE_CATEGORIES.forEach((category, n) => {
        const y = (46 + n * 27) * s;
        const start = PAD + 140 * s;
        const room = width - PAD - start - 34 * s;
        page.icon(CATEGORY_ICON[category], PAD, y, 17, EDGE[category]);
        page.text(PILE_WORD[category], PAD + 25 * s, y + 14 * s, { size: 15, tint: colour.soft });
        page.path(rectangle(start, y + 3 * s, room, 11 * s), '#27333A');
        page.path(rectangle(start, y + 3 * s, (room * counts[category]) / most, 11 * s), EDGE[category]);
        page.text(String(counts[category]), width - PAD, y + 14 * s, { size: 17, from: 'right' });
      });
      if (known !== undefined)
        page.text(`On top: ${TILES[known as TileKind].name}`, PAD, height - 12 * s, {
          size: 14.5,
          tint: colour.lamp,
          font: 'reading600',
        });
    },
  };
}

export function baseBlocks(state: BasecampState, width: number, scale: number): Block[] {
  const mission = MISSIONS[state.mission];
  const minor = state.minor === null ? null : MINORS[state.minor];
  const far = minorProgress(state);
  return [
    foodClock(state, width, scale),
    stock(state, width, scale),
    objective(
      'mission',
      'Mission',
      mission,
      missionProgress(state),
      mission.event,
      state.missionDone,
      width,
      scale,
    ),
    ...(minor && far
      ? [
          objective(
            'minor',
            'Minor objective',
            { name: minor.name, text: minor.text, reward: minor.reward },
            far,
            minor.event,
            state.minorDone,
            width,
            scale,
          ),
        ]
      : []),
    pile(state, width, scale),
  ];
}

function tick(page: Page, x: number, y: number, done: boolean): void {
  const s = page.scale;
  const box = { d: rounded(x, y, 15 * s, 15 * s, 3), width: 1.6 };
  if (!done) return page.draw({ ...box, stroke: '#6A7A80' });
  page.draw(
    { ...box, fill: DONE, stroke: DONE },
    {
      d: `M${x + 3.6 * s} ${y + 7.6 * s}l${3 * s} ${3.2 * s}l${5 * s} ${-6.4 * s}`,
      stroke: colour.ink,
      width: 2.2,
      cap: 'round',
    },
  );
}
