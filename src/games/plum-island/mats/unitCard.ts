/** One unit on a mat: portrait, ratings in their fixed order, hits, where it is, what it can do. */
import { rounded } from '../../../ui/art';
import type { IconName } from '../../../ui/icons';
import { heightOf } from '../../../ui/lines';
import { HIT_BOX, type Block, type Page, type Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { BUST, COMPOUND_ICON, livery } from '../board/looks';
import { BUILD_SUPPLIES } from '../data/tables';
import { ABILITY, UNIT, type UnitId, type UnitRow } from '../data/units';
import type { PlumState } from '../state';

const PORTRAIT = 60;
const TEXT = 13.5;
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
  const textRoom = width - 28 - (isUsed ? USE.width + 8 : 0);
  const head = (50 + (ownLine ? 20 : 0)) * scale + 6;
  const extra = badges(state, unit) === '' && !ownLine ? 14 * scale : 17 * scale;
  const text = ability === null ? 0 : 22 * scale + heightOf(ABILITY[ability].text, textRoom, TEXT * scale);
  return {
    textRoom,
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
  return {
    height,
    spots: (at): Spot[] => [
      { id: `unit:${unit}`, label: name, facets: { unit, target: unit, to: unit }, ...at },
      ...(isUsed && ability !== null
        ? [
            {
              id: `ability:${ability}`,
              label: `${ABILITY[ability].name}: ${ABILITY[ability].text}`,
              facets: { ability },
              ...at,
              y: abilityAt,
              height: height - abilityAt,
            },
          ]
        : []),
    ],
    print: (page) => printUnitCard(page, state, unit, width),
  };
}

function printUnitCard(page: Page, state: PlumState, unit: UnitId, width: number): void {
  const { scale } = page;
  const row = UNIT[unit];
  const own = livery(unit);
  const { at: place, hits } = state.units[unit];
  const { textRoom, isUsed, ownLine, step, abilityAt, height } = plan(state, unit, width, scale);
  const isGone = place === 'out';
  const isAway = isGone || place === 'box' || place === 'reserve';
  const isSelected = page.isSelected(`unit:${unit}`);
  const isLit = page.isLit(`unit:${unit}`);
  const usable = row.ability !== null && isUsed && page.isLit(`ability:${row.ability}`);
  const edge = isSelected ? own.light : isLit ? colour.lamp : colour.line;
  page.panel(
    { x: 0, y: 0, width, height },
    isSelected ? '#1E2C38' : colour.panel,
    edge,
    isSelected || isLit ? 2 : 1,
  );
  page.portrait(
    BUST[unit],
    own,
    { x: 1.5, y: 1.5, width: PORTRAIT, height: abilityAt - 3 },
    {
      icon: row.kind === 'compound' && row.faction !== null ? COMPOUND_ICON[row.faction] : null,
      isDim: isAway,
    },
  );
  const left = PORTRAIT + 12;
  const right = width - 10;
  page.text(row.name, left, 21 * scale, { size: 17, tint: isGone ? colour.muted : colour.paper });
  if (isAway)
    page.text(placeWord(row, place), right, 21 * scale, {
      size: 13.5,
      tint: colour.muted,
      from: 'right',
    });
  else page.tag(String(place), right, 16 * scale);
  RATINGS.forEach(({ icon, of }, i) => {
    const value = row[of];
    page.icon(icon, left + i * step, 31 * scale, 14, value > 0 ? colour.soft : '#55636A');
    page.text(value > 0 ? String(value) : '-', left + i * step + 16 * scale, 43.5 * scale, {
      size: 16,
      tint: value > 0 ? colour.paper : colour.muted,
    });
  });
  page.hits(row.toughness, hits, right, (ownLine ? 54 : 32) * scale);
  page.text(badges(state, unit), left, abilityAt - 6 * scale, {
    size: 12.5,
    tint: colour.lamp,
    font: 'reading600',
  });
  if (row.ability === null) return;
  if (usable)
    page.within(rounded(1, 1, width - 2, height - 2, 11), () => {
      page.path(`M0 ${abilityAt}h${width}v${height}h${-width}Z`, '#3A2E14');
      page.path(`M0 ${abilityAt}h${width}v2h${-width}Z`, colour.lamp);
    });
  const ability = ABILITY[row.ability];
  page.text(ability.name, 14, abilityAt + 17 * scale, {
    size: 14.5,
    tint: usable ? colour.lamp : own.light,
  });
  page.paragraph(
    ability.text,
    14,
    abilityAt + 21 * scale,
    textRoom,
    TEXT,
    usable ? colour.paper : colour.soft,
  );
  if (usable)
    page.button('Use', {
      x: right - USE.width,
      y: (abilityAt + height - USE.height) / 2,
      width: USE.width,
      height: USE.height,
    });
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
