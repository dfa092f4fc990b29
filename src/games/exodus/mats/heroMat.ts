/** A hero board: portrait, infection dial, AP, what is in hand, equipment, cards, what is carried, perks, grapplers. */
import { circle } from '../../../ui/art';
import { colour } from '../../../ui/theme';
import {
  gearIcon,
  cardIcon,
  HERO_BUST,
  HERO_LIVERY,
  ITEM_ICON,
  KIND_LOOK,
  PERK_ICON,
  PERK_TINT,
} from '../board/looks';
import { heroState } from '../board/status';
import { equipmentId, type EquipmentId } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { INFECTED } from '../data/infected';
import { PERK_CLASSES, PERKS, POWER_USES } from '../data/perks';
import { SEARCH_CARDS } from '../data/searchCards';
import { DEATH } from '../data/tables';
import { resultOf, WEAPONS, type Result, type Table, type Weapon } from '../data/weapons';
import { apAtStart, weaponOf } from '../queries';
import { findUnit, heroAt, type ExodusState, type Gear, type Hero } from '../state';
import { capital, cardName, itemName, plural, unitName } from '../words';
import { dialWords, drawDial } from './dial';
import { heightOf } from '../../../ui/lines';
import { caption, type Block, type Page } from '../../../ui/skia/page';
import { PAD, row, type Face, type Strip } from './row';

export function heroBlocks(state: ExodusState, who: number, width: number, scale: number): Block[] {
  const hero = heroAt(state, who);
  const ready = hero.gear.filter(({ card }) => hero.active.includes(card));
  const packed = hero.gear.filter(({ card }) => !hero.active.includes(card));
  return [
    head(state, who, hero, width, scale),
    dialBlock(hero, width, scale),
    ...grapplers(state, hero, width, scale),
    caption('In hand', scale, ready.length === 0 ? 'nothing' : ''),
    ...ready.map((gear) => gearRow(hero, gear, width, scale)),
    caption('Equipment', scale, packed.length === 0 ? 'empty' : plural(packed.length, 'card')),
    ...packed.map((gear) => gearRow(hero, gear, width, scale)),
    caption('Carries', scale, hero.item === null ? 'hands free for one item' : ''),
    ...(hero.item === null ? [] : [itemRow(state, hero.item, width, scale)]),
    caption('Search cards', scale, hero.cards.length === 0 ? 'none' : plural(hero.cards.length, 'card')),
    ...cardRows(hero, width, scale),
    caption('Perks', scale, hero.xp > 0 ? `${hero.xp} experience` : ''),
    ratingsBlock(hero, width, scale),
    ...hero.perks.map((perk) => perkRow(who, hero, perk, width, scale)),
  ];
}

function head(state: ExodusState, who: number, hero: Hero, width: number, scale: number): Block {
  const { name, role } = HEROES[hero.id];
  const livery = HERO_LIVERY[hero.id];
  const height = 96 * scale;
  const id = `board:${who}`;
  const words = hero.status !== 'in' ? [hero.status === 'left' ? 'off the board' : 'lost'] : heroState(hero);
  return {
    height,
    spots: (at) => [{ id, label: name, facets: { hero: who }, ...at }],
    print(page) {
      page.banner(HERO_BUST[hero.id], livery, width, height);
      page.text(role.toUpperCase(), PAD, 26 * scale, { size: 13, tint: livery.light });
      page.text(name, PAD, 52 * scale, { size: 27, font: 'display800' });
      const hasPips = state.acting === who || hero.ap > 0;
      if (hasPips) pips(page, hero, PAD + 7 * scale, 73 * scale, scale);
      const x = PAD + (hasPips ? Math.max(4, apAtStart(hero)) * 19 * scale + 8 : 0);
      page.text(words.length > 0 ? capital(words.join(', ')) : `${hero.ap} AP`, x, 78 * scale, {
        size: 15,
        tint: words.length > 0 ? colour.danger : colour.soft,
      });
    },
  };
}

function pips(page: Page, hero: Hero, x: number, y: number, scale: number): void {
  for (let n = 0; n < Math.max(apAtStart(hero), hero.ap); n++)
    page.draw({
      d: circle(x + n * 19 * scale, y, 6.6 * scale),
      ...(n < hero.ap ? { fill: colour.lamp } : {}),
      stroke: colour.lamp,
      width: 1.8,
    });
}

function dialBlock(hero: Hero, width: number, scale: number): Block {
  const r = 44 * scale;
  const left = PAD + 2 * r + 22;
  const words = stageWords(hero);
  const height = Math.max(2 * r + 24 * scale, 70 * scale + heightOf(words, width - left - PAD, 13.5 * scale));
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      drawDial(page, hero.dial, PAD + r + 4, height / 2, r);
      page.text('INFECTION', left, 30 * scale, { size: 13, tint: colour.muted });
      page.text(dialWords(hero.dial), left, 53 * scale, { size: 21 });
      page.paragraph(words, left, 60 * scale, width - left - PAD, 13.5);
    },
  };
}

function stageWords(hero: Hero): string {
  if (hero.dial === 0) return 'The first bite sets the dial going; then it turns by itself each turn.';
  const left = DEATH - hero.dial;
  return `${apAtStart(hero)} AP a turn. ${plural(left, 'square')} to death. A med pack turns it back.`;
}

