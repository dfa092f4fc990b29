/** Environmental effects (BC-ENVBARRIER to BC-SNARE) and the rulings about them. */
import type { TileKind } from '../../../src/games/basecamp/data/tiles';
import { scene, type Scene, type Table } from './scenario';

const ROW = 'Empty@2,0 Scrap@3,0 Ammo@4,0';
const BURNT = 'Empty@2,0 Scrap@3,0 Ammo@4,0 Blaze@5,0 Food@2,-1 Medicine@2,-2 Scrap@3,-2 Ammo@4,-2';
const FIRE = { '3,0': { blaze: 1 }, '4,0': { blaze: 1 }, '5,0': { blaze: 1 } };
const burning = (table: Table) =>
  Object.keys(table.state.tiles)
    .filter((cell) => table.burns(cell))
    .sort();
const pileSize = ({ state: { pile } }: Table) => pile.top.length + pile.middle.length + pile.bottom.length;

/** S1 explores that tile. */
function lay(layout: string, kind: TileKind, cell: string, given: Scene): Table {
  return scene(layout, { pile: [kind, 'food', 'food'], ...given })
    .turn(1)
    .explore(cell);
}

describe('Barrier, Blocked Path, Bridge, Stairs', () => {
  it('[BC-ENVBARRIER-01] five barriers come with the Barrier tile', () => {
    expect(lay('Empty@2,0', 'barrierTile', '3,0', { at: ['2,0'] }).barriers('3,0')).toBe(5);
  });

  it('[BC-BLOCKED-01] a Blocked Path stays shut', () => {
    const table = lay('Empty@2,0', 'blockedPath', '3,0', { at: ['2,0'], goods: [{ scrap: 5, medicine: 5 }] });
    expect([
      table.refusal({ verb: 'move', cell: '3,0' }),
      table.refusal({ verb: 'clear', cell: '3,0' }),
    ]).toEqual(['BC-MOVE-02', 'BC-CLEAR-06']);
  });

  it('[BC-BRIDGE-01] [BC-IRRAD-01] a Broken Bridge opens for 2 scrap, Irradiated for 2 medicine', () => {
    const given = { at: ['2,0'], goods: [{ scrap: 2, medicine: 2 }] };
    const table = scene('Empty@2,0 BrokenBridge@3,0 Irradiated@2,1', given).turn(1);
    expect([
      table.offers({ verb: 'move', cell: '3,0' }),
      table.offers({ verb: 'move', cell: '2,1' }),
    ]).toEqual([false, false]);
    table.act('clear', { cell: '3,0' }).act('clear', { cell: '2,1' });
    expect([
      table.s(1).goods,
      table.offers({ verb: 'move', cell: '3,0' }),
      table.offers({ verb: 'move', cell: '2,1' }),
    ]).toEqual([{ ammo: 2 }, true, true]);
  });

  it('[BC-STAIRS-01] Broken Stairs hurt the explorer once and are then an ordinary tile', () => {
    const table = lay('Empty@2,0', 'brokenStairs', '3,0', { at: ['2,0', '2,0'] });
    expect([table.s(1).health, table.s(2).health]).toEqual(['injured', 'healthy']);
    expect(table.move('3,0').s(1)).toMatchObject({ cell: '3,0', health: 'injured' });
  });
});

