/** What is refused at the border: options that cannot be played, and saves of positions that cannot be. */
import type { AnyGame } from '../../../src/core/game';
import { copy } from '../../../src/core/plain';
import { decodeRecord, encodeRecord, seedSchema, type SaveRecord } from '../../../src/core/save';
import { plumIsland } from '../../../src/games/plum-island';
import type { PlumState } from '../../../src/games/plum-island/state';
import { MemoryPort } from '../../../src/storage/memory';
import { SaveStore } from '../../../src/storage/saves';

const find = (id: string) => (id === plumIsland.id ? (plumIsland as AnyGame) : undefined);

describe('options', () => {
  it.each([
    ['the same Faction twice', { factions: ['PIC', 'PIC'] }, 'factions'],
    ['an unknown Faction', { factions: ['XYZ'] }, 'factions.0'],
    ['more Factions than play', { factions: ['PIC', 'GT', 'NW'] }, 'factions'],
    ['five players', { players: 5 }, 'players'],
    ['three Factions for two people', { factionCount: 3 }, 'factionCount'],
    ['Supplies below nothing', { startSupplies: -1 }, 'startSupplies'],
    ['a field that nobody knows', { cheat: true }, ''],
  ])('%s: the field is named', (_, change, field) => {
    const parsed = plumIsland.optionsSchema.safeParse({ ...plumIsland.defaults(2), ...change });
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  it.each(['7', 1.5, -1, 2 ** 32, null])('a seed of %j is none', (seed) => {
    expect(seedSchema.safeParse(seed).success).toBe(false);
  });
});

describe('a saved position that cannot be', () => {
  function exported(): { record: SaveRecord; store: SaveStore; port: MemoryPort } {
    const port = new MemoryPort();
    const store = new SaveStore([port, new MemoryPort()]);
    const { id } = store.begin(plumIsland as AnyGame, {
      options: plumIsland.defaults(2),
      seed: 3,
      names: ['Ana', 'Ben'],
    });
    return { record: decodeRecord(store.exportText(id, find)), store, port };
  }

  const faults: readonly (readonly [string, (state: PlumState) => void, RegExp])[] = [
    [
      'a unit in a place that does not exist',
      ({ units }) => Object.assign(units.shore, { at: '9Z' }),
      /units\.shore\.at/,
    ],
    ['Supplies below nothing', ({ seats }) => seats[0] && (seats[0].supplies = -1), /seats\.0\.supplies/],
    ['71 tiles', (state) => state.pool++, /There are 71 Horrors tiles, not 70/],
    ['a cube too many', ({ cubeBag }) => cubeBag.push('red'), /15 red cubes, not 14/],
    [
      'three in an Area',
      ({ units }) => {
        for (const unit of ['shore', 'hero', 'wolverine'] as const) units[unit].at = '3K';
      },
      /there is room for 2/,
    ],
    [
      'a step that no rule has',
      ({ frames }) => Object.assign(frames[0] ?? {}, { step: 'flyAway' }),
      /cannot be played on/,
    ],
  ];

  it.each(faults)('%s is explained, and nothing is taken in', (_, spoil, sentence) => {
    const { record, store, port } = exported();
    const state = copy(record.state) as unknown as PlumState;
    spoil(state);
    const before = new Map(port.texts);
    expect(() => store.importText(encodeRecord({ ...record, state: { ...state } }), find)).toThrow(sentence);
    expect(port.texts).toEqual(before);
  });
});
