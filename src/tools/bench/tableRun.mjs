// The browser's part of the table benchmarks: opens the production build on a prepared device and lets the page measure.
import fs from 'node:fs';
import path from 'node:path';

import { launch, TABLET } from '../../../__tests__/e2e/browser.mjs';
import { AT_ONCE, openWith } from '../../../__tests__/e2e/positions.mjs';
import { ensureWebBuild } from '../../../scripts/build-web.mjs';
import { root } from '../../../scripts/install.mjs';
import { serve } from '../../../scripts/serve.mjs';

const [, , savesFile, outFile] = process.argv;
const saves = JSON.parse(fs.readFileSync(savesFile, 'utf8'));
const script = fs.readFileSync(path.join(root, 'src/tools/bench/tablePage.js'), 'utf8');
const RESUMES = 5;

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

async function open(browser, save, pathname) {
  const opened = await openWith(browser, {
    save,
    settings: { ...AT_ONCE, reducedMotion: true },
    viewport: TABLET,
    serviceWorkers: 'block',
    ...(pathname ? { pathname } : {}),
  });
  await opened.page.addScriptTag({ content: script });
  return opened;
}

/** From the press on Play to an open decision over a drawn board. */
async function resume(browser, save) {
  const { context, page } = await open(browser, save, '/');
  await page.locator('[data-testid="play"]:visible').waitFor();
  const ms = await page.evaluate(() => globalThis.tableBench.resume());
  await context.close();
  return ms;
}

const { server, url } = await serve(ensureWebBuild(), 0);
process.env.HOLDOUT_URL = url;
const browser = await launch();
try {
  const full = await open(browser, saves.full);
  await full.page.locator('[data-testid="decision"]:visible').waitFor();
  const pan = await full.page.evaluate(() => globalThis.tableBench.pan());
  await full.context.close();

  const midway = await open(browser, saves.midway);
  await midway.page.locator('[data-testid="decision"]:visible').waitFor();
  const tap = await midway.page.evaluate(() => globalThis.tableBench.tap());
  await midway.context.close();

  const times = { ours: [], peer: [] };
  await resume(browser, saves.empty);
  for (let n = 0; n < RESUMES; n++) {
    times.peer.push(await resume(browser, saves.empty));
    times.ours.push(await resume(browser, saves.midway));
  }
  const result = { pan, tap, resume: { ours: median(times.ours), peer: median(times.peer), times: RESUMES } };
  fs.writeFileSync(outFile, JSON.stringify(result));
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}
