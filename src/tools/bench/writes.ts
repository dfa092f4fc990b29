/** A game written down decision by decision, by our store and by boardgame.io's own. Runs in Node and in a browser. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';

import { randomPolicy } from '../../bots';
import { applyInPlace, decide, start } from '../../core/engine';
import type { AnyGame } from '../../core/game';
import { hash } from '../../core/plain';
import type { CoreState } from '../../core/procedure';
import { lineOf } from '../../core/save';
import { Session, type Beginning } from '../../core/session';
import type { Ports } from '../../storage/copies';
import { LiveSave } from '../../storage/live';

export const SEED = 20;
const MOVES = 200;
/** The last moves of the game: what both pay by then. */
const WINDOW = 40;

export function beginningOf(game: AnyGame): Beginning {
  return { options: game.defaults(game.players.max), seed: SEED, names: [] };
}

/** Plays on until `isEnough`: a game that ends too early is taken back by half and goes another way. */
export function playUntil(session: Session, isEnough: () => boolean): void {
  const policy = randomPolicy(SEED);
  while (!isEnough()) {
    if (session.decision === null) session.undo(Math.ceil(session.length / 2), true);
    else session.choose(policy.choose(session.game, session.state, session.decision).id);
  }
}

export function longLine(game: AnyGame): string[] {
  const session = Session.begin(game, beginningOf(game));
  playUntil(session, () => session.length === MOVES);
  return lineOf(session.journal);
}

/** Our store at work: each `write` makes one decision and writes it into both ports, sealed. */
export class OurWrites {
  private readonly live = new LiveSave('bench', 0);
  private readonly session: Session;

  constructor(
    game: AnyGame,
    private readonly ports: Ports,
  ) {
    this.session = Session.begin(game, beginningOf(game));
    this.live.session = this.session;
  }

  /** Microseconds that the writing took. */
  write(option: string): number {
    this.session.choose(option);
    const began = performance.now();
    this.live.put(this.ports);
    return (performance.now() - began) * 1000;
  }

  get found(): string {
    return hash(this.session.state);
  }
}

interface PeerStorage {
  setState(...args: readonly unknown[]): void;
}

export interface Written {
  /** Microseconds a write. */
  readonly times: readonly number[];
  /** The hash of the game that was stored. */
  readonly found: string;
}

/** The same for boardgame.io's local master with `persist`, which keeps its games in localStorage. */
export function peerWrites(game: AnyGame, line: readonly string[]): Written {
  const times: number[] = [];
  const multiplayer = Local({ persist: true, storageKey: 'bench' });
  const client = Client<CoreState>({
    game: {
      name: `${game.id}-${Math.random()}`,
      setup: () => start(game, beginningOf(game).options, SEED).state,
      moves: {
        choose({ G }, option: string) {
          applyInPlace(game, G, decide(game, G), { decision: G.choices, option });
        },
      },
    },
    multiplayer: (options: Parameters<typeof multiplayer>[0]) => {
      const transport = multiplayer(options);
      const { storageAPI } = (transport as unknown as { master: { storageAPI: PeerStorage } }).master;
      const { setState } = storageAPI;
      storageAPI.setState = (...args) => {
        const began = performance.now();
        setState.apply(storageAPI, [...args]);
        times.push((performance.now() - began) * 1000);
      };
      return transport;
    },
    numPlayers: 1,
    playerID: '0',
    debug: false,
  });
  client.start();
  times.length = 0;
  const choose = client.moves.choose as (option: string) => void;
  for (const option of line) choose(option);
  const found = hash((client.getState() as { G: CoreState }).G);
  client.stop();
  return { times, found };
}

/** What both pay a write at the end of the line: the mean, because the clock of a browser is too coarse for a single one. */
export function compare(ours: Written, peer: Written): { readonly ours: number; readonly peer: number } {
  if (ours.found !== peer.found) throw new Error('write: the two sides did not store the same game.');
  if (peer.times.length < MOVES || ours.times.length < MOVES)
    throw new Error('write: a side did not store every move.');
  const mean = ({ times }: Written) => times.slice(-WINDOW).reduce((sum, time) => sum + time, 0) / WINDOW;
  return { ours: mean(ours), peer: mean(peer) };
}
