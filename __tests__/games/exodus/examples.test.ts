/** The acceptance examples of the checklist, each on its own grid. */
import { drawSearch } from '../../../src/games/exodus/pieces';
import { perksFor } from '../../../src/games/exodus/procedures/lobby';
import { roamer, seeker } from '../../../src/games/exodus/procedures/roamer';
import { namedSquare, smellField, squareName, zoneOf } from '../../../src/games/exodus/queries';
import { setup } from '../../../src/games/exodus/setup';
import { defaults } from '../../../src/games/exodus/options';
import { spawns } from '../../../src/games/exodus/data/mission';
import { gearNames, hero, heroSquare, rounds, scene, squares, unit, unitAt, unitSquares } from './scenario';

const OPEN = `
+--+--+--+--+--+
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  Z  M  . |
+  +  +  +  +  +
|.  .  .  .  . |
+  +  +  +  +  +
|.  .  .  .  . |
+--+--+--+--+--+`;

describe('walking, smelling, charging', () => {
  it('[EX-EX-01] an inactive room is no way through; sight turns the walk into a charge', () => {
    const room = scene(`
+--+--+--+--+--+--+--+--+--+
|. |.a .a .a .a .a .a .a|##|
+  +  +  +  +  +  +  +  +  +
|. |.a .a .a .a .a .a .a|##|
+  +  +  +  +  +  +  +  +  +
|Z D.a .a .a .a .a .a .a|##|
+  +  +  +  +  +  +  +  +  +
|. |.a .a .a .a .a .a .a|##|
+  +--+--+--+--+--+==+--+--+
|.  .  .  .  .  .  .  M  . |
+--+--+--+--+--+--+--+--+--+`);
    const table = room.acts(1);
    expect(unitAt(table, 1)).toBe('2,4');
    expect(table.told('grabTested')).toEqual([]);
    expect(table.told('unitMoved').map(({ to, how }) => [to, how])).toEqual([
      ['0,3', 'walk'],
      ['0,4', 'walk'],
      ['1,4', 'charge'],
      ['2,4', 'charge'],
    ]);
  });
  it('[EX-EX-02] smell in mid walk, over a corner that steps may not take', () => {
    const grid = scene(`
+--+--+--+--+--+--+--+
|.  .  Z  .  .  .  . |
+--+--+--+--+--+--+  +
|## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +
|## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +
|## ## ## ## ## ##|M |
+  +  +  +  +  +  +  +
|## ## ## ## ## ##|. |
+--+--+--+--+--+--+--+`);
    const smell = smellField(grid.state, [namedSquare(grid.state, '6,3')]);
    expect(['2,0', '3,0', '4,0'].map((name) => smell[namedSquare(grid.state, name)])).toEqual([6, 5, 4]);
    const table = grid.acts(1);
    expect(table.told('unitMoved').map(({ to, how }) => [to, how])).toEqual([
      ['3,0', 'walk'],
      ['4,0', 'walk'],
      ['5,0', 'charge'],
      ['6,0', 'charge'],
    ]);
  });
  it('[EX-EX-03] alert fire waits for a free square, then there is one attack for each square moved', () => {
    const corridor = () =>
      scene(`
+--+--+--+--+--+--+--+
|.  .  Z  P  .  .  M |
+--+--+--+--+--+--+--+`)
        .arm(0, 'EQ01')
        .set(0, { alert: true })
        .with((state) => {
          (state.heroes[0]?.gear[0] as { rounds: number }).rounds = 5;
        });
    const table = corridor().acts(1);
    expect([unitAt(table, 1), table.decision?.kind]).toEqual(['4,0', 'alertFire']);
    const down = corridor().acts(1).pick({ verb: 'fire' }, 5);
    expect([unit(down, 1)?.prone, unitAt(down, 1), rounds(down, 0, 'EQ01')]).toEqual([true, '4,0', 4]);
    down.pick({ verb: 'hold' });
    expect([down.decision, unitAt(down, 2)]).toEqual([null, '3,0']);
    table.pick({ verb: 'fire' }, 1).pick({ verb: 'fire' }, 1);
    expect([unitAt(table, 1), table.decision?.kind, rounds(table, 0, 'EQ01')]).toEqual([
      '5,0',
      'alertFire',
      3,
    ]);
    table.pick({ verb: 'fire' }, 2, 8);
    expect(table.told('grabTested')[0]?.result).toBe('safe');
    expect(rounds(table, 0, 'EQ01')).toBe(2);
  });
  it('[EX-EX-04] equal squares are the players to choose', () => {
    const grid = () =>
      scene(`
+--+--+--+--+--+--+--+
|.  3 |## ## ## ## ##|
+  +  +  +  +  +  +  +
|2  1 |## ## ## ## ##|
+  +  +  +  +  +  +  +
|.  . |## ## ## ## ##|
+  +  +--+--+--+--+--+
|.  .  .  .  .  .  . |
+  +  +  +  +  +  +  +
|.  .  .  .  .  M  . |
+  +  +  +  +  +  +  +
|.  .  .  .  .  .  . |
+--+--+--+--+--+--+--+`);
    const first = grid().acts(1);
    if (first.decision?.kind === 'stepTo') first.pick({ square: '1,2' });
    expect(first.decision?.kind).toBe('chargeTo');
    expect(squares(first)).toEqual(['3,3', '3,4', '3,5']);
    const second = grid()
      .with((state) => {
        (state.infected[0] as { square: number }).square = namedSquare(state, '3,4');
      })
      .acts(2)
      .pick({ square: '1,2' });
    expect(squares(second)).toEqual(['3,3', '3,5']);
    const third = grid()
      .with((state) => {
        const [one, two] = state.infected as { square: number }[];
        if (one) one.square = namedSquare(state, '3,4');
        if (two) two.square = namedSquare(state, '3,3');
      })
      .acts(3);
    while (third.decision?.kind === 'stepTo')
      third.pick(third.offers({ square: '1,1' }) ? { square: '1,1' } : { square: '1,2' });
    expect(third.decision?.kind).toBe('chargeTo');
    expect(squares(third)).toEqual(['2,3', '2,4']);
  });
  it('[EX-EX-05] three zombies at one hero', () => {
    const table = scene(`
+--+--+--+--+--+--+--+--+
|.  .  .  3  . |.  .  . |
+  +  +  +  +  +  +  +  +
|.  .  .  2  1  .  M  . |
+  +  +  +  +  +  +  +  +
|.  .  .  .  . |.  .  . |
+--+--+--+--+--+--+--+--+`).infectedMove(8);
    expect(unitAt(table, 1)).toBe('5,1');
    expect(table.told('grabTested')[0]?.result).toBe('safe');
    expect(table.decision?.kind).toBe('whoActs');
    table.pick({ unit: 2 });
    expect(squares(table)).toEqual(['5,0', '5,2', '6,0', '6,2']);
    table.pick({ square: '6,0' }, 1, 2);
    expect([hero(table).dial, hero(table).grapple, hero(table).prone]).toEqual([1, [2], true]);
    table.pick({ square: '6,2' }, 4);
    expect([hero(table).dial, hero(table).grapple]).toEqual([4, [2, 3]]);
    expect(table.told('grabTested')).toEqual([]);
    const later = scene(`
+--+--+--+
|Z  M  . |
+--+--+--+`)
      .grapple(0, 'zombie', 'zombie')
      .set(0, { dial: 4 })
      .endPhase();
    expect(hero(later).dial).toBe(5);
    const next = scene(`
+--+--+--+
|Z  M  . |
+--+--+--+`)
      .grapple(0, 'zombie', 'zombie')
      .set(0, { dial: 5 })
      .infectedMove(8, 8, 8);
    expect(next.events.map(({ type }) => type).filter((type) => type !== 'phaseBegan')).toEqual([
      'biteTested',
      'biteTested',
      'joinedGrapple',
      'biteTested',
    ]);
  });
  it('[EX-EX-30] a closed door stops smell', () => {
    const doorway = (letter: string) => `
+--+--+--+--+--+--+
|.  .  . |.  .  . |
+  +  +  +  +  +  +
|.  Z  . ${letter}.  M  . |
+  +  +  +  +  +  +
|.  .  . |.  .  . |
+--+--+--+--+--+--+`;
    const shut = scene(doorway('D')).acts(1);
    expect([unitAt(shut, 1), shut.told('unitCharges')]).toEqual(['2,1', []]);
    const open = scene(doorway('O')).acts(1, 8);
    expect([unitAt(open, 1), open.told('grabTested').length]).toEqual(['3,1', 1]);
  });
  it('[EX-EX-39] a crate in the way stops a walk, not a charge that gets beyond it', () => {
    const corridor = (x: string) =>
      scene(`
+--+--+--+--+--+--+--+--+--+--+--+--+
|.  .  Z  %  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+--+--+  +
|## ## ## ## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ## ## ## ##|. |
+--+--+--+--+--+--+--+--+--+--+--+--+`).put(0, x);
    expect(unitAt(corridor('11,2').acts(1), 1)).toBe('2,0');
    expect(unitAt(corridor('8,0').acts(1), 1)).toBe('6,0');
    const short = corridor('8,0').with((state) => {
      state.crates.push(namedSquare(state, '4,0'), namedSquare(state, '5,0'));
      (state.infected[0] as { square: number }).square = namedSquare(state, '2,0');
    });
    expect(unitAt(short.acts(1), 1)).toBe('6,0');
    const tooFar = corridor('8,0').with((state) => {
      state.crates.push(...['4,0', '5,0', '6,0'].map((name) => namedSquare(state, name)));
    });
    expect(unitAt(tooFar.acts(1), 1)).toBe('2,0');
  });
  it('[EX-EX-44] an infected that touches a hero on alert grabs at once', () => {
    const table = scene(`
+--+--+--+
|Z  M  . |
+--+--+--+`)
      .arm(0, 'EQ01')
      .set(0, { alert: true })
      .acts(1, 8);
    expect([table.decision, unitAt(table, 1), table.told('grabTested').length]).toEqual([null, '0,0', 1]);
  });
});

