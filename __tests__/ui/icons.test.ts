/** The icon subset: what the design asks for is in it, everybody is credited, and it stays small. */
import fs from 'node:fs';
import path from 'node:path';

import { GAME_ICONS, ICON_AUTHORS } from '../../src/ui/icons.generated';

const root = path.resolve(__dirname, '../..');
const listed: Record<string, string[]> = JSON.parse(
  fs.readFileSync(path.join(root, 'scripts/icons.json'), 'utf8'),
);

it('holds exactly the icons of scripts/icons.json', () => {
  expect(Object.keys(GAME_ICONS).sort()).toEqual(Object.values(listed).flat().sort());
});

it('credits every author of an icon', () => {
  expect(ICON_AUTHORS.map(({ author }) => author).sort()).toEqual(Object.keys(listed).sort());
  expect(ICON_AUTHORS.reduce((sum, { icons }) => sum + icons, 0)).toBe(Object.keys(GAME_ICONS).length);
});

it('is made of paths that start with an absolute move and hold only path text', () => {
  for (const [name, d] of Object.entries(GAME_ICONS)) {
    expect([name, /^M[\d\s.,eE+\-a-zA-Z]+$/.test(d)]).toEqual([name, true]);
  }
});

it('stays below 200 KB, for four games', () => {
  expect(fs.statSync(path.join(root, 'src/ui/icons.generated.ts')).size).toBeLessThan(200 * 1024);
});
