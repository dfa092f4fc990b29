/** Positions in which everybody at the table would agree on the next choice: the bot must, too. */
import { greedyPolicy } from '../../../src/bots';
import type { AnyGame, Decision } from '../../../src/core/game';
import type { Facets } from '../../../src/core/procedure';
import { basecamp } from '../../../src/games/basecamp';
import { enemyPhase, newPhase } from '../../../src/games/basecamp/procedures/enemyPhase';
import { scene, type Scene, type Table } from './scenario';

/** Other dice in the bot's head must not change what is obvious. */
const SEEDS = [1, 2, 3, 4, 5];
const PILE = { middle: ['food', 'scrap', 'ammo', 'medicine', 'quietPassage', 'food'] } as const;
const ROW = 'Empty@2,0 Empty@3,0 Empty@4,0';

function choices({ state, decision }: Table): Facets[] {
  const chosen = SEEDS.map(
    (seed) => greedyPolicy(seed).choose(basecamp as AnyGame, state, decision as Decision).facets,
  );
  return chosen.filter((facets, n) => chosen.findIndex((other) => same(other, facets)) === n);
}

function same(a: Facets, b: Facets): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The turn of S1 in a game with enough food, on a mission that has some way to go. */
function turn(layout: string, given: Scene): Table {
  return scene(layout, { ...PILE, stock: { food: 12 }, ...given }).turn(1);
}

describe('objectives', () => {
  it('opens the main when that wins the game', () => {
    const table = turn('', {
      at: ['1,0'],
      goods: [{ scrap: 2 }],
      mission: 'waterForEveryone',
      progress: { valveRoom: 3 },
    });
    expect(choices(table)).toEqual([{ verb: 'event', event: 'openTheMain', cell: '0,0' }]);
  });

  it('hands the last of the crew to Base', () => {
    const table = turn('', {
      at: ['1,0', '0,0', '0,0'],
      goods: [{ crew: 1, food: 1 }],
      stock: { food: 12, crew: 2 },
      mission: 'missingCrew',
    });
    expect(choices(table)).toEqual([{ verb: 'trade' }]);
    table.act('trade');
    expect(choices(table)).toEqual([{ verb: 'store', good: 'crew', amount: 1 }]);
  });

  it('walks to the gate with a key in its hand, not away from it', () => {
    const table = turn(`${ROW} GreatGate@5,0 KeyLockerBeast@-2,0 KeyLockerBeast@-3,0 KeyLockerAnimal@0,2`, {
      at: ['2,0', '0,0', '0,0'],
      goods: [{ key: 1 }],
      cleared: ['-2,0', '-3,0', '0,2'],
      progress: { turnKey: 2 },
      mission: 'threeLocks',
    });
    expect(choices(table)).toEqual([{ verb: 'move', cell: '3,0' }]);
  });

  it('joins the others at the lift', () => {
    const table = turn(`${ROW} LiftShaft@5,0`, {
      at: ['3,0', '5,0', '4,0'],
      tokens: { '5,0': { fittedFuse: 2 } },
      progress: { fitFuse: 2 },
      mission: 'theOldLift',
    });
    expect(choices(table)).toEqual([{ verb: 'move', cell: '4,0' }]);
  });

  it('finishes a minor objective that asks for one step more', () => {
    const table = turn('', {
      at: ['-1,0', '0,0', '0,0'],
      goods: [{ scrap: 2 }],
      minor: 'lookoutPlatform',
      progress: { raiseFrame: 1 },
    });
    expect(choices(table)).toEqual([{ verb: 'event', event: 'raiseFrame', cell: '0,0' }]);
  });
});

describe('food and goods', () => {
  it('brings food home before the last meal', () => {
    const table = turn('', { at: ['1,0', '0,0', '0,0'], goods: [{ food: 4 }], stock: {}, cleared: ['1,0'] });
    expect(choices(table)).toEqual([{ verb: 'trade' }]);
    table.act('trade');
    expect(choices(table)).toEqual([{ verb: 'store', good: 'food', amount: 4 }]);
  });

  it('ends a Trade that has nothing more to gain', () => {
    const table = turn('', { at: ['1,0', '0,0', '0,0'], goods: [{ food: 2 }], stock: { food: 1 } });
    table.act('trade').pick({ verb: 'store', good: 'food', amount: 2 });
    expect(choices(table)).toEqual([{ verb: 'done' }]);
  });

  it('gathers the scrap under its feet while the mission asks for scrap', () => {
    const table = turn(ROW, { at: ['-1,0', '0,0', '0,0'], goods: [{ ammo: 3 }] });
    expect(choices(table)).toEqual([{ verb: 'gather', good: 'scrap' }]);
  });
});

