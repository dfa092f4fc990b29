// Where games are kept, in a real browser: a full store, a store that fails, a file that goes out and comes in, two tabs.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';

import { address, launch, openApp } from './browser.mjs';
import { beginGame, makeDecisions, markOf, shown, waitForMark } from './playing.mjs';

/** Fills localStorage to the last character, without the copies in it: a shorter record could take the place of one. */
function fill(page) {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('saves-')) localStorage.removeItem(key);
    for (let size = 2 ** 22, n = 0; size >= 1; n++) {
      try {
        localStorage.setItem(`full-${n}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}

function free(page) {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full-')) localStorage.removeItem(key);
  });
}

/** Waits until the browser's database holds a save at this step. */
function inDatabase(page, step) {
  return page.waitForFunction(async (wanted) => {
    const database = await new Promise((resolve) => {
      const request = indexedDB.open('holdout');
      request.onsuccess = () => resolve(request.result);
    });
    const texts = await new Promise((resolve) => {
      const request = database.transaction('saves-b').objectStore('saves-b').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return texts.some((text) => text.includes(`"sequence":${wanted},`));
  }, step);
}

async function download(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return fs.readFileSync(await file.path(), 'utf8');
}

describe('storage', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  it('tells that only one copy is kept while localStorage is full, and stops when there is room', async () => {
    const { context, page } = await openApp(browser);
    const pathname = await beginGame(page);
    await fill(page);
    await makeDecisions(page, 1);
    const banner = shown(page, 'trouble');
    await banner.waitFor();
    assert.match(await banner.innerText(), /Saved once only/);
    await makeDecisions(page, 1);
    assert.ok(await banner.isVisible(), 'the banner stays');
    await free(page);
    await banner.waitFor({ state: 'detached' });
    await waitForMark(page, 'Saved, step 2');
    await page.goto(address(pathname));
    await waitForMark(page, 'Saved, step 2');
    await context.close();
  });

  it('keeps the game while localStorage is full, also over a reload', async () => {
    const { context, page } = await openApp(browser);
    const pathname = await beginGame(page);
    await fill(page);
    await makeDecisions(page, 3);
    await shown(page, 'trouble').waitFor();
    await inDatabase(page, 3);
    await page.goto(address(pathname));
    await shown(page, 'decision').waitFor();
    await free(page);
    await waitForMark(page, 'Saved, step 3');
    await context.close();
  });

  it('goes on in memory when nothing can be written, offers an export, and writes as soon as it can', async () => {
    const { context, page } = await openApp(browser);
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (globalThis.isDiskGone) throw new DOMException('The disk is gone.', 'UnknownError');
        return put.apply(this, args);
      };
    });
    const pathname = await beginGame(page);
    await fill(page);
    await page.evaluate(() => (globalThis.isDiskGone = true));
    await makeDecisions(page, 3);
    const banner = shown(page, 'trouble');
    await page.getByText('Not saved', { exact: true }).waitFor();
    assert.equal(await markOf(page), 'Not saved yet');
    const text = await download(page, () => banner.getByRole('button', { name: 'Export' }).click());
    assert.match(text, /^holdout 1 \d+ [0-9a-f]{8}\n/);
    assert.equal(JSON.parse(text.slice(text.indexOf('\n') + 1)).sequence, 3);
    await page.evaluate(() => (globalThis.isDiskGone = false));
    await free(page);
    await banner.waitFor({ state: 'detached' });
    await page.goto(address(pathname));
    await waitForMark(page, 'Saved, step 3');
    await context.close();
  });

  it('gives a game out as a file and takes it in again', async () => {
    const { context, page, problems } = await openApp(browser);
    await beginGame(page);
    await makeDecisions(page, 2);
    await page.goto(address('/'));
    await shown(page, 'resume-more').click();
    const code = await shown(page, 'replay-code').innerText();
    const text = await download(page, () => shown(page, 'save-export').click());
    const other = await openApp(browser);
    const bringIn = async (name, content) => {
      await shown(other.page, 'import').click();
      const [chooser] = await Promise.all([
        other.page.waitForEvent('filechooser'),
        shown(other.page, 'import-file').click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
    };
    await bringIn('broken.holdout', text.slice(0, -3));
    await other.page.getByText('a part of it is missing', { exact: false }).waitFor();
    assert.equal(await other.page.getByTestId('resume').count(), 0);
    await bringIn('game.holdout', text);
    await shown(other.page, 'play').click();
    await waitForMark(other.page, 'Saved, step 2');
    await other.page.goto(address('/'));
    await shown(other.page, 'import').click();
    await shown(other.page, 'import-code').fill(code);
    await shown(other.page, 'import-code-go').click();
    await other.page.getByText('Other games').waitFor();
    assert.deepEqual([problems, other.problems], [[], []]);
    await context.close();
    await other.context.close();
  });

  it('lets a second tab look on, and hands the game over when the first is closed', async () => {
    const { context, page } = await openApp(browser);
    const pathname = await beginGame(page);
    await makeDecisions(page, 1);
    const second = await context.newPage();
    await second.goto(address(pathname));
    await shown(second, 'watching').waitFor();
    assert.equal(await second.getByTestId('decision').count(), 0);
    assert.equal(await second.getByTestId('undo').count(), 0);
    // It goes along, and is the same table all the while.
    const table = await second.getByTestId('table').elementHandle();
    await makeDecisions(page, 2);
    await waitForMark(page, 'Saved, step 3');
    await waitForMark(second, 'Saved, step 3');
    await shown(page, 'undo').click();
    await waitForMark(second, 'Saved, step 4');
    assert.ok(await table.evaluate((element) => element.isConnected), 'the table began anew');
    assert.equal(await second.getByTestId('decision').count(), 0);
    await page.close();
    await shown(second, 'decision').waitFor();
    await waitForMark(second, 'Saved, step 4');
    await makeDecisions(second, 1);
    await waitForMark(second, 'Saved, step 5');
    await context.close();
  });

  it('writes a report with the version, the settings, the games and the last errors', async () => {
    const { context, page } = await openApp(browser);
    await beginGame(page);
    await makeDecisions(page, 1);
    // The app listened before us, so it has noted the error when we hear of it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('error', () => resolve(), { once: true });
          setTimeout(() => globalThis.noSuchThing(), 0);
        }),
    );
    await page.goto(address('/settings'));
    const report = JSON.parse(await download(page, () => shown(page, 'report').click()));
    assert.equal(report.version, JSON.parse(fs.readFileSync('package.json', 'utf8')).version);
    assert.equal(report.settings.animationSpeed, 0);
    assert.match(report.errors.at(-1).message, /noSuchThing/);
    assert.match(Object.values(report.games)[0], /"journal":\[\{"choose"/);
    await context.close();
  });
});
