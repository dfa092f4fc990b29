/** Files that somebody made to do harm, or that a bad cable made so: a sentence, nothing changed, and no waiting. */
import { sfc32, seedRandom } from '../../src/core/random';
import { decodeRecord, encodeRecord, seal } from '../../src/core/save';
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

it.each<[string, string]>([
  ['50 MB of nothing', 'x'.repeat(50_000_000)],
  ['50 MB under a good head', `holdout 1 50000000 00000000\n${'x'.repeat(50_000_000)}`],
  ['random bytes', String.fromCharCode(...Array.from({ length: 4_000 }, (_, n) => (n * 7919) % 65_536))],
  ['lists half a million deep', seal(nested(499_000))],
  ['lists a million deep', seal(nested(1_000_000))],
  ['objects a hundred thousand deep', seal(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)],
  ['a state half a million deep', insert('"state":{', `"x":${nested(499_000)},`)],
  ['a frame a hundred thousand deep', insert('"frames":[{', `"x":${nested(100_000)},`)],
  ['options that are deep', insert('"options":{', `"x":${nested(100_000)},`)],
  ['a prototype in the record', seal(body.replace('{', '{"__proto__":{"polluted":1},'))],
  ['a prototype in the state', insert('"state":{', '"__proto__":{"polluted":1},')],
  ['a constructor in the state', insert('"state":{', '"constructor":{"prototype":{"polluted":1}},')],
  ['a huge seed', seal(body.replace(/"seed":\d+/, '"seed":1e308'))],
  ['a huge number of changes', seal(body.replace(/"sequence":\d+/, '"sequence":9007199254740991'))],
  ['a number of choices beyond all numbers', seal(body.replace(/"choices":\d+/, '"choices":1e999'))],
  ['another game under our name', seal(body.replace('"game":"vigil"', '"game":"plum-island"'))],
  ['a game that is called like a method', seal(body.replace('"game":"vigil"', '"game":"toString"'))],
  ['a game that is called like a prototype', seal(body.replace('"game":"vigil"', '"game":"__proto__"'))],
  ['a name that climbs', seal(body.replace(/"id":"[^"]*"/, '"id":"../../x"'))],
  [
    'a journal that fills the file',
    encodeRecord({ ...record, sequence: 45_000, journal: Array(45_000).fill({ choose: 'rest' }) }),
  ],
])('%s is refused at once', (_what, hostile) => {
  const phone = new Phone();
  expect(told(phone, hostile)).not.toBe('');
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
  function reshaped(): string {
    const copy = JSON.parse(body) as Record<string, unknown>;
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

  function spliced(): string {
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
      const hostile = n % 3 === 0 ? flipped(text, n) : n % 3 === 1 ? spliced() : reshaped();
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
});
