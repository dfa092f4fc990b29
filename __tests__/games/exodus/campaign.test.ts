/** Turns, set-up, missions, the campaign, perks, quick play and the Director's Cut. */
import { advance, decide, refusals, start } from '../../../src/core/engine';
import { seedRandom } from '../../../src/core/random';
import { exodus } from '../../../src/games/exodus';
import { HEROES, HERO_IDS } from '../../../src/games/exodus/data/heroes';
import { CAMPAIGN, QUICK_PLAY } from '../../../src/games/exodus/data/mission';
import { missionOf } from '../../../src/games/exodus/data/missions';
import { COLOURS, PERK_CLASSES, PERK_IDS, PERKS } from '../../../src/games/exodus/data/perks';
import { defaults, optionsSchema, setupFields } from '../../../src/games/exodus/options';
import { verdict } from '../../../src/games/exodus/objectives';
import { controlled } from '../../../src/games/exodus/procedures/control';
import { directorWindow } from '../../../src/games/exodus/procedures/director';
import { heroMove } from '../../../src/games/exodus/procedures/heroMove';
import {
  choosePerks,
  lobby,
  perksFor,
  priceOf,
  startSquares,
  supplies,
  takePlaces,
} from '../../../src/games/exodus/procedures/lobby';
import { exodus as campaignProcedure, turns } from '../../../src/games/exodus/procedures/mission';
import { roamer } from '../../../src/games/exodus/procedures/roamer';
import { spawnPhase } from '../../../src/games/exodus/procedures/spawning';
import { namedSquare, squareName } from '../../../src/games/exodus/queries';
import { setup } from '../../../src/games/exodus/setup';
import { heroCount, modeOf, type ExodusOptions } from '../../../src/games/exodus/state';
import { Harness } from '../../kit/harness';
import {
  gearNames,
  HALL,
  hero,
  heroSquare,
  ROOMS,
  scene,
  squares,
  unit,
  unitAt,
  type Scene,
  type Table,
} from './scenario';

const begin = (changes: Partial<ExodusOptions> = {}, players = 2): Table =>
  new Harness(exodus, { ...setup({ ...defaults(players), ...changes }), random: seedRandom(1), choices: 0 });
const auto = (made: Scene) => made.with((state) => (state.options = { ...state.options, ties: 'auto' }));

