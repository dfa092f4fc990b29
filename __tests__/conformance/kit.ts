/** What the suites of this folder share: the games, and what must hold at every decision. */
import { apply, decide, IllegalChoice, refusals, type Applied } from '../../src/core/engine';
import type { AnyGame, Decision } from '../../src/core/game';
import { copy, hash } from '../../src/core/plain';
import type { CoreState, GameEvent, SeatId } from '../../src/core/procedure';
import { games } from '../../src/games';
import { vigil } from '../kit/vigil';

/** The test game proves the suite itself; then every game of the registry. */
export const everyGame: readonly (readonly [string, AnyGame])[] = [vigil as AnyGame, ...games].map((game) => [
  game.id,
  game,
]);

/** An option list longer than this cannot be narrowed by a few taps. */
const MOST_OPTIONS = 400;
/** Pairs of hidden things that are swapped to see whether a view notices. */
const MOST_SWAPS = 12;

/** Complains with everything that one needs to see it again. */
export function fail(game: AnyGame, state: CoreState, what: string): never {
  const frame = state.frames[state.frames.length - 1];
  throw new Error(`${game.id}, decision ${state.choices}, ${frame?.procedure}.${frame?.step}: ${what}`);
}

/** Cheap enough for every decision. */
export function checkDecision(game: AnyGame, state: CoreState, decision: Decision): void {
  const { options, kind, id } = decision;
  if (id !== state.choices) fail(game, state, `the decision is numbered ${id}`);
  if (options.length === 0) fail(game, state, 'there are no options');
  if (options.length > MOST_OPTIONS) fail(game, state, `there are ${options.length} options`);
  if (new Set(options.map((option) => option.id)).size < options.length)
    fail(game, state, `two options have the same id: ${options.map((option) => option.id).join(' ')}`);
  if (!(kind in game.text.prompts)) fail(game, state, `there is no prompt for "${kind}"`);
  const problems = game.invariants(state);
  if (problems.length > 0) fail(game, state, problems.join(' '));
}

/** Everything that the engine promises about one decision, and every word about it. */
export function checkClosely(game: AnyGame, state: CoreState, decision: Decision, option: string): void {
  const before = hash(state);
  const untouched = (what: string) => {
    if (hash(state) !== before) fail(game, state, `${what} changed the state`);
  };
  const ids = decision.options.map((one) => one.id).join(' ');
  const again = decide(game, state);
  if (again?.options.map((one) => one.id).join(' ') !== ids) fail(game, state, 'deciding again gave others');
  untouched('deciding');

  const restored = JSON.parse(JSON.stringify(state)) as CoreState;
  if (hash(restored) !== before) fail(game, state, 'the state is not plain data');
  const parsed = game.stateSchema.safeParse(restored);
  if (!parsed.success) fail(game, state, `the schema refuses the state: ${parsed.error.message}`);
  if (hash(parsed.data) !== before) fail(game, state, 'the schema changes the state');

  const choice = { decision: decision.id, option };
  const applied = apply(game, state, choice);
  untouched('applying');
  if (hash(apply(game, restored, choice).state) !== hash(applied.state))
    fail(game, state, `"${option}" leads elsewhere from a restored copy`);

  refused(game, state, { decision: decision.id, option: `${option}/invented` }, 'unknown');
  refused(game, state, { decision: decision.id + 1, option }, 'stale');
  refused(game, state, { decision: decision.id - 1, option }, 'stale');
  untouched('refusing');

  checkWords(game, state, decision, applied);
  untouched('wording');
  checkViews(game, state);
  untouched('viewing');
}

function refused(
  game: AnyGame,
  state: CoreState,
  choice: { decision: number; option: string },
  code: IllegalChoice['code'],
): void {
  try {
    apply(game, state, choice);
  } catch (error) {
    if (error instanceof IllegalChoice && error.code === code) return;
    throw error;
  }
  fail(game, state, `"${choice.option}" of decision ${choice.decision} was taken`);
}

function checkWords(
  game: AnyGame,
  state: CoreState,
  decision: Decision,
  applied: Applied<CoreState, GameEvent>,
): void {
  const seen = game.view(state, decision.seat);
  const said = (words: unknown, what: string) => {
    if (typeof words !== 'string' || words.trim() === '' || /undefined|NaN|\[object/.test(words))
      fail(game, state, `${what} reads ${JSON.stringify(words)}`);
  };
  said(game.text.prompts[decision.kind]?.(seen, decision), `the prompt of "${decision.kind}"`);
  for (const option of decision.options) {
    said(game.text.option(seen, decision, option), `option "${option.id}"`);
    for (const [name, value] of Object.entries(option.facets))
      said(game.text.facet(seen, name, value), `facet ${name} of "${option.id}"`);
  }
  for (const refusal of refusals(game, state)) knownRule(refusal.rule, 'a refusal');
  for (const event of applied.events) {
    if (event.rule !== undefined) knownRule(event.rule, `event ${event.type}`);
    if (event.type === 'onlyOption') continue;
    const sentence = game.text.events[event.type];
    if (!sentence) fail(game, state, `there is no sentence for event "${event.type}"`);
    said(sentence(event, applied.state), `event ${event.type}`);
  }

  function knownRule(rule: string, where: string) {
    if (!(rule in game.rulebook))
      fail(game, state, `${where} names rule ${rule}, which is not in the rulebook`);
  }
}

/** A view gives nothing away: swapping two things that a seat may not see gives the same view. */
export function checkViews(game: AnyGame, state: CoreState): void {
  const seats = new Set<SeatId>(['team', decide(game, state)?.seat ?? 'team']);
  for (const seat of seats) {
    const seen = game.view(state, seat);
    if (hash(game.view(seen, seat)) !== hash(seen)) fail(game, state, `the view of ${seat} hides more twice`);
    const hidden = hiddenLeaves(state, seen);
    // A hidden deck is long, and any of its neighbours tell as much as all of them.
    const stride = Math.ceil(hidden.length / MOST_SWAPS);
    for (let n = 1; n < hidden.length; n += stride) {
      const swapped = copy(state);
      const [one, other] = [hidden[n - 1], hidden[n]] as [Path, Path];
      const value = read(swapped, one);
      write(swapped, one, read(swapped, other));
      write(swapped, other, value);
      if (hash(game.view(swapped, seat)) !== hash(seen))
        fail(game, state, `the view of ${seat} shows ${one.join('.')} or ${other.join('.')}`);
    }
  }
}

type Path = readonly (string | number)[];

/** Where plain values differ between a state and a view of it, with the same parent, so that swapping makes sense. */
export function hiddenLeaves(state: unknown, seen: unknown, path: Path = []): Path[] {
  if (typeof state !== 'object' || state === null) return state === seen ? [] : [path];
  return Object.entries(state).flatMap(([key, value]) => {
    const shown =
      typeof seen === 'object' && seen !== null ? (seen as Record<string, unknown>)[key] : undefined;
    return hiddenLeaves(value, shown, [...path, key]);
  });
}

function read(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], root);
}

function write(root: unknown, path: Path, value: unknown): void {
  const parent = read(root, path.slice(0, -1)) as Record<string | number, unknown>;
  parent[path[path.length - 1] as string] = value;
}
