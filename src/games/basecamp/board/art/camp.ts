/** Illustrations of Base and of the Starting tiles. */
import { circle, rectangle, rounded, type Layer } from '../../../../ui/art';
import {
  bottle,
  brick,
  bush,
  crate,
  flame,
  flat,
  glow,
  ground,
  line,
  scatter,
  sign,
  slab,
  solid,
  tent,
  tree,
} from './scenery';

const furrows = (tint: string): Layer =>
  line([26, 44, 62, 80].map((y) => `M-4 ${y}C30 ${y - 6} 60 ${y + 8} 98 ${y}`).join(''), tint, 6);
const wheel = (x: number, y: number, r: number): Layer[] => [
  solid(circle(x, y, r), '#1E1C1A'),
  flat(circle(x, y, r * 0.42), '#7A7D7E'),
];
const cartridge = (x: number, y: number): Layer[] => [
  solid(`M${x} ${y}v-9c0 -4 1.6 -5.6 2.6 -7c1 1.4 2.6 3 2.6 7v9Z`, '#C99B3A', 1),
  flat(`M${x + 0.6} ${y - 9}c0 -3 1.2 -4.6 2 -5.8c.8 1.2 2 2.8 2 5.8Z`, '#7A4A2C'),
];

const base: Layer[] = [
  ground('#4C3D26'),
  ...glow(47, 58, 58, '#FFB95A', 0.17),
  ...tree(8, 26, 1.1, '#30452C'),
  ...tree(86, 24, 1.2, '#30452C'),
  ...tree(48, 18, 0.9, '#30452C'),
  ...tent(25, 62, 38, 34, '#98A973', '#38432A'),
  ...tent(73, 54, 32, 29, '#C48F50', '#4A3016'),
  line('M35 80L59 74M35 74L59 80', '#3A2412', 4.4),
  ...flame(47, 78, 0.92),
];

const ammo: Layer[] = [
  ground('#57503A'),
  flat(rectangle(0, 58, 94, 36), '#453F2D'),
  ...crate(10, 42, 34, 24),
  ...crate(48, 48, 34, 24, '#877B4A'),
  ...crate(27, 20, 34, 24, '#6E6640'),
  ...cartridge(66, 47),
  ...cartridge(73, 47),
  ...cartridge(12, 80),
  line('M4 88H90', '#383223', 2, 0.7),
];

const food: Layer[] = [
  ground('#5E6B3D'),
  furrows('#4A5530'),
  ...[
    [16, 28, 10],
    [44, 22, 9],
    [74, 40, 11],
    [28, 52, 11],
    [60, 60, 10],
    [12, 74, 9],
    [44, 80, 10],
    [80, 76, 10],
  ].flatMap(([x = 0, y = 0, r = 9]) => bush(x, y, r, '#D9553F')),
];

const medicine: Layer[] = [
  ground('#4F6462'),
  solid(rounded(10, 10, 74, 66, 3), '#8FA5A0'),
  flat(rectangle(14, 14, 66, 58), '#6E8783'),
  line('M14 33H80M14 53H80M47 14V72', '#D3DDD8', 2.2),
  ...[18, 28, 36].flatMap((x, n) => bottle(x, 32, ['#E9E4D6', '#C9553F', '#5C8FBF'][n] ?? '#E9E4D6')),
  ...[52, 62].flatMap((x, n) => bottle(x, 32, n ? '#E9E4D6' : '#7FAE6C', 13)),
  ...[17, 27, 55, 65].flatMap((x, n) => bottle(x, 52, n % 2 ? '#5C8FBF' : '#E9E4D6')),
  ...[20, 32, 54].flatMap((x, n) => bottle(x, 71, n % 2 ? '#C9553F' : '#E9E4D6', 12)),
];

