/** Exploring: reveal, keep or bury, refuse, place, and then everything that the new tile does (BC-EXPLORE). */
import { remaining, remove } from '../../../core/bag';
import { call, end, go, option, type Procedure } from '../../../core/procedure';
import { TILES, type TileKind } from '../data/tiles';
import type { BasecampEvent } from '../events';
import type { Cell } from '../geometry';
import { cellsFor, cutsOff, drawTile, mustBeRefused, shuffleIn } from '../ground';
import {
  cellOf,
  procedure,
  question,
  rewarded,
  seatOf,
  survivorOf,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import { layTile } from './layTile';

type Explore = {
  survivor: number;
  /** BC-AB05: two tiles are to be revealed. */
  two: boolean;
  tile?: TileKind;
  other?: TileKind | null;
  cell?: Cell;
};

function tileOf(frame: Explore): TileKind {
  if (frame.tile === undefined) throw new Error('No tile has been revealed.');
  return frame.tile;
}

function reveal(play: BasecampPlay): TileKind {
  const tile = drawTile(play);
  if (tile === null) throw new Error('The pile is empty.');
  play.state.hand.push(tile);
  return tile;
}

function mayBury(state: BasecampState, tile: TileKind): boolean {
  if (!rewarded(state, 'routeMarkers') || state.used.bury) return false;
  return TILES[tile].category === 'hazard' && remaining(state.pile) > 0;
}

export const explore: Procedure<BasecampState, BasecampEvent, Explore> = procedure<Explore>('explore', {
  reveal(play, frame) {
    const { state } = play;
    const { survivor, two } = frame;
    const { card } = survivorOf(state, survivor);
    const at = [`survivor:${survivor}`];
    frame.tile = reveal(play);
    frame.other = null;
    frame.two = false;
    if (!two || remaining(state.pile) === 0) {
      play.emit({ type: 'tileRevealed', survivor, card, tile: frame.tile, rule: 'BC-EXPLORE-01', at });
      return go('bury');
    }
    frame.other = reveal(play);
    play.mark('ability/twoWays');
    play.emit({
      type: 'tilesRevealed',
      survivor,
      card,
      tile: frame.tile,
      other: frame.other,
      rule: 'BC-AB05',
      at,
    });
    return undefined;
  },
  keepable(play, frame) {
    const { state } = play;
    const origin = cellOf(state, frame.survivor);
    const tile = tileOf(frame);
    const other = frame.other ?? tile;
    const refusedOne = mustBeRefused(state, tile, origin);
    const refusedOther = mustBeRefused(state, other, origin);
    if (refusedOne && refusedOther) {
      for (const refused of [tile, other]) play.emit({ type: 'tileRefused', tile: refused, rule: 'BC-AB05' });
      shuffleIn(play, state.hand.splice(0));
      return go('reveal');
    }
    if (refusedOne || refusedOther) {
      frame.tile = refusedOne ? other : tile;
      frame.other = refusedOne ? tile : other;
      return go('bury');
    }
    return undefined;
  },
  keepTile: question<Explore, { tile: TileKind }>({
    seat: (state, frame) => seatOf(state, frame.survivor),
    options: (_, frame) =>
      [...new Set([tileOf(frame), frame.other ?? tileOf(frame)])].map((tile) => option({ tile })),
    choose(_, frame, { tile }) {
      if (tile === frame.tile) return;
      frame.other = tileOf(frame);
      frame.tile = tile;
    },
  }),
  bury: (play, frame) => (mayBury(play.state, tileOf(frame)) ? undefined : go('refuse')),
  buryTile: question<Explore, { answer: string }>({
    seat: (state, frame) => seatOf(state, frame.survivor),
    options: () => [option({ answer: 'keep' }), option({ answer: 'bury' })],
    choose(play, frame, { answer }) {
      if (answer === 'keep') return;
      const { state } = play;
      const { survivor } = frame;
      const buried = tileOf(frame);
      state.used.bury = true;
      remove(state.hand, buried);
      frame.tile = reveal(play);
      state.pile.bottom.push(buried);
      play.mark('reward/routeMarkers');
      play.emit({ type: 'tileBuried', tile: buried, rule: 'BC-RW08' });
      const { card } = survivorOf(state, survivor);
      play.emit({
        type: 'tileRevealed',
        survivor,
        card,
        tile: frame.tile,
        rule: 'BC-RW08',
        at: [`survivor:${survivor}`],
      });
    },
  }),
  refuse(play, frame) {
    const { state } = play;
    const { survivor } = frame;
    const tile = tileOf(frame);
    if (tile === 'jawTrap') return go('lay');
    if (!mustBeRefused(state, tile, cellOf(state, survivor))) return undefined;
    play.mark('explore/refused');
    play.emit({ type: 'tileRefused', tile, rule: 'BC-EXPLORE-05' });
    if (remaining(state.pile) > 0) return go('reveal');
    // BC-RULING-15: every tile of the pile has been refused.
    shuffleIn(play, state.hand.splice(0));
    if (state.turn !== null && !state.turn.over) state.turn.ap++;
    state.stuck.push(survivor);
    const { card } = survivorOf(state, survivor);
    play.emit({
      type: 'exploreCancelled',
      survivor,
      card,
      rule: 'BC-RULING-15',
      at: [`survivor:${survivor}`],
    });
    return end();
  },
  placeTile: question<Explore, { cell: Cell }>({
    seat: (state, frame) => seatOf(state, frame.survivor),
    options: (state, frame) =>
      cellsFor(state, tileOf(frame), cellOf(state, frame.survivor)).map((cell) => option({ cell })),
    choose(play, frame, { cell }) {
      frame.cell = cell;
      const bad = cutsOff(play.state, tileOf(frame), cellOf(play.state, frame.survivor), cell);
      return bad ? undefined : go('lay');
    },
  }),
  cutOffAnyway: question<Explore, { answer: string }>({
    seat: (state, frame) => seatOf(state, frame.survivor),
    options: () => [option({ answer: 'layElsewhere' }), option({ answer: 'layHere' })],
    choose: (_, __, { answer }) => (answer === 'layHere' ? undefined : go('placeTile')),
  }),
  lay(play, frame) {
    const { state } = play;
    const tile = tileOf(frame);
    remove(state.hand, tile);
    if (frame.other !== undefined && frame.other !== null) {
      remove(state.hand, frame.other);
      state.pile.bottom.push(frame.other);
      play.emit({ type: 'tileBuried', tile: frame.other, rule: 'BC-AB05' });
    }
    shuffleIn(play, state.hand.splice(0));
    const origin = cellOf(state, frame.survivor);
    return call(layTile, {
      explorer: frame.survivor,
      tile,
      origin,
      cell: frame.cell ?? origin,
      fleeing: [],
      sources: [],
    });
  },
  done: () => end(),
});
