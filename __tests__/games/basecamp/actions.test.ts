/** The actions of a survivor (BC-ACTION to BC-TRADE). */
import type { Decision } from '../../../src/core/game';
import { basecamp } from '../../../src/games/basecamp';
import { completesBlock } from '../../../src/games/basecamp/geometry';
import { newTile } from '../../../src/games/basecamp/state';
import { scene } from './scenario';

describe('actions in general', () => {
  it('[BC-ACTION-01] everything a survivor may do stands in one list', () => {
    const table = scene('Empty@2,0 SpawnPit@2,1 BeastHollow@2,-1', {
      at: ['2,0', '2,0', '1,0'],
      health: ['healthy', 'injured'],
      goods: [{ ammo: 3, food: 3, medicine: 3, scrap: 5, fence: 1 }],
      jawTraps: [0, 1],
      loose: { '2,0': { ammo: 1 } },
      enemies: [['beast', '2,-1']],
      pile: ['food', 'food'],
      tokens: { '1,0': { fence: 1 } },
      minor: 'extendPerimeter',
      progress: { extendPerimeter: 1 },
    });
    expect(table.turn(1).verbs().sort()).toEqual(
      [
        ...[
          'armor',
          'barrier',
          'clear',
          'eat',
          'endTurn',
          'event',
          'explore',
          'free',
          'gather',
          'giveUp',
          'heal',
        ],
        ...['move', 'pickUp', 'shoot', 'trade', 'trap'],
      ].sort(),
    );
  });

  it('[BC-ACTION-02] [BC-BOARD-02] an action reaches the own tile and the four beside it, never across a corner', () => {
    const table = scene('Empty@2,0 Empty@3,0 Empty@2,1', { at: ['2,0'], goods: [{ scrap: 1 }] }).turn(1);
    const cells = table.options({ verb: 'barrier' }).map(({ facets }) => facets.cell);
    expect(cells.sort()).toEqual(['1,0', '2,0', '2,1', '3,0']);
    const corner = scene('Empty@2,0 Empty@2,1 Ammo@1,2 Empty@2,2', { at: ['2,1'], cleared: ['1,0'] }).turn(1);
    expect(corner.offers({ verb: 'gather', good: 'ammo' })).toBe(false);
  });

  it('[BC-ACTION-03] [BC-RULING-08] only what the actor carries pays', () => {
    const table = scene('', { at: ['0,0', '0,0'], goods: [{}, { scrap: 5 }], stock: { scrap: 5 } }).turn(1);
    expect(table.refusal({ verb: 'armor' })).toBe('BC-ARMOR-01');
  });

  it('[BC-ACTION-04] the same action may be repeated', () => {
    const table = scene('', { at: ['0,0'], goods: [{ scrap: 4 }] })
      .turn(1)
      .act('armor')
      .act('armor');
    expect([table.has(1, 'armor'), table.ap()]).toEqual([2, 1]);
  });

  it('[BC-ACTION-05] barriers hinder neither hands nor help', () => {
    const table = scene('Empty@2,0 Food@3,0 SpawnPit@2,1', {
      at: ['2,0', '3,0'],
      health: ['healthy', 'injured'],
      goods: [{ scrap: 2, medicine: 2 }],
      tokens: { '3,0': { barrier: 2 }, '2,1': { barrier: 1 } },
      cleared: ['1,0'],
    });
    table.turn(1);
    expect(table.offers({ verb: 'gather', good: 'food' })).toBe(true);
    expect(table.offers({ verb: 'clear', cell: '2,1' })).toBe(true);
    expect(table.offers({ verb: 'heal', survivor: 1 })).toBe(true);
    expect(table.act('trade').offers({ verb: 'give', survivor: 1 })).toBe(true);
  });

  it('[BC-ACTION-06] impassable tiles can be worked on from beside them', () => {
    const table = scene('Empty@2,0 BrokenBridge@3,0', { at: ['2,0'], goods: [{ scrap: 2 }] }).turn(1);
    expect(table.offers({ verb: 'clear', cell: '3,0' })).toBe(true);
    const fire = scene('Empty@2,0 Ammo@3,0', { at: ['2,0'], tokens: { '3,0': { blaze: 1 } } }).turn(1);
    expect(fire.offers({ verb: 'gather', good: 'ammo' })).toBe(true);
  });

  it('[BC-ACTION-07] what one does to oneself no enemy prevents', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0'],
      health: ['injured'],
      goods: [{ medicine: 3, food: 1, scrap: 2 }],
      enemies: [['imp', '2,0']],
    }).turn(1);
    expect(['heal', 'eat', 'armor'].map((verb) => table.offers({ verb }))).toEqual([true, true, true]);
  });

  it('[BC-ACTION-08] what would change nothing is not offered', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], cleared: ['1,0'] }).turn(1);
    expect(table.verbs().sort()).toEqual(['endTurn', 'giveUp', 'move']);
    expect(table.refusal({ verb: 'trade' })).toBe('BC-ACTION-08');
    const healthy = scene('', { at: ['0,0', '0,0'], goods: [{ medicine: 3 }] }).turn(1);
    expect(healthy.offers({ verb: 'heal' })).toBe(false);
  });
});

