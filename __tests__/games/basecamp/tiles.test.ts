/** Every tile of the content file (sections 4 to 8.1): how many there are, what they give, what they set off. */
import type { EnemyKind } from '../../../src/games/basecamp/data/enemies';
import { GOODS, type Good, type Goods } from '../../../src/games/basecamp/data/goods';
import { TILES, type TileKind } from '../../../src/games/basecamp/data/tiles';
import { supplyOf } from '../../../src/games/basecamp/setup';
import { scene, type Scene, type Table } from './scenario';

/** S1 beside the tile, with nothing else to gather. */
function beside(kind: TileKind, given: Scene = {}): Table {
  return scene(`Empty@2,0 ${kind}@3,0`, { at: ['2,0'], cleared: ['1,0'], ...given }).turn(1);
}

function gathered(kind: TileKind, good: Good): Goods {
  const table = beside(kind, { minor: 'fieldKitchen' }).act('gather', { good });
  expect(table.tile('3,0').cleared).toBe(true);
  return table.s(1).goods;
}

/** All that a Gather could take from the tile. */
function offered(kind: TileKind): Good[] {
  return GOODS.filter((good) => beside(kind).offers({ verb: 'gather', good }));
}

/** S1 explores the tile into 4,0 from 3,0, with a HAZARD and an ENEMY tile further back. */
function explored(kind: TileKind, given: Scene = {}): Table {
  const layout = 'Empty@2,0 Scrap@3,0 MuddyPassage@2,1 BeastHollow@2,-1';
  return scene(layout, { at: ['3,0'], pile: [kind, 'food', 'food'], ...given })
    .turn(1)
    .explore('4,0');
}

