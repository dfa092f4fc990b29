/** Enemies react: trigger zones, movement, attacks, defense, entrapment, fear, reinforcement, bites. */
import {
  enemyAttack,
  defenseDice,
  reinforcersOf,
} from '../../../src/games/darkest-house/procedures/enemyAttack';
import { activateCreature } from '../../../src/games/darkest-house/procedures/creature';
import {
  beginReaction,
  reaction,
  triggerZone,
  zombiesAttack,
} from '../../../src/games/darkest-house/procedures/reaction';
import { reentries } from '../../../src/games/darkest-house/procedures/upkeep';
import { of, scenario, type Scenario, type Table } from './scenario';

const BN = ['bruce', 'lucy'] as const;
const react = (here: Scenario, ...rolls: (string | number)[]): Table => here.reaction([...BN], ...rolls);
/** A horde attacks the entrance hall with dice that show this; nobody defends. */
function attacked(here: Scenario, ...claws: string[]): Table {
  here.horde('43', Math.max(claws.length, here.state.hordes['43'] ?? 0));
  const table = here.play().run(enemyAttack, { by: 'horde', room: '43', count: claws.length }, ...claws);
  return table.pick({ verb: 'endure' });
}
const attacks = (table: Table) => table.told('enemyAttacked').map(({ room, dice }) => [room, dice.length]);

describe('trigger zones', () => {
  it('[DD-REACT-01, DD-REACT-26] enemies react, then the fire spreads', () => {
    const table = react(scenario().horde('33', 1).burning('15', 1), 'fear').pick({ verb: 'endure' });
    expect(table.told('fireSpread')).toEqual([]);
    table.pick({ survivor: 'lucy' });
    table.pick({ room: '44' }, 1);
    expect(table.told('fireSpread').length).toBe(1);
  });
  it('[DD-REACT-02, DD-EX-32] the tile and up to eight around it: six at the edge', () => {
    const { state } = scenario({ survivors: ['bruce', 'nina', 'leo'] })
      .survivor('bruce', '42')
      .survivor('nina', '42')
      .survivor('leo', '42');
    expect(triggerZone(state, [0, 1, 2])).toEqual(['31', '32', '33', '41', '42', '43']);
    expect(triggerZone(scenario().survivor('bruce', '22').state, [0]).length).toBe(9);
  });
  it('[DD-REACT-03, DD-RULING-27, DD-EX-31] who has split off adds a zone: ten tiles, and the horde there goes for Leo', () => {
    const here = scenario({ survivors: ['bruce', 'nina', 'leo'] })
      .survivor('bruce', '42')
      .survivor('nina', '42')
      .survivor('leo', '44');
    expect(triggerZone(here.state, [0, 1, 2]).length).toBe(10);
    const table = here.horde('34', 1).reaction(['bruce', 'nina', 'leo'], 'damage');
    expect(attacks(table)).toEqual([['44', 1]]);
    const together = scenario({ survivors: ['bruce', 'nina', 'leo'] })
      .survivor('bruce', '42')
      .survivor('nina', '42')
      .survivor('leo', '42');
    expect(together.horde('34', 1).reaction(['bruce', 'nina', 'leo']).state.hordes).toEqual({ '34': 1 });
  });
  it('[DD-REACT-05, DD-REACT-06, DD-EX-28] only hordes in the zone of the group that acted', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] })
      .survivor('leo', '22')
      .horde('33', 1)
      .horde('21', 1);
    const table = here.reaction(['bruce', 'lucy'], 'damage');
    expect(attacks(table)).toEqual([['43', 1]]);
    expect(table.state.hordes).toEqual({ '43': 1, '21': 1 });
  });
  it('[DD-REACT-07, DD-REACT-25] a creature always, wherever it is', () => {
    const table = react(scenario().creature('CR1', '13'), 'damage', 'fear', 'entrap');
    expect([table.state.creature?.room, attacks(table)]).toEqual(['43', [['43', 3]]]);
  });
  it('[DD-RULING-67, DD-EX-74] an emptied group is skipped; one that loses its last member still stirs the creature', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] })
      .survivor('lucy', '44', { wounds: 14 })
      .survivor('leo', '22');
    const table = here.horde('44', 1).burning('15', 1).actionPhase(['bruce'], ['lucy'], ['leo']);
    table.pick({ verb: 'done' }, 'damage').pick({ verb: 'endure' }, 1);
    expect([table.state.survivors[1]?.status, table.state.acting]).toEqual(['waiting', 2]);
    expect(table.told('fireSpread').length).toBe(1);
    const last = scenario()
      .creature('CR1', '21')
      .horde('33', 1)
      .groups([])
      .play()
      .run(reaction, { members: [] });
    expect([last.state.hordes, last.state.creature?.room]).toEqual([{ '33': 1 }, '33']);
  });
});

