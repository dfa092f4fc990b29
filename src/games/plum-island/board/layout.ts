/**
 * Where everything stands: the areas, bridges and gates of the generated island, and the pieces that crowd into them. Pure
 * geometry; the board draws it, the table hits it, the playback moves along it.
 */
import type { Facets } from '../../../core/procedure';
import type { Layout, Point, Shape, Target } from '../../../ui/gameView';
import type { CivilianId } from '../data/civilians';
import { CIVILIAN } from '../data/civilians';
import { BRIDGES, SPAWN_ZONES, type AreaId, type BridgeId, type SpaceId } from '../data/map';
import { MUTATION, MUTATION_IDS, type MutationId } from '../data/mutations';
import { AREA, AREA_IDS, isSpawnZone } from '../data/topology';
import { CRAFT, CRAFT_IDS, UNIT, type CraftId, type UnitId } from '../data/units';
import { civiliansAt, unitsAt } from '../queries';
import type { PlumState, StackState } from '../state';
import { bridgePlace } from './bridges';
import { ISLAND } from './island.generated';
import { nameLines } from './nameLines';
import { alongCubic } from './paths';

export type PieceKind = 'stack' | 'mutation' | 'unit' | 'compound' | 'craft' | 'civilians';

/** One standing piece with the ground under its base. */
export interface Spot extends Point {
  readonly id: string;
  readonly kind: PieceKind;
  /** Drawn smaller where an area is crowded. */
  readonly scale: number;
  readonly space: SpaceId;
}

const BOUNDS = { x: -76, y: -104, width: 930, height: 1410 };
/** Widest that a row of pieces may get without leaving its area. */
const ROW_WIDTH = 82;
const PIECE_WIDTH = 33;
const ONE_ROW = 3;
/** The icons of an area stand in its west, so the pieces keep a little to the east. */
const EAST = 4;

export function centre(space: SpaceId): Point {
  const [x, y] = ISLAND.centres[space] ?? [0, 0];
  return { x, y };
}

/** Boats lie at the piers, south of their docks; helicopters stand on the pad. */
const PIER: Partial<Record<AreaId, Point>> = {
  '1L': { x: 34, y: 66 },
  '2J': { x: -4, y: 72 },
  '3K': { x: 4, y: 74 },
};
const PAD: Point = { x: 30, y: -22 };
const BEACH: Point = { x: 0, y: 58 };

/** All pieces on the map, from north to south, so that what stands in front is drawn last. */
export function spots(state: PlumState): Spot[] {
  const found: Spot[] = [];
  for (const space of SPAWN_ZONES) found.push(...inSpace(state, space));
  for (const area of AREA_IDS) found.push(...inSpace(state, area), ...craftIn(state, area));
  return found.sort((a, b) => a.y - b.y);
}

function inSpace(state: PlumState, space: SpaceId): Spot[] {
  const back: { id: string; kind: PieceKind }[] = [];
  const front: { id: string; kind: PieceKind }[] = [];
  for (const stack of state.stacks)
    if (stack.at === space) back.push({ id: `horror:${stack.id}`, kind: 'stack' });
  for (const id of MUTATION_IDS)
    if (state.mutations[id].at === space) back.push({ id: `horror:${id}`, kind: 'mutation' });
  if (!isSpawnZone(space)) {
    if (civiliansAt(state, space).length > 0) back.push({ id: `civilians:${space}`, kind: 'civilians' });
    for (const id of unitsAt(state, space)) {
      const kind = UNIT[id].kind === 'compound' ? 'compound' : 'unit';
      (kind === 'compound' ? back : front).push({ id: `unit:${id}`, kind });
    }
  }
  // A single row looks better than one piece behind another; two rows only when one would not fit.
  const all = [...back, ...front];
  const lift = nameHeight(space);
  if (all.length <= ONE_ROW) return line(all, space, 16 - lift);
  const half = Math.ceil(all.length / 2);
  return [...line(all.slice(0, half), space, -4 - lift / 2), ...line(all.slice(half), space, 21 - lift)];
}

/** The name stands below the pieces: two lines of it lift them a little. */
function nameHeight(space: SpaceId): number {
  return isSpawnZone(space) ? 0 : (nameLines(AREA[space]).length - 1) * 10;
}

function line(row: readonly { id: string; kind: PieceKind }[], space: SpaceId, dy: number): Spot[] {
  const { x, y } = centre(space);
  const gap = row.length < 2 ? 0 : Math.min(PIECE_WIDTH + 4, (ROW_WIDTH - PIECE_WIDTH) / (row.length - 1));
  const scale = gap > 0 && gap < PIECE_WIDTH - 6 ? 0.78 : 0.92;
  return row.map((piece, at) => ({
    ...piece,
    space,
    scale,
    x: x + EAST + (at - (row.length - 1) / 2) * gap,
    y: y + dy,
  }));
}

function craftIn(state: PlumState, area: AreaId): Spot[] {
  const { x, y } = centre(area);
  return CRAFT_IDS.filter((id) => state.craft[id].at === area).map((id, at) => {
    const place = CRAFT[id].kind === 'helicopter' ? PAD : (PIER[area] ?? BEACH);
    return {
      id: `craft:${id}`,
      kind: 'craft',
      space: area,
      scale: 0.8,
      x: x + place.x + at * 20,
      y: y + place.y + at * 4,
    };
  });
}

/** A piece as it is seen from far away, and how many it stands for. */
export interface FarSpot extends Spot {
  readonly count: number;
}

