// Brings node_modules in line with package-lock.json. Uses nothing but Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** Is every package of the lock file installed in its version? npm writes what it installed beside the packages. */
function isInstalled() {
  if (!fs.existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(
    // Optional packages are binaries for other systems: npm leaves them out.
    ([place, { version, optional }]) => !place || optional || installed[place]?.version === version,
  );
}

function checkNode() {
  const wanted = readJson('package.json').engines.node.replace('>=', '');
  const newer = process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0;
  if (!newer)
    throw new Error(`Holdout needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
}

export function ensureModules() {
  checkNode();
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (about a minute the first time).');
  // Without install scripts: only native builds need Skia's, and `npm run android` and `npm run ios` run it themselves.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      'npm ci failed (its messages are above), so nothing can run yet. Check the network, then try again.',
    );
  }
}
