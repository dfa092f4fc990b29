import { Session } from '../../src/core/session';
import { FaultyDevice } from '../../src/storage/faulty';
import { noLock, webLock } from '../../src/storage/lock';
import { MemoryPort } from '../../src/storage/memory';
import { DEFAULTS, SettingsStore } from '../../src/storage/settings';
import { StatsStore } from '../../src/storage/stats';
import { vigil } from '../kit/vigil';

describe('settings', () => {
  it('begin as they are meant to be, and stay as they were chosen', () => {
    const port = new MemoryPort();
    const store = new SettingsStore(port);
    expect(store.get()).toEqual(DEFAULTS);
    let told = 0;
    const leave = store.subscribe(() => told++);
    store.set({ sound: false, textScale: 1.2 });
    leave();
    store.set({ guide: false });
    expect(told).toBe(1);
    expect(new SettingsStore(port).get()).toEqual({
      ...DEFAULTS,
      sound: false,
      textScale: 1.2,
      guide: false,
    });
  });

  it('are the same object until one changes', () => {
    const store = new SettingsStore(new MemoryPort());
    expect(store.get()).toBe(store.get());
  });

  it('fall back field by field', () => {
    const port = new MemoryPort();
    port.set('settings', JSON.stringify({ sound: 'loud', textScale: 99, handOver: false, old: 1 }));
    expect(new SettingsStore(port).get()).toEqual({ ...DEFAULTS, handOver: false });
  });

  it.each(['', '{', '[]', 'null', '7'])('fall back as a whole from %j', (text) => {
    const port = new MemoryPort();
    port.set('settings', text);
    expect(new SettingsStore(port).get()).toEqual(DEFAULTS);
  });

  it('hold in memory when the device fails', () => {
    const device = new FaultyDevice({ kind: 'throw', at: 1, forEver: true, on: 'all' });
    const store = new SettingsStore(device.port(new MemoryPort()));
    store.set({ haptics: false });
    expect(store.get().haptics).toBe(false);
    expect(store.isWritten).toBe(false);
    device.become(null);
    store.set({});
    expect(store.isWritten).toBe(true);
  });
});

function finished(seed: number): Session {
  const options = { ...vigil.defaults(1), rounds: 1 };
  const session = Session.begin(vigil, { options, seed, names: [] });
  while (session.decision) session.choose(session.decision.options[0]?.id ?? '');
  return session as unknown as Session;
}

describe('statistics', () => {
  it('count every finished game once', () => {
    const port = new MemoryPort();
    let clock = 0;
    const stats = new StatsStore(port, () => ++clock);
    const session = finished(3);
    stats.record('one', session);
    stats.record('one', session);
    stats.record('two', finished(4));
    port.set('result/three', '{"game":"vigil"');
    port.set('result/four', '{"game":"vigil"}');
    const of = stats.of('vigil');
    expect(of.played).toBe(2);
    expect(of.won).toBe(stats.results().filter((one) => one.result === 'win').length);
    expect(of.wonClean).toBe(of.won);
    expect(Object.values(of.endings).reduce((sum, n) => sum + n, 0)).toBe(2);
    expect(stats.of('chess')).toEqual({ played: 0, won: 0, wonClean: 0, quickestWin: null, endings: {} });
  });

  it('know nothing of a game that goes on', () => {
    const port = new MemoryPort();
    const options = vigil.defaults(1);
    new StatsStore(port).record('one', Session.begin(vigil, { options, seed: 1, names: [] }) as never);
    expect(port.keys()).toEqual([]);
  });

  it('do without a device that fails', () => {
    const device = new FaultyDevice({ kind: 'throw', at: 1, forEver: true, on: 'all' });
    const stats = new StatsStore(device.port(new MemoryPort()));
    expect(stats.record('one', finished(3))).toBe(false);
    expect(stats.results()).toEqual([]);
  });
});

describe('the lock of a save', () => {
  it('is always free on a phone', async () => {
    expect(await noLock.hold('one')).not.toBeNull();
  });

  it('is held by one tab until it lets go', async () => {
    const held = new Set<string>();
    const request = async (name: string, _options: LockOptions, got: (lock: Lock | null) => unknown) => {
      if (held.has(name)) return got(null);
      held.add(name);
      await got({ name, mode: 'exclusive' });
      held.delete(name);
    };
    const lock = webLock({ request: request as LockManager['request'] });
    const letGo = await lock.hold('one');
    expect(await lock.hold('one')).toBeNull();
    expect(await lock.hold('two')).not.toBeNull();
    letGo?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(await lock.hold('one')).not.toBeNull();
  });
});
