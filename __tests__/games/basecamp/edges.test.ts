/** The acceptance scenarios of the checklist, 1 to 75: each layout, what is given, what happens, and the exact result. */
import { start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import { TILES, type TileKind } from '../../../src/games/basecamp/data/tiles';
import { sees } from '../../../src/games/basecamp/geometry';
import { defaults } from '../../../src/games/basecamp/options';
import { flights, flightsFrom } from '../../../src/games/basecamp/procedures/flight';
import { scene, type Table } from './scenario';

const SHUT_IN = 'CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1';
const ROW = 'Empty@2,0 Scrap@3,0 Ammo@4,0';
const BURNT = 'Empty@2,0 Scrap@3,0 Ammo@4,0 Blaze@5,0 Food@2,-1 Medicine@2,-2 Scrap@3,-2 Ammo@4,-2';
const FIRE = { '3,0': { blaze: 1 }, '4,0': { blaze: 1 }, '5,0': { blaze: 1 } };
const RING = 'Empty@2,0 Ammo@2,1 Scrap@2,2 Food@1,2 Empty@0,2';

const pileSize = (table: Table) =>
  table.state.pile.top.length + table.state.pile.middle.length + table.state.pile.bottom.length;
const killed = (table: Table) => table.told('enemyKilled').map(({ kind }) => kind);

describe('placing tiles', () => {
  it('[BC-EDGE-01] at the start only the place straight away from Base is free', () => {
    const table = scene('', { at: ['1,0'], pile: ['food', 'food'] })
      .turn(1)
      .act('explore');
    expect(table.kind('2,0')).toBe('food');
    expect(table.taken()).toEqual(['placeTile 2,0']);
  });

  it('[BC-EDGE-02] nobody explores from Base', () => {
    const table = scene('', { at: ['0,0'], pile: ['food'] }).turn(1);
    expect(table.refusal({ verb: 'explore' })).toBe('BC-EXPLORE-04');
  });

  it('[BC-EDGE-03] impassable tiles count for the 2x2 ban', () => {
    const table = scene('Empty@2,0 BlockedPath@2,-1 Scrap@3,0', { at: ['3,0'], pile: ['food', 'food'] }).turn(
      1,
    );
    expect(table.act('explore').cells().sort()).toEqual(['3,1', '4,0']);
  });

  it('[BC-EDGE-04] without an allowed place no tile is revealed', () => {
    const table = scene('Empty@2,0', { at: ['1,0'], pile: ['food'] }).turn(1);
    expect(table.refusal({ verb: 'explore' })).toBe('BC-EXPLORE-04');
  });

  it('[BC-EDGE-05] a tile that would strand its explorer is shuffled back, for 1 AP in all', () => {
    const table = scene(SHUT_IN, { at: ['3,0'], pile: ['blockedPath', 'food'] })
      .turn(1)
      .act('explore');
    expect(table.told('tileRefused').map(({ tile }) => tile)).toEqual(['blockedPath']);
    expect(table.kind('4,0')).toBe('food');
    expect(table.state.pile.middle).toEqual(['blockedPath']);
    expect(table.ap()).toBe(2);
  });

  it('[BC-EDGE-06] with only stranding tiles left the AP comes back and Explore is off', () => {
    const table = scene(SHUT_IN, { at: ['3,0'], pile: ['blockedPath', 'blockedPath'] })
      .turn(1)
      .act('explore');
    expect(table.ap()).toBe(3);
    expect(table.kind('4,0')).toBeUndefined();
    expect(pileSize(table)).toBe(2);
    expect(table.refusal({ verb: 'explore' })).toBe('BC-RULING-15');
  });

  it('[BC-EDGE-07] a collapse that would shut in another survivor is refused', () => {
    const table = scene('Empty@2,0 Scrap@3,0 Ammo@4,0 BlockedPath@5,0 BlockedPath@4,-1 BlockedPath@4,1', {
      at: ['2,0', '4,0'],
      pile: ['collapsedPassage', 'food'],
    });
    table.turn(1).act('explore');
    expect(table.told('tileRefused').map(({ tile }) => tile)).toEqual(['collapsedPassage']);
    expect(table.kind('2,0')).toBe('quietPassage');
  });

  it('[BC-EDGE-08] who is cut off but can explore is not stranded', () => {
    const table = scene(ROW, { at: ['2,0', '4,0'], pile: ['collapsedPassage', 'food'] })
      .turn(1)
      .explore();
    expect(table.kind('2,0')).toBe('collapsedPassage');
    expect(table.s(1).cell).toBe('1,0');
  });

  it('[BC-EDGE-09] a Collapsed Passage replaces the tile and all that lies on it', () => {
    const table = scene('Empty@2,0 Scrap@3,0', {
      at: ['3,0', '3,0'],
      loose: { '3,0': { ammo: 2 } },
      tokens: { '3,0': { barrier: 1 } },
      pile: ['collapsedPassage', 'food'],
    });
    table.turn(1).explore();
    expect(table.tile('3,0')).toEqual({ kind: 'collapsedPassage', cleared: false, tokens: {}, loose: {} });
    expect(table.state.out).toEqual(['scrap']);
    expect([table.s(1).cell, table.s(2).cell]).toEqual(['2,0', '2,0']);
    expect(table.kind('4,0')).toBeUndefined();
  });

  it('[BC-EDGE-10] an uncleared Objective tile that collapses goes back into the pile', () => {
    const given = { at: ['3,0'], pile: ['collapsedPassage', 'food', 'food'] as TileKind[] };
    const uncleared = scene('Empty@2,0 ObjectiveTile@3,0', given).turn(1).explore();
    expect(pileSize(uncleared)).toBe(3);
    const cleared = scene('Empty@2,0 ObjectiveTile@3,0', { ...given, cleared: ['3,0'] })
      .turn(1)
      .explore();
    expect(pileSize(cleared)).toBe(2);
  });

  it('[BC-EDGE-11] a Rubble Slide swaps with the explorer’s tile and blocks the way back with 3 barriers', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0', '2,0'],
      loose: { '2,0': { scrap: 1 } },
      pile: ['rubbleSlide', 'food'],
    });
    table.turn(1, 6).explore('3,0');
    expect([table.kind('2,0'), table.barriers('2,0')]).toEqual(['rubbleSlide', 3]);
    expect([table.kind('3,0'), table.tile('3,0').loose]).toEqual(['quietPassage', { scrap: 1 }]);
    expect([table.s(1).cell, table.s(2).cell]).toEqual(['3,0', '3,0']);
    table.move('2,0').move('2,0').move('2,0');
    expect(table.s(1).cell).toBe('3,0');
    expect(table.move('2,0').s(1).cell).toBe('2,0');
  });

  it('[BC-EDGE-12] a Rubble Slide may go sideways', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['rubbleSlide', 'food'] })
      .turn(1)
      .explore('2,1');
    expect([table.kind('2,0'), table.kind('2,1'), table.s(1).cell]).toEqual([
      'rubbleSlide',
      'quietPassage',
      '2,1',
    ]);
  });
});