describe('armor', () => {
  it('[BC-ARMOR-01] 1 AP and 2 scrap make an armor', () => {
    const table = scene('', { at: ['0,0'], goods: [{ scrap: 3 }] })
      .turn(1)
      .act('armor');
    expect([table.s(1).goods, table.ap()]).toEqual([{ scrap: 1, armor: 1 }, 2]);
  });

  it('[BC-ARMOR-02] [BC-ARMOR-03] [BC-ARMOR-04] [BC-RULING-09] each armor takes one point by itself; what it takes does not hurt', () => {
    const table = scene('Empty@2,0', {
      at: ['1,0'],
      goods: [{ armor: 2 }],
      enemies: [['savage', '2,0']],
    }).enemies();
    // Two combat rounds: two points, two armors; nobody is thrown.
    expect([table.s(1).goods, table.s(1).health, table.s(1).cell]).toEqual([{}, 'healthy', '1,0']);
    expect(table.told('armorSpent')).toHaveLength(2);
  });

  it('[BC-ARMOR-05] armor is traded, but pays for nothing', () => {
    const table = scene('', { at: ['0,0', '0,0'], goods: [{ armor: 4 }], stock: {} }).turn(1);
    expect(['barrier', 'trap', 'eat'].some((verb) => table.offers({ verb }))).toBe(false);
    table.act('trade').pick({ verb: 'give', survivor: 1, good: 'armor', amount: 1 });
    expect(table.has(2, 'armor')).toBe(1);
  });
});

describe('barriers', () => {
  const WALL = 'Empty@2,0 Food@3,0';

  it('[BC-BARRIER-01] [BC-CHOICE-04] [BC-CHOICE-13] [BC-RULING-10] 1 scrap places two, together or apart, also underfoot', () => {
    const table = scene(WALL, { at: ['2,0'], goods: [{ scrap: 2 }] }).turn(1);
    table.act('barrier', { cell: '3,0' }).pick({ cell: '2,0' });
    expect([table.barriers('3,0'), table.barriers('2,0'), table.ap(), table.has(1, 'scrap')]).toEqual([
      1, 1, 2, 1,
    ]);
    table.act('barrier', { cell: '3,0' }).pick({ cell: '3,0' });
    expect(table.barriers('3,0')).toBe(3);
    const base = scene('', { at: ['1,0'], goods: [{ scrap: 1 }] }).turn(1);
    expect(base.offers({ verb: 'barrier', cell: '0,0' })).toBe(true);
  });

  it('[BC-BARRIER-02] [BC-BARRIER-03] [BC-BARRIER-04] [BC-MOVE-04] a move onto a barrier fails, costs its AP and takes one token', () => {
    const table = scene(WALL, { at: ['2,0'], tokens: { '3,0': { barrier: 2 } } })
      .turn(1)
      .move('3,0');
    expect([table.s(1).cell, table.barriers('3,0'), table.ap()]).toEqual(['2,0', 1, 2]);
    table.move('3,0').move('3,0');
    expect(table.s(1).cell).toBe('3,0');
    const enemy = scene(WALL, {
      at: ['1,0'],
      tokens: { '2,0': { barrier: 3 } },
      enemies: [['animal', '3,0']],
    }).enemies();
    expect([enemy.where('animal'), enemy.barriers('2,0')]).toEqual([['3,0'], 1]);
  });

  it('[BC-BARRIER-07] [BC-BARRIER-08] barriers may stand where survivors do, and leaving is free', () => {
    const table = scene(WALL, { at: ['2,0', '3,0'], goods: [{ scrap: 1 }] })
      .turn(1)
      .act('barrier', { cell: '3,0' })
      .pick({ cell: '3,0' });
    table.turn(2).move('2,0');
    expect([table.s(2).cell, table.barriers('3,0')]).toEqual(['2,0', 2]);
  });

  it('[BC-BARRIER-09] spawning ignores barriers', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', {
      at: ['1,0'],
      tokens: { '3,0': { barrier: 1 } },
    }).enemies();
    expect([table.where('monster'), table.barriers('3,0')]).toEqual([['3,0'], 1]);
  });

  it('[BC-BARRIER-10] [BC-TRAP-10] neither barrier nor trap on an active enemy', () => {
    const given = { at: ['2,0'], goods: [{ scrap: 2, food: 1 }] };
    const active = scene(WALL, { ...given, enemies: [['brute', '3,0']] }).turn(1);
    expect(active.refusal({ verb: 'barrier', cell: '3,0' })).toBe('BC-BARRIER-10');
    expect(active.refusal({ verb: 'trap', cell: '3,0' })).toBe('BC-TRAP-10');
    const stunned = scene(WALL, { ...given, enemies: [['brute', '3,0', { stunned: true }]] }).turn(1);
    stunned.act('trap', { cell: '3,0' });
    expect([stunned.traps('3,0'), stunned.enemy()?.stunned]).toEqual([1, true]);
  });

  it('[BC-BARRIER-11] [BC-RULING-11] tokens never run out', () => {
    const table = scene(WALL, {
      at: ['2,0'],
      goods: [{ scrap: 1 }],
      tokens: { '3,0': { barrier: 200 } },
    }).turn(1);
    expect(table.act('barrier', { cell: '3,0' }).pick({ cell: '3,0' }).barriers('3,0')).toBe(202);
  });

  it('[BC-BARRIER-12] who is stopped has not entered: no combat', () => {
    const table = scene(WALL, { at: ['2,0'], tokens: { '3,0': { barrier: 1 } }, enemies: [['beast', '3,0']] })
      .turn(1)
      .move('3,0');
    expect([table.s(1).cell, table.told('combatBegan')]).toEqual(['2,0', []]);
    const base = scene('', {
      at: ['-1,0'],
      tokens: { '0,0': { barrier: 1 } },
      stock: { food: 3 },
      enemies: [['monster', '1,0']],
    }).enemies();
    expect([base.food(), base.where('monster')]).toEqual([3, ['1,0']]);
  });

  it('[BC-BARRIER-13] tokens do not move by themselves', () => {
    const tokens = { '2,0': { barrier: 1, trap: 1 } };
    const table = scene(WALL, { at: ['0,0'], tokens }).enemies();
    expect(table.tile('2,0').tokens).toEqual({ barrier: 1, trap: 1 });
  });

  it('[BC-BARRIER-14] [BC-TRAP-12] impassable tiles take neither; a trap may lie underfoot, on Base and on another', () => {
    const table = scene('Empty@2,0 BlockedPath@3,0', { at: ['2,0'], goods: [{ scrap: 4, food: 3 }] }).turn(1);
    expect(table.offers({ verb: 'barrier', cell: '3,0' })).toBe(false);
    expect(table.offers({ verb: 'trap', cell: '3,0' })).toBe(false);
    table.act('trap', { cell: '2,0' }).act('trap', { cell: '2,0' });
    expect(table.traps('2,0')).toBe(2);
    const home = scene('', { at: ['0,0'], goods: [{ scrap: 1, food: 1 }] })
      .turn(1)
      .act('trap', { cell: '0,0' });
    expect(home.traps('0,0')).toBe(1);
  });
});

