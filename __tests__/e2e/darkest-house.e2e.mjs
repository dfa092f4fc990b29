// Dark, Darker, Darkest in a real browser: a whole solo game by its buttons, a dice allocation across a reload, a showdown.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { address, launch, openApp, PHONE, savedMark, savedStep, TABLET } from './browser.mjs';
import { AT_ONCE, openWith, position } from './positions.mjs';

const GAME = 'darkest-house';

/** Nobody waits for dice here: what is told is in the log. */
async function withoutAnimation(browser, viewport) {
  const opened = await openApp(browser, '/settings', { viewport });
  await opened.page.getByTestId('setting-animationSpeed-0').click();
  return opened;
}

async function startGame(page, choice) {
  await page.goto(address(`/new/${GAME}`));
  await page.getByTestId('players-1').click();
  if (choice !== undefined) await page.getByTestId(`field-${choice}`).click();
  await page.getByTestId('start').click();
  await page.getByTestId('decision').waitFor();
}

const prompt = (page) => page.getByTestId('prompt').innerText();

async function openList(page) {
  const list = page.getByTestId('option-list');
  if (!(await list.isVisible())) await page.getByTestId('toggle-list').click();
  return list.locator('[data-testid^="option-"]');
}

/** What brings a night to its end soonest: doors by force, and no resistance. */
const HASTE = [
  /^option-unlock/,
  /^option-start/,
  /^option-force/,
  /^option-done/,
  /^option-endure/,
  /^option-goOn/,
];

async function hurry(page) {
  const options = await openList(page);
  const ids = await options.evaluateAll((buttons) => buttons.map((button) => button.dataset.testid));
  const wanted = HASTE.map((pattern) => ids.findIndex((id) => pattern.test(id))).find((at) => at >= 0) ?? 0;
  await options.nth(wanted).click();
  await page.getByTestId('confirm').click();
}

const target = (page, id) => page.getByTestId(`target-${id}`);

async function tap(page, id) {
  const { x, y, width, height } = await target(page, id).boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

describe('Dark, Darker, Darkest', () => {
  let browser;
  before(async () => (browser = await launch()));
  after(() => browser.close());

  it('is played alone to its end by the buttons of the list', async () => {
    const { context, page, problems } = await withoutAnimation(browser, PHONE);
    await startGame(page);
    const over = page.getByTestId('game-over');
    for (let i = 0; i < 400 && !(await over.isVisible()); i++) await hurry(page);
    await over.waitFor();
    assert.match(await page.getByTestId('outcome').innerText(), /Darkness|Out of the dark|lost/);
    await page.getByTestId('look-at-board').click();
    await page.getByTestId('board').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('shares dice out by tapping a die and a survivor, also after a reload', async () => {
    const save = position(GAME, 'decision:allocateDie');
    const { context, page, problems } = await openWith(browser, {
      save,
      settings: AT_ONCE,
      viewport: TABLET,
    });
    await page.getByTestId('decision').waitFor();
    const asked = await prompt(page);
    const stood = await savedMark(page);
    await page.reload();
    await page.getByTestId('decision').waitFor();
    assert.equal(await prompt(page), asked);
    assert.equal(await savedMark(page), stood);
    // The camera comes to the room of the attack.
    await page.waitForTimeout(900);
    const lit = page.locator('[data-testid="targets"] [data-lit="true"]');
    const ids = await lit.evaluateAll((buttons) => buttons.map((button) => button.dataset.testid.slice(7)));
    const die = ids.find((id) => id.startsWith('die:'));
    if (die) await tap(page, die);
    const who = ids.find((id) => id.startsWith('survivor:'));
    if (who && !(await page.getByTestId('confirm').isVisible())) await tap(page, who);
    await page.getByTestId('confirm').click();
    await savedStep(page, Number(stood.split(' ').at(-1)) + 1);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('goes through a showdown', async () => {
    const { context, page, problems } = await withoutAnimation(browser, TABLET);
    await startGame(page, 'opening-showdown');
    const status = page.getByTestId('status').getByText(/Showdown/);
    for (let i = 0; i < 30 && !(await status.isVisible()); i++) await hurry(page);
    await status.waitFor();
    await target(page, 'enemy:nemesis').waitFor({ state: 'attached' });
    await page.getByTestId('mat-enemies').click();
    await target(page, 'area:red').waitFor();
    for (let i = 0; i < 6 && !(await page.getByTestId('game-over').isVisible()); i++) await hurry(page);
    assert.deepEqual(problems, []);
    await context.close();
  });
});
