/** Files that somebody made to do harm, or that a bad cable made so: a sentence, nothing changed, and no waiting. */
import { randomPolicy } from '../../src/bots';
import type { AnyGame } from '../../src/core/game';
import { sfc32, seedRandom } from '../../src/core/random';
import { isReplayCode } from '../../src/core/replayCode';
import { decodeRecord, encodeRecord, recordOf, seal } from '../../src/core/save';
import { Session } from '../../src/core/session';
import { games } from '../../src/games';
import { flipped } from '../../src/storage/faulty';
import { find, Phone, playOn } from './kit';

jest.setTimeout(60_000);

function exported(count: number): string {
  const phone = new Phone();
  const { id, session } = phone.begin();
  playOn(session, count);
  return phone.store.exportText(id, find);
}

const text = exported(12);
const record = decodeRecord(text);
const body = JSON.stringify(record);

/** What the import says; empty when it took the file. Anything but a sentence for people is an error of ours. */
function told(phone: Phone, hostile: string): string {
  const began = process.cpuUsage();
  let message = '';
  try {
    phone.store.importText(hostile, find);
  } catch (error) {
    expect(error).toMatchObject({ name: 'Unreadable' });
    message = (error as Error).message;
    expect(message).toMatch(/^[A-Z].*[.!]$/s);
  }
  // The time of the processor, not of the clock: a busy machine is nobody's fault.
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(1_000);
  return message;
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const insert = (into: string, json: string) => seal(body.replace(into, into + json));

const TOO_LARGE = 'This is larger than any saved game can be.';
const NOT_OURS = 'This is not a saved game of Holdout.';
const DAMAGED = 'This saved game is damaged:';
const TOO_DEEP = `${DAMAGED} it is nested too deeply.`;
const STRANGE_FIELD = `${DAMAGED} it holds a field that no game has.`;
const random4000 = Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 65_536);
const quotes = `"${'\\\\'.repeat(240_000)}"`;