describe('grab zones', () => {
  it('[EX-EX-06] moving in a grab zone', () => {
    const table = scene(OPEN).face(1, 1).act(0);
    expect(
      zoneOf(table.state, table.state.infected[0] as never)
        .map((square) => squareName(table.state, square))
        .sort(),
    ).toEqual(['2,1', '2,3', '3,1', '3,2', '3,3']);
    for (const square of ['3,1', '3,3']) {
      const moved = scene(OPEN).face(1, 1).act(0).pick({ verb: 'move', square }, 8);
      expect(moved.told('grabTested')).toHaveLength(1);
    }
    for (const square of ['4,1', '4,2', '4,3']) {
      const moved = scene(OPEN).face(1, 1).act(0).pick({ verb: 'move', square });
      expect(moved.told('grabTested')).toHaveLength(0);
    }
  });
  it('[EX-EX-07] a doorway cuts the diagonals off', () => {
    const { state } = scene(`
+--+--+--+--+--+
|.  .  . |.  . |
+  +  +  +  +  +
|.  .  Z O.  . |
+  +  +  +  +  +
|.  .  . |.  . |
+--+--+--+--+--+`).face(1, 1);
    const zone = zoneOf(state, state.infected[0] as never).map((square) => squareName(state, square));
    expect(zone.sort()).toEqual(['2,0', '2,2', '3,1']);
  });
  it('[EX-EX-08] move and melee that fails', () => {
    const table = scene(OPEN).face(1, 1).act(0).pick({ verb: 'moveMelee', square: '3,1' });
    table.pick({ verb: 'melee', target: 'u1' }, 2, 8);
    expect([hero(table).ap, table.told('struck')[0]?.result, table.told('grabTested').length]).toEqual([
      3,
      'miss',
      1,
    ]);
    const kill = scene(OPEN).face(1, 1).act(0).pick({ verb: 'moveMelee', square: '3,1' });
    kill.pick({ verb: 'melee', target: 'u1' }, 8);
    expect([kill.state.infected, kill.told('grabTested')]).toEqual([[], []]);
    const down = scene(OPEN).face(1, 1).act(0).pick({ verb: 'moveMelee', square: '3,1' });
    down.pick({ verb: 'melee', target: 'u1' }, 2, 1);
    expect([hero(down).grapple, hero(down).ap, hero(down).dial, down.decision?.kind]).toEqual([
      [1],
      3,
      0,
      'heroAction',
    ]);
  });
  it('[EX-EX-41] the attack comes before the grab test', () => {
    const second = () => scene(OPEN).face(1, 1).unit('zombie', '4,4', { prone: true }).arm(0, 'EQ01');
    const table = second().act(0).pick({ verb: 'moveFire', square: '3,3' });
    table.pick({ verb: 'quickFire', target: 'u2' }, 8, 8);
    expect([unit(table, 2), table.told('grabTested').length]).toEqual([undefined, 1]);
    const floored = second().act(0).pick({ verb: 'moveFire', square: '3,3' });
    floored.pick({ verb: 'quickFire', target: 'u1' }, 5);
    expect([unit(floored, 1)?.prone, floored.told('grabTested')]).toEqual([true, []]);
    const sprint = scene(OPEN).face(1, 1).put(0, '4,2').act(0).pick({ verb: 'sprint', square: '3,1' });
    sprint.pick({ verb: 'step', square: '2,1' }, 3);
    expect([hero(sprint).prone, heroSquare(sprint), hero(sprint).ap, sprint.decision?.kind]).toEqual([
      true,
      '2,1',
      2,
      'heroAction',
    ]);
  });
  it('[EX-EX-09] smell and grab over stairs', () => {
    const stairs = scene(`
floor 0
+--+--+--+
|Z  .  . |
+--+--+  +
|## ##|. |
+  +  +  +
|## ##|< |
+--+--+--+
floor 1
+--+--+--+
|.  .  . |
+  +  +  +
|.  .  . |
+  +  +  +
|.  .  > |
+--+--+--+`).put(1, '2,2^');
    const smell = smellField(stairs.state, [namedSquare(stairs.state, '2,2^')]);
    expect(smell[namedSquare(stairs.state, '0,0')]).toBe(4);
    const table = stairs.acts(1, 8);
    expect([unitAt(table, 1), table.told('grabTested')[0]?.hero]).toEqual(['2,2', 1]);
    const answer = stairs
      .with((state) => {
        (state.infected[0] as { square: number }).square = namedSquare(state, '2,2');
        state.phase = 'heroes';
      })
      .arm(1, 'EQ01')
      .act(1);
    expect(answer.offers({ verb: 'melee', target: 'u1' })).toBe(true);
    expect(answer.offers({ verb: 'quickFire', target: 'u1' })).toBe(true);
  });
});

