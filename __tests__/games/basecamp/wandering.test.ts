/** What blind play hardly ever comes to, found by a team that never goes hungry: none of it is dead code. */
import { wander } from './wanderer';

/** Seeds were found by trying: content that changes what happens in a game may call for others. */
describe('a team that lives long enough comes to', () => {
  it.each([
    ['decision carryWhich', 640, { minor: 'none', survivors: 6 }],
    ['event enemyLeft', 571, { minor: 'none', survivors: 5 }],
    ['mark reward/wireDrill', 15, { minor: 'wireDrill', survivors: 6 }],
    ['event exploreCancelled', 455, { minor: 'none', survivors: 6 }],
    ['event spawnPrevented', 706, { minor: 'none', survivors: 6 }],
    ['event washedAway', 7, { minor: 'routeMarkers', survivors: 4 }],
    ['decision buryTile', 30, { minor: 'routeMarkers', survivors: 4 }],
  ] as const)('%s', (what, seed, options) => {
    expect(wander(seed, options).has(what)).toBe(true);
  });
});
