import { randomPolicy, Coverage } from '../../src/bots';
import { hash } from '../../src/core/plain';
import {
  Differs,
  journalOf,
  NotAJournal,
  readJournal,
  replayJournal,
  writeJournal,
} from '../../src/tools/journal';
import { playGame } from '../../src/tools/play';
import { vigil, type VigilState } from '../kit/vigil';

const options = vigil.defaults(2);

function played(seed: number, game: typeof vigil = vigil, cap?: number) {
  return playGame(game, options, seed, randomPolicy(seed), new Coverage(), cap);
}

describe('a journal', () => {
  it('replays to the very state that was played', () => {
    const { choices, state } = played(5);
    const text = writeJournal(journalOf(vigil, options, 5, choices));
    expect(hash(replayJournal(vigil, readJournal(text)))).toBe(hash(state));
  });

  it('says at which decision a replay differs', () => {
    const journal = journalOf(vigil, options, 5, played(5).choices);
    const decisions = journal.decisions.map(
      ([option, after], n) => [option, n === 3 ? 'other' : after] as const,
    );
    const replay = () => replayJournal(vigil, { ...journal, decisions });
    expect(replay).toThrow(Differs);
    expect(replay).toThrow(expect.objectContaining({ decision: 3 }));
  });

  it('differs at an option that is not offered', () => {
    const journal = journalOf(vigil, options, 5, played(5).choices);
    const replay = () =>
      replayJournal(vigil, { ...journal, decisions: [['fly', 'x'], ...journal.decisions] });
    expect(replay).toThrow('"fly" is not an option of decision 0');
  });

  it('differs when the set-up does', () => {
    const journal = journalOf(vigil, options, 5, []);
    expect(() => replayJournal(vigil, { ...journal, hash: 'other' })).toThrow('The set-up gives');
  });

  it.each(['', 'nonsense', '{"journal":1}', '{"journal":2,"game":"vigil"}', '[]'])(
    'refuses %j with a sentence',
    (text) => {
      expect(() => readJournal(text)).toThrow(NotAJournal);
    },
  );

  it('names the line that is not part of it', () => {
    const text = writeJournal(journalOf(vigil, options, 5, played(5).choices)).split('\n');
    text[4] = '["gather"]';
    expect(() => readJournal(text.join('\n'))).toThrow('Line 5 is not part of a journal');
  });
});

describe('playing games', () => {
  it('stops at a broken invariant, with the choices that led there', () => {
    const strict = {
      ...vigil,
      invariants: (state: VigilState) => (state.fire > 5 ? ['The fire is too hot.'] : []),
    };
    const games = Array.from({ length: 20 }, (_, n) => played(n + 1, strict));
    const broken = games.find((game) => game.fault !== null);
    expect(broken?.fault).toEqual({ code: 'invariant', message: 'The fire is too hot.' });
    expect(broken?.choices[broken.choices.length - 1]).toBe('stoke');
    const journal = journalOf(
      strict,
      options,
      1 + games.indexOf(broken as (typeof games)[0]),
      broken?.choices ?? [],
    );
    expect(hash(replayJournal(vigil, journal))).toBe(hash(broken?.state));
  });

  it('stops at a decision without options', () => {
    const stuck = { ...vigil, byName: new Map(vigil.byName) };
    stuck.byName.set('turn', {
      name: 'turn',
      stepNames: ['action'],
      steps: { action: { seat: () => 0, options: () => [], choose: () => undefined } },
    });
    expect(played(1, stuck).fault?.code).toBe('deadEnd');
  });

  it('stops at a game that does not end', () => {
    const { fault, choices } = played(1, vigil, 7);
    expect(fault).toEqual({ code: 'runaway', message: 'The game is not over after 7 decisions.' });
    expect(choices).toHaveLength(7);
  });

  it('reports an error of the rules code as a fault', () => {
    const crashing = {
      ...vigil,
      check: () => {
        throw new TypeError('x is undefined');
      },
    };
    expect(played(1, crashing).fault).toEqual({ code: 'error', message: 'TypeError: x is undefined' });
  });
});
