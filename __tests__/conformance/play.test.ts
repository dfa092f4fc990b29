/** Random play over seeds, player counts and modes, with every promise checked on the way. */
import { randomPolicy } from '../../src/bots';
import { apply, applyInPlace, IllegalChoice, start } from '../../src/core/engine';
import { hash } from '../../src/core/plain';
import { openRecord, recordOf, resumeSession, verifyReplay } from '../../src/core/save';
import { Session } from '../../src/core/session';
import { DECISION_CAP } from '../../src/tools/play';
import { setups } from '../../src/tools/setups';
import { checkClosely, checkDecision, everyGame, fail } from './kit';

jest.setTimeout(120_000);

/** Decisions a game of the registry is checked for; whole games are always played to their end. */
const DECISIONS = 3_000;
/** One decision in so many is looked at closely. */
const CLOSELY = 23;

describe.each(everyGame)('%s', (_id, game) => {
  const ways = setups(game);

  it(`keeps what the engine promises in ${ways.length} set-ups`, () => {
    let decisions = 0;
    for (let n = 0; n < ways.length || decisions < DECISIONS; n++) {
      const options = ways[n % ways.length] ?? game.defaults(game.players.min);
      const policy = randomPolicy(n + 1);
      const { state, decision: first } = start(game, options, n + 1);
      let decision = first;
      let made = 0;
      for (; decision !== null && made < DECISION_CAP; made++) {
        checkDecision(game, state, decision);
        const option = policy.choose(game, state, decision).id;
        if ((made + n) % CLOSELY === 0) checkClosely(game, state, decision, option);
        decision = applyInPlace(game, state, decision, { decision: decision.id, option });
      }
      decisions += made;
      const outcome = game.outcome(state);
      if (outcome === null) fail(game, state, 'the game does not end');
      const words = game.text.outcome(state, outcome);
      expect([words.title.trim(), words.body.trim()]).not.toContain('');
      expect(game.invariants(state)).toEqual([]);
      expect(() => apply(game, state, { decision: state.choices, option: 'x' })).toThrow(IllegalChoice);
    }
  });

  it('can be taken back to the root, replayed, saved and opened', () => {
    for (const players of new Set([game.players.min, game.players.max])) {
      const options = game.defaults(players);
      const policy = randomPolicy(players);
      const session = Session.begin(game, { options, seed: 77, names: [] });
      const root = hash(session.state);
      const line: string[] = [];
      const hashes: string[] = [];
      while (session.decision !== null && line.length < 300) {
        line.push(policy.choose(game, session.state, session.decision).id);
        session.choose(line[line.length - 1] ?? '');
        hashes.push(hash(session.state));
      }
      const record = recordOf(session, { id: 'conformance', startedAt: 0, savedAt: 0 });
      const opened = openRecord(game, JSON.parse(JSON.stringify(record)) as typeof record);
      verifyReplay(game, opened);
      const back = resumeSession(game, opened);
      expect(hash(back.state)).toBe(hash(session.state));

      while (back.length > 0) {
        back.undo(Math.min(back.length, 37), true);
        expect(hash(back.state)).toBe(hashes[back.length - 1] ?? root);
      }
      for (const [n, option] of line.entries()) {
        back.choose(option);
        expect(hash(back.state)).toBe(hashes[n]);
      }
    }
  });

  it('gives a position to every set of options of the new-game screen, and names what is wrong', () => {
    for (const options of ways) expect(game.invariants(start(game, options, 5).state)).toEqual([]);
    const wrong = game.optionsSchema.safeParse({ ...game.defaults(game.players.min), players: 99 });
    expect(wrong.error?.issues.some((issue) => issue.path.includes('players'))).toBe(true);
  });
});