function grapplers(state: ExodusState, hero: Hero, width: number, scale: number): Block[] {
  if (hero.grapple.length === 0) return [];
  return [
    caption('Locked with', scale),
    ...hero.grapple.map((id) => {
      const unit = findUnit(state, id);
      const kind = unit?.kind ?? 'zombie';
      const { icon, tint } = KIND_LOOK[kind];
      const { bites, bitten } = INFECTED[kind];
      return row(
        {
          icon,
          tint,
          title: capital(unitName(state, id)),
          words: `${plural(bites, 'bite')} in each infected move, bitten on 1 to ${bitten}.`,
          spot: { id: `grappler:${id}`, label: unitName(state, id), facets: { target: `u${id}`, unit: id } },
        },
        width,
        scale,
      );
    }),
  ];
}

/** Equipment that is no weapon. */
const GEAR_WORDS: Readonly<Partial<Record<EquipmentId, string>>> = {
  EQ08: 'Once: the dial goes back to safe. Free, even in a grapple.',
  EQ14: 'Once: smoke on a square that you see. No sight through it.',
  EQ15: 'Once: shuts an open door beside you and wedges it.',
  EQ16: 'Kira only: +1 on bite tests.',
};

function gearRow(hero: Hero, gear: Gear, width: number, scale: number): Block {
  const { card, rounds, jammed } = gear;
  const id = weaponOf(card);
  const weapon = id === null ? null : WEAPONS[id];
  const words = weapon === null ? GEAR_WORDS[equipmentId(card)] : rangeWords(weapon.range);
  return row(
    {
      icon: gearIcon(card),
      ...(hero.active.includes(card) ? { tint: colour.lamp } : {}),
      title: cardName(card) + (jammed ? ' (jammed)' : ''),
      strips: weapon === null ? [] : tablesOf(weapon),
      ...(words === undefined ? {} : { words }),
      right: weapon !== null && weapon.rounds > 0 ? `${rounds} of ${weapon.rounds}` : '',
      spot: { id: `gear:${card}`, label: cardName(card), facets: { card, guns: card, weapon: card } },
    },
    width,
    scale,
  );
}

const rangeWords = (range: number | null): string | undefined =>
  range === null ? undefined : `Range ${range} squares.`;

/** To-hit tables: red kills, amber knocks down. */
function tablesOf({ type, quick, aimed }: Weapon): Strip[] {
  const faces = (table: Table) => DIE.map((face) => FACE_OF[resultOf(table, face)]);
  if (type === 'melee' || type === 'area') return [{ label: 'Hits', faces: faces(quick) }];
  return [
    { label: 'Quick', faces: faces(quick) },
    { label: 'Aimed', faces: faces(aimed) },
  ];
}

const DIE = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const FACE_OF: Readonly<Record<Result, Face>> = { miss: 'none', knockdown: 'bad', kill: 'grave' };

function itemRow(state: ExodusState, item: string, width: number, scale: number): Block {
  const kind = state.items[item]?.kind ?? 'gateKey';
  return row(
    {
      icon: ITEM_ICON[kind],
      tint: colour.lamp,
      title: capital(itemName(item)),
      spot: { id: `carried:${item}`, label: itemName(item), facets: { item } },
    },
    width,
    scale,
  );
}

function cardRows(hero: Hero, width: number, scale: number): Block[] {
  return [...new Set(hero.cards)].map((card) => {
    const count = hero.cards.filter((one) => one === card).length;
    const row_ = SEARCH_CARDS[card];
    const words =
      row_.kind === 'ammunition' ? `${plural(row_.rounds, 'round')}: ${WEAPONS[row_.weapon].name}.` : '';
    return row(
      {
        icon: cardIcon(card),
        title: row_.name,
        words,
        right: count > 1 ? `${count} times` : '',
        spot: { id: `card:${hero.id}/${card}`, label: row_.name, facets: { card } },
      },
      width,
      scale,
    );
  });
}

/** Up to which colour a hero may take the perks of each class. */
function ratingsBlock(hero: Hero, width: number, scale: number): Block {
  const { ratings } = HEROES[hero.id];
  const columns = scale > 1.2 ? 2 : 4;
  const line = 46 * scale;
  const height = line * Math.ceil(PERK_CLASSES.length / columns) + 8;
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      PERK_CLASSES.forEach((cls, n) => {
        const x = (n % columns) * (width / columns) + PAD * 0.8;
        const y = 4 + Math.floor(n / columns) * line;
        const tint = PERK_TINT[ratings[cls]];
        page.icon(PERK_ICON[cls], x, y + 12 * scale, 20, tint);
        page.text(capital(cls), x + 26 * scale, y + 21 * scale, { size: 13.5 });
        page.text(`to ${ratings[cls]}`, x + 26 * scale, y + 38 * scale, { size: 13.5, tint });
      });
    },
  };
}

function perkRow(who: number, hero: Hero, perk: Hero['perks'][number], width: number, scale: number): Block {
  const { name, class: cls, colour: rank, power, text } = PERKS[perk];
  return row(
    {
      icon: PERK_ICON[cls],
      tint: PERK_TINT[rank],
      title: name,
      words: text,
      right: power ? `${hero.uses[perk] ?? 0} of ${POWER_USES}` : '',
      spot: { id: `perk:${who}/${perk}`, label: name, facets: { perk } },
    },
    width,
    scale,
  );
}
