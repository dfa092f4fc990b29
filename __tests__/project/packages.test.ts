/** What makes two clones the same: exact versions, and a lock file that any mirror can serve. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const manifest: Record<string, Record<string, string>> = JSON.parse(read('package.json'));

it('pins every package to one version', () => {
  const versions = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.overrides,
  });
  expect(versions.length).toBeGreaterThan(40);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('names no host in the lock file', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/);
});

it('has a file behind every script of its own', () => {
  const files = Object.values(manifest.scripts ?? {}).flatMap(
    (script) => script.match(/\S+\.(mjs|ts)$/) ?? [],
  );
  expect(files).toContain('scripts/start.mjs');
  expect(
    files.filter(
      (file) => file.includes('/') && /^(scripts|src)/.test(file) && !fs.existsSync(path.join(root, file)),
    ),
  ).toEqual([]);
});
