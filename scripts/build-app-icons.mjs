// Draws the app's icons from one SVG: the Holdout mark, a boarded-up house with light behind its door.
// Run `npm run app-icons` after changing the mark, and commit the pictures: no build needs a browser for them.
import fs from 'node:fs';
import path from 'node:path';

import { launch } from '../__tests__/e2e/browser.mjs';

const INK = '#0E1316';
const PAPER = '#EDE6D6';
const DOOR = '#F2A13E';

// The mark lives in a box of 30 by 34. The gaps between the planks are holes, so that any ground shows through.
const PLANKS =
  'M15 2L28 10V14.8H2V10Z M2 17.2H11V22.8H2Z M19 17.2H28V22.8H19Z M2 25.2H11V32H2Z M19 25.2H28V32H19Z';
const DOORWAY = 'M11 17.2H19V32H11Z';

/** The mark in the middle of a square, `share` of the square's height tall. */
function mark({ ground, planks = PAPER, door = DOOR, share, corner = 0 }) {
  const scale = (100 * share) / 30;
  const x = 50 - 15 * scale;
  const y = 50 - 17 * scale;
  const back = ground ? `<rect width="100" height="100" rx="${corner}" fill="${ground}"/>` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${back}` +
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="${PLANKS}" fill="${planks}"/><path d="${DOORWAY}" fill="${door}"/></g></svg>`
  );
}

// Android crops an adaptive icon to any shape inside its middle 66 of 108, and colours the monochrome one by its alpha.
const PICTURES = [
  { file: 'assets/app/icon.png', size: 1024, svg: mark({ ground: INK, share: 0.6 }) },
  { file: 'assets/app/adaptive-foreground.png', size: 1024, svg: mark({ share: 0.4 }) },
  {
    file: 'assets/app/adaptive-monochrome.png',
    size: 1024,
    svg: mark({ share: 0.4, planks: '#FFFFFF', door: '#FFFFFF99' }),
  },
  { file: 'assets/app/splash.png', size: 640, svg: mark({ share: 0.9 }) },
  { file: 'assets/app/favicon.png', size: 64, svg: mark({ ground: INK, share: 0.76, corner: 18 }) },
  { file: 'public/icon-192.png', size: 192, svg: mark({ ground: INK, share: 0.56 }) },
  { file: 'public/icon-512.png', size: 512, svg: mark({ ground: INK, share: 0.56 }) },
];

const root = path.resolve(import.meta.dirname, '..');
const browser = await launch();
for (const { file, size, svg } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  await page.screenshot({ path: target, omitBackground: true });
  await page.close();
  console.log(`${file} ${size}x${size}`);
}
await browser.close();
