/** Fire and darkness. (Chapters Fire, Darkness, Extinguish; advanced rules: gas leaks.) */
import {
  darkness,
  gasLeak,
  rollLocation,
  spreadFire,
  startFire,
} from '../../../src/games/darkest-house/procedures/fire';
import { enterRoom } from '../../../src/games/darkest-house/procedures/entering';
import { terror } from '../../../src/games/darkest-house/procedures/terror';
import { of, scenario, type Scenario, type Table } from './scenario';

const north = 1;
const east = 2;
const south = 3;
const west = 4;
const spread = (here: Scenario, ...rolls: number[]): Table => here.play().run(spreadFire, {}, ...rolls);

describe('a fire starts', () => {
  it('[DD-FIRE-02, DD-RULING-80] token and one marker at a location roll, and nobody is hurt yet', () => {
    const table = scenario().survivor('bruce', '22').horde('22', 2).play().run(startFire, {}, 2, 2);
    expect(table.state.fire).toEqual({ token: '22', burns: { '22': 1 }, destroyed: [] });
    expect([of(table, 'bruce').wounds, table.state.hordes]).toEqual([0, { '22': 2 }]);
  });
  it('[DD-RULING-09] a 6, the laboratory and destroyed tiles are rolled again; locked tiles and the hall are not', () => {
    const here = scenario().destroyed('22').hidden('14S', 2);
    expect(here.play().run(startFire, {}, 3, 6, 1, 1, 2, 2, 1, 4).state.fire.token).toBe('14');
    expect(scenario().play().run(startFire, {}, 4, 3).state.fire.token).toBe('43');
  });
  it('[DD-RULING-09] after fifty rolls again one of the legal tiles is drawn', () => {
    const table = scenario().play();
    const rolls = [...Array<number[]>(51).fill([1, 6]).flat()];
    const random = { die: () => rolls.shift() ?? 1, index: () => 3 };
    const cell = rollLocation(
      { state: table.state, random, emit: () => undefined, mark: () => undefined },
      (one) => one.startsWith('2'),
    );
    expect(cell).toBe('24');
  });
  it('[DD-FIRE-01] a second outbreak is a spread of the one fire', () => {
    const table = scenario().burning('22', 1).play().run(terror, { face: 'fire', room: '43' }, east);
    expect([table.state.fire.token, Object.keys(table.state.fire.burns)]).toEqual(['23', ['22', '23']]);
  });
});

describe('it spreads', () => {
  it('[DD-FIRE-03, DD-RULING-10, DD-FIRE-04] 1 north, 2 east, 3 south, 4 west, and a marker where it goes', () => {
    const to = [north, east, south, west].map(
      (roll) => spread(scenario().burning('22', 1), roll).state.fire.token,
    );
    expect(to).toEqual(['12', '23', '32', '21']);
    expect(spread(scenario().burning('22', 1), east).state.fire.burns).toEqual({ '22': 1, '23': 1 });
  });
  it('[DD-FIRE-05] walls and locked doors do not stop it, and it enters destroyed tiles without a marker', () => {
    const here = scenario().burning('24', 1).destroyed('25');
    expect(spread(here, east).state.fire).toMatchObject({ token: '25', burns: { '24': 1 } });
  });
  it('[DD-FIRE-06, DD-FIRE-07, DD-EX-62, DD-EX-63, DD-LAB-10] not into the laboratory, not out of the house: it stays and burns on', () => {
    expect(spread(scenario().burning('12', 1), west).state.fire).toMatchObject({
      token: '12',
      burns: { '12': 2 },
    });
    expect(spread(scenario().burning('13', 1), north).state.fire).toMatchObject({
      token: '13',
      burns: { '13': 2 },
    });
    const ruin = scenario().destroyed('13').fireToken('13');
    expect(spread(ruin, north).state.fire.burns).toEqual({});
  });
  it('[DD-FIRE-08] the whole tile burns, also a locked side room', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] })
      .survivor('bruce', '24b')
      .survivor('leo', '24');
    const table = spread(here.lock('24i', 'A01').burning('23', 1), east);
    expect([of(table, 'bruce').wounds, of(table, 'leo').wounds]).toEqual([1, 1]);
  });
  it('[DD-FIRE-09, DD-HOUSE-14, DD-HOUSE-15] a third marker destroys the tile: markers, camera, chips gone, the token stays', () => {
    const here = scenario()
      .burning('24', 2)
      .lock('24i', 'A01')
      .fireToken('23')
      .with({ cameras: { '24': 0 } });
    const table = spread(here, east);
    expect(table.state.fire).toEqual({ token: '24', burns: {}, destroyed: ['24'] });
    expect([table.state.cameras, table.state.locks]).toEqual([{}, {}]);
  });
  it('[DD-FIRE-10, DD-DARK-T1] a destroyed tile costs a step of darkness', () => {
    expect(spread(scenario().burning('22', 2).fireToken('23'), west).state.darkness).toBe(1);
  });
  it('[DD-FIRE-11] only the tile of the token gets a marker', () => {
    expect(spread(scenario().burning('22', 1).burning('34', 2), north).state.fire.burns).toEqual({
      '22': 1,
      '12': 1,
      '34': 2,
    });
  });
  it('[DD-FIRE-20, DD-RULING-12] a fire on a destroyed tile without a marker anywhere still spreads', () => {
    const table = spread(scenario().destroyed('22').fireToken('22'), east);
    expect(table.state.fire).toMatchObject({ token: '23', burns: { '23': 1 } });
  });
});