describe('water', () => {
  const JETTY = `
+--+--+--+--+--+--+--+--+
|.  T  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +
|~~ R~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+--+--+--+--+--+--+--+--+`;
  it('[EX-EX-10] a hero out of reach on the water does not count', () => {
    const sound = scene(`
+--+--+--+--+--+--+--+--+--+--+--+--+
|.  Z  .  .  . |## ## ## ## ##|.  K |
+  +  +  +  +  +--+--+--+--+--+  +  +
|.  .  .  .  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +  +  +  +  +
|~~ M  .  ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+  +  +  +  +  +  +  +  +  +  +  +  +
|~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+--+--+--+--+--+--+--+--+--+--+--+--+`);
    const table = sound.acts(1);
    while (table.decision !== null) table.pick(table.decision.options[0]?.id ?? '');
    expect(['3,0', '3,1']).toContain(unitAt(table, 1));
    expect(table.told('unitCharges')).toEqual([]);
  });
  it('[EX-EX-31] a zombie at the jetty, a reaver at the rib', () => {
    const rib = () => scene(JETTY).put(0, '1,1').put(1, '1,1');
    const jetty = rib().unit('zombie', '1,0').acts(1, 5, 2, 8);
    expect(jetty.told('lotsCast')[0]?.rolls).toEqual([
      { hero: 0, roll: 5 },
      { hero: 1, roll: 2 },
    ]);
    expect(jetty.told('grabTested')[0]?.hero).toBe(1);
    const reaver = rib().unit('reaver', '6,2').acts(1);
    expect([reaver.decision?.kind, squares(reaver)]).toEqual(['chargeTo', ['2,1', '2,2']]);
    reaver.pick({ square: '2,2' }, 5, 2, 1);
    expect(reaver.told('unitMoved')).toHaveLength(4);
    expect([hero(reaver, 1).status, reaver.state.outcome?.reason]).toEqual(['gone', 'heroDied']);
    const floored = rib()
      .unit('reaver', '3,1')
      .with((s) => (s.options = { ...s.options, ties: 'auto' }));
    const table = floored.acts(1, 5, 2, 4);
    expect([hero(table, 1).prone, hero(table, 1).aboard, hero(table, 1).grapple]).toEqual([true, true, []]);
  });
  it('[EX-EX-32] a hurt reaver dives and comes up in its next move', () => {
    const far = scene(`
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+
|T  .  .  .  .  .  .  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +  +  +  +  +  +  +
|R~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~|
+--+--+--+--+--+--+--+--+--+--+--+--+--+--+--+`)
      .put(0, '0,1')
      .arm(0, 'EQ01')
      .unit('reaver', '12,1', { damage: 1 });
    const table = far.acts(1);
    expect([unit(table, 1)?.dived, unitAt(table, 1)]).toEqual([true, '6,1']);
    const shot = far
      .with((state) => {
        Object.assign(state.infected[0] as object, { dived: true, square: namedSquare(state, '6,1') });
        state.phase = 'heroes';
      })
      .act(0);
    expect(shot.offers({ verb: 'quickFire', target: 'u1' })).toBe(false);
    const up = far.acts(1, 8);
    expect([unit(up, 1)?.dived, up.told('surfaced').length, up.told('dived')]).toEqual([false, 1, []]);
  });
  it('[EX-EX-42] a prone hero aboard', () => {
    const kira = () => scene(JETTY).put(1, '1,1', { prone: true }).put(0, '7,0');
    const reaver = kira().unit('reaver', '2,1').acts(1, 1);
    expect(hero(reaver, 1).status).toBe('gone');
    const safe = kira().unit('reaver', '2,1').acts(1, 4);
    expect([hero(safe, 1).grapple, hero(safe, 1).status]).toEqual([[], 'in']);
    const zombie = kira().unit('zombie', '1,0').acts(1, 8);
    expect([zombie.told('grabTested'), hero(zombie, 1).grapple, zombie.told('biteTested').length]).toEqual([
      [],
      [1],
      1,
    ]);
  });
  it('[EX-EX-45] a shore without a transition square', () => {
    const shore = scene(JETTY).put(0, '3,0').unit('reaver', '3,1').arm(0, 'EQ01');
    const table = shore.act(0);
    expect(table.offers({ verb: 'melee' })).toBe(false);
    expect(table.offers({ verb: 'quickFire', target: 'u1' })).toBe(true);
  });
});