describe('attacks of step 1', () => {
  it('[DD-REACT-08, DD-REACT-12] zombies first, then the creature in the same room', () => {
    const table = react(scenario().horde('43', 1).creature('CR1', '43'), 'fear').pick({ verb: 'endure' });
    table.pick({ survivor: 'lucy' }).pick({ room: '44' }, 'damage', 'damage', 'damage');
    expect(table.told('enemyAttacked').map(({ by }) => by)).toEqual(['creature']);
  });
  it('[DD-REACT-09] in different rooms the players choose the order', () => {
    const here = scenario().survivor('lucy', '44').horde('43', 1).horde('44', 1);
    expect(
      react(here)
        .options()
        .map(({ facets }) => facets.room),
    ).toEqual(['43', '44']);
  });
  it('[DD-REACT-10] one die a zombie, six at the most', () => {
    const six = Array<string>(6).fill('damage');
    expect(attacks(react(scenario().horde('43', 8), ...six))).toEqual([['43', 6]]);
    expect(attacks(react(scenario().horde('43', 2), 'damage', 'damage'))).toEqual([['43', 2]]);
  });
  it('[DD-REACT-11] a creature as many as its board says, less its red locations', () => {
    const here = scenario().creature('CR1', '43', { 'CR1-b': 3 });
    expect(attacks(react(here, 'damage', 'damage'))).toEqual([['43', 2]]);
  });
  it('[DD-REACT-13, DD-REACT-28] zombies in a room with anybody stay and attack, of whatever group, and do not move afterwards', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] })
      .survivor('leo', '33')
      .horde('33', 1);
    const table = here.reaction(['bruce', 'lucy'], 'damage');
    expect(attacks(table)).toEqual([['33', 1]]);
    expect(table.pick({ verb: 'endure' }).state.hordes).toEqual({ '33': 1 });
  });
});