describe('fire', () => {
  it('[BC-EDGE-13] whoever can flee from a Blaze lives', () => {
    const table = scene(ROW, { at: ['4,0'], pile: ['blaze', 'food'] })
      .turn(1)
      .explore('5,0');
    expect(table.s(1).cell).toBe('2,0');
    expect(
      Object.keys(table.state.tiles)
        .filter((cell) => table.burns(cell))
        .sort(),
    ).toEqual(['3,0', '4,0', '5,0']);
    expect(table.told('burned')).toEqual([]);
  });

  it('[BC-EDGE-14] a dead end beside a Blaze kills', () => {
    const table = scene(`${ROW} Food@4,-1`, { at: ['4,0', '4,-1'], pile: ['blaze', 'food'] })
      .turn(1)
      .explore('5,0');
    expect(table.cells().sort()).toEqual(['3,0', '4,-1']);
    table.pick({ cell: '3,0' });
    expect(table.s(2).health).toBe('dead');
    expect(table.s(1).cell).toBe('2,0');
    expect(table.burns('4,-1')).toBe(true);
  });

  it('[BC-EDGE-15] a tile laid into the fire burns at once', () => {
    const table = scene(BURNT, { at: ['4,-2'], tokens: FIRE, pile: ['food', 'food'] })
      .turn(1)
      .explore('4,-1');
    expect(table.burns('4,-1')).toBe(true);
    expect(table.burns('4,-2')).toBe(false);
    expect(table.offers({ verb: 'move', cell: '4,-1' })).toBe(false);
  });

  it('[BC-EDGE-16] Base never burns, but everybody in range flees', () => {
    const table = scene('', { at: ['1,0', '0,0'], pile: ['blaze', 'food'] })
      .turn(1)
      .explore('2,0');
    while (table.decision?.kind === 'fleeTo') {
      expect(table.cells().every((cell) => ['0,-1', '0,1', '-1,0'].includes(cell))).toBe(true);
      table.pick({ cell: '-1,0' });
    }
    expect([table.s(1).cell, table.s(2).cell]).toEqual(['-1,0', '-1,0']);
    expect(
      Object.keys(table.state.tiles)
        .filter((cell) => table.burns(cell))
        .sort(),
    ).toEqual(['1,0', '2,0']);
  });

  it('[BC-EDGE-65] late fire through a short cut: flight first, then fire, and no spawn on a burning tile', () => {
    const layout = `${BURNT} Food@5,-2`;
    const table = scene(layout, { at: ['5,-2'], tokens: FIRE, pile: ['monsterCleft', 'food'] })
      .turn(1)
      .explore('5,-1');
    expect(table.s(1).cell).toBe('4,-2');
    expect([table.burns('5,-1'), table.burns('5,-2'), table.burns('4,-2')]).toEqual([true, true, false]);
    expect(table.told('spawnPrevented').map(({ kind }) => kind)).toEqual(['monster']);
    expect(table.state.enemies).toEqual([]);
  });

  it('[BC-EDGE-66] a Rubble Slide into the fire: the rider flees onto the rubble before its barriers appear', () => {
    const table = scene(BURNT, { at: ['4,-2'], tokens: FIRE, pile: ['rubbleSlide', 'food'] })
      .turn(1)
      .explore('4,-1');
    expect([table.kind('4,-1'), table.burns('4,-1')]).toEqual(['ammo', true]);
    expect([table.kind('4,-2'), table.barriers('4,-2'), table.s(1).cell]).toEqual(['rubbleSlide', 3, '4,-2']);
  });
});

