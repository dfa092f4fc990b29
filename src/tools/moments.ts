/** Moments of a game by their names, and playing up to one of them. */
import { Coverage, policies, type PolicyName } from '../bots';
import type { AnyGame, BaseOptions } from '../core/game';
import { encodeRecord, recordOf } from '../core/save';
import { Session } from '../core/session';
import { UsageError } from './cli';
import { DECISION_CAP } from './play';

export interface Wanted {
  readonly game: AnyGame;
  readonly moment: string;
  readonly options: BaseOptions;
  readonly seed?: number;
  readonly tries?: number;
  readonly policy?: PolicyName;
}

type Holds = (session: Session) => boolean;

const MOMENTS: Readonly<Record<string, (value: string) => Holds>> = {
  decision: (kind) => (session) => session.decision?.kind === kind,
  round: (n) => (session) => session.decision !== null && session.game.round(session.state) >= Number(n),
  choices: (n) => (session) => session.decision !== null && session.length >= Number(n),
  end: (reason) => (session) => {
    const outcome = session.game.outcome(session.state);
    return outcome !== null && (reason === '' || outcome.reason === reason);
  },
};

function momentOf(words: string): Holds {
  const all = words.split('+').map((part) => {
    const [name = '', value = ''] = part.split(':');
    const make = MOMENTS[name];
    if (!make) throw new UsageError(`"${part}" is no moment. There is ${Object.keys(MOMENTS).join(', ')}.`);
    return make(value);
  });
  return (session) => all.every((holds) => holds(session));
}

/** The first game, seed by seed, that comes to the moment; null when none does. */
export function playTo({
  game,
  moment,
  options,
  seed = 1,
  tries = 200,
  policy = 'random',
}: Wanted): Session | null {
  const holds = momentOf(moment);
  const names = Array.from({ length: options.players }, (_, n) => NAMES[n] ?? `Player ${n + 1}`);
  for (let n = 0; n < tries; n++) {
    const player = policies[policy](seed + n, new Coverage());
    const session = Session.begin(game, { options, seed: seed + n, names });
    while (!holds(session) && session.decision !== null && session.length < DECISION_CAP)
      session.choose(player.choose(game, session.state, session.decision).id);
    if (holds(session)) return session;
  }
  return null;
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'];

export function saveText(session: Session, id: string): string {
  return encodeRecord(recordOf(session, { id, startedAt: 0, savedAt: 0 }));
}
