/** Close combat, injury, giving up and newcomers (BC-CLOSE, BC-INJURY, BC-FORFEIT). */
import { enemyPhase, newPhase } from '../../../src/games/basecamp/procedures/enemyPhase';
import { scene, type Table } from './scenario';

const LINE = 'Empty@2,0 Food@3,0 Ammo@4,0';
const killed = (table: Table) => table.told('enemyKilled').map(({ kind, cause }) => `${kind} ${cause}`);

describe('close combat', () => {
  it('[BC-CLOSE-01] spawn, recovery, an enemy’s entry and a survivor’s entry start it', () => {
    const spawn = scene('Empty@2,0 SpawnPit@3,0', { at: ['3,0'] }).enemies();
    const recovery = scene(LINE, { at: ['2,0'], enemies: [['brute', '2,0', { stunned: true }]] }).enemies();
    const entry = scene(LINE, { at: ['2,0'], enemies: [['beast', '3,0']] }).enemies();
    const move = scene(LINE, { at: ['2,0'], enemies: [['beast', '3,0']] })
      .turn(1)
      .move('3,0');
    const base = scene('', { at: ['-1,0'], stock: { food: 3 }, enemies: [['monster', '1,0']] }).enemies();
    expect([spawn, recovery, entry, move, base].map((table) => table.told('combatBegan').length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  });

  it('[BC-CLOSE-02] everybody deals 1 at once', () => {
    const table = scene(LINE, { at: ['2,0'], enemies: [['beast', '3,0']] }).enemies();
    expect([table.s(1).health, killed(table)]).toEqual(['injured', ['beast combat']]);
  });

  it('[BC-CLOSE-03] [BC-CHOICE-06] [BC-CLOSE-12] [BC-RULING-33] the players assign both sides, the survivors’ points first, each with its dealer', () => {
    const table = scene(LINE, {
      at: ['2,0', '2,0'],
      enemies: [
        ['savage', '3,0'],
        ['beast', '3,0'],
      ],
    }).enemies();
    expect([table.decision?.kind, table.decision?.seat, table.options().map(({ id }) => id)]).toEqual([
      'strikeEnemy',
      'team',
      ['0/1', '0/2'],
    ]);
    table.pick({ enemy: 2 });
    // The second point may not be wasted on the Beast, so it goes to the Savage by itself.
    expect([table.decision?.kind, table.options().map(({ id }) => id)]).toEqual(['takeBlow', ['1/0', '1/1']]);
    table.pick({ survivor: 1 }).pick({ survivor: 1 });
    expect([table.s(1).health, table.s(2).health]).toEqual(['healthy', 'down']);
  });

  it('[BC-CLOSE-04] no point is wasted while it can hit', () => {
    const table = scene(LINE, {
      at: ['2,0', '2,0'],
      enemies: [
        ['beast', '3,0'],
        ['beast', '3,0'],
      ],
    })
      .enemies()
      .pick({ enemy: 1 });
    expect(table.taken().filter((words) => words.startsWith('strikeEnemy'))).toEqual(['strikeEnemy 1/2']);
  });

  it('[BC-CLOSE-05] [BC-RULING-34] it goes on until one side is out', () => {
    const table = scene(LINE, { at: ['2,0'], enemies: [['stalker', '3,0']] }).enemies();
    // Two rounds against 2 health: both are out.
    expect([table.s(1).health, killed(table)]).toEqual(['down', ['stalker combat']]);
    const stunned = scene(LINE, { at: ['2,0'], enemies: [['brute', '3,0']] }).enemies();
    expect([stunned.s(1).health, stunned.told('combatEnded').length]).toEqual(['injured', 1]);
  });

  it('[BC-CLOSE-06] [BC-CLOSE-08] an undefended Base pays 3 food for each health', () => {
    const raid = (kind: 'monster' | 'devourer') =>
      scene('', { at: ['-1,0', '-1,0', '-1,0'], stock: { food: 9 }, enemies: [[kind, '1,0']] }).enemies();
    expect([raid('monster').food(), raid('devourer').food()]).toEqual([6, 3]);
    expect(raid('devourer').state.enemies).toEqual([]);
  });

  it('[BC-CLOSE-07] [BC-RULING-35] with less food the rest is taken and nothing is lost yet', () => {
    const table = scene('', { at: ['-1,0'], stock: { food: 1 }, enemies: [['monster', '1,0']] }).enemies();
    expect([table.food(), table.state.enemies.length, table.state.outcome]).toEqual([0, 0, null]);
  });

  it('[BC-CLOSE-09] in a turn it is fought out before play goes on', () => {
    const table = scene(LINE, { at: ['2,0'], goods: [{ armor: 2 }], enemies: [['stalker', '3,0']] })
      .turn(1)
      .move('3,0');
    expect([table.state.enemies.length, table.has(1, 'armor'), table.decision?.kind]).toEqual([0, 0, 'act']);
  });

  it('[BC-CLOSE-10] all who enter a tile fight in one combat', () => {
    const table = scene(LINE, {
      at: ['2,0'],
      enemies: [
        ['beast', '3,0'],
        ['beast', '1,0'],
      ],
    }).enemies();
    expect(table.told('combatBegan').map(({ enemies }) => enemies)).toEqual([[1, 2]]);
  });

  it('[BC-CLOSE-11] who wins stays', () => {
    const table = scene(LINE, { at: ['2,0'], health: ['injured'], enemies: [['savage', '3,0']] }).enemies();
    expect(table.decision?.kind).toBe('throwTo');
    table.pick({ cell: '1,0' });
    expect(table.where('savage')).toEqual(['2,0']);
  });

  it('[BC-CLOSE-13] Imps and the incapacitated neither deal nor receive', () => {
    const table = scene(LINE, {
      at: ['2,0', '2,0'],
      health: ['healthy', 'down'],
      enemies: [
        ['beast', '3,0'],
        ['imp', '2,0'],
      ],
    }).enemies();
    expect([table.s(1).health, table.s(2).health, table.where('imp')]).toEqual(['injured', 'down', ['2,0']]);
    expect(table.told('hurt')).toHaveLength(1);
  });

  it('[BC-CLOSE-14] the raid concerns neither Brutes nor Imps', () => {
    const table = scene('', {
      at: ['-1,0'],
      health: ['down'],
      stock: { food: 3 },
      enemies: [
        ['brute', '0,0'],
        ['monster', '1,0'],
        ['imp', '0,0', { stunned: true }],
      ],
    });
    table.enemies();
    expect([table.food(), table.state.enemies.map(({ kind }) => kind)]).toEqual([0, ['brute', 'imp']]);
  });

  it('[BC-CLOSE-15] a newcomer beside a Brute on Base fights at once', () => {
    const table = scene('', {
      at: ['1,0', '1,0', '1,0'],
      stock: { food: 4 },
      enemies: [['brute', '0,0']],
    }).turn(1);
    table.act('giveUp').pick({ survivor: 1 }, 'pim');
    expect([table.s(2).health, table.enemy()?.stunned]).toEqual(['injured', true]);
    const later = scene('', {
      at: ['1,0', '-1,0', '-1,0'],
      health: ['down', 'down', 'down'],
      stock: { food: 4 },
      enemies: [['brute', '0,0']],
    });
    later.run(enemyPhase, newPhase()).pick({ verb: 'giveUp' }).pick({ survivor: 0 }, 'pim').onwards();
    const order = later.events.map(({ type }) => type);
    expect(order).toContain('combatBegan');
    expect(later.s(1).health).toBe('injured');
  });

  it('[BC-CLOSE-16] [BC-RULING-05] combats that exits start are fought one after another, in the order the players like', () => {
    const table = scene('Empty@2,0 Empty@3,0 Empty@2,1', {
      at: ['1,0', '3,0', '2,1'],
      enemies: [
        ['predator', '2,0'],
        ['predator', '2,0'],
      ],
    });
    table.turn(1).move('2,0').pick({ enemy: 1 }, 2, 3);
    expect([table.decision?.kind, table.cells().sort()]).toEqual(['whichCombat', ['2,1', '3,0']]);
  });
});

describe('wounds', () => {
  it('[BC-INJURY-01] [BC-INJURY-02] healthy, injured, incapacitated; the injured have 1 AP less', () => {
    const table = scene(LINE, { at: ['2,0'], enemies: [['beast', '3,0']] }).enemies();
    expect(table.s(1).health).toBe('injured');
    expect(table.turn(1).ap()).toBe(2);
    const again = scene(LINE, { at: ['2,0'], health: ['injured'], enemies: [['beast', '3,0']] }).enemies();
    expect(again.s(1).health).toBe('down');
  });

  it('[BC-INJURY-04] falling in the own turn ends it', () => {
    const table = scene(LINE, {
      at: ['2,0'],
      health: ['injured'],
      goods: [{ food: 2 }],
      enemies: [['beast', '3,0']],
    })
      .turn(1)
      .move('3,0');
    expect([table.s(1).health, table.state.turn, table.decision]).toEqual(['down', null, null]);
  });

  it('[BC-INJURY-05] nothing but fire hurts the incapacitated', () => {
    const table = scene('Empty@2,0 Ammo@3,0', {
      at: ['2,0', '1,0'],
      health: ['down', 'healthy'],
      enemies: [
        ['stranger', '3,0'],
        ['beast', '3,0'],
      ],
    }).enemies();
    expect(table.s(1).health).toBe('down');
    const fire = scene('Empty@2,0 Scrap@3,0 Ammo@4,0 Food@4,-1', {
      at: ['4,0', '4,-1'],
      health: ['healthy', 'down'],
      pile: ['blaze', 'food'],
    })
      .turn(1)
      .explore('5,0');
    expect(fire.pick({ cell: '3,0' }).s(2).health).toBe('dead');
  });
});

describe('giving up', () => {
  const HOME = { at: ['2,0', '0,0', '0,0'], stock: { food: 3, scrap: 2 } };

  it('[BC-FORFEIT-01] [BC-FORFEIT-02] [BC-CHOICE-10] any survivor may be given up, hurt or not', () => {
    const table = scene('Empty@2,0', { ...HOME, health: ['down'] })
      .turn(2)
      .act('giveUp');
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual([0, 1, 2, 'nobody', 'everybody']);
    expect(table.pick({ survivor: 'nobody' }).decision?.kind).toBe('act');
  });

  it('[BC-FORFEIT-03] [BC-FORFEIT-04] [BC-FORFEIT-06] goods drop where it stood; a random newcomer stands on Base with nothing, healthy, for the same player', () => {
    const table = scene('Empty@2,0', { ...HOME, health: ['down'], goods: [{ ammo: 1, armor: 1, key: 1 }] })
      .turn(2)
      .act('giveUp')
      .pick({ survivor: 0 });
    table.pick({ good: 'food' }).pick({ good: 'food' }).pick({ good: 'food' }, 'gus');
    expect(table.tile('2,0').loose).toEqual({ ammo: 1, armor: 1, key: 1 });
    expect(table.s(1)).toMatchObject({ card: 'gus', cell: '0,0', goods: {}, health: 'healthy', seat: 0 });
  });

  it('[BC-FORFEIT-05] [BC-CHOICE-09] 4 resources of the stock, of the players’ choice', () => {
    const table = scene('Empty@2,0', HOME).turn(2).act('giveUp').pick({ survivor: 0 });
    expect([table.decision?.seat, table.options().map(({ facets }) => facets.good)]).toEqual([
      'team',
      ['food', 'scrap'],
    ]);
    table.pick({ good: 'scrap' }).pick({ good: 'scrap' }, 'pim');
    expect(table.state.stock).toEqual({ food: 1 });
  });

  it('[BC-FORFEIT-07] not without 4 resources', () => {
    const table = scene('Empty@2,0', { ...HOME, stock: { food: 3, armor: 5 } })
      .turn(2)
      .act('giveUp');
    expect(table.refusal({ survivor: 0 })).toBe('BC-FORFEIT-07');
  });

  it('[BC-FORFEIT-09] [BC-RULING-60] before any action, between combat rounds, and at three moments of the enemy phase', () => {
    const pauses = (table: Table): number => {
      let count = 0;
      table.run(enemyPhase, newPhase());
      while (table.decision?.kind === 'goOn') {
        count++;
        table.pick({ verb: 'goOn' });
      }
      return count;
    };
    const given = { at: ['0,0', '0,0', '0,0'], stock: { food: 5 } };
    expect(pauses(scene('', given))).toBe(0);
    expect(pauses(scene('', { ...given, options: { pauses: 'always' } }))).toBe(3);
    expect(pauses(scene('', { ...given, health: ['down'] }))).toBe(3);
    const fight = scene(LINE, {
      at: ['2,0', '0,0', '0,0'],
      stock: { food: 5 },
      options: { pauses: 'always' },
      enemies: [['stalker', '3,0']],
    });
    expect(pauses(fight)).toBe(4);
  });

  it('[BC-FORFEIT-10] what drops on Base pays', () => {
    const table = scene('', { at: ['0,0', '0,0', '0,0'], goods: [{ medicine: 4 }] })
      .turn(2)
      .act('giveUp')
      .pick({ survivor: 0 }, 'wren');
    expect([table.state.stock, table.s(1).card]).toEqual([{}, 'wren']);
  });

  it('[BC-FORFEIT-11] a Jaw Trap and a pending lost turn leave with the old survivor', () => {
    const table = scene('Empty@2,0', { ...HOME, jawTraps: [2] });
    table.s(1).losesNextTurn = true;
    table.turn(2).act('giveUp').pick({ survivor: 0 }).pick({ good: 'scrap' }).pick({ good: 'scrap' }, 'pim');
    expect([table.s(1).jawTraps, table.s(1).losesNextTurn, table.state.out]).toEqual([
      0,
      false,
      ['jawTrap', 'jawTrap'],
    ]);
  });

  it('[BC-RULING-36] used cards come back only when all others are gone; goods of an impassable tile go to the nearest enterable one', () => {
    const table = scene('Empty@2,0', { ...HOME, stock: { food: 4 } });
    table.state.cards = {
      top: [],
      middle: ['pim'],
      bottom: [],
      discards: table.state.cards.middle.filter((card) => card !== 'pim'),
    };
    table.turn(2).act('giveUp').pick({ survivor: 0 }, 'pim');
    expect(table.state.cards.discards).toContain('brann');
    const fire = scene('Empty@2,0 Scrap@3,0 Ammo@4,0 Food@4,-1', {
      at: ['4,0', '4,-1'],
      goods: [{}, { key: 1, ammo: 2 }],
      pile: ['blaze', 'food'],
    });
    fire.turn(1).explore('5,0').pick({ cell: '3,0' });
    expect([fire.s(2).health, fire.tile('2,0').loose]).toEqual(['dead', { key: 1 }]);
  });
});
