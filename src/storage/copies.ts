/**
 * One save as it lies in two ports: a head (the newest position and the newest stretch of the journal) and the full
 * chapters of the journal before it. A change rewrites the head only, so it costs the same however long the game is.
 */
import type { AnyGame } from '../core/game';
import {
  chapterOf,
  decodeRecord,
  fingerprint,
  openRecord,
  replayToLastGood,
  Unreadable,
  type Chapter,
  type Opened,
  type SaveRecord,
} from '../core/save';
import type { JournalEntry } from '../core/session';
import type { StoragePort } from './port';

/** The first is written first, so it is never behind the second unless its writes fail. */
export type Ports = readonly [StoragePort, StoragePort];

/** Entries of a journal in a chapter. */
export const CHAPTER = 64;

const HEAD = /^save\/([a-z0-9-]{1,64})$/;

export function headKey(id: string): string {
  return `save/${id}`;
}

export function chapterKey(id: string, from: number): string {
  return `save/${id}/${from}`;
}

export function isOfSave(key: string, id: string): boolean {
  return key === headKey(id) || key.startsWith(`${headKey(id)}/`);
}

/** Every save that has a head in either port: the list of saves, which nobody has to keep. */
export function savedIds(ports: Ports): string[] {
  const keys = ports.flatMap((port) => keysOf(port));
  return [...new Set(keys.flatMap((key) => HEAD.exec(key)?.[1] ?? []))];
}

/** A port that cannot be asked holds nothing that we could use now. */
export function keysOf(port: StoragePort): readonly string[] {
  try {
    return port.keys();
  } catch {
    return [];
  }
}

export interface Head {
  readonly port: StoragePort;
  readonly text: string | null;
  /** Null when the copy is there but cannot be used; `fault` then says why. */
  readonly record: SaveRecord | null;
  readonly fault: string | null;
}

/** The copies that exist, good or bad. */
export function readHeads(ports: Ports, id: string): Head[] {
  let first: Head | null = null;
  return ports.flatMap((port): Head[] => {
    let text: string | null = null;
    try {
      text = port.get(headKey(id));
      if (text === null) return [];
      // Two copies are nearly always the very same text, which need not be checked twice.
      const record = text === first?.text ? first.record : checkedRecord(text, id);
      first = { port, text, record, fault: null };
      return [first];
    } catch (error) {
      return [{ port, text, record: null, fault: error instanceof Error ? error.message : String(error) }];
    }
  });
}

function checkedRecord(text: string, id: string): SaveRecord {
  const record = decodeRecord(text);
  if (record.id !== id) throw new Unreadable('This saved game is damaged: it lies under another name.');
  return record;
}

/** What is not as it was written: the newest position, the history before it, or one of the two copies. */
export type Loss = 'position' | 'history' | 'copy';

/** The text of a chapter as it was found, and its fingerprint. */
export interface Sealed {
  readonly text: string;
  readonly sum: string;
}

export interface Found {
  readonly record: SaveRecord;
  readonly opened: Opened;
  /** The chapters before the head, the oldest first. */
  readonly chapters: readonly Sealed[];
  /** Null when all is well. */
  readonly loss: Loss | null;
}

/** The newest position that can be played on, or the reason why there is none. */
export function findBest(ports: Ports, heads: readonly Head[], game: AnyGame): Found | string {
  const records = heads.flatMap(({ record }) => record ?? []).sort((a, b) => b.sequence - a.sequence);
  let reason = heads.find(({ fault }) => fault !== null)?.fault ?? 'This saved game is not there.';
  for (const record of records) {
    try {
      return openWhole(ports, record, game, heads, record !== records[0]);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      reason = error.message;
    }
  }
  for (const record of records) {
    const whole = wholeJournal(ports, record);
    const opened = whole && replayToLastGood(game, { ...record, journal: whole.journal, journalFrom: 0 });
    if (opened) return { record, opened, chapters: whole.chapters, loss: 'position' };
  }
  return reason;
}

function openWhole(
  ports: Ports,
  record: SaveRecord,
  game: AnyGame,
  heads: readonly Head[],
  isOlder: boolean,
): Found {
  const whole = wholeJournal(ports, record);
  const opened = openRecord(game, { ...record, journal: whole?.journal ?? [], journalFrom: 0 });
  if (whole === null && !opened.migrated) {
    const floor = { state: opened.state, sequence: record.sequence };
    return { record, opened: { ...opened, floor, journal: [] }, chapters: [], loss: 'history' };
  }
  // Before a floor there are no chapters any more.
  const chapters = opened.migrated || whole === null ? [] : whole.chapters;
  if (isOlder) return { record, opened, chapters, loss: 'position' };
  const damaged = heads.some(({ fault }) => fault !== null);
  return { record, opened, chapters, loss: damaged ? 'copy' : null };
}

interface Whole {
  readonly journal: JournalEntry[];
  readonly chapters: readonly Sealed[];
}

/** The journal from its first chapter on, or null when a chapter is nowhere to be found. */
function wholeJournal(ports: Ports, record: SaveRecord): Whole | null {
  const floor = record.floor?.sequence ?? 0;
  const stretches: (readonly JournalEntry[])[] = [];
  const chapters: Sealed[] = [];
  let before = record.chain ?? '';
  for (let from = record.journalFrom - CHAPTER; from >= 0; from -= CHAPTER) {
    const found = chapterIn(ports, record.id, floor + from, before);
    if (found === null) return null;
    stretches.push(found.chapter.journal);
    chapters.push({ text: found.text, sum: before });
    before = found.chapter.before;
  }
  const journal: JournalEntry[] = [];
  return {
    journal: journal.concat(...stretches.reverse(), record.journal),
    chapters: chapters.reverse(),
  };
}

function chapterIn(
  ports: Ports,
  id: string,
  from: number,
  sum: string,
): { readonly chapter: Chapter; readonly text: string } | null {
  for (const port of ports) {
    const text = chapterText(port, id, from);
    // The fingerprint covers every character, so a chapter that fits it is the one that was written.
    const chapter = text === null ? null : chapterOf(text, sum);
    if (text !== null && chapter?.journal.length === CHAPTER) return { chapter, text };
  }
  return null;
}

/** A port that cannot be asked has no chapter for us. */
export function chapterText(port: StoragePort, id: string, from: number): string | null {
  try {
    return port.get(chapterKey(id, from));
  } catch {
    return null;
  }
}

/** Keeps a damaged copy where no later write reaches it: somebody may still want to look at it. */
export function setAside(id: string, { port, text }: Head): void {
  if (text === null) return;
  try {
    port.set(`aside/${id}/${fingerprint(text)}`, text);
  } catch {
    // There is no room for it. The good copy matters more.
  }
}

/** Everything of a save that lies in a port, or whatever else is wanted there. */
export function textsOf(
  port: StoragePort,
  id: string,
  wanted: (key: string) => boolean = (key) => isOfSave(key, id),
): [string, string][] {
  return keysOf(port)
    .filter(wanted)
    .flatMap((key): [string, string][] => {
      try {
        const text = port.get(key);
        return text === null ? [] : [[key, text]];
      } catch {
        return [];
      }
    });
}

/** The head goes first: without it the rest is no save any more. */
export function removeAll(port: StoragePort, id: string): boolean {
  try {
    port.remove(headKey(id));
    for (const key of port.keys()) if (isOfSave(key, id)) port.remove(key);
    return true;
  } catch {
    return false;
  }
}
