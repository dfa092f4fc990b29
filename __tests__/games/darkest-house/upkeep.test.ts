/** The upkeep phase: events, spawning, regrouping, camera checks, zombification. */
import { destroyTile } from '../../../src/games/darkest-house/houseChanges';
import { cameraView } from '../../../src/games/darkest-house/passages';
import { spawnZombies } from '../../../src/games/darkest-house/procedures/spawning';
import {
  cameraCheck,
  reentries,
  upkeep,
  zombification,
} from '../../../src/games/darkest-house/procedures/upkeep';
import { of, scenario, type Scenario, type Table } from './scenario';

/** A spawn that nobody sees: the Boiler Room, far from the entrance hall. */
const UNSEEN = [1, 2] as const;

describe('the round', () => {
  it('[DD-UPKEEP-01, DD-UPKEEP-02] event, regroup, cameras, spawn, zombification, then the first group acts', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] }).survivor('bruce', '43', {
      virus: ['left', 'left'],
    });
    const table = here.with({ cameras: { '33': 2 } }).play();
    table.run(upkeep, {}, ...UNSEEN, 'aim', 'aim', 'fire', ...UNSEEN);
    const told = table.events.map(({ type }) => type);
    const at = (type: string) => told.lastIndexOf(type as (typeof told)[number]);
    expect(at('eventMoved')).toBeLessThan(at('groupsFormed'));
    expect(at('groupsFormed')).toBeLessThan(at('cameraChecked'));
    expect(at('cameraChecked')).toBeLessThan(at('spawnRolled'));
    expect(at('spawnRolled')).toBeLessThan(at('zombified'));
  });
  it('[DD-UPKEEP-03, DD-RULING-07] used room functions are free again at the start of the upkeep', () => {
    const table = scenario()
      .with({ functions: ['medical', 'terminal-C1'] })
      .play();
    table.run(upkeep, {}, ...UNSEEN, ...UNSEEN);
    expect(table.state.functions).toEqual([]);
  });
  it('[DD-LAB-06, DD-UPKEEP-03] and so is the bypass', () => {
    const here = scenario().survivor('bruce', '15').code('RO');
    here.state.security.bypassed = true;
    expect(here.turn('bruce').offers({ verb: 'bypass' })).toBe(false);
    const table = here.play().run(upkeep, {}, ...UNSEEN);
    expect(table.state.security.bypassed).toBe(false);
  });
  it('[DD-UPKEEP-04, DD-GROUP-03] after the last group, its reaction and the fire a new round begins', () => {
    const table = scenario({ survivors: ['bruce', 'lucy'] })
      .survivor('lucy', '22')
      .burning('15', 1);
    const phase = table.actionPhase(['bruce'], ['lucy']);
    phase.pick({ verb: 'done' }, 3);
    expect(phase.told('fireSpread').length).toBe(1);
    expect([phase.state.round, phase.state.acting]).toEqual([1, 1]);
    phase.pick({ verb: 'done' }, 1, 2, 5);
    expect([phase.state.round, phase.decision?.kind]).toEqual([2, 'groupOrder']);
  });
  it('[DD-SURV-06, DD-SURV-10] AP of a round are those of the health zone at its start', () => {
    const table = scenario().survivor('bruce', '43', { wounds: 6, ap: 0 }).play();
    table.run(upkeep, {}, ...UNSEEN, ...UNSEEN);
    expect(of(table, 'bruce').ap).toBe(3);
    expect(of(table, 'lucy').ap).toBe(4);
  });
});