describe('traps', () => {
  const PATH = 'Empty@2,0 Food@3,0';

  it('[BC-TRAP-01] 1 AP, 1 food and 1 scrap', () => {
    const table = scene(PATH, { at: ['2,0'], goods: [{ food: 1, scrap: 1 }] })
      .turn(1)
      .act('trap', { cell: '3,0' });
    expect([table.s(1).goods, table.ap(), table.traps('3,0')]).toEqual([{}, 2, 1]);
  });

  it('[BC-TRAP-02] [BC-TRAP-03] [BC-TRAP-07] a trap waits for an enemy, deals 1 and is gone; the dead never entered', () => {
    const table = scene(PATH, {
      at: ['1,0'],
      tokens: { '2,0': { trap: 1, barrier: 1 } },
      enemies: [['devourer', '3,0', { damage: 1 }]],
    });
    table.enemies();
    expect([
      table.state.enemies.length,
      table.traps('2,0'),
      table.barriers('2,0'),
      table.barriers('3,0'),
    ]).toEqual([0, 0, 1, 0]);
    expect(table.told('combatBegan')).toEqual([]);
  });

  it('[BC-TRAP-04] survivors walk over traps', () => {
    const table = scene(PATH, { at: ['2,0'], tokens: { '3,0': { trap: 1 } } })
      .turn(1)
      .move('3,0');
    expect([table.s(1).health, table.traps('3,0')]).toEqual(['healthy', 1]);
  });

  it('[BC-TRAP-05] [BC-TRAP-08] all traps that are needed strike together', () => {
    const table = scene(PATH, {
      at: ['1,0'],
      tokens: { '2,0': { trap: 3 } },
      enemies: [['savage', '3,0']],
    }).enemies();
    expect([table.state.enemies.length, table.traps('2,0')]).toEqual([0, 1]);
  });

  it('[BC-TRAP-06] [BC-CHOICE-05] the players split the damage', () => {
    const table = scene(PATH, {
      at: ['0,0'],
      tokens: { '2,0': { trap: 1 } },
      enemies: [
        ['beast', '3,0'],
        ['savage', '3,0'],
      ],
    }).enemies();
    expect([table.decision?.kind, table.decision?.seat, table.options().length]).toEqual([
      'trapStrikes',
      'team',
      2,
    ]);
    table.pick({ enemy: 2 });
    expect(table.enemy(2)).toMatchObject({ damage: 1, cell: '2,0' });
  });

  it('[BC-TRAP-09] enemies walk into traps on the shortest way', () => {
    const table = scene('Empty@2,0 Ammo@2,1 Scrap@2,2 Food@1,2 Empty@0,2', {
      at: ['0,-1'],
      tokens: { '1,0': { trap: 1 } },
      enemies: [['monster', '2,0']],
    }).enemies();
    expect(table.state.enemies).toEqual([]);
  });

  it('[BC-TRAP-11] [BC-RULING-12] the trap first, then the barrier', () => {
    const table = scene(PATH, {
      at: ['1,0'],
      tokens: { '2,0': { trap: 1, barrier: 1 } },
      enemies: [['savage', '3,0']],
    }).enemies();
    expect([table.enemy()?.damage, table.traps('2,0'), table.barriers('2,0'), table.where('savage')]).toEqual(
      [1, 0, 0, ['3,0']],
    );
  });

  it('[BC-TRAP-13] every way of entering counts: flight, exit, spawn and an Imp’s return', () => {
    const flight = scene('Empty@2,0 Scrap@3,0 Empty@3,1 Empty@3,2', {
      at: ['2,0'],
      tokens: { '3,1': { trap: 1 } },
      enemies: [['monster', '3,0']],
      pile: ['flood', 'food'],
    });
    flight.turn(1).explore('2,1');
    expect(flight.where('monster')).toEqual(['3,0']);
    const exit = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0'],
      tokens: { '1,0': { trap: 1 } },
      enemies: [['predator', '3,0']],
    }).enemies(4);
    expect(exit.told('enemyKilled').map(({ cause }) => cause)).toEqual(['trap']);
    const imp = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['-1,0'],
      loose: { '2,0': { ammo: 1 } },
      tokens: { '3,0': { trap: 1 } },
      enemies: [['imp', '2,0']],
    }).enemies();
    expect([imp.traps('3,0'), imp.told('enemyStunned').length]).toEqual([0, 1]);
  });

  it('[BC-TRAP-14] one trap is enough for a Brute or an Imp', () => {
    const table = scene(PATH, {
      at: ['1,0'],
      tokens: { '2,0': { trap: 2 } },
      enemies: [['brute', '3,0']],
    }).enemies();
    expect([table.traps('2,0'), table.where('brute')]).toEqual([1, ['3,0']]);
  });
});

