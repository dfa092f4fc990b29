/** The Player Turn: Crisis Adrenaline, Supplies, Player Actions, Follow Actions; Move in all its forms. */
import { playerTurn } from '../../../src/games/plum-island/procedures/turn';
import { hunger } from '../../../src/games/plum-island/procedures/hunger';
import {
  at,
  bridge,
  damageOf,
  DRAW_EVENT,
  fate,
  hits,
  island,
  NO_EVENT,
  QUIET,
  round,
  suppliesOf,
  tilesAt,
  type Island,
  type Table,
} from './scenario';

const begin = (scene: Island, seat = 0) => scene.table().run(playerTurn, { seat });
const verbs = (table: Table) => [...new Set(table.options().map((o) => o.facets.verb))];
const go = (table: Table) => table.options({ verb: 'go' }).map((o) => o.facets.area);
const follow = { verb: 'move', unit: 'nw1', mode: 'foot' };

describe('the turn', () => {
  it('[PI-TURN-01] Crisis Adrenaline, then Player Actions, then Follow Actions', () => {
    const table = begin(island());
    expect(table.decision?.kind).toBe('crisisAdrenaline');
    table.pick({ verb: 'done' });
    expect(table.decision?.kind).toBe('playerAction');
    table.pick({ verb: 'done' });
    expect(table.decision?.kind).toBe('followAction');
  });
  it('[PI-TURN-02] the Faction of the token is active', () => {
    const table = begin(island(), 1);
    expect([table.state.turn?.seat, table.decision?.seat]).toEqual([1, 1]);
  });
  it('[PI-TURN-03] done ends the actions; unused ones are lost', () => {
    const table = island().turn().pick({ verb: 'done' });
    expect(table.decision).toMatchObject({ kind: 'followAction', seat: 1 });
    expect(table.told('passed')).toMatchObject([{ seat: 0, what: 'actions' }]);
  });
});

describe('Crisis Adrenaline', () => {
  it('[PI-ADREN-01] each own standee on the board may run once, the Compound not', () => {
    const table = begin(island().put('gt4', '2E').compound('GT', '2F').supplies(0, 0));
    expect(table.options({ verb: 'run' }).map((o) => o.facets.unit)).toEqual(['gt1', 'gt4']);
    table.pick({ verb: 'run', unit: 'gt4' }).pick({ verb: 'go', area: '2G' });
    expect(at(table, 'gt4')).toBe('2G');
    expect(table.refusal({ verb: 'run', unit: 'gt4' })).toBe('PI-ADREN-01');
    expect(table.refusal({ verb: 'run', unit: 'gtc' })).toBe('PI-MOVE-09');
  });
  it('[PI-ADREN-02] on foot only', () => {
    const table = begin(island().put('gt4', '2E').supplies(5, 0)).pick({ verb: 'run', unit: 'gt4' });
    expect(go(table)).not.toContain('2B');
    expect(table.told('supplies')).toEqual([]);
  });
  it('[PI-ADREN-03] NPCs do not run', () => {
    expect(begin(island().put('shore', '2E')).refusal({ verb: 'run', unit: 'shore' })).toBe('PI-ADREN-03');
  });
  it('[PI-ADREN-04] who ran may move again with an action', () => {
    const table = begin(island().put('gt4', '2E').supplies(0, 0))
      .pick({ verb: 'run', unit: 'gt4' })
      .pick({ verb: 'go', area: '2G' });
    table
      .pick({ verb: 'done' })
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'go', area: '2i' });
    expect(at(table, 'gt4')).toBe('2i');
  });
  it('[PI-ADREN-05] a move of 0 Areas to collect Supplies', () => {
    const scene = island()
      .put('gt4', '2E')
      .supplies(0, 0)
      .with((state) => {
        state.looseSupplies['2E'] = 3;
      });
    const table = begin(scene)
      .pick({ verb: 'run', unit: 'gt4' })
      .pick({ verb: 'collect', amount: 2 })
      .pick({ verb: 'stop' });
    expect([suppliesOf(table), table.state.looseSupplies['2E'], at(table, 'gt4')]).toEqual([2, 1, '2E']);
  });
  it('[PI-ADREN-06] the Paddy Wagon does not run', () => {
    expect(begin(island('PIC', 'GT').compound('PIC', '2E')).refusal({ verb: 'run', unit: 'picc' })).toBe(
      'PI-ADREN-06',
    );
  });
  it('[PI-ADREN-07] capacity, Bridges, Horrors and Spawn Zones bind the run', () => {
    const scene = bridge(island().put('gt4', '3F').put('gt5', '3E').put('gt2', '3E').stack('2E', 1), 6, 1);
    const table = begin(scene).pick({ verb: 'run', unit: 'gt4' });
    expect(go(table)).toEqual(['3E', '2E', '4E', '3D', '4D', '4F']);
    expect(table.refusal({ verb: 'go', area: '3G' })).toBe('PI-MOVE-04');
    table.pick({ verb: 'go', area: '3E' });
    expect(table.refusal({ verb: 'stop' })).toBe('PI-MOVE-02');
    const north = begin(island().put('gt4', '2A')).pick({ verb: 'run', unit: 'gt4' });
    expect(go(north)).toEqual(['2B', '2C', '1C', '3B']);
  });
});