describe('turn and set-up', () => {
  it('[EX-TURN-01] [EX-RULING-09] [EX-TURN-07] four phases in order, turn after turn', () => {
    const table = auto(scene(HALL)).table().run(turns, {}).pick({ verb: 'end' }, 1);
    expect(table.told('phaseBegan').map(({ phase }) => phase)).toEqual(['infected', 'spawn', 'end']);
    expect(table.state.turn).toBe(2);
  });
  it('[EX-TURN-05] the players pick the order anew each turn', () => {
    const table = scene(HALL).put(1, '8,2').table().run(heroMove, {});
    expect([table.decision?.seat, table.options().map(({ facets }) => facets.hero)]).toEqual([
      'team',
      [0, 1],
    ]);
  });
  it('[EX-RULING-10] defeat counts before victory', () => {
    const { state } = scene('M1').put(0, '0,3', { dial: 16 }).set(1, { status: 'left' });
    expect(verdict(state)?.result).toBe('lost');
  });
  it('[EX-RULING-11] every die has its line in the log', () => {
    const table = scene(HALL).unit('zombie', '4,0').arm(0, 'EQ01').act(0).pick({ verb: 'quickFire' }, 3);
    expect(table.told('shotFired')[0]).toMatchObject({ roll: 3, result: 'miss', rule: 'EX-FIRE-01' });
  });
  it('[EX-RULING-141] bonuses add up and are cut to 1 to 8', () => {
    const table = scene(HALL).perks(0, 'CC2').unit('zombie', '1,0').acts(1, 8);
    expect(table.told('grabTested')[0]?.total).toBe(8);
  });
  it('[EX-RULING-137] [EX-RULING-138] [EX-SETUP-03] [EX-CM01] supplies, then start squares and weapons; rooms asleep, infected face the heroes', () => {
    const table = begin().go();
    expect([table.decision?.kind, table.state.rooms, table.state.infected.length]).toEqual([
      'takeAmmunition',
      [],
      2,
    ]);
    table.pick({ card: 'SC01' }).pick({ card: 'SC02' }).pick({ square: '0,3' });
    expect(table.decision?.kind).toBe('activeSet');
    table.pick({ guns: 'EQ01-1' }).pick({ square: '1,4' }).pick({ guns: 'EQ01-2+EQ02-1' });
    expect([table.state.turn, table.state.phase, heroSquare(table), hero(table, 1).active]).toEqual([
      1,
      'heroes',
      '0,3',
      ['EQ01-2', 'EQ02-1'],
    ]);
    expect(unit(table, 1)?.facing).toBe(3);
  });
  it('[EX-CM07] an occupied start square gives way to the nearest free one', () => {
    const made = scene('M1');
    for (const name of ['0,3', '0,4', '1,4', '0,5']) made.unit('zombie', name);
    expect(startSquares(made.state).map((square) => squareName(made.state, square))).toContain('1,3');
  });
  it('[EX-RULING-142] [EX-RULING-13] heroes are chosen freely, two at least; a director is an extra person', () => {
    expect([1, 2, 3, 4].map((players) => heroCount(defaults(players)))).toEqual([2, 2, 3, 4]);
    expect(heroCount({ ...defaults(3), director: true })).toBe(2);
    expect(setup({ ...defaults(2), heroes: ['bram', 'isla'] }).heroes.map(({ id }) => id)).toEqual([
      'bram',
      'isla',
    ]);
    expect(optionsSchema.safeParse({ ...defaults(1), director: true }).success).toBe(false);
    expect(optionsSchema.safeParse({ ...defaults(5), director: false }).success).toBe(false);
    expect(optionsSchema.safeParse({ ...defaults(2), heroes: ['mike', 'mike'] }).success).toBe(false);
  });
  it('[EX-RULING-160] [EX-CM02] leaving is free, on an open exit, not in a grapple; the hero counts no more', () => {
    const gate = () => scene('M1').put(0, '13,4').put(1, '13,5');
    expect(gate().act(0).refusal({ verb: 'leave' })).toBe('EX-CM02');
    const table = gate()
      .with((s) => (s.progress.exitOpen = true))
      .act(0)
      .pick({ verb: 'leave' });
    expect([hero(table).status, hero(table).square, table.state.outcome]).toEqual(['left', null, null]);
    expect(
      gate()
        .with((s) => (s.progress.exitOpen = true))
        .grapple(0, 'zombie')
        .act(0)
        .offers({ verb: 'leave' }),
    ).toBe(false);
  });
  it('[EX-RULING-158] [EX-CM11] supplies: a med pack for each hero without one, and ammunition of its choice', () => {
    const table = scene('M2').before().give(0, 'EQ08').table().run(supplies, { hero: 0, left: 0 });
    table.pick({ card: 'SC03' }).pick({ card: 'SC03' }).pick({ card: 'SC02' });
    table.pick({ card: 'SC05' }).pick({ card: 'SC01' }).pick({ card: 'SC01' });
    expect([gearNames(table, 0), gearNames(table, 1), hero(table).cards, hero(table, 1).cards]).toEqual([
      ['EQ08'],
      ['EQ08'],
      ['SC03', 'SC03', 'SC02'],
      ['SC05', 'SC01', 'SC01'],
    ]);
  });
});

