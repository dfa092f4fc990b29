/**
 * The same game everywhere: the golden games give the same hash at each decision in Node and in Hermes, the engine of phones,
 * whatever the time zone and the language. `__tests__/e2e/everywhere.e2e.mjs` does the same in Chromium.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readJournal } from '../../src/tools/journal';
import { bundle, lowered, runHermes } from '../kit/engines';
import type { Script } from './everywhere';

jest.setTimeout(120_000);

const folder = join(__dirname, 'golden');
const golden = readdirSync(folder).map((name) => readJournal(readFileSync(join(folder, name), 'utf8')));
const scripts: Script[] = golden.map(({ game, seed, options, decisions }) => ({
  game,
  seed,
  options,
  choices: decisions.map(([option]) => option),
}));
const expected = golden.map(({ hash, decisions }) => [hash, ...decisions.map(([, after]) => after)]);

const PLACES = [
  { TZ: 'UTC', LC_ALL: 'C', LANG: 'C' },
  { TZ: 'Asia/Kolkata', LC_ALL: 'hi_IN.UTF-8', LANG: 'hi_IN.UTF-8' },
  { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'ar_EG.UTF-8', LANG: 'ar_EG.UTF-8' },
];

const rules = bundle('__tests__/conformance/everywhere.ts');
const calls = (print: string) => `;${print}(JSON.stringify(${JSON.stringify(scripts)}.map(hashesOf)))`;

function told(text: string): string[][] {
  return JSON.parse(text) as string[][];
}

it.each(PLACES)('in Node at %j', (place) => {
  const own = mkdtempSync(join(tmpdir(), 'holdout-node-'));
  try {
    const file = join(own, 'rules.js');
    writeFileSync(file, rules + calls('console.log'));
    const env = { ...process.env, ...place };
    const run = spawnSync(process.execPath, [file], { encoding: 'utf8', env, maxBuffer: 1 << 28 });
    expect(told(run.stdout)).toEqual(expected);
  } finally {
    rmSync(own, { recursive: true });
  }
});

describe('in Hermes', () => {
  const script = lowered(rules) + calls('print');
  // It is many times slower than Node: two places that have nothing in common are enough.
  it.each([PLACES[0], PLACES[2]])('at %j', (place) => {
    expect(told(runHermes(script, place ?? {}))).toEqual(expected);
  });
});

it('covers every game of the folder, each decision', () => {
  expect(expected.flat().length).toBeGreaterThan(1_000);
  expect(new Set(scripts.map(({ game }) => game)).size).toBeGreaterThan(1);
});
