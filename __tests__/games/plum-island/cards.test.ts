/** Every Fate, Event and Search Card, drawn and carried out (PI-FCARD, PI-ECARD, PI-QCARD). */
import { EVENT_DECK, FATE_IDS, SEARCH_DECK } from '../../../src/games/plum-island/data/cards';
import type { EventId, FateId, SearchId } from '../../../src/games/plum-island/data/cards';
import type { CivilianId } from '../../../src/games/plum-island/data/civilians';
import type { AreaId } from '../../../src/games/plum-island/data/map';
import type { MutationId } from '../../../src/games/plum-island/data/mutations';
import type { UnitId } from '../../../src/games/plum-island/data/units';
import { search } from '../../../src/games/plum-island/actions/location';
import { fateToken } from '../../../src/games/plum-island/procedures/activation';
import { evacuateCivilian } from '../../../src/games/plum-island/procedures/civilians';
import { drawEvent } from '../../../src/games/plum-island/procedures/doom';
import { endPhase } from '../../../src/games/plum-island/procedures/endPhase';
import { allowance } from '../../../src/games/plum-island/procedures/horrorMove';
import { playerTurn } from '../../../src/games/plum-island/procedures/turn';
import { island, NUMBER, suppliesOf, tilesAt, type Island } from './island';

describe('Fate Cards', () => {
  /** Spawn, activate, Event, Fate Number. */
  const CARDS = `
    F01 T4 2+5 no 3 | F02 CHAOS 3 no 4 | F03 T3 SURGE no 1 | F04 CHAOS 1+2 yes 2 | F05 T5 1+2 yes 4 | F06 T4 6 yes 5
    F07 T2 SURGE no 2 | F08 T6 1+3 no 1 | F09 T6 5+6 yes 3 | F10 T5 6 no 6 | F11 T4 3+6 no 3 | F12 T1 5 no 5
    F13 T1 3+4 no 2 | F14 REANIMATED 1+4 no 1 | F15 T3 1+6 no 5 | F16 REANIMATED 4 no 1 | F17 T3 5+6 no 4
    F18 T2 4+5 no 5 | F19 T5 3+5 no 3 | F20 T6 3+4 no 6 | F21 T2 SURGE no 6 | F22 T3 2 yes 1 | F23 CHAOS 2+3 yes 2
    F24 T6 2+4 no 6 | F25 REANIMATED 2+6 yes 6 | F26 T2 SURGE no 4 | F27 T2 1 no 3 | F28 T4 5 no 4
    F29 T5 4 yes 5 | F30 REANIMATED 4+6 yes 4 | F31 T5 SURGE yes 3 | F32 T6 1 no 2 | F33 T1 2 yes 1
    F34 T1+T4 3 yes 6 | F35 T3 1+5 no 2 | F36 T1 SURGE no 5`
    .trim()
    .split(/[|\n]/)
    .map((row) => row.trim().split(' ') as [FateId, string, string, string, string])
    .map(([id, ...row]): [string, FateId, ...string[]] => [`PI-FCARD-${id.slice(1)}`, id, ...row]);

  it('there are 36', () => {
    expect(CARDS.map(([, id]) => id)).toEqual(FATE_IDS);
  });

  it.each(CARDS)(
    '[%s] %s spawns %s, activates %s, says "%s" to Events and has the number %s',
    (_, id, spawn = '', activate = '', event, fate) => {
      const extra: string[] = [];
      if (spawn === 'CHAOS') extra.push(NUMBER[1], NUMBER[5]);
      if (spawn === 'REANIMATED') extra.push(NUMBER[3]);
      if (activate === 'SURGE') extra.push(NUMBER[4]);
      const table = island()
        .stack('3D', 7)
        .table()
        .run(fateToken, {}, id, ...extra);
      const zones =
        spawn === 'CHAOS'
          ? ['S1', 'S5']
          : spawn === 'REANIMATED'
            ? []
            : spawn.split('+').map((track) => track.replace('T', 'S'));
      expect(table.told('spawned').map(({ area, tiles }) => [area, tiles])).toEqual(
        zones.map((zone) => [zone, 3]),
      );
      expect(table.told('grew').map(({ area, total }) => [area, total])).toEqual(
        spawn === 'REANIMATED' ? [['3D', 9]] : [],
      );
      const tracks = activate === 'SURGE' ? [4, 4] : activate.split('+').map(Number);
      expect(table.told('trackActivated').map(({ track }) => track)).toEqual(tracks);
      expect(table.state.fate.discards).toContain(id);

      const follow = island('GT', 'NW')
        .follow()
        .pick({ verb: 'forage' }, id, ...(event === 'yes' ? ['E30'] : []));
      expect(follow.told('followCheck')[0]?.drawEvent).toBe(event === 'yes');
      const number = island()
        .people('3K', 'c37')
        .table()
        .run(evacuateCivilian, { civilian: 'c37', seat: 0, by: null }, id);
      expect(number.told('fateNumber')[0]?.number).toBe(Number(fate));
    },
  );
});