describe('barter and traps', () => {
  it('barters what nobody needs for the scrap that wins', () => {
    const table = turn('BarterNook@2,0', {
      at: ['1,0', '0,0', '0,0'],
      goods: [{ medicine: 6, scrap: 1 }],
      cleared: ['1,0'],
      mission: 'waterForEveryone',
      progress: { valveRoom: 3 },
    });
    expect(choices(table)).toEqual([{ verb: 'trade' }]);
    table.act('trade');
    expect(choices(table)).toEqual([{ verb: 'barter', good: 'medicine', get: 'scrap' }]);
  });

  it('sets a trap where the enemy of the Wire Drill comes by', () => {
    const table = turn(ROW, {
      at: ['2,0', '0,0', '0,0'],
      goods: [{ food: 1, scrap: 1 }],
      enemies: [['beast', '4,0']],
      minor: 'wireDrill',
    });
    expect(choices(table)).toEqual([{ verb: 'trap', cell: '3,0' }]);
  });
});

describe('survivors', () => {
  it('helps up whoever lies beside it', () => {
    const table = turn(ROW, {
      at: ['2,0', '3,0', '0,0'],
      health: ['healthy', 'down', 'healthy'],
      goods: [{ medicine: 2 }],
    });
    expect(choices(table)).toEqual([{ verb: 'heal', survivor: 1 }]);
  });

  it('plays on while somebody stands, and does not send away the healthy', () => {
    const table = scene(ROW, {
      at: ['2,0', '3,0', '0,0'],
      stock: { food: 12 },
      options: { pauses: 'always' },
    }).run(enemyPhase, newPhase());
    expect(table.decision?.kind).toBe('goOn');
    expect(choices(table)).toEqual([{ verb: 'goOn' }]);
  });

  it('calls a newcomer for the dead when the stock is full, and never concedes', () => {
    const table = scene(ROW, { at: ['2,0', null, '0,0'], stock: { food: 12, scrap: 4 } }).run(
      enemyPhase,
      newPhase(),
    );
    expect(choices(table)).toEqual([{ verb: 'giveUp' }]);
    table.pick({ verb: 'giveUp' });
    expect(choices(table)).toEqual([{ survivor: 1 }]);
    table.pick({ survivor: 'everybody' });
    expect(choices(table)).toEqual([{ answer: 'playOn' }]);
  });

  it('lays a tile where it cuts nobody off', () => {
    const table = scene(
      'CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1 Empty@3,2 Empty@4,2 Empty@5,2 Empty@5,1 Empty@5,0',
      { at: ['5,0', '3,0'], stock: { food: 12 }, pile: ['blockedPath', 'food', 'food'] },
    )
      .turn(1)
      .act('explore');
    expect(table.cells()).toContain('4,0');
    expect(choices(table)).not.toContainEqual({ cell: '4,0' });
  });
});

describe('combat', () => {
  const fight = (given: Scene) =>
    scene(ROW, {
      ...PILE,
      stock: { food: 12 },
      at: ['3,0', '3,0'],
      enemies: [
        ['savage', '4,0'],
        ['beast', '4,0'],
      ],
      ...given,
    }).enemies();

  it('strikes whom the blow takes out', () => {
    const table = fight({});
    expect(table.decision?.kind).toBe('strikeEnemy');
    expect(choices(table)).toEqual([{ survivor: 0, enemy: 2 }]);
  });

  it('takes the blow where armor stops it', () => {
    const table = fight({ goods: [{}, { armor: 2 }] }).pick({ enemy: 2 });
    expect(table.decision?.kind).toBe('takeBlow');
    expect(choices(table)).toEqual([{ enemy: 1, survivor: 1 }]);
  });
});
