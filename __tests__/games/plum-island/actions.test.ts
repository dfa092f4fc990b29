/** Crowd Control, Evacuate, Repair, Compounds, Location Actions, Heal, Reposition, Special Combat markers. */
import { activateTrack } from '../../../src/games/plum-island/procedures/activation';
import { horrorsAttack } from '../../../src/games/plum-island/procedures/horrorsAttack';
import { endPhase } from '../../../src/games/plum-island/procedures/endPhase';
import { hunger } from '../../../src/games/plum-island/procedures/hunger';
import { freeAction, playerTurn } from '../../../src/games/plum-island/procedures/turn';
import { resolveEvent } from '../../../src/games/plum-island/cards/events';
import { resolveSearch } from '../../../src/games/plum-island/cards/searches';
import { AREA_IDS, AREA } from '../../../src/games/plum-island/data/topology';
import type { MarkerUses } from '../../../src/games/plum-island/state';
import {
  at,
  bridge,
  cubes,
  damageOf,
  fate,
  hits,
  island,
  NO_EVENT,
  round,
  suppliesOf,
  tilesAt,
  whereIs,
  type Island,
  type Table,
} from './scenario';

const lead = (scene: Island, unit = 'gt2', seat = 0) => scene.turn(seat).pick({ verb: 'crowdControl', unit });
const arm = (
  scene: Island,
  unit: 'gt4' | 'shore' | 'nw1' | 'gt2',
  kind: 'molotov' | 'pistols',
  uses: MarkerUses = 2,
) =>
  scene.with((state) => {
    state.units[unit][kind] = uses;
    state.markerPool[kind]--;
  });
const armCivilians = (scene: Island, kind: 'molotov' | 'pistols') =>
  scene.with((state) => {
    state.civilians.c01[kind] = 2;
    state.markerPool[kind]--;
  });
const loose = (scene: Island, kind: 'molotov' | 'pistols', area: 'GSB' | '2E' | '2F') =>
  scene.with((state) => {
    state.looseMarkers.push({ kind, uses: 2, at: area });
    state.markerPool[kind]--;
  });

describe('Crowd Control', () => {
  it('[PI-CROWD-01] [PI-CROWD-03] [PI-CROWD-04] [PI-EX-07] Dr. Haus leads three of four: two VIPs to 3J, one Regular to 4H', () => {
    const scene = island('GT', 'NW')
      .put('gt1', '2A')
      .put('gt2', '3i')
      .put('gt3', '4H')
      .people('3i', 'v2', 'v5', 'c01', 'c02');
    const table = lead(scene)
      .pick({ civilian: 'v2', area: '3J' })
      .pick({ civilian: 'v5', area: '3J' })
      .pick({ civilian: 'c01', area: '4H' });
    expect(['v2', 'v5', 'c01', 'c02'].map((id) => whereIs(table, id as 'v2'))).toEqual([
      '3J',
      '3J',
      '4H',
      '3i',
    ]);
    expect([at(table, 'gt2'), table.decision?.kind, table.state.turn?.actions]).toEqual([
      '3i',
      'playerAction',
      2,
    ]);
  });
  it('[PI-CROWD-02] exactly one Area, not into Spawn Zones; nobody is led twice', () => {
    const table = lead(island().put('gt2', '2A').people('2A', 'c01', 'c02'));
    expect(table.options({ civilian: 'c01' }).map((o) => o.facets.area)).toEqual(['2B']);
    table.pick({ civilian: 'c01', area: '2B' });
    expect(table.refusal({ civilian: 'c01' })).toBeNull();
    expect(table.options().map((o) => o.facets.civilian)).toEqual(['c02', 'done']);
  });
  it('[PI-CROWD-05] [PI-CROWD-07] [PI-RULING-39] off the map from the Great South Bay Bridge, unless it is Compromised', () => {
    const table = lead(island().put('gt2', 'GSB').people('GSB', 'c33')).pick({
      civilian: 'c33',
      area: 'OFFMAP',
    });
    expect([whereIs(table, 'c33'), table.state.seats[0]?.evacuated, table.state.evacuation]).toEqual([
      'evacuated',
      ['c33'],
      3,
    ]);
    expect(
      lead(island().put('gt2', 'GSB').people('GSB', 'c01', 'c02').stack('GSB', 1)).refusal({
        area: 'OFFMAP',
      }),
    ).toBe('PI-CROWD-05');
    expect(island().put('gt2', '6G').people('GSB', 'c01').turn().offers({ verb: 'crowdControl' })).toBe(
      false,
    );
  });
  it('[PI-CROWD-06] [PI-RULING-31] no limit of Civilians in an Area', () => {
    const scene = island()
      .put('gt2', '2E')
      .people('2E', 'c01')
      .people('2F', 'c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08');
    expect(whereIs(lead(scene).pick({ civilian: 'c01', area: '2F' }), 'c01')).toBe('2F');
  });
  it('[PI-CROWD-08] Admin 0 cannot', () => {
    expect(
      island()
        .put('wolverine', '2E')
        .people('2E', 'c01')
        .turn()
        .refusal({ verb: 'crowdControl', unit: 'wolverine' }),
    ).toBe('PI-CROWD-08');
  });
  it('[PI-RULING-30] Civilians may be led to Horrors; no combat by entering', () => {
    const table = lead(island().put('gt2', '2E').people('2E', 'c01').stack('2F', 4)).pick({
      civilian: 'c01',
      area: '2F',
    });
    expect([whereIs(table, 'c01'), cubes(table)]).toEqual(['2F', 0]);
  });
  it('[PI-RULING-76] two Areas with Pilar, but they stop at Horrors; only who starts on the Bridge leaves the map', () => {
    const stop = island('PIC', 'GT')
      .put('pic2', '2E')
      .people('2E', 'c01')
      .stack('2F', 1)
      .turn()
      .pick({ verb: 'crowdControl', unit: 'pic2' })
      .pick({ civilian: 'c01', area: '2F' });
    expect(stop.decision?.kind).toBe('playerAction');
    const on = island('PIC', 'GT')
      .put('pic2', '6F')
      .people('6F', 'c01')
      .turn()
      .pick({ verb: 'crowdControl', unit: 'pic2' })
      .pick({ civilian: 'c01', area: '6G' });
    expect(on.options().map((o) => o.facets.area)).not.toContain('OFFMAP');
    on.pick({ area: 'GSB' });
    expect(whereIs(on, 'c01')).toBe('GSB');
  });
});