describe('events', () => {
  const landing = (event: number) => scenario().with({ event });
  it('[DD-EVENTS-01] the zombie space spawns', () => {
    const table = landing(2)
      .play()
      .run(upkeep, {}, ...UNSEEN, 2, 1);
    expect(table.state.tokens).toEqual({ '12': 1, '21': 1 });
  });
  it('[DD-EVENTS-02, DD-FIRE-19] the fire space spreads a fire, and does nothing without one', () => {
    const table = landing(0)
      .play()
      .run(upkeep, {}, ...UNSEEN);
    expect([table.told('eventMoved')[0]?.event, table.state.fire.token]).toEqual(['fire', null]);
    const burning = landing(0)
      .burning('12', 1)
      .play()
      .run(upkeep, {}, 2, ...UNSEEN);
    expect(burning.state.fire).toMatchObject({ token: '13', burns: { '12': 1, '13': 1 } });
  });
  it('[DD-EVENTS-03, DD-DARK-01, DD-DARK-T1] the clock moves the darkness by one', () => {
    const table = landing(1)
      .play()
      .run(upkeep, {}, ...UNSEEN);
    expect(table.state.darkness).toBe(1);
  });
  it('[DD-EX-50] nine rounds: spawn, fire, dark, three times over', () => {
    const here = scenario().with({ event: 2, round: 0 });
    const seen: string[] = [];
    let { state } = here;
    for (let round = 0; round < 9; round++) {
      const next: Scenario = scenario();
      Object.assign(next.state, state, {
        hordes: {},
        tokens: {},
        fire: { token: null, burns: {}, destroyed: [] },
      });
      const clock = state.event === 1;
      const breaksOut = clock && state.darkness === 1;
      const rolls = state.event === 2 ? [...UNSEEN, ...UNSEEN] : breaksOut ? [1, 2, ...UNSEEN] : UNSEEN;
      const table = next.play().run(upkeep, {}, ...rolls);
      seen.push(...table.told('eventMoved').map(({ event }) => event));
      state = table.state;
    }
    expect(seen.join(' ')).toBe('zombies fire clock zombies fire clock zombies fire clock');
    expect(state.darkness).toBe(3);
  });
});

describe('spawning', () => {
  const spawn = (here: Scenario, ...rolls: (string | number)[]): Table =>
    here.play().run(spawnZombies, {}, ...rolls);

  it('[DD-SPAWN-01, DD-SPAWN-02, DD-SPAWN-05] D4 for the row, D6 for the column; out of sight a token lies face down', () => {
    const table = spawn(scenario(), 2, 5);
    expect(table.state.tokens).toEqual({ '25': 1 });
    expect(table.state.hordes).toEqual({});
  });
  it('[DD-SPAWN-03] a two-room tile: the passage room', () => {
    expect(spawn(scenario(), 2, 4).state.tokens).toEqual({ '24': 1 });
    expect(spawn(scenario().hidden('24i', 2), 2, 4).state.tokens).toEqual({ '24': 1 });
  });
  it('[DD-SPAWN-04, DD-SPAWN-15] in sight it becomes a horde at once, and the token is gone', () => {
    const table = spawn(scenario(), 2, 3, 4);
    expect(table.state.hordes).toEqual({ '23': 4 });
    expect([table.state.tokens, table.state.spawn.length]).toEqual([{}, 22]);
  });
  it('[DD-SPAWN-06] a destroyed tile or a single locked room: figures next to the survivors, where one sees them', () => {
    const here = scenario({ survivors: ['bruce'] }).hidden('14S', 2);
    const table = spawn(here, 1, 4);
    expect(table.options().map(({ facets }) => facets.room)).toEqual(['33', '42', '44']);
    table.pick({ room: '44' }, 3);
    expect(table.state.hordes).toEqual({ '44': 3 });
    const burnt = spawn(scenario({ survivors: ['bruce'] }).destroyed('12'), 1, 2);
    expect(burnt.decision?.kind).toBe('spawnInView');
  });
  it('[DD-SPAWN-08] a 6 goes to the survivors too; burning neighbours are spared', () => {
    const table = spawn(scenario({ survivors: ['bruce'] }).burning('33', 1), 1, 6);
    expect(table.options().map(({ facets }) => facets.room)).toEqual(['42', '44']);
  });
  it('[DD-SPAWN-07, DD-RULING-08] with nothing in view a token goes face down to a tile that the players choose', () => {
    const here = scenario({ survivors: ['bruce'] })
      .destroyed('43')
      .hidden('14S', 2)
      .burning('12', 1);
    const table = spawn(here, 1, 6);
    const tiles = table.options().map(({ facets }) => facets.tile);
    expect(tiles).not.toEqual(expect.arrayContaining(['43']));
    for (const no of ['11', '12', '14', '43']) expect(tiles).not.toContain(no);
    table.pick({ tile: '24' });
    expect(table.state.tokens).toEqual({ '24': 1 });
  });
  it('[DD-SPAWN-09] tokens and zombies pile up in one room without limit', () => {
    expect(spawn(scenario().token('25', 3), 2, 5).state.tokens).toEqual({ '25': 4 });
  });
  it('[DD-SPAWN-10] with an empty stack nothing comes', () => {
    const table = spawn(scenario().with({ spawn: [] }));
    expect(table.told('spawnSkipped').map(({ reason }) => reason)).toEqual(['stack']);
  });
  it('[DD-SPAWN-11] zombies that spawn among the survivors do not attack', () => {
    const table = spawn(scenario(), 4, 3, 2);
    expect([table.state.hordes, table.told('enemyAttacked')]).toEqual([{ '43': 2 }, []]);
  });
  it('[DD-SPAWN-12] step 4 spawns also when the event did', () => {
    const table = scenario()
      .play()
      .run(upkeep, {}, ...UNSEEN, 2, 1);
    expect(table.told('spawnRolled').length).toBe(2);
  });
  it('[DD-RULING-45] a burning tile takes its token', () => {
    expect(spawn(scenario().burning('25', 2), 2, 5).state.tokens).toEqual({ '25': 1 });
  });
  it('[DD-RULING-73, DD-EX-84] the laboratory, closed or open, counts as locked', () => {
    for (const open of [false, true]) {
      const here = scenario({ survivors: ['bruce'] });
      here.state.security.open = open;
      expect(spawn(here, 1, 1).decision?.kind).toBe('spawnInView');
    }
  });
  it('[DD-RULING-43] there are 32 zombies: what a token has over is not placed', () => {
    const table = spawn(scenario().horde('12', 30), 2, 3, 6);
    expect([table.state.hordes['23'], table.told('tokenTurned')[0]?.placed]).toEqual([2, 2]);
  });
  it('[DD-EX-09] D4 3, D6 4 on a passageway with an unlocked storage room: the token lies in the passageway', () => {
    const house =
      'LAB@270 O12@0 O5@0 O7@0 C2@0 O1@270 I1@0 I2@90 I10@0 O2@90 O9@270 I6@0 I3@180 I5@180 O8@90 C3@180 O10@180 ENT@0 O4@180 C1@90';
    const table = scenario({}, house).play().run(spawnZombies, {}, 3, 4);
    expect(table.state.tokens).toEqual({ '34': 1 });
  });
});

