/** Every unit does what its row in the content file says: ratings, icons and start, proved by what it may do. */
import { start } from '../../../src/core/engine';
import type { OnlyOptionEvent } from '../../../src/core/procedure';
import { plumIsland } from '../../../src/games/plum-island';
import type { PlumEvent } from '../../../src/games/plum-island/events';
import { freeAction } from '../../../src/games/plum-island/procedures/turn';
import { closeCombat } from '../../../src/games/plum-island/procedures/closeCombat';
import { hitUnit } from '../../../src/games/plum-island/procedures/pieces';
import type { AreaId } from '../../../src/games/plum-island/data/map';
import type { CraftId, FactionId, UnitId } from '../../../src/games/plum-island/data/units';
import { island, NUMBER } from './island';

type Row = [
  cite: string,
  unit: UnitId,
  foot: number,
  vehicle: number,
  close: number,
  ranged: number,
  admin: number,
  tough: number,
  brave: number,
  heal: 0 | 1,
];

const FACTION_UNITS: Row[] = [
  ['PI-UNIT-01', 'gt1', 2, 4, 1, 0, 4, 4, 3, 0],
  ['PI-UNIT-02', 'gt2', 2, 4, 2, 0, 3, 4, 3, 1],
  ['PI-UNIT-03', 'gt3', 2, 4, 2, 0, 2, 4, 4, 0],
  ['PI-UNIT-04', 'gt4', 2, 3, 2, 0, 3, 5, 3, 0],
  ['PI-UNIT-05', 'gt5', 2, 4, 3, 0, 2, 5, 4, 0],
  ['PI-UNIT-06', 'gtc', 0, 0, 2, 0, 3, 6, 4, 0],
  ['PI-UNIT-07', 'nw1', 3, 4, 3, 2, 3, 5, 4, 0],
  ['PI-UNIT-08', 'nw2', 2, 0, 3, 2, 2, 5, 5, 0],
  ['PI-UNIT-09', 'nw3', 3, 0, 2, 0, 3, 4, 3, 0],
  ['PI-UNIT-10', 'nw4', 3, 0, 2, 0, 3, 3, 3, 0],
  ['PI-UNIT-11', 'nw5', 3, 3, 2, 2, 1, 4, 3, 0],
  ['PI-UNIT-12', 'nwc', 0, 0, 3, 1, 2, 6, 4, 0],
  ['PI-UNIT-13', 'pic1', 2, 5, 3, 2, 4, 5, 4, 0],
  ['PI-UNIT-14', 'pic2', 2, 5, 2, 1, 4, 4, 3, 0],
  ['PI-UNIT-15', 'pic3', 1, 4, 4, 0, 2, 6, 4, 0],
  ['PI-UNIT-16', 'pic4', 2, 5, 2, 2, 3, 4, 4, 0],
  ['PI-UNIT-17', 'pic5', 3, 4, 3, 0, 1, 4, 5, 0],
  ['PI-UNIT-18', 'picc', 0, 3, 2, 1, 2, 6, 4, 0],
  ['PI-UNIT-19', 'pir1', 1, 5, 1, 0, 4, 4, 2, 0],
  ['PI-UNIT-20', 'pir2', 2, 3, 2, 2, 4, 4, 3, 0],
  ['PI-UNIT-21', 'pir3', 2, 0, 1, 0, 3, 3, 3, 0],
  ['PI-UNIT-22', 'pir4', 2, 4, 2, 1, 2, 5, 4, 0],
  ['PI-UNIT-23', 'pir5', 2, 4, 4, 2, 1, 4, 3, 0],
  ['PI-UNIT-24', 'pirc', 0, 0, 2, 2, 2, 7, 4, 0],
  ['PI-UNIT-25', 'ng1', 2, 4, 3, 3, 3, 5, 4, 0],
  ['PI-UNIT-26', 'ng2', 2, 0, 3, 3, 1, 5, 4, 0],
  ['PI-UNIT-27', 'ng3', 2, 3, 2, 1, 4, 4, 3, 0],
  ['PI-UNIT-28', 'ng4', 2, 4, 2, 1, 3, 4, 4, 1],
  ['PI-UNIT-29', 'ng5', 1, 3, 3, 4, 1, 6, 4, 0],
  ['PI-UNIT-30', 'ngc', 0, 0, 3, 3, 2, 7, 4, 0],
  ['PI-UNIT-31', 'iac1', 3, 4, 3, 0, 3, 5, 5, 0],
  ['PI-UNIT-32', 'iac2', 2, 0, 3, 1, 2, 5, 4, 0],
  ['PI-UNIT-33', 'iac3', 5, 0, 1, 0, 3, 3, 4, 0],
  ['PI-UNIT-34', 'iac4', 3, 0, 4, 0, 1, 6, 5, 0],
  ['PI-UNIT-35', 'iac5', 2, 3, 1, 3, 2, 3, 3, 0],
  ['PI-UNIT-36', 'iacc', 0, 0, 3, 1, 3, 6, 4, 0],
];

