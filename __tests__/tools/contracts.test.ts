/** What other programs rely on: the JSON of `rules` and `bench`, `replay` of an exported save, the journals of `cover`. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { decodeRecord, encodeRecord, recordOf } from '../../src/core/save';
import { Session } from '../../src/core/session';
import { bench } from '../../src/tools/bench';
import { isOk, race, type Result } from '../../src/tools/bench/measure';
import { invoke, type Tool } from '../../src/tools/cli';
import { cover } from '../../src/tools/cover';
import { readJournal } from '../../src/tools/journal';
import { replay } from '../../src/tools/replay';
import { rules } from '../../src/tools/rules';
import { findOf, showing } from '../../src/tools/scout';
import { sim } from '../../src/tools/sim';
import { vigil } from '../kit/vigil';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-contracts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

async function told(tool: Pick<Tool<never>, 'help'>, ...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(say),
    jest.spyOn(console, 'error').mockImplementation(say),
  ];
  try {
    return { code: await invoke(tool as never, args), words: lines.join('\n') };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe('rules', () => {
  const results = () =>
    file(
      'results.json',
      JSON.stringify({
        testResults: [
          {
            assertionResults: [
              { fullName: 'night [VG-NIGHT-01] costs two fire', status: 'passed' },
              { fullName: '[VG-EX-01] a worked example', status: 'passed' },
              { fullName: '[VG-END-01] is broken', status: 'failed' },
            ],
          },
        ],
      }),
    );

  it('counts the rulebook', async () => {
    const { code, words } = await told(rules, '--game', 'vigil', '--results', results(), '--json');
    const { vigil: report } = JSON.parse(words) as Record<string, Record<string, unknown>>;
    expect(code).toBe(0);
    expect(report).toMatchObject({ ids: 8, proved: 1, notInRulebook: [] });
    expect(report?.missing).toContain('VG-END-01');
    expect(report?.missing).not.toContain('VG-NIGHT-01');
  });

  it('counts the checklist too: examples need a proof only, the rest a place in the rulebook', async () => {
    const table = ['VG-NIGHT-01', 'VG-MOON-01', 'VG-EX-01', 'VG-EDGE-02'].map((id) => `| ${id} | ... |`);
    file('vigil.md', ['| ID | Statement |', '|---|---|', ...table].join('\n'));
    const { words } = await told(
      rules,
      '--game',
      'vigil',
      '--results',
      results(),
      '--json',
      '--checklist',
      folder,
    );
    const { vigil: report } = JSON.parse(words) as Record<string, Record<string, string[]>>;
    expect(report).toMatchObject({ ids: 11, proved: 2, notInRulebook: ['VG-MOON-01'] });
    expect(report?.missing).toEqual(expect.arrayContaining(['VG-MOON-01', 'VG-EDGE-02']));
    expect(report?.missing).not.toContain('VG-EX-01');
  });

  it('fails on request when anything is missing', async () => {
    const { code } = await told(rules, '--game', 'vigil', '--results', results(), '--strict');
    expect(code).toBe(1);
  });
});

describe('sim', () => {
  it('plays with every number of people and sums up once', async () => {
    const { code, words } = await told(sim, '--game', 'vigil', '--players', 'all', '--games', '2', '--json');
    const lines = words.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(code).toBe(0);
    expect(lines.slice(0, -1).map(({ players, seed }) => [players, seed])).toEqual(
      [1, 2, 3, 4].flatMap((players) => [1, 2].map((seed) => [players, seed])),
    );
    expect(lines.at(-1)).toMatchObject({ summary: true, games: 8, faults: 0 });
  });

  it('varies what was not named, game by game, and says what it played', async () => {
    const { words } = await told(
      sim,
      '--game',
      'vigil',
      '--players',
      '2',
      '--games',
      '8',
      '--vary',
      '--json',
    );
    expect(new Set(words.match(/"options":{.*?}/g))).toEqual(
      new Set([3, 6].map((rounds) => `"options":{"players":2,"rounds":${rounds},"toughness":2}`)),
    );

    const named = ['--options', '{"rounds":3}'];
    const { words: fixed } = await told(sim, '--game', 'vigil', '--games', '4', '--vary', '--json', ...named);
    expect(fixed.match(/"options":{.*?"rounds":3,/g)).toHaveLength(4);
  });
});

describe('cover', () => {
  it('keeps games that show everything, and needs to look for nothing the next time', async () => {
    const into = join(folder, 'covering');
    const first = await told(cover, '--game', 'vigil', '--into', into);
    expect(first.code).toBe(0);
    const journals = readdirSync(into);
    expect(journals.length).toBeGreaterThan(0);
    const finds = journals.map((name) => findOf(readJournal(readFileSync(join(into, name), 'utf8'))));
    expect(showing(vigil as AnyGame, finds).missing(vigil as AnyGame)).toEqual([]);

    const second = await told(cover, '--game', 'vigil', '--into', into);
    expect(second.words).toContain(`${journals.length} journals are there; 0 things are not in them.`);
    expect(readdirSync(into)).toEqual(journals);
  });
});

describe('replay', () => {
  const session = Session.begin(vigil as AnyGame, { options: vigil.defaults(2), seed: 4, names: [] });
  session.choose('gather');
  session.choose('rest');
  const text = encodeRecord(recordOf(session, { id: 'x', startedAt: 0, savedAt: 0 }));

  it('prints the hash that an exported save ends with', async () => {
    expect(await told(replay, file('good.save', text))).toEqual({ code: 0, words: hash(session.state) });
  });

  it('fails at a save that does not replay', async () => {
    const other = encodeRecord({ ...decodeRecord(text), seed: 5 });
    const { code, words } = await told(replay, file('bad.save', other));
    expect(code).toBe(1);
    expect(words).toContain('replay');
  });
});

describe('bench', () => {
  it('prints one line a benchmark', async () => {
    const { code, words } = await told(bench, '--only', 'record2000', '--json');
    const line = JSON.parse(words) as Record<string, unknown>;
    const keys = ['name', 'ratio', 'better', 'goal', 'ok', 'ours', 'peer', 'unit', 'checksum'];
    expect(Object.keys(line)).toEqual(keys);
    expect(line).toMatchObject({ name: 'record2000', better: 'lower', goal: 1.3, ok: true });
    expect(code).toBe(0);
  });

  it('explains itself and refuses what it does not know', async () => {
    expect((await told(bench, '--help')).words).toContain('npm run -s bench');
    expect(await told(bench, '--only', 'luck')).toMatchObject({ code: 2 });
  });

  it('never compares different work', () => {
    const side = (sum: string) => ({ amount: 1, run: () => sum });
    expect(() => race('x', 1, 'things', side('a'), side('b'))).toThrow('did not do the same work');
    expect(race('x', 1, 'things', side('a'), side('a'))).toMatchObject({ checksum: 'a', better: 'higher' });
  });

  it('knows which way is better', () => {
    const result = (ratio: number, better: Result['better']) =>
      ({ ratio, better, goal: 2, name: '', ours: 0, peer: 0, unit: '', checksum: '' }) as const;
    expect([isOk(result(3, 'higher')), isOk(result(3, 'lower'))]).toEqual([true, false]);
    expect([isOk(result(1, 'higher')), isOk(result(1, 'lower'))]).toEqual([false, true]);
  });
});
