/** Combat: dice, Close Combat, matchups, Possession, Last Stand, infection, Ranged and Gunship Combat. */
import { activateTrack } from '../../../src/games/plum-island/procedures/activation';
import { hitPotential } from '../../../src/games/plum-island/procedures/closeCombat';
import { horrorsAttack } from '../../../src/games/plum-island/procedures/horrorsAttack';
import { resolveEvent } from '../../../src/games/plum-island/cards/events';
import type { AreaId } from '../../../src/games/plum-island/data/map';
import { DIE } from '../../../src/games/plum-island/data/tables';
import type { HorrorId } from '../../../src/games/plum-island/state';
import {
  at,
  bridge,
  cubes,
  DRAW_EVENT,
  fate,
  hits,
  island,
  NO_EVENT,
  stacks,
  suppliesOf,
  tilesAt,
  whereIs,
  type Island,
} from './scenario';

const attack = (scene: Island, area: AreaId, attackers: HorrorId[], ...rolls: string[]) =>
  scene.table().run(horrorsAttack, { area, attackers }, ...rolls);
/** gt4: Close 2, Toughness 5, Bravery 3. 2E is Clear, 2B Forest, 2D Building. */
const duel = (tiles: number, ...dice: string[]) =>
  attack(island().put('gt4', '2E').stack('2E', tiles), '2E', ['stack-1'], ...dice);
const emptyPool = (scene: Island) =>
  scene.with((state) => {
    state.lostTiles += state.pool;
    state.pool = 0;
  });

describe('dice', () => {
  it('[PI-RULING-04] the die has one Miss, two Shields, one Light Hit, one Hit, one Critical', () => {
    expect([...DIE].sort()).toEqual(['critical', 'hit', 'lightHit', 'miss', 'shielded', 'shielded']);
  });
  it('[PI-TDICE-01] a Miss does nothing', () => {
    const table = duel(4, 'miss', 'miss');
    expect([tilesAt(table, '2E'), hits(table, 'gt4')]).toEqual([4, 2]);
  });
  it('[PI-TDICE-02] a Shield cancels one Hit, never below 0', () => {
    expect(hits(duel(4, 'shielded', 'miss'), 'gt4')).toBe(1);
    expect(hits(duel(2, 'shielded', 'shielded'), 'gt4')).toBe(0);
  });
  it('[PI-TDICE-03] a Hit takes one tile', () => {
    expect(tilesAt(duel(4, 'hit', 'miss'), '2E')).toBe(3);
  });
  it('[PI-TDICE-04] [PI-DICE-01] two Light Hits are one Hit, over all dice and re-rolls', () => {
    expect(tilesAt(duel(4, 'lightHit', 'miss'), '2E')).toBe(4);
    expect(tilesAt(duel(4, 'lightHit', 'lightHit'), '2E')).toBe(3);
    expect(tilesAt(duel(4, 'critical', 'lightHit', 'lightHit'), '2E')).toBe(2);
  });
  it('[PI-TDICE-05] a Critical is a Hit and rolls again, without limit', () => {
    expect(tilesAt(duel(6, 'critical', 'critical', 'hit', 'miss'), '2E')).toBe(3);
  });
  it('[PI-DICE-02] a Shield on a re-roll counts', () => {
    expect(hits(duel(4, 'critical', 'shielded', 'miss'), 'gt4')).toBe(1);
  });
  it('[PI-EX-31] three Shields and a Light Hit against potential 2: nothing happens, one cube', () => {
    const table = attack(
      island('GT', 'PIC').put('pic3', '2E').stack('2E', 4),
      '2E',
      ['stack-1'],
      'shielded',
      'shielded',
      'shielded',
      'lightHit',
    );
    expect([tilesAt(table, '2E'), hits(table, 'pic3'), cubes(table)]).toEqual([4, 0, 1]);
  });
  it('[PI-EX-32] three Light Hits are exactly one Hit', () => {
    const table = attack(
      island().put('gt5', '2E').stack('2E', 2),
      '2E',
      ['stack-1'],
      'lightHit',
      'lightHit',
      'lightHit',
    );
    expect(tilesAt(table, '2E')).toBe(1);
  });
});

