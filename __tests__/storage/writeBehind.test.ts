/** A store that answers later: nothing is called saved before it is, and nothing is lost when it says no. */
import { hash } from '../../src/core/plain';
import { ErrorLog } from '../../src/storage/errors';
import { MemoryPort } from '../../src/storage/memory';
import { mirror } from '../../src/storage/mirror';
import { SaveStore } from '../../src/storage/saves';
import { WriteBehindPort, type Batch } from '../../src/storage/writeBehind';
import { vigil } from '../kit/vigil';
import { find, playOn } from './kit';

/** A disk that a test answers for. */
class SlowDisk {
  readonly texts = new Map<string, string>();
  private asked: { batch: Batch; yes: () => void; no: (error: Error) => void }[] = [];
  readonly port = new WriteBehindPort(
    new Map(),
    (batch) => new Promise((yes, no) => this.asked.push({ batch, yes, no })),
  );

  get waiting(): number {
    return this.asked.length;
  }

  async answer(isYes = true): Promise<void> {
    const { batch, yes, no } = this.asked.shift() ?? { batch: new Map(), yes: () => {}, no: () => {} };
    if (isYes) for (const [key, text] of batch) this.put(key, text);
    if (isYes) yes();
    else no(new Error('full'));
    await Promise.resolve();
    await Promise.resolve();
  }

  private put(key: string, text: string | null): void {
    if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
  }
}

function playing() {
  const [a, disk] = [new MemoryPort(), new SlowDisk()];
  const due: (() => void)[] = [];
  const around = { now: () => 1, chance: () => 0.5, later: (work: () => void) => void due.push(work) };
  const store = new SaveStore([a, disk.port], around);
  const options = { ...vigil.defaults(2), rounds: 500, toughness: 1_000_000 };
  const { id, session } = store.begin(vigil, { options, seed: 11, names: [] });
  return { a, disk, store, id, session, due };
}

it('is not saved before the disk says so', async () => {
  const { disk, store } = playing();
  expect(store.status).toEqual({ state: 'writing', message: null });
  await disk.answer();
  expect(store.status.state).toBe('ok');
  expect([...disk.texts.keys()]).toHaveLength(1);
});

it('sends what came meanwhile in one batch, the newest only', async () => {
  const { disk, store, session, id, a } = playing();
  playOn(session, 5);
  expect(disk.waiting).toBe(1);
  await disk.answer();
  expect(store.status.state).toBe('writing');
  await disk.answer();
  expect(store.status.state).toBe('ok');
  expect(disk.texts.get(`save/${id}`)).toBe(a.get(`save/${id}`));
});

it('tells when the disk says no, tries again, and clears', async () => {
  const { disk, store, session, due, id } = playing();
  const told: string[] = [];
  store.subscribe(() => told.push(store.status.state));
  await disk.answer(false);
  expect(store.status.state).toBe('oneCopy');
  playOn(session, 2);
  for (const work of due.splice(0)) work();
  for (let n = 0; n < 4 && disk.waiting > 0; n++) await disk.answer();
  expect(store.status.state).toBe('ok');
  expect(told[0]).toBe('oneCopy');
  const again = new SaveStore([new MemoryPort(), new MemoryPort(disk.texts)]).open(id, find);
  if (again?.outcome !== 'intact') throw new Error('not intact');
  expect(hash(again.session.state)).toBe(hash(session.state));
});

it('sends again what the disk refused, and what is newer instead of it', async () => {
  const disk = new SlowDisk();
  disk.port.set('x', '1');
  disk.port.set('y', 'old');
  await disk.answer();
  await disk.answer(false);
  expect(disk.port.backlog.state).toBe('failing');
  disk.port.set('z', '1');
  await disk.answer(false);
  disk.port.set('y', 'new');
  await disk.answer();
  await disk.answer();
  expect(disk.port.backlog.state).toBe('written');
  expect(Object.fromEntries(disk.texts)).toEqual({ x: '1', y: 'new', z: '1' });
});