describe('Evacuate', () => {
  const docks = () =>
    island('GT', 'PIC').people('1L', 'c01', 'c02', 'c03', 'c04', 'c19').craft('cutter', '1L');
  it('[PI-EVAC-01] [PI-EVAC-04] [PI-EVAC-05] [PI-EVAC-10] [PI-EX-08] PIC evacuates 1 EP + 2 EP from 1L without a unit there', () => {
    const table = docks()
      .turn(1)
      .pick({ verb: 'evacuate', craft: 'cutter' })
      .pick({ civilian: 'c02' })
      .pick({ civilian: 'c19' });
    expect([table.state.seats[1]?.evacuated, table.state.evacuation]).toEqual([['c02', 'c19'], 3]);
    expect(['c01', 'c03', 'c04'].map((id) => whereIs(table, id as 'c01'))).toEqual(['1L', '1L', '1L']);
    expect([table.state.craft.cutter.at, table.state.turn?.actions]).toEqual(['1L', 2]);
  });
  it('[PI-EVAC-02] Helipad and Helicopter, Docks and Boat, Beach only for the Texas Navy', () => {
    const crafts = (scene: Island) =>
      scene
        .turn()
        .options({ verb: 'evacuate' })
        .map((o) => o.facets.craft);
    expect(crafts(island().people('2i', 'c01').craft('cgheli', '2i'))).toEqual(['cgheli']);
    expect(crafts(island().people('1J', 'c01').craft('texas', '1J'))).toEqual(['texas']);
    expect(crafts(island().people('1J', 'c01').craft('cutter', '1J'))).toEqual([]);
    expect(crafts(island().people('2E', 'c01').craft('cgheli', '2E'))).toEqual([]);
    expect(island().craft('ferry', '3K').turn().refusal({ verb: 'evacuate', craft: 'ferry' })).toBe(
      'PI-EVAC-02',
    );
  });
  it('[PI-EVAC-03] [PI-TERM-08] not while Compromised (Damage, Horrors, Overrun marker) or Disabled', () => {
    const refused = (scene: Island) => scene.turn().refusal({ verb: 'evacuate', craft: 'cutter' });
    expect(refused(docks().damage('1L', 1))).toBe('PI-EVAC-03');
    expect(refused(docks().stack('1L', 1))).toBe('PI-EVAC-03');
    expect(
      refused(
        docks().with((s) => {
          s.overrunAreas.push('1L');
        }),
      ),
    ).toBe('PI-EVAC-03');
    expect(refused(docks().craft('cutter', '1L', true))).toBe('PI-EVAC-03');
  });
  it('[PI-TERM-09] [PI-RULING-44] Damage on a Bridge compromises neither end', () => {
    expect(
      bridge(island().people('2J', 'c01').craft('cutter', '2J'), 4, 3).turn().offers({ verb: 'evacuate' }),
    ).toBe(true);
  });
  it('[PI-EVAC-06] [PI-RULING-63] variable EP by a Fate Number when they leave', () => {
    const leave = (...cards: string[]) =>
      island()
        .people('3K', 'c37', 'c01')
        .craft('ferry', '3K')
        .turn()
        .pick({ verb: 'evacuate' })
        .pick({ civilian: 'c37' }, ...cards).state.evacuation;
    expect([leave(fate(3)), leave(fate(4))]).toEqual([1, 3]);
  });
  it('[PI-EVAC-07] [PI-RULING-06] nothing about Civilians is hidden', () => {
    const table = docks().turn();
    expect(table.game.view(table.state, 1)).toBe(table.state);
  });
  it('[PI-EVAC-08] EP beyond 26 do not count', () => {
    const table = docks()
      .with((s) => {
        s.evacuation = 25;
      })
      .turn()
      .pick({ verb: 'evacuate' })
      .pick({ civilian: 'c19' })
      .pick({ civilian: 'done' });
    expect(table.state.evacuation).toBe(26);
  });
  it('[PI-EVAC-09] the same craft again in a later action', () => {
    const table = docks()
      .turn()
      .pick({ verb: 'evacuate' })
      .pick({ civilian: 'c01' })
      .pick({ civilian: 'c02' })
      .pick({ verb: 'evacuate' });
    expect(table.decision?.kind).toBe('evacuateWhom');
  });
  it('[PI-RULING-42] anybody evacuates with the Army Helicopter', () => {
    expect(
      island('NG', 'GT')
        .people('2i', 'c01')
        .craft('hog', '2i')
        .turn(1)
        .offers({ verb: 'evacuate', craft: 'hog' }),
    ).toBe(true);
  });
  it('[PI-RULING-43] one action uses exactly one craft', () => {
    const table = docks().craft('ferry', '1L').turn();
    expect(table.options({ verb: 'evacuate' }).map((o) => o.facets.craft)).toEqual(['ferry', 'cutter']);
    table.pick({ verb: 'evacuate', craft: 'cutter' }).pick({ civilian: 'c01' }).pick({ civilian: 'c02' });
    expect(table.decision?.kind).toBe('playerAction');
  });
});

