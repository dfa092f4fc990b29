/** The commands as people and programs call them. Each one starts Node anew, so only the contract itself is tried here. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

function command(name: string, ...args: string[]) {
  const run = spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), `src/tools/${name}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout.trim(), err: run.stderr.trim() };
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdout-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

jest.setTimeout(60_000);

it('sim prints a line a game and a summary', () => {
  const { code, out } = command(
    'sim',
    '--game',
    'vigil',
    '--players',
    '2',
    '--seed',
    '7',
    '--games',
    '2',
    '--json',
  );
  const [first, second, summary] = out.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(code).toBe(0);
  const keys = ['game', 'seed', 'players', 'outcome', 'reason', 'rounds', 'decisions', 'hash', 'ms'];
  expect(Object.keys(first ?? {})).toEqual(keys);
  expect([first?.seed, second?.seed]).toEqual([7, 8]);
  expect(summary).toMatchObject({ summary: true, games: 2, faults: 0, policy: 'random' });
  for (const key of ['wins', 'decisions', 'decisionsPerSecond', 'neverSeen', 'largestOptions']) {
    expect(summary).toHaveProperty(key);
  }
});

it('sim leaves a journal of a game that never ends, and replay plays it', () => {
  const endless = [
    '--options',
    '{"rounds":100000,"toughness":1000000}',
    '--policy',
    'greedy',
    '--players',
    '4',
  ];
  const { code, out, err } = command('sim', '--game', 'vigil', ...endless, '--journals', folder, '--json');
  expect(code).toBe(1);
  expect(err).toContain('npm run -s replay');
  expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ fault: 'runaway', decisions: 20_000 });
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.journal'));
  const replayed = command('replay', join(folder, file));
  expect(replayed.code).toBe(0);
  expect(replayed.out).toMatch(/^[0-9a-f]{16}$/);

  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  lines[9] = '["rest","0000000000000000"]';
  writeFileSync(join(folder, 'changed'), lines.join('\n'));
  const changed = command('replay', join(folder, 'changed'));
  expect(changed.code).toBe(1);
  expect(changed.err).toContain('Differs at decision 8');
});