describe('missions', () => {
  const deliver = (made: Scene) => made.act(0).pick({ verb: 'interact' });
  it('[EX-M1] [EX-CM09] the key opens the gate; the mission is won when everybody is out', () => {
    const table = deliver(scene('M1').put(0, '12,4').put(1, '13,5').carries(0, 'gateKey', 'gateKey'));
    expect([table.state.progress.exitOpen, hero(table).item, table.state.items.gateKey?.where]).toEqual([
      true,
      null,
      'used',
    ]);
    const out = scene('M1')
      .put(0, '13,4')
      .with((s) => (s.progress.exitOpen = true))
      .act(0)
      .pick({ verb: 'leave' });
    expect(out.state.outcome).toMatchObject({ result: 'win', reason: 'escaped' });
  });
  it('[EX-M2] both fuses open the way out at the start squares and make noise', () => {
    const table = deliver(
      scene('M2')
        .put(0, '10,5^')
        .rooms('f')
        .put(1, '0,4')
        .carries(0, 'fuse1', 'fuse')
        .with((s) => s.progress.delivered.push('fuse2')),
    );
    expect([table.state.progress.exitOpen, table.state.progress.extraSpawns]).toEqual([true, 1]);
    const noisy = scene('M2')
      .put(0, '0,4')
      .with((s) => (s.progress.extraSpawns = 1))
      .table()
      .run(spawnPhase, { rolls: 0 }, 1, 2);
    expect(noisy.told('spawnRolled')).toHaveLength(2);
    expect(
      scene('M2')
        .put(0, '0,4')
        .with((s) => (s.progress.exitOpen = true))
        .act(0)
        .offers({ verb: 'leave' }),
    ).toBe(true);
  });
  it('[EX-M3] fuel and battery make the rib run; all aboard on a water exit win', () => {
    const still = scene('M3').put(0, '12,7').act(0);
    expect(still.refusal({ verb: 'drive' })).toBe('EX-M3');
    const loaded = deliver(
      scene('M3')
        .put(0, '12,6')
        .put(1, '0,3')
        .carries(0, 'battery', 'battery')
        .with((s) => s.progress.delivered.push('fuelCan')),
    );
    expect(loaded.state.progress.delivered).toEqual(['fuelCan', 'battery']);
    const away = scene('M3').with((s) => {
      s.progress.delivered = ['fuelCan', 'battery'];
      s.rib = namedSquare(s, '14,8');
    });
    for (const who of [0, 1]) away.put(who, '14,8');
    expect(away.act(0).pick({ verb: 'drive' }).pick({ square: '15,8' }).state.outcome?.result).toBe('win');
  });
  it('[EX-M4] the handset is used twice on the freighter side', () => {
    const table = deliver(scene('M4').put(0, '15,5').put(1, '1,3').carries(0, 'handset', 'handset'));
    expect([table.state.progress.exitOpen, hero(table).item]).toEqual([false, 'handset']);
    table.pick({ verb: 'interact' });
    expect([table.state.progress.exitOpen, hero(table).item]).toEqual([true, null]);
  });
  it('[EX-M5] two wheels at the console open the exit; the siren may live', () => {
    const table = deliver(
      scene('M5')
        .put(0, '4,1^')
        .rooms('e')
        .put(1, '0,3')
        .unit('siren', '11,6^')
        .carries(0, 'valveWheel1', 'valveWheel')
        .with((s) => s.progress.delivered.push('valveWheel2')),
    );
    expect(table.state.progress.exitOpen).toBe(true);
  });
  it('[EX-M6] the flight comes in the second end phase after the flare, and only without sirens', () => {
    const fired = deliver(
      scene('M6').put(0, '16,5').put(1, '0,4').unit('siren', '0,0').carries(0, 'flare', 'flare'),
    );
    expect([fired.state.progress.since, fired.state.progress.exitOpen]).toEqual([1, false]);
    const after = (turn: number, siren: boolean) => {
      const made = scene('M6')
        .put(0, '16,5')
        .with((s) => {
          s.progress.since = 1;
          s.progress.delivered = ['flare'];
          s.turn = turn;
        });
      if (siren) made.unit('siren', '0,0');
      return made.endPhase().state.progress.exitOpen;
    };
    expect([after(1, false), after(2, false), after(2, true)]).toEqual([false, true, false]);
    const late = scene('M6')
      .put(0, '16,5')
      .with((s) => {
        s.progress.since = 1;
        s.progress.delivered = ['flare'];
        s.turn = 5;
      });
    expect(late.act(0).state.progress.exitOpen).toBe(true);
  });
  it('[EX-CM08] an objective item that is lost comes back at the start of the hero move', () => {
    const table = scene('M3')
      .put(0, '0,3')
      .with((s) => {
        s.items.fuelCan = { kind: 'fuelCan', where: 'lost', square: null };
      });
    expect(table.table().run(heroMove, {}).state.items.fuelCan?.where).toBe('board');
  });
  it('[EX-Q1] four boxes of five; the van is ready a turn later, and one hero must get out', () => {
    const table = deliver(
      scene('Q1')
        .put(0, '5,10')
        .put(1, '0,0')
        .carries(0, 'supplyBox1', 'supplyBox')
        .with((s) => (s.progress.delivered = ['supplyBox2', 'supplyBox3', 'supplyBox4'])),
    );
    expect([table.state.progress.exitOpen, table.state.progress.since]).toEqual([false, 1]);
    const ready = scene('Q1')
      .put(0, '5,10')
      .with((s) => {
        s.progress.since = 1;
        s.turn = 2;
      });
    expect(ready.table().run(heroMove, {}).state.progress.exitOpen).toBe(true);
    const out = scene('Q1')
      .put(0, '5,10')
      .set(1, { status: 'turned' })
      .with((s) => (s.progress.exitOpen = true));
    expect(out.act(0).pick({ verb: 'leave' }).state.outcome?.result).toBe('win');
  });
  it('[EX-Q2] the lamp opens all doors; six turns win', () => {
    const lit = scene('Q2')
      .put(0, '5,5^')
      .put(1, '0,0')
      .rooms('a', 'b')
      .carries(0, 'fuelCan', 'fuelCan')
      .act(0)
      .pick({ verb: 'interact' });
    expect([lit.state.progress.lamp, lit.state.doors.every(Boolean)]).toEqual([0, true]);
    const burning = (turn: number, lamp: number) =>
      scene('Q2')
        .put(0, '0,0')
        .rooms('a', 'b')
        .with((s) => {
          s.progress = { ...s.progress, lamp, since: 1 };
          s.turn = turn;
          s.doors = s.doors.map(() => true);
          s.items.fuelCan = { kind: 'fuelCan', where: 'used', square: null };
        });
    expect([
      burning(1, 0).endPhase().state.progress.lamp,
      burning(2, 0).endPhase().state.progress.lamp,
    ]).toEqual([0, 1]);
    expect(burning(7, 5).endPhase().state.outcome?.reason).toBe('lampSeen');
    expect(burning(2, 1).put(0, '4,4').act(0).offers({ verb: 'door' })).toBe(false);
  });
  it('[EX-Q2] an infected at an unguarded lamp puts it out, and a new can lies on the map', () => {
    const lamp = (made: Scene) =>
      made
        .rooms('a', 'b')
        .unit('zombie', '4,6^')
        .with((s) => {
          s.progress = { ...s.progress, lamp: 3, since: 1 };
          s.turn = 5;
          s.doors = s.doors.map(() => true);
          s.items.fuelCan = { kind: 'fuelCan', where: 'used', square: null };
          // Crates pen the zombie in: it ends its walk where it began, on the lamp.
          s.crates = ['4,5^', '5,5^'].map((name) => namedSquare(s, name));
        });
    const dark = lamp(scene('Q2').put(0, '0,0').put(1, '0,1'))
      .with((s) => s.crates.push(namedSquare(s, '5,6^')))
      .infectedMove();
    expect([dark.state.progress.lamp, dark.state.progress.since]).toEqual([null, null]);
    expect(dark.state.items.fuelCan).toMatchObject({
      where: 'board',
      square: namedSquare(dark.state, '6,0'),
    });
    const guarded = lamp(scene('Q2').put(0, '5,6^').put(1, '0,1')).infectedMove(8);
    expect([unitAt(guarded, 1), guarded.state.progress.lamp]).toEqual(['4,6^', 3]);
  });
  it('[EX-Q3] the second of three cases wins at once', () => {
    const table = deliver(
      scene('Q3')
        .put(0, '2,6')
        .put(1, '0,7')
        .carries(0, 'sampleCase1', 'sampleCase')
        .with((s) => (s.progress.delivered = ['sampleCase2'])),
    );
    expect(table.state.outcome).toMatchObject({ result: 'win', reason: 'delivered' });
  });
});