describe('movement of step 2', () => {
  it('[DD-REACT-14, DD-REACT-20] up to two rooms, and an attack where they meet somebody', () => {
    const table = react(scenario().horde('34', 2), 'damage', 'fear');
    expect([table.state.hordes, attacks(table)]).toEqual([{ '43': 2 }, [['43', 2]]]);
  });
  it('[DD-REACT-15] the closest survivors, also of other groups', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] })
      .survivor('leo', '44')
      .horde('34', 1);
    expect(attacks(here.reaction(['bruce', 'lucy'], 'damage'))).toEqual([['44', 1]]);
  });
  it('[DD-REACT-16, DD-SPAWN-13, DD-RULING-58] not through locked doors, burning or destroyed tiles', () => {
    for (const here of [scenario().burning('44', 1), scenario().destroyed('44')]) {
      const table = react(here.horde('34', 1).token('35').fireToken('15'), 1);
      expect([table.state.hordes['34'], table.state.tokens]).toEqual([1, { '35': 1 }]);
    }
    expect(react(scenario().lock('42E', 'A01').horde('42', 1)).state.hordes).toEqual({ '42': 1 });
  });
  it('[DD-REACT-17, DD-EX-34] they never leave the zone: with every detour outside it they stay', () => {
    const house =
      'C1@270 O2@0 O8@0 O3@0 C3@90 O1@270 I2@270 I1@0 I6@0 O6@90 O7@270 I4@0 I7@0 I5@180 O4@90 C2@270 O11@180 ENT@0 O9@180 LAB@180';
    const here = scenario({}, house)
      .survivor('bruce', '33')
      .survivor('lucy', '33')
      .lock('33N', 'A01')
      .token('23');
    expect(react(here).state.tokens).toEqual({ '23': 1 });
  });
  it('[DD-REACT-18, DD-EX-33] a detour of five moves inside the zone: two, two, and in the third reaction they are there', () => {
    const house =
      'C3@0 O2@0 O12@0 O9@0 C1@0 O1@270 I10@0 I1@0 I2@0 O8@90 O4@270 I3@0 I7@0 I6@0 O10@90 LAB@180 O5@180 ENT@0 O3@180 C2@90';
    const here = scenario({}, house)
      .survivor('bruce', '33')
      .survivor('lucy', '33')
      .lock('33N', 'A01')
      .token('23');
    const table = react(here);
    expect(table.state.tokens).toEqual({ '32': 1 });
    table.run(reaction, { members: [0, 1] }, 2);
    expect(table.state.hordes).toEqual({ '43': 2 });
    table.run(reaction, { members: [0, 1] }, 'damage', 'damage');
    expect([table.state.hordes, attacks(table)]).toEqual([{ '33': 2 }, [['33', 2]]]);
  });
  it('[DD-REACT-04, DD-REACT-19] equally near rooms and equal routes: the players choose', () => {
    const here = scenario().survivor('bruce', '22').survivor('lucy', '24').horde('23', 1);
    const table = react(here);
    expect([table.decision?.kind, table.options().map(({ facets }) => facets.room)]).toEqual([
      'zombieTarget',
      ['22', '24'],
    ]);
    const route = react(scenario().survivor('bruce', '32').survivor('lucy', '32').horde('21', 1));
    expect([route.decision?.kind, route.options().map(({ facets }) => facets.room)]).toEqual([
      'zombieRoute',
      ['22', '31'],
    ]);
  });
  it('[DD-REACT-21, DD-EX-29] Z1 of two attacks, Z2 of four comes in, and six attack together', () => {
    const table = react(scenario().horde('43', 2).horde('44', 4), 'damage', 'damage');
    expect(attacks(table)).toEqual([['43', 2]]);
    table
      .pick({ verb: 'endure' })
      .pick({ survivor: 'bruce' })
      .pick({ survivor: 'lucy' }, ...Array<string>(6).fill('damage'));
    expect([attacks(table), table.state.hordes]).toEqual([[['43', 6]], { '43': 6 }]);
  });
  it('[DD-EX-30] with Z2 of six it is still six dice', () => {
    const table = react(scenario().horde('43', 2).horde('44', 6), 'damage', 'damage');
    table
      .pick({ verb: 'endure' })
      .pick({ survivor: 'bruce' })
      .pick({ survivor: 'lucy' }, ...Array<string>(6).fill('damage'));
    expect([attacks(table), table.state.hordes]).toEqual([[['43', 6]], { '43': 8 }]);
  });
  it('[DD-REACT-27] a token that comes into sight turns and goes on as a horde', () => {
    const table = react(scenario().token('34'), 3, 'damage', 'damage', 'damage');
    expect(table.state.hordes).toEqual({ '43': 3 });
  });
  it('[DD-RULING-70, DD-EX-85] a horde that another one joined still makes its own move, the other no more', () => {
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '33')
      .horde('34', 1)
      .horde('43', 2);
    const table = here.reaction(['bruce']);
    table.pick({ room: '34' }).pick({ room: '44' }, 'damage', 'damage');
    expect([table.state.hordes, attacks(table)]).toEqual([{ '43': 1, '33': 2 }, [['33', 2]]]);
    table.pick({ verb: 'endure' });
    expect([table.state.hordes, of(table, 'bruce').wounds]).toEqual([{ '43': 1, '33': 2 }, 2]);
  });
});

