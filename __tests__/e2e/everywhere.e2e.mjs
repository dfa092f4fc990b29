// The golden games give the same hash at each decision in Chromium as in Node, in several time zones and languages.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { buildSync } from 'esbuild';

import { root } from '../../scripts/install.mjs';
import { launch } from './browser.mjs';

const PLACES = [
  { locale: 'en-GB', timezoneId: 'UTC' },
  { locale: 'tr-TR', timezoneId: 'America/St_Johns' },
  { locale: 'ar-EG', timezoneId: 'Pacific/Kiritimati' },
];

const folder = path.join(root, '__tests__/conformance/golden');
const golden = fs.readdirSync(folder).map((name) => {
  const [head, ...lines] = fs
    .readFileSync(path.join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { game, seed, options, hash } = head;
  return {
    script: { game, seed, options, choices: lines.map(([option]) => option) },
    hashes: [hash, ...lines.map(([, found]) => found)],
  };
});

let browser, rules;
before(async () => {
  browser = await launch();
  rules = buildSync({
    entryPoints: [path.join(root, '__tests__/conformance/everywhere.ts')],
    bundle: true,
    write: false,
    format: 'iife',
  }).outputFiles[0].text;
});
after(() => browser.close());

for (const place of PLACES) {
  it(`plays the golden games as they went, at ${place.locale} and ${place.timezoneId}`, async () => {
    const context = await browser.newContext(place);
    const page = await context.newPage();
    await page.addScriptTag({ content: rules });
    const found = await page.evaluate(
      (scripts) => scripts.map((script) => globalThis.hashesOf(script)),
      golden.map(({ script }) => script),
    );
    assert.deepEqual(
      found,
      golden.map(({ hashes }) => hashes),
    );
    await context.close();
  });
}
