// Games that stand at a wanted moment, and a browser that finds one of them on its device.
import { execFileSync } from 'node:child_process';

import { root } from '../../scripts/install.mjs';
import { openApp } from './browser.mjs';

/** Everything at once and nothing in between: for tests that play fast. */
export const AT_ONCE = { animationSpeed: 0, handOver: false, guide: false };

/** A save of a game that was played up to `moment`: 'decision:lastStand', 'round:3', 'end:overrun'. */
export function position(game, moment, flags = {}) {
  const args = Object.entries({ game, id: 'position', ...flags }).flatMap(([name, value]) => [
    `--${name}`,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const text = execFileSync(process.execPath, ['scripts/run.mjs', 'src/tools/position.ts', moment, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return text.trimEnd();
}

/** Opens the app on a device with these settings and, when given, this save on it. */
export async function openWith(browser, { save = null, settings = {}, pathname, ...options } = {}) {
  const id = save === null ? null : JSON.parse(save.slice(save.indexOf('\n') + 1)).id;
  const prepare = ([wanted, name, text]) => {
    if (localStorage.getItem('prepared') !== null) return;
    localStorage.setItem('prepared', 'yes');
    localStorage.setItem('holdout\\settings', JSON.stringify(wanted));
    if (name === null) return;
    for (const port of ['saves-a', 'saves-b']) localStorage.setItem(`${port}\\save/${name}`, text);
  };
  return openApp(browser, pathname ?? (id === null ? '/' : `/game/${id}`), {
    ...options,
    prepare: { script: prepare, given: [settings, id, save] },
  });
}
