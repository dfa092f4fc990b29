/** A team with a full larder that walks about and tries everything: it comes to what a hungry one hardly ever lives to see. */
import { applyInPlace, start, type Trace } from '../../../src/core/engine';
import type { Decision } from '../../../src/core/game';
import type { Option } from '../../../src/core/procedure';
import { nextUint32, seedRandom } from '../../../src/core/random';
import { basecamp } from '../../../src/games/basecamp';
import type { BasecampOptions } from '../../../src/games/basecamp/options';

const FOOD = 60;
const DECISIONS = 900;
const NEVER = new Set<unknown>(['giveUp', 'concede']);
const EAGER = new Set<unknown>(['clear', 'shoot', 'trap', 'gather', 'explore', 'event']);

/** Everything that a game with this seed shows: 'decision carryWhich', 'event enemyLeft', 'mark reward/wireDrill'. */
export function wander(seed: number, options: Partial<BasecampOptions>): ReadonlySet<string> {
  const seen = new Set<string>();
  const trace: Trace = {
    step: () => undefined,
    decision: (kind) => seen.add(`decision ${kind}`),
    event: (type) => seen.add(`event ${type}`),
    mark: (tag) => seen.add(`mark ${tag}`),
  };
  const chance = seedRandom(seed);
  const first = start(basecamp, { ...basecamp.defaults(1), expansion: true, ...options }, seed);
  const { state } = first;
  let { decision } = first;
  state.stock.food = FOOD;
  for (let n = 0; decision !== null && n < DECISIONS; n++) {
    const { id } = pick(decision, (among) => nextUint32(chance) % among);
    decision = applyInPlace(basecamp, state, decision, { decision: decision.id, option: id }, { trace });
    const problems = basecamp.invariants(state);
    if (problems.length > 0) throw new Error(`Seed ${seed}, decision ${n}: ${problems.join(' ')}`);
  }
  return seen;
}

function pick({ options }: Decision, die: (among: number) => number): Option {
  const sensible = options.filter(({ facets }) => !NEVER.has(facets.verb ?? facets.answer));
  const eager = sensible.filter(({ facets }) => EAGER.has(facets.verb));
  const calm = sensible.filter(({ facets }) => facets.verb !== 'trade' || die(4) === 0);
  const pool = [eager.length > 0 && die(3) > 0 ? eager : calm, sensible, options].find(
    (one) => one.length > 0,
  );
  const found = pool?.[die(pool.length)];
  if (found === undefined) throw new Error('There is nothing to choose.');
  return found;
}
