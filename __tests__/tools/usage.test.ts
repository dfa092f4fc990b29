/** How the tools take a wrong call: with a sentence that names what is wrong. */
import { invoke, type Tool } from '../../src/tools/cli';
import { cover } from '../../src/tools/cover';
import { replay } from '../../src/tools/replay';
import { rules } from '../../src/tools/rules';
import { sim } from '../../src/tools/sim';

async function told(tool: Pick<Tool<never>, 'help'>, args: readonly string[]) {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const error = jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  try {
    return { code: await invoke(tool as never, args), words: lines.join('\n') };
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
}

it.each(Object.entries({ sim, replay, rules, cover }))('%s explains itself', async (name, tool) => {
  const { code, words } = await told(tool, ['--help']);
  expect(code).toBe(0);
  expect(words).toContain(`npm run -s ${name}`);
});

it.each([
  [['--game', 'chess'], 'There is no game "chess"'],
  [[], 'Which game?'],
  [['--game', 'vigil', '--colour', 'red'], "Unknown option '--colour'"],
  [['--game', 'vigil', '--players', '9'], 'Vigil takes 1 to 4 players, not 9.'],
  [['--game', 'vigil', '--seed=-1'], '--seed takes a whole number'],
  [['--game', 'vigil', '--games', 'many'], '--games takes a whole number'],
  [['--game', 'vigil', '--policy', 'genius'], '--policy takes random, greedy, leastSeen, not "genius".'],
  [['--game', 'vigil', '--options', 'rounds=3'], '--options takes a JSON object'],
  [['--game', 'vigil', '--options', '[3]'], '--options takes a JSON object'],
  [['--game', 'vigil', 'now'], '"now" is one word too many.'],
])('sim %j is refused in words', async (args, sentence) => {
  const { code, words } = await told(sim, args);
  expect(code).toBe(2);
  expect(words).toContain(sentence);
});

it('sim names every option that is not valid', async () => {
  const options = '{"rounds":0,"toughness":"x","colour":1}';
  const { code, words } = await told(sim, ['--game', 'vigil', '--options', options]);
  expect(code).toBe(2);
  for (const field of ['rounds:', 'toughness:', 'colour']) expect(words).toContain(field);
});

it.each([
  [[], 'Which file?'],
  [['no-such-file'], 'no-such-file cannot be read.'],
])('replay %j is refused in words', async (args, sentence) => {
  const { code, words } = await told(replay, args);
  expect(code).toBe(2);
  expect(words).toContain(sentence);
});

it('replay says what is wrong with a file that is neither a save nor a journal', async () => {
  const { code, words } = await told(replay, [__filename]);
  expect(code).toBe(1);
  expect(words).toContain('Line 1 is not JSON.');
});

it('rules says when a checklist is not there', async () => {
  const { code, words } = await told(rules, [
    '--game',
    'vigil',
    '--results',
    __filename,
    '--checklist',
    'nowhere',
  ]);
  expect(code).not.toBe(0);
  expect(words).toContain('cannot be read');
});
