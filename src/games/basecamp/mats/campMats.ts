/** The mats that belong to everybody: the team at a glance, Base with its stock, the objectives and the pile, the enemies. */
import { colour } from '../../../ui/theme';
import { ENEMIES, ENEMY_KINDS, type EnemyKind } from '../data/enemies';
import { RESOURCES } from '../data/goods';
import { MINORS, MISSIONS } from '../data/objectives';
import { SURVIVORS } from '../data/survivors';
import { TILES, type TileKind } from '../data/tiles';
import { healthLeft, held, standing, type BasecampState, type Enemy } from '../state';
import { capital, foeOf, listOf, placeOf } from '../words';
import { AIM, bustOf, CATEGORY_ICON, EDGE, ENEMY, FIGURE, FOE_ICON, GOOD } from '../board/looks';
import { PILE_CATEGORIES, pileCounts, pileLeft, type PileCategory } from '../board/pile';
import { mealOf, minorProgress, missionProgress, roundsOfFood, type Progress } from '../board/progress';
import { apWords, HEALTH_WORD, intentWords } from '../board/words';
import { heightOf, PAD, type Block, type Spot } from './page';

const TEXT = 14;

// -------------------------------------------------------------------------------------------------------- team

function teamCard(state: BasecampState, index: number, width: number, s: number): Block {
  const survivor = state.survivors[index];
  const height = 96 * s;
  const side = 66;
  if (!survivor) return { height: 0, draw: () => undefined };
  const card = SURVIVORS[survivor.card];
  const livery = FIGURE[survivor.colour];
  const id = `survivor:${index}`;
  return {
    height,
    spots: [{ id, label: card.name, facets: { survivor: index, from: index }, x: 0, y: 0, width, height }],
    draw(page, look) {
      const acting = state.turn?.survivor === index;
      const edge = look.lit(id) ? colour.lamp : acting || look.selected(id) ? livery.light : colour.line;
      page.panel(0, 0, width, height, acting ? '#1D2A33' : colour.panel, edge, edge === colour.line ? 1 : 2);
      page.portrait(bustOf(survivor.card), livery, 1.5, 1.5, side, height - 3, 11);
      const left = side + 12;
      const able = standing(survivor);
      page.text(card.name, left, 24 * s, 19, able ? colour.paper : colour.muted);
      page.right(card.calling, width - 12, 24 * s, 14, livery.light);
      const bad = survivor.health !== 'healthy';
      page.text(
        bad ? `${HEALTH_WORD[survivor.health]}. ${apWords(state, index)}` : apWords(state, index),
        left,
        44 * s,
        13.5,
        bad ? colour.danger : acting ? colour.lamp : colour.soft,
        'reading600',
      );
      page.text(
        survivor.cell === null ? 'Gone' : placeOf(state, survivor.cell),
        left,
        63 * s,
        13.5,
        colour.soft,
        'reading400',
      );
      let x = left;
      for (const good of [...RESOURCES, 'armor'] as const) {
        const amount = held(survivor.goods, good);
        page.icon(GOOD[good].icon, x, 72 * s, 15 * s, amount > 0 ? GOOD[good].colour : '#47555B');
        page.text(String(amount), x + 18 * s, 85 * s, 16, amount > 0 ? colour.paper : colour.muted);
        x += 40 * s;
      }
    },
  };
}

export function teamBlocks(state: BasecampState, width: number, scale: number): Block[] {
  return [
    foodClock(state, width, scale),
    ...state.survivors.map((_, index) => teamCard(state, index, width, scale)),
  ];
}

// -------------------------------------------------------------------------------------------------------- base

