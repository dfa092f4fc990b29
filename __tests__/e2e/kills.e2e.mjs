// The browser is killed in the middle of a game, again and again. `npm run kills` does the same a hundred times.
import assert from 'node:assert/strict';
import { it } from 'node:test';

import { address } from './browser.mjs';
import { killRounds } from './killing.mjs';

const ROUNDS = 5;

it('loses no saved decision when the browser is killed', async () => {
  const { rounds, lost, faults, acknowledged } = await killRounds({ url: address(), rounds: ROUNDS });
  assert.deepEqual(faults, []);
  assert.equal(lost, 0);
  assert.equal(rounds, ROUNDS);
  assert.ok(acknowledged > 0, 'nothing was saved, so nothing could be lost');
});
