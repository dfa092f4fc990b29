/** The rulebook's own worked examples, with their exact numbers. */
import { BALANCE } from '../../../src/games/basecamp/data/balance';
import { TILES, type TileKind } from '../../../src/games/basecamp/data/tiles';
import { start } from '../../../src/core/engine';
import { basecamp } from '../../../src/games/basecamp';
import { defaults } from '../../../src/games/basecamp/options';
import { scene } from './scenario';

const PIT = 'Empty@2,0 Scrap@3,0';
const LARDER = 'Empty@2,0 SpawnPit@3,0 AmmoFood@4,0 Food@4,-1 Ammo@4,1 StrangerLair@5,0';

it('[BC-EX-01] a Spawn Pit brings a Monster that drives the explorer one tile away', () => {
  const table = scene(PIT, { at: ['3,0'], pile: ['spawnPit'] })
    .turn(1)
    .explore('4,0');
  expect(table.where('monster')).toEqual(['4,0']);
  expect(table.s(1).cell).toBe('2,0');
  expect(table.ap()).toBe(2);
});

it('[BC-EX-02] a pit with an enemy on it stays quiet while the Monster walks to Base', () => {
  const table = scene(`${PIT} SpawnPit@4,0`, { at: ['2,0'], enemies: [['monster', '4,0']] }).enemies();
  expect(table.where('monster')).toEqual(['3,0']);
});

it('[BC-EX-03] an empty pit brings another Monster that neither moves nor scatters anybody', () => {
  const table = scene(`${PIT} SpawnPit@4,0`, {
    at: ['2,0'],
    health: ['injured'],
    enemies: [['monster', '3,0']],
  });
  table.enemies();
  expect(table.where('monster')).toEqual(['4,0']);
  expect(table.told('moved')).toEqual([]);
  expect(table.told('enemyMoved').map(({ to }) => to)).toEqual(['2,0']);
  expect(table.told('enemyKilled').map(({ cause }) => cause)).toEqual(['combat']);
});

it('[BC-EX-04] clearing a pit costs its price, gives a food and ends its spawning', () => {
  const table = scene('Empty@2,0 SpawnPit@3,0', { at: ['2,0'], goods: [{ scrap: 2 }] }).turn(1);
  table.act('clear', { cell: '3,0' });
  expect(table.ap()).toBe(2);
  expect(table.s(1).goods).toEqual({ food: 1 });
  expect(table.tile('3,0').cleared).toBe(true);
  expect(table.enemies().where('monster')).toEqual([]);
});

it('[BC-EX-05] one Gather takes 3 food from three tiles', () => {
  const table = scene(LARDER, { at: ['4,0'] })
    .turn(1)
    .act('gather', { good: 'food' })
    .act('takeAll');
  expect(table.has(1, 'food')).toBe(3);
  expect(table.ap()).toBe(2);
  const cleared = ['4,0', '4,-1', '5,0', '4,1', '3,0'].map((cell) => table.tile(cell).cleared);
  expect(cleared).toEqual([true, true, true, false, false]);
});

it('[BC-EX-06] or 2 ammo from two tiles, and the mixed tile is spent', () => {
  const table = scene(LARDER, { at: ['4,0'] })
    .turn(1)
    .act('gather', { good: 'ammo' })
    .act('takeAll');
  expect(table.s(1).goods).toEqual({ ammo: 2 });
  expect(table.tile('4,0').cleared).toBe(true);
  table.act('gather', { good: 'food' });
  expect(table.options({ verb: 'take' }).map(({ facets }) => facets.cell)).toEqual(['4,-1', '5,0']);
});

it('[BC-EX-07] closing the pit is not gathering: 4 food take two actions', () => {
  const table = scene(LARDER, { at: ['4,0'], goods: [{ scrap: 2 }] }).turn(1, 2);
  table.act('clear', { cell: '3,0' });
  expect(table.s(1).goods).toEqual({ food: 1 });
  table.act('gather', { good: 'food' }).act('takeAll');
  expect(table.has(1, 'food')).toBe(4);
  expect(table.ap()).toBe(0);
});

it('[BC-EX-08] food and ENEMY tiles by survivors, always 13 HAZARD tiles', () => {
  const rows = [3, 4, 5, 6].map((survivors) => {
    const { state } = start(basecamp, { ...defaults(3), survivors, minor: 'none' }, survivors);
    const of = (category: string) =>
      state.pile.middle.filter((kind) => TILES[kind as TileKind].category === category).length;
    return [state.stock.food, of('enemy'), of('hazard')];
  });
  expect(rows).toEqual([
    [10, 5, 13],
    [8, 6, 13],
    [6, 7, 13],
    [4, 8, 13],
  ]);
  expect(Object.keys(BALANCE)).toEqual(['3', '4', '5', '6']);
});

it('[BC-EX-09] a Campsite gives 2 fences instead of its food', () => {
  const table = scene('Empty@2,0 Campsite@3,0', { at: ['2,0'], minor: 'extendPerimeter' }).turn(1);
  table.act('gather', { good: 'fence' });
  expect(table.s(1).goods).toEqual({ fence: 2 });
  expect(table.tile('3,0').cleared).toBe(true);
});

it('[BC-EX-10] fences go next to Base, then next to a fence', () => {
  const table = scene('Empty@2,0 Campsite@3,0', {
    at: ['1,0'],
    goods: [{ fence: 2 }],
    minor: 'extendPerimeter',
  }).turn(1);
  expect(table.offers({ verb: 'event', cell: '2,0' })).toBe(false);
  table.act('event', { cell: '1,0' }).act('event', { cell: '2,0' });
  expect(table.state.progress.extendPerimeter).toBe(2);
  expect(table.ap()).toBe(1);
  const early = scene('Empty@2,0 Campsite@3,0', {
    at: ['2,0'],
    goods: [{ fence: 2 }],
    minor: 'extendPerimeter',
  }).turn(1);
  expect(early.offers({ verb: 'event', cell: '3,0' })).toBe(false);
});
