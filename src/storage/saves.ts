/**
 * The saved games. Every change of a running game is written here before anybody sees it, into two ports one after the
 * other; a game that cannot be written is played on in memory, told of, and written as soon as that works again.
 */
import type { AnyGame, Outcome } from '../core/game';
import type { CoreState } from '../core/procedure';
import { replayCode } from '../core/replayCode';
import { encodeRecord, recordOf, resumeSession, Unreadable } from '../core/save';
import { Session, type Beginning } from '../core/session';
import {
  findBest,
  headKey,
  isOfSave,
  readHeads,
  removeAll,
  savedIds,
  setAside,
  textsOf,
  type Head,
  type Loss,
  type Ports,
} from './copies';
import { incoming, type FindGame } from './incoming';
import { attempt, LiveSave } from './live';
import { FAILING, OK, ONE_COPY, WRITING, type WriteStatus } from './status';

/** How a save came back. */
export type Loaded =
  | { readonly outcome: 'intact'; readonly id: string; readonly session: Session; readonly migrated: boolean }
  | {
      readonly outcome: 'recovered';
      readonly id: string;
      readonly session: Session;
      readonly migrated: boolean;
      readonly loss: Loss;
      /** Decisions that the game stands at. */
      readonly decision: number;
      readonly message: string;
    }
  /** It stays where it is, can be exported with `exportDamaged`, and is never written again. */
  | { readonly outcome: 'unreadable'; readonly id: string; readonly message: string };

/** A line of the list of saves. */
export type SaveEntry =
  | {
      readonly readable: true;
      readonly id: string;
      readonly game: AnyGame;
      readonly names: readonly string[];
      readonly startedAt: number;
      readonly savedAt: number;
      readonly decisions: number;
      readonly round: number;
      readonly result: Outcome | null;
      readonly state: CoreState;
    }
  | { readonly readable: false; readonly id: string; readonly message: string };

const LOSSES: Readonly<Record<Loss, string>> = {
  position: 'Its last position could not be used',
  history: 'Its earlier history is lost',
  copy: 'One of its two copies was damaged',
};

/** The device did not do what it was asked to. */
export class StorageTrouble extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StorageTrouble';
  }
}

/** What a store takes from its surroundings. */
export interface Surroundings {
  now(): number;
  /** A number from 0 to 1, to name saves with. */
  chance(): number;
  /** Calls back after so many milliseconds. */
  later(callback: () => void, ms: number): void;
}

const REAL: Surroundings = {
  now: () => Date.now(),
  chance: () => Math.random(),
  later: (callback, ms) => void setTimeout(callback, ms),
};

const RETRY_MS = 5_000;

export class SaveStore {
  private readonly live = new Map<string, LiveSave>();
  private readonly listeners = new Set<() => void>();
  private current: WriteStatus = OK;
  private isRetryDue = false;

  constructor(
    private readonly ports: Ports,
    private readonly around: Surroundings = REAL,
  ) {
    for (const { backlog } of ports) backlog?.subscribe(() => this.tell(this.worst()));
  }

  // ------------------------------------------------------------------------------------------------- play

  begin(game: AnyGame, beginning: Beginning): { readonly id: string; readonly session: Session } {
    const live = new LiveSave(this.newId(), this.around.now());
    const session = Session.begin(game, beginning, (changed) => this.write(live, changed));
    return { id: live.id, session };
  }