const SCRAP = ['#7A6A58', '#8C8F90', '#6A4A3A', '#5D666A'];
const scrap: Layer[] = [
  ground('#4C4A48'),
  flat('M-2 94L16 40L44 18L72 34L96 90Z', '#3D3B3A'),
  ...scatter(22, 5, (x, y, n, chance) => [
    slab(
      10 + x * 0.74,
      22 + y * 0.62,
      9 + chance() * 18,
      5 + chance() * 7,
      chance() * 80 - 40,
      SCRAP[n % SCRAP.length] ?? '#7A6A58',
    ),
  ]),
  { d: circle(66, 62, 12), stroke: '#211F1E', width: 6.5 },
  { d: circle(66, 62, 12), stroke: '#4A4846', width: 1.4 },
];

/** A hunter's hide at the edge of a berry wood. */
const ammoFood: Layer[] = [
  ground('#56613B'),
  furrows('#48522F'),
  solid('M8 62V32L30 18L52 32V62Z', '#6E5A3C'),
  flat(rectangle(15, 36, 30, 9), '#17130C'),
  line('M16 50H44M16 56H44', '#4A3B26', 2),
  ...crate(48, 52, 28, 20),
  ...cartridge(58, 51),
  ...bush(14, 76, 10, '#D9553F'),
  ...bush(80, 38, 11, '#D9553F'),
  ...bush(84, 78, 9, '#D9553F'),
];

/** A glasshouse with herbs. */
const foodMedicine: Layer[] = [
  ground('#4E5F4A'),
  solid('M12 66V34L47 12L82 34V66Z', '#9FB9A8'),
  line('M12 34H82M30 24V66M47 12V66M64 24V66', '#E4EBDD', 1.8),
  flat('M12 48H82V66H12Z', '#5B6B3C'),
  ...[20, 36, 54, 72].flatMap((x) => bush(x, 54, 6.5, '#D9553F')),
  ...bottle(24, 84, '#E9E4D6', 12),
  ...bottle(34, 84, '#7FAE6C', 12),
  sign('hospital-cross', 70, 79, 13, '#E9E4D6'),
];

/** A tractor that will plough no more. */
const foodScrap: Layer[] = [
  ground('#66633E'),
  furrows('#535131'),
  solid('M26 52H62V34H74V52L82 56V64H20Z', '#9A5437'),
  flat(rectangle(60, 36, 11, 11), '#26332F'),
  line('M30 52V32', '#2B2826', 3),
  ...wheel(66, 66, 15),
  ...wheel(26, 70, 9),
  slab(8, 30, 14, 6, 22, '#8C8F90'),
  ...bush(12, 50, 9, '#D9553F'),
  ...bush(86, 26, 8, '#D9553F'),
  ...bush(88, 82, 8, '#D9553F'),
];

/** A jeep on its last legs. */
const ammoScrap: Layer[] = [
  ground('#524D42'),
  flat('M0 70C30 62 60 74 94 66V94H0Z', '#443F35'),
  solid('M10 58V44L24 42L32 28H62L68 42H84V60H10Z', '#6B7350'),
  flat('M30 42L36 31H47V42ZM50 31H60L64 42H50Z', '#1F2721'),
  ...wheel(26, 62, 10),
  ...wheel(70, 62, 10),
  line('M12 50H30', '#3C4230', 2),
  ...crate(40, 68, 24, 16),
  slab(72, 18, 16, 6, -28, '#8C8F90'),
  slab(6, 24, 14, 5, 30, '#6A4A3A'),
];

/** A dressing station. */
const ammoMedicine: Layer[] = [
  ground('#55604F'),
  solid('M8 64L20 26H74L86 64Z', '#C9C2AC'),
  flat('M47 26L60 64H34Z', '#2E3229'),
  flat('M74 26L86 64H66Z', '#000000', 0.2),
  solid(circle(28, 44, 8.6), '#F1EADB', 1.2),
  sign('hospital-cross', 28, 44, 13, '#C9413A'),
  ...crate(54, 62, 28, 19),
  ...cartridge(84, 84),
  ...bottle(18, 84, '#E9E4D6', 11),
  ...bottle(28, 84, '#5C8FBF', 11),
];

