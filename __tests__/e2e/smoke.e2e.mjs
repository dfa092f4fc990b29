// The production build in a real browser: it starts, it survives a reload without the network, and it never stays blank.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { address, collectProblems, launch, openApp } from './browser.mjs';

describe('the app', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  it('starts without a single error', async () => {
    const { context, page, problems } = await openApp(browser);
    assert.equal(await page.title(), 'Holdout');
    await page.waitForLoadState('networkidle');
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('starts from a deep link', async () => {
    const { context, page, problems } = await openApp(browser, '/new/plum-island');
    await page.waitForLoadState('networkidle');
    assert.equal(await page.locator('.cannot-start').count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('draws colours in sRGB, as they are written', async () => {
    const { context, page } = await openApp(browser);
    const space = await page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      gl.drawingBufferColorSpace = 'display-p3';
      return gl.drawingBufferColorSpace;
    });
    assert.equal(space, 'srgb');
    await context.close();
  });

  it('starts offline once it has been visited', async () => {
    const { context, page, problems } = await openApp(browser);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto(address('/new/plum-island'));
    await page.waitForSelector('#root > *');
    assert.equal(await page.locator('.cannot-start').count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('says so when the drawing library does not load', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(address());
    await page.getByRole('heading', { name: 'A part of Holdout did not load' }).waitFor();
    await page.unroute('**/*.wasm');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('#root > :not(.cannot-start)');
    await context.close();
  });
});

describe('the app without WebGL', () => {
  it('says what is missing instead of staying blank', async () => {
    const browser = await launch({ webgl: false });
    const page = await browser.newPage();
    const problems = collectProblems(page);
    await page.goto(address());
    await page.getByRole('alert').waitFor();
    assert.match(await page.getByRole('alert').innerText(), /WebGL 2 is missing or switched off/);
    assert.deepEqual(problems, []);
    await browser.close();
  });
});