/** A box for every food in the stock, in meals: how many rounds are left. */
function foodClock(state: BasecampState, width: number, s: number): Block {
  const food = held(state.stock, 'food');
  const meal = mealOf(state);
  const rounds = roundsOfFood(state);
  const height = 84 * s;
  const low = rounds <= 2;
  return {
    height,
    spots: [
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
    draw(page, look) {
      const lit = look.lit('stock:food');
      page.panel(
        0,
        0,
        width,
        height,
        low ? colour.dangerGround : colour.panel,
        lit ? colour.lamp : low ? colour.danger : colour.line,
        lit || low ? 2 : 1,
      );
      page.icon('camp-cooking-pot', PAD, 12 * s, 28 * s, low ? colour.danger : GOOD.food.colour);
      const end = page.text(String(food), PAD + 38 * s, 36 * s, 32, colour.paper, 'display800');
      page.text('food', end + 7, 36 * s, 17, colour.soft);
      page.right(
        rounds === 1 ? 'lasts 1 round' : `lasts ${rounds} rounds`,
        width - PAD,
        25 * s,
        16,
        low ? colour.danger : colour.paper,
      );
      page.right(`${meal} eaten each round`, width - PAD, 43 * s, 13, colour.muted, 'reading400');
      const boxes = Math.max(10, food);
      page.boxes(PAD, 58 * s, width - 2 * PAD, boxes, food, low ? colour.danger : GOOD.food.colour, 12 * s);
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
    spots,
    draw(page, look) {
      spots.forEach(({ id, x }, n) => {
        const good = shown[n] ?? 'ammo';
        const amount = held(state.stock, good);
        const lit = look.lit(id);
        page.panel(
          x,
          0,
          part,
          tall,
          lit ? colour.lampGround : colour.raise,
          lit ? colour.lamp : colour.line,
          lit ? 2 : 1,
        );
        page.icon(GOOD[good].icon, x + 10, 9 * s, 22 * s, GOOD[good].colour);
        page.right(String(amount), x + part - 10, 29 * s, 24, colour.paper, 'display800');
        page.text(capital(good), x + 10, 48 * s, 13.5, colour.soft);
      });
      if (extra > 0) page.text(`Also ${items}`, 4, tall + 17 * s, 14.5, '#8FD3E6', 'reading600');
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
    spots,
    draw(page, look) {
      const lit = look.lit(id);
      page.panel(
        0,
        0,
        width,
        height,
        done ? '#1C2B22' : lit ? colour.lampGround : colour.panel,
        lit ? colour.lamp : done ? '#8FD08A' : colour.lineStrong,
        lit ? 2 : 1.4,
      );
      page.bar(0, 14, 4, height - 28, done ? '#8FD08A' : EDGE.objective);
      page.caption(done ? `${kind}, complete` : kind, PAD, 22 * s, done ? '#8FD08A' : '#8FD3E6');
      page.text(words.name, PAD, 50 * s, 24, colour.paper, 'display800');
      page.right(
        `${progress.value}/${progress.max}`,
        width - PAD,
        50 * s,
        22,
        done ? '#8FD08A' : colour.paper,
        'display800',
      );
      let y = 60 * s;
      if (words.story !== undefined) {
        page.paragraph(words.story, PAD, y, room, 13, colour.muted);
        y += story;
      }
      page.paragraph(words.text, PAD, y, room, TEXT, colour.soft);
      y += body + 8 * s;
      for (const one of progress.parts) {
        page.tick(PAD, y, one.done);
        page.text(capital(one.words), PAD + 23 * s, y + 12.5 * s, 15, one.done ? '#8FD08A' : colour.paper);
        y += 22 * s;
      }
      if (words.reward !== undefined) {
        page.paragraph(`Reward: ${words.reward}`, PAD, y + 2 * s, room, 13.5, done ? '#8FD08A' : colour.lamp);
        y += reward;
      }
      page.boxes(
        PAD,
        y + 4 * s,
        room,
        progress.max,
        progress.value,
        done ? '#8FD08A' : EDGE.objective,
        9 * s,
      );
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
    spots: [
      { id: 'pile', label: `Draw pile, ${left} tiles`, facets: { verb: 'look' }, x: 0, y: 0, width, height },
    ],
    draw(page, look) {
      const lit = look.lit('pile');
      page.panel(
        0,
        0,
        width,
        height,
        lit ? colour.lampGround : colour.panel,
        lit ? colour.lamp : colour.line,
        lit ? 2 : 1,
      );
      page.icon('card-pickup', PAD, 10 * s, 24 * s, lit ? colour.lamp : colour.soft);
      page.text('Draw pile', PAD + 32 * s, 29 * s, 20, lit ? colour.lamp : colour.paper);
      page.right(`${left} left`, width - PAD, 29 * s, 18, colour.soft);
      const most = Math.max(1, ...PILE_CATEGORIES.map((category) => counts[category]));
      PILE_CATEGORIES.forEach((category, n) => {
        const y = (46 + n * 27) * s;
        const start = PAD + 140 * s;
        const room = width - PAD - start - 34 * s;
        page.icon(CATEGORY_ICON[category], PAD, y, 17 * s, EDGE[category]);
        page.text(PILE_WORD[category], PAD + 25 * s, y + 14 * s, 15, colour.soft);
        page.bar(start, y + 3 * s, room, 11 * s, '#27333A');
        page.bar(start, y + 3 * s, (room * counts[category]) / most, 11 * s, EDGE[category]);
        page.right(String(counts[category]), width - PAD, y + 14 * s, 17);
      });
      if (known !== undefined)
        page.text(
          `On top: ${TILES[known as TileKind].name}`,
          PAD,
          height - 12 * s,
          14.5,
          colour.lamp,
          'reading600',
        );
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

// ----------------------------------------------------------------------------------------------------- enemies

function foeCard(
  state: BasecampState,
  kind: EnemyKind,
  enemy: Enemy | null,
  width: number,
  s: number,
): Block {
  const row = ENEMIES[kind];
  const side = 58;
  const left = side + 14;
  const room = width - left - 12;
  const words = enemy ? `${intentWords(state, enemy)}.` : row.text;
  const height = Math.max(78 * s, (enemy ? 66 : 50) * s + heightOf(words, room, 13.5 * s) + 10 * s);
  const id = enemy ? `enemy:${enemy.id}` : `kind:${kind}`;
  const aim = AIM[row.target];
  return {
    height,
    spots: enemy
      ? [{ id, label: foeOf(state, enemy.id), facets: { enemy: enemy.id }, x: 0, y: 0, width, height }]
      : [],
    draw(page, look) {
      const lit = look.lit(id);
      page.panel(
        0,
        0,
        width,
        height,
        enemy ? '#241416' : colour.panel,
        lit ? colour.lamp : enemy ? ENEMY.edge : colour.line,
        lit ? 2 : 1,
      );
      page.icon(FOE_ICON[kind], 10, 14 * s, 44, enemy ? ENEMY.light : '#8A5A55');
      page.text(
        enemy ? capital(foeOf(state, enemy.id)).replace(/ \(.*/, '') : row.name,
        left,
        23 * s,
        18,
        colour.paper,
      );
      page.right(`${row.speed}`, width - 36 * s, 24 * s, 20, aim.colour, 'display800');
      page.icon(aim.icon, width - 30 * s, 9 * s, 18 * s, aim.colour);
      const hp =
        row.health === null
          ? 'Cannot be killed'
          : enemy
            ? `${healthLeft(enemy)} of ${row.health} health`
            : `${row.health} health`;
      page.text(
        enemy ? `${hp}${enemy.stunned ? ', stunned' : ''}` : `${hp}, ${aim.words}`,
        left,
        42 * s,
        13.5,
        colour.soft,
        'reading600',
      );
      if (enemy) page.text(placeOf(state, enemy.cell), left, 60 * s, 13.5, ENEMY.light, 'reading400');
      page.paragraph(words, left, (enemy ? 66 : 50) * s, room, 13.5, enemy ? colour.paper : colour.muted);
    },
  };
}

export function foeBlocks(state: BasecampState, width: number, scale: number): Block[] {
  const kinds = ENEMY_KINDS.filter((kind) => state.options.expansion || ENEMIES[kind].set === 'base');
  const title = (words: string): Block => ({
    height: 22 * scale,
    draw: (page) => page.caption(words, 4, 16 * scale, colour.sub),
  });
  return [
    title(state.enemies.length === 0 ? 'No enemy is on the map' : 'On the map'),
    ...state.enemies.map((enemy) => foeCard(state, enemy.kind, enemy, width, scale)),
    title('What may be out there'),
    ...kinds.map((kind) => foeCard(state, kind, null, width, scale)),
  ];
}