describe('Supplies', () => {
  it('[PI-SUPPLY-01] one pool for the Faction: any unit pays from it', () => {
    const table = island('PIRLSS', 'GT')
      .supplies(1, 0)
      .put('pir2', '2C')
      .put('pir5', '4C')
      .stack('2B', 2)
      .stack('4C', 2)
      .turn();
    table.pick({ verb: 'rangedCombat', unit: 'pir2' }, 'miss', 'miss');
    expect(suppliesOf(table)).toBe(0);
    expect(table.offers({ verb: 'rangedCombat', unit: 'pir5' })).toBe(false);
  });
  it('[PI-SUPPLY-02] [PI-RULING-26] units in one Area trade during the turn of either; both agree; no action', () => {
    const table = island()
      .put('gt4', '1K')
      .supplies(2, 2)
      .turn()
      .pick({ verb: 'trade', seat: 1 })
      .pick({ verb: 'give', amount: 2 });
    expect(table.decision).toMatchObject({ kind: 'agreeToTrade', seat: 1 });
    table.pick({ answer: 'yes' });
    expect([suppliesOf(table, 0), suppliesOf(table, 1), table.state.turn?.actions]).toEqual([0, 4, 3]);
    const refused = island()
      .put('gt4', '1K')
      .supplies(2, 2)
      .turn()
      .pick({ verb: 'trade', seat: 1 })
      .pick({ verb: 'ask', amount: 1 })
      .pick({ answer: 'no' });
    expect(suppliesOf(refused, 0)).toBe(2);
    expect(island().put('gt4', '2E').turn().offers({ verb: 'trade' })).toBe(false);
    expect(island().put('shore', '1K').turn().offers({ verb: 'trade' })).toBe(false);
    // Two followers that share an Area do not trade with each other.
    const three = island('GT', 'NW', 'PIC').put('pic2', '1K').follow();
    expect([three.decision?.seat, three.offers({ verb: 'trade' })]).toEqual([1, false]);
  });
  it('[PI-SUPPLY-03] [PI-SUPPLY-04] collected and left at the start, on the way and at the end', () => {
    const scene = island()
      .put('gt4', '2E')
      .supplies(3, 0)
      .with((state) => {
        state.looseSupplies['2F'] = 2;
      });
    const table = scene
      .turn()
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'leave', amount: 1 });
    table
      .pick({ verb: 'go', area: '2F' })
      .pick({ verb: 'collect', amount: 2 })
      .pick({ verb: 'go', area: '2G' })
      .pick({ verb: 'leave', amount: 4 });
    expect(table.state.looseSupplies).toEqual({ '2E': 1, '2G': 4 });
    expect(suppliesOf(table)).toBe(0);
    const other = table.pick({ verb: 'done' }).pick({ verb: 'pass' }).run(playerTurn, { seat: 1 });
    expect(other.state.looseSupplies['2G']).toBe(4);
  });
  it('[PI-SUPPLY-05] the Compound handles Supplies where it stands in the Crisis Adrenaline part', () => {
    const table = begin(island().compound('GT', '2F').supplies(2, 0)).pick({ verb: 'handle', unit: 'gtc' });
    expect(go(table)).toEqual([]);
    table.pick({ verb: 'leave', amount: 2 });
    expect(table.state.looseSupplies).toEqual({ '2F': 2 });
    expect(table.pick({ verb: 'done' }).offers({ verb: 'handle' })).toBe(false);
  });
  it('[PI-SUPPLY-06] [PI-RULING-83] NPCs never touch Supplies; Horrors in the Area do not forbid it', () => {
    const scene = island()
      .put('shore', '2E')
      .put('gt4', '2E')
      .supplies(1, 0)
      .stack('2E', 1)
      .with((state) => {
        state.looseSupplies['2E'] = 2;
      });
    const npc = scene.turn().pick({ verb: 'move', unit: 'shore', mode: 'foot' });
    expect([npc.offers({ verb: 'collect' }), npc.offers({ verb: 'leave' })]).toEqual([false, false]);
    const own = scene.turn().pick({ verb: 'move', unit: 'gt4', mode: 'foot' });
    expect([own.offers({ verb: 'collect' }), own.offers({ verb: 'leave' })]).toEqual([true, true]);
    expect(own.pick({ verb: 'leave', amount: 1 }).state.looseSupplies['2E']).toBe(3);
  });
  it('[PI-RULING-27] Supplies are a plain number; an eliminated unit drops none', () => {
    const table = round(island().put('gt2', '2E', 3).supplies(1, 0), 3)
      .table()
      .run(hunger, { seat: 0 })
      .pick({ verb: 'feed', unit: 'gt1' });
    expect([at(table, 'gt2'), table.state.looseSupplies]).toEqual(['out', {}]);
  });
});