describe('what it does', () => {
  it('[DD-FIRE-12, DD-XP-06, DD-SPAWN-13] zombies: one a marker, three on a ruin, without XP; tokens do not mind', () => {
    const here = scenario()
      .burning('22', 2)
      .horde('22', 3)
      .token('25')
      .destroyed('34')
      .horde('34', 5)
      .fireToken('15');
    const table = spread(here, east);
    expect(table.state.hordes).toEqual({ '22': 1, '34': 2 });
    expect([table.state.tokens, of(table, 'bruce').xp]).toEqual([{ '25': 1 }, 0]);
  });
  it('[DD-FIRE-12] with hordes in both rooms of a tile the players choose', () => {
    const table = spread(scenario().burning('24', 1).horde('24', 2).horde('24b', 2).fireToken('15'), east);
    expect(table.decision?.kind).toBe('zombieToBurn');
    table.pick({ room: '24b' });
    expect(table.state.hordes).toEqual({ '24': 2, '24b': 1 });
    const all = spread(scenario().burning('24', 2).horde('24', 1).horde('24b', 1).fireToken('15'), east);
    expect([all.state.hordes, all.decision]).toEqual([{}, null]);
  });
  it('[DD-FIRE-13, DD-EX-71, DD-RULING-64] a creature takes a hit a marker where the players like; if it dies, no XP', () => {
    const here = scenario().creature('CR3', '22').burning('22', 2).fireToken('15');
    const table = spread(here, east);
    table.pick({ location: 'CR3-a' }).pick({ location: 'CR3-b' });
    expect(table.state.creature?.hits).toEqual({ 'CR3-a': 1, 'CR3-b': 1 });
    const hits = { 'CR3-a': 1, 'CR3-b': 1, 'CR3-c': 2, 'CR3-d': 2, 'CR3-e': 1 };
    const dying = spread(scenario().creature('CR3', '22', hits).burning('22', 1).fireToken('15'), east);
    expect([dying.state.creature, of(dying, 'bruce').xp]).toEqual([null, 0]);
  });
  it('[DD-CREATURE-12] a fire-resistant creature is not harmed', () => {
    const table = spread(scenario().creature('CR1', '22').burning('22', 2).fireToken('15'), east);
    expect([table.state.creature?.hits, table.decision]).toEqual([{}, null]);
  });
  it('[DD-FIRE-14, DD-SURV-08] survivors lose a space a marker, three on a ruin', () => {
    const here = scenario().survivor('bruce', '22').survivor('lucy', '34').burning('22', 2).destroyed('34');
    const table = spread(here.fireToken('15'), east);
    expect([of(table, 'bruce').wounds, of(table, 'lucy').wounds]).toEqual([2, 3]);
  });
  it('[DD-FIRE-15, DD-MOVE-07] entering costs as much, but changing rooms on the tile costs nothing', () => {
    const table = scenario().survivor('bruce', '43').burning('44', 2).turn('bruce');
    table.pick({ verb: 'move', room: '44' });
    expect(of(table, 'bruce').wounds).toBe(2);
    table.pick({ verb: 'move', room: '44b' });
    expect(of(table, 'bruce').wounds).toBe(2);
  });
  it('[DD-FIRE-16, DD-EX-64, DD-XP-01] a zombie knocked onto a burning tile dies, for 1 XP', () => {
    const table = scenario().horde('43', 1).burning('44', 1).turn('bruce');
    table.pick({ verb: 'attack' }, 'knockback', 'aim', 'aim').pick({ verb: 'push', room: '44' });
    expect([table.state.hordes, of(table, 'bruce').xp]).toEqual([{}, 1]);
  });
  it('[DD-FIRE-17, DD-RULING-11, DD-EX-70] a creature knocked into the fire dies, for 2 XP each; the Dog only moves', () => {
    const shove = (id: 'CR1' | 'CR3', mild = false) => {
      const here = scenario({ knockbackFireKillsCreature: !mild }).creature(id, '43').burning('44', 1);
      const table = here.turn('bruce');
      table.pick({ verb: 'attack' }, 'knockback', 'aim', 'aim');
      return table.pick({ verb: 'push', room: '44' });
    };
    const flock = shove('CR3');
    expect([flock.state.creature, of(flock, 'bruce').xp, of(flock, 'lucy').xp]).toEqual([null, 2, 2]);
    const dog = shove('CR1');
    expect([dog.state.creature?.room, dog.state.creature?.hits, of(dog, 'lucy').xp]).toEqual(['44', {}, 0]);
    const mild = shove('CR3', true);
    expect(mild.decision?.kind).toBe('burntLocation');
    mild.pick({ location: 'CR3-c' });
    expect(mild.state.creature?.hits).toEqual({ 'CR3-c': 1 });
  });
  it('[DD-EX-51] two spaces from the skull, onto a ruin: dead, and the darkness grows', () => {
    const table = scenario().survivor('bruce', '43', { wounds: 13 }).destroyed('44').turn('bruce');
    table.pick({ verb: 'move', room: '44' });
    expect([table.state.survivors[0]?.status, table.state.darkness]).toEqual(['waiting', 1]);
  });
  it('[DD-EX-10, DD-EX-11] a roll of 3 goes south for a second marker, a 2 then east for a third', () => {
    const here = scenario()
      .burning('23', 1)
      .burning('33', 1)
      .burning('34', 2)
      .with({ cameras: { '34': 0 } });
    const table = spread(here, south);
    expect(table.state.fire).toMatchObject({ token: '33', burns: { '23': 1, '33': 2, '34': 2 } });
    table.run(spreadFire, {}, east);
    expect(table.state.fire).toMatchObject({ token: '34', destroyed: ['34'], burns: { '23': 1, '33': 2 } });
    expect([table.state.cameras, table.state.darkness]).toEqual([{}, 1]);
  });
});

