import { randomPolicy } from '../../src/bots';
import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { isReplayCode, LONGEST_CODE, replayCode, sessionOfCode } from '../../src/core/replayCode';
import { fingerprint } from '../../src/core/save';
import { Session } from '../../src/core/session';
import { games } from '../../src/games';
import { vigil } from '../kit/vigil';

const all: AnyGame[] = [vigil as AnyGame, ...games];
const find = (id: string) => all.find((game) => game.id === id);

function played(game: AnyGame, decisions: number, changes: object = {}): Session {
  const options = game.optionsSchema.parse({ ...game.defaults(game.players.max), ...changes });
  const session = Session.begin(game, { options, seed: 9, names: ['Ada'] });
  const policy = randomPolicy(9);
  for (let n = 0; n < decisions && session.decision; n++)
    session.choose(policy.choose(game, session.state, session.decision).id);
  return session;
}

const codeOf = (session: Session) => replayCode(session) ?? '';

it.each(all.map((game) => [game.id, game] as const))('%s comes back from its code', (_id, game) => {
  for (const decisions of [0, 1, 40, 120]) {
    const session = played(game, decisions);
    const code = codeOf(session);
    expect(isReplayCode(code)).toBe(true);
    const again = sessionOfCode(`  ${code}\n`, find);
    expect(hash(again.state)).toBe(hash(session.state));
    expect(again.beginning.options).toEqual(session.beginning.options);
    expect(again.length).toBe(session.length);
  }
});

it('is short, and holds the options that were changed', () => {
  const session = played(vigil as AnyGame, 20, { rounds: 3 });
  expect(codeOf(session).length).toBeLessThan(120);
  expect(sessionOfCode(codeOf(session), find).beginning.options).toMatchObject({ rounds: 3 });
});

it('leaves out what was taken back', () => {
  const session = played(vigil as AnyGame, 6);
  session.undo(3, true);
  expect(sessionOfCode(codeOf(session), find).journal).toHaveLength(3);
});

it('is not offered for a long game', () => {
  const endless = { ...vigil, check: () => undefined } as unknown as AnyGame;
  expect(replayCode(played(endless, LONGEST_CODE, { rounds: 5_000, toughness: 1_000_000 }))).toBeNull();
});

const sealed = (head: string, choices = '') =>
  `HOLDOUT1.${head}.${choices}.${fingerprint(`${head}.${choices}`)}`;
const packed = (text: string) =>
  Buffer.from(text.padEnd(Math.ceil(text.length / 3) * 3, '\0')).toString('base64url');

it.each<[string, string, string]>([
  ['nothing', 'HOLDOUT1.', 'Copy all of it'],
  ['a cut code', codeOf(played(vigil as AnyGame, 9)).slice(0, -3), 'Copy all of it'],
  ['a long text', `HOLDOUT1.${'A'.repeat(5_000)}`, 'Copy all of it'],
  ['an unknown game', sealed(packed('["chess",1,1,1,{}]')), 'does not have the game "chess"'],
  ['other rules', sealed(packed('["vigil",99,1,1,{}]')), 'another version'],
  ['no options', sealed(packed('["vigil",2,1,"x",7]')), 'damaged'],
  ['wrong options', sealed(packed('["vigil",2,1,9,{}]')), 'players'],
  ['no data', sealed('AAAA'), 'cannot be read'],
  ['a list that is none', sealed(packed('{}')), 'does not have the game'],
  ['an option that is not there', sealed(packed('["vigil",2,1,1,{}]'), 'f'), 'does not fit the rules'],
])('%s is refused with a sentence', (_what, code, sentence) => {
  expect(() => sessionOfCode(code, find)).toThrow(expect.objectContaining({ name: 'Unreadable' }));
  expect(() => sessionOfCode(code, find)).toThrow(sentence);
});
