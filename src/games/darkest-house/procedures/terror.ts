/** The terror die. (Chapter Terror die.) */
import { call, end, go, option } from '../../../core/procedure';
import { at, placeToken } from '../changes';
import type { Terror } from '../data/dice';
import { around, cellOf, type Cell, type Room } from '../geometry';
import { isLockedTile } from '../passages';
import {
  anyoneIn,
  isDestroyed,
  plan,
  procedure,
  question,
  stackSize,
  type DarkestState,
  type Procedure,
} from '../state';
import { activateCreature, arriveCreature, healCreature } from './creature';
import { spreadFire, startFire } from './fire';
import { beginReaction, zombiesMove } from './reaction';

const HEALED_HITS = 3;
const HORDES_DRAWN = 2;

type Face = { face: Terror; room: Room };

export const terror: Procedure<Face> = procedure<Face>('terror', {
  strike(play, { face, room }) {
    const { state } = play;
    const cell = cellOf(room);
    play.emit({ type: 'terrorStruck', face, cell, rule: 'DD-TERROR-01', at: [at.tile(cell)] });
    play.mark(`terror/${face}`);
    switch (face) {
      case 'hordeNearby':
        return call(hordeNearby, { cell }, 'over');
      case 'creatureReaction':
        return state.creature ? call(activateCreature, { lure: room }, 'over') : go('drawn');
      case 'creatureAppears':
        if (state.creature) return call(healCreature, { left: HEALED_HITS }, 'over');
        arriveCreature(play);
        return go('over');
      case 'fire':
        return state.fire.token === null ? call(startFire, {}, 'over') : call(spreadFire, {}, 'over');
    }
  },
  /** No creature: up to two hordes or tokens around the tile come closer. */
  drawn({ state }, { room }) {
    const cell = cellOf(room);
    const reaction = beginReaction(state, around(cell));
    reaction.attackers = [];
    reaction.pending = reaction.pending.filter(
      (body) => cellOf(body.room) !== cell && !anyoneIn(state, body.room),
    );
    return call(zombiesMove, { most: HORDES_DRAWN });
  },
  over({ state }) {
    state.reaction = null;
  },
});

type Near = { cell: Cell };

/** A token on one of the tiles around, where there is room for it. */
export const hordeNearby: Procedure<Near> = procedure<Near>('hordeNearby', {
  check: ({ state }, { cell }) =>
    stackSize(state) > 0 && tilesNear(state, cell).length > 0 ? undefined : end(),
  terrorTile: question<Near, { tile: Cell }>({
    seat: () => 'team',
    options: (state, { cell }) => tilesNear(state, cell).map((tile) => option({ tile })),
    choose(play, _, { tile }) {
      placeToken(play, tile, 'DD-TERROR-02');
    },
  }),
});

function tilesNear(state: DarkestState, cell: Cell): Cell[] {
  return around(cell).filter(
    (other) =>
      other !== cell &&
      !isDestroyed(state, other) &&
      !isLockedTile(state, other) &&
      plan(state).tiles[other]?.tile.kind !== 'lab',
  );
}
