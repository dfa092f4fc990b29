/** The ends of rules: one square too far, one target too many, a figure that must not count. */
import { spawns } from '../../../src/games/exodus/data/mission';
import { attackOptions } from '../../../src/games/exodus/actions/fire';
import { inBlast } from '../../../src/games/exodus/procedures/blast';
import { directorWindow } from '../../../src/games/exodus/procedures/director';
import { drag } from '../../../src/games/exodus/procedures/grab';
import { heroMove } from '../../../src/games/exodus/procedures/heroMove';
import { turns } from '../../../src/games/exodus/procedures/mission';
import { farthest } from '../../../src/games/exodus/procedures/roamer';
import { spawnPhase } from '../../../src/games/exodus/procedures/spawning';
import { namedSquare } from '../../../src/games/exodus/queries';
import { HALL, hero, heroSquare, JETTY, rounds, scene, squares, unit, unitAt, unitSquares } from './scenario';

const always = (line: string) => ({ turnSpawn: spawns(...Array.from({ length: 8 }, () => line)) });

describe('spawning', () => {
  it('[EX-RULING-98] nobody is pushed to a square that is as far from the heroes', () => {
    const bend = `
+--+--+--+--+--+--+--+--+--+
|A  .  .  .  .  .  .  .  . |
+  +  +--+--+--+--+--+--+  +
|.  . |## ## ## ## ## ##|. |
+--+--+--+--+--+--+--+--+  +
|## ## ## ## ## ## ## ##|M |
+--+--+--+--+--+--+--+--+--+`;
    const table = scene(bend, { mission: always('1 zombie A') })
      .unit('zombie', '0,0')
      .with((state) => (state.crates = [namedSquare(state, '1,0')]))
      .spawn(1);
    expect([unitSquares(table), table.told('notPlaced')[0]?.rule]).toEqual([['0,0'], 'EX-RULING-98']);
  });
  it('[EX-RULING-98] whoever charges in over another takes a free square as far away when no nearer one is free', () => {
    const hall = HALL.replace('|M  .', '|A  .').replace(/\. {2}\. \|\n\+--/, '.  M |\n+--');
    const made = scene(hall, { ties: 'auto', mission: always('1 zombie A') }).unit('zombie', '0,0');
    for (const column of [1, 2, 3])
      for (const row of [0, 1, 2]) made.unit('zombie', `${column},${row}`, { prone: true });
    made.unit('zombie', '0,2', { prone: true });
    const table = made.spawn(1);
    expect(unitAt(table, 12)).toBe('0,1');
  });
  it('[EX-D06] a point on land is never changed for one in the water', () => {
    const shore = `
+--+--+--+--+
|A  T  B  M |
+  +  +  +  +
|~~ ~~ ~~ E~|
+--+--+--+--+`;
    const table = scene(shore, { director: true, mission: always('1 zombie A') })
      .hand('D06-1')
      .table()
      .run(spawnPhase, { rolls: 0 })
      .pick({ verb: 'done' })
      .pick({ card: 'D06-1' }, 1, 8);
    expect(table.told('unitPlaced')[0]?.square).toBe('2,0');
  });
  it('[EX-RULING-100] a miniature without any way to a hero is the farthest', () => {
    const walled = `
+--+--+--+--+
|M  .  . |. |
+--+--+--+--+`;
    const { state } = scene(walled).unit('zombie', '2,0').unit('zombie', '3,0');
    expect(farthest(state, 'zombie')).toEqual([2]);
  });
});

