/** The rules as one plain script, as an engine without modules takes it, and the engine of phones to run it in. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { transformSync } from '@babel/core';
import { buildSync } from 'esbuild';

const root = resolve(__dirname, '../..');

/** One script of a file and all that it imports. */
export function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2016',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minifyWhitespace: true,
  });
  return outputFiles[0]?.text ?? '';
}

/** The Hermes of the package is older than the one of the app: it has no classes, and loops share their variables. */
export function lowered(script: string): string {
  const plugins = ['classes', 'block-scoping'].map((name) => `@babel/plugin-transform-${name}`);
  const result = transformSync(script, { configFile: false, babelrc: false, compact: true, plugins });
  return result?.code ?? '';
}

const BINARIES: Readonly<Record<string, string>> = {
  linux: 'linux64-bin/hermes',
  darwin: 'osx-bin/hermes',
  win32: 'win64-bin/hermes.exe',
};

/** Runs a script in Hermes and returns what it prints. */
export function runHermes(script: string, env: Readonly<Record<string, string>> = {}): string {
  const binary = join(root, 'node_modules/hermes-engine-cli', BINARIES[process.platform] ?? '');
  if (!existsSync(binary)) throw new Error(`There is no Hermes for ${process.platform}.`);
  const folder = mkdtempSync(join(tmpdir(), 'holdout-hermes-'));
  try {
    const file = join(folder, 'script.js');
    writeFileSync(file, script);
    const run = spawnSync(binary, ['-O', file], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 1 << 28,
    });
    if (run.status !== 0) throw new Error(`Hermes failed: ${run.stderr.slice(0, 2_000)}`);
    return run.stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
