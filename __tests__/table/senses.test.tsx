/** What is heard and felt: each step of what is told once, the end once, and nothing that the settings do not want. */
import { renderHook } from '@testing-library/react-native';

import type { Playback } from '../../src/ui/gameView';
import { feel } from '../../src/table/haptics';
import { sense, useSenses } from '../../src/table/senses';
import type { TableSnapshot } from '../../src/table/snapshot';
import { playSound } from '../../src/table/sound';

jest.mock('../../src/table/sound', () => ({ playSound: jest.fn() }));
jest.mock('../../src/table/haptics', () => ({ feel: jest.fn() }));

const heard = jest.mocked(playSound);
const felt = jest.mocked(feel);
const both = { sound: true, haptics: true };
const steps: Playback[] = [
  { do: 'dice', title: 'Attack', dice: [] },
  { do: 'move', piece: 'unit:1', path: [] },
  { do: 'vanish', piece: 'unit:1' },
];

function at(step: number | null, result?: 'win' | 'loss'): TableSnapshot {
  const telling =
    step === null
      ? null
      : { before: {}, after: {}, at: step, steps: steps.map((play) => ({ play, event: 0 })) };
  const phase = result ? 'over' : telling ? 'playing' : 'deciding';
  return { telling, phase, outcome: result ? { result, reason: '' } : null } as unknown as TableSnapshot;
}

beforeEach(() => {
  heard.mockClear();
  felt.mockClear();
});

it('every step of a telling is heard once', () => {
  const { rerender } = renderHook((snapshot: TableSnapshot) => useSenses(snapshot, both), {
    initialProps: at(0),
  });
  for (const step of [0, 1, 1, 2, null]) rerender(at(step));
  expect(heard.mock.calls).toEqual([['dice'], ['step'], ['hit']]);
  expect(felt.mock.calls).toEqual([['dice']]);
});

it('the end is heard when it comes, not when a finished game is opened', () => {
  const ended = renderHook((snapshot: TableSnapshot) => useSenses(snapshot, both), {
    initialProps: at(null),
  });
  ended.rerender(at(null, 'loss'));
  ended.rerender(at(null, 'loss'));
  expect(heard.mock.calls).toEqual([['lost']]);

  heard.mockClear();
  renderHook(() => useSenses(at(null, 'win'), both));
  expect(heard).not.toHaveBeenCalled();
});

it.each([
  [{ sound: true, haptics: false }, 1, 0],
  [{ sound: false, haptics: true }, 0, 1],
])('%j is kept to', (settings, sounds, feelings) => {
  sense('confirm', settings);
  expect([heard.mock.calls.length, felt.mock.calls.length]).toEqual([sounds, feelings]);
});
