// The browser is killed in the middle of a game, again and again. `npm run kills` does the same a hundred times.
import assert from 'node:assert/strict';
import { it } from 'node:test';

import { address } from './browser.mjs';
import { killRounds } from './killing.mjs';

/** Two for each game. */
const ROUNDS = 8;

it('loses no saved decision when the browser is killed', async () => {
  const result = await killRounds({ url: address(), rounds: ROUNDS });
  const { rounds, lost, faults, acknowledged, games } = result;
  assert.deepEqual(faults, []);
  assert.equal(lost, 0);
  assert.equal(rounds, ROUNDS);
  assert.deepEqual(Object.values(games), [2, 2, 2, 2]);
  assert.ok(acknowledged > 0, 'nothing was saved, so nothing could be lost');
});