/** An ambulance in the ditch. */
const medicineScrap: Layer[] = [
  ground('#4D5352'),
  flat('M0 58L94 74V94H0Z', '#3C4140'),
  solid('M10 50L14 22L66 28L80 44L84 60L12 56Z', '#D6D2C4'),
  flat('M62 32L74 44L58 43Z', '#26332F'),
  line('M12 46L82 54', '#C9413A', 4),
  sign('hospital-cross', 34, 37, 15, '#C9413A'),
  ...wheel(28, 60, 9),
  ...wheel(70, 65, 9),
  slab(44, 76, 18, 6, -14, '#8C8F90'),
  slab(6, 74, 12, 5, 24, '#6A4A3A'),
  ...bottle(74, 88, '#5C8FBF', 11),
];

const campsite: Layer[] = [
  ground('#3F5138'),
  ...[
    [12, 30],
    [26, 24],
    [78, 46],
    [88, 40],
    [44, 20],
    [10, 78],
    [86, 84],
  ].flatMap(([x = 0, y = 0]) => tree(x, y, 1.35)),
  ...tent(46, 68, 44, 38, '#CF9143', '#5A3912'),
  line('M66 82L80 77M66 77L80 82', '#2E1D0E', 3.4),
  ...flame(73, 80, 0.56),
];

const bunker: Layer[] = [
  ground('#4A4C3C'),
  flat('M0 72C30 64 60 76 94 70V94H0Z', '#3B3D30'),
  solid('M8 72V46C8 28 86 28 86 46V72Z', '#7E8272'),
  flat('M8 60H86V72H8Z', '#6B6F60'),
  flat(rounded(22, 45, 50, 9, 1.5), '#12140D'),
  line('M12 46C20 34 74 34 82 46', '#9DA18F', 2),
  solid(rectangle(40, 58, 14, 14), '#33362B', 1.2),
  ...[8, 20, 66, 78].flatMap((x) => [solid(rounded(x, 70, 15, 8, 4), '#93876A', 1)]),
];

/** A stall where anything changes hands. */
const barterNook: Layer[] = [
  ground('#554437'),
  brick([16, 32, 82], '#46372C'),
  solid(rectangle(12, 50, 70, 18), '#7B5836'),
  line('M12 56H82', '#5A3E24', 2),
  ...[0, 1, 2, 3, 4, 5].map((n) =>
    solid(`M${8 + n * 13} 24h13v12c0 6 -13 6 -13 0Z`, n % 2 ? '#E8DFC9' : '#B5533E', 1.2),
  ),
  solid(rectangle(6, 18, 82, 7), '#5A3E24'),
  ...bottle(22, 50, '#5C8FBF', 10),
  ...bush(40, 45, 5.5, '#D9553F'),
  ...crate(54, 38, 18, 12),
  sign('trade', 47, 78, 16, '#E8DFC9', 0.85),
];

const quietPassage: Layer[] = [
  ground('#41474A'),
  brick([14, 30, 46, 62, 78], '#343A3D'),
  line('M18 0V14M52 14V30M12 30V46M84 30V46M10 62V78M86 62V78M30 0V14M74 0V14', '#343A3D', 1.6, 0.8),
  solid('M24 94V44C24 20 70 20 70 44V94Z', '#2A3134', 2),
  flat('M30 94V48C30 30 64 30 64 48V94Z', '#171C1E'),
  flat('M38 94L44 52H50L56 94Z', '#2F3638'),
  ...glow(47, 54, 13, '#9FB0B6', 0.06),
];

export const CAMP = {
  base,
  ammo,
  food,
  medicine,
  scrap,
  ammoFood,
  foodMedicine,
  foodScrap,
  ammoScrap,
  ammoMedicine,
  medicineScrap,
  campsite,
  bunker,
  barterNook,
  quietPassage,
} as const satisfies Readonly<Record<string, readonly Layer[]>>;
