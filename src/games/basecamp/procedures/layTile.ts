/** What a new tile does, in the order of BC-RULING-16: laid, late fire, effects, spawns, combat, knockback, aftermath. */
import { pick } from '../../../core/bag';
import { call, end, go, option, type Procedure } from '../../../core/procedure';
import { ITEMS, RESOURCES, type Goods, type Item, type Resource } from '../data/goods';
import { ITEM_SOURCES } from '../data/objectives';
import {
  BARRIER_TILE_TOKENS,
  BLAST_RANGE,
  BLAZE_RANGE,
  GAS_RANGE,
  RUBBLE_TOKENS,
  TILES,
  type TileKind,
} from '../data/tiles';
import type { BasecampEvent } from '../events';
import { killEnemy, raiseBarriers } from '../figures/enemies';
import { fallOn, itemsIn } from '../figures/goods';
import { drawShots, endTurnOf, enterTile, hurt, loseAp, strangersAiming } from '../figures/survivors';
import { chainFrom, exits, kindling, type Cell } from '../geometry';
import { burn, clearable, clearTile, fireOf, landings, placeTile, shuffleIn, shuffleInCopy } from '../ground';
import { stepsTowardsTarget, rollTheWay } from '../routes';
import {
  able,
  addAll,
  boardChanged,
  change,
  held,
  newTile,
  procedure,
  question,
  resourcesIn,
  seatOf,
  survivorOf,
  survivorsAt,
  tileAt,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import { combats } from './combat';
import { enemyEnters } from './enemyStep';
import { flights, flightsFrom, type Source } from './flight';
import { appearancesOf, spawnEnemies } from './spawning';

type Laid = {
  explorer: number;
  tile: TileKind;
  origin: Cell;
  cell: Cell;
  /** Survivors who still have to suffer the step in hand. */
  fleeing: number[];
  sources: Source[];
};

export const layTile: Procedure<BasecampState, BasecampEvent, Laid> = procedure<Laid>('layTile', {
  lay(play, frame) {
    const { tile, explorer, origin, cell } = frame;
    if (tile === 'jawTrap') {
      jawTrap(play, explorer);
      return end();
    }
    if (tile === 'collapsedPassage')
      return call(collapse, { explorer, cell: origin, falling: [], items: {}, enemies: [] });
    placeTile(play, tile, cell);
    if (tile === 'rubbleSlide') swapTiles(play, origin, cell);
    return undefined;
  },
  lateFire(play, frame) {
    const { state } = play;
    const late = kindling(state.tiles, frame.tile === 'blaze' ? frame.cell : null);
    if (late.length === 0) return go('effects');
    const fires = [...new Set(late.map(({ fire }) => fire))];
    const sources = fires.map((fire): Source => ({
      cell: fire,
      range: BLAZE_RANGE,
      enemies: true,
      spared: [],
      only: late.filter((one) => one.fire === fire).map(({ cell }) => cell),
    }));
    return call(flights, flightsFrom(sources, null));
  },
  lateFireBurns(play, frame) {
    const late = kindling(play.state.tiles, frame.tile === 'blaze' ? frame.cell : null);
    play.mark('effect/lateFire');
    burn(play, [...new Set(late.map(({ cell }) => cell))]);
  },
  effects(play, frame) {
    applyEffect(play, frame);
    frame.fleeing = [];
    if (frame.tile !== 'explosion') return go('spawns');
    const blast = chainFrom(play.state.tiles, frame.cell, BLAST_RANGE);
    play.state.survivors.forEach((survivor, index) => {
      if (survivor.cell !== null && blast.has(survivor.cell) && resourcesIn(survivor.goods) > 0)
        frame.fleeing.push(index);
    });
    return undefined;
  },
  blast: (_, frame) => (frame.fleeing.length === 0 ? go('spawns') : undefined),
  loseToBlast: question<Laid, { survivor: number; good: Resource }>({
    seat: (state, frame) => seatOf(state, frame.fleeing[0] ?? 0),
    options(state, frame) {
      const survivor = frame.fleeing[0] ?? 0;
      const { goods } = survivorOf(state, survivor);
      return RESOURCES.filter((good) => held(goods, good) > 0).map((good) => option({ survivor, good }));
    },
    choose(play, frame, { survivor, good }) {
      const { goods, card } = survivorOf(play.state, survivor);
      change(goods, good, -1);
      play.emit({
        type: 'resourceLost',
        survivor,
        card,
        good,
        rule: 'BC-EXPLOSION-01',
        at: [`survivor:${survivor}`],
      });
      frame.fleeing.shift();
      return go('blast');
    },
  }),
  spawns(play, frame) {
    const { tile, cell, explorer } = frame;
    const spawns = appearancesOf(play, tile, cell, explorer);
    frame.sources = [];
    return spawns.length === 0 ? go('knockback') : call(spawnEnemies, { spawns });
  },
  spawnCombat(_, frame) {
    frame.sources = frame.result as Source[];
    return call(combats, { wave: [] });
  },
  knockback(_, frame) {
    const { tile, cell, explorer, sources } = frame;
    const { knockback } = TILES[tile];
    if (knockback !== undefined)
      sources.push({ cell, range: knockback, enemies: true, spared: [], only: null });
    return sources.length === 0 ? end() : call(flights, flightsFrom(sources, explorer));
  },
  aftermath(play, frame) {
    const { tile, cell } = frame;
    if (tile === 'explosion') {
      play.mark('effect/explosion');
      const route = frame.result as Cell[];
      // BC-RULING-47: the tile it started from counts, the Explosion tile and the last one do not.
      for (const between of new Set(route.slice(0, -1)))
        raiseBarriers(play, between, 1, 'explosion', 'BC-EXPLOSION-03');
    }
    if (tile === 'blaze') {
      play.mark('effect/blaze');
      burn(play, fireOf(play.state.tiles, cell));
    }
  },
});

function applyEffect(play: BasecampPlay, { tile, cell, origin, explorer }: Laid): void {
  const { state } = play;
  switch (tile) {
    case 'barrierTile':
      play.mark('effect/barrierTile');
      raiseBarriers(play, cell, BARRIER_TILE_TOKENS, 'tile', 'BC-ENVBARRIER-01');
      return;
    case 'rubbleSlide':
      play.mark('effect/rubble');
      raiseBarriers(play, origin, RUBBLE_TOKENS, 'tile', 'BC-RUBBLE-03');
      return;
    case 'brokenStairs':
      play.mark('effect/stairs');
      if (able(survivorOf(state, explorer), 'sureFoot')) play.mark('ability/sureFoot');
      else hurt(play, explorer, 'stairs', 'BC-STAIRS-01');
      return;
    case 'flood':
      flood(play, cell);
      return;
    case 'gasLeak':
      gasLeak(play, cell, explorer);
      return;
    default:
  }
}

/** BC-SNARE-01 to BC-SNARE-04. */
function jawTrap(play: BasecampPlay, explorer: number): void {
  const survivor = survivorOf(play.state, explorer);
  survivor.jawTraps++;
  play.mark('tile/jawTrap');
  const at = [`survivor:${explorer}`];
  play.emit({
    type: 'jawTrapped',
    survivor: explorer,
    card: survivor.card,
    traps: survivor.jawTraps,
    rule: 'BC-SNARE-01',
    at,
  });
  loseAp(play, explorer, 1, 'jawTrap', 'BC-SNARE-02');
}

/** BC-RUBBLE-01, BC-RUBBLE-02: the explorer's tile and everything on it goes to the new cell. */
function swapTiles(play: BasecampPlay, origin: Cell, cell: Cell): void {
  const { state } = play;
  const moved = tileAt(state, origin);
  const riders = survivorsAt(state, origin);
  const before = riders.map((index) => strangersAiming(state, index));
  state.tiles[origin] = tileAt(state, cell);
  state.tiles[cell] = moved;
  play.emit({
    type: 'tilesSwapped',
    tile: moved.kind,
    from: origin,
    to: cell,
    rule: 'BC-RUBBLE-01',
    at: [`cell:${origin}`, `cell:${cell}`],
  });
  for (const index of riders) survivorOf(state, index).cell = cell;
  for (const enemy of state.enemies) {
    if (enemy.cell === origin) enemy.cell = cell;
    if (enemy.home === origin) enemy.home = cell;
  }
  riders.forEach((index, n) => drawShots(play, index, before[n] ?? []));
}

/** BC-FLOOD: clears without cost or gain; what lies loose there is gone, objective pieces come back through the pile. */
function flood(play: BasecampPlay, cell: Cell): void {
  const { state } = play;
  play.mark('effect/flood');
  let fences = false;
  for (const near of chainFrom(state.tiles, cell, TILES.flood.knockback).keys()) {
    const tile = tileAt(state, near);
    if (!clearable(tile)) continue;
    clearTile(play, near, 'flood', 'BC-FLOOD-01');
    if (TILES[tile.kind].category === 'objective') shuffleInCopy(play, tile.kind);
    const items = itemsIn(tile.loose);
    tile.loose = {};
    delete tile.tokens.trap;
    play.emit({ type: 'washedAway', cell: near, rule: 'BC-FLOOD-02', at: [`cell:${near}`] });
    for (const item of ITEMS) {
      if (item === 'fence') {
        if (held(items, item) > 0 && !fences && !state.minorDone) replaceItem(play, item);
        fences ||= held(items, item) > 0;
      } else {
        for (let n = held(items, item); n > 0; n--) replaceItem(play, item);
      }
    }
  }
}

/** BC-RULING-62. */
function replaceItem(play: BasecampPlay, item: Item): void {
  const sources = ITEM_SOURCES[item];
  shuffleInCopy(play, sources.length === 1 ? (sources[0] as TileKind) : pick(sources, play.random));
}

/** BC-GAS, BC-RULING-49. */
function gasLeak(play: BasecampPlay, cell: Cell, explorer: number): void {
  const { state } = play;
  play.mark('effect/gas');
  const cloud = chainFrom(state.tiles, cell, GAS_RANGE);
  state.survivors.forEach((survivor, index) => {
    if (survivor.cell === null || (index !== explorer && !cloud.has(survivor.cell))) return;
    const when = survivor.acted ? 'nextRound' : 'thisRound';
    if (survivor.acted) survivor.losesNextTurn = true;
    else survivor.acted = true;
    play.emit({
      type: 'gassed',
      survivor: index,
      card: survivor.card,
      when,
      rule: 'BC-GAS-01',
      at: [`survivor:${index}`],
    });
  });
  loseAp(play, explorer, Infinity, 'gas', 'BC-GAS-01');
  endTurnOf(state, explorer);
}

type Collapse = { explorer: number; cell: Cell; falling: number[]; items: Goods; enemies: number[] };

/** BC-COLLAPSE, BC-RULING-46. */
export const collapse: Procedure<BasecampState, BasecampEvent, Collapse> = procedure<Collapse>('collapse', {
  replace(play, frame) {
    const { state } = play;
    const { cell, explorer } = frame;
    const old = tileAt(state, cell);
    const returned = TILES[old.kind].category === 'objective' && !old.cleared;
    frame.items = itemsIn(old.loose);
    if (old.tokens.fittedFuse !== undefined) addAll(frame.items, { fuse: old.tokens.fittedFuse });
    frame.falling = survivorsAt(state, cell).sort((a, b) => Number(b === explorer) - Number(a === explorer));
    frame.enemies = state.enemies.filter((enemy) => enemy.cell === cell).map(({ id }) => id);
    state.tiles[cell] = newTile('collapsedPassage');
    boardChanged(state);
    play.mark('tile/collapsedPassage');
    play.emit({
      type: 'tileReplaced',
      tile: old.kind,
      cell,
      returned,
      rule: 'BC-COLLAPSE-01',
      at: [`cell:${cell}`],
    });
    if (returned) shuffleIn(play, [old.kind]);
    else state.out.push(old.kind);
  },
  falling: (_, frame) => (frame.falling.length === 0 ? go('enemiesFall') : undefined),
  landOn: question<Collapse, { survivor: number; cell: Cell }>({
    seat: (state, frame) => seatOf(state, frame.falling[0] ?? 0),
    options: (state, frame) =>
      landings(state.tiles, frame.cell).map((cell) => option({ survivor: frame.falling[0] ?? 0, cell })),
    choose(play, frame, { survivor, cell }) {
      frame.falling.shift();
      enterTile(play, survivor, cell, 'collapse');
      if (survivor === frame.explorer) fallOn(play, cell, frame.items);
      return go('falling');
    },
  }),
  enemiesFall(play, frame) {
    const { state } = play;
    const id = frame.enemies.shift();
    if (id === undefined) return undefined;
    const enemy = state.enemies.find((other) => other.id === id);
    if (enemy === undefined) return go('enemiesFall');
    const ways = exits(state.tiles, frame.cell);
    if (ways.length === 0) {
      killEnemy(play, enemy, 'collapse');
      return go('enemiesFall');
    }
    const to = rollTheWay(play, frame.cell, stepsTowardsTarget(state, enemy, ways), 'flight', `enemy:${id}`);
    return call(enemyEnters, { enemy: id, to, how: 'collapse' as const, unhindered: true }, 'enemiesFall');
  },
  combat: () => call(combats, { wave: [] }),
  done: () => end(),
});