describe('when it spreads', () => {
  it('[DD-FIRE-18] at the end of a reaction, on the terror face, when the darkness lands on its space', () => {
    const reacted = scenario().burning('15', 1).reaction(['bruce', 'lucy'], east);
    expect(reacted.told('fireSpread').length).toBe(1);
    const struck = scenario().burning('15', 1).play().run(terror, { face: 'fire', room: '43' }, east);
    expect(struck.told('fireSpread').length).toBe(1);
    const fell = scenario().burning('15', 1).with({ darkness: 1, darknessDue: 1 }).play();
    fell.run(darkness, {}, east);
    expect(fell.told('fireSpread').length).toBe(1);
  });
});

describe('darkness', () => {
  const fall = (here: Scenario, ...rolls: number[]) => here.play().run(darkness, {}, ...rolls);
  it('[DD-DARK-02] landing on the flame without a fire: one breaks out', () => {
    const table = fall(scenario().with({ darkness: 1, darknessDue: 1 }), 2, 2);
    expect([table.state.darkness, table.state.fire.token]).toEqual([2, '22']);
  });
  it('[DD-DARK-03] with a fire it spreads once', () => {
    const table = fall(scenario().burning('22', 1).with({ darkness: 1, darknessDue: 1 }), north);
    expect(table.state.fire.token).toBe('12');
  });
  it('[DD-RULING-81, DD-EX-76] two steps from 1: the flame is passed and counts, the marker ends on 3', () => {
    const here = scenario().survivor('bruce', '43').lock('42E', 'T01').with({ darkness: 1 });
    const table = here.unarmed('bruce').cards('bruce', 'E30').turn('bruce');
    table.pick({ verb: 'unlock' }).pick({ verb: 'force' }, 2, 2);
    expect([table.state.darkness, table.state.fire.token]).toEqual([3, '22']);
  });
  it('[DD-DARK-04, DD-RULING-13, DD-RULING-14, DD-RULING-89] at 5 the round is the last: without the laboratory it is lost at its end', () => {
    const last = fall(scenario().with({ darkness: 4, darknessDue: 3, round: 7 }));
    expect([last.state.darkness, last.state.lastCall, last.state.outcome]).toEqual([5, 7, null]);
    const here = scenario().with({ darkness: 5, lastCall: 7, round: 7 });
    const table = here.actionPhase(['bruce', 'lucy']);
    expect(table.state.outcome).toBeNull();
    table.pick({ verb: 'done' });
    expect(table.state.outcome).toMatchObject({ result: 'loss', reason: 'darkness', rule: 'DD-DARK-04' });
  });
  it('[DD-TWEAK-06, DD-EX-82] the grace round: reached in round 12, lost at the end of round 13', () => {
    const ends = (round: number) => {
      const here = scenario({ graceRound: true }).with({ darkness: 5, lastCall: 12, round, event: 0 });
      return here.actionPhase(['bruce', 'lucy']).pick({ verb: 'done' }, ...(round === 12 ? [2, 5] : []));
    };
    expect(ends(12).state.outcome).toBeNull();
    expect(ends(13).state.outcome?.reason).toBe('darkness');
  });
  it('[DD-DARK-05] an open laboratory does not stop the darkness', () => {
    const here = scenario().with({ darkness: 5, lastCall: 1 });
    here.state.security.open = true;
    expect(here.actionPhase(['bruce', 'lucy']).pick({ verb: 'done' }).state.outcome?.reason).toBe('darkness');
  });
  it('[DD-DARK-06, DD-SHOWDOWN-18] in the showdown ruins and deaths do not darken', () => {
    const here = scenario()
      .showdown('NE1', '11')
      .burning('22', 2)
      .fireToken('23')
      .survivor('lucy', '22', { wounds: 13 });
    here.who('lucy').hand = 1;
    const table = spread(here, west);
    expect([table.state.darkness, table.state.survivors[1]?.status]).toEqual([0, 'out']);
  });
  it('[DD-RULING-49] a spread is finished before the darkness that it caused', () => {
    const here = scenario().burning('22', 2).fireToken('23').survivor('bruce', '22', { wounds: 12 });
    const table = spread(here, west, north);
    const told = table.events.map(({ type }) => type);
    expect(told.indexOf('eliminated')).toBeLessThan(told.indexOf('darknessGrew'));
    expect(table.state.darkness).toBe(2);
  });
});