describe('eating', () => {
  it('[BC-EAT-01] [BC-EAT-02] [BC-RULING-13] 1 food, no AP, 2 AP gained, any number of times, also at zero', () => {
    const table = scene('', { at: ['0,0'], goods: [{ food: 3 }] })
      .turn(1, 0)
      .act('eat')
      .act('eat')
      .act('eat');
    expect([table.ap(), table.has(1, 'food')]).toEqual([6, 0]);
    expect(table.refusal({ verb: 'eat' })).toBe('BC-EAT-01');
  });

  it('[BC-EAT-03] only in the own turn, not when incapacitated or gassed', () => {
    const gassed = scene('Empty@2,0', {
      at: ['2,0', '0,0', '0,0'],
      goods: [{ food: 2 }],
      pile: ['gasLeak', 'food'],
    })
      .turn(1)
      .explore('3,0');
    expect([gassed.state.turn, gassed.has(1, 'food')]).toEqual([null, 2]);
    const other = scene('', { at: ['0,0', '0,0'], goods: [{}, { food: 2 }] }).turn(1);
    expect(other.offers({ verb: 'eat' })).toBe(false);
  });
});

describe('exploring', () => {
  it('[BC-EXPLORE-01] [BC-EXPLORE-02] [BC-EXPLORE-09] [BC-CHOICE-02] reveal first, then choose a free neighbouring place, and stay', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['food', 'ammo'] })
      .turn(1)
      .act('explore');
    expect(table.told('tileRevealed').map(({ tile }) => tile)).toEqual(['food']);
    expect([table.decision?.kind, table.decision?.seat, table.cells().sort()]).toEqual([
      'placeTile',
      0,
      ['2,-1', '2,1', '3,0'],
    ]);
    table.pick({ cell: '3,0' });
    expect([table.kind('3,0'), table.s(1).cell, table.ap()]).toEqual(['food', '2,0', 2]);
  });

  it('[BC-EXPLORE-03] no 2x2 block with Base, cleared or burning tiles', () => {
    const table = scene('Empty@2,0 Ammo@2,1', {
      at: ['2,1'],
      cleared: ['2,1'],
      tokens: { '2,0': { blaze: 1 } },
      pile: ['food', 'food'],
    }).turn(1);
    expect(table.act('explore').cells()).not.toContain('1,1');
    expect(table.cells().sort()).toEqual(['2,2', '3,1']);
  });

  it.each([
    ['north-east', '5,4', '6,5', '6,4'],
    ['south-east', '6,5', '5,6', '6,6'],
    ['south-west', '5,6', '4,5', '4,6'],
    ['north-west', '4,5', '5,4', '4,4'],
  ])('[BC-EXPLORE-03] a block to the %s counts like any other', (_, one, other, corner) => {
    const tilesAt = (...cells: string[]) => Object.fromEntries(cells.map((cell) => [cell, newTile('food')]));
    expect(completesBlock(tilesAt(one, other, corner), '5,5')).toBe(true);
    expect(completesBlock(tilesAt(one, other), '5,5')).toBe(false);
    expect(completesBlock(tilesAt(one, corner), '5,5')).toBe(false);
  });

  it('[BC-EXPLORE-04] [BC-EXPLORE-10] from Base there is never a place', () => {
    expect(
      scene('Empty@2,0', { at: ['0,0'], pile: ['food'] })
        .turn(1)
        .refusal({ verb: 'explore' }),
    ).toBe('BC-EXPLORE-04');
    for (const [cell, free] of [
      ['0,-1', '0,-2'],
      ['1,0', '2,0'],
      ['0,1', '0,2'],
      ['-1,0', '-2,0'],
    ] as const) {
      const table = scene('', { at: [cell], pile: ['food', 'food'] })
        .turn(1)
        .act('explore');
      expect(table.taken()).toEqual([`placeTile ${free}`]);
    }
  });

  it('[BC-EXPLORE-05] [BC-EXPLORE-06] refused tiles are redrawn for nothing and shuffled back', () => {
    const table = scene('CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1', {
      at: ['3,0'],
      pile: ['blockedPath', 'irradiated', 'food'],
    }).turn(1);
    table.act('explore');
    expect([table.kind('4,0'), table.ap()]).toEqual(['food', 2]);
    expect([...table.state.pile.middle].sort()).toEqual(['blockedPath', 'irradiated']);
  });

  it('[BC-EXPLORE-07] an empty pile ends exploring', () => {
    expect(
      scene('Empty@2,0', { at: ['2,0'] })
        .turn(1)
        .refusal({ verb: 'explore' }),
    ).toBe('BC-EXPLORE-07');
  });

  it('[BC-EXPLORE-08] the tile’s effects come before the next action', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['brokenStairs', 'food'] })
      .turn(1)
      .explore('3,0');
    expect([table.s(1).health, table.decision?.kind]).toEqual(['injured', 'act']);
  });

  it('[BC-EXPLORE-11] a place that cuts somebody off is offered with a warning and a second question', () => {
    const table = scene(
      'CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1 Empty@3,2 Empty@4,2 Empty@5,2 Empty@5,1 Empty@5,0',
      { at: ['5,0', '3,0'], pile: ['blockedPath', 'food', 'food'] },
    );
    table.turn(1).act('explore');
    expect(table.cells().sort()).toEqual(['4,0', '5,-1', '6,0']);
    const words = table
      .options()
      .map((one) => basecamp.text.option(table.state, table.decision as Decision, one));
    expect(words.filter((word) => word.includes('cut somebody off'))).toHaveLength(1);
    table.pick({ cell: '4,0' });
    expect(table.decision?.kind).toBe('cutOffAnyway');
    table.pick({ answer: 'layElsewhere' }).pick({ cell: '4,0' }).pick({ answer: 'layHere' });
    expect(table.kind('4,0')).toBe('blockedPath');
  });

  it('[BC-EXPLORE-12] a Collapsed Passage and a Jaw Trap ask for no place; the Jaw Trap is never refused', () => {
    const collapse = scene('Empty@2,0 Scrap@3,0', { at: ['3,0'], pile: ['collapsedPassage', 'food'] })
      .turn(1)
      .act('explore');
    expect(collapse.kind('3,0')).toBe('collapsedPassage');
    const trap = scene('CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1', {
      at: ['3,0'],
      pile: ['jawTrap', 'blockedPath'],
    });
    expect(trap.turn(1).act('explore').s(1).jawTraps).toBe(1);
  });

  it('[BC-EXPLORE-13] a tile has no orientation', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], pile: ['food', 'ammo'] })
      .turn(1)
      .explore('3,0');
    expect(Object.keys(table.tile('3,0')).sort()).toEqual(['cleared', 'kind', 'loose', 'tokens']);
  });

  it('[BC-EXPLORE-14] an Imp beside the explorer does not hinder', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], enemies: [['imp', '2,0']], pile: ['food'] }).turn(1);
    expect(table.offers({ verb: 'explore' })).toBe(true);
  });
});

