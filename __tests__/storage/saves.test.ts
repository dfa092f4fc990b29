import { hash } from '../../src/core/plain';
import { decodeRecord } from '../../src/core/save';
import { CHAPTER } from '../../src/storage/copies';
import { flipped, fullAfter } from '../../src/storage/faulty';
import { MemoryPort } from '../../src/storage/memory';
import { SaveStore } from '../../src/storage/saves';
import { vigil } from '../kit/vigil';
import { find, Phone, playOn } from './kit';

function played(count: number) {
  const phone = new Phone();
  const { id, session } = phone.begin();
  playOn(session, count);
  return { phone, id, session, state: hash(session.state), head: `save/${id}` };
}

function sessionOf(phone: Phone, id: string) {
  const loaded = phone.open(id);
  if (loaded.outcome === 'unreadable') throw new Error(loaded.message);
  return loaded.session;
}

describe('a saved game', () => {
  it.each([0, 1, 63, 64, 65, 128, 150])('comes back intact after %i decisions', (count) => {
    const { phone, id, session, state } = played(count);
    phone.boot();
    const loaded = phone.open(id);
    expect(loaded.outcome).toBe('intact');
    const back = sessionOf(phone, id);
    expect(hash(back.state)).toBe(state);
    expect(back.journal).toEqual(session.journal);
    expect(back.sequence).toBe(session.sequence);
  });

  it('can be taken back across a restart, and played on', () => {
    const { phone, id, session } = played(70);
    const before = hash(session.state);
    phone.boot();
    const back = sessionOf(phone, id);
    back.undo(10, true);
    playOn(back, 10);
    expect(back.rewound).toBe(true);
    phone.boot();
    const again = sessionOf(phone, id);
    expect(hash(again.state)).toBe(before);
    expect(again.sequence).toBe(81);
  });

  it('is written before anybody is told', () => {
    const { phone, id, session } = played(3);
    let written = '';
    session.subscribe(() => (written = phone.a.get(`save/${id}`) ?? ''));
    playOn(session, 1);
    expect(decodeRecord(written).sequence).toBe(4);
  });

  it('costs the same to write however long it is', () => {
    const lengths = (from: number) => {
      const { phone, session, head } = played(from);
      let sum = 0;
      for (let n = 0; n < CHAPTER; n++) {
        playOn(session, 1);
        sum += phone.a.get(head)?.length ?? 0;
      }
      return sum;
    };
    expect(lengths(1280) / lengths(0)).toBeLessThan(1.3);
  });

  it.each(['a', 'b'] as const)('survives the loss of instance %s', (port) => {
    const { phone, id, session, state } = played(150);
    phone[port].texts.clear();
    phone.boot();
    expect(phone.open(id).outcome).toBe('intact');
    const back = sessionOf(phone, id);
    expect(hash(back.state)).toBe(state);
    expect(back.journal).toEqual(session.journal);
    playOn(back, 1);
    expect([...phone.a.texts].sort()).toEqual([...phone.b.texts].sort());
  });

  it.each(['a', 'b'] as const)('has two copies again as soon as it is opened without %s', (port) => {
    const { phone, id, head } = played(70);
    phone[port].texts.clear();
    phone.boot();
    phone.open(id);
    expect(decodeRecord(phone[port].get(head) ?? '').sequence).toBe(70);
    expect(phone[port].texts.size).toBe(2);
  });

  it.each(['a', 'b'] as const)('comes back from the newer of two copies when %s is behind', (port) => {
    const { phone, id, session, head } = played(20);
    const older = phone[port].get(head) ?? '';
    playOn(session, 2);
    phone[port].set(head, older);
    phone.boot();
    expect(phone.open(id).outcome).toBe('intact');
    expect(sessionOf(phone, id).sequence).toBe(22);
  });

  it('says so when a damaged copy was passed over, and keeps that copy', () => {
    const { phone, id, state, head } = played(20);
    const damaged = flipped(phone.a.get(head) ?? '', 5);
    phone.a.set(head, damaged);
    phone.boot();
    expect(phone.open(id)).toMatchObject({
      outcome: 'recovered',
      decision: 20,
      message: 'One of its two copies was damaged. The game goes on from decision 20.',
    });
    expect(hash(sessionOf(phone, id).state)).toBe(state);
    playOn(sessionOf(phone, id), 1);
    expect([...phone.a.texts.values()]).toContain(damaged);
    expect(phone.store.exportDamaged(id)).toContain(JSON.stringify(damaged).slice(1, 60));
  });

  it('goes on without its history when a chapter is lost in both', () => {
    const { phone, id, state } = played(150);
    for (const port of [phone.a, phone.b]) port.remove(`save/${id}/64`);
    phone.boot();
    expect(phone.open(id)).toMatchObject({ outcome: 'recovered', decision: 150 });
    const back = sessionOf(phone, id);
    expect(hash(back.state)).toBe(state);
    expect(back.undoable(true)).toBe(0);
    playOn(back, 70);
    phone.boot();
    expect(phone.open(id).outcome).toBe('intact');
    expect(sessionOf(phone, id).length).toBe(70);
  });

  it('never takes a chapter of another course of the game', () => {
    const { phone, id } = played(100);
    const other = played(0);
    other.session.choose('rest');
    playOn(other.session, 99);
    const [strange] = [...other.phone.a.texts].filter(([key]) => key.endsWith('/0'));
    for (const port of [phone.a, phone.b]) port.set(`save/${id}/0`, strange?.[1] ?? '');
    phone.boot();
    expect(phone.open(id)).toMatchObject({ outcome: 'recovered', decision: 100 });
  });

  it('falls back to the last good decision when its position cannot be', () => {
    const { phone, id } = played(30);
    const strict = { ...vigil, invariants: (s: { choices: number }) => (s.choices > 25 ? ['Too far.'] : []) };
    phone.boot();
    const loaded = phone.store.open(id, () => strict as never);
    expect(loaded).toMatchObject({ outcome: 'recovered', loss: 'position', decision: 25 });
    // The faulty position is kept, and is not written over before somebody goes on.
    expect([...phone.a.texts.keys()].some((key) => key.startsWith(`aside/${id}/`))).toBe(true);
    expect(decodeRecord(phone.a.get(`save/${id}`) ?? '').sequence).toBe(30);
    if (loaded?.outcome !== 'recovered') return;
    expect(loaded.session.sequence).toBe(31);
  });

  it('is unreadable when both copies are damaged: kept, exportable, never written', () => {
    const { phone, id, head } = played(20);
    const texts = [phone.a, phone.b].map((port, n) => {
      port.set(head, flipped(port.get(head) ?? '', 900 + n));
      return port.get(head);
    });
    phone.boot();
    expect(phone.open(id)).toMatchObject({ outcome: 'unreadable', id });
    expect(phone.store.list(find)).toMatchObject([{ readable: false, id }]);
    expect(() => phone.store.exportText(id, find)).toThrow('damaged');
    const { session } = phone.begin();
    playOn(session, 5);
    expect([phone.a.get(head), phone.b.get(head)]).toEqual(texts);
    for (const text of texts)
      expect(phone.store.exportDamaged(id)).toContain(JSON.stringify(text).slice(1, -1));
  });

  it('of a game that this version does not have is left alone', () => {
    const { phone, id } = played(2);
    phone.boot();
    expect(phone.store.open(id, () => undefined)).toMatchObject({
      outcome: 'unreadable',
      message: 'This version of Holdout does not have the game "vigil".',
    });
  });

  it('opened to look at is never written', () => {
    const { phone, id, head } = played(2);
    const text = phone.a.get(head);
    phone.boot();
    const loaded = phone.store.open(id, find, 'read');
    if (loaded?.outcome !== 'intact') throw new Error('not intact');
    playOn(loaded.session, 2);
    expect(phone.a.get(head)).toBe(text);
  });

  it('that lies under the name of another is not taken for it', () => {
    const { phone, head } = played(2);
    for (const port of [phone.a, phone.b]) port.set('save/other', port.get(head) ?? '');
    phone.boot();
    expect(phone.open('other')).toMatchObject({
      outcome: 'unreadable',
      message: 'This saved game is damaged: it lies under another name.',
    });
  });

  it('that does not exist is null', () => {
    expect(new Phone().store.open('nothing', find)).toBeNull();
  });
});

