/** The final showdown: its start, action markers, reactions, the nemesis, winning and losing. */
import { enterRoom } from '../../../src/games/darkest-house/procedures/entering';
import { enemyAttack } from '../../../src/games/darkest-house/procedures/enemyAttack';
import { harm } from '../../../src/games/darkest-house/procedures/harm';
import {
  nemesisDice,
  nemesisMovement,
  nemesisReaction,
} from '../../../src/games/darkest-house/procedures/nemesis';
import {
  showdown,
  showdownReaction,
  showdownTurns,
} from '../../../src/games/darkest-house/procedures/showdown';
import { zoneAp, type DarkestOptions } from '../../../src/games/darkest-house/state';
import { heal } from '../../../src/games/darkest-house/changes';
import { of, scenario, type Scenario, type Table } from './scenario';

type Team = DarkestOptions['survivors'];
const BLJ: Team = ['bruce', 'lucy', 'jack'];
/** The first survivor has just walked into the open laboratory. */
function begin(here: Scenario, ...rolls: (string | number)[]): Table {
  here.state.security.open = true;
  here.state.survivors.slice(0, 1).forEach((survivor) => (survivor.room = '11'));
  return here.play().run(showdown, { entrants: [0] }, ...rolls);
}
const react = (here: Scenario, ...rolls: (string | number)[]): Table =>
  here.play().run(showdownReaction, {}, ...rolls);
/** The fire far away, the nemesis two moves from its corner, the survivors in the entrance hall out of their way. */
const quiet = (team: Team = ['bruce', 'lucy']) =>
  scenario({ survivors: team }).showdown('NE1', '21').burning('25', 1);

describe('the start', () => {
  it('[DD-SHOWDOWN-02, DD-CAMERA-11] chips and cameras are gone, all doors open', () => {
    const here = scenario()
      .lock('42E', 'A01')
      .hidden('45W', 3)
      .with({ cameras: { '22': 1 } });
    const table = begin(here, 2, 5, 'NE1');
    expect([table.state.locks, table.state.cameras, table.state.security.open]).toEqual([{}, {}, true]);
    expect(table.state.chips.lost).toEqual(['A01']);
  });
  it('[DD-SHOWDOWN-03, DD-RULING-82] tokens become hordes, row by row, up to 32 figures', () => {
    const here = scenario().token('25').token('32').horde('24', 28);
    const table = begin(here, 3, 4, 2, 5, 'NE1');
    expect([table.state.hordes, table.state.tokens]).toEqual([{ '24': 28, '25': 3, '32': 1 }, {}]);
  });
  it('[DD-SHOWDOWN-04] without a fire one starts', () => {
    expect(begin(scenario(), 2, 5, 'NE1').state.fire).toMatchObject({ token: '25', burns: { '25': 1 } });
    expect(begin(scenario().burning('22', 1), 'NE1').state.fire.token).toBe('22');
  });
  it('[DD-SHOWDOWN-05, DD-EX-58] AP levels 4, 3, 2 and three survivors: 12 cubes, three an area', () => {
    const here = scenario({ survivors: BLJ })
      .burning('25', 1)
      .survivor('lucy', '43', { wounds: 4 })
      .survivor('jack', '43', { wounds: 7 });
    const table = begin(here, 'NE2');
    expect(table.state.nemesis).toEqual({
      id: 'NE2',
      room: '11',
      cubes: { red: 3, blue: 3, white: 3, orange: 3 },
      reached: null,
    });
  });
  it('[DD-EX-78] full health: 16 cubes for four, 20 for five; for three 15, and the players place the last three', () => {
    const cubes = (team: Team) => begin(scenario({ survivors: team }).burning('25', 1), 'NE1');
    const all: Team = ['bruce', 'lucy', 'leo', 'jack', 'nina'];
    expect(cubes(all.slice(0, 4)).state.nemesis?.cubes).toEqual({ red: 4, blue: 4, white: 4, orange: 4 });
    expect(cubes(all).state.nemesis?.cubes).toEqual({ red: 5, blue: 5, white: 5, orange: 5 });
    const three = cubes(all.slice(0, 3)).pick({ area: 'red' }).pick({ area: 'white' });
    expect(three.options().map(({ facets }) => facets.area)).toEqual(['blue', 'orange']);
    three.pick({ area: 'orange' });
    expect(three.state.nemesis?.cubes).toEqual({ red: 4, blue: 3, white: 4, orange: 4 });
  });
  it('[DD-SHOWDOWN-06, DD-SHOWDOWN-07] the reverse side: clock, first space; markers of the health zone instead of AP', () => {
    const here = scenario()
      .burning('25', 1)
      .survivor('lucy', '43', { wounds: 6, ap: 1 })
      .with({ darkness: 4, event: 0 });
    const table = begin(here, 'NE1').pick({ area: 'red' });
    expect([table.state.event, table.state.darkness]).toEqual([2, 0]);
    expect(table.state.survivors.map(({ hand, ap }) => [hand, ap])).toEqual([
      [4, 0],
      [3, 0],
    ]);
  });
  it('[DD-SHOWDOWN-08, DD-SHOWDOWN-09] the survivors act first, anybody in any order', () => {
    const table = begin(scenario().burning('25', 1), 'NE1').pick({ area: 'red' }).pick({ area: 'blue' });
    expect([table.decision?.kind, table.told('nemesisMoved')]).toEqual(['showdownAction', []]);
    const movers = new Set(table.options({ verb: 'give' }).map(({ facets }) => facets.survivor));
    expect(movers.size + table.options({ verb: 'move', survivor: 'lucy' }).length).toBeGreaterThan(0);
  });
  it('[DD-RULING-44] who waits for its return comes in now, as who the player likes, and counts for the cubes', () => {
    const table = begin(scenario().burning('25', 1).waiting('lucy'));
    expect(table.decision?.kind).toBe('reentry');
    table.pick({ survivor: 'nina' }, 'NE1');
    expect(table.state.survivors[1]).toMatchObject({ id: 'nina', room: '43', status: 'in' });
    expect(table.told('nemesisArrived')[0]?.cubes).toBe(10);
  });
});

