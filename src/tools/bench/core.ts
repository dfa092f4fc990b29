/** The core against boardgame.io 0.50.2: the same games, the same choices, each through its own front door. */
import { Client } from 'boardgame.io/client';

import { vigil, type VigilOptions, type VigilState } from '../../../__tests__/kit/vigil';
import { randomPolicy } from '../../bots';
import { applyInPlace, start } from '../../core/engine';
import type { AnyGame } from '../../core/game';
import { copy, hash } from '../../core/plain';
import type { CoreState } from '../../core/procedure';
import { seedRandom, sfc32, type Random } from '../../core/random';
import { Session } from '../../core/session';
import { race, type Result } from './measure';
import { vigilForPeer, type Draw, type PeerState } from './vigilPeer';

const SEED = 20;
const DECISIONS = 400;

/** A long game: nobody falls, and the fire is kept. */
const LONG: VigilOptions = { players: 4, rounds: 100_000, toughness: 1_000_000 };

export interface Recorded {
  readonly kind: string;
  readonly option: string;
  /** What chance said because of it. */
  readonly draws: readonly Draw[];
}

/** A game by a player who keeps the fire alight, with every draw written down. */
export function recordVigil(count: number): readonly Recorded[] {
  const policy = randomPolicy(SEED);
  const recorded: Recorded[] = [];
  let at = start(vigil, LONG, SEED);
  while (recorded.length < count && at.decision) {
    const { state, decision } = at;
    const stoke = decision.options.find((option) => option.id === 'stoke');
    const wanted = state.fire < 7 ? stoke : undefined;
    const option =
      wanted?.id ??
      (decision.kind === 'action' && state.fire < 7
        ? 'gather'
        : policy.choose(vigil as AnyGame, state, decision).id);
    const next = copy(state);
    const draws: Draw[] = [];
    const choice = { decision: decision.id, option };
    const decided = applyInPlace(vigil, next, decision, choice, { random: listening(next, draws) });
    recorded.push({ kind: decision.kind, option, draws });
    at = { ...at, state: next, decision: decided };
  }
  if (recorded.length < count) throw new Error(`The recorded game ended after ${recorded.length} decisions.`);
  return recorded;
}

function listening(state: CoreState, draws: Draw[]): Random {
  const real = sfc32(state.random);
  const note = (draw: Draw) => {
    draws.push(draw);
    return draw;
  };
  return { die: (sides) => note(real.die(sides)), index: (items) => note(real.index(items)) };
}

/** What both sides of the hand-written race must end with. */
function tableOf(state: VigilState): string {
  const { round, fire, seats, night, drawn, omens, choices } = state;
  return hash({ round, fire, seats, night, drawn, omens: omens.middle, discards: omens.discards, choices });
}

function peerTableOf({ round, fire, seats, night, drawn, omens, discards, choices }: PeerState): string {
  return hash({ round, fire, seats, night, drawn, omens, discards, choices });
}

function peerSide(recorded: readonly Recorded[]) {
  const { state } = start(vigil, LONG, SEED);
  const game = vigilForPeer(LONG, state.night, state.omens.middle);
  return {
    amount: recorded.length,
    run() {
      const client = Client<PeerState>({ game, numPlayers: LONG.players, debug: false });
      client.start();
      const { action, guard, omen } = client.moves as Record<string, (...args: unknown[]) => void>;
      for (const { kind, option, draws } of recorded) {
        if (kind === 'action') action?.(option, draws);
        else if (kind === 'whoStandsGuard') guard?.(Number(option), draws);
        else omen?.(option);
      }
      const found = peerTableOf((client.getState() as { G: PeerState }).G);
      client.stop();
      return found;
    },
  };
}

/** Several games a run, or a run would be shorter than a clock can tell. */
const OUR_GAMES = 20;

export function sessionRace(): Result {
  const recorded = recordVigil(DECISIONS);
  const ours = {
    amount: recorded.length * OUR_GAMES,
    run() {
      let found = '';
      for (let n = 0; n < OUR_GAMES; n++) {
        const session = Session.begin(vigil, { options: LONG, seed: SEED, names: [] });
        for (const { option } of recorded) session.choose(option);
        found = tableOf(session.state);
      }
      return found;
    },
  };
  return race('session', 10, 'decisions/s', ours, peerSide(recorded));
}

export function inPlaceRace(): Result {
  const recorded = recordVigil(DECISIONS);
  const ours = {
    amount: recorded.length * OUR_GAMES,
    run() {
      let found = '';
      for (let n = 0; n < OUR_GAMES; n++) {
        const first = start(vigil, LONG, SEED);
        let { decision } = first;
        for (let at = 0; at < recorded.length; at++) {
          const { option } = recorded[at] as Recorded;
          decision = applyInPlace(vigil, first.state, decision, { decision: at, option });
        }
        found = tableOf(first.state);
      }
      return found;
    },
  };
  return race('inPlace', 50, 'decisions/s', ours, peerSide(recorded));
}

/** The peer has a generator of its own, so what is compared is that both rolled fair dice, and how many. */
export function randomRace(): Result {
  const rolls = 20_000;
  const fair = (sum: number, count: number) => {
    const mean = sum / count;
    return `${Math.abs(mean - 3.5) < 0.1 ? 'fair' : `mean ${mean.toFixed(2)}`} dice`;
  };
  const ours = {
    amount: rolls * 50,
    run() {
      const random = sfc32(seedRandom(SEED));
      let sum = 0;
      for (let n = 0; n < rolls * 50; n++) sum += random.die(6);
      return fair(sum, rolls * 50);
    },
  };
  const peer = {
    amount: rolls,
    run() {
      const client = Client<{ sum: number }>({
        game: {
          setup: () => ({ sum: 0 }),
          moves: {
            roll({ G, random }) {
              let sum = 0;
              for (let n = 0; n < rolls; n++) sum += random.D6();
              G.sum += sum;
            },
          },
        },
        debug: false,
      });
      client.start();
      client.moves.roll?.();
      const { sum } = (client.getState() as { G: { sum: number } }).G;
      client.stop();
      return fair(sum, rolls);
    },
  };
  return race('random', 50, 'draws/s', ours, peer);
}