it('tries again without being given anything new', async () => {
  const disk = new SlowDisk();
  disk.port.set('x', '1');
  await disk.answer(false);
  disk.port.backlog.retry();
  await disk.answer();
  expect(Object.fromEntries(disk.texts)).toEqual({ x: '1' });
});

it('is failing when the other store says no too', async () => {
  const { disk, store, session, a } = playing();
  await disk.answer();
  a.set = () => {
    throw new Error('full');
  };
  playOn(session, 1);
  await disk.answer(false);
  expect(store.status.state).toBe('failing');
});

it('survives a browser that is killed: localStorage forgets, the database has what was acknowledged', async () => {
  const { disk, session, id } = playing();
  playOn(session, 3);
  await disk.answer();
  await disk.answer();
  const acknowledged = session.sequence;
  playOn(session, 1);
  const loaded = new SaveStore([new MemoryPort(), new MemoryPort(disk.texts)]).open(id, find);
  if (loaded?.outcome !== 'intact') throw new Error('not intact');
  expect(loaded.session.sequence).toBe(acknowledged);
});

it('hears what another tab has written, and keeps what is on its way from here', async () => {
  const { port } = new SlowDisk();
  port.hear(
    new Map([
      ['x', '1'],
      ['y', '2'],
    ]),
  );
  port.set('z', 'mine');
  port.set('y', 'mine');
  port.hear(
    new Map([
      ['x', null],
      ['y', 'theirs'],
    ]),
  );
  expect([port.get('x'), port.get('y'), port.keys()]).toEqual([null, 'mine', ['y', 'z']]);
});

it('tells who looks on that another tab has written this save, and no other', () => {
  const { port } = new SlowDisk();
  const store = new SaveStore([new MemoryPort(), port]);
  let heard = 0;
  const stop = store.watch('mine', () => heard++);
  port.hear(new Map([['save/other', '1']]));
  port.hear(new Map([['save/mine/64', '1']]));
  expect(heard).toBe(0);
  port.hear(new Map([['save/mine', '1']]));
  expect(heard).toBe(1);
  stop();
  port.hear(new Map([['save/mine', '2']]));
  expect(heard).toBe(1);
});

it('removes on the disk too', async () => {
  const disk = new SlowDisk();
  disk.port.set('x', '1');
  await disk.answer();
  disk.port.remove('x');
  await disk.answer();
  expect([...disk.texts]).toEqual([]);
  expect(disk.port.backlog.state).toBe('written');
});

describe('a mirror', () => {
  it('reads the first, falls back to the second, and needs only the first to write', () => {
    const [first, second] = [new MemoryPort(), new MemoryPort(new Map([['old', '1']]))];
    const both = mirror(first, second);
    both.set('x', '2');
    expect([both.get('old'), both.get('x'), second.get('x'), both.keys()]).toEqual([
      '1',
      '2',
      '2',
      ['x', 'old'],
    ]);
    second.set = () => {
      throw new Error('full');
    };
    both.set('x', '3');
    expect(both.get('x')).toBe('3');
    both.remove('old');
    expect(both.get('old')).toBeNull();
  });
});

describe('the last errors', () => {
  it('are kept, the newest last, and no more than twenty', () => {
    const port = new MemoryPort();
    const log = new ErrorLog(port, () => 5);
    for (let n = 0; n < 30; n++) log.add('a test', `fault ${n}`);
    const again = new ErrorLog(port).list();
    expect(again).toHaveLength(20);
    expect(again.at(-1)).toEqual({ at: 5, where: 'a test', message: 'fault 29' });
  });

  it('are kept in memory when they cannot be written, and a damaged list is an empty one', () => {
    const port = new MemoryPort(new Map([['errors', '[{"at":"x"}]']]));
    const log = new ErrorLog(port, () => 5);
    expect(log.list()).toEqual([]);
    port.set = () => {
      throw new Error('full');
    };
    log.add('a test', new Error('first'));
    log.add('a test', new Error('second'));
    expect(log.list().map(({ message }) => message.split('\n')[0])).toEqual([
      'Error: first',
      'Error: second',
    ]);
  });
});
