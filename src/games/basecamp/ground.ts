/** What happens to tiles: drawn, shuffled in, cleared, burned; and who would be cut off by one (BC-RULING-14 and 56). */
import { draw, remaining } from '../../core/bag';
import { BLAZE_RANGE, TILES, type TileKind } from './data/tiles';
import { killEnemy } from './figures/enemies';
import { killSurvivor } from './figures/survivors';
import {
  around,
  BASE,
  chainFrom,
  completesBlock,
  exits,
  explorable,
  impassable,
  kindling,
  pathFrom,
  type Cell,
} from './geometry';
import {
  backOf,
  boardChanged,
  change,
  newTile,
  survivorOf,
  survivorsAt,
  tileAt,
  type BasecampPlay,
  type BasecampState,
  type Tile,
  type Tiles,
} from './state';

/** The next tile of the pile, or null. */
export function drawTile(play: BasecampPlay): TileKind | null {
  const tile = draw(play.state.pile, play.random);
  if (tile === 'hazardBack' || tile === 'enemyBack')
    throw new Error('This is only what a player sees of the pile.');
  return tile;
}

/** BC-RULING-65: mixes the whole pile and ends what was known of its order. */
export function shuffleIn(play: BasecampPlay, kinds: readonly TileKind[]): void {
  const { pile } = play.state;
  if (kinds.length === 0) return;
  pile.middle.push(...pile.top, ...pile.bottom, ...kinds);
  pile.top = [];
  pile.bottom = [];
  for (const tile of kinds) play.emit({ type: 'tileShuffledIn', tile, rule: 'BC-RULING-65' });
}

/** A copy that was not in this game before (BC-RULING-62). */
export function shuffleInCopy(play: BasecampPlay, kind: TileKind): void {
  change(play.state.supply, backOf(kind), 1);
  shuffleIn(play, [kind]);
}

/** BC-CLEAR-06: only what has a requirement or something to gather. */
export function clearable(tile: Tile): boolean {
  const row = TILES[tile.kind];
  return !tile.cleared && (row.clear !== undefined || row.gather !== undefined);
}

export function clearTile(
  play: BasecampPlay,
  cell: Cell,
  how: 'gather' | 'clear' | 'flood' | 'vermin',
  rule: string,
): void {
  const tile = tileAt(play.state, cell);
  tile.cleared = true;
  boardChanged(play.state);
  play.mark(`cleared/${how}`);
  play.emit({ type: 'tileCleared', tile: tile.kind, cell, how, rule, at: [`cell:${cell}`] });
}

export function placeTile(play: BasecampPlay, kind: TileKind, cell: Cell): void {
  play.state.tiles[cell] = newTile(kind);
  boardChanged(play.state);
  play.mark(`tile/${kind}`);
  play.emit({ type: 'tilePlaced', tile: kind, cell, rule: 'BC-EXPLORE-02', at: [`cell:${cell}`] });
}

/** Fire takes a tile, then whoever is still on it (BC-RULING-45). */
export function burn(play: BasecampPlay, cells: readonly Cell[]): void {
  const { state } = play;
  for (const cell of cells) {
    change(tileAt(state, cell).tokens, 'blaze', 1);
    play.mark('token/blaze');
    play.emit({ type: 'fireSpread', cell, rule: 'BC-BLAZE-01', at: [`cell:${cell}`] });
  }
  boardChanged(state);
  for (const cell of cells) {
    for (const index of survivorsAt(state, cell)) killSurvivor(play, index);
    for (const enemy of [...state.enemies]) if (enemy.cell === cell) killEnemy(play, enemy, 'blaze');
  }
}

/** The tiles that a Blaze reaches, Base excepted. */
export function fireOf(tiles: Tiles, fire: Cell): Cell[] {
  return [...chainFrom(tiles, fire, BLAZE_RANGE).keys()].filter(
    (cell) => cell !== BASE && tiles[cell]?.tokens.blaze === undefined,
  );
}

// Cutting off

/** BC-RULING-46: towards Base if there is a way at all, else anywhere. The tile left behind is already impassable. */
export function landings(tiles: Tiles, from: Cell): Cell[] {
  const ways = exits(tiles, from);
  const home = pathFrom(tiles, BASE);
  const best = Math.min(Infinity, ...ways.map((cell) => home.get(cell) ?? Infinity));
  return best === Infinity ? ways : ways.filter((cell) => home.get(cell) === best);
}

