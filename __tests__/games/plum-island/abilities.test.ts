/** Abilities and Special Actions, each on the smallest island that shows it (PI-ABIL). */
import { closeCombat } from '../../../src/games/plum-island/procedures/closeCombat';
import { playerTurn } from '../../../src/games/plum-island/procedures/turn';
import { island, NUMBER, suppliesOf, tilesAt } from './island';

const about = (table: { decision: { about: object } | null }) =>
  table.decision?.about as Record<string, unknown>;

describe('Greenport Township', () => {
  it('[PI-ABIL-01] the Mayor gives others in her Area Admin +1, but not the Wolverine', () => {
    const table = island('GT', 'NW').put('gt3', '3J').people('3J', 'c01').turn();
    expect(about(table.pick({ verb: 'crowdControl', unit: 'gt3' })).admin).toBe(3);
    const beast = island('GT', 'NW').put('wolverine', '3J').people('3J', 'c01').turn();
    expect(beast.offers({ verb: 'crowdControl', unit: 'wolverine' })).toBe(false);
    expect(about(beast.pick({ verb: 'crowdControl', unit: 'gt1' })).admin).toBe(4);
  });

  it('[PI-ABIL-01] the Mayor does not help to build', () => {
    const table = island('GT', 'NW').put('gt3', '3J').supplies(2).turn();
    expect(table.refusal({ verb: 'build', unit: 'gt3' })).toBe('PI-BUILD-01');
  });

  it('[PI-ABIL-02] for 1 Supplies Ed takes three Civilians units four Areas', () => {
    const table = island('GT', 'NW')
      .put('gt3', '3i')
      .people('3i', 'c01', 'c02', 'c03', 'c04')
      .supplies(1)
      .turn();
    table.pick({ verb: 'bus' }).pick({ civilian: 'c01' }).pick({ civilian: 'c02' }).pick({ civilian: 'c03' });
    expect(table.offers({ area: 'stay' })).toBe(false);
    table.pick({ area: '3J' }).pick({ area: '4i' }).pick({ area: '5H' }).pick({ area: '6F' });
    expect(table.decision?.kind).toBe('playerAction');
    const { units, civilians } = table.state;
    expect([units.gt3.at, civilians.c01.at, civilians.c02.at, civilians.c03.at]).toEqual([
      '6F',
      '6F',
      '6F',
      '6F',
    ]);
    expect([civilians.c04.at, suppliesOf(table)]).toEqual(['3i', 0]);
  });

  it('[PI-ABIL-02] the bus stops where Horrors are, and may be a Follow Action', () => {
    const table = island('NW', 'GT')
      .put('gt3', '3i')
      .people('3i', 'c01')
      .stack('3J', 1)
      .supplies(0, 1)
      .follow();
    table.pick({ verb: 'bus' }).pick({ area: '3J' }, 'F08');
    expect(table.state.units.gt3.at).toBe('3J');
    expect(table.state.civilians.c01.at).toBe('3J');
  });

  it('[PI-ABIL-03] Lou turns a 3 into a 4, but a 1 stays a 1', () => {
    const table = island('GT', 'NW').put('gt4', '2C').damage('2C', 5).turn();
    table.pick({ verb: 'repair', unit: 'gt4' }, NUMBER[3]);
    expect(table.state.areaDamage['2C']).toBe(2);
    table.pick({ verb: 'repair', unit: 'gt4' }, NUMBER[1]);
    expect(table.decision?.kind).toBe('ductTape');
  });

  it('[PI-ABIL-04] the hose Stuns a Horrors unit next door, but not Mister Tuesday nor a Stunned one', () => {
    const table = island('GT', 'NW').put('gt5', '2F').stack('2G', 3).mutation('tuesday', '2F').turn();
    expect(table.options({ verb: 'special', ability: 'A-GT5' })).toHaveLength(1);
    table.pick({ verb: 'special', ability: 'A-GT5', area: '2G', target: 'stack' });
    expect(table.state.stacks[0]?.stunned).toBe(true);
    expect(table.refusal({ verb: 'special', ability: 'A-GT5' })).toBe('PI-ABIL-04');
  });
});