describe('spawning', () => {
  const FOUR = { turnSpawn: spawns(...Array.from({ length: 8 }, () => '4 zombie A')) };
  it('[EX-EX-11] [EX-SPAWN-08] reading the spawn table', () => {
    const table = [
      '3 zombie A',
      '3 zombie B',
      '3 zombie C',
      '4 zombie A',
      '4 zombie B',
      '4 zombie C',
      'roamer',
      'roamer',
    ];
    const [, , , fourth, , , seventh, eighth] = spawns(...table);
    expect(fourth).toEqual({ what: 'units', count: 4, kind: 'zombie', where: 'A' });
    expect([seventh, eighth]).toEqual([{ what: 'roamer' }, { what: 'roamer' }]);
  });
  it('[EX-EX-12] spawned units charge', () => {
    const table = scene(
      `
+--+--+--+--+--+--+--+--+--+--+
|.  .  .  .  .  .  .  .  .  M |
+  +  +  +  +  +  +  +  +  +  +
|A  .  .  .  .  .  .  .  .  . |
+  +  +  +--+--+--+--+--+--+--+
|.  .  . |## ## ## ## ## ## ##|
+--+--+--+--+--+--+--+--+--+--+`,
      { mission: FOUR, ties: 'auto' },
    ).spawn(4);
    expect(unitSquares(table).sort()).toEqual(['2,0', '2,1', '3,0', '3,1']);
  });
  it('[EX-EX-13] spawned units walk', () => {
    const table = scene(
      `
+--+--+--+--+--+--+--+--+--+--+
|.  .  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +  +
|A  .  .  .  .  .  .  .  .  . |
+  +  +  +--+--+--+--+--+--+  +
|.  .  . |## ## ## ## ## ##|. |
+--+--+--+  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ## ##|M |
+--+--+--+--+--+--+--+--+--+--+`,
      { mission: FOUR, ties: 'auto' },
    ).spawn(4);
    const found = unitSquares(table);
    expect(found[3]).toBe('0,1');
    for (const square of found.slice(0, 3)) expect(['1,0', '1,1', '1,2']).toContain(square);
  });
  it('[EX-EX-14] pushing forward', () => {
    const table = scene(
      `
+--+--+--+--+--+--+--+--+--+
|A  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+  +
|## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ##|. |
+  +  +  +  +  +  +  +  +  +
|## ## ## ## ## ## ## ##|M |
+--+--+--+--+--+--+--+--+--+`,
      { mission: { turnSpawn: spawns(...Array.from({ length: 8 }, () => '3 zombie A')) } },
    ).spawn(1);
    expect(unitSquares(table)).toEqual(['2,0', '1,0', '0,0']);
    expect(table.told('unitPushed').map(({ unit: id }) => id)).toEqual([1, 2]);
  });
  it('[EX-EX-15] placing a roamer', () => {
    const table = scene(`
+--+--+--+--+--+--+--+--+--+
|.a .a .a .a|##|.b .b .b .b|
+  +  +  +  +  +  +  +  +  +
|.a .a .a .a|##|.b .b .b .b|
+  +  +  +  +  +  +  +  +  +
|.a .a .a .a|##|.b .b .b .b|
+--+--+--+::+--+--+==+--+--+
|.  M  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  K  .  . |
+--+--+--+--+--+--+--+  +  +
|## ## ## ## ## ## ##|.  . |
+--+--+--+--+--+--+--+--+--+`)
      .rooms('a')
      .table()
      .run(roamer, { hero: null });
    expect(unitSquares(table)).toEqual(['3,2']);
  });
  it('[EX-EX-21] never more seekers than sirens', () => {
    const grid = () =>
      scene(`
+--+--+--+--+--+--+--+--+--+
|M  .  .  . |S  S  Y  Y  . |
+--+--+--+--+--+--+--+--+--+`);
    const table = grid().table().run(seeker, { siren: null });
    expect(table.told('unitPlaced').map(({ kind, how }) => [kind, how])).toEqual([['zombie', 'roamer']]);
    const dead = grid()
      .with((state) => {
        state.infected = state.infected.filter(({ kind }) => kind !== 'siren');
      })
      .act(0);
    expect(dead.state.infected).toEqual([]);
    expect(dead.told('seekersLeft')[0]?.count).toBe(2);
  });
  it('[EX-EX-38] a drop off for a roamer, none for a spawn', () => {
    const wall = '+--'.repeat(21);
    const corridor = `${wall}+\n|M  . |${'.  '.repeat(18)}A |\n${wall}+`;
    const full = () => {
      const packed = scene(corridor, {
        ties: 'auto',
        mission: { turnSpawn: spawns(...Array.from({ length: 8 }, () => '3 zombie A')) },
      });
      for (let x = 2; x < 20; x++) packed.unit('zombie', `${x},0`);
      return packed;
    };
    const table = full().table().run(roamer, { hero: null });
    expect([table.told('droppedOff').length, table.told('unitPlaced')[0]?.square]).toEqual([1, '2,0']);
    expect(table.state.infected).toHaveLength(18);
    const none = full().spawn(4);
    expect(none.told('notPlaced')[0]?.why).toBe('miniatures');
    expect(none.state.infected).toHaveLength(18);
  });
  it('[EX-EX-43] three and four heroes', () => {
    const count = (heroes: ('mike' | 'kira' | 'isla' | 'odhran')[], line: string) =>
      scene(
        `
+--+--+--+--+--+--+--+--+--+
|A  .  .  .  .  .  . D.  M |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  . |.  . |
+--+--+--+--+--+--+--+--+--+`,
        { heroes, ties: 'auto', mission: { turnSpawn: spawns(...Array.from({ length: 8 }, () => line)) } },
      ).spawn(1).state.infected.length;
    expect(count(['mike', 'kira'], '2 zombie A')).toBe(2);
    expect(count(['mike', 'kira', 'isla'], '2 zombie A')).toBe(3);
    expect(count(['mike', 'kira', 'isla', 'odhran'], '2 zombie A')).toBe(3);
    expect(count(['mike', 'kira', 'isla', 'odhran'], '1 zombie A')).toBe(1);
    expect(count(['mike', 'kira', 'isla', 'odhran'], '1 newborn A')).toBe(1);
  });
});