describe('the list of saves', () => {
  it('is derived from the records, the last played first', () => {
    const phone = new Phone();
    const first = phone.begin();
    const second = phone.begin();
    playOn(first.session, 3);
    phone.boot();
    const list = phone.store.list(find);
    expect(list.map((entry) => entry.id)).toEqual([first.id, second.id]);
    expect(list[0]).toMatchObject({ readable: true, names: ['Ada', 'Ben'], decisions: 3, round: 1 });
  });

  it('loses a deleted save and gets it back', () => {
    const { phone, id, state } = played(70);
    phone.boot();
    const undo = phone.store.delete(id);
    expect(phone.store.list(find)).toEqual([]);
    expect([...phone.a.texts, ...phone.b.texts]).toEqual([]);
    undo();
    phone.boot();
    expect(hash(sessionOf(phone, id).state)).toBe(state);
  });

  it('says when a save could not be deleted', () => {
    const { phone, id } = played(3);
    phone.boot({ kind: 'throw', at: 1, forEver: true });
    expect(() => phone.store.delete(id)).toThrow('could not be deleted');
    expect(phone.store.list(find)).toHaveLength(1);
  });
});

describe('a device that fails', () => {
  it('is told of, played on with in memory, tried again, and forgotten when it works', () => {
    const phone = new Phone();
    const { id, session } = phone.begin();
    const told: string[] = [];
    phone.store.subscribe(() => told.push(phone.store.status.state));
    phone.device.become({ kind: 'throw', at: 1, forEver: true });
    playOn(session, 80);
    expect(phone.store.status.state).toBe('failing');
    expect(phone.store.status.message).toContain('export');
    expect(decodeRecord(phone.store.exportText(id, find)).journal).toHaveLength(80);
    phone.wait();
    expect(phone.store.status.state).toBe('failing');
    phone.device.become(null);
    phone.wait();
    expect(told).toEqual(['failing', 'ok']);
    phone.boot();
    expect(sessionOf(phone, id).journal).toHaveLength(80);
  });

  it('keeps in memory what it could not write, also when the table is left', () => {
    const { phone, id, session } = played(3);
    phone.device.become({ kind: 'throw', at: 1, forEver: true });
    playOn(session, 4);
    phone.store.close(id);
    expect(sessionOf(phone, id).sequence).toBe(7);
    phone.device.become(null);
    phone.wait();
    phone.boot();
    expect(sessionOf(phone, id).sequence).toBe(7);
  });

  it('in one half only keeps one copy, and says so', () => {
    const phone = new Phone();
    const { session } = phone.begin();
    phone.device.become({ kind: 'throw', at: 2 });
    playOn(session, 1);
    expect(phone.store.status.state).toBe('oneCopy');
    playOn(session, 1);
    expect(phone.store.status.state).toBe('ok');
  });

  it('that is full leaves what was written as it was', () => {
    const { a, b } = new Phone();
    const store = new SaveStore([fullAfter(2_500, a), fullAfter(2_500, b)], {
      now: () => 1,
      chance: () => 0.5,
      later: () => undefined,
    });
    const options = { ...vigil.defaults(2), rounds: 500, toughness: 1_000_000 };
    const { id, session } = store.begin(vigil as never, { options, seed: 1, names: [] });
    playOn(session, 200);
    expect(store.status.state).toBe('failing');
    const written = decodeRecord(a.get(`save/${id}`) ?? '').sequence;
    expect(written).toBeGreaterThan(10);
    const again = new SaveStore([a, b]);
    expect(again.open(id, find)).toMatchObject({ outcome: 'intact' });
  });

  it('that throws on every read is no crash', () => {
    const { phone, id } = played(3);
    phone.boot({ kind: 'throw', at: 1, forEver: true, on: 'all' });
    expect(phone.open(id)).toMatchObject({ outcome: 'unreadable' });
    expect(phone.store.list(find)).toEqual([]);
  });
});