describe('Neighborhood Watch', () => {
  it('[PI-ABIL-05] units near Bill run one Area further on adrenaline, himself included', () => {
    const start = () =>
      island('NW', 'GT').put('nw3', '1J').put('nw4', '3C').table().run(playerTurn, { seat: 0 });
    expect(about(start().pick({ verb: 'run', unit: 'nw3' })).left).toBe(4);
    expect(about(start().pick({ verb: 'run', unit: 'nw1' })).left).toBe(4);
    expect(about(start().pick({ verb: 'run', unit: 'nw4' })).left).toBe(3);
    expect(about(start().pick({ verb: 'done' }).pick({ verb: 'move', unit: 'nw3', mode: 'foot' })).left).toBe(
      3,
    );
  });

  it('[PI-ABIL-06] York rolls one Miss again when he defends, not when he attacks', () => {
    const combat = (attacking: boolean) =>
      island('NW', 'GT')
        .put('nw2', '2E')
        .stack('2E', 3)
        .table()
        .run(closeCombat, { unit: 'nw2', horror: 'stack-1', attacking, seat: 0 }, 'miss', 'miss', 'shielded');
    const defence = combat(false);
    expect(defence.decision?.kind).toBe('rerollMiss');
    defence.pick({ answer: 'reroll' }, 'hit');
    expect([tilesAt(defence, '2E'), defence.state.units.nw2.hits]).toEqual([2, 1]);
    expect(defence.decision).toBeNull();
    expect(tilesAt(combat(true), '2E')).toBe(3);
  });

  it('[PI-ABIL-07] duct tape costs Gordon nothing', () => {
    const table = island('NW', 'GT').put('nw3', '2C').damage('2C', 2).supplies(0).turn();
    table.pick({ verb: 'repair', unit: 'nw3' }, NUMBER[1]).pick({ answer: 'tape' });
    expect([table.state.areaDamage['2C'], suppliesOf(table)]).toEqual([2, 0]);
  });

  it('[PI-ABIL-08] the whistle brings two Civilians units from next door', () => {
    const table = island('NW', 'GT').put('nw4', '2H').people('2G', 'c01').people('2i', 'c02', 'c03').turn();
    table.pick({ verb: 'special', ability: 'A-NW4' }).pick({ civilian: 'c01' }).pick({ civilian: 'c02' });
    expect(table.decision?.kind).toBe('playerAction');
    const { c01, c02, c03 } = table.state.civilians;
    expect([c01.at, c02.at, c03.at]).toEqual(['2H', '2H', '2i']);
  });

  it('[PI-ABIL-08] nobody follows the whistle over a damaged Bridge or out of a Compound', () => {
    const near = island('NW', 'GT').put('nw4', '2G').people('3H', 'c01');
    expect(near.turn().offers({ ability: 'A-NW4' })).toBe(true);
    near.with((state) => (state.bridgeDamage[9] = 1));
    expect(near.turn().offers({ ability: 'A-NW4' })).toBe(false);
    const housed = island('NW', 'GT').put('nw4', '2G').compound('GT', '2H', 'c01');
    expect(housed.turn().offers({ ability: 'A-NW4' })).toBe(false);
  });

  it('[PI-ABIL-09] Ricky hits with Shielded in Forest, not in Building; others do not', () => {
    const shot = (unit: 'nw5' | 'nw2', at: '2C' | '2E', target: '2B' | '2D') =>
      island('NW', 'GT')
        .put(unit, at)
        .stack(target, 4)
        .turn()
        .pick({ verb: 'rangedCombat', unit, area: target }, 'shielded', 'miss');
    expect(tilesAt(shot('nw5', '2C', '2B'), '2B')).toBe(3);
    expect(tilesAt(shot('nw5', '2E', '2D'), '2D')).toBe(4);
    expect(tilesAt(shot('nw2', '2C', '2B'), '2B')).toBe(4);
  });
});

