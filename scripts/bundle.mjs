// Makes one script of a TypeScript program, because calls between modules that are loaded one by one cost half as much again,
// and simulations make millions of them.
import fs from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

import { root } from './install.mjs';

/** The file that the program was written to. The caller deletes it. */
export function bundle(entry) {
  const folder = path.join(root, '.cache/run');
  fs.mkdirSync(folder, { recursive: true });
  // A name of its own: two runs at once must not write into each other's script.
  const script = path.join(folder, `${path.basename(entry, '.ts')}-${process.pid}.cjs`);
  buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
  });
  return script;
}
