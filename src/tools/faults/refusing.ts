/** Devices that say no: once, for ever, or because they are full. The game goes on in memory, says so, and nothing is lost. */
import { decodeRecord } from '../../core/save';
import { FaultyDevice, fullAfter, type Fault } from '../../storage/faulty';
import type { SaveStore } from '../../storage/saves';
import { hash } from '../../core/plain';
import type { Session } from '../../core/session';
import { emptyCount, portsOver, type Count } from './count';
import { acknowledged, bytesAfter, playOn, storeOver, type Tape } from './tape';

/** Changes that are made on such a device. */
const CHANGES = 3;

interface Opened {
  readonly store: SaveStore;
  readonly session: Session;
}

function openIn(store: SaveStore, { id, game }: Tape): Opened {
  const loaded = store.open(id, () => game);
  if (loaded === null || loaded.outcome === 'unreadable') throw new Error('The game did not come back.');
  return { store, session: loaded.session };
}

/** Plays on a device that fails from the n-th write on or there only, heals it, and looks at what lies there before and after. */
function failing(tape: Tape, at: number, fault: Fault, count: Count): void {
  const [a, b] = portsOver(bytesAfter(tape, at));
  const device = new FaultyDevice();
  const { store, session } = openIn(storeOver([device.port(a), device.port(b)]), tape);
  device.become(fault);
  let shownAsSaved = session.sequence;
  for (let n = 0; n < CHANGES; n++) {
    playOn(session, 1);
    if (store.status.state !== 'failing') shownAsSaved = session.sequence;
    else if (store.status.message === null) count.crashes++;
  }
  const played = hash(session.state);
  const isWhole = decodeRecord(store.exportText(tape.id, () => tape.game)).sequence === session.sequence;
  const after = openIn(storeOver(portsOver([a.texts, b.texts])), tape).session;
  device.become(null);
  store.retry();
  const healed = openIn(storeOver(portsOver([a.texts, b.texts])), tape).session;
  count.lost += Math.max(0, shownAsSaved - after.sequence);
  if (isWhole && store.status.state === 'ok' && hash(healed.state) === played) count.intact++;
  else count.crashes++;
}

function full(tape: Tape, at: number, room: number, count: Count): void {
  const [a, b] = portsOver(bytesAfter(tape, at));
  const used = [...a.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const ports = [fullAfter(used + room, a), fullAfter(used + room, b)] as const;
  const { store, session } = openIn(storeOver(ports), tape);
  let shownAsSaved = session.sequence;
  for (let n = 0; n < CHANGES; n++) {
    playOn(session, 1);
    if (store.status.state !== 'failing') shownAsSaved = session.sequence;
  }
  const after = openIn(storeOver(portsOver([a.texts, b.texts])), tape).session;
  count.lost += Math.max(0, shownAsSaved - after.sequence);
  count.intact++;
}

/** Moments at which the game is at rest: nothing of a change is missing. */
function moments(tape: Tape, stride: number): number[] {
  return tape.writes.flatMap((write, n) => {
    const isLast = tape.writes[n + 1]?.sequence !== write.sequence;
    return isLast && write.sequence % stride === 0 && acknowledged(tape, n + 1) >= 0 ? [n + 1] : [];
  });
}

function counted(tape: Tape, stride: number, work: (at: number, count: Count) => void, times: number): Count {
  const count = emptyCount();
  for (const at of moments(tape, stride)) {
    count.cases += times;
    try {
      work(at, count);
    } catch {
      count.crashes++;
    }
  }
  return count;
}

const FIRST_WRITES = [1, 2, 3, 4];
const ROOMS = [0, 40, 400, 4_000];

export function refusing(tape: Tape, stride: number): Readonly<Record<string, Count>> {
  const throwing = (forEver: boolean) => (at: number, count: Count) => {
    for (const nth of FIRST_WRITES) failing(tape, at, { kind: 'throw', at: nth, forEver }, count);
  };
  return {
    throwOnce: counted(tape, stride, throwing(false), FIRST_WRITES.length),
    throwForEver: counted(tape, stride, throwing(true), FIRST_WRITES.length),
    full: counted(
      tape,
      stride,
      (at, count) => ROOMS.forEach((room) => full(tape, at, room, count)),
      ROOMS.length,
    ),
  };
}