/** Draws that Event for seat 0. */
function event(start: Island, card: EventId, ...rolls: (string | number)[]) {
  return start.table().run(drawEvent, { seat: 0, doom: false }, card, ...rolls);
}

describe('Event Cards', () => {
  it('there are 40, of 30 designs', () => {
    expect([EVENT_DECK.length, new Set(EVENT_DECK).size]).toEqual([40, 30]);
    const doubles = EVENT_DECK.filter((card, at) => EVENT_DECK.indexOf(card) !== at);
    expect(doubles).toEqual(['E01', 'E08', 'E09', 'E10', 'E15', 'E16', 'E18', 'E21', 'E22', 'E25']);
  });

  it('[PI-ECARD-01] each player discards 2 Supplies or spreads 2 Hits; without 2 Supplies it is the Hits', () => {
    const table = event(island('GT', 'NW').put('nw2', '2E').supplies(2, 1), 'E01').pick({
      answer: 'supplies',
    });
    expect([suppliesOf(table), table.decision?.kind, table.decision?.seat]).toEqual([0, 'spreadHits', 1]);
    table.pick({ unit: 'nw1' }).pick({ unit: 'nw1' });
    expect([table.state.units.nw1.hits, suppliesOf(table, 1)]).toEqual([2, 1]);
  });

  it('[PI-ECARD-02] the Rats enter in 2A or 4A; later it is a spawn', () => {
    expect(event(island(), 'E02', NUMBER[3]).state.mutations.rats.at).toBe('2A');
    expect(event(island(), 'E02', NUMBER[4]).state.mutations.rats.at).toBe('4A');
    expect(tilesAt(event(island().mutation('rats', '3A'), 'E02', NUMBER[5]), 'S5')).toBe(2);
  });

  it.each([
    ['PI-ECARD-03', 'E03', 'custodian'],
    ['PI-ECARD-04', 'E04', 'payroll'],
    ['PI-ECARD-05', 'E05', 'choir'],
    ['PI-ECARD-06', 'E06', 'faithful'],
  ] as const)('[%s] %s brings %s into a drawn Spawn Zone, once', (_, card, mutation: MutationId) => {
    expect(event(island(), card, NUMBER[2]).state.mutations[mutation].at).toBe('S2');
    const again = event(
      island().with((state) => (state.mutations[mutation].at = 'out')),
      card,
      NUMBER[6],
    );
    expect([again.state.mutations[mutation].at, tilesAt(again, 'S6')]).toEqual(['out', 2]);
  });

  it('[PI-ECARD-07] Mister Tuesday enters in S4; later the Level rises', () => {
    expect(event(island(), 'E07').state.mutations.tuesday.at).toBe('S4');
    expect(event(island().mutation('tuesday', '4B'), 'E07').state.biohazard).toBe(1);
  });

  it('[PI-ECARD-08] the leak is worse when 4H is Compromised', () => {
    expect(event(island(), 'E08').state.biohazard).toBe(1);
    expect(event(island().stack('4H', 1), 'E08').state.biohazard).toBe(2);
  });

  it('[PI-ECARD-09] two cubes are added, or Levels when there are none', () => {
    expect(event(island(), 'E09').state.cubePool).toEqual({ yellow: 12, red: 14 });
    const short = event(island().cubes(14, 13), 'E09');
    expect([short.state.cubePool.red, short.state.biohazard]).toEqual([0, 1]);
  });

  it('[PI-ECARD-10] two cubes are drawn, count and go back', () => {
    const table = event(island().cubes(1, 1), 'E10', 'yellow', 'red');
    expect([table.state.biohazard, table.state.cubeBag.length]).toEqual([3, 7]);
  });

  it('[PI-ECARD-11] Bridges 4, 5 and 7 receive 1 Damage each', () => {
    expect(Object.values(event(island(), 'E11').state.bridgeDamage)).toEqual([0, 0, 0, 1, 1, 0, 1, 0, 0]);
  });

  it('[PI-ECARD-12] the drawn Bridge receives 2 Damage', () => {
    expect(Object.values(event(island(), 'E12', NUMBER[3]).state.bridgeDamage)).toEqual([
      0, 0, 2, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('[PI-ECARD-13] Bridges 6, 8 and 9 receive 1 Damage each', () => {
    expect(Object.values(event(island(), 'E13').state.bridgeDamage)).toEqual([0, 0, 0, 0, 0, 1, 0, 1, 1]);
  });

  it('[PI-ECARD-14] without power it costs everybody 1 Supplies; with power 3H is damaged, for no second bonus', () => {
    const dark = event(island().supplies(3, 0), 'E14');
    expect([suppliesOf(dark), suppliesOf(dark, 1)]).toEqual([2, 0]);
    const lit = island()
      .supplies(3, 0)
      .with((state) => {
        state.powerOut = false;
        delete state.areaDamage['3H'];
      });
    const table = event(lit.put('gt4', '3H'), 'E14');
    expect([table.state.areaDamage['3H'], suppliesOf(table)]).toEqual([1, 3]);
    table
      .run(playerTurn, { seat: 0 })
      .pick({ verb: 'done' })
      .pick({ verb: 'repair', unit: 'gt4' }, NUMBER[6]);
    expect([table.state.areaDamage['3H'], suppliesOf(table)]).toEqual([undefined, 3]);
  });

  it('[PI-ECARD-15] the furthest Horrors unit crosses a White connection and fights', () => {
    const table = event(
      island().stack('2B', 2).stack('2E', 3).put('gt2', '3F'),
      'E15',
      NUMBER[2],
      'miss',
      'shielded',
    );
    expect([tilesAt(table, '2B'), tilesAt(table, '3F')]).toEqual([2, 3]);
    expect(table.told('closeCombat')[0]).toMatchObject({ unit: 'gt2', attacking: false });
  });

  it('[PI-ECARD-15] a damaged Bridge or a Stun bars the side door', () => {
    const start = island()
      .stack('2B', 2, true)
      .stack('2G', 3)
      .with((state) => (state.bridgeDamage[9] = 1));
    expect(event(start, 'E15', NUMBER[2]).told('eventVoid')).toHaveLength(1);
  });

  it('[PI-ECARD-16] the drawn Track is activated once', () => {
    const table = event(island().stack('2B', 3), 'E16', NUMBER[2]);
    expect(tilesAt(table, '2E')).toBe(3);
  });

  it('[PI-ECARD-17] small Stacks run one Area each, join and then fight; large, Stunned and engaged ones stay', () => {
    const start = island().stack('2C', 1).stack('2D', 2).stack('3C', 4).stack('4C', 1, true).stack('S5', 2);
    const table = event(start.stack('6C', 2).people('6D', 'c01'), 'E17');
    expect([tilesAt(table, '2D'), tilesAt(table, '2E'), tilesAt(table, '3C'), tilesAt(table, '4C')]).toEqual([
      1, 2, 4, 1,
    ]);
    expect(tilesAt(table, 'S5')).toBe(2);
    expect([table.state.civilians.c01.at, tilesAt(table, '6D')]).toEqual(['out', 3]);
    expect(table.state.stacks.find(({ at }) => at === '4C')?.stunned).toBe(true);
  });

  it('[PI-ECARD-18] every Stack of the Track gains a tile, in the Spawn Zone too, without combat', () => {
    const table = event(island().stack('S2', 1).stack('2F', 2).put('gt5', '2F'), 'E18', NUMBER[2]);
    expect([tilesAt(table, 'S2'), tilesAt(table, '2F'), table.told('closeCombat')]).toEqual([2, 3, []]);
    expect(event(island(), 'E18', NUMBER[2]).told('eventVoid')).toHaveLength(1);
  });

  it('[PI-ECARD-19] two tiles spawn in 3D and fight who is there', () => {
    const table = event(island().put('gt2', '3D'), 'E19', 'shielded', 'miss');
    expect([tilesAt(table, '3D'), table.state.units.gt2.hits]).toEqual([2, 0]);
    expect(table.told('closeCombat')).toHaveLength(1);
  });

  it('[PI-ECARD-20] two tiles spawn in 1J', () => {
    expect(tilesAt(event(island(), 'E20'), '1J')).toBe(2);
  });

  it('[PI-ECARD-21] in the fullest unguarded Area somebody runs north', () => {
    const start = island()
      .people('2F', 'c01', 'c02')
      .people('2H', 'c03')
      .people('3E', 'c04', 'c05', 'c06')
      .put('gt2', '3E');
    const table = event(start, 'E21').pick({ civilian: 'c02', area: '2E' });
    expect([table.state.civilians.c02.at, table.state.civilians.c01.at]).toEqual(['2E', '2F']);
    expect(event(island().people('2A', 'c01'), 'E21').told('eventVoid')).toHaveLength(1);
  });

  it.each([
    [1, 'ferry'],
    [2, 'cutter'],
    [3, 'cgheli'],
    [4, 'medheli'],
    [5, 'hog'],
    [6, 'texas'],
  ] as const)('[PI-ECARD-22] a %i disables the %s, if it is in play', (number, craft) => {
    expect(
      event(island('NG', 'GT').craft(craft, '2G'), 'E22', NUMBER[number]).state.craft[craft].disabled,
    ).toBe(true);
    const gone = event(island('NG', 'GT'), 'E22', NUMBER[number]);
    expect([gone.state.craft[craft].disabled, gone.told('eventVoid').length]).toEqual([false, 1]);
  });

  it('[PI-ECARD-23] each player with company takes a Hit on one such unit', () => {
    const table = event(island('GT', 'NW').put('gt2', '2E').put('hero', '2E').put('gt3', '3J'), 'E23');
    expect(table.options().map(({ id }) => id)).toEqual(['gt1', 'gt2', 'gt3']);
    table.pick({ unit: 'gt2' });
    expect([table.state.units.gt2.hits, table.state.units.nw1.hits, table.decision]).toEqual([1, 0, null]);
  });

  it('[PI-ECARD-24] where 4 or more crowd, one Regular Civilians unit is lost', () => {
    const table = event(island().people('2F', 'c01', 'c02', 'c03', 'v2'), 'E24');
    expect(table.options().map(({ id }) => id)).toEqual(['c01', 'c02', 'c03']);
    expect(table.pick({ civilian: 'c02' }).state.civilians.c02.at).toBe('out');
    expect(event(island().people('2F', 'c01', 'c02', 'c03'), 'E24').told('eventVoid')).toHaveLength(1);
  });

  it('[PI-ECARD-25] every Forage Area of the Track without a Player unit is Exhausted', () => {
    const table = event(
      island()
        .put('gt2', '3E')
        .with((state) => (state.units.gt1.at = '6A')),
      'E25',
      NUMBER[3],
    );
    expect(table.state.exhausted).toEqual(['3C', '3F', '3J', '3K']);
  });

  it('[PI-ECARD-26] the next Player Turn has no Follow Actions, the one after has', () => {
    const table = event(island(), 'E26');
    table.run(playerTurn, { seat: 0 }).pick({ verb: 'done' }).pick({ verb: 'done' });
    expect([table.decision, table.told('noFollow').length, table.state.radioSilence]).toEqual([
      null,
      1,
      false,
    ]);
    table.run(playerTurn, { seat: 0 }).pick({ verb: 'done' }).pick({ verb: 'done' });
    expect(table.decision?.kind).toBe('followAction');
  });

  it('[PI-ECARD-27] each player removes 1 Hit from an own Wounded unit', () => {
    const table = event(island('GT', 'NW').put('gt2', '2E', 2).put('gt3', '2F', 1), 'E27').pick({
      unit: 'gt2',
    });
    expect([table.state.units.gt2.hits, table.state.units.gt3.hits]).toEqual([1, 1]);
  });

  it.each([
    [1, '1H'],
    [2, '2E'],
    [3, '3D'],
    [4, '4E'],
    [5, '5E'],
    [6, '6C'],
  ] as const)('[PI-ECARD-28] a %i drops 4 Supplies in %s', (number, area) => {
    expect(event(island(), 'E28', NUMBER[number]).state.looseSupplies).toEqual({ [area]: 4 });
  });

  it('[PI-ECARD-29] Horrors move 1 further until the End Phase', () => {
    const table = event(island().stack('2B', 3).mutation('rats', '3B'), 'E29');
    expect([allowance(table.state, 'stack-1'), allowance(table.state, 'rats')]).toEqual([4, 4]);
    table.run(endPhase, {}, 'green', 'green');
    expect(allowance(table.state, 'stack-1')).toBe(3);
  });

  it('[PI-ECARD-30] nothing happens', () => {
    const before = island().state;
    const table = event(island(), 'E30');
    expect({ ...table.state, frames: [], event: null, random: null }).toEqual({
      ...before,
      frames: [],
      event: null,
      random: null,
    });
    expect(table.state.event.discards).toEqual(['E30']);
  });
});

/** The Mayor's colleague searches 2D, a Building with Binoculars. */
function find(start: Island, card: SearchId, ...rolls: (string | number)[]) {
  return searchWith(start.put('gt2', '2D'), 'gt2', card, ...rolls);
}

function searchWith(start: Island, unit: UnitId, card: SearchId, ...rolls: (string | number)[]) {
  return start.table().run(search, { seat: 0, unit }, card, ...rolls);
}

describe('Search Cards', () => {
  it('there are 48, of 29 designs', () => {
    expect([SEARCH_DECK.length, new Set(SEARCH_DECK).size]).toEqual([48, 29]);
    const copies = (card: SearchId) => SEARCH_DECK.filter((each) => each === card).length;
    expect((['Q01', 'Q17', 'Q20', 'Q25'] as const).map(copies)).toEqual([3, 3, 3, 3]);
    expect(
      (['Q02', 'Q03', 'Q04', 'Q05', 'Q19', 'Q21', 'Q22', 'Q23', 'Q24', 'Q26', 'Q27'] as const).every(
        (card) => copies(card) === 2,
      ),
    ).toBe(true);
  });

  it.each([
    ['PI-QCARD-01', 'Q01', 2, false],
    ['PI-QCARD-02', 'Q02', 3, true],
    ['PI-QCARD-03', 'Q03', 1, false],
  ] as const)('[%s] %s brings %i Supplies (exhausts: %s)', (_, card, amount, exhausts) => {
    const table = find(island().supplies(0), card);
    expect([suppliesOf(table), table.state.exhausted]).toEqual([amount, exhausts ? ['2D'] : []]);
  });

  it.each([
    ['PI-QCARD-04', 'Q04', 'molotov'],
    ['PI-QCARD-05', 'Q05', 'pistols'],
  ] as const)(
    '[%s] %s leaves two %s, of which the finder may take one; fewer from a short pool',
    (_, card, marker) => {
      const table = find(island(), card).pick({ marker });
      expect([table.state.units.gt2[marker], table.state.looseMarkers]).toEqual([
        2,
        [{ kind: marker, uses: 2, at: '2D' }],
      ]);
      expect(table.state.exhausted).toEqual(['2D']);
      const short = island().with((state) => {
        state.markerPool[marker] = 1;
        for (const id of ['c01', 'c02', 'c03'] as const) state.civilians[id][marker] = 2;
      });
      expect(find(short, card).pick({ marker: 'none' }).state.looseMarkers).toHaveLength(1);
    },
  );

  it.each([
    ['PI-QCARD-06', 'Q06', 'hero'],
    ['PI-QCARD-07', 'Q07', 'wolverine'],
  ] as const)(
    '[%s] %s brings the %s, next door if the Area is full, 2 Supplies if already used',
    (_, card, unit) => {
      const table = find(island().supplies(0), card);
      expect([table.state.units[unit].at, table.state.exhausted]).toEqual(['2D', ['2D']]);
      const full = find(island().put('shore', '2D').stack('2C', 1), card);
      expect(
        full
          .options()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['1F', '2E']);
      expect(full.pick({ area: '2E' }).state.units[unit].at).toBe('2E');
      expect(
        suppliesOf(
          find(
            island()
              .supplies(0)
              .with((state) => (state.units[unit].at = 'out')),
            card,
          ),
        ),
      ).toBe(2);
    },
  );

  it('[PI-QCARD-08] the Texas Navy comes to safe Docks or a Beach', () => {
    const table = find(island().damage('3K', 1), 'Q08');
    expect(table.options().map(({ id }) => id)).toEqual(['1J', '1L', '2J', '4J', '5i', '6H']);
    expect(table.pick({ area: '5i' }).state.craft.texas).toEqual({ at: '5i', disabled: false });
    expect(suppliesOf(find(island().supplies(0).craft('texas', '1L'), 'Q08'))).toBe(2);
  });

  it.each([
    ['PI-QCARD-09', 'Q09', 'v1'],
    ['PI-QCARD-10', 'Q10', 'v2'],
    ['PI-QCARD-11', 'Q11', 'v3'],
    ['PI-QCARD-12', 'Q12', 'v4'],
    ['PI-QCARD-13', 'Q13', 'v5'],
    ['PI-QCARD-14', 'Q14', 'v6'],
    ['PI-QCARD-15', 'Q15', 'v7'],
    ['PI-QCARD-16', 'Q16', 'v8'],
  ] as const)('[%s] %s turns up %s, later a straggler', (_, card, vip: CivilianId) => {
    const table = find(island(), card);
    expect([table.state.civilians[vip].at, table.state.exhausted]).toEqual(['2D', ['2D']]);
    const later = find(
      island().with((state) => (state.civilians[vip].at = 'out')),
      card,
      'c07',
    );
    expect(later.state.civilians.c07.at).toBe('2D');
  });

  it('[PI-QCARD-17] a straggler appears and may enter a Compound at once', () => {
    const table = find(island().compound('GT', '2D'), 'Q17', 'c05').pick({ compound: 'gtc' });
    expect(table.state.civilians.c05).toMatchObject({ at: '2D', housed: 'gtc' });
    expect(table.state.exhausted).toEqual([]);
    const none = island().with((state) => {
      for (let i = 1; i <= 38; i++) state.civilians[`c${i < 10 ? `0${i}` : i}` as CivilianId].at = 'out';
    });
    expect(find(none, 'Q17').told('civilianAppeared')).toEqual([]);
  });

  it('[PI-QCARD-18] two stragglers appear', () => {
    const table = find(island(), 'Q18', 'c05', 'c09');
    const { c05, c09 } = table.state.civilians;
    expect([c05.at, c09.at, table.state.exhausted]).toEqual(['2D', '2D', ['2D']]);
  });

  it('[PI-QCARD-19] the pilot does as many Hits as the Admin Rating, and everybody there suffers', () => {
    const start = island().stack('3i', 9).put('nw1', '3i').people('3i', 'c01', 'c02');
    const table = find(start, 'Q19').pick({ area: '3i' }).pick({ civilian: 'c02' });
    expect([tilesAt(table, '3i'), table.state.units.nw1.hits]).toEqual([6, 1]);
    expect([table.state.civilians.c01.at, table.state.civilians.c02.at]).toEqual(['3i', 'out']);
    expect(table.told('cubeAdded')).toEqual([]);
  });

  it('[PI-QCARD-19] nobody answers Admin 1, four Hits are the most, and the call can be cancelled', () => {
    const weak = searchWith(island('PIC', 'GT').put('pic5', '2D').stack('3i', 9), 'pic5', 'Q19');
    expect([tilesAt(weak, '3i'), weak.told('noEffect').length]).toEqual([9, 1]);
    const strong = searchWith(island('PIC', 'GT').put('pic2', '2D').stack('3i', 9), 'pic2', 'Q19').pick({
      area: '3i',
    });
    expect(tilesAt(strong, '3i')).toBe(5);
    const off = find(island().stack('3i', 9), 'Q19').pick({ target: 'none' });
    expect([tilesAt(off, '3i'), off.state.exhausted]).toEqual([9, ['2D']]);
  });

  it('[PI-QCARD-20] up to two Hits in all are removed in the Area', () => {
    const table = find(island().put('hero', '2D', 2).put('nw1', '1K', 1), 'Q20')
      .pick({ unit: 'hero' })
      .pick({ unit: 'hero' });
    expect([table.state.units.hero.hits, table.decision, table.state.exhausted]).toEqual([0, null, []]);
    expect(find(island().put('hero', '2D', 2), 'Q20').pick({ unit: 'done' }).state.units.hero.hits).toBe(2);
  });

  it('[PI-QCARD-21] the Biohazard Level falls by 2', () => {
    const table = find(
      island().with((state) => (state.biohazard = 5)),
      'Q21',
    );
    expect([table.state.biohazard, table.state.exhausted]).toEqual([3, ['2D']]);
  });

  it('[PI-QCARD-22] up to two yellow or red cubes leave the Draw Bag', () => {
    const table = find(island().cubes(2, 1), 'Q22').pick({ cube: 'red' }).pick({ cube: 'yellow' });
    expect([table.decision, table.state.cubePool]).toEqual([null, { yellow: 13, red: 14 }]);
  });

  it('[PI-QCARD-23] the unit and two Civilians units go two Areas together', () => {
    const table = find(island().people('2D', 'c01', 'c02', 'c03'), 'Q23');
    table.pick({ civilian: 'c01' }).pick({ civilian: 'c03' }).pick({ area: '2E' }).pick({ area: '2F' });
    const { units, civilians } = table.state;
    expect([units.gt2.at, civilians.c01.at, civilians.c02.at, civilians.c03.at]).toEqual([
      '2F',
      '2F',
      '2D',
      '2F',
    ]);
    expect([table.decision, table.state.exhausted]).toEqual([null, []]);
  });

  it('[PI-QCARD-23] a Compound sends the Civilians without it', () => {
    const table = searchWith(island().compound('GT', '2D').people('2D', 'c01'), 'gtc', 'Q23');
    table.pick({ civilian: 'c01' }).pick({ area: '2E' }).pick({ area: 'stay' });
    expect([table.state.units.gtc.at, table.state.civilians.c01.at]).toEqual(['2D', '2E']);
  });

  it('[PI-QCARD-24] the toolbox mends a Bridge, the Area next door or an engine', () => {
    const start = island()
      .damage('2C', 3)
      .craft('cgheli', '2D', true)
      .with((state) => (state.bridgeDamage[3] = 3));
    expect(find(start, 'Q24').pick({ bridge: 3, damage: 2 }).state.bridgeDamage[3]).toBe(1);
    expect(find(start, 'Q24').pick({ area: '2C', damage: 2 }).state.areaDamage['2C']).toBe(1);
    expect(find(start, 'Q24').pick({ craft: 'cgheli' }).state.craft.cgheli.disabled).toBe(false);
    expect(find(island(), 'Q24').told('noEffect')).toHaveLength(1);
  });

  it('[PI-QCARD-25] two tiles come through the door and attack', () => {
    const table = find(island(), 'Q25', 'hit', 'miss');
    expect(table.told('closeCombat')[0]).toMatchObject({ unit: 'gt2', attacking: false, potential: 1 });
    expect([tilesAt(table, '2D'), table.state.units.gt2.hits, table.state.exhausted]).toEqual([1, 1, ['2D']]);
  });

  it('[PI-QCARD-26] a splash: 1 Hit and one cube', () => {
    const table = find(island(), 'Q26');
    expect([table.state.units.gt2.hits, table.state.cubePool.yellow, table.state.exhausted]).toEqual([
      1,
      13,
      [],
    ]);
  });

  it('[PI-QCARD-27] coupons have no effect', () => {
    const table = find(island().supplies(1), 'Q27');
    expect([suppliesOf(table), table.told('noEffect').length, table.state.exhausted]).toEqual([1, 1, []]);
  });

  it('[PI-QCARD-28] the flare Stuns any Horrors unit but Mister Tuesday and those in Spawn Zones', () => {
    const table = find(
      island().stack('5H', 3).stack('6B', 1).stack('S2', 3).mutation('tuesday', '3C'),
      'Q28',
    );
    expect(table.options().map(({ id }) => id)).toEqual(['5H/stack', '6B/stack']);
    expect(table.pick({ area: '5H' }).state.stacks[0]?.stunned).toBe(true);
    expect(find(island().mutation('tuesday', '3C'), 'Q28').told('noEffect')).toHaveLength(1);
  });

  it('[PI-QCARD-29] with the bullhorn a unit leads four, whatever its Admin', () => {
    const people = ['c01', 'c02', 'c03', 'c04', 'c05'] as const;
    const table = searchWith(
      island('PIC', 'GT')
        .put('pic5', '2D')
        .people('2D', ...people),
      'pic5',
      'Q29',
    );
    const areas: AreaId[] = ['2E', '2C', '1F', '2E'];
    areas.forEach((area, at) => table.pick({ civilian: people[at] ?? 'c01', area }));
    expect(table.decision).toBeNull();
    expect(people.map((id) => table.state.civilians[id].at)).toEqual(['2E', '2C', '1F', '2E', '2D']);
    expect(find(island(), 'Q29').told('noEffect')).toHaveLength(1);
  });
});
