/** What heroes do: moving, shooting, melee, grapples, alert fire, weapons, items, searching. */
import { ITEM_KINDS, spawns } from '../../../src/games/exodus/data/mission';
import { COST } from '../../../src/games/exodus/data/tables';
import { apAtStart, firingChoices, namedSquare } from '../../../src/games/exodus/queries';
import { heroMove } from '../../../src/games/exodus/procedures/heroMove';
import { search } from '../../../src/games/exodus/procedures/searching';
import {
  gearNames,
  HALL,
  hero,
  heroSquare,
  JETTY,
  ROOMS,
  rounds,
  scene,
  squares,
  unit,
  unitAt,
  type Table,
} from './scenario';

const verbs = (table: Table) => [...new Set(table.options().map(({ facets }) => facets.verb))];
const BETWEEN = `
+--+--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  M  Z  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+--+--+--+--+--+`;

describe('action points and positions', () => {
  it('[EX-HERO-01] [EX-HERO-02] [EX-HERO-03] [EX-RULING-12] AP follow the stage at the start of the hero move', () => {
    const ap = (dial: number) => apAtStart(scene(HALL).set(0, { dial }).hero(0));
    expect([ap(0), ap(9), ap(10), ap(12), ap(13), ap(15)]).toEqual([4, 4, 3, 3, 2, 2]);
    const table = scene(HALL).set(0, { dial: 13 }).give(0, 'EQ08').table().run(heroMove, {});
    table.pick({ verb: 'medPack' });
    expect([hero(table).ap, hero(table).dial]).toEqual([2, 0]);
  });
  it('[EX-HERO-04] [EX-ACTIONS-15] [EX-PRONE-01] [EX-RULING-15] a prone hero has fewer actions', () => {
    const table = scene(BETWEEN).arm(0, 'EQ01').give(0, 'EQ02').cards(0, 'SC01').set(0, { prone: true });
    table
      .with((s) => ((s.heroes[0]?.gear[0] as { rounds: number }).rounds = 3))
      .carries(0, 'fuelCan9')
      .put(1, '0,1');
    expect(verbs(table.act(0)).sort()).toEqual(
      [
        'aimedFire',
        'alert',
        'changeWeapon',
        'crawl',
        'end',
        'exchange',
        'placeItem',
        'quickFire',
        'reload',
        'standUp',
        'throwItem',
      ].sort(),
    );
    expect(table.act(0).refusal({ verb: 'move' })).toBe('EX-ACTIONS-15');
  });
  it('[EX-ACTIONS-16] [EX-GRAPPLE-01] [EX-GRAPPLE-11] [EX-GRAPPLE-12] a grappled hero has four actions and a med pack', () => {
    const table = scene(BETWEEN)
      .arm(0, 'EQ01')
      .give(0, 'EQ02')
      .give(0, 'EQ08')
      .cards(0, 'SC01')
      .set(0, { dial: 2 })
      .put(1, '0,1');
    expect(verbs(table.grapple(0, 'zombie').act(0)).sort()).toEqual(
      ['changeWeapon', 'end', 'medPack', 'melee', 'quickFire', 'sweep'].sort(),
    );
    expect(table.act(0).refusal({ verb: 'exchange' })).toBe('EX-EXCHANGE-05');
  });
  it('[EX-ACTIONS-01] [EX-ACTIONS-02] [EX-ACTIONS-03] [EX-ACTIONS-05] [EX-ACTIONS-06] [EX-ACTIONS-07] [EX-ACTIONS-12] [EX-ACTIONS-13] [EX-RULING-16] [EX-RULING-17] [EX-RULING-36] the costs', () => {
    const price = (table: Table, verb: string) => table.options({ verb })[0]?.cost?.ap ?? 0;
    const table = scene(BETWEEN).arm(0, 'EQ01').act(0);
    const costs = [
      'quickFire',
      'aimedFire',
      'moveMelee',
      'moveFire',
      'move',
      'sprint',
      'melee',
      'alert',
      'dropProne',
    ];
    expect(costs.map((verb) => price(table, verb))).toEqual([1, 2, 1, 1, 1, 2, 1, 2, 0]);
    expect(price(scene(HALL).act(0), 'dive')).toBe(1);
    expect(price(scene(BETWEEN).set(0, { prone: true }).act(0), 'standUp')).toBe(2);
    expect(price(scene(BETWEEN).grapple(0, 'zombie').act(0), 'sweep')).toBe(2);
    expect(price(scene(HALL).arm(0, 'EQ06').act(0), 'throwWeapon')).toBe(1);
    expect([COST.search, COST.crate, COST.door, COST.reload, COST.craft]).toEqual([2, 1, 1, 1, 2]);
  });
  it('[EX-ACTIONS-08] [EX-DIVE-04] [EX-ACTIONS-09] [EX-ACTIONS-10] [EX-ACTIONS-11] [EX-RULING-22] free actions cost nothing and may be repeated', () => {
    const table = scene(HALL).put(1, '1,0').carries(0, 'fuelCan9').act(0);
    table.pick({ verb: 'placeItem', square: '1,0' }).pick({ verb: 'exchange', hero: 1 });
    table.pick({ verb: 'take', card: 'item' }).pick({ verb: 'done' }).pick({ verb: 'dropProne' });
    expect([hero(table).ap, hero(table).prone, hero(table).item]).toEqual([4, true, 'fuelCan9']);
  });
  it('[EX-RULING-08] [EX-TURN-04] [EX-TURN-06] one activation each turn; unspent AP are lost', () => {
    const table = scene(HALL).put(1, '8,2').table().run(heroMove, {}).pick({ verb: 'activate', hero: 1 });
    table.pick({ verb: 'end' });
    expect([hero(table, 1).ap, hero(table, 1).acted, table.state.acting, table.decision?.seat]).toEqual([
      0,
      true,
      0,
      0,
    ]);
  });
});

