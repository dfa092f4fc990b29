/**
 * A saved game as text: one line that names the format, the length and the checksum, then the record as JSON. This is the
 * border: whatever comes in from outside is checked here before any rule sees it.
 */
import { z } from 'zod';

import { decide, start, apply } from './engine';
import type { AnyGame } from './game';
import { hash } from './plain';
import type { CoreState, Frame } from './procedure';
import { Session, type Beginning, type Floor, type JournalEntry } from './session';

/** Raised when the shape of a record changes; `upgradeRecord` then learns the step from the one before. */
export const FORMAT = 1;

/** Several times what a long game needs, and little enough to be checked in a moment; anything larger is not one of ours. */
export const MAX_SAVE_LENGTH = 1_000_000;

/** Written out by hand: a long game has hundreds of them, and this is most of what loading it takes. */
function isEntry(data: unknown): data is JournalEntry {
  if (typeof data !== 'object' || data === null) return false;
  const { choose, revealed, undo, rewound } = data as Record<string, unknown>;
  const fields = Object.keys(data).length;
  if (typeof choose === 'string') return choose.length <= 400 && fields === (revealed === true ? 2 : 1);
  return Number.isSafeInteger(undo) && Number(undo) > 0 && fields === (rewound === true ? 2 : 1);
}

const journalSchema = z.custom<readonly JournalEntry[]>(
  (data) => Array.isArray(data) && data.every(isEntry),
  'is no journal',
);

/** What is in it is checked by the game's own schema. */
const plainObject = z.custom<Record<string, unknown>>(
  (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
  'is no object',
);

export const seedSchema = z.int().min(0).max(0xffff_ffff);

const recordSchema = z.strictObject({
  format: z.literal(FORMAT),
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  game: z.string().max(64),
  rulesVersion: z.int().positive(),
  options: plainObject,
  seed: seedSchema,
  names: z.array(z.string().max(40)).max(16),
  startedAt: z.number(),
  savedAt: z.number(),
  /** Changes so far: the highest of several copies is the newest. */
  sequence: z.int().nonnegative(),
  state: plainObject,
  floor: z.strictObject({ state: plainObject, sequence: z.int().nonnegative() }).nullable(),
  /** Journal entries from number `journalFrom` on; a store keeps the earlier ones in sealed chapters of their own. */
  journal: journalSchema,
  journalFrom: z.int().nonnegative(),
  /** The fingerprint of the chapter before `journalFrom`, so that no other game's chapter is taken for it. */
  chain: z.string().max(16).optional(),
});

export type SaveRecord = z.infer<typeof recordSchema>;

const chapterSchema = z.strictObject({
  id: z.string().max(64),
  /** The sequence of its first entry. */
  from: z.int().nonnegative(),
  /** The fingerprint of the chapter before it; empty for the first. */
  before: z.string().max(16),
  journal: journalSchema,
});

/** A stretch of a journal that is full and never changes again. */
export type Chapter = z.infer<typeof chapterSchema>;

/** What could not be read, in a sentence for people. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

/** The same table one byte further on: the two bytes of a character are looked up at once. */
const CRC_NEXT = CRC_TABLE.map((crc) => (CRC_TABLE[crc & 0xff] as number) ^ (crc >>> 8));

/** CRC-32 over the UTF-16 code units of a text, low byte first: the same on every engine, without an encoder. */
export function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    const both = crc ^ text.charCodeAt(i);
    crc = (CRC_NEXT[both & 0xff] as number) ^ (CRC_TABLE[(both >>> 8) & 0xff] as number) ^ (crc >>> 16);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Wraps a body so that a torn, cut or flipped copy is recognised. */
export function seal(body: string): string {
  return `holdout ${FORMAT} ${body.length} ${fingerprint(body)}\n${body}`;
}

/** The body of a sealed text, or a sentence on what is wrong with it. */
export function unseal(text: string): string {
  if (text.length > MAX_SAVE_LENGTH) throw new Unreadable('This is larger than any saved game can be.');
  const head = /^holdout ([1-9]\d{0,5}) (\d{1,9}) ([0-9a-f]{8})\n/.exec(text);
  if (!head) throw new Unreadable('This is not a saved game of Holdout.');
  if (Number(head[1]) > FORMAT)
    throw new Unreadable('This game was saved by a newer version of Holdout. Update the app to open it.');
  const body = text.slice(head[0].length);
  if (body.length !== Number(head[2]))
    throw new Unreadable('This saved game is incomplete: a part of it is missing.');
  if (crc32(body) !== parseInt(head[3] as string, 16))
    throw new Unreadable('This saved game is damaged: its checksum does not fit.');
  return body;
}

export function encodeRecord(record: SaveRecord): string {
  return seal(JSON.stringify(record));
}

export function decodeRecord(text: string): SaveRecord {
  return parseRecord(parseJson(unseal(text)));
}

export function encodeChapter(chapter: Chapter): string {
  return seal(JSON.stringify(chapter));
}

/** The chapter of this fingerprint, which covers every character of it; null when the text is another one. */
export function chapterOf(text: string, sum: string): Chapter | null {
  if (fingerprint(text) !== sum) return null;
  // Its shape leaves no room for anything deep or strange, so it needs no look before it is read.
  const parsed = chapterSchema.safeParse(readJson(text.slice(text.indexOf('\n') + 1)));
  if (!parsed.success) throw new Unreadable(`This saved game is damaged: ${firstIssue(parsed.error)}.`);
  return parsed.data;
}

/** Names a text by what is in it. */
export function fingerprint(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}

/** No state of a game nests half as deep. */
const MAX_DEPTH = 100;

/** How deep lists and objects lie in one another, told without a parser that would go as deep itself. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x22) i = endOfString(text, i);
    else if (unit === 0x5b || unit === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (unit === 0x5d || unit === 0x7d) depth--;
  }
  return deepest;
}

/** Of a quote at `start`: the quote that ends it, which has no backslash before it or an even number of them. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === 0x5c) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

export function parseJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new Unreadable('This saved game is damaged: it is nested too deeply.');
  if (/"__proto__"\s*:/.test(text))
    throw new Unreadable('This saved game is damaged: it holds a field that no game has.');
  return readJson(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('This saved game is damaged: it cannot be read as data.');
  }
}

/** Checks the shape of a record; everything inside `state` is the game's own business. */
export function parseRecord(data: unknown): SaveRecord {
  const parsed = guarded(() => recordSchema.safeParse(data));
  if (!parsed.success) throw new Unreadable(`This saved game is damaged: ${firstIssue(parsed.error)}.`);
  const { sequence, floor, journal, journalFrom } = parsed.data;
  if (sequence !== (floor?.sequence ?? 0) + journalFrom + journal.length)
    throw new Unreadable('This saved game is damaged: its journal has another length than it says.');
  return parsed.data;
}

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'unknown fault';
}