describe('Blaze', () => {
  it('[BC-BLAZE-01] [BC-RULING-45] every tile within range 2 burns, Base excepted', () => {
    const table = lay('', 'blaze', '2,0', { at: ['1,0'] });
    while (table.decision?.kind === 'fleeTo') table.pick(table.options()[0]?.id ?? '');
    expect(burning(table)).toEqual(['1,0', '2,0']);
    const later = lay('Blaze@2,0', 'food', '-2,0', {
      at: ['-1,0'],
      tokens: { '1,0': { blaze: 1 }, '2,0': { blaze: 1 } },
    });
    expect(burning(later)).toEqual(['1,0', '2,0']);
  });

  it('[BC-BLAZE-02] [BC-BLAZE-03] a tile connected later burns at once and is shut', () => {
    const table = lay(BURNT, 'food', '4,-1', { at: ['4,-2'], tokens: FIRE });
    expect(burning(table)).toContain('4,-1');
    expect(table.refusal({ verb: 'move', cell: '4,-1' })).toBe('BC-MOVE-02');
  });

  it('[BC-BLAZE-04] [BC-RULING-45] flight first, then death for everything left, Brute and Imp included', () => {
    const table = lay(`${ROW} Food@4,-1`, 'blaze', '5,0', {
      at: ['4,0', '4,-1'],
      goods: [{}, { ammo: 3, armor: 1 }],
      enemies: [
        ['brute', '4,-1', { stunned: true }],
        ['imp', '4,-1', { stunned: true }],
      ],
    });
    table.pick({ cell: '3,0' });
    expect([table.s(1).cell, table.s(2).health, table.state.enemies]).toEqual(['2,0', 'dead', []]);
    expect(Object.values(table.state.tiles).every(({ loose }) => Object.keys(loose).length === 0)).toBe(true);
  });

  it('[BC-BLAZE-05] [BC-RULING-57] a tile that comes into range burns after its figures have fled', () => {
    const table = lay(`${BURNT} Food@5,-2`, 'food', '5,-1', { at: ['5,-2'], tokens: FIRE });
    expect([table.s(1).cell, burning(table).includes('5,-2')]).toEqual(['4,-2', true]);
  });

  it('[BC-BLAZE-06] fire stays; a burning tile can be gathered from beside it', () => {
    const table = scene('Empty@2,0 Scrap@3,0 Blaze@4,0', {
      at: ['2,0'],
      cleared: ['1,0'],
      tokens: { '3,0': { blaze: 1 }, '4,0': { blaze: 1 } },
    }).turn(1);
    table.act('gather', { good: 'scrap' });
    expect([
      table.has(1, 'scrap'),
      table.burns('3,0'),
      table.refusal({ verb: 'clear', cell: '3,0' }),
    ]).toEqual([1, true, 'BC-CLEAR-06']);
  });
});

describe('Collapsed Passage', () => {
  it('[BC-COLLAPSE-01] [BC-COLLAPSE-02] it replaces the explorer’s tile for good', () => {
    const table = lay(ROW, 'collapsedPassage', '4,0', { at: ['3,0', '4,0'] });
    expect([table.kind('3,0'), table.offers({ verb: 'move', cell: '3,0' })]).toEqual([
      'collapsedPassage',
      false,
    ]);
    expect(table.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-06');
  });

  it('[BC-COLLAPSE-03] [BC-CHOICE-11] survivors are thrown one tile towards Base, ties by choice', () => {
    const table = lay(ROW, 'collapsedPassage', '', { at: ['3,0', '3,0'] });
    expect([table.s(1).cell, table.s(2).cell]).toEqual(['2,0', '2,0']);
    const ring = 'Empty@2,0 Ammo@2,1 Scrap@2,2 Food@1,2 Empty@0,2';
    const tie = lay(ring, 'collapsedPassage', '', { at: ['2,2'] });
    expect([tie.decision?.kind, tie.cells().sort()]).toEqual(['landOn', ['1,2', '2,1']]);
  });

  it('[BC-COLLAPSE-04] the tile leaves the game, an uncleared Objective tile goes back', () => {
    expect(lay(ROW, 'collapsedPassage', '', { at: ['3,0'] }).state.out).toEqual(['scrap']);
    const table = lay('Empty@2,0 LostCamp@3,0', 'collapsedPassage', '', { at: ['3,0'] });
    expect([table.state.out, table.state.pile.middle.includes('lostCamp')]).toEqual([[], true]);
  });

  it('[BC-COLLAPSE-05] [BC-RULING-46] tokens and loose goods are lost, items land beside the explorer, enemies are thrown', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'collapsedPassage', '', {
      at: ['3,0'],
      loose: { '3,0': { ammo: 2, armor: 1, key: 2 } },
      tokens: { '3,0': { barrier: 1, trap: 1, fence: 1 } },
      stock: {},
      enemies: [['brute', '3,0', { stunned: true }]],
    });
    expect([table.tile('2,0').loose, table.tile('3,0').tokens, table.tile('3,0').loose]).toEqual([
      { key: 2 },
      {},
      {},
    ]);
    expect(table.enemy()).toMatchObject({ cell: '2,0', stunned: true });
  });

  it('[BC-COLLAPSE-06] barriers do not stop the thrown; an enemy where they land means combat', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'collapsedPassage', '', {
      at: ['3,0'],
      tokens: { '2,0': { barrier: 1 } },
      enemies: [['beast', '2,0']],
    });
    expect([table.s(1).cell, table.barriers('2,0'), table.s(1).health]).toEqual(['2,0', 1, 'injured']);
  });

  it('[BC-COLLAPSE-07] with no tile to be thrown to it is refused', () => {
    const table = scene('BlockedPath@2,0 Empty@3,0', {
      at: ['3,0'],
      pile: ['collapsedPassage', 'food', 'food'],
    })
      .turn(1)
      .act('explore');
    expect(table.told('tileRefused').map(({ tile }) => tile)).toEqual(['collapsedPassage']);
  });
});