describe('knockback', () => {
  it('[BC-EDGE-17] the nearest source drives first, the second from where that leads', () => {
    const at = (cell: string, range: number) => ({ cell, range, enemies: false, spared: [], only: null });
    const flight = () =>
      scene('Empty@2,0 MuddyPassage@2,1 Scrap@3,0 SavageCamp@4,0', {
        at: ['3,0'],
        enemies: [
          ['beast', '4,0'],
          ['monster', '2,1'],
        ],
      }).run(flights, flightsFrom([at('2,1', 2), at('4,0', 1)], null));
    const home = flight();
    expect(home.told('moved').map(({ to }) => to)).toEqual(['2,0']);
    expect(home.cells().sort()).toEqual(['1,0', '3,0']);
    expect(home.pick({ cell: '1,0' }).s(1).cell).toBe('0,0');
    const back = flight().pick({ cell: '3,0' });
    expect(back.told('combatBegan').map(({ cell }) => cell)).toEqual(['4,0']);
    expect(back.s(1).cell).toBe('4,0');
  });

  it('[BC-EDGE-18] a dead end may be chosen and ends the flight', () => {
    const table = scene('Empty@2,0 Food@2,-1', { at: ['2,0'], pile: ['brutesCell', 'food'] })
      .turn(1)
      .explore('3,0');
    table.pick({ cell: '2,-1' });
    expect(table.s(1).cell).toBe('2,-1');
    expect(table.decision?.kind).toBe('act');
  });

  it('[BC-EDGE-19] who stands where the enemy appears fights; the others flee although it dies first', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0', '3,0'],
      pile: ['devourersGullet', 'food'],
    });
    // The Devourer of this tile appears on the nearest HAZARD tile; 2 health, so two rounds.
    table.turn(1).explore('2,1');
    expect(table.told('combatBegan').map(({ cell, survivors }) => [cell, survivors])).toEqual([['3,0', [1]]]);
    expect(table.s(2).cell).toBe('3,0');
    expect(killed(table)).toEqual(['devourer']);
    expect(table.decision?.kind).toBe('fleeTo');
    expect(table.cells().sort()).toEqual(['1,0', '2,1']);
  });
});

describe('enemy movement', () => {
  it('[BC-EDGE-20] a way round a barrier is taken, however long', () => {
    const table = scene(RING, {
      at: ['0,-1'],
      enemies: [['monster', '2,0']],
      tokens: { '1,0': { barrier: 1 } },
    }).enemies();
    expect(table.where('monster')).toEqual(['2,1']);
    expect(table.barriers('1,0')).toBe(1);
  });

  it('[BC-EDGE-21] without a free way the shortest one is tried', () => {
    const tokens = { '1,0': { barrier: 1 }, '0,1': { barrier: 1 } };
    const table = scene(RING, { at: ['0,-1'], enemies: [['monster', '2,0']], tokens }).enemies();
    expect(table.where('monster')).toEqual(['2,0']);
    expect([table.barriers('1,0'), table.barriers('0,1')]).toEqual([0, 1]);
  });

  it('[BC-EDGE-22] the die is rolled until it points one of the tied ways', () => {
    const table = scene(RING, { at: ['0,-1'], enemies: [['monster', '2,2']] }).enemies(2, 3, 4);
    expect(table.where('monster')).toEqual(['1,2']);
    expect(table.told('dieRolled').map(({ fits }) => fits)).toEqual([false, false, true]);
  });

  it('[BC-EDGE-23] the players split the damage of traps among those who enter', () => {
    const given = {
      at: ['0,0'],
      tokens: { '1,0': { trap: 2 } },
      enemies: [
        ['beast', '2,0'],
        ['beast', '2,0'],
        ['savage', '2,0'],
      ] as const,
    };
    const table = scene('Empty@2,0 Ammo@3,0', given).enemies();
    table.pick({ enemy: 1 }).pick({ enemy: 2 });
    expect(table.state.enemies.map(({ kind, cell }) => [kind, cell])).toEqual([['savage', '1,0']]);
    expect(table.traps('1,0')).toBe(0);
    const other = scene('Empty@2,0 Ammo@3,0', given).enemies().pick({ enemy: 3 }).pick({ enemy: 3 });
    expect(other.state.enemies.map(({ kind, cell }) => [kind, cell])).toEqual([
      ['beast', '1,0'],
      ['beast', '1,0'],
    ]);
  });

  it('[BC-EDGE-24] traps that are not needed stay', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['0,0'],
      tokens: { '1,0': { trap: 3 } },
      enemies: [['beast', '2,0']],
    });
    table.enemies();
    expect(table.state.enemies).toEqual([]);
    expect(table.traps('1,0')).toBe(2);
  });

  it('[BC-EDGE-25] trap before barrier', () => {
    const tokens = { '1,0': { trap: 1, barrier: 1 } };
    const dead = scene('Empty@2,0 Ammo@3,0', {
      at: ['0,0'],
      tokens,
      enemies: [['monster', '2,0']],
    }).enemies();
    expect([dead.state.enemies.length, dead.barriers('1,0')]).toEqual([0, 1]);
    const hurt = scene('Empty@2,0 Ammo@3,0', { at: ['0,0'], tokens, enemies: [['savage', '2,0']] }).enemies();
    expect(hurt.enemy()).toMatchObject({ cell: '2,0', damage: 1 });
    expect([hurt.traps('1,0'), hurt.barriers('1,0')]).toEqual([0, 0]);
  });

  it('[BC-EDGE-26] a trap on a pit kills what comes out, and another comes next time', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['0,-1'], tokens: { '3,0': { trap: 1 } } }).enemies();
    expect([table.state.enemies.length, table.traps('3,0')]).toEqual([0, 0]);
    expect(table.enemies().where('monster')).toEqual(['3,0']);
  });

  it('[BC-EDGE-27] two enemies at one barrier: both fail, one token goes', () => {
    const table = scene('Empty@2,0', {
      at: ['0,-1'],
      tokens: { '1,0': { barrier: 1 } },
      enemies: [
        ['monster', '2,0'],
        ['monster', '2,0'],
      ],
    });
    table.enemies();
    expect(table.where('monster')).toEqual(['2,0', '2,0']);
    expect(table.barriers('1,0')).toBe(0);
  });

  it('[BC-EDGE-28] enemies may swap tiles', () => {
    const table = scene('Empty@2,0 Ammo@3,0 Scrap@4,0', {
      at: ['4,0'],
      enemies: [
        ['monster', '3,0'],
        ['beast', '2,0'],
      ],
    });
    table.enemies();
    expect([table.where('monster'), table.where('beast')]).toEqual([['2,0'], ['3,0']]);
    expect(table.told('combatBegan')).toEqual([]);
  });

  it('[BC-EDGE-29] attackers from two sides fight in one combat', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0'],
      enemies: [
        ['beast', '1,0'],
        ['beast', '3,0'],
      ],
    }).enemies();
    table.pick({ enemy: 1 });
    expect(table.s(1).health).toBe('down');
    expect(table.where('beast')).toEqual(['2,0']);
    expect(table.told('combatEnded')).toHaveLength(1);
  });

  it('[BC-EDGE-30] an Animal breaks a barrier with its first step and enters with its second', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['1,0'],
      tokens: { '2,0': { barrier: 1 } },
      enemies: [['animal', '3,0']],
    });
    table.enemies();
    expect(table.where('animal')).toEqual(['2,0']);
    expect(table.barriers('2,0')).toBe(0);
    expect(table.told('combatBegan')).toEqual([]);
  });

  it('[BC-EDGE-39] a Stalker sprints at what it sees', () => {
    const row = 'Empty@2,0 Ammo@3,0 Scrap@4,0 Food@5,0';
    expect(
      scene(row, { at: ['1,0'], enemies: [['stalker', '5,0']] })
        .enemies()
        .where('stalker'),
    ).toEqual(['2,0']);
    const blind = scene(row, {
      at: ['1,0'],
      enemies: [['stalker', '5,0']],
      tokens: { '3,0': { barrier: 1 } },
    });
    expect(blind.enemies().where('stalker')).toEqual(['4,0']);
  });

  it('[BC-EDGE-68] a barrier in front of a survivor stops the attack for a round', () => {
    const table = scene('Empty@2,0', {
      at: ['1,0'],
      tokens: { '1,0': { barrier: 1 } },
      enemies: [['beast', '2,0']],
    });
    table.enemies();
    expect(table.where('beast')).toEqual(['2,0']);
    expect(table.barriers('1,0')).toBe(0);
    expect(table.told('combatBegan')).toEqual([]);
    expect(
      table
        .enemies()
        .told('combatBegan')
        .map(({ cell }) => cell),
    ).toEqual(['1,0']);
  });

  it('[BC-EDGE-69] one trap stuns a Brute where it came from; it recovers at once', () => {
    const table = scene('Empty@2,0', {
      at: ['0,0'],
      tokens: { '1,0': { trap: 2 } },
      enemies: [['brute', '2,0']],
    }).enemies();
    expect(table.enemy()).toMatchObject({ cell: '2,0', stunned: false });
    expect(table.told('enemyStunned')).toHaveLength(1);
    expect(table.told('enemyRecovered')).toHaveLength(1);
    expect(table.traps('1,0')).toBe(1);
  });
});

