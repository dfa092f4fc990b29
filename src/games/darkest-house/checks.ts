/** State-based checks, after every atomic change: what is seen is turned up, who is held by nobody is free, who has won. */
import { at, turnToken } from './changes';
import { readChip } from './houseChanges';
import { AREAS } from './data/enemies';
import { REVERSE_DARKNESS } from './data/tracks';
import { cellOf, type Room } from './geometry';
import { sees } from './passages';
import { standingCorners } from './procedures/nemesis';
import { enemyIn, occupiedRooms, plan, survivorAt, type DarkestState, type Play } from './state';

export function check(play: Play): void {
  const { state } = play;
  if (state.stage === 'setup' || state.outcome !== null) return;
  if (state.stage === 'house') revealChips(play);
  turnTokens(play);
  freeTheHeld(play);
  decideGame(play);
}

/** A chip is turned up as soon as a survivor stands on a tile at its doorway. */
function revealChips(play: Play): void {
  const { state } = play;
  const here = occupiedRooms(state).map(cellOf);
  for (const { id, cells } of plan(state).locks) {
    const lock = state.locks[id];
    if (!lock || lock.chip !== null || !cells.some((cell) => here.includes(cell))) continue;
    const chip = readChip(play, id);
    play.emit({ type: 'chipRevealed', lock: id, chip, rule: 'DD-UNLOCK-01', at: [at.lock(id)] });
  }
}

/** Tokens become hordes when a survivor sees them, and in the showdown at once. */
function turnTokens(play: Play): void {
  const { state } = play;
  const rooms = Object.keys(state.tokens);
  if (rooms.length === 0) return;
  for (const room of rooms.sort()) {
    if (state.stage !== 'showdown' && !isSeen(state, room)) continue;
    while ((state.tokens[room] ?? 0) > 0) turnToken(play, room, 'DD-SPAWN-14');
  }
}

const isSeen = (state: DarkestState, room: Room): boolean =>
  state.survivors.some((survivor) => survivor.room !== null && sees(state, survivor.room, room));

/** Entrapment ends when no enemy is left in the room. */
function freeTheHeld(play: Play): void {
  for (let who = 0; who < play.state.survivors.length; who++) {
    const survivor = survivorAt(play.state, who);
    if (!survivor.entrapped || survivor.room === null || enemyIn(play.state, survivor.room)) continue;
    survivor.entrapped = false;
    play.emit({
      type: 'freed',
      survivor: survivor.id,
      by: 'alone',
      rule: 'DD-ENTRAP-02',
      at: [at.survivor(survivor.id)],
    });
  }
}

function decideGame(play: Play): void {
  const { state } = play;
  const { nemesis } = state;
  if (nemesis && AREAS.every((area) => nemesis.cubes[area] === 0)) {
    state.outcome = { result: 'win', reason: 'nemesis', rule: 'DD-SHOWDOWN-24' };
    play.emit({
      type: 'nemesisKilled',
      nemesis: nemesis.id,
      rule: 'DD-SHOWDOWN-24',
      at: [at.room(nemesis.room)],
    });
  } else if (standingCorners(state).length === 0) {
    const rule = state.stage === 'showdown' ? 'DD-SHOWDOWN-25' : 'DD-RULING-18';
    state.outcome = { result: 'loss', reason: 'corners', rule };
  } else if (state.stage === 'showdown' && state.darkness >= REVERSE_DARKNESS.last) {
    state.outcome = { result: 'loss', reason: 'darkness', rule: 'DD-SHOWDOWN-25' };
  } else if (state.cure !== null && state.survivors[state.cure]?.status === 'out') {
    state.outcome = { result: 'loss', reason: 'cure', rule: 'DD-SHOWDOWN-25' };
  }
}
