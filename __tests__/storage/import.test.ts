/** What comes in from outside: taken when it is one of ours, else refused with a sentence, and nothing has changed. */
import { hash } from '../../src/core/plain';
import { decodeRecord, encodeRecord, seal, type SaveRecord } from '../../src/core/save';
import { flipped } from '../../src/storage/faulty';
import { find, Phone, playOn } from './kit';

function exported(count = 80) {
  const phone = new Phone();
  const { id, session } = phone.begin();
  playOn(session, count);
  return { text: phone.store.exportText(id, find), state: hash(session.state), session };
}

const { text, state, session } = exported();
const change = (changes: Partial<SaveRecord>) => encodeRecord({ ...decodeRecord(text), ...changes });

it('an exported save comes in under a name of its own and can be taken back to its beginning', () => {
  const phone = new Phone();
  const ids = [phone.store.importText(text, find), phone.store.importText(text, find)];
  expect(new Set(ids).size).toBe(2);
  phone.boot();
  for (const id of ids) {
    const loaded = phone.open(id);
    if (loaded.outcome !== 'intact') throw new Error('not intact');
    expect(hash(loaded.session.state)).toBe(state);
    expect(loaded.session.journal).toEqual(session.journal);
    loaded.session.undo(80, true);
    expect(loaded.session.state.choices).toBe(0);
  }
});

it('an export of a save that lies on the device is the same as that of a running game', () => {
  const phone = new Phone();
  const id = phone.store.importText(text, find);
  phone.boot();
  const again = decodeRecord(phone.store.exportText(id, find));
  expect({ ...again, id: '', savedAt: 0 }).toEqual({ ...decodeRecord(text), id: '', savedAt: 0 });
});

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const record = decodeRecord(text);

it.each<[string, string, string]>([
  ['nothing', '', 'This is not a saved game of Holdout.'],
  ['other text', 'Dear diary', 'This is not a saved game of Holdout.'],
  ['a cut file', text.slice(0, -1), 'incomplete'],
  ['a changed file', flipped(text, 400), 'checksum'],
  ['a newer format', text.replace('holdout 1', 'holdout 99'), 'Update the app'],
  ['newer rules', change({ rulesVersion: 99 }), 'Update the app'],
  ['an unknown game', change({ game: 'chess' }), 'does not have the game "chess"'],
  ['sealed nonsense', seal('{'), 'cannot be read as data'],
  ['deep nesting', seal(deep), 'damaged'],
  ['a number', seal('7'), 'damaged'],
  ['a foreign field', seal(JSON.stringify({ ...record, extra: 1 })), 'damaged'],
  ['a prototype', seal(JSON.stringify(record).replace('{', '{"__proto__":{"x":1},')), ''],
  ['deep state', seal(JSON.stringify(record).replace('"state":{', `"state":{"deep":${deep},`)), 'too deeply'],
  ['bad options', change({ options: { players: 9, rounds: 6, toughness: 2 } }), 'players'],
  ['a part only', change({ journalFrom: 10, journal: record.journal.slice(10) }), 'a part of a saved game'],
  ['a wrong length', change({ sequence: 79 }), 'another length'],
  ['another seed', change({ seed: 12 }), 'replay'],
  ['an invented choice', change({ journal: [{ choose: 'fly' }, ...record.journal.slice(1)] }), 'replay'],
  ['a made-up position', change({ state: { ...record.state, round: 400 } }), 'replay'],
  ['an impossible position', change({ state: { ...record.state, fire: 99 } }), 'cannot be'],
  ['no position', change({ state: {} }), 'not valid'],
])('%s is refused with a sentence', (_what, hostile, sentence) => {
  const phone = new Phone();
  let message = '';
  try {
    phone.store.importText(hostile, find);
  } catch (error) {
    expect(error).toMatchObject({ name: 'Unreadable' });
    message = (error as Error).message;
  }
  expect(message).toContain(sentence);
  expect(message).not.toBe('');
  expect([...phone.a.texts, ...phone.b.texts]).toEqual([]);
});

it('a file larger than any game is refused before it is read', () => {
  expect(() => new Phone().store.importText('x'.repeat(9_000_000), find)).toThrow('larger than any');
});

it('a device without room says so and keeps nothing', () => {
  const phone = new Phone();
  phone.boot({ kind: 'throw', at: 1, forEver: true });
  expect(() => phone.store.importText(text, find)).toThrow();
  expect(phone.store.list(find)).toEqual([]);
  expect(phone.store.status.state).toBe('ok');
});
