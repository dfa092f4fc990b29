/** Enemies in general, their movement, and each of the eleven (BC-ENEMY, BC-FOE, BC-STUN, BC-EMOVE, BC-ANIMAL ...). */
import { firstFrame } from '../../../src/core/engine';
import { ENEMIES } from '../../../src/games/basecamp/data/enemies';
import { flights, flightsFrom } from '../../../src/games/basecamp/procedures/flight';
import { layTile } from '../../../src/games/basecamp/procedures/layTile';
import { scene, type Scene } from './scenario';

const LINE = 'Empty@2,0 Food@3,0 Ammo@4,0';
const CLEARED = ['0,-1', '1,0', '0,1', '-1,0'];

describe('in general', () => {
  it('[BC-ENEMY-01] [BC-RULING-26] an active enemy forbids all hands on its tile, but neither moving, shooting, exploring nor work elsewhere', () => {
    const table = scene('Empty@2,0 Food@3,0 SpawnPit@2,1', {
      at: ['2,0', '2,0', '3,0'],
      health: ['healthy', 'injured', 'injured'],
      goods: [{ scrap: 2, medicine: 2, ammo: 2 }],
      loose: { '2,0': { ammo: 1 } },
      cleared: ['1,0'],
      enemies: [
        ['imp', '2,0'],
        ['imp', '2,1'],
      ],
      pile: ['food', 'food'],
    }).turn(1);
    const offers = (facets: Record<string, string | number>) => table.offers(facets);
    expect([
      offers({ verb: 'pickUp' }),
      offers({ verb: 'clear', cell: '2,1' }),
      offers({ verb: 'heal', survivor: 1 }),
    ]).toEqual([false, false, false]);
    expect(table.refusal({ verb: 'heal', survivor: 1 })).toBe('BC-ENEMY-01');
    expect([offers({ verb: 'barrier', cell: '2,0' }), offers({ verb: 'barrier', cell: '2,1' })]).toEqual([
      false,
      false,
    ]);
    expect([
      offers({ verb: 'heal', survivor: 2 }),
      offers({ verb: 'gather', good: 'food' }),
      offers({ verb: 'explore' }),
    ]).toEqual([true, true, true]);
    expect([offers({ verb: 'shoot', enemy: 1 }), offers({ verb: 'move', cell: '2,1' })]).toEqual([
      true,
      true,
    ]);
    table.act('trade');
    expect([offers({ verb: 'give', survivor: 1 }), offers({ verb: 'give', survivor: 2 })]).toEqual([
      false,
      true,
    ]);
  });

  it('[BC-RULING-26] an enemy on Base closes the stock, but neither the meal nor paying for a newcomer', () => {
    const table = scene('', {
      at: ['1,0', '1,0', '1,0'],
      goods: [{ ammo: 1 }],
      stock: { food: 5 },
      enemies: [['brute', '0,0']],
    }).turn(1);
    expect(table.act('trade').offers({ verb: 'store' })).toBe(false);
    const paid = scene('', { at: ['1,0', '1,0', '1,0'], stock: { food: 5 }, enemies: [['brute', '0,0']] })
      .turn(1)
      .act('giveUp')
      .pick({ survivor: 1 }, 'pim');
    expect(paid.food()).toBe(1);
    expect(paid.meal().food()).toBe(0);
  });

  it('[BC-ENEMY-02] the table of enemies', () => {
    const rows = Object.values(ENEMIES).map(({ name, set, health, speed }) => [name, set, health, speed]);
    expect(rows).toEqual([
      ['Animal', 'base', 1, 2],
      ['Beast', 'base', 1, 1],
      ['Brute', 'base', null, 1],
      ['Devourer', 'base', 2, 1],
      ['Imp', 'expansion', null, 1],
      ['Monster', 'base', 1, 1],
      ['Predator', 'base', 2, 1],
      ['Savage', 'base', 2, 1],
      ['Stalker', 'expansion', 2, 1],
      ['Stranger', 'base', 1, 1],
      ['Vermin', 'expansion', 1, 1],
    ]);
  });

  it('[BC-STUN-01] the stunned neither move nor act nor fight nor block', () => {
    const table = scene(LINE, { at: ['2,0'], enemies: [['brute', '2,0', { stunned: true }]] }).turn(1);
    expect(table.offers({ verb: 'gather', good: 'food' })).toBe(true);
    table.act('endTurn');
    expect([table.enemy()?.cell, table.s(1).health]).toEqual(['2,0', 'healthy']);
    const imp = scene(LINE, {
      at: ['2,0'],
      goods: [{ ammo: 1 }],
      enemies: [['imp', '2,0', { stunned: true }]],
    }).enemies();
    expect(imp.told('stole')).toEqual([]);
  });

  it('[BC-STUN-02] [BC-BRUTE-02] in a combat for another reason a stunned Brute deals nothing', () => {
    const both = scene(LINE, {
      at: ['1,0'],
      enemies: [
        ['brute', '2,0', { stunned: true }],
        ['beast', '2,0'],
      ],
    })
      .turn(1)
      .move('2,0');
    expect([both.s(1).health, both.where('beast')]).toEqual(['injured', []]);
  });

  it('[BC-STUN-03] after recovery the combat follows in 3c', () => {
    const table = scene(LINE, { at: ['2,0'], enemies: [['brute', '2,0', { stunned: true }]] }).enemies();
    expect([table.s(1).health, table.enemy()?.stunned]).toEqual(['injured', true]);
    const base = scene('', {
      at: ['1,0'],
      stock: { food: 3 },
      enemies: [
        ['brute', '0,0', { stunned: true }],
        ['imp', '1,0', { stunned: true }],
      ],
    }).enemies();
    expect([base.food(), base.s(1).health]).toEqual([3, 'healthy']);
  });

  it('[BC-STUN-04] [BC-STUN-05] [BC-RULING-27] [BC-BRUTE-01] damage stuns what cannot be killed, and nothing else', () => {
    const shoot = (kind: 'brute' | 'imp' | 'savage') => {
      const table = scene(LINE, { at: ['1,0'], goods: [{ ammo: 2 }], enemies: [[kind, '2,0']] })
        .turn(1)
        .act('shoot');
      return [table.enemy()?.stunned, table.enemy()?.damage];
    };
    expect([shoot('brute'), shoot('imp'), shoot('savage')]).toEqual([
      [true, 0],
      [true, 0],
      [false, 1],
    ]);
    const spawned = scene('Empty@2,0 Scrap@3,0', { at: ['3,0'], tokens: {}, pile: ['brutesCell', 'food'] })
      .turn(1)
      .explore('4,0');
    expect(spawned.s(1).cell).toBe('1,0');
  });

  it('[BC-RULING-27] stunned by a trap as it appears, a Brute scatters nobody', () => {
    const table = scene('Empty@2,0 BrutesCell@3,0', { at: ['2,0'], tokens: { '3,0': { trap: 1 } } });
    const laid = { explorer: 0, tile: 'brutesCell', origin: '2,0', cell: '3,0' } as const;
    const frame = firstFrame(layTile, { ...laid, fleeing: [], sources: [] });
    table.state.frames = [{ ...frame, step: 'spawns' }];
    table.go();
    expect([table.where('brute'), table.enemy()?.stunned, table.s(1).cell]).toEqual([['3,0'], true, '2,0']);
  });
});

