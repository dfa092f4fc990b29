/** How every tile is furnished: its floors, and what stands on them in base orientation, about the middle of the tile. */
import type { TileId } from '../data/tiles';
import {
  armchair,
  barrel,
  basin,
  bearskin,
  bed,
  bench,
  boiler,
  cabinet,
  cage,
  chair,
  cot,
  counter,
  crate,
  cross,
  desk,
  fountain,
  hearth,
  pillar,
  pipes,
  plant,
  portraits,
  rack,
  roundRug,
  roundTable,
  rug,
  sacks,
  safe,
  shelf,
  sofa,
  stairs,
  stove,
  table,
  tub,
  valve,
  washer,
  type Furniture,
} from './furniture';

export interface FloorLook {
  readonly pattern: 'planks' | 'parquet' | 'checker' | 'tiles' | 'carpet' | 'concrete';
  readonly light: string;
  readonly dark: string;
}

export interface Furnished {
  readonly floor: FloorLook;
  /** The floor of the enwalled room. */
  readonly side?: FloorLook;
  readonly furniture: Furniture;
}

const look = (pattern: FloorLook['pattern'], light: string, dark: string): FloorLook => ({
  pattern,
  light,
  dark,
});

const OAK = look('planks', '#B98F62', '#8E6A45');
const WALNUT = look('planks', '#9A714B', '#6F4D31');
const PARQUET = look('parquet', '#C09A6B', '#97714A');
const MARBLE = look('checker', '#D9CFC2', '#9C8F8A');
const SLATE = look('tiles', '#A9B2BA', '#7D8891');
const CLINIC = look('tiles', '#C9D6D6', '#93A5A8');
const SAGE = look('tiles', '#B5BF9F', '#86936F');
const CEMENT = look('concrete', '#A39F9F', '#7F7A7C');
const WINE = look('carpet', '#96595B', '#6F3B42');
const GREEN = look('carpet', '#6E8068', '#4C5E4A');
const VIOLET = look('carpet', '#84678F', '#5E466A');

