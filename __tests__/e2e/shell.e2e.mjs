// The shell in a real browser: addresses, the way back, three taps to a game, saves, settings, keyboard, large text.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { address, launch, openApp, PHONE, TABLET } from './browser.mjs';

const GAME = 'plum-island';
const id = (name) => `[data-testid="${name}"]`;

/** The topmost screen: the ones below it stay in the page, but are hidden. */
const shown = (page, name) => page.locator(`${id(name)}:visible`).last();

async function startGame(page) {
  await shown(page, `new-${GAME}`).click();
  await shown(page, 'start').click();
  await shown(page, 'table').waitFor();
  return new URL(page.url()).pathname;
}

/** Every page of the shell that stands for itself, and what it shows. */
const PAGES = {
  '/': 'home',
  [`/new/${GAME}`]: 'new-game',
  [`/rules/${GAME}`]: 'rules',
  '/settings': 'settings',
  '/stats': 'stats',
  '/credits': 'credits-screen',
};

async function visit(page, pathname) {
  await page.goto(address(pathname));
  await shown(page, PAGES[pathname]).waitFor();
}

async function goHome(page) {
  await page.goto(address('/'));
  await shown(page, 'home').waitFor();
}

describe('the shell', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  for (const [pathname, screen, title] of [
    ['/', 'home', /^Holdout$/],
    [`/new/${GAME}`, 'new-game', /^New game of The Plum Island Horror · Holdout$/],
    [`/rules/${GAME}`, 'rules', /^Rules of The Plum Island Horror · Holdout$/],
    [`/rules/${GAME}/PI-CLOSE-09`, 'rule-PI-CLOSE-09', /^PI-CLOSE-09/],
    ['/settings', 'settings', /^Settings · Holdout$/],
    ['/stats', 'stats', /^Statistics · Holdout$/],
    ['/credits', 'credits-screen', /^Credits · Holdout$/],
    ['/no/such/page', 'not-found', /^Nothing here · Holdout$/],
    ['/new/no-such-game', 'not-found', /Holdout$/],
    ['/game/no-such-save', 'not-found', /Holdout$/],
    ['/log/no-such-save', 'not-found', /Holdout$/],
  ]) {
    it(`opens ${pathname} from outside`, async () => {
      const { context, page, problems } = await openApp(browser, pathname);
      await shown(page, screen).waitFor();
      await page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), title.source);
      assert.equal(new URL(page.url()).pathname, pathname);
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

  it('goes there and back, by its own button and by the browser’s', async () => {
    const { context, page, problems } = await openApp(browser);
    await shown(page, 'tab-settings').click();
    await shown(page, 'settings').waitFor();
    assert.equal(new URL(page.url()).pathname, '/settings');
    await shown(page, 'back').click();
    await shown(page, 'home').waitFor();
    await shown(page, 'tab-stats').click();
    await shown(page, 'stats').waitFor();
    await page.goBack();
    await shown(page, 'home').waitFor();
    assert.equal(new URL(page.url()).pathname, '/');
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('leads Home from a page that was opened by its address', async () => {
    const { context, page } = await openApp(browser, '/settings');
    await shown(page, 'back').click();
    await shown(page, 'home').waitFor();
    await context.close();
  });

  it('is three taps from a game, which a reload does not lose', async () => {
    const { context, page, problems } = await openApp(browser);
    const pathname = await startGame(page);
    assert.match(pathname, /^\/game\/[a-z0-9-]+$/);
    await page.reload();
    await shown(page, 'table').waitFor();
    await goHome(page);
    await shown(page, 'resume').waitFor();
    await shown(page, 'play').click();
    await shown(page, 'table').waitFor();
    assert.equal(new URL(page.url()).pathname, pathname);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('shows the interrupted game with its board', async () => {
    const { context, page } = await openApp(browser);
    await startGame(page);
    await goHome(page);
    await shown(page, 'resume').locator('img[src^="data:image/png"]').first().waitFor({ state: 'attached' });
    await context.close();
  });

  it('deletes a game and takes that back, also across a reload', async () => {
    const { context, page } = await openApp(browser);
    await startGame(page);
    await goHome(page);
    await shown(page, 'resume-more').click();
    await shown(page, 'save-delete').click();
    await shown(page, 'resume').waitFor({ state: 'detached' });
    await shown(page, 'toast-undo').click();
    await shown(page, 'resume').waitFor();
    await page.reload();
    await shown(page, 'resume').waitFor();
    await context.close();
  });

  it('keeps settings over a reload', async () => {
    const { context, page } = await openApp(browser, '/settings');
    await shown(page, 'setting-freeUndo').click();
    await page.reload();
    await shown(page, 'settings').waitFor();
    assert.equal(await shown(page, 'setting-freeUndo').getAttribute('aria-checked'), 'true');
    await context.close();
  });

  it('can be used with the keyboard alone, and shows where one is', async () => {
    const { context, page } = await openApp(browser);
    await shown(page, 'home').waitFor();
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
      if (at === `new-${GAME}`) break;
    }
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement).outlineWidth);
    assert.equal(ring, '2px');
    await page.keyboard.press('Enter');
    await shown(page, 'new-game').waitFor();
    await context.close();
  });

  it('closes a sheet with Escape', async () => {
    const { context, page } = await openApp(browser);
    await startGame(page);
    await goHome(page);
    await shown(page, 'resume-more').click();
    await shown(page, 'save-menu').waitFor();
    await page.keyboard.press('Escape');
    await shown(page, 'save-menu').waitFor({ state: 'detached' });
    await context.close();
  });

  for (const viewport of [{ width: 320, height: 568 }, PHONE, { width: 844, height: 390 }, TABLET]) {
    it(`loses nothing of large text at ${viewport.width} x ${viewport.height}`, async () => {
      const { context, page } = await openApp(browser, '/settings', { viewport });
      for (let i = 0; i < 6; i++) await shown(page, 'setting-textScale-plus').click();
      for (const pathname of Object.keys(PAGES)) {
        await visit(page, pathname);
        assert.deepEqual([pathname, await cutOff(page)], [pathname, []]);
      }
      await context.close();
    });
  }

  it('gives every button a name and a target of 44 at least', async () => {
    const { context, page } = await openApp(browser);
    await startGame(page);
    for (const pathname of Object.keys(PAGES)) {
      await visit(page, pathname);
      const poor = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            '[role=button],[role=link],[role=switch],[role=radio],[role=checkbox],button',
          ),
        ]
          .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden=true]'))
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width < 44 || height < 44 || !(one.getAttribute('aria-label') ?? one.textContent);
          })
          .map(
            (one) =>
              one.getAttribute('data-testid') ??
              one.getAttribute('aria-label') ??
              one.outerHTML.slice(0, 120),
          ),
      );
      assert.deepEqual([pathname, poor], [pathname, []]);
    }
    await context.close();
  });

  it('does not ship the test game', async () => {
    const scripts = new Set();
    const { context, page } = await openApp(browser, '/rules/vigil');
    await shown(page, 'not-found').waitFor();
    for (const url of await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )) {
      if (new URL(url).pathname.endsWith('.js')) scripts.add(url);
    }
    assert.ok(scripts.size > 1);
    for (const url of scripts) {
      assert.ok(!(await (await fetch(url)).text()).includes('Keep the fire until dawn'), url);
    }
    await context.close();
  });
});

/** Texts that are wider or taller than the box they stand in, or stick out of the page. */
function cutOff(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('div[dir=auto]')]
      .filter(
        (one) => one.checkVisibility() && one.textContent.trim() !== '' && !one.closest('[aria-hidden=true]'),
      )
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return one.scrollWidth > one.clientWidth + 1 || left < -1 || right > innerWidth + 1;
      })
      .map((one) => one.textContent.slice(0, 40)),
  );
}
