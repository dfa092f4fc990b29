/** Building by hand: the tiles that are left lie on the lawn before the house, and the next position waits for one of them. */
import { ENTRANCE } from '../geometry';
import type { Box, Target } from '../../../ui/gameView';
import { TILE as TILE_ROW, TILES, type TileId } from '../data/tiles';
import { CELLS, planOf, ROTATIONS, type Cell, type Rotation } from '../geometry';
import type { DarkestState } from '../state';
import { cellBox, HOUSE, middle } from './floor';

/** A tile on the lawn, and the room that all of them need below the house. */
export const SMALL = 58;
const GAP = 8;
const COLUMNS = 9;
export const YARD = 246;
const TOP = HOUSE.height + 34;

export function building(state: DarkestState): boolean {
  return state.frames[state.frames.length - 1]?.step === 'placeTile';
}

/** The position that is filled next. */
export function nextPlot(state: DarkestState): Cell | null {
  const { tiles } = planOf(state.house);
  return CELLS.find((cell) => cell !== ENTRANCE && !tiles[cell]) ?? null;
}

/** Tiles that have not been laid, with their place on the lawn. */
export function lawnTiles(state: DarkestState): { readonly tile: TileId; readonly box: Box }[] {
  const { where } = planOf(state.house);
  const left = TILES.filter(({ id }) => where[id] === undefined);
  const width = COLUMNS * (SMALL + GAP) - GAP;
  return left.map(({ id }, at) => ({
    tile: id,
    box: {
      x: (HOUSE.width - width) / 2 + (at % COLUMNS) * (SMALL + GAP),
      y: TOP + Math.floor(at / COLUMNS) * (SMALL + GAP + 4),
      width: SMALL,
      height: SMALL,
    },
  }));
}

/** Where the mark for each way of turning a tile is: at the side to which its northern edge points. */
export function turnPlaces(
  cell: Cell,
): { readonly rotation: Rotation; readonly x: number; readonly y: number }[] {
  const { x, y } = middle(cellBox(cell));
  const reach = 40;
  const sides = [
    [0, -reach],
    [reach, 0],
    [0, reach],
    [-reach, 0],
  ] as const;
  return ROTATIONS.map((rotation, at) => {
    const [dx, dy] = sides[at] ?? [0, 0];
    return { rotation, x: x + dx, y: y + dy };
  });
}

export function buildingTargets(state: DarkestState): Target[] {
  if (!building(state)) return [];
  const plot = nextPlot(state);
  const lawn = lawnTiles(state).map(({ tile, box }): Target => ({
    id: `lawn:${tile}`,
    kind: 'piece',
    shape: { kind: 'box', ...box },
    at: middle(box),
    z: 5,
    label: TILE_ROW[tile].name,
    facets: { tile },
  }));
  if (plot === null) return lawn;
  return [
    ...lawn,
    ...turnPlaces(plot).map(({ rotation, x, y }): Target => ({
      id: `turn:${rotation}`,
      kind: 'place',
      shape: { kind: 'circle', x, y, r: 14 },
      at: { x, y },
      z: 6,
      label: rotation === 0 ? 'As it is' : `Turned by ${rotation} degrees`,
      facets: { rotation },
    })),
  ];
}
