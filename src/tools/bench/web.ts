/** What the JavaScript of the shell, the app without its games, weighs beside an empty app of the same libraries. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { hash } from '../../core/plain';
import type { Result } from './measure';

/** npm runs its scripts there. */
const root = process.cwd();

const BLANK: Readonly<Record<string, string>> = {
  'package.json': '{"name":"blank","main":"index","private":true}',
  'app.json':
    '{"expo":{"name":"blank","slug":"blank","platforms":["web"],"web":{"bundler":"metro","output":"single"}}}',
  'babel.config.js': "module.exports = { presets: ['babel-preset-expo'] };",
  'metro.config.js': `
const { getDefaultConfig } = require('expo/metro-config');
const config = getDefaultConfig(__dirname);
config.watchFolders = [${JSON.stringify(join(root, 'node_modules'))}];
config.resolver.nodeModulesPaths = [${JSON.stringify(join(root, 'node_modules'))}];
config.resolver.assetExts.push('wasm');
module.exports = config;
`,
  'index.js': `
import '@expo/metro-runtime';
import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import { registerRootComponent } from 'expo';
LoadSkiaWeb().then(() => import('./App')).then(({ default: App }) => registerRootComponent(App));
`,
  'App.js': `
import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { Canvas, Circle } from '@shopify/react-native-skia';
import 'react-native-reanimated';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import React from 'react';
const Home = () => React.createElement(Canvas, { style: { flex: 1 } },
  React.createElement(Circle, { cx: 60, cy: 60, r: 50, color: 'red' }));
const Navigation = createStaticNavigation(createNativeStackNavigator({ screens: { Home } }));
export default () => React.createElement(GestureHandlerRootView, null, React.createElement(Navigation));
`,
};

export function webWeight(): Result {
  const cache = join(root, '.cache', 'bench');
  rmSync(cache, { recursive: true, force: true });
  const blank = join(cache, 'blank');
  mkdirSync(blank, { recursive: true });
  for (const [name, text] of Object.entries(BLANK)) writeFileSync(join(blank, name), text);
  try {
    const ours = exported(root, join(cache, 'ours'));
    const peer = exported(blank, join(cache, 'peer'));
    const [a, b] = [weight(ours), weight(peer)];
    return {
      name: 'webJs',
      ratio: a / b,
      better: 'lower',
      goal: 1.6,
      ours: a,
      peer: b,
      unit: 'bytes gzip',
      checksum: hash(ours.map(({ name, bytes }) => [name, bytes])),
    };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

interface Script {
  readonly name: string;
  readonly bytes: number;
}

function exported(project: string, out: string): Script[] {
  const cli = join(root, 'node_modules/expo/bin/cli');
  const run = spawnSync(process.execPath, [cli, 'export', '--platform', 'web', '--output-dir', out], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      CI: '1',
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      NODE_ENV: 'production',
      HOLDOUT_SHELL_ONLY: '1',
    },
  });
  if (run.status !== 0) throw new Error(`The web export failed.\n${run.stdout}${run.stderr}`);
  const folder = join(out, '_expo/static/js/web');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(join(folder, name)), { level: 9 }).length }));
}

function weight(scripts: readonly Script[]): number {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
}
