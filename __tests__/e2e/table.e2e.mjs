// The table in a real browser, with the first game of the registry: by buttons, by tapping the canvas, by keys alone.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { launch, openApp, PHONE, TABLET, savedMark, savedStep } from './browser.mjs';

const QUICK = 60;

async function openTable(browser, options) {
  const opened = await openApp(browser, '/new/plum-island', options);
  const { page } = opened;
  await page.getByTestId('players-1').click();
  await page.getByTestId('start').click();
  await page.getByTestId('table').waitFor();
  // A new game is told from its set-up on.
  await settle(page);
  await page.getByTestId('decision').waitFor();
  return opened;
}

/** Everything that is being told is skipped; true when a decision is open. */
async function settle(page) {
  for (let i = 0; i < 200; i++) {
    if (await page.getByTestId('decision').isVisible()) return true;
    if (await page.getByTestId('game-over').isVisible()) return false;
    for (const id of ['accept-hand-over', 'skip-all', 'skip']) {
      const button = page.getByTestId(id);
      if (await button.isVisible()) {
        await button.click({ timeout: 2000 }).catch(() => undefined);
        break;
      }
    }
    await page.waitForTimeout(QUICK);
  }
  throw new Error('The playback never ended.');
}

/** Takes an option of the plain list. */
async function decide(page, nth = 0) {
  const options = page.locator('[data-testid="option-list"] [data-testid^="option-"]');
  await options.nth(Math.min(nth, (await options.count()) - 1)).click();
  await page.getByTestId('confirm').click();
  return settle(page);
}

const renders = (page) => page.evaluate(() => globalThis.tableRenders.count);
const boardBox = (page) => page.getByTestId('board').boundingBox();

describe('the table', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  it('is played by the buttons of the plain list, and a reload goes on where it stood', async () => {
    const { context, page, problems } = await openTable(browser);
    await page.getByTestId('toggle-list').click();
    for (let i = 0; i < 12; i++) assert.ok(await decide(page, i % 3));
    const stood = await savedMark(page);
    const question = await page.getByTestId('prompt').innerText();
    assert.match(stood, /Saved, step 12/);
    await page.reload();
    await page.getByTestId('table').waitFor();
    await settle(page);
    assert.equal(await savedMark(page), stood);
    assert.equal(await page.getByTestId('prompt').innerText(), question);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('takes a decision back by its name, and does it again', async () => {
    const { context, page, problems } = await openTable(browser);
    await page.getByTestId('toggle-list').click();
    await decide(page);
    await page.getByTestId('undo').click();
    await savedStep(page, 2);
    await page.getByTestId('redo').click();
    await settle(page);
    await savedStep(page, 3);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('pans, zooms with the wheel and with two fingers without a single render', async () => {
    const { context, page, problems } = await openTable(browser, { hasTouch: true });
    await page.waitForTimeout(900);
    const box = await boardBox(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
    const transform = () =>
      page.evaluate(() => document.querySelector('[data-testid="targets"] > *').style.transform);
    const [rendered, stood] = [await renders(page), await transform()];

    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await page.waitForTimeout(200);
    const wheeled = await transform();
    assert.notEqual(wheeled, stood);

    await page.mouse.down();
    for (let i = 1; i <= 12; i++) await page.mouse.move(x - i * 8, y + i * 4);
    await page.mouse.up();
    await page.waitForTimeout(600);
    const panned = await transform();
    assert.notEqual(panned, wheeled);

    const touch = await context.newCDPSession(page);
    const fingers = (spread) => [
      { x: x - spread, y, id: 0 },
      { x: x + spread, y, id: 1 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(90) });
    for (let spread = 85; spread >= 20; spread -= 5) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(spread) });
      await page.waitForTimeout(16);
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(400);
    assert.notEqual(await transform(), panned);
    assert.equal(await renders(page), rendered);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is played by tapping the canvas', async () => {
    const { context, page, problems } = await openTable(browser, { viewport: TABLET });
    await page.locator('[data-testid^="pick-verb"], [data-testid^="pick-"]').first().click();
    await page.waitForTimeout(900);
    const lit = page.locator('[data-testid="targets"] [data-lit="true"]');
    assert.ok((await lit.count()) > 0);
    const { x, y, width, height } = await lit.first().boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.getByTestId('confirm').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is heard', async () => {
    const prepare = () => {
      globalThis.heard = [];
      HTMLMediaElement.prototype.play = function () {
        globalThis.heard.push(this.src);
        return Promise.resolve();
      };
    };
    const { context, page, problems } = await openTable(browser, {
      viewport: TABLET,
      prepare: { script: prepare, given: null },
    });
    await page.getByTestId('toggle-list').click();
    await decide(page);
    const tick = await page.evaluate(() => globalThis.heard.find((address) => /tick/.test(address)));
    assert.equal(await page.evaluate(async (address) => (await fetch(address)).status, tick), 200);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is played with the keyboard alone', async () => {
    const { context, page, problems } = await openTable(browser, { viewport: TABLET });
    await page.keyboard.press('ArrowRight');
    const focus = () => page.evaluate(() => document.activeElement.dataset.testid ?? '');
    assert.match(await focus(), /^target-/);
    for (let i = 0; i < 60 && !(await focus()).startsWith('option-'); i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByTestId('confirm').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('confirm').waitFor({ state: 'detached' });
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('opens log, mats, menu and inspector on a phone, and closes them', async () => {
    const { context, page, problems } = await openTable(browser, { viewport: PHONE });
    await page.getByTestId('open-log').click();
    await page.getByTestId('log').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('open-mats').click();
    await page.getByTestId('mat').waitFor();
    await page.getByTestId('close-drawer').click();
    await page.getByTestId('open-menu').click();
    await page.getByTestId('menu-board').click();
    await page.getByTestId('decision').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});
