/** The app's own configuration, as Expo reads it. */
import fs from 'node:fs';
import path from 'node:path';

import { getConfig } from 'expo/config';

const root = path.resolve(__dirname, '../..');
const { exp } = getConfig(root);

describe('app.json', () => {
  it('names the same app for both stores and for deep links', () => {
    expect(exp).toMatchObject({ name: 'Holdout', slug: 'holdout', scheme: 'holdout' });
    expect(exp.android?.package).toBe('org.holdout.app');
    expect(exp.ios?.bundleIdentifier).toBe('org.holdout.app');
  });

  it('points only at pictures that exist', () => {
    const pictures = JSON.stringify(exp).match(/\.\/assets\/[^"]+/g) ?? [];
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((picture) => !fs.existsSync(path.join(root, picture)))).toEqual([]);
  });

  it('has the version of package.json', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    expect(exp.version).toBe(version);
  });
});