interface Board {
  readonly tiles: Tiles;
  /** Where each survivor may stand afterwards; none: it must flee from a fire, which decides about it, or is dead. */
  readonly places: readonly (readonly Cell[])[];
}

/** The board after a tile and its immediate terrain effect, for the test of BC-RULING-14. */
function boardAfter(state: BasecampState, kind: TileKind, origin: Cell, cell: Cell): Board {
  const tiles: Tiles = { ...state.tiles };
  let places: Cell[][] = state.survivors.map((survivor) => (survivor.cell === null ? [] : [survivor.cell]));
  if (kind === 'collapsedPassage') {
    tiles[origin] = newTile(kind);
    places = places.map((at) => (at[0] === origin ? landings(tiles, origin) : at));
  } else if (kind === 'rubbleSlide') {
    tiles[cell] = tileAt(state, origin);
    tiles[origin] = newTile(kind);
    places = places.map((at) => (at[0] === origin ? [cell] : at));
  } else {
    tiles[cell] = newTile(kind);
  }
  const burning = new Set(kindling(tiles, null).map((late) => late.cell));
  if (kind === 'blaze') {
    // Whoever is in range must flee, also from Base.
    const fled = chainFrom(tiles, cell, BLAZE_RANGE);
    places = places.map((at) => (at.some((place) => fled.has(place)) ? [] : at));
  }
  places = places.map((at) => (at.some((place) => burning.has(place)) ? [] : at));
  for (const hot of burning) tiles[hot] = { ...(tiles[hot] ?? newTile(kind)), tokens: { blaze: 1 } };
  return { tiles, places };
}

interface Freedom {
  readonly explore: boolean;
  readonly home: boolean;
}

/**
 * What can be reached from a tile: barriers and enemies count as passable. Whoever can explore is free in every sense, so the
 * way home is looked for only where no tile can be laid.
 */
function freedomFrom(tiles: Tiles, start: Cell, pileLeft: boolean): Freedom {
  const seen = new Set<Cell>([start]);
  for (const cell of seen) {
    for (const next of around(cell)) {
      const tile = tiles[next];
      if (tile === undefined) {
        if (pileLeft && !completesBlock(tiles, next)) return { explore: true, home: false };
      } else if (!impassable(tile)) {
        seen.add(next);
      }
    }
  }
  return { explore: false, home: seen.has(BASE) };
}

/** Would laying this tile here cut somebody off, or end exploring for everybody? */
export function cutsOff(state: BasecampState, kind: TileKind, origin: Cell, cell: Cell): boolean {
  // The tile in question stands in the hand, with all that were refused before it.
  const pileLeft = remaining(state.pile) + state.hand.length - 1 > 0;
  const after = boardAfter(state, kind, origin, cell);
  const before = (index: number) => freedomFrom(state.tiles, survivorOf(state, index).cell ?? BASE, true);
  let canExplore = false;
  let tested = false;
  for (const [index, places] of after.places.entries()) {
    const { cell: now } = survivorOf(state, index);
    if (now === null) continue;
    // BC-COLLAPSE-07: nowhere to be thrown to.
    if (places.length === 0 && kind === 'collapsedPassage' && now === origin) return true;
    if (places.length === 0) continue;
    tested = true;
    const freedoms = places.map((place) => freedomFrom(after.tiles, place, pileLeft));
    canExplore ||= freedoms.some(({ explore }) => explore);
    if (freedoms.some(({ home, explore }) => home || explore)) continue;
    const was = before(index);
    if (was.home || was.explore) return true;
  }
  if (!tested || !pileLeft || canExplore) return false;
  return state.survivors.some(({ cell: now }, index) => now !== null && before(index).explore);
}

/** The cells for a tile: its own place for what takes no new cell (BC-EXPLORE-12). */
export function cellsFor(state: BasecampState, kind: TileKind, origin: Cell): Cell[] {
  return kind === 'collapsedPassage' ? [origin] : explorable(state.tiles, origin);
}

/** BC-EXPLORE-05: every allowed placement is bad. */
export function mustBeRefused(state: BasecampState, kind: TileKind, origin: Cell): boolean {
  if (kind === 'jawTrap') return false;
  return cellsFor(state, kind, origin).every((cell) => cutsOff(state, kind, origin, cell));
}