describe('Close Combat', () => {
  it.each([
    ['PI-TTERRAIN-01', '2E', 7, 4],
    ['PI-TTERRAIN-02', '2B', 7, 3],
    ['PI-TTERRAIN-03', '2D', 7, 2],
    ['PI-EX-30', '2E', 1, 1],
    ['PI-EX-30', '2B', 1, 1],
    ['PI-EX-30', '2D', 1, 1],
  ] as const)('[%s] in %s %i tiles have potential %i', (_, area, tiles, potential) => {
    expect(hitPotential(island().stack(area, tiles).state, 'stack-1', area)).toBe(potential);
  });
  it('[PI-CLOSE-09] [PI-EX-29] seven tiles: 4 in Clear, 3 in Forest, 2 in Buildings', () => {
    for (const [area, expected] of [
      ['2E', 4],
      ['2B', 3],
      ['2D', 2],
    ] as const) {
      const table = attack(
        island('GT', 'PIC').put('pic3', area).stack(area, 7),
        area,
        ['stack-1'],
        'miss',
        'miss',
        'miss',
        'miss',
      );
      expect(hits(table, 'pic3')).toBe(expected - 1); // Riot Shields cancel one
    }
  });
  it('[PI-CLOSE-10] a Mutation hits with its rating in any terrain', () => {
    for (const area of ['2E', '2D'] as const) {
      expect(
        hits(
          attack(island().put('gt4', area).mutation('payroll', area), area, ['payroll'], 'miss', 'miss'),
          'gt4',
        ),
      ).toBe(3);
    }
  });
  it('[PI-CLOSE-01] only with a Close rating, in the same Area', () => {
    const table = island().put('gt4', '2E').stack('2E', 2).stack('2F', 2).turn();
    expect(table.options({ verb: 'closeCombat' }).map((o) => [o.facets.unit, o.facets.area])).toEqual([
      ['gt4', '2E'],
    ]);
  });
  it('[PI-CLOSE-02] [PI-COMBAT-01] attacking costs an action, defending none', () => {
    const table = island().put('gt4', '2E').stack('2E', 2).turn();
    expect(table.state.turn?.actions).toBe(3);
    table.pick({ verb: 'closeCombat', unit: 'gt4' }, 'miss', 'miss');
    expect(table.state.turn?.actions).toBe(2);
  });
  it('[PI-CLOSE-03] matchup, potential, dice, Hits, cube in that order', () => {
    const types = duel(2, 'hit', 'miss').events.map((e) => e.type);
    const order = ['closeCombat', 'diceRolled', 'horrorHit', 'unitHit', 'cubeAdded'];
    expect(types.filter((type) => order.includes(type))).toEqual(order);
  });
  it('[PI-CLOSE-04] a player attacks one Horrors unit of choice', () => {
    const table = island().put('gt4', '2E').stack('2E', 2).mutation('choir', '2E').turn();
    expect(table.options({ verb: 'closeCombat' }).map((o) => o.facets.target)).toEqual(['stack', 'choir']);
    table.pick({ verb: 'closeCombat', target: 'choir' }, 'hit');
    expect(table.state.mutations.choir.hits).toBe(1);
    expect(tilesAt(table, '2E')).toBe(2);
  });
  it('[PI-CLOSE-05] every Horrors unit in the Area attacks in an activation', () => {
    const scene = island().put('gt4', '2E').put('gt5', '2E').stack('2E', 2).mutation('payroll', '2E');
    const table = scene.table().run(activateTrack, { track: 2 });
    table.pick({ unit: 'gt4' }, 'miss', 'miss', 'miss', 'miss', 'miss');
    expect([hits(table, 'gt4'), hits(table, 'gt5')]).toEqual([2, 3]);
  });
  it('[PI-CLOSE-06] [PI-RULING-01] Stack first, then Mutations; nobody defends twice before all have', () => {
    const scene = island()
      .put('gt4', '2E')
      .put('gt5', '2E')
      .stack('2E', 2)
      .mutation('choir', '2E')
      .mutation('rats', '2E');
    const table = attack(scene, '2E', ['choir', 'stack-1', 'rats']);
    expect(table.decision?.seat).toBe('team');
    table.pick({ unit: 'gt4' }, 'shielded', 'shielded', 'shielded');
    // The second attack goes to gt5 by itself; for the third everybody may be chosen again.
    expect(table.told('closeCombat').map((e) => [e.horror, e.unit])).toEqual([
      ['stack-1', 'gt4'],
      ['rats', 'gt5'],
    ]);
    expect(table.options().map((o) => o.facets.unit)).toEqual(['gt4', 'gt5']);
  });
  it('[PI-RULING-01] a Compound is an ordinary defender', () => {
    const table = attack(island().compound('GT', '2E').put('gt4', '2E').stack('2E', 2), '2E', ['stack-1']);
    expect(table.options().map((o) => o.facets.unit)).toEqual(['gt4', 'gtc']);
  });
  it('[PI-CLOSE-07] Civilians are ignored while a Player unit is there', () => {
    const table = attack(
      island().put('gt4', '2E').people('2E', 'c01').stack('2E', 2),
      '2E',
      ['stack-1'],
      'miss',
      'miss',
    );
    expect([hits(table, 'gt4'), whereIs(table, 'c01')]).toEqual([1, '2E']);
  });
  it('[PI-CLOSE-08] Horrors that have not attacked go for the Civilians when the units are gone', () => {
    const scene = island()
      .put('gt4', '2E', 4)
      .people('2E', 'c01', 'c02')
      .stack('2E', 2)
      .mutation('rats', '2E');
    const table = attack(scene, '2E', ['stack-1', 'rats'], 'miss', 'miss').pick({ answer: 'fall' });
    expect([at(table, 'gt4'), whereIs(table, 'c01'), whereIs(table, 'c02')]).toEqual(['out', 'out', 'out']);
  });
  it('[PI-EX-66] [PI-RULING-70] the unit leaves by a Last Stand, the Mutation kills both Civilians, no Possession for it', () => {
    const scene = island()
      .put('gt4', '2E', 4)
      .people('2E', 'c01', 'c02')
      .stack('2E', 2)
      .mutation('rats', '2E');
    const table = attack(scene, '2E', ['stack-1', 'rats'], 'miss', 'miss')
      .pick({ answer: 'stand' }, fate(1))
      .pick({ area: '2F' });
    expect([at(table, 'gt4'), whereIs(table, 'c01'), whereIs(table, 'c02')]).toEqual(['2F', 'out', 'out']);
    expect(tilesAt(table, '2E')).toBe(2);
  });
  it('[PI-RULING-70] the last defender leaves an Overrun Area: it is checked at once', () => {
    const scene = island().put('gt4', '2J', 4).stack('2J', 2).mutation('rats', '2J');
    const table = attack(scene, '2J', ['stack-1', 'rats'], 'miss', 'miss')
      .pick({ answer: 'stand' }, fate(1))
      .pick({ area: '1L' });
    expect([table.state.overrunAreas, table.state.overrun]).toEqual([['2J'], 3]);
    expect(hits(table, 'gt4')).toBe(4);
  });
  it('[PI-CLOSE-11] dice = Close rating', () => {
    expect(duel(2, 'miss', 'miss').told('closeCombat')).toMatchObject([{ dice: 2 }]);
  });
  it('[PI-CLOSE-12] a Ranged rating is no help in defence', () => {
    const table = attack(island('GT', 'IAC').put('iac5', '2E').stack('2E', 2), '2E', ['stack-1'], 'miss');
    expect(table.told('closeCombat')).toMatchObject([{ dice: 1 }]);
  });
  it('[PI-CLOSE-13] Civilians roll no dice', () => {
    expect(attack(island().people('2E', 'c01').stack('2E', 2), '2E', ['stack-1']).told('diceRolled')).toEqual(
      [],
    );
  });
  it('[PI-CLOSE-14] Hits = potential less Shields', () => {
    expect(hits(duel(6, 'shielded', 'miss'), 'gt4')).toBe(2);
  });
  it('[PI-CLOSE-15] no Hit on either side: it just ends, with a cube', () => {
    const table = duel(2, 'shielded', 'shielded');
    expect([tilesAt(table, '2E'), hits(table, 'gt4'), cubes(table)]).toEqual([2, 0, 1]);
  });
  it('[PI-CLOSE-16] Possession: a tile for each unit eliminated', () => {
    const table = attack(island().put('gt4', '2E', 4).stack('2E', 3), '2E', ['stack-1'], 'miss', 'miss').pick(
      { answer: 'fall' },
    );
    expect(tilesAt(table, '2E')).toBe(4);
  });
  it('[PI-CLOSE-17] Mutations gain nothing', () => {
    const table = attack(island().people('2E', 'c01').mutation('rats', '2E', 1), '2E', ['rats']);
    expect([table.state.mutations.rats.hits, table.state.pool]).toEqual([1, 70]);
  });
  it('[PI-CLOSE-18] the attacked Horrors unit strikes back at the attacker only', () => {
    const table = island().put('gt4', '2E').put('gt5', '2E').stack('2E', 4).turn();
    table.pick({ verb: 'closeCombat', unit: 'gt4' }, 'shielded', 'miss');
    expect([hits(table, 'gt4'), hits(table, 'gt5'), cubes(table)]).toEqual([1, 0, 1]);
  });
  it('[PI-CLOSE-19] Hits beyond the Civilians are lost', () => {
    const table = attack(island().people('2E', 'c01').stack('2E', 8), '2E', ['stack-1']);
    expect(tilesAt(table, '2E')).toBe(9);
  });
  it('[PI-COMBAT-02] Horrors never roll: only the player has dice', () => {
    expect(duel(8, 'shielded', 'shielded').told('diceRolled')).toHaveLength(1);
  });
  it('[PI-COMBAT-03] both sides can fall in one exchange', () => {
    const table = attack(island().put('gt4', '2E', 4).stack('2E', 1), '2E', ['stack-1'], 'hit', 'miss').pick({
      answer: 'fall',
    });
    expect([stacks(table), at(table, 'gt4')]).toEqual([[], 'out']);
  });
  it('[PI-COMBAT-04] [PI-COMBAT-09] lost tiles return to the pool, with the last one the Stack is gone', () => {
    const table = duel(2, 'hit', 'hit');
    expect([stacks(table), table.state.pool]).toEqual([[], 70]);
  });
  it('[PI-COMBAT-05] Hit Cubes add up to Toughness', () => {
    expect(duel(6, 'miss', 'miss').state.units.gt4).toMatchObject({ at: '2E', hits: 3 });
    expect(duel(10, 'miss', 'miss').decision?.kind).toBe('lastStand');
    const mutation = attack(
      island().put('gt4', '2E').mutation('rats', '2E', 3),
      '2E',
      ['rats'],
      'hit',
      'miss',
    );
    expect(mutation.state.mutations.rats.at).toBe('out');
  });
  it('[PI-COMBAT-06] Hit Cubes stay', () => {
    const table = duel(2, 'miss', 'miss').run(activateTrack, { track: 2 }, 'miss', 'miss');
    expect(hits(table, 'gt4')).toBe(2);
  });
  it('[PI-COMBAT-07] [PI-EX-35] three Civilians, four tiles in a Building: one dies, the players choose', () => {
    const table = attack(island().people('2D', 'c01', 'c02', 'c03').stack('2D', 4), '2D', ['stack-1']);
    expect(table.decision).toMatchObject({ kind: 'whoDies', seat: 'team' });
    table.pick({ civilian: 'c02' });
    expect([
      whereIs(table, 'c01'),
      whereIs(table, 'c02'),
      whereIs(table, 'c03'),
      tilesAt(table, '2D'),
    ]).toEqual(['2D', 'out', '2D', 5]);
  });
  it('[PI-EX-34] three Civilians, five tiles in Clear: all die, eight tiles, one cube', () => {
    const table = attack(island().people('2E', 'c01', 'c02', 'c03').stack('2E', 5), '2E', ['stack-1']);
    expect([tilesAt(table, '2E'), cubes(table)]).toEqual([8, 1]);
  });
  it('[PI-COMBAT-08] [PI-CIV-04] whoever is eliminated is out of the game', () => {
    const table = attack(island().people('2E', 'c01').stack('2E', 2), '2E', ['stack-1']);
    expect([whereIs(table, 'c01'), table.state.evacuation]).toEqual(['out', 0]);
  });
  it('[PI-RULING-10] no Possession when the Stack dies in the same exchange; losses come first', () => {
    const dead = attack(island().put('gt4', '2E', 4).stack('2E', 1), '2E', ['stack-1'], 'hit', 'miss').pick({
      answer: 'fall',
    });
    expect(dead.state.pool).toBe(70);
    const alive = attack(island().put('gt4', '2E', 4).stack('2E', 2), '2E', ['stack-1'], 'hit', 'miss').pick({
      answer: 'fall',
    });
    expect(tilesAt(alive, '2E')).toBe(2);
  });
  it('[PI-RULING-11] Possession with an empty pool: no growth, no Overrun Point', () => {
    const table = attack(emptyPool(island().people('2E', 'c01').stack('2E', 2)), '2E', ['stack-1']);
    expect([tilesAt(table, '2E'), table.state.overrun]).toEqual([2, 0]);
  });
  it('[PI-RULING-86] dice never fall below one for a unit with a rating', () => {
    const table = attack(island().put('gt1', '2E').mutation('choir', '2E'), '2E', ['choir'], 'shielded');
    expect(table.told('closeCombat')).toMatchObject([{ dice: 1 }]);
  });
  it('[PI-TERM-10] a unit with a Hit Cube is Wounded, one without is not', () => {
    const table = island().put('gt2', '2E').put('gt4', '2E', 1).put('gtc', '2E').turn();
    expect(table.options({ verb: 'heal' }).map((o) => o.facets.target)).toEqual(['gt4']);
  });
});