describe('action markers', () => {
  it('[DD-SHOWDOWN-10] an action puts a marker into the left box', () => {
    const table = quiet()
      .showdownTurn()
      .pick({ verb: 'move', survivor: 'bruce', room: '44' })
      .pick({ verb: 'go' });
    table.pick({ verb: 'stop' });
    expect([table.state.boxes.left, of(table, 'bruce').hand]).toEqual([[1, 0], 3]);
  });
  const boxed = (left: number[], middle: number[], hands: number[]) => {
    const here = quiet(['bruce', 'lucy', 'leo']).with({ boxes: { left, middle } });
    here.state.survivors.forEach((survivor, who) => (survivor.hand = hands[who] ?? 0));
    return here;
  };
  it('[DD-SHOWDOWN-11, DD-SHOWDOWN-12, DD-SHOWDOWN-20, DD-EX-45] the sixth marker shifts: six go to the middle, the enemies react, the event is empty', () => {
    const table = boxed([3, 2, 0], [0, 0, 0], [1, 2, 4]).showdownTurn();
    table.pick({ verb: 'give', survivor: 'bruce' }).pick({ survivor: 'leo' }, 1);
    expect([table.state.boxes, table.state.darkness, table.state.event]).toEqual([
      { left: [0, 0, 0], middle: [4, 2, 0] },
      0,
      0,
    ]);
    expect(table.told('nemesisMoved').length).toBe(2);
  });
  it('[DD-EX-47] what was in the middle goes back to its owners', () => {
    const table = boxed([1, 0, 4], [2, 4, 0], [1, 0, 0]).showdownTurn();
    table.pick({ verb: 'give', survivor: 'bruce' }).pick({ survivor: 'leo' }, 1);
    expect(table.state.boxes).toEqual({ left: [0, 0, 0], middle: [2, 0, 4] });
    expect(table.state.survivors.map(({ hand }) => hand)).toEqual([2, 4, 0]);
  });
  it('[DD-SHOWDOWN-13, DD-EX-48] an early shift: five come back, one goes to the middle', () => {
    const table = boxed([1, 0, 0], [1, 4, 0], [2, 0, 4]).showdownTurn().pick({ verb: 'shift' }, 1);
    expect(table.state.boxes).toEqual({ left: [0, 0, 0], middle: [1, 0, 0] });
    expect(table.state.survivors.map(({ hand }) => hand)).toEqual([3, 4, 4]);
    expect(quiet().showdownTurn().offers({ verb: 'shift' })).toBe(false);
  });
  it('[DD-RULING-39, DD-EX-79] nobody can place a marker: the shift comes by itself', () => {
    const here = quiet()
      .with({ boxes: { left: [0, 0], middle: [1, 1] } })
      .unarmed('bruce')
      .unarmed('lucy');
    for (const id of ['bruce', 'lucy'] as const) here.survivor(id, '43', { wounds: 13, hand: 0 });
    const table = here.play().run(showdownTurns, {}, 1);
    expect(table.state.survivors.map(({ hand }) => hand)).toEqual([1, 1]);
    expect(table.told('markersShifted').length).toBe(1);
  });
  it('[DD-RULING-38] what costs 2 AP costs two markers; then all of seven shift', () => {
    const here = boxed([4, 1, 0], [0, 0, 0], [0, 3, 4]).survivor('leo', '15', { wounds: 2, hand: 4 });
    const table = here.showdownTurn().pick({ function: 'medical' }, 1);
    expect(table.state.boxes.middle).toEqual([4, 1, 2]);
  });
  it('[DD-SHOWDOWN-14, DD-RULING-53] a lost health zone takes a marker, from hand or from a box', () => {
    const here = quiet()
      .with({ boxes: { left: [1, 0], middle: [1, 0] } })
      .survivor('bruce', '43', { wounds: 5, hand: 2 });
    const table = here.play().run(harm, { who: 0, amount: 1 });
    expect(table.options().map(({ facets }) => facets.box)).toEqual(['hand', 'left', 'middle']);
    table.pick({ box: 'middle' });
    expect(table.state.boxes.middle).toEqual([0, 0]);
    const inside = quiet().survivor('bruce', '43', { wounds: 1 }).play().run(harm, { who: 0, amount: 1 });
    expect(inside.decision).toBeNull();
    const twice = quiet().survivor('bruce', '43', { wounds: 5 }).play().run(harm, { who: 0, amount: 5 });
    expect([of(twice, 'bruce').hand, twice.decision]).toEqual([2, null]);
  });
  it('[DD-SHOWDOWN-15, DD-RULING-84, DD-EX-81] healed back into the zone the marker returns to the hand', () => {
    const table = quiet()
      .survivor('bruce', '43', { wounds: 9, hand: 3 })
      .play()
      .run(harm, { who: 0, amount: 1 });
    expect([of(table, 'bruce').hand, zoneAp(table.state, of(table, 'bruce').wounds)]).toEqual([2, 2]);
    heal(
      {
        state: table.state,
        random: { die: () => 1, index: () => 0 },
        emit: () => undefined,
        mark: () => undefined,
      },
      0,
      1,
      'DD-SHOWDOWN-15',
    );
    expect(of(table, 'bruce').hand).toBe(3);
  });
  it('[DD-SHOWDOWN-16, DD-RULING-57] a marker moves up to two rooms, but stops where enemies are', () => {
    const table = quiet()
      .showdownTurn()
      .pick({ verb: 'move', survivor: 'bruce', room: '33' })
      .pick({ verb: 'go' });
    table.pick({ verb: 'walkOn', room: '23' });
    expect([of(table, 'bruce').room, of(table, 'bruce').hand]).toEqual(['23', 3]);
    const met = quiet()
      .horde('33', 1)
      .showdownTurn()
      .pick({ verb: 'move', survivor: 'bruce', room: '33' })
      .pick({ verb: 'go' });
    expect([met.decision?.kind, met.offers({ verb: 'move', survivor: 'bruce' })]).toEqual([
      'showdownAction',
      false,
    ]);
  });
  it('[DD-RULING-77] all are one group; no search, no doors, no chips, no bypass', () => {
    const here = quiet().survivor('bruce', '15', { wounds: 1 }).survivor('lucy', '15').chips('bruce', 'A01');
    const verbs = new Set(
      here
        .showdownTurn()
        .options()
        .map(({ facets }) => facets.verb),
    );
    expect(verbs).toEqual(new Set(['move', 'function', 'give', 'take', 'switch']));
    const table = quiet().showdownTurn().pick({ verb: 'move', survivor: 'bruce', room: '44' });
    table.pick({ verb: 'join', survivor: 'lucy' });
    expect(table.state.boxes.left).toEqual([1, 1]);
  });
  it('[DD-RULING-48] what works once a round works once between two shifts', () => {
    const here = quiet(['nina', 'lucy'])
      .survivor('nina', '43', { used: ['NI0'] })
      .with({ boxes: { left: [1, 0], middle: [0, 0] }, functions: ['medical'] });
    here.who('nina').hand = 3;
    const table = here.showdownTurn().pick({ verb: 'shift' }, 1);
    expect([of(table, 'nina').used, table.state.functions]).toEqual([[], []]);
  });
  it('[DD-RULING-50] the entrapped place markers for one attempt a cycle', () => {
    const here = quiet().survivor('lucy', '44', { entrapped: true }).horde('44', 1);
    const table = here.showdownTurn();
    expect(new Set(table.options({ survivor: 'lucy' }).map(({ facets }) => facets.verb))).toEqual(
      new Set(['escape', 'switch']),
    );
    table.pick({ verb: 'escape' }, 'aim');
    expect(table.offers({ verb: 'escape' })).toBe(false);
  });
  it('[DD-RULING-71] nothing is used or passed while the enemies react', () => {
    const here = quiet()
      .survivor('bruce', '43', { wounds: 2 })
      .cards('bruce', 'E46 E30 E31 E47')
      .survivor('lucy', '22');
    const table = here.with({ event: 2 }).nemesisAt('33').play();
    table.run(showdownReaction, {}, 1, 'bite', 'fear', 'fear').pick({ verb: 'endure' });
    table.pick({ side: 'left' });
    expect(new Set(table.options().map(({ facets }) => facets.verb))).toEqual(new Set(['discard']));
  });
});

