/** Missions, minor objectives, their events, items and rewards, and how a game is won (content file, sections 8 and 9). */
import type { Goods } from '../../../src/games/basecamp/data/goods';
import {
  EVENTS,
  MINOR_IDS,
  MINORS,
  MISSION_IDS,
  MISSIONS,
  type MinorId,
  type MissionId,
} from '../../../src/games/basecamp/data/objectives';
import { outOfReach } from '../../../src/games/basecamp/objectives';
import { missionProgress } from '../../../src/games/basecamp/board/progress';
import { scene, type Scene, type Table } from './scenario';

const ROW = 'Empty@2,0 Empty@3,0 Empty@4,0 Empty@5,0 Empty@6,0';
const ONE_OF_EACH: Goods = { ammo: 1, food: 1, medicine: 1, scrap: 1 };

const won = (table: Table) => table.state.outcome?.result === 'win';

describe('missions', () => {
  const mission = (id: MissionId, layout: string, given: Scene): Table =>
    scene(layout, { ...given, mission: id });

  it.each<[string, MissionId, object]>([
    ['BC-MS01', 'beaconLine', {}],
    ['BC-MS02', 'waterForEveryone', { valveRoom: 5 }],
    ['BC-MS03', 'missingCrew', { lostCamp: 5 }],
    ['BC-MS04', 'burnTheNest', { eggCache: 4, broodHall: 2 }],
    ['BC-MS05', 'deepLarder', {}],
    ['BC-MS06', 'theOldLift', { fuseLocker: 4, liftShaft: 2 }],
    ['BC-MS07', 'feverWard', { sickWard: 5 }],
    ['BC-MS08', 'threeLocks', { keyLockerBeast: 2, keyLockerMonster: 2, keyLockerAnimal: 1, greatGate: 2 }],
  ])('[%s] %s adds its tiles to the pile', (rule, id, tiles) => {
    expect(MISSIONS[id]).toMatchObject({ rule, tiles });
  });

  it('[BC-MS01] [BC-EV01] [BC-IT01] six beacons, three tiles from Base and from one another', () => {
    const light = (cell: string, beacons: Scene['tokens'] = {}, lit = 0) =>
      mission('beaconLine', ROW, {
        at: [cell],
        goods: [{ scrap: 1, ammo: 1 }],
        tokens: beacons,
        progress: lit > 0 ? { lightBeacon: lit } : {},
      }).turn(1);
    expect(light('2,0').refusal({ verb: 'event', event: 'lightBeacon' })).toBe('BC-EV01');
    const first = light('3,0').act('event');
    expect([first.tile('3,0').tokens, first.s(1).goods, first.ap(), won(first)]).toEqual([
      { beacon: 1 },
      {},
      2,
      false,
    ]);
    expect(light('5,0', { '3,0': { beacon: 1 } }).offers({ verb: 'event' })).toBe(false);
    const last = (lit: number) => won(light('6,0', { '3,0': { beacon: 1 } }, lit).act('event'));
    expect([last(4), last(5)]).toEqual([false, true]);
  });

  it('[BC-MS02] [BC-EV02] three valves, then the main at Base for 2 scrap', () => {
    const table = mission('waterForEveryone', 'ValveRoom@2,0', {
      at: ['1,0'],
      goods: [{ scrap: 3 }],
      progress: { valveRoom: 2 },
    }).turn(1);
    expect(table.offers({ verb: 'event' })).toBe(false);
    table.act('clear', { cell: '2,0' });
    expect([table.state.progress.valveRoom, won(table)]).toEqual([3, false]);
    table.act('event', { cell: '0,0' });
    expect([won(table), table.s(1).goods]).toEqual([true, {}]);
  });

  it('[BC-MS03] [BC-IT02] three crew handed to Base, where they stay', () => {
    const table = mission('missingCrew', 'LostCamp@2,0', {
      at: ['1,0'],
      stock: { food: 5, crew: 2 },
      cleared: ['1,0'],
    }).turn(1);
    table.act('gather', { good: 'crew' }).act('trade');
    expect(table.offers({ verb: 'withdraw', good: 'crew' })).toBe(false);
    expect(won(table.act('store', { good: 'crew' }))).toBe(true);
  });

  it('[BC-MS04] two caches, then a hall', () => {
    const table = mission('burnTheNest', 'EggCache@2,0 BroodHall@0,2', {
      at: ['1,0', '0,1'],
      goods: [{ ammo: 1 }, { ammo: 3 }],
      progress: { eggCache: 1 },
    }).turn(1);
    table.act('clear', { cell: '2,0' }).move('0,0').move('0,1');
    expect(won(table)).toBe(false);
    expect(won(table.turn(2).act('clear', { cell: '0,2' }))).toBe(true);
  });

  it('[BC-MS05] the larder is looked into once a round, after the meal', () => {
    const larder = (survivors: number, food: number, share: number, scrap = share) =>
      mission('deepLarder', '', {
        at: Array.from({ length: survivors }, () => '0,0'),
        stock: { food, ammo: share, medicine: share, scrap },
      });
    expect(won(larder(3, 7, 3).turn(1).act('endTurn'))).toBe(false);
    expect([
      won(larder(3, 7, 3).meal()),
      won(larder(3, 6, 3).meal()),
      won(larder(3, 7, 3, 2).meal()),
    ]).toEqual([true, false, false]);
    expect([
      won(larder(6, 8, 4).meal()),
      won(larder(6, 7, 4).meal()),
      won(larder(6, 8, 3).meal()),
      won(larder(5, 8, 4).meal()),
    ]).toEqual([true, false, false, true]);
    const shown = missionProgress(larder(6, 8, 4).state).parts.map(({ words }) => words);
    expect(shown).toEqual(['ammo 4 of 4', 'food 7 of 7', 'medicine 4 of 4', 'scrap 4 of 4']);
  });

  it('[BC-MS06] [BC-EV03] [BC-IT03] two fuses in one shaft, then everybody standing beside it', () => {
    const given: Scene = { at: ['2,0', '1,0'], goods: [{ fuse: 1 }], tokens: { '3,0': { fittedFuse: 1 } } };
    const lift = (more: Scene = {}) =>
      mission('theOldLift', 'Empty@2,0 LiftShaft@3,0', {
        ...given,
        progress: { fitFuse: 1 },
        ...more,
      }).turn(1);
    const fitted = lift().act('event', { cell: '3,0' });
    expect([fitted.tile('3,0').tokens.fittedFuse, fitted.s(1).goods, won(fitted)]).toEqual([2, {}, false]);
    expect(won(fitted.turn(2).move('2,0'))).toBe(true);
    const full = lift({ tokens: { '3,0': { fittedFuse: 2 } }, progress: { fitFuse: 2 }, at: ['2,0', '1,0'] });
    expect(full.offers({ verb: 'event' })).toBe(false);
    const fallen = lift({ at: ['2,0', '2,0'], health: ['healthy', 'down'] }).act('event', { cell: '3,0' });
    expect(won(fallen)).toBe(false);
  });

  it('[BC-MS07] [BC-EV04] three wards, then the cure; two open wards double the meal', () => {
    const ward = (given: Scene) =>
      mission('feverWard', 'SickWard@2,0 SickWard@-2,0', { at: ['0,0'], ...given });
    expect(
      ward({ stock: { food: 5 } })
        .meal()
        .food(),
    ).toBe(3);
    expect(
      ward({ stock: { food: 5 }, cleared: ['2,0'] })
        .meal()
        .food(),
    ).toBe(4);
    expect(ward({ stock: { food: 1 } }).meal().state.outcome).toBeNull();
    const early = ward({ goods: [ONE_OF_EACH], progress: { sickWard: 2 } }).turn(1);
    expect(early.offers({ verb: 'event' })).toBe(false);
    const cure = ward({ goods: [ONE_OF_EACH], progress: { sickWard: 3 } }).turn(1);
    expect([won(cure.act('event')), cure.s(1).goods]).toEqual([true, {}]);
  });

  it('[BC-MS08] [BC-EV05] [BC-IT04] three keys; each brings a Monster without knockback', () => {
    const gate = (turned: number) =>
      mission('threeLocks', 'Empty@2,0 GreatGate@3,0 MuddyPassage@2,1', {
        at: ['2,0'],
        goods: [{ key: 1 }],
        progress: turned > 0 ? { turnKey: turned } : {},
      }).turn(1);
    const table = gate(0).act('event', { cell: '3,0' });
    expect([table.where('monster'), table.s(1).cell, won(table), table.has(1, 'key')]).toEqual([
      ['2,1'],
      '2,0',
      false,
      0,
    ]);
    expect([table.enemies().s(1).health, table.state.enemies]).toEqual(['injured', []]);
    expect(won(gate(2).act('event', { cell: '3,0' }))).toBe(true);
  });
});