describe('gathering', () => {
  const FIELD = 'Empty@2,0 Food@3,0 AmmoFood@2,1 Campsite@2,-1';

  it('[BC-GATHER-01] [BC-GATHER-02] [BC-GATHER-10] [BC-CHOICE-03] one type from any or all tiles in reach; each is cleared', () => {
    const table = scene(FIELD, { at: ['2,0'], cleared: ['1,0'] })
      .turn(1)
      .act('gather', { good: 'food' });
    table.act('take', { cell: '3,0' }).act('done');
    expect([table.has(1, 'food'), table.ap(), table.tile('3,0').cleared, table.tile('2,1').cleared]).toEqual([
      1,
      2,
      true,
      false,
    ]);
    table.act('gather', { good: 'food' }).act('takeAll');
    expect(table.has(1, 'food')).toBe(4);
  });

  it('[BC-GATHER-03] [BC-RULING-17] a mixed tile gives one type and is spent', () => {
    const table = scene(FIELD, { at: ['2,0'], cleared: ['1,0'] })
      .turn(1)
      .act('gather', { good: 'ammo' });
    expect([table.s(1).goods, table.tile('2,1').cleared]).toEqual([{ ammo: 1 }, true]);
    expect(table.act('gather', { good: 'food' }).options({ cell: '2,1' })).toEqual([]);
  });

  it('[BC-GATHER-04] lairs and hazards without a requirement are gathered alike', () => {
    const table = scene('Empty@2,0 BeastHollow@3,0 BrokenStairs@2,1', { at: ['2,0'], cleared: ['1,0'] }).turn(
      1,
    );
    expect(table.options({ verb: 'gather' }).map(({ facets }) => facets.good)).toEqual(['food', 'scrap']);
  });

  it('[BC-GATHER-05] what has a requirement is never gathered', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['2,0'], cleared: ['1,0'] }).turn(1);
    expect(table.offers({ verb: 'gather' })).toBe(false);
    expect(table.refusal({ verb: 'gather', good: 'food', cell: '3,0' })).toBe('BC-GATHER-05');
  });

  it('[BC-GATHER-06] [BC-CHOICE-16] loose tokens of the type come along', () => {
    const table = scene(FIELD, {
      at: ['2,0'],
      cleared: ['1,0'],
      loose: { '1,0': { food: 2, ammo: 1 } },
    }).turn(1);
    table
      .act('gather', { good: 'food' })
      .act('take', { source: 'loose' })
      .act('take', { cell: '3,0' })
      .act('done');
    expect([table.s(1).goods, table.tile('1,0').loose]).toEqual([{ food: 3 }, { ammo: 1 }]);
  });

  it('[BC-GATHER-07] [BC-RULING-18] loose goods alone may be of any types, from any tiles', () => {
    const table = scene(FIELD, { at: ['2,0'], loose: { '1,0': { food: 2, ammo: 1 }, '2,1': { scrap: 1 } } })
      .turn(1)
      .act('pickUp');
    table.act('take', { good: 'food' }).act('take', { good: 'scrap' }).act('done');
    expect([table.s(1).goods, table.ap(), table.tile('2,1').cleared]).toEqual([
      { food: 1, scrap: 1 },
      2,
      false,
    ]);
  });

  it('[BC-GATHER-08] not under an active enemy', () => {
    const active = scene(FIELD, {
      at: ['2,0'],
      cleared: ['1,0', '2,1', '2,-1'],
      enemies: [['brute', '3,0']],
      loose: { '3,0': { ammo: 1 } },
    }).turn(1);
    expect(active.refusal({ verb: 'gather', good: 'food' })).toBe('BC-GATHER-08');
    expect(active.refusal({ verb: 'pickUp' })).toBe('BC-GATHER-08');
  });

  it('[BC-GATHER-09] a cleared tile gives nothing', () => {
    const table = scene('Empty@2,0 Food@3,0', { at: ['2,0'], cleared: ['1,0', '3,0'] }).turn(1);
    expect(table.offers({ verb: 'gather' })).toBe(false);
    expect(table.refusal({ verb: 'gather', good: 'food', cell: '3,0' })).toBe('BC-GATHER-09');
  });

  it('[BC-GATHER-11] loose armor and items are picked up; a printed item is a type of its own', () => {
    const table = scene('Empty@2,0 LostCamp@3,0', {
      at: ['2,0'],
      cleared: ['1,0'],
      loose: { '2,0': { armor: 1, key: 1 } },
    }).turn(1);
    table.act('pickUp').act('takeAll').act('gather', { good: 'crew' });
    expect(table.s(1).goods).toEqual({ armor: 1, key: 1, crew: 1 });
  });

  it('[BC-GATHER-12] a tile gives all of its tokens', () => {
    const table = scene('Empty@2,0 Bunker@3,0', { at: ['2,0'], cleared: ['1,0'] })
      .turn(1)
      .act('gather', { good: 'ammo' });
    expect(table.has(1, 'ammo')).toBe(2);
  });
});

