// Plum Island in a real browser: a whole game by its buttons, a round by tapping the canvas, a reload in the middle of a
// last stand, keys alone, other sizes, large text.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { launch, PHONE, TABLET, savedMark } from './browser.mjs';
import { playByButtons, shown } from './playing.mjs';
import { AT_ONCE, openWith, position } from './positions.mjs';

const GAME = 'plum-island';
const LANDSCAPE = { width: 844, height: 390 };

const prompt = (page) => shown(page, 'prompt').innerText();

async function openTable(browser, save, options = {}) {
  const opened = await openWith(browser, { save, settings: AT_ONCE, ...options });
  await shown(opened.page, 'table').waitFor();
  return opened;
}

describe('Plum Island', () => {
  let browser;
  let saves;
  before(async () => {
    browser = await launch();
    saves = {
      lastStand: position(GAME, 'decision:lastStand', { players: 2 }),
      night: position(GAME, 'round:3+decision:crisisAdrenaline', { players: 2 }),
      end: position(GAME, 'end:overrun', { players: 2 }),
    };
  });
  after(() => browser.close());

  it('is set up, told and passed on, as two people would see it', async () => {
    const { context, page, problems } = await openWith(browser, {
      pathname: `/new/${GAME}`,
      settings: { ...AT_ONCE, animationSpeed: 4, handOver: true },
    });
    await shown(page, 'start').click();
    await shown(page, 'telling').waitFor();
    await shown(page, 'skip').click();
    await shown(page, 'skip-all').click();
    await shown(page, 'accept-hand-over').click();
    await shown(page, 'decision').waitFor();
    assert.equal(await prompt(page), 'Crisis Adrenaline');
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is played by two people to its end through the visible buttons', async () => {
    const { context, page, problems } = await openWith(browser, {
      pathname: `/new/${GAME}`,
      settings: { ...AT_ONCE, handOver: true },
    });
    await shown(page, 'start').click();
    await shown(page, 'table').waitFor();
    const { decisions, kinds, over } = await playByButtons(page, { seed: 5, most: 3000 });
    assert.ok(over, `not over after ${decisions} decisions`);
    assert.ok(decisions > 60, `only ${decisions} decisions`);
    assert.ok(kinds > 5, `only ${kinds} kinds of questions`);
    await shown(page, 'look-at-board').click();
    await shown(page, 'result').click();
    await shown(page, 'outcome').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is played for a round by tapping what is lit on the canvas', async () => {
    const { context, page, problems } = await openTable(browser, saves.night, { viewport: TABLET });
    await shown(page, 'decision').waitFor();
    const began = await look(page, 0, false);
    let taps = 0;
    let now = began;
    for (let step = 0; step < 200 && now.round === began.round && !now.over; step++) {
      now = await look(page, step, taps < 12);
      if (!now.spot) continue;
      taps++;
      await page.mouse.click(now.spot.x, now.spot.y);
    }
    assert.ok(taps >= 6, `only ${taps} taps on the canvas`);
    assert.ok(now.over || now.round > began.round, `still in round ${now.round}`);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('goes on after a reload in the middle of a last stand', async () => {
    const { context, page, problems } = await openTable(browser, saves.lastStand);
    await shown(page, 'decision').waitFor();
    const [question, stood] = [await prompt(page), await savedMark(page)];
    assert.match(question, /Make a Last Stand\?/);
    await page.reload();
    await shown(page, 'decision').waitFor();
    assert.equal(await prompt(page), question);
    assert.equal(await savedMark(page), stood);
    await page.locator('[data-testid^="option-stand"]:visible').first().click();
    assert.match(await shown(page, 'preview').innerText(), /Survives\s*\d+ %/);
    await shown(page, 'confirm').click();
    await page.waitForFunction(
      (label) => document.querySelector('[data-testid="saved"]')?.getAttribute('aria-label') !== label,
      stood,
    );
    const { decisions } = await playByButtons(page, { seed: 3, most: 5 });
    assert.equal(decisions, 5);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('leads back to Home and in again, and from a line of the log to its rule', async () => {
    const { context, page, problems } = await openWith(browser, {
      save: saves.night,
      settings: AT_ONCE,
      pathname: '/',
    });
    await shown(page, 'play').click();
    await shown(page, 'table').waitFor();
    await page.goBack();
    await shown(page, 'home').waitFor();
    await page.goForward();
    await shown(page, 'table').waitFor();
    await shown(page, 'open-log').click();
    await shown(page, 'log').waitFor();
    await page
      .getByRole('link', { name: /^Rule: / })
      .first()
      .click();
    await page.keyboard.press('Escape');
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('keeps its place while the window changes, and loses no word of it', async () => {
    const { context, page, problems } = await openTable(browser, saves.night);
    const question = await prompt(page);
    for (const viewport of [
      PHONE,
      LANDSCAPE,
      TABLET,
      { width: 1440, height: 900 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(viewport);
      await shown(page, 'decision').waitFor();
      assert.equal(await prompt(page), question);
      assert.deepEqual([viewport.width, await cutOff(page)], [viewport.width, []]);
    }
    assert.deepEqual(problems, []);
    await context.close();
  });

  for (const viewport of [
    { width: 312, height: 675 },
    { width: 675, height: 312 },
    { width: 944, height: 656 },
  ]) {
    it(`loses nothing of a text twice as large at ${viewport.width} x ${viewport.height}`, async () => {
      // Letters of 160 % on a screen that is zoomed in by 125 %.
      const { context, page, problems } = await openTable(browser, saves.night, {
        viewport,
        settings: { ...AT_ONCE, textScale: 1.6 },
      });
      await shown(page, 'decision').waitFor();
      assert.deepEqual(await cutOff(page), []);
      await shown(page, 'toggle-list').click();
      assert.deepEqual(await cutOff(page), []);
      await page.locator('[data-testid="option-list"] [data-testid^="option-"]').first().click();
      await shown(page, 'confirm').waitFor();
      assert.deepEqual(await cutOff(page), []);
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

  it('names places and pieces with what they hold', async () => {
    const { context, page } = await openTable(browser, saves.night);
    const labels = await page.evaluate(() =>
      [...document.querySelectorAll('[data-testid="targets"] [role="button"]')].map((one) =>
        one.getAttribute('aria-label'),
      ),
    );
    assert.ok(labels.length > 75, `only ${labels.length} targets`);
    assert.ok(labels.some((label) => /^2G Good Samaritan Hospital.*, Building/.test(label)));
    assert.ok(labels.some((label) => /, \d of \d hits/.test(label)));
    assert.ok(labels.some((label) => /^Bridge 4, /.test(label)));
    await context.close();
  });

  it('shows how it ended, with the story in figures', async () => {
    const { context, page, problems } = await openTable(browser, saves.end);
    assert.equal(await shown(page, 'outcome').innerText(), 'The island is overrun');
    assert.match(await shown(page, 'game-over').innerText(), /\d+ of 26 Evacuation Points/);
    await shown(page, 'game-over').locator('img').first().waitFor({ state: 'attached' });
    assert.deepEqual(problems, []);
    await context.close();
  });
});

/**
 * What the table shows now. With `taps` it says where something lit lies that nothing covers; where nothing is lit, or without
 * `taps`, it presses the button that brings the turn to its end sooner.
 */
function look(page, turn, taps) {
  return page.evaluate(
    ([n, isTapping]) => {
      const all = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const named = (name) => all(`[data-testid^="${name}"]`)[0];
      const round = Number(/Round (\d)/.exec(named('status').textContent)[1]);
      if (named('game-over')) return { round, over: true, spot: null };
      const confirm = named('confirm');
      if (confirm) {
        confirm.click();
        return { round, over: false, spot: null };
      }
      const board = named('board').getBoundingClientRect();
      const sheet = named('sheet').getBoundingClientRect();
      const spots = all('[data-testid="targets"] [data-lit="true"]')
        .map((one) => one.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ x }) => x > board.left + 4 && x < board.right - 70)
        .filter(({ y }) => y > board.top + 4 && y < sheet.top - 6);
      const spot = spots[n % Math.max(1, spots.length)] ?? null;
      if (isTapping && spot) return { round, over: false, spot };
      const quick = ['option-done', 'option-pass', 'option-stop', 'more-tiles', 'option-', 'pick-'];
      quick.map(named).find(Boolean)?.click();
      return { round, over: false, spot: null };
    },
    [turn, taps],
  );
}

/** Texts that are wider than the box they stand in, or stick out of the page. */
function cutOff(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('div[dir=auto]')]
      .filter((one) => one.checkVisibility() && one.textContent.trim() !== '')
      .filter((one) => !one.closest('[aria-hidden=true]') && !one.closest('[role=tablist]'))
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const scrolls = one.closest('[data-testid="status"]') !== null && right > innerWidth;
        return !scrolls && (one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1);
      })
      .map((one) => one.textContent.slice(0, 40)),
  );
}