describe('perks', () => {
  it('[EX-PERK-03] [EX-PERK-04] [EX-PERK-05] [EX-PERK-06] [EX-POWER-01] four classes, three colours, ratings', () => {
    expect(PERK_CLASSES).toHaveLength(4);
    expect([HEROES.mike.ratings.agility, HEROES.kira.ratings.agility]).toEqual(['red', 'amber']);
    for (const id of HERO_IDS)
      expect(PERK_CLASSES.reduce((sum, cls) => sum + COLOURS.indexOf(HEROES[id].ratings[cls]) + 1, 0)).toBe(
        8,
      );
    for (const cls of PERK_CLASSES)
      expect(PERK_IDS.filter((perk) => PERKS[perk].class === cls && PERKS[perk].power)).toHaveLength(2);
    expect(
      perksFor(scene(HALL).state, 0).every(
        (perk) => PERKS[perk].class !== 'agility' || PERKS[perk].colour === 'red',
      ),
    ).toBe(true);
  });
  it('[EX-RULING-123] each card is there once', () => {
    expect(perksFor(scene(HALL).perks(1, 'AG1').state, 0)).not.toContain('AG1');
  });
  it('[EX-POWER-02] [EX-POWER-04] [EX-POWER-05] [EX-POWER-06] [EX-RULING-124] three uses, one power perk a turn, beside all other perks', () => {
    const table = scene(HALL)
      .perks(0, 'BA7', 'AG7', 'BA3')
      .unit('zombie', '4,0')
      .arm(0, 'EQ01')
      .act(0)
      .pick({ verb: 'power', perk: 'BA7' });
    expect([hero(table).uses.BA7, table.refusal({ verb: 'power', perk: 'AG7' })]).toEqual([2, 'EX-POWER-04']);
    expect(table.options({ verb: 'aimedFire' })[0]?.cost?.ap).toBe(1);
    expect(table.pick({ verb: 'aimedFire' }, 3).decision?.kind).toBe('doubleTap');
    const grappled = scene(HALL).perks(0, 'BA7', 'CC5').grapple(0, 'zombie').act(0);
    expect(grappled.options({ verb: 'power' }).map(({ facets }) => facets.perk)).toEqual(['CC5']);
  });
  it('[EX-POWER-03] [EX-RULING-127] uses come back with the next mission; prone, grapple, alert and items do not', () => {
    const made = scene('M1', { campaign: true }).with(
      (s) => (s.campaign = { completed: 0, saves: [], pause: null, pauses: 0, defeats: 0 }),
    );
    made
      .perks(0, 'AG7')
      .set(0, { uses: { AG7: 0 }, dial: 5, alert: true, prone: true })
      .put(0, '13,4');
    made.with((s) => (s.progress.exitOpen = true));
    const table = campaignAfter(made);
    table.pick({ verb: 'continue' });
    expect([hero(table).uses.AG7, hero(table).alert, hero(table).prone, hero(table).dial]).toEqual([
      3,
      false,
      false,
      5,
    ]);
  });
  it('[EX-PERK-01] [EX-PERK-02] [EX-PERK-07] [EX-RULING-154] [EX-RULING-155] level up in the lobby, once a hero, or decline', () => {
    const table = scene('M2', { campaign: true })
      .before()
      .table()
      .run(lobby, { levels: [], hero: 0, card: '' });
    table.pick({ verb: 'levelUp', hero: 0 }).pick({ perk: 'BA3' });
    expect([hero(table).perks, table.offers({ verb: 'levelUp', hero: 0 })]).toEqual([['BA3'], false]);
    table.pick({ verb: 'levelUp', hero: 1 }).pick({ perk: 'decline' });
    expect([hero(table, 1).perks, table.offers({ verb: 'levelUp' })]).toEqual([[], false]);
    const none = scene('M4', { campaign: true })
      .before()
      .table()
      .run(lobby, { levels: [], hero: 0, card: '' });
    expect(none.offers({ verb: 'levelUp' })).toBe(false);
  });
  it('[EX-RULING-125] with experience a symbol is worth 1, cards cost by colour', () => {
    expect([priceOf('AG1'), priceOf('BA3'), priceOf('BA6'), priceOf('BA7')]).toEqual([1, 2, 3, 4]);
    const table = scene('M2', { campaign: true, xp: true })
      .before()
      .table()
      .run(lobby, { levels: [], hero: 0, card: '' });
    expect([hero(table).xp, perksFor(table.state, 0).every((perk) => priceOf(perk) === 1)]).toEqual([
      1,
      true,
    ]);
    table.pick({ verb: 'levelUp', hero: 0 }).pick({ perk: 'decline' });
    expect(hero(table).xp).toBe(1);
  });
});