describe('stopped at every write', () => {
  const kinds = ['stop', 'tear', 'flip', 'empty'] as const;
  it.each(kinds)('%s: the last decision that was shown is there', (kind) => {
    const decisions = 70;
    const writes = 2 * (decisions + 1) + 2;
    for (let at = 1; at <= writes; at++) {
      const phone = new Phone();
      phone.boot({ kind, at });
      let shown = -1;
      const { id, session } = phone.begin();
      for (let n = 0; n < decisions && !phone.device.stopped; n++) {
        shown = session.sequence;
        playOn(session, 1);
      }
      if (!phone.device.stopped) shown = session.sequence;
      phone.boot();
      const loaded = phone.store.open(id, find);
      // Nothing had been shown yet: a game that is not there is no loss.
      if (shown < 1 && loaded?.outcome !== 'intact') continue;
      if (loaded === null || loaded.outcome === 'unreadable') throw new Error(`Lost at write ${at}.`);
      expect(loaded.session.sequence).toBeGreaterThanOrEqual(shown);
      expect(loaded.session.undoable(true)).toBe(loaded.session.length);
    }
  });
});

it('memory forgets nothing while it lives', () => {
  const port = new MemoryPort();
  port.set('x', '1');
  expect([port.get('x'), port.get('y'), port.keys()]).toEqual(['1', null, ['x']]);
  port.remove('x');
  expect(port.keys()).toEqual([]);
});