describe('a reaction', () => {
  it('[DD-SHOWDOWN-19] event, fire, zombification, nemesis, hordes, creature', () => {
    const here = quiet()
      .survivor('lucy', '43', { virus: ['left', 'left'] })
      .horde('35', 1)
      .creature('CR3', '13');
    const table = react(here.with({ event: 0 }), 1, 'fear', 'fear', 'fear');
    const steps = /eventMoved|fireSpread|zombified|nemesisMoved|zombiesMoved|creatureMoved/;
    const order = table.events.map(({ type }) => type).filter((type) => steps.test(type));
    expect([...new Set(order)]).toEqual([
      'eventMoved',
      'fireSpread',
      'zombified',
      'nemesisMoved',
      'zombiesMoved',
      'creatureMoved',
    ]);
  });
  it('[DD-SHOWDOWN-20, DD-EX-46] the next two events are clocks: darkness +1 each', () => {
    const table = react(quiet().with({ event: 0 }), 1);
    expect([table.state.event, table.state.darkness]).toEqual([1, 1]);
    table.run(showdownReaction, {}, 1);
    expect([table.state.event, table.state.darkness]).toEqual([2, 2]);
    table.run(showdownReaction, {}, 1);
    expect([table.state.event, table.state.darkness]).toEqual([0, 2]);
  });
  it('[DD-SHOWDOWN-21, DD-SHOWDOWN-22] every horde of the house: two rooms towards the nearest survivors', () => {
    const table = react(quiet().horde('22', 1).horde('13', 1), 1).pick({ body: 'horde', room: '22' });
    expect(table.state.hordes).toEqual({ '33': 2 });
  });
  it('[DD-SHOWDOWN-22] and attack where they are or come', () => {
    const table = react(quiet().horde('43', 1), 1, 'damage');
    expect(table.told('enemyAttacked').map(({ by }) => by)).toEqual(['horde']);
  });
  it('[DD-SHOWDOWN-23] the creature comes last, by its own movement', () => {
    const table = react(quiet().creature('CR1', '13'), 1, 'damage', 'fear', 'entrap');
    expect([table.state.creature?.room, table.told('enemyAttacked').map(({ by }) => by)]).toEqual([
      '43',
      ['creature'],
    ]);
  });
  it('[DD-RULING-69, DD-RULING-79] a creature that comes by a lurking check in the reaction waits for the next one', () => {
    const here = scenario({ survivors: ['bruce'], advanced: true })
      .showdown('NE1', '23')
      .survivor('bruce', '23');
    const table = react(here.burning('25', 1), 1, 'fear', 'fear', 'fear').pick({ verb: 'endure' });
    table.pick({ room: '33' }, 'failure', 1, 2, 'CR1').pick({ room: '41' }).pick({ room: '21' });
    expect([table.decision, table.state.creature?.room]).toEqual([null, '12']);
  });
  it('[DD-SHOWDOWN-26, DD-DEATH-05] who is eliminated is out for good, with its markers', () => {
    const here = quiet()
      .survivor('lucy', '43', { wounds: 14, hand: 0 })
      .with({ boxes: { left: [0, 1], middle: [0, 0] } });
    const table = here.play().run(harm, { who: 1, amount: 1 });
    expect([table.state.survivors[1]?.status, table.state.boxes.left, table.state.darkness]).toEqual([
      'out',
      [0, 0],
      0,
    ]);
  });
  it('[DD-SHOWDOWN-27] zombification goes on: out for good, a zombie, no darkness', () => {
    const here = quiet().survivor('lucy', '24', { virus: ['left', 'left'], curse: 2 });
    const table = react(here, 1);
    expect([table.state.survivors[1]?.status, table.state.darkness]).toEqual(['out', 0]);
    expect(Object.values(table.state.hordes)).toEqual([1]);
  });
  it('[DD-SHOWDOWN-28] nothing spawns any more', () => {
    const table = react(quiet(), 1);
    expect([table.told('spawnRolled'), table.state.tokens]).toEqual([[], {}]);
  });
});

