/** Doors, rooms that become active, and what waits in them (EX-DOOR, EX-ROOM). */
import { call, end, go, option, type Flow } from '../../../core/procedure';
import { directorId } from '../data/directorCards';
import type { InfectedKind } from '../data/infected';
import type { Spawn } from '../data/mission';
import { missionOf } from '../data/missions';
import { CROWD_HEROES } from '../data/tables';
import { fieldOf } from '../geometry';
import { spawnWords } from '../words';
import type { Square } from '../plan';
import { boardOf, ground, isFree, namedSquare, squareName, supplyOf } from '../queries';
import { asksTies, fateSeat, directorSeat, procedure, question, type ExodusState, type Play } from '../state';
import { directorWindow } from './director';
import { dropOff, place } from './roamer';

/** Doors on the edges of a square. */
export const doorsAt = (state: ExodusState, square: Square): number[] =>
  boardOf(state).doors.flatMap(({ a, b }, door) => (a === square || b === square ? [door] : []));

/** The doors of the lamp room stay open while the lamp burns (EX-Q2). */
export const closeDoor = {
  mayClose: (state: ExodusState): boolean => state.progress.lamp === null,
  close(play: Play, hero: number | null, door: number, wedged = false): void {
    play.state.doors[door] = false;
    play.emit({
      type: 'doorMoved',
      hero,
      door,
      open: false,
      wedged,
      at: [`door:${door}`],
      rule: 'EX-DOOR-03',
    });
  },
};

export interface Entry {
  room: string;
  /** The square just inside: row 1. */
  square: Square;
}

/** Inactive rooms on either side of a door (EX-RULING-161). */
export function roomsBehind(state: ExodusState, door: number): Entry[] {
  const board = boardOf(state);
  const { a, b } = board.doors[door] ?? { a: 0, b: 0 };
  const entries: Entry[] = [];
  for (const square of [a, b]) {
    const room = board.room[square] ?? '';
    if (room !== '' && !state.rooms.includes(room) && !entries.some((entry) => entry.room === room))
      entries.push({ room, square });
  }
  return entries;
}

/** Opens a door and wakes what is behind it (EX-DOOR-04). */
export function openDoor(play: Play, hero: number | null, door: number): Flow {
  const { state } = play;
  state.doors[door] = true;
  state.wedged = state.wedged.filter((each) => each !== door);
  play.emit({
    type: 'doorMoved',
    hero,
    door,
    open: true,
    wedged: false,
    at: [`door:${door}`],
    rule: 'EX-RULING-43',
  });
  const entries = roomsBehind(state, door);
  return entries.length > 0 ? call(activateRooms, { entries }) : undefined;
}

export const activateRooms = procedure<{ entries: Entry[] }>('activateRooms', {
  next(_, frame) {
    const entry = frame.entries.shift();
    if (entry === undefined) return end();
    return call(activateRoom, { ...entry, spawn: null, other: null, queue: [] }, 'next');
  },
});

export interface ActivateRoom {
  room: string;
  square: Square;
  spawn: Spawn | null;
  /** The second roll of Wrong Door (D04). */
  other: Spawn | null;
  queue: { kind: InfectedKind; row: number }[];
}

/** Results that name two or more zombies bring one more with three or four heroes (EX-RULING-13). */
export function crowd(state: ExodusState, spawn: Spawn): number {
  if (spawn.what !== 'units') return 0;
  const more = spawn.kind === 'zombie' && spawn.count > 1 && state.heroes.length >= CROWD_HEROES;
  return spawn.count + (more ? 1 : 0);
}

function rollRoom(play: Play, room: string): Spawn {
  const roll = play.random.die(8);
  const spawn = missionOf(play.state.mission).roomSpawn[roll - 1] ?? { what: 'nothing' };
  play.emit({
    type: 'roomRolled',
    room,
    roll,
    words: spawnWords(play.state, spawn, true),
    rule: 'EX-ROOM-03',
  });
  return spawn;
}

