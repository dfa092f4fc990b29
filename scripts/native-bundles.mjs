// Exports the JavaScript of the Android and iOS apps, and checks what came out. No SDK of either platform is needed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { root } from './install.mjs';

const OUT = path.join(root, 'dist-native');
const PLATFORMS = ['android', 'ios'];

function exportBundles() {
  fs.rmSync(OUT, { recursive: true, force: true });
  const platforms = PLATFORMS.flatMap((platform) => ['--platform', platform]);
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/expo/bin/cli'), 'export', ...platforms, '--output-dir', OUT],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1' },
    },
  );
  if (status !== 0) throw new Error('Metro could not bundle the native apps (its messages are above).');
}

/** What is wrong with the exported files, in sentences. */
function findFaults() {
  const files = fs
    .readdirSync(OUT, { recursive: true })
    .map((name) => String(name).split(path.sep).join('/'));
  const missing = PLATFORMS.filter(
    (platform) =>
      !files.some((file) => file.startsWith(`_expo/static/js/${platform}/`) && file.endsWith('.hbc')),
  );
  return [
    ...missing.map((platform) => `There is no Hermes bundle for ${platform}.`),
    ...files
      .filter((file) => file.endsWith('.wasm'))
      .map((file) => `${file} is only for the web: import it nowhere but in index.web.ts.`),
  ];
}

exportBundles();
const faults = findFaults();
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;
