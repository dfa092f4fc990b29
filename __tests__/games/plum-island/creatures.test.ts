/** Mutations with their powers, Civilians with their points and VIPs with their abilities (PI-MUT, PI-CIVREG, PI-VIP). */
import type { CivilianId } from '../../../src/games/plum-island/data/civilians';
import type { AreaId } from '../../../src/games/plum-island/data/map';
import type { MutationId } from '../../../src/games/plum-island/data/mutations';
import { activateTrack } from '../../../src/games/plum-island/procedures/activation';
import { evacuateCivilian } from '../../../src/games/plum-island/procedures/civilians';
import { closeCombat } from '../../../src/games/plum-island/procedures/closeCombat';
import { drawEvent } from '../../../src/games/plum-island/procedures/doom';
import { endPhase } from '../../../src/games/plum-island/procedures/endPhase';
import { hunger } from '../../../src/games/plum-island/procedures/hunger';
import { island, NUMBER, suppliesOf, tilesAt } from './island';

const MUTATIONS: [cite: string, id: MutationId, end: AreaId, combat: number, toughness: number][] = [
  ['PI-MUT-01', 'rats', '2C', 2, 4],
  ['PI-MUT-02', 'custodian', '2A', 4, 7],
  ['PI-MUT-03', 'payroll', '2B', 3, 5],
  ['PI-MUT-04', 'choir', '2B', 2, 4],
  ['PI-MUT-05', 'faithful', '2D', 2, 3],
  ['PI-MUT-06', 'tuesday', '2B', 5, 8],
];

describe('Mutations', () => {
  it.each(MUTATIONS)(
    '[%s] %s moves from the Spawn Zone to %s, does %i Hits and falls at %i',
    (_, id, end, combat, toughness) => {
      const walk = island().mutation(id, 'S2').table().run(activateTrack, { track: 2 });
      expect(walk.state.mutations[id].at).toBe(end);
      const locals = { unit: 'hero', horror: id, attacking: true, seat: 0 } as const;
      // The Glass Choir takes one of the Hero's four dice.
      const faces = id === 'choir' ? ['hit', 'miss', 'miss'] : ['hit', 'miss', 'miss', 'miss'];
      const fight = island()
        .put('hero', '2E')
        .mutation(id, '2E', toughness - 2)
        .table()
        .run(closeCombat, locals, ...faces);
      expect(fight.told('closeCombat')[0]?.potential).toBe(combat);
      expect(fight.state.mutations[id]).toMatchObject({ at: '2E', hits: toughness - 1 });
      const last = island()
        .put('hero', '2E')
        .mutation(id, '2E', toughness - 1)
        .table()
        .run(closeCombat, locals, ...faces);
      expect(last.state.mutations[id].at).toBe('out');
    },
  );

  it('[PI-MUT-01] the Rats swim past a damaged Bridge and leave its Damage', () => {
    const table = island()
      .mutation('rats', '1E')
      .with((state) => (state.bridgeDamage[1] = 2))
      .table();
    table.run(activateTrack, { track: 1 });
    expect([table.state.mutations.rats, table.state.bridgeDamage[1]]).toMatchObject([
      { at: '1i', hits: 0 },
      2,
    ]);
  });

  it('[PI-MUT-01] the Rats wait in the damaged Great South Bay Bridge Area without an Overrun', () => {
    const table = island()
      .mutation('rats', '6G')
      .damage('GSB', 2)
      .table()
      .run(activateTrack, { track: 6 }, NUMBER[6]);
    expect(table.state.mutations.rats.at).toBe('GSB');
    expect([table.state.areaDamage.GSB, table.state.overrun]).toEqual([2, 0]);
  });

  it('[PI-MUT-02] the Custodian exhausts the Area it ends in, if it has an icon', () => {
    const mopped = (from: AreaId) =>
      island().mutation('custodian', from).table().run(activateTrack, { track: 2 }).state.exhausted;
    expect(mopped('2B')).toEqual(['2C']);
    expect(mopped('2D')).toEqual([]);
  });

  it('[PI-MUT-02] a Stunned Custodian mops nothing', () => {
    const table = island()
      .mutation('custodian', '2B')
      .with((state) => (state.mutations.custodian.stunned = true))
      .table();
    expect(table.run(activateTrack, { track: 2 }).state.exhausted).toEqual([]);
  });

  it('[PI-MUT-03] the Payroll Department adds a tile to the Stack it shares an Area with', () => {
    const table = island().mutation('payroll', '2C').stack('2C', 5).table().run(activateTrack, { track: 2 });
    expect(tilesAt(table, '2E')).toBe(6);
    const empty = island().mutation('payroll', '2C').stack('2C', 5).stack('S6', 65).table();
    expect(tilesAt(empty.run(activateTrack, { track: 2 }), '2E')).toBe(5);
    expect(empty.state.overrun).toBe(0);
  });

  it('[PI-MUT-04] near the Glass Choir everybody rolls a die less, but never none', () => {
    const dice = (unit: 'gt5' | 'gt1', choir: AreaId, ...faces: string[]) =>
      island()
        .put(unit, '2F')
        .stack('2F', 1)
        .mutation('choir', choir)
        .table()
        .run(closeCombat, { unit, horror: 'stack-1', attacking: true, seat: 0 }, ...faces)
        .told('closeCombat')[0]?.dice;
    expect(dice('gt5', '2G', 'shielded', 'miss')).toBe(2);
    expect(dice('gt5', '2H', 'shielded', 'miss', 'miss')).toBe(3);
    expect(dice('gt1', '2G', 'shielded')).toBe(1);
  });

  it('[PI-MUT-05] Old Faithful goes for the Civilians although a unit is there', () => {
    const table = island()
      .put('gt5', '2F')
      .people('2F', 'c01', 'c02', 'c03')
      .mutation('faithful', '2F')
      .table();
    table.run(activateTrack, { track: 2 }).pick({ civilian: 'c01' }).pick({ civilian: 'c03' });
    const { c01, c02, c03 } = table.state.civilians;
    expect([c01.at, c02.at, c03.at]).toEqual(['out', '2F', 'out']);
    expect(table.state.units.gt5.hits).toBe(0);
  });

  it('[PI-MUT-05] at a Fork it follows the crowd without a draw', () => {
    const table = island().mutation('faithful', '1C').people('1E', 'c01', 'c02').people('1D', 'c03').table();
    table.run(activateTrack, { track: 1 });
    expect(table.state.mutations.faithful.at).toBe('1E');
  });

  it('[PI-MUT-06] Mister Tuesday regenerates two Hits while a VIP is on the map, else one', () => {
    const night = (start: ReturnType<typeof island>) =>
      start.mutation('tuesday', '2E', 5).table().run(endPhase, {}, 'green', 'green').state.mutations.tuesday
        .hits;
    expect(night(island())).toBe(4);
    expect(night(island().people('2A', 'v2'))).toBe(3);
  });
});