describe('Player Actions', () => {
  it('[PI-ACT-01] [PI-RULING-36] nine kinds of action, Reposition only when following', () => {
    const scene = island('GT', 'NW')
      .supplies(5, 5)
      .put('gt2', '3K', 1)
      .put('gt5', '3K')
      .put('gt3', '2F')
      .put('gt4', '2E')
      .people('3K', 'c01')
      .people('2F', 'c02')
      .craft('ferry', '3K')
      .stack('2E', 2)
      .put('nw2', '2F')
      .craft('medheli', '2G');
    const table = scene
      .damage('2G', 0)
      .with((state) => {
        delete state.areaDamage['2G'];
        state.craft.cutter = { at: '3K', disabled: true };
      })
      .turn();
    expect(verbs(table)).toEqual(
      expect.arrayContaining([
        'move',
        'closeCombat',
        'crowdControl',
        'evacuate',
        'repair',
        'build',
        'forage',
        'heal',
      ]),
    );
    expect(table.refusal({ verb: 'reposition' })).toBe('PI-FOLLOW-04');
    const special = island().put('gt5', '2E').stack('2F', 2).turn();
    expect(verbs(special)).toContain('special');
  });
  it.each([
    [1, 3],
    [2, 2],
    [3, 1],
    [4, 3],
    [5, 2],
    [6, 1],
    [7, 3],
    [8, 2],
    [9, 1],
  ])('[PI-ACT-02] [PI-RULING-05] Round %i has %i actions', (number, actions) => {
    expect(round(island(), number).turn().state.turn?.actions).toBe(actions);
  });
  it('[PI-ACT-02] without actions left only free things remain', () => {
    const table = round(island().put('gt4', '2E').put('gt5', '1K'), 3)
      .turn()
      .pick({ verb: 'move', unit: 'gt4', mode: 'foot' })
      .pick({ verb: 'stop' });
    expect(verbs(table)).toEqual(['trade', 'done']);
    expect(table.refusal({ verb: 'repair' })).toBe('PI-ACT-02');
  });
  it('[PI-ACT-03] [PI-ACT-04] split freely among own units and NPCs, and repeated', () => {
    const table = island().put('gt4', '2E').put('shore', '2F').stack('2F', 6).turn();
    table.pick({ verb: 'closeCombat', unit: 'shore' }, 'hit', 'shielded', 'shielded');
    table.pick({ verb: 'closeCombat', unit: 'shore' }, 'hit', 'shielded', 'shielded');
    table.pick({ verb: 'move', unit: 'gt4', mode: 'foot' }).pick({ verb: 'stop' });
    expect([tilesAt(table, '2F'), table.decision?.kind]).toEqual([4, 'followAction']);
  });
  it('[PI-ACT-05] [PI-RULING-29] another player’s units are out of reach', () => {
    const table = island().put('nw2', '2E').turn();
    expect(table.offers({ unit: 'nw2' })).toBe(false);
    expect(table.offers({ unit: 'nw1' })).toBe(false);
  });
});

