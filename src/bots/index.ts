/** The policies by name, for the tools. */
import type { Coverage } from './coverage';
import { greedyPolicy } from './greedy';
import { leastSeenPolicy } from './leastSeen';
import type { Policy } from './policy';
import { randomPolicy } from './random';

export type PolicyName = 'random' | 'greedy' | 'leastSeen';

export const policies: Readonly<Record<PolicyName, (seed: number, coverage: Coverage) => Policy>> = {
  random: (seed) => randomPolicy(seed),
  greedy: (seed) => greedyPolicy(seed),
  leastSeen: leastSeenPolicy,
};

export { Coverage, type NeverSeen } from './coverage';
export { greedyPolicy } from './greedy';
export { leastSeenPolicy } from './leastSeen';
export type { Policy } from './policy';
export { randomPolicy } from './random';
