/** The mat of a Faction: its head with what it owns, its units, its Compound and the people in it. */
import { rectangle, rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import { heightOf } from '../../../ui/lines';
import type { Block } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { BUST, FACTION_LIVERY, PEOPLE } from '../board/looks';
import { civilianLine } from '../board/words';
import { CIVILIAN } from '../data/civilians';
import { COMPOUND_CAPACITY } from '../data/tables';
import { FACTIONS, UNIT, UNITS_OF, type FactionId } from '../data/units';
import { compoundOf, housedIn, onMap } from '../queries';
import type { PlumState } from '../state';
import { unitBlock } from './unitCard';

const STYLE = 13.5;

export function factionBlocks(state: PlumState, faction: FactionId, width: number, scale: number): Block[] {
  const seat = state.seats.findIndex((own) => own.faction === faction);
  if (seat < 0) return [];
  return [
    headBlock(state, faction, seat, width, scale),
    ...UNITS_OF[faction].map((unit) => unitBlock(state, unit, width, scale)),
    campBlock(state, seat, width, scale),
    awayBlock(state, seat, width, scale),
  ];
}

function headBlock(state: PlumState, faction: FactionId, seat: number, width: number, scale: number): Block {
  const own = state.seats[seat];
  const units = UNITS_OF[faction];
  const housed = housedIn(state, compoundOf(state, seat));
  const standing = units.filter((unit) => UNIT[unit].kind !== 'compound' && onMap(state.units[unit].at));
  const fallen = units.filter((unit) => state.units[unit].at === 'out').length;
  const { style } = FACTIONS[faction];
  const room = width - 110;
  const chips: { icon: IconName; value: number; label: string }[] = [
    { icon: 'cardboard-box-closed', value: own?.supplies ?? 0, label: 'supplies' },
    { icon: 'camp-cooking-pot', value: standing.length + (housed.length > 0 ? 1 : 0), label: 'to feed' },
    { icon: 'exit-door', value: own?.evacuated.length ?? 0, label: 'saved' },
    { icon: 'death-skull', value: fallen, label: 'fallen' },
  ];
  const perRow = width < 340 * scale ? 2 : 4;
  const chipHeight = 34 * scale;
  const top = 50 * scale + heightOf(style, room, STYLE * scale) + 8;
  const height = top + Math.ceil(chips.length / perRow) * (chipHeight + 6);
  const acts = state.turn !== null && state.turn.seat === seat;
  return {
    height,
    spots: (at) => [{ id: `seat:${seat}`, label: FACTIONS[faction].name, facets: { seat }, ...at }],
    print(page) {
      const { light, dark, shape } = FACTION_LIVERY[faction];
      const leader = units.find((unit) => UNIT[unit].kind === 'leader') ?? units[0];
      const banner = top - 4;
      page.within(rounded(0, 0, width, banner, 12), () => {
        page.path(rectangle(0, 0, width, banner), dark);
        for (let n = 0; n < 7; n++) page.path(`M${width - 150 + n * 26} 0h9l-60 ${banner}h-9Z`, light, 0.22);
        if (leader) page.bust(BUST[leader], width - 40, banner, Math.min(1.7, banner / 52));
      });
      if (page.isLit(`seat:${seat}`)) page.outline({ x: 0, y: 0, width, height: banner }, colour.lamp);
      page.shape(shape, 18, 31 * scale, 16, light);
      page.text(FACTIONS[faction].name, 34, 38 * scale, { size: width < 300 ? 21 : 24, font: 'display800' });
      if (acts) page.text('ACTS NOW', 34, 16 * scale, { size: 12, tint: colour.lamp });
      page.paragraph(style, 14, 45 * scale, room, STYLE, colour.paper);
      const chip = (width - (perRow - 1) * 6) / perRow;
      chips.forEach(({ icon, value, label }, n) => {
        const left = (n % perRow) * (chip + 6);
        const line = top + Math.floor(n / perRow) * (chipHeight + 6);
        page.panel({ x: left, y: line, width: chip, height: chipHeight });
        page.icon(icon, left + 6, line + chipHeight / 2 - 8 * scale, 16, colour.paper);
        const end = page.text(String(value), left + 9 + 16 * scale, line + chipHeight / 2 + 6 * scale, {
          size: 17,
        });
        page.text(label, end + 3, line + chipHeight / 2 + 5 * scale, {
          size: 12.5,
          tint: colour.soft,
          font: 'reading400',
        });
      });
    },
  };
}

/** The people in the Compound: who they are, and what they would be worth. */
function campBlock(state: PlumState, seat: number, width: number, scale: number): Block {
  const compound = compoundOf(state, seat);
  const housed = housedIn(state, compound);
  const stands = onMap(state.units[compound].at);
  const rows = housed.map((id) => civilianLine(state, id));
  const room = width - 60;
  const heights = rows.map((row) => heightOf(row, room, STYLE * scale) + 10 * scale);
  const head = 34 * scale;
  const total = heights.reduce((sum, height) => sum + height, 0);
  let top = head;
  const places = heights.map((height) => {
    const at = top;
    top += height;
    return { at, height };
  });
  return {
    height: head + total + 6,
    spots: () =>
      housed.map((id, n) => ({
        id: `civilian:${id}`,
        label: CIVILIAN[id].name,
        facets: { civilian: id, to: id },
        x: 0,
        y: places[n]?.at ?? 0,
        width,
        height: places[n]?.height ?? 0,
      })),
    print(page) {
      if (stands) page.panel({ x: 0, y: 0, width, height: head + total + 6 });
      else page.dashed({ x: 0, y: 0, width, height: head + total + 6 });
      page.icon('camping-tent', 12, 9 * scale, 18, stands ? colour.paper : colour.muted);
      page.text('Refugee camp', 20 + 18 * scale, 23 * scale, {
        size: 16,
        tint: stands ? colour.paper : colour.muted,
      });
      page.text(
        stands ? `${housed.length} of ${COMPOUND_CAPACITY} housed` : 'needs the Compound',
        width - 12,
        23 * scale,
        { size: 14, tint: colour.soft, from: 'right' },
      );
      rows.forEach((row, n) => {
        const at = places[n]?.at ?? 0;
        if (page.isLit(`civilian:${housed[n] ?? ''}`))
          page.outline({ x: 4, y: at - 2, width: width - 8, height: places[n]?.height ?? 0 }, colour.lamp);
        page.icon('tabletop-players', 14, at, 20, '#F6EFDD');
        page.paragraph(row, 44, at + 1 * scale, room, STYLE);
      });
    },
  };
}

/** Everybody whom this Faction has brought off the island. */
function awayBlock(state: PlumState, seat: number, width: number, scale: number): Block {
  const evacuated = state.seats[seat]?.evacuated ?? [];
  const words = evacuated.length === 0 ? 'Nobody yet.' : evacuated.map((id) => CIVILIAN[id].name).join(', ');
  const room = width - 28;
  const height = 36 * scale + heightOf(words, room, STYLE * scale);
  return {
    height,
    print(page) {
      page.panel({ x: 0, y: 0, width, height }, colour.ink);
      page.icon('exit-door', 12, 8 * scale, 18, PEOPLE);
      page.text('Off the island', 20 + 18 * scale, 22 * scale, { size: 16 });
      page.paragraph(words, 14, 30 * scale, room, STYLE);
    },
  };
}