describe('the creature moves', () => {
  const house =
    'LAB@0 O4@0 O5@0 O3@0 C2@90 O12@270 I1@90 I7@0 I10@90 O6@90 O11@270 I8@0 I4@90 I2@180 O8@90 C1@180 O9@180 ENT@0 O2@180 C3@90';
  const closed = (...open: string[]) => {
    const here = scenario({}, house).survivor('bruce', '33').survivor('lucy', '33').creature('CR1', '22');
    const chips: Record<string, string> = {
      '23N': 'A01',
      '23S': 'A02',
      '32N': 'A03',
      '33i': 'A04',
      '12i': 'A05',
      '13i': 'A06',
    };
    for (const lock in chips) if (!open.includes(lock)) here.lock(lock, chips[lock] ?? '');
    return here;
  };
  it('[DD-REACT-22, DD-EX-35] no open route: the Dog does not move', () => {
    const table = react(closed());
    expect([table.state.creature?.room, table.told('creatureStays').length]).toEqual(['22', 1]);
  });
  it('[DD-EX-36, DD-RULING-28] both doors open: 12, 13, 23, next to the survivors', () => {
    expect(react(closed('23N', '23S')).state.creature?.room).toBe('23');
  });
  it('[DD-REACT-23] only a fire-resistant one crosses fire', () => {
    const through = (id: 'CR1' | 'CR3', ...rolls: string[]) => {
      const here = scenario({ survivors: ['bruce'] })
        .creature(id, '23')
        .burning('33', 1)
        .burning('34', 1);
      return here
        .groups(['bruce'])
        .play()
        .run(activateCreature, {}, ...rolls).state.creature?.room;
    };
    expect(through('CR1', 'damage', 'damage', 'damage')).toBe('43');
    expect(through('CR3')).toBe('23');
  });
  it('[DD-REACT-24, DD-RULING-28] not when it would end farther away than it began', () => {
    // From the Medical Supplies to the bedroom next door it is five moves, and after three the Dog would be two tiles away.
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '14')
      .creature('CR1', '15');
    const table = here.groups(['bruce']).play().run(activateCreature, {});
    expect([table.state.creature?.room, table.told('creatureStays').length]).toEqual(['15', 1]);
    const flock = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '14')
      .creature('CR3', '15')
      .groups(['bruce']);
    expect(flock.play().run(activateCreature, {}).state.creature?.room).toBe('24');
  });
  it('[DD-CREATURE-07, DD-EX-27] two hits on the blue location: movement 3 becomes 2', () => {
    const ends = (hits: Record<string, number>) => {
      const here = scenario({ survivors: ['bruce'] })
        .survivor('bruce', '13')
        .creature('CR1', '43', hits)
        .groups(['bruce']);
      const rolls = hits['CR1-a'] === 2 ? [] : ['damage', 'damage', 'damage'];
      return here.play().run(activateCreature, {}, ...rolls).state.creature?.room;
    };
    expect([ends({}), ends({ 'CR1-a': 1 }), ends({ 'CR1-a': 2 })]).toEqual(['13', '13', '23']);
  });
});

