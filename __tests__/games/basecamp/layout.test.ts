/** The geometry of the table, what a tap there picks, and what is said about it before anybody decides. */
import { decide, start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import { intentOf } from '../../../src/games/basecamp/board/intent';
import { boundsOf, centreOf, frontier, layout, PITCH, spots } from '../../../src/games/basecamp/board/layout';
import { nextTileOdds, pileCounts } from '../../../src/games/basecamp/board/pile';
import { placing } from '../../../src/games/basecamp/board/placing';
import { preview } from '../../../src/games/basecamp/board/preview';
import { describe as words } from '../../../src/games/basecamp/board/inspector';
import { refused } from '../../../src/games/basecamp/board/sheet';
import { status } from '../../../src/games/basecamp/board/status';
import { completesBlock } from '../../../src/games/basecamp/geometry';
import type { BasecampState } from '../../../src/games/basecamp/state';
import { begin, litTargets, narrow, pickOf, remaining } from '../../../src/table/narrow';
import type { Target } from '../../../src/ui/gameView';
import { scene } from './scenario';

const { state: beginning } = start(basecamp, basecamp.defaults(1), 7);

function target(state: BasecampState, id: string): Target {
  const found = layout(state).targets.find((one) => one.id === id);
  if (!found) throw new Error(`There is no target ${id}.`);
  return found;
}

function question(state: BasecampState) {
  const decision = decide(basecamp, state);
  if (decision === null) throw new Error('Nothing is asked.');
  return decision;
}

describe('the layout', () => {
  it('gives every tile, figure and open place one target', () => {
    const table = scene('Campsite@2,0', {
      at: ['2,0', '0,0', '0,0'],
      enemies: [['beast', '1,0']],
      pile: ['food'],
    }).turn(1);
    const { targets } = layout(table.state);
    const ids = targets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const cell of Object.keys(table.state.tiles)) expect(ids).toContain(`cell:${cell}`);
    expect(ids).toEqual(
      expect.arrayContaining([
        'survivor:0',
        'survivor:1',
        'survivor:2',
        'enemy:1',
        'cell:3,0',
        'cell:2,-1',
        'cell:2,1',
      ]),
    );
  });

  it('never offers a place that would complete a block of four', () => {
    for (const cell of frontier(beginning)) expect(completesBlock(beginning.tiles, cell)).toBe(false);
    expect(frontier(beginning)).toHaveLength(4);
  });

  it('keeps a crowd on its tile, enemies behind survivors', () => {
    const crowd = scene('', {
      at: ['0,0', '0,0', '0,0', '0,0', '0,0', '0,0'],
      enemies: [
        ['beast', '0,0'],
        ['animal', '0,0'],
        ['monster', '0,0'],
      ],
    }).state;
    const standing = spots(crowd);
    expect(standing).toHaveLength(9);
    for (const { x, y } of standing) {
      expect(Math.abs(x)).toBeLessThan(PITCH / 2);
      expect(Math.abs(y)).toBeLessThan(PITCH / 2);
    }
    const front = Math.max(...standing.filter(({ kind }) => kind === 'enemy').map(({ y }) => y));
    expect(Math.max(...standing.filter(({ kind }) => kind === 'survivor').map(({ y }) => y))).toBeGreaterThan(
      front,
    );
  });

  it('grows with the map, and always has room for one tile more', () => {
    const far = scene('Empty@2,0 Empty@3,0 Empty@4,0 Empty@5,0 Empty@6,0', { at: ['6,0'] }).state;
    const { x, width } = boundsOf(far);
    expect(x + width).toBeGreaterThan(centreOf('7,0').x + PITCH / 2);
    expect(width).toBeGreaterThan(boundsOf(beginning).width);
  });
});

describe('a tap', () => {
  const table = scene('Campsite@2,0', {
    at: ['2,0', '1,0', '0,0'],
    health: ['healthy', 'injured', 'healthy'],
    goods: [{ scrap: 2, medicine: 2, ammo: 2, food: 1 }],
    enemies: [['monster', '-1,0']],
    loose: { '1,0': { scrap: 1 } },
    pile: ['food', 'scrap'],
  }).turn(1);
  const { state } = table;
  const narrowing = begin(question(state));

  it.each([
    ['cell:3,0', { verb: 'explore' }],
    ['cell:1,0', { cell: '1,0' }],
    ['yield:2,0:food', { good: 'food' }],
    ['loose:1,0', { verb: 'pickUp' }],
    ['survivor:1', { survivor: 1 }],
  ])('on %s picks %j', (id, picked) => {
    const [facet, value] = Object.entries(picked)[0] ?? ['', ''];
    expect(pickOf(narrowing, target(state, id))).toEqual({ facet, value });
  });

  it('on an open place leads to exploring, and then to laying the tile there', () => {
    const chosen = narrow(narrowing, { type: 'target', target: target(state, 'cell:3,0') });
    expect(remaining(chosen).map(({ facets }) => facets.verb)).toEqual(['explore']);
    const after = scene('Campsite@2,0', { at: ['2,0'], pile: ['food', 'scrap'] })
      .turn(1)
      .act('explore', { tiles: 1 }).state;
    const placing = begin(question(after));
    expect(pickOf(placing, target(after, 'cell:3,0'))).toEqual({ facet: 'cell', value: '3,0' });
    expect([...litTargets(placing, layout(after).targets)].sort()).toEqual([
      'cell:2,-1',
      'cell:2,1',
      'cell:3,0',
    ]);
  });
});

