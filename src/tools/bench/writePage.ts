/** The browser's part of the write benchmark: the real ports of the web, beside boardgame.io on the real localStorage. */
import { gameById } from '../../games';
import { indexedPorts } from '../../storage/indexed';
import { mmkvPort } from '../../storage/mmkv';
import type { StoragePort } from '../../storage/port';
import { compare, longLine, OurWrites, peerWrites, type Written } from './writes';

/** Turns of the microtask queue until the database has been handed the batch. */
const TURNS = 8;

/** Waits until the database has answered: people do not decide faster than that. */
function settled({ backlog }: StoragePort): Promise<void> {
  return new Promise((resolve) => {
    if (backlog?.state !== 'writing') return resolve();
    const stop = backlog.subscribe(() => {
      if (backlog.state === 'writing') return;
      stop();
      resolve();
    });
  });
}

async function ours(id: string, line: readonly string[]): Promise<Written> {
  const database = (await indexedPorts())?.['saves-b'];
  const game = gameById(id);
  if (!game || !database) throw new Error(`There is no game ${id}, or no database.`);
  const side = new OurWrites(game, [mmkvPort('saves-a'), database]);
  const times: number[] = [];
  for (const option of line) {
    const writing = side.write(option);
    const began = performance.now();
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
    times.push(writing + (performance.now() - began) * 1000);
    await settled(database);
    if (database.backlog?.state !== 'written') throw new Error('The database did not take it.');
  }
  return { times, found: side.found };
}

async function writeBench(id: string, runs: number) {
  const game = gameById(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  const line = longLine(game);
  const found: { ours: number; peer: number }[] = [];
  let checksum = '';
  for (let n = 0; n < runs; n++) {
    localStorage.clear();
    const our = await ours(id, line);
    localStorage.clear();
    found.push(compare(our, peerWrites(game, line)));
    checksum = our.found;
  }
  return { runs: found, checksum };
}

(globalThis as { writeBench?: typeof writeBench }).writeBench = writeBench;