/** The rest of a campaign after its mission has been decided by ending a hero's activation. */
function campaignAfter(made: Scene): Table {
  const table = made.table();
  table.state.frames = [
    { procedure: campaignProcedure.name, step: 'afterMission' },
    { procedure: 'activation', step: 'ready', hero: 0 } as never,
  ];
  table.decision = advance(exodus, table.state, { events: table.events });
  if (table.offers({ verb: 'leave' })) table.pick({ verb: 'leave' });
  return table;
}

describe('the campaign', () => {
  const won = (completed = 0, more: (made: Scene) => Scene = (made) => made) =>
    campaignAfter(
      more(scene('M1', { campaign: true }).put(0, '13,4')).with((s) => {
        s.campaign = { completed, saves: [], pause: null, pauses: 0, defeats: 0 };
        s.progress.exitOpen = true;
      }),
    );
  it('[EX-CAMPAIGN-01] [EX-CAMPAIGN-02] [EX-CAMPAIGN-03] [EX-WEAPON-09] [EX-CAMPAIGN-08] after a won mission melee goes back, discards go under the deck, then one choice', () => {
    const table = won(0, (made) =>
      made.give(0, 'EQ12').with((s) => {
        s.search.discards = s.search.down.splice(0, 6);
      }),
    );
    expect([table.decision?.kind, table.options().map(({ id }) => id)]).toEqual([
      'missionDone',
      ['continue', 'pause', 'save'],
    ]);
    expect([gearNames(table), table.state.search.up.length, table.state.search.down.length]).toEqual([
      [],
      6,
      50,
    ]);
  });
  it('[EX-CAMPAIGN-04] [EX-CAMPAIGN-05] [EX-CAMPAIGN-07] [EX-RULING-55] the lobby: exchange at any distance, reload, craft, all for nothing', () => {
    const table = scene('M2', { campaign: true })
      .before()
      .give(0, 'EQ01', 3)
      .cards(0, 'SC01', 'SC06', 'SC07')
      .table()
      .run(lobby, { levels: [], hero: 0, card: '' });
    table
      .pick({ verb: 'load', card: 'EQ01-1' })
      .pick({ verb: 'craft', card: 'R1' })
      .pick({ verb: 'give', card: 'EQ06-1' });
    expect([gearNames(table, 1), table.state.heroes[0]?.gear[0]?.rounds]).toEqual([['EQ06'], 11]);
    const next = won().pick({ verb: 'continue' });
    expect(next.state.mission).toBe('M2');
  });
  it('[EX-SAVE-01] [EX-SAVE-02] [EX-RULING-156] a pause is written, resumed once and gone', () => {
    const table = won(0, (made) => made.set(0, { dial: 5 }).give(0, 'EQ01', 4)).pick({ verb: 'pause' });
    const ticket = table.state.campaign?.pause;
    expect([ticket?.completed, ticket?.heroes[0]?.dial, ticket?.heroes[0]?.gear]).toEqual([
      1,
      5,
      [{ card: 'EQ01-1', rounds: 4 }],
    ]);
    table.pick({ verb: 'resume' });
    expect([table.state.campaign?.pause, table.state.mission, hero(table).dial]).toEqual([null, 'M2', 5]);
  });
  it('[EX-SAVE-03] [EX-SAVE-04] [EX-RULING-126] three spaces, used for good', () => {
    const table = won().pick({ verb: 'save' });
    expect([table.state.campaign?.saves.length, table.state.mission]).toEqual([1, 'M2']);
    const full = won(0, (made) => made);
    const ticket = table.state.campaign?.saves[0] as never;
    const no = campaignAfter(
      scene('M1', { campaign: true })
        .put(0, '13,4')
        .with((s) => {
          s.campaign = { completed: 0, saves: [ticket, ticket, ticket], pause: null, pauses: 0, defeats: 0 };
          s.progress.exitOpen = true;
        }),
    );
    expect([full.offers('save'), no.offers('save')]).toEqual([true, false]);
  });
  it('[EX-SAVE-05] [EX-SAVE-06] [EX-EX-29] [EX-EX-46] a defeat goes back to the latest save, or to the beginning', () => {
    const ticket = won().pick({ verb: 'save' }).state.campaign?.saves[0] as never;
    const lost = (saves: never[]) =>
      campaignAfter(
        scene('M4', { campaign: true })
          .put(0, '1,3', { dial: 16 })
          .with((s) => {
            s.campaign = { completed: 3, saves, pause: null, pauses: 0, defeats: 0 };
          }),
      );
    const back = lost([ticket]);
    expect([back.decision?.kind, back.options().map(({ id }) => id)]).toEqual([
      'afterDefeat',
      ['loadSave', 'restart', 'giveUp'],
    ]);
    back.pick({ verb: 'loadSave' });
    expect([back.state.mission, back.state.campaign?.saves.length, back.decision?.kind]).toEqual([
      'M2',
      1,
      'takeAmmunition',
    ]);
    while (back.decision?.kind === 'takeAmmunition') back.pick({ card: 'SC01' });
    expect([back.decision?.kind, back.offers({ verb: 'levelUp' })]).toEqual(['lobby', true]);
    const fresh = lost([]);
    expect(fresh.offers('loadSave')).toBe(false);
    fresh.pick({ verb: 'restart' });
    expect([fresh.state.mission, fresh.state.campaign?.completed]).toEqual(['M1', 0]);
    expect(lost([]).pick({ verb: 'giveUp' }).state.outcome?.result).toBe('loss');
    const retire = scene('M2', { campaign: true })
      .put(0, '0,4')
      .with((s) => {
        s.campaign = { completed: 1, saves: [ticket], pause: null, pauses: 0, defeats: 0 };
      });
    expect(retire.table().run(heroMove, {}).offers({ verb: 'retire' })).toBe(true);
  });
  it('[EX-RULING-156] winning the sixth mission wins the campaign', () => {
    expect(won(5).state.outcome).toMatchObject({ result: 'win', reason: 'campaign' });
  });
  it('[EX-RULING-157] hard: no saves, one pause', () => {
    const hard = (pauses: number) =>
      campaignAfter(
        scene('M1', { campaign: true, difficulty: 'hard' })
          .put(0, '13,4')
          .with((s) => {
            s.campaign = { completed: 0, saves: [], pause: null, pauses, defeats: 0 };
            s.progress.exitOpen = true;
          }),
      )
        .options()
        .map(({ id }) => id);
    expect([hard(0), hard(1)]).toEqual([['continue', 'pause'], ['continue']]);
  });
  it('[EX-RULING-128] [EX-WEAPON-01] a saved state goes on exactly where it stopped', () => {
    const { state } = start(exodus, defaults(2), 4);
    const copy = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(decide(exodus, copy)).toEqual(decide(exodus, state));
    expect(refusals(exodus, copy)).toEqual([]);
    const kits = setup(defaults(2)).heroes.map(({ gear }) => gear.map(({ card }) => card.slice(0, 4)));
    expect(kits).toEqual(HERO_IDS.slice(0, 2).map((id) => [...HEROES[id].kit]));
  });
});

