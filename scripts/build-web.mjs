// Exports the production web build into dist/, unless dist/ was made from exactly the sources that are here now.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { writeServiceWorker } from './build-sw.mjs';
import { root } from './install.mjs';

const DIST = path.join(root, 'dist');
const STAMP = '.made-from';

// Everything that the build is made from. What is not here cannot change it.
const SOURCES = [
  'app',
  'assets',
  'public',
  'src',
  'app.json',
  'babel.config.js',
  'index.ts',
  'index.web.ts',
  'metro.config.js',
  'package-lock.json',
  'package.json',
  'scripts/build-sw.mjs',
  'scripts/build-web.mjs',
  'scripts/service-worker.js',
  'tsconfig.json',
];

function hashSources() {
  const hash = createHash('sha256');
  const add = (place) => {
    const file = path.join(root, place);
    if (!fs.existsSync(file)) return;
    if (fs.statSync(file).isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) add(path.join(place, name));
    } else {
      hash.update(`${place}\0`).update(fs.readFileSync(file));
    }
  };
  SOURCES.forEach(add);
  return hash.digest('hex');
}

/** Tells the browser at once about the two big files that it would otherwise find one after the other. */
function addPreloads(dist) {
  const files = fs
    .readdirSync(dist, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'));
  const link = (pattern, as) =>
    files
      .filter((file) => pattern.test(file))
      .map(
        (file) => `<link rel="preload" as="${as}" href="/${file}"${as === 'fetch' ? ' crossorigin' : ''}>`,
      );
  const links = [...link(/\/canvaskit\.[^/]*wasm$/, 'fetch'), ...link(/\/App-[0-9a-f]+\.js$/, 'script')];
  const page = path.join(dist, 'index.html');
  fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</head>', `${links.join('\n')}\n</head>`));
}

function exportWeb(dist) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/expo/bin/cli'), 'export', '--platform', 'web', '--output-dir', dist],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  if (status !== 0)
    throw new Error('The web build failed (its messages are above). Mend that, then start again.');
}

/** Returns the folder of an up-to-date production build. */
export function ensureWebBuild() {
  const stamp = path.join(DIST, STAMP);
  const sources = hashSources();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === sources) return DIST;
  console.log('Building the web app (half a minute the first time).');
  // Built beside and moved in one step: a server that is running never serves half a build.
  const next = path.join(root, `dist-next-${process.pid}`);
  try {
    exportWeb(next);
    addPreloads(next);
    writeServiceWorker(next);
    fs.writeFileSync(path.join(next, STAMP), sources);
    fs.rmSync(DIST, { recursive: true, force: true });
    fs.renameSync(next, DIST);
  } finally {
    fs.rmSync(next, { recursive: true, force: true });
  }
  return DIST;
}
