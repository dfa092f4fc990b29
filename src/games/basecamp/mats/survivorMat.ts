/** The mat of one survivor: who it is, AP, health, what is carried and worn, the ability, and what can be done from here. */
import { circle } from '../../../ui/art';
import { heightOf } from '../../../ui/lines';
import type { Block, Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { GOODS, RESOURCES, type Good } from '../data/goods';
import { SURVIVORS } from '../data/survivors';
import { held, standing, type BasecampState, type Survivor } from '../state';
import { capital, placeOf } from '../words';
import { bustOf, FIGURE, GOOD } from '../board/looks';
import { apWords, HEALTH_WORD } from '../board/inspector';
import { PAD } from './measures';

const TEXT = 14;

function survivorOrNull(state: BasecampState, index: number): Survivor | null {
  return state.survivors[index] ?? null;
}

function head(state: BasecampState, index: number, survivor: Survivor, width: number, s: number): Block {
  const card = SURVIVORS[survivor.card];
  const livery = FIGURE[survivor.colour];
  const height = 128 * s;
  const acting = state.turn?.survivor === index;
  return {
    height,
    spots: () => [
      {
        id: `survivor:${index}`,
        label: card.name,
        facets: { survivor: index, from: index },
        x: 0,
        y: 0,
        width,
        height,
      },
    ],
    print(page) {
      page.banner(bustOf(survivor.card), livery, width, height);
      if (page.isLit(`survivor:${index}`))
        page.panel({ x: 0, y: 0, width, height }, 'rgba(0,0,0,0)', colour.lamp, 3);
      page.shape(livery.shape, PAD + 7, 22 * s, 15, livery.light);
      page.text(apWords(state, index).toUpperCase(), PAD + 20, 27 * s, { size: 13, tint: colour.paper });
      page.text(card.name, PAD, 66 * s, { size: 30, tint: colour.white, font: 'display800' });
      page.text(card.calling, PAD, 86 * s, { size: 16 });
      const place = survivor.cell === null ? 'Gone' : placeOf(state, survivor.cell);
      page.text(place, PAD, 114 * s, { size: 14.5, font: 'reading600' });
      if (!acting || state.turn === null) return;
      const of = Math.max(card.ap, state.turn.ap);
      for (let n = 0; n < Math.min(of, 8); n++)
        page.draw({
          d: circle(PAD + 112 * s + n * 17, 81 * s, 6),
          ...(n < state.turn.ap ? { fill: colour.lamp } : {}),
          stroke: colour.lamp,
          width: 1.6,
        });
    },
  };
}

const LADDER = ['healthy', 'injured', 'down'] as const;
const LADDER_COLOUR = { healthy: '#8FD08A', injured: '#F0A23A', down: colour.danger } as const;

function health(survivor: Survivor, width: number, s: number): Block {
  const height = 40 * s;
  return {
    height,
    print(page) {
      const part = (width - 12) / 3;
      LADDER.forEach((step, n) => {
        const now = survivor.health === step;
        const x = n * (part + 6);
        page.panel(
          { x, y: 0, width: part, height },
          now ? '#26332B' : colour.panel,
          now ? LADDER_COLOUR[step] : colour.line,
          now ? 2 : 1,
        );
        page.text(step === 'down' ? 'Down' : HEALTH_WORD[step], x + part / 2, 25 * s, {
          size: 15.5,
          tint: now ? LADDER_COLOUR[step] : colour.muted,
          from: 'middle',
        });
      });
    },
  };
}

/** One chip for each of the four resources and the armor; items only when carried. */
function goods(index: number, survivor: Survivor, width: number, s: number): Block {
  const shown: Good[] = [
    ...RESOURCES,
    'armor',
    ...GOODS.filter(
      (good) =>
        !(RESOURCES as readonly Good[]).includes(good) && good !== 'armor' && held(survivor.goods, good) > 0,
    ),
  ];
  const perRow = width >= 340 * s ? 5 : 3;
  const gap = 6;
  const chip = (width - gap * (perRow - 1)) / perRow;
  const tall = 58 * s;
  const rows = Math.ceil(shown.length / perRow);
  const spots = shown.map((good, n): Spot => ({
    id: `goods:${index}:${good}`,
    label: `${capital(good)}, ${held(survivor.goods, good)}`,
    facets: { good },
    x: (n % perRow) * (chip + gap),
    y: 20 * s + Math.floor(n / perRow) * (tall + gap),
    width: chip,
    height: tall,
  }));
  return {
    height: 20 * s + rows * tall + (rows - 1) * gap,
    spots: () => spots,
    print(page) {
      page.text('CARRIES', 2, 12 * s, { size: 13, tint: colour.muted });
      spots.forEach(({ id, x, y }, n) => {
        const good = shown[n] ?? 'food';
        const amount = held(survivor.goods, good);
        const { icon, colour: tint } = GOOD[good];
        const lit = page.isLit(id);
        page.panel(
          { x, y, width: chip, height: tall },
          lit ? colour.lampGround : amount > 0 ? colour.raise : colour.panel,
          lit ? colour.lamp : colour.line,
          lit ? 2 : 1,
        );
        page.icon(icon, x + 9, y + 9 * s, 22, amount > 0 ? tint : '#55636A');
        page.text(String(amount), x + chip - 10, y + 29 * s, {
          size: 24,
          tint: amount > 0 ? colour.paper : colour.muted,
          font: 'display800',
          from: 'right',
        });
        page.text(capital(good), x + 9, y + 50 * s, {
          size: 13.5,
          tint: amount > 0 ? colour.soft : colour.muted,
        });
      });
    },
  };
}

function ability(index: number, survivor: Survivor, width: number, s: number): Block {
  const card = SURVIVORS[survivor.card];
  const room = width - 2 * PAD;
  const height = 36 * s + heightOf(card.abilityText, room, TEXT * s) + 12 * s;
  const id = `ability:${index}`;
  // Only the second tile of the Pathfinder is asked for; the others work by themselves.
  const facets = card.ability === 'twoWays' ? { tiles: 2 } : { ability: card.ability };
  return {
    height,
    spots: (at) => [{ id, label: `${card.abilityName}: ${card.abilityText}`, facets, ...at }],
    print(page) {
      const lit = page.isLit(id);
      const own = FIGURE[survivor.colour].light;
      page.panel(
        { x: 0, y: 0, width, height },
        lit ? colour.lampGround : colour.panel,
        lit ? colour.lamp : colour.line,
        lit ? 2 : 1,
      );
      page.icon('skills', PAD, 10 * s, 18, lit ? colour.lamp : own);
      page.text(card.abilityName, PAD + 26 * s, 25 * s, { size: 18, tint: lit ? colour.lamp : own });
      page.paragraph(card.abilityText, PAD, 36 * s, room, TEXT, colour.soft);
    },
  };
}

/** What needs no place on the board. */
const DEEDS = [
  { verb: 'armor', title: 'Create Armor', note: '1 AP, 2 scrap', icon: 'kevlar-vest' },
  { verb: 'eat', title: 'Eat Food', note: '1 food for 2 AP', icon: 'camp-cooking-pot' },
  { verb: 'trade', title: 'Trade', note: '1 AP', icon: 'trade' },
  { verb: 'endTurn', title: 'End the turn', note: '', icon: 'check' },
] as const;

function deeds(state: BasecampState, index: number, width: number, s: number): Block[] {
  if (state.turn?.survivor !== index) return [];
  const gap = 6;
  const part = (width - gap) / 2;
  const tall = 52 * s;
  const spots = DEEDS.map(({ verb, title }, n): Spot => ({
    id: `deed:${verb}`,
    label: title,
    facets: { verb },
    x: (n % 2) * (part + gap),
    y: Math.floor(n / 2) * (tall + gap),
    width: part,
    height: tall,
  }));
  return [
    {
      height: 2 * tall + gap,
      spots: () => spots,
      print(page) {
        spots.forEach(({ id, x, y }, n) => {
          const deed = DEEDS[n];
          if (!deed) return;
          const lit = page.isLit(id);
          page.panel(
            { x, y, width: part, height: tall },
            lit ? colour.lampGround : colour.panel,
            lit ? colour.lamp : colour.line,
            lit ? 2 : 1,
          );
          page.icon(deed.icon, x + 10, y + 14 * s, 24, lit ? colour.lamp : '#55636A');
          page.text(deed.title, x + 42 * s, y + (deed.note ? 24 : 32) * s, {
            size: 16,
            tint: lit ? colour.paper : colour.muted,
          });
          if (deed.note)
            page.text(deed.note, x + 42 * s, y + 42 * s, {
              size: 12.5,
              tint: lit ? colour.soft : colour.muted,
              font: 'reading400',
            });
        });
      },
    },
  ];
}

function troubles(survivor: Survivor, width: number, s: number): Block[] {
  const words = [
    ...(survivor.jawTraps > 0
      ? [
          `Jaw Trap${survivor.jawTraps > 1 ? ` x ${survivor.jawTraps}` : ''}: ${survivor.jawTraps} AP less until somebody frees the leg for 2 scrap.`,
        ]
      : []),
    ...(survivor.losesNextTurn ? ['Gas: the next turn is lost.'] : []),
    ...(survivor.health === 'injured' ? ['Injured: 1 AP less.'] : []),
    ...(standing(survivor) ? [] : ['Incapacitated: cannot act until healed.']),
  ];
  return words.map((line) => {
    const height = 16 * s + heightOf(line, width - 2 * PAD, TEXT * s);
    return {
      height,
      print(page) {
        page.panel({ x: 0, y: 0, width, height }, colour.dangerGround, colour.danger, 1);
        page.paragraph(line, PAD, 7 * s, width - 2 * PAD, TEXT, colour.paper);
      },
    };
  });
}

export function survivorBlocks(state: BasecampState, index: number, width: number, scale: number): Block[] {
  const survivor = survivorOrNull(state, index);
  if (survivor === null) return [];
  return [
    head(state, index, survivor, width, scale),
    health(survivor, width, scale),
    ...troubles(survivor, width, scale),
    goods(index, survivor, width, scale),
    ability(index, survivor, width, scale),
    ...deeds(state, index, width, scale),
  ];
}