/** From far away a space shows its threat and one of its people, larger, side by side, with a number for the others. */
export function fromAfar(standing: readonly Spot[]): FarSpot[] {
  const found: FarSpot[] = [];
  for (const space of new Set(standing.map((spot) => spot.space))) {
    const here = standing.filter((spot) => spot.space === space);
    const threats = ofKind(here, 'stack', 'mutation');
    const units = ofKind(here, 'unit', 'compound');
    const people = units.length > 0 ? units : ofKind(here, 'civilians');
    const seen = [threats, people].filter((group) => group.length > 0);
    const { x, y } = centre(space);
    const [scale, dx] = seen.length > 1 ? [1.15, 13] : [1.35, 9];
    seen.forEach((group, at) => {
      const [first] = group;
      if (!first) return;
      const shift = (at - (seen.length - 1) / 2) * 36;
      found.push({ ...first, count: group.length, scale, x: x + shift + dx, y: y + 21 });
    });
    found.push(...ofKind(here, 'craft').map((spot) => ({ ...spot, count: 1 })));
  }
  return found;
}

/** The first kind is shown rather than the second. */
function ofKind(spots: readonly Spot[], ...kinds: PieceKind[]): Spot[] {
  return kinds.flatMap((kind) => spots.filter((spot) => spot.kind === kind));
}

function areaShape(id: AreaId): Shape {
  return { kind: 'polygon', points: (ISLAND.outlines[id] ?? []).map(([x, y]) => ({ x, y })) };
}

const AREA_TARGETS: readonly Target[] = AREA_IDS.map((id) => ({
  id: `area:${id}`,
  kind: 'place',
  shape: areaShape(id),
  at: centre(id),
  z: 0,
  label: `${id} ${AREA[id].name}`,
  facets: { area: id },
}));

const GATE_TARGETS: readonly Target[] = SPAWN_ZONES.map((id) => {
  const { x, y } = centre(id);
  return {
    id: `area:${id}`,
    kind: 'place',
    shape: { kind: 'box', x: x - 40, y: y - 32, width: 80, height: 60 },
    at: { x, y },
    z: 0,
    label: `Spawn Zone ${id.slice(1)}`,
    facets: { area: id },
  };
});

const BRIDGE_TARGETS: readonly Target[] = BRIDGES.map((bridge: BridgeId) => {
  const { x, y } = bridgePlace(bridge);
  return {
    id: `bridge:${bridge}`,
    kind: 'place',
    shape: { kind: 'circle', x, y, r: 16 },
    at: { x, y },
    z: 1,
    label: `Bridge ${bridge}`,
    facets: { bridge },
  };
});

function pieceTarget(state: PlumState, { id, kind, x, y, scale, space }: Spot, z: number): Target {
  const [, name = ''] = id.split(':');
  const height = kind === 'civilians' ? 24 : kind === 'stack' ? 34 : 46;
  return {
    id,
    kind: 'piece',
    shape: {
      kind: 'box',
      x: x - 16 * scale,
      y: y - height * scale,
      width: 32 * scale,
      height: (height + 6) * scale,
    },
    at: { x, y },
    z: 2 + z,
    label: pieceName(state, kind, name, space),
    facets: pieceFacets(state, kind, name, space),
  };
}

/** What a tap on a piece picks. A stack is named by its area in every option, and so are civilians, who are told apart later. */
function pieceFacets(state: PlumState, kind: PieceKind, name: string, space: SpaceId): Facets {
  switch (kind) {
    case 'stack':
      return { area: space };
    case 'civilians': {
      const [only, ...others] = civiliansAt(state, space as AreaId);
      return {
        area: space,
        ...(only !== undefined && others.length === 0 ? { civilian: only, to: only } : {}),
      };
    }
    case 'mutation':
      return { target: name };
    case 'craft':
      return { craft: name };
    case 'unit':
      return { unit: name, target: name, to: name };
    case 'compound':
      return { unit: name, target: name, to: name, compound: name };
  }
}

export function pieceName(state: PlumState, kind: PieceKind, name: string, space: SpaceId): string {
  switch (kind) {
    case 'stack':
      return `Stack of ${stack(state, name)?.tiles ?? 0} Horrors`;
    case 'mutation':
      return MUTATION[name as MutationId].name;
    case 'civilians': {
      const here = civiliansAt(state, space as AreaId);
      return here.length === 1 ? CIVILIAN[here[0] as CivilianId].name : `${here.length} Civilians`;
    }
    case 'craft':
      return CRAFT[name as CraftId].name;
    case 'unit':
    case 'compound':
      return UNIT[name as UnitId].name;
  }
}

function stack(state: PlumState, id: string): StackState | undefined {
  return state.stacks.find((one) => one.id === id);
}

export function layout(state: PlumState): Layout {
  const pieces = spots(state).map((spot, z) => pieceTarget(state, spot, z));
  return { bounds: BOUNDS, targets: [...AREA_TARGETS, ...GATE_TARGETS, ...BRIDGE_TARGETS, ...pieces] };
}

/** The way along the road from one space to a neighbour; a straight line where there is no road. */
export function way(from: SpaceId, to: SpaceId): Point[] {
  const road = ISLAND.roads.find(
    (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
  );
  if (!road) return [centre(from), centre(to)];
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const { x, y } = alongCubic(road.curve, t);
    return { x, y };
  });
  return road.from === from ? steps : steps.reverse();
}
