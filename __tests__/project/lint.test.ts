/** The lint rules that carry the design: each import arrow and each ban is seen to fire, and to let good code pass. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import { ESLint } from 'eslint';

import config from '../../eslint.config.js';

const root = path.resolve(__dirname, '../..');
// Given the configuration as a value, ESLint needs no dynamic import, which Jest's sandbox does not have.
const eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: config });

/** The ids of our rules that complain about this code, were it in this file. */
async function complaints(file: string, code: string, rules: string[]) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  const messages = result?.messages ?? [];
  const broken = messages.filter((message) => message.fatal);
  if (broken.length > 0) throw new Error(`${file}: ${broken.map((message) => message.message).join()}`);
  return messages.map((message) => message.ruleId).filter((id) => id !== null && rules.includes(id));
}

const ARROWS = ['holdout/arrows'];

describe('import arrows that are refused', () => {
  const refused: [string, string][] = [
    ['src/core/engine.ts', "import { games } from '../games';"],
    ['src/core/engine.ts', "import type { Settings } from '../storage/settings';"],
    ['src/core/engine.ts', "import { z } from 'zod';"],
    ['src/core/engine.ts', "import { readFileSync } from 'node:fs';"],
    ['src/core/game.ts', "import { z } from 'zod';"],
    ['src/core/save.ts', "import React from 'react';"],
    ['src/games/exodus/actions/move.ts', "import { areas } from '../../basecamp/data/map';"],
    ['src/games/exodus/actions/move.ts', "export * from '../../plum-island/state';"],
    ['src/games/exodus/actions/move.ts', "import { games } from '../..';"],
    ['src/games/exodus/actions/move.ts', "import { Board } from '../board/Board';"],
    ['src/games/exodus/actions/move.ts', "import { theme } from '../../../ui/theme';"],
    ['src/games/exodus/actions/move.ts', "import { Text } from 'react-native';"],
    ['src/games/exodus/index.ts', "import { view } from './view';"],
    ['src/games/exodus/setup.ts', "const { memo } = require('react');"],
    ['src/games/exodus/setup.ts', "const view = () => import('../../table/Table');"],
    ['src/games/exodus/setup.ts', "type Table = import('../../table/Table').Table;"],
    ['src/games/exodus/view.tsx', "import { Table } from '../../table/Table';"],
    ['src/games/exodus/board/Board.tsx', "import { Board } from '../../basecamp/board/Board';"],
    ['src/games/exodus/board/Board.tsx', "import { saves } from '../../../storage';"],
    ['src/games/exodus/mats/Hero.tsx', "import { views } from '../../views';"],
    ['src/games/index.ts', "import { view } from './exodus/view';"],
    ['src/games/index.ts', "import { memo } from 'react';"],
    ['src/games/views.ts', "import { saves } from '../storage';"],
    ['src/storage/saves.ts', "import { games } from '../games';"],
    ['src/bots/greedy.ts', "import { exodus } from '../games/exodus';"],
    ['src/bots/greedy.ts', "import { saves } from '../storage';"],
    ['src/ui/Button.tsx', "import { decide } from '../core/engine';"],
    ['src/ui/Button.tsx', "import { Table } from '../table/Table';"],
    ['src/ui/Button.tsx', "import { createMMKV } from 'react-native-mmkv';"],
    ['src/table/Table.tsx', "import { state } from '../games/exodus/state';"],
    ['src/table/Table.tsx', "import { Home } from '../../app/screens/Home';"],
    ['src/table/Table.tsx', "import { MMKV } from 'react-native-mmkv';"],
    ['src/tools/sim.ts', "import { view } from '../games/exodus/view';"],
    ['src/tools/sim.ts', "import { Table } from '../table/Table';"],
    ['app/screens/Home.tsx', "import { simulate } from '../../src/tools/sim';"],
    ['app/screens/Home.tsx', "import { state } from '../../src/games/exodus/state';"],
    ['app/screens/Home.tsx', "import { createMMKV } from 'react-native-mmkv';"],
    ['app/screens/Home.tsx', "import { vigil } from '../../__tests__/kit/vigil';"],
    ['index.ts', "import { simulate } from './src/tools/sim';"],
  ];

  it.each(refused)('%s: %s', async (file, code) => {
    expect(await complaints(file, code, ARROWS)).toEqual(ARROWS);
  });
});