describe('shots and bombs', () => {
  it('[EX-RULING-108] both guns together have no part in the aim of one of them', () => {
    const table = scene(HALL)
      .unit('siren', '4,0')
      .arm(0, 'EQ01', 'EQ02')
      .act(0)
      .pick({ verb: 'aimedFire', guns: 'EQ02-1' }, 8)
      .pick({ verb: 'quickFire', guns: 'EQ02-1+EQ01-1' }, 4, 5);
    expect(table.told('shotFired').map(({ mode, result }) => [mode, result])).toEqual([
      ['quick', 'knockdown'],
      ['quick', 'knockdown'],
    ]);
  });
  it('[EX-PERK-08] a double tap that is declined is not asked for again', () => {
    const table = scene(HALL)
      .unit('zombie', '4,0')
      .arm(0, 'EQ01')
      .perks(0, 'BA3')
      .act(0)
      .pick({ verb: 'quickFire' }, 5)
      .pick({ verb: 'no' });
    expect([table.decision?.kind, unit(table, 1)?.prone, rounds(table, 0, 'EQ01')]).toEqual([
      'heroAction',
      true,
      16,
    ]);
  });
  it('[EX-PERK-08] nobody taps for more kill points than the target has', () => {
    const table = scene(HALL).unit('zombie', '4,0').arm(0, 'EQ01', 'EQ02').perks(0, 'BA3').act(0);
    table.pick({ verb: 'quickFire', guns: 'EQ02-1+EQ01-1' }, 8, 5);
    expect([table.decision?.kind, table.state.infected]).toEqual(['heroAction', []]);
  });
  it('[EX-BA5] three targets at most', () => {
    const made = scene(HALL).arm(0, 'EQ03').perks(0, 'BA5');
    for (const square of ['3,0', '3,1', '3,2', '4,1']) made.unit('zombie', square, { prone: true });
    const table = made.act(0).pick({ verb: 'power' }).pick({ verb: 'fanOfLead' });
    for (const target of ['u1', 'u2', 'u3']) table.pick({ target }, 1);
    expect([table.decision?.kind, rounds(table, 0, 'EQ03')]).toEqual(['heroAction', 3]);
  });
  it('[EX-BA5] [EX-RULING-143] the fan may be the quick fire of a combined action', () => {
    const made = scene(HALL).unit('zombie', '4,0').arm(0, 'EQ01').perks(0, 'BA5').set(0, { power: 'BA5' });
    made.state.acting = 0;
    expect(attackOptions(made.state, 0, 'moveFire').map(({ facets }) => facets.verb)).toContain('fanOfLead');
  });
  it('[EX-RULING-41] each hero on alert has its own count', () => {
    const table = scene(HALL, { ties: 'auto' })
      .arm(0, 'EQ03')
      .set(0, { alert: true })
      .put(1, '0,2')
      .arm(1, 'EQ03')
      .set(1, { alert: true })
      .unit('zombie', '6,0')
      .acts(1, 1, 2)
      .pick({ verb: 'fire', hero: 0 }, 1);
    expect(table.options({ verb: 'fire' }).map(({ facets }) => facets.hero)).toEqual([1]);
  });
  it('[EX-RULING-115] a can beside a hero does not go off with the other', () => {
    const table = scene(HALL)
      .item('fuelCan1', 'fuelCan', '5,0')
      .item('fuelCan2', 'fuelCan', '6,0')
      .put(1, '7,1')
      .arm(0, 'EQ01')
      .act(0)
      .pick({ verb: 'quickFire', target: 'fuelCan1' }, 7);
    expect([table.state.items.fuelCan1?.where, table.state.items.fuelCan2?.where]).toEqual(['lost', 'board']);
  });
  it('[EX-REAVER-18] a reaver under water is out of every blast', () => {
    const { state } = scene(JETTY).unit('reaver', '4,1', { dived: true, damage: 1 }).unit('reaver', '5,1');
    expect(inBlast(state, namedSquare(state, '4,2'))).toEqual([2]);
  });
});