  /** Goes on with a save. A reader (a second tab) never writes it. Null when there is none of that name. */
  open(id: string, find: FindGame, access: 'write' | 'read' = 'write'): Loaded | null {
    const running = this.live.get(id);
    if (running?.session && access === 'write')
      return { outcome: 'intact', id, session: running.session, migrated: false };
    const heads = readHeads(this.ports, id);
    if (heads.length === 0) return null;
    const game = this.gameOf(heads, find);
    const found = typeof game === 'string' ? game : findBest(this.ports, heads, game);
    if (typeof game === 'string' || typeof found === 'string')
      return { outcome: 'unreadable', id, message: String(found) };
    const { opened, record, loss, chapters } = found;
    let session: Session;
    if (access === 'read') {
      session = resumeSession(game, opened);
    } else {
      // A position that cannot be used is put aside too: the next decision is written over it.
      for (const head of heads) if (head.record === null || loss === 'position') setAside(id, head);
      const live = new LiveSave(id, record.startedAt);
      session = resumeSession(game, opened, (changed) => this.write(live, changed));
      live.savedAt = record.savedAt;
      live.resume(this.ports, session, chapters);
      this.live.set(id, live);
      const isBehind = this.ports.some(
        (port) => heads.find((head) => head.port === port)?.record?.sequence !== record.sequence,
      );
      // A copy that is missing or behind is made good at once: until then the other one is alone.
      if (isBehind && loss !== 'position') {
        live.put(this.ports);
        this.tell(this.worst());
      }
    }
    const { migrated } = opened;
    if (loss === null) return { outcome: 'intact', id, session, migrated };
    const decision = session.state.choices;
    const message = `${LOSSES[loss]}. The game goes on from decision ${decision}.`;
    return { outcome: 'recovered', id, session, migrated, loss, decision, message };
  }

  /** Calls back when another tab has written this save. */
  watch(id: string, listener: () => void): () => void {
    const stops = this.ports.map((port) =>
      port.heard?.((keys) => {
        if (keys.includes(headKey(id))) listener();
      }),
    );
    return () => stops.forEach((stop) => stop?.());
  }

  /** The table is left: what is written need not stay in memory. */
  close(id: string): void {
    if (this.live.get(id)?.copies(this.ports) !== 0) this.live.delete(id);
  }

  // ------------------------------------------------------------------------------------------------- the list

  /** Every save, the one played last first, the unreadable ones at the end. */
  list(find: FindGame): SaveEntry[] {
    const ids = new Set([...this.live.keys(), ...savedIds(this.ports)]);
    const entries = [...ids].map((id) => this.entryOf(id, find));
    const time = (entry: SaveEntry) => (entry.readable ? entry.savedAt : -Infinity);
    return entries.sort((a, b) => time(b) - time(a));
  }

  private entryOf(id: string, find: FindGame): SaveEntry {
    const live = this.live.get(id);
    if (live?.session) {
      const { game, beginning, state } = live.session;
      return entryOfState(id, game, live, beginning, state);
    }
    const heads = readHeads(this.ports, id);
    const game = this.gameOf(heads, find);
    const found = typeof game === 'string' ? game : findBest(this.ports, heads, game);
    if (typeof game === 'string' || typeof found === 'string')
      return { readable: false, id, message: String(found) };
    return entryOfState(id, game, found.record, found.opened.beginning, found.opened.state);
  }

  private gameOf(heads: readonly Head[], find: FindGame): AnyGame | string {
    const named = heads.find(({ record }) => record !== null)?.record?.game;
    if (named === undefined) return heads[0]?.fault ?? 'This saved game is not there.';
    return find(named) ?? `This version of Holdout does not have the game "${named}".`;
  }

  /** Deletes a save, and returns the way to take that back. */
  delete(id: string): () => void {
    const live = this.live.get(id);
    const texts = this.ports.map((port) => textsOf(port, id));
    this.live.delete(id);
    this.tell(this.worst());
    const failed = this.ports.filter((port) => !removeAll(port, id));
    if (failed.length > 0) throw new StorageTrouble('This save could not be deleted. Try it again.');
    return () => {
      if (live) this.live.set(id, live);
      this.ports.forEach((port, n) => {
        for (const [key, text] of texts[n] ?? []) attempt(() => port.set(key, text));
      });
    };
  }

  // ------------------------------------------------------------------------------------------------- in and out