describe('infection and weapons', () => {
  const HALL = `
+--+--+--+--+--+--+--+--+--+
|M  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+`;
  it('[EX-EX-16] bleeding out', () => {
    const dials: number[] = [];
    let dial = 1;
    for (let turn = 1; turn <= 15; turn++) {
      dial = hero(scene(HALL).set(0, { dial }).endPhase()).dial;
      dials.push(dial);
    }
    expect([dials[0], dials[2], dials[8], dials[11], dials[14]]).toEqual([2, 4, 10, 13, 16]);
  });
  it('[EX-EX-17] [EX-WEAPON-02] the starting kit of Kira', () => {
    const { heroes } = setup({ ...defaults(2), heroes: ['kira', 'mike'] });
    expect(heroes[0]?.gear.map(({ card, rounds: each }) => [card.slice(0, 4), each])).toEqual([
      ['EQ16', 0],
      ['EQ01', 17],
      ['EQ02', 8],
    ]);
  });
  it('[EX-EX-18] the aim bonus', () => {
    const siren = () => scene(HALL).unit('siren', '4,0').unit('siren', '4,2');
    const table = siren().arm(0, 'EQ01').act(0).pick({ verb: 'aimedFire', target: 'u1' }, 5);
    table.pick({ verb: 'quickFire', target: 'u1' }, 5);
    expect(table.told('shotFired')[0]).toMatchObject({ mode: 'aimed', result: 'kill' });
    table.pick({ verb: 'quickFire', target: 'u1' }, 5);
    expect(table.told('shotFired')[0]?.result).toBe('kill');
    const other = siren().arm(0, 'EQ01').act(0).pick({ verb: 'aimedFire', target: 'u1' }, 5);
    other.pick({ verb: 'quickFire', target: 'u2' }, 5);
    expect(other.told('shotFired')[0]).toMatchObject({ mode: 'quick', result: 'knockdown' });
    other.pick({ verb: 'quickFire', target: 'u1' }, 5);
    expect(other.told('shotFired')[0]?.mode).toBe('quick');
    const shotgun = siren().arm(0, 'EQ03').act(0).pick({ verb: 'aimedFire', target: 'u1' }, 3);
    shotgun.pick({ verb: 'quickFire', target: 'u1' }, 3);
    expect(shotgun.told('shotFired')[0]).toMatchObject({ mode: 'quick', result: 'knockdown' });
  });
  it('[EX-EX-19] a molotov', () => {
    const field = () =>
      scene(`
+--+--+--+--+--+--+--+--+--+
|.  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  2  .  3  . |
+  +  +  +  +  +  +  +--+  +
|.  M  .  .  .  .  1  .  5 |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  4  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+--+`).arm(0, 'EQ06');
    const table = field().act(0).pick({ verb: 'throwWeapon' }).pick({ square: '6,2' });
    expect(table.options().map(({ id }) => id)).toEqual(['u1', 'u2', 'u3', 'u4']);
    table.pick('u1', 3).pick('u3', 3).pick('u2', 3, 3);
    expect(table.state.infected.map(({ id }) => id)).toEqual([5]);
    expect([hero(table).ap, gearNames(table), table.state.equipment.includes('EQ06-1')]).toEqual([
      3,
      [],
      true,
    ]);
    const near = field().put(1, '6,3').act(0).pick({ verb: 'throwWeapon' });
    expect(near.offers({ square: '6,2' })).toBe(false);
  });
  it('[EX-EX-20] regeneration', () => {
    const siren = (flame: boolean) =>
      scene(HALL)
        .unit('siren', '8,2', { damage: 3, flame })
        .with((s) => (s.options = { ...s.options, ties: 'auto' }));
    expect(unit(siren(false).acts(1), 1)?.damage).toBe(2);
    expect(unit(siren(true).acts(1), 1)?.damage).toBe(3);
  });
  it('[EX-EX-22] perk ratings', () => {
    const { state } = scene(HALL);
    const agility = (who: number) => perksFor(state, who).filter((perk) => perk.startsWith('AG'));
    expect([agility(0), agility(1)]).toEqual([
      ['AG1', 'AG2'],
      ['AG1', 'AG2', 'AG3', 'AG4', 'AG5'],
    ]);
  });
  it('[EX-EX-23] double tap with dead eye', () => {
    const squad = scene(HALL).arm(0, 'EQ01').perks(0, 'BA3', 'BA7');
    for (const x of [3, 4, 5, 6]) squad.unit('zombie', `${x},${x % 2 === 0 ? 1 : 2}`);
    squad.with((state) => {
      (state.heroes[0]?.gear[0] as { rounds: number }).rounds = 8;
    });
    const table = squad.act(0).pick({ verb: 'power', perk: 'BA7' });
    table.pick({ verb: 'aimedFire', target: 'u1' }, 3).pick({ verb: 'tap' });
    table.pick({ verb: 'aimedFire', target: 'u2' }, 3).pick({ verb: 'tap' });
    table.pick({ verb: 'aimedFire', target: 'u3' }, 5);
    table.pick({ verb: 'aimedFire', target: 'u4' }, 4).pick({ verb: 'tap' });
    expect([table.state.infected, hero(table).ap, rounds(table, 0, 'EQ01'), hero(table).uses.BA7]).toEqual([
      [],
      0,
      1,
      2,
    ]);
  });
  it('[EX-EX-24] dual wielding', () => {
    const table = scene(HALL).unit('reaver', '4,0').arm(0, 'EQ01', 'EQ02').act(0);
    table.pick({ verb: 'quickFire', target: 'u1', guns: 'EQ02-1+EQ01-1' }, 8, 8);
    expect([
      table.state.infected,
      hero(table).ap,
      rounds(table, 0, 'EQ01'),
      rounds(table, 0, 'EQ02'),
    ]).toEqual([[], 3, 16, 7]);
    const zombie = scene(HALL).unit('zombie', '4,0').arm(0, 'EQ01', 'EQ02').act(0);
    zombie.pick({ verb: 'quickFire', guns: 'EQ02-1+EQ01-1' }, 1, 8);
    expect(zombie.state.infected).toEqual([]);
  });
  it('[EX-EX-25] sweep', () => {
    const table = scene(HALL).grapple(0, 'zombie', 'reaver').act(0);
    expect(table.options({ verb: 'sweep' }).map(({ facets }) => facets.target)).toEqual(['u1']);
    expect(table.refusal({ verb: 'sweep', target: 'u2' })).toBe('EX-GRAPPLE-13');
    table.pick({ verb: 'sweep' }).pick({ square: '1,1' });
    expect([hero(table).ap, unit(table, 1)?.prone, unitAt(table, 1), hero(table).grapple]).toEqual([
      2,
      true,
      '1,1',
      [2],
    ]);
  });
  it('[EX-EX-26] a med pack in a grapple', () => {
    const table = scene(HALL)
      .set(0, { dial: 8 })
      .give(0, 'EQ08')
      .grapple(0, 'zombie')
      .act(0)
      .pick({ verb: 'medPack' });
    expect([hero(table).dial, hero(table).ap, hero(table).grapple, gearNames(table)]).toEqual([
      0,
      4,
      [1],
      [],
    ]);
  });
  it('[EX-EX-27] helping a grappled hero', () => {
    const fight = () => scene(HALL).grapple(0, 'zombie').put(1, '1,1').arm(1, 'EQ01');
    const table = fight().act(1).pick({ verb: 'quickFire', target: 'u1' }, 5);
    expect([hero(table).grapple, table.told('noEffect').length]).toEqual([[1], 1]);
    expect(fight().act(1).pick({ verb: 'execute', target: 'u1' }).state.infected).toEqual([]);
    const far = fight().put(1, '2,1').act(1);
    expect([far.offers({ verb: 'quickFire' }), far.offers({ verb: 'execute' })]).toEqual([false, false]);
  });
  it('[EX-EX-28] stage and action points', () => {
    const after = (dial: number) => hero(scene(HALL).set(0, { dial }).endPhase()).dial;
    expect([after(9), after(12)]).toEqual([10, 13]);
    const bitten = scene(HALL).set(0, { dial: 14, prone: true }).unit('zombie', '1,0').acts(1, 1);
    expect([hero(bitten).dial, bitten.state.outcome?.reason]).toEqual([16, 'heroDied']);
  });
  it('[EX-EX-33] dragging', () => {
    const grid = scene(`
+--+--+--+--+--+--+--+--+
|.  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +
|S  .  .  .  .  .  M  . |
+  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+`).grapple(0, 'seeker', 'zombie');
    const table = grid.infectedMove(1);
    expect(table.decision?.kind).toBe('dragTo');
    expect(squares(table)).toContain('3,1');
    table.pick({ square: '3,1' }, 8);
    expect([heroSquare(table), hero(table).prone, hero(table).grapple]).toEqual(['3,1', true, [2, 3]]);
  });
});

