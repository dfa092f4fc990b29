// Plays a game by its buttons in a browser that is killed at random moments, and looks whether anything was lost.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

import { ensureChrome } from '../../scripts/chrome.mjs';
import { FLAGS, PHONE, WEBGL } from './browser.mjs';

/** A kill comes at most this long after the table has opened. */
const LONGEST_MS = 4_000;
const STEP = /^Saved, step (\d+)$/;
const saved = (page) => page.locator('[data-testid="saved"][aria-label^="Saved, step"]:visible');

/** A browser process of our own on a profile that stays. `kill` ends it and all that it started, as a power cut would. */
async function startBrowser(profile) {
  const flags = [...FLAGS, ...WEBGL, '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // A group of its own, so that its helpers are killed with it, and nothing else is.
  const child = spawn(ensureChrome(), [...flags, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const port = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`The browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(port);
  const page = await browser.contexts()[0].newPage();
  await page.setViewportSize(PHONE);
  return {
    page,
    async kill() {
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
  };
}

/** Notes every step the moment the page says that it is saved: what was on screen must be there afterwards. */
async function noteSaved(page, acknowledged) {
  await page.exposeFunction('noteSaved', (label) => {
    const step = Number(STEP.exec(label)?.[1] ?? -1);
    if (step > acknowledged.step) {
      acknowledged.step = step;
      acknowledged.count++;
    }
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const label = document.querySelector('[data-testid="saved"]')?.getAttribute('aria-label');
      if (label) globalThis.noteSaved(label);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/**
 * Presses whatever button leads on, as fast as the page answers. It runs in the page itself: between two steps of a player
 * outside nearly all of the time would go by waiting, and nearly every kill would come at rest.
 */
function playInPage(seed) {
  const button = (name) => document.querySelector(`[data-testid="${name}"]`);
  const chance = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const options = () => [
    ...document.querySelectorAll('[data-testid="option-list"] [data-testid^="option-"]'),
  ];
  setInterval(() => {
    // Mostly the mark is waited for, or there would be little that anybody was promised.
    const mark = button('saved')?.getAttribute('aria-label') ?? '';
    if (!mark.startsWith('Saved') && chance() < 0.95) return;
    // Taking back is a change like any other.
    const names = ['accept-hand-over', 'skip-all', 'skip', 'confirm', ...(chance() < 0.1 ? ['undo'] : [])];
    const found = names.map(button).find((one) => one !== null) ?? null;
    const listed = options();
    (found ?? listed[Math.floor(chance() * listed.length)] ?? button('toggle-list'))?.click();
  }, 30);
}

/** The step that the game stands at. */
async function openGame(page, address) {
  await page.goto(address);
  try {
    await saved(page).waitFor();
  } catch (error) {
    const shown = await page.locator('body').innerText();
    throw new Error(`The game did not open. The page says: ${shown.slice(0, 500)}`, { cause: error });
  }
  return Number(STEP.exec(await saved(page).getAttribute('aria-label'))?.[1]);
}

/** Every game that the app offers. */
async function offeredGames(page, url) {
  await page.goto(url);
  const posters = page.locator('[data-testid^="new-"]');
  await posters.first().waitFor();
  return posters.evaluateAll((all) => all.map(({ dataset }) => dataset.testid.slice('new-'.length)));
}

async function newGame(page, url, game) {
  await page.goto(new URL('/settings', url).href);
  await page.getByTestId('setting-animationSpeed-0').click();
  await page.goto(new URL(`/new/${game}`, url).href);
  await page.getByTestId('start').click();
  await saved(page).waitFor();
  return new URL(page.url()).pathname;
}

/** A small generator, so that a run can be seen again. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * So many times: opens the game, plays it, kills the browser at a random moment, starts it again on the same profile, and
 * compares. Each game has its stretch of the rounds: those named, or all that the app offers. `told` is called after every
 * round. Returns the counts.
 */
export async function killRounds({ url, rounds, seed = 1, games = null, told = () => undefined }) {
  const chance = generator(seed);
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'holdout-kills-'));
  const result = { rounds: 0, killed: 0, acknowledged: 0, lost: 0, later: 0, games: {}, faults: [] };
  let playing = null;
  let pathname = null;
  let known = -1;
  try {
    for (let round = 0; round <= rounds; round++) {
      const browser = await startBrowser(profile);
      try {
        const { page } = browser;
        const acknowledged = { step: known, count: 0 };
        await noteSaved(page, acknowledged);
        games ??= await offeredGames(page, url);
        if (pathname !== null) {
          const found = await openGame(page, new URL(pathname, url).href);
          result.rounds++;
          if (found < known) {
            result.lost += known - found;
            result.faults.push(
              `round ${round}, ${playing}: step ${known} was saved, step ${found} came back`,
            );
          } else if (found > known) result.later++;
          known = found;
          told({ round, known, playing, ...result });
          if (round === rounds) break;
        }
        const wanted = games[Math.floor((round * games.length) / rounds)];
        if (wanted !== playing || (await page.getByTestId('game-over').isVisible())) {
          playing = wanted;
          pathname = await newGame(page, url, playing);
          known = 0;
          acknowledged.step = 0;
          acknowledged.count = 0;
        }
        await page.evaluate(playInPage, Math.floor(chance() * 2 ** 32));
        await new Promise((resolve) => setTimeout(resolve, chance() * LONGEST_MS));
        await browser.kill();
        result.killed++;
        result.games[playing] = (result.games[playing] ?? 0) + 1;
        result.acknowledged += acknowledged.count;
        known = acknowledged.step;
      } finally {
        await browser.kill().catch(() => undefined);
      }
    }
    return result;
  } finally {
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
