/** The board, tiles, spawning, knockback and line of sight (BC-BOARD, BC-TILE, BC-SPAWN, BC-KNOCK, BC-LOS). */
import { basecamp } from '../../../src/games/basecamp';
import { ENEMIES } from '../../../src/games/basecamp/data/enemies';
import { TILES } from '../../../src/games/basecamp/data/tiles';
import { adjacent, chainFrom, pathFrom, sees } from '../../../src/games/basecamp/geometry';
import { flights, flightsFrom, type Source } from '../../../src/games/basecamp/procedures/flight';
import { spawnEnemies } from '../../../src/games/basecamp/procedures/spawning';
import { scene, type Table } from './scenario';

const from = (cell: string, range: number, more: Partial<Source> = {}): Source => ({
  cell,
  range,
  enemies: false,
  spared: [],
  only: null,
  ...more,
});
const flee = (table: Table, ...sources: Source[]) => table.run(flights, flightsFrom(sources, null));
const path = (table: Table, survivor = 0) =>
  table
    .told('moved')
    .filter((e) => e.survivor === survivor)
    .map(({ to }) => to);

describe('the grid', () => {
  it('[BC-BOARD-01] a place holds one tile and the grid has no edge', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['food', 'food'] })
      .turn(1)
      .explore('3,0')
      .move('3,0')
      .act('explore');
    expect(table.cells()).not.toContain('2,0');
    expect(table.cells()).toContain('4,0');
  });

  it('[BC-BOARD-02] only an edge makes neighbours', () => {
    const { tiles } = scene('Empty@2,0 Food@2,1').state;
    expect(adjacent(tiles, '2,1')).toEqual(['2,0']);
  });

  it('[BC-BOARD-03] tiles have no walls: neighbours are connected unless impassable', () => {
    const { tiles } = scene('Empty@2,0 BlockedPath@2,1 Food@2,2').state;
    expect(pathFrom(tiles, '0,0').has('2,0')).toBe(true);
    expect(pathFrom(tiles, '0,0').has('2,2')).toBe(false);
    expect(chainFrom(tiles, '0,0').get('2,2')).toBe(4);
  });

  it('[BC-BOARD-04] a filled place stays filled, also after a collapse', () => {
    const table = scene('Empty@2,0 Scrap@3,0', { at: ['3,0'], pile: ['collapsedPassage', 'food'] }).turn(1);
    const before = Object.keys(table.state.tiles);
    expect(Object.keys(table.explore().state.tiles)).toEqual(before);
  });

  it('[BC-BOARD-05] any number of figures and tokens share a tile', () => {
    const table = scene('', {
      at: ['0,0', '0,0', '0,0'],
      tokens: { '0,0': { barrier: 3, trap: 4 } },
      enemies: [
        ['imp', '0,0'],
        ['imp', '0,0'],
      ],
    });
    expect(basecamp.invariants(table.state)).toEqual([]);
  });

  it('[BC-RULING-01] range counts over tiles whatever is on them, a path only through what may be entered', () => {
    const { tiles } = scene('BrokenBridge@2,0 Food@3,0', { tokens: { '3,0': { barrier: 2 } } }).state;
    expect(chainFrom(tiles, '0,0').get('3,0')).toBe(3);
    expect(pathFrom(tiles, '0,0').has('3,0')).toBe(false);
    expect(chainFrom(scene('Empty@2,0 Empty@2,1').state.tiles, '0,1').get('2,1')).toBe(4);
  });
});