describe('Last Stand', () => {
  /** gt2: Toughness 4, Bravery 3; three cubes and two Hits to come. */
  const dying = (scene = island()) =>
    attack(scene.put('gt2', '2E', 3).stack('2E', 4), '2E', ['stack-1'], 'miss', 'miss');
  it('[PI-LAST-01] the owner is asked and draws a Fate Number', () => {
    const table = dying();
    expect(table.decision).toMatchObject({ kind: 'lastStand', seat: 0 });
    table.pick({ answer: 'stand' }, fate(2));
    expect(table.told('lastStand')).toMatchObject([{ number: 2, bravery: 3, survived: true }]);
  });
  it('[PI-LAST-02] [PI-LAST-03] [PI-EX-36] Toughness 4, three cubes, two Hits, Bravery 3, a 3: three cubes, one Area away, no Possession', () => {
    const table = dying().pick({ answer: 'stand' }, fate(3));
    expect(table.options().map((o) => o.facets.area)).toEqual(['2F', '3F']);
    expect(table.refusal({ area: '2D' })).toBe('PI-LAST-03');
    table.pick({ area: '3F' });
    expect([at(table, 'gt2'), hits(table, 'gt2'), tilesAt(table, '2E')]).toEqual(['3F', 3, 4]);
  });
  it('[PI-LAST-05] [PI-EX-37] a 4 is too much: eliminated, Stack +1', () => {
    const table = dying().pick({ answer: 'stand' }, fate(4));
    expect([at(table, 'gt2'), tilesAt(table, '2E')]).toEqual(['out', 5]);
  });
  it('[PI-LAST-04] [PI-EX-38] no way out: eliminated without a draw', () => {
    const table = dying(island().mutation('custodian', '2F').mutation('payroll', '3F'));
    expect([at(table, 'gt2'), table.told('fateNumber')]).toEqual(['out', []]);
  });
  it('[PI-RULING-13] capacity and damaged Bridges bind, white connections are never north, it is optional', () => {
    // 1F: south 1G, white over Bridge 3 to 2D, north over Bridge 2 to 1D.
    const scene = bridge(island().put('gt4', '1G').put('gt5', '1G').put('gt2', '1F', 3).stack('1F', 6), 3, 1);
    const cornered = attack(scene, '1F', ['stack-1'], 'miss', 'miss');
    expect(at(cornered, 'gt2')).toBe('out');
    const open = attack(island().put('gt2', '1F', 3).stack('1F', 6), '1F', ['stack-1'], 'miss', 'miss').pick(
      { answer: 'stand' },
      fate(1),
    );
    expect(open.options().map((o) => o.facets.area)).toEqual(['1G', '2D']);
    expect(at(dying().pick({ answer: 'fall' }), 'gt2')).toBe('out');
  });
  it('[PI-RULING-14] the dice stand: the Horrors lose their tiles although the defender leaves', () => {
    const table = attack(island().put('gt2', '2E', 3).stack('2E', 4), '2E', ['stack-1'], 'hit', 'miss')
      .pick({ answer: 'stand' }, fate(1))
      .pick({ area: '2F' });
    expect(tilesAt(table, '2E')).toBe(3);
  });
  it('[PI-LAST-06] [PI-EX-39] an immobile Compound stays and is attacked again', () => {
    const scene = island().compound('GT', '2E').put('gtc', '2E', 5).stack('2E', 2).mutation('rats', '2E');
    const table = attack(scene, '2E', ['stack-1', 'rats'], 'miss', 'miss').pick(
      { answer: 'stand' },
      fate(1),
      'shielded',
      'miss',
    );
    expect([at(table, 'gtc'), table.decision?.kind, table.told('closeCombat').map((e) => e.horror)]).toEqual([
      '2E',
      'lastStand',
      ['rats'],
    ]);
    expect(hits(table, 'gtc')).toBe(5);
  });
  it('[PI-LAST-07] the Paddy Wagon has to move', () => {
    const table = attack(
      island('PIC', 'GT').compound('PIC', '2E', 'c01').put('picc', '2E', 5).stack('2E', 2),
      '2E',
      ['stack-1'],
      'miss',
      'miss',
    );
    table.pick({ answer: 'stand' }, fate(1)).pick({ area: '2F' });
    expect([at(table, 'picc'), whereIs(table, 'c01')]).toEqual(['2F', '2F']);
  });
  it('[PI-LAST-08] [PI-EVENT-03] [PI-RULING-91] no Last Stand outside Close Combat; markers drop', () => {
    const scene = island('GT', 'NW')
      .put('gt2', '2E', 3)
      .put('gt4', '2E')
      .with((state) => {
        state.units.gt2.pistols = 2;
        state.markerPool.pistols--;
      });
    const table = scene.table().run(resolveEvent, { card: 'E23', seat: 0 }).pick({ unit: 'gt2' });
    expect(at(table, 'gt2')).toBe('out');
    expect(table.told('lastStand')).toEqual([]);
    expect(table.state.looseMarkers).toEqual([{ kind: 'pistols', uses: 2, at: '2E' }]);
    expect(table.state.pool).toBe(70);
  });
  it('[PI-LAST-09] Civilians get none', () => {
    expect(attack(island().people('2E', 'c01').stack('2E', 2), '2E', ['stack-1']).decision).toBeNull();
  });
  it('[PI-RULING-92] for an NPC the attacker decides, in defence the group', () => {
    const defended = attack(
      island().put('shore', '2E', 3).stack('2E', 4),
      '2E',
      ['stack-1'],
      'miss',
      'miss',
      'miss',
    );
    expect(defended.decision).toMatchObject({ kind: 'lastStand', seat: 'team' });
    const attacking = island()
      .put('shore', '2E', 3)
      .stack('2E', 4)
      .turn(1)
      .pick({ verb: 'closeCombat', unit: 'shore' }, 'miss', 'miss', 'miss');
    expect(attacking.decision).toMatchObject({ kind: 'lastStand', seat: 1 });
  });
  it('[PI-RULING-82] inside one Close Combat nothing is checked before the Hits are done; the cube still comes', () => {
    const scene = island().put('gt4', '2J', 4).stack('2J', 2);
    const table = attack(scene, '2J', ['stack-1'], 'miss', 'miss').pick({ answer: 'fall' });
    const types = table.events.map((e) => e.type);
    expect(types.indexOf('overran')).toBeGreaterThan(types.indexOf('possession'));
    expect([table.state.lostTiles, cubes(table)]).toEqual([3, 1]);
  });
});