describe('moving', () => {
  it('[EX-RULING-18] [EX-ACTIONS-14] a sprint covers 1 to 3 squares, without an attack', () => {
    const table = scene(HALL).act(0).pick({ verb: 'sprint', square: '1,0' });
    expect(table.offers({ verb: 'stop' })).toBe(true);
    table.pick({ verb: 'step', square: '2,0' }).pick({ verb: 'step', square: '3,0' });
    expect([heroSquare(table), hero(table).ap, table.decision?.kind]).toEqual(['3,0', 2, 'heroAction']);
  });
  it('[EX-MOVE-01] [EX-ACTIONS-04] [EX-RULING-143] the move comes first, then one attack; without a target it is lost', () => {
    const table = scene(BETWEEN).arm(0, 'EQ01').act(0).pick({ verb: 'moveFire', square: '0,1' });
    expect([heroSquare(table), table.decision?.kind]).toEqual(['0,1', 'combinedAttack']);
    expect(table.offers({ verb: 'aimedFire' })).toBe(false);
    table.pick({ verb: 'quickFire' }, 8);
    expect([hero(table).ap, table.state.infected]).toEqual([3, []]);
    expect(scene(HALL).arm(0, 'EQ01').act(0).offers({ verb: 'moveFire' })).toBe(false);
  });
  it('[EX-MOVE-02] [EX-ITEM-02] [EX-ITEM-03] [EX-RULING-25] [EX-CM03] [EX-CM10] items are picked up in passing, if wanted and if there is room', () => {
    const path = () => scene(HALL).item('fuse1', 'fuse', '1,0').item('fuse2', 'fuse', '2,0');
    const table = path().act(0).pick({ verb: 'sprint', square: '1,0' }).pick({ verb: 'pickUp' });
    table.pick({ verb: 'step', square: '2,0' }).pick({ verb: 'stop' });
    expect([hero(table).item, table.state.items.fuse2?.where]).toEqual(['fuse1', 'board']);
    const left = path().act(0).pick({ verb: 'move', square: '1,0' }).pick({ verb: 'leave' });
    expect(hero(left).item).toBeNull();
  });
  it('[EX-MOVE-03] [EX-ZONE-06] [EX-ZONE-07] [EX-RULING-78] [EX-RULING-26] tests are made on the square reached, after the pick up', () => {
    const table = scene(BETWEEN).face(1, 3).item('fuse1', 'fuse', '1,0').act(0);
    table.pick({ verb: 'move', square: '1,0' }).pick({ verb: 'pickUp' }, 8);
    expect([table.told('grabTested').length, table.events.map(({ type }) => type)[0]]).toEqual([
      1,
      'itemTaken',
    ]);
    const away = scene(BETWEEN).face(1, 3).act(0).pick({ verb: 'move', square: '0,1' });
    expect(away.told('grabTested')).toEqual([]);
  });
  it('[EX-RULING-78] several infected: the players choose the order, and it stops when the hero is down', () => {
    const table = scene(BETWEEN).face(1, 3).unit('zombie', '1,2', { facing: 0 }).act(0);
    table.pick({ verb: 'move', square: '2,2' });
    expect(table.told('grabTested')).toEqual([]);
    const between = scene(HALL)
      .put(0, '4,1')
      .unit('zombie', '3,0', { facing: 2 })
      .unit('zombie', '3,2', { facing: 0 })
      .act(0);
    between.pick({ verb: 'move', square: '3,1' });
    expect(between.decision?.kind).toBe('whoGrabs');
    between.pick({ target: 'u2' }, 1);
    expect([hero(between).grapple, between.told('grabTested').length, between.decision?.kind]).toEqual([
      [2],
      1,
      'heroAction',
    ]);
  });
  it('[EX-ZONE-09] [EX-ZONE-10] [EX-ZONE-11] taken down in the hero move: AP stay, no bite before the infected move', () => {
    const table = scene(BETWEEN).face(1, 3).act(0).pick({ verb: 'move', square: '1,0' }, 1);
    expect([hero(table).grapple, hero(table).ap, table.told('biteTested')]).toEqual([[1], 3, []]);
  });
  it('[EX-ZONE-04] [EX-ZONE-05] [EX-RULING-79] only moving inside one zone is tested; prone infected have none', () => {
    const prone = scene(BETWEEN)
      .face(1, 3)
      .with((s) => ((s.infected[0] as { prone: boolean }).prone = true));
    expect(prone.act(0).pick({ verb: 'move', square: '1,0' }).told('grabTested')).toEqual([]);
    const enter = scene(BETWEEN).face(1, 1).act(0).pick({ verb: 'move', square: '2,0' });
    expect(enter.told('grabTested')).toEqual([]);
    expect(scene(BETWEEN).face(1, 3).act(0).pick({ verb: 'melee' }, 1).told('grabTested')).toEqual([]);
  });
  it('[EX-RULING-83] [EX-PRONE-02] [EX-PRONE-03] a crawling hero makes the same tests, a knockdown does nothing, no attack goes with it', () => {
    const table = scene(BETWEEN)
      .face(1, 3)
      .set(0, { prone: true })
      .act(0)
      .pick({ verb: 'crawl', square: '1,0' }, 3);
    expect([
      hero(table).prone,
      hero(table).grapple,
      table.told('grabTested')[0]?.result,
      hero(table).ap,
    ]).toEqual([true, [], 'knockdown', 3]);
    expect(table.offers({ verb: 'moveFire' })).toBe(false);
  });
  it('[EX-PRONE-04] standing up', () => {
    const table = scene(HALL).set(0, { prone: true }).act(0).pick({ verb: 'standUp' });
    expect([hero(table).prone, hero(table).ap]).toEqual([false, 2]);
  });
  it('[EX-DIVE-01] [EX-DIVE-02] [EX-DIVE-03] [EX-RULING-76] a dive covers exactly 2 squares in a line and ends prone', () => {
    const table = scene(HALL).act(0);
    expect(squares(table, 'dive')).toEqual(['0,2', '2,0', '2,2']);
    table.pick({ verb: 'dive', square: '2,2' });
    expect([heroSquare(table), hero(table).prone, hero(table).ap]).toEqual(['2,2', true, 3]);
    expect(squares(scene(HALL).unit('zombie', '1,1').act(0), 'dive')).toEqual(['0,2', '2,0']);
  });
  it('[EX-RULING-77] both steps of a dive are tested, the hero standing', () => {
    const table = scene(HALL)
      .put(0, '3,0')
      .unit('zombie', '4,1', { facing: 0 })
      .act(0)
      .pick({ verb: 'dive', square: '5,0' }, 8, 3);
    expect([table.told('grabTested').length, hero(table).prone, heroSquare(table)]).toEqual([2, true, '5,0']);
  });
});