describe('the nemesis', () => {
  const march = (here: Scenario, ...rolls: string[]): Table => here.play().run(nemesisReaction, {}, ...rolls);
  it('[DD-NEMESIS-01, DD-RULING-76] to the nearest standing corner by the shortest way; of equal ways the players choose', () => {
    const table = march(quiet().nemesisAt('12'));
    expect([table.decision?.kind, table.options().map(({ facets }) => facets.room)]).toEqual([
      'nemesisRoute',
      ['32', '21'],
    ]);
    table.pick({ room: '21' });
    expect(table.state.nemesis?.room).toBe('21');
  });
  it('[DD-NEMESIS-01] equally near corners: the players choose', () => {
    const here = quiet().nemesisAt('23').survivor('bruce', '25').survivor('lucy', '25');
    const table = march(here);
    expect(table.options().map(({ facets }) => facets.room)).toEqual(['45', '41']);
  });
  it('[DD-NEMESIS-02, DD-NEMESIS-08, DD-DEFENSE-05] it attacks once in every room with survivors where it is or comes, and goes on; they may defend', () => {
    const here = quiet().nemesisAt('12').survivor('bruce', '12').survivor('lucy', '22');
    const table = march(here, 'damage', 'damage', 'damage');
    expect(table.offers({ verb: 'defend' })).toBe(true);
    table.pick({ verb: 'endure' }, 'damage', 'damage', 'damage');
    expect(table.told('enemyAttacked').map(({ room }) => room)).toEqual(['22']);
    table.pick({ verb: 'endure' }).pick({ room: '21' });
    expect(table.state.nemesis?.room).toBe('21');
  });
  it('[DD-NEMESIS-03] it stops in the corner it wanted', () => {
    const table = march(quiet().nemesisAt('31'));
    expect(table.state.nemesis).toMatchObject({ room: '41', reached: '41' });
  });
  const inCorner = () => {
    const here = quiet().nemesisAt('41');
    if (here.state.nemesis) here.state.nemesis.reached = '41';
    return here;
  };
  it('[DD-NEMESIS-04, DD-NEMESIS-05] the next time it destroys the corner: 3 damage, zombies gone; then it attacks and does not move', () => {
    const here = inCorner().survivor('lucy', '41').horde('41', 2).creature('CR3', '41').burning('41', 1);
    const table = march(here);
    expect(table.decision?.kind).toBe('burntLocation');
    for (const location of ['CR3-a', 'CR3-b']) table.pick({ location });
    table.pick({ location: 'CR3-c' }, 'damage', 'damage', 'damage').pick({ verb: 'endure' });
    expect([table.state.fire.destroyed, table.state.hordes, of(table, 'lucy').wounds]).toEqual([
      ['41'],
      {},
      6,
    ]);
    expect([table.state.nemesis?.room, table.state.creature?.hits]).toEqual([
      '41',
      { 'CR3-a': 1, 'CR3-b': 1, 'CR3-c': 1 },
    ]);
  });
  it('[DD-NEMESIS-06] and the time after that it sets out for the next one', () => {
    const table = march(inCorner());
    expect(table.state.nemesis?.room).toBe('41');
    table.run(nemesisReaction, {});
    expect(table.state.nemesis?.room).toBe('31');
  });
  it('[DD-EX-80, DD-RULING-76] a corner that the fire destroyed first is no goal: it attacks and sets out', () => {
    const here = inCorner().destroyed('41').survivor('lucy', '41');
    const table = march(here, 'entrap', 'fear', 'fear').pick({ verb: 'endure' });
    expect(table.told('cornerDestroyed')).toEqual([]);
    expect([of(table, 'lucy').wounds, table.state.nemesis?.room]).toEqual([0, '31']);
  });
  it('[DD-NEMESIS-07, DD-SHOWDOWN-24] each hit takes a cube off an area of choice; without the last one the game is won', () => {
    const here = quiet().nemesisAt('43');
    if (here.state.nemesis) here.state.nemesis.cubes = { red: 1, blue: 1, white: 0, orange: 0 };
    const table = here
      .showdownTurn()
      .pick({ verb: 'attack', survivor: 'bruce' }, 'success', 'success', 'aim');
    expect(table.options({ verb: 'hit' }).map(({ facets }) => facets.area)).toEqual(['red', 'blue']);
    table.pick({ area: 'red' }).pick({ area: 'blue' });
    expect(table.state.outcome).toMatchObject({ result: 'win', reason: 'nemesis' });
  });
  it('[DD-NEMESIS-09, DD-RULING-41] emptied areas weaken it; it is not pushed, fire and ruins do not stop it', () => {
    const here = quiet().nemesisAt('43');
    if (here.state.nemesis) here.state.nemesis.cubes = { red: 0, blue: 0, white: 1, orange: 1 };
    expect([nemesisDice(here.state), nemesisMovement(here.state)]).toEqual([2, 1]);
    expect(
      here
        .showdownTurn()
        .pick({ verb: 'attack', survivor: 'bruce' }, 'knockback', 'aim', 'aim')
        .options({ verb: 'push' }),
    ).toEqual([]);
    expect(march(quiet().nemesisAt('11').destroyed('12').burning('22', 2)).state.nemesis?.room).toBe('22');
    const bitten = quiet().nemesisAt('43');
    if (bitten.state.nemesis) bitten.state.nemesis.cubes.orange = 0;
    const table = bitten
      .play()
      .run(enemyAttack, { by: 'nemesis', room: '43', count: 1 }, 'bite')
      .pick({ verb: 'endure' });
    expect(table.told('clawNegated').length).toBe(1);
  });
});

