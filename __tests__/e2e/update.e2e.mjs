// A new version of the web app is published while somebody plays: it must wait, and never reload the page by itself.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';

import { writeServiceWorker } from '../../scripts/build-sw.mjs';
import { root } from '../../scripts/install.mjs';
import { serve } from '../../scripts/serve.mjs';
import { launch } from './browser.mjs';

let folder, server, url, browser;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'holdout-update-'));
  fs.cpSync(path.join(root, 'dist'), folder, { recursive: true });
  ({ server, url } = await serve(folder, 0));
  browser = await launch();
});

after(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

function publish(title) {
  const page = path.join(folder, 'index.html');
  fs.writeFileSync(
    page,
    fs.readFileSync(page, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`),
  );
  writeServiceWorker(folder);
}

async function visit(context) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/** Looks for a new version, as the browser does from time to time, and waits until it is downloaded. */
async function findUpdate(page) {
  const found = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing === null) return registration.waiting !== null;
    return new Promise((resolve) => {
      installing.addEventListener('statechange', () => resolve(installing.state === 'installed'), {
        once: true,
      });
    });
  });
  assert.ok(found, 'the new version was not downloaded, or did not wait');
}

it('keeps the running version until the last tab is closed', async () => {
  const context = await browser.newContext();
  const page = await visit(context);
  await page.evaluate(() => (window.inTheMiddleOfAGame = true));
  publish('Second');
  await findUpdate(page);
  const second = await visit(context);
  assert.equal(await second.title(), 'Holdout', 'a second tab must run the same version as the first');
  assert.equal(await page.evaluate(() => window.inTheMiddleOfAGame), true, 'the page was reloaded');

  await page.close();
  await second.close();
  // The browser switches when no tab is left, a moment later.
  for (let tries = 0; tries < 300; tries++) {
    const later = await visit(context);
    const title = await later.title();
    await later.close();
    if (title === 'Second') return context.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('the new version never came');
});

it('switches at once when the player asks for it', async () => {
  const context = await browser.newContext();
  const page = await visit(context);
  publish('Third');
  await findUpdate(page);
  await page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready;
    const switched = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    waiting.postMessage('SKIP_WAITING');
    await switched;
  });
  await page.reload();
  assert.equal(await page.title(), 'Third');
  assert.equal((await page.evaluate(() => caches.keys())).length, 1, 'the old version is deleted');
  await context.close();
});