const NPC_UNITS: Row[] = [
  ['PI-NPC-01', 'shore', 2, 4, 3, 2, 2, 4, 4, 0],
  ['PI-NPC-02', 'hero', 3, 4, 4, 2, 3, 5, 5, 0],
  ['PI-NPC-03', 'wolverine', 4, 0, 4, 0, 0, 4, 5, 0],
];

const FACTION_OF = { gt: 'GT', nw: 'NW', pi: 'PIC', ng: 'NG', ia: 'IAC' } as const;

/** The unit alone in 1H (Building), far from every leader and helper, with Supplies to spend. */
function alone(unit: UnitId) {
  const prefix = unit.slice(0, 2) as keyof typeof FACTION_OF;
  const faction: FactionId = unit.startsWith('pir') ? 'PIRLSS' : (FACTION_OF[prefix] ?? 'GT');
  const other: FactionId = faction === 'NG' ? 'PIC' : 'NG';
  const start = island(faction, other).supplies(5, 5);
  // Leaders elsewhere, so that only the unit's own mat counts.
  const leader = { GT: 'gt1', NW: 'nw1', PIC: 'pic1', PIRLSS: 'pir1', NG: 'ng1', IAC: 'iac1' } as const;
  return start.put(leader[faction], '6A').put(unit, '1H');
}

const leftOf = (about: object) => (about as { left?: number }).left;

describe.each([...FACTION_UNITS, ...NPC_UNITS])(
  '%s %s',
  (cite, unit, foot, vehicle, close, ranged, admin, tough, brave, heal) => {
    it(`[${cite}] moves ${foot} on foot and ${vehicle} by vehicle`, () => {
      const byFoot = alone(unit).table().run(freeAction, { unit, seat: 0 });
      expect(byFoot.offers({ verb: 'move', mode: 'foot' })).toBe(foot > 0);
      if (foot > 0)
        expect(leftOf(byFoot.pick({ verb: 'move', mode: 'foot' }).decision?.about ?? {})).toBe(foot);
      const driving = alone(unit).table().run(freeAction, { unit, seat: 0 });
      expect(driving.offers({ verb: 'move', mode: 'vehicle' })).toBe(vehicle > 0);
      if (vehicle > 0)
        expect(leftOf(driving.pick({ verb: 'move', mode: 'vehicle' }).decision?.about ?? {})).toBe(vehicle);
    });

    it(`[${cite}] rolls ${close} dice in Close Combat and ${ranged} in Ranged Combat`, () => {
      const fight = alone(unit).stack('1H', 1).table().run(freeAction, { unit, seat: 0 });
      fight.pick({ verb: 'closeCombat' }, ...Array.from({ length: close }, () => 'shielded'));
      expect(fight.told('closeCombat')[0]?.dice).toBe(close);
      const shoot = alone(unit).stack('1i', 1).table().run(freeAction, { unit, seat: 0 });
      expect(shoot.offers({ verb: 'rangedCombat' })).toBe(ranged > 0);
      if (ranged === 0) return;
      shoot.pick({ verb: 'rangedCombat' }, ...Array.from({ length: ranged }, () => 'miss'));
      expect(shoot.told('rangedCombat')[0]?.dice).toBe(ranged);
    });

    it(`[${cite}] leads ${admin} Civilians units and ${heal === 1 ? 'heals' : 'does not heal'}`, () => {
      const crowd = alone(unit).people('1H', 'c01', 'c02', 'c03', 'c04', 'c05').put(unit, '1H', 1).table();
      crowd.run(freeAction, { unit, seat: 0 });
      expect(crowd.offers({ verb: 'heal', target: unit })).toBe(heal === 1);
      expect(crowd.offers({ verb: 'crowdControl' })).toBe(admin > 0);
      if (admin === 0) return;
      crowd.pick({ verb: 'crowdControl' });
      for (const civilian of ['c01', 'c02', 'c03', 'c04', 'c05'].slice(0, admin)) {
        crowd.pick({ civilian, area: '1G' });
        if (crowd.decision?.kind === 'leadFurther') crowd.pick({ area: 'stay' });
      }
      expect(Object.values(crowd.state.civilians).filter(({ at }) => at === '1G')).toHaveLength(admin);
      expect(crowd.decision).toBeNull();
    });

    it(`[${cite}] falls at ${tough} Hits and stands by Bravery ${brave}`, () => {
      const hurt = alone(unit)
        .put(unit, '1H', tough - 1)
        .table();
      expect(hurt.state.units[unit].hits).toBe(tough - 1);
      const play = {
        state: hurt.state,
        random: { die: () => 1, index: () => 0 },
        emit: () => undefined,
        mark: () => undefined,
      };
      hitUnit(play, unit, 1, 'PI-RULING-91');
      expect(hurt.state.units[unit].at).toBe('out');
      const brink = alone(unit)
        .put(unit, '1H', tough - 1)
        .stack('1H', 40)
        .table();
      brink.run(
        closeCombat,
        { unit, horror: 'stack-1', attacking: true, seat: 0 },
        ...Array.from({ length: close }, () => 'miss'),
      );
      brink.pick({ answer: 'stand' }, NUMBER[6]);
      expect(brink.told('lastStand')[0]).toMatchObject({ bravery: brave, survived: false });
    });
  },
);