describe('Plum Island Constabulary', () => {
  it('[PI-ABIL-10] the first shot near the Chief is free in each own turn', () => {
    const table = island('PIC', 'GT').put('pic2', '3G').stack('3F', 5).supplies(1).turn();
    table.pick({ verb: 'rangedCombat', unit: 'pic2' }, 'miss');
    expect(suppliesOf(table)).toBe(1);
    table.pick({ verb: 'rangedCombat', unit: 'pic2' }, 'miss');
    expect(suppliesOf(table)).toBe(0);
  });

  it('[PI-ABIL-10] a Follow shot costs as usual', () => {
    const table = island('GT', 'PIC').stack('3F', 5).supplies(0, 1).follow();
    table.pick({ verb: 'rangedCombat', unit: 'pic1' }, 'miss', 'miss', 'F08');
    expect(suppliesOf(table, 1)).toBe(0);
  });

  it('[PI-ABIL-11] Pilar leads Civilians two Areas', () => {
    const table = island('PIC', 'GT').put('pic2', '4G').people('4G', 'c01').turn();
    table.pick({ verb: 'crowdControl', unit: 'pic2' }).pick({ area: '4F' }).pick({ area: '4E' });
    expect(table.state.civilians.c01.at).toBe('4E');
  });

  it('[PI-ABIL-12] Ike cancels one Hit without a Shield', () => {
    const table = island('PIC', 'GT').put('pic3', '2E').stack('2E', 4).table();
    const locals = { unit: 'pic3', horror: 'stack-1', attacking: false, seat: 0 } as const;
    table.run(closeCombat, locals, 'miss', 'miss', 'miss', 'miss');
    expect(table.state.units.pic3.hits).toBe(1);
  });

  it('[PI-ABIL-13] Roz draws two Search Cards, resolves one and discards the other', () => {
    const table = island('PIC', 'GT').put('pic4', '2D').supplies(0).turn();
    table.pick({ verb: 'search', unit: 'pic4' }, 'Q02', 'Q01').pick({ card: 'Q01' });
    expect(suppliesOf(table)).toBe(2);
    expect(table.state.search.discards.sort()).toEqual(['Q01', 'Q02']);
    expect(table.state.exhausted).toEqual([]);
  });

  it("[PI-ABIL-14] Sic 'Em halves what the Horrors do, rounded down, and still adds a cube", () => {
    const table = island('PIC', 'GT').put('pic5', '2E').stack('2E', 6).turn();
    table.pick({ verb: 'special', ability: 'A-PIC5', target: 'stack' }, 'miss', 'miss', 'hit');
    expect([table.state.units.pic5.hits, tilesAt(table, '2E')]).toEqual([1, 5]);
    expect(table.told('cubeAdded')).toHaveLength(1);
  });

  it('[PI-ABIL-15] the Paddy Wagon drives 3 Areas for 1 Supplies with its guests, never on adrenaline', () => {
    const table = island('PIC', 'GT')
      .compound('PIC', '3G', 'c01')
      .supplies(1)
      .table()
      .run(playerTurn, { seat: 0 });
    expect(table.offers({ verb: 'run', unit: 'picc' })).toBe(false);
    table.pick({ verb: 'done' }).pick({ verb: 'move', unit: 'picc', mode: 'vehicle' });
    expect(about(table).left).toBe(3);
    table.pick({ verb: 'go', area: '3J' });
    const { units, civilians } = table.state;
    expect([units.picc.at, civilians.c01.at, civilians.c01.housed, suppliesOf(table)]).toEqual([
      '3J',
      '3J',
      'picc',
      0,
    ]);
  });
});