describe('quick play', () => {
  it('[EX-QUICK-01] [EX-QUICK-02] [EX-RULING-129] [EX-RULING-159] perk cards for each hero, own missions, no lobby', () => {
    const table = scene('Q3').before().table().run(choosePerks, { hero: 0, left: 0 });
    for (let n = 0; n < 6; n++) table.pick(table.decision?.options[0]?.id ?? '');
    expect([hero(table).perks.length, hero(table, 1).perks.length]).toEqual([3, 3]);
    expect([modeOf(scene('Q1').state), modeOf(scene('M1').state)]).toEqual(['quick', 'single']);
    const [first] = setupFields(defaults(2));
    expect(first?.choices.map(({ value }) => value)).toEqual(['campaign', ...CAMPAIGN, ...QUICK_PLAY]);
  });
  it('[EX-QUICK-03] [EX-QUICK-04] [EX-QUICK-05] [EX-QUICK-06] [EX-QUICK-07] [EX-RULING-130] the dead rise on their square as newborns, what they held goes back', () => {
    const table = scene('Q1')
      .put(0, '6,7', { dial: 16 })
      .put(1, '0,0')
      .give(0, 'EQ01')
      .carries(0, 'supplyBox1', 'supplyBox')
      .grapple(0, 'zombie')
      .endPhase();
    table.pick({ square: '5,7' });
    const risen = table.state.infected.find(({ hero: was }) => was === 'mike');
    expect([risen?.kind, risen?.square, hero(table).gear, table.state.items.supplyBox1?.where]).toEqual([
      'newborn',
      namedSquare(table.state, '6,7'),
      [],
      'board',
    ]);
    expect(table.state.outcome).toBeNull();
    const all = scene('Q1').put(0, '6,7', { dial: 16 });
    expect(all.put(1, '0,0', { dial: 16 }).act(0).state.outcome?.reason).toBe('allDead');
  });
  it('[EX-RULING-130] from a rib a hero rises on a landing near by, or not at all', () => {
    const table = scene('Q3').put(0, '4,6', { dial: 16 }).put(1, '0,6').endPhase();
    expect(table.state.infected.find(({ hero: was }) => was === 'mike')?.square).toBe(
      namedSquare(table.state, '3,6'),
    );
    const far = scene('Q3')
      .with((s) => (s.rib = namedSquare(s, '8,6')))
      .put(0, '8,6', { dial: 16 })
      .put(1, '0,6')
      .endPhase();
    expect(hero(far).status).toBe('gone');
  });
});

