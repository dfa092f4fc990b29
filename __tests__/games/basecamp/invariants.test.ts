/** Every fault that the invariants name is found in a state that has it, and in no other. */
import { basecamp } from '../../../src/games/basecamp';
import { newTile, type BasecampState } from '../../../src/games/basecamp/state';
import { scene } from './scenario';

function problemsAfter(spoil: (state: BasecampState) => void): string[] {
  const { state } = scene('Empty@2,0 Empty@2,1', {
    at: ['0,0', '1,0', '2,0'],
    pile: ['spawnPit'],
    enemies: [['savage', '2,1']],
    stock: { food: 3 },
  });
  expect(basecamp.invariants(state)).toEqual([]);
  spoil(state);
  return basecamp.invariants(state);
}

/** Lays a tile that came from nowhere, and accounts for it. */
function lay(state: BasecampState, cell: string): void {
  state.tiles[cell] = newTile('quietPassage');
  state.supply.quietPassage = (state.supply.quietPassage ?? 0) + 1;
}

describe('what can never be', () => {
  it.each<[string, (state: BasecampState) => void, RegExp]>([
    ['a tile is lost', (state) => state.pile.top.pop(), /1 are missing/],
    ['a tile is doubled', (state) => state.hand.push('quietPassage'), /1 are too many/],
    ['four tiles form a block', (state) => lay(state, '1,1'), /2x2 block/],
    ['a tile lies alone', (state) => lay(state, '5,5'), /not in one piece/],
    ['a tile lies where no game can get to', (state) => lay(state, '400,0'), /not in one piece/],
    ['Base burns', (state) => Object.assign(state.tiles['0,0']?.tokens ?? {}, { blaze: 1 }), /Base burns/],
    [
      'something lies on Base',
      (state) => Object.assign(state.tiles['0,0']?.loose ?? {}, { food: 1 }),
      /loose on Base/,
    ],
    [
      'there are two fences on a tile',
      (state) => Object.assign(state.tiles['2,0']?.tokens ?? {}, { fence: 2 }),
      /Two fences/,
    ],
    [
      'there are three fuses in a shaft',
      (state) => Object.assign(state.tiles['2,0']?.tokens ?? {}, { fittedFuse: 3 }),
      /fuses/,
    ],
    ['food is owed', (state) => Object.assign(state.stock, { food: -1 }), /has -1 food/],
    [
      'a part of a food lies about',
      (state) => Object.assign(state.tiles['2,0']?.loose ?? {}, { food: 0.5 }),
      /has 0.5 food/,
    ],
    ['a card is gone', (state) => state.cards.middle.pop(), /card is missing/],
    [
      'two share a colour',
      (state) => Object.assign(state.survivors[0] ?? {}, { colour: state.survivors[1]?.colour }),
      /share a colour/,
    ],
    [
      'somebody stands on nothing',
      (state) => Object.assign(state.survivors[0] ?? {}, { cell: '9,9' }),
      /Survivor 0 stands on impassable/,
    ],
    [
      'the living stand nowhere',
      (state) => Object.assign(state.survivors[0] ?? {}, { cell: null }),
      /is healthy at null/,
    ],
    [
      'an enemy stands in fire',
      (state) => Object.assign(state.tiles['2,1']?.tokens ?? {}, { blaze: 1 }),
      /Enemy 1 stands on impassable/,
    ],
    [
      'a dead enemy stands',
      (state) => Object.assign(state.enemies[0] ?? {}, { damage: 9 }),
      /cannot be in that condition/,
    ],
    ['nobody is stuck', (state) => Object.assign(state, { stuck: [7] }), /stuck/],
  ])('%s', (_, spoil, sentence) => {
    expect(problemsAfter(spoil).join(' ')).toMatch(sentence);
  });

  it('and a board that was looked at before does not show through', () => {
    const { state } = scene('Empty@2,0 Empty@3,0', { at: ['0,0'] });
    expect(basecamp.invariants(state)).toEqual([]);
    delete state.tiles['2,0'];
    state.out.push('quietPassage');
    expect(basecamp.invariants(state)).toEqual(['The board is not in one piece.']);
  });
});