describe('before anybody decides', () => {
  it('tells the exact odds of the next tile', () => {
    const state: BasecampState = {
      ...scene('', { at: ['0,-1'], pile: ['food'] }).turn(1).state,
      pile: { top: [], middle: ['food', 'hazardBack', 'hazardBack', 'enemyBack'], bottom: [], discards: [] },
    };
    expect(nextTileOdds(state)).toEqual([
      { category: 'starting', chance: 0.25 },
      { category: 'hazard', chance: 0.5 },
      { category: 'enemy', chance: 0.25 },
    ]);
    const decision = question(state);
    const explore = decision.options.find(({ facets }) => facets.verb === 'explore');
    expect(explore && preview(state, decision, explore)?.odds?.map(({ chance }) => chance)).toEqual([
      0.25, 0.5, 0.25,
    ]);
    expect(pileCounts(state)).toEqual({ starting: 1, hazard: 2, enemy: 1, objective: 0 });
  });

  it('says what a tile would join and which places it would close', () => {
    const { state } = scene('Empty@2,0 Empty@2,-1', { at: ['0,-1'] });
    expect(placing(state, 'food', 0, '0,-2')).toMatchObject({ joins: ['0,-1'], walls: [], cutsOff: false });
    const wall = placing(state, 'blockedPath', 0, '0,-2');
    expect(wall).toMatchObject({ joins: [], walls: ['0,-1'], opens: [] });
    const corner = placing(scene('Empty@0,-2 Empty@0,-3', { at: ['0,-3'] }).state, 'food', 0, '1,-3');
    expect(corner.closes).toEqual(['1,-2']);
  });

  it('warns of barriers, mud, shots and combat before a step', () => {
    const { state } = scene('muddyPassage@0,-2 Empty@2,0', {
      at: ['0,-1', '1,0'],
      enemies: [['beast', '2,0']],
      tokens: { '0,-2': { barrier: 2 } },
      pile: ['food'],
    }).turn(1);
    const stepTo = (from: BasecampState, cell: string) => {
      const decision = question(from);
      const option = decision.options.find(({ facets }) => facets.verb === 'move' && facets.cell === cell);
      return option ? (preview(from, decision, option)?.text ?? '') : '';
    };
    expect(stepTo(state, '0,-2')).toMatch(/barrier stops/);
    const second = scene('Empty@2,0', {
      at: ['0,-1', '1,0'],
      enemies: [['beast', '2,0']],
      pile: ['food'],
    }).turn(2).state;
    expect(stepTo(second, '2,0')).toMatch(/Close combat of Dov Lindqvist against Beast/);
  });

  it('names the face of the die where an enemy has a choice of ways', () => {
    const ring = '3,0 3,-1 4,-1 5,-1 5,0 5,1 4,1 3,1'.split(' ').map((cell) => `Empty@${cell}`);
    const { state } = scene(`Empty@2,0 ${ring.join(' ')}`, { at: ['2,0'], enemies: [['beast', '5,0']] });
    const [beast] = state.enemies;
    if (!beast) throw new Error('The Beast is missing.');
    const { ways } = intentOf(state, beast);
    expect(ways.map(({ to, face }) => [to, face])).toEqual([
      ['5,-1', 1],
      ['5,1', 3],
    ]);
    expect(words(state, 'enemy:1')?.lines.join(' ')).toMatch(/the die decides: 1 to .*, 3 to /);
  });

  it('follows an enemy as far as it gets in one phase, and stops it at a barrier', () => {
    const free = scene('Empty@2,0 Empty@3,0 Empty@4,0', { at: ['0,0'], enemies: [['animal', '4,0']] }).state;
    const blocked = scene('Empty@2,0 Empty@3,0 Empty@4,0', {
      at: ['0,0'],
      enemies: [['animal', '4,0']],
      tokens: { '3,0': { barrier: 1 } },
    }).state;
    const [a] = free.enemies;
    const [b] = blocked.enemies;
    if (!a || !b) throw new Error('The Animal is missing.');
    expect(intentOf(free, a).onwards).toEqual(['3,0', '2,0']);
    expect(intentOf(blocked, b)).toMatchObject({ ways: [{ to: '3,0', stopped: true }], onwards: [] });
  });

  it('describes everything on the table for whoever does not see it', () => {
    const { state } = scene('Campsite@2,0', {
      at: ['2,0', '0,0'],
      health: ['injured', 'healthy'],
      goods: [{ food: 2, armor: 1 }],
      enemies: [['brute', '1,0', { stunned: true }]],
      tokens: { '2,0': { barrier: 2, trap: 1 } },
      loose: { '1,0': { scrap: 1 } },
      pile: ['food'],
    }).turn(1);
    for (const { id } of layout(state).targets)
      expect([id, words(state, id)?.title ?? '']).not.toEqual([id, '']);
    expect(words(state, 'cell:2,0')?.lines).toEqual(
      expect.arrayContaining(['Starting tile, 2 east', 'Barrier, 2', 'Trap', 'Brann Tully, injured']),
    );
    expect(words(state, 'survivor:0')?.lines).toEqual(
      expect.arrayContaining(['Injured', 'Carries 2 food, 1 armor']),
    );
    expect(words(state, 'enemy:1')?.lines).toEqual(
      expect.arrayContaining(['Stunned', 'Cannot be killed, only stunned']),
    );
  });

  it('says in the strip how long the food lasts, and in a few words why not', () => {
    const { state } = scene('', { at: ['0,0'], stock: { food: 1 } });
    expect(status(state).notes?.[0]?.text).toBe('Food for 1 more round');
    expect(refused({ facets: { verb: 'eat' }, rule: 'BC-EAT-01' })).toBe('Carries no food');
  });
});
