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

/**
 * Costs are named in the plural where they can be counted: 'actions'. One of them is 'action', but one of 'supplies' has no name
 * of its own. 'ap' is an abbreviation.
 */
function named(name: string, amount: number): string {
  if (name.length <= 2) return name.toUpperCase();
  return amount === 1 && name.endsWith('s') && !name.endsWith('ies') ? name.slice(0, -1) : name;
}