export const ROOMS: Readonly<Record<TileId, Furnished>> = {
  LAB: {
    floor: CLINIC,
    furniture: [
      ...bench(-32, -44),
      ...bench(28, -44),
      ...bench(-45, 6, 20),
      ...cage(36, 34),
      ...desk(40, -8, 26),
    ],
  },
  C1: {
    floor: CEMENT,
    furniture: [
      ...pipes('M-54 -46H54M-54 -38H20V-4'),
      ...valve(-30, -46),
      ...valve(6, -38),
      ...valve(34, -46),
      ...desk(-36, 10, 32),
      ...barrel(44, 22, 10),
      ...barrel(44, 44, 8),
    ],
  },
  C2: {
    floor: CLINIC,
    furniture: [
      ...cot(-34, -40),
      ...cot(-34, -12),
      ...cross(38, -46),
      ...cabinet(46, -6, 16, 44),
      ...basin(-44, 34),
    ],
  },
  C3: {
    floor: CEMENT,
    furniture: [
      ...rack(-26, -48, 54),
      ...crate(40, -40, 24),
      ...crate(44, -14, 18),
      ...crate(-44, 8, 20),
      ...crate(-22, 12, 16),
      ...cabinet(48, 28, 14, 34),
    ],
  },
  ENT: {
    floor: MARBLE,
    furniture: [
      ...rug(0, 16, 34, 84, '#8E3B3F', '#D9A95B'),
      ...pillar(-44, -36),
      ...pillar(44, -36),
      ...plant(-46, 40),
      ...plant(46, 40),
    ],
  },
  O1: {
    floor: WALNUT,
    furniture: [
      ...portraits(-45, -50, 2),
      ...portraits(30, -50, 2),
      ...rug(0, 4, 76, 26, '#6D4A6B', '#C9A35B'),
      ...sofa(0, -36, 32, '#5B4470'),
    ],
  },
  O2: {
    floor: SAGE,
    furniture: [
      ...plant(-44, -42, 13),
      ...plant(-18, -46, 10),
      ...plant(12, -44, 12),
      ...plant(42, -42, 14),
      ...roundTable(0, 10, 15),
      ...chair(-24, 12),
      ...chair(24, 12),
      ...plant(-46, 38, 11),
      ...plant(46, 40, 11),
    ],
  },
  O3: {
    floor: PARQUET,
    furniture: [
      ...rug(0, -4, 96, 56, '#74484E', '#C9A35B'),
      ...([-30, -10, 10, 30] as const).flatMap((x) => [...chair(x, -24), ...chair(x, 16)]),
      ...table(0, -4, 78, 26),
    ],
  },
  O4: {
    floor: GREEN,
    side: WALNUT,
    furniture: [
      ...shelf(-32, -46, 44, 12),
      ...cabinet(36, -44, 34, 14, '#6F5038'),
      ...armchair(-40, 22, '#7A4A3E', 'w'),
      ...armchair(-40, 46, '#7A4A3E', 'w'),
      ...shelf(28, 48, 46, 11),
      ...roundTable(-16, 36, 9),
    ],
  },
  O5: {
    floor: SLATE,
    side: OAK,
    furniture: [
      ...stove(-44, -42),
      ...counter(-16, -46, 30, 16),
      ...table(-30, 4, 34, 22),
      ...shelf(46, -40, 14, 28),
      ...sacks(36, 20),
      ...barrel(46, 44, 8),
      ...crate(24, -44, 14),
    ],
  },
  O6: {
    floor: SLATE,
    furniture: [
      ...washer(-44, -46),
      ...washer(-22, -46),
      ...washer(0, -46),
      ...basin(34, -48),
      ...crate(-46, 2, 18),
      ...table(30, 0, 40, 18),
    ],
  },
  O7: {
    floor: VIOLET,
    furniture: [
      ...bed(-34, -28),
      ...cabinet(40, -48, 30, 14, '#6F5038'),
      ...roundTable(-6, -44, 8),
      ...rug(22, 12, 44, 34, '#5A4368', '#C9A35B'),
    ],
  },
  O8: {
    floor: SLATE,
    furniture: [
      ...basin(-40, -48),
      ...basin(-16, -48),
      ...counter(24, -48, 44, 14),
      ...stove(-44, 10),
      ...barrel(46, -18, 9),
      ...sacks(42, 30),
    ],
  },
  O9: {
    floor: PARQUET,
    furniture: [
      ...hearth(0, -50, 46),
      ...bearskin(0, -6),
      ...armchair(-42, -30, '#5E4A34', 'w'),
      ...armchair(42, -30, '#5E4A34', 'e'),
      ...shelf(-47, 30, 12, 34),
    ],
  },
  O10: {
    floor: CLINIC,
    furniture: [
      ...tub(-42, -22),
      ...basin(8, -48),
      ...basin(38, -48),
      ...rug(4, 6, 30, 22, '#7FA7B0', '#CFE3E6'),
    ],
  },
  O11: {
    floor: WINE,
    furniture: [
      ...hearth(-34, -50, 40),
      ...roundTable(4, -8, 13),
      ...armchair(-24, -10, '#5E3B2E', 'w'),
      ...armchair(32, -10, '#5E3B2E', 'e'),
      ...shelf(38, -50, 36, 12),
    ],
  },
  O12: {
    floor: CEMENT,
    furniture: [
      ...pipes('M-54 -48H-14M-34 -48V10'),
      ...boiler(-30, -26),
      ...boiler(16, -34),
      ...pipes('M35 -34H54'),
      ...barrel(46, 10, 9),
      ...crate(-44, 38, 18),
    ],
  },
  I1: {
    floor: MARBLE,
    furniture: [
      ...pillar(-42, -42),
      ...pillar(42, -42),
      ...pillar(-42, 42),
      ...pillar(42, 42),
      ...roundRug(0, 0, 34, '#6E4A5E', '#D9A95B'),
    ],
  },
  I2: {
    floor: PARQUET,
    furniture: [
      ...roundRug(0, 0, 44, '#87505A', '#D9A95B'),
      ...roundTable(0, -4, 12),
      ...sofa(-38, -44, 34, '#5B4470'),
      ...sofa(38, -44, 34, '#5B4470'),
    ],
  },
  I3: {
    floor: OAK,
    furniture: [
      ...rug(0, 0, 34, 100, '#5F5A44', '#B79C5A'),
      ...cabinet(-48, 10, 12, 38, '#6F5038'),
      ...crate(46, -40, 16),
    ],
  },
  I4: {
    floor: WALNUT,
    side: CEMENT,
    furniture: [
      ...stairs(40, 30, 26, 44),
      ...rug(-14, -26, 58, 24, '#6E4A5E', '#C9A35B'),
      ...barrel(-44, 22, 9),
      ...barrel(-26, 24, 8),
      ...barrel(-44, 44, 8),
      ...rack(-20, 48, 26),
    ],
  },
  I5: {
    floor: OAK,
    side: CEMENT,
    furniture: [
      ...rug(-26, 0, 32, 96, '#5E4468', '#B79C5A'),
      ...crate(46, -40, 18),
      ...crate(24, -44, 14),
      ...crate(46, 40, 18),
      ...shelf(48, 2, 10, 34),
    ],
  },
  I6: {
    floor: OAK,
    side: WALNUT,
    furniture: [
      ...rug(0, -26, 104, 28, '#5F5A44', '#B79C5A'),
      ...cabinet(-38, 44, 30, 18, '#C9BFA8'),
      ...cabinet(38, 44, 30, 18, '#C9BFA8'),
      ...sacks(-2, 42),
    ],
  },
  I7: {
    floor: CEMENT,
    furniture: [
      ...safe(-32, -40),
      ...cabinet(46, -28, 16, 46),
      ...cabinet(-48, 18, 12, 44),
      ...crate(34, 36, 16),
      ...safe(8, -42),
    ],
  },
  I8: {
    floor: WALNUT,
    furniture: [
      ...cabinet(-38, -46, 36, 14),
      ...cabinet(38, -46, 36, 14),
      ...cabinet(-48, 12, 12, 60),
      ...desk(20, -6, 34),
      ...chair(20, 12),
    ],
  },
  I9: {
    floor: OAK,
    furniture: [
      ...stairs(-46, 0, 18, 84),
      ...rug(14, 0, 60, 44, '#6E4A5E', '#C9A35B'),
      ...plant(46, -44, 10),
    ],
  },
  I10: {
    floor: SAGE,
    furniture: [
      ...fountain(0, 0),
      ...plant(-44, -44, 12),
      ...plant(44, -44, 12),
      ...plant(-44, 44, 12),
      ...plant(44, 44, 12),
    ],
  },
};