/** Hostile nesting overflows the stack of a recursive check: that is a broken file, not a crash. */
function guarded<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof RangeError)
      throw new Unreadable('This saved game is damaged: it is nested too deeply.');
    throw error;
  }
}

export interface Opened {
  readonly beginning: Beginning;
  readonly floor: Floor<CoreState> | null;
  readonly state: CoreState;
  readonly journal: readonly JournalEntry[];
  /** The snapshot came from older rules and was brought up to date: what was before it is history only. */
  readonly migrated: boolean;
}

/** Checks a record against its game and brings an older one up to date. Throws Unreadable with a sentence. */
export function openRecord(game: AnyGame, record: SaveRecord): Opened {
  return guarded(() => {
    if (record.game !== game.id)
      throw new Unreadable(`This is a saved game of "${record.game}", not of ${game.title}.`);
    if (record.rulesVersion > game.rulesVersion) {
      throw new Unreadable('This game was saved by a newer version of Holdout. Update the app to open it.');
    }
    const options = game.optionsSchema.safeParse(record.options);
    if (!options.success)
      throw new Unreadable(`The options of this saved game are not valid: ${firstIssue(options.error)}.`);
    const beginning = { options: options.data, seed: record.seed, names: record.names };
    const migrated = record.rulesVersion < game.rulesVersion;
    const state = checkState(game, migrate(game, record.state, record.rulesVersion));
    if (migrated)
      return { beginning, floor: { state, sequence: record.sequence }, state, journal: [], migrated };
    const floor = record.floor && {
      state: checkState(game, record.floor.state),
      sequence: record.floor.sequence,
    };
    return { beginning, floor, state, journal: record.journal, migrated };
  });
}

function migrate(game: AnyGame, state: unknown, from: number): unknown {
  let current = state;
  for (let version = from; version < game.rulesVersion; version++) {
    const step = game.migrations?.[version];
    if (!step)
      throw new Unreadable(
        `This game was saved under older rules (version ${version}) that can no longer be read.`,
      );
    current = step(current);
  }
  return current;
}