describe('clearing', () => {
  it('[BC-CLEAR-01] [BC-CLEAR-02] [BC-CLEAR-03] 1 AP and the price; the reward comes at once and alone', () => {
    const table = scene('Empty@2,0 Irradiated@3,0 Bunker@2,1', {
      at: ['2,0'],
      goods: [{ medicine: 2 }],
    }).turn(1);
    table.act('clear', { cell: '3,0' });
    expect([table.s(1).goods, table.ap(), table.tile('2,1').cleared]).toEqual([{ ammo: 2 }, 2, false]);
    const poor = scene('Empty@2,0 Irradiated@3,0', { at: ['2,0'], goods: [{ medicine: 1 }] }).turn(1);
    expect(poor.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-01');
  });

  it('[BC-CLEAR-04] [BC-BRIDGE-01] a cleared tile has lost its effect', () => {
    const table = scene('Empty@2,0 BrokenBridge@3,0', { at: ['2,0'], goods: [{ scrap: 2 }] }).turn(1);
    expect(table.refusal({ verb: 'move', cell: '3,0' })).toBe('BC-MOVE-02');
    expect(table.act('clear', { cell: '3,0' }).move('3,0').s(1).cell).toBe('3,0');
    expect(table.ap()).toBe(1);
  });

  it('[BC-CLEAR-05] what is on the tile stays', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', {
      at: ['2,0', '3,0'],
      goods: [{ scrap: 2 }],
      loose: { '3,0': { ammo: 1 } },
      tokens: { '3,0': { barrier: 1, trap: 1 } },
    });
    table.turn(1).act('clear', { cell: '3,0' });
    expect(table.tile('3,0')).toMatchObject({
      cleared: true,
      tokens: { barrier: 1, trap: 1 },
      loose: { ammo: 1 },
    });
    expect(table.s(2).cell).toBe('3,0');
  });

  it('[BC-CLEAR-06] without requirement or resources there is nothing to clear', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['2,0'],
      goods: [{ scrap: 3, medicine: 3 }],
    }).turn(1);
    expect([
      table.refusal({ verb: 'clear', cell: '2,0' }),
      table.refusal({ verb: 'clear', cell: '3,0' }),
    ]).toEqual(['BC-CLEAR-06', 'BC-CLEAR-06']);
  });

  it('[BC-CLEAR-07] not under an active enemy', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', {
      at: ['2,0'],
      goods: [{ scrap: 2 }],
      enemies: [['monster', '3,0']],
    }).turn(1);
    expect(table.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-07');
  });

  it('[BC-CLEAR-08] a cleared HAZARD tile is still one for spawns', () => {
    const table = scene('Empty@2,0 BrokenStairs@2,1', {
      at: ['2,0'],
      cleared: ['2,1'],
      pile: ['devourersGullet', 'food'],
    })
      .turn(1)
      .act('explore');
    table.pick({ cell: '3,0' });
    expect(table.where('devourer')).toEqual(['2,1']);
  });

  it('[BC-CLEAR-09] one action clears one tile', () => {
    const table = scene('Empty@2,0 BrokenBridge@3,0 BrokenBridge@2,1', { at: ['2,0'], goods: [{ scrap: 4 }] })
      .turn(1)
      .act('clear', { cell: '3,0' });
    expect([table.tile('3,0').cleared, table.tile('2,1').cleared, table.ap()]).toEqual([true, false, 2]);
  });
});