describe('Explosion, Flood, Gas Leak', () => {
  it('[BC-EXPLOSION-01] [BC-CHOICE-08] everybody within range 1 loses a resource of its choice, if it has one', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'explosion', '4,0', {
      at: ['3,0', '3,0', '2,0'],
      goods: [{ ammo: 1, scrap: 1 }, {}, { food: 1 }],
    });
    expect([table.decision?.kind, table.decision?.seat]).toEqual(['loseToBlast', 0]);
    table.pick({ good: 'scrap' });
    expect([table.s(1).goods, table.s(3).goods]).toEqual([{ ammo: 1 }, { food: 1 }]);
  });

  it('[BC-EXPLOSION-02] [BC-EXPLOSION-03] [BC-RULING-47] then flight, then a barrier on every tile of the explorer’s way but the last', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'explosion', '4,0', { at: ['3,0'] });
    expect([table.s(1).cell, ['4,0', '3,0', '2,0', '1,0'].map((cell) => table.barriers(cell))]).toEqual([
      '1,0',
      [0, 1, 1, 0],
    ]);
  });

  it('[BC-EXPLOSION-04] nobody moved, no barrier; armor and items are safe', () => {
    const table = lay('CollapsedPassage@2,0 Empty@3,0', 'explosion', '4,0', {
      at: ['3,0'],
      goods: [{ armor: 1, key: 1 }],
    });
    expect([table.s(1).cell, table.s(1).goods, table.barriers('3,0')]).toEqual([
      '3,0',
      { armor: 1, key: 1 },
      0,
    ]);
  });

  it('[BC-FLOOD-01] [BC-FLOOD-02] [BC-RULING-48] what can be cleared in range is cleared for nobody, its loose goods and traps are gone', () => {
    const table = lay('Empty@2,0 Food@3,0', 'flood', '4,0', {
      at: ['3,0'],
      goods: [{ scrap: 1 }],
      loose: { '3,0': { ammo: 1, armor: 1 }, '2,0': { ammo: 1 } },
      tokens: { '3,0': { trap: 1, barrier: 1 } },
    });
    expect(table.tile('3,0')).toEqual({ kind: 'food', cleared: true, loose: {}, tokens: { barrier: 1 } });
    expect([table.s(1).goods, table.tile('2,0').loose]).toEqual([{ scrap: 1 }, { ammo: 1 }]);
  });

  it('[BC-RULING-48] tiles that are cleared already or cannot be are not washed', () => {
    const table = lay('Empty@2,0 Food@3,0', 'flood', '4,0', {
      at: ['3,0'],
      cleared: ['3,0'],
      loose: { '3,0': { ammo: 1 } },
    });
    expect(table.tile('3,0').loose).toEqual({ ammo: 1 });
  });

  it('[BC-FLOOD-03] its knockback moves enemies too', () => {
    const table = lay('Empty@2,0 Food@3,0', 'flood', '4,0', {
      at: ['3,0'],
      health: ['healthy'],
      enemies: [['brute', '3,0', { stunned: true }]],
    });
    expect([table.s(1).cell, table.where('brute')]).toEqual(['2,0', ['2,0']]);
  });

  it('[BC-FLOOD-04] clearing comes first and asks for nothing', () => {
    const table = lay('Empty@2,0 SpawnPit@3,0', 'flood', '4,0', { at: ['3,0'], enemies: [['imp', '3,0']] });
    expect(table.tile('3,0').cleared).toBe(true);
    const order = table.events
      .map(({ type }) => type)
      .filter((type) => type === 'tileCleared' || type === 'moved');
    expect(order).toEqual(['tileCleared', 'moved']);
  });

  it('[BC-FLOOD-05] [BC-RULING-62] an Objective tile is cleared without counting, and a copy is shuffled in; lost items bring back a source', () => {
    const given = { at: ['3,0'], mission: 'waterForEveryone' as const };
    const table = lay('Empty@2,0 ValveRoom@3,0', 'flood', '4,0', given);
    expect([
      table.tile('3,0').cleared,
      table.state.progress,
      table.state.pile.middle.includes('valveRoom'),
      pileSize(table),
    ]).toEqual([true, {}, true, 3]);
    const items = lay('Empty@2,0 Food@3,0', 'flood', '4,0', {
      at: ['3,0'],
      loose: { '3,0': { crew: 2, fence: 3 } },
      minor: 'extendPerimeter',
    });
    expect(
      items.state.pile.middle.filter((kind) => kind === 'lostCamp' || kind === 'campsite').sort(),
    ).toEqual(['campsite', 'lostCamp', 'lostCamp']);
  });

  it('[BC-GAS-01] [BC-GAS-02] [BC-GAS-03] [BC-RULING-49] the explorer loses its AP and next turn, others in range 1 their next turn', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'gasLeak', '4,0', {
      at: ['3,0', '3,0', '2,0'],
      goods: [{ food: 2 }],
      stock: { food: 3 },
    });
    expect([table.state.turn, table.s(1).losesNextTurn, table.s(2).acted, table.s(3).acted]).toEqual([
      null,
      true,
      true,
      false,
    ]);
    table.meal();
    expect([table.s(1).acted, table.s(1).losesNextTurn, table.told('turnLost').length]).toEqual([
      true,
      false,
      1,
    ]);
    expect(table.refusal({ verb: 'act', survivor: 0 })).toBe('BC-TURN-03');
  });
});