describe('infection', () => {
  it('[PI-BIO-01] [PI-RULING-12] one cube for each matchup', () => {
    const table = attack(
      island().put('gt4', '2E').stack('2E', 2).mutation('rats', '2E'),
      '2E',
      ['stack-1', 'rats'],
      'shielded',
      'shielded',
      'shielded',
      'shielded',
    );
    expect(cubes(table)).toBe(2);
  });
  it('[PI-BIO-02] [PI-EX-40] yellow first, then red', () => {
    expect(duel(2, 'hit', 'hit').state.cubeBag).toContain('yellow');
    const table = attack(island().cubes(14, 0).people('2E', 'c01').stack('2E', 2), '2E', ['stack-1']);
    expect(table.state.cubePool).toEqual({ yellow: 0, red: 13 });
  });
  it('[PI-BIO-03] [PI-EX-41] no cube left: Level +1, here to 17 and defeat', () => {
    const scene = island()
      .cubes(14, 14)
      .people('2E', 'c01')
      .stack('2E', 2)
      .with((state) => {
        state.biohazard = 16;
      });
    const table = attack(scene, '2E', ['stack-1']);
    expect([table.state.biohazard, table.state.outcome?.reason]).toEqual([17, 'biohazard']);
  });
  it('[PI-BIO-04] an attack on Civilians adds a cube too', () => {
    expect(cubes(attack(island().people('2E', 'c01').stack('2E', 2), '2E', ['stack-1']))).toBe(1);
  });
});