describe('an attack', () => {
  it('[DD-CDICE-02, DD-RULING-29] roll, defense, cancelling, allocation: blows and bites, then entrap, then fear; then it all applies', () => {
    const here = scenario().horde('43', 6);
    const table = here
      .play()
      .run(enemyAttack, { by: 'horde', room: '43', count: 4 }, 'fear', 'entrap', 'damage', 'bite');
    table.pick({ verb: 'defend' }, 'success', 'failure');
    expect([table.decision?.kind, table.options().length]).toEqual(['cancelDie', 4]);
    table.pick({ claw: 'bite' });
    expect(new Set(table.options().map(({ facets }) => facets.claw))).toEqual(new Set(['damage']));
    table.pick({ survivor: 'bruce' });
    expect(new Set(table.options().map(({ facets }) => facets.claw))).toEqual(new Set(['entrap']));
    expect(of(table, 'bruce').wounds).toBe(0);
    table.pick({ survivor: 'bruce' });
    expect(table.state.survivors.map(({ wounds, entrapped }) => [wounds, entrapped])).toEqual([
      [1, true],
      [0, false],
    ]);
  });
  it('[DD-CDICE-03, DD-CDICE-04] each die to anybody in the room; one may take several', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] }).survivor('leo', '22');
    const table = attacked(here, 'damage', 'damage');
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual(['bruce', 'lucy']);
    table.pick({ survivor: 'lucy' }).pick({ survivor: 'lucy' });
    expect(of(table, 'lucy').wounds).toBe(2);
  });
  it('[DD-CDICE-05, DD-EX-56] entrapped in the same attack, fear finds nobody', () => {
    const table = attacked(scenario({ survivors: ['bruce'] }), 'entrap', 'fear');
    expect([of(table, 'bruce').entrapped, of(table, 'bruce').room]).toEqual([true, '43']);
    expect(table.told('clawIgnored').map(({ claw }) => claw)).toEqual(['fear']);
  });
  it('[DD-CDICE-06, DD-EX-55, DD-ZOMB-12] a bite goes to who has fewer than two tokens', () => {
    const here = scenario()
      .survivor('bruce', '43', { virus: ['left', 'left'] })
      .survivor('lucy', '43', { virus: ['left'] });
    const table = attacked(here, 'damage', 'heavyDamage', 'bite');
    expect(table.options({ claw: 'bite' }).map(({ facets }) => facets.survivor)).toEqual(['lucy']);
    const nobody = attacked(
      scenario({ survivors: ['bruce'] }).survivor('bruce', '43', { virus: ['left', 'left'] }),
      'bite',
    );
    expect(nobody.told('clawIgnored').length).toBe(1);
  });
  it('[DD-CDICE-07, DD-CDICE-08, DD-CDICE-T1] damage costs 1, heavy damage 2 of one survivor', () => {
    const table = attacked(scenario({ survivors: ['lucy'] }), 'damage', 'heavyDamage');
    expect(table.options().map(({ id }) => id)).toEqual(['damage/lucy', 'heavyDamage/lucy']);
    table.pick('heavyDamage/lucy');
    expect(of(table, 'lucy').wounds).toBe(3);
  });
  it('[DD-CDICE-09] every die with a target must be dealt out', () => {
    const table = attacked(scenario(), 'fear', 'fear');
    expect(table.offers({ survivor: 'nobody' })).toBe(false);
  });
  it('[DD-RULING-60] a shot from afar counts in the room of its targets', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] })
      .creature('CR2', '23')
      .groups(['bruce', 'leo']);
    const table = here.play().run(activateCreature, {}, 1, 'damage', 'fear', 'damage');
    expect([table.state.creature?.room, attacks(table)]).toEqual(['33', [['43', 3]]]);
    expect(defenseDice(table.state, '43')).toBe(2);
  });
  it('[DD-CREATURE-06, DD-CREATURE-09] destroyed orange and white locations negate a bite and a reinforcement each', () => {
    const here = scenario({ survivors: ['bruce'] }).creature('CR1', '43', { 'CR1-c': 2, 'CR1-d': 2 });
    const table = here
      .play()
      .run(enemyAttack, { by: 'creature', room: '43', count: 3 }, 'bite', 'reinforcement', 'damage');
    table.pick({ verb: 'endure' });
    expect(table.told('clawNegated').map(({ claw }) => claw)).toEqual(['bite', 'reinforcement']);
    expect([of(table, 'bruce').virus, of(table, 'bruce').entrapped]).toEqual([[], false]);
  });
  it('[DD-SURV-09] a lower zone lowers the AP of the next round only', () => {
    const table = attacked(
      scenario({ survivors: ['lucy'] }).survivor('lucy', '43', { wounds: 5 }),
      'heavyDamage',
    );
    expect([of(table, 'lucy').wounds, of(table, 'lucy').ap]).toEqual([7, 4]);
  });
  it('[DD-SURV-11, DD-DEATH-01, DD-RULING-34] on the skull the survivor is dead at once: cards gone, darkness grows', () => {
    const here = scenario()
      .survivor('lucy', '43', { wounds: 14, xp: 4 })
      .cards('lucy', 'E13')
      .survivor('bruce', '22');
    const table = attacked(here, 'damage');
    expect(table.state.survivors[1]).toMatchObject({
      status: 'waiting',
      room: null,
      xp: 0,
      right: [],
      left: [],
    });
    expect([table.state.aside.includes('S02'), table.state.discarded, table.state.darkness]).toEqual([
      true,
      ['E13'],
      1,
    ]);
  });
  it('[DD-RULING-34] a starting weapon that somebody else holds does not come back', () => {
    const here = scenario().waiting('lucy').cards('bruce', 'S02');
    const table = here.play().run(reentries, {}).pick({ survivor: 'lucy' });
    expect([of(table, 'lucy').right, of(table, 'bruce').right]).toEqual([[], ['S01', 'S02']]);
  });
  it('[DD-RULING-55] with everybody eliminated the game goes on', () => {
    const here = scenario({ survivors: ['lucy'] }).survivor('lucy', '43', { wounds: 10 });
    expect(attacked(here, 'damage').state.outcome).toBeNull();
  });
});

