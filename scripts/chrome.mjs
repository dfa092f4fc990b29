// Finds a Chrome for the browser tests and, on Debian as root, installs one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chrome, or null. `CHROME_PATH` wins, and a wrong one is an error, not a reason to guess. */
export function findChrome() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (fs.existsSync(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH says ${chosen}, but there is no such file. Correct it, or unset it to search.`,
    );
  }
  return USUAL_PLACES.find((place) => fs.existsSync(place)) ?? null;
}

/** Like findChrome, but never null: installs Chromium where that is possible, or says what to do. */
export function ensureChrome() {
  const found = findChrome();
  if (found) return found;
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing: installing it with apt-get.');
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0;
    // The package lists of a fresh machine are often empty or old: only then are they worth fetching.
    const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
    if (install() || (apt('update') && install())) {
      const installed = findChrome();
      if (installed) return installed;
    }
    throw new Error(
      'apt-get could not install Chromium (its messages are above). Install Chrome or Chromium by hand.',
    );
  }
  throw new Error(
    'The browser tests need Chrome or Chromium, and none was found in the usual places. Install one, or point to it: CHROME_PATH=/path/to/chrome npm test',
  );
}
