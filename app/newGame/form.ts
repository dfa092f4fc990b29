/**
 * The new-game form without its looks. Whatever is pressed, the options stay complete and playable: a choice that a change
 * makes impossible falls back to the game's own default.
 */
import type { AnyGame, BaseOptions, SetupField } from '../../src/core/game';

export type FieldValue = string | number | boolean;
export type Options = BaseOptions & Readonly<Record<string, unknown>>;

export function firstOptions(game: AnyGame, players: number): Options {
  return { ...game.defaults(players) };
}

/** As many people as there were last time, where the game allows it; two otherwise, for that is what a table usually is. */
export function firstPlayers(game: AnyGame, wanted = 2): number {
  return Math.min(game.players.max, Math.max(game.players.min, wanted));
}

/** What was chosen stays; what nobody has touched follows the defaults of the new number of people. */
export function setPlayers(game: AnyGame, options: Options, players: number): Options {
  const before = firstOptions(game, options.players);
  const chosen = Object.entries(withoutPlayers(options)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  return settle(game, { ...firstOptions(game, players), ...Object.fromEntries(chosen), players });
}

export function setField(game: AnyGame, options: Options, key: string, value: unknown): Options {
  return settle(game, { ...options, [key]: value });
}

/** The difficulty that these options are, by its place; -1 when they have been tuned by hand. */
export function levelOf(game: AnyGame, options: Options): number {
  return (game.levels ?? []).findIndex(({ sets }) =>
    Object.entries(sets).every(([key, value]) => options[key] === value),
  );
}

export function setLevel(game: AnyGame, options: Options, level: number): Options {
  return settle(game, { ...options, ...game.levels?.[level]?.sets });
}

/** The rows of the form, those that a difficulty sets apart from the rest. */
export function rowsOf(game: AnyGame, options: Options): { main: SetupField[]; tuning: SetupField[] } {
  const tuned = new Set((game.levels ?? []).flatMap(({ sets }) => Object.keys(sets)));
  const fields = game.setupFields(options);
  return {
    main: fields.filter(({ key }) => !tuned.has(key)),
    tuning: fields.filter(({ key }) => tuned.has(key)),
  };
}

/** A list with `choice` picked or put back. A full list lets go of its earliest pick; a list at its least keeps what it has. */
export function toggled(
  field: SetupField,
  picked: readonly FieldValue[],
  choice: FieldValue,
): readonly FieldValue[] {
  const { min, max } = field.count ?? { min: 0, max: field.choices.length };
  if (picked.includes(choice)) return picked.length > min ? picked.filter((one) => one !== choice) : picked;
  const added = [...picked, choice];
  return added.length > max ? added.slice(added.length - max) : added;
}

/** Everything that can be picked, picked by lot. */
export function atRandom(game: AnyGame, options: Options, chance: () => number): Options {
  let out = options;
  for (const { key, kind } of game.setupFields(options)) {
    if (kind !== 'list') continue;
    const field = game.setupFields(out).find((one) => one.key === key);
    if (!field) continue;
    const wanted = listOf(out, key).length;
    const left = field.choices.map(({ value }) => value);
    const drawn = Array.from({ length: wanted }, () =>
      left.splice(Math.floor(chance() * left.length), 1),
    ).flat();
    out = setField(game, out, key, drawn);
  }
  return out;
}

export function listOf(options: Options, key: string): readonly FieldValue[] {
  const value = options[key];
  return Array.isArray(value) ? (value as readonly FieldValue[]) : [];
}

/** What is wrong with the options, in words; null when they can be played. */
export function problemOf(game: AnyGame, options: Options): string | null {
  const parsed = game.optionsSchema.safeParse(options);
  if (parsed.success) return null;
  const issue = parsed.error.issues[0];
  const key = String(issue?.path[0] ?? '');
  const label = game.setupFields(options).find((field) => field.key === key)?.label ?? key;
  return `${label}: ${issue?.message ?? 'this cannot be played'}`;
}

function withoutPlayers({ players: _, ...rest }: Options): Readonly<Record<string, unknown>> {
  return rest;
}

/** Puts back to its default whatever is no longer offered; fields may depend on each other, so until nothing changes. */
function settle(game: AnyGame, options: Options): Options {
  const defaults = firstOptions(game, options.players);
  let current = options;
  for (let pass = 0; pass < 4; pass++) {
    const fields = game.setupFields(current);
    const wrong = fields.filter((field) => !isOffered(field, current[field.key]));
    if (wrong.length === 0) break;
    current = {
      ...current,
      ...Object.fromEntries(wrong.map((field) => [field.key, mended(field, current, defaults)])),
    };
  }
  return problemOf(game, current) === null ? current : defaults;
}

function isOffered(field: SetupField, value: unknown): boolean {
  const offers = (one: unknown) => field.choices.some((choice) => choice.value === one);
  if (field.kind !== 'list') return offers(value);
  if (!Array.isArray(value) || !value.every(offers)) return false;
  const { min, max } = field.count ?? { min: 0, max: field.choices.length };
  return value.length >= min && value.length <= max;
}

/** As much of the old value as still fits; the rest is filled up from the default and then from the top of the list. */
function mended(field: SetupField, current: Options, defaults: Options): unknown {
  if (field.kind !== 'list')
    return isOffered(field, defaults[field.key]) ? defaults[field.key] : field.choices[0]?.value;
  const { min, max } = field.count ?? { min: 0, max: field.choices.length };
  const offered = field.choices.map(({ value }) => value);
  const kept = listOf(current, field.key)
    .filter((one) => offered.includes(one))
    .slice(0, max);
  const spare = [...listOf(defaults, field.key), ...offered].filter(
    (one) => offered.includes(one) && !kept.includes(one),
  );
  return [...kept, ...new Set(spare)].slice(0, Math.max(min, kept.length));
}