  /** A save as one text, with its whole journal. Throws Unreadable when only `exportDamaged` can help. */
  exportText(id: string, find: FindGame): string {
    const live = this.live.get(id);
    if (live) return encodeRecord(live.record(0));
    const loaded = this.open(id, find, 'read');
    if (loaded === null) throw new Unreadable('This saved game is not there.');
    if (loaded.outcome === 'unreadable') throw new Unreadable(loaded.message);
    const record = readHeads(this.ports, id).find((head) => head.record !== null)?.record;
    const { startedAt = 0, savedAt = 0 } = record ?? {};
    return encodeRecord(recordOf(loaded.session, { id, startedAt, savedAt }));
  }

  /** Everything that lies under a save's name, as it is: for a report. */
  exportDamaged(id: string): string {
    const copies = this.ports.map((port) =>
      Object.fromEntries(textsOf(port, id, (key) => isOfSave(key, id) || key.startsWith(`aside/${id}/`))),
    );
    return JSON.stringify({ damaged: id, copies }, null, 1);
  }

  /** A small game as a line of text; null when it is too long for that or cannot be read. */
  codeOf(id: string, find: FindGame): string | null {
    const loaded = this.open(id, find, 'read');
    return loaded === null || loaded.outcome === 'unreadable' ? null : replayCode(loaded.session);
  }

  /** Takes an exported save or a replay code in under a name of its own. Throws Unreadable or StorageTrouble, and then nothing has changed. */
  importText(text: string, find: FindGame): string {
    const { game, opened, startedAt } = incoming(text, find, this.around.now());
    const live = new LiveSave(this.newId(), startedAt);
    this.write(
      live,
      resumeSession(game, opened, (changed) => this.write(live, changed)),
    );
    if (live.copies(this.ports) > 0) {
      this.close(live.id);
      return live.id;
    }
    this.delete(live.id);
    throw new StorageTrouble(
      'There is no room for this game on the device. Free some space and try it again.',
    );
  }

  // ------------------------------------------------------------------------------------------------- writing

  get status(): WriteStatus {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Writes again what could not be written. Happens by itself every few seconds. */
  retry(): void {
    for (const { backlog } of this.ports) backlog?.retry();
    for (const live of this.live.values())
      if (live.copies(this.ports) < this.ports.length) live.put(this.ports);
    this.tell(this.worst());
  }

  private write(live: LiveSave, session: Session): void {
    live.session = session;
    live.savedAt = this.around.now();
    this.live.set(live.id, live);
    live.put(this.ports);
    this.tell(this.worst());
  }

  private worst(): WriteStatus {
    const all = this.ports.length;
    const copies = Math.min(all, ...[...this.live.values()].map((live) => live.copies(this.ports)));
    if (copies < all) return copies === 0 ? FAILING : ONE_COPY;
    return this.ports.some(({ backlog }) => backlog?.state === 'writing') ? WRITING : OK;
  }

  private tell(status: WriteStatus): void {
    if (status.message !== null && !this.isRetryDue) {
      this.isRetryDue = true;
      this.around.later(() => {
        this.isRetryDue = false;
        this.retry();
      }, RETRY_MS);
    }
    if (status === this.current) return;
    this.current = status;
    for (const listener of this.listeners) listener();
  }

  private newId(): string {
    const taken = new Set([...this.live.keys(), ...savedIds(this.ports)]);
    for (;;) {
      const lot = Math.floor(this.around.chance() * 36 ** 4).toString(36);
      const id = `${Math.floor(this.around.now()).toString(36)}-${lot}`;
      if (!taken.has(id)) return id;
    }
  }
}

function entryOfState(
  id: string,
  game: AnyGame,
  { startedAt, savedAt }: { readonly startedAt: number; readonly savedAt: number },
  { names }: Beginning,
  state: CoreState,
): SaveEntry {
  return {
    readable: true,
    id,
    game,
    names,
    startedAt,
    savedAt,
    decisions: state.choices,
    round: game.round(state),
    result: game.outcome(state),
    state,
  };
}