const POINTS: [cite: string, civilian: CivilianId, points: number][] = [
  ...Array.from({ length: 18 }, (_, i): [string, CivilianId, number] => [
    `PI-CIVREG-${two(i + 1)}`,
    `c${two(i + 1)}` as CivilianId,
    1,
  ]),
  ...Array.from({ length: 14 }, (_, i): [string, CivilianId, number] => [
    `PI-CIVREG-${i + 19}`,
    `c${i + 19}` as CivilianId,
    2,
  ]),
  ...Array.from({ length: 4 }, (_, i): [string, CivilianId, number] => [
    `PI-CIVREG-${i + 33}`,
    `c${i + 33}` as CivilianId,
    3,
  ]),
  ['PI-VIP-01', 'v1', 4],
  ['PI-VIP-02', 'v2', 3],
  ['PI-VIP-03', 'v3', 2],
  ['PI-VIP-04', 'v4', 2],
  ['PI-VIP-05', 'v5', 2],
  ['PI-VIP-06', 'v6', 3],
  ['PI-VIP-08', 'v8', 3],
];

function two(n: number): string {
  return n < 10 ? `0${n}` : String(n);
}

describe('Civilians', () => {
  it.each(POINTS)('[%s] %s is worth %i Evacuation Points', (_, civilian, points) => {
    const table = island()
      .people('3K', civilian)
      .table()
      .run(evacuateCivilian, { civilian, seat: 0, by: 'ferry' });
    expect(table.state.evacuation).toBe(points);
    expect(table.state.seats[0]?.evacuated).toEqual([civilian]);
  });

  it.each([
    ['PI-CIVREG-37', 'c37', [1, 1, 1, 3, 3, 3]],
    ['PI-CIVREG-38', 'c38', [1, 1, 1, 3, 3, 3]],
    ['PI-VIP-07', 'v7', [2, 2, 3, 3, 4, 4]],
  ] as const)('[%s] what %s is worth is drawn when they leave', (_, civilian, points) => {
    const worth = ([1, 2, 3, 4, 5, 6] as const).map(
      (number) =>
        island()
          .people('3K', civilian)
          .table()
          .run(evacuateCivilian, { civilian, seat: 0, by: 'ferry' }, NUMBER[number]).state.evacuation,
    );
    expect(worth).toEqual(points);
  });
});

