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
import { tableWords } from '../board/odds';
import { heroState } from '../board/status';
import { equipmentId, type EquipmentId } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { INFECTED } from '../data/infected';
import { PERK_CLASSES, PERKS, POWER_USES, type PerkClass } from '../data/perks';
import { SEARCH_CARDS } from '../data/searchCards';
import { DEATH, STAGE_SQUARES, stageOf } from '../data/tables';
import { WEAPONS } from '../data/weapons';
import { apAtStart, weaponOf } from '../queries';
import { findUnit, heroAt, type ExodusState, type Gear, type Hero } from '../state';
import { capital, cardName, itemName, plural, unitName } from '../words';
import { caption, heightOf, PAD, row, type Block, type Page } from './page';

export function heroBlocks(state: ExodusState, who: number, width: number, scale: number): Block[] {
  const hero = heroAt(state, who);
  const ready = hero.gear.filter(({ card }) => hero.active.includes(card));
  const packed = hero.gear.filter(({ card }) => !hero.active.includes(card));
  return [
    head(state, who, hero, width, scale),
    dialBlock(hero, width, scale),
    ...grapplers(state, hero, width, scale),
    caption('In hand', width, scale, ready.length === 0 ? 'nothing' : ''),
    ...ready.map((gear) => gearRow(hero, gear, width, scale)),
    caption('Equipment', width, scale, packed.length === 0 ? 'empty' : plural(packed.length, 'card')),
    ...packed.map((gear) => gearRow(hero, gear, width, scale)),
    caption('Carries', width, scale, hero.item === null ? 'hands free for one item' : ''),
    ...(hero.item === null ? [] : [itemRow(state, hero.item, width, scale)]),
    caption(
      'Search cards',
      width,
      scale,
      hero.cards.length === 0 ? 'none' : plural(hero.cards.length, 'card'),
    ),
    ...cardRows(hero, width, scale),
    caption('Perks', width, scale, hero.xp > 0 ? `${hero.xp} experience` : ratingWords(hero)),
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
    spots: [{ id, label: name, facets: { hero: who }, x: 0, y: 0, width, height }],
    print(page) {
      page.banner(HERO_BUST[hero.id], livery, width, height);
      page.text(role.toUpperCase(), PAD, 26 * scale, { size: 13, tint: livery.light });
      page.text(name, PAD, 52 * scale, { size: 27, font: 'display800' });
      if (state.acting === who || hero.ap > 0) pips(page, hero, PAD + 7 * scale, 73 * scale, scale);
      const x = PAD + Math.max(4, apAtStart(hero)) * 19 * scale + 8;
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

/** Sixteen segments round a number; each third is a stage, and the last one is death. */
function dialBlock(hero: Hero, width: number, scale: number): Block {
  const r = 44 * scale;
  const left = PAD + 2 * r + 22;
  const words = stageWords(hero);
  const height = Math.max(2 * r + 24 * scale, 70 * scale + heightOf(words, width - left - PAD, 13.5 * scale));
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height });
      const cx = PAD + r + 4;
      const cy = height / 2;
      for (let n = 1; n <= DEATH; n++) {
        const from = ((n - 1) / DEATH) * 2 * Math.PI - Math.PI / 2 + 0.04;
        const to = (n / DEATH) * 2 * Math.PI - Math.PI / 2 - 0.04;
        const stage = (n - 1) % STAGE_SQUARES === 0;
        const inner = r * (stage ? 0.66 : 0.72);
        const fill = n <= hero.dial ? '#E0364A' : n === DEATH ? '#5A1A20' : stage ? '#4A5B62' : '#323F45';
        page.draw({ d: segment(cx, cy, inner, r, from, to), fill });
      }
      page.text(String(hero.dial), cx, cy + 11 * scale, { size: 32, font: 'display800', from: 'middle' });
      const x = left;
      const stage = stageOf(hero.dial);
      page.text('INFECTION', x, 30 * scale, { size: 13, tint: colour.muted });
      page.text(
        hero.dial === 0 ? 'Safe' : hero.dial >= DEATH ? 'Dead' : `Stage ${stage} of 5`,
        x,
        53 * scale,
        { size: 21 },
      );
      page.paragraph(words, x, 60 * scale, width - x - PAD, 13.5);
    },
  };
}

function stageWords(hero: Hero): string {
  if (hero.dial === 0) return 'The first bite sets the dial going; then it turns by itself each turn.';
  const left = DEATH - hero.dial;
  return `${apAtStart(hero)} AP a turn. ${plural(left, 'square')} to death. A med pack turns it back.`;
}

function segment(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const at = (r: number, angle: number) =>
    `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

function grapplers(state: ExodusState, hero: Hero, width: number, scale: number): Block[] {
  if (hero.grapple.length === 0) return [];
  return [
    caption('Locked with', width, scale),
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
  const tables =
    weapon === null
      ? (GEAR_WORDS[equipmentId(card)] ?? '')
      : weapon.type === 'melee' || weapon.type === 'area'
        ? `${capital(tableWords(weapon.quick))}.`
        : `Quick: ${tableWords(weapon.quick)}. Aimed: ${tableWords(weapon.aimed)}.${weapon.range === null ? '' : ` Range ${weapon.range}.`}`;
  return row(
    {
      icon: gearIcon(card),
      ...(hero.active.includes(card) ? { tint: colour.lamp } : {}),
      title: cardName(card) + (jammed ? ' (jammed)' : ''),
      words: tables,
      right: weapon !== null && weapon.rounds > 0 ? `${rounds} of ${weapon.rounds}` : '',
      spot: { id: `gear:${card}`, label: cardName(card), facets: { card, guns: card, weapon: card } },
    },
    width,
    scale,
  );
}

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
    const words = row_.kind === 'ammunition' ? `${row_.rounds} rounds: ${WEAPONS[row_.weapon].name}.` : '';
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

function ratingWords(hero: Hero): string {
  const { ratings } = HEROES[hero.id];
  return PERK_CLASSES.map((cls: PerkClass) => `${cls} ${ratings[cls]}`).join(', ');
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
