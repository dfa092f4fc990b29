/**
 * The ids that a game's checklist defines, as opposed to those it mentions. An id is defined where it stands
 * - in a column of a table that is headed `ID`, `cite` or the like,
 * - at the head of a section, of a bold paragraph or of a caption (`Table DD-XP-T1`).
 * Some content files use short ids (`AG1`) and say that they are cited with the game's prefix: `EX-AG1`.
 */

const DEFINING_COLUMN = /^(id|ids|cite|cite ids|recipe|(ability|reward) id)$/i;
const SHORT_ID = /^([A-Z]{1,2}\d{1,2})\b/;
const CITED_WITH_PREFIX = /\bcite\b[^.]*\bprefix\b/;

/** `PI` of `PI-CLOSE-09`. */
export function prefixOf(text: string): string {
  const counts = new Map<string, number>();
  for (const [, prefix = ''] of text.matchAll(/\b([A-Z]{2})-[A-Z]+-\d+/g)) {
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? '';
}

/** Worked examples and edge cases need a test, but no entry in the rulebook. */
export function isExample(id: string): boolean {
  return /^[A-Z]{2}-(EX|EDGE)-\d+$/.test(id);
}

/** The ids that the text of one file defines, in their order. */
export function definedIds(text: string, prefix: string): string[] {
  const short = CITED_WITH_PREFIX.test(text);
  const found = new Set<string>();
  const define = (words: string) => {
    const full = fullIds(words, prefix);
    const [, bare] = SHORT_ID.exec(words) ?? [];
    if (full.length === 0 && short && bare !== undefined) full.push(`${prefix}-${bare}`);
    for (const id of full) found.add(id);
  };
  let columns: readonly boolean[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('|')) {
      const cells = cellsOf(line);
      if (columns.length === 0) columns = cells.map((cell) => DEFINING_COLUMN.test(cell));
      else cells.forEach((cell, at) => columns[at] && define(cell));
      continue;
    }
    columns = [];
    const [, head] = /^(?:#{2,4} |\*\*|Table )(\S+)/.exec(line) ?? [];
    if (head !== undefined) define(head);
  }
  return [...found];
}

function cellsOf(row: string): string[] {
  return row
    .replace(/\\\|/g, '/')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** All ids in some words; `PI-UNIT-01 to PI-UNIT-36` is every one from the first to the last. */
function fullIds(words: string, prefix: string): string[] {
  const ids: string[] = [];
  const pattern = new RegExp(`(\\bto )?\\b(${prefix}-[A-Z0-9]+(?:-[A-Z0-9]+)*)\\b`, 'g');
  for (const [, to, id = ''] of words.matchAll(pattern)) {
    const from = ids[ids.length - 1];
    if (to !== undefined && from !== undefined) ids.push(...between(from, id));
    ids.push(id);
  }
  return ids;
}

function between(from: string, to: string): string[] {
  const [, series = '', first = ''] = /^(.*-)(\d+)$/.exec(from) ?? [];
  const [, sameSeries, last = ''] = /^(.*-)(\d+)$/.exec(to) ?? [];
  if (series === '' || series !== sameSeries) return [];
  const count = Math.max(0, Number(last) - Number(first) - 1);
  return Array.from(
    { length: count },
    (_, n) => series + String(Number(first) + 1 + n).padStart(first.length, '0'),
  );
}