describe('minor objectives', () => {
  const minor = (id: MinorId, layout: string, given: Scene = {}): Table =>
    scene(layout, { ...given, minor: id });
  const done = (table: Table) => table.state.minorDone;

  it.each<[string, MinorId, string]>([
    ['BC-MN01', 'extendPerimeter', 'BC-RW01'],
    ['BC-MN02', 'lookoutPlatform', 'BC-RW02'],
    ['BC-MN03', 'fieldKitchen', 'BC-RW03'],
    ['BC-MN04', 'aidPost', 'BC-RW04'],
    ['BC-MN05', 'wireDrill', 'BC-RW05'],
    ['BC-MN06', 'salvageCrew', 'BC-RW06'],
    ['BC-MN07', 'forwardCache', 'BC-RW07'],
    ['BC-MN08', 'routeMarkers', 'BC-RW08'],
  ])('[%s] %s names its reward', (rule, id, rewardRule) => {
    expect(MINORS[id]).toMatchObject({ rule, rewardRule });
    expect(MINORS[id].tiles).toEqual(id === 'aidPost' ? { pharmacy: 2 } : {});
  });

  it('[BC-MN01] [BC-EV06] [BC-IT05] [BC-PERIM-02] [BC-PERIM-05] the fourth fence completes the perimeter', () => {
    const table = minor('extendPerimeter', 'Empty@2,0', {
      at: ['1,0'],
      goods: [{ fence: 2 }],
      tokens: { '0,1': { fence: 1 }, '0,-1': { fence: 1 } },
      progress: { extendPerimeter: 2 },
    }).turn(1);
    table.act('event', { cell: '1,0' });
    expect(done(table)).toBe(false);
    table.act('event', { cell: '2,0' });
    expect([done(table), table.has(1, 'fence'), table.tile('2,0').tokens]).toEqual([true, 0, { fence: 1 }]);
  });

  it('[BC-MN02] [BC-EV07] two frames of 2 scrap at Base', () => {
    const table = minor('lookoutPlatform', '', { at: ['1,0'], goods: [{ scrap: 4 }] }).turn(1);
    table.act('event', { cell: '0,0' });
    expect([done(table), table.has(1, 'scrap')]).toEqual([false, 2]);
    expect(done(table.act('event', { cell: '0,0' }))).toBe(true);
  });

  it('[BC-MN03] [BC-EV08] three shelves, the last with 1 scrap', () => {
    const shelves = (goods: Goods) => minor('fieldKitchen', '', { at: ['0,0'], goods: [goods] }).turn(1);
    const table = shelves({ food: 3, scrap: 1 }).act('event').act('event');
    expect([done(table), table.s(1).goods]).toEqual([false, { food: 1, scrap: 1 }]);
    expect(done(table.act('event'))).toBe(true);
    const short = shelves({ food: 3 }).act('event').act('event');
    expect(short.refusal({ verb: 'event', event: 'stockShelves' })).toBe('BC-EV08');
  });

  it('[BC-MN04] [BC-EV09] [BC-IT06] a post two tiles from Base for 3 medicine', () => {
    const post = (cell: string) =>
      minor('aidPost', 'Empty@2,0', { at: [cell], goods: [{ medicine: 3 }] }).turn(1);
    expect(post('1,0').offers({ verb: 'event' })).toBe(false);
    const table = post('2,0').act('event');
    expect([done(table), table.tile('2,0').tokens, table.s(1).goods]).toEqual([true, { aidPost: 1 }, {}]);
  });

  it('[BC-MN05] kills by traps and shots count, by combat, raid and fire they do not', () => {
    const shot = minor('wireDrill', 'Empty@2,0', {
      at: ['1,0'],
      goods: [{ ammo: 2 }],
      enemies: [['beast', '2,0']],
      progress: { kills: 2 },
    }).turn(1);
    expect(done(shot.act('shoot', { enemy: 1 }))).toBe(true);
    const trap = minor('wireDrill', 'Empty@2,0', {
      at: ['0,0'],
      enemies: [['beast', '2,0']],
      tokens: { '1,0': { trap: 1 } },
    }).enemies();
    expect(trap.state.progress).toEqual({ kills: 1 });
    const fight = minor('wireDrill', 'Empty@2,0', { at: ['1,0'], enemies: [['beast', '2,0']] }).turn(1);
    expect(fight.move('2,0').state).toMatchObject({ enemies: [], progress: {} });
    const raid = minor('wireDrill', '', { at: ['0,-1'], enemies: [['monster', '1,0']], stock: { food: 9 } });
    expect(raid.enemies().state).toMatchObject({ enemies: [], progress: {} });
    const brute = minor('wireDrill', '', { at: ['0,0'], goods: [{ ammo: 2 }], enemies: [['brute', '1,0']] });
    expect(brute.turn(1).act('shoot', { enemy: 1 }).state.progress).toEqual({});
  });

  it('[BC-MN06] two HAZARD tiles cleared by Clear actions; Gather and Flood do not count', () => {
    const table = minor('salvageCrew', 'BrokenBridge@2,0 Irradiated@-2,0 BrokenStairs@0,2', {
      at: ['1,0', '-1,0', '0,1'],
      goods: [{ scrap: 2 }, { medicine: 2 }],
    }).turn(1);
    table.act('clear', { cell: '2,0' });
    expect([done(table), table.state.progress.salvage]).toEqual([false, 1]);
    table.turn(3).act('gather', { good: 'scrap' });
    expect([done(table), table.tile('0,2').cleared]).toEqual([false, true]);
    expect(done(table.turn(2).act('clear', { cell: '-2,0' }))).toBe(true);
  });

  it('[BC-MN07] [BC-EV10] [BC-IT07] a cache four tiles from Base for one of each', () => {
    const cache = (cell: string) => minor('forwardCache', ROW, { at: [cell], goods: [ONE_OF_EACH] }).turn(1);
    expect(cache('3,0').offers({ verb: 'event', event: 'stowSupplies' })).toBe(false);
    const table = cache('4,0').act('event', { event: 'stowSupplies' });
    expect([done(table), table.tile('4,0').tokens, table.s(1).goods]).toEqual([true, { cache: 1 }, {}]);
  });

  it('[BC-MN08] [BC-EV11] [BC-IT08] three markers on three HAZARD tiles, for nothing', () => {
    const table = minor('routeMarkers', 'MuddyPassage@2,0 BrokenBridge@3,0', {
      at: ['2,0'],
      cleared: ['3,0'],
      progress: { markRoute: 1 },
    }).turn(1, 5);
    table.act('event');
    expect([done(table), table.offers({ verb: 'event' })]).toEqual([false, false]);
    expect(done(table.move('3,0').act('event'))).toBe(true);
    expect(table.tile('3,0').tokens).toEqual({ marker: 1 });
    const plain = minor('routeMarkers', 'Empty@2,0', { at: ['2,0'] }).turn(1);
    expect(plain.refusal({ verb: 'event', event: 'markRoute' })).toBe('BC-EV11');
  });
});

