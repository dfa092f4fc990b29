/** One unit on a mat: portrait, ratings in their fixed order, hits, where it is, what it can do. */
import { rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { BUST, COMPOUND_ICON, livery } from '../board/looks';
import { BUILD_SUPPLIES } from '../data/tables';
import { ABILITY, UNIT, type UnitId, type UnitRow } from '../data/units';
import type { PlumState } from '../state';
import type { Block, BlockTarget, Look, Place } from './block';
import { lines, type Sheet } from './sheet';

const PORTRAIT = 60;
const TEXT = 13.5;
const LEADING = 1.32;
const HIT_BOX = 15;
const USE = { width: 54, height: 40 };

const RATINGS: readonly {
  icon: IconName;
  of: keyof Pick<UnitRow, 'foot' | 'vehicle' | 'close' | 'ranged' | 'admin' | 'bravery'>;
}[] = [
  { icon: 'walking-boot', of: 'foot' },
  { icon: 'jeep', of: 'vehicle' },
  { icon: 'fist', of: 'close' },
  { icon: 'crosshair', of: 'ranged' },
  { icon: 'megaphone', of: 'admin' },
  { icon: 'heart-shield', of: 'bravery' },
];

/** Where everything stands on the card of this unit: the same for layout and drawing. */
function plan(state: PlumState, unit: UnitId, width: number, scale: number) {
  const { ability, toughness } = UNIT[unit];
  const room = width - PORTRAIT - 24;
  const boxes = toughness * HIT_BOX;
  const step = Math.min(34 * scale, (room - boxes) / RATINGS.length);
  // With large letters the hit boxes get a line of their own.
  const ownLine = step < 26 * scale;
  const isUsed = ability !== null && ABILITY[ability].kind === 'special';
  const words =
    ability === null ? [] : lines(ABILITY[ability].text, room - (isUsed ? USE.width + 8 : 0), TEXT * scale);
  const head = (50 + (ownLine ? 20 : 0)) * scale + 6;
  const extra = badges(state, unit) === '' && !ownLine ? 14 * scale : 17 * scale;
  const text = words.length === 0 ? 0 : (22 + words.length * TEXT * LEADING) * scale;
  return {
    words,
    isUsed,
    ownLine,
    step: ownLine ? Math.min(34 * scale, room / RATINGS.length) : step,
    abilityAt: head + extra,
    height: head + extra + (text === 0 ? 0 : text + 8),
  };
}

export function unitBlock(state: PlumState, unit: UnitId, width: number, scale: number): Block {
  const { ability, name } = UNIT[unit];
  const { height, isUsed, abilityAt } = plan(state, unit, width, scale);
  const targets: BlockTarget[] = [
    { id: `unit:${unit}`, label: name, facets: { unit, target: unit, to: unit } },
  ];
  if (isUsed && ability !== null)
    targets.push({
      id: `ability:${ability}`,
      label: `${ABILITY[ability].name}: ${ABILITY[ability].text}`,
      facets: { ability },
      box: { x: 0, y: abilityAt, width, height: height - abilityAt },
    });
  return { height, targets, draw: (sheet, at, look) => drawUnitCard(sheet, state, unit, at, look) };
}

function drawUnitCard(sheet: Sheet, state: PlumState, unit: UnitId, at: Place, look: Look): void {
  const { x, y, width } = at;
  const { scale } = sheet;
  const row = UNIT[unit];
  const own = livery(unit);
  const { at: place, hits } = state.units[unit];
  const { words, isUsed, ownLine, step, abilityAt, height } = plan(state, unit, width, scale);
  const isGone = place === 'out';
  const isAway = isGone || place === 'box' || place === 'reserve';
  const isSelected = look.isSelected(`unit:${unit}`);
  const isLit = look.isLit(`unit:${unit}`);
  const usable = row.ability !== null && isUsed && look.isLit(`ability:${row.ability}`);
  const edge = isSelected ? own.light : isLit ? colour.lamp : colour.line;
  sheet.box(x, y, width, height, isSelected ? '#1E2C38' : colour.panel, edge, isSelected || isLit ? 2 : 1);
  sheet.portrait(BUST[unit], own, x + 1.5, y + 1.5, PORTRAIT, abilityAt - 3, {
    icon: row.kind === 'compound' && row.faction !== null ? COMPOUND_ICON[row.faction] : null,
    isDim: isAway,
  });
  const left = x + PORTRAIT + 12;
  const right = x + width - 10;
  sheet.text(row.name, left, y + 21 * scale, 17, isGone ? colour.muted : colour.paper);
  if (isAway) sheet.textTo(placeWord(row, place), right, y + 21 * scale, 13.5, colour.muted);
  else sheet.tag(String(place), right, y + 16 * scale);
  RATINGS.forEach(({ icon, of }, i) => {
    const value = row[of];
    sheet.icon(icon, left + i * step, y + 31 * scale, 14, value > 0 ? colour.soft : '#55636A');
    sheet.text(
      value > 0 ? String(value) : '-',
      left + i * step + 16 * scale,
      y + 43.5 * scale,
      16,
      value > 0 ? colour.paper : colour.muted,
    );
  });
  sheet.boxes(row.toughness, hits, right, y + (ownLine ? 54 : 32) * scale);
  sheet.text(badges(state, unit), left, y + abilityAt - 6 * scale, 12.5, colour.lamp, 'reading600');
  if (row.ability === null) return;
  if (usable)
    sheet.within(rounded(x + 1, y + 1, width - 2, height - 2, 11), () => {
      sheet.path(`M${x} ${y + abilityAt}h${width}v${height}h${-width}Z`, '#3A2E14');
      sheet.path(`M${x} ${y + abilityAt}h${width}v2h${-width}Z`, colour.lamp);
    });
  const ability = ABILITY[row.ability];
  sheet.text(ability.name, x + 14, y + abilityAt + 17 * scale, 14.5, usable ? colour.lamp : own.light);
  sheet.paragraph(words, x + 14, y + abilityAt + 34 * scale, TEXT, usable ? colour.paper : colour.soft);
  if (usable)
    sheet.button('Use', right - USE.width, y + (abilityAt + height - USE.height) / 2, USE.width, USE.height);
}

function badges(state: PlumState, unit: UnitId): string {
  const { molotov, pistols } = state.units[unit];
  const { kind, heal } = UNIT[unit];
  return [
    kind === 'leader' ? 'Leader' : '',
    heal ? 'Heals' : '',
    molotov > 0 ? `Molotov Cocktails ${molotov}` : '',
    pistols > 0 ? `Pistols ${pistols}` : '',
  ]
    .filter(Boolean)
    .join('   ');
}

function placeWord({ kind }: UnitRow, place: PlumState['units'][UnitId]['at']): string {
  if (place === 'out') return 'fallen';
  if (kind === 'compound') return `not built: ${BUILD_SUPPLIES} Supplies`;
  return place === 'reserve' ? 'in reserve' : 'not here yet';
}
