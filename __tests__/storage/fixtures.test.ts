/**
 * Saves of every format and every version of the rules that there has ever been. They are frozen: a change that would write
 * or read them in another way raises FORMAT or `rulesVersion` and brings a step that reads the old ones.
 * `FIXTURES=write npx jest storage/fixtures` writes what is missing, and never anything anew.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { randomPolicy } from '../../src/bots';
import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { encodeRecord, decodeRecord, FORMAT, lineOf, recordOf } from '../../src/core/save';
import { Session } from '../../src/core/session';
import { games } from '../../src/games';
import { vigil } from '../kit/vigil';
import { find, Phone } from './kit';

const folder = join(__dirname, 'fixtures');
const nameOf = ({ id, rulesVersion }: AnyGame) => `${id}-format${FORMAT}-rules${rulesVersion}.save`;
const INFO = { id: 'fixture', startedAt: 1_700_000_000_000, savedAt: 1_700_000_100_000 };
/** Two chapters of the journal and a bit. */
const CHANGES = 140;

function begun(game: AnyGame): Session {
  const options = game.defaults(game.players.max);
  return Session.begin(game, { options, seed: 2026, names: ['Ada', 'Zoë 🐺'] });
}

function written(game: AnyGame): string {
  const session = begun(game);
  const policy = randomPolicy(2026);
  for (let n = 1; n <= CHANGES; n++) {
    if (session.decision === null || n % 20 === 0) session.undo(3, true);
    else session.choose(policy.choose(game, session.state, session.decision).id);
  }
  return encodeRecord(recordOf(session, INFO));
}

const current: [string, AnyGame][] = [vigil as AnyGame, ...games].map((game) => [nameOf(game), game]);

if (process.env.FIXTURES === 'write') {
  for (const [name, game] of current) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), written(game));
  }
}

const frozen = readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it.each(current)('%s is there, and would be written in the very same way today', (name, game) => {
  if (!frozen.includes(name))
    throw new Error(`${name} is missing: write it with FIXTURES=write and keep it for ever.`);
  const record = decodeRecord(read(name));
  const session = begun(game);
  for (const entry of record.journal) {
    if ('undo' in entry) session.undo(entry.undo, true);
    else session.choose(entry.choose);
  }
  // Other bytes: the format has changed. Raise FORMAT, or rulesVersion when it is the state, with a step from the old one.
  expect(encodeRecord(recordOf(session, INFO))).toBe(read(name));
});

it.each(frozen)('%s loads, or says why not and can be exported', (name) => {
  const phone = new Phone();
  const text = read(name);
  const record = decodeRecord(text);
  for (const port of [phone.a, phone.b]) port.set(`save/${record.id}`, text);
  phone.boot();
  const loaded = phone.open(record.id);
  if (loaded.outcome === 'unreadable') {
    expect(loaded.message).toMatch(/^[A-Z].*\.$/);
    expect(phone.store.exportDamaged(record.id)).toContain(record.game);
    return;
  }
  const { session } = loaded;
  const version = find(record.game)?.rulesVersion ?? 0;
  expect(loaded.migrated).toBe(record.rulesVersion < version);
  expect(session.sequence).toBe(record.sequence);
  if (!loaded.migrated) {
    expect(hash(session.state)).toBe(hash(record.state));
    expect(session.length).toBe(lineOf(record.journal).length);
  }
  const options = session.decision?.options ?? [];
  if (options[0]) session.choose(options[0].id);
  const again = new Phone();
  const id = again.store.importText(phone.store.exportText(record.id, find), find);
  expect(again.store.list(find)).toMatchObject([{ readable: true, id, decisions: session.state.choices }]);
});

it('no version is left out', () => {
  for (const [, game] of current) {
    const known = frozen.filter((name) => name.startsWith(`${game.id}-format`));
    const versions = new Set(known.map((name) => Number(/rules(\d+)\.save$/.exec(name)?.[1])));
    // Every step of the migrations has a save that needs it.
    for (const from of Object.keys(game.migrations ?? {})) expect(versions).toContain(Number(from));
  }
});
