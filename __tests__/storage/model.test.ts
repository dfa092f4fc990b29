/**
 * Random mixes of everything that can happen to a save, against a model that a child could check: a list of choices, a list
 * of what was taken back, and what was on the disk when the power went.
 */
import * as fc from 'fast-check';

import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { start, apply } from '../../src/core/engine';
import { decodeRecord, encodeRecord, type SaveRecord } from '../../src/core/save';
import type { Session } from '../../src/core/session';
import { FaultyDevice } from '../../src/storage/faulty';
import { games } from '../../src/games';
import { MemoryPort } from '../../src/storage/memory';
import { SaveStore } from '../../src/storage/saves';
import { vigil } from '../kit/vigil';

jest.setTimeout(60_000);

/** A game as it is, and how it is begun. */
interface Title {
  readonly game: AnyGame;
  readonly options: { readonly players: number };
}

const VIGIL: Title = {
  game: vigil as AnyGame,
  options: { players: 2, rounds: 500, toughness: 1_000_000 } as never,
};
const TITLES: readonly Title[] = games.map((game) => ({ game, options: game.defaults(game.players.max) }));

const beginningOf = ({ options }: Title) => ({ options, seed: 5, names: ['Ada', 'Ben'] });

/** The next version of the rules: the same state under another number. */
function nextRules(game: AnyGame): AnyGame {
  const { rulesVersion } = game;
  const migrations = { ...game.migrations, [rulesVersion]: (state: unknown) => state };
  return { ...game, rulesVersion: rulesVersion + 1, migrations };
}

/** What must be true, in the simplest words: the choices that count, and where they began. */
interface Model {
  readonly floor: string | null;
  line: string[];
  redo: string[];
  changes: number;
}

class Device {
  readonly a = new MemoryPort();
  readonly b = new MemoryPort();
  device = new FaultyDevice();
  game: AnyGame;
  store = this.boot();
  id = '';
  session: Session;
  model: Model = { floor: null, line: [], redo: [], changes: 0 };

  constructor(readonly title: Title = VIGIL) {
    this.game = title.game;
    ({ id: this.id, session: this.session } = this.store.begin(this.game, beginningOf(title)));
  }

  private boot(): SaveStore {
    this.device = new FaultyDevice();
    const ports = [this.device.port(this.a), this.device.port(this.b)] as const;
    return new SaveStore(ports, { now: () => 1, chance: () => Math.random(), later: () => undefined });
  }

  /** A new start of the app; `load` is what it finds. */
  load(): void {
    this.store = this.boot();
    const loaded = this.store.open(this.id, () => this.game);
    if (loaded === null || loaded.outcome === 'unreadable') throw new Error('The game is gone.');
    this.session = loaded.session;
    // Choices that could be made again are known from the journal as well.
    if (loaded.migrated) this.model = fresh(this.session);
  }

  /** The program ends at its n-th write from now on, in the middle of a change. */
  dieAt(nth: number, change: () => void): void {
    const { model } = this;
    const before = { ...model, line: [...model.line], redo: [...model.redo] };
    this.device.become({ kind: nth % 2 === 0 ? 'tear' : 'stop', at: nth });
    change();
    const isDead = this.device.stopped;
    this.load();
    // Either the change is there or it is not; it was never shown, so both are right.
    if (isDead && this.session.sequence === before.changes) this.model = before;
  }
}

function fresh(session: Session): Model {
  return { floor: hash(session.state), line: [], redo: [], changes: session.sequence };
}

/** Plays the model's line from its beginning: slow, and with nothing of the session's cleverness. */
function expected({ game, title }: Device, line: readonly string[]): string {
  const { options, seed } = beginningOf(title);
  let { state } = start(game, options, seed);
  for (const option of line) ({ state } = apply(game, state, { decision: state.choices, option }));
  return hash(state);
}

type Act = readonly [what: string, n: number];

function choose({ session, model }: Device, n: number): void {
  const options = session.decision?.options ?? [];
  const wanted = options.find(({ id }) => id === 'stoke') ?? options[n % Math.max(1, options.length)];
  if (!wanted) return;
  session.choose(wanted.id);
  model.changes++;
  model.line.push(wanted.id);
  if (model.redo.pop() !== wanted.id) model.redo = [];
}

function undo({ session, model }: Device, n: number): void {
  if (session.length === 0) return;
  const count = 1 + (n % session.length);
  session.undo(count, true);
  model.changes++;
  for (let k = 0; k < count; k++) model.redo.push(model.line.pop() ?? '');
}

const acts: Readonly<Record<string, (device: Device, n: number) => void>> = {
  choose,
  undo: (device) => undo(device, 0),
  undoTo: undo,
  redo({ session, model }) {
    if (session.redoable === 0) return;
    session.redo();
    model.changes++;
    model.line.push(model.redo.pop() ?? '');
  },
  save: ({ store }) => store.retry(),
  load: (device) => device.load(),
  kill: (device, n) => device.dieAt(1 + (n % 4), () => choose(device, n)),
  killUndo: (device, n) => device.dieAt(1 + (n % 4), () => undo(device, n)),
  loseOne(device, n) {
    (n % 2 === 0 ? device.a : device.b).texts.clear();
    device.load();
  },
  exportImport(device) {
    const text = device.store.exportText(device.id, () => device.game);
    const before = [...device.a.texts];
    device.id = device.store.importText(text, () => device.game);
    for (const [key, value] of before) expect(device.a.get(key)).toBe(value);
    device.load();
  },
  migrate(device) {
    if (device.game !== device.title.game) return;
    device.game = nextRules(device.game);
    device.load();
  },
};

function check(device: Device, what: string): void {
  const { session, model } = device;
  const found = {
    what,
    changes: session.sequence,
    length: session.length,
    redo: session.redoable,
    state: hash(session.state),
  };
  const state =
    model.floor === null ? expected(device, model.line) : model.line.length === 0 ? model.floor : found.state;
  expect(found).toEqual({
    what,
    changes: model.changes,
    length: model.line.length,
    redo: model.redo.length,
    state,
  });
}

/** Plays so many scripts of at most so many acts, and checks after each act. */
function playScripts(title: Title, numRuns: number, maxLength: number): void {
  const act: fc.Arbitrary<Act> = fc.tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('choose') },
      { weight: 10, arbitrary: fc.constantFrom(...Object.keys(acts).filter((name) => name !== 'migrate')) },
      { weight: 1, arbitrary: fc.constant('migrate') },
    ),
    fc.nat(1_000),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength, size: 'max' }), (script) => {
      const device = new Device(title);
      for (const [what, n] of script) {
        acts[what]?.(device, n);
        check(device, what);
      }
    }),
    { numRuns, seed: 8 },
  );
}

it('whatever happens, the game is where its choices lead', () => playScripts(VIGIL, 60, 120));

it.each(TITLES.map((title) => [title.game.id, title] as const))('also in %s', (_id, title) =>
  playScripts(title, 6, 60),
);

it('a migrated game goes on and back as far as the position it was found at', () => {
  const device = new Device();
  for (let n = 0; n < 100; n++) choose(device, n);
  acts.migrate?.(device, 0);
  check(device, 'migrate');
  const floor = hash(device.session.state);
  for (let n = 0; n < 80; n++) choose(device, n);
  const text = device.store.exportText(device.id, () => device.game);
  device.load();
  device.session.undo(80, true);
  expect(hash(device.session.state)).toBe(floor);
  expect(decodeRecord(text)).toMatchObject({ rulesVersion: 3, sequence: 180 } satisfies Partial<SaveRecord>);
  expect(encodeRecord(decodeRecord(text))).toBe(text);
});
