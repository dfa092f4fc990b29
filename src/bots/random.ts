/** Any option, each as likely as the other: the plainest player there is, and the fastest. */
import { anyOf, ownChance, type Policy } from './policy';

export function randomPolicy(seed: number): Policy {
  const chance = ownChance(seed);
  return { name: 'random', choose: (_game, _state, decision) => anyOf(decision.options, chance) };
}
