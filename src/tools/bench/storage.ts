/** What keeping a game costs: writing a decision beside boardgame.io's own store, loading beside the least that must be done. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';

import { randomPolicy } from '../../bots';
import { applyInPlace, decide, start } from '../../core/engine';
import type { AnyGame } from '../../core/game';
import { hash } from '../../core/plain';
import type { CoreState } from '../../core/procedure';
import { Session } from '../../core/session';
import { LiveSave } from '../../storage/live';
import { MemoryPort } from '../../storage/memory';
import { SaveStore } from '../../storage/saves';
import { median, type Result } from './measure';

const SEED = 20;
const MOVES = 200;
/** The last moves of the game: what both pay by then. */
const WINDOW = 40;
const RUNS = 5;

/** As many decisions as asked for: a game that ends too early is taken back by half and goes another way. */
function playedOn(session: Session, changes: number, each: () => void = () => undefined): void {
  const policy = randomPolicy(SEED);
  while (session.sequence < changes) {
    if (session.decision === null) session.undo(Math.ceil(session.length / 2), true);
    else session.choose(policy.choose(session.game, session.state, session.decision).id);
    each();
  }
}

/** A line that does not end before `moves`, or as long as the game lasts. */
function lineOf(game: AnyGame, moves: number): string[] {
  const session = Session.begin(game, {
    options: game.defaults(game.players.min),
    seed: SEED,
    names: [],
  });
  const policy = randomPolicy(SEED);
  const line: string[] = [];
  while (session.decision !== null && line.length < moves) {
    line.push(policy.choose(game, session.state, session.decision).id);
    session.choose(line[line.length - 1] ?? '');
  }
  return line;
}

/** How long each write of our store takes, in microseconds: both copies, sealed. */
function ourWrites(game: AnyGame, line: readonly string[]): { times: number[]; found: string } {
  const ports = [new MemoryPort(), new MemoryPort()] as const;
  const live = new LiveSave('bench', 0);
  const times: number[] = [];
  const session = Session.begin(game, { options: game.defaults(game.players.min), seed: SEED, names: [] });
  live.session = session;
  for (const option of line) {
    session.choose(option);
    const began = performance.now();
    live.put(ports);
    times.push((performance.now() - began) * 1000);
  }
  return { times, found: hash(session.state) };
}

interface PeerStorage {
  setState(...args: readonly unknown[]): void;
}

/** The same for boardgame.io's local master with `persist`, which keeps its games in localStorage. */
function peerWrites(game: AnyGame, line: readonly string[]): { times: number[]; found: string } {
  const texts = new Map<string, string>();
  const browser = globalThis as { localStorage?: unknown };
  browser.localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  try {
    const times: number[] = [];
    const multiplayer = Local({ persist: true, storageKey: 'bench' });
    const client = Client<CoreState>({
      game: {
        name: `${game.id}-${Math.random()}`,
        setup: () => start(game, game.defaults(game.players.min), SEED).state,
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
  } finally {
    delete browser.localStorage;
  }
}

export function writeCost(game: AnyGame): Result {
  const line = lineOf(game, MOVES);
  const ratios: number[] = [];
  const [ours, peers]: [number[], number[]] = [[], []];
  let checksum = '';
  for (let n = 0; n < RUNS; n++) {
    const [our, peer] = [ourWrites(game, line), peerWrites(game, line)];
    if (our.found !== peer.found) throw new Error('write: the two sides did not store the same game.');
    if (peer.times.length < line.length) throw new Error('write: the peer did not store every move.');
    const [a, b] = [our, peer].map(({ times }) => median(times.slice(-WINDOW))) as [number, number];
    ours.push(a);
    peers.push(b);
    ratios.push(a / b);
    checksum = our.found;
  }
  return {
    name: `write/${game.id}`,
    ratio: median(ratios),
    better: 'lower',
    goal: 0.1,
    ours: median(ours),
    peer: median(peers),
    unit: 'us/write',
    checksum,
  };
}

const DECISIONS = 500;
const LOADS = 101;

/** The lower quarter: a busy machine interrupts the longer of two works more often, which is not its cost. */
function quick(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 2] as number;
}

/** The same texts as a device gives them: characters in a row, not the parts that they were put together from. */
function asFromDisk({ texts }: MemoryPort): MemoryPort {
  return new MemoryPort(new Map(JSON.parse(JSON.stringify([...texts])) as [string, string][]));
}

/** A whole load with every check, beside parsing the same bytes and checking the state against its schema once. */
export function loadCost(game: AnyGame): Result {
  const written = [new MemoryPort(), new MemoryPort()] as const;
  const beginning = { options: game.defaults(game.players.max), seed: SEED, names: [] };
  const { id, session } = new SaveStore(written).begin(game, beginning);
  playedOn(session, DECISIONS);
  const checksum = hash(session.state);
  const ports = [asFromDisk(written[0]), asFromDisk(written[1])] as const;
  const bodies = [...ports[0].texts.values()].map((text) => text.slice(text.indexOf('\n') + 1));
  const load = () => {
    const loaded = new SaveStore(ports).open(id, () => game);
    if (loaded?.outcome !== 'intact') throw new Error('load: the game did not come back whole.');
    return loaded.session.state;
  };
  const parse = () => {
    const [head] = bodies.map((body) => JSON.parse(body) as { state: unknown });
    const parsed = game.stateSchema.safeParse(head?.state);
    if (!parsed.success) throw new Error('load: the state does not fit its schema.');
    return parsed.data;
  };
  if (hash(load()) !== checksum || hash(parse()) !== checksum)
    throw new Error('load: the two sides did not read the same game.');
  const timed = (work: () => unknown) => {
    const began = performance.now();
    work();
    return (performance.now() - began) * 1000;
  };
  const [ours, peers]: [number[], number[]] = [[], []];
  for (let n = 0; n < LOADS; n++) {
    peers.push(timed(parse));
    ours.push(timed(load));
  }
  return {
    name: `load/${game.id}`,
    ratio: quick(ours) / quick(peers),
    better: 'lower',
    goal: 3,
    ours: quick(ours),
    peer: quick(peers),
    unit: 'us/load',
    checksum,
  };
}