describe('movement', () => {
  const phase = (layout: string, given: Scene, ...rolls: number[]) => scene(layout, given).enemies(...rolls);

  it('[BC-EMOVE-01] [BC-EMOVE-02] the nearest target by path, chosen anew each round', () => {
    const table = phase('Empty@2,0 Empty@3,0 Empty@-2,0 Empty@-3,0', {
      at: ['3,0', '-3,0'],
      enemies: [['beast', '1,0']],
    });
    expect(table.where('beast')).toEqual(['2,0']);
    table.s(1).cell = '0,1';
    expect(table.enemies().where('beast')).toEqual(['1,0']);
  });

  it('[BC-EMOVE-03] [BC-RULING-28] ties are rolled with the arrows north, east, south, west', () => {
    const at = (roll: number) =>
      phase('', { at: ['0,-1', '1,0', '0,1', '-1,0'], enemies: [['brute', '0,0']] }, roll).where('brute');
    expect([at(1), at(2), at(3), at(4)]).toEqual([['0,-1'], ['1,0'], ['0,1'], ['-1,0']]);
  });

  it('[BC-EMOVE-04] no die when the first step is the same', () => {
    const table = phase('Empty@2,0', { at: ['0,-1', '0,1'], enemies: [['beast', '2,0']] });
    expect([table.where('beast'), table.told('dieRolled')]).toEqual([['1,0'], []]);
  });

  it('[BC-EMOVE-05] [BC-BARRIER-06] [BC-RULING-29] a further target without barriers is taken before a near one behind them', () => {
    const table = phase('Empty@2,0 Empty@3,0 Empty@4,0 Empty@5,0', {
      at: ['1,0', '5,0'],
      tokens: { '1,0': { barrier: 1 } },
      enemies: [['beast', '2,0']],
    });
    expect(table.where('beast')).toEqual(['3,0']);
  });

  it('[BC-EMOVE-06] [BC-RULING-29] behind barriers only: fewest steps, then fewest tokens', () => {
    const ring = 'Empty@2,0 Empty@2,1 Empty@2,2 Empty@1,2 Empty@0,2';
    const table = phase(ring, {
      at: ['-1,0'],
      tokens: { '1,0': { barrier: 3 }, '0,2': { barrier: 1 } },
      enemies: [['monster', '2,2']],
    });
    expect(table.where('monster')).toEqual(['1,2']);
  });

  it('[BC-EMOVE-07] [BC-EMOVE-12] [BC-RULING-30] all move together, step by step, each choosing anew', () => {
    const table = phase('Empty@2,0 Empty@3,0 Empty@4,0', {
      at: ['0,0'],
      enemies: [
        ['animal', '4,0'],
        ['beast', '3,0'],
      ],
    });
    expect(table.told('enemyMoved').map(({ enemy, to }) => [enemy, to])).toEqual([
      [1, '3,0'],
      [2, '2,0'],
      [1, '2,0'],
    ]);
  });

  it('[BC-RULING-30] all who try one barrier tile together fail, and each takes a token while there are any', () => {
    const rush = (barrier: number, beasts: number) =>
      phase('Empty@2,0 Empty@3,0', {
        at: ['1,0'],
        tokens: { '2,0': { barrier } },
        enemies: Array.from({ length: beasts }, () => ['beast', '3,0'] as const),
      });
    const [two, three] = [rush(3, 2), rush(2, 3)];
    expect([two.barriers('2,0'), two.where('beast')]).toEqual([1, ['3,0', '3,0']]);
    expect([three.barriers('2,0'), three.where('beast')]).toEqual([0, ['3,0', '3,0', '3,0']]);
  });

  it('[BC-EMOVE-08] somebody who is nobody’s target ends the move all the same', () => {
    const table = phase('Empty@2,0 Empty@3,0', {
      at: ['2,0', '0,0'],
      cards: ['tamsin'],
      enemies: [['animal', '3,0']],
    });
    expect(table.told('combatBegan').map(({ cell }) => cell)).toEqual(['2,0']);
  });

  it('[BC-EMOVE-08] a survivor or Base ends the move; Base does not stop a Brute', () => {
    const stopped = phase('Empty@2,0 Empty@-2,0', {
      at: ['-2,0'],
      stock: { food: 9 },
      enemies: [['animal', '1,0']],
    });
    expect([stopped.state.enemies.length, stopped.food()]).toEqual([0, 6]);
    const brute = phase('Empty@-2,0', { at: ['-2,0'], stock: { food: 3 }, enemies: [['brute', '1,0']] });
    expect([brute.where('brute'), brute.food(), brute.told('combatBegan')]).toEqual([['0,0'], 3, []]);
  });

  it('[BC-EMOVE-09] enemies share and swap tiles', () => {
    const table = phase(LINE, {
      at: ['4,0'],
      enemies: [
        ['monster', '3,0'],
        ['beast', '2,0'],
        ['beast', '2,0'],
      ],
    });
    expect([table.where('monster'), table.where('beast')]).toEqual([['2,0'], ['3,0', '3,0']]);
  });

  it('[BC-EMOVE-10] [BC-RULING-31] without a target or a way an enemy stays', () => {
    const shut = phase('BlockedPath@2,0 Empty@3,0', {
      at: ['1,0'],
      enemies: [
        ['beast', '3,0'],
        ['monster', '3,0'],
      ],
    });
    expect(shut.told('enemyMoved')).toEqual([]);
    expect(phase(LINE, { at: ['0,0'], enemies: [['imp', '3,0']] }).where('imp')).toEqual(['3,0']);
  });

  it('[BC-EMOVE-11] [BC-RULING-32] the incapacitated are neither targets nor fought', () => {
    const table = phase(LINE, {
      at: ['2,0', '0,0'],
      health: ['down', 'healthy'],
      enemies: [['beast', '3,0']],
    });
    expect([table.where('beast'), table.told('combatBegan')]).toEqual([['2,0'], []]);
    expect(
      phase(LINE, { at: ['2,0'], health: ['down'], enemies: [['stranger', '4,0']] }).told('strangerShot'),
    ).toEqual([]);
  });

  it('[BC-EMOVE-13] an enemy on its target’s tile does not move', () => {
    const table = phase(LINE, {
      at: ['-1,0'],
      loose: { '2,0': { ammo: 1 } },
      stock: {},
      enemies: [['imp', '2,0']],
    });
    expect(table.told('enemyMoved').filter(({ how }) => how === 'move')).toEqual([]);
    expect(table.told('stole')).toHaveLength(1);
  });

  it('[BC-EMOVE-14] [BC-BLOCKED-01] impassable tiles are closed to enemies', () => {
    expect(
      phase('BlockedPath@2,0 Empty@3,0', { at: ['0,0'], enemies: [['monster', '3,0']] }).where('monster'),
    ).toEqual(['3,0']);
  });
});