describe('defense', () => {
  it('[DD-DEFENSE-01, DD-DEFENSE-03, DD-DEFENSE-04] the roll is optional; each success cancels a die of choice', () => {
    const table = scenario()
      .horde('43', 2)
      .play()
      .run(enemyAttack, { by: 'horde', room: '43', count: 2 }, 'bite', 'heavyDamage');
    expect([table.offers({ verb: 'defend' }), table.offers({ verb: 'endure' })]).toEqual([true, true]);
    table.pick({ verb: 'defend' }, 'success', 'failure').pick({ claw: 'heavyDamage' });
    expect(table.options().map(({ facets }) => facets.claw)).toEqual(['bite', 'bite']);
  });
  it('[DD-DEFENSE-02, DD-EX-54, DD-ADV-06, DD-ICON-SECURE] a die for everybody who is free, of any group; always four in a secure room', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'], advanced: true });
    for (const id of ['bruce', 'lucy', 'leo'] as const) here.survivor(id, '43');
    here.survivor('leo', '43', { entrapped: true }).horde('43', 1);
    expect(defenseDice(here.state, '43')).toBe(2);
    for (const id of ['bruce', 'lucy', 'leo'] as const) here.survivor(id, '23');
    expect(defenseDice(here.state, '23')).toBe(4);
    here.survivor('bruce', '23', { entrapped: true }).survivor('lucy', '23', { entrapped: true });
    expect(defenseDice(here.state, '23')).toBe(0);
    const five = scenario({ survivors: ['bruce', 'lucy', 'leo', 'jack', 'nina'] });
    expect(defenseDice(five.state, '43')).toBe(4);
  });
  it('[DD-RULING-71] before it gear can be switched and skills bought', () => {
    const here = scenario().survivor('bruce', '43', { xp: 5 }).horde('43', 1);
    const table = here.play().run(enemyAttack, { by: 'horde', room: '43', count: 1 }, 'damage');
    table.pick({ verb: 'buy', skill: 'BR3' });
    table.pick({ verb: 'defend' }, 'success', 'aim', 'aim', 'aim');
    expect(table.told('clawCancelled').length).toBe(1);
  });
});