describe('reavers and seekers', () => {
  it('[EX-REAVER-15] only a wounded reaver dives', () => {
    const table = scene(JETTY, { ties: 'auto' }).put(0, '7,0').unit('reaver', '7,2').acts(1);
    expect(table.told('dived')).toEqual([]);
  });
  it('[EX-RULING-121] nobody is dragged to a square that is no nearer to the siren', () => {
    const made = scene(HALL, { ties: 'auto' }).put(0, '3,0').unit('siren', '0,0').grapple(0, 'seeker');
    for (const column of [1, 2])
      for (const row of [0, 1, 2]) made.unit('zombie', `${column},${row}`, { prone: true });
    const table = made.table().run(drag, { hero: 0, unit: 2, squares: 0, siren: null }, 8);
    expect([table.told('dragTested').length, table.told('dragged'), heroSquare(table)]).toEqual([
      1,
      [],
      '3,0',
    ]);
  });
});

describe('heroes', () => {
  it('[EX-RULING-116] what was used last turn may change hands in the next', () => {
    const made = scene(HALL).arm(0, 'EQ01').put(1, '1,0', { acted: true });
    for (const gear of made.hero(0).gear) gear.used = true;
    const table = made.table().run(turns, {}).pick({ verb: 'activate', hero: 0 }).pick({ verb: 'exchange' });
    expect(table.offers({ verb: 'give', card: 'EQ01-1' })).toBe(true);
  });
  it('[EX-CM02] a carried item leaves with its hero', () => {
    const table = scene('M1')
      .put(0, '13,4')
      .put(1, '0,3')
      .carries(0, 'fuelCan1')
      .with(({ progress }) => (progress.exitOpen = true))
      .act(0)
      .pick({ verb: 'leave' });
    expect([table.state.items.fuelCan1?.where, hero(table).item]).toEqual(['lost', null]);
  });
  it('[EX-Q2] no wedge shuts a door of the burning lamp', () => {
    const made = scene('Q2').put(0, '5,4^').give(0, 'EQ15').rooms('a', 'b');
    made.with((s) => (s.doors = s.doors.map(() => true)));
    expect(made.act(0).offers({ verb: 'wedge' })).toBe(true);
    made.with(({ progress }) => {
      progress.lamp = 0;
      progress.since = 1;
    });
    expect(made.act(0).offers({ verb: 'wedge' })).toBe(false);
  });
  it('[EX-RULING-130] [EX-QUICK-05] three squares from a landing a hero does not rise; what held one ashore stays on land', () => {
    const far = scene('Q3')
      .with((s) => (s.rib = namedSquare(s, '9,6')))
      .put(0, '9,6', { dial: 16 })
      .put(1, '0,6')
      .endPhase();
    expect(hero(far).status).toBe('gone');
    const ashore = scene('Q3').put(0, '3,6', { dial: 16 }).put(1, '0,9').grapple(0, 'zombie').endPhase();
    expect([ashore.decision?.kind, squares(ashore).filter((square) => square.startsWith('4'))]).toEqual([
      'risenBeside',
      [],
    ]);
  });
});

describe('the director', () => {
  it('[EX-DIRECTOR-07] one card a turn, and in the next turn one more', () => {
    const made = scene(HALL, { director: true }).hand('D08-1', 'D20-1');
    const table = made.table().run(heroMove, {}).pick({ card: 'D20-1' });
    expect(table.state.director?.played).toBe(true);
    expect(table.run(directorWindow, { window: 'HM' }).offers({ verb: 'play' })).toBe(false);
    expect(table.run(heroMove, {}).offers({ verb: 'play', card: 'D08-1' })).toBe(true);
  });
  it('[EX-D14] whoever is under direct control is no part of the herd', () => {
    const gate = `
+--+--+--+--+--+--+--+--+
|.  .  .  .  . |.  .  M |
+  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+`;
    const herd = (control: boolean) =>
      scene(gate, { director: true })
        .hand('D14-1')
        .unit('zombie', '4,0', { control })
        .table()
        .run(directorWindow, { window: 'IM' })
        .offers({ verb: 'play' });
    expect([herd(false), herd(true)]).toEqual([true, false]);
  });
});