describe('Repair and power', () => {
  /** gt2: Admin 3. */
  const fix = (scene: Island, facets: object, ...rolls: string[]) =>
    scene.turn().pick({ verb: 'repair', unit: 'gt2', ...facets }, ...rolls);
  it('[PI-REPAIR-01] in the Area, at either end of a Bridge, with a Disabled craft, beside the Great South Bay Bridge', () => {
    const what = (scene: Island) =>
      scene
        .turn()
        .options({ verb: 'repair', unit: 'gt2' })
        .map(({ facets }) => facets.area ?? facets.bridge ?? facets.craft);
    expect(what(island().put('gt2', '2C').damage('2C', 2))).toEqual(['2C']);
    expect(what(bridge(island().put('gt2', '3F'), 6, 1))).toEqual([6]);
    expect(what(bridge(island().put('gt2', '3G'), 6, 1))).toEqual([6]);
    expect(what(island().put('gt2', '3K').craft('ferry', '3K', true))).toEqual(['ferry']);
    expect(what(island().put('gt2', '6G').damage('GSB', 2))).toEqual(['GSB']);
    expect(island().put('gt2', '2B').damage('2C', 2).turn().refusal({ verb: 'repair', unit: 'gt2' })).toBe(
      'PI-REPAIR-01',
    );
  });
  it('[PI-REPAIR-02] one target an action', () => {
    const table = fix(bridge(island().put('gt2', '3F').damage('3F', 1), 6, 1), { area: '3F' }, fate(2));
    expect([damageOf(table, '3F'), table.state.bridgeDamage[6], table.state.turn?.actions]).toEqual([
      0, 1, 2,
    ]);
  });
  it.each([
    [2, 4],
    [3, 4],
    [4, 2],
    [5, 2],
    [6, 0],
  ] as const)(
    '[PI-REPAIR-03] [PI-TREPAIR-02] [PI-TREPAIR-03] [PI-TREPAIR-04] Admin 3 with a %i leaves %i of 5 Damage',
    (number, left) => {
      expect(
        damageOf(fix(island().put('gt2', '2C').damage('2C', 5), { area: '2C' }, fate(number)), '2C'),
      ).toBe(left);
    },
  );
  it('[PI-TREPAIR-01] a 1 adds Damage; duct tape for 1 Supplies makes it nothing', () => {
    const scene = () => island().put('gt2', '2C').damage('2C', 2).supplies(1, 0);
    const worse = fix(scene(), { area: '2C' }, fate(1)).pick({ answer: 'accept' });
    expect([damageOf(worse, '2C'), suppliesOf(worse)]).toEqual([3, 1]);
    const taped = fix(scene(), { area: '2C' }, fate(1)).pick({ answer: 'tape' });
    expect([damageOf(taped, '2C'), suppliesOf(taped)]).toEqual([2, 0]);
    expect(damageOf(fix(scene().supplies(0, 0), { area: '2C' }, fate(1)), '2C')).toBe(3);
  });
  it('[PI-REPAIR-04] Damage is a number and never below 0', () => {
    expect(
      fix(island().put('gt2', '2C').damage('2C', 1), { area: '2C' }, fate(4)).state.areaDamage['2C'],
    ).toBeUndefined();
  });
  const ferry = (supplies = 1) => island().put('gt2', '3K').craft('ferry', '3K', true).supplies(supplies, 0);
  it('[PI-EX-45] [PI-TREPAIR-01] a Disabled Helicopter, a 1, no tape: out of the game', () => {
    const scene = island().put('gt2', '2i').craft('cgheli', '2i', true).supplies(0, 0);
    expect(fix(scene, { craft: 'cgheli' }, fate(1)).state.craft.cgheli.at).toBe('out');
    const taped = fix(ferry(), { craft: 'ferry' }, fate(1)).pick({ answer: 'tape' });
    expect(taped.state.craft.ferry).toEqual({ at: '3K', disabled: true });
  });
  it('[PI-EX-46] [PI-TREPAIR-02] a 3 without Supplies: stays Disabled; with 1 it can be restored', () => {
    expect(fix(ferry(0), { craft: 'ferry' }, fate(3)).state.craft.ferry.disabled).toBe(true);
    const paid = fix(ferry(1), { craft: 'ferry' }, fate(3)).pick({ answer: 'pay' });
    expect([paid.state.craft.ferry.disabled, suppliesOf(paid)]).toEqual([false, 0]);
    expect(
      fix(ferry(1), { craft: 'ferry' }, fate(3)).pick({ answer: 'leave' }).state.craft.ferry.disabled,
    ).toBe(true);
  });
  it('[PI-TREPAIR-03] [PI-TREPAIR-04] 4 to 6 restore a craft for nothing', () => {
    for (const number of [4, 5, 6] as const)
      expect(fix(ferry(0), { craft: 'ferry' }, fate(number)).state.craft.ferry.disabled).toBe(false);
  });
  it('[PI-POWER-01] [PI-EX-44] 3H Damage 2, Admin 3, a 4: power, every player +5', () => {
    const table = fix(island().put('gt2', '3H').damage('3H', 2).supplies(0, 1), { area: '3H' }, fate(4));
    expect([damageOf(table, '3H'), table.state.powerOut, suppliesOf(table, 0), suppliesOf(table, 1)]).toEqual(
      [0, false, 5, 6],
    );
  });
  it('[PI-POWER-02] once a game', () => {
    const scene = island()
      .put('gt2', '3H')
      .damage('3H', 1)
      .supplies(0, 0)
      .with((s) => {
        s.powerOut = false;
      });
    expect(suppliesOf(fix(scene, { area: '3H' }, fate(6)))).toBe(0);
  });
  it('[PI-EX-67] [PI-MODES-08] solo with two Factions: each gets 5', () => {
    const scene = island()
      .put('gt2', '3H')
      .damage('3H', 1)
      .supplies(0, 0)
      .with((s) => {
        s.options = { ...s.options, players: 1 };
      });
    const table = fix(scene, { area: '3H' }, fate(6));
    expect([suppliesOf(table, 0), suppliesOf(table, 1)]).toEqual([5, 5]);
  });
  it('[PI-RULING-40] no cap on Damage', () => {
    expect(
      damageOf(fix(island().put('gt2', '2C').damage('2C', 9).supplies(0, 0), { area: '2C' }, fate(1)), '2C'),
    ).toBe(10);
  });
  it('[PI-RULING-41] a 4 takes at least 1 Damage whatever the Admin', () => {
    const table = island('GT', 'PIC')
      .put('pic5', '2C')
      .damage('2C', 3)
      .turn(1)
      .pick({ verb: 'repair', unit: 'pic5' }, fate(4));
    expect(damageOf(table, '2C')).toBe(2);
  });
  it('[PI-RULING-47] an NPC repairs and forages for the player who acts', () => {
    const table = island()
      .put('shore', '2C')
      .damage('2C', 2)
      .supplies(1, 0)
      .turn()
      .pick({ verb: 'repair', unit: 'shore' }, fate(1))
      .pick({ answer: 'tape' });
    expect(suppliesOf(table)).toBe(0);
    expect(
      suppliesOf(
        island().put('shore', '2F').supplies(0, 0).turn(1).pick({ verb: 'forage', unit: 'shore' }),
        1,
      ),
    ).toBe(1);
  });
});

