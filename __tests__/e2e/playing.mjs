// A game in a browser test: begin it, press what leads on, and read where it stands.
import { address } from './browser.mjs';

export const id = (name) => `[data-testid="${name}"]`;

/** The topmost screen: the ones below it stay in the page, but are hidden. */
export const shown = (page, name) => page.locator(`${id(name)}:visible`).last();

export async function beginGame(page, game = 'plum-island', base = address()) {
  await page.goto(new URL('/settings', base).href);
  await shown(page, 'setting-animationSpeed-0').click();
  await page.goto(new URL(`/new/${game}`, base).href);
  await shown(page, 'players-1').click();
  await shown(page, 'start').click();
  await shown(page, 'decision').waitFor();
  return new URL(page.url()).pathname;
}

/** Where the game stands, by its own mark. */
export const markOf = (page) => shown(page, 'saved').getAttribute('aria-label');

/** Waits until the mark reads like this. */
export const waitForMark = (page, label) => page.locator(`${id('saved')}[aria-label="${label}"]`).waitFor();

/** Makes so many decisions by the buttons of the plain list, whatever they are. */
export async function makeDecisions(page, count) {
  for (let n = 0; n < count; n++) {
    const confirmed = await page.waitForFunction(
      () => {
        const find = (name) => document.querySelector(`[data-testid="${name}"]`);
        const listed = document.querySelector('[data-testid="option-list"] [data-testid^="option-"]');
        const confirm = find('confirm');
        const next = confirm ?? find('skip-all') ?? find('skip') ?? listed ?? find('toggle-list');
        next?.click();
        return confirm;
      },
      null,
      { polling: 20 },
    );
    // Until its button is gone the decision is not made.
    await page.waitForFunction((button) => !button.isConnected, confirmed, { polling: 20 });
  }
}
