/** Attacks of survivors: weapons, range, icons, creatures; and line of sight. */
import { attackDice, baseRange, roomsInRange } from '../../../src/games/darkest-house/actions/attack';
import { lookAlong, rangeBetween, sees, sightFrom } from '../../../src/games/darkest-house/passages';
import { creatureDice } from '../../../src/games/darkest-house/procedures/creature';
import { groupTurn } from '../../../src/games/darkest-house/procedures/round';
import { creatureAreasDown } from '../../../src/games/darkest-house/changes';
import { of, scenario, type Scenario, type Table } from './scenario';

/** Bruce attacks in the entrance hall with what he has in hand. */
const swing = (here: Scenario, ...dice: string[]): Table =>
  here.turn('bruce').pick({ verb: 'attack' }, ...dice);
const armed = (card: string): Scenario => scenario().unarmed('bruce').cards('bruce', card);
const targets = (table: Table) => table.options({ verb: 'hit' }).map(({ facets }) => facets.room);

describe('attacking', () => {
  it('[DD-COMBAT-01, DD-COMBAT-03, DD-EQUIP-13] 1 AP and the dice of the weapon', () => {
    const table = swing(scenario().horde('43', 1), 'aim', 'aim', 'retreat');
    expect([of(table, 'bruce').ap, table.decision?.kind]).toEqual([3, 'retreatTo']);
    const strong = scenario().unarmed('bruce').cards('bruce', 'E19').skills('bruce', 'BR1');
    expect(attackDice(strong.who('bruce'), 'E19')).toBe(4);
  });
  it('[DD-COMBAT-02, DD-EQUIP-12] melee in the own room; ranged as far as the weapon reaches in sight', () => {
    const gun = armed('E05').horde('33', 1).horde('23', 1).horde('13', 1);
    expect(targets(swing(gun, 'success', 'retreat', 'retreat', 'knockback'))).toEqual(['33', '23']);
    const axe = armed('E13').horde('33', 1).horde('43', 1);
    expect(targets(swing(axe, 'success', 'retreat', 'retreat'))).toEqual(['43']);
  });
  it('[DD-EX-40] Automatic, range 2: two tiles yes, three only with an aim icon', () => {
    const far = () => armed('E05').horde('13', 1);
    expect(far().turn('bruce').offers({ verb: 'attack' })).toBe(true);
    const short = swing(far(), 'success', 'success', 'knockback', 'knockback');
    expect([short.decision?.kind, short.state.hordes]).toEqual(['groupAction', { '13': 1 }]);
    expect(targets(swing(far(), 'success', 'aim', 'knockback', 'knockback'))).toEqual(['13']);
    const near = swing(armed('E05').horde('23', 1), 'success', 'knockback', 'knockback', 'knockback');
    expect(targets(near)).toEqual(['23']);
  });
  it('[DD-COMBAT-04] without a usable weapon one die, in the own room', () => {
    const table = swing(scenario().unarmed('bruce').horde('43', 1), 'success').pick({ verb: 'hit' });
    expect(table.state.hordes).toEqual({});
    expect(scenario().unarmed('bruce').horde('44', 1).turn('bruce').offers({ verb: 'attack' })).toBe(false);
  });
  it('[DD-RULING-65, DD-EX-72] nobody in reach, no attack; fists only when no weapon can be used', () => {
    const alone = scenario().turn('bruce');
    expect(alone.refusal({ verb: 'attack', survivor: 'bruce' })).toBe('DD-RULING-65');
    const table = scenario().horde('43', 1).turn('bruce');
    expect(table.options({ verb: 'attack' }).map(({ facets }) => facets.weapon)).toEqual(['S01']);
    // Range 1 and three dice: an enemy four tiles away could be brought into range by aim icons.
    expect(scenario().horde('13', 1).turn('bruce').offers({ verb: 'attack' })).toBe(true);
  });
  it('[DD-COMBAT-05, DD-COMBAT-06, DD-COMBAT-07, DD-COMBAT-10] roll first, then split the hits as you like; a zombie dies of one, for 1 XP', () => {
    const table = swing(armed('E05').horde('43', 1).horde('33', 2), 'success', 'success', 'aim', 'aim');
    table.pick({ verb: 'hit', room: '33' }).pick({ verb: 'hit', room: '43' });
    expect([table.state.hordes, of(table, 'bruce').xp, of(table, 'lucy').xp]).toEqual([{ '33': 1 }, 2, 0]);
  });
  it('[DD-COMBAT-08] one weapon an attack; a scope adds to it', () => {
    const here = scenario().cards('bruce', 'E01').horde('43', 1);
    expect(
      here
        .turn('bruce')
        .options({ verb: 'attack' })
        .map(({ facets }) => facets.weapon),
    ).toEqual(['S01', 'E01']);
    expect(attackDice(here.who('bruce'), 'S01')).toBe(3);
    expect(baseRange(scenario().cards('bruce', 'E20').who('bruce'), 'S01')).toBe(2);
  });
  it('[DD-COMBAT-09, DD-RULING-20] a marker an attack, also in the own room; without one the weapon is useless', () => {
    const here = scenario().horde('43', 3);
    here.state.ammo.S01 = 1;
    const table = swing(here, 'success', 'success', 'success').pick({ verb: 'done' });
    expect(table.state.ammo.S01).toBe(0);
    expect(table.options({ verb: 'attack' }).map(({ facets }) => facets.weapon)).toEqual(['fists']);
  });
  it('[DD-COMBAT-11] the entrapped cannot attack', () => {
    const table = scenario().survivor('bruce', '43', { entrapped: true }).horde('43', 1).turn('bruce');
    expect(table.refusal({ verb: 'attack', survivor: 'bruce' })).toBe('DD-COMBAT-11');
  });
  it('[DD-RULING-83] step by step: pay, roll, re-roll, failures, changes, hits, retreats', () => {
    const here = scenario({ survivors: ['leo', 'lucy'] })
      .skills('leo', 'LE2')
      .horde('43', 3);
    const table = here.turn('leo').pick({ verb: 'attack' }, 'failure', 'failure', 'knockback');
    expect([of(table, 'leo').ap, table.decision?.kind]).toEqual([3, 'rerollFailure']);
    table.pick({ verb: 'reroll' }, 'retreat');
    expect(table.decision?.kind).toBe('cancelIcon');
    table.pick({ icon: 'retreat' });
    expect(table.decision?.kind).toBe('convertIcon');
    table.pick({ verb: 'convert' });
    expect(table.decision?.kind).toBe('assignIcon');
    table.pick({ verb: 'hit' });
    expect([table.state.hordes, table.decision?.kind]).toEqual([{ '43': 2 }, 'groupAction']);
  });
});

