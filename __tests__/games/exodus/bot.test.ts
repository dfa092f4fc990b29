/** Positions in which everybody at the table would agree on the next choice: the bot must, too. */
import { greedyPolicy } from '../../../src/bots';
import type { AnyGame, Decision } from '../../../src/core/game';
import type { Facets } from '../../../src/core/procedure';
import { exodus } from '../../../src/games/exodus';
import { directorWindow } from '../../../src/games/exodus/procedures/director';
import { choosePerks, supplies } from '../../../src/games/exodus/procedures/lobby';
import { exodus as campaign, turns } from '../../../src/games/exodus/procedures/mission';
import { spawnPhase } from '../../../src/games/exodus/procedures/spawning';
import { scene, type Scene, type Table } from './scenario';

/** Other dice in the bot's head must not change what is obvious. */
const SEEDS = [1, 2, 3, 4, 5];

/** A hall with both heroes in it, so that whoever acts has somebody to wait for. */
const HALL = `
+--+--+--+--+--+--+--+--+--+
|M  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  . |
+  +  +  +  +  +  +  +  +  +
|.  .  .  .  .  .  .  .  K |
+--+--+--+--+--+--+--+--+--+`;

function choices({ state, decision }: Table): Facets[] {
  const chosen = SEEDS.map(
    (seed) => greedyPolicy(seed).choose(exodus as AnyGame, state, decision as Decision).facets,
  );
  return chosen.filter((facets, n) => chosen.findIndex((other) => same(other, facets)) === n);
}

function same(a: Facets, b: Facets): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const verbs = (table: Table): unknown[] => [...new Set(choices(table).map(({ verb }) => verb))];

/** The turn of a hero, with the whole turn behind it. */
const turn = (made: Scene, who = 0): Table =>
  made.table().run(turns, {}).pick({ verb: 'activate', hero: who });

/** Two heroes with a gun each on the board of a mission, with nothing on it but them. */
const on = (mission: string, square: string, other: string): Scene =>
  scene(mission).put(0, square).arm(0, 'EQ01').put(1, other).arm(1, 'EQ02');

const step = (from: string, to: unknown): [number, number] => {
  const [x = 0, y = 0] = from.split(',').map(Number);
  const [a = 0, b = 0] = String(to).split(',').map(Number);
  return [a - x, b - y];
};

describe('objectives', () => {
  it('unlocks the gate with the key in its hand', () => {
    const table = turn(on('M1', '13,4', '12,3').carries(0, 'gateKey', 'gateKey'));
    expect(choices(table)).toEqual([{ verb: 'interact', item: 'gateKey' }]);
  });
  it('leaves by the open gate', () => {
    const table = turn(on('M1', '13,4', '12,3').with(({ progress }) => (progress.exitOpen = true)));
    expect(choices(table)).toEqual([{ verb: 'leave' }]);
  });
  it('goes for the gate with the key, not away from it', () => {
    const table = turn(on('M1', '5,3', '4,3').carries(0, 'gateKey', 'gateKey'));
    for (const { square } of choices(table)) expect(step('5,3', square)[0]).toBeGreaterThan(0);
  });
  it('opens the door behind which the key lies', () => {
    const table = turn(on('M1', '9,3', '10,4').item('gateKey', 'gateKey', '11,0'));
    expect(verbs(table)).toEqual(['door']);
  });
  it('lights the lamp with the can', () => {
    const table = turn(on('Q2', '4,5^', '5,5^').rooms('a', 'b').carries(0, 'fuelCan'));
    expect(choices(table)).toEqual([{ verb: 'interact', item: 'fuelCan' }]);
  });
  it('does not drive off while somebody is ashore', () => {
    const table = turn(on('M4', '3,4', '2,4'));
    expect(table.offers({ verb: 'drive' })).toBe(true);
    expect(verbs(table)).not.toContain('drive');
  });
  it('drives when all are aboard, towards the handset', () => {
    const table = turn(on('M4', '3,4', '3,4').item('handset', 'handset', '8,4'));
    expect(verbs(table)).toEqual(['drive']);
    table.pick({ verb: 'drive' });
    for (const { square } of choices(table)) expect(step('3,4', square)[0]).toBe(1);
  });
});

