/** What keeping a game costs: writing a decision beside boardgame.io's own store, loading beside the least that must be done. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import type { AnyGame } from '../../core/game';
import { hash } from '../../core/plain';
import { games } from '../../games';
import { MemoryPort } from '../../storage/memory';
import { SaveStore } from '../../storage/saves';
import { median, type Result } from './measure';
import { beginningOf, compare, longLine, OurWrites, peerWrites, playUntil, type Written } from './writes';

const RUNS = 5;
const BROWSER_RUNS = 3;

/** The peer's writes, with a localStorage that only remembers: it costs less than a real one. */
function peerInNode(game: AnyGame, line: readonly string[]): Written {
  const texts = new Map<string, string>();
  const browser = globalThis as { localStorage?: unknown };
  browser.localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  try {
    return peerWrites(game, line);
  } finally {
    delete browser.localStorage;
  }
}

export function writeCost(game: AnyGame): Result {
  const line = longLine(game);
  let checksum = '';
  const runs = Array.from({ length: RUNS }, () => {
    const side = new OurWrites(game, [new MemoryPort(), new MemoryPort()]);
    const times = line.map((option) => side.write(option));
    checksum = side.found;
    return compare({ times, found: checksum }, peerInNode(game, line));
  });
  return writeResult(`write/${game.id}`, runs, checksum);
}

/** The same in Chromium: localStorage and its database on our side, localStorage on the peer's. */
export function webWriteCost(game: AnyGame): Result {
  const { runs, checksum } = inBrowser()[game.id] ?? { runs: [], checksum: '' };
  return writeResult(`writeWeb/${game.id}`, runs, checksum);
}

type Runs = readonly { readonly ours: number; readonly peer: number }[];

function writeResult(name: string, runs: Runs, checksum: string): Result {
  return {
    name,
    ratio: median(runs.map(({ ours, peer }) => ours / peer)),
    better: 'lower',
    goal: 0.1,
    ours: median(runs.map(({ ours }) => ours)),
    peer: median(runs.map(({ peer }) => peer)),
    unit: 'us/write',
    checksum,
  };
}

type Measured = Readonly<Record<string, { readonly runs: Runs; readonly checksum: string }>>;

let measured: Measured | null = null;

/** One browser run gives the figures of all games. */
function inBrowser(): Measured {
  if (measured) return measured;
  const ids = JSON.stringify(games.map(({ id }) => id));
  // npm runs its scripts at the root.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(process.cwd(), 'src/tools/bench/writeRun.mjs'), ids, String(BROWSER_RUNS)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The browser run failed.\n${stderr}`);
  measured = JSON.parse(stdout) as Measured;
  return measured;
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
  const { id, session } = new SaveStore(written).begin(game, beginningOf(game));
  playUntil(session, () => session.sequence === DECISIONS);
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