describe('healing', () => {
  it('[BC-HEAL-01] [BC-HEAL-03] 2 medicine lift another survivor one step', () => {
    const table = scene('', { at: ['0,0', '1,0'], health: ['healthy', 'down'], goods: [{ medicine: 4 }] })
      .turn(1)
      .act('heal', { survivor: 1 });
    expect([table.s(2).health, table.has(1, 'medicine'), table.ap()]).toEqual(['injured', 2, 2]);
    expect(table.act('heal', { survivor: 1 }).s(2).health).toBe('healthy');
    const far = scene('', {
      at: ['-1,0', '1,0'],
      health: ['healthy', 'down'],
      goods: [{ medicine: 4 }],
    }).turn(1);
    expect(far.offers({ verb: 'heal' })).toBe(false);
  });

  it('[BC-HEAL-02] [BC-HEAL-05] 3 medicine for oneself, without AP in return', () => {
    const table = scene('', { at: ['0,0'], health: ['injured'], goods: [{ medicine: 3 }] })
      .turn(1)
      .act('heal', { survivor: 0 });
    expect([table.s(1).health, table.s(1).goods, table.ap()]).toEqual(['healthy', {}, 1]);
    const poor = scene('', { at: ['0,0'], health: ['injured'], goods: [{ medicine: 2 }] }).turn(1);
    expect(poor.refusal({ verb: 'heal', survivor: 0 })).toBe('BC-HEAL-02');
  });

  it('[BC-HEAL-04] [BC-INJURY-03] the incapacitated lie where they are until another helps', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0', '0,0', '0,0'],
      health: ['down'],
      goods: [{ medicine: 5 }],
    });
    table.state.frames = [{ procedure: 'round', step: 'anybodyLeft' }];
    expect(table.go().refusal({ verb: 'act', survivor: 0 })).toBe('BC-TURN-16');
    expect(table.s(1).cell).toBe('2,0');
  });

  it('[BC-HEAL-06] only the hurt can be healed', () => {
    const table = scene('', {
      at: ['0,0', '0,0', '0,0'],
      health: ['healthy', 'injured', 'healthy'],
      goods: [{ medicine: 4 }],
    }).turn(1);
    expect(table.options({ verb: 'heal' }).map(({ facets }) => facets.survivor)).toEqual([1]);
  });

  it('[BC-HEAL-07] healed before its turn, a survivor takes it with 1 AP less', () => {
    const table = scene('', { at: ['0,0', '0,0'], health: ['healthy', 'down'], goods: [{ medicine: 2 }] })
      .turn(1)
      .act('heal')
      .turn(2);
    expect(table.ap()).toBe(2);
  });
});

describe('moving', () => {
  it('[BC-MOVE-01] [BC-BOARD-03] 1 AP to any neighbouring tile', () => {
    const table = scene('', { at: ['0,0'] }).turn(1);
    expect(table.options({ verb: 'move' })).toHaveLength(4);
    expect([table.move('0,1').s(1).cell, table.ap()]).toEqual(['0,1', 2]);
  });

  it('[BC-MOVE-02] impassable tiles are closed', () => {
    const table = scene('BlockedPath@2,0', { at: ['1,0'] }).turn(1);
    expect(table.refusal({ verb: 'move', cell: '2,0' })).toBe('BC-MOVE-02');
  });

  it('[BC-MOVE-03] [BC-RULING-19] walking into an active enemy is combat, into Imps or the stunned is not', () => {
    expect(
      scene('', { at: ['0,0'], enemies: [['beast', '1,0']] })
        .turn(1)
        .move('1,0')
        .told('combatBegan'),
    ).toHaveLength(1);
    expect(
      scene('', { at: ['0,0'], enemies: [['imp', '1,0']] })
        .turn(1)
        .move('1,0')
        .told('combatBegan'),
    ).toEqual([]);
    const stunned = scene('', { at: ['0,0'], enemies: [['brute', '1,0', { stunned: true }]] })
      .turn(1)
      .move('1,0');
    expect(stunned.told('combatBegan')).toEqual([]);
  });

  it('[BC-MOVE-05] after combat the turn goes on', () => {
    const table = scene('', { at: ['0,0'], goods: [{ armor: 1 }], enemies: [['beast', '1,0']] })
      .turn(1)
      .move('1,0');
    expect([table.ap(), table.move('0,0').s(1).cell]).toEqual([2, '0,0']);
  });
});

describe('shooting', () => {
  it('[BC-RANGED-01] [BC-RANGED-02] 1 AP and 2 ammo deal 1 damage beside oneself or underfoot, unanswered', () => {
    const table = scene('Empty@2,0', { at: ['1,0'], goods: [{ ammo: 4 }], enemies: [['savage', '2,0']] })
      .turn(1)
      .act('shoot');
    expect([table.enemy()?.damage, table.has(1, 'ammo'), table.ap(), table.s(1).health]).toEqual([
      1,
      2,
      2,
      'healthy',
    ]);
    table.act('shoot');
    expect(table.state.enemies).toEqual([]);
    const same = scene('', { at: ['1,0'], goods: [{ ammo: 2 }], enemies: [['imp', '1,0']] }).turn(1);
    expect(same.offers({ verb: 'shoot', enemy: 1 })).toBe(true);
  });

  it('[BC-RANGED-03] barriers do not protect a neighbour', () => {
    const table = scene('Empty@2,0', {
      at: ['1,0'],
      goods: [{ ammo: 2 }],
      tokens: { '2,0': { barrier: 2 } },
      enemies: [['beast', '2,0']],
    }).turn(1);
    expect(table.offers({ verb: 'shoot' })).toBe(true);
  });

  it('[BC-RANGED-04] [BC-PREDATOR-01] a Predator cannot be shot', () => {
    const table = scene('Empty@2,0', {
      at: ['1,0'],
      goods: [{ ammo: 2 }],
      enemies: [['predator', '2,0']],
    }).turn(1);
    expect(table.refusal({ verb: 'shoot', enemy: 1 })).toBe('BC-RANGED-04');
  });

  it('[BC-RANGED-05] a shot stuns a Brute, and only once', () => {
    const table = scene('Empty@2,0', { at: ['1,0'], goods: [{ ammo: 4 }], enemies: [['brute', '2,0']] })
      .turn(1)
      .act('shoot');
    expect(table.enemy()?.stunned).toBe(true);
    expect(table.refusal({ verb: 'shoot', enemy: 1 })).toBe('BC-RANGED-05');
  });
});

