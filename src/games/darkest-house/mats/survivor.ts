/** The board of a survivor: health and AP, entrap rate, experience and skills, both sides of the inventory, virus, chips. */
import { circle, rounded } from '../../../ui/art';
import type { Box } from '../../../ui/gameView';
import { heightOf } from '../../../ui/lines';
import { caption, type Block, type Page, type Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { BUST, cardIcon, LIVERY } from '../board/looks';
import { cardFacts } from '../board/words';
import { coloursOf } from '../data/chips';
import { cardOf, type CardId } from '../data/equipment';
import { SKILLS, skillOf, SURVIVORS, type SkillId } from '../data/survivors';
import { HEALTH_TRACK, MAX_HANDS, MAX_XP } from '../data/tracks';
import {
  boardSide,
  handsUsed,
  inventoryLimit,
  itemsOf,
  survivorAt,
  virusOf,
  zoneAp,
  type DarkestState,
  type Side,
  type Survivor,
} from '../state';
import { chipWords, roomWords } from '../words';
import { printCode } from './code';

const TOXIC = '#9BD14B';
const ZONE_TINT: Readonly<Record<number, string>> = {
  4: '#4F9A63',
  3: '#8FA244',
  2: '#D08A34',
  1: '#C2483C',
};

export function survivorBlocks(state: DarkestState, who: number, width: number, scale: number): Block[] {
  const survivor = survivorAt(state, who);
  return [
    head(state, survivor, scale),
    health(state, survivor, scale),
    figures(state, survivor, scale),
    ...inventory(state, survivor, width, scale),
    ...chips(survivor, scale),
    caption('Skills', scale, `${survivor.xp} of ${MAX_XP} XP`),
    ...[0, 1, 2, 3, 4].map((slot) => skill(survivor, skillOf(survivor.id, slot), slot, width, scale)),
  ];
}

function whereabouts(state: DarkestState, survivor: Survivor): string {
  if (survivor.room !== null) return roomWords(state, survivor.room);
  return survivor.status === 'out' ? 'Lost' : 'Comes back at the next regroup';
}

function head(state: DarkestState, survivor: Survivor, scale: number): Block {
  const own = LIVERY[survivor.id];
  const board = SURVIVORS[survivor.id];
  const height = 92 * scale;
  const id = `survivor:${survivor.id}`;
  return {
    height,
    spots: (at) => [{ id, label: board.name, facets: { survivor: survivor.id, target: survivor.id }, ...at }],
    print(page, at) {
      const { x, y, width } = at;
      page.spot(id, at, own.dark);
      page.portrait(BUST[survivor.id], own, { x: x + 1.5, y: y + 1.5, width: 82, height: height - 3 });
      const left = x + 96;
      page.shape(own.shape, left + 7 * scale, y + 20 * scale, 13, own.light);
      page.text(board.concept.toUpperCase(), left + 19 * scale, y + 25 * scale, {
        size: 12.5,
        tint: '#F4EEDF',
      });
      page.text(board.name, left, y + 52 * scale, { size: 27, font: 'display800' });
      page.text(whereabouts(state, survivor), left, y + 76 * scale, {
        size: 15,
        tint: '#F4EEDF',
        font: 'reading400',
      });
      if (survivor.entrapped) {
        page.draw({
          d: circle(x + width - 24, y + 24 * scale, 14 * scale),
          fill: '#8E1F2B',
          stroke: '#FFE9D9',
          width: 1.5,
        });
        page.icon('grab', x + width - 24 - 9 * scale, y + 15 * scale, 18, '#FFE9D9');
      }
    },
  };
}

/** The track from full health to the skull: each space says how many AP it gives. */
function health(state: DarkestState, survivor: Survivor, scale: number): Block {
  const track = HEALTH_TRACK[boardSide(state.options)];
  const height = 62 * scale;
  return {
    height,
    print(page, at) {
      const { x, y, width } = at;
      page.panel(at, colour.panel);
      page.text('Health', x + 12, y + 21 * scale, { size: 15.5 });
      page.text(`${zoneAp(state, survivor.wounds)} AP a round`, x + width - 12, y + 21 * scale, {
        size: 14,
        tint: colour.soft,
        from: 'right',
      });
      const gap = 3;
      const cells = track.length + 1;
      const cell = (width - 24 - gap * (cells - 1)) / cells;
      const top = y + 30 * scale;
      const tall = 24 * scale;
      for (let n = 0; n < cells; n++) {
        const left = x + 12 + n * (cell + gap);
        const ap = track[n] ?? 0;
        const here = n === survivor.wounds;
        const past = n < survivor.wounds;
        page.draw({
          d: rounded(left, top, cell, tall, 4),
          fill: ap === 0 ? '#2A1416' : past ? '#262E33' : (ZONE_TINT[ap] ?? colour.raise),
          stroke: here ? colour.paper : colour.ink,
          width: here ? 2.4 : 1,
        });
        if (ap === 0)
          page.icon(
            'death-skull',
            left + cell / 2 - 8 * scale,
            top + tall / 2 - 8 * scale,
            16,
            colour.danger,
          );
        else
          page.text(String(ap), left + cell / 2, top + tall / 2 + 5.4 * scale, {
            size: 15,
            tint: past ? '#7E8A90' : '#FFFFFF',
            from: 'middle',
          });
      }
    },
  };
}

function figures(state: DarkestState, survivor: Survivor, scale: number): Block {
  const showdown = state.stage === 'showdown';
  /** The shares of the width follow the length of the words. */
  const rows = [
    {
      icon: 'run',
      value: showdown ? survivor.hand : survivor.ap,
      label: showdown ? 'markers' : 'AP left',
      share: 0.36,
    },
    { icon: 'handcuffed', value: SURVIVORS[survivor.id].entrapRate, label: 'entrap', share: 0.33 },
    { icon: 'virus', value: virusOf(survivor), label: 'virus', share: 0.31 },
  ] as const;
  const height = 44 * scale;
  return {
    height,
    print(page, { x, y, width }) {
      const gap = 6;
      const room = width - gap * (rows.length - 1);
      let left = x;
      for (const { icon, value, label, share } of rows) {
        const cell = room * share;
        const sick = icon === 'virus' && value > 0;
        page.panel(
          { x: left, y, width: cell, height },
          sick ? '#25330F' : colour.panel,
          sick ? TOXIC : colour.line,
        );
        page.icon(icon, left + 6, y + height / 2 - 10 * scale, 20, sick ? TOXIC : colour.soft);
        page.text(String(value), left + 6 + 25 * scale, y + height / 2 + 7 * scale, { size: 20 });
        page.text(label, left + 6 + 38 * scale, y + height / 2 + 5 * scale, {
          size: 13,
          tint: colour.soft,
          font: 'reading400',
        });
        left += cell + gap;
      }
    },
  };
}

const CARD_HEIGHT = 66;

/** Both sides beside each other, or one below the other where the letters are large. */
function inventory(state: DarkestState, survivor: Survivor, width: number, scale: number): Block[] {
  const side = (name: Side): { name: Side; items: (CardId | 'virus')[] } => ({
    name,
    items: [
      ...survivor[name],
      ...survivor.virus.filter((where) => where === name).map(() => 'virus' as const),
    ],
  });
  const both = [side('left'), side('right')];
  const narrow = width / scale < 300;
  const title = caption(
    'Inventory',
    scale,
    `${itemsOf(survivor)} of ${inventoryLimit(state)} items, ${handsUsed(survivor)} of ${MAX_HANDS} hands`,
  );
  if (narrow) return [title, ...both.map((one) => column(state, [one], scale))];
  return [title, column(state, both, scale)];
}

function column(
  state: DarkestState,
  sides: readonly { name: Side; items: readonly (CardId | 'virus')[] }[],
  scale: number,
): Block {
  const most = Math.max(1, ...sides.map(({ items }) => items.length));
  const headHeight = 26 * scale;
  const height = headHeight + most * (CARD_HEIGHT * scale + 6) + 6;
  const gap = 6;
  const placeOfSide = (at: Box, n: number): Box => {
    const width = (at.width - gap * (sides.length - 1)) / sides.length;
    return { x: at.x + n * (width + gap), y: at.y, width, height: at.height };
  };
  const placeOfCard = (box: Box, n: number): Box => ({
    x: box.x + 6,
    y: box.y + headHeight + n * (CARD_HEIGHT * scale + 6),
    width: box.width - 12,
    height: CARD_HEIGHT * scale,
  });
  return {
    height,
    spots: (at) =>
      sides.flatMap(({ name, items }, n): Spot[] => {
        const box = placeOfSide(at, n);
        return [
          {
            id: `side:${name}`,
            label: name === 'left' ? 'Left side: carried' : 'Right side: in hand',
            facets: { side: name },
            ...box,
            height: headHeight,
          },
          ...items.flatMap((item, i): Spot[] =>
            item === 'virus'
              ? []
              : [
                  {
                    id: `card:${item}`,
                    label: cardOf(item).name,
                    facets: { card: item, weapon: item, target: item },
                    ...placeOfCard(box, i),
                  },
                ],
          ),
        ];
      }),
    print(page, at) {
      sides.forEach(({ name, items }, n) => {
        const box = placeOfSide(at, n);
        page.spot(`side:${name}`, box, colour.ink);
        page.text(name === 'left' ? 'Left: carried' : 'Right: in hand', box.x + 10, box.y + 18 * scale, {
          size: 14,
          tint: colour.soft,
        });
        if (items.length === 0)
          page.text('Empty', box.x + 10, box.y + headHeight + 24 * scale, {
            size: 14,
            tint: colour.muted,
            font: 'reading400',
          });
        items.forEach((item, i) => printItem(page, state, item, placeOfCard(box, i)));
      });
    },
  };
}

function printItem(page: Page, state: DarkestState, item: CardId | 'virus', box: Box): void {
  const { scale } = page;
  const { x, y, width } = box;
  if (item === 'virus') {
    page.panel(box, '#25330F', TOXIC);
    page.icon('virus', x + 8, y + 9 * scale, 22, TOXIC);
    page.text('Virus', x + 8 + 30 * scale, y + 24 * scale, { size: 16, tint: TOXIC });
    page.text('Takes a place', x + 8, y + 52 * scale, { size: 13, tint: colour.soft, font: 'reading400' });
    return;
  }
  const card = cardOf(item);
  page.spot(`card:${item}`, box, '#232030');
  page.icon(cardIcon(item), x + 7, y + 8 * scale, 22, colour.paper);
  // The longest names get smaller letters, never fewer.
  const size = card.name.length > 15 ? 13 : 15;
  page.text(card.name, x + 7 + 28 * scale, y + 23 * scale, { size });
  const facts = cardFacts(item).split(', ').slice(0, 3).join(', ');
  page.text(facts, x + 8, y + 42 * scale, { size: 12, tint: colour.soft, font: 'reading400' });
  card.colours.forEach((code, n) => printCode(page, code, x + 14 + n * 19 * scale, y + 55 * scale, 12));
  const ammo = state.ammo[item];
  if (ammo !== undefined) {
    page.icon('heavy-bullets', x + width - 40 * scale, y + 47 * scale, 15, colour.lamp);
    page.text(String(ammo), x + width - 8, y + 60 * scale, { size: 16, from: 'right', tint: colour.lamp });
  }
}

function chips(survivor: Survivor, scale: number): Block[] {
  if (survivor.chips.length === 0) return [];
  const height = 42 * scale;
  const place = (at: Box, n: number): Box => {
    const width = Math.min(84 * scale, at.width / survivor.chips.length - 6);
    return { x: at.x + n * (width + 6), y: at.y, width, height };
  };
  return [
    caption('Code chips', scale),
    {
      height,
      spots: (at) =>
        survivor.chips.map((chip, n) => ({
          id: `chip:${chip}`,
          label: chipWords(chip),
          facets: { chip },
          ...place(at, n),
        })),
      print(page, at) {
        survivor.chips.forEach((chip, n) => {
          const box = place(at, n);
          page.spot(`chip:${chip}`, box, '#1D1830');
          const codes = coloursOf(chip);
          codes.forEach((code, i) =>
            printCode(
              page,
              code,
              box.x + box.width / 2 + (i - (codes.length - 1) / 2) * 22 * scale,
              box.y + height / 2,
              17,
            ),
          );
        });
      },
    },
  ];
}

const TEXT = 13.5;

function skill(survivor: Survivor, id: SkillId, slot: number, width: number, scale: number): Block {
  const { name, cost, text, use } = SKILLS[id];
  const room = width - 58 * scale;
  const height = Math.max(48, 34 * scale + heightOf(text, room, TEXT * scale));
  const lost = survivor.curse > 0 && slot >= survivor.curse && slot > 0;
  const owned = slot === 0 || survivor.skills.includes(id);
  const spot = `skill:${id}`;
  return {
    height,
    spots: (at) => [{ id: spot, label: name, facets: { skill: id }, ...at }],
    print(page, at) {
      const { x, y, width: w } = at;
      page.spot(spot, at, owned ? '#1E2A33' : colour.ink);
      const tint = lost
        ? colour.muted
        : owned
          ? LIVERY[survivor.id].light
          : page.isLit(spot)
            ? colour.lamp
            : colour.sub;
      page.draw({
        d: circle(x + 24 * scale, y + 24 * scale, 14 * scale),
        fill: owned && !lost ? LIVERY[survivor.id].dark : '#262E33',
        stroke: tint,
        width: 1.6,
      });
      if (lost) page.icon('virus', x + 15 * scale, y + 15 * scale, 18, TOXIC);
      else if (owned) page.icon('check', x + 16 * scale, y + 16 * scale, 16, colour.paper);
      else page.text(String(cost), x + 24 * scale, y + 30 * scale, { size: 17, from: 'middle' });
      const left = x + 48 * scale;
      page.text(name, left, y + 21 * scale, { size: 16.5, tint });
      const note = lost
        ? 'lost to the virus'
        : owned
          ? use === undefined
            ? ''
            : `${use} XP a use`
          : `${cost} XP`;
      page.text(note, x + w - 10, y + 21 * scale, { size: 13, tint: colour.soft, from: 'right' });
      page.paragraph(text, left, y + 26 * scale, room, TEXT, lost ? colour.muted : colour.soft);
    },
  };
}
