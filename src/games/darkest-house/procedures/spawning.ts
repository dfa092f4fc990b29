/** New zombies: the spawn of the upkeep and of the event cycle. (Chapter Zombie spawning.) */
import { end, go, option } from '../../../core/procedure';
import { placeToken, spawnFigures } from '../changes';
import { beside, CELLS, cellAt, cellOf, type Cell, type Room } from '../geometry';
import { isLockedTile, sightFrom } from '../passages';
import {
  isAblaze,
  isDestroyed,
  occupiedRooms,
  plan,
  procedure,
  question,
  stackSize,
  type DarkestState,
  type Procedure,
} from '../state';

/** A 6 on the column die is no column. */
const NO_COLUMN = 6;

export const spawnZombies: Procedure = procedure('spawnZombies', {
  roll(play) {
    const { state, random } = play;
    if (stackSize(state) === 0) {
      play.emit({ type: 'spawnSkipped', reason: 'stack', rule: 'DD-SPAWN-10' });
      return end();
    }
    const row = random.die(4);
    let column = random.die(6);
    while (column === NO_COLUMN && state.options.rerollSix) column = random.die(6);
    play.emit({ type: 'spawnRolled', row, column, rule: 'DD-SPAWN-01' });
    const cell = cellAt(row, column);
    if (column !== NO_COLUMN && !isDestroyed(state, cell) && !isLockedTile(state, cell)) {
      placeToken(play, cell, 'DD-SPAWN-02');
      return end();
    }
    if (roomsInView(state).length > 0) return;
    if (freeTiles(state).length > 0) return go('spawnAnywhere');
    play.emit({ type: 'spawnSkipped', reason: 'house', rule: 'DD-RULING-08' });
    return end();
  },
  spawnInView: question<object, { room: Room }>({
    seat: () => 'team',
    options: (state) => roomsInView(state).map((room) => option({ room })),
    choose(play, _, { room }) {
      spawnFigures(play, room, 'DD-SPAWN-06');
      return end();
    },
  }),
  spawnAnywhere: question<object, { tile: Cell }>({
    seat: () => 'team',
    options: (state) => freeTiles(state).map((tile) => option({ tile })),
    choose(play, _, { tile }) {
      placeToken(play, tile, 'DD-SPAWN-07');
      return end();
    },
  }),
});

/** Rooms next door that a survivor sees: one for each tile, the passage room if it is among them. */
function roomsInView(state: DarkestState): Room[] {
  const found: Room[] = [];
  for (const room of occupiedRooms(state)) {
    const seen = sightFrom(state, room);
    for (let direction = 0; direction < 4; direction++) {
      const cell = beside(cellOf(room), direction);
      if (cell === null || isAblaze(state, cell) || plan(state).tiles[cell]?.tile.kind === 'lab') continue;
      const target = (plan(state).roomsAt[cell] ?? []).find((candidate) => seen.includes(candidate));
      if (target !== undefined && !found.includes(target)) found.push(target);
    }
  }
  return found.sort();
}

/** Tiles on which a token may be laid when no survivor sees a neighbour. */
function freeTiles(state: DarkestState): Cell[] {
  return CELLS.filter(
    (cell) =>
      !isAblaze(state, cell) && !isLockedTile(state, cell) && plan(state).tiles[cell]?.tile.kind !== 'lab',
  );
}
