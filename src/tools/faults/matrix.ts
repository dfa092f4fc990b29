/** Everything that can happen to the bytes of a saved game: stopped, torn, flipped, emptied, mixed up, put back. */
import { decodeRecord, Unreadable } from '../../core/save';
import { flipped } from '../../storage/faulty';
import { countLoad, emptyCount, type Count } from './count';
import { acknowledged, bytesAfter, type Bytes, type Tape, type Write } from './tape';

/** How closely to look: every `stride`-th moment of the game, and every `grain`-th cut or bit with a whole load. */
export interface Closeness {
  readonly stride: number;
  readonly grain: number;
}

type Kind = (tape: Tape, closeness: Closeness) => Count;

/** Every moment of the game: the bytes before write `at`, the write that comes, and what was acknowledged by then. */
function eachWrite(
  tape: Tape,
  stride: number,
  work: (bytes: Bytes, write: Write, least: number, at: number) => void,
): void {
  const bytes = bytesAfter(tape, 0);
  tape.writes.forEach((write, at) => {
    if (at % stride === 0) work(bytes, write, acknowledged(tape, at), at);
    bytes[write.port].set(write.key, write.text);
  });
}

function withText(bytes: Bytes, port: 0 | 1, key: string, text: string | null): Bytes {
  const changed: Bytes = [new Map(bytes[0]), new Map(bytes[1])];
  if (text === null) changed[port].delete(key);
  else changed[port].set(key, text);
  return changed;
}

const stop: Kind = (tape, { stride }) => {
  const count = emptyCount();
  eachWrite(tape, stride, (bytes, _write, least) => countLoad(count, tape, bytes, least));
  countLoad(count, tape, bytesAfter(tape, tape.writes.length), acknowledged(tape, tape.writes.length));
  return count;
};

const tear: Kind = (tape, { stride }) => {
  const count = emptyCount();
  eachWrite(tape, stride, (bytes, { port, key, text }, least, at) => {
    const cut = (at * 7919) % text.length;
    countLoad(count, tape, withText(bytes, port, key, text.slice(0, cut)), least);
  });
  return count;
};

const flip: Kind = (tape, { stride }) => {
  const count = emptyCount();
  eachWrite(tape, stride, (bytes, { port, key, text }, least, at) =>
    countLoad(count, tape, withText(bytes, port, key, flipped(text, at + 1)), least),
  );
  return count;
};

/** A browser holds localStorage back for up to a minute: the first copy is as it was any number of writes ago. */
const stale: Kind = (tape, { stride }) => {
  const count = emptyCount();
  const last = bytesAfter(tape, tape.writes.length);
  const least = acknowledged(tape, tape.writes.length);
  eachWrite(tape, stride, (bytes) => {
    countLoad(count, tape, [new Map(bytes[0]), last[1]], least);
    countLoad(count, tape, [last[0], new Map(bytes[1])], least);
  });
  return count;
};

/** The last write of the game, in the port where it comes first, so that the other one is a change behind. */
function lastHead(tape: Tape): { bytes: Bytes; write: Write; least: number } {
  const head = `save/${tape.id}`;
  const at = tape.writes.findLastIndex(({ port, key }) => port === 0 && key === head);
  const write = tape.writes[at];
  if (!write) throw new Error('The tape holds no save.');
  return { bytes: bytesAfter(tape, at), write, least: acknowledged(tape, at) };
}

/** True when a damaged record is recognised as such, or is after all the very record. */
function isSeenThrough(text: string, whole: string): boolean {
  try {
    return JSON.stringify(decodeRecord(text)) === whole;
  } catch (error) {
    return error instanceof Unreadable;
  }
}

function damage(tape: Tape, grain: number, variants: Iterable<string>): Count {
  const count = emptyCount();
  const { bytes, write, least } = lastHead(tape);
  const whole = JSON.stringify(decodeRecord(write.text));
  let n = 0;
  for (const text of variants) {
    if (n++ % grain === 0) countLoad(count, tape, withText(bytes, 0, write.key, text), least);
    else {
      count.cases++;
      if (isSeenThrough(text, whole)) count.recovered++;
      else count.crashes++;
    }
  }
  return count;
}

function* cuts(text: string): Iterable<string> {
  for (let length = 0; length < text.length; length++) yield text.slice(0, length);
}

function* bits(text: string, stride: number): Iterable<string> {
  for (let at = 0; at < text.length; at += stride) {
    for (let bit = 0; bit < 8; bit++) {
      const unit = String.fromCharCode(text.charCodeAt(at) ^ (1 << bit));
      yield text.slice(0, at) + unit + text.slice(at + 1);
    }
  }
}

const truncate: Kind = (tape, { grain }) => damage(tape, grain, cuts(lastHead(tape).write.text));

const everyBit: Kind = (tape, { stride, grain }) =>
  damage(tape, grain * 8 + 1, bits(lastHead(tape).write.text, stride));

/** Whole records lost, swapped, doubled or put back to an older one, in one port and in the other. */
const mixUp: Kind = (tape, { stride }) => {
  const count = emptyCount();
  const { length } = tape.writes;
  const whole = bytesAfter(tape, length);
  const least = acknowledged(tape, length);
  const head = `save/${tape.id}`;
  for (const port of [0, 1] as const) {
    const keys = [...whole[port].keys()];
    for (const key of keys) {
      countLoad(count, tape, withText(whole, port, key, null), least);
      countLoad(count, tape, withText(whole, port, key, ''), least);
      for (const other of keys) {
        const text = whole[port].get(other) ?? '';
        countLoad(count, tape, withText(whole, port, key, text), least);
        countLoad(count, tape, withText(whole, port, `${head}-copy`, text), least);
        countLoad(count, tape, withText(whole, port, `${head}/${length * 64}`, text), least);
      }
    }
    const older = tape.writes.filter((write) => write.port === port && write.key === head);
    for (let n = 0; n < older.length; n += stride)
      countLoad(count, tape, withText(whole, port, head, older[n]?.text ?? ''), least);
    const reordered: Bytes = [new Map(whole[0]), new Map(whole[1])];
    reordered[port].clear();
    for (const key of keys.reverse()) reordered[port].set(key, whole[port].get(key) ?? '');
    countLoad(count, tape, reordered, least);
  }
  return count;
};

const empty: Kind = (tape, { stride }) => {
  const count = emptyCount();
  eachWrite(tape, stride, (bytes, _write, least, at) => {
    countLoad(count, tape, [new Map(), bytes[1]], least);
    // Between the two writes of a change the first port alone has it, and nobody has been told of it yet.
    countLoad(count, tape, [bytes[0], new Map()], least);
    if (at === 0) return;
    // Without either there is nothing left that could be loaded: that is said, and no crash.
    countLoad(count, tape, [new Map(), new Map()], -1);
  });
  return count;
};

export const kinds: Readonly<Record<string, Kind>> = {
  stop,
  tear,
  truncate,
  flip,
  everyBit,
  mixUp,
  empty,
  stale,
};
