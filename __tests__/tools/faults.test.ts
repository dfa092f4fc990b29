/** The kill matrix in its short form, for every game; and proof that it would notice a loss. */
import { faultMatrix, faults, total } from '../../src/tools/faults';
import { countLoad, emptyCount } from '../../src/tools/faults/count';
import { acknowledged, bytesAfter, record } from '../../src/tools/faults/tape';
import { invoke } from '../../src/tools/cli';
import { toolGames } from '../../src/tools/games';
import { vigil } from '../kit/vigil';

jest.setTimeout(120_000);

const KINDS = 'stop tear truncate flip everyBit mixUp empty stale throwOnce throwForEver full'.split(' ');

it.each(toolGames.map((game) => [game.id, game] as const))(
  '%s: nothing acknowledged is lost',
  (_id, game) => {
    const matrix = faultMatrix(game, 200, 17);
    expect(Object.keys(matrix.faults)).toEqual(KINDS);
    expect(matrix.decisions).toBe(200);
    for (const [kind, { cases, lost, crashes }] of Object.entries(matrix.faults)) {
      expect([kind, cases > 10, lost, crashes]).toEqual([kind, true, 0, 0]);
    }
  },
);

describe('the matrix', () => {
  const tape = record(vigil, 30);
  const all = tape.writes.length;
  const told = (bytes: Parameters<typeof countLoad>[2], least: number) => {
    const count = emptyCount();
    countLoad(count, tape, bytes, least);
    return count;
  };

  it('would notice an older game', () => {
    expect(told(bytesAfter(tape, all - 4), acknowledged(tape, all)).lost).toBe(2);
  });

  it('would notice a game that is gone', () => {
    expect(told([new Map(), new Map()], 30).lost).toBe(31);
  });

  it('would notice a state that never was', () => {
    const other = { ...tape, hashes: tape.hashes.map(() => 'other') };
    const count = emptyCount();
    countLoad(count, other, bytesAfter(tape, all), 0);
    expect(count.crashes).toBe(1);
  });

  it('would notice a crash', () => {
    const broken = {
      ...tape,
      game: {
        ...tape.game,
        outcome: () => {
          throw new TypeError('x is undefined');
        },
      },
    };
    const count = emptyCount();
    countLoad(count, broken, bytesAfter(tape, all), 0);
    expect(count.crashes + count.lost).toBeGreaterThan(0);
  });

  it('adds up', () => {
    const one = { ...emptyCount(), cases: 2, lost: 1 };
    expect(total([{ game: 'x', decisions: 1, writes: 1, faults: { a: one, b: one } }])).toMatchObject({
      cases: 4,
      lost: 2,
    });
  });
});

describe('the command', () => {
  async function called(...args: string[]) {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const spies = [
      jest.spyOn(console, 'log').mockImplementation(say),
      jest.spyOn(console, 'error').mockImplementation(say),
    ];
    try {
      return { code: await invoke(faults, args), lines };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  }

  it('speaks JSON: one line a game, then a summary', async () => {
    const { code, lines } = await called('--game', 'vigil', '--decisions', '20', '--stride', '9', '--json');
    expect(code).toBe(0);
    const [game, summary] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(Object.keys(game ?? {})).toEqual(['game', 'decisions', 'writes', 'faults']);
    expect(summary).toMatchObject({ summary: true, games: 1, lost: 0, crashes: 0 });
  });

  it('says the same in words', async () => {
    const { lines } = await called('--game', 'vigil', '--decisions', '10', '--stride', '9');
    expect(lines.at(-1)).toMatch(/^Broken \d+ times: 0 decisions lost, 0 crashes\.$/);
  });

  it.each([
    [['--game', 'chess'], 'There is no game "chess"'],
    [['--decisions', 'many'], '--decisions takes a whole number'],
    [['--stride', '0'], '--stride takes a whole number'],
    [['now'], '"now" is one word too many.'],
  ])('%j is refused in words', async (args, sentence) => {
    const { code, lines } = await called(...args);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(sentence);
  });

  it('explains itself', async () => {
    expect((await called('--help')).lines.join('\n')).toContain('npm run -s faults');
  });
});