describe('combat', () => {
  const HUNT = 'Empty@2,0 Ammo@3,0 Food@2,-1';

  it('[BC-EDGE-31] a Predator leaves after one round', () => {
    const table = scene(HUNT, { at: ['2,0'], enemies: [['predator', '3,0']] }).enemies(1);
    expect(table.s(1)).toMatchObject({ health: 'injured', cell: '2,0' });
    expect(table.enemy()).toMatchObject({ damage: 1, cell: '2,-1' });
  });

  it('[BC-EDGE-32] a Predator that runs into another survivor fights again in the next wave', () => {
    const table = scene(HUNT, { at: ['2,0', '2,-1'], enemies: [['predator', '3,0']] }).enemies(1);
    expect(table.s(2).health).toBe('injured');
    expect(killed(table)).toEqual(['predator']);
  });

  it('[BC-EDGE-33] a Predator raids once and slips away', () => {
    const table = scene('', {
      at: ['0,-1', '0,-1', '0,-1'],
      stock: { food: 10 },
      enemies: [['predator', '1,0']],
    });
    table.enemies(4);
    expect(table.food()).toBe(7);
    expect(table.enemy()).toMatchObject({ damage: 1, cell: '-1,0' });
    expect(table.meal().food()).toBe(6);
  });

  it('[BC-EDGE-34] a Devourer’s trail of barriers ends in a raid of 6 food', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['0,-1', '0,-1', '0,-1'],
      stock: { food: 10 },
      enemies: [['devourer', '3,0']],
    });
    table.enemies().meal();
    expect([table.barriers('3,0'), table.food()]).toEqual([1, 9]);
    table.enemies().meal();
    expect([table.barriers('2,0'), table.food()]).toEqual([1, 8]);
    table.enemies();
    expect([table.barriers('1,0'), table.food(), killed(table)]).toEqual([1, 2, ['devourer']]);
    expect(table.meal().food()).toBe(1);
  });

  it('[BC-EDGE-35] a Devourer heals before the meal', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0', '-1,0', '-1,0'],
      goods: [{ ammo: 2 }],
      enemies: [['devourer', '3,0']],
    });
    table.turn(1).act('shoot', { enemy: 1 }).move('1,0');
    expect(table.enemy()?.damage).toBe(1);
    expect(table.enemies().enemy()?.damage).toBe(0);
  });

  it('[BC-EDGE-42] a Brute is stunned again and again', () => {
    const table = scene('Empty@2,0 Food@3,0', { at: ['3,0'], enemies: [['brute', '2,0']] }).enemies();
    expect([table.s(1).health, table.enemy()?.stunned]).toEqual(['injured', true]);
    table.turn(1);
    expect(table.offers({ verb: 'gather', good: 'food' })).toBe(true);
    table.enemies();
    expect([table.s(1).health, table.enemy()?.stunned]).toEqual(['down', true]);
  });

  it('[BC-EDGE-43] armor against a Savage', () => {
    const two = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0', '2,0'],
      goods: [{ armor: 1 }],
      enemies: [['savage', '3,0']],
    });
    two.enemies().pick({ enemy: 1, survivor: 0 });
    expect(two.s(1)).toMatchObject({ health: 'healthy', cell: '2,0', goods: {} });
    expect(two.s(2).health).toBe('healthy');
    expect(killed(two)).toEqual(['savage']);
    const alone = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0'],
      goods: [{ armor: 1 }],
      enemies: [['savage', '3,0']],
    }).enemies();
    expect(alone.decision?.kind).toBe('throwTo');
    alone.pick({ cell: '1,0' });
    expect(alone.s(1)).toMatchObject({ health: 'injured', cell: '1,0', goods: {} });
    expect(alone.state.enemies).toEqual([]);
  });

  it('[BC-EDGE-44] a raid that empties Base starves the team at the meal', () => {
    const table = scene('', {
      at: ['-1,0', '-1,0', '-1,0'],
      stock: { food: 2 },
      enemies: [['monster', '1,0']],
    }).enemies();
    expect([table.food(), killed(table)]).toEqual([0, ['monster']]);
    expect(table.state.outcome).toBeNull();
    expect(table.meal().state.outcome).toMatchObject({ result: 'loss', reason: 'starved' });
  });

  it('[BC-EDGE-45] a raid during survivors’ turns is no loss: food may still come', () => {
    // The Flood at 2,0 drives the Monster on 1,0 into Base.
    const table = scene('Empty@0,-2 Empty@0,-3 Empty@1,-3 Empty@2,-3 Empty@2,-2 Empty@2,-1', {
      at: ['2,-1', '0,1', '0,1'],
      goods: [{}, { food: 3 }],
      stock: { food: 2 },
      enemies: [['monster', '1,0']],
      pile: ['flood', 'food'],
    });
    table.turn(1).explore('2,0');
    while (table.decision?.kind === 'fleeTo') table.pick(table.options()[0]?.id ?? '');
    expect([table.food(), table.state.outcome]).toEqual([0, null]);
    table.turn(2).act('trade').pick({ verb: 'store', good: 'food', amount: 3 });
    expect(table.food()).toBe(3);
    expect(table.meal().food()).toBe(2);
  });

  it('[BC-EDGE-75] points keep their dealer', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0', '2,0'],
      enemies: [
        ['savage', '3,0'],
        ['beast', '3,0'],
      ],
    });
    table.enemies().pick({ enemy: 1 }).pick({ enemy: 1 });
    table.pick({ enemy: 1, survivor: 0 }).pick({ enemy: 2, survivor: 1 });
    expect(killed(table)).toEqual(['savage']);
    expect(table.decision?.kind).toBe('throwTo');
    table.pick({ cell: '1,0' });
    expect(table.s(1)).toMatchObject({ health: 'injured', cell: '1,0' });
    expect(table.s(2)).toMatchObject({ health: 'down', cell: '2,0' });
    expect(killed(table)).toEqual(['beast']);
  });
});

