// `npm run shots [-- address ...]`: photographs the app on four screens into shots/. Without addresses: the table of Plum
// Island at its moments, beside Home and the new game. For example: npm run shots -- / /new/plum-island /settings
import path from 'node:path';

import { collectProblems, launch } from '../__tests__/e2e/browser.mjs';
import { AT_ONCE, openWith, position } from '../__tests__/e2e/positions.mjs';
import { ensureWebBuild } from './build-web.mjs';
import { root } from './install.mjs';
import { serve } from './serve.mjs';

const SCREENS = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1180, height: 820 },
  desktop: { width: 1440, height: 900 },
};
/** Everything that flies or fades has come to rest by then. */
const REST = 1200;

const GAME = 'plum-island';
const FOUR = { players: 4, policy: 'greedy', options: { factions: ['PIC', 'GT', 'NW', 'IAC'] } };
const EASY = {
  players: 2,
  policy: 'greedy',
  options: { evacuationNeeded: 20, spawnTiles: 2, startSupplies: 4 },
};

/** What is photographed, and what is pressed before that. */
const MOMENTS = [
  { name: 'actions', moment: 'round:4+decision:playerAction', flags: FOUR },
  { name: 'move', moment: 'round:4+decision:moveOn', flags: FOUR },
  { name: 'night', moment: 'round:3+decision:playerAction', flags: FOUR },
  { name: 'last-stand', moment: 'decision:lastStand', flags: { players: 2 }, press: ['option-stand'] },
  { name: 'list', moment: 'round:4+decision:playerAction', flags: FOUR, press: ['toggle-list'] },
  { name: 'mat', moment: 'round:4+decision:playerAction', flags: FOUR, press: ['open-mats'] },
  {
    name: 'tracks',
    moment: 'round:4+decision:playerAction',
    flags: FOUR,
    press: ['open-mats', 'mat-tracks'],
  },
  { name: 'log', moment: 'round:4+decision:playerAction', flags: FOUR, press: ['open-log'] },
  {
    name: 'hand-over',
    moment: 'round:2+decision:crisisAdrenaline',
    flags: { players: 2 },
    settings: { handOver: true },
  },
  { name: 'won', moment: 'end:saved', flags: { ...EASY, seed: 5 } },
  { name: 'lost-biohazard', moment: 'end:biohazard', flags: { players: 2 } },
  { name: 'lost-overrun', moment: 'end:overrun', flags: { players: 2 } },
  { name: 'lost-faction', moment: 'end:faction', flags: { players: 2 } },
  { name: 'lost-evacuation', moment: 'end:evacuation', flags: { ...EASY, seed: 11 } },
];

async function photograph(page, name) {
  const file = path.join('shots', `${name}.png`);
  await page.waitForTimeout(REST);
  await page.screenshot({ path: path.join(root, file) });
  console.log(file);
}

async function photographPages(browser, addresses, url) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
    collectProblems(page);
    for (const address of addresses) {
      await page.goto(new URL(address, url).href);
      await page.waitForSelector('#root > *');
      await page.waitForLoadState('networkidle');
      await photograph(page, `${address.split('/').filter(Boolean).join('-') || 'home'}-${screen}`);
    }
    await page.close();
  }
}

async function photographTable(browser) {
  const saves = new Map();
  for (const { name, moment, flags, settings = {}, press = [] } of MOMENTS) {
    const key = JSON.stringify([moment, flags]);
    if (!saves.has(key)) saves.set(key, position(GAME, moment, flags));
    for (const [screen, viewport] of Object.entries(SCREENS)) {
      const { context, page } = await openWith(browser, {
        save: saves.get(key),
        settings: { ...AT_ONCE, ...settings },
        viewport,
        deviceScaleFactor: 2,
      });
      await page.locator('[data-testid="table"]:visible').waitFor();
      for (const button of press) {
        const found = page.locator(`[data-testid^="${button}"]:visible`).first();
        // Wide screens show the mats and the log anyway.
        if (await found.isVisible()) await found.click();
      }
      await photograph(page, `table-${name}-${screen}`);
      await context.close();
    }
  }
}

const { server, url } = await serve(ensureWebBuild(), 0);
process.env.HOLDOUT_URL = url;
const browser = await launch();
const addresses = process.argv.slice(2);
if (addresses.length === 0) await photographTable(browser);
await photographPages(browser, addresses.length === 0 ? ['/', `/new/${GAME}`] : addresses, url);
await browser.close();
server.closeAllConnections();
server.close();
