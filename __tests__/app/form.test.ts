/** The new-game form: whatever is pressed, the options can be played. */
import * as fc from 'fast-check';

import {
  atRandom,
  firstOptions,
  firstPlayers,
  levelOf,
  listOf,
  problemOf,
  rowsOf,
  setField,
  setLevel,
  setPlayers,
  toggled,
  type Options,
} from '../../app/newGame/form';
import { defineGame, type AnyGame, type SetupField } from '../../src/core/game';
import { games } from '../../src/games';
import { vigil } from '../kit/vigil';

const guilds: SetupField = {
  key: 'guilds',
  label: 'Guilds',
  kind: 'list',
  choices: ['smiths', 'bakers', 'tanners', 'fishers'].map((value) => ({ value, label: value })),
  count: { min: 2, max: 2 },
};

describe('a list', () => {
  it('lets go of its earliest pick when it is full', () => {
    expect(toggled(guilds, ['smiths', 'bakers'], 'tanners')).toEqual(['bakers', 'tanners']);
  });

  it('keeps what it has at its least', () => {
    expect(toggled(guilds, ['smiths', 'bakers'], 'smiths')).toEqual(['smiths', 'bakers']);
  });

  it('gives back what is over its least', () => {
    expect(toggled({ ...guilds, count: { min: 0, max: 3 } }, ['smiths', 'bakers'], 'smiths')).toEqual([
      'bakers',
    ]);
  });
});

it('starts with two people, or as near to it as the game allows', () => {
  const of = (min: number, max: number) => firstPlayers(defineGame({ ...vigil, players: { min, max } }));
  expect([of(1, 4), of(3, 5), of(1, 1)]).toEqual([2, 3, 1]);
});

it('lets untouched options follow the number of people, and keeps what was chosen', () => {
  const crowd = defineGame({
    ...vigil,
    defaults: (players: number) => ({ ...vigil.defaults(players), rounds: players > 2 ? 6 : 3 }),
  });
  const two = firstOptions(crowd, 2);
  expect(setPlayers(crowd, two, 3)).toMatchObject({ players: 3, rounds: 6 });
  expect(setPlayers(crowd, { ...firstOptions(crowd, 3), rounds: 3 }, 4)).toMatchObject({
    players: 4,
    rounds: 3,
  });
});

it('says which field cannot be played', () => {
  expect(problemOf(vigil, { ...firstOptions(vigil, 2), rounds: 0 })).toMatch(/^Length: /);
  expect(problemOf(vigil, firstOptions(vigil, 2))).toBeNull();
});

const everyGame: [string, AnyGame][] = [vigil, ...games].map((game) => [game.id, game]);

it.each(everyGame)('%s stays playable through any presses', (_, game) => {
  const press = fc.tuple(fc.nat(50), fc.nat(50));
  fc.assert(
    fc.property(fc.array(press, { maxLength: 25 }), (presses) => {
      let options: Options = firstOptions(game, firstPlayers(game));
      for (const [which, what] of presses) options = pressed(game, options, which, what);
      expect(problemOf(game, options)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

function pressed(game: AnyGame, options: Options, which: number, what: number): Options {
  const { min, max } = game.players;
  const fields = game.setupFields(options);
  const field = fields[which % (fields.length + 2)];
  if (!field) {
    return which % 2 === 0
      ? setPlayers(game, options, min + (what % (max - min + 1)))
      : atRandom(game, options, () => (what % 50) / 51);
  }
  const value = field.choices[what % field.choices.length]?.value ?? '';
  return setField(
    game,
    options,
    field.key,
    field.kind === 'list' ? toggled(field, listOf(options, field.key), value) : value,
  );
}

describe('a difficulty', () => {
  const levelled = games.filter((game) => game.levels !== undefined);

  it.each(levelled.map((game) => [game.id, game] as const))(
    'of %s has a name and is played as it says',
    (_, game) => {
      const options = firstOptions(game, firstPlayers(game));
      const levels = game.levels ?? [];
      expect(levels[levelOf(game, options)]?.label).toBe('By the book');
      levels.forEach(({ sets }, level) => {
        const set = setLevel(game, options, level);
        expect(set).toMatchObject(sets);
        expect(levelOf(game, set)).toBe(level);
        expect(problemOf(game, set)).toBeNull();
      });
    },
  );

  it.each(levelled.map((game) => [game.id, game] as const))('of %s can be tuned by hand', (_, game) => {
    const options = firstOptions(game, firstPlayers(game));
    const { main, tuning } = rowsOf(game, options);
    expect([...main, ...tuning].map(({ key }) => key).sort()).toEqual(
      game
        .setupFields(options)
        .map(({ key }) => key)
        .sort(),
    );
    const [field] = tuning;
    const other = field?.choices.find(({ value }) => value !== options[field.key]);
    expect(levelOf(game, setField(game, options, field?.key ?? '', other?.value))).toBe(-1);
  });
});