const STARTS: [FactionId, Partial<Record<UnitId, AreaId | 'reserve'>>][] = [
  ['GT', { gt1: '3J', gt2: '2G', gt3: '3i', gt4: '3H', gt5: '2F', gtc: 'reserve' }],
  ['NW', { nw1: '1K', nw2: '3i', nw3: '1F', nw4: '2H', nw5: '5E', nwc: 'reserve' }],
  ['PIC', { pic1: '3G', pic2: '4G', pic3: '3F', pic4: '2D', pic5: '6D', picc: 'reserve' }],
  ['PIRLSS', { pir1: '4H', pir2: '2C', pir3: '4H', pir4: '4D', pir5: '4E', pirc: 'reserve' }],
  ['NG', { ng1: '5D', ng2: '5D', ng3: 'reserve', ng4: 'reserve', ng5: 'reserve', ngc: 'reserve' }],
  ['IAC', { iac1: '5G', iac2: '4i', iac3: '6F', iac4: '5F', iac5: '5H', iacc: 'reserve' }],
];

const CRAFT_FACTS: [cite: string, craft: CraftId, capacity: number, combat: number, home: AreaId][] = [
  ['PI-NPC-04', 'ferry', 4, 0, '3K'],
  ['PI-NPC-05', 'cutter', 2, 2, '2J'],
  ['PI-NPC-06', 'texas', 2, 3, '4J'],
  ['PI-NPC-07', 'cgheli', 2, 0, '2i'],
  ['PI-NPC-08', 'medheli', 1, 0, '2G'],
  ['PI-NPC-09', 'hog', 2, 2, '5D'],
];

it.each(CRAFT_FACTS)(
  '[%s] the %s takes %i Civilians units and fires %i dice',
  (_, craft, capacity, combat, home) => {
    const boarding = island('NG', 'GT')
      .put('ng1', '6A')
      .craft(craft, home)
      .people(home, 'c01', 'c02', 'c03', 'c04', 'c05')
      .turn();
    boarding.pick({ verb: 'evacuate', craft });
    for (const civilian of ['c01', 'c02', 'c03', 'c04'].slice(0, capacity)) boarding.pick({ civilian });
    expect(boarding.decision?.kind).toBe('playerAction');
    expect(boarding.state.seats[0]?.evacuated).toHaveLength(capacity);
    const armed = island('NG', 'GT')
      .put('ng1', '6A')
      .people(home, 'c06')
      .craft(craft, home)
      .stack(home, 1)
      .supplies(3, 3)
      .turn();
    expect(armed.offers({ verb: 'gunship', craft })).toBe(combat > 0);
    if (combat === 0) return;
    armed.pick({ verb: 'gunship', craft }, ...Array.from({ length: combat }, () => 'miss'));
    expect(armed.told('rangedCombat')[0]?.dice).toBe(combat);
  },
);

it.each(STARTS)(
  'the units of %s begin where the content file says, its Compound and reserves beside the board',
  (faction, starts) => {
    const factions: FactionId[] = [faction, faction === 'GT' ? 'NW' : 'GT'];
    const events: (PlumEvent | OnlyOptionEvent)[] = [];
    start(plumIsland, { ...plumIsland.defaults(2), factionCount: 2, factions }, 7, { events });
    const placed = new Map(
      events.flatMap((event) => (event.type === 'unitPlaced' ? [[event.unit, event.area]] : [])),
    );
    for (const [unit, at] of Object.entries(starts)) {
      expect([unit, placed.get(unit as UnitId) ?? 'reserve']).toEqual([unit, at]);
    }
  },
);