describe('shooting', () => {
  const target = (kind: 'zombie' | 'siren' | 'seeker' | 'reaver' = 'zombie') => scene(HALL).unit(kind, '4,0');
  it('[EX-FIRE-01] [EX-FIRE-02] [EX-FIRE-03] [EX-FIRE-04] [EX-FIRE-05] [EX-FIRE-06] [EX-RULING-27] one die on the quick or aimed table, one round', () => {
    const shot = (verb: string, roll: number) => target().arm(0, 'EQ01').act(0).pick({ verb }, roll);
    expect(shot('quickFire', 4).told('shotFired')[0]?.result).toBe('miss');
    expect(shot('aimedFire', 4).told('shotFired')[0]?.result).toBe('knockdown');
    const down = shot('quickFire', 6);
    expect([unit(down, 1)?.prone, rounds(down, 0, 'EQ01')]).toEqual([true, 16]);
    expect(shot('quickFire', 7).state.infected).toEqual([]);
    const empty = target()
      .arm(0, 'EQ01')
      .with((s) => ((s.heroes[0]?.gear[0] as { rounds: number }).rounds = 0))
      .act(0);
    expect(empty.refusal({ verb: 'quickFire' })).toBe('EX-RULING-27');
  });
  it('[EX-RULING-28] [EX-RULING-31] targets need sight and range; a miss hits nobody else', () => {
    const far = scene(HALL).unit('zombie', '8,0').arm(0, 'EQ03').act(0);
    expect(far.offers({ verb: 'quickFire' })).toBe(false);
    const behind = scene(HALL).unit('zombie', '3,0').unit('zombie', '5,0').arm(0, 'EQ01').act(0);
    expect(behind.options({ verb: 'quickFire' }).map(({ facets }) => facets.target)).toEqual(['u1']);
    expect(behind.pick({ verb: 'quickFire' }, 1).state.infected).toHaveLength(2);
  });
  it('[EX-RULING-29] a knockdown on a prone infected does nothing; it may be shot as usual', () => {
    const table = scene(HALL).unit('zombie', '4,0', { prone: true }).arm(0, 'EQ01').act(0);
    table.pick({ verb: 'quickFire' }, 5);
    expect(table.told('noEffect')[0]?.rule).toBe('EX-RULING-29');
    expect(table.pick({ verb: 'quickFire' }, 8).state.infected).toEqual([]);
  });
  it('[EX-RULING-30] [EX-FIRE-09] [EX-PRONE-05] firing in a grab zone causes no test, and prone heroes fire as standing ones', () => {
    const table = scene(BETWEEN)
      .face(1, 3)
      .arm(0, 'EQ01')
      .set(0, { prone: true })
      .act(0)
      .pick({ verb: 'quickFire' }, 1);
    expect([table.told('grabTested'), table.told('shotFired').length]).toEqual([[], 1]);
    expect(table.offers({ verb: 'alert' })).toBe(true);
  });
  it('[EX-WEAPON-04] [EX-WEAPON-05] [EX-WEAPON-06] [EX-WEAPON-07] [EX-RULING-106] the aim stays with gun and target, not with a change or the end', () => {
    const aim = () =>
      target('siren')
        .unit('siren', '4,2')
        .arm(0, 'EQ01')
        .give(0, 'EQ02')
        .act(0)
        .pick({ verb: 'aimedFire', target: 'u1' }, 8);
    expect(hero(aim()).aim).toEqual({ target: 'u1', weapon: 'EQ01-1' });
    expect(
      aim()
        .pick({ verb: 'moveFire', square: '1,0' })
        .pick({ verb: 'quickFire', target: 'u1' }, 5)
        .told('shotFired')[0]?.mode,
    ).toBe('aimed');
    expect(hero(aim().pick({ verb: 'changeWeapon', guns: 'EQ02-1' })).aim).toBeNull();
    expect(hero(aim().pick({ verb: 'end' })).aim).toBeNull();
    expect(hero(target('siren').arm(0, 'EQ03').act(0).pick({ verb: 'aimedFire' }, 8)).aim).toBeNull();
  });
  it('[EX-WEAPON-08] [EX-RULING-107] the shotgun reaches 6 squares, pistols as far as one sees', () => {
    const reach = (id: 'EQ01' | 'EQ03', x: number) =>
      scene(HALL).unit('zombie', `${x},0`).arm(0, id).act(0).offers({ verb: 'quickFire' });
    expect([reach('EQ03', 6), reach('EQ03', 7), reach('EQ01', 8)]).toEqual([true, false, true]);
  });
  it('[EX-WEAPON-03] [EX-HERO-05] [EX-HERO-07] [EX-RULING-14] [EX-RULING-19] one hero may carry everything; one weapon or two pistols are active', () => {
    const all = scene(HALL);
    for (const id of ['EQ01', 'EQ01', 'EQ02', 'EQ03', 'EQ06'] as const) all.give(0, id);
    const sets = all
      .act(0)
      .options({ verb: 'changeWeapon' })
      .map(({ facets }) => String(facets.guns));
    expect(sets.filter((set) => set.includes('+')).sort()).toEqual([
      'EQ01-1+EQ01-2',
      'EQ01-1+EQ02-1',
      'EQ01-2+EQ02-1',
    ]);
    expect(sets).toHaveLength(8);
  });
  it('[EX-DUAL-01] [EX-DUAL-02] [EX-DUAL-03] [EX-DUAL-04] [EX-DUAL-07] one or both pistols at one target, the stronger first; aimed with one only', () => {
    const table = target().arm(0, 'EQ01', 'EQ02').act(0);
    expect(table.options({ verb: 'quickFire' }).map(({ facets }) => facets.guns)).toEqual([
      'EQ01-1',
      'EQ02-1',
      'EQ02-1+EQ01-1',
    ]);
    expect(table.options({ verb: 'aimedFire' }).map(({ facets }) => facets.guns)).toEqual([
      'EQ01-1',
      'EQ02-1',
    ]);
    expect(firingChoices(target().arm(0, 'EQ03').hero(0))).toEqual([['EQ03-1']]);
  });
  it('[EX-DUAL-05] [EX-DUAL-06] [EX-RULING-108] both dice count; quick tables, 1 round each, the aim ends', () => {
    const table = target('siren')
      .arm(0, 'EQ01', 'EQ02')
      .act(0)
      .pick({ verb: 'quickFire', guns: 'EQ02-1+EQ01-1' }, 6, 7);
    expect([
      unit(table, 1)?.damage,
      rounds(table, 0, 'EQ01'),
      rounds(table, 0, 'EQ02'),
      hero(table).aim,
    ]).toEqual([2, 16, 7, null]);
    const one = target()
      .arm(0, 'EQ01', 'EQ02')
      .with((s) => ((s.heroes[0]?.gear[1] as { rounds: number }).rounds = 0))
      .act(0);
    expect(one.options({ verb: 'quickFire' }).map(({ facets }) => facets.guns)).toEqual(['EQ01-1']);
    expect(
      unit(target().arm(0, 'EQ01', 'EQ02').act(0).pick({ verb: 'quickFire', guns: 'EQ02-1+EQ01-1' }, 4, 1), 1)
        ?.prone,
    ).toBe(true);
  });
});