describe('special enemies', () => {
  const CLEARED = ['0,-1', '1,0', '0,1', '-1,0'];

  it('[BC-EDGE-36] Vermin multiply once a tile', () => {
    const table = scene('Empty@2,0 Food@3,0 Ammo@4,0', {
      at: ['0,-1'],
      cleared: CLEARED,
      enemies: [['vermin', '2,0']],
    });
    table.enemies();
    expect(table.where('vermin')).toEqual(['3,0', '3,0']);
    expect(table.tile('3,0').cleared).toBe(true);
    table.enemies();
    expect(table.where('vermin')).toEqual(['4,0', '4,0', '4,0']);
    expect(table.tile('4,0').cleared).toBe(true);
  });

  it('[BC-EDGE-37] Vermin on a survivor’s tile fight first', () => {
    const table = scene('Empty@2,0 Food@3,0', {
      at: ['3,0'],
      cleared: CLEARED,
      enemies: [['vermin', '2,0']],
    }).enemies();
    expect(table.s(1).health).toBe('injured');
    expect(table.state.enemies).toEqual([]);
    expect(table.tile('3,0').cleared).toBe(false);
  });

  it('[BC-EDGE-38] an Imp steals a loose token and reappears on the furthest HAZARD tile', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0 BrokenStairs@0,2 Food@0,3', {
      at: ['-1,0'],
      loose: { '2,0': { scrap: 2 } },
      enemies: [['imp', '3,0']],
    });
    table.enemies();
    expect(table.tile('2,0').loose).toEqual({ scrap: 1 });
    expect(table.where('imp')).toEqual(['0,2']);
  });

  it('[BC-EDGE-40] a Stranger shoots on entering the zone, not within it', () => {
    const layout = 'Empty@2,0 Ammo@3,0 Scrap@3,1';
    const table = scene(layout, { at: ['0,0'], enemies: [['stranger', '3,0']] })
      .turn(1)
      .move('1,0');
    expect(table.s(1).health).toBe('injured');
    expect(table.told('strangerShot')).toHaveLength(1);
    expect(table.move('2,0').told('strangerShot')).toEqual([]);
    const aside = scene(layout, { at: ['0,0'], enemies: [['stranger', '3,1']] })
      .turn(1)
      .move('1,0');
    expect(aside.told('strangerShot')).toEqual([]);
    expect(aside.move('2,0').told('strangerShot')).toEqual([]);
  });

  it('[BC-EDGE-41] what can be seen', () => {
    const layout = 'Empty@2,0 BlockedPath@3,0 Ammo@2,1 Food@2,2 Scrap@4,0';
    const seen = (table: Table) =>
      Object.keys(table.state.tiles).filter(
        (cell) => cell !== '2,0' && sees(table.state.tiles, '2,0', cell, false),
      );
    expect(seen(scene(layout)).sort()).toEqual(['-1,0', '0,0', '1,0', '2,1', '2,2', '3,0']);
    expect(seen(scene(layout, { tokens: { '2,1': { barrier: 1 } } })).sort()).toEqual([
      '-1,0',
      '0,0',
      '1,0',
      '3,0',
    ]);
    expect(seen(scene(layout, { tokens: { '2,0': { barrier: 1 } } })).sort()).toEqual([
      '-1,0',
      '0,0',
      '1,0',
      '2,1',
      '2,2',
      '3,0',
    ]);
  });

  it('[BC-EDGE-70] Vermin leave their nest for other food, and eat it up when there is none', () => {
    const elsewhere = scene('Empty@2,0 VerminNest@3,0', {
      at: ['0,-1'],
      enemies: [['vermin', '3,0']],
    }).enemies();
    expect([elsewhere.where('vermin'), elsewhere.tile('3,0').cleared]).toEqual([['2,0'], false]);
    const last = scene('Empty@2,0 VerminNest@3,0', {
      at: ['0,-1'],
      cleared: CLEARED,
      enemies: [['vermin', '3,0']],
    }).enemies();
    expect([last.where('vermin'), last.tile('3,0').cleared]).toEqual([['3,0', '3,0'], true]);
  });

  it('[BC-EDGE-72] an Imp robs a survivor without a fight', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0'],
      goods: [{ ammo: 1 }],
      enemies: [['imp', '3,0']],
    }).enemies();
    expect(table.s(1)).toMatchObject({ goods: {}, health: 'healthy' });
    expect(table.where('imp')).toEqual(['3,0']);
    expect(table.told('combatBegan')).toEqual([]);
  });
});

