/** The twelve survivor cards and what each of them can do (content file, section 3). */
import { start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import { SURVIVORS, type SurvivorId } from '../../../src/games/basecamp/data/survivors';
import { defaults } from '../../../src/games/basecamp/options';
import { scene } from './scenario';

const CARDS: readonly [string, SurvivorId, number, object, string][] = [
  ['BC-SV01', 'mara', 3, { scrap: 3 }, 'BC-AB01'],
  ['BC-SV02', 'ilse', 3, { medicine: 3 }, 'BC-AB02'],
  ['BC-SV03', 'brann', 3, { ammo: 4 }, 'BC-AB03'],
  ['BC-SV04', 'pim', 4, { food: 1 }, 'BC-AB04'],
  ['BC-SV05', 'wren', 3, { ammo: 1, food: 1, scrap: 1 }, 'BC-AB05'],
  ['BC-SV06', 'dov', 3, { food: 2, scrap: 2 }, 'BC-AB06'],
  ['BC-SV07', 'hesper', 3, { food: 2 }, 'BC-AB07'],
  ['BC-SV08', 'gus', 3, { scrap: 2, armor: 1 }, 'BC-AB08'],
  ['BC-SV09', 'tamsin', 3, { ammo: 2, medicine: 1 }, 'BC-AB09'],
  ['BC-SV10', 'anselm', 3, { food: 1, medicine: 2 }, 'BC-AB10'],
  ['BC-SV11', 'juno', 3, { ammo: 1, scrap: 2 }, 'BC-AB11'],
  ['BC-SV12', 'edda', 3, { medicine: 1, scrap: 2 }, 'BC-AB12'],
];

/** The first deal of six that holds the card. */
function dealt(card: SurvivorId) {
  for (let seed = 1; seed < 100; seed++) {
    const { state } = start(basecamp, defaults(6), seed);
    const own = state.survivors.find((survivor) => survivor.card === card);
    if (own !== undefined) return own;
  }
  throw new Error(`${card} is never dealt.`);
}

it.each(CARDS)('[%s] %s has %i AP and begins with its own goods', (rule, card, ap, goods, ability) => {
  expect(dealt(card).goods).toEqual(goods);
  expect(
    scene('', { at: ['0,0'], cards: [card] })
      .turn(1)
      .ap(),
  ).toBe(ap);
  expect(SURVIVORS[card]).toMatchObject({ rule, abilityRule: ability });
});

describe('abilities', () => {
  it('[BC-AB01] the Tinkerer places 3 barriers for one scrap', () => {
    const table = scene('Empty@2,0', { at: ['2,0'], cards: ['mara'], goods: [{ scrap: 1 }] }).turn(1);
    table.act('barrier', { cell: '2,0' }).pick({ cell: '1,0' });
    expect(table.decision?.kind).toBe('placeBarrier');
    table.pick({ cell: '2,0' });
    expect([table.barriers('2,0'), table.barriers('1,0'), table.ap(), table.decision?.kind]).toEqual([
      2,
      1,
      2,
      'act',
    ]);
  });

  it('[BC-AB02] the Bonesetter heals for 1 medicine less', () => {
    const other = scene('', {
      at: ['0,0', '0,0'],
      cards: ['ilse'],
      health: ['healthy', 'injured'],
      goods: [{ medicine: 1 }],
    });
    other.turn(1).act('heal', { survivor: 1 });
    expect([other.s(2).health, other.s(1).goods]).toEqual(['healthy', {}]);
    const self = (medicine: number) =>
      scene('', { at: ['0,0'], cards: ['ilse'], health: ['injured'], goods: [{ medicine }] }).turn(1);
    expect(self(1).refusal({ verb: 'heal', survivor: 0 })).toBe('BC-HEAL-02');
    expect(self(2).act('heal', { survivor: 0 }).s(1)).toMatchObject({ health: 'healthy', goods: {} });
  });

  it('[BC-AB03] the Marksman shoots at range 2 in line of sight', () => {
    const shot = (cell: string, more = {}) =>
      scene('Empty@2,0 Empty@3,0 Empty@4,0 Empty@3,1', {
        at: ['2,0'],
        cards: ['brann'],
        goods: [{ ammo: 2 }],
        enemies: [['beast', cell]],
        ...more,
      }).turn(1);
    expect(shot('4,0').act('shoot', { enemy: 1 }).state).toMatchObject({ enemies: [] });
    expect(shot('3,1').offers({ verb: 'shoot' })).toBe(false);
    expect(shot('4,0', { tokens: { '3,0': { barrier: 1 } } }).offers({ verb: 'shoot' })).toBe(false);
    expect(shot('4,0', { cards: ['dov'] }).offers({ verb: 'shoot' })).toBe(false);
  });

  it('[BC-AB04] the Courier carries 4 resources; the rest stays on the tile, and no gift is offered', () => {
    const full = scene('Empty@2,0 Campsite@3,0', {
      at: ['2,0', '2,0'],
      cards: ['pim'],
      cleared: ['1,0'],
      goods: [
        { ammo: 3, key: 2, armor: 1 },
        { scrap: 2, fuse: 1 },
      ],
    }).turn(1);
    full.act('gather', { good: 'food' });
    expect([full.has(1, 'food'), full.tile('3,0').loose]).toEqual([1, { food: 1 }]);
    full.act('trade');
    expect([
      full.offers({ verb: 'take', good: 'scrap' }),
      full.offers({ verb: 'take', good: 'fuse' }),
    ]).toEqual([false, true]);
    const friend = scene('', {
      at: ['0,0', '0,0'],
      cards: ['dov', 'pim'],
      goods: [{ scrap: 2 }, { ammo: 4 }],
    });
    friend.turn(1).act('trade');
    expect(friend.offers({ verb: 'give', survivor: 1 })).toBe(false);
  });

  it('[BC-AB04] of a reward that is too much he chooses what to carry', () => {
    const table = scene('Empty@2,0 SealedVault@3,0', {
      at: ['2,0', '2,0'],
      cards: ['pim'],
      goods: [{ ammo: 3 }],
    }).turn(1);
    table.act('clear', { cell: '3,0' });
    expect([table.decision?.kind, table.has(1, 'armor')]).toEqual(['carryWhich', 1]);
    table.pick({ good: 'medicine' });
    expect([table.has(1, 'medicine'), table.tile('3,0').loose]).toEqual([1, { food: 2 }]);
  });

  it('[BC-AB05] [BC-CHOICE-18] the Pathfinder keeps one of two tiles, once a turn', () => {
    const table = scene('Empty@2,0', {
      at: ['2,0'],
      cards: ['wren'],
      pile: ['food', 'ammo', 'scrap', 'medicine'],
    }).turn(1);
    table.act('explore', { tiles: 2 }).pick({ tile: 'ammo' }).pick({ cell: '3,0' });
    expect([table.kind('3,0'), table.state.pile.bottom]).toEqual(['ammo', ['food']]);
    expect([
      table.offers({ verb: 'explore', tiles: 2 }),
      table.offers({ verb: 'explore', tiles: 1 }),
    ]).toEqual([false, true]);
    const last = scene('Empty@2,0', { at: ['2,0'], cards: ['wren'], pile: ['food'] }).turn(1);
    expect(last.offers({ verb: 'explore', tiles: 2 })).toBe(false);
  });

  it('[BC-AB05] a tile that would be refused cannot be kept; when both would be, both go back', () => {
    const corner = 'CollapsedPassage@2,0 Empty@3,0 BlockedPath@3,-1 BlockedPath@3,1';
    const one = scene(corner, { at: ['3,0'], cards: ['wren'], pile: ['blockedPath', 'food', 'scrap'] }).turn(
      1,
    );
    one.act('explore', { tiles: 2 });
    expect([one.kind('4,0'), one.state.pile.bottom]).toEqual(['food', ['blockedPath']]);
    const both = scene(corner, {
      at: ['3,0'],
      cards: ['wren'],
      pile: ['blockedPath', 'blockedPath', 'food'],
    }).turn(1);
    both.act('explore', { tiles: 2 }, 'blockedPath', 'food');
    expect(both.told('tileRefused')).toHaveLength(3);
    expect([both.kind('4,0'), both.state.pile.middle]).toEqual(['food', ['blockedPath', 'blockedPath']]);
  });

  it('[BC-AB06] the Snarer’s trap costs no food', () => {
    const trap = (card: SurvivorId) =>
      scene('', { at: ['0,0'], cards: [card], goods: [{ scrap: 1 }] }).turn(1);
    expect(trap('brann').refusal({ verb: 'trap' })).toBe('BC-TRAP-01');
    const table = trap('dov').act('trap', { cell: '1,0' });
    expect([table.traps('1,0'), table.s(1).goods]).toEqual([1, {}]);
  });

  it('[BC-AB07] the Forager finds 1 food more in her first Gather of printed food', () => {
    const table = scene('Empty@2,0 Food@3,0', {
      at: ['2,0'],
      cards: ['hesper'],
      loose: { '2,0': { food: 1 } },
    }).turn(1);
    table.act('pickUp');
    expect(table.has(1, 'food')).toBe(1);
    table.act('gather', { good: 'food' }).act('take', { cell: '3,0' }).act('done');
    expect(table.has(1, 'food')).toBe(3);
    table.act('gather', { good: 'food' });
    expect(table.has(1, 'food')).toBe(4);
  });

  it('[BC-AB08] the Bulwark deals 2 points in his first round of a combat', () => {
    const table = scene('Empty@2,0', {
      at: ['1,0'],
      cards: ['gus'],
      enemies: [
        ['beast', '2,0'],
        ['beast', '2,0'],
        ['beast', '2,0'],
      ],
      goods: [{ armor: 4 }],
    }).turn(1);
    table.move('2,0').pick({ enemy: 1 }).pick({ enemy: 2 });
    // The second round: one point for the last of them.
    expect([table.state.enemies, table.has(1, 'armor')]).toEqual([[], 0]);
    const savage = scene('', { at: ['0,0'], cards: ['gus'], enemies: [['savage', '1,0']] }).turn(1);
    expect(savage.move('1,0').state.enemies).toEqual([]);
  });

  it('[BC-AB09] the Shadow is overlooked while somebody else can be reached', () => {
    const hunt = (others: string | null) =>
      scene('Empty@2,0 Ammo@3,0 Scrap@4,0 Food@5,0', {
        at: ['4,0', others],
        cards: ['tamsin'],
        enemies: [['beast', '3,0']],
      }).enemies();
    expect([hunt('1,0').where('beast'), hunt(null).s(1).health]).toEqual([['2,0'], 'injured']);
  });

  it('[BC-AB09] no Stranger shoots her and no Stalker runs for her', () => {
    const row = 'Empty@2,0 Ammo@3,0 Scrap@4,0 Food@5,0';
    const shot = scene(row, { at: ['0,0'], cards: ['tamsin'], enemies: [['stranger', '2,0']] }).turn(1);
    expect(shot.move('1,0').s(1).health).toBe('healthy');
    const run = scene(row, { at: ['1,0'], cards: ['tamsin'], enemies: [['stalker', '5,0']] }).enemies();
    expect(run.where('stalker')).toEqual(['4,0']);
  });

  it('[BC-AB10] the Steward on Base spares the meal on a 4, even the last', () => {
    const meal = (cell: string, food: number, ...rolls: number[]) =>
      scene('', { at: [cell], cards: ['anselm'], stock: food > 0 ? { food } : {} }).meal(...rolls);
    expect([meal('0,0', 3, 4).food(), meal('0,0', 3, 3).food(), meal('1,0', 3).food()]).toEqual([3, 2, 2]);
    expect(meal('0,0', 0, 4).state.outcome).toBeNull();
    expect(meal('0,0', 0, 1).state.outcome).toMatchObject({ reason: 'starved' });
  });

  it('[BC-AB11] the Sapper clears for 1 resource less, but never for nothing', () => {
    const clear = (tile: string, scrap: number) =>
      scene(`Empty@2,0 ${tile}@3,0`, {
        at: ['2,0'],
        cards: ['juno'],
        mission: 'waterForEveryone',
        goods: scrap > 0 ? [{ scrap }] : [],
      }).turn(1);
    expect(clear('SpawnPit', 1).act('clear', { cell: '3,0' }).s(1).goods).toEqual({ food: 1 });
    expect(clear('ValveRoom', 0).refusal({ verb: 'clear', cell: '3,0' })).toBe('BC-CLEAR-01');
    expect(clear('ValveRoom', 1).act('clear', { cell: '3,0' }).s(1).goods).toEqual({});
  });

  it('[BC-AB12] the Climber minds neither mud nor stairs and mends a bridge for nothing', () => {
    const mud = scene('MuddyPassage@2,0', { at: ['1,0'], cards: ['edda'] }).turn(1);
    expect(mud.move('2,0').ap()).toBe(2);
    expect(mud.turn(1).ap()).toBe(3);
    const stairs = scene('Empty@2,0', { at: ['2,0'], cards: ['edda'], pile: ['brokenStairs', 'food'] }).turn(
      1,
    );
    expect(stairs.explore('3,0').s(1).health).toBe('healthy');
    const bridge = scene('BrokenBridge@2,0', { at: ['1,0'], cards: ['edda'] }).turn(1);
    expect(bridge.act('clear', { cell: '2,0' }).offers({ verb: 'move', cell: '2,0' })).toBe(true);
  });
});
