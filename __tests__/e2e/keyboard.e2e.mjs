// Every game is played with the keyboard alone, and its board can be walked over with the arrow keys.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { launch, TABLET } from './browser.mjs';
import { playByKeys, shown } from './playing.mjs';
import { AT_ONCE, openWith, position } from './positions.mjs';

const GAMES = ['plum-island', 'darkest-house', 'basecamp', 'exodus'];
const DECISIONS = 3;

describe('The keyboard alone', () => {
  let browser;
  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());

  for (const game of GAMES) {
    it(`plays ${game}`, async () => {
      const save = position(game, 'round:2', { players: 2, policy: 'greedy' });
      const { context, page, problems } = await openWith(browser, {
        save,
        settings: AT_ONCE,
        viewport: TABLET,
      });
      await shown(page, 'decision').waitFor();
      await playByKeys(page, DECISIONS);
      await shown(page, 'decision').waitFor();
      await page.keyboard.press('ArrowRight');
      const focused = await page.evaluate(() => ({
        name: document.activeElement.dataset.testid,
        label: document.activeElement.getAttribute('aria-label'),
      }));
      assert.match(focused.name, /^target-/);
      assert.match(focused.label, /\w/);
      assert.deepEqual(problems, []);
      await context.close();
    });
  }
});