describe('turns, wounds and newcomers', () => {
  it('[BC-EDGE-46] healing gives no AP back in the same turn', () => {
    const table = scene('', {
      at: ['0,0', '0,1', '0,1'],
      health: ['injured'],
      goods: [{ medicine: 3 }],
    }).turn(1);
    expect(table.ap()).toBe(2);
    expect(table.act('heal', { survivor: 0 }).ap()).toBe(1);
    expect(table.turn(1).ap()).toBe(3);
  });

  it('[BC-EDGE-47] eating at zero AP, but not after the turn', () => {
    const table = scene('', { at: ['0,0'], goods: [{ food: 2 }] })
      .turn(1, 0)
      .act('eat')
      .act('eat');
    expect(table.ap()).toBe(4);
    table.act('endTurn');
    expect([table.state.turn, table.decision]).toEqual([null, null]);
  });

  it('[BC-EDGE-48] a newcomer costs 4 resources of the stock', () => {
    const poor = scene('', { at: ['0,-1', '0,0', '0,0'], health: ['down'], stock: { food: 2, scrap: 1 } })
      .turn(2)
      .act('giveUp');
    expect(poor.refusal({ survivor: 0 })).toBe('BC-FORFEIT-07');
    const table = scene('', {
      at: ['0,-1', '0,0', '0,0'],
      health: ['down'],
      stock: { food: 3, scrap: 1 },
    }).turn(2);
    table.act('giveUp').pick({ survivor: 0 }).pick({ good: 'food' });
    table.pick({ good: 'food' }).pick({ good: 'food' }, 'pim');
    expect([table.state.stock, table.s(1).cell, table.s(1).card]).toEqual([{}, '0,0', 'pim']);
    expect(table.meal().state.outcome?.reason).toBe('starved');
  });

  it('[BC-EDGE-49] a Gas Leak takes turns', () => {
    const table = scene('Empty@2,0 Scrap@3,0', {
      at: ['3,0', '3,0', '2,0'],
      acted: [false, false, true],
      pile: ['gasLeak', 'food'],
    });
    table.turn(1, 3).explore('4,0');
    expect(table.state.turn).toBeNull();
    expect([table.s(1).losesNextTurn, table.s(2).acted, table.s(2).losesNextTurn]).toEqual([
      true,
      true,
      false,
    ]);
    expect(table.s(3).losesNextTurn).toBe(false);
  });

  it('[BC-EDGE-50] mud takes an AP that is not there for nothing, and one at the next start', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', { at: ['2,0'] })
      .turn(1, 1)
      .move('3,0');
    expect(table.state.turn).toBeNull();
    table.turn(1);
    expect(table.ap()).toBe(2);
    expect(table.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-06');
  });

  it('[BC-EDGE-71] what a survivor carries on Base pays for the newcomer', () => {
    const table = scene('', {
      at: ['0,0', '0,1', '0,1'],
      health: ['down'],
      goods: [{ medicine: 3 }],
      stock: { scrap: 1 },
    }).turn(2);
    table.act('giveUp').pick({ survivor: 0 });
    table.pick({ good: 'scrap' }, 'wren');
    expect([table.state.stock, table.s(1).goods, table.s(1).cell]).toEqual([{}, {}, '0,0']);
  });

  it('[BC-EDGE-73] healed in time, a survivor still takes its turn', () => {
    const given = { at: ['0,0', '0,0', '0,1'], health: ['down'] as const, goods: [{}, { medicine: 2 }] };
    const table = scene('', { ...given, acted: [false, false, true] });
    table.state.frames = [{ procedure: 'round', step: 'anybodyLeft' }];
    table.go().act('heal', { survivor: 0 }).act('endTurn');
    expect([table.state.turn?.survivor, table.ap()]).toEqual([0, 2]);
    const late = scene('', { ...given, acted: [true, false, true] });
    late.state.frames = [{ procedure: 'round', step: 'anybodyLeft' }];
    late.go().act('heal', { survivor: 0 });
    expect(late.s(1)).toMatchObject({ health: 'injured', acted: true });
  });

  it('[BC-EDGE-74] survivors, food and ENEMY tiles by players', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((players) => {
      const { state } = start(basecamp, { ...defaults(players), minor: 'none' }, players);
      const enemy = state.pile.middle.filter((kind) => TILES[kind as TileKind].category === 'enemy').length;
      return [
        state.survivors.length,
        state.stock.food,
        enemy,
        state.survivors.map(({ seat }) => seat).join(''),
      ];
    });
    expect(rows).toEqual([
      [3, 10, 5, '000'],
      [4, 8, 6, '0101'],
      [3, 10, 5, '012'],
      [4, 8, 6, '0123'],
      [5, 6, 7, '01234'],
      [6, 4, 8, '012345'],
    ]);
  });
});

