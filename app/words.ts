/** Times and lists as a person would say them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function whenWords(time: number, now: number = Date.now()): string {
  const ago = now - time;
  if (ago < 2 * MINUTE) return 'just now';
  if (ago < HOUR) return `${Math.round(ago / MINUTE)} minutes ago`;
  if (ago < DAY) return plural(Math.round(ago / HOUR), 'hour') + ' ago';
  if (ago < 14 * DAY) return plural(Math.round(ago / DAY), 'day') + ' ago';
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}

export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** 'Ana', 'Ana and Ben', 'Ana, Ben and Cy'. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export function playersWords({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min === max) return plural(min, 'player');
  return `${min} to ${max} players`;
}
