/**
 * How a player gets from a list of options to one: by picking any facet in any order (a verb, a piece, a place). Pure: what
 * is left, what to pick next, and what a tap on a target would pick all follow from the decision and what was picked.
 */
import type { Decision } from '../core/game';
import type { Facets, Option, Refusal } from '../core/procedure';
import type { Target, TargetId } from '../ui/gameView';

export type Value = string | number;

export interface Picked {
  readonly facet: string;
  readonly value: Value;
}

export interface Narrowing {
  readonly decision: Decision;
  /** In the order in which they were picked: backing out takes the last one back. */
  readonly picked: readonly Picked[];
  /** One whole option, picked from the list or because nothing else was left. */
  readonly option: string | null;
}

export type NarrowAction =
  | { readonly type: 'pick'; readonly facet: string; readonly value: Value }
  | { readonly type: 'option'; readonly id: string }
  | { readonly type: 'target'; readonly target: Target }
  | { readonly type: 'back' }
  | { readonly type: 'reset' };

export function begin(decision: Decision): Narrowing {
  return { decision, picked: [], option: null };
}

export function pickedFacets(narrowing: Narrowing): Facets {
  return Object.fromEntries(narrowing.picked.map(({ facet, value }) => [facet, value]));
}

/** The options that agree with everything picked so far. */
export function remaining({ decision, picked, option }: Narrowing): readonly Option[] {
  if (option !== null) return decision.options.filter((one) => one.id === option);
  return decision.options.filter((one) => picked.every(({ facet, value }) => one.facets[facet] === value));
}

/** The one option that is left to confirm. */
export function chosen(narrowing: Narrowing): Option | null {
  const left = remaining(narrowing);
  const untouched = narrowing.picked.length === 0 && narrowing.option === null;
  return left.length === 1 && !untouched ? (left[0] ?? null) : null;
}

/** The first facet, in the order in which the rules name them, that the remaining options disagree on. */
export function nextFacet(options: readonly Option[]): string | null {
  for (const facet of facetNames(options)) {
    if (new Set(options.map((option) => option.facets[facet])).size > 1) return facet;
  }
  return null;
}

function facetNames(options: readonly Option[]): string[] {
  return [...new Set(options.flatMap((option) => Object.keys(option.facets)))];
}

export type Step =
  | {
      readonly kind: 'value';
      readonly facet: string;
      readonly value: Value;
      readonly options: readonly Option[];
    }
  /** An option without the facet that the others are told apart by: 'done' beside a list of pieces. */
  | { readonly kind: 'option'; readonly option: Option };

/** What the sheet offers next, in the order of the options. */
export function steps(narrowing: Narrowing): readonly Step[] {
  const left = remaining(narrowing);
  const facet = nextFacet(left);
  if (facet === null) return left.map((option) => ({ kind: 'option', option }));
  const byValue = new Map<Value, Option[]>();
  const out: Step[] = [];
  for (const option of left) {
    const value = option.facets[facet];
    if (value === undefined) {
      out.push({ kind: 'option', option });
      continue;
    }
    const others = byValue.get(value);
    if (others) {
      others.push(option);
      continue;
    }
    const options = [option];
    byValue.set(value, options);
    out.push({ kind: 'value', facet, value, options });
  }
  return out;
}

/**
 * What a tap on this target picks: the first facet that the remaining options still disagree on, so that tapping the place
 * where one stands never counts as a step. Null when it would pick nothing.
 */
export function pickOf(narrowing: Narrowing, target: Target): Picked | null {
  const left = remaining({ ...narrowing, option: null });
  for (const facet of facetNames(left)) {
    const value = target.facets[facet];
    if (value === undefined || narrowing.picked.some((one) => one.facet === facet)) continue;
    const fitting = left.filter((option) => option.facets[facet] === value);
    if (fitting.length > 0 && (fitting.length < left.length || left.length === 1)) return { facet, value };
  }
  return chosen(narrowing) === null ? null : otherPick(narrowing, target);
}

/** With one option left to confirm, what was picked last can still be changed by a tap on another one of its kind. */
function otherPick({ decision, picked }: Narrowing, target: Target): Picked | null {
  const last = picked[picked.length - 1];
  const value = last && target.facets[last.facet];
  if (last === undefined || value === undefined || value === last.value) return null;
  const others = [...picked.slice(0, -1), { facet: last.facet, value }];
  const fitting = remaining({ decision, picked: others, option: null });
  return fitting.length > 0 ? { facet: last.facet, value } : null;
}

/** Everything that a tap can pick now. */
export function litTargets(narrowing: Narrowing, targets: readonly Target[]): Set<TargetId> {
  return new Set(targets.filter((target) => pickOf(narrowing, target) !== null).map((target) => target.id));
}

/** Targets that stand for what has been picked, or for the one option left. */
export function selectedTargets(narrowing: Narrowing, targets: readonly Target[]): Set<TargetId> {
  const facets = chosen(narrowing)?.facets ?? pickedFacets(narrowing);
  return new Set(
    targets
      .filter((target) => Object.entries(target.facets).some(([facet, value]) => facets[facet] === value))
      .map((target) => target.id),
  );
}

export function narrow(narrowing: Narrowing, action: NarrowAction): Narrowing {
  switch (action.type) {
    case 'pick':
      return pick(narrowing, action);
    case 'target': {
      const found = pickOf(narrowing, action.target);
      return found ? pick(narrowing, found) : narrowing;
    }
    case 'option':
      return narrowing.decision.options.some((option) => option.id === action.id)
        ? { ...narrowing, option: action.id }
        : narrowing;
    case 'back':
      return narrowing.option !== null
        ? { ...narrowing, option: null }
        : { ...narrowing, picked: narrowing.picked.slice(0, -1) };
    case 'reset':
      return begin(narrowing.decision);
  }
}

/** A facet picked again is picked anew: it replaces the old value and whatever no longer agrees with it. */
function pick(narrowing: Narrowing, { facet, value }: Picked): Narrowing {
  const fits = (picked: readonly Picked[]) => remaining({ ...narrowing, picked, option: null }).length > 0;
  const others = narrowing.picked.filter((one) => one.facet !== facet);
  const wanted = { facet, value };
  if (!fits([wanted])) return narrowing;
  let picked: readonly Picked[] = [...others, wanted];
  while (!fits(picked)) picked = picked.slice(1);
  return { ...narrowing, picked, option: null };
}

export interface Refused {
  readonly facet: string;
  readonly value: Value;
  readonly refusal: Refusal;
}

/** What one might expect among the next steps, with the rule that forbids it. */
export function refusedSteps(narrowing: Narrowing, refusals: readonly Refusal[]): readonly Refused[] {
  const left = remaining(narrowing);
  const facet = nextFacet(left) ?? facetNames(left)[0];
  if (facet === undefined) return [];
  const open = new Set(left.map((option) => option.facets[facet]));
  const seen = new Set<Value>();
  const picked = pickedFacets(narrowing);
  return refusals.flatMap((refusal) => {
    const value = refusal.facets[facet];
    const agrees = Object.entries(picked).every(
      ([name, wanted]) =>
        name === facet || refusal.facets[name] === undefined || refusal.facets[name] === wanted,
    );
    if (value === undefined || open.has(value) || seen.has(value) || !agrees) return [];
    seen.add(value);
    return [{ facet, value, refusal }];
  });
}