describe('tiles', () => {
  it('[BC-TILE-01] [BC-TILE-02] a tile’s parts: requirement, category, effect, knockback, yield', () => {
    expect(TILES.spawnPit).toMatchObject({
      category: 'enemy',
      clear: {},
      repeats: 'monster',
      spawns: [{ enemy: 'monster' }],
      reward: [{ good: 'food' }],
    });
    expect(TILES.flood).toMatchObject({ category: 'hazard', knockback: 1 });
    expect(TILES.barterNook.exchange).toBe(true);
    expect(new Set(Object.values(TILES).map(({ category }) => category))).toEqual(
      new Set(['base', 'starting', 'hazard', 'enemy', 'objective']),
    );
  });

  it('[BC-TILE-03] a gathered tile is flipped', () => {
    const table = scene('', { at: ['1,0'] })
      .turn(1)
      .act('gather', { good: 'food' });
    expect(table.tile('1,0').cleared).toBe(true);
  });

  it('[BC-TILE-04] damage stays on an enemy from round to round', () => {
    const table = scene('Empty@2,0 Food@3,0', {
      at: ['1,0'],
      goods: [{ ammo: 2 }],
      enemies: [['savage', '2,0']],
    })
      .turn(1)
      .act('shoot');
    table.move('0,0').move('-1,0');
    expect(table.enemies().enemy()?.damage).toBe(1);
  });

  it('[BC-TILE-05] [BC-TILE-06] speed and target class belong to the enemy, special conditions to its own rules', () => {
    expect(Object.values(ENEMIES).map(({ name, speed, target }) => [name, speed, target])).toEqual([
      ['Animal', 2, 'survivors'],
      ['Beast', 1, 'survivors'],
      ['Brute', 1, 'survivors'],
      ['Devourer', 1, 'base'],
      ['Imp', 1, 'tokens'],
      ['Monster', 1, 'base'],
      ['Predator', 1, 'survivors'],
      ['Savage', 1, 'survivors'],
      ['Stalker', 1, 'survivors'],
      ['Stranger', 1, 'survivors'],
      ['Vermin', 1, 'resourceTiles'],
    ]);
    for (const { text } of Object.values(ENEMIES)) expect(text.length).toBeGreaterThan(10);
  });
});

describe('spawning', () => {
  it('[BC-SPAWN-01] a spawn happens once, on exploring', () => {
    const table = scene('Empty@2,0 BeastHollow@3,0', { at: ['1,0'] }).enemies();
    expect(table.state.enemies).toEqual([]);
  });

  it('[BC-SPAWN-02] white on the tile, green on the nearest HAZARD tile, red on the nearest other ENEMY tile', () => {
    const at = (tile: 'monsterCleft' | 'devourersGullet' | 'answeringHowl') =>
      scene('Empty@2,0 MuddyPassage@2,1 BeastHollow@2,-1', { at: ['2,0'], pile: [tile, 'food'] })
        .turn(1)
        .explore('3,0')
        .told('spawned')
        .map(({ cell }) => cell);
    expect([at('monsterCleft'), at('devourersGullet'), at('answeringHowl')]).toEqual([
      ['3,0'],
      ['2,1'],
      ['2,-1'],
    ]);
  });

  it('[BC-SPAWN-03] [BC-SPAWN-04] [BC-RULING-22] an undisturbed pit brings an enemy every second round', () => {
    const table = scene('Empty@2,0 Empty@3,0 Empty@4,0 SpawnPit@5,0', { at: ['0,-1'] });
    expect(table.enemies().told('spawned')).toHaveLength(1);
    expect(table.enemies().told('spawned')).toHaveLength(0);
    expect(table.enemies().told('spawned')).toHaveLength(1);
  });

  it('[BC-SPAWN-05] a stunned enemy keeps the pit quiet too', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', {
      at: ['0,0'],
      enemies: [['brute', '3,0', { stunned: true }]],
    }).enemies();
    expect(table.told('spawned')).toEqual([]);
  });

  it('[BC-SPAWN-06] a cleared pit is quiet for ever', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['0,0'], cleared: ['3,0'] }).enemies();
    expect(table.told('spawned')).toEqual([]);
  });

  it('[BC-SPAWN-07] on a survivor’s tile it comes to combat: at once in a turn, in 3c in the enemy phase', () => {
    const now = scene('Empty@2,0 MuddyPassage@3,0', { at: ['2,0', '3,0'], pile: ['devourersGullet', 'food'] })
      .turn(1)
      .explore('2,1');
    expect(now.told('combatBegan').map(({ cell }) => cell)).toEqual(['3,0']);
    const later = scene('Empty@2,0 SpawnPit@3,0', { at: ['3,0'] }).enemies();
    const order = later.events
      .map(({ type }) => type)
      .filter((type) => type === 'spawned' || type === 'combatBegan');
    expect(order).toEqual(['spawned', 'combatBegan']);
  });

  it('[BC-SPAWN-08] a trap strikes the newcomer first', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['3,0'], tokens: { '3,0': { trap: 1 } } }).enemies();
    expect([table.state.enemies.length, table.told('combatBegan'), table.s(1).health]).toEqual([
      0,
      [],
      'healthy',
    ]);
  });

  it('[BC-SPAWN-09] [BC-BLAZE-03] a burning tile brings nobody and lets nobody in', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['2,0'], tokens: { '3,0': { blaze: 1 } } });
    expect(table.enemies().told('spawned')).toEqual([]);
    expect(table.turn(1).refusal({ verb: 'move', cell: '3,0' })).toBe('BC-MOVE-02');
  });

  it('[BC-SPAWN-10] enemies of one event meet the traps of their tile together', () => {
    const table = scene('Empty@2,0', { at: ['0,0'], tokens: { '2,0': { trap: 1 } } });
    const one = (kind: 'beast' | 'savage') => ({ kind, cell: '2,0', knockback: 1, repeating: false });
    table.run(spawnEnemies, { spawns: [one('beast'), one('savage')] });
    expect(table.options().map(({ facets }) => facets.enemy)).toEqual([1, 2]);
  });

  it('[BC-SPAWN-11] [BC-RULING-16] all spawns, then combat, then knockback', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0', '3,0'],
      pile: ['pincerCrossing', 'food'],
    });
    table.turn(1).explore('2,1');
    const order = table.events
      .map(({ type }) => type)
      .filter((type) => ['spawned', 'combatBegan', 'moved'].includes(type));
    expect(order).toEqual(['spawned', 'spawned', 'combatBegan']);
    expect(['fleeTo', 'fleeFromFirst']).toContain(table.decision?.kind);
  });
});