describe('Compounds', () => {
  const build = (scene: Island, unit = 'gt2') => scene.turn().pick({ verb: 'build', unit });
  const site = () => island().put('gt2', '2E').supplies(2, 0);
  it('[PI-BUILD-01] Admin 3 or more, own Faction only', () => {
    const table = island().put('gt2', '2E').put('gt5', '2F').put('hero', '2G').supplies(5, 0).turn();
    expect(table.options({ verb: 'build' }).map((o) => o.facets.unit)).toEqual(['gt1', 'gt2']);
    expect(table.refusal({ verb: 'build', unit: 'gt5' })).toBe('PI-BUILD-01');
  });
  it('[PI-BUILD-02] [PI-BUILD-03] [PI-BUILD-04] 1 Hit, 2 Supplies, the Compound stands in the Area', () => {
    const table = build(site());
    expect([hits(table, 'gt2'), suppliesOf(table), at(table, 'gtc')]).toEqual([1, 0, '2E']);
    expect(island().put('gt2', '2E').supplies(1, 0).turn().refusal({ verb: 'build', unit: 'gt2' })).toBe(
      'PI-BUILD-03',
    );
  });
  it('[PI-BUILD-05] one a Faction, never rebuilt', () => {
    const gone = site()
      .supplies(9, 0)
      .with((s) => {
        s.units.gtc.at = 'out';
      });
    expect(gone.turn().refusal({ verb: 'build', unit: 'gt2' })).toBe('PI-BUILD-05');
    expect(site().supplies(9, 0).compound('GT', '2F').turn().refusal({ verb: 'build', unit: 'gt2' })).toBe(
      'PI-BUILD-05',
    );
  });
  it('[PI-BUILD-06] [PI-RULING-84] anywhere, Horrors and Damage or not', () => {
    expect(at(build(site().stack('2E', 2).damage('2E', 1)), 'gtc')).toBe('2E');
  });
  it('[PI-RULING-64] not by a unit that the Hit would kill', () => {
    expect(site().put('gt2', '2E', 3).turn().refusal({ verb: 'build', unit: 'gt2' })).toBe('PI-RULING-64');
  });
  it('[PI-EX-10] Blart builds in Round 8 and takes both VIPs in; EP only at the end', () => {
    const scene = round(island('PIRLSS', 'GT').put('pir2', '2E').people('2E', 'v2', 'v5').supplies(2, 0), 8);
    const table = scene
      .turn()
      .pick({ verb: 'build', unit: 'pir2' })
      .pick({ civilian: 'v2' })
      .pick({ civilian: 'v5' });
    expect([suppliesOf(table), hits(table, 'pir2'), at(table, 'pirc'), table.state.evacuation]).toEqual([
      0,
      1,
      '2E',
      0,
    ]);
    expect([table.state.civilians.v2.housed, table.state.civilians.v5.housed]).toEqual(['pirc', 'pirc']);
  });
  it('[PI-CPD-01] four Civilians at most', () => {
    const table = build(site().people('2E', 'c01', 'c02', 'c03', 'c04', 'c05'));
    for (const civilian of ['c01', 'c02', 'c03', 'c04']) table.pick({ civilian });
    expect([table.decision?.kind, table.state.civilians.c05.housed]).toEqual(['playerAction', null]);
  });
  it('[PI-CPD-02] [PI-RULING-32] entering the Area they may go inside; the owner has the last word', () => {
    const scene = () => island().compound('NW', '2F').put('gt2', '2E').people('2E', 'c01');
    const table = lead(scene()).pick({ civilian: 'c01', area: '2F' }).pick({ compound: 'nwc' });
    expect(table.decision).toMatchObject({ kind: 'admitCivilian', seat: 1 });
    expect(table.pick({ answer: 'no' }).state.civilians.c01).toMatchObject({ at: '2F', housed: null });
    expect(
      lead(scene()).pick({ civilian: 'c01', area: '2F' }).pick({ compound: 'nwc' }).pick({ answer: 'yes' })
        .state.civilians.c01.housed,
    ).toBe('nwc');
    const search = island()
      .compound('GT', '2B')
      .put('gt4', '2B')
      .table()
      .run(resolveSearch, { card: 'Q10', seat: 0, unit: 'gt4' });
    expect(search.decision?.kind).toBe('enterCompound');
  });
  it('[PI-RULING-77] several Compounds in one Area: the player names one', () => {
    const table = lead(
      island().compound('NW', '2F').compound('GT', '2F').put('gt2', '2E').people('2E', 'c01'),
    ).pick({ civilian: 'c01', area: '2F' });
    expect(table.options().map((o) => o.facets.compound)).toEqual(['gtc', 'nwc', 'none']);
  });
  it('[PI-CPD-03] [PI-RULING-33] out only by Crowd Control, straight into a neighbouring Area; other owners are asked', () => {
    const own = lead(island().compound('GT', '2E', 'c01').put('gt2', '2E')).pick({
      civilian: 'c01',
      area: '2F',
    });
    expect(own.state.civilians.c01).toMatchObject({ at: '2F', housed: null });
    const byItself = island().compound('GT', '2E', 'c01').turn();
    expect(byItself.offers({ verb: 'crowdControl', unit: 'gtc' })).toBe(true);
    const other = lead(island().compound('NW', '2E', 'c01').put('gt2', '2E')).pick({
      civilian: 'c01',
      area: '2F',
    });
    expect(other.decision).toMatchObject({ kind: 'leaveCompound', seat: 1 });
    expect(other.pick({ answer: 'no' }).state.civilians.c01.housed).toBe('nwc');
    expect(
      island().compound('GT', '2i', 'c01').craft('cgheli', '2i').turn().offers({ verb: 'evacuate' }),
    ).toBe(false);
  });
  it('[PI-CPD-04] [PI-RULING-69] the Compound falls: Horrors that have not attacked go for its Civilians at once', () => {
    const scene = island()
      .compound('GT', '2E', 'c01', 'c02')
      .put('gtc', '2E', 5)
      .stack('2E', 2)
      .mutation('rats', '2E');
    const table = scene
      .table()
      .run(horrorsAttack, { area: '2E', attackers: ['stack-1', 'rats'] }, 'miss', 'miss')
      .pick({ answer: 'fall' });
    expect([at(table, 'gtc'), whereIs(table, 'c01'), whereIs(table, 'c02')]).toEqual(['out', 'out', 'out']);
    const alone = island().compound('GT', '2E', 'c01').put('gtc', '2E', 5).stack('2E', 2).table();
    alone.run(horrorsAttack, { area: '2E', attackers: ['stack-1'] }, 'miss', 'miss').pick({ answer: 'fall' });
    expect(alone.state.civilians.c01).toMatchObject({ at: '2E', housed: null });
    alone.run(activateTrack, { track: 2 });
    expect(whereIs(alone, 'c01')).toBe('out');
  });
  it('[PI-CPD-05] housed EP count at the end of the game only', () => {
    const scene = round(island().compound('GT', '2E', 'c33'), 9);
    expect(scene.table().run(endPhase, {}, 'green', 'green').state.evacuation).toBe(3);
    expect(
      round(island().compound('GT', '2E', 'c33'), 8)
        .table()
        .run(endPhase, {}, 'green', 'green').state.evacuation,
    ).toBe(0);
  });
  it('[PI-CPD-06] [PI-CPD-07] it acts like a unit: forage, fight, shoot', () => {
    const table = island('NW', 'GT').compound('NW', '2F').supplies(1, 0).turn();
    expect(table.offers({ verb: 'forage', unit: 'nwc' })).toBe(true);
    const fight = island('NW', 'GT').compound('NW', '2F').supplies(1, 0).stack('2F', 2).turn();
    expect([
      fight.offers({ verb: 'closeCombat', unit: 'nwc' }),
      fight.offers({ verb: 'rangedCombat', unit: 'nwc' }),
    ]).toEqual([true, true]);
  });
  it('[PI-CPD-08] it eats, and its Civilians eat once together', () => {
    const table = round(island().compound('GT', '2F', 'c01', 'c02').supplies(3, 0), 3)
      .table()
      .run(hunger, { seat: 0 });
    expect(table.options().map((o) => o.id)).toEqual([
      'feedAll',
      'feed/gt1',
      'feed/gtc',
      'feedHoused',
      'done',
    ]);
    expect(suppliesOf(table.pick({ verb: 'feedAll' }))).toBe(0);
  });
  it('[PI-CPD-09] [PI-HEAL-06] it is not Medevaced', () => {
    expect(
      island()
        .compound('GT', '2i')
        .put('gtc', '2i', 1)
        .craft('medheli', '2G')
        .turn()
        .refusal({ verb: 'medevac', unit: 'gtc' }),
    ).toBe('PI-HEAL-06');
  });
  it('[PI-CPD-10] Civilians inside are not hit while it stands', () => {
    const scene = island().compound('GT', '2E', 'c01').stack('2E', 8);
    const table = scene.table().run(horrorsAttack, { area: '2E', attackers: ['stack-1'] }, 'miss', 'miss');
    expect([hits(table, 'gtc'), whereIs(table, 'c01')]).toEqual([4, '2E']);
  });
});

