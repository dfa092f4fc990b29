/** The mat of a Faction: its head with what it owns, its units, its Compound and the people in it. */
import { rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { BUST, FACTION_LIVERY } from '../board/looks';
import { civilianLine } from '../board/words';
import { CIVILIAN } from '../data/civilians';
import { COMPOUND_CAPACITY } from '../data/tables';
import { FACTIONS, UNIT, UNITS_OF, type FactionId } from '../data/units';
import { compoundOf, housedIn, onMap } from '../queries';
import type { PlumState } from '../state';
import type { Block } from './block';
import { lines } from './sheet';
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
  const words = lines(FACTIONS[faction].style, width - 110, STYLE * scale);
  const chips: { icon: IconName; value: number; label: string }[] = [
    { icon: 'cardboard-box-closed', value: own?.supplies ?? 0, label: 'supplies' },
    { icon: 'camp-cooking-pot', value: standing.length + (housed.length > 0 ? 1 : 0), label: 'to feed' },
    { icon: 'exit-door', value: own?.evacuated.length ?? 0, label: 'saved' },
    { icon: 'death-skull', value: fallen, label: 'fallen' },
  ];
  const perRow = width < 340 * scale ? 2 : 4;
  const chipHeight = 34 * scale;
  const top = (50 + words.length * STYLE * 1.32) * scale + 8;
  const height = top + Math.ceil(chips.length / perRow) * (chipHeight + 6);
  const acts = state.turn !== null && state.turn.seat === seat;
  return {
    height,
    targets: [{ id: `seat:${seat}`, label: FACTIONS[faction].name, facets: { seat } }],
    draw(sheet, { x, y, width: w }, look) {
      const { light, dark, shape } = FACTION_LIVERY[faction];
      const leader = units.find((unit) => UNIT[unit].kind === 'leader') ?? units[0];
      const banner = top - 4;
      sheet.within(rounded(x, y, w, banner, 12), () => {
        sheet.path(`M${x} ${y}h${w}v${banner}h${-w}Z`, dark);
        for (let n = 0; n < 7; n++)
          sheet.path(`M${x + w - 150 + n * 26} ${y}h9l-60 ${banner}h-9Z`, light, 0.22);
        if (leader) sheet.bust(BUST[leader], x + w - 40, y + banner, Math.min(1.7, banner / 52));
      });
      if (look.isLit(`seat:${seat}`)) sheet.outline(x, y, w, banner, colour.lamp);
      sheet.shape(shape, x + 18, y + 31 * scale, 16, light);
      sheet.text(
        FACTIONS[faction].name,
        x + 34,
        y + 38 * scale,
        w < 300 ? 21 : 24,
        colour.paper,
        'display800',
      );
      if (acts) sheet.text('ACTS NOW', x + 34, y + 16 * scale, 12, colour.lamp);
      sheet.paragraph(words, x + 14, y + 58 * scale, STYLE, colour.paper);
      const room = (w - (perRow - 1) * 6) / perRow;
      chips.forEach(({ icon, value, label }, n) => {
        const left = x + (n % perRow) * (room + 6);
        const line = y + top + Math.floor(n / perRow) * (chipHeight + 6);
        sheet.box(left, line, room, chipHeight, colour.panel);
        sheet.icon(icon, left + 6, line + chipHeight / 2 - 8 * scale, 16, colour.paper);
        const end = sheet.text(String(value), left + 9 + 16 * scale, line + chipHeight / 2 + 6 * scale, 17);
        sheet.text(
          label,
          left + 12 + 16 * scale + end,
          line + chipHeight / 2 + 5 * scale,
          12.5,
          colour.soft,
          'reading400',
        );
      });
    },
  };
}

/** The people in the Compound: who they are, and what they would be worth. */
function campBlock(state: PlumState, seat: number, width: number, scale: number): Block {
  const compound = compoundOf(state, seat);
  const housed = housedIn(state, compound);
  const stands = onMap(state.units[compound].at);
  const rows = housed.map((id) => lines(civilianLine(state, id), width - 60, STYLE * scale));
  const heights = rows.map((row) => (row.length * STYLE * 1.32 + 10) * scale);
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
    targets: housed.map((id, n) => ({
      id: `civilian:${id}`,
      label: CIVILIAN[id].name,
      facets: { civilian: id, to: id },
      box: { x: 0, y: places[n]?.at ?? 0, width, height: places[n]?.height ?? 0 },
    })),
    draw(sheet, { x, y, width: w }, look) {
      if (stands) sheet.box(x, y, w, head + total + 6, colour.panel);
      else sheet.dashed(x, y, w, head + total + 6);
      sheet.icon('camping-tent', x + 12, y + 9 * scale, 18, stands ? colour.paper : colour.muted);
      sheet.text(
        'Refugee camp',
        x + 20 + 18 * scale,
        y + 23 * scale,
        16,
        stands ? colour.paper : colour.muted,
      );
      sheet.textTo(
        stands ? `${housed.length} of ${COMPOUND_CAPACITY} housed` : 'needs the Compound',
        x + w - 12,
        y + 23 * scale,
        14,
        colour.soft,
      );
      rows.forEach((row, n) => {
        const at = y + (places[n]?.at ?? 0);
        if (look.isLit(`civilian:${housed[n] ?? ''}`))
          sheet.outline(x + 4, at - 2, w - 8, places[n]?.height ?? 0, colour.lamp);
        sheet.icon('tabletop-players', x + 14, at, 20, '#F6EFDD');
        sheet.paragraph(row, x + 44, at + 14 * scale, STYLE, colour.soft);
      });
    },
  };
}

/** Everybody whom this Faction has brought off the island. */
function awayBlock(state: PlumState, seat: number, width: number, scale: number): Block {
  const evacuated = state.seats[seat]?.evacuated ?? [];
  const words = lines(
    evacuated.length === 0 ? 'Nobody yet.' : evacuated.map((id) => CIVILIAN[id].name).join(', '),
    width - 28,
    STYLE * scale,
  );
  const height = (36 + words.length * STYLE * 1.32) * scale;
  return {
    height,
    draw(sheet, { x, y, width: w }) {
      sheet.box(x, y, w, height, colour.ink);
      sheet.icon('exit-door', x + 12, y + 8 * scale, 18, '#C99BDB');
      sheet.text('Off the island', x + 20 + 18 * scale, y + 22 * scale, 16);
      sheet.paragraph(words, x + 14, y + 43 * scale, STYLE, colour.soft);
    },
  };
}
