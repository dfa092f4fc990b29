// `node scripts/run.mjs file.ts [arguments]`: runs a TypeScript program.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

import { bundle } from './bundle.mjs';

const [entry, ...args] = process.argv.slice(2);
const script = bundle(entry);
const { status } = spawnSync(process.execPath, ['--enable-source-maps', script, ...args], {
  stdio: 'inherit',
});
fs.rmSync(script, { force: true });
process.exitCode = status ?? 1;