describe('mud, rubble, vault, Jaw Trap', () => {
  it('[BC-MUD-01] [BC-MUD-02] mud costs 1 AP on entering and at the start of a turn', () => {
    const table = scene('Empty@2,0 MuddyPassage@3,0', { at: ['2,0'] })
      .turn(1)
      .move('3,0');
    expect(table.ap()).toBe(1);
    expect(table.turn(1).ap()).toBe(2);
  });

  it('[BC-MUD-03] being driven into it in one’s own turn costs 1 AP', () => {
    const table = lay('Empty@2,0 MuddyPassage@3,0 Scrap@4,0', 'monsterCleft', '5,0', { at: ['4,0'] });
    expect([table.s(1).cell, table.ap()]).toEqual(['3,0', 1]);
  });

  it('[BC-RUBBLE-01] [BC-RUBBLE-02] [BC-RUBBLE-03] [BC-RUBBLE-04] the slide swaps with the explorer’s tile and all on it', () => {
    const table = lay('Empty@2,0 Scrap@3,0', 'rubbleSlide', '4,0', {
      at: ['3,0', '3,0'],
      enemies: [['imp', '3,0']],
      loose: { '3,0': { ammo: 1 } },
      tokens: { '3,0': { trap: 1 } },
    });
    expect([table.kind('3,0'), table.barriers('3,0'), table.kind('4,0')]).toEqual([
      'rubbleSlide',
      3,
      'scrap',
    ]);
    expect([
      table.s(1).cell,
      table.s(2).cell,
      table.where('imp'),
      table.enemy()?.home,
      table.tile('4,0').loose,
      table.traps('4,0'),
    ]).toEqual(['4,0', '4,0', ['4,0'], '4,0', { ammo: 1 }, 1]);
  });

  it('[BC-RULING-66] riding a Muddy Passage is not moving onto it', () => {
    const table = lay('Empty@2,0 MuddyPassage@3,0', 'rubbleSlide', '4,0', { at: ['3,0'] });
    expect([table.kind('4,0'), table.ap()]).toEqual(['muddyPassage', 1]);
  });

  it('[BC-VAULT-01] [BC-VAULT-02] [BC-VAULT-03] a Sealed Vault needs two beside it, incapacitated or not', () => {
    const table = scene('Empty@2,0 SealedVault@3,0', {
      at: ['2,0', '2,0'],
      health: ['healthy', 'down'],
    }).turn(1);
    expect(table.refusal({ verb: 'move', cell: '3,0' })).toBe('BC-MOVE-02');
    table.act('clear', { cell: '3,0' });
    expect([table.ap(), table.s(1).goods]).toEqual([2, { armor: 1, food: 2, medicine: 1 }]);
    const alone = scene('Empty@2,0 SealedVault@3,0', { at: ['2,0', '1,0'] }).turn(1);
    expect(alone.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-VAULT-02');
  });

  it('[BC-SNARE-01] [BC-SNARE-02] [BC-SNARE-04] the Jaw Trap goes onto the card: 1 AP less at once and every turn, and nobody frees himself', () => {
    const table = lay('Empty@2,0', 'jawTrap', '', { at: ['2,0'], goods: [{ scrap: 2 }] });
    expect([table.ap(), table.s(1).jawTraps, Object.keys(table.state.tiles).length]).toEqual([1, 1, 6]);
    expect(table.refusal({ verb: 'free', survivor: 0 })).toBe('BC-SNARE-04');
    expect(table.turn(1).ap()).toBe(2);
  });

  it('[BC-SNARE-03] [BC-RULING-50] another takes one off for 1 AP and 2 scrap', () => {
    const table = scene('', { at: ['1,0', '0,0'], goods: [{}, { scrap: 3 }], jawTraps: [2] })
      .turn(2)
      .act('free', { survivor: 0 });
    expect([table.s(1).jawTraps, table.has(2, 'scrap'), table.ap(), table.state.out]).toEqual([
      1,
      1,
      2,
      ['jawTrap'],
    ]);
    expect(table.refusal({ verb: 'free', survivor: 0 })).toBe('BC-SNARE-03');
  });
});

describe('cutting off', () => {
  it('[BC-RULING-56] a tile that would end exploring for everybody is refused, though all could walk home', () => {
    const table = scene('BlockedPath@0,-2 BlockedPath@0,2 BlockedPath@-2,0', {
      at: ['1,0', '0,0', '0,0'],
      pile: ['blockedPath', 'food', 'food'],
    })
      .turn(1)
      .act('explore');
    expect([table.told('tileRefused').map(({ tile }) => tile), table.kind('2,0')]).toEqual([
      ['blockedPath'],
      'food',
    ]);
  });

  it('[BC-RULING-14] enemies and barriers do not cut off, impassable tiles do, also clearable ones', () => {
    const shut = 'CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1';
    const table = scene(shut, {
      // The other one can still explore, so only the first is cut off.
      at: ['3,0', '1,0'],
      goods: [{ scrap: 5 }],
      pile: ['brokenBridge', 'barrierTile', 'food'],
    })
      .turn(1)
      .act('explore');
    expect([table.told('tileRefused').map(({ tile }) => tile), table.kind('4,0')]).toEqual([
      ['brokenBridge'],
      'barrierTile',
    ]);
  });

  it('[BC-RULING-15] Explore comes back when something has changed', () => {
    const table = scene('CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1', {
      at: ['3,0', '1,0'],
      pile: ['blockedPath', 'blockedPath'],
    })
      .turn(1)
      .act('explore');
    expect(table.offers({ verb: 'explore' })).toBe(false);
    table.turn(2).move('0,0');
    expect(table.turn(1).offers({ verb: 'explore' })).toBe(true);
  });
});

it('[BC-RULING-54] Base is never swapped, replaced, cleared or burned', () => {
  const table = scene('', {
    at: ['0,0'],
    goods: [{ scrap: 5, medicine: 5 }],
    pile: ['rubbleSlide', 'collapsedPassage', 'blaze'],
  }).turn(1);
  expect([table.offers({ verb: 'explore' }), table.refusal({ verb: 'clear', cell: '0,0' })]).toEqual([
    false,
    'BC-CLEAR-06',
  ]);
});
