// What every browser test needs: a Chrome that always draws the same way, and the app opened in it.
import { chromium } from 'playwright-core';

import { ensureChrome } from '../../scripts/chrome.mjs';

// One set of flags for all tests: pictures differ between sets. SwiftShader draws WebGL without a graphics card.
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const NO_WEBGL = [
  '--disable-gpu',
  '--disable-webgl',
  '--disable-webgl2',
  '--disable-software-rasterizer',
  '--disable-3d-apis',
];

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1180, height: 820 };

/** Where the build under test is served. scripts/browser-tests.mjs starts the server and sets it. */
export function address(pathname = '/') {
  const base = process.env.HOLDOUT_URL;
  if (!base) {
    throw new Error('No server to test against. Run `node scripts/browser-tests.mjs [name of a test file]`.');
  }
  return new URL(pathname, base).href;
}

export function launch({ webgl = true } = {}) {
  return chromium.launch({ executablePath: ensureChrome(), args: [...FLAGS, ...(webgl ? WEBGL : NO_WEBGL)] });
}

/**
 * Opens the app in a new, empty profile and waits until it has drawn something.
 * `problems` fills with every console error, uncaught exception and failed request: end a test with `deepEqual(problems, [])`.
 */
export async function openApp(
  browser,
  pathname = '/',
  { viewport = PHONE, prepare = null, ...contextOptions } = {},
) {
  const context = await browser.newContext({ viewport, ...contextOptions });
  // Runs before the app does, in every page: it may put things on the device.
  if (prepare) await context.addInitScript(prepare.script, prepare.given);
  const page = await context.newPage();
  const problems = collectProblems(page);
  await page.goto(address(pathname));
  await page.waitForSelector('#root > *', { state: 'attached' });
  return { context, page, problems };
}

export function collectProblems(page) {
  const problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  return problems;
}

const SAVED = '[data-testid="saved"][aria-label^="Saved, step"]:visible';

/** Where the game stands, as soon as that is on the disk: 'Saved, step 12'. */
export function savedMark(page) {
  return page.locator(SAVED).last().getAttribute('aria-label');
}

/** Waits until so many decisions are made and on the disk. */
export function savedStep(page, step) {
  return page.locator(`[data-testid="saved"][aria-label="Saved, step ${step}"]:visible`).last().waitFor();
}
