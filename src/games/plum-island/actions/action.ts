/** What every Player Action has in common: who may do it with which unit, what it offers, how it begins. */
import type { Facets, Flow, Option, Refusal } from '../../../core/procedure';
import type { UnitId } from '../data/units';
import { inPlay, NPC_UNITS, ownUnits } from '../queries';
import type { Play, PlumState } from '../state';

export interface Context {
  /** Who takes the action. */
  readonly seat: number;
  /** A Player Action, a Follow Action, or the free action of one unit (PI-RULING-85). */
  readonly part: 'action' | 'follow' | 'free';
  /** The only unit that may act; null: any own unit or NPC. */
  readonly unit: UnitId | null;
}

export interface Action {
  readonly verbs: readonly string[];
  options(state: PlumState, context: Context): Option[];
  /** Carries it out, or calls the procedure that does. */
  begin(play: Play, context: Context, picked: Facets): Flow;
  /** Why something is not among the options. */
  refusals?(state: PlumState, context: Context): Refusal[];
}

/** Own Faction units and NPC standees on the map (PI-ACT-03, -05). */
export function usableUnits(state: PlumState, { seat, unit }: Context): UnitId[] {
  if (unit !== null) return inPlay(state, unit) ? [unit] : [];
  const units = ownUnits(state, seat);
  for (const id of NPC_UNITS) if (inPlay(state, id)) units.push(id);
  return units;
}