describe('regroup', () => {
  const regroup = (here: Scenario) => here.with({ event: 0 }).play().run(upkeep, {});
  it('[DD-REGROUP-01, DD-EX-12] survivors of one room are one group', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo', 'jack'] })
      .survivor('leo', '22')
      .survivor('jack', '22');
    const table = regroup(here);
    table.pick({ survivor: 'bruce' }, ...UNSEEN.map((n) => n), 2);
    expect(table.state.groups).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
  it('[DD-REGROUP-02] the two rooms of a tile are two groups', () => {
    const table = regroup(scenario().survivor('bruce', '44').survivor('lucy', '44b'));
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual(['bruce', 'lucy']);
  });
  it('[DD-REGROUP-03, DD-TRACK-01, DD-GROUP-01] the players order the groups', () => {
    const table = regroup(scenario().survivor('bruce', '22'));
    table.pick({ survivor: 'lucy' }, 2, 5);
    expect(table.state.groups).toEqual([[1], [0]]);
  });
  it('[DD-REGROUP-04] membership lasts when members part', () => {
    const table = scenario().turn('bruce', 'lucy');
    table.pick({ verb: 'move', survivor: 'bruce', room: '44' }).pick({ verb: 'go' });
    expect(table.state.groups).toEqual([[0, 1]]);
    expect(table.offers({ verb: 'move', survivor: 'lucy' })).toBe(true);
  });
  it('[DD-REGROUP-05, DD-DEATH-04, DD-ZOMB-06, DD-RULING-68] who comes back is in the entrance hall before the groups are formed', () => {
    const here = scenario().waiting('bruce').burning('43', 2).with({ event: 1 });
    const table = here.play().run(upkeep, {});
    table.pick({ survivor: 'bruce' }, 2, 5);
    expect(table.state.groups).toEqual([[0, 1]]);
    expect([of(table, 'bruce').room, of(table, 'bruce').wounds]).toEqual(['43', 0]);
  });
  it('[DD-DEATH-03, DD-ZOMB-08] as the same survivor or as one who is not in play', () => {
    const table = scenario().waiting('bruce').play();
    table.run(reentries, {});
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual(['bruce', 'leo', 'jack', 'nina']);
    table.pick({ survivor: 'nina' });
    expect([table.state.survivors[0]?.id, table.state.survivors[0]?.right]).toEqual(['nina', ['S05']]);
  });
});

describe('cameras', () => {
  const seen = (here: Scenario) => here.with({ event: 0, cameras: { '33': 2 } });
  it('[DD-CAMERA-12, DD-CAMERA-14] a die for each survivor and the terror die: a failure sets it off', () => {
    const here = seen(scenario({ survivors: ['bruce', 'leo'] }));
    const quiet = here.play().run(upkeep, {}, 'aim', 'success', 'fire', ...UNSEEN);
    expect(quiet.told('cameraChecked')[0]).toMatchObject({ alarm: false, dice: ['aim', 'success'] });
    expect(quiet.told('terrorStruck')).toEqual([]);
    const loud = here.play().run(upkeep, {}, 'failure', 'success', 'fire', 1, 2, ...UNSEEN);
    expect(loud.told('terrorStruck').map(({ face }) => face)).toEqual(['fire']);
  });
  it('[DD-CAMERA-13, DD-EX-59] five survivors: four dice, and one again when none of them failed', () => {
    const here = scenario({ survivors: ['bruce', 'leo', 'jack', 'nina', 'lucy'] });
    // Lucy's light step would take the fifth die away: with two of the same name the rule itself shows.
    here.who('lucy').id = 'bruce';
    const table = here.with({ cameras: { '33': 2 } }).play();
    const four = ['aim', 'aim', 'success', 'retreat'];
    table.run(cameraCheck, { room: '43', camera: '33' }, ...four, 'failure', 'hordeNearby');
    expect(table.told('cameraChecked')[0]).toMatchObject({ dice: [...four, 'failure'], alarm: true });
    const failed = here.play();
    failed.run(cameraCheck, { room: '43', camera: '33' }, 'failure', 'aim', 'aim', 'aim', 'hordeNearby');
    expect(failed.told('cameraChecked')[0]?.dice.length).toBe(4);
  });
  it('[DD-CAMERA-15, DD-CAMERA-16, DD-CAMERA-17] one check for each camera; a room is done before the next one, in the order that the players like', () => {
    const here = scenario({ survivors: ['bruce', 'leo', 'jack'] }).survivor('jack', '22');
    const table = here
      .with({ event: 0, cameras: { '33': 2, '23': 2, '21': 1 } })
      .groups([])
      .play();
    table.run(upkeep, {}).pick({ survivor: 'bruce' });
    expect(table.options().map(({ id }) => id)).toEqual(['22/21', '43/23', '43/33']);
    table.pick('43/23', 'aim', 'aim', 'fire', 'aim', 'aim', 'fire', 'aim', 'fire', ...UNSEEN, 2);
    expect(table.told('cameraChecked').map(({ room, camera }) => [room, camera])).toEqual([
      ['43', '23'],
      ['43', '33'],
      ['22', '21'],
    ]);
  });
  it('[DD-RULING-66, DD-EX-75] a check rolls for those who are there at its moment', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] }).horde('44', 1);
    const table = here.with({ event: 0, cameras: { '33': 2, '23': 2 } }).play();
    table.run(upkeep, {}).pick('43/23', 'failure', 'aim', 'creatureReaction', 'fear');
    table.pick({ verb: 'endure' }).pick({ claw: 'fear', survivor: 'leo' });
    table.pick({ room: '42' }, 'aim', 'fire', ...UNSEEN);
    expect(table.told('cameraChecked').map(({ dice }) => dice.length)).toEqual([1]);
  });
  it('[DD-CAMERA-09, DD-RULING-03] a camera never turns, but what it sees changes with the doors', () => {
    const here = scenario().hidden('45W', 3);
    expect(cameraView(here.state, '44', 1)).toEqual(['44']);
    here.state.locks = {};
    expect(cameraView(here.state, '44', 1)).toEqual(['44', '45']);
  });
  it('[DD-CAMERA-10] a destroyed tile loses its camera', () => {
    const { state } = scenario().with({ cameras: { '22': 1 } });
    destroyTile(
      { state, random: { die: () => 1, index: () => 0 }, emit: () => undefined, mark: () => undefined },
      '22',
    );
    expect(state.cameras).toEqual({});
  });
});