describe('knockback', () => {
  const LINE = 'Empty@2,0 Empty@3,0 Empty@4,0';

  it('[BC-KNOCK-01] whoever is within range flees until n tiles lie between', () => {
    const table = flee(scene(LINE, { at: ['3,0', '2,0', '1,0'] }), from('4,0', 2));
    expect([1, 2, 3].map((n) => table.s(n).cell)).toEqual(['1,0', '1,0', '1,0']);
  });

  it('[BC-KNOCK-02] [BC-KNOCK-05] the source is the enemy where it appeared, and it moves survivors only', () => {
    const table = scene('Empty@2,0 MuddyPassage@2,1', {
      at: ['2,0'],
      enemies: [['beast', '2,1']],
      pile: ['devourersGullet', 'food'],
    });
    table.turn(1).explore('3,0');
    // The Devourer appears at 2,1: S1 flees from there, not from 3,0; the Beast stays.
    expect(table.cells().sort()).toEqual(['1,0', '3,0']);
    expect(table.where('beast')).toEqual(['2,1']);
  });

  it('[BC-KNOCK-03] [BC-KNOCK-17] on the very tile one fights or lies still; others flee', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0', '3,0', '3,0'],
      health: ['healthy', 'healthy', 'down'],
      pile: ['devourersGullet', 'food'],
    });
    table.turn(1).explore('2,1').pick({ cell: '1,0' });
    expect([1, 2, 3].map((n) => table.s(n).cell)).toEqual(['1,0', '3,0', '3,0']);
  });

  it('[BC-KNOCK-04] [BC-KNOCK-08] [BC-RULING-23] a HAZARD tile drives enemies too, towards their targets', () => {
    const ground = scene('Empty@2,0 Scrap@3,0 Food@3,1 Ammo@4,0', {
      at: ['0,-1'],
      enemies: [
        ['monster', '3,0'],
        ['imp', '3,0'],
        ['brute', '3,0', { stunned: true }],
      ],
      loose: { '3,1': { ammo: 1 } },
    });
    flee(ground, from('4,0', 1, { enemies: true }));
    expect([ground.where('monster'), ground.where('imp'), ground.where('brute')]).toEqual([
      ['2,0'],
      ['3,1'],
      ['2,0'],
    ]);
    expect(ground.enemy(3)?.stunned).toBe(true);
  });

  it('[BC-KNOCK-06] [BC-KNOCK-07] [BC-CHOICE-07] the survivor picks each step, all of them away from the source', () => {
    const table = flee(scene('Empty@2,0 Empty@3,0 Empty@2,-1', { at: ['2,0'] }), from('3,0', 2));
    expect([table.decision?.kind, table.decision?.seat, table.cells().sort()]).toEqual([
      'fleeTo',
      0,
      ['1,0', '2,-1'],
    ]);
    expect(table.pick({ cell: '2,-1' }).s(1).cell).toBe('2,-1');
  });

  it('[BC-KNOCK-09] [BC-KNOCK-18] [BC-RULING-59] the nearest source first, equals by choice; range is measured anew', () => {
    const tie = flee(scene(`${LINE} Empty@3,1`, { at: ['3,0'] }), from('4,0', 1), from('3,1', 1));
    expect([tie.decision?.kind, tie.options().length]).toEqual(['fleeFromFirst', 2]);
    const spared = flee(scene(LINE, { at: ['3,0'] }), from('2,0', 1), from('1,0', 2));
    expect(path(spared)).toEqual(['4,0']);
    const twice = flee(scene(LINE, { at: ['3,0'] }), from('4,0', 1), from('1,0', 1));
    expect(path(twice)).toEqual(['2,0', '3,0']);
  });

  it('[BC-KNOCK-11] flight costs no AP and happens in anybody’s turn', () => {
    const table = scene('Empty@2,0 Scrap@3,0', { at: ['3,0', '3,0'], pile: ['monsterCleft', 'food'] })
      .turn(1)
      .explore('4,0');
    table.pick({ survivor: 1 });
    expect([table.s(1).cell, table.s(2).cell, table.ap()]).toEqual(['2,0', '2,0', 2]);
  });

  it('[BC-KNOCK-12] [BC-RULING-24] a barrier uses up a step of the flight', () => {
    const table = flee(scene(LINE, { at: ['3,0'], tokens: { '2,0': { barrier: 1 } } }), from('4,0', 2));
    expect([table.s(1).cell, table.barriers('2,0')]).toEqual(['2,0', 0]);
  });

  it('[BC-KNOCK-13] an active enemy on the way means combat and the end of the flight', () => {
    const table = flee(scene(LINE, { at: ['3,0'], enemies: [['beast', '2,0']] }), from('4,0', 2));
    expect([table.s(1).cell, table.s(1).health, table.told('combatBegan').length]).toEqual([
      '2,0',
      'injured',
      1,
    ]);
  });

  it('[BC-KNOCK-14] [BC-RULING-25] the incapacitated are moved as well', () => {
    expect(flee(scene(LINE, { at: ['3,0'], health: ['down'] }), from('4,0', 1)).s(1).cell).toBe('2,0');
  });

  it('[BC-KNOCK-15] on an Objective tile the knockback is the enemy’s', () => {
    const table = scene('Empty@2,0 Scrap@3,0', {
      at: ['3,0'],
      enemies: [['imp', '3,0']],
      mission: 'threeLocks',
      pile: ['keyLockerBeast', 'food'],
    });
    table.turn(1).explore('4,0');
    expect([table.s(1).cell, table.where('imp')]).toEqual(['2,0', ['3,0']]);
  });

  it('[BC-KNOCK-16] [BC-RULING-58] an enemy killed on arrival still scatters, one killed by a trap does not', () => {
    const trapped = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0'],
      tokens: { '3,0': { trap: 2 } },
      pile: ['devourersGullet', 'food'],
    });
    trapped.turn(1).explore('2,1');
    expect([trapped.s(1).cell, trapped.state.enemies.length]).toEqual(['2,0', 0]);
    const fought = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0', '3,0'],
      cards: ['brann', 'gus'],
      pile: ['devourersGullet', 'food'],
    });
    fought.turn(1).explore('2,1');
    expect([fought.told('enemyKilled').length, fought.decision?.kind]).toEqual([1, 'fleeTo']);
  });

  it('[BC-KNOCK-19] an enemy in flight fights whom it runs into; Brutes pass Base, Imps pass both', () => {
    const raid = flee(
      scene('Empty@2,0', { at: ['-1,0'], stock: { food: 5 }, enemies: [['monster', '1,0']] }),
      from('2,0', 1, { enemies: true }),
    );
    expect([raid.food(), raid.state.enemies.length]).toEqual([2, 0]);
    const pass = scene('Empty@2,0', {
      at: ['-1,0'],
      stock: { food: 3 },
      enemies: [
        ['brute', '1,0'],
        ['imp', '1,0'],
      ],
    }).run(flights, flightsFrom([from('2,0', 2, { enemies: true })], null), 1);
    expect(pass.food()).toBe(3);
    expect(pass.told('enemyMoved').filter(({ to }) => to === '0,0')).toHaveLength(2);
  });

  it('[BC-RULING-59] [BC-CHOICE-14] figures flee one at a time: survivors before enemies, equals by choice', () => {
    const table = flee(
      scene(LINE, { at: ['3,0', '3,0'], enemies: [['monster', '3,0']] }),
      from('4,0', 1, { enemies: true }),
    );
    expect([table.decision?.kind, table.decision?.seat]).toEqual(['whoFleesFirst', 'team']);
    table.pick({ survivor: 1 });
    const order = table.events.flatMap((e) =>
      e.type === 'moved' ? [`s${e.survivor}`] : e.type === 'enemyMoved' ? ['enemy'] : [],
    );
    expect(order).toEqual(['s1', 's0', 'enemy']);
  });
});