/** A state that the rules can go on from: schema, names of steps, invariants, and an open decision or an end. */
function checkState(game: AnyGame, data: unknown): CoreState {
  const parsed = game.stateSchema.safeParse(data);
  if (!parsed.success)
    throw new Unreadable(`The position of this saved game is not valid: ${firstIssue(parsed.error)}.`);
  const state = parsed.data;
  for (const frame of state.frames) {
    rename(game, frame);
    if (!game.byName.get(frame.procedure)?.steps[frame.step])
      throw new Unreadable(
        `The position of this saved game cannot be played on: the rules have no "${frame.procedure}.${frame.step}".`,
      );
  }
  const problems = game.invariants(state);
  if (problems.length > 0)
    throw new Unreadable(`The position of this saved game cannot be: ${problems.join(' ')}`);
  try {
    decide(game, state);
  } catch (error) {
    throw new Unreadable(`The position of this saved game cannot be played on: ${String(error)}`);
  }
  return state;
}

/** Steps and procedures that have been renamed since keep an alias. */
function rename(game: AnyGame, frame: Frame): void {
  frame.procedure = game.aliases?.[frame.procedure] ?? frame.procedure;
  frame.step = game.aliases?.[`${frame.procedure}.${frame.step}`] ?? frame.step;
}

/** Plays the journal again from the beginning and compares: an imported game must have come about by the rules. */
export function verifyReplay(game: AnyGame, opened: Opened): void {
  guarded(() => replayAndCompare(game, opened));
}

function replayAndCompare(game: AnyGame, opened: Opened): void {
  const { state, decision } = opened.floor
    ? { state: opened.floor.state, decision: decide(game, opened.floor.state) }
    : start(game, opened.beginning.options, opened.beginning.seed);
  let at = { state, decision };
  for (const option of lineOf(opened.journal)) {
    try {
      at = apply(game, at.state, { decision: at.state.choices, option });
    } catch (error) {
      throw new Unreadable(
        `This saved game cannot be replayed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  if (hash(at.state) !== hash(opened.state)) {
    throw new Unreadable('This saved game does not replay to the position that it claims.');
  }
}

/**
 * The last position that the journal leads to by the rules, when the snapshot itself cannot be used. What lies after it
 * is taken back by one more entry, so that the sequence still grows. Null when not even the beginning can be played.
 */
export function replayToLastGood(game: AnyGame, record: SaveRecord): Opened | null {
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion) return null;
  const options = game.optionsSchema.safeParse(record.options);
  if (!options.success) return null;
  try {
    const beginning = { options: options.data, seed: record.seed, names: record.names };
    const floor = record.floor && {
      state: checkState(game, record.floor.state),
      sequence: record.floor.sequence,
    };
    let state = floor ? floor.state : checkState(game, start(game, beginning.options, beginning.seed).state);
    const line = lineOf(record.journal);
    let reached = 0;
    for (; reached < line.length; reached++) {
      const next = afterChoice(game, state, line[reached] ?? '');
      if (next === null) break;
      state = next;
    }
    const left = line.length - reached;
    const journal = left > 0 ? [...record.journal, { undo: left }] : record.journal;
    return { beginning, floor, state, journal, migrated: false };
  } catch {
    return null;
  }
}

function afterChoice(game: AnyGame, state: CoreState, option: string): CoreState | null {
  try {
    const next = apply(game, state, { decision: state.choices, option }).state;
    return game.invariants(next).length > 0 ? null : next;
  } catch {
    return null;
  }
}

/** The choices that a journal leads to, undone ones left out. */
export function lineOf(journal: readonly JournalEntry[]): string[] {
  const line: string[] = [];
  for (const entry of journal) {
    if ('undo' in entry) line.length = Math.max(0, line.length - entry.undo);
    else line.push(entry.choose);
  }
  return line;
}

/** Everything about a save that the session itself does not know. */
export interface SaveInfo {
  readonly id: string;
  readonly startedAt: number;
  readonly savedAt: number;
}

/** The record of a session, with its journal from entry `journalFrom` on. */
export function recordOf(session: Session, info: SaveInfo, journalFrom = 0, chain?: string): SaveRecord {
  const { game, beginning, floor, state } = session;
  return {
    format: FORMAT,
    id: info.id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...beginning.options },
    seed: beginning.seed,
    names: [...beginning.names],
    startedAt: info.startedAt,
    savedAt: info.savedAt,
    sequence: session.sequence,
    state: { ...state },
    floor: floor && { state: { ...floor.state }, sequence: floor.sequence },
    journal: session.journal.slice(journalFrom),
    journalFrom,
    ...(chain === undefined ? {} : { chain }),
  };
}

export function resumeSession(game: AnyGame, opened: Opened, keep?: (session: Session) => void): Session {
  return Session.resume(game, opened.beginning, opened.floor, opened.state, opened.journal, keep);
}