describe('Location Actions', () => {
  it('[PI-LOC-01] [PI-LOC-02] an icon, not Exhausted, not Compromised', () => {
    const verbs = (scene: Island) =>
      ['forage', 'decontaminate', 'search'].filter((verb) => scene.turn().offers({ verb, unit: 'gt4' }));
    expect(verbs(island().put('gt4', '2G'))).toEqual(['forage', 'decontaminate']);
    expect(verbs(island().put('gt4', '3C'))).toEqual(['forage', 'search']);
    expect(verbs(island().put('gt4', '2E'))).toEqual([]);
    expect(verbs(island().put('gt4', '3C').stack('3C', 1))).toEqual([]);
    expect(island().put('gt4', '2E').turn().refusal({ verb: 'forage', unit: 'gt4' })).toBe('PI-LOC-02');
  });
  it('[PI-LOC-03] [PI-LOC-06] [PI-EX-58] Forage gives the icons and exhausts the Area for everything; not in the damaged hospital', () => {
    const table = island().put('gt4', '4F').supplies(0, 0).turn().pick({ verb: 'forage', unit: 'gt4' });
    expect([suppliesOf(table), table.state.exhausted]).toEqual([2, ['4F']]);
    expect(table.refusal({ verb: 'search', unit: 'gt4' })).toBe('PI-LOC-06');
    const hospital = island().put('gt4', '2G', 1).damage('2G', 2).turn();
    expect(hospital.refusal({ verb: 'forage', unit: 'gt4' })).toBe('PI-LOC-02');
    expect(hospital.refusal({ verb: 'emergencyRoom', unit: 'gt4' })).toBe('PI-HEAL-03');
  });
  it('[PI-LOC-04] [PI-RULING-57] Decontaminate lowers the Level by the icons, not below 0', () => {
    const at4H = (level: number) =>
      island('GT', 'NW')
        .put('gt4', '4H')
        .with((s) => {
          s.biohazard = level;
        })
        .turn()
        .pick({ verb: 'decontaminate', unit: 'gt4' });
    expect([at4H(7).state.biohazard, at4H(1).state.biohazard, at4H(7).state.exhausted]).toEqual([
      5,
      0,
      ['4H'],
    ]);
  });
  it('[PI-LOC-05] Search: the card says whether the Area is Exhausted', () => {
    const search = (card: string) =>
      island().put('gt4', '2B').supplies(0, 0).turn().pick({ verb: 'search', unit: 'gt4' }, card);
    const fuel = search('Q02');
    expect([suppliesOf(fuel), fuel.state.exhausted, fuel.state.search.discards]).toEqual([
      3,
      ['2B'],
      ['Q02'],
    ]);
    expect(search('Q01').state.exhausted).toEqual([]);
  });
  it('[PI-LOC-07] [PI-END-02] Exhausted markers go in the End Phase of Night rounds only', () => {
    const end = (number: number) =>
      round(
        island().with((s) => {
          s.exhausted.push('2B');
        }),
        number,
      )
        .table()
        .run(endPhase, {}, 'green', 'green').state.exhausted;
    expect([end(2), end(3)]).toEqual([['2B'], []]);
  });
  it('[PI-LOC-08] Searches bring the Hero, the Texas Navy and VIPs', () => {
    const find = (card: 'Q06' | 'Q07' | 'Q08' | 'Q09') =>
      island().put('gt4', '2B').table().run(resolveSearch, { card, seat: 0, unit: 'gt4' });
    expect([at(find('Q06'), 'hero'), at(find('Q07'), 'wolverine'), whereIs(find('Q09'), 'v1')]).toEqual([
      '2B',
      '2B',
      '2B',
    ]);
    expect(find('Q08').pick({ area: '1L' }).state.craft.texas.at).toBe('1L');
  });
  it('[PI-LOC-09] NPCs and Compounds too; the gain is the acting player’s', () => {
    expect(
      suppliesOf(island().put('shore', '4F').supplies(0, 0).turn().pick({ verb: 'forage', unit: 'shore' })),
    ).toBe(2);
    expect(island().compound('GT', '4F').turn().offers({ verb: 'forage', unit: 'gtc' })).toBe(true);
  });
});