describe('trading', () => {
  it('[BC-TRADE-01] [BC-TRADE-02] [BC-TRADE-05] [BC-CHOICE-15] one action moves any amounts between all in reach', () => {
    const table = scene('', {
      at: ['1,0', '0,0', '1,0'],
      goods: [{ ammo: 2 }, { food: 3 }, { scrap: 1 }],
      stock: { medicine: 2 },
    }).turn(1);
    table.act('trade').pick({ verb: 'take', survivor: 1, good: 'food', amount: 3 });
    table.pick({ verb: 'give', survivor: 2, good: 'food', amount: 1 });
    table.pick({ verb: 'withdraw', good: 'medicine', amount: 1 });
    table.pick({ verb: 'store', good: 'food', amount: 1 });
    table.pick({ verb: 'give', survivor: 1, good: 'ammo', amount: 2 }).act('done');
    expect([table.s(1).goods, table.s(2).goods, table.s(3).goods, table.state.stock, table.ap()]).toEqual([
      { food: 1, medicine: 1 },
      { ammo: 2 },
      { scrap: 1, food: 1 },
      { medicine: 1, food: 1 },
      2,
    ]);
  });

  it('[BC-TRADE-03] a Barter Nook changes 2 of one type into 1 of another', () => {
    const table = scene('Empty@2,0 BarterNook@3,0', { at: ['2,0'], goods: [{ ammo: 4 }] })
      .turn(1)
      .act('trade');
    table
      .pick({ verb: 'barter', good: 'ammo', get: 'food' })
      .pick({ verb: 'barter', good: 'ammo', get: 'scrap' })
      .act('done');
    expect(table.s(1).goods).toEqual({ food: 1, scrap: 1 });
  });

  it('[BC-TRADE-04] goods may be dropped on passable tiles in reach', () => {
    const table = scene('Empty@2,0 BlockedPath@3,0', { at: ['2,0'], goods: [{ ammo: 2 }] })
      .turn(1)
      .act('trade');
    expect([...new Set(table.options({ verb: 'drop' }).map(({ facets }) => facets.cell))].sort()).toEqual([
      '1,0',
      '2,0',
    ]);
    table.pick({ verb: 'drop', cell: '1,0', good: 'ammo', amount: 2 });
    expect(table.tile('1,0').loose).toEqual({ ammo: 2 });
  });

  it('[BC-TRADE-06] [BC-TRADE-11] [BC-TRADE-08] armor, items and all resources may change hands and be stored', () => {
    const goods = { ammo: 1, food: 1, medicine: 1, scrap: 1, armor: 1, key: 1 } as const;
    const table = scene('', { at: ['0,0', '0,0'], goods: [goods] })
      .turn(1)
      .act('trade');
    for (const good of ['ammo', 'food', 'medicine', 'scrap', 'armor', 'key']) {
      expect(table.offers({ verb: 'give', survivor: 1, good })).toBe(true);
      expect(table.offers({ verb: 'store', good })).toBe(true);
    }
    table.pick({ verb: 'store', good: 'armor' }).pick({ verb: 'store', good: 'key' });
    expect(table.state.stock).toEqual({ armor: 1, key: 1 });
    expect(table.act('done').act('giveUp').refusal({ survivor: 1 })).toBe('BC-FORFEIT-07');
  });

  it('[BC-TRADE-07] an active enemy forbids dropping and bartering there', () => {
    const table = scene('Empty@2,0 BarterNook@3,0', {
      at: ['2,0'],
      goods: [{ ammo: 4 }],
      enemies: [['brute', '3,0']],
    }).turn(1);
    expect(table.refusal({ verb: 'trade', cell: '3,0' })).toBe('BC-TRADE-07');
    table.act('trade');
    expect([table.offers({ verb: 'barter' }), table.offers({ verb: 'drop', cell: '3,0' })]).toEqual([
      false,
      false,
    ]);
  });

  it('[BC-TRADE-09] the partner needs no AP and may be incapacitated', () => {
    const table = scene('', {
      at: ['0,0', '1,0'],
      health: ['healthy', 'down'],
      goods: [{}, { ammo: 1 }],
    }).turn(1);
    table.act('trade');
    expect([table.taken(), table.has(1, 'ammo')]).toEqual([['tradePiece take/1/ammo/1'], 1]);
  });

  it('[BC-TRADE-10] [BC-RULING-61] whatever lands on Base joins the stock', () => {
    const table = scene('', {
      at: ['0,0', '0,0', '0,0'],
      health: ['down'],
      goods: [{ ammo: 3, armor: 1 }],
      stock: { food: 4 },
    }).turn(2);
    table.act('giveUp').pick({ survivor: 0 });
    expect([table.state.stock, table.tile('0,0').loose]).toEqual([{ food: 4, ammo: 3, armor: 1 }, {}]);
    expect(
      scene('', { at: ['1,0'], goods: [{ ammo: 1 }] })
        .turn(1)
        .act('trade')
        .offers({ verb: 'drop', cell: '0,0' }),
    ).toBe(false);
  });
});