describe('melee', () => {
  it('[EX-MELEE-01] [EX-MELEE-02] [EX-MELEE-03] [EX-RULING-32] eight neighbours, no ammunition, the improvised strike without a weapon', () => {
    const table = scene(BETWEEN).unit('zombie', '0,0').act(0);
    expect(table.options({ verb: 'melee' })).toHaveLength(2);
    table.pick({ verb: 'melee', target: 'u2' }, 7);
    expect([unit(table, 2)?.prone, table.told('struck')[0]?.weapon]).toEqual([true, 'strike']);
  });
  it('[EX-MELEE-05] [EX-RULING-33] [EX-RULING-35] an execution kills a prone infected for a round; sirens lose 1 kill point', () => {
    const table = scene(BETWEEN)
      .with((s) => ((s.infected[0] as { prone: boolean }).prone = true))
      .arm(0, 'EQ01')
      .act(0);
    table.pick({ verb: 'execute' });
    expect([table.state.infected, rounds(table, 0, 'EQ01'), hero(table).ap]).toEqual([[], 16, 3]);
    expect(scene(BETWEEN).arm(0, 'EQ01').act(0).offers({ verb: 'execute' })).toBe(false);
    const bare = scene(BETWEEN)
      .with((s) => ((s.infected[0] as { prone: boolean }).prone = true))
      .act(0);
    expect(bare.refusal({ verb: 'execute' })).toBe('EX-RULING-33');
    const axe = scene(HALL)
      .unit('siren', '1,0', { facing: 1 })
      .arm(0, 'EQ12')
      .act(0)
      .pick({ verb: 'assassinate' });
    expect(unit(axe, 1)?.damage).toBe(1);
  });
  it('[EX-RULING-34] [EX-ACTIONS-14] an assassination needs a standing infected whose zone the hero is not in', () => {
    expect(scene(BETWEEN).face(1, 3).arm(0, 'EQ01').act(0).offers({ verb: 'assassinate' })).toBe(false);
    const behind = scene(BETWEEN).face(1, 1).arm(0, 'EQ01').act(0).pick({ verb: 'assassinate' });
    expect([behind.state.infected, rounds(behind, 0, 'EQ01')]).toEqual([[], 16]);
  });
  it('[EX-MELEE-06] [EX-GRAPPLE-07] [EX-GRAPPLE-08] [EX-RULING-74] infected of a grapple are attacked and executed from a touching square only', () => {
    const fight = (square: string) =>
      scene(HALL).grapple(0, 'zombie', 'siren').put(1, square).arm(1, 'EQ01').act(1);
    expect(
      fight('1,0')
        .options({ verb: 'execute' })
        .map(({ facets }) => facets.target),
    ).toEqual(['u1', 'u2']);
    expect([fight('1,0').offers({ verb: 'melee' }), fight('2,0').offers({ verb: 'melee' })]).toEqual([
      true,
      false,
    ]);
  });
  it('[EX-ZONE-08] [EX-RULING-82] in move and melee the test follows the attack, unless it killed or floored', () => {
    const table = scene(BETWEEN).face(1, 3).act(0).pick({ verb: 'moveMelee', square: '1,0' });
    table.pick({ verb: 'melee' }, 5);
    expect([unit(table, 1)?.prone, table.told('grabTested')]).toEqual([true, []]);
  });
});