describe('sight', () => {
  const STREET = 'Empty@2,0 Empty@3,0 Empty@3,1';

  it('[BC-LOS-01] [BC-BARRIER-05] [BC-RULING-20] a barrier between or on the target hides, on the observer it does not', () => {
    const look = (tokens: Record<string, object>, to = '3,0') =>
      sees(scene(STREET, { tokens }).state.tiles, '1,0', to, true);
    expect([
      look({}),
      look({ '2,0': { barrier: 1 } }),
      look({ '3,0': { barrier: 1 } }),
      look({ '1,0': { barrier: 1 } }),
    ]).toEqual([true, false, false, true]);
    expect([look({ '2,0': { fence: 1 } }), look({}, '3,1'), look({}, '1,0')]).toEqual([false, false, true]);
  });

  it('[BC-LOS-02] sight matters to Stalkers and Strangers', () => {
    const hidden = scene(STREET, {
      at: ['1,0'],
      tokens: { '2,0': { barrier: 1 } },
      enemies: [['stalker', '3,0']],
    }).enemies();
    expect(hidden.where('stalker')).toEqual(['3,0']);
    const shots = (barrier: number) =>
      scene(STREET, { at: ['1,0'], tokens: { '2,0': { barrier } }, enemies: [['stranger', '3,0']] })
        .enemies()
        .told('strangerShot').length;
    // One barrier breaks under the Stranger's own step, two keep it blind.
    expect([shots(1), shots(2)]).toEqual([1, 0]);
  });

  it('[BC-LOS-03] sight runs along rows and columns with tiles all the way', () => {
    const { tiles } = scene('Empty@2,0 Empty@2,1 Empty@2,2 Empty@1,2 Empty@0,2').state;
    expect(sees(tiles, '1,0', '1,2', false)).toBe(false);
    expect(sees(tiles, '2,0', '2,2', false)).toBe(true);
  });
});