describe('the end', () => {
  it('[DD-SHOWDOWN-25, DD-RULING-40] lost with three corners, by fire or nemesis', () => {
    const here = quiet().destroyed('15', '45');
    const table = here.burning('41', 2).fireToken('31').play().run(showdownReaction, {}, 3);
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'corners' });
  });
  it('[DD-SHOWDOWN-25] lost when the darkness reaches its last space', () => {
    const table = react(quiet().with({ event: 0, darkness: 8 }));
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'darkness' });
  });
  it('[DD-SHOWDOWN-25, DD-SHOWDOWN-01] lost with who carries the cure', () => {
    const table = quiet()
      .survivor('bruce', '43', { wounds: 14, hand: 1 })
      .play()
      .run(harm, { who: 0, amount: 1 });
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'cure' });
  });
  it('[DD-RULING-52] what comes first counts: the last cube wins, although all corners would fall in the next reaction', () => {
    const here = quiet().nemesisAt('43').destroyed('15', '45').with({ darkness: 8, event: 0 });
    if (here.state.nemesis) here.state.nemesis.cubes = { red: 1, blue: 0, white: 0, orange: 0 };
    const table = here
      .showdownTurn()
      .pick({ verb: 'attack', survivor: 'bruce' }, 'success', 'aim', 'aim')
      .pick({ verb: 'hit' });
    expect(table.state.outcome?.result).toBe('win');
  });
});

