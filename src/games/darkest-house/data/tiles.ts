/** The 27 room tiles and the three preset houses. Number of tiles, classes and some names: rulebook; geometry: ours. */

export const TILE_CLASSES = ['lab', 'corner', 'entrance', 'outer', 'inner'] as const;
export type TileClass = (typeof TILE_CLASSES)[number];
export type AdvancedIcon = 'gas' | 'lurking' | 'secure';
/** O open, X wall, V windows, D doorway with a lock icon, L the laboratory's door. */
export type Edge = 'O' | 'X' | 'V' | 'D' | 'L';

export interface Tile {
  readonly id: TileId;
  readonly class: TileClass;
  readonly name: string;
  /** closed: a single room that has only lockable doorways. */
  readonly kind: 'open' | 'two-room' | 'closed' | 'corner' | 'lab';
  /** Edges north, east, south, west in base orientation. */
  readonly edges: string;
  /** The enwalled room: on which of its sides (0 north to 3 west) its own doorway lies. It has no other way out. */
  readonly side?: { readonly name: string; readonly facing: number };
  readonly camera?: true;
  readonly icon?: AdvancedIcon;
}

export const TILE_IDS = [
  'LAB',
  'C1',
  'C2',
  'C3',
  'ENT',
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
  'O6',
  'O7',
  'O8',
  'O9',
  'O10',
  'O11',
  'O12',
  'I1',
  'I2',
  'I3',
  'I4',
  'I5',
  'I6',
  'I7',
  'I8',
  'I9',
  'I10',
] as const;
export type TileId = (typeof TILE_IDS)[number];

// prettier-ignore
export const TILES: readonly Tile[] = [
  { id: 'LAB', class: 'lab', name: 'Laboratory', kind: 'lab', edges: 'XXLX' },
  { id: 'C1', class: 'corner', name: 'Sprinkler Control', kind: 'corner', edges: 'XXDX' },
  { id: 'C2', class: 'corner', name: 'Medical Supplies', kind: 'corner', edges: 'XXDX' },
  { id: 'C3', class: 'corner', name: 'Ammo Reserve', kind: 'corner', edges: 'XXDX' },
  { id: 'ENT', class: 'entrance', name: 'Entrance Hall', kind: 'open', edges: 'OOVO' },
  { id: 'O1', class: 'outer', name: 'Portrait Gallery', kind: 'open', edges: 'VOOO' },
  { id: 'O2', class: 'outer', name: 'Conservatory', kind: 'open', edges: 'VOXO' },
  { id: 'O3', class: 'outer', name: 'Dining Room', kind: 'open', edges: 'VOOO', camera: true },
  { id: 'O4', class: 'outer', name: 'Reading Room', kind: 'two-room', edges: 'VOOO', side: { name: 'Map Closet', facing: 2 } },
  { id: 'O5', class: 'outer', name: 'Kitchen', kind: 'two-room', edges: 'VXOO', side: { name: 'Pantry', facing: 3 } },
  { id: 'O6', class: 'outer', name: 'Laundry', kind: 'open', edges: 'VOOX', camera: true, icon: 'lurking' },
  { id: 'O7', class: 'outer', name: 'Guest Bedroom', kind: 'closed', edges: 'VXDX' },
  { id: 'O8', class: 'outer', name: 'Scullery', kind: 'open', edges: 'VOOO', icon: 'gas' },
  { id: 'O9', class: 'outer', name: 'Trophy Room', kind: 'open', edges: 'VOOO', camera: true, icon: 'lurking' },
  { id: 'O10', class: 'outer', name: 'Washroom', kind: 'closed', edges: 'VXXD' },
  { id: 'O11', class: 'outer', name: 'Smoking Room', kind: 'open', edges: 'VOXO', camera: true, icon: 'secure' },
  { id: 'O12', class: 'outer', name: 'Boiler Room', kind: 'open', edges: 'VOOO', icon: 'gas' },
  { id: 'I1', class: 'inner', name: 'Great Hall', kind: 'open', edges: 'OOOO', camera: true },
  { id: 'I2', class: 'inner', name: 'Round Salon', kind: 'open', edges: 'OOOO', icon: 'secure' },
  { id: 'I3', class: 'inner', name: 'Servants Corridor', kind: 'open', edges: 'OXOX', icon: 'lurking' },
  { id: 'I4', class: 'inner', name: 'Stair Hall', kind: 'two-room', edges: 'OOXO', side: { name: 'Cellar', facing: 1 }, camera: true },
  { id: 'I5', class: 'inner', name: 'Passageway', kind: 'two-room', edges: 'OXOO', side: { name: 'Storage Room', facing: 3 } },
  { id: 'I6', class: 'inner', name: 'Cross Passage', kind: 'two-room', edges: 'OOXO', side: { name: 'Linen Room', facing: 0 } },
  { id: 'I7', class: 'inner', name: 'Strong Room', kind: 'closed', edges: 'DXDX', icon: 'secure' },
  { id: 'I8', class: 'inner', name: 'Records Room', kind: 'closed', edges: 'DXXX' },
  { id: 'I9', class: 'inner', name: 'Landing', kind: 'open', edges: 'OOOX', camera: true },
  { id: 'I10', class: 'inner', name: 'Atrium', kind: 'open', edges: 'OOOO', camera: true, icon: 'gas' },
];

export const TILE: Readonly<Record<TileId, Tile>> = Object.fromEntries(
  TILES.map((tile) => [tile.id, tile]),
) as Record<TileId, Tile>;

export const FUNCTION_CORNERS = ['C1', 'C2', 'C3'] as const;
export type FunctionCorner = (typeof FUNCTION_CORNERS)[number];

export const PRESET_IDS = ['P1', 'P2', 'P3'] as const;
export type PresetId = (typeof PRESET_IDS)[number];

/** Tile and rotation of every position, row by row. */
export const PRESETS: Readonly<
  Record<PresetId, { readonly name: string; readonly note: string; readonly house: string }>
> = {
  P1: {
    name: 'First Night',
    note: 'Open routes, few cameras: a good first house.',
    house:
      'LAB@270 O12@0 O5@0 O7@0 C2@0 O1@270 I1@0 I2@90 I5@0 O2@90 O9@270 I6@0 I3@180 I10@0 O8@90 C3@180 O10@180 ENT@0 O4@180 C1@90',
  },
  P2: {
    name: 'House Rules',
    note: 'The standard house.',
    house:
      'LAB@0 O7@0 O2@0 O3@0 C3@90 O1@270 I2@0 I6@180 I1@180 O12@90 O9@270 I5@0 I3@180 I4@90 O4@90 C1@180 O5@180 ENT@0 O8@180 C2@180',
  },
  P3: {
    name: 'Under Watch',
    note: 'Cameras in every row and on the entrance: for those who know the house.',
    house:
      'C1@270 O1@0 O9@0 O10@0 LAB@0 O7@270 I6@0 I1@270 I4@180 O8@90 O12@270 I5@270 I2@0 I10@180 O4@90 C3@180 O5@180 ENT@0 O6@180 C2@180',
  },
};
