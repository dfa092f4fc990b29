// A game in a browser test: begin it, press what leads on, and read where it stands.
import { address, savedMark } from './browser.mjs';

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

/**
 * Plays on in the page itself, by pressing the buttons that a person would press: an option of the plain list, then confirm.
 * Picks by chance from `seed`, or the options of `line` one after the other. Stops at the end of the game, of the line or after
 * `most` decisions, and tells what it saw.
 */
export async function playByButtons(page, { seed = 1, line = null, most = line.length }) {
  return page.evaluate(
    async ([lot, limit, wanted]) => {
      const visible = (name) =>
        [...document.querySelectorAll(`[data-testid="${name}"]`)].find((one) => one.checkVisibility());
      const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
      const until = async (found) => {
        for (let i = 0; i < 20_000; i++) {
          const one = found();
          if (one) return one;
          await rest();
        }
        throw new Error(
          `Nothing came after ${document.querySelector('[data-testid="prompt"]')?.textContent}`,
        );
      };
      let state = lot;
      const chance = (n) => {
        state = (Math.imul(state, 1103515245) + 12345) >>> 0;
        return Math.floor((state / 2 ** 32) * n);
      };
      const kinds = new Set();
      let decisions = 0;
      while (decisions < limit) {
        await until(() => visible('game-over') ?? visible('accept-hand-over') ?? visible('decision'));
        if (visible('game-over')) break;
        const pass = visible('accept-hand-over');
        if (pass) {
          pass.click();
          await until(() => visible('decision'));
          continue;
        }
        if (!visible('option-list')) (await until(() => visible('toggle-list'))).click();
        const list = await until(() => visible('option-list'));
        const options = [...list.querySelectorAll('[data-testid^="option-"]')];
        kinds.add(
          visible('prompt')
            .textContent.split(/[:?.]/)[0]
            .replace(/[A-Z0-9][\w.'-]* ?/g, ''),
        );
        const mark = () => visible('saved').getAttribute('aria-label');
        await until(() => mark() !== 'Saving');
        const before = mark();
        const one = wanted
          ? options.find((button) => button.dataset.testid === `option-${wanted[decisions]}`)
          : options[chance(options.length)];
        if (!one) throw new Error(`No button ${wanted[decisions]} below "${visible('prompt').textContent}".`);
        one.click();
        (await until(() => visible('confirm'))).click();
        await until(() => visible('game-over') ?? mark() !== before);
        decisions++;
      }
      return { decisions, kinds: kinds.size, over: visible('outcome')?.textContent ?? null };
    },
    [seed, most, line],
  );
}

/** Makes so many decisions with the tab key and Enter, and nothing else. */
export async function playByKeys(page, count) {
  for (let n = 0; n < count; n++) {
    const before = await savedMark(page);
    while ((await savedMark(page)) === before) {
      await tabTo(page, /^(option-|pick-|confirm$|accept-hand-over$)/);
      const sheet = await page.evaluate(sheetWords);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        ([words, was]) => new Function(`return (${words})()`)() !== was,
        [sheetWords.toString(), sheet],
      );
    }
  }
}

/** Runs in the page: what the decision sheet says, and where the game stands. */
function sheetWords() {
  const names = ['sheet', 'saved', 'hand-over'];
  const found = names.map((name) =>
    [...document.querySelectorAll(`[data-testid="${name}"]`)].find((one) => one.checkVisibility()),
  );
  return found.map((one) => `${one?.textContent} ${one?.getAttribute('aria-label')}`).join();
}

async function tabTo(page, wanted) {
  for (let i = 0; i < 120; i++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    if (wanted.test(at)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key never comes to ${wanted}.`);
}