describe('the director', () => {
  const cut = (grid: string, ...hand: string[]) => scene(grid, { director: true }).hand(...hand);
  it('[EX-DIRECTOR-01] [EX-DIRECTOR-02] [EX-DIRECTOR-03] [EX-RULING-163] a hand from a shuffled deck, which nobody else sees', () => {
    const table = scene('M1', { director: true }).before().table();
    table.state.frames = [{ procedure: campaignProcedure.name, step: 'deal' }];
    table.go('D01-1', 'D02-1', 'D03-2');
    expect(table.state.director?.hand).toEqual(['D01-1', 'D02-1', 'D03-2']);
    const hidden = scene(HALL, { director: true }).hand('D01-1', 'D05-1').state;
    const seen = exodus.view(hidden, 0);
    expect(seen.director?.hand).toEqual(['back', 'back']);
    expect(exodus.view(hidden, 2).director?.hand).toEqual(['D01-1', 'D05-1']);
    expect(missionOf('M6').directorCards).toBe(6);
  });
  it('[EX-DIRECTOR-04] [EX-DIRECTOR-05] [EX-DIRECTOR-06] [EX-RULING-135] [EX-RULING-136] the director decides about infected, also where ties are left to the app', () => {
    const table = scene(HALL, { director: true, ties: 'auto' }).put(0, '8,1').unit('zombie', '0,1').acts(1);
    expect([table.decision?.kind, table.decision?.seat]).toEqual(['chargeTo', 2]);
    const grabbed = scene(HALL, { director: true }).put(1, '0,2').unit('zombie', '0,1').acts(1);
    expect([grabbed.decision?.kind, grabbed.decision?.seat]).toEqual(['grabWhom', 2]);
  });
  it('[EX-DIRECTOR-07] [EX-DIRECTOR-08] [EX-RULING-132] one card a turn, in its window, then discarded', () => {
    const table = cut(HALL, 'D07-1', 'D17-1').table().run(directorWindow, { window: 'IM' });
    expect(table.options().map(({ id }) => id)).toEqual(['pass/none', 'play/D07-1']);
    table.pick({ card: 'D07-1' });
    expect([table.state.director?.discards, table.state.director?.played]).toEqual([['D07-1'], true]);
    const more = new Harness(exodus, table.state).run(directorWindow, { window: 'HM' });
    expect(more.options()).toHaveLength(1);
  });
  it('[EX-RULING-134] the pause comes in every window, also with nothing to play', () => {
    const table = cut(HALL).table().run(directorWindow, { window: 'BS' });
    expect([table.decision?.seat, table.options().length]).toEqual([2, 1]);
  });
  it('[EX-DIRECTOR-09] [EX-DIRECTOR-10] roamers on any hidden square, room spawns on any square of the row', () => {
    const table = scene(ROOMS, { director: true }).rooms('a').table().run(roamer, { hero: null });
    expect([table.decision?.seat, table.options().length > 5]).toEqual([2, true]);
  });
  it('[EX-DIRECTOR-11] [EX-DIRECTOR-12] [EX-DIRECTOR-13] [EX-RULING-131] direct control: any way, up to the charge, through others, a grab ends it, no doors', () => {
    const made = cut(HALL, 'D01-1').put(0, '0,0').unit('zombie', '4,1').unit('zombie', '5,1');
    const card = made.table().run(directorWindow, { window: 'IM' }).pick({ card: 'D01-1' }).pick({ unit: 1 });
    expect(unit(card, 1)?.control).toBe(true);
    const table = made.table().run(controlled, { unit: 1, left: 4, herd: false, batch: 0, moved: 0 });
    expect(table.offers({ verb: 'step', square: '5,1' })).toBe(true);
    table.pick({ verb: 'step', square: '5,1' });
    expect(table.offers({ verb: 'stop' })).toBe(false);
    table.pick({ verb: 'step', square: '6,1' }).pick({ verb: 'stop' });
    expect(unitAt(table, 1)).toBe('6,1');
    const grab = cut(HALL)
      .unit('zombie', '1,0')
      .table()
      .run(controlled, { unit: 1, left: 4, herd: false, batch: 0, moved: 0 });
    grab.pick({ verb: 'grab' }, 8);
    expect(grab.decision).toBeNull();
  });
  it('[EX-DIRECTOR-14] dead heroes are under direct control', () => {
    const table = scene('Q1', { director: true })
      .put(0, '6,7', { dial: 16 })
      .put(1, '0,0')
      .endPhase()
      .pick({ verb: 'pass' });
    expect(table.state.infected[0]?.control).toBe(true);
  });
  it('[EX-DIRECTOR-15] [EX-RULING-133] before the spawn the director takes units off, none in a grapple or under control', () => {
    const table = cut(HALL)
      .unit('zombie', '8,0')
      .unit('zombie', '8,2', { control: true })
      .grapple(0, 'zombie')
      .table()
      .run(spawnPhase, { rolls: 0 });
    expect(table.options().map(({ facets }) => facets.unit)).toEqual([0, 1]);
    table.pick({ unit: 1 });
    expect([unit(table, 1), table.decision?.kind]).toEqual([undefined, 'dropOffs']);
  });
});

it('places are taken in seat order', () => {
  const table = scene('M1').before().table().run(takePlaces, { hero: 0 });
  expect([table.decision?.seat, squares(table)]).toEqual([0, ['0,3', '0,4', '0,5', '1,4']]);
});