describe('P.I.R.L. Security Services', () => {
  it("[PI-ABIL-16] Martha gives another's unit a free action, once per turn", () => {
    const table = island('PIRLSS', 'GT').put('gt1', '4i').turn();
    table.pick({ verb: 'special', ability: 'A-PIR1', target: 'gt1' });
    expect([table.decision?.kind, table.decision?.seat]).toEqual(['freeAction', 1]);
    expect(table.offers({ verb: 'move', unit: 'gt1' })).toBe(true);
    expect(table.offers({ verb: 'special' })).toBe(false);
    table
      .pick({ verb: 'move', unit: 'gt1', mode: 'foot' })
      .pick({ verb: 'go', area: '4J' })
      .pick({ verb: 'stop' });
    expect(table.state.units.gt1.at).toBe('4J');
    expect(table.state.turn?.actions).toBe(2);
    expect(table.offers({ ability: 'A-PIR1' })).toBe(false);
  });

  it('[PI-ABIL-17] Bones adds a cube on a 1, takes two on a 2 and three on a 5', () => {
    const bag = () => island('PIRLSS', 'GT').put('pir3', '2E').cubes(2, 2).turn();
    const one = bag().pick({ ability: 'A-PIR3' }, NUMBER[1]);
    expect(one.state.cubeBag.filter((cube) => cube === 'yellow')).toHaveLength(3);
    const two = bag().pick({ ability: 'A-PIR3' }, NUMBER[2]).pick({ cube: 'red' }).pick({ cube: 'red' });
    expect([two.decision?.kind, two.state.cubePool.red]).toEqual(['playerAction', 14]);
    const five = bag().pick({ ability: 'A-PIR3' }, NUMBER[5]);
    five.pick({ cube: 'red' }).pick({ cube: 'red' }).pick({ cube: 'yellow' });
    expect([five.decision?.kind, five.state.cubePool.yellow]).toEqual(['playerAction', 13]);
  });

  it("[PI-ABIL-18] Gus's combats add no cube, and he decontaminates one Level more", () => {
    const table = island('PIRLSS', 'GT')
      .put('pir4', '2A')
      .stack('2A', 1)
      .with((state) => (state.biohazard = 5))
      .turn();
    table.pick({ verb: 'closeCombat', unit: 'pir4' }, 'hit', 'shielded');
    expect(table.told('cubeAdded')).toEqual([]);
    table.pick({ verb: 'decontaminate', unit: 'pir4' });
    expect(table.state.biohazard).toBe(3);
  });

  it('[PI-ABIL-19] Ms. Vane is paid for a Stack with its last tile only', () => {
    const table = island('PIRLSS', 'GT').put('pir5', '2E').stack('2E', 2).supplies(0).turn();
    table.pick({ verb: 'closeCombat', unit: 'pir5' }, 'hit', 'shielded', 'miss', 'miss');
    expect(suppliesOf(table)).toBe(0);
    table.pick({ verb: 'closeCombat', unit: 'pir5' }, 'hit', 'shielded', 'miss', 'miss');
    expect(suppliesOf(table)).toBe(1);
  });
});

describe('National Guard', () => {
  it('[PI-ABIL-20] Ruth brings a reserve to a safe Helipad or Docks, the Army Helicopter to a Helipad, once per turn', () => {
    const table = island('NG', 'GT')
      .damage('2J', 1)
      .with((state) => (state.craft.hog.at = 'reserve'))
      .turn();
    table.pick({ ability: 'A-NG1' });
    expect(table.offers({ unit: 'ng5', area: '1L' })).toBe(true);
    expect(table.offers({ unit: 'ng5', area: '2J' })).toBe(false);
    expect(table.offers({ craft: 'hog', area: '1L' })).toBe(false);
    table.pick({ craft: 'hog', area: '6E' });
    expect(table.state.craft.hog.at).toBe('6E');
    expect(table.offers({ ability: 'A-NG1' })).toBe(false);
  });

  it('[PI-ABIL-20] without Ruth any standee of the Guard does the paperwork', () => {
    const table = island('NG', 'GT')
      .with((state) => (state.units.ng1.at = 'out'))
      .put('ng2', '6A')
      .turn();
    table.pick({ ability: 'A-NG1', unit: 'ng2' }).pick({ unit: 'ng5', area: '3K' });
    expect(table.state.units.ng5.at).toBe('3K');
  });

  it('[PI-ABIL-21] Abel repairs a Bridge on a 2 or 3 as on a 4, but an Area as everybody', () => {
    const start = island('NG', 'GT')
      .put('ng3', '2G')
      .damage('2G', 5)
      .with((state) => (state.bridgeDamage[9] = 5));
    for (const number of [NUMBER[2], NUMBER[3]]) {
      const bridge = start.turn().pick({ verb: 'repair', unit: 'ng3', bridge: 9 }, number);
      expect(bridge.state.bridgeDamage[9]).toBe(1);
    }
    const area = start.turn().pick({ verb: 'repair', unit: 'ng3', area: '2G' }, NUMBER[2]);
    expect(area.state.areaDamage['2G']).toBe(4);
  });
});

