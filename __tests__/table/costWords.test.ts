import { commonCost, costWords } from '../../src/table/costWords';

it.each([
  [{ actions: 1 }, '1 action'],
  [{ actions: 2, wood: 1 }, '2 actions, 1 wood'],
  [{ ap: 1, scrap: 2 }, '1 AP, 2 scrap'],
  [{ supplies: 1 }, '1 supplies'],
  [{ darkness: 1 }, '1 darkness'],
  [{ supplies: 0 }, null],
  [undefined, null],
])('%j reads %s', (cost, words) => {
  expect(costWords(cost)).toBe(words);
});

it('options of one price have it in common', () => {
  const option = (ap: number) => ({ id: String(ap), facets: {}, cost: { ap } });
  expect(commonCost([option(2), option(2)])).toBe('2 AP');
  expect(commonCost([option(1), option(2)])).toBeNull();
});
