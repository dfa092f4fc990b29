// Opens an empty page in Chromium, lets it measure what writing costs, and prints that as JSON.
import path from 'node:path';

import { buildSync } from 'esbuild';

import { launch } from '../../../__tests__/e2e/browser.mjs';
import { root } from '../../../scripts/install.mjs';

const [, , ids, runs] = process.argv;
const ORIGIN = 'http://bench.localhost/';

const script = buildSync({
  entryPoints: [path.join(root, 'src/tools/bench/writePage.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  logLevel: 'error',
  alias: { 'react-native': 'react-native-web' },
  resolveExtensions: ['.web.ts', '.web.js', '.ts', '.js', '.json'],
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
}).outputFiles[0].text;

const browser = await launch();
try {
  const measured = {};
  for (const id of JSON.parse(ids)) {
    const context = await browser.newContext();
    const page = await context.newPage();
    // A real origin, because an empty page has no storage.
    await page.route(ORIGIN, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>bench</title>' }),
    );
    await page.goto(ORIGIN);
    await page.addScriptTag({ content: script });
    measured[id] = await page.evaluate(
      ([game, times]) => globalThis.writeBench(game, times),
      [id, Number(runs)],
    );
    await context.close();
  }
  console.log(JSON.stringify(measured));
} finally {
  await browser.close();
}
