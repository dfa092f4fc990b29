/** The suite itself: it must notice what it is there to notice. */
import { decide, start } from '../../src/core/engine';
import type { AnyGame, Decision } from '../../src/core/game';
import { setups } from '../../src/tools/setups';
import { vigil, type VigilState } from '../kit/vigil';
import { checkClosely, checkDecision, checkViews } from './kit';

const { state } = start(vigil, vigil.defaults(2), 3);
const decision = decide(vigil, state) as Decision;
const like = (changes: Partial<typeof vigil>) => ({ ...vigil, ...changes }) as unknown as AnyGame;

it('finds the set-ups of every number of players', () => {
  expect(setups(vigil as AnyGame)).toHaveLength(8);
});

it('takes a sound game', () => {
  expect(() => checkDecision(vigil as AnyGame, state, decision)).not.toThrow();
  expect(() => checkClosely(vigil as AnyGame, state, decision, 'gather')).not.toThrow();
});

it.each<[string, Partial<typeof vigil>, string]>([
  ['an invariant that does not hold', { invariants: () => ['The moon is missing.'] }, 'The moon is missing.'],
  ['a question without a prompt', { text: { ...vigil.text, prompts: {} } }, 'no prompt'],
])('notices %s', (_what, changes, sentence) => {
  expect(() => checkDecision(like(changes), state, decision)).toThrow(sentence);
});

it('notices two options of the same id', () => {
  const twice = { ...decision, options: [...decision.options, ...decision.options] };
  expect(() => checkDecision(vigil as AnyGame, state, twice)).toThrow('same id');
});

const eager = (s: VigilState) => {
  s.round++;
  return s;
};

it.each<[string, Partial<typeof vigil>, string]>([
  ['a view that changes the state', { view: eager }, 'changed the state'],
  ['an empty sentence', { text: { ...vigil.text, option: () => ' ' } }, 'reads'],
  [
    'a missing value in a sentence',
    { text: { ...vigil.text, facet: () => 'seat undefined' } },
    'reads "seat undefined"',
  ],
  ['a rule that nobody wrote', { rulebook: {} }, 'not in the rulebook'],
])('notices %s', (_what, changes, sentence) => {
  const { state: fresh } = start(vigil, vigil.defaults(2), 3);
  expect(() => checkClosely(like(changes), fresh, decision, 'gather')).toThrow(sentence);
});

it('notices a view that gives a hidden hand away', () => {
  const { state: dealt } = start(vigil, vigil.defaults(2), 3);
  for (const [n, seat] of dealt.seats.entries()) seat.omens.push(...dealt.omens.middle.splice(0, 2 - n));
  expect(() => checkViews(vigil as AnyGame, dealt)).not.toThrow();
  const leaky = like({
    view: (s) => ({
      ...vigil.view(s, 'team'),
      seats: s.seats.map((own) => ({
        ...own,
        omens: own.omens.map((omen) => 'x'.repeat(omen.length)),
      })),
    }),
  });
  expect(() => checkViews(leaky, dealt)).toThrow('the view of team');
});
