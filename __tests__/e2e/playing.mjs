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
    await page.evaluate(async () => {
      const find = (name) => document.querySelector(`[data-testid="${name}"]`);
      const options = () => document.querySelectorAll('[data-testid="option-list"] [data-testid^="option-"]');
      for (let tries = 0; tries < 500; tries++) {
        const confirm = find('confirm');
        const next = confirm ?? find('skip-all') ?? find('skip') ?? options()[0] ?? find('toggle-list');
        next?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (confirm) return;
      }
      throw new Error('There was nothing to press.');
    });
  }
}