it('[BC-RULING-21] without a path the chain counts; the tile itself, or the survivor’s, when nothing fits', () => {
  const chain = scene('BlockedPath@2,0 MuddyPassage@3,0 Empty@-2,0', {
    at: ['-2,0'],
    pile: ['devourersGullet', 'food'],
  })
    .turn(1)
    .explore('-3,0');
  expect(chain.told('spawned').map(({ cell }) => cell)).toEqual(['3,0']);
  const none = scene('Empty@2,0', { at: ['2,0'], pile: ['devourersGullet', 'food'] })
    .turn(1)
    .explore('3,0');
  expect(none.told('spawned').map(({ cell }) => cell)).toEqual(['3,0']);
  const tie = scene('Empty@2,0 MuddyPassage@2,1 MuddyPassage@2,-1', {
    at: ['2,0'],
    pile: ['devourersGullet', 'food'],
  })
    .turn(1)
    .explore('3,0', '2,1');
  expect(tie.told('spawned').map(({ cell }) => cell)).toEqual(['2,1']);
  const gate = scene('GreatGate@2,0', { at: ['1,0'], goods: [{ key: 1 }], mission: 'threeLocks' })
    .turn(1)
    .act('event');
  expect(gate.told('spawned').map(({ cell }) => cell)).toEqual(['1,0']);
});