describe('entrapment', () => {
  const held = (changes = {}) =>
    scenario()
      .survivor('lucy', '43', { entrapped: true, ...changes })
      .horde('43', 2);
  it('[DD-ENTRAP-01, DD-ENTRAP-13] an entrap die holds one survivor, once', () => {
    const table = attacked(scenario(), 'entrap', 'entrap', 'entrap');
    table.pick({ survivor: 'lucy' });
    expect(table.state.survivors.map(({ entrapped }) => entrapped)).toEqual([true, true]);
    expect(table.told('clawIgnored').length).toBe(1);
  });
  it('[DD-ENTRAP-02] it ends when no enemy is left in the room', () => {
    const table = held()
      .with({ hordes: { '43': 1 } })
      .turn('bruce')
      .pick({ verb: 'attack' }, 'success', 'aim', 'aim');
    table.pick({ verb: 'hit' });
    expect(of(table, 'lucy').entrapped).toBe(false);
    const pushed = held()
      .with({ hordes: { '43': 1 } })
      .turn('bruce')
      .pick({ verb: 'attack' }, 'knockback', 'aim', 'aim');
    expect(of(pushed.pick({ verb: 'push', room: '33' }), 'lucy').entrapped).toBe(false);
  });
  it('[DD-ENTRAP-03, DD-RULING-72] the entrapped only try to escape; gear, skills and being helped are still theirs', () => {
    const here = held({ xp: 3, wounds: 2 }).cards('lucy', 'E46').cards('bruce', 'E47').lock('42E', 'A01');
    const table = here.turn('lucy', 'bruce');
    expect(new Set(table.options({ survivor: 'lucy' }).map(({ facets }) => facets.verb))).toEqual(
      new Set(['escape', 'switch', 'buy']),
    );
    table.pick({ verb: 'use', survivor: 'bruce', card: 'E47' });
    expect(of(table, 'lucy').wounds).toBe(0);
  });
  it('[DD-ENTRAP-04] a shot from another room holds nobody', () => {
    const here = scenario({ survivors: ['bruce'] }).creature('CR2', '33');
    const table = here
      .play()
      .run(enemyAttack, { by: 'creature', room: '43', count: 1 }, 'entrap')
      .pick({ verb: 'endure' });
    expect(of(table, 'bruce').entrapped).toBe(false);
  });
  it('[DD-ENTRAP-05] the group cannot finish before the attempt', () => {
    const table = held().turn('lucy', 'bruce');
    expect(table.refusal({ verb: 'done' })).toBe('DD-ENTRAP-05');
    table.pick({ verb: 'escape', survivor: 'lucy' }).pick({ verb: 'try' }, 'aim');
    expect(table.offers({ verb: 'done' })).toBe(true);
  });
  it('[DD-ENTRAP-06, DD-ENTRAP-08, DD-SURV-12, DD-EX-65] dice of the entrap rate, a retreat frees, and one AP is gone', () => {
    const here = scenario({ survivors: ['leo'] })
      .survivor('leo', '43', { entrapped: true, wounds: 4, ap: 3 })
      .horde('43', 2);
    const table = here.turn('leo').pick({ verb: 'escape' }, 'aim', 'retreat', 'failure');
    expect([of(table, 'leo').entrapped, of(table, 'leo').ap]).toEqual([false, 2]);
  });
  it('[DD-ENTRAP-07] others of the group in the room add their dice for 1 AP, four at the most', () => {
    const here = scenario({ survivors: ['bruce', 'leo', 'lucy'] })
      .survivor('leo', '43', { entrapped: true })
      .horde('43', 1);
    const table = here.turn('bruce', 'leo').pick({ verb: 'escape', survivor: 'leo' });
    expect(table.options({ verb: 'assist' }).map(({ facets }) => facets.survivor)).toEqual(['bruce']);
    table.pick({ verb: 'assist' }, 'aim', 'aim', 'aim', 'retreat');
    expect([of(table, 'bruce').ap, of(table, 'leo').ap]).toEqual([3, 3]);
  });
  it('[DD-ENTRAP-09] after a failure the others try again, the entrapped does not', () => {
    const table = held()
      .turn('lucy', 'bruce')
      .pick({ verb: 'escape', survivor: 'lucy' })
      .pick({ verb: 'try' }, 'aim');
    expect(table.options({ verb: 'escape' }).map(({ facets }) => facets.survivor)).toEqual(['bruce']);
    table.pick({ verb: 'escape' }, 'aim', 'aim', 'retreat');
    expect([of(table, 'lucy').entrapped, of(table, 'lucy').ap]).toEqual([false, 3]);
  });
  it('[DD-ENTRAP-10, DD-RULING-30] the active free those of other groups, at 1 AP of the freed if it has not acted', () => {
    const table = held().turn('bruce').pick({ verb: 'escape' }, 'retreat', 'aim', 'aim');
    expect([of(table, 'lucy').entrapped, of(table, 'lucy').ap, of(table, 'bruce').ap]).toEqual([false, 3, 3]);
    const after = held({ ap: 0 }).turn('bruce').pick({ verb: 'escape' }, 'retreat', 'aim', 'aim');
    expect(of(after, 'lucy').ap).toBe(0);
  });
  it('[DD-ENTRAP-11] one attempt frees one', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] }).survivor('lucy', '43', {
      entrapped: true,
    });
    const table = here.survivor('leo', '43', { entrapped: true }).horde('43', 1).turn('bruce');
    table.pick({ verb: 'escape', target: 'lucy' }, 'retreat', 'retreat', 'retreat');
    expect([of(table, 'lucy').entrapped, of(table, 'leo').entrapped]).toEqual([false, true]);
  });
  it('[DD-ENTRAP-12] the entrapped give no defense die and are not moved by fear', () => {
    const here = held();
    expect(defenseDice(here.state, '43')).toBe(1);
    const table = attacked(here.with({ hordes: { '43': 2 } }), 'fear', 'fear');
    expect(table.told('clawAllocated').map(({ survivor }) => survivor)).toEqual(['bruce']);
  });
  it('[DD-EX-77, DD-RULING-30] entrapped in the own turn after 1 AP: one attempt, and two AP are left if it works', () => {
    const here = scenario({ survivors: ['lucy'] })
      .survivor('lucy', '43', { entrapped: true, ap: 3 })
      .horde('43', 1);
    const table = here.turn('lucy').pick({ verb: 'escape' }, 'retreat');
    expect(of(table, 'lucy').ap).toBe(2);
    const failed = here.turn('lucy').pick({ verb: 'escape' }, 'aim');
    expect(failed.offers({ verb: 'escape' })).toBe(false);
  });
});