describe('zombification', () => {
  const infected = (curse: number, skills: ('LU2' | 'LU4')[] = []) =>
    scenario().survivor('lucy', '22', { virus: ['left', 'left'], curse, skills });
  const turn = (here: Scenario) => here.play().run(zombification, {});
  it('[DD-ZOMB-01] it takes two virus tokens', () => {
    const table = turn(scenario().survivor('lucy', '22', { virus: ['left'] }));
    expect(of(table, 'lucy').curse).toBe(0);
  });
  it('[DD-ZOMB-02] the cube comes to the rightmost skill and moves left', () => {
    expect(of(turn(infected(0)), 'lucy').curse).toBe(4);
    expect(of(turn(infected(4)), 'lucy').curse).toBe(3);
  });
  it('[DD-ZOMB-03, DD-SURV-15] skills at the cube and right of it are lost and cannot be bought', () => {
    const table = turn(infected(0, ['LU2', 'LU4']));
    expect(of(table, 'lucy').skills).toEqual(['LU2']);
    const later = scenario().survivor('lucy', '43', { curse: 3, xp: 10 }).turn('lucy');
    expect(later.options({ verb: 'buy' }).map(({ facets }) => facets.skill)).toEqual(['LU1', 'LU2']);
  });
  it('[DD-ZOMB-04, DD-ZOMB-05, DD-DEATH-01] on the leftmost skill the survivor turns: a zombie, and darkness', () => {
    const table = turn(infected(2));
    expect([table.state.survivors[1]?.status, table.state.hordes]).toEqual(['waiting', { '22': 1 }]);
    expect(table.state.darkness).toBe(1);
  });
  it('[DD-ZOMB-07, DD-DEATH-02] everything but the own weapon is lost; health is full, the virus gone', () => {
    const here = infected(2).cards('lucy', 'E13').chips('lucy', 'A01');
    const table = turn(here);
    expect(table.state.discarded).toContain('E13');
    expect(table.state.chips.lost).toEqual(['A01']);
    table.run(reentries, {}).pick({ survivor: 'lucy' });
    expect(of(table, 'lucy')).toMatchObject({
      right: ['S02'],
      left: [],
      virus: [],
      wounds: 0,
      xp: 0,
      chips: [],
    });
  });
  it('[DD-ZOMB-09, DD-ZOMB-10, DD-ZOMB-13, DD-BITE-05] an antidote takes the second token only, and brings no skill back', () => {
    const here = scenario()
      .survivor('lucy', '43', { virus: ['left', 'right'], curse: 3 })
      .cards('lucy', 'E43');
    const table = here.turn('lucy');
    table.pick({ verb: 'use', card: 'E43' });
    expect([of(table, 'lucy').virus, of(table, 'lucy').curse]).toEqual([['left'], 3]);
    expect(table.offers({ verb: 'use' })).toBe(false);
    table.run(zombification, {});
    expect(of(table, 'lucy').curse).toBe(3);
  });
  it('[DD-ZOMB-11] bitten again, the cube goes on from where it stopped', () => {
    expect(of(turn(infected(3)), 'lucy').curse).toBe(2);
  });
  it('[DD-ZOMB-14, DD-EX-13, DD-EX-14] four steps: skills 4, 3, 2, and on 1 she turns', () => {
    const table = turn(infected(0, ['LU2']));
    const steps = [of(table, 'lucy').curse];
    table.run(zombification, {});
    steps.push(of(table, 'lucy').curse);
    expect(of(table, 'lucy').skills).toEqual(['LU2']);
    table.run(zombification, {});
    steps.push(of(table, 'lucy').curse);
    expect(of(table, 'lucy').skills).toEqual([]);
    expect(steps).toEqual([4, 3, 2]);
    table.run(zombification, {});
    expect([table.state.survivors[1]?.status, table.state.hordes, table.state.darkness]).toEqual([
      'waiting',
      { '22': 1 },
      1,
    ]);
  });
});