describe('import arrows that are allowed', () => {
  const allowed: [string, string][] = [
    ['src/core/engine.ts', "import { hash } from './plain';"],
    ['src/core/game.ts', "import type { z } from 'zod';"],
    ['src/core/save.ts', "import { z } from 'zod';"],
    ['src/games/exodus/index.ts', "import { z } from 'zod';\nimport { setup } from './setup';"],
    [
      'src/games/exodus/actions/move.ts',
      "import { distance } from '../../../core/grid';\nimport '../state';",
    ],
    ['src/games/exodus/board/Board.tsx', "import { Group } from '@shopify/react-native-skia';"],
    ['src/games/exodus/board/Board.tsx', "import { ink } from '../../../ui/theme';\nimport '../state';"],
    ['src/games/exodus/view.tsx', "import type { GameView } from '../views';\nimport './mats/Hero';"],
    ['src/games/index.ts', "import { exodus } from './exodus';"],
    ['src/games/views.ts', "import { view } from './exodus/view';"],
    ['src/storage/mmkv.ts', "import { createMMKV } from 'react-native-mmkv';\nimport '../core/save';"],
    ['src/bots/greedy.ts', "import { decide } from '../core/engine';"],
    ['src/ui/Button.tsx', "import type { Option } from '../core/game';\nimport { ink } from './theme';"],
    ['src/table/Table.tsx', "import { games } from '../games';\nimport { views } from '../games/views';"],
    ['src/tools/sim.ts', "import { games } from '../games';\nimport { greedy } from '../bots/greedy';"],
    ['app/screens/Home.tsx', "import { games } from '../../src/games';\nimport '../../src/storage/saves';"],
    ['__tests__/core/engine.test.ts', "import { exodus } from '../../src/games/exodus/state';"],
  ];

  it.each(allowed)('%s: %s', async (file, code) => {
    expect(await complaints(file, code, ARROWS)).toEqual([]);
  });
});

describe('what the rules may not do', () => {
  const BANS = ['no-restricted-properties', 'no-restricted-globals', 'no-restricted-syntax'];
  const banned = [
    'export const roll = () => Math.random();',
    'export const { random } = Math;',
    'export const now = () => Date.now();',
    'export const now = () => new Date();',
    'export const now = () => performance.now();',
    'export const words = new Intl.NumberFormat();',
    'export const order = (a: string, b: string) => a.localeCompare(b);',
    "export const order = (a: string, b: string) => a['localeCompare'](b);",
    'export const words = (n: number) => n.toLocaleString();',
    'export async function wait() {}',
    'export const wait = async () => undefined;',
    'export const wait = () => Promise.resolve();',
    'export function* steps() {}',
    'export const later = (f: () => void) => setTimeout(f, 0);',
  ];
  const places = ['src/core/engine.ts', 'src/games/exodus/procedures/attack.ts', 'src/games/exodus/index.ts'];

  it.each(banned)('%s', async (code) => {
    for (const place of places) expect(await complaints(place, code, BANS)).not.toEqual([]);
  });

  it.each(['src/games/exodus/board/glow.ts', 'src/games/exodus/view.tsx', 'src/storage/saves.ts'])(
    'but %s may',
    async (place) => {
      for (const code of banned) expect(await complaints(place, code, BANS)).toEqual([]);
    },
  );
});

describe('habits of the code', () => {
  const rule = (name: string) => `@typescript-eslint/${name}`;
  const refused: [string, string, string][] = [
    ['src/core/plain.ts', 'export const open = (x: any) => x;', rule('no-explicit-any')],
    ['src/core/plain.ts', 'export const first = (x: number[]) => x[0]!;', rule('no-non-null-assertion')],
    ['src/core/plain.ts', 'const forgotten = 1;', rule('no-unused-vars')],
    ['src/core/plain.ts', '// @ts-ignore\nexport const x: string = 1;', rule('ban-ts-comment')],
    ['scripts/serve.mjs', 'const forgotten = 1;', 'no-unused-vars'],
    ['__tests__/core/plain.test.ts', "it.skip('later', () => {});", 'no-restricted-properties'],
    ['__tests__/core/plain.test.ts', "it.only('mine', () => {});", 'no-restricted-properties'],
    ['__tests__/core/plain.test.ts', "describe.skip('later', () => {});", 'no-restricted-properties'],
    ['__tests__/core/plain.test.ts', "test.only.each([1])('%s', () => {});", 'no-restricted-properties'],
    ['__tests__/core/plain.test.ts', "it.todo('later');", 'no-restricted-properties'],
    ['__tests__/core/plain.test.ts', "xit('later', () => {});", 'no-restricted-globals'],
    ['__tests__/core/plain.test.ts', "fdescribe('mine', () => {});", 'no-restricted-globals'],
    ['__tests__/e2e/a.e2e.mjs', "it('later', { skip: true }, () => {});", 'no-restricted-syntax'],
  ];

  it.each(refused)('%s: %s', async (file, code, id) => {
    expect(await complaints(file, code, [id])).toEqual([id]);
  });

  it('gives a reason wherever a rule is switched off', () => {
    const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const silent = files
      .split('\n')
      .filter((file) => file && fs.existsSync(path.join(root, file)))
      .flatMap((file) =>
        fs
          .readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .map((line) => ({ file, line })),
      )
      .filter(
        ({ line }) => /(\/\/|\/\*) eslint-disable/.test(line) && !/eslint-disable\S* \S+.* -- \S/.test(line),
      );
    expect(silent).toEqual([]);
  });
});