describe('rewards', () => {
  const rewarded = (id: MinorId, layout: string, given: Scene): Table =>
    scene(layout, { ...given, minor: id, minorDone: true });

  it('[BC-RW01] [BC-PERIM-03] [BC-PERIM-04] fence tiles serve as Base in a Trade and stop enemies, not survivors', () => {
    const given: Scene = {
      at: ['3,0'],
      goods: [{ food: 1 }],
      tokens: { '2,0': { fence: 1 } },
      enemies: [['monster', '4,0', { stunned: false }]],
    };
    const trade = (minorDone: boolean) =>
      scene(ROW, { ...given, enemies: [], minor: 'extendPerimeter', minorDone })
        .turn(1)
        .act('trade');
    expect([trade(true).offers({ verb: 'store' }), trade(false).offers({ verb: 'store' })]).toEqual([
      true,
      false,
    ]);
    const stop = (minorDone: boolean) =>
      scene('Empty@2,0 Empty@3,0', {
        at: ['0,-1'],
        minor: 'extendPerimeter',
        minorDone,
        tokens: { '2,0': { fence: 1 } },
        enemies: [['monster', '3,0']],
      }).enemies();
    expect([stop(true).where('monster'), stop(true).tile('2,0').tokens]).toEqual([['3,0'], {}]);
    expect(stop(false).where('monster')).toEqual(['2,0']);
    expect(
      rewarded('extendPerimeter', ROW, { ...given, enemies: [] })
        .turn(1)
        .move('2,0')
        .s(1).cell,
    ).toBe('2,0');
  });

  it('[BC-RW02] [BC-RULING-65] the look at the top tile is free, before any action, once a round', () => {
    const given: Scene = { at: ['2,0', '0,0'], middle: ['food', 'ammo'], bottom: ['scrap'] };
    const table = rewarded('lookoutPlatform', 'Empty@2,0', given);
    table.turn(1).act('look', {}, 'ammo');
    expect([table.ap(), table.state.pile.top, table.offers({ verb: 'look' })]).toEqual([3, ['ammo'], false]);
    table.act('explore').pick({ cell: '3,0' });
    expect(table.kind('3,0')).toBe('ammo');
    expect(table.turn(2).offers({ verb: 'look' })).toBe(false);
    const late = rewarded('lookoutPlatform', 'Empty@2,0', { at: ['0,0'], pile: ['food'] }).turn(1);
    expect(late.move('1,0').offers({ verb: 'look' })).toBe(false);
  });

  it('[BC-RULING-65] shuffling ends what was known of the pile; buried tiles come last', () => {
    const table = scene('Empty@2,0 LostCamp@3,0', {
      at: ['3,0'],
      mission: 'missingCrew',
      pile: ['collapsedPassage', 'ammo'],
    });
    table.turn(1).explore();
    expect(table.state.pile).toMatchObject({ top: [], bottom: [] });
    expect([...table.state.pile.middle].sort()).toEqual(['ammo', 'lostCamp']);
    const last = scene('Empty@2,0', { at: ['2,0'], middle: ['ammo'], bottom: ['food', 'scrap'] });
    last.turn(1).act('explore', {}, 'ammo').pick({ cell: '3,0' }).act('explore').pick({ cell: '2,1' });
    expect([last.kind('3,0'), last.kind('2,1')]).toEqual(['ammo', 'food']);
  });

  it('[BC-RW03] Eat Food gives 3 AP', () => {
    const table = rewarded('fieldKitchen', '', { at: ['0,0'], goods: [{ food: 1 }] }).turn(1, 0);
    expect(table.act('eat').ap()).toBe(3);
  });

  it('[BC-RW04] [BC-RULING-68] beside the post a Heal costs 1 medicine, oneself 2; the Bonesetter 1 for herself', () => {
    const heal = (given: Scene, survivor: number) =>
      rewarded('aidPost', 'Empty@2,0', { at: ['1,0', '1,0'], tokens: { '2,0': { aidPost: 1 } }, ...given })
        .turn(1)
        .offers({ verb: 'heal', survivor });
    expect(heal({ health: ['healthy', 'injured'], goods: [{ medicine: 1 }] }, 1)).toBe(true);
    expect(heal({ health: ['injured'], goods: [{ medicine: 1 }] }, 0)).toBe(false);
    expect(heal({ health: ['injured'], goods: [{ medicine: 2 }] }, 0)).toBe(true);
    expect(heal({ cards: ['ilse'], health: ['injured'], goods: [{ medicine: 1 }] }, 0)).toBe(true);
    expect(heal({ at: ['0,0', '0,0'], health: ['healthy', 'injured'], goods: [{ medicine: 1 }] }, 1)).toBe(
      false,
    );
  });

  it('[BC-RW05] a trap deals both points to one enemy', () => {
    const table = rewarded('wireDrill', 'Empty@2,0', {
      at: ['0,0'],
      enemies: [['savage', '2,0']],
      tokens: { '1,0': { trap: 2 } },
    }).enemies();
    expect([table.state.enemies, table.traps('1,0')]).toEqual([[], 1]);
  });

  it('[BC-RW06] [BC-RULING-68] the first Clear of a round costs 1 less, with the prybar 2', () => {
    const clear = (card: 'brann' | 'juno', scrap: number) =>
      rewarded('salvageCrew', 'SpawnPit@2,0 SpawnPit@-2,0', {
        at: ['1,0', '-1,0'],
        cards: [card],
        goods: [scrap > 0 ? { scrap } : {}, { scrap: 1 }],
      }).turn(1);
    expect(clear('juno', 0).act('clear', { cell: '2,0' }).has(1, 'food')).toBe(1);
    expect(clear('brann', 0).offers({ verb: 'clear', cell: '2,0' })).toBe(false);
    const second = clear('brann', 1).act('clear', { cell: '2,0' }).turn(2);
    expect(second.refusal({ verb: 'clear', cell: '-2,0' })).toBe('BC-CLEAR-01');
  });

  it('[BC-RW07] the cache serves as Base in a Trade', () => {
    const table = rewarded('forwardCache', ROW, {
      at: ['5,0'],
      goods: [{ food: 1 }],
      tokens: { '4,0': { cache: 1 } },
    });
    table.turn(1).act('trade').act('store', { good: 'food' });
    expect(table.food()).toBe(1);
  });

  it('[BC-RW08] [BC-CHOICE-18] a HAZARD tile may be buried once a round, before it is refused', () => {
    const table = rewarded('routeMarkers', 'Empty@2,0', {
      at: ['2,0'],
      pile: ['blockedPath', 'muddyPassage', 'food', 'food'],
    }).turn(1);
    table.act('explore');
    expect(table.decision?.kind).toBe('buryTile');
    table.pick({ answer: 'bury' });
    expect([table.decision?.kind, table.state.pile.bottom]).toEqual(['placeTile', ['blockedPath']]);
    table.pick({ cell: '3,0' });
    expect(table.kind('3,0')).toBe('muddyPassage');
    const plain = rewarded('routeMarkers', 'Empty@2,0', { at: ['2,0'], pile: ['food', 'food'] }).turn(1);
    expect(plain.act('explore').decision?.kind).toBe('placeTile');
    const last = rewarded('routeMarkers', 'Empty@2,0', { at: ['2,0'], pile: ['muddyPassage'] }).turn(1);
    expect(last.act('explore').decision?.kind).toBe('placeTile');
  });
});