describe('Starting tiles', () => {
  it('[BC-B01] Base is one tile that nothing clears', () => {
    expect(TILES.base).toMatchObject({ rule: 'BC-B01', count: 1 });
    expect(
      scene('', { at: ['0,0'] })
        .turn(1)
        .refusal({ verb: 'clear', cell: '0,0' }),
    ).toBe('BC-CLEAR-06');
  });

  it.each<[string, TileKind, number, Goods]>([
    ['BC-ST01', 'ammo', 6, { ammo: 1 }],
    ['BC-ST02', 'food', 10, { food: 1 }],
    ['BC-ST03', 'medicine', 6, { medicine: 1 }],
    ['BC-ST04', 'scrap', 8, { scrap: 1 }],
    ['BC-ST05', 'ammoFood', 2, { ammo: 1, food: 1 }],
    ['BC-ST06', 'foodMedicine', 2, { food: 1, medicine: 1 }],
    ['BC-ST07', 'foodScrap', 2, { food: 1, scrap: 1 }],
    ['BC-ST08', 'ammoScrap', 2, { ammo: 1, scrap: 1 }],
    ['BC-ST09', 'ammoMedicine', 2, { ammo: 1, medicine: 1 }],
    ['BC-ST10', 'medicineScrap', 2, { medicine: 1, scrap: 1 }],
    ['BC-ST11', 'campsite', 2, { food: 2 }],
    ['BC-ST12', 'bunker', 2, { ammo: 2 }],
  ])('[%s] %s: %i of them, and one of its goods for whoever gathers it', (rule, kind, count, goods) => {
    expect([TILES[kind].rule, supplyOf('starting', false).filter((one) => one === kind).length]).toEqual([
      rule,
      count,
    ]);
    expect(offered(kind)).toEqual(Object.keys(goods));
    for (const good of offered(kind)) expect(gathered(kind, good)).toEqual({ [good]: goods[good] });
  });

  it('[BC-ST11] [BC-ST12] Campsites and Bunkers give fences for the perimeter', () => {
    for (const kind of ['campsite', 'bunker'] as const) {
      const table = beside(kind, { minor: 'extendPerimeter' }).act('gather', { good: 'fence' });
      expect(table.s(1).goods).toEqual({ fence: 2 });
    }
  });

  it('[BC-ST13] the Barter Nook changes 2 of one resource into 1 of another, as often as one likes', () => {
    const table = beside('barterNook', { goods: [{ ammo: 4, armor: 2 }] }).act('trade');
    expect(table.offers({ verb: 'barter', good: 'armor' })).toBe(false);
    expect(table.offers({ verb: 'barter', good: 'ammo', get: 'ammo' })).toBe(false);
    table.act('barter', { good: 'ammo', get: 'food' }).act('barter', { good: 'ammo', get: 'medicine' });
    expect([table.s(1).goods, table.ap()]).toEqual([{ armor: 2, food: 1, medicine: 1 }, 2]);
    expect(supplyOf('starting', false).filter((kind) => kind === 'barterNook')).toHaveLength(2);
  });

  it('[BC-ST14] a Quiet Passage gives nothing and is never cleared', () => {
    expect(offered('quietPassage')).toEqual([]);
    expect(beside('quietPassage').refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-06');
    expect(supplyOf('starting', false)).toHaveLength(50);
    expect(supplyOf('starting', false).filter((kind) => kind === 'quietPassage')).toHaveLength(2);
  });
});

describe('HAZARD tiles', () => {
  const count = (kind: TileKind) =>
    [false, true].map((more) => supplyOf('hazard', more).filter((one) => one === kind).length);

  it.each<[string, TileKind, number, number]>([
    ['BC-HZ01', 'blaze', 1, 1],
    ['BC-HZ02', 'blockedPath', 3, 3],
    ['BC-HZ03', 'brokenBridge', 3, 3],
    ['BC-HZ04', 'brokenStairs', 2, 2],
    ['BC-HZ05', 'collapsedPassage', 2, 2],
    ['BC-HZ06', 'flood', 1, 1],
    ['BC-HZ07', 'irradiated', 3, 3],
    ['BC-HZ08', 'muddyPassage', 3, 3],
    ['BC-HZ09', 'rubbleSlide', 2, 2],
    ['BC-HZ10', 'barrierTile', 0, 2],
    ['BC-HZ11', 'explosion', 0, 1],
    ['BC-HZ12', 'gasLeak', 0, 1],
    ['BC-HZ13', 'sealedVault', 0, 2],
    ['BC-HZ14', 'jawTrap', 0, 2],
  ])('[%s] %s: %i of them, %i with the expansion', (rule, kind, base, all) => {
    expect([TILES[kind].rule, ...count(kind)]).toEqual([rule, base, all]);
  });

  it('[BC-HZ01] Blaze drives everybody within range 2 away and burns there', () => {
    const table = explored('blaze');
    table.pick({ cell: '1,0' });
    expect(['4,0', '3,0', '2,0', '1,0'].map((cell) => table.burns(cell))).toEqual([true, true, true, false]);
  });

  it('[BC-HZ02] [BC-HZ05] Blocked Path and Collapsed Passage are impassable for good', () => {
    for (const kind of ['blockedPath', 'collapsedPassage'] as const) {
      expect(beside(kind).refusal({ verb: 'move', cell: '3,0' })).toBe('BC-MOVE-02');
      expect(beside(kind).refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-06');
    }
    expect(explored('blockedPath').kind('4,0')).toBe('blockedPath');
    const fallen = explored('collapsedPassage');
    expect([fallen.kind('3,0'), fallen.s(1).cell]).toEqual(['collapsedPassage', '2,0']);
  });

  it('[BC-HZ03] [BC-HZ07] [BC-HZ13] bridge, radiation and vault are impassable until cleared, and give their rewards', () => {
    const after = (kind: TileKind, goods: Goods) => {
      const closed = beside(kind, { goods: [goods], at: ['2,0', '2,0'] });
      expect(closed.offers({ verb: 'move', cell: '3,0' })).toBe(false);
      const open = closed.act('clear', { cell: '3,0' });
      expect(open.offers({ verb: 'move', cell: '3,0' })).toBe(true);
      return open.s(1).goods;
    };
    expect(after('brokenBridge', { scrap: 2 })).toEqual({});
    expect(after('irradiated', { medicine: 2 })).toEqual({ ammo: 2 });
    expect(after('sealedVault', {})).toEqual({ food: 2, medicine: 1, armor: 1 });
    expect(beside('brokenBridge', { goods: [{ scrap: 1 }] }).refusal({ verb: 'clear', cell: '3,0' })).toBe(
      'BC-CLEAR-01',
    );
  });

  it('[BC-HZ04] [BC-HZ10] stairs hurt the explorer, a Barrier tile brings 5 barriers; both hold 1 scrap', () => {
    expect(explored('brokenStairs').s(1).health).toBe('injured');
    expect(explored('barrierTile').barriers('4,0')).toBe(5);
    for (const kind of ['brokenStairs', 'barrierTile'] as const) {
      expect([offered(kind), gathered(kind, 'scrap')]).toEqual([['scrap'], { scrap: 1 }]);
    }
  });

  it('[BC-HZ06] Flood clears and drives away within range 1', () => {
    const table = explored('flood');
    expect([table.tile('3,0').cleared, table.tile('2,-1').cleared, table.s(1).cell]).toEqual([
      true,
      false,
      '2,0',
    ]);
  });

  it('[BC-HZ08] a Muddy Passage costs an AP more', () => {
    expect(beside('muddyPassage').move('3,0').ap()).toBe(1);
  });

  it('[BC-HZ09] a Rubble Slide swaps places and brings 3 barriers', () => {
    const table = explored('rubbleSlide');
    expect([table.kind('4,0'), table.kind('3,0'), table.barriers('3,0'), table.s(1).cell]).toEqual([
      'scrap',
      'rubbleSlide',
      3,
      '4,0',
    ]);
  });

  it('[BC-HZ11] an Explosion takes a resource and drives away within range 2', () => {
    const table = explored('explosion', { goods: [{ ammo: 1 }] });
    expect(table.s(1).goods).toEqual({});
    table.pick({ cell: '1,0' });
    expect([table.s(1).cell, table.barriers('3,0'), table.barriers('2,0'), table.barriers('1,0')]).toEqual([
      '1,0',
      1,
      1,
      0,
    ]);
  });

  it('[BC-HZ12] a Gas Leak ends the turn and takes the next', () => {
    const table = explored('gasLeak', { at: ['3,0', '0,0'] });
    expect([table.state.turn, table.s(1).losesNextTurn, table.s(2).losesNextTurn]).toEqual([
      null,
      true,
      false,
    ]);
  });

  it('[BC-HZ14] the Jaw Trap goes onto the card', () => {
    const table = explored('jawTrap');
    expect([table.s(1).jawTraps, table.kind('4,0'), table.ap(), TILES.jawTrap.name]).toEqual([
      1,
      undefined,
      1,
      'Jaw Trap',
    ]);
  });
});

describe('ENEMY tiles', () => {
  type Spawned = readonly [EnemyKind, string, number];

  it.each<[string, TileKind, number, number, readonly Spawned[], Goods]>([
    ['BC-EN02', 'strangersDen', 2, 2, [['stranger', '4,0', 1]], { food: 1 }],
    ['BC-EN03', 'animalDen', 2, 2, [['animal', '4,0', 1]], { food: 1 }],
    ['BC-EN04', 'beastHollow', 2, 2, [['beast', '4,0', 1]], { food: 1 }],
    ['BC-EN05', 'brutesCell', 1, 1, [['brute', '4,0', 2]], { scrap: 2 }],
    ['BC-EN06', 'devourersGullet', 1, 1, [['devourer', '2,1', 1]], { medicine: 2 }],
    ['BC-EN07', 'monsterCleft', 2, 2, [['monster', '4,0', 1]], { ammo: 1 }],
    ['BC-EN08', 'predatorsPerch', 1, 1, [['predator', '4,0', 1]], { food: 2 }],
    ['BC-EN09', 'savageCamp', 1, 1, [['savage', '4,0', 1]], { ammo: 2 }],
    ['BC-EN10', 'answeringHowl', 1, 1, [['animal', '2,-1', 1]], { medicine: 1 }],
    [
      'BC-EN11',
      'pincerCrossing',
      1,
      1,
      [
        ['beast', '4,0', 1],
        ['monster', '2,1', 1],
      ],
      { scrap: 1 },
    ],
    ['BC-EN12', 'impCrevice', 0, 1, [['imp', '2,1', 0]], { ammo: 1 }],
    ['BC-EN13', 'stalkersLedge', 0, 1, [['stalker', '4,0', 2]], { medicine: 1 }],
    ['BC-EN14', 'verminNest', 0, 2, [['vermin', '4,0', 0]], { food: 1 }],
  ])(
    '[%s] %s: its enemies appear where they should and it holds its goods',
    (rule, kind, base, all, spawns, goods) => {
      const supply = [false, true].map(
        (more) => supplyOf('enemy', more).filter((one) => one === kind).length,
      );
      expect([TILES[kind].rule, ...supply]).toEqual([rule, base, all]);
      const table = explored(kind);
      expect(table.state.enemies.map((enemy) => [enemy.kind, enemy.cell])).toEqual(
        spawns.map(([enemy, cell]) => [enemy, cell]),
      );
      expect(TILES[kind].spawns?.map(({ knockback }) => knockback)).toEqual(spawns.map(([, , back]) => back));
      for (const good of offered(kind)) expect(gathered(kind, good)).toEqual(goods);
      expect(offered(kind)).toEqual(Object.keys(goods));
    },
  );

  it('[BC-EN05] [BC-EN13] Brutes and Stalkers drive survivors to range 3, others to range 2', () => {
    const at = (kind: TileKind) => explored(kind);
    expect([at('beastHollow').s(1).cell, at('beastHollow').decision?.kind]).toEqual(['2,0', 'act']);
    for (const kind of ['brutesCell', 'stalkersLedge'] as const)
      expect([at(kind).s(1).cell, at(kind).decision?.kind]).toEqual(['2,0', 'fleeTo']);
    for (const kind of ['impCrevice', 'verminNest'] as const) expect(at(kind).s(1).cell).toBe('3,0');
  });

  it('[BC-EN01] the Spawn Pit brings Monsters until it is cleared for 2 scrap, with 1 food for it', () => {
    const table = explored('spawnPit');
    expect([table.where('monster'), table.s(1).cell]).toEqual([['4,0'], '2,0']);
    const pit = beside('spawnPit', { goods: [{ scrap: 2 }] });
    expect(offered('spawnPit')).toEqual([]);
    expect(pit.act('clear', { cell: '3,0' }).s(1).goods).toEqual({ food: 1 });
    expect(pit.enemies().where('monster')).toEqual([]);
    expect(beside('spawnPit').enemies().where('monster')).toEqual(['3,0']);
    expect(supplyOf('enemy', false).filter((kind) => kind === 'spawnPit')).toHaveLength(2);
    expect([supplyOf('enemy', false).length, supplyOf('enemy', true).length]).toEqual([16, 20]);
  });
});

describe('Objective tiles', () => {
  const pays = (kind: TileKind, goods: Goods, given: Scene = {}) =>
    beside(kind, { goods: [goods], ...given }).offers({ verb: 'clear', cell: '3,0' });

  it('[BC-OT01] [BC-OT03] [BC-OT07] Valve Rooms, Egg Caches and Sick Wards are cleared for their price', () => {
    expect([pays('valveRoom', { scrap: 1 }), pays('valveRoom', {})]).toEqual([true, false]);
    expect([pays('eggCache', { ammo: 1 }), pays('eggCache', {})]).toEqual([true, false]);
    expect([pays('sickWard', { medicine: 2 }), pays('sickWard', { medicine: 1 })]).toEqual([true, false]);
    expect([TILES.valveRoom.count, TILES.eggCache.count, TILES.sickWard.count]).toEqual([5, 4, 5]);
  });

  it('[BC-OT02] [BC-OT05] [BC-OT08] [BC-OT10] camps, lockers and the Pharmacy are gathered', () => {
    expect(gathered('lostCamp', 'crew')).toEqual({ crew: 1 });
    expect(gathered('fuseLocker', 'fuse')).toEqual({ fuse: 1 });
    for (const kind of ['keyLockerBeast', 'keyLockerMonster', 'keyLockerAnimal'] as const)
      expect(gathered(kind, 'key')).toEqual({ key: 1 });
    expect(gathered('pharmacy', 'medicine')).toEqual({ medicine: 2 });
    const counts = (['lostCamp', 'fuseLocker', 'pharmacy'] as const).map((kind) => TILES[kind].count);
    expect(counts).toEqual([5, 4, 2]);
  });

  it('[BC-OT08] a Key Locker brings the enemy in its name, with knockback 1', () => {
    const kinds = ['keyLockerBeast', 'keyLockerMonster', 'keyLockerAnimal'] as const;
    const found = kinds.map((kind) => {
      const table = explored(kind);
      return [table.state.enemies[0]?.kind, table.state.enemies[0]?.cell, table.s(1).cell, TILES[kind].count];
    });
    expect(found).toEqual([
      ['beast', '4,0', '2,0', 2],
      ['monster', '4,0', '2,0', 2],
      ['animal', '4,0', '2,0', 1],
    ]);
  });

  it('[BC-OT04] a Brood Hall brings Beasts, and falls to 3 ammo, two survivors and 2 cleared Egg Caches', () => {
    expect(explored('broodHall').where('beast')).toEqual(['4,0']);
    expect(beside('broodHall').enemies().where('beast')).toEqual(['3,0']);
    const hall = (ammo: number, at: string[], eggCache: number) =>
      pays('broodHall', { ammo }, { at, mission: 'burnTheNest', progress: eggCache > 0 ? { eggCache } : {} });
    expect(hall(3, ['2,0', '3,0'], 2)).toBe(true);
    expect([hall(2, ['2,0', '3,0'], 2), hall(3, ['2,0', '1,0'], 2), hall(3, ['2,0', '3,0'], 1)]).toEqual([
      false,
      false,
      false,
    ]);
    const alone = beside('broodHall', { goods: [{ ammo: 3 }], progress: { eggCache: 2 } });
    expect(alone.refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-OT04');
  });

  it('[BC-OT06] [BC-OT09] a Lift Shaft is entered, a Great Gate is not; neither is ever cleared', () => {
    expect(beside('liftShaft').offers({ verb: 'move', cell: '3,0' })).toBe(true);
    expect(beside('greatGate').refusal({ verb: 'move', cell: '3,0' })).toBe('BC-MOVE-02');
    for (const kind of ['liftShaft', 'greatGate'] as const)
      expect(beside(kind).refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-06');
    expect([TILES.liftShaft.count, TILES.greatGate.count]).toEqual([2, 2]);
  });
});