describe('grapples', () => {
  it('[EX-GRAPPLE-02] [EX-GRAPPLE-03] [EX-GRAPPLE-04] [EX-GRAPPLE-06] [EX-GRAPPLE-10] own grapple only, usual tables, knockdowns do nothing; free of them the hero is prone', () => {
    const table = scene(BETWEEN).arm(0, 'EQ01').grapple(0, 'zombie').act(0);
    expect(table.options({ verb: 'quickFire' }).map(({ facets }) => facets.target)).toEqual(['u2']);
    table.pick({ verb: 'quickFire' }, 5);
    expect([hero(table).grapple, rounds(table, 0, 'EQ01')]).toEqual([[2], 16]);
    table.pick({ verb: 'quickFire' }, 7);
    expect([hero(table).grapple, hero(table).prone, unit(table, 2)]).toEqual([[], true, undefined]);
    expect(table.offers({ verb: 'crawl' })).toBe(true);
  });
  it('[EX-GRAPPLE-05] [EX-GRAPPLE-09] [EX-GRAPPLE-13] a swept infected lies prone beside the hero and rises in the end phase; big ones hold on', () => {
    const table = scene(HALL).grapple(0, 'zombie', 'siren', 'seeker').act(0);
    expect(table.options({ verb: 'sweep' })).toHaveLength(1);
    table.pick({ verb: 'sweep' }).pick({ square: '0,1' });
    expect([unitAt(table, 1), unit(table, 1)?.prone]).toEqual(['0,1', true]);
    const rise = scene(HALL).unit('zombie', '0,1', { prone: true, facing: 2 }).endPhase();
    expect([unit(rise, 1)?.prone, unit(rise, 1)?.facing]).toEqual([false, 0]);
  });
  it('[EX-RULING-75] infected on a hero board have no square, no zone and block nothing', () => {
    const table = scene(HALL)
      .put(0, '2,0')
      .grapple(0, 'zombie')
      .put(1, '0,0')
      .arm(1, 'EQ01')
      .unit('zombie', '4,0')
      .act(1);
    expect(table.offers({ verb: 'quickFire', target: 'u2' })).toBe(true);
    expect(unit(table, 1)?.square).toBeNull();
  });
});

describe('alert fire', () => {
  const corridor = () =>
    scene(HALL)
      .arm(0, 'EQ01')
      .unit('zombie', '6,0')
      .with((s) => (s.options = { ...s.options, ties: 'auto' }));
  it('[EX-ALERT-01] [EX-RULING-37] [EX-RULING-146] Alert! needs a gun in hand; one token, and the hero goes on', () => {
    const table = corridor().act(0).pick({ verb: 'alert' });
    expect([
      hero(table).alert,
      hero(table).ap,
      table.offers({ verb: 'alert' }),
      table.offers({ verb: 'move' }),
    ]).toEqual([true, 2, false, true]);
    expect(scene(HALL).arm(0, 'EQ12').act(0).refusal({ verb: 'alert' })).toBe('EX-RULING-37');
    const empty = corridor()
      .set(0, { alert: true })
      .with((s) => ((s.heroes[0]?.gear[0] as { rounds: number }).rounds = 0));
    expect(empty.acts(1).decision).toBeNull();
  });
  it('[EX-ALERT-02] [EX-ALERT-03] [EX-RULING-38] [EX-RULING-40] one optional quick attack a square, before the grab', () => {
    const table = corridor()
      .set(0, { alert: true, aim: { target: 'u1', weapon: 'EQ01-1' } })
      .acts(1);
    expect([unitAt(table, 1), table.decision?.kind]).toEqual(['5,0', 'alertFire']);
    table.pick({ verb: 'fire' }, 5);
    expect([table.told('shotFired')[0]?.result, unit(table, 1)?.prone]).toEqual(['knockdown', true]);
    const held = corridor().set(0, { alert: true }).acts(1);
    for (let n = 0; n < 4; n++) held.pick({ verb: 'hold' });
    expect([held.decision, unitAt(held, 1), rounds(held, 0, 'EQ01')]).toEqual([null, '2,0', 17]);
  });
  it('[EX-ALERT-04] [EX-ALERT-05] [EX-RULING-39] [EX-RULING-41] attacks wait on occupied squares; what is left may hit the one on the ground', () => {
    const table = corridor().unit('zombie', '5,0', { prone: true }).set(0, { alert: true }).acts(1);
    table.pick({ verb: 'fire' }, 5);
    expect([unit(table, 1)?.prone, unitAt(table, 1), table.decision?.kind]).toEqual([
      true,
      '4,0',
      'alertFire',
    ]);
    expect(table.pick({ verb: 'fire' }, 8).decision).toBeNull();
    expect(unit(table, 1)).toBeUndefined();
  });
  it('[EX-ALERT-06] [EX-ALERT-07] [EX-RULING-41] prone heroes too, with one pistol or both; the players say who fires first', () => {
    const pair = scene(HALL)
      .arm(0, 'EQ01', 'EQ02')
      .set(0, { alert: true, prone: true })
      .put(1, '0,2')
      .arm(1, 'EQ03')
      .set(1, { alert: true });
    const table = pair
      .unit('zombie', '6,0')
      .with((s) => (s.options = { ...s.options, ties: 'auto' }))
      .acts(1, 1, 2);
    expect(table.decision?.seat).toBe('team');
    expect(table.options({ verb: 'fire' }).map(({ facets }) => [facets.hero, facets.guns])).toEqual([
      [0, 'EQ01-1'],
      [0, 'EQ02-1'],
      [0, 'EQ02-1+EQ01-1'],
      [1, 'EQ03-1'],
    ]);
  });
  it('[EX-ALERT-08] [EX-END-03] tokens go in stage 2 of the end phase', () => {
    expect(hero(scene(HALL).set(0, { alert: true }).endPhase()).alert).toBe(false);
  });
  it('[EX-ALERT-09] alert fire also meets those who spawn', () => {
    const table = scene(HALL.replace('.  . |\n+--', '.  A |\n+--'), {
      mission: { turnSpawn: spawns(...Array.from({ length: 8 }, () => '1 zombie A')) },
    })
      .arm(0, 'EQ01')
      .set(0, { alert: true })
      .spawn(1);
    expect([table.decision?.kind, unitAt(table, 1)]).toEqual(['alertFire', '8,2']);
  });
  it('[EX-RULING-42] a grapple costs the token, a knockdown does not', () => {
    const grabbed = () => scene(HALL).arm(0, 'EQ01').set(0, { alert: true }).unit('zombie', '1,0');
    expect(hero(grabbed().acts(1, 1, 8)).alert).toBe(false);
    expect(hero(grabbed().acts(1, 3)).alert).toBe(true);
  });
});

