import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import {
  crc32,
  decodeRecord,
  encodeRecord,
  FORMAT,
  lineOf,
  openRecord,
  recordOf,
  replayToLastGood,
  resumeSession,
  seal,
  unseal,
  Unreadable,
  verifyReplay,
  type SaveRecord,
} from '../../src/core/save';
import { Session } from '../../src/core/session';
import { vigil, type VigilState } from '../kit/vigil';

const game = vigil as AnyGame;
const info = { id: 'a-save', startedAt: 1, savedAt: 2 };

function played(count = 9): Session {
  const options = { ...vigil.defaults(2), rounds: 50, toughness: 1000 };
  const session = Session.begin(game, { options, seed: 4, names: ['Ada'] });
  for (let n = 0; n < count; n++) {
    const ids = session.decision?.options.map((option) => option.id) ?? [];
    session.choose(ids.includes('stoke') ? 'stoke' : (ids[0] ?? ''));
  }
  return session;
}

const record = recordOf(played(), info);
const change = (changes: Partial<SaveRecord>): SaveRecord => ({ ...record, ...changes });

describe('the envelope', () => {
  it('uses CRC-32, low byte of every character first', () => {
    // Two bytes a character, so the known value of "12345678" is that of four characters.
    const pairs = ['12', '34', '56', '78'].map((pair) =>
      String.fromCharCode(pair.charCodeAt(0) | (pair.charCodeAt(1) << 8)),
    );
    expect(crc32(pairs.join('')).toString(16)).toBe('9ae0daaf');
    expect(crc32('')).toBe(0);
  });

  it('gives back what was put in, also what is not plain letters', () => {
    for (const body of ['', 'x', 'Zoë 🐺 \u0000 \ud800', '\n\n']) expect(unseal(seal(body))).toBe(body);
  });

  it('notices every single flipped bit and every cut', () => {
    const text = seal('{"fire":4}');
    for (let at = 0; at < text.length; at++) {
      expect(() => unseal(text.slice(0, at))).toThrow(Unreadable);
      for (let bit = 0; bit < 7; bit++) {
        const unit = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
        const other = text.slice(0, at) + unit + text.slice(at + 1);
        expect(() => unseal(other)).toThrow(Unreadable);
      }
    }
  });

  it('is FORMAT 1: raise it with a fixture and a step that reads the old one', () => {
    expect(FORMAT).toBe(1);
    expect(Object.keys(record).sort()).toEqual(
      [
        'floor',
        'format',
        'game',
        'id',
        'journal',
        'journalFrom',
        'names',
        'options',
        'rulesVersion',
        'savedAt',
        'seed',
        'sequence',
        'startedAt',
        'state',
      ].sort(),
    );
  });
});

describe('a record', () => {
  it('comes back as it was, and replays', () => {
    const opened = openRecord(game, decodeRecord(encodeRecord(record)));
    expect(hash(opened.state)).toBe(hash(record.state));
    expect(opened.migrated).toBe(false);
    expect(() => verifyReplay(game, opened)).not.toThrow();
  });

  it('holds options that each name what is wrong with them', () => {
    const parsed = vigil.optionsSchema.safeParse({ players: 9, rounds: 'x', toughness: 0, colour: 1 });
    const fields = parsed.error?.issues.map((issue) => issue.path.join('.') || issue.message);
    expect(fields).toEqual(['players', 'rounds', 'toughness', 'Unrecognized key: "colour"']);
  });

  it.each<[string, SaveRecord, string]>([
    ['of another game', change({ game: 'chess' }), 'This is a saved game of "chess", not of Vigil.'],
    ['of newer rules', change({ rulesVersion: 9 }), 'newer version of Holdout'],
    ['of rules that are forgotten', change({ rulesVersion: 0 }), 'can no longer be read'],
    ['with wrong options', change({ options: {} }), 'The options of this saved game are not valid: players'],
    ['with a wrong position', change({ state: { ...record.state, fire: 'hot' } }), 'is not valid: fire'],
    ['with a broken invariant', change({ state: { ...record.state, fire: 99 } }), 'The fire is at 99.'],
    [
      'at an unknown step',
      change({ state: { ...record.state, frames: [{ procedure: 'turn', step: 'x' }] } }),
      'the rules have no "turn.x"',
    ],
    ['with an unsound floor', change({ floor: { state: {}, sequence: 0 } }), 'is not valid'],
  ])('%s is refused in a sentence', (_what, wrong, sentence) => {
    expect(() => openRecord(game, wrong)).toThrow(Unreadable);
    expect(() => openRecord(game, wrong)).toThrow(sentence);
  });

  it('that claims another position does not replay', () => {
    const state = { ...record.state, round: 2 };
    expect(() => verifyReplay(game, openRecord(game, change({ state })))).toThrow('does not replay');
  });

  it('goes back to the last position that its journal leads to', () => {
    const strict = {
      ...vigil,
      invariants: (state: VigilState) => (state.choices > 6 ? ['Too far.'] : []),
    } as unknown as AnyGame;
    expect(() => openRecord(strict, record)).toThrow('Too far.');
    const opened = replayToLastGood(strict, record);
    expect(opened?.state.choices).toBe(6);
    expect(opened?.journal[opened.journal.length - 1]).toEqual({ undo: 3 });
    expect(replayToLastGood(game, change({ game: 'chess' }))).toBeNull();
    expect(replayToLastGood(game, change({ options: {} }))).toBeNull();
    expect(replayToLastGood(game, change({ floor: { state: {}, sequence: 0 } }))).toBeNull();
  });

  it('leaves out of its line what was taken back', () => {
    expect(lineOf([{ choose: 'a' }, { choose: 'b' }, { undo: 1 }, { choose: 'c' }])).toEqual(['a', 'c']);
    expect(lineOf([{ undo: 3 }, { choose: 'c' }])).toEqual(['c']);
  });
});

describe('a save of older rules', () => {
  // Frozen when version 1 was current: omens were a plain list, and the wolf's procedure was called "watch".
  const text = readFileSync(join(__dirname, '../storage/fixtures/vigil-format1-rules1.save'), 'utf8');

  it('is brought up to date, with its renamed steps', () => {
    const old = decodeRecord(text);
    expect(old.rulesVersion).toBe(1);
    const opened = openRecord(game, old);
    expect(opened.migrated).toBe(true);
    expect(opened.state).toMatchObject({ omens: { top: [], bottom: [], discards: [] } });
    expect(opened.state.frames.at(-1)).toMatchObject({ procedure: 'wolf', step: 'whoStandsGuard' });
  });

  it('can be played on, and taken back as far as the position it was found at', () => {
    const opened = openRecord(game, decodeRecord(text));
    const session = resumeSession(game, opened);
    const found = hash(session.state);
    const { sequence } = session;
    expect(session.undoable(true)).toBe(0);
    session.choose('1');
    session.undo(1, true);
    expect(hash(session.state)).toBe(found);
    expect(session.sequence).toBe(sequence + 2);
    const again = openRecord(game, recordOf(session, info));
    expect(() => verifyReplay(game, again)).not.toThrow();
  });
});
