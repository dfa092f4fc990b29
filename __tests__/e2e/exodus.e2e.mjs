// Exodus in a real browser: set up, a mission won by its buttons, a turn by tapping the plan, a reload in the middle of alert
// fire, and a director whose hand nobody else sees.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { launch, PHONE, savedMark, savedStep, TABLET } from './browser.mjs';
import { playByButtons, shown } from './playing.mjs';
import { AT_ONCE, openWith, position } from './positions.mjs';

const GAME = 'exodus';
const M1 = { mission: 'M1', ties: 'auto' };
const DIRECTED = { players: 2, options: { mission: 'M1', director: true } };

const prompt = (page) => shown(page, 'prompt').innerText();
const recordOf = (save) => JSON.parse(save.slice(save.indexOf('\n') + 1));

async function openTable(browser, save, options = {}) {
  const opened = await openWith(browser, { save, settings: AT_ONCE, ...options });
  await shown(opened.page, 'table').waitFor();
  return opened;
}

/** A mission that was won, as it stood after its first decision, and what was chosen from there to the end. */
function wonMission() {
  const { seed, journal } = recordOf(position(GAME, 'end:escaped', { policy: 'greedy', options: M1 }));
  return {
    save: position(GAME, 'choices:1', { policy: 'greedy', seed, options: M1 }),
    line: journal.slice(1).map(({ choose }) => choose),
  };
}

describe('Exodus', () => {
  let browser;
  let won;
  let saves;
  before(async () => {
    browser = await launch();
    won = wonMission();
    saves = {
      action: position(GAME, 'round:1+decision:heroAction', { policy: 'greedy', options: M1 }),
      alert: position(GAME, 'decision:alertFire', { policy: 'greedy', options: M1 }),
      director: position(GAME, 'round:2+decision:directorCard', DIRECTED),
    };
  });
  after(() => browser.close());

  it('is set up from the list of missions and passed on, with what has happened so far', async () => {
    const { context, page, problems } = await openWith(browser, {
      pathname: `/new/${GAME}`,
      settings: { ...AT_ONCE, handOver: true },
    });
    await shown(page, 'players-2').click();
    await shown(page, 'field-mission-M1').click();
    await shown(page, 'start').click();
    await shown(page, 'hand-over')
      .getByText(/^Cold Landing\. /)
      .waitFor();
    await shown(page, 'accept-hand-over').click();
    await shown(page, 'decision').waitFor();
    assert.match(await prompt(page), /ammunition/);
    assert.match(await shown(page, 'status').innerText(), /Cold Landing/);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('is won in the first mission through the visible buttons', async () => {
    const { context, page, problems } = await openTable(browser, won.save, { viewport: PHONE });
    const { decisions, over } = await playByButtons(page, { line: won.line });
    assert.equal(over, 'Everybody is out', `after ${decisions} of ${won.line.length} decisions`);
    assert.match(await shown(page, 'game-over').innerText(), /2 of 2 heroes out/);
    await shown(page, 'game-over').locator('img').first().waitFor({ state: 'attached' });
    await shown(page, 'look-at-board').click();
    await shown(page, 'board').waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('moves a hero by taps on the plan, with a picture of how far the AP reach', async () => {
    const { context, page, problems } = await openTable(browser, saves.action, { viewport: TABLET });
    await shown(page, 'decision').waitFor();
    const stood = await savedMark(page);
    await shown(page, 'open-menu').click();
    await shown(page, 'overlay-reach').click();
    await shown(page, 'menu').waitFor({ state: 'hidden' });
    await tapLit(page, /^target-square:/);
    const [first] = await page
      .locator('[data-testid^="option-move/"]:visible, [data-testid="confirm"]')
      .all();
    await first.click();
    const confirm = shown(page, 'confirm');
    if ((await savedMark(page)) === stood && (await confirm.isVisible())) await confirm.click();
    await savedStep(page, Number(stood.split(' ').at(-1)) + 1);
    const labels = await page
      .locator('[data-testid="targets"] [role="button"]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
    assert.ok(labels.some((label) => /^Zombie \d+.*Walk 2, charge 4, smell 4/.test(label)));
    assert.ok(labels.some((label) => /^Square \d+ \/ \d+.*grab zone/.test(label)));
    assert.ok(labels.some((label) => /^Door 1, closed|^Door 1.*Closed/.test(label)));
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('goes on after a reload in the middle of alert fire', async () => {
    const { context, page, problems } = await openTable(browser, saves.alert);
    await shown(page, 'decision').waitFor();
    const [question, stood] = [await prompt(page), await savedMark(page)];
    assert.match(question, /^Alert! Fire at zombie \d+\?$/);
    await page.reload();
    await shown(page, 'decision').waitFor();
    assert.equal(await prompt(page), question);
    assert.equal(await savedMark(page), stood);
    await shown(page, 'toggle-list').click();
    await page.locator('[data-testid="option-list"] [data-testid^="option-fire"]:visible').first().click();
    assert.match(await shown(page, 'preview').innerText(), /Killed\s*\d+ %/);
    await shown(page, 'confirm').click();
    await savedStep(page, Number(stood.split(' ').at(-1)) + 1);
    await shown(page, 'open-log').click();
    await shown(page, 'log')
      .getByText(/fires the .* at zombie/)
      .first()
      .waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('shows a director the hand only when the phone was handed over, and nobody else', async () => {
    // Hand-over screens are switched off: the one before a hidden hand comes all the same.
    const { context, page, problems } = await openTable(browser, saves.director, { viewport: TABLET });
    const { hand } = recordOf(saves.director).state.director;
    await shown(page, 'hand-over').waitFor();
    assert.equal(await page.locator('[data-testid="decision"]:visible').count(), 0);
    await shown(page, 'accept-hand-over').click();
    assert.match(await prompt(page), /Do you play a card\?$/);
    for (const card of hand) await page.getByTestId(`target-director:${card}`).waitFor();
    const stood = await savedMark(page);
    await shown(page, 'toggle-list').click();
    await page.locator('[data-testid="option-list"] [data-testid="option-pass/none"]:visible').click();
    await shown(page, 'confirm').click();
    await savedStep(page, Number(stood.split(' ').at(-1)) + 1);
    await shown(page, 'decision').waitFor();
    await shown(page, 'mat-director').click();
    await page.getByTestId('target-sheet:hand 0').waitFor();
    assert.equal(await page.locator('[data-testid^="target-director:"]').count(), 0);
    assert.deepEqual(problems, []);
    await context.close();
  });
});

/** Taps a lit place on the canvas that nothing covers. */
async function tapLit(page, wanted) {
  const spot = await page.evaluate((pattern) => {
    const one = (name) =>
      [...document.querySelectorAll(`[data-testid="${name}"]`)].find((each) => each.checkVisibility());
    const board = one('board').getBoundingClientRect();
    const sheet = one('sheet').getBoundingClientRect();
    return [...document.querySelectorAll('[data-testid="targets"] [data-lit="true"]')]
      .filter((each) => new RegExp(pattern).test(each.dataset.testid))
      .map((each) => each.getBoundingClientRect())
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .find(
        ({ x, y }) => x > board.left + 4 && x < board.right - 70 && y > board.top + 4 && y < sheet.top - 6,
      );
  }, wanted.source);
  assert.ok(spot, 'nothing lit lies open');
  await page.mouse.click(spot.x, spot.y);
}
