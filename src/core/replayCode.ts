/**
 * A small game as a line of text that fits into a message: how it began, and for each decision the place of the picked option
 * among those that were offered. The rules do the rest.
 */
import type { AnyGame } from './game';
import { hash } from './plain';
import { fingerprint, firstIssue, lineOf, parseJson, Unreadable } from './save';
import { Session } from './session';

/** Longer than this is a file's work. */
export const LONGEST_CODE = 1_200;

const MARK = 'HOLDOUT1';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function isReplayCode(text: string): boolean {
  return text.trimStart().startsWith(`${MARK}.`);
}

/** The code of the line that led here; null when it is too long, or when its beginning lies under older rules. */
export function replayCode(session: Session): string | null {
  if (session.floor !== null || session.length > LONGEST_CODE) return null;
  const { game, beginning } = session;
  const { options, seed } = beginning;
  const defaults: Record<string, unknown> = { ...game.defaults(options.players) };
  const changed = Object.entries(options).filter(([key, value]) => hash(value) !== hash(defaults[key]));
  const head = JSON.stringify([
    game.id,
    game.rulesVersion,
    seed,
    options.players,
    Object.fromEntries(changed),
  ]);
  const body = `${packText(head)}.${choicesOf(session).map(packNumber).join('')}`;
  const code = `${MARK}.${body}.${fingerprint(body)}`;
  return code.length > LONGEST_CODE ? null : code;
}

/** For each decision of the line the place of its option in the list. */
function choicesOf(session: Session): number[] {
  const { game, beginning, journal } = session;
  const again = Session.begin(game, beginning);
  return lineOf(journal).map((choose) => {
    const at = again.decision?.options.findIndex(({ id }) => id === choose) ?? -1;
    again.choose(choose);
    return at;
  });
}

/** Plays a code. Throws Unreadable with a sentence. */
export function sessionOfCode(text: string, find: (id: string) => AnyGame | undefined): Session {
  const [mark, head = '', choices = '', sum] = text.trim().split('.');
  const isOurs = mark === MARK && text.trim().length <= LONGEST_CODE;
  if (!isOurs || sum !== fingerprint(`${head}.${choices}`))
    throw new Unreadable('This is not a replay code, or a part of it is missing. Copy all of it.');
  const session = begun(unpackText(head), find);
  for (const at of unpackNumbers(choices)) {
    const option = session.decision?.options[at];
    if (!option) throw new Unreadable('This replay code does not fit the rules of its game.');
    session.choose(option.id);
  }
  return session;
}

function begun(head: string, find: (id: string) => AnyGame | undefined): Session {
  const data = parseJson(head);
  const [id, rulesVersion, seed, players, changed] = Array.isArray(data) ? (data as unknown[]) : [];
  const game = find(String(id));
  if (!game) throw new Unreadable(`This version of Holdout does not have the game "${String(id)}".`);
  if (rulesVersion !== game.rulesVersion)
    throw new Unreadable('This replay code was made by another version of Holdout.');
  if (!Number.isInteger(seed) || !Number.isInteger(players) || typeof changed !== 'object')
    throw new Unreadable('This replay code is damaged.');
  const people = Math.min(Math.max(Number(players), game.players.min), game.players.max);
  const options = game.optionsSchema.safeParse({ ...game.defaults(people), ...changed, players });
  if (!options.success)
    throw new Unreadable(`The options of this replay code are not valid: ${firstIssue(options.error)}.`);
  return Session.begin(game, { options: options.data, seed: Number(seed) >>> 0, names: [] });
}

/** Five bits a letter, the sixth says that more follow. */
function packNumber(value: number): string {
  const low = LETTERS.charAt((value & 31) | (value > 31 ? 32 : 0));
  return value > 31 ? low + packNumber(value >>> 5) : low;
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of packed) {
    const bits = LETTERS.indexOf(letter);
    value |= (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push(value);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Plain letters only: what is not one of them is written as JSON escapes it. */
function packText(text: string): string {
  const plain = text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  let packed = '';
  for (let i = 0; i < plain.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => plain.charCodeAt(i + n) || 0) as [number, number, number];
    const bits = (a << 16) | (b << 8) | c;
    for (const shift of [18, 12, 6, 0]) packed += LETTERS.charAt((bits >>> shift) & 63);
  }
  return packed;
}

function unpackText(packed: string): string {
  let text = '';
  for (let i = 0; i + 3 < packed.length; i += 4) {
    let bits = 0;
    for (let n = 0; n < 4; n++) bits = (bits << 6) | Math.max(0, LETTERS.indexOf(packed.charAt(i + n)));
    text += String.fromCharCode((bits >>> 16) & 255, (bits >>> 8) & 255, bits & 255);
  }
  return text.replace(/\0+$/, '');
}