describe('Islanders Athletic Club', () => {
  it('[PI-ABIL-22] near the coach a unit is braver by one', () => {
    const stand = (area: '5H' | '6B') => {
      const table = island('IAC', 'GT').put('iac5', area).stack(area, 40).table();
      table.run(closeCombat, { unit: 'iac5', horror: 'stack-1', attacking: false, seat: 0 }, 'miss');
      return table.pick({ answer: 'stand' }, NUMBER[4]).told('lastStand')[0];
    };
    expect(stand('5H')).toMatchObject({ bravery: 4, survived: true });
    expect(stand('6B')).toMatchObject({ bravery: 3, survived: false });
  });

  it('[PI-ABIL-23] Sven pushes a small Stack north, with its Stun', () => {
    const table = island('IAC', 'GT').put('iac2', '4F').stack('4F', 4, true).turn();
    table.pick({ ability: 'A-IAC2', area: '4E' });
    expect(table.state.stacks).toMatchObject([{ at: '4E', tiles: 4, stunned: true }]);
  });

  it('[PI-ABIL-23] no push of five tiles, into a Spawn Zone, over a damaged Bridge or onto people', () => {
    const push = (start: ReturnType<typeof island>) => start.turn().offers({ ability: 'A-IAC2' });
    expect(push(island('IAC', 'GT').put('iac2', '4F').stack('4F', 5))).toBe(false);
    expect(push(island('IAC', 'GT').put('iac2', '4A').stack('4A', 1))).toBe(false);
    expect(push(island('IAC', 'GT').put('iac2', '4F').stack('4F', 1).people('4E', 'c01'))).toBe(false);
    const bridge = island('IAC', 'GT').put('iac2', '4E').stack('4E', 1);
    expect(push(bridge)).toBe(true);
    expect(push(bridge.with((state) => (state.bridgeDamage[8] = 1)))).toBe(false);
  });

  it('[PI-ABIL-23] Stacks that meet amalgamate', () => {
    const table = island('IAC', 'GT').put('iac2', '4F').stack('4F', 2, true).stack('4E', 3).turn();
    table.pick({ ability: 'A-IAC2' });
    expect(table.state.stacks).toMatchObject([{ at: '4E', tiles: 5, stunned: false }]);
  });

  it('[PI-ABIL-24] Dee runs past Horrors, others stop', () => {
    const run = (unit: 'iac3' | 'iac4') =>
      island('IAC', 'GT')
        .put(unit, '2D')
        .stack('2E', 3)
        .table()
        .run(playerTurn, { seat: 0 })
        .pick({ verb: 'run', unit });
    expect(run('iac3').offers({ verb: 'go', area: '2F' })).toBe(true);
    expect(run('iac4').offers({ verb: 'go', area: '2E' })).toBe(true);
    expect(run('iac4').offers({ verb: 'go', area: '2F' })).toBe(false);
  });

  it('[PI-ABIL-25] Tank attacks with one die more in company, not alone and not in defence', () => {
    const dice = (start: ReturnType<typeof island>, attacking: boolean, faces: string[]) =>
      start
        .put('iac4', '2E')
        .stack('2E', 1)
        .table()
        .run(closeCombat, { unit: 'iac4', horror: 'stack-1', attacking, seat: 0 }, ...faces)
        .told('closeCombat')[0]?.dice;
    const four = ['miss', 'miss', 'miss', 'shielded'];
    expect(dice(island('IAC', 'GT'), true, four)).toBe(4);
    expect(dice(island('IAC', 'GT').put('gt1', '2E'), true, ['miss', ...four])).toBe(5);
    expect(dice(island('IAC', 'GT').put('gt1', '2E'), false, four)).toBe(4);
  });

  it("[PI-ABIL-26] only the first Critical Hit of Lottie's shot counts double", () => {
    const table = island('IAC', 'GT').put('iac5', '5G').stack('5F', 6).turn();
    table.pick({ verb: 'rangedCombat', unit: 'iac5' }, 'critical', 'critical', 'miss', 'miss', 'miss');
    expect(tilesAt(table, '5F')).toBe(3);
  });
});