describe('Move', () => {
  const moving = (scene: Island, unit = 'gt4', mode = 'foot', seat = 0) =>
    scene.turn(seat).pick({ verb: 'move', unit, mode });
  it('[PI-MOVE-01] up to the allowance', () => {
    expect(go(moving(island().put('gt4', '2E')))).toEqual([
      '2D',
      '2F',
      '3F',
      '2C',
      '1F',
      '2G',
      '1H',
      '3E',
      '3G',
      '4E',
    ]);
  });
  it('[PI-MOVE-02] [PI-EX-47] [PI-MOVE-03] [PI-RULING-24] two standees fill an Area, a Compound does not count; passing is legal', () => {
    const full = island().put('gt5', '2F').put('shore', '2F').compound('GT', '2F').put('gt4', '2E');
    const table = moving(full).pick({ verb: 'go', area: '2F' });
    expect(table.refusal({ verb: 'stop' })).toBe('PI-MOVE-02');
    table.pick({ verb: 'go', area: '2G' });
    expect(at(table, 'gt4')).toBe('2G');
    const room = moving(
      island()
        .put('gt5', '2F')
        .compound('GT', '2F')
        .craft('ferry', '2F')
        .people('2F', 'c01', 'c02')
        .put('gt4', '2E'),
    ).pick({ verb: 'go', area: '2F' });
    expect(room.offers({ verb: 'stop' })).toBe(true);
  });
  it('[PI-MOVE-02] a full Area with Horrors cannot be entered: nobody could stop there', () => {
    const table = moving(island().put('gt5', '2F').put('shore', '2F').stack('2F', 1).put('gt4', '2E'));
    expect(table.refusal({ verb: 'go', area: '2F' })).toBe('PI-MOVE-02');
  });
  it('[PI-MOVE-04] [PI-BRIDGE-02] a damaged Bridge is closed, open again at 0', () => {
    expect(go(moving(bridge(island().put('gt4', '3F'), 6, 1)))).not.toContain('3G');
    expect(go(moving(bridge(island().put('gt4', '3F'), 6, 0)))).toContain('3G');
    const people = bridge(island().put('gt4', '3F').people('3F', 'c01'), 6, 1)
      .turn()
      .pick({ verb: 'crowdControl', unit: 'gt4' });
    expect(people.refusal({ area: '3G' })).toBe('PI-BRIDGE-02');
  });
  it('[PI-MOVE-05] [PI-MOVE-06] Horrors stop the move without combat; leaving them is free', () => {
    expect(go(moving(island().put('gt4', '2E')))).toContain('2G');
    expect(go(moving(island().put('gt4', '2E').stack('2F', 2)))).not.toContain('2G');
    const table = moving(island().put('gt4', '2E').stack('2F', 2).supplies(0, 0)).pick({
      verb: 'go',
      area: '2F',
    });
    expect([table.decision?.kind, hits(table, 'gt4')]).toEqual(['playerAction', 0]);
    expect(go(moving(island().put('gt4', '2F').stack('2F', 2)))).toContain('2H');
  });
  it('[PI-MOVE-07] every standee has a Foot allowance, Compounds none', () => {
    const table = island().put('gt4', '2E').compound('GT', '2F').turn();
    expect(table.refusal({ verb: 'move', unit: 'gtc', mode: 'foot' })).toBe('PI-MOVE-09');
  });
  it('[PI-MOVE-08] [PI-EX-06] Martha drives 2i-2J-3K-3J-4i-4H for 1 Supplies and one action', () => {
    const scene = () => island('PIRLSS', 'GT').put('pir1', '2i').put('gt1', '3i').supplies(1, 0);
    const table = moving(scene(), 'pir1', 'vehicle')
      .pick({ verb: 'go', area: '3K' })
      .pick({ verb: 'go', area: '4i' })
      .pick({ verb: 'go', area: '4H' });
    expect([at(table, 'pir1'), suppliesOf(table), table.state.turn?.actions]).toEqual(['4H', 0, 2]);
    expect(table.refusal({ verb: 'move', unit: 'pir1', mode: 'vehicle' })).toBe('PI-MOVE-08');
    const broken = moving(bridge(scene(), 4, 1), 'pir1', 'vehicle').pick({ verb: 'go', area: '2J' });
    expect(broken.refusal({ verb: 'go', area: '3K' })).toBe('PI-MOVE-04');
  });
  it('[PI-MOVE-09] only the Paddy Wagon moves among Compounds', () => {
    const table = island('PIC', 'GT')
      .compound('PIC', '2E', 'c01')
      .supplies(1, 0)
      .turn()
      .pick({ verb: 'move', unit: 'picc', mode: 'vehicle' });
    table.pick({ verb: 'go', area: '2F' });
    expect([at(table, 'picc'), table.state.civilians.c01.at]).toEqual(['2F', '2F']);
  });
  it('[PI-MOVE-10] black and white connections in either direction', () => {
    expect(go(moving(island().put('gt4', '3i').put('gt1', '2E')))).toEqual(
      expect.arrayContaining(['3H', '3J', '4H']),
    );
    expect(go(moving(island('GT', 'NW').put('gt4', '4i').put('gt1', '2E')))).toEqual(
      expect.arrayContaining(['3J', '4H', '5H']),
    );
  });
  it('[PI-MOVE-11] [PI-SETUP-19] Spawn Zones are closed', () => {
    expect(go(moving(island().put('gt4', '2A'))).some((area) => String(area).startsWith('S'))).toBe(false);
  });
  it('[PI-MOVE-12] [PI-TERM-15] [PI-BOAT-01] Boats and Helicopters take no Move', () => {
    const table = island().craft('ferry', '3K').turn();
    expect(table.options({ verb: 'move' }).every((o) => o.facets.craft === undefined)).toBe(true);
  });
  it('[PI-RULING-28] NPCs drive for free', () => {
    const table = moving(island().put('shore', '2E').supplies(0, 0), 'shore', 'vehicle').pick({
      verb: 'go',
      area: '2i',
    });
    expect([at(table, 'shore'), suppliesOf(table)]).toEqual(['2i', 0]);
  });
  it('[PI-RULING-38] nobody enters the damaged Great South Bay Bridge; who is inside may leave', () => {
    expect(moving(island().put('gt4', '6G').damage('GSB', 1)).refusal({ verb: 'go', area: 'GSB' })).toBe(
      'PI-RULING-38',
    );
    expect(go(moving(island().put('gt4', 'GSB').damage('GSB', 1)))).toEqual(['6G', '6F', '6H']);
    const repair = island().put('gt4', '6G').damage('GSB', 1).turn();
    expect(repair.offers({ verb: 'repair', area: 'GSB' })).toBe(true);
    expect(island().put('gt4', 'GSB').damage('GSB', 1).turn().offers({ verb: 'repair', area: 'GSB' })).toBe(
      true,
    );
  });
});