describe('Heal', () => {
  it('[PI-HEAL-01] [PI-RULING-37] a medic heals itself or any Wounded Player unit in its Area', () => {
    const scene = () =>
      island('GT', 'NW')
        .put('gt2', '2E', 1)
        .put('nw2', '2E', 2)
        .compound('NW', '2E')
        .put('nwc', '2E', 1)
        .put('gt5', '2F', 1);
    expect(
      scene()
        .turn()
        .options({ verb: 'heal' })
        .map((o) => o.facets.target),
    ).toEqual(['gt2', 'nw2', 'nwc']);
    expect(hits(scene().turn().pick({ verb: 'heal', target: 'nw2' }), 'nw2')).toBe(1);
  });
  it('[PI-HEAL-02] [PI-EX-11] York (3 Hits) beside Dr. Haus: NW spends an action, 2 are left', () => {
    const table = island('NW', 'GT')
      .put('nw2', '2E', 3)
      .put('gt2', '2E')
      .turn()
      .pick({ verb: 'seeMedic', unit: 'nw2' });
    expect([hits(table, 'nw2'), table.state.turn?.actions]).toEqual([2, 2]);
  });
  it('[PI-HEAL-03] the Emergency Room of 2G', () => {
    expect(
      hits(island().put('gt4', '2G', 2).turn().pick({ verb: 'emergencyRoom', unit: 'gt4' }), 'gt4'),
    ).toBe(1);
    expect(island().put('gt4', '2H', 2).turn().offers({ verb: 'emergencyRoom' })).toBe(false);
  });
  it('[PI-HEAL-04] Medevac from a Helipad to 2G', () => {
    const table = island()
      .put('gt4', '4H', 2)
      .craft('medheli', '2G')
      .turn()
      .pick({ verb: 'medevac', unit: 'gt4' });
    expect([at(table, 'gt4'), hits(table, 'gt4'), table.state.craft.medheli.at]).toEqual(['2G', 1, '2G']);
    expect(
      island()
        .put('gt4', '4H', 2)
        .craft('medheli', '2G', true)
        .turn()
        .refusal({ verb: 'medevac', unit: 'gt4' }),
    ).toBe('PI-HEAL-04');
    expect(
      island().put('gt4', '4H', 2).craft('medheli', '2i').turn().refusal({ verb: 'medevac', unit: 'gt4' }),
    ).toBe('PI-HEAL-04');
  });
  it('[PI-HEAL-05] needs room in 2G and both Areas sound', () => {
    const refused = (scene: Island) =>
      scene.put('gt4', '4H', 2).craft('medheli', '2G').turn().refusal({ verb: 'medevac', unit: 'gt4' });
    expect(refused(island().put('gt5', '2G').put('shore', '2G'))).toBe('PI-HEAL-05');
    expect(refused(island().damage('2G', 1))).toBe('PI-HEAL-05');
    expect(refused(island().stack('4H', 1))).toBe('PI-HEAL-05');
  });
  it('[PI-HEAL-07] a medic works in a Compromised Area too', () => {
    expect(island().put('gt2', '2E', 1).stack('2E', 2).turn().offers({ verb: 'heal', target: 'gt2' })).toBe(
      true,
    );
  });
  it('[PI-RULING-35] Medevac only for the Wounded', () => {
    expect(
      island().put('gt4', '4H').craft('medheli', '2G').turn().refusal({ verb: 'medevac', unit: 'gt4' }),
    ).toBe('PI-RULING-35');
  });
  it('[PI-RULING-93] any player may have an NPC healed', () => {
    expect(
      hits(island().put('shore', '2G', 2).turn(1).pick({ verb: 'emergencyRoom', unit: 'shore' }), 'shore'),
    ).toBe(1);
  });
});

describe('Special Actions', () => {
  it('[PI-SPECIAL-02] [PI-EX-12] Dr. Corey at Level 14 draws a 2: two red cubes leave the bag', () => {
    const scene = island('PIRLSS', 'GT')
      .put('pir3', '4H')
      .cubes(2, 3)
      .with((s) => {
        s.biohazard = 14;
      });
    const table = scene
      .turn()
      .pick({ verb: 'special', unit: 'pir3' }, fate(2))
      .pick({ cube: 'red' })
      .pick({ cube: 'red' });
    expect([table.state.cubePool.red, table.state.biohazard, table.state.turn?.actions]).toEqual([13, 14, 2]);
  });
  it('[PI-BIO-05] [PI-BIO-06] [PI-RULING-87] cubes go back to their pool; green ones stay; later additions are yellow first', () => {
    const table = island('PIRLSS', 'GT')
      .put('pir3', '4H')
      .cubes(14, 1)
      .turn()
      .pick({ verb: 'special', unit: 'pir3' }, fate(2));
    expect(table.options().map((o) => o.facets.cube)).toEqual(['red', 'yellow', 'done']);
    expect(table.refusal({ cube: 'green' })).toBe('PI-BIO-06');
    table.pick({ cube: 'yellow' }).pick({ cube: 'done' }).run(resolveEvent, { card: 'E09', seat: 0 });
    expect(table.state.cubePool).toEqual({ yellow: 0, red: 12 });
  });
  it('[PI-RULING-85] a free action: what the unit itself does, or nothing', () => {
    const scene = island('PIRLSS', 'GT')
      .put('gt5', '4i')
      .stack('4i', 2)
      .people('3K', 'c01')
      .craft('ferry', '3K');
    const table = scene.turn().pick({ verb: 'special', unit: 'pir1', target: 'gt5' });
    expect(table.decision).toMatchObject({ kind: 'freeAction', seat: 1 });
    expect(['special', 'evacuate', 'gunship', 'reposition'].some((verb) => table.offers({ verb }))).toBe(
      false,
    );
    expect(table.options().every((o) => o.facets.unit === 'gt5' || o.facets.verb === 'done')).toBe(true);
    expect(table.pick({ verb: 'done' }).state.turn?.actions).toBe(2);
    expect(
      island().put('gt4', '2F').table().run(freeAction, { unit: 'gt4', seat: 0 }).pick({ verb: 'forage' })
        .state.exhausted,
    ).toEqual(['2F']);
  });
});