describe('fights', () => {
  it('executes whoever lies beside it and would get up', () => {
    const table = turn(scene(HALL).arm(0, 'EQ01').unit('zombie', '1,0', { prone: true }).set(0, { ap: 1 }));
    expect(choices(table)).toEqual([{ verb: 'execute', target: 'u1', weapon: 'EQ01-1' }]);
  });
  it('frees another hero with a sure kill', () => {
    const table = turn(scene(HALL).arm(0, 'EQ01').put(1, '1,1').grapple(1, 'zombie'));
    expect(choices(table)).toEqual([{ verb: 'execute', target: 'u1', weapon: 'EQ01-1' }]);
  });
  it('lets the free hero act before the one that is held', () => {
    const table = scene(HALL).arm(0, 'EQ01').put(1, '1,1').grapple(1, 'zombie').table().run(turns, {});
    expect(choices(table)).toEqual([{ verb: 'activate', hero: 0 }]);
  });
  it('struggles when it is held, with whatever it has', () => {
    const bare = turn(scene(HALL).grapple(0, 'zombie'));
    for (const verb of verbs(bare)) expect(['sweep', 'melee']).toContain(verb);
    expect(verbs(turn(scene(HALL).arm(0, 'EQ03').grapple(0, 'zombie')))).toEqual(['quickFire']);
  });
  it('throws a bomb among three', () => {
    const made = scene(HALL).arm(0, 'EQ06').unit('zombie', '5,0').unit('zombie', '5,1').unit('zombie', '6,1');
    const table = turn(made);
    expect(verbs(table)).toEqual(['throwWeapon']);
    table.pick({ verb: 'throwWeapon' });
    for (const { square } of choices(table)) expect(['5,0', '5,1', '6,0', '6,1']).toContain(square);
  });
  it('fires on alert at whatever comes', () => {
    const made = scene(HALL, { ties: 'auto' }).arm(0, 'EQ03').unit('zombie', '5,0');
    const table = turn(made.set(0, { alert: true }))
      .pick({ verb: 'end' })
      .pick({ verb: 'end' });
    expect(table.decision?.kind).toBe('alertFire');
    expect(choices(table)).toEqual([{ verb: 'fire', hero: 0, guns: 'EQ03-1' }]);
  });
  it('loads an empty gun', () => {
    const table = turn(
      scene(HALL)
        .arm(0, 'EQ03')
        .with((s) => {
          const [gun] = s.heroes[0]?.gear ?? [];
          if (gun) gun.rounds = 0;
        })
        .cards(0, 'SC03')
        .unit('zombie', '7,0'),
    );
    expect(verbs(table)).toEqual(['reload']);
  });
});

describe('care', () => {
  it('takes a med pack before the dial costs action points', () => {
    const table = turn(scene(HALL).give(0, 'EQ08').set(0, { dial: 9 }));
    expect(choices(table)).toEqual([{ verb: 'medPack', hero: 0 }]);
  });
  it('keeps it after the first scratch', () => {
    expect(verbs(turn(scene(HALL).give(0, 'EQ08').set(0, { dial: 1 })))).not.toContain('medPack');
  });
  it('gives nothing away and throws nothing aside while it has nothing to do', () => {
    const table = turn(scene(HALL).arm(0, 'EQ01').give(0, 'EQ14').put(1, '1,0').carries(0, 'fuelCan'));
    expect(table.offers({ verb: 'exchange' })).toBe(true);
    for (const verb of verbs(table))
      expect(['exchange', 'placeItem', 'throwItem', 'smoke', 'dropProne']).not.toContain(verb);
  });
  it('ends a turn that is lost rather than to trade for ever', () => {
    const made = scene('M1', { heroes: ['mike', 'kira', 'isla'] })
      .put(0, '0,3', { dial: 15 })
      .put(1, '5,3')
      .put(2, '5,4');
    const table = made.arm(1, 'EQ01').table().run(turns, {});
    for (const who of [0, 2]) table.pick({ verb: 'activate', hero: who }).pick({ verb: 'end' });
    const kira = table.state.heroes[1];
    if (kira !== undefined) kira.ap = 0;
    table.go();
    expect(table.offers({ verb: 'exchange' })).toBe(true);
    expect(choices(table)).toEqual([{ verb: 'end' }]);
  });
  it('never closes a door on what it needs', () => {
    const table = turn(
      on('M1', '9,3', '10,4')
        .rooms('b')
        .with((s) => (s.doors = s.doors.map(() => true))),
    );
    expect(verbs(table)).not.toContain('door');
  });
});

describe('before and between the missions', () => {
  it('takes ammunition for the gun it has', () => {
    const made = scene(HALL, { mission: { ammunition: 1 } })
      .before()
      .arm(0, 'EQ03');
    expect(choices(made.table().run(supplies, { hero: 0, left: 0 }))).toEqual([{ card: 'SC03' }]);
  });
  it('takes the perk that helps most often', () => {
    const made = scene('Q1').before();
    expect(choices(made.table().run(choosePerks, { hero: 0, left: 0 }))).toEqual([{ perk: 'BA4' }]);
  });
  /** The lobby before Black Channel, which brings no level up. */
  const inLobby = (made: Scene): Table => {
    const table = made.table();
    if (table.state.campaign !== null) table.state.campaign.completed = 3;
    table.state.frames = [{ procedure: campaign.name, step: 'prepare' }];
    return table.go();
  };
  it('crafts what can be crafted in the lobby', () => {
    const table = inLobby(scene('M4', { campaign: true }).before().cards(0, 'SC11', 'SC12'));
    expect(choices(table)).toEqual([{ verb: 'craft', hero: 0, card: 'R3' }]);
  });
  it('brings materials together, so that something can be made of them', () => {
    const made = scene('M4', { campaign: true }).before().cards(0, 'SC11', 'SC06').cards(1, 'SC12');
    expect(choices(inLobby(made))).toEqual([{ verb: 'give', hero: 1, card: 'SC12' }]);
  });
  it('leaves a lobby with nothing to gain', () => {
    const table = inLobby(scene('M4', { campaign: true }).before().give(0, 'EQ08'));
    expect(table.offers({ verb: 'give' })).toBe(true);
    expect(verbs(table)).toEqual(['done']);
  });
});

describe('the director', () => {
  it('plays a card while one may be played, and takes nobody off the board', () => {
    const made = () => scene(HALL, { director: true }).unit('zombie', '4,0').hand('D07-1');
    expect(verbs(made().table().run(directorWindow, { window: 'IM' }))).toEqual(['play']);
    expect(verbs(made().table().run(spawnPhase, { rolls: 0 }))).toEqual(['done']);
  });
});