describe('icons', () => {
  it('[DD-DICE-02, DD-DICE-T1] a success is a hit', () => {
    expect(swing(scenario().horde('43', 2), 'success', 'aim', 'aim').options({ verb: 'hit' }).length).toBe(1);
  });
  it('[DD-DICE-03, DD-DICE-04, DD-EX-21] aims add to the range of every hit, also beyond what could be hit before', () => {
    const table = swing(armed('E06').horde('13', 2).horde('23', 1), 'success', 'success', 'aim', 'aim');
    expect(targets(table)).toEqual(['23', '13']);
    table.pick({ verb: 'hit', room: '13' }).pick({ verb: 'hit', room: '23' });
    expect(table.state.hordes).toEqual({ '13': 1 });
  });
  it('[DD-DICE-03, DD-EX-22] with a melee weapon aims do nothing', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E19').horde('43', 2).horde('33', 2);
    const table = swing(here, 'success', 'success', 'aim', 'aim');
    expect(targets(table)).toEqual(['43']);
    table.pick({ verb: 'hit' }).pick({ verb: 'hit' });
    expect(table.state.hordes).toEqual({ '33': 2 });
  });
  it('[DD-DICE-05, DD-DICE-06, DD-DICE-09, DD-RULING-51] a knockback pushes one zombie of the own room next door, through open doors only; or not', () => {
    const table = swing(
      scenario().lock('42E', 'A01').horde('43', 2).horde('33', 1),
      'knockback',
      'aim',
      'aim',
    );
    expect(table.options({ verb: 'push' }).map(({ facets }) => facets.room)).toEqual(['33', '44']);
    expect(table.offers({ verb: 'done' })).toBe(true);
    table.pick({ verb: 'push', room: '33' });
    expect(table.state.hordes).toEqual({ '43': 1, '33': 2 });
    expect(swing(scenario().horde('33', 1), 'knockback', 'success', 'aim').options({ verb: 'push' })).toEqual(
      [],
    );
  });
  it('[DD-DICE-07] several knockbacks on one: on along the line, while it is in sight', () => {
    const table = swing(scenario().horde('43', 1), 'knockback', 'knockback', 'knockback');
    table.pick({ verb: 'push', room: '33' });
    expect(table.options({ verb: 'push' }).map(({ facets }) => facets.room)).toEqual(['23']);
    table.pick({ verb: 'push' }).pick({ verb: 'push', room: '13' });
    expect(table.state.hordes).toEqual({ '13': 1 });
  });
  it('[DD-DICE-08] or one each on several', () => {
    const table = swing(scenario().horde('43', 2), 'knockback', 'knockback', 'aim');
    table.pick({ verb: 'push', room: '33' }).pick({ verb: 'push', room: '44' });
    expect(table.state.hordes).toEqual({ '33': 1, '44': 1 });
  });
  it('[DD-DICE-10, DD-DICE-14, DD-DICE-16, DD-RULING-24] a retreat moves anybody of the room, of any group, for no AP, into the fire if need be; or nobody', () => {
    const table = swing(scenario().horde('43', 2).burning('44', 1), 'retreat', 'aim', 'aim');
    expect(table.offers({ verb: 'stay' })).toBe(true);
    expect(table.options({ survivor: 'lucy' }).map(({ facets }) => facets.room)).toEqual(['33', '44', '42']);
    table.pick({ verb: 'retreat', survivor: 'lucy', room: '44' });
    expect(of(table, 'lucy')).toMatchObject({ room: '44', ap: 4, wounds: 1 });
  });
  it('[DD-DICE-11, DD-DICE-13] several: to different survivors, or one after the other for the same, through enemies', () => {
    const table = swing(scenario().horde('43', 1).horde('33', 1), 'retreat', 'retreat', 'aim');
    table.pick({ verb: 'retreat', survivor: 'bruce', room: '33' });
    table.pick({ verb: 'retreat', survivor: 'bruce', room: '23' });
    expect(of(table, 'bruce').room).toBe('23');
  });
  it('[DD-DICE-12] the entrapped do not retreat', () => {
    const here = scenario().horde('43', 1).survivor('lucy', '43', { entrapped: true });
    expect(swing(here, 'retreat', 'aim', 'aim').offers({ survivor: 'lucy' })).toBe(false);
  });
  it('[DD-DICE-15, DD-EX-18] success and failure: nothing', () => {
    const table = swing(armed('E17').horde('43', 1), 'success', 'failure');
    expect([table.state.hordes, table.decision?.kind]).toEqual([{ '43': 1 }, 'groupAction']);
  });
  it('[DD-EX-19] two successes and a failure: one hit', () => {
    const table = swing(scenario().horde('43', 3), 'success', 'success', 'failure').pick({ verb: 'hit' });
    expect([table.state.hordes, table.decision?.kind]).toEqual([{ '43': 2 }, 'groupAction']);
  });
  it('[DD-EX-20, DD-RULING-23] one failure cancels the other: one hit', () => {
    const table = swing(scenario().horde('43', 3), 'success', 'failure', 'failure').pick({ icon: 'failure' });
    expect(table.pick({ verb: 'hit' }).state.hordes).toEqual({ '43': 2 });
  });
  it('[DD-EX-52] three failures and a success: the third takes the success', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E19').horde('43', 3);
    const table = swing(here, 'failure', 'failure', 'failure', 'success').pick({ icon: 'failure' });
    expect([table.state.hordes, table.decision?.kind]).toEqual([{ '43': 3 }, 'groupAction']);
  });
  it('[DD-EX-53] two failures, a success, a knockback: both are left', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E19').horde('43', 3);
    const table = swing(here, 'failure', 'failure', 'success', 'knockback').pick({ icon: 'failure' });
    table.pick({ verb: 'hit' }).pick({ verb: 'push', room: '33' });
    expect(table.state.hordes).toEqual({ '43': 1, '33': 1 });
  });
  it('[DD-EX-68] three failures alone do nothing', () => {
    const table = swing(scenario().horde('43', 1), 'failure', 'failure', 'failure');
    expect(table.decision?.kind).toBe('groupAction');
  });
});