describe('Reposition', () => {
  const places = (scene: Island, craft: string) =>
    scene
      .follow()
      .options({ verb: 'reposition', craft })
      .map((o) => o.facets.area);
  it('[PI-REPO-01] [PI-BOAT-01] one Boat or Helicopter moves, any distance', () => {
    const table = island()
      .craft('ferry', '3K')
      .follow()
      .pick({ verb: 'reposition', craft: 'ferry', area: '1L' }, NO_EVENT);
    expect(table.state.craft.ferry.at).toBe('1L');
  });
  it('[PI-REPO-02] not while Disabled', () => {
    expect(island().craft('ferry', '3K', true).follow().refusal({ verb: 'reposition', craft: 'ferry' })).toBe(
      'PI-REPO-02',
    );
  });
  it('[PI-REPO-03] [PI-BOAT-02] Boats to Docks, the Texas Navy to Beaches as well', () => {
    expect(places(island().craft('ferry', '3K'), 'ferry')).toEqual(['1L', '2J']);
    expect(places(island().craft('texas', '3K'), 'texas')).toEqual(['1J', '1L', '2J', '4J', '5i', '6H']);
    expect(AREA_IDS.filter((area) => AREA[area].docks)).toEqual(['1L', '2J', '3K']);
  });
  it('[PI-REPO-04] Helicopters to Helipads', () => {
    expect(places(island().craft('cgheli', '2i'), 'cgheli')).toEqual(['2G', '3G', '4H', '5D', '6E']);
  });
  it('[PI-REPO-05] the Army Helicopter by the Guard only', () => {
    expect(island('NG', 'GT').craft('hog', '2i').follow().refusal({ verb: 'reposition', craft: 'hog' })).toBe(
      'PI-REPO-05',
    );
    expect(island('GT', 'NG').craft('hog', '2i').follow().offers({ verb: 'reposition', craft: 'hog' })).toBe(
      true,
    );
  });
  it('[PI-REPO-06] out of a Compromised Area, never into one', () => {
    const table = island().craft('ferry', '3K').damage('3K', 1).damage('2J', 1).follow();
    expect(table.options({ verb: 'reposition', craft: 'ferry' }).map((o) => o.facets.area)).toEqual(['1L']);
    expect(table.refusal({ verb: 'reposition', craft: 'ferry', area: '2J' })).toBe('PI-REPO-06');
  });
  it('[PI-BOAT-03] several craft share an Area and take no room', () => {
    const table = island()
      .craft('ferry', '2J')
      .craft('cutter', '2J')
      .put('gt4', '2J')
      .put('gt5', '2i')
      .turn()
      .pick({ verb: 'move', unit: 'gt5', mode: 'foot' })
      .pick({ verb: 'go', area: '2J' });
    expect(table.offers({ verb: 'stop' })).toBe(true);
  });
});