it.each<[string, string, string]>([
  ['50 MB of nothing', 'x'.repeat(50_000_000), TOO_LARGE],
  ['50 MB under a good head', `holdout 1 50000000 00000000\n${'x'.repeat(50_000_000)}`, TOO_LARGE],
  ['50 MB of a replay code', `HOLDOUT1.${'A'.repeat(50_000_000)}`, 'This is not a replay code'],
  ['random bytes', String.fromCharCode(...random4000), NOT_OURS],
  ['random bytes under a good head', seal(String.fromCharCode(...random4000)), DAMAGED],
  ['lists half a million deep', seal(nested(499_000)), TOO_DEEP],
  ['lists a million deep', seal(nested(1_000_000)), TOO_LARGE],
  ['objects a hundred thousand deep', seal(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`), TOO_DEEP],
  ['a state half a million deep', insert('"state":{', `"x":${nested(490_000)},`), TOO_DEEP],
  ['a frame a hundred thousand deep', insert('"frames":[{', `"x":${nested(100_000)},`), TOO_DEEP],
  ['options that are deep', insert('"options":{', `"x":${nested(100_000)},`), TOO_DEEP],
  ['half a million backslashes', seal(`${quotes}:${nested(9_000)}`), TOO_DEEP],
  ['a text that never ends', seal(`{"a":"${'\\"'.repeat(400_000)}`), DAMAGED],
  ['a prototype in the record', seal(body.replace('{', '{"__proto__":{"polluted":1},')), STRANGE_FIELD],
  ['a prototype in the state', insert('"state":{', '"__proto__":{"polluted":1},'), STRANGE_FIELD],
  [
    'a prototype in disguise',
    insert('"state":{', '"\\u005f_proto__":{"polluted":1},'),
    'The position of this saved game is not valid',
  ],
  [
    'a constructor in the state',
    insert('"state":{', '"constructor":{"prototype":{"polluted":1}},'),
    'The position of this saved game is not valid',
  ],
  ['a huge seed', seal(body.replace(/"seed":\d+/, '"seed":1e308')), `${DAMAGED} seed`],
  [
    'a huge number of changes',
    seal(body.replace(/"sequence":\d+/, '"sequence":9007199254740991')),
    'its journal has another length than it says',
  ],
  [
    'a number of choices beyond all numbers',
    seal(body.replace(/"choices":\d+/, '"choices":1e999')),
    'The position of this saved game is not valid',
  ],
  [
    'another game under our name',
    encodeRecord({ ...record, game: 'plum-island', rulesVersion: 1 }),
    'The options of this saved game are not valid',
  ],
  [
    'a game that is called like a method',
    seal(body.replace('"game":"vigil"', '"game":"toString"')),
    'does not have the game "toString"',
  ],
  [
    'a game that is called like a prototype',
    seal(body.replace('"game":"vigil"', '"game":"__proto__"')),
    'does not have the game "__proto__"',
  ],
  ['a name that climbs', seal(body.replace(/"id":"[^"]*"/, '"id":"../../x"')), `${DAMAGED} id`],
  [
    'a journal that fills the file',
    encodeRecord({ ...record, sequence: 45_000, journal: Array(45_000).fill({ choose: 'rest' }) }),
    'This saved game cannot be replayed',
  ],
])('%s is refused at once, in a sentence', (_what, hostile, sentence) => {
  const phone = new Phone();
  expect(told(phone, hostile)).toContain(sentence);
  expect([...phone.a.texts, ...phone.b.texts]).toEqual([]);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

it('a journal that takes back more than there is does not keep anybody waiting', () => {
  const phone = new Phone();
  const endless = { undo: Number.MAX_SAFE_INTEGER };
  const journal = [endless, ...record.journal];
  const message = told(phone, encodeRecord({ ...record, journal, sequence: record.sequence + 1 }));
  expect(message).toBe('');
  expect(phone.store.list(find)).toMatchObject([{ readable: true, decisions: 12 }]);
});

it('a stored game that is too deep, or holds what no game has, is told of and stays', () => {
  for (const hostile of [insert('"state":{', `"x":${nested(490_000)},`), seal(nested(499_000))]) {
    const phone = new Phone();
    for (const port of [phone.a, phone.b]) port.set(`save/${record.id}`, hostile);
    phone.boot();
    expect(phone.open(record.id)).toMatchObject({ outcome: 'unreadable', message: TOO_DEEP });
    expect(phone.a.get(`save/${record.id}`)).toBe(hostile);
  }
});

describe('ten thousand variants', () => {
  const random = sfc32(seedRandom(8));
  const index = (length: number) => random.die(length) - 1;
  const ODD: readonly unknown[] = [
    null,
    -1,
    0,
    1e21,
    '',
    'x',
    [],
    {},
    true,
    '__proto__',
    [[[]]],
    2 ** 53,
    0.5,
  ];

  /** Another value somewhere, or a field more or less: sealed again, so that only the checks of the content are left. */
  function reshaped(whole: string): string {
    const copy = JSON.parse(whole) as Record<string, unknown>;
    let node: Record<string, unknown> = copy;
    for (;;) {
      const keys = Object.keys(node);
      if (keys.length === 0) return seal(JSON.stringify(copy));
      const key = keys[index(keys.length)] ?? '';
      const child = node[key];
      if (typeof child === 'object' && child !== null && index(4) > 0) {
        node = child as Record<string, unknown>;
        continue;
      }
      const what = index(3);
      if (what === 0) delete node[key];
      else if (what === 1) node[`${key}x`] = child;
      else node[key] = ODD[index(ODD.length)];
      return seal(JSON.stringify(copy));
    }
  }

  function spliced(text: string): string {
    const at = index(text.length);
    const other = index(text.length);
    return text.slice(0, at) + text.slice(other, other + index(60)) + text.slice(at + index(60));
  }

  it('never crash, never change anything but what they bring, and take no time', () => {
    const phone = new Phone();
    const { id: mine, session } = phone.begin();
    playOn(session, 5);
    const kept = phone.a.get(`save/${mine}`);
    let taken = 0;
    for (let n = 0; n < 10_000; n++) {
      const hostile = n % 3 === 0 ? flipped(text, n) : n % 3 === 1 ? spliced(text) : reshaped(body);
      if (told(phone, hostile) === '') taken++;
    }
    // Names and times are anybody's to write, and a splice may give the very same text: whatever came in can be played.
    expect(taken).toBeLessThan(600);
    const list = phone.store.list(find);
    expect(list).toHaveLength(taken + 1);
    for (const save of list) expect(save).toMatchObject({ readable: true });
    expect(phone.a.get(`save/${mine}`)).toBe(kept);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'of a game of %s: each is taken whole, or refused with a sentence',
    (_id, game) => {
      const whole = JSON.stringify(recordOf(played(game, 12), { id: 'x', startedAt: 0, savedAt: 0 }));
      const phone = new Phone();
      let taken = 0;
      for (let n = 0; n < 1_000; n++) if (told(phone, reshaped(whole)) === '') taken++;
      expect(taken).toBeLessThan(100);
      for (const save of phone.store.list(find)) expect(save).toMatchObject({ readable: true });
    },
  );

  it('of a replay code: none is taken for another game', () => {
    const phone = new Phone();
    const { id, session } = phone.begin();
    playOn(session, 12);
    const code = phone.store.codeOf(id, find) ?? '';
    expect(isReplayCode(code)).toBe(true);
    for (let n = 0; n < 1_000; n++) {
      const hostile = n % 2 === 0 ? `HOLDOUT1.${flipped(code.slice(9), n)}` : spliced(code);
      if (hostile.trim() === code) continue;
      expect(told(phone, hostile)).not.toBe('');
    }
    expect(phone.store.list(find)).toHaveLength(1);
  });
});

function played(game: AnyGame, count: number): Session {
  const options = game.defaults(game.players.max);
  const session = Session.begin(game, { options, seed: 3, names: ['Ada'] });
  const policy = randomPolicy(3);
  for (let n = 0; n < count && session.decision; n++)
    session.choose(policy.choose(game, session.state, session.decision).id);
  return session;
}