describe('objectives in general', () => {
  it('[BC-OBJ-01] every card has its words and its numbers', () => {
    for (const id of MISSION_IDS) {
      const { name, text, story } = MISSIONS[id];
      expect([name, text, story].every((words) => words.length > 4)).toBe(true);
    }
    for (const id of MINOR_IDS) {
      const { name, text, reward, times } = MINORS[id];
      expect([name, text, reward].every((words) => words.length > 4)).toBe(true);
      expect(times).toBeGreaterThan(0);
    }
  });

  it('[BC-OBJ-02] [BC-OBJ-06] [BC-PERIM-07] what an objective grants ends with it', () => {
    const table = (minorDone: boolean) =>
      scene('Campsite@2,0', { at: ['1,0'], goods: [{ fence: 1 }], minor: 'extendPerimeter', minorDone }).turn(
        1,
      );
    const grants = (of: Table) => [
      of.offers({ verb: 'gather', good: 'fence' }),
      of.offers({ verb: 'event' }),
    ];
    expect([grants(table(false)), grants(table(true))]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('[BC-OBJ-03] a reward begins with the completion and lasts', () => {
    const table = scene('', {
      at: ['0,0'],
      goods: [{ food: 4, scrap: 1 }],
      minor: 'fieldKitchen',
      progress: { stockShelves: 2 },
      stock: { food: 5 },
    });
    table.turn(1, 1).act('event');
    expect(table.told('minorDone')).toHaveLength(1);
    expect(table.act('eat').ap()).toBe(3);
    expect(table.turn(1, 0).act('eat').ap()).toBe(3);
  });

  it('[BC-OBJ-04] [BC-OBJ-05] an event costs 1 AP and is counted', () => {
    const table = scene('', { at: ['0,0'], goods: [{ scrap: 2 }], minor: 'lookoutPlatform' }).turn(1);
    table.act('event');
    expect([table.state.progress, table.ap(), table.told('eventDone')[0]?.times]).toEqual([
      { raiseFrame: 1 },
      2,
      1,
    ]);
    expect(Object.keys(EVENTS)).toHaveLength(11);
  });

  it('[BC-OBJ-07] an event wants its tile in reach and free of active enemies', () => {
    const frame = (cell: string, enemies: Scene['enemies'] = []) =>
      scene('Empty@2,0', { at: [cell], goods: [{ scrap: 2 }], minor: 'lookoutPlatform', enemies }).turn(1);
    expect(frame('1,0').offers({ verb: 'event' })).toBe(true);
    expect(frame('2,0').refusal({ verb: 'event', event: 'raiseFrame' })).toBe('BC-EV07');
    expect(frame('1,0', [['brute', '0,0']]).refusal({ verb: 'event', event: 'raiseFrame' })).toBe('BC-EV07');
    expect(frame('1,0', [['brute', '0,0', { stunned: true }]]).offers({ verb: 'event' })).toBe(true);
  });

  it('[BC-OBJ-08] [BC-WIN-01] [BC-WIN-02] both are open at once, and both must be complete', () => {
    const table = scene(ROW, {
      at: ['3,0', '0,0'],
      goods: [{ scrap: 1, ammo: 1 }, { scrap: 2 }],
      minor: 'lookoutPlatform',
      progress: { lightBeacon: 5, raiseFrame: 1 },
    });
    table.turn(1).act('event');
    expect([table.state.missionDone, won(table)]).toEqual([true, false]);
    expect(won(table.turn(2).act('event'))).toBe(true);
    const other = scene(ROW, {
      at: ['3,0', '0,0'],
      goods: [{ scrap: 1, ammo: 1 }, { scrap: 2 }],
      minor: 'lookoutPlatform',
      progress: { lightBeacon: 5, raiseFrame: 1 },
    });
    other.turn(2).act('event');
    expect([other.state.minorDone, won(other)]).toEqual([true, false]);
    expect(won(other.turn(1).act('event'))).toBe(true);
  });

  it('[BC-OBJ-09] [BC-RULING-67] a mission out of reach is known for certain and does not end the game', () => {
    const camps = (given: Scene) => scene('LostCamp@2,0', { at: ['0,0'], mission: 'missingCrew', ...given });
    const lost = camps({ pile: ['food'], stock: { food: 3, crew: 1 } });
    expect([outOfReach(lost.state), lost.meal().state.outcome]).toEqual(['mission', null]);
    expect(outOfReach(camps({ pile: ['lostCamp'], stock: { crew: 1 } }).state)).toBeNull();
    const fences = (loose: Goods) =>
      scene('Campsite@2,0', { at: ['0,0'], minor: 'extendPerimeter', loose: { '2,0': loose } }).state;
    expect([outOfReach(fences({ fence: 1 })), outOfReach(fences({ fence: 2 }))]).toEqual(['minor', null]);
  });

  it('[BC-PERIM-01] [BC-PERIM-08] fences come from several sources in one Gather', () => {
    const table = scene('Empty@2,0 Campsite@3,0 Bunker@2,1', { at: ['2,0'], minor: 'extendPerimeter' }).turn(
      1,
    );
    table.act('gather', { good: 'fence' }).act('takeAll');
    expect([table.s(1).goods, table.ap()]).toEqual([{ fence: 4 }, 2]);
  });

  it('[BC-PERIM-06] [BC-RULING-63] one fence a tile, on enterable ground, never on Base', () => {
    const fence = (cell: string) =>
      scene('BlockedPath@2,0', {
        at: ['1,0'],
        goods: [{ fence: 1 }],
        minor: 'extendPerimeter',
        tokens: { '1,0': { fence: 1 } },
        progress: { extendPerimeter: 1 },
      })
        .turn(1)
        .offers({ verb: 'event', cell });
    expect([fence('1,0'), fence('0,0'), fence('2,0')]).toEqual([false, false, false]);
    const fallen = scene('Empty@2,0', {
      at: ['2,0'],
      minor: 'extendPerimeter',
      tokens: { '2,0': { fence: 1 } },
      progress: { extendPerimeter: 1 },
      pile: ['collapsedPassage', 'food'],
    });
    fallen.turn(1).explore();
    expect([fallen.tile('2,0').tokens, fallen.state.progress]).toEqual([{}, { extendPerimeter: 1 }]);
  });

  it('[BC-RULING-51] the barrier goes before the fence, and completion outlasts the fences', () => {
    const table = scene('Empty@2,0', {
      at: ['0,-1'],
      minor: 'extendPerimeter',
      minorDone: true,
      progress: { extendPerimeter: 4 },
      tokens: { '1,0': { fence: 1, barrier: 1 } },
      enemies: [['monster', '2,0']],
    });
    expect(table.enemies().tile('1,0').tokens).toEqual({ fence: 1 });
    expect(table.enemies().tile('1,0').tokens).toEqual({});
    expect(table.state.minorDone).toBe(true);
    expect(table.enemies().where('monster')).toEqual(['1,0']);
  });

  it('[BC-RULING-52] a win found in the enemy phase beats the empty larder', () => {
    const table = scene('Empty@2,0', {
      at: ['0,-1'],
      minor: 'wireDrill',
      progress: { kills: 2 },
      tokens: { '1,0': { trap: 1 } },
      enemies: [['monster', '2,0']],
      state: { missionDone: true },
    });
    expect([won(table.enemies()), table.food()]).toEqual([true, 0]);
  });

  it('[BC-RULING-55] the Spawn Pit goes by its meaning: a price to clear, 1 food for it', () => {
    const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['2,0'], goods: [{ scrap: 2 }] }).turn(1);
    expect(table.act('clear', { cell: '3,0' }).s(1).goods).toEqual({ food: 1 });
  });
});