describe('Ranged Combat', () => {
  /** pir2 Kevin Blart: Ranged 2. */
  const range = () => island('PIRLSS', 'GT').put('pir2', '2C').supplies(3, 0);
  it('[PI-RANGED-01] never in defence', () => {
    const table = attack(range().stack('2C', 2), '2C', ['stack-1'], 'miss', 'miss');
    expect(table.told('rangedCombat')).toEqual([]);
  });
  it('[PI-RANGED-02] [PI-TERM-11] own or neighbouring Area, over a damaged Bridge too', () => {
    const table = range().stack('2C', 1).stack('2B', 1).stack('3D', 1).stack('2E', 1).turn();
    expect(table.options({ verb: 'rangedCombat', unit: 'pir2' }).map((o) => o.facets.area)).toEqual([
      '2C',
      '2B',
      '3D',
    ]);
    const over = bridge(island('PIRLSS', 'GT').put('pir2', '3F').stack('3G', 1), 6, 2).turn();
    expect(over.offers({ verb: 'rangedCombat', area: '3G' })).toBe(true);
    over.pick({ verb: 'move', unit: 'pir2', mode: 'foot' });
    expect(over.refusal({ verb: 'go', area: '3G' })).toBe('PI-MOVE-04');
  });
  it('[PI-RANGED-03] needs a Ranged rating', () => {
    const table = island().put('gt4', '2C').stack('2C', 1).turn();
    expect(table.refusal({ verb: 'rangedCombat', unit: 'gt4' })).toBe('PI-RANGED-03');
  });
  it('[PI-RANGED-04] costs 1 Supplies each time', () => {
    const table = range().stack('2B', 6).turn().pick({ verb: 'rangedCombat', unit: 'pir2' }, 'miss', 'miss');
    expect(suppliesOf(table)).toBe(2);
    table.pick({ verb: 'rangedCombat', unit: 'pir2' }, 'miss', 'miss');
    expect(suppliesOf(table)).toBe(1);
    const poor = range().supplies(0, 0).stack('2B', 6).turn();
    expect(poor.refusal({ verb: 'rangedCombat', unit: 'pir2' })).toBe('PI-RANGED-04');
  });
  it('[PI-RANGED-05] dice = Ranged rating', () => {
    const table = range()
      .stack('2B', 6)
      .turn()
      .pick({ verb: 'rangedCombat', unit: 'pir2' }, 'hit', 'critical', 'hit');
    expect(tilesAt(table, '2B')).toBe(3);
  });
  it('[PI-RANGED-06] [PI-RANGED-07] no Hits back, no cube', () => {
    const table = range().stack('2C', 8).turn().pick({ verb: 'rangedCombat', unit: 'pir2' }, 'miss', 'miss');
    expect([hits(table, 'pir2'), cubes(table)]).toEqual([0, 0]);
  });
  it('[PI-EX-33] [PI-DICE-03] Shield and Miss at a target in Clear: one Hit, whatever the shooter stands in', () => {
    const table = range()
      .stack('3D', 3)
      .turn()
      .pick({ verb: 'rangedCombat', area: '3D' }, 'shielded', 'miss');
    expect(tilesAt(table, '3D')).toBe(2);
  });
  it('[PI-EX-14] from 2C into the forest 2B as a Follow Action: Shield misses, 5 tiles, an Event check follows', () => {
    const table = island('GT', 'PIRLSS').put('pir2', '2C').stack('2B', 6).supplies(0, 1).follow();
    table.pick({ verb: 'rangedCombat', unit: 'pir2' }, 'shielded', 'hit', NO_EVENT);
    expect([tilesAt(table, '2B'), suppliesOf(table, 1), hits(table, 'pir2'), cubes(table)]).toEqual([
      5, 0, 0, 0,
    ]);
    expect(table.told('followCheck')).toHaveLength(1);
  });
  it('[PI-RULING-45] NPCs never pay, unless the option says so', () => {
    const scene = () => island().supplies(0, 0).put('shore', '2C').stack('2B', 2);
    expect(scene().turn().offers({ verb: 'rangedCombat', unit: 'shore' })).toBe(true);
    const paying = scene().with((state) => {
      state.options = { ...state.options, npcRangedCostsSupplies: true };
    });
    expect(paying.turn().refusal({ verb: 'rangedCombat', unit: 'shore' })).toBe('PI-RANGED-04');
  });
});

