// Unknown in a real browser: a whole solo game by its buttons, a reload inside a combat, and a round by tapping the table.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, describe, it } from 'node:test';

import { bundle } from '../../scripts/bundle.mjs';
import { launch, openApp, PHONE, savedMark, savedStep, TABLET } from './browser.mjs';

const script = bundle('__tests__/e2e/basecampGame.ts');
const { plannedGame } = await import(script);
fs.rmSync(script);

/** Nothing is animated: what is tested here is the game, not its telling. */
async function withoutAnimation(page) {
  await page.getByTestId('tab-settings').click();
  await page.getByTestId('setting-animationSpeed-0').click();
  await page.getByTestId('back').last().click();
}

async function openTable(browser, seed, options) {
  const opened = await openApp(browser, '/', options);
  const { page } = opened;
  // A busy machine draws slowly; nothing here is about speed.
  page.setDefaultTimeout(90_000);
  await withoutAnimation(page);
  await page.getByTestId('new-basecamp').first().click();
  await page.getByTestId('players-1').click();
  // Chance still varies, but the seed that is made of it does not.
  await page.evaluate((wanted) => {
    const chance = Math.random;
    globalThis.realChance = chance;
    Math.random = () => (wanted + chance()) / 2 ** 32;
  }, seed);
  await page.getByTestId('start').click();
  await page.getByTestId('table').waitFor();
  await page.evaluate(() => {
    Math.random = globalThis.realChance;
  });
  await page.getByTestId('decision').waitFor();
  return opened;
}

async function choose(page, option) {
  await page.getByTestId(`option-${option}`).click();
  await page.getByTestId('confirm').click();
}

const prompt = (page) => page.getByTestId('prompt').innerText();
const lit = (page) =>
  page
    .locator('[data-testid="targets"] [data-lit="true"]')
    .evaluateAll((found) => found.map((one) => one.dataset.testid.slice('target-'.length)));

async function tap(page, target) {
  const { x, y, width, height } = await page
    .getByTestId('targets')
    .getByTestId(`target-${target}`)
    .boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** With one option left it is already there to confirm; with several it is picked from the tiles. */
async function pickUnlessAlone(page, option) {
  const tile = page.getByTestId(`option-${option}`);
  await tile.or(page.getByTestId('confirm')).first().waitFor();
  if (await tile.isVisible()) await tile.click();
}

describe('Unknown', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  it('is played to its end by the visible buttons, with a reload in the middle of a combat', async () => {
    const game = plannedGame();
    const { context, page, problems } = await openTable(browser, game.seed, { viewport: PHONE });
    await page.getByTestId('toggle-list').click();
    for (const [n, option] of game.choices.entries()) {
      if (n === game.combat) {
        const [stood, question] = [await savedMark(page), await prompt(page)];
        await page.reload();
        await page.getByTestId('decision').waitFor();
        assert.equal(await savedMark(page), stood);
        assert.equal(await prompt(page), question);
        await page.getByTestId('toggle-list').click();
      }
      await choose(page, option);
    }
    await page.getByTestId('game-over').waitFor();
    assert.equal(await page.getByTestId('outcome').innerText(), game.ending);
    await page.getByText(`${game.rounds} rounds`).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is played by tapping the table: a figure, a tile, a dashed place', async () => {
    const { context, page, problems } = await openTable(browser, 7, { viewport: TABLET });
    const settled = () => page.waitForTimeout(700);
    await settled();
    await tap(page, 'survivor:0');
    await page.getByTestId('confirm').click();
    await settled();
    await tap(page, 'cell:0,-1');
    await pickUnlessAlone(page, 'move/0,-1');
    await page.getByTestId('confirm').click();
    await settled();
    assert.ok((await lit(page)).includes('cell:0,-2'));
    await tap(page, 'cell:0,-2');
    await pickUnlessAlone(page, 'explore/1');
    await page.getByTestId('preview').waitFor();
    await page.getByTestId('confirm').click();
    await page.getByTestId('decision').waitFor();
    await savedStep(page, 3);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('shows on demand what the enemies intend, and its mats', async () => {
    const { context, page, problems } = await openTable(browser, 3, { viewport: PHONE });
    await page.getByTestId('open-menu').click();
    await page.getByTestId('overlay-intent').click();
    await page.keyboard.press('Escape');
    await page.getByTestId('open-mats').click();
    for (const mat of ['team', 'survivor-0', 'base', 'foes']) {
      await page.getByTestId(`mat-${mat}`).click();
      await page.getByTestId('mat').waitFor();
    }
    assert.deepEqual(problems, []);
    await context.close();
  });
});