describe('extinguishing', () => {
  it('[DD-EXTING-01, DD-EXTING-02] 2 AP take one marker off the own tile, from either room', () => {
    const table = scenario().survivor('bruce', '24b').burning('24', 2).turn('bruce');
    table.pick({ verb: 'extinguish' });
    expect([table.state.fire.burns, of(table, 'bruce').ap]).toEqual([{ '24': 1 }, 2]);
  });
  it('[DD-EXTING-03] without the last marker of the house the fire is out', () => {
    const table = scenario().survivor('bruce', '22').burning('22', 1).fireToken('23').turn('bruce');
    table.pick({ verb: 'extinguish' });
    expect(table.state.fire).toEqual({ token: null, burns: {}, destroyed: [] });
  });
  it('[DD-EXTING-04] a ruin cannot be put out', () => {
    const table = scenario().survivor('bruce', '22').destroyed('22').fireToken('22').turn('bruce');
    expect(table.offers({ verb: 'extinguish' })).toBe(false);
  });
  it('[DD-EXTING-05, DD-SHOWDOWN-17] not in the showdown', () => {
    const here = scenario().showdown('NE1', '11').survivor('bruce', '22').burning('22', 1);
    expect(here.showdownTurn().offers({ verb: 'extinguish' })).toBe(false);
  });
});

describe('gas leaks', () => {
  const advanced = () => scenario({ advanced: true });
  it('[DD-ADV-02, DD-ICON-GAS, DD-RULING-42] when the token arrives, two adjacent tiles of choice burn', () => {
    const table = spread(advanced().burning('24', 1), south);
    expect(table.state.fire.token).toBe('34');
    expect(table.options().map(({ facets }) => facets.tile)).toEqual(['24', '35', '44', '33']);
    table.pick({ tile: '24' }).pick({ tile: '33' });
    expect([table.state.fire.burns, table.decision]).toEqual([{ '24': 2, '34': 1, '33': 1 }, null]);
  });
  it('[DD-RULING-42] not when it stays, and not without the advanced rules', () => {
    expect(spread(advanced().burning('12', 1), north).decision).toBeNull();
    expect(spread(scenario().burning('24', 1), south).decision).toBeNull();
  });
  it('[DD-RULING-42] the laboratory and ruins are no candidates', () => {
    const table = advanced().destroyed('13').fireToken('12').play();
    table.run(gasLeak, { cell: '12', done: [] });
    expect(table.state.fire.burns).toEqual({ '22': 1 });
  });
});

it('[DD-ADV-01] without the advanced rules no icon of a tile does anything', () => {
  const table = scenario()
    .play()
    .run(enterRoom, { who: [0], to: '33', by: 'move' });
  expect(table.told('lurkingChecked')).toEqual([]);
});
