/** Tables by key. The one place where "all keys are there" is asserted rather than proved by the compiler. */

export function keyed<K extends string | number, T>(
  keys: readonly K[],
  of: (key: K) => T,
): Readonly<Record<K, T>> {
  const table = {} as Record<K, T>;
  for (const key of keys) table[key] = of(key);
  return table;
}

export function byId<Id extends string, Row extends { readonly id: Id }>(
  rows: readonly (Row & { readonly id: Id })[],
): Readonly<Record<Id, Row>> {
  const table = {} as Record<Id, Row>;
  for (const row of rows) table[row.id] = row;
  return table;
}