describe('Gunship Combat', () => {
  const cutter = () => island('NW', 'GT').craft('cutter', '2J').mutation('rats', '2i', 1).supplies(0, 0);
  it('[PI-GUNSHIP-01] only craft with a red target', () => {
    const table = cutter().craft('ferry', '2J').turn();
    expect(table.options({ verb: 'gunship' }).map((o) => o.facets.craft)).toEqual(['cutter']);
  });
  it('[PI-EX-15] [PI-GUNSHIP-07] Hit + Critical + Hit: three Hits, the Rats leave the game, no Supplies', () => {
    const table = cutter().turn().pick({ verb: 'gunship', craft: 'cutter' }, 'hit', 'critical', 'hit');
    expect([table.state.mutations.rats.at, suppliesOf(table)]).toEqual(['out', 0]);
  });
  it('[PI-GUNSHIP-02] one craft, the same or an adjacent Area', () => {
    const table = cutter()
      .stack('2J', 1)
      .stack('3K', 1)
      .stack('2H', 1)
      .put('shore', '2J')
      .put('gt4', '3K')
      .turn();
    expect(table.options({ verb: 'gunship' }).map((o) => o.facets.area)).toEqual(['2J', '2i', '3K']);
  });
  it('[PI-GUNSHIP-03] a Boat fires from Docks, the Texas Navy also from a Beach', () => {
    const texas = island().craft('texas', '1J').stack('1i', 2).turn();
    expect(texas.offers({ verb: 'gunship', craft: 'texas' })).toBe(true);
    const inland = island().craft('cutter', '1J').stack('1i', 2).turn();
    expect(inland.offers({ verb: 'gunship', craft: 'cutter' })).toBe(false);
  });
  it('[PI-GUNSHIP-04] from a Compromised Area too', () => {
    expect(cutter().damage('2J', 2).turn().offers({ verb: 'gunship', craft: 'cutter' })).toBe(true);
  });
  it('[PI-GUNSHIP-05] [PI-GUNSHIP-07] the Army Helicopter fires for the Guard only, for 1 Supplies', () => {
    const scene = () => island('NG', 'GT').supplies(1, 1).craft('hog', '2i').mutation('rats', '2i');
    expect(scene().turn(1).refusal({ verb: 'gunship', craft: 'hog' })).toBe('PI-GUNSHIP-05');
    const table = scene().turn(0).pick({ verb: 'gunship', craft: 'hog' }, 'miss', 'miss');
    expect(suppliesOf(table)).toBe(0);
  });
  it('[PI-GUNSHIP-06] no Hits back, no cube', () => {
    const table = cutter().turn().pick({ verb: 'gunship' }, 'miss', 'miss');
    expect(cubes(table)).toBe(0);
  });
  it('[PI-GUNSHIP-08] [PI-RULING-46] not while Disabled', () => {
    expect(cutter().craft('cutter', '2J', true).turn().refusal({ verb: 'gunship', craft: 'cutter' })).toBe(
      'PI-GUNSHIP-08',
    );
  });
});

describe('Events and Follow checks', () => {
  it('[PI-EVENT-05] an Event of a Follow check is carried out like any other', () => {
    const table = island('GT', 'NW')
      .supplies(0, 0)
      .follow()
      .pick({ verb: 'move', unit: 'nw1', mode: 'foot' });
    table.pick({ verb: 'stop' }, DRAW_EVENT, 'E11');
    expect(table.state.bridgeDamage[4]).toBe(1);
  });
});