describe('Follow Actions', () => {
  const four = () => island('GT', 'NW', 'PIC', 'IAC');
  const act = (table: Table, unit: string, ...rolls: string[]) =>
    table.pick({ verb: 'move', unit, mode: 'foot' }).pick({ verb: 'stop' }, ...rolls);
  it('[PI-FOLLOW-01] [PI-RULING-23] each other player in seat order may follow or pass', () => {
    const table = four().table().run(playerTurn, { seat: 2 }).pick({ verb: 'done' }).pick({ verb: 'done' });
    const order = [table.decision?.seat];
    for (let i = 0; i < 2; i++) order.push(table.pick({ verb: 'pass' }).decision?.seat);
    expect(order).toEqual([3, 0, 1]);
  });
  it('[PI-FOLLOW-02] never the active player', () => {
    const table = four().follow().pick({ verb: 'pass' }).pick({ verb: 'pass' }).pick({ verb: 'pass' });
    expect([table.decision, table.state.turn]).toEqual([null, null]);
  });
  it('[PI-FOLLOW-03] [PI-SPECIAL-01] no Special Action when following', () => {
    const table = island('NW', 'GT').put('gt5', '2E').stack('2F', 2).follow();
    expect(table.offers({ verb: 'special' })).toBe(false);
    expect(
      island('GT', 'NW').put('gt5', '2E').stack('2F', 2).turn().offers({ verb: 'special', unit: 'gt5' }),
    ).toBe(true);
  });
  it('[PI-FOLLOW-04] Reposition only here', () => {
    expect(island().craft('ferry', '3K').follow().offers({ verb: 'reposition', craft: 'ferry' })).toBe(true);
    expect(island().craft('ferry', '3K').turn().refusal({ verb: 'reposition' })).toBe('PI-FOLLOW-04');
  });
  it('[PI-FOLLOW-05] [PI-FOLLOW-06] one Fate Card is read for its event line; No Event: the next decides', () => {
    const table = act(four().follow(), 'nw1', NO_EVENT);
    expect([table.told('followCheck').map((e) => e.drawEvent), table.decision?.seat]).toEqual([[false], 2]);
    expect(table.state.fate.discards).toEqual([NO_EVENT]);
    expect(table.told('trackActivated')).toEqual([]);
  });
  it('[PI-FOLLOW-07] [PI-EX-55] Draw Event: it is resolved, the other two do not follow', () => {
    const table = act(four().follow(), 'nw1', DRAW_EVENT, QUIET);
    expect(table.told('eventCard')).toMatchObject([{ card: QUIET, seat: 1 }]);
    expect(table.decision).toBeNull();
  });
  it('[PI-FOLLOW-08] a pass draws no card', () => {
    expect(four().follow().pick({ verb: 'pass' }).told('followCheck')).toEqual([]);
  });
  it('[PI-FOLLOW-09] [PI-RULING-20] [PI-RULING-21] NPCs may be used, also one that was used in this turn', () => {
    const table = island()
      .put('shore', '2E')
      .turn()
      .pick({ verb: 'move', unit: 'shore', mode: 'foot' })
      .pick({ verb: 'stop' })
      .pick({ verb: 'done' });
    expect(table.decision).toMatchObject({ kind: 'followAction', seat: 1 });
    act(table, 'shore', NO_EVENT);
    expect(table.told('followCheck')).toHaveLength(1);
  });
  it('[PI-EX-56] [PI-MODES-03] [PI-MODES-04] [PI-MODES-11] two Factions: an Event does not forbid the second Follow Action', () => {
    const table = act(island().follow(), 'nw1', DRAW_EVENT, QUIET);
    expect(table.decision).toMatchObject({ kind: 'followAction', seat: 1 });
    act(table, 'nw1', NO_EVENT);
    expect([table.told('followCheck').length, table.decision]).toEqual([1, null]);
  });
  it('[PI-RULING-60] both Follow Actions may be the same', () => {
    const table = act(island().follow(), 'nw1', NO_EVENT);
    expect(table.offers(follow)).toBe(true);
  });
  it('[PI-RULING-88] with two Factions a pass ends the Follow part', () => {
    expect(island().follow().pick({ verb: 'pass' }).decision).toBeNull();
  });
  it('[PI-EX-09] Gordon repairs the Bridge 1D-1F as a Follow Action and draws a 1', () => {
    const scene = () =>
      bridge(island('GT', 'NW').put('nw3', '1F').supplies(0, 1), 2, 2)
        .follow()
        .pick({ verb: 'repair', unit: 'nw3', bridge: 2 }, fate(1));
    const table = scene().pick({ answer: 'accept' }, NO_EVENT);
    expect(table.state.bridgeDamage[2]).toBe(3);
    expect(table.told('followCheck')).toHaveLength(1);
    expect(scene().pick({ answer: 'tape' }, NO_EVENT).state.bridgeDamage[2]).toBe(2);
    expect(damageOf(table, '3H')).toBe(3);
  });
});