/** Free squares of the row, or of the nearest row that has one; the farther of two (EX-RULING-58). */
export function rowSquares(state: ExodusState, entry: Entry, row: number): Square[] {
  const board = boardOf(state);
  const inside = board.room.map((room) => room === entry.room);
  const field = fieldOf(ground(state).touch, [entry.square], inside);
  let best: Square[] = [];
  let least = Infinity;
  field.forEach((steps, square) => {
    if (steps < 0 || !isFree(state, square)) return;
    // A farther row wins against a nearer one at the same distance from the wanted row.
    const off = Math.abs(steps + 1 - row) - (steps + 1 > row ? 0.5 : 0);
    if (off > least) return;
    if (off < least) best = [];
    least = off;
    best.push(square);
  });
  return best;
}

export const activateRoom = procedure<ActivateRoom>('activateRoom', {
  activate(play, frame) {
    const { state } = play;
    if (state.rooms.includes(frame.room)) return end();
    state.rooms.push(frame.room);
    state.rooms.sort();
    play.emit({
      type: 'roomOpened',
      room: frame.room,
      at: [`square:${squareName(state, frame.square)}`],
      rule: 'EX-RULING-57',
    });
    frame.spawn = rollRoom(play, frame.room);
    return state.director === null ? go('count') : call(directorWindow, { window: 'RA' });
  },
  answered(play, frame) {
    const card = typeof frame.result === 'string' ? directorId(frame.result) : null;
    const { spawn } = frame;
    if (card === 'D03') {
      const row = spawn?.what === 'units' ? Number(spawn.where) : 3;
      frame.queue.push({ kind: 'zombie', row });
    }
    if (card !== 'D04') return go('count');
    frame.other = rollRoom(play, frame.room);
  },
  eitherRoll: question<ActivateRoom, { verb: string }>({
    seat: directorSeat,
    options: () => [option({ verb: 'first' }), option({ verb: 'second' })],
    choose(_, frame, { verb }) {
      if (verb === 'second') frame.spawn = frame.other;
    },
  }),
  count(play, frame) {
    const { spawn } = frame;
    if (spawn?.what !== 'units') return;
    for (let n = crowd(play.state, spawn); n > 0; n--)
      frame.queue.push({ kind: spawn.kind, row: Number(spawn.where) });
  },
  next(play, frame) {
    const [unit] = frame.queue;
    if (unit === undefined) return end();
    if (rowSquares(play.state, frame, unit.row).length === 0) {
      frame.queue.shift();
      play.emit({ type: 'notPlaced', kind: unit.kind, why: 'room', rule: 'EX-RULING-58' });
      return go('next');
    }
    return supplyOf(play.state, unit.kind) > 0 ? go('where') : call(dropOff, { kind: unit.kind });
  },
  dropped(play, frame) {
    const [unit] = frame.queue;
    if (frame.result !== false || unit === undefined) return;
    frame.queue.shift();
    play.emit({ type: 'notPlaced', kind: unit.kind, why: 'miniatures', rule: 'EX-RULING-100' });
    return go('next');
  },
  where(play, frame) {
    const [unit] = frame.queue;
    if (unit === undefined) return go('next');
    const squares = rowSquares(play.state, frame, unit.row);
    if (squares.length > 1 && asksTies(play.state)) return;
    frame.queue.shift();
    place(play, unit.kind, squares[0] as Square, 'room');
    return go('next');
  },
  roomSquare: question<ActivateRoom, { square: string }>({
    seat: fateSeat,
    options: (state, frame) =>
      rowSquares(state, frame, frame.queue[0]?.row ?? 1).map((square) =>
        option({ square: squareName(state, square) }),
      ),
    choose(play, frame, { square }) {
      const unit = frame.queue.shift();
      if (unit !== undefined) place(play, unit.kind, namedSquare(play.state, square), 'room');
      return go('next');
    },
  }),
});