describe('cards, quick play, director', () => {
  const HALL = `
+--+--+--+--+--+--+--+--+
|M  K  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+`;
  it('[EX-EX-34] a dead hero in quick play', () => {
    const table = scene('Q1')
      .put(0, '6,7', { dial: 16 })
      .put(1, '0,0')
      .grapple(0, 'zombie', 'zombie')
      .endPhase();
    table.pick({ square: '6,8' });
    const rest = table.decision === null ? table : table.pick(table.decision.options[0]?.id ?? '');
    const risen = rest.state.infected.find(({ hero: was }) => was === 'mike');
    expect([risen?.kind, hero(rest).status]).toEqual(['newborn', 'turned']);
    expect(rest.state.infected.filter(({ kind }) => kind === 'zombie').every(({ prone }) => !prone)).toBe(
      true,
    );
    const cut = scene('Q1', { director: true }).put(0, '6,7', { dial: 16 }).put(1, '0,0').endPhase();
    cut.pick({ verb: 'pass' });
    expect(cut.state.infected[0]?.control).toBe(true);
  });
  it('[EX-EX-35] [EX-SEARCH-02] [EX-SEARCH-03] the search deck after a mission', () => {
    const { state } = scene(HALL);
    state.search = { down: ['SC01'], up: ['SC02', 'SC03'], discards: [] };
    const drawn: (string | null)[] = [];
    const events: string[] = [];
    const play = {
      state,
      random: { die: () => 1, index: () => 0 },
      emit: ({ type }: { type: string }) => events.push(type),
      mark: () => {},
    };
    for (let n = 0; n < 3; n++) drawn.push(drawSearch(play as never));
    expect([drawn[0], events, drawn.slice(1).sort()]).toEqual(['SC01', ['deckShuffled'], ['SC02', 'SC03']]);
  });
  it('[EX-EX-36] exchange limits', () => {
    const pair = scene(HALL).arm(0, 'EQ03').cards(0, 'SC03').give(1, 'EQ16').carries(0, 'fuelCan9');
    pair.with((state) => {
      (state.heroes[0]?.gear[0] as { used: boolean }).used = true;
    });
    const table = pair.act(0).pick({ verb: 'exchange' });
    const ids = table.options({ verb: 'give' }).map(({ facets }) => facets.card);
    expect(ids).toEqual(['SC03', 'item']);
    expect(table.offers({ verb: 'take' })).toBe(false);
    expect(scene(HALL).cards(0, 'SC03').grapple(1, 'zombie').act(0).offers({ verb: 'exchange' })).toBe(false);
    expect(scene(HALL).cards(0, 'SC03').grapple(0, 'zombie').act(0).offers({ verb: 'exchange' })).toBe(false);
  });
  it('[EX-EX-37] a thrown item', () => {
    const far = () => scene(HALL).put(1, '5,0').carries(0, 'fuelCan9');
    const table = far().act(0).pick({ verb: 'throwItem' }).pick({ square: '5,0' });
    expect([hero(table, 1).item, hero(table).ap]).toEqual(['fuelCan9', 3]);
    const full = far().carries(1, 'fuelCan8').act(0).pick({ verb: 'throwItem' }).pick({ square: '5,0' });
    expect(full.state.items.fuelCan9).toEqual({ kind: 'fuelCan', where: 'board', square: 5 });
  });
  it('[EX-EX-40] director ties', () => {
    const table = scene(
      `
+--+--+--+--+--+--+--+--+--+
|M  .  .  .  Z  .  .  .  K |
+--+--+--+--+--+--+--+--+--+`,
      { director: true },
    ).acts(1);
    expect([table.decision?.kind, table.decision?.seat, squares(table)]).toEqual([
      'chooseGoal',
      2,
      ['0,0', '8,0'],
    ]);
    expect(table.told('lotsCast')).toEqual([]);
  });
});
