/** The round, turns and action points (BC-TURN, BC-AP). */
import { start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import { defaults } from '../../../src/games/basecamp/options';
import { scene, type Table } from './scenario';

/** Stands at the choice of the next survivor. */
function choosing(table: Table): Table {
  table.state.frames = [{ procedure: 'round', step: 'anybodyLeft' }];
  return table.go();
}

const HOME = { at: ['0,0', '0,0', '0,0'], stock: { food: 3 } };

describe('turns', () => {
  it('[BC-TURN-01] [BC-CHOICE-01] every survivor acts once a round, in any order', () => {
    const table = choosing(scene('', HOME));
    expect(table.decision?.seat).toBe('team');
    table.pick({ survivor: 1 }).act('endTurn').pick({ survivor: 2 }).act('endTurn');
    expect(table.state.turn?.survivor).toBe(0);
    table.act('endTurn');
    expect(table.state.round).toBe(2);
    expect(table.options({ verb: 'act' })).toHaveLength(3);
  });

  it('[BC-TURN-03] who has acted is not offered again until the next round', () => {
    const table = choosing(scene('', HOME)).pick({ survivor: 1 }).act('endTurn');
    expect(table.refusal({ survivor: 1 })).toBe('BC-TURN-03');
  });

  it('[BC-TURN-04] [BC-RULING-04] a turn is finished before the next one begins', () => {
    const table = choosing(scene('', HOME)).pick({ survivor: 1 }).move('1,0');
    expect([table.decision?.kind, table.decision?.seat]).toEqual(['act', 1]);
    expect(table.offers({ verb: 'act' })).toBe(false);
  });

  it('[BC-TURN-05] a survivor may stop early', () => {
    const table = scene('', HOME).turn(1);
    expect(table.ap()).toBe(3);
    expect(table.act('endTurn').state.turn).toBeNull();
  });

  it('[BC-TURN-06] the enemies come only after the last turn', () => {
    const table = choosing(scene('Empty@2,0', { ...HOME, enemies: [['monster', '2,0']] }));
    table.pick({ survivor: 0 }).act('endTurn').pick({ survivor: 1 }).act('endTurn');
    expect(table.where('monster')).toEqual(['2,0']);
    expect(table.act('endTurn').where('monster')).toEqual(['1,0']);
  });

  it('[BC-TURN-16] [BC-RULING-64] the incapacitated wait and are passed over in the end', () => {
    const table = choosing(scene('', { ...HOME, health: ['down'] }));
    expect(table.refusal({ verb: 'act', survivor: 0 })).toBe('BC-TURN-16');
    table.pick({ survivor: 1 }).act('endTurn').act('endTurn');
    expect(table.state.round).toBe(2);
  });

  it('[BC-TURN-19] a turn ends by itself without AP and food, or when its survivor falls', () => {
    expect(
      scene('', { at: ['0,0'] })
        .turn(1, 1)
        .move('1,0').state.turn,
    ).toBeNull();
    expect(
      scene('', { at: ['0,0'], goods: [{ food: 1 }] })
        .turn(1, 1)
        .move('1,0')
        .verbs(),
    ).toEqual(['eat', 'endTurn', 'giveUp']);
    const fallen = scene('Empty@2,0', { at: ['1,0'], health: ['injured'], enemies: [['savage', '2,0']] })
      .turn(1)
      .move('2,0');
    expect([fallen.s(1).health, fallen.state.turn]).toEqual(['down', null]);
  });
});

describe('the enemy phase', () => {
  it('[BC-TURN-07] [BC-TURN-08] [BC-KNOCK-10] spawns come with movement, but the new enemy neither moves nor scatters', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['2,0'], cleared: [] }).enemies();
    expect(table.where('monster')).toEqual(['3,0']);
    expect(table.s(1).cell).toBe('2,0');
  });

  it('[BC-TURN-09] an enemy that came during the turns moves', () => {
    const table = scene('Empty@2,0 Scrap@3,0', { at: ['3,0'], pile: ['monsterCleft', 'food'] })
      .turn(1)
      .explore('4,0');
    expect(table.enemies().where('monster')).toEqual(['3,0']);
  });

  it('[BC-TURN-10] a stunned enemy misses its move, then recovers', () => {
    const table = scene('Empty@2,0 Food@3,0', {
      at: ['1,0'],
      enemies: [['brute', '3,0', { stunned: true }]],
    }).enemies();
    expect(table.enemy()).toMatchObject({ cell: '3,0', stunned: false });
  });

  it('[BC-TURN-11] combats of one phase are all fought, in waves', () => {
    const table = scene('Empty@2,0 Empty@-2,0', {
      at: ['1,0', '-1,0'],
      enemies: [
        ['beast', '2,0'],
        ['beast', '-2,0'],
      ],
    }).enemies();
    expect(table.cells().sort()).toEqual(['-1,0', '1,0']);
    table.pick({ cell: '1,0' });
    expect(table.state.enemies).toEqual([]);
    expect([table.s(1).health, table.s(2).health]).toEqual(['injured', 'injured']);
  });

  it('[BC-TURN-12] [BC-RULING-06] special abilities come after movement and before recovery', () => {
    const table = scene('Empty@2,0 Food@3,0 Ammo@4,0', {
      at: ['1,0'],
      enemies: [
        ['stranger', '4,0'],
        ['brute', '0,1', { stunned: true }],
      ],
    });
    table.enemies();
    const order = table.events
      .map(({ type }) => type)
      .filter((type) => ['enemyMoved', 'strangerShot', 'enemyRecovered'].includes(type));
    expect(order).toEqual(['enemyMoved', 'strangerShot', 'enemyRecovered']);
  });

  it('[BC-TURN-17] the whole order: spawns, moves, Imps, Vermin, Strangers, recovery, combat, healing', () => {
    const table = scene('Empty@2,0 Food@3,0 Ammo@4,0 SpawnPit@0,2 MuddyPassage@-2,0', {
      at: ['1,0'],
      goods: [{ ammo: 1 }],
      cleared: ['1,0', '0,1', '-1,0', '4,0'],
      loose: { '-1,0': { food: 1 } },
      enemies: [
        ['vermin', '2,0'],
        ['stranger', '4,0'],
        ['imp', '-2,0'],
        ['brute', '0,-1', { stunned: true }],
        ['devourer', '4,0', { damage: 1 }],
      ],
    });
    table.enemies();
    const told = table.events.map(({ type }) => type);
    const order = [
      'spawned',
      'enemyMoved',
      'stole',
      'verminFed',
      'strangerShot',
      'enemyRecovered',
      'enemyHealed',
    ];
    const places = order.map((type) => told.indexOf(type as (typeof told)[number]));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it('[BC-TURN-18] an enemy that appears in the phase uses no ability in it, but can be drawn into combat', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['3,0'] }).enemies();
    expect([table.s(1).health, table.state.enemies.length]).toEqual(['injured', 0]);
    const imp = scene('Empty@2,0 MuddyPassage@3,0', {
      at: ['3,0'],
      goods: [{ ammo: 2 }],
      enemies: [['imp', '3,0']],
    }).enemies();
    expect(imp.told('stole')).toHaveLength(1);
  });

  it('[BC-TURN-13] [BC-TURN-14] the meal takes 1 food from Base, none from packs or tiles', () => {
    const table = scene('', {
      at: ['0,0', '0,1', '0,1'],
      goods: [{ food: 2 }],
      loose: { '1,0': { food: 2 } },
      stock: { food: 3 },
    }).meal();
    expect([table.food(), table.has(1, 'food'), table.tile('1,0').loose.food]).toEqual([2, 2, 2]);
    const starved = scene('', { at: ['0,0', '0,1', '0,1'], goods: [{ food: 2 }] }).meal();
    expect(starved.state.outcome?.reason).toBe('starved');
  });

  it('[BC-TURN-15] [BC-LOSE-01] the last food is no loss, its lack is', () => {
    const table = scene('', { ...HOME, stock: { food: 1 } }).meal();
    expect([table.food(), table.state.outcome]).toEqual([0, null]);
    expect(table.meal().state.outcome).toMatchObject({ result: 'loss', rule: 'BC-LOSE-01' });
  });
});

