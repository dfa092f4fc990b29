/** What options cost, in words: '1 action, 2 wood'. */
import type { Cost, Option } from '../core/procedure';

export function costWords(cost: Cost | undefined): string | null {
  const parts = Object.entries(cost ?? {}).filter(([, amount]) => amount !== 0);
  return parts.length === 0
    ? null
    : parts.map(([name, amount]) => `${amount} ${named(name, amount)}`).join(', ');
}

/** The cost that several options have in common; null when they differ or are free. */
export function commonCost(options: readonly Option[]): string | null {
  const all = new Set(options.map((option) => costWords(option.cost)));
  const [first] = all;
  return all.size === 1 ? (first ?? null) : null;
}

/** What can be counted has a name for one; 'supplies' and 'darkness' are the same in any number. 'ap' is an abbreviation. */
const ONE: Readonly<Record<string, string>> = { actions: 'action' };

function named(name: string, amount: number): string {
  if (name.length <= 2) return name.toUpperCase();
  return amount === 1 ? (ONE[name] ?? name) : name;
}