describe('line of sight', () => {
  it('[DD-LOS-02, DD-HOUSE-18] walls, ruins and locked doors end it', () => {
    expect(lookAlong(scenario().state, '34', 3)).toEqual([]);
    expect(lookAlong(scenario().destroyed('23').state, '43', 0)).toEqual(['33']);
    expect(lookAlong(scenario().lock('42E', 'A01').state, '43', 3)).toEqual([]);
    expect(lookAlong(scenario().state, '43', 3)).toEqual(['42']);
  });
  it('[DD-LOS-03, DD-EX-26] from a ruin nothing outside is seen, and nobody sees in', () => {
    const { state } = scenario().destroyed('44');
    expect([sightFrom(state, '44'), sees(state, '43', '44')]).toEqual([['44'], false]);
  });
  it('[DD-LOS-04] everything in the own room', () => {
    expect(sees(scenario().destroyed('44').state, '44', '44')).toBe(true);
  });
  it('[DD-LOS-05] burning tiles, figures and tokens do not block', () => {
    const { state } = scenario().burning('33', 2).horde('33', 6).token('23');
    expect(lookAlong(state, '43', 0)).toEqual(['33', '23', '13']);
  });
  it('[DD-LOS-06] it decides what can be shot at', () => {
    expect(roomsInRange(scenario().state, '43', 3)).toEqual(['43', '33', '23', '13', '44', '45', '42']);
  });
  it('[DD-LOS-07] two-room tiles are seen into through their doorway only, and both ways', () => {
    const { state } = scenario();
    expect([sees(state, '34', '44b'), sees(state, '44b', '34'), sees(state, '43', '44b')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('[DD-RULING-47, DD-EX-69] range counts tiles; the other room of the own tile is 1', () => {
    expect([rangeBetween('44', '44'), rangeBetween('44', '44b'), rangeBetween('34', '44b')]).toEqual([
      0, 1, 1,
    ]);
    const here = scenario().survivor('bruce', '34').horde('44b', 1);
    expect(targets(swing(here, 'success', 'knockback', 'retreat'))).toEqual(['44b']);
  });
  it('[DD-EX-23] a straight open line turns token 1, a locked door hides token 2', () => {
    const here = scenario({ survivors: ['lucy'] })
      .survivor('lucy', '43')
      .lock('42E', 'A01')
      .token('23')
      .token('42');
    const table = here.groups(['lucy']).play();
    table.run(groupTurn, { box: 0 }, 2);
    expect([table.state.hordes, table.state.tokens]).toEqual([{ '23': 2 }, { '42': 1 }]);
  });
  it('[DD-EX-24] ruins, walls and diagonals hide tokens from Bruce', () => {
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '33')
      .destroyed('23');
    const table = here.token('13').token('22').token('34').turn('bruce');
    expect([table.state.hordes, table.state.tokens]).toEqual([{}, { '13': 1, '22': 1, '34': 1 }]);
  });
  it('[DD-EX-25] Leo enters a hallway: tokens at both ends of his lines are turned at once', () => {
    const here = scenario({ survivors: ['leo'] })
      .survivor('leo', '33')
      .token('21')
      .token('24');
    const table = here.turn('leo').pick({ verb: 'move', room: '23' }, 1, 2);
    expect(table.state.hordes).toEqual({ '21': 1, '24': 2 });
  });
});

describe('creatures', () => {
  const dog = (hits: Record<string, number> = {}) => scenario().creature('CR1', '43', hits);
  it('[DD-CREATURE-01] one at a time', () => {
    const table = dog().play();
    expect(table.state.creatures).toEqual(['CR2', 'CR3']);
  });
  it('[DD-CREATURE-04, DD-CREATURE-05, DD-CREATURE-15] every hit on a location of choice, until it is destroyed', () => {
    const table = swing(dog({ 'CR1-a': 1 }), 'success', 'success', 'aim').pick({ location: 'CR1-a' });
    expect(table.options({ verb: 'hit' }).map(({ facets }) => facets.location)).toEqual([
      'CR1-b',
      'CR1-c',
      'CR1-d',
    ]);
    table.pick({ location: 'CR1-c' });
    expect(table.state.creature?.hits).toEqual({ 'CR1-a': 2, 'CR1-c': 1 });
  });
  it('[DD-CREATURE-08] a red location: one die fewer', () => {
    expect([creatureDice(dog().state), creatureDice(dog({ 'CR1-b': 3 }).state)]).toEqual([3, 2]);
  });
  it('[DD-CREATURE-10] locations of one colour add up', () => {
    const guard = scenario().creature('CR2', '43', { 'CR2-b': 3, 'CR2-c': 2 });
    expect([creatureDice(guard.state), creatureAreasDown(guard.state, 'red')]).toEqual([1, 2]);
  });
  it('[DD-CREATURE-11, DD-XP-T1] with the last location it dies: 2 XP for everybody', () => {
    const table = swing(dog({ 'CR1-a': 2, 'CR1-b': 3, 'CR1-c': 2, 'CR1-d': 1 }), 'success', 'aim', 'aim');
    table.pick({ verb: 'hit' });
    expect([table.state.creature, of(table, 'bruce').xp, of(table, 'lucy').xp]).toEqual([null, 2, 2]);
  });
});