describe('fear', () => {
  it('[DD-FEAR-01, DD-RULING-85] to an open room next door of choice that does not burn, enemies or not', () => {
    const here = scenario({ survivors: ['bruce'] })
      .burning('33', 1)
      .horde('44', 1)
      .lock('42E', 'A01');
    const table = attacked(here, 'fear');
    expect(of(table, 'bruce').room).toBe('44');
    const shut = attacked(
      scenario({ survivors: ['bruce'] })
        .burning('33', 1)
        .destroyed('44')
        .lock('42E', 'A01'),
      'fear',
    );
    expect([of(shut, 'bruce').room, shut.told('clawIgnored').length]).toEqual(['43', 1]);
  });
  it('[DD-FEAR-02] one for each survivor', () => {
    const table = attacked(
      scenario({ survivors: ['bruce'] })
        .lock('42E', 'A01')
        .burning('33', 1),
      'fear',
      'fear',
    );
    expect(table.told('clawIgnored').length).toBe(1);
  });
  it('[DD-FEAR-03, DD-FEAR-05] each chooses its room; no AP, and enemies do not hold them', () => {
    const table = attacked(scenario(), 'fear', 'fear').pick({ survivor: 'bruce' }).pick({ room: '44' });
    table.pick({ room: '33' });
    expect(table.state.survivors.map(({ room, ap }) => [room, ap])).toEqual([
      ['44', 4],
      ['33', 4],
    ]);
  });
  it('[DD-FEAR-04] fleeing makes no new zone', () => {
    const here = scenario({ survivors: ['bruce'] })
      .horde('43', 1)
      .horde('35', 1);
    const table = here.reaction(['bruce'], 'fear').pick({ verb: 'endure' }).pick({ room: '44' });
    expect(table.state.hordes['35']).toBe(1);
  });
  it('[DD-REACT-14, DD-RULING-70] a horde whose room has emptied before it struck may still move', () => {
    const here = scenario().survivor('bruce', '44').horde('44', 2);
    beginReaction(here.state, ['43', '44']);
    here.survivor('bruce', '43');
    const table = here.play().run(zombiesAttack, {});
    expect(table.told('enemyAttacked')).toEqual([]);
    expect(table.state.reaction?.pending).toEqual([{ kind: 'horde', room: '44', count: 2 }]);
  });
  it('[DD-FEAR-06, DD-ADV-05, DD-RULING-86] fleeing onto a lurking tile is an entry like any other', () => {
    const here = scenario({ survivors: ['bruce'], advanced: true });
    const table = attacked(here, 'fear').pick({ room: '33' }, 'aim');
    expect(table.told('lurkingChecked').length).toBe(1);
  });
});

describe('reinforcement', () => {
  const fight = () => scenario().horde('43', 1);
  it('[DD-REINF-01, DD-REINF-02, DD-REINF-04, DD-EX-37] Z4, two tiles and two moves away, joins and adds no dice; Z2 and Z3 stay', () => {
    const here = fight().horde('22', 1).horde('24', 1).horde('23', 2);
    expect(reinforcersOf(here.state, '43').map(({ room }) => room)).toEqual(['23']);
    const table = react(here, 'reinforcement').pick({ verb: 'endure' });
    expect(table.state.hordes).toEqual({ '22': 1, '24': 1, '43': 3 });
    expect(attacks(table)).toEqual([]);
  });
  it('[DD-REINF-03] neighbours are not called', () => {
    expect(reinforcersOf(fight().horde('33', 1).horde('44', 1).state, '43')).toEqual([]);
  });
  it('[DD-REINF-05] the players choose; what cannot be used is ignored', () => {
    expect(attacked(scenario().horde('23', 1), 'reinforcement').state.hordes).toEqual({ '43': 2 });
    const both = attacked(scenario().horde('23', 1).horde('45', 1), 'reinforcement');
    expect(both.options().map(({ facets }) => facets.room)).toEqual(['23', '45']);
    expect(attacked(scenario(), 'reinforcement').decision).toBeNull();
  });
  it('[DD-RULING-31, DD-REACT-13] they walk by the rules: not past survivors, not away from them, not through fire', () => {
    const base = () =>
      scenario({ survivors: ['bruce', 'leo'] })
        .horde('43', 1)
        .horde('23', 2);
    expect(reinforcersOf(base().survivor('leo', '23').state, '43')).toEqual([]);
    expect(reinforcersOf(base().survivor('leo', '33').state, '43')).toEqual([]);
    expect(reinforcersOf(base().burning('33', 1).state, '43')).toEqual([]);
    expect(reinforcersOf(base().state, '43').length).toBe(1);
  });
  it('[DD-CREATURE-14, DD-RULING-25] for a creature each icon is its power attack instead', () => {
    const here = scenario({ survivors: ['bruce'] })
      .creature('CR1', '43')
      .horde('23', 1);
    const table = here
      .play()
      .run(enemyAttack, { by: 'creature', room: '43', count: 1 }, 'reinforcement')
      .pick({ verb: 'endure' });
    expect([table.told('powerUsed').length, table.state.hordes]).toEqual([1, { '23': 1 }]);
  });
});

describe('bites', () => {
  it('[DD-BITE-01] each bite gives a virus token to a survivor of choice', () => {
    const table = attacked(scenario(), 'bite').pick({ survivor: 'lucy' }).pick({ side: 'right' });
    expect(of(table, 'lucy').virus).toEqual(['right']);
  });
});