describe('explosives, items, exchange', () => {
  it('[EX-AREA-01] [EX-AREA-02] [EX-AREA-03] [EX-AREA-04] [EX-AREA-05] [EX-AREA-07] [EX-AREA-08] [EX-RULING-109] [EX-RULING-110] a throw past others at a square within 6, nobody of ours near', () => {
    const table = scene(HALL)
      .unit('zombie', '3,0')
      .unit('zombie', '6,0')
      .arm(0, 'EQ06')
      .act(0)
      .pick({ verb: 'throwWeapon' });
    expect([
      table.offers({ square: '6,0' }),
      table.offers({ square: '7,0' }),
      table.offers({ square: '1,0' }),
    ]).toEqual([true, false, false]);
    table.pick({ square: '6,0' }, 8);
    expect([unit(table, 2), table.state.equipment.includes('EQ06-1'), hero(table).active]).toEqual([
      undefined,
      true,
      [],
    ]);
    expect(scene(HALL).give(0, 'EQ06').act(0).offers({ verb: 'throwWeapon' })).toBe(false);
    const bomb = scene(HALL)
      .unit('zombie', '5,0')
      .arm(0, 'EQ07')
      .act(0)
      .pick({ verb: 'throwWeapon' })
      .pick({ square: '5,1' }, 3);
    expect(unit(bomb, 1)?.prone).toBe(true);
  });
  it('[EX-AREA-06] the blast reaches the other end of a stairway', () => {
    const table = scene(`
floor 0
+--+--+--+--+--+
|M  .  .  .  < |
+--+--+--+--+--+
floor 1
+--+--+--+--+--+
|.  .  .  .  > |
+--+--+--+--+--+`)
      .unit('zombie', '4,0^')
      .arm(0, 'EQ06')
      .act(0)
      .pick({ verb: 'throwWeapon' })
      .pick({ square: '4,0' }, 8);
    expect(table.state.infected).toEqual([]);
  });
  it('[EX-MEDPACK-01] [EX-MEDPACK-02] [EX-MEDPACK-03] [EX-RULING-111] [EX-SEARCH-05] a med pack is free, single use and for oneself', () => {
    const table = scene(HALL).set(0, { dial: 7 }).put(1, '1,0', { dial: 3 }).give(0, 'EQ08').act(0);
    expect(table.options({ verb: 'medPack' }).map(({ facets }) => facets.hero)).toEqual([0]);
    table.pick({ verb: 'medPack' });
    expect([hero(table).dial, hero(table).ap, table.state.equipment.includes('EQ08-1')]).toEqual([
      0,
      4,
      true,
    ]);
  });
  it('[EX-ARMOUR-01] [EX-ARMOUR-02] [EX-ARMOUR-03] [EX-ARMOUR-04] [EX-RULING-112] armour adds 1 to bite tests only and is never exchanged', () => {
    const bitten = scene(HALL).give(0, 'EQ16').set(0, { prone: true }).unit('zombie', '1,0').acts(1, 4);
    expect([bitten.told('biteTested')[0]?.total, hero(bitten).dial]).toEqual([5, 0]);
    const grab = scene(HALL).give(0, 'EQ16').unit('zombie', '1,0').acts(1, 3);
    expect(grab.told('grabTested')[0]?.total).toBe(3);
    expect(scene(HALL).give(0, 'EQ16').put(1, '1,0').act(0).offers({ verb: 'exchange' })).toBe(false);
  });
  it('[EX-ITEM-04] [EX-SEARCH-04] [EX-HERO-06] items are tokens, never cards of a deck', () => {
    const table = scene(HALL).carries(0, 'fuelCan9').act(0);
    expect([hero(table).item, hero(table).cards, hero(table).gear]).toEqual(['fuelCan9', [], []]);
  });
  it('[EX-ITEM-05] [EX-ITEM-06] [EX-ITEM-07] [EX-RULING-113] [EX-RULING-148] placing and throwing: a hero with room takes it, water and sleeping rooms never', () => {
    const placed = scene(HALL)
      .put(1, '1,0')
      .carries(0, 'fuelCan9')
      .act(0)
      .pick({ verb: 'placeItem', square: '1,0' });
    expect(hero(placed, 1).item).toBe('fuelCan9');
    const shore = scene(JETTY).put(0, '2,0').carries(0, 'fuelCan9').act(0);
    expect(squares(shore, 'placeItem')).toEqual(['1,0', '3,0']);
    shore.pick({ verb: 'throwItem' });
    expect([shore.offers({ square: '4,1' }), shore.offers({ square: '7,0' })]).toEqual([false, true]);
    const room = scene(ROOMS)
      .carries(0, 'fuelCan9')
      .with((s) => (s.doors[0] = true))
      .act(0);
    expect(squares(room, 'placeItem')).toEqual(['0,3', '2,3']);
  });
  it('[EX-RULING-114] no mission marks an item as loot: all may change hands', () => {
    for (const kind of ITEM_KINDS) {
      const held = () => scene(HALL).put(1, '1,0').carries(0, kind, kind).act(0);
      expect(held().offers({ verb: 'throwItem', item: kind })).toBe(true);
      const given = held().pick({ verb: 'exchange' }).pick({ verb: 'give', card: 'item' });
      expect([hero(given).item, hero(given, 1).item]).toEqual([null, kind]);
    }
  });
  it('[EX-FUEL-01] [EX-FUEL-02] [EX-LOS-04] [EX-LOS-05] [EX-RULING-115] [EX-RULING-147] a can is shot past units, goes off on a kill, and sets off the next', () => {
    const cans = () =>
      scene(HALL)
        .unit('zombie', '2,0')
        .unit('zombie', '5,1')
        .unit('zombie', '7,0')
        .item('fuelCan1', 'fuelCan', '5,0')
        .item('fuelCan2', 'fuelCan', '6,0')
        .arm(0, 'EQ01');
    const dud = cans().act(0).pick({ verb: 'quickFire', target: 'fuelCan1' }, 6);
    expect(dud.state.items.fuelCan1?.where).toBe('board');
    const table = cans().act(0).pick({ verb: 'quickFire', target: 'fuelCan1' }, 7, 8, 8);
    expect([table.state.infected.map(({ id }) => id), table.state.items.fuelCan2?.where]).toEqual([
      [1],
      'lost',
    ]);
    expect(cans().put(1, '4,1').act(0).offers({ target: 'fuelCan1' })).toBe(false);
    const tapped = cans().perks(0, 'BA3').act(0).pick({ verb: 'quickFire', target: 'fuelCan2' }, 5);
    expect(tapped.pick({ verb: 'tap' }).state.items.fuelCan2?.where).toBe('lost');
  });
  it('[EX-FUEL-03] [EX-SIREN-07] a fuel can burns a siren', () => {
    const table = scene(HALL).unit('siren', '5,1').item('fuelCan1', 'fuelCan', '5,0').arm(0, 'EQ01').act(0);
    table.pick({ verb: 'quickFire', target: 'fuelCan1' }, 7, 8);
    expect([unit(table, 1)?.flame, unit(table, 1)?.damage]).toEqual([true, 1]);
  });
  it('[EX-EXCHANGE-01] [EX-EXCHANGE-02] [EX-EXCHANGE-04] [EX-EXCHANGE-06] [EX-EXCHANGE-07] [EX-RULING-116] touching heroes exchange freely, guns with their rounds, none used this turn', () => {
    const table = scene(HALL).put(1, '1,1').arm(0, 'EQ01').cards(1, 'SC06').unit('zombie', '4,0').act(0);
    table.pick({ verb: 'quickFire' }, 1).pick({ verb: 'exchange' });
    expect([
      table.offers({ verb: 'give', card: 'EQ01-1' }),
      table.offers({ verb: 'take', card: 'SC06' }),
    ]).toEqual([false, true]);
    const fresh = scene(HALL)
      .put(1, '1,1')
      .give(0, 'EQ01', 9)
      .act(0)
      .pick({ verb: 'exchange' })
      .pick({ verb: 'give', card: 'EQ01-1' });
    expect(fresh.decision?.kind).toBe('takeInHand');
    fresh.pick({ verb: 'arm' });
    expect([rounds(fresh, 1, 'EQ01'), hero(fresh, 1).active]).toEqual([9, ['EQ01-1']]);
    expect(scene(HALL).put(1, '2,0').cards(0, 'SC01').act(0).offers({ verb: 'exchange' })).toBe(false);
  });
  it('[EX-EXCHANGE-03] [EX-RULING-149] one hand off in the course of a sprint or crawl, none in a dive', () => {
    const table = scene(HALL)
      .put(1, '1,1')
      .cards(0, 'SC01', 'SC02')
      .act(0)
      .pick({ verb: 'sprint', square: '1,0' });
    expect(table.decision?.kind).toBe('handOff');
    table.pick({ verb: 'give', card: 'SC01' }).pick({ verb: 'step', square: '2,0' });
    expect([table.decision?.kind, hero(table, 1).cards]).toEqual(['stepOn', ['SC01']]);
    const dived = scene(HALL).put(1, '1,1').cards(0, 'SC01').act(0).pick({ verb: 'dive', square: '2,0' });
    expect(dived.decision?.kind).toBe('heroAction');
  });
  it('[EX-EXCHANGE-05] nobody exchanges in a grapple', () => {
    expect(
      scene(HALL).put(1, '1,1').cards(0, 'SC01').grapple(1, 'zombie').act(0).offers({ verb: 'exchange' }),
    ).toBe(false);
  });
  it('[EX-RULING-144] an empty hand takes a found weapon for free; else only the improvised strike is left', () => {
    const table = scene(BETWEEN).table().run(search, { hero: 0, crate: false, drawn: [] }, 'SC17');
    expect(table.decision?.kind).toBe('takeInHand');
    table.pick({ verb: 'arm' });
    expect([hero(table).active, gearNames(table)]).toEqual([['EQ11-1'], ['EQ11']]);
    expect(scene(BETWEEN).act(0).refusal({ verb: 'quickFire' })).toBe('EX-RULING-144');
  });
});

