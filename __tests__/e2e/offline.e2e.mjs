// Without a network: a game that was begun goes on with the network cut and with the server gone.
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, it } from 'node:test';

import { root } from '../../scripts/install.mjs';
import { serve } from '../../scripts/serve.mjs';
import { collectProblems, launch, PHONE } from './browser.mjs';
import { beginGame, makeDecisions, shown, waitForMark } from './playing.mjs';

let browser, server;
before(async () => (browser = await launch()));
after(() => browser.close());

async function playedOnline() {
  const served = await serve(path.join(root, 'dist'), 0);
  server = served.server;
  const context = await browser.newContext({ viewport: PHONE, baseURL: served.url });
  const page = await context.newPage();
  await page.goto(served.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const pathname = await beginGame(page, 'plum-island', served.url);
  await makeDecisions(page, 2);
  await waitForMark(page, 'Saved, step 2');
  return { context, page, game: new URL(pathname, served.url).href, url: served.url };
}

function stopServer() {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}

for (const [how, cut] of [
  ['the network cut', ({ context }) => context.setOffline(true)],
  ['the server gone', stopServer],
]) {
  it(`goes on with ${how}`, async () => {
    const played = await playedOnline();
    const { context, game, url } = played;
    await cut(played);
    const page = await context.newPage();
    const problems = collectProblems(page);
    await played.page.close();
    await page.goto(url);
    await shown(page, 'play').click();
    await waitForMark(page, 'Saved, step 2');
    await makeDecisions(page, 2);
    await waitForMark(page, 'Saved, step 4');
    await page.goto(game);
    await waitForMark(page, 'Saved, step 4');
    assert.deepEqual(problems, []);
    await context.close();
    if (server.listening) await stopServer();
  });
}