describe('action points', () => {
  it('[BC-AP-01] [BC-AP-08] a turn begins with the card’s AP less all that weighs on it', () => {
    const ap = (given: Parameters<typeof scene>[1]) =>
      scene('Empty@2,0 MuddyPassage@3,0', given).turn(1).ap();
    expect(ap({ at: ['0,0'], cards: ['pim'], goods: [{ food: 1 }] })).toBe(4);
    expect(ap({ at: ['0,0'], health: ['injured'] })).toBe(2);
    expect(ap({ at: ['3,0'], health: ['injured'], goods: [{ food: 1 }], jawTraps: [1] })).toBe(0);
    expect(ap({ at: ['3,0'], health: ['injured'], goods: [{ food: 1 }], jawTraps: [3] })).toBe(0);
  });

  it('[BC-AP-02] an action costs 1 AP', () => {
    expect(
      scene('', { at: ['0,0'] })
        .turn(1)
        .move('1,0')
        .ap(),
    ).toBe(2);
  });

  it('[BC-AP-03] what was lost at the start stays lost for the turn', () => {
    const table = scene('', { at: ['0,0', '0,0'], goods: [{ medicine: 3 }], health: ['injured'] })
      .turn(1, 2)
      .act('heal');
    expect([table.s(1).health, table.ap()]).toEqual(['healthy', 1]);
  });

  it('[BC-AP-04] an injury in the own turn costs 1 AP at once', () => {
    const table = scene('Empty@2,0', { at: ['1,0'], enemies: [['beast', '2,0']] })
      .turn(1)
      .move('2,0');
    expect([table.s(1).health, table.ap()]).toEqual(['injured', 1]);
  });

  it('[BC-AP-05] the incapacitated have no turn to act in', () => {
    const table = choosing(scene('', { ...HOME, health: ['down', 'down'] }));
    expect(table.state.turn?.survivor).toBe(2);
  });

  it('[BC-AP-06] [BC-RULING-07] unspent AP are lost', () => {
    const table = scene('', HOME).turn(1).act('endTurn').turn(1);
    expect(table.ap()).toBe(3);
  });

  it('[BC-AP-07] eating may lift AP above the card', () => {
    expect(
      scene('', { at: ['0,0'], goods: [{ food: 1 }] })
        .turn(1)
        .act('eat')
        .ap(),
    ).toBe(5);
  });

  it('[BC-AP-09] [BC-MUD-03] [BC-RULING-66] AP are lost only in the own turn', () => {
    const table = scene('Empty@2,0 Scrap@3,0 MuddyPassage@2,1', {
      at: ['3,0', '2,0'],
      pile: ['brutesCell', 'food'],
    });
    table.turn(1).explore('4,0');
    // S2 at range 2 of the Brute's Cell is driven one tile, to the mud, in the turn of S1.
    while (table.decision?.kind !== 'act') {
      if (table.decision?.kind === 'whoFleesFirst') table.pick(table.options()[0]?.id ?? '');
      else table.pick({ cell: table.offers({ cell: '2,1' }) ? '2,1' : (table.cells()[0] ?? '') });
    }
    expect(table.told('apLost').filter(({ survivor }) => survivor === 1)).toEqual([]);
  });
});

