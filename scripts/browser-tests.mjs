// Runs the browser tests (__tests__/e2e/*.e2e.mjs) against one served production build.
// `node scripts/browser-tests.mjs smoke` runs only the files whose name contains "smoke".
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { ensureWebBuild } from './build-web.mjs';
import { ensureChrome } from './chrome.mjs';
import { ensureModules, root } from './install.mjs';
import { serve } from './serve.mjs';

const FOLDER = '__tests__/e2e';

async function run(wanted) {
  ensureModules();
  ensureChrome();
  const files = fs
    .readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.e2e.mjs'))
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
    .map((name) => path.join(FOLDER, name));
  if (files.length === 0)
    throw new Error(`No file in ${FOLDER} has a name with ${wanted.join(' or ')} in it.`);

  const { server, url } = await serve(ensureWebBuild(), 0);
  // One file at a time: the software renderer already uses every core, and frame times are measured.
  const reporters = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
  if (process.env.TAP_FILE) {
    reporters.push('--test-reporter=tap', `--test-reporter-destination=${process.env.TAP_FILE}`);
  }
  const tests = spawn(
    process.execPath,
    ['--test', '--test-concurrency=1', '--test-timeout=600000', ...reporters, ...files],
    { cwd: root, stdio: 'inherit', env: { ...process.env, HOLDOUT_URL: url } },
  );
  process.exitCode = await new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
  server.closeAllConnections();
  server.close();
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