describe('Special Combat markers', () => {
  it('[PI-MARKER-01] [PI-MARKER-02] a Search places two, the finder may take one, the rest lies loose', () => {
    const table = island()
      .put('gt4', '2B')
      .table()
      .run(resolveSearch, { card: 'Q04', seat: 0, unit: 'gt4' })
      .pick({ marker: 'molotov' });
    expect([table.state.units.gt4.molotov, table.state.looseMarkers, table.state.markerPool.molotov]).toEqual(
      [2, [{ kind: 'molotov', uses: 2, at: '2B' }], 2],
    );
  });
  it('[PI-MARKER-02] [PI-RULING-49] loose ones are picked up in a Move, also of 0 Areas', () => {
    const table = loose(island().put('shore', '2E'), 'pistols', '2E').turn();
    expect(table.offers({ verb: 'take' })).toBe(false);
    table.pick({ verb: 'move', unit: 'shore', mode: 'foot' }).pick({ verb: 'take', marker: 'pistols' });
    expect(table.state.units.shore.pistols).toBe(2);
  });
  it('[PI-MARKER-03] at most one of each kind', () => {
    const scene = loose(arm(island().put('gt4', '2E'), 'gt4', 'pistols'), 'pistols', '2E');
    expect(scene.turn().pick({ verb: 'move', unit: 'gt4', mode: 'foot' }).offers({ verb: 'take' })).toBe(
      false,
    );
  });
  it('[PI-MARKER-04] [PI-RULING-48] free, same or adjacent Area, no Hits back, no cube, no Supplies, in any part of a turn', () => {
    const scene = () =>
      arm(island().put('gt4', '2E').supplies(0, 0).stack('2F', 3).stack('2H', 3), 'gt4', 'pistols');
    const table = scene().table().run(playerTurn, { seat: 0 });
    expect(table.options({ verb: 'useMarker' }).map((o) => o.facets.area)).toEqual(['2F']);
    table.pick({ verb: 'useMarker' }, 'hit', 'miss');
    expect([tilesAt(table, '2F'), cubes(table), hits(table, 'gt4'), table.decision?.kind]).toEqual([
      2,
      0,
      0,
      'crisisAdrenaline',
    ]);
    const action = scene().turn().pick({ verb: 'useMarker' }, 'hit', 'miss');
    expect(action.state.turn?.actions).toBe(3);
    // In another player's turn the carrier's owner is called on.
    const other = scene().turn(1).pick({ verb: 'callOn', seat: 0 });
    expect(other.decision).toMatchObject({ kind: 'markerMoment', seat: 0 });
    expect(tilesAt(other.pick({ verb: 'useMarker' }, 'hit', 'miss'), '2F')).toBe(2);
  });
  it('[PI-MARKER-05] never inside a combat', () => {
    const table = arm(island().put('gt4', '2E').stack('2E', 10), 'gt4', 'pistols')
      .turn()
      .pick({ verb: 'closeCombat', unit: 'gt4' }, 'miss', 'miss');
    expect([table.decision?.kind, table.offers({ verb: 'useMarker' })]).toEqual(['lastStand', false]);
  });
  it('[PI-MARKER-06] [PI-MARKER-07] [PI-EX-60] a Molotov rolls for each Horrors unit and flips once; then the back, then the pool', () => {
    const table = arm(
      island().put('gt4', '2E').stack('2E', 6).mutation('custodian', '2E'),
      'gt4',
      'molotov',
    ).turn();
    table.pick({ verb: 'useMarker' }, 'hit', 'hit', 'miss', 'hit', 'miss', 'miss');
    expect([
      tilesAt(table, '2E'),
      table.state.mutations.custodian.hits,
      table.state.units.gt4.molotov,
    ]).toEqual([4, 1, 1]);
    table.pick({ verb: 'useMarker' }, 'hit', 'miss', 'hit', 'miss');
    expect([tilesAt(table, '2E'), table.state.units.gt4.molotov, table.state.markerPool.molotov]).toEqual([
      3, 0, 4,
    ]);
  });
  it('[PI-MARKER-07] Pistols: 2 dice, then 1', () => {
    const table = arm(island().put('gt4', '2E').stack('2F', 6), 'gt4', 'pistols')
      .turn()
      .pick({ verb: 'useMarker' }, 'hit', 'hit')
      .pick({ verb: 'useMarker' }, 'hit');
    expect([tilesAt(table, '2F'), table.state.markerPool.pistols]).toEqual([3, 4]);
  });
  it('[PI-MARKER-08] the carrier falls: the marker drops in the Area', () => {
    const scene = arm(island().put('gt2', '2E', 3).stack('2E', 4), 'gt2', 'molotov', 1);
    const table = scene
      .table()
      .run(horrorsAttack, { area: '2E', attackers: ['stack-1'] }, 'miss', 'miss')
      .pick({ answer: 'fall' });
    expect(table.state.looseMarkers).toEqual([{ kind: 'molotov', uses: 1, at: '2E' }]);
  });
  it('[PI-MARKER-09] [PI-RULING-79] handed to anybody in the Area without one of that kind, freely', () => {
    const table = arm(
      island().put('gt4', '2E').put('nw2', '2E').people('2E', 'c01'),
      'gt4',
      'pistols',
    ).turn();
    expect(table.options({ verb: 'handOver' }).map((o) => o.facets.to)).toEqual(['nw2', 'c01']);
    table.pick({ verb: 'handOver', to: 'nw2' });
    expect([table.state.units.gt4.pistols, table.state.units.nw2.pistols, table.state.turn?.actions]).toEqual(
      [0, 2, 3],
    );
  });
  it('[PI-RULING-90] a short pool of markers: as many as there are', () => {
    const scene = island()
      .put('gt4', '2B')
      .with((s) => {
        s.markerPool.molotov = 1;
        s.looseMarkers.push(
          ...([1, 2, 3].map(() => ({ kind: 'molotov', uses: 2, at: '5A' })) as typeof s.looseMarkers),
        );
      });
    const table = scene
      .table()
      .run(resolveSearch, { card: 'Q04', seat: 0, unit: 'gt4' })
      .pick({ marker: 'none' });
    expect(table.state.looseMarkers.filter((marker) => marker.at === '2B')).toHaveLength(1);
  });
});

describe('armed Civilians', () => {
  it('[PI-CIV-01] [PI-RULING-78] led to a loose marker they may pick it up', () => {
    const table = lead(loose(island().put('gt2', '2E').people('2E', 'c01'), 'pistols', '2F'))
      .pick({ civilian: 'c01', area: '2F' })
      .pick({ marker: 'pistols' });
    expect(table.state.civilians.c01.pistols).toBe(2);
  });
  it('[PI-CIV-02] any player uses it, without an action', () => {
    for (const seat of [0, 1]) {
      const table = armCivilians(island().people('2E', 'c01').stack('2F', 3), 'pistols')
        .turn(seat)
        .pick({ verb: 'useMarker', civilian: 'c01' }, 'hit', 'miss');
      expect([tilesAt(table, '2F'), table.state.turn?.actions]).toEqual([2, 3]);
    }
  });
  it('[PI-CIV-03] they still take no Move', () => {
    const table = armCivilians(island().people('2E', 'c01'), 'pistols').turn();
    expect(table.options({ verb: 'move' }).some((o) => o.facets.civilian !== undefined)).toBe(false);
  });
  it('[PI-CIV-05] [PI-SETUP-13] stragglers come from those set aside; none left, none come', () => {
    const one = island()
      .put('gt4', '2B')
      .with((s) => {
        for (const id of Object.keys(s.civilians))
          if (id.startsWith('c') && id !== 'c07') s.civilians[id as 'c01'].at = 'out';
      });
    const table = one.table().run(resolveSearch, { card: 'Q18', seat: 0, unit: 'gt4' }, 'c07');
    expect(whereIs(table, 'c07')).toBe('2B');
  });
  it('[PI-RULING-78] evacuated: the marker stays loose; inside a Compound it is only handed out', () => {
    const away = armCivilians(island().people('3K', 'c01').craft('ferry', '3K'), 'pistols')
      .turn()
      .pick({ verb: 'evacuate' });
    expect(away.state.looseMarkers).toEqual([{ kind: 'pistols', uses: 2, at: '3K' }]);
    const inside = armCivilians(
      island().compound('GT', '2E', 'c01').stack('2F', 2).put('gt4', '2E'),
      'pistols',
    ).turn();
    expect([inside.offers({ verb: 'useMarker' }), inside.offers({ verb: 'handOver', to: 'gt4' })]).toEqual([
      false,
      true,
    ]);
  });
  it('[PI-RULING-80] Boats and Helicopters are never chosen as a unit', () => {
    const table: Table = island().craft('ferry', '1K').table().run(resolveEvent, { card: 'E23', seat: 0 });
    expect(table.told('eventVoid')).toHaveLength(1);
  });
});
