/** Which rule ids are proved: those that stand in square brackets in the title of a test that ran and passed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { z } from 'zod';

const resultsSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** The ids in titles of passed tests, from what `jest --json` wrote. */
export function provedIds(json: string): Set<string> {
  const proved = new Set<string>();
  for (const { assertionResults } of resultsSchema.parse(JSON.parse(json)).testResults) {
    for (const { fullName, status } of assertionResults) {
      if (status !== 'passed') continue;
      for (const [, inside = ''] of fullName.matchAll(/\[([^\]]*)\]/g)) {
        for (const id of inside.split(/[\s,]+/)) if (/^[A-Z]{2}-[A-Z0-9-]+$/.test(id)) proved.add(id);
      }
    }
  }
  return proved;
}

/** Runs the tests of these games and returns jest's own results. */
export function runTests(games: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdout-rules-'));
  try {
    const file = join(folder, 'results.json');
    const jest = require.resolve('jest/bin/jest');
    const args = ['--json', `--outputFile=${file}`, `--testPathPattern=[/](${games.join('|')})[/.]`];
    const run = spawnSync(process.execPath, [jest, ...args, '--passWithNoTests'], { encoding: 'utf8' });
    if (!existsSync(file)) throw new Error(`The tests could not be run.\n${run.stderr}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
