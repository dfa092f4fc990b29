/**
 * Vigil written for boardgame.io the way its guide shows it: moves that change `G`. Dice and draws are handed to the moves,
 * so that both sides play the very same game, and the peer does not even pay for them.
 */
import type { Game, Move } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';

import type { VigilOptions } from '../../../__tests__/kit/vigil';

export type Draw = number;

interface Seat {
  wood: number;
  wounds: number;
  omens: string[];
}

export interface PeerState {
  round: number;
  rounds: number;
  fire: number;
  toughness: number;
  seats: Seat[];
  night: string[];
  drawn: string[];
  omens: string[];
  discards: string[];
  seat: number;
  actions: number;
  asked: 'action' | 'guard' | 'omen';
  guard: number;
  over: 'win' | 'dark' | 'wounded' | null;
  choices: number;
}

const MAX_FIRE = 10;

function seatOf(G: PeerState, seat: number): Seat {
  return G.seats[seat] as Seat;
}

function takeAt(items: string[], at: number): string {
  return items.splice(at, 1)[0] as string;
}

function endOfAction(G: PeerState, draws: Draw[]): void {
  if (G.actions > 0) return;
  G.seat++;
  G.actions = 2;
  if (G.seat < G.seats.length) return;
  if (G.night.length === 0) G.night = G.drawn.splice(0);
  const token = takeAt(G.night, draws.shift() ?? 0);
  G.drawn.push(token);
  if (token === 'quiet') G.fire -= 2;
  if (G.fire <= 0) G.over = 'dark';
  else if (token === 'wolf') askForGuard(G, draws);
  else dawn(G);
}

function askForGuard(G: PeerState, draws: Draw[]): void {
  const able = G.seats.flatMap((seat, n) => (seat.wounds < G.toughness ? [n] : []));
  if (able.length === 1) return fight(G, able[0] as number, draws);
  G.asked = 'guard';
}

function fight(G: PeerState, guard: number, draws: Draw[]): void {
  G.guard = guard;
  G.asked = 'action';
  const roll = draws.shift() ?? 0;
  if (roll >= 4) return dawn(G);
  if (seatOf(G, guard).omens.length === 0) return wound(G);
  G.asked = 'omen';
}

function wound(G: PeerState): void {
  seatOf(G, G.guard).wounds++;
  if (G.seats.every((seat) => seat.wounds >= G.toughness)) G.over = 'wounded';
  else dawn(G);
}

function dawn(G: PeerState): void {
  G.asked = 'action';
  if (G.round === G.rounds) {
    G.over = 'win';
    return;
  }
  G.round++;
  G.seat = 0;
}

const action: Move<PeerState> = ({ G }, verb: string, rolled: readonly Draw[]) => {
  if (G.asked !== 'action' || G.over) return INVALID_MOVE;
  const draws = [...rolled];
  const own = seatOf(G, G.seat);
  if (verb === 'gather') own.wood += Math.ceil((draws.shift() ?? 0) / 3);
  else if (verb === 'stoke') {
    if (own.wood === 0 || G.fire >= MAX_FIRE) return INVALID_MOVE;
    own.wood--;
    G.fire = Math.min(MAX_FIRE, G.fire + 2);
  } else if (verb === 'scout') {
    if (G.omens.length === 0) return INVALID_MOVE;
    own.omens.push(takeAt(G.omens, draws.shift() ?? 0));
  } else if (verb !== 'rest') return INVALID_MOVE;
  G.choices++;
  G.actions = verb === 'rest' ? 0 : G.actions - 1;
  endOfAction(G, draws);
};

const guard: Move<PeerState> = ({ G }, seat: number, rolled: readonly Draw[]) => {
  if (G.asked !== 'guard' || G.over || seatOf(G, seat).wounds >= G.toughness) return INVALID_MOVE;
  G.choices++;
  fight(G, seat, [...rolled]);
};

const omen: Move<PeerState> = ({ G }, name: string) => {
  if (G.asked !== 'omen' || G.over) return INVALID_MOVE;
  const { omens } = seatOf(G, G.guard);
  const at = omens.indexOf(name);
  if (at < 0 && name !== 'none') return INVALID_MOVE;
  G.choices++;
  if (name === 'none') return wound(G);
  G.discards.push(takeAt(omens, at));
  dawn(G);
};

export function vigilForPeer(options: VigilOptions, night: readonly string[], omens: readonly string[]) {
  const game: Game<PeerState> = {
    name: 'vigil',
    setup: () => ({
      round: 1,
      rounds: options.rounds,
      fire: 4,
      toughness: options.toughness,
      seats: Array.from({ length: options.players }, () => ({ wood: 0, wounds: 0, omens: [] })),
      night: [...night],
      drawn: [],
      omens: [...omens],
      discards: [],
      seat: 0,
      actions: 2,
      asked: 'action',
      guard: 0,
      over: null,
      choices: 0,
    }),
    moves: { action, guard, omen },
  };
  return game;
}
