/** Fire and darkness: they feed each other. (Chapters Fire, Darkness, and the gas leak of the advanced rules.) */
import { again, call, end, go, option } from '../../../core/procedure';
import { at, hitCreature, openLocations, removeZombies } from '../changes';
import { addBurn } from '../houseChanges';
import { CREATURES } from '../data/enemies';
import { FRONT_DARKNESS, REVERSE_DARKNESS } from '../data/tracks';
import { beside, CELLS, cellAt, cellOf, type Cell, type Room } from '../geometry';
import {
  heatOf,
  inHouse,
  isAblaze,
  isDestroyed,
  plan,
  procedure,
  question,
  survivorAt,
  zombiesIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { harm } from './harm';

const LOCATION_REROLLS = 50;

/** D4 for the row and D6 for the column, again while the tile will not do. */
export function rollLocation(play: Play, allowed: (cell: Cell) => boolean): Cell | null {
  const legal = CELLS.filter(allowed);
  if (legal.length === 0) return null;
  for (let tries = 0; tries <= LOCATION_REROLLS; tries++) {
    const row = play.random.die(4);
    const column = play.random.die(6);
    const cell = cellAt(row, column);
    const accepted = legal.includes(cell);
    play.emit({ type: 'locationRolled', row, column, accepted, rule: 'DD-RULING-09' });
    if (accepted) return cell;
  }
  return legal[play.random.index(legal)] as Cell;
}

const isLab = (state: DarkestState, cell: Cell): boolean => plan(state).tiles[cell]?.tile.kind === 'lab';

export const startFire = procedure('startFire', {
  outbreak(play) {
    const { state } = play;
    const cell = rollLocation(
      play,
      (candidate) => !isLab(state, candidate) && !isDestroyed(state, candidate),
    );
    if (cell === null) return end();
    state.fire.token = cell;
    play.emit({ type: 'fireStarted', cell, rule: 'DD-FIRE-02', at: [at.tile(cell)] });
    addBurn(play, cell, 'fire', 'DD-FIRE-02');
    return hasGas(state, cell) ? call(gasLeak, { cell, done: [] }) : undefined;
  },
  darkness: (play) => (play.state.darknessDue > 0 ? call(darkness, {}) : undefined),
});

type Spread = { queue?: number[] };

/** One spread: the token moves, its tile takes a marker, then every burning and destroyed tile does its damage. */
export const spreadFire: Procedure<Spread> = procedure<Spread>('spreadFire', {
  move(play) {
    const { state } = play;
    const from = state.fire.token;
    if (from === null) return end();
    const roll = play.random.die(4);
    const next = beside(from, roll - 1);
    const to = next === null || isLab(state, next) ? from : next;
    state.fire.token = to;
    play.emit({ type: 'fireSpread', roll, from, to, rule: 'DD-FIRE-03', at: [at.tile(from), at.tile(to)] });
    addBurn(play, to, 'fire', 'DD-FIRE-04');
    return to !== from && hasGas(state, to) ? call(gasLeak, { cell: to, done: [] }) : undefined;
  },
  zombies: (play) => call(burnZombies, { queue: CELLS.filter((cell) => isAblaze(play.state, cell)) }),
  creature({ state }) {
    const { creature } = state;
    if (!creature || CREATURES[creature.id].fireproof) return;
    const hits = heatOf(state, cellOf(creature.room));
    return hits > 0 ? call(woundCreature, { hits, cause: 'fire' }) : undefined;
  },
  survivors({ state }, frame) {
    frame.queue = inHouse(state).filter(
      (who) => heatOf(state, cellOf(survivorAt(state, who).room ?? '')) > 0,
    );
  },
  burns({ state }, frame) {
    const who = frame.queue?.shift();
    if (who === undefined) return;
    return call(
      harm,
      { who, amount: heatOf(state, cellOf(survivorAt(state, who).room ?? '')), fire: true },
      'burns',
    );
  },
  darkness: (play) => (play.state.darknessDue > 0 ? call(darkness, {}) : undefined),
});

/** Gas leaks only matter with the advanced rules, and not on a tile that is burnt out. */
function hasGas(state: DarkestState, cell: Cell): boolean {
  return state.options.advanced && plan(state).tiles[cell]?.tile.icon === 'gas' && !isDestroyed(state, cell);
}

type Gas = { cell: Cell; done: Cell[] };

export const gasLeak: Procedure<Gas> = procedure<Gas>('gasLeak', {
  next({ state }, frame) {
    return frame.done.length < 2 && gasTargets(state, frame).length > 0 ? undefined : end();
  },
  gasTile: question<Gas, { tile: Cell }>({
    seat: () => 'team',
    options: (state, frame) => gasTargets(state, frame).map((tile) => option({ tile })),
    choose(play, frame, { tile }) {
      frame.done.push(tile);
      play.mark('icon/gas');
      addBurn(play, tile, 'gas', 'DD-ADV-02');
      return go('next');
    },
  }),
});

function gasTargets(state: DarkestState, { cell, done }: Gas): Cell[] {
  return [0, 1, 2, 3].flatMap((direction) => {
    const next = beside(cell, direction);
    return next === null || isLab(state, next) || isDestroyed(state, next) || done.includes(next)
      ? []
      : [next];
  });
}

type Burn = { queue: Cell[]; left?: number };

/** Zombies on burning tiles: one for each marker, three on a destroyed tile, with no XP for anybody. */
export const burnZombies: Procedure<Burn> = procedure<Burn>('burnZombies', {
  nextTile({ state }, frame) {
    const [cell] = frame.queue;
    if (cell === undefined) return end();
    frame.left = heatOf(state, cell);
  },
  burn(play, frame) {
    const { state } = play;
    const rooms = hordesOn(state, frame.queue[0] ?? '');
    const left = frame.left ?? 0;
    if (rooms.reduce((sum, room) => sum + zombiesIn(state, room), 0) > left && left > 0) return;
    if (left > 0) for (const room of rooms) burnIn(play, room, zombiesIn(state, room));
    frame.queue.shift();
    return go('nextTile');
  },
  zombieToBurn: question<Burn, { room: Room }>({
    seat: () => 'team',
    options: (state, frame) => hordesOn(state, frame.queue[0] ?? '').map((room) => option({ room })),
    choose(play, frame, { room }) {
      // Only where hordes stand in both rooms of the tile the players choose, figure by figure.
      const figures = hordesOn(play.state, frame.queue[0] ?? '').length > 1 ? 1 : (frame.left ?? 0);
      burnIn(play, room, figures);
      frame.left = (frame.left ?? 0) - figures;
      return go('burn');
    },
  }),
});

const hordesOn = (state: DarkestState, cell: Cell): Room[] =>
  (plan(state).roomsAt[cell] ?? []).filter((room) => zombiesIn(state, room) > 0);

function burnIn(play: Play, room: Room, figures: number): void {
  removeZombies(play.state, room, figures);
  play.emit({ type: 'zombiesBurnt', room, count: figures, rule: 'DD-FIRE-12', at: [at.room(room)] });
}

type Wound = { hits: number; cause: 'fire' | 'nemesis' | 'combat' };

/** Damage to the creature outside combat: the players place every hit. */
export const woundCreature = procedure<Wound>('woundCreature', {
  check({ state }, frame) {
    return frame.hits > 0 && openLocations(state).length > 0 ? undefined : end();
  },
  burntLocation: question<Wound, { location: string }>({
    seat: () => 'team',
    options: (state) => openLocations(state).map((location) => option({ location })),
    choose(play, frame, { location }) {
      frame.hits--;
      hitCreature(play, location, frame.cause);
      return go('check');
    },
  }),
});

/** Takes the steps of darkness that are due, one landing at a time. */
export const darkness: Procedure = procedure('darkness', {
  step(play) {
    const { state } = play;
    if (state.darknessDue === 0) return end();
    const from = state.darkness;
    const last = state.stage === 'showdown' ? REVERSE_DARKNESS.last : FRONT_DARKNESS.last;
    if (from >= last) {
      state.darknessDue = 0;
      return end();
    }
    state.darknessDue--;
    state.darkness++;
    play.emit({ type: 'darknessGrew', from, to: state.darkness, rule: 'DD-DARK-01', at: ['darkness'] });
    if (state.stage === 'showdown') return again;
    if (state.darkness === last) state.lastCall = state.round;
    if (state.darkness !== FRONT_DARKNESS.fire) return again;
    return state.fire.token === null ? call(startFire, {}, 'step') : call(spreadFire, {}, 'step');
  },
});
