import * as fc from 'fast-check';

import { hash } from '../../src/core/plain';
import { openRecord, recordOf, resumeSession } from '../../src/core/save';
import { CannotUndo, FaultyState, Session } from '../../src/core/session';
import type { AnyGame } from '../../src/core/game';
import { vigil, type VigilState } from '../kit/vigil';

const options = { players: 2, rounds: 500, toughness: 1_000_000 };
const begin = (keep?: (session: Session) => void) =>
  Session.begin(vigil as AnyGame, { options, seed: 8, names: ['Ada', 'Ben'] }, keep);

/** Picks the n-th option, counted round and round. */
function choose(session: Session, n: number): string {
  const ids = session.decision?.options.map((option) => option.id) ?? [];
  const option = ids[n % ids.length] ?? '';
  session.choose(option);
  return option;
}

describe('a session', () => {
  it('remembers what was chosen and what that revealed', () => {
    const session = begin();
    session.choose('gather');
    session.choose('rest');
    expect(session.journal).toEqual([{ choose: 'gather', revealed: true }, { choose: 'rest' }]);
    expect([session.length, session.sequence, session.lastChoice]).toEqual([2, 2, 'rest']);
  });

  it('writes a change down before it tells anybody', () => {
    const order: string[] = [];
    const session = begin((kept) => order.push(`kept ${kept.sequence}`));
    const leave = session.subscribe(() => order.push(`told ${session.sequence}`));
    session.choose('rest');
    session.undo();
    leave();
    session.choose('rest');
    expect(order).toEqual(['kept 0', 'kept 1', 'told 1', 'kept 2', 'told 2', 'kept 3']);
  });

  it('takes back what revealed nothing, and not more', () => {
    const session = begin();
    session.choose('gather');
    const revealed = hash(session.state);
    session.choose('rest');
    expect(session.undoable()).toBe(1);
    session.undo();
    expect(hash(session.state)).toBe(revealed);
    expect(session.undoable()).toBe(0);
    expect(() => session.undo()).toThrow('Something was revealed since then');
  });

  it('crosses a reveal when asked to, and is marked for ever', () => {
    const session = begin();
    const root = hash(session.state);
    session.choose('gather');
    expect(session.rewound).toBe(false);
    session.undo(1, true);
    expect([hash(session.state), session.rewound]).toEqual([root, true]);
    expect(session.journal).toEqual([
      { choose: 'gather', revealed: true },
      { undo: 1, rewound: true },
    ]);
  });

  it.each([0, -1, 1.5, 2, NaN])('does not take back %p decisions of one', (count) => {
    const session = begin();
    session.choose('rest');
    expect(() => session.undo(count, true)).toThrow(CannotUndo);
    expect(session.sequence).toBe(1);
  });

  it('does again what was taken back, until something else is chosen', () => {
    const session = begin();
    session.choose('gather');
    session.choose('scout');
    const there = hash(session.state);
    session.undo(2, true);
    expect(session.redoable).toBe(2);
    session.redo();
    session.redo();
    expect(hash(session.state)).toBe(there);
    expect(() => session.redo()).toThrow('There is nothing to do again.');
    session.undo(2, true);
    session.choose('rest');
    expect(session.redoable).toBe(0);
  });

  it('refuses an old decision and stays where it is', () => {
    const session = begin();
    session.choose('rest');
    expect(() => session.choose('rest', 0)).toThrow('Decision 0 is not open');
    expect(session.sequence).toBe(1);
  });

  it('stays at the last good decision when an invariant breaks', () => {
    const strict = {
      ...vigil,
      invariants: (state: VigilState) => (state.choices > 2 ? ['Too far.'] : []),
    };
    const kept: number[] = [];
    const session = Session.begin(strict, { options, seed: 8, names: [] }, (one) => kept.push(one.sequence));
    session.choose('gather');
    session.choose('gather');
    const before = hash(session.state);
    expect(() => session.choose('rest')).toThrow(FaultyState);
    expect([hash(session.state), session.sequence, kept]).toEqual([before, 2, [0, 1, 2]]);
  });

  it('follows another copy of the same game, and no other', () => {
    const [played, looking] = [begin(), begin()];
    const heard: number[] = [];
    looking.subscribe(() => heard.push(looking.sequence));
    for (let n = 0; n < 10; n++) choose(played, n % 2);
    played.undo(3, true);
    choose(played, 1);
    expect(looking.follow(played)).toBe(true);
    expect(hash(looking.state)).toBe(hash(played.state));
    expect(looking.journal).toEqual(played.journal);
    expect(heard).toHaveLength(12);
    choose(looking, 0);
    choose(played, 1);
    const stood = hash(looking.state);
    expect(looking.follow(played)).toBe(false);
    expect(hash(looking.state)).toBe(stood);
  });

  it('tells what happened at every decision, also before a restart', () => {
    const session = begin();
    for (let n = 0; n < 80; n++) choose(session, n % 2);
    const record = recordOf(session, { id: 'x', startedAt: 0, savedAt: 0 });
    const back = resumeSession(vigil as AnyGame, openRecord(vigil as AnyGame, record));
    for (let n = 0; n <= 80; n++) expect(back.events(n)).toEqual(session.events(n));
    expect(back.events(81)).toEqual([]);
  });
});

/** The trivial model of a session: the hash of every position, and where one stands among them. */
interface Model {
  hashes: string[];
  at: number;
  changes: number;
}

type Step = { readonly kind: 'choose' | 'undo' | 'redo' | 'reload'; readonly n: number };

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('choose', 'choose', 'choose', 'undo', 'redo', 'reload'),
    n: fc.nat(200),
  }),
  { minLength: 1, maxLength: 120 },
);

it('agrees with a trivial model over any mix of choosing, undo, redo and restarts', () => {
  fc.assert(
    fc.property(steps, (mix) => {
      let session = begin();
      const model: Model = { hashes: [hash(session.state)], at: 0, changes: 0 };
      for (const { kind, n } of mix) {
        if (kind === 'choose' && session.decision) {
          choose(session, n);
          const now = hash(session.state);
          const isRedo = model.hashes[model.at + 1] === now;
          if (!isRedo) model.hashes.length = model.at + 1;
          model.hashes[++model.at] = now;
          model.changes++;
        } else if (kind === 'undo' && model.at > 0) {
          const count = 1 + (n % model.at);
          session.undo(count, true);
          model.at -= count;
          model.changes++;
        } else if (kind === 'redo' && session.redoable > 0) {
          session.redo();
          model.at++;
          model.changes++;
        } else if (kind === 'reload') {
          const record = recordOf(session, { id: 'x', startedAt: 0, savedAt: 0 });
          session = resumeSession(vigil as AnyGame, openRecord(vigil as AnyGame, record));
        }
        expect(hash(session.state)).toBe(model.hashes[model.at]);
        expect([session.length, session.sequence]).toEqual([model.at, model.changes]);
        expect(session.redoable).toBe(model.hashes.length - 1 - model.at);
      }
    }),
    { numRuns: 120, seed: 3 },
  );
});