describe('lurking creatures', () => {
  it('[DD-ADV-03, DD-ICON-LURK, DD-EX-49] three come together: a die each, and a failure brings a creature', () => {
    const here = scenario({ survivors: BLJ, advanced: true });
    const table = here
      .play()
      .run(enterRoom, { who: [0, 1, 2], to: '33', by: 'move' }, 'success', 'aim', 'failure', 1, 2, 'CR2');
    expect(table.state.creature).toEqual({ id: 'CR2', room: '12', hits: {} });
  });
  it('[DD-ADV-04] with a creature in the house nothing is rolled', () => {
    const here = scenario({ advanced: true }).creature('CR1', '12');
    expect(
      here
        .play()
        .run(enterRoom, { who: [0], to: '33', by: 'move' })
        .told('lurkingChecked'),
    ).toEqual([]);
  });
  it('[DD-RULING-79, DD-EX-83] five on the tile: four dice, and a fifth when none failed', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo', 'jack', 'nina'], advanced: true });
    for (const id of ['lucy', 'leo', 'jack', 'nina'] as const) here.survivor(id, '33');
    const table = here
      .play()
      .run(enterRoom, { who: [0], to: '33', by: 'move' }, 'aim', 'aim', 'aim', 'aim', 'failure', 1, 2, 'CR3');
    expect(table.state.creature?.id).toBe('CR3');
  });
});