it('[BC-RULING-37] [BC-FORFEIT-08] a newcomer acts this round only if its place has not begun a turn', () => {
  const given = { ...HOME, stock: { food: 8 } };
  const early = choosing(scene('', given))
    .pick({ survivor: 0 })
    .act('giveUp')
    .pick({ survivor: 1 }, 'pim')
    .act('endTurn');
  expect(early.options({ verb: 'act' }).map(({ facets }) => facets.survivor)).toEqual([1, 2]);
  const late = choosing(scene('', given)).pick({ survivor: 0 }).act('giveUp').pick({ survivor: 0 }, 'pim');
  expect(late.options({ verb: 'act' }).map(({ facets }) => facets.survivor)).toEqual([1, 2]);
});

it('[BC-RULING-53] [BC-LOSE-02] the rounds go on with nobody to act until the food is gone', () => {
  const table = choosing(
    scene('', { at: ['1,0', '1,0', '1,0'], health: ['down', 'down', 'down'], stock: { food: 2 } }),
  );
  while (table.decision !== null) table.pick({ verb: 'goOn' });
  expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'starved' });
  expect(table.state.round).toBe(3);
});

it('[BC-LOSE-03] [BC-CHOICE-19] the players may concede', () => {
  const table = scene('', HOME).turn(1).act('giveUp').pick({ survivor: 'everybody' });
  expect(table.pick({ answer: 'playOn' }).decision?.kind).toBe('act');
  table.act('giveUp').pick({ survivor: 'everybody' }).pick({ answer: 'concede' });
  expect(table.state.outcome).toEqual({ result: 'loss', reason: 'conceded', rule: 'BC-LOSE-03' });
});

it('[BC-TURN-02] clockwise means the order of dealing, whoever begins', () => {
  const { state } = start(basecamp, { ...defaults(4), firstGame: true }, 5);
  const order: (number | undefined)[] = [];
  const table = scene('', {
    at: ['0,0', '0,0', '0,0', '0,0'],
    stock: { food: 3 },
    options: { firstGame: true },
    state: { first: 2 },
  });
  choosing(table);
  for (let n = 0; n < 4; n++) {
    order.push(table.state.turn?.survivor);
    table.act('endTurn');
  }
  expect(order).toEqual([2, 3, 0, 1]);
  expect(state.options.firstGame).toBe(true);
});