describe('hazards and objectives', () => {
  it('[BC-EDGE-51] an Explosion takes a token and buries the way back', () => {
    const table = scene('Empty@2,0 Scrap@3,0', {
      at: ['3,0'],
      goods: [{ ammo: 1, food: 1 }],
      pile: ['explosion', 'food'],
    });
    table.turn(1).explore('4,0').pick({ good: 'ammo' });
    expect(table.s(1)).toMatchObject({ goods: { food: 1 }, cell: '1,0' });
    expect(['4,0', '3,0', '2,0', '1,0'].map((cell) => table.barriers(cell))).toEqual([0, 1, 1, 0]);
  });

  it('[BC-EDGE-52] a Flood clears what is in range, not what is carried', () => {
    const table = scene('Empty@2,0 Food@3,0 ObjectiveTile@3,1', {
      at: ['3,0'],
      goods: [{ food: 2 }],
      loose: { '3,0': { ammo: 1 } },
      pile: ['flood', 'food'],
    });
    table.turn(1).explore('4,0');
    expect(table.cells().sort()).toEqual(['2,0', '3,1']);
    expect(table.tile('3,0')).toMatchObject({ cleared: true, loose: {} });
    expect(table.s(1).goods).toEqual({ food: 2 });
    expect(table.tile('3,1').cleared).toBe(false);
  });

  it('[BC-EDGE-53] a Sealed Vault needs two', () => {
    const table = scene('Empty@2,0 SealedVault@3,0', { at: ['2,0', '1,0'] }).turn(1);
    expect(table.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-VAULT-02');
    table.turn(2).move('2,0').act('clear', { cell: '3,0' });
    expect(table.ap()).toBe(1);
    expect(table.offers({ verb: 'move', cell: '3,0' })).toBe(true);
  });

  it('[BC-EDGE-54] the Jaw Trap costs an AP at once and comes off for 2 scrap', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0', '1,0'],
      goods: [{}, { scrap: 2 }],
      pile: ['jawTrap', 'food'],
    })
      .turn(1)
      .explore();
    expect([table.ap(), table.s(1).jawTraps, table.kind('3,0')]).toEqual([1, 1, undefined]);
    table.turn(2).act('free', { survivor: 0 });
    expect([table.s(1).jawTraps, table.state.out, table.s(2).goods, table.ap()]).toEqual([
      0,
      ['jawTrap'],
      {},
      2,
    ]);
  });

  it('[BC-EDGE-55] the Barrier tile stops five moves', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['barrierTile', 'food'] })
      .turn(1, 7)
      .explore('3,0');
    expect(table.barriers('3,0')).toBe(5);
    for (let n = 0; n < 5; n++) table.move('3,0');
    expect([table.s(1).cell, table.barriers('3,0')]).toEqual(['2,0', 0]);
    expect(table.offers({ verb: 'gather', good: 'scrap' })).toBe(true);
    table.move('3,0');
    expect(table.s(1).cell).toBe('3,0');
  });

  it('[BC-EDGE-56] fences serve as Base and as barriers', () => {
    const given = {
      at: ['0,-1', '2,0', '-1,0'],
      goods: [{ ammo: 1 }, { ammo: 1 }],
      minor: 'extendPerimeter' as const,
      minorDone: true,
      progress: { extendPerimeter: 4 },
      tokens: { '1,0': { fence: 1 }, '0,-1': { fence: 1 } },
    };
    const table = scene('Empty@2,0', given)
      .turn(1)
      .act('trade')
      .pick({ verb: 'store', good: 'ammo', amount: 1 });
    expect(table.state.stock).toEqual({ ammo: 1 });
    const far = scene('Empty@2,0', given).turn(2).act('trade');
    expect(far.offers({ verb: 'store' })).toBe(true);
    const attack = scene('Empty@2,0', { ...given, at: ['0,-1'], enemies: [['monster', '2,0']] }).enemies();
    expect([attack.where('monster'), attack.tile('1,0').tokens]).toEqual([['2,0'], {}]);
  });

  it('[BC-EDGE-57] an active enemy keeps hands off its tile, a stunned one does not', () => {
    const active = scene('Empty@2,0 Food@3,0', {
      at: ['2,0'],
      goods: [{ ammo: 2 }],
      cleared: ['1,0'],
      enemies: [['brute', '3,0']],
    }).turn(1);
    expect(active.refusal({ verb: 'gather', good: 'food' })).toBe('BC-GATHER-08');
    expect(active.offers({ verb: 'shoot', enemy: 1 })).toBe(true);
    const stunned = scene('Empty@2,0 Food@3,0', {
      at: ['2,0'],
      cleared: ['1,0'],
      enemies: [['brute', '3,0', { stunned: true }]],
    }).turn(1);
    expect(stunned.offers({ verb: 'gather', good: 'food' })).toBe(true);
  });

  it('[BC-EDGE-58] a printed type with its loose tokens, or loose tokens of any type', () => {
    const given = { at: ['2,0'], cleared: ['1,0'], loose: { '2,0': { ammo: 1, food: 1 } } };
    const typed = scene('Empty@2,0 Food@3,0', given).turn(1).act('gather', { good: 'food' }).act('takeAll');
    expect([typed.s(1).goods, typed.tile('2,0').loose]).toEqual([{ food: 2 }, { ammo: 1 }]);
    const loose = scene('Empty@2,0 Food@3,0', given).turn(1).act('pickUp').act('takeAll');
    expect([loose.s(1).goods, loose.tile('3,0').cleared]).toEqual([{ ammo: 1, food: 1 }, false]);
  });

  it('[BC-EDGE-59] a red spawn without another ENEMY tile happens on the tile itself', () => {
    const table = scene('', { at: ['1,0'], pile: ['answeringHowl', 'food'] })
      .turn(1)
      .explore('2,0');
    expect(table.where('animal')).toEqual(['2,0']);
    expect(table.s(1).cell).toBe('0,0');
  });

  it('[BC-EDGE-60] armor holds on the Broken Stairs', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], goods: [{ armor: 1 }], pile: ['brokenStairs', 'food'] })
      .turn(1)
      .explore('3,0');
    expect(table.s(1)).toMatchObject({ health: 'healthy', goods: {} });
    expect(table.offers({ verb: 'move', cell: '3,0' })).toBe(true);
  });

  it('[BC-EDGE-61] a win during the turns beats starvation', () => {
    const table = scene('Empty@2,0 Empty@3,0', {
      at: ['3,0'],
      goods: [{ scrap: 1, ammo: 1 }],
      progress: { lightBeacon: 5 },
    });
    table.turn(1).act('event');
    expect(table.state.outcome).toMatchObject({ result: 'win' });
    expect(table.decision).toBeNull();
  });

  it('[BC-EDGE-62] an empty pile ends exploring, not the game', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['food'] })
      .turn(1)
      .explore('3,0');
    expect(table.refusal({ verb: 'explore' })).toBe('BC-EXPLORE-07');
    expect(table.state.outcome).toBeNull();
  });

  it('[BC-EDGE-63] who was cut off before does not count', () => {
    const table = scene('CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1 BlockedPath@4,0', {
      at: ['-1,0', '3,0'],
      pile: ['food', 'food'],
    });
    expect(table.turn(1).explore('-2,0').kind('-2,0')).toBe('food');
  });

  it('[BC-EDGE-64] a tile that would end exploring for everybody is refused', () => {
    const table = scene('BlockedPath@2,0 BlockedPath@0,-2 BlockedPath@-2,0', {
      at: ['0,1', '0,1', '0,1'],
      pile: ['blockedPath', 'food', 'food'],
    });
    table.turn(1).explore('0,2');
    expect(table.told('tileRefused').map(({ tile }) => tile)).toEqual(['blockedPath']);
    expect(table.kind('0,2')).toBe('food');
  });

  it('[BC-EDGE-67] a Flood clears Objective tiles, and a fresh copy goes into the pile', () => {
    const table = scene('Empty@2,0 Food@3,0 Scrap@2,1 Ammo@2,2 Empty@3,2 Empty@4,2 LostCamp@4,1', {
      at: ['3,0'],
      pile: ['flood', 'food', 'food'],
    });
    table.turn(1).explore('4,0');
    expect([table.tile('3,0').cleared, table.tile('4,1').cleared, table.s(1).goods]).toEqual([
      true,
      true,
      {},
    ]);
    expect(pileSize(table)).toBe(3);
    expect(table.state.pile.middle).toContain('lostCamp');
  });
});