describe('VIPs', () => {
  it('[PI-VIP-01] the Senator counts as two for Admin, Capacity and bus seats', () => {
    const admin = island('PIC', 'GT').put('pic5', '6D').people('6D', 'v1').turn();
    expect(admin.offers({ verb: 'crowdControl', unit: 'pic5' })).toBe(false);
    const air = island().craft('medheli', '2G').people('2G', 'v1').turn();
    expect(air.refusal({ verb: 'evacuate', craft: 'medheli' })).toBe('PI-EVAC-04');
    const bus = island('GT', 'NW').put('gt3', '3i').people('3i', 'v1', 'c01', 'c02').turn();
    bus.pick({ verb: 'bus' }).pick({ civilian: 'v1' }).pick({ civilian: 'c01' });
    expect(bus.decision?.kind).toBe('travelStep');
  });

  it('[PI-VIP-02] the Professor lowers the Level by 2, not below 0', () => {
    const level = (biohazard: number) =>
      island()
        .people('3K', 'v2')
        .with((state) => (state.biohazard = biohazard))
        .table()
        .run(evacuateCivilian, { civilian: 'v2', seat: 0, by: null }).state.biohazard;
    expect([level(5), level(1)]).toEqual([3, 0]);
  });

  it('[PI-VIP-03] nobody in the Compound of Great-Aunt Loretta needs food', () => {
    const mouths = (guest: CivilianId) =>
      island()
        .compound('GT', '3i', 'c01', guest)
        .supplies(9, 9)
        .table()
        .run(hunger, { seat: 0 })
        .offers({ verb: 'feedHoused' });
    expect([mouths('v3'), mouths('c02')]).toEqual([false, true]);
  });

  it('[PI-VIP-04] Skip Dolan lets the players choose one of two Events, once', () => {
    const table = island().people('2E', 'v4').table().run(drawEvent, { seat: 0, doom: true });
    table.pick({ answer: 'look' }, 'E30', 'E08').pick({ card: 'E30' });
    expect([table.state.biohazard, table.state.event.bottom, table.state.event.discards]).toEqual([
      0,
      ['E08'],
      ['E30'],
    ]);
    table.run(drawEvent, { seat: 0, doom: true }, 'E26');
    expect(table.state.radioSilence).toBe(true);
  });

  it('[PI-VIP-04] no forecast for the Event of a Follow check', () => {
    const table = island().people('2E', 'v4').table().run(drawEvent, { seat: 0, doom: false }, 'E26');
    expect(table.state.radioSilence).toBe(true);
  });

  it('[PI-VIP-05] the Chef leaves every player 1 Supplies', () => {
    const table = island().people('3K', 'v5').supplies(0, 2).table();
    table.run(evacuateCivilian, { civilian: 'v5', seat: 0, by: 'ferry' });
    expect([suppliesOf(table, 0), suppliesOf(table, 1)]).toEqual([1, 3]);
  });

  it('[PI-VIP-06] with Captain Creel a Helicopter takes one more, herself included', () => {
    const table = island().craft('medheli', '2G').people('2G', 'v6', 'c01', 'c02').turn();
    table.pick({ verb: 'evacuate', craft: 'medheli' }).pick({ civilian: 'v6' }).pick({ civilian: 'c01' });
    expect(table.decision?.kind).toBe('playerAction');
    expect(table.state.evacuation).toBe(4);
  });

  it('[PI-VIP-08] the Man With a Folder takes up to three cubes along', () => {
    const table = island().people('3K', 'v8').cubes(2, 2).table();
    table.run(evacuateCivilian, { civilian: 'v8', seat: 0, by: 'ferry' });
    table.pick({ cube: 'red' }).pick({ cube: 'red' }).pick({ cube: 'yellow' });
    expect(table.decision).toBeNull();
    expect(table.state.cubePool).toEqual({ yellow: 13, red: 14 });
  });
});