describe('the eleven', () => {
  it('[BC-ANIMAL-01] [BC-FOE-01] an Animal runs two tiles and has one health', () => {
    const table = scene(LINE, { at: ['1,0'], enemies: [['animal', '4,0']] }).enemies();
    expect(table.where('animal')).toEqual(['2,0']);
    const shot = scene(LINE, { at: ['1,0'], goods: [{ ammo: 2 }], enemies: [['animal', '2,0']] })
      .turn(1)
      .act('shoot');
    expect(shot.state.enemies).toEqual([]);
  });

  it('[BC-BEAST-01] [BC-FOE-02] a Beast walks one tile to the nearest survivor', () => {
    const table = scene(LINE, { at: ['1,0'], goods: [{ ammo: 2 }], enemies: [['beast', '4,0']] }).enemies();
    expect(table.where('beast')).toEqual(['3,0']);
  });

  it('[BC-BRUTE-03] [BC-FOE-03] a Brute ignores Base', () => {
    const table = scene('', {
      at: ['-1,0'],
      health: ['down'],
      stock: { food: 3 },
      enemies: [['brute', '0,0']],
    }).enemies();
    expect([table.food(), table.told('combatBegan'), table.where('brute')]).toEqual([3, [], ['0,0']]);
  });

  it('[BC-BRUTE-04] one point takes a Brute out of the combat', () => {
    const table = scene(LINE, { at: ['1,0'], enemies: [['brute', '2,0']] })
      .turn(1)
      .move('2,0');
    expect([table.enemy()?.stunned, table.s(1).health, table.told('combatEnded').length]).toEqual([
      true,
      'injured',
      1,
    ]);
  });

  it('[BC-DEVOURER-01] [BC-DEVOURER-02] [BC-FOE-04] a Devourer heads for Base and leaves a barrier behind', () => {
    const table = scene(LINE, { at: ['4,0'], enemies: [['devourer', '3,0']] }).enemies();
    expect([table.where('devourer'), table.barriers('3,0')]).toEqual([['2,0'], 1]);
  });

  it('[BC-DEVOURER-03] [BC-RULING-38] it heals after combat and before the meal', () => {
    const table = scene(LINE, { at: ['4,0'], enemies: [['devourer', '3,0', { damage: 1 }]] }).enemies();
    expect(table.enemy()?.damage).toBe(0);
  });

  it('[BC-DEVOURER-04] stopped or dead on a trap it has not left', () => {
    const stopped = scene(LINE, {
      at: ['4,0'],
      tokens: { '2,0': { barrier: 1 } },
      enemies: [['devourer', '3,0']],
    }).enemies();
    expect(stopped.barriers('3,0')).toBe(0);
    const dead = scene(LINE, {
      at: ['4,0'],
      tokens: { '2,0': { trap: 2 } },
      enemies: [['devourer', '3,0']],
    }).enemies();
    expect([dead.state.enemies.length, dead.barriers('3,0')]).toEqual([0, 0]);
  });

  it('[BC-DEVOURER-05] the trail hinders nobody in the same step, and comes with a flight too', () => {
    const table = scene(LINE, {
      at: ['2,0'],
      enemies: [
        ['devourer', '3,0'],
        ['monster', '4,0'],
      ],
      health: ['down'],
    }).enemies();
    expect([table.where('monster'), table.barriers('3,0')]).toEqual([['3,0'], 1]);
    const fire = { cell: '4,0', range: 1, enemies: true, spared: [], only: null };
    const driven = scene(LINE, { at: ['-1,0'], enemies: [['devourer', '3,0']] }).run(
      flights,
      flightsFrom([fire], null),
    );
    expect([driven.where('devourer'), driven.barriers('3,0')]).toEqual([['2,0'], 1]);
  });

  it('[BC-IMP-01] [BC-IMP-03] [BC-FOE-05] an Imp goes for the nearest tokens and takes one', () => {
    const table = scene(LINE, {
      at: ['-1,0'],
      loose: { '2,0': { scrap: 1 } },
      stock: { food: 3 },
      enemies: [['imp', '4,0']],
    }).enemies();
    expect(table.where('imp')).toEqual(['3,0']);
    expect(
      table
        .enemies()
        .told('stole')
        .map(({ good }) => good),
    ).toEqual(['scrap']);
  });

  it('[BC-IMP-02] an Imp never fights', () => {
    const table = scene('', {
      at: ['0,0', '0,0', '0,0'],
      stock: {},
      goods: [{ ammo: 1 }],
      enemies: [['imp', '1,0']],
    }).enemies();
    expect([table.told('combatBegan'), table.s(1).health, table.told('stole').length]).toEqual([
      [],
      'healthy',
      1,
    ]);
  });

  it('[BC-IMP-04] [BC-RULING-39] [BC-CHOICE-12] open tokens first, the players choose which; then the furthest HAZARD tile', () => {
    const table = scene('Empty@2,0 Flood@3,0 MuddyPassage@0,2 BrokenStairs@-2,0', {
      at: ['2,0'],
      goods: [{ medicine: 1 }],
      loose: { '2,0': { ammo: 1, food: 1 } },
      enemies: [['imp', '1,0']],
    }).enemies();
    expect(table.options().map(({ id }) => id)).toEqual(['tile/ammo', 'tile/food']);
    table.pick('tile/food', '0,2');
    expect([table.tile('2,0').loose, table.where('imp')]).toEqual([{ ammo: 1 }, ['0,2']]);
    const gone = scene('Empty@2,0 Empty@3,0', {
      at: ['0,-1'],
      loose: { '2,0': { ammo: 1 } },
      tokens: { '3,0': { blaze: 1 } },
      enemies: [['imp', '2,0', { home: '3,0' }]],
    }).enemies();
    expect([gone.state.enemies.length, gone.told('enemyLeft').length]).toEqual([0, 1]);
    const home = scene('Empty@2,0', {
      at: ['0,-1'],
      loose: { '2,0': { ammo: 1 } },
      enemies: [['imp', '2,0', { home: '1,0' }]],
    }).enemies();
    expect(home.where('imp')).toEqual(['1,0']);
  });

  it('[BC-IMP-05] it steals where it stands, also without moving, but not in flight', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0', '2,0'],
      goods: [{ ammo: 1 }, { food: 1 }],
      enemies: [['imp', '2,0']],
    }).enemies();
    expect(table.options().map(({ id }) => id)).toEqual(['0/ammo', '1/food']);
    expect(table.pick('1/food').s(2).goods).toEqual({});
  });

  it('[BC-IMP-06] an active Imp keeps hands off its tile', () => {
    const table = scene(LINE, { at: ['2,0'], cleared: ['1,0'], enemies: [['imp', '3,0']] }).turn(1);
    expect(table.refusal({ verb: 'gather', good: 'food' })).toBe('BC-GATHER-08');
  });

  it('[BC-MONSTER-01] [BC-FOE-06] a Monster walks to Base', () => {
    expect(
      scene(LINE, { at: ['4,0'], enemies: [['monster', '3,0']] })
        .enemies()
        .where('monster'),
    ).toEqual(['2,0']);
  });

  it('[BC-PREDATOR-02] [BC-RULING-40] [BC-FOE-07] a Predator slips away after each round, barriers only if there is no other way', () => {
    const free = scene(LINE, {
      at: ['2,0'],
      tokens: { '1,0': { barrier: 1 } },
      enemies: [['predator', '3,0']],
    }).enemies();
    expect([free.where('predator'), free.barriers('1,0')]).toEqual([['3,0'], 1]);
    const shut = scene('Empty@2,0', {
      at: ['2,0'],
      goods: [{ armor: 2 }],
      tokens: { '1,0': { barrier: 1 } },
      enemies: [['predator', '2,0']],
    }).enemies();
    // It breaks the barrier, stays, and dies in the second round.
    expect([shut.barriers('1,0'), shut.state.enemies.length]).toEqual([0, 0]);
  });

  it('[BC-PREDATOR-03] traps and combat hurt a Predator', () => {
    const table = scene(LINE, {
      at: ['1,0'],
      tokens: { '2,0': { trap: 1 } },
      enemies: [['predator', '3,0']],
    }).enemies();
    expect(table.enemy()).toMatchObject({ damage: 1, cell: '2,0' });
  });

  it('[BC-SAVAGE-01] [BC-RULING-41] [BC-CHOICE-11] [BC-FOE-08] whoever a Savage hurts goes one tile, where the player likes', () => {
    const table = scene('Empty@2,0 Food@2,1', { at: ['1,0'], enemies: [['savage', '2,0']] })
      .turn(1)
      .move('2,0');
    expect([table.decision?.kind, table.decision?.seat, table.cells().sort()]).toEqual([
      'throwTo',
      0,
      ['1,0', '2,1'],
    ]);
    expect(table.pick({ cell: '2,1' }).s(1)).toMatchObject({ cell: '2,1', health: 'injured' });
    const wall = scene('Empty@2,0', {
      at: ['1,0'],
      enemies: [['savage', '2,0']],
      tokens: { '1,0': { barrier: 1 } },
    })
      .turn(1)
      .move('2,0');
    expect([wall.s(1).cell, wall.barriers('1,0')]).toEqual(['1,0', 0]);
  });

  it('[BC-RULING-41] two Savages throw twice, also the incapacitated', () => {
    const table = scene('Empty@2,0 Empty@3,0 Empty@4,0', {
      at: ['4,0'],
      enemies: [
        ['savage', '3,0'],
        ['savage', '3,0'],
      ],
    });
    table.enemies().pick({ enemy: 1 });
    expect(table.told('moved').map(({ to }) => to)).toEqual(['3,0']);
    table.pick({ cell: '2,0' });
    expect(table.s(1)).toMatchObject({ health: 'down', cell: '2,0' });
  });

  it('[BC-SAVAGE-02] who is thrown off has left the combat; on Base the raid follows', () => {
    const table = scene('', {
      at: ['0,0', '0,1', '0,1'],
      stock: { food: 9 },
      enemies: [['savage', '1,0']],
    }).enemies();
    table.pick({ cell: '-1,0' });
    expect([table.s(1).cell, table.food(), table.state.enemies.length]).toEqual(['-1,0', 6, 0]);
  });

  it('[BC-STALKER-01] [BC-STALKER-02] [BC-RULING-42] [BC-FOE-09] a Stalker that sees somebody moves three, through traps and barriers', () => {
    const row = 'Empty@2,0 Food@3,0 Ammo@4,0 Empty@5,0';
    const run = (given: Scene) => scene(row, { enemies: [['stalker', '5,0']], ...given }).enemies();
    expect(run({ at: ['1,0'] }).where('stalker')).toEqual(['2,0']);
    expect(run({ at: ['0,-1'] }).where('stalker')).toEqual(['4,0']);
    expect(run({ at: ['1,0'], health: ['down'] }).where('stalker')).toEqual(['5,0']);
    const trapped = run({ at: ['1,0'], tokens: { '4,0': { trap: 1 } } });
    expect(trapped.enemy()).toMatchObject({ damage: 1, cell: '2,0' });
    expect(
      run({ at: ['3,0'] })
        .told('combatBegan')
        .map(({ cell }) => cell),
    ).toEqual(['3,0']);
  });

  it('[BC-STRANGER-01] [BC-STRANGER-02] [BC-RULING-43] [BC-FOE-10] a Stranger shoots whoever comes into range 2 and sight', () => {
    const table = scene(LINE, { at: ['1,0', '1,0'], enemies: [['stranger', '4,0']] })
      .turn(1)
      .move('2,0');
    expect([table.s(1).health, table.ap()]).toEqual(['injured', 1]);
    // Nearer, but in range before: no second shot.
    expect(table.move('3,0').s(1).health).toBe('injured');
    const down = scene(LINE, { at: ['1,0'], health: ['injured'], enemies: [['stranger', '4,0']] })
      .turn(1)
      .move('2,0');
    expect([down.s(1).health, down.state.turn]).toEqual(['down', null]);
  });

  it('[BC-STRANGER-03] and once in the special step at the nearest, ties by choice', () => {
    const table = scene('Empty@2,0 Empty@2,1 Empty@2,2 Empty@2,-1 Empty@2,-2', {
      at: ['2,-2', '2,2'],
      enemies: [['stranger', '2,0']],
    });
    table.enemies(1);
    expect(table.told('strangerShot').map(({ survivor }) => survivor)).toEqual([0]);
    const tie = scene('Empty@2,0 Empty@3,0', {
      at: ['1,0', '1,0', '1,0'],
      enemies: [['stranger', '3,0']],
    }).enemies();
    expect([tie.decision?.kind, tie.options().length]).toEqual(['strangerAims', 3]);
  });

  it('[BC-STRANGER-04] armor stops the shot; the stunned and those about to fight do not shoot', () => {
    const armor = scene(LINE, { at: ['1,0'], goods: [{ armor: 1 }], enemies: [['stranger', '4,0']] })
      .turn(1)
      .move('2,0');
    expect([armor.s(1).health, armor.has(1, 'armor')]).toEqual(['healthy', 0]);
    const fight = scene(LINE, { at: ['1,0'], enemies: [['stranger', '2,0']] })
      .turn(1)
      .move('2,0');
    expect([fight.told('strangerShot'), fight.s(1).health]).toEqual([[], 'injured']);
  });

  it('[BC-VERMIN-01] [BC-VERMIN-02] [BC-VERMIN-03] [BC-FOE-11] Vermin clear the nearest resource tile and multiply', () => {
    const table = scene(LINE, { at: ['0,-1'], cleared: CLEARED, enemies: [['vermin', '2,0']] }).enemies();
    expect([table.where('vermin'), table.tile('3,0').cleared, table.s(1).goods]).toEqual([
      ['3,0', '3,0'],
      true,
      {},
    ]);
  });

  it('[BC-VERMIN-04] [BC-VERMIN-05] the own tile comes last; the new one meets traps and waits', () => {
    const table = scene('Empty@2,0 VerminNest@3,0', {
      at: ['0,-1'],
      cleared: CLEARED,
      tokens: { '3,0': { trap: 1 } },
      enemies: [['vermin', '3,0']],
    }).enemies();
    expect([table.where('vermin'), table.tile('3,0').cleared, table.traps('3,0')]).toEqual([
      ['3,0'],
      true,
      0,
    ]);
  });

  it('[BC-RULING-44] neither Objective tiles nor requirements feed Vermin; one that wins its combat eats afterwards', () => {
    const picky = scene('Empty@2,0 LostCamp@3,0 SpawnPit@2,1', {
      at: ['0,-1'],
      cleared: [...CLEARED, '2,1'],
      enemies: [['vermin', '2,0']],
    }).enemies();
    expect(picky.told('enemyMoved')).toEqual([]);
    const won = scene(LINE, {
      at: ['3,0'],
      health: ['injured'],
      cleared: CLEARED,
      enemies: [
        ['vermin', '2,0'],
        ['vermin', '2,0'],
      ],
    })
      .enemies()
      .pick({ enemy: 1 });
    expect([won.s(1).health, won.tile('3,0').cleared, won.where('vermin')]).toEqual([
      'down',
      true,
      ['3,0', '3,0'],
    ]);
    const raid = scene('', {
      at: ['1,0'],
      health: ['down'],
      cleared: ['0,-1', '1,0', '0,1'],
      stock: { food: 5 },
      enemies: [['vermin', '1,0']],
    }).enemies();
    expect([raid.food(), raid.state.enemies.length]).toEqual([2, 0]);
  });
});
