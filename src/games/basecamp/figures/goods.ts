/** What happens to goods: they are gained, fill a pack, and fall on the board. */
import { ITEMS, type Good, type Goods } from '../data/goods';
import { BASE, chainFrom, enterable, type Cell } from '../geometry';
import {
  able,
  addAll,
  change,
  held,
  isEmpty,
  survivorOf,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Survivor,
} from '../state';

/** BC-RULING-61, BC-RULING-36: on Base they join the stock; from an impassable tile they go to the nearest enterable one. */
export function fallOn(play: BasecampPlay, cell: Cell, goods: Goods): void {
  if (isEmpty(goods)) return;
  const { state } = play;
  const place = landingFor(state, cell);
  addAll(place === BASE ? state.stock : tileAt(state, place).loose, goods);
  play.emit({
    type: 'goodsFell',
    cell: place,
    goods: { ...goods },
    rule: 'BC-FORFEIT-03',
    at: [`cell:${place}`],
  });
}

function landingFor(state: BasecampState, cell: Cell): Cell {
  for (const near of chainFrom(state.tiles, cell).keys()) if (enterable(state.tiles, near)) return near;
  return BASE;
}

/** The objective items among some goods. */
export function itemsIn(goods: Goods): Goods {
  const items: Goods = {};
  for (const item of ITEMS) if (held(goods, item) > 0) items[item] = held(goods, item);
  return items;
}

/** BC-AB04: how many more resources a survivor may carry. */
export function room(survivor: Survivor): number {
  if (!able(survivor, 'lightPack')) return Infinity;
  const { ammo = 0, food = 0, medicine = 0, scrap = 0 } = survivor.goods;
  return Math.max(0, LIGHT_PACK - ammo - food - medicine - scrap);
}
const LIGHT_PACK = 4;

export function gain(
  play: BasecampPlay,
  index: number,
  good: Good,
  amount: number,
  cell: Cell,
  rule: string,
): void {
  const survivor = survivorOf(play.state, index);
  change(survivor.goods, good, amount);
  const at = [`survivor:${index}`, `cell:${cell}`];
  play.emit({ type: 'gained', survivor: index, card: survivor.card, good, amount, cell, rule, at });
}
