/** How a game begins (BC-SETUP). */
import { pick, pile, take, type Pile } from '../../core/bag';
import { firstFrame } from '../../core/engine';
import type { Random } from '../../core/random';
import { BALANCE, HAZARD_TILES, PROVISIONS } from './data/balance';
import type { Goods } from './data/goods';
import { MINOR_IDS, MINORS, MISSION_IDS, MISSIONS, PREPARATIONS, type MinorId } from './data/objectives';
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from './data/survivors';
import { OPENING_TILES, TILE_KINDS, TILES, type Category, type TileKind } from './data/tiles';
import { around, BASE, type Cell } from './geometry';
import type { BasecampOptions } from './options';
import { round } from './procedures/round';
import { backOf, newTile, type BasecampState, type PileTile, type Survivor, type Tiles } from './state';
import type { CoreState } from '../../core/procedure';

type Beginning = Omit<BasecampState, keyof CoreState> & Pick<BasecampState, 'frames'>;

export function setup(options: BasecampOptions, random: Random): Beginning {
  const total = options.survivors;
  const balance = BALANCE[total];
  if (balance === undefined) throw new Error(`The balance table has no row for ${total} survivors.`);
  const mission = options.firstGame
    ? 'beaconLine'
    : options.mission === 'random'
      ? pick(MISSION_IDS, random)
      : options.mission;
  const minor = minorOf(options, random);
  const cards = pile<SurvivorId>(SURVIVOR_IDS);
  const survivors = Array.from({ length: total }, (_, n) => deal(options, n, take(cards.middle, random)));
  const tiles = openingCross(random);
  const kinds = pileOf(options, balance.enemyTiles, minor, MISSIONS[mission].tiles, random);
  const food = balance.food + PROVISIONS[options.provisions];
  return {
    options,
    round: 0,
    mission,
    missionDone: false,
    minor,
    minorDone: false,
    progress: {},
    tiles,
    pile: pile<PileTile>(kinds) satisfies Pile<PileTile>,
    hand: [],
    out: [],
    supply: countBacks([...kinds, ...Object.values(tiles).map(({ kind }) => kind)]),
    stock: { food },
    survivors,
    cards,
    enemies: [],
    enemiesSeen: 0,
    turn: null,
    enemyPhase: false,
    used: { look: false, clear: false, bury: false },
    stuck: [],
    first: options.firstGame ? random.die(total) - 1 : 0,
    outcome: null,
    frames: [firstFrame(round, {})],
  };
}

function minorOf({ firstGame, minor }: BasecampOptions, random: Random): MinorId | null {
  if (firstGame || minor === 'none') return null;
  return minor === 'random' ? pick(MINOR_IDS, random) : minor;
}

/** BC-SETUP-18: in seat order, starting again at the first seat until the total is reached. */
function deal(options: BasecampOptions, n: number, card: SurvivorId): Survivor {
  return {
    seat: n % options.players,
    card,
    colour: options.colours[n] ?? 'red',
    health: 'healthy',
    cell: BASE,
    goods: { ...SURVIVORS[card].goods } as Goods,
    jawTraps: 0,
    acted: false,
    losesNextTurn: false,
  };
}

/** BC-SETUP-09, BC-RULING-03: Base and the four basic tiles, on sides drawn at random. */
function openingCross(random: Random): Tiles {
  const tiles: Tiles = { [BASE]: newTile('base') };
  const basic = [...OPENING_TILES];
  for (const side of around(BASE)) tiles[side as Cell] = newTile(take(basic, random));
  return tiles;
}

function pileOf(
  options: BasecampOptions,
  enemyTiles: number,
  minor: MinorId | null,
  missionTiles: Partial<Record<TileKind, number>>,
  random: Random,
): TileKind[] {
  const starting = supplyOf('starting', options.expansion);
  for (const kind of OPENING_TILES) starting.splice(starting.indexOf(kind), 1);
  const drawn = (category: 'hazard' | 'enemy', count: number) => {
    const supply = supplyOf(category, options.expansion);
    const taken = Array.from({ length: count }, () => take(supply, random));
    return prepare(taken, supply, category, minor, random);
  };
  const objective = { ...missionTiles, ...(minor === null ? {} : MINORS[minor].tiles) };
  return [
    ...starting,
    ...drawn('hazard', HAZARD_TILES),
    ...drawn('enemy', enemyTiles),
    ...TILE_KINDS.flatMap((kind) => Array.from({ length: objective[kind] ?? 0 }, () => kind)),
  ];
}

/** Every tile of a category, with or without the expansion (BC-SETUP-20). */
export function supplyOf(category: Category, expansion: boolean): TileKind[] {
  const supply: TileKind[] = [];
  for (const kind of TILE_KINDS) {
    const row = TILES[kind];
    if (row.category !== category || (row.set !== undefined && !expansion)) continue;
    for (let n = 0; n < row.count; n++) supply.push(kind);
  }
  return supply;
}

/** BC-PR01 to BC-PR04: drawn tiles are exchanged until a minor objective can be completed. */
function prepare(
  taken: TileKind[],
  supply: TileKind[],
  category: 'hazard' | 'enemy',
  minor: MinorId | null,
  random: Random,
): TileKind[] {
  const wanted = minor === null ? undefined : PREPARATIONS[minor];
  if (wanted === undefined || wanted.category !== category) return taken;
  const named = (kind: TileKind) => wanted.tiles.includes(kind);
  while (taken.filter(named).length < wanted.atLeast) {
    const out = pick(
      taken.filter((kind) => !named(kind)),
      random,
    );
    const into = pick(supply.filter(named), random);
    taken.splice(taken.indexOf(out), 1, into);
    supply.splice(supply.indexOf(into), 1, out);
  }
  return taken;
}

/** How many tiles there are, by what their backs tell. */
export function countBacks(kinds: readonly TileKind[]): Partial<Record<PileTile, number>> {
  const counts: Partial<Record<PileTile, number>> = {};
  for (const kind of kinds) counts[backOf(kind)] = (counts[backOf(kind)] ?? 0) + 1;
  return counts;
}