describe('searching, reloading, crafting', () => {
  const search1 = () => scene(ROOMS).rooms('a').put(0, '0,1');
  it('[EX-RULING-50] [EX-SEARCH-01] [EX-RULING-51] a search costs 2 AP on its marker, in peace; the card is kept', () => {
    const table = search1().act(0).pick({ verb: 'search' }, 'SC06');
    expect([hero(table).ap, hero(table).cards, table.state.searches]).toEqual([2, ['SC06'], []]);
    expect(search1().unit('zombie', '2,0').act(0).refusal({ verb: 'search' })).toBe('EX-RULING-50');
    expect(search1().unit('zombie', '2,0', { prone: true }).act(0).offers({ verb: 'search' })).toBe(true);
  });
  it('[EX-RULING-51] a find is swapped for its card; without one it is empty', () => {
    const table = search1().act(0).pick({ verb: 'search' }, 'SC20').pick({ verb: 'no' });
    expect([rounds(table, 0, 'EQ05'), table.state.search.discards]).toEqual([1, ['SC20']]);
    const none = search1().give(1, 'EQ05').act(0);
    const before = hero(none).gear.length;
    none.pick({ verb: 'search' }, 'SC20');
    expect([hero(none).gear.length, hero(none).cards, none.state.search.discards]).toEqual([
      before,
      [],
      ['SC20'],
    ]);
    const nothing = search1().act(0).pick({ verb: 'search' }, 'SC22');
    expect([hero(nothing).cards, nothing.state.search.discards]).toEqual([[], ['SC22']]);
  });
  it('[EX-RULING-52] an empty deck takes the discards back; with none the search finds nothing', () => {
    const bare = search1().with((s) => {
      s.heroes[1]?.cards.push(...s.search.down);
      s.search.down = [];
    });
    const table = bare.act(0).pick({ verb: 'search' });
    expect(table.told('cardDrawn')[0]?.card).toBeNull();
    const back = search1().with((s) => {
      s.search.discards = s.search.down;
      s.search.down = [];
    });
    expect(back.act(0).pick({ verb: 'search' }, 'SC01').told('deckShuffled')[0]?.rule).toBe('EX-RULING-52');
  });
  it('[EX-RULING-53] [EX-SEARCH-07] [EX-RULING-93] a crate blocks the way and costs 1 AP to open', () => {
    const table = scene(HALL)
      .with((s) => s.crates.push(namedSquare(s, '1,0')))
      .act(0);
    expect(table.offers({ verb: 'move', square: '1,0' })).toBe(false);
    table.pick({ verb: 'crate' }, 'SC01');
    expect([hero(table).ap, table.state.crates, hero(table).cards]).toEqual([3, [], ['SC01']]);
  });
  it('[EX-RULING-20] [EX-RULING-54] [EX-RULING-145] reloading discards cards for rounds up to the capacity, both pistols at once, never a full one', () => {
    const guns = scene(HALL).arm(0, 'EQ01', 'EQ02').cards(0, 'SC01', 'SC02', 'SC02');
    guns.with((s) => {
      const [one, two] = (s.heroes[0]?.gear ?? []) as { rounds: number }[];
      if (one && two) [one.rounds, two.rounds] = [12, 1];
    });
    const table = guns.act(0).pick({ verb: 'reload' }).pick({ guns: 'EQ01-1' });
    expect([table.told('reloaded')[0], rounds(table, 0, 'EQ01')]).toMatchObject([{ rounds: 5, lost: 3 }, 17]);
    table.pick({ verb: 'load', guns: 'EQ02-1' }).pick({ verb: 'done' });
    expect([rounds(table, 0, 'EQ02'), hero(table).ap, hero(table).cards]).toEqual([5, 3, ['SC02']]);
    expect(scene(HALL).arm(0, 'EQ01').cards(0, 'SC01').act(0).refusal({ verb: 'reload' })).toBe(
      'EX-RULING-145',
    );
  });
  it('[EX-RULING-55] [EX-RULING-56] [EX-SEARCH-06] crafting takes the materials and the card; a workbench costs 2 AP', () => {
    const bench = scene(HALL.replace('M  .', 'M  W')).cards(0, 'SC06', 'SC07');
    const table = bench.act(0).pick({ verb: 'craft', recipe: 'R1' });
    expect([hero(table).ap, hero(table).cards, table.state.search.discards]).toEqual([
      2,
      [],
      ['SC06', 'SC07'],
    ]);
    table.pick({ verb: 'no' });
    expect(gearNames(table)).toEqual(['EQ06']);
    expect(scene(HALL).cards(0, 'SC06', 'SC07').act(0).offers({ verb: 'craft' })).toBe(false);
    const none = scene(HALL.replace('M  .', 'M  W')).cards(0, 'SC06', 'SC07');
    for (let n = 0; n < 4; n++) none.give(1, 'EQ06');
    expect(none.act(0).offers({ verb: 'craft' })).toBe(false);
  });
  it('[EX-RULING-21] Interact costs 1 AP, standing, on or touching the objective', () => {
    const gate = (square: string) =>
      scene('M1').put(0, square).put(1, '0,0').carries(0, 'gateKey', 'gateKey').act(0);
    expect([
      gate('13,4').offers({ verb: 'interact' }),
      gate('12,3').offers({ verb: 'interact' }),
      gate('11,3').offers({ verb: 'interact' }),
    ]).toEqual([true, true, false]);
  });
});
